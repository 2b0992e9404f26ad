"""Random games in bulk: no exception, every card accounted for, every game ends."""

from __future__ import annotations

import os

import pytest

from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME
from traktir.search.playout import playout

SETTINGS = [(mode, seats) for mode in ("base", "items", "coop", "confrontation") for seats in (2, 3, 4)] + [("solo", 1)]
GAMES = 10_000 if os.environ.get("TRAKTIR_EXPECT") == "compiled" else 60
LONGEST = 4_000


@pytest.mark.clause("AE-4.8", "AE-7.1", "AE-11.40")
@pytest.mark.parametrize(("mode", "seats"), SETTINGS)
def test_random_games_end_with_every_card_in_its_place(mode: str, seats: int) -> None:
    deal = GAME.dealer(Setting(seats, mode))
    for seed in range(GAMES):
        rng = Rng(seed)
        t = deal(rng)
        assert playout(t, rng) < LONGEST, seed
        if seed % 50 == 0:
            assert GAME.invariants(t) == [], seed


@pytest.mark.clause("AE-5.7")
@pytest.mark.parametrize(("mode", "seats"), SETTINGS)
def test_every_step_keeps_the_books(mode: str, seats: int) -> None:
    for seed in range(GAMES // 500 + 2):
        rng = Rng(seed)
        t = GAME.new(Setting(seats, mode), rng)
        while t.turn >= 0:
            legal = t.actions()
            t.play(legal[rng.below(len(legal))], rng)
            assert GAME.invariants(t) == [], seed
