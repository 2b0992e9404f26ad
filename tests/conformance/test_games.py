"""The conformance suite on every game, mode and number of seats."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from conformance.suite import CHECKS, Case
from traktir.core.game import Setting
from traktir.games import game

WITH_BOARDS = ["merfolk", "giants", "trolls", "orcs", "skeletons", "centaurs"]

# One line for each game and mode: id, mode, seats, options.
SETTINGS: list[tuple[str, Setting]] = [
    *(("ethnos", Setting(seats)) for seats in range(2, 7)),
    *(("vale", Setting(seats)) for seats in range(2, 5)),
    ("vale", Setting(3, options={"payment_rule": "no_redundant", "first_player": 1})),
    ("ethnos", Setting(4, options={"merfolk_scoring": "leader_only", "tribes": WITH_BOARDS})),
    *(("elfenland", Setting(seats)) for seats in range(2, 7)),
    *(("elfenland", Setting(seats, "towns")) for seats in range(2, 7)),
    ("elfenland", Setting(4, options={"caravan": "free", "rounds": 3, "first": 2})),
    ("elfenland", Setting(3, "towns", {"rounds": 3})),
]
GAMES = 6 if os.environ.get("TRAKTIR_EXPECT") == "compiled" else 1


@pytest.mark.parametrize(("id", "setting"), SETTINGS, ids=lambda x: x if isinstance(x, str) else f"{x.mode}-{x.seats}")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(id: str, setting: Setting, check: Callable[[Case], None]) -> None:
    for seed in range(GAMES):
        check(Case(game(id), setting, seed))
    assert GAMES > 0
