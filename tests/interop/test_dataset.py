"""Data sets: complete, resumable, and the same whoever writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from traktir.core.game import Setting
from traktir.core.record import Record, verify
from traktir.games import game
from traktir.interop import dataset
from traktir.interop.dataset import plan_of, write


@pytest.fixture(autouse=True)
def small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "SHARD", 2)


def rows(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for path in sorted(folder.glob("*.parquet")):
        found += pq.read_table(path).to_pylist()
    return found


def test_every_decision_is_there_and_the_game_can_be_played_again(tmp_path: Path) -> None:
    plan = plan_of("ethnos", Setting(2), ["random"], 5)
    assert write(plan, tmp_path, 3) == 2
    found = rows(tmp_path)
    assert {row["seed"] for row in found} == {5, 6, 7}
    one = [row for row in found if row["seed"] == 6]
    assert [row["ply"] for row in one] == list(range(len(one)))
    rules = game("ethnos")
    record = Record("ethnos", rules.about.rules_version, Setting(2), "6", [row["action"] for row in one])
    state = verify(rules, record)
    assert state.turn < 0
    for row in one:
        assert row["mask"][row["action"]]
        assert row["score"] == state.scores()[row["seat"]]
        assert row["outcome"] == {1: 1.0, 2: -1.0}[state.ranking()[row["seat"]]] or len(set(state.ranking())) == 1
        assert len(row["observation"]) == sum(size for _, size in plan.features)
    fresh = rules.new(Setting(2), dataset.Rng(6))
    assert np.allclose(one[0]["observation"], rules.features(fresh, one[0]["seat"]), atol=1e-6)


def test_an_interrupted_data_set_goes_on_and_grows(tmp_path: Path) -> None:
    plan = plan_of("ethnos", Setting(2), ["random", "greedy"], 0)
    once, twice = tmp_path / "once", tmp_path / "twice"
    heard: list[int] = []
    write(plan, once, 5, progress=heard.append)
    assert sum(heard) == 5
    write(plan, twice, 3)
    assert write(plan, twice, 5) == 2  # the cut shard and the new one
    assert write(plan, twice, 5) == 0
    (twice / "part-000000.parquet").unlink()
    assert write(plan, twice, 5) == 1
    assert rows(once) == rows(twice)
    assert not list(twice.glob("*.part"))


def test_workers_write_the_same(tmp_path: Path) -> None:
    plan = plan_of("ethnos", Setting(2), ["random"], 1)
    write(plan, tmp_path / "one", 4)
    write(plan, tmp_path / "two", 4, workers=2)
    assert sorted(map(str, rows(tmp_path / "one"))) == sorted(map(str, rows(tmp_path / "two")))


def test_the_command_tells_and_refuses(command: Any, tmp_path: Path) -> None:
    out = str(tmp_path / "data")
    said = command("dataset", "ethnos", "--seats", "2", "--bot", "random", "--games", "2", "--out", out)
    assert said.code == 0 and "1 shard was written" in said.out
    assert command("dataset", "ethnos", "--seats", "3", "--bot", "random", "--games", "2", "--out", out).code == 2
    assert command("dataset", "ethnos", "--seats", "2", "--bot", "nobody", "--out", out).code == 2
    assert command("dataset", "ethnos", "--seats", "3", "--bot", "random", "--bot", "random", "--out", out).code == 2
    assert command("dataset", "ethnos", "--seats", "2", "--bot", "random", "--out", "/proc/nowhere").code == 2
