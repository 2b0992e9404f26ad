"""Gymnasium's own checker on our seats, and what it does not ask."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import traktir
from interop.tables import every_mode, first_legal
from traktir.bots import BOTS
from traktir.core.game import Refused
from traktir.interop.terms import IllegalAction


@every_mode
# the checker would like `gymnasium.make`, and it resets without asking for `options`
@pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")
def test_checker(game: str, mode: str) -> None:
    check_env(traktir.gym_env(game, mode=mode))


def test_a_whole_game_against_a_named_bot_is_the_same_every_time() -> None:
    def play() -> tuple[float, list[int], int]:
        env = traktir.gym_env("ethnos", seats=3, seat=1, opponents=[next(iter(BOTS)), "random"])
        _, info = env.reset(seed=4)
        steps = 0
        while True:
            assert env.table.turn == 1
            _, reward, over, _, info = env.step(first_legal(info["action_mask"]))
            steps += 1
            if over:
                return reward, info["scores"], steps
            assert reward == 0.0

    assert play() == play()


def test_illegal_actions_are_replaced_and_told_or_refused() -> None:
    env = traktir.gym_env("ethnos", seats=2)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    *_, info = env.step(illegal)
    assert info["illegal"]
    strict = traktir.gym_env("ethnos", seats=2, illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(illegal)


def test_wrong_company_is_refused() -> None:
    with pytest.raises(Refused):
        traktir.gym_env("ethnos", seats=3, opponents=["random"])
    with pytest.raises(Refused):
        traktir.gym_env("ethnos", seats=3, opponents="nobody")
    with pytest.raises(Refused):
        traktir.gym_env("ethnos", seats=3, seat=3)
