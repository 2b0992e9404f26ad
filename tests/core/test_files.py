"""Reading files of others: size and shape are checked before anything else looks at them."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import msgspec
import pytest

from traktir.core.files import LARGEST, decode, encode, read_bytes
from traktir.core.game import Refused


class Note(msgspec.Struct, forbid_unknown_fields=True):
    words: list[str]
    times: int = 1


def key_of(what: pytest.ExceptionInfo[Refused]) -> str:
    return what.value.text.key


def test_a_file_is_read_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "note.json"
    path.write_bytes(b'{"words": ["\xd0\xad\xd1\x82\xd0\xbd\xd0\xbe\xd1\x81"]}')
    assert decode(read_bytes(str(path)), Note) == Note(["Этнос"])


def test_a_dash_reads_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b'{"words": []}')))
    assert decode(read_bytes("-"), Note) == Note([])


@pytest.mark.parametrize("path", ["/no/such/file", "/", "", "\0", "x" * 5000, "/etc/\udcff"])
def test_a_file_that_cannot_be_read_is_refused(path: str) -> None:
    with pytest.raises(Refused) as refused:
        read_bytes(path)
    assert key_of(refused) == "refused-file"
    assert len(str(refused.value.text.args["path"])) <= 200


def test_the_largest_file_is_read_and_a_larger_one_refused(tmp_path: Path) -> None:
    path = tmp_path / "large"
    path.write_bytes(b" " * LARGEST)
    assert len(read_bytes(str(path))) == LARGEST
    path.write_bytes(b" " * (LARGEST + 1))
    with pytest.raises(Refused) as refused:
        read_bytes(str(path))
    assert key_of(refused) == "refused-file-size"


def test_an_endless_file_is_read_no_further_than_the_limit() -> None:
    with pytest.raises(Refused) as refused:
        read_bytes("/dev/zero")
    assert key_of(refused) == "refused-file-size"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"{}",
        b'{"words": "x"}',
        b'{"words": [1]}',
        b'{"words": [], "times": 1.5}',
        b'{"words": [], "times": "1"}',
        b'{"words": [], "times": ' + b"9" * 5000 + b"}",
        b'{"words": [], "times": 1e999}',
        b'{"words": [], "times": NaN}',
        b'{"words": [], "other": 1}',
        b'{"words": ["\xff"]}',
        b'{"words": ["\\ud800"]}',
        b"\xef\xbb\xbf{}",
        b'{"words": []} trailing',
        b"[" * 1_000_000,
        b'{"words": ' * 100_000,
        b'{"words": ' + b"[" * 200_000 + b"]" * 200_000 + b"}",
    ],
    ids=range(20),
)
def test_what_has_another_shape_is_refused_in_few_words(data: bytes) -> None:
    with pytest.raises(Refused) as refused:
        decode(data, Note)
    assert key_of(refused) == "refused-json"
    assert len(str(refused.value.text.args["why"])) <= 300


def test_what_is_written_can_be_read_by_people_and_back() -> None:
    note = Note(["Этнос", "\n"], 3)
    text = encode(note)
    assert decode(text, Note) == note
    assert text.endswith(b"}\n")
    assert "Этнос".encode() in text
    assert text.count(b"\n") > 3
