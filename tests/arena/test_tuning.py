"""Tuning: candidates are compared in the same seats, and a broken-off run goes on."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from traktir.arena.tuning import Tuning, scaled, sought, tune, worth
from traktir.core.game import Refused, Setting
from traktir.games import game

TUNING = Tuning("ethnos", Setting(2), generations=2, deals=2, population=4)


def test_logarithms_scale_the_weights() -> None:
    assert scaled({"a": 10, "b": 100, "c": 0}, [0.0, 0.6931472, 1.0]) == {"a": 10, "b": 200, "c": 1}


def test_foolish_weights_are_worth_less() -> None:
    good = game("ethnos").weights(Setting(2))
    foolish = {**good, "tempo": 1, "unplayed": 1, "lead": 1, "tie": 1, "grow_1": 900, "grow_2": 1, "grow_3": 1}
    assert worth(TUNING, good, 0, 10) > worth(TUNING, foolish, 0, 10) + 0.1


def test_decisions_and_judgement_are_tuned_apart() -> None:
    whole = game("ethnos").weights(Setting(2))
    choosing, judging = sought(TUNING), sought(msgspec.structs.replace(TUNING, judgement=True))
    assert "tempo" in choosing and "judged_spread" in judging
    assert choosing | judging == whole and not choosing.keys() & judging.keys()


def test_a_foolish_judgement_foresees_less() -> None:
    tuning = msgspec.structs.replace(TUNING, judgement=True)
    sure_of_markers = {**sought(tuning), "judged_marker": 900, "judged_marker_1": 900, "judged_marker_2": 900}
    assert worth(tuning, sought(tuning), 0, 20) > worth(tuning, sure_of_markers, 0, 20) + 0.1


def test_a_run_is_repeated_from_its_journal(tmp_path: Path) -> None:
    journal = tmp_path / "ethnos.tuning"
    whole = tune(TUNING, journal)
    lines = journal.read_bytes().splitlines(keepends=True)
    assert len(lines) == 3
    journal.write_bytes(b"".join(lines[:2]))
    assert tune(TUNING, journal) == whole
    assert journal.read_bytes() == b"".join(lines)
    with pytest.raises(Refused):
        tune(Tuning("ethnos", Setting(3), 2, 2, 4), journal)


def test_the_command_prints_a_table(command, tmp_path: Path) -> None:
    args = ("--seats", "2", "--generations", "1", "--deals", "1", "--population", "4", "--workers", "1")
    said = command("tune", "ethnos", *args, "--journal", str(tmp_path / "j"))
    assert said.code == 0
    assert set(json.loads(said.out[said.out.index("{") :])["weights"]) == set(sought(TUNING))
    said = command("tune", "ethnos", *args, "--judgement", "--journal", str(tmp_path / "f"))
    assert said.code == 0 and "came true" in said.out
    assert "judged_spread" in json.loads(said.out[said.out.index("{") :])["weights"]
    refused = command("tune", "ethnos", *args, "--journal", str(tmp_path / "f"))  # of another tuning
    assert refused.code == 2 and refused.out == ""
    assert command("tune", "ethnos", "--journal", "/no/such/folder/j").code == 2
