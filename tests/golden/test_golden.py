"""Golden games: the rules do today what they did when the files were written."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.playthrough import HERE, name, play, settings
from traktir.core.files import decode
from traktir.core.record import Record, verify
from traktir.games import game

CASES = [pytest.param(rules, setting, id=name(rules, setting)) for rules, setting in settings()]
RECORDS = sorted((HERE / "records").glob("*.json"))


@pytest.mark.parametrize(("rules", "setting"), CASES)
def test_the_game_goes_as_it_always_went(rules, setting) -> None:  # type: ignore[no-untyped-def]
    text, _ = play(rules, setting)
    golden = (HERE / f"{name(rules, setting)}.txt").read_text(encoding="utf-8")
    for number, (now, then) in enumerate(zip(text.splitlines(), golden.splitlines(), strict=False), 1):
        assert now == then, f"line {number}; `make golden` rewrites the file if the change is meant"
    assert text == golden


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_still_replays(path: Path) -> None:
    record = decode(path.read_bytes(), Record)
    state = verify(game(record.game), record)
    assert state.turn == -1
    assert record.result is not None and record.result.scores == state.scores()


def test_every_mode_has_a_record() -> None:
    assert {path.stem.rpartition("-v")[0] for path in RECORDS} == {name(*case) for case in settings()}
