"""The wire's types for the browser, written from the msgspec types: `make protocol` puts them into web/src/protocol.ts."""

from __future__ import annotations

from typing import Any

import msgspec

from traktir.games import FOLDERS, about, game
from traktir.server.accounts.history import Profile, Rating
from traktir.server.analysis import Job
from traktir.server.desk import Listed, OpenTable
from traktir.server.live import messages
from traktir.server.web import hall, people, problems, tables

HEARD: tuple[Any, ...] = (
    messages.Reply,
    tables.TableNow,
    tables.Opened,
    tables.Replay,
    tables.FairRecord,
    people.Me,
    people.Ceremony,
    problems.Problem,
    hall.Hall,
    hall.Health,
    Listed,
    Job,
    Profile,
    Rating,
)
SAID: tuple[Any, ...] = (
    messages.Request,
    OpenTable,
    tables.SitDown,
    tables.SeatOf,
    tables.Colour,
    tables.HireBot,
    people.Guest,
    people.Claim,
    people.LogIn,
    people.Farewell,
    people.Wishes,
    people.Credential,
    people.Mute,
)
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(_PLAIN[one] for one in kind)
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
        inner = type_of(schema.get("items", {}) or {})
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"{{ [key: string]: {type_of(values) if isinstance(values, dict) else 'unknown'} }}"
    return _PLAIN.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any], whole: bool, indent: str) -> list[str]:
    """`whole`: every field is always there; otherwise one with a default may be left out."""
    if "properties" not in schema:
        if schema.get("type") == "object":
            return [f"{indent}export type {name} = {type_of(schema)};"]
        return [f"{indent}export type {name} = {type_of(schema)};"]
    required = set(schema.get("required", ()))
    lines = [f"{indent}export interface {name} {{"]
    for field, inner in schema["properties"].items():
        mark = "" if whole or field in required else "?"
        lines.append(f"{indent}  {field}{mark}: {type_of(inner)};")
    return [*lines, f"{indent}}}"]


def interfaces(
    types: tuple[Any, ...], whole: bool, indent: str = "", known: frozenset[str] = frozenset()
) -> tuple[list[str], set[str]]:
    _, components = msgspec.json.schema_components(types, ref_template="{name}")
    lines: list[str] = []
    for name in sorted(components):
        if name not in known:
            lines += interface(name, components[name], whole, indent)
    return lines, set(components)


def union(name: str, of: Any) -> str:
    return f"export type {name} = {' | '.join(one.__name__ for one in of.__args__)};"


def generate() -> str:
    heard, names = interfaces(HEARD, whole=True)
    said, _ = interfaces(SAID, whole=False, known=frozenset(names))
    lines = [
        "// Written by `make protocol` from src/traktir/server; do not edit.",
        "",
        "// what the house says",
        *heard,
        union("Reply", messages.Reply),
        "",
        "// what a client says",
        *said,
        union("Request", messages.Request),
        "",
        "// what a seat sees, by game",
    ]
    for id in FOLDERS:
        space = about(id).id.capitalize()
        views, _ = interfaces((game(id).view_type,), whole=True, indent="  ")
        lines += [f"export namespace {space} {{", *views, "}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    import sys

    sys.stdout.write(generate())
