"""The types of the wire: the same in Python, TypeScript and OpenAPI."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from traktir.games import FOLDERS
from traktir.server.live import messages
from traktir.server.settings import Settings
from traktir.server.typescript import generate
from traktir.server.web.app import application

ROOT = Path(__file__).parents[2]


def test_the_browsers_types_are_those_of_the_house() -> None:
    """After a change of a message: `make protocol`."""
    assert (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8") == generate()


def test_typescript_has_every_message_and_every_game() -> None:
    written = generate()
    for message in (*messages.Reply.__args__, *messages.Request.__args__):
        assert f"export interface {message.__name__} {{" in written
        assert f'type: "{message.__name__.lower()}"' in written
    for id in FOLDERS:
        assert f"export namespace {id.capitalize()} {{" in written
    assert not re.search(r"traktir\.", written), "two types share a name"


def test_every_message_is_described() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for message in (*messages.Reply.__args__, *messages.Request.__args__):
        assert f"`{message.__name__.lower()}`" in page, message


@pytest.mark.parametrize("text", [b"[]", b"{}", b'{"type":"fly"}', b'{"type":"watch"}', b'{"type":"watch","table":"x","more":1}'])
def test_what_is_no_request_is_not_decoded(text: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(text, type=messages.Request)


def test_the_api_is_openapi_31(tmp_path: Path) -> None:
    schema = application(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite'}")).openapi_schema
    assert schema.openapi.startswith("3.1")
    assert schema.paths is not None and "/api/tables/{table}" in schema.paths
    for path, item in schema.paths.items():
        for operation in (item.get, item.post, item.patch, item.delete):
            assert operation is None or operation.summary, path
