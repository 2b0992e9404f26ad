"""The score pad, by function and by command."""

from __future__ import annotations

import io
import json
import sys

import pytest

from traktir.cli import run, traktir
from traktir.core.game import Refused
from traktir.games.aetherya import score

ANDREI = "FEFM/HFEN/MHDS/NPLH"


def command(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = run(lambda: traktir(["score", *args, "--lang", "en"], standalone_mode=False))
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.clause("AE-7.9", "AE-8.14")
def test_legends_and_gems_go_into_one_row() -> None:
    pad = score(ANDREI, ["two_humans", "three_plains"], [2, 3, 4])
    assert pad.legends == 2 + 4 + 9
    assert pad.total == 23 + 15


@pytest.mark.clause("AE-2.2")
def test_closed_cards_count_for_nothing() -> None:
    pad = score("HN##/####/####/####")
    assert pad.total == 0 and pad.fulfilled == ["link_human_dwarf"]


def test_one_json_object_for_each_grid(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    given = io.TextIOWrapper(io.BytesIO(f"{ANDREI}\n\n  hh##/####/####/####\n".encode()))
    monkeypatch.setattr(sys, "stdin", given)
    code, out, _ = command(capsys, "aetherya", "-", "--json")
    first, second = map(json.loads, out.splitlines())
    assert code == 0
    assert list(first) == [*("elves", "dwarves", "humans", "goblins", "dragons", "legends", "conflicts", "total", "fulfilled")]
    assert (first["total"], second["total"], second["fulfilled"]) == (23, 0, ["two_humans"])


def test_the_pad_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = command(capsys, "aetherya", ANDREI, "--legends", "two_humans", "--gems", "4,4")
    assert code == 0
    rows = [line.split() for line in out.splitlines()]
    assert ["Legends", "10"] in rows and ["Total", "33"] in rows


@pytest.mark.parametrize(
    "args",
    [
        ("aetherya", "PF"),
        ("aetherya", "PFX#/####/####/####"),
        ("aetherya", ANDREI, "--legends", "two_trolls"),
        ("aetherya", ANDREI, "--legends", "two_elves,two_elves"),
        ("aetherya", ANDREI, "--gems", "5"),
        ("aetherya", ANDREI, "--gems", "１"),
        ("ethnos", ANDREI),
    ],
)
def test_what_cannot_be_scored_is_told_in_one_line(capsys: pytest.CaptureFixture[str], args: tuple[str, ...]) -> None:
    code, out, err = command(capsys, *args)
    assert code == 2 and out == ""
    assert err.startswith("traktir: ") and err.count("\n") == 1


def test_no_such_gem() -> None:
    with pytest.raises(Refused):
        score(ANDREI, gems=[0])
