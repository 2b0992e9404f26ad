"""The compiled encoder writes what the plain reading of the table says, number for number."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.test_games import SETTINGS
from games.aetherya import by_hand, by_hand_confrontation
from traktir.arena.simulation import COMPILED
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games import game

GAMES = 2 if COMPILED else 1
EVERY = 3


def plain(setting: Setting) -> Any:
    return by_hand_confrontation.features if setting.mode == "confrontation" else by_hand.features


@pytest.mark.parametrize(
    "setting", [setting for id, setting in SETTINGS if id == "aetherya"], ids=lambda setting: f"{setting.mode}-{setting.seats}"
)
def test_every_number_is_the_one_read_by_hand(setting: Setting) -> None:
    rules = game("aetherya")
    read = plain(setting)
    compared = 0
    for seed in range(GAMES):
        rng = Rng(seed)
        state = rules.new(setting, rng)
        ply = 0
        while True:
            if ply % EVERY == 0 or state.turn < 0:
                for seat in range(state.seats):
                    wanted = read(state, seat)
                    assert rules.features(state, seat) == wanted, f"seed {seed}, ply {ply}, seat {seat}"
                    assert rules.features(state.copy(), seat) == wanted, f"a copy: seed {seed}, ply {ply}, seat {seat}"
                    compared += 1
            if state.turn < 0:
                break
            legal = state.actions()
            state.play(legal[rng.below(len(legal))], rng)
            ply += 1
    assert compared > 5 * GAMES
