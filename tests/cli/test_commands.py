"""The `traktir` command does what its help says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from traktir.arena.bench import KINDS
from traktir.cli import COMMANDS


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(command, name: str) -> None:
    said = command(name, "--help")
    assert said.code == 0
    assert f"Example: traktir {name}" in said.out


def test_the_command_is_installed() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from traktir.cli import main; main()", "--version"], capture_output=True, text=True
    )
    assert done.returncode == 0
    assert done.stdout.split()[-1].count(".") == 2


def test_games_lists_modes_seats_and_options(command) -> None:
    told = json.loads(command("games", "--json").out)
    ethnos = next(entry for entry in told["games"] if entry["id"] == "ethnos")
    assert ethnos["name"] == "Ethnos"
    assert ethnos["modes"][0]["id"] == "base"
    assert ethnos["modes"][0]["seats"] == [2, 6]
    assert ethnos["modes"][0]["options"]["merfolk_scoring"]["enum"] == ["kingdom", "leader_only"]
    assert "Этнос" in command("games", "--lang", "ru").out


def test_sim_tells_what_it_did(command) -> None:
    told = json.loads(command("sim", "ethnos", "--seats", "3", "--games", "20", "--seed", "5", "--json").out)
    assert set(told) == {
        "game", "mode", "seats", "games", "decisions", "seconds", "decisions_per_second", "compiled", "checksum", "mean_scores",
    }  # fmt: skip
    assert (told["game"], told["mode"], told["seats"], told["games"]) == ("ethnos", "base", 3, 20)
    assert len(told["mean_scores"]) == 3


def test_sim_gives_the_same_games_however_they_are_shared_out(command) -> None:
    args = ("sim", "ethnos", "--games", "120", "--seed", "3", "--json")
    alone, shared = (json.loads(command(*args, "--workers", workers).out) for workers in ("1", "2"))
    assert alone["checksum"] == shared["checksum"]
    assert alone["mean_scores"] == shared["mean_scores"]
    other = json.loads(command("sim", "ethnos", "--games", "120", "--seed", "4", "--json").out)
    assert other["checksum"] != alone["checksum"]


def test_sim_takes_options(command) -> None:
    tribes = "tribes=merfolk,orcs,trolls,giants,elves,wizards"
    said = command("sim", "ethnos", "--option", tribes, "--option", "merfolk_scoring=leader_only", "--games", "2", "--json")
    assert said.code == 0
    assert json.loads(said.out)["games"] == 2


def test_a_new_position_is_written_and_read_back(command, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(command("position", "ethnos", "--new", "--seats", "4", "--seed", "7").out)
    again = command("position", "ethnos", str(file))
    assert again.out == file.read_text()
    assert len(json.loads(again.out)["players"]) == 4


def test_a_position_lists_moves_and_plays_them(command, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(command("position", "ethnos", "--new", "--seed", "7").out)
    moves = json.loads(command("position", "ethnos", str(file), "--moves", "--json").out)["moves"]
    assert moves[0] == {"notation": "deck", "action": 0, "text": "recruit from the deck"}
    take = next(move["notation"] for move in moves if move["notation"].startswith("take"))
    before = json.loads(file.read_text())
    after = json.loads(command("position", "ethnos", str(file), "--play", f"{take}; deck", "--json").out)["position"]
    assert after["turn"] == (before["turn"] + 2) % 4
    assert take.split()[1] in " ".join(after["players"][before["turn"]]["known"])
    assert file.read_text() == json.dumps(before, indent=2, ensure_ascii=False) + "\n"


def test_a_position_shows_one_seat_what_it_may_see(command, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(command("position", "ethnos", "--new", "--seed", "7").out)
    view = json.loads(command("position", "ethnos", str(file), "--seat", "2", "--json").out)["view"]
    assert view["seat"] == 2
    assert [player["hand"] is None for player in view["players"]] == [True, True, False, True]
    assert "Your hand:" in command("position", "ethnos", str(file), "--seat", "2").out
    assert "Total" in command("position", "ethnos", str(file), "--scores").out


RECORD = Path(__file__).parents[1] / "golden" / "records" / "ethnos-base-2-v1.json"


def test_a_record_is_verified_and_replayed(command) -> None:
    told = json.loads(command("replay", str(RECORD), "--verify", "--json").out)
    record = json.loads(RECORD.read_text())
    assert told == {"ok": True, "actions": len(record["actions"]), "over": True, "scores": record["result"]["scores"]}
    assert "sound" in command("replay", str(RECORD), "--verify").out
    lines = json.loads(command("replay", str(RECORD), "--json").out)
    assert len(lines) == len(record["actions"])
    view = json.loads(command("replay", str(RECORD), "--at", "10", "--seat", "1", "--json").out)
    assert view["seat"] == 1 and view["players"][0]["hand"] is None
    assert "Ply 10 of" in command("replay", str(RECORD), "--at", "10").out


def test_bench_names_its_rows(command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("traktir.arena.bench.SLICE", 0.01)
    told = json.loads(command("bench", "--only", "ethnos", "--json").out)
    names = [row["name"] for row in told["rows"] if row["name"].startswith("ethnos")]
    assert names == [*(f"ethnos/base/4/{kind}" for kind in KINDS), "ethnos/base/4/ismcts"]
    assert {claim["name"].rpartition("/")[2].partition("-")[0] for claim in told["claims"]} == {"batched", "ismcts"}
    assert told["machine"]["compiled"] in (True, False)
    assert all(row.get("decisions_per_second", 1) > 0 for row in told["rows"])
