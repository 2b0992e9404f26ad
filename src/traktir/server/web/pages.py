"""The browser client: files that were built and compressed before, and one page for every address of the client's own."""

from __future__ import annotations

import mimetypes
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from traktir.core.game import Refused
from traktir.locale import LANGUAGES, speaker
from traktir.server.tables.standing import Standing
from traktir.server.web.keeper import Keeper

BUILT_IN: Final = Path(__file__).parents[2] / "browser"
FOREVER: Final = "public, max-age=31536000, immutable"
BRIEFLY: Final = "no-cache"
# the first word of every address that the client answers itself
ROOMS: Final = {
    "table",
    "join",
    "open",
    "tables",
    "replay",
    "analysis",
    "rules",
    "player",
    "settings",
    "ratings",
    "credits",
    "pass",
}
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/webp", ".webp")
mimetypes.add_type("font/woff2", ".woff2")


class Files:
    """The built client in memory: it is small, and nothing outside its folder can be asked for."""

    def __init__(self, folder: Path) -> None:
        index = folder / "index.html"
        if not index.is_file():
            raise Refused("refused-settings", why=f"web: no index.html in {folder}")
        self.files = {str(path.relative_to(folder)): path for path in folder.rglob("*") if path.is_file()}
        self.index = index.read_text(encoding="utf-8")

    def send(self, name: str, accepts: str) -> Response[bytes]:
        headers = {"cache-control": FOREVER if name.startswith("assets/") else BRIEFLY, "vary": "accept-encoding"}
        path = self.files[name]
        for encoding, ending in ENCODINGS:
            if encoding in accepts and name + ending in self.files:
                path = self.files[name + ending]
                headers["content-encoding"] = encoding
                break
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return Response(path.read_bytes(), media_type=kind, headers=headers)


def built_in() -> str:
    """The folder of the client that came with the package; empty when it was built without."""
    return str(BUILT_IN) if (BUILT_IN / "index.html").is_file() else ""


def language_of(request: Request[Any, Any, Any]) -> str:
    said = request.headers.get("accept-language", "")[:100].lower()
    return "ru" if said.startswith("ru") and "ru" in LANGUAGES else "en"


def preview(standing: Standing | None, language: str) -> str:
    """What a messenger shows of a link."""
    say = speaker(language)
    title, about = say("web-title"), say("web-about")
    if standing is not None:
        game = standing.facts.game
        title = say("web-preview-title", game=say(f"{game}-name"))
        free = sum(chair.free for chair in standing.chairs)
        about = say("web-preview-open", free=free) if standing.status == "open" else say(f"{game}-about")
    tags = {"og:type": "website", "og:site_name": say("web-title"), "og:title": title, "og:description": about}
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    return "\n    ".join([*lines, f'<meta name="description" content="{escape(about)}" />'])


def pages(folder: str) -> list[Any]:
    files = Files(Path(folder))

    @get("/", include_in_schema=False)
    async def hall(request: Request[Any, Any, Any]) -> Response[bytes]:
        return await page(request, "")

    @get("/{path:path}", include_in_schema=False)
    async def room(request: Request[Any, Any, Any], path: Annotated[str, PathParameter()]) -> Response[bytes]:
        return await page(request, path.strip("/"))

    async def page(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
        accepts = request.headers.get("accept-encoding", "")
        if name in files.files and name != "index.html":
            return files.send(name, accepts)
        room, _, rest = name.partition("/")
        known = not name or room in ROOMS
        if not known and (room == "api" or "text/html" not in request.headers.get("accept", "")):
            raise NotFoundException
        keeper: Keeper = request.app.state.keeper
        standing = None
        if room == "table" and rest and len(rest) <= 24:
            with suppress(Refused):  # the page itself says that there is no such table
                standing = (await keeper.house.newest(rest)).standing
        head = preview(standing, language_of(request))
        body = files.index.replace("<!--head-->", head).encode()
        headers = {"cache-control": BRIEFLY, "vary": "accept-language"}
        # the client says in words that there is no such page
        return Response(body, media_type="text/html", headers=headers, status_code=HTTP_200_OK if known else HTTP_404_NOT_FOUND)

    return [hall, room]
