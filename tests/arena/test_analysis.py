"""Analysis of a record: chances, regret, luck, turning points."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from traktir.arena.analysis import TURNING, analyse, real_decisions
from traktir.bots.thinking import LEVELS
from traktir.core.files import decode
from traktir.core.record import Record

RECORD = Path(__file__).parents[1] / "golden" / "records" / "ethnos-base-2-v1.json"


@pytest.fixture(scope="module")
def record() -> Record:
    return decode(RECORD.read_bytes(), Record)


def test_every_real_decision_is_judged_once(record: Record) -> None:
    found = analyse(record, budget=16)
    assert [judged.ply for judged in found.decisions] == real_decisions(record)
    for judged in found.decisions:
        assert judged.regret >= 0
        assert len(judged.outlook) == len(judged.after) == 2
        assert all(0 <= chance <= 1 for chance in (*judged.outlook, *judged.after))
        assert judged.regret > 0 or judged.best == judged.notation
    assert found.turning_points == [judged.ply for judged in found.decisions if judged.regret >= TURNING]
    assert record.result is not None
    winner = record.result.ranking.index(1)
    assert found.result[winner] == max(found.result) > 0.9
    assert sum(seat.decisions for seat in found.seats) == len(found.decisions)


def test_the_answer_does_not_depend_on_who_thinks(record: Record) -> None:
    assert analyse(record, budget=16) == analyse(record, budget=16, workers=2)


def test_the_command_tells_of_the_costly_decisions(command, tmp_path: Path) -> None:
    plot = tmp_path / "chances.svg"
    said = command("analyse", str(RECORD), "--budget", "16", "--workers", "1", "--lang", "en", "--plot", str(plot))
    assert said.code == 0 and "better:" in said.out and "luck" in said.out
    assert "<svg" in plot.read_text()
    found = json.loads(command("analyse", str(RECORD), "--budget", "16", "--workers", "1", "--json").out)
    assert set(found) == {"game", "decisions", "seats", "turning_points", "result"}


def test_a_hint_knows_only_what_the_seat_knows(command, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(command("position", "ethnos", "--new", "--seats", "2", "--seed", "7").out)
    hints = [json.loads(command("hint", "ethnos", str(file), "--level", "novice", "--json").out) for _ in range(2)]
    assert hints[0] == hints[1]
    assert hints[0]["iterations"] == LEVELS[0].iterations
    assert sum(move["visits"] for move in hints[0]["moves"]) == LEVELS[0].iterations


def test_the_arena_command_writes_its_result(command, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    plot = tmp_path / "shares.svg"
    said = command("arena", "ethnos", "--bots", "greedy random", "--games", "4", "--json", str(file), "--plot", str(plot))
    assert said.code == 0 and "greedy" in said.out
    assert "<svg" in plot.read_text()
    told = json.loads(file.read_text())
    assert set(told["bots"][0]) >= {"name", "games", "wins", "win_share", "interval", "rating", "decision_ms"}
    refused = command("arena", "ethnos", "--bots", "greedy", "--seats", "4")
    assert refused.code == 2


@pytest.mark.parametrize(
    "bots", [["greedy random random"], ["greedy,random,random"], ["greedy", "random", "random"], ["greedy,", "random,", "random"]]
)
def test_bots_may_be_named_in_one_word_or_in_several(command, tmp_path: Path, bots: list[str]) -> None:
    file = tmp_path / "result.json"
    assert command("arena", "ethnos", "--bots", *bots, "--games", "3", "--json", str(file)).code == 0
    told = json.loads(file.read_text())
    assert told["seats"] == 3
    assert {row["name"]: row["games"] for row in told["bots"]} == {"greedy": 3, "random": 6}


def test_the_arena_says_what_a_program_lost(command, tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text('import sys\nprint(\'{"type": "hello"}\', flush=True)\nfor line in sys.stdin: print("dance", flush=True)')
    file = tmp_path / "result.json"
    name = f"exec@5:{sys.executable} {program}"
    said = command("arena", "ethnos", "--bots", name, "greedy", "--games", "2", "--json", str(file), "--lang", "en")
    assert said.code == 0
    rows = {row["name"]: row for row in json.loads(file.read_text())["bots"]}
    assert rows["greedy"]["lost"] == {}
    assert sum(rows[name]["lost"].values()) > 2 * 3  # once it had lost its seat, every decision
    assert "Hasty Fedot" in said.err and "nonsense" in said.err
