"""Routes about the house itself: which games and bots there are, whether it is well, the page of the API."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from sqlalchemy import text

from traktir import __version__
from traktir.bots import BOTS
from traktir.games import FOLDERS, about
from traktir.server.web.who import OurKeeper


class ModeShown(msgspec.Struct, frozen=True):
    id: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    options: dict[str, Any]  # JSON schema of the options


class GameShown(msgspec.Struct, frozen=True):
    id: str
    rules_version: int
    weight: int
    modes: list[ModeShown]


class Hall(msgspec.Struct, frozen=True):
    games: list[GameShown]
    bots: list[str]  # weakest first


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str


@get("/api/games", tags=("house",), summary="Games, modes, options and bots")
async def games() -> Hall:
    shown = [
        GameShown(
            entry.id,
            entry.rules_version,
            entry.weight,
            [ModeShown(mode.id, mode.seats, mode.minutes, msgspec.json.schema(mode.options)) for mode in entry.modes],
        )
        for entry in map(about, FOLDERS)
    ]
    return Hall(shown, list(BOTS))


@get("/health", tags=("house",), summary="200 when the house is open and its database answers")
async def health(keeper: OurKeeper) -> Response[Health]:
    try:
        await keeper.database.row(text("SELECT 1"))
        well = keeper.ready
    except Exception:
        well = False
    return Response(Health("ok" if well else "unwell", __version__), status_code=200 if well else 503)


class ApiPage(OpenAPIRenderPlugin):
    """The API on one page without a single script, so that it needs nothing from elsewhere."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = []
        for path, item in sorted(openapi_schema["paths"].items()):
            for method, operation in item.items():
                if isinstance(operation, dict) and "responses" in operation:
                    takes = _schema_name(operation.get("requestBody", {}).get("content", {}))
                    gives = ", ".join(
                        f"{code} {_schema_name(answer.get('content', {}))}" for code, answer in operation["responses"].items()
                    )
                    cells = (method.upper(), path, operation.get("summary", ""), takes, gives)
                    rows.append("".join(f"<td>{escape(cell)}</td>" for cell in cells))
        title = escape(openapi_schema["info"]["title"])
        body = "".join(f"<tr>{row}</tr>" for row in rows)
        head = "".join(f"<th>{name}</th>" for name in ("", "path", "what", "takes", "gives"))
        style = "body{font:15px sans-serif;margin:2em}td,th{padding:.3em .8em;text-align:left;vertical-align:top}"
        page = (
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><style>{style}</style><h1>{title}</h1>"
            f"<p>OpenAPI {escape(openapi_schema['openapi'])}: <a href=/api/docs/openapi.json>openapi.json</a>. "
            f"The websocket at <code>/ws</code> is described in docs/protocol.md.</p>"
            f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></html>"
        )
        return page.encode()


def _schema_name(content: dict[str, Any]) -> str:
    for media in content.values():
        schema = media.get("schema", {})
        inner = schema.get("items", schema)
        name = str(inner.get("$ref", "")).rpartition("/")[2]
        return f"[{name}]" if "items" in schema and name else name
    return ""
