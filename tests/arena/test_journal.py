"""A broken-off run goes on where it was, wherever it was broken off."""

from __future__ import annotations

from pathlib import Path

import pytest

from traktir.arena.journal import Journal
from traktir.core.game import Refused


def test_lines_are_found_again(tmp_path: Path) -> None:
    path = tmp_path / "run"
    for n in range(3):
        Journal(path, ["run", 1], int).add(n)
    assert Journal(path, ["run", 1], int).lines == [0, 1, 2]


@pytest.mark.parametrize("broken", [b"", b"[", b'"two"', b"\xff\xfe", b"2.5"])
def test_a_line_that_was_being_written_is_written_again(tmp_path: Path, broken: bytes) -> None:
    path = tmp_path / "run"
    journal = Journal(path, "run", int)
    journal.add(1)
    with path.open("ab") as file:
        file.write(broken)
    Journal(path, "run", int).add(2)
    assert Journal(path, "run", int).lines == [1, 2]


def test_an_empty_file_is_a_new_journal(tmp_path: Path) -> None:
    path = tmp_path / "run"
    path.touch()
    Journal(path, "run", int).add(7)
    assert Journal(path, "run", int).lines == [7]


@pytest.mark.parametrize("other", [b'"another run"\n1\n', b"\x00\xff", b"\n", b'"ru'])
def test_somebody_elses_file_is_refused_and_left_alone(tmp_path: Path, other: bytes) -> None:
    path = tmp_path / "run"
    path.write_bytes(other)
    with pytest.raises(Refused):
        Journal(path, "run", int)
    assert path.read_bytes() == other


def test_without_a_path_nothing_is_written() -> None:
    journal = Journal(None, "run", int)
    journal.add(1)
    assert journal.lines == [1]
