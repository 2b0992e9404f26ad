# /// script
# requires-python = ">=3.11"
# dependencies = ["rlcard==1.2.0", "numpy<3", "setuptools<81"]
# ///
"""RLCard: random games of UNO and Dou Dizhu, observations included."""

from __future__ import annotations

import random

import rlcard
from turns import Contest, take_turns


def games(name: str) -> Contest:
    env = rlcard.make(name)

    def contest() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return contest


take_turns({"rlcard/uno/2/python": games("uno"), "rlcard/doudizhu/3/python": games("doudizhu")})
