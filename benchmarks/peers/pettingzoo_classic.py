# /// script
# requires-python = ">=3.11"
# dependencies = ["pettingzoo[classic]==1.27.0", "setuptools<81"]
# ///
"""PettingZoo's own classic card games, driven as its documentation does."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4
from turns import Contest, take_turns


def games(env: Any) -> Contest:
    def contest() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[int(random.random() * len(legal))])
            decisions += 1
        return decisions

    return contest


contests = {"leduc_holdem": games(leduc_holdem_v4.env()), "texas_holdem": games(texas_holdem_v4.env())}
try:
    from pettingzoo.classic import hanabi_v5

    contests["hanabi"] = games(hanabi_v5.env(players=2))
except Exception:  # needs a compiler of its own
    pass
take_turns({f"pettingzoo/{name}/2/aec": contest for name, contest in contests.items()})
