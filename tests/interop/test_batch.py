"""Batches: the same games as one by one, whoever shares them out, compiled or not."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import traktir
from interop.tables import every_mode
from traktir.arena.simulation import COMPILED
from traktir.core.game import Refused
from traktir.interop.batch import Arrays
from traktir.interop.terms import IllegalAction

SOURCES = Path(__file__).parents[2] / "src"
STEPS = 600 if COMPILED else 60
NAMES = ("observations", "masks", "rewards", "dones", "turns", "seeds", "plies")


def digest(batch: Arrays) -> str:
    return hashlib.sha256(b"".join(np.ascontiguousarray(getattr(batch, name)).tobytes() for name in NAMES)).hexdigest()


@every_mode
def test_a_table_of_a_batch_plays_the_game_of_its_seed(game: str, mode: str) -> None:
    batch = traktir.batch(game, 3, mode=mode, seed=20)
    envs = [traktir.env(game, mode=mode) for _ in range(3)]
    for i, env in enumerate(envs):
        env.reset(seed=20 + i)
    ended = 0
    for _ in range(STEPS):
        for i, env in enumerate(envs):
            assert env.table.turn == batch.turns[i]
            seen = env.observe(env.agent_selection)
            assert (seen["observation"] == batch.observations[i].astype(np.float32)).all()
            assert (seen["action_mask"] == batch.masks[i]).all()
            assert env.plies == batch.plies[i]
        actions = batch.random_actions()
        batch.step(actions)
        for i, env in enumerate(envs):
            env.step(actions[i])
            assert batch.dones[i] == (env.table.turn < 0)
            if batch.dones[i]:
                assert list(batch.rewards[i]) == list(env.rewards.values())
                env.reset(seed=int(batch.seeds[i]))
                assert batch.seeds[i] >= 23
                ended += 1
            else:
                assert not batch.rewards[i].any()
    assert ended > 0 or not COMPILED


def test_arrays_are_windows_on_the_core() -> None:
    batch = traktir.batch("ethnos", 8, seats=2)
    observations, plies = batch.observations, batch.plies
    before = observations.copy()
    batch.step_random()
    assert (plies == 1).all()
    assert (observations != before).any()
    assert not observations.flags.owndata and not observations.flags.writeable


@every_mode
def test_stepping_by_oneself_or_at_random_is_the_same(game: str, mode: str) -> None:
    one, other = traktir.batch(game, 16, mode=mode, seed=3), traktir.batch(game, 16, mode=mode, seed=3)
    for _ in range(40):
        one.step(one.random_actions())
        other.step_random()
    assert digest(one) == digest(other)


def test_priors_are_the_shares_of_the_insight() -> None:
    batch = traktir.batch("ethnos", 4, seats=2, priors=True)
    env = traktir.env("ethnos", seats=2)
    env.reset(seed=2)
    for _ in range(30):
        assert batch.priors.sum(axis=1) == pytest.approx(1.0)
        assert ((batch.priors > 0) == batch.masks).all()
        assert (batch.priors[2] == env.terms.prior(env.table)).all()
        actions = batch.random_actions()
        batch.step(actions)
        env.step(actions[2])


@every_mode
def test_a_pool_is_the_same_batch(game: str, mode: str) -> None:
    alone = traktir.batch(game, 11, mode=mode, seed=9)
    with traktir.pool(game, 11, mode=mode, seed=9, workers=2) as pool:
        assert digest(alone) == digest(pool)
        for _ in range(30):
            actions = alone.random_actions()
            assert (pool.random_actions() == actions).all()
            alone.step(actions)
            pool.step(actions)
            assert digest(alone) == digest(pool)
        alone.step_random()
        pool.step_random()
        assert digest(alone) == digest(pool)
        illegal = alone.masks.argmin(axis=1)
        with pytest.raises(IllegalAction):
            pool.step(illegal)
        assert digest(alone) == digest(pool)


@pytest.mark.parametrize("actions", [[0], [0.5, 0.5], [-1, 0], [70_000, 0], [0, 10_000], [1 << 63, 0]])
def test_illegal_decisions_are_refused_and_nothing_is_played(actions: list[int]) -> None:
    batch = traktir.batch("ethnos", 2, seats=2)
    before = digest(batch)
    with pytest.raises(IllegalAction):
        batch.step(actions)
    assert digest(batch) == before


def test_sizes_are_checked() -> None:
    for count in (0, -1, 1 << 40):
        with pytest.raises(Refused):
            traktir.batch("ethnos", count)
    with pytest.raises(Refused):
        traktir.pool("ethnos", 4, workers=5)


SCRIPT = """
import sys
sys.path.insert(0, sys.argv[3])
import traktir
from interop.test_batch import COMPILED, digest
assert not COMPILED
batch = traktir.batch(sys.argv[1], 5, mode=sys.argv[2], seed=1)
for _ in range(80):
    batch.step_random()
print(digest(batch))
"""


@every_mode
def test_compiled_and_interpreted_batches_are_the_same(game: str, mode: str) -> None:
    if not COMPILED:
        pytest.skip("compares the compiled core with the sources: the compiled run does it")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, game, mode, str(Path(__file__).parents[1])],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        check=True,
    )
    batch = traktir.batch(game, 5, mode=mode, seed=1)
    for _ in range(80):
        batch.step_random()
    assert digest(batch) == done.stdout.strip()
