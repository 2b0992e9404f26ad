"""The ladder in docs/bots.md: every mode is on it, and the table says what was played."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from traktir.arena.tournament import run
from traktir.games import FOLDERS, about

TOOL = Path(__file__).parents[2] / "tools" / "ladder.py"
spec = spec_from_file_location("ladder", TOOL)
assert spec is not None and spec.loader is not None
ladder = module_from_spec(spec)
sys.modules["ladder"] = ladder
spec.loader.exec_module(ladder)


def test_every_mode_of_every_game_is_on_the_ladder() -> None:
    listed = {(contest.game, contest.mode) for contest in ladder.contests()}
    assert listed == {(id, mode.id) for id in FOLDERS for mode in about(id).modes}
    files = [contest.file for contest in ladder.contests()]
    assert len(files) == len(set(files))


def test_the_table_holds_what_was_played_and_nothing_else(tmp_path: Path) -> None:
    duel = ladder.Contest("ethnos", "base", 2, "greedy", "random")
    team = ladder.Contest("aetherya", "coop", 2, "greedy", "greedy")
    for contest in (duel, team):
        run(contest.tournament(4), journal=tmp_path / contest.file)
    rows = list(ladder.table(tmp_path, 4))[2:]
    assert [row.split(" | ")[:5] for row in rows] == [
        ["| ethnos", "2", "greedy", "random", "4"],
        ["| aetherya, coop", "2", "greedy", "the game", "4"],
    ]
