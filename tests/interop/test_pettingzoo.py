"""PettingZoo's own suite on our tables, and what it does not ask."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

import traktir
from interop.tables import every_mode, pettingzoo_remarks
from traktir.core.game import Refused
from traktir.core.record import Record, verify
from traktir.games import game as game_of
from traktir.interop.terms import IllegalAction

pytestmark = pettingzoo_remarks


@every_mode
def test_api(game: str, mode: str) -> None:
    api_test(traktir.env(game, mode=mode), num_cycles=100)


@every_mode
def test_seeds(game: str, mode: str) -> None:
    seed_test(lambda: traktir.env(game, mode=mode), num_cycles=60)


@every_mode
def test_rendering(game: str, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: traktir.env(game, mode=mode, render_mode=render_mode), {"ansi": lambda text: game in text})
    assert game in capsys.readouterr().out


@every_mode
@pytest.mark.filterwarnings("ignore:The base environment")
def test_max_cycles(game: str, mode: str) -> None:
    """It chooses blindly and lets everybody act in every cycle: hence the parallel door, and illegal choices replaced."""

    def parallel(max_cycles: int) -> Any:
        return traktir.parallel_env(game, mode=mode, max_cycles=max_cycles, illegal="random")

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles))))


def test_a_game_played_through_the_door_is_the_game_of_its_seed_and_actions() -> None:
    env = traktir.env("ethnos", seats=3, reward="score")
    env.reset(seed=11)
    actions: list[int] = []
    paid: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated:
            paid[agent] = reward
            env.step(None)
            continue
        assert not truncated
        actions.append(int(np.flatnonzero(observation["action_mask"])[-1]))
        env.step(actions[-1])
    rules = game_of("ethnos")
    state = verify(rules, Record("ethnos", rules.about.rules_version, env.terms.setting, "11", actions))
    assert state.turn < 0
    assert [paid[f"player_{seat}"] for seat in range(3)] == state.scores()


def test_rank_rewards_add_up_to_nothing() -> None:
    env = traktir.env("ethnos", seats=4)
    env.reset(seed=2)
    while env.table.turn >= 0:
        env.step(env.table.actions()[0])
    rewards = list(env.rewards.values())
    assert sum(rewards) == pytest.approx(0.0)
    assert max(rewards) > 0


def test_an_agent_that_waits_has_an_empty_mask() -> None:
    env = traktir.env("ethnos", seats=2)
    env.reset(seed=1)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(waiting)["action_mask"].sum() == 0
    assert env.observe(env.agent_selection)["action_mask"].sum() == len(env.table.actions())


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = traktir.env("ethnos", seats=2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(illegal)
    assert (env.observe(env.agent_selection)["observation"] == before["observation"]).all()


def test_resets_without_a_seed_follow_from_the_last_one() -> None:
    def seeds() -> list[int]:
        env = traktir.env("ethnos", seats=2)
        env.reset(seed=5)
        found = []
        for _ in range(3):
            env.reset()
            found.append(env.seed)
        return found

    assert seeds() == seeds()
    assert len(set(seeds())) == 3


def test_wrong_words_are_refused() -> None:
    with pytest.raises(Refused):
        traktir.env("chess")
    with pytest.raises(Refused):
        traktir.env("ethnos", seats=9)
    with pytest.raises(Refused):
        traktir.env("ethnos", reward="gold")  # type: ignore[arg-type]
    with pytest.raises(AttributeError):
        traktir.no_such_door  # noqa: B018
