"""The kernel and the slow scorer agree on random kingdoms full of Portals, Goblins and Dragons."""

from __future__ import annotations

import os

import pytest

from games.aetherya.slow import Kingdom
from games.aetherya.table import land
from traktir.core.rng import Rng
from traktir.games.aetherya.contact import CLOSED, Land, legends, new_land
from traktir.games.aetherya.scoring import kingdom_rows
from traktir.games.aetherya.words import write_grid, write_legends

KINGDOMS = 100_000 if os.environ.get("TRAKTIR_EXPECT") == "compiled" else 3_000
# types from which a cell is drawn: an even mix, and one where everything meets through Portals
MIXES = (list(range(11)), [0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 9, 9, 9, 9, 10])


def random_land(rng: Rng, mix: list[int]) -> Land:
    found = new_land(4)
    for cell in range(16):
        card = mix[rng.below(len(mix))]
        if card != CLOSED:
            found.lay(cell, card)
    return found


@pytest.mark.clause("AE-2.3", "AE-2.5", "AE-2.6", "AE-2.7", "AE-5.7", "AE-7.4", "AE-7.5", "AE-7.6", "AE-7.8")
@pytest.mark.parametrize("mix", MIXES, ids=["even", "portals"])
def test_the_kernel_agrees_with_the_slow_scorer(mix: list[int]) -> None:
    rng = Rng(len(mix))
    for _ in range(KINGDOMS // 2):
        found = random_land(rng, mix)
        grid = write_grid(4, found.at)
        slow = Kingdom(grid)
        assert list(kingdom_rows(found, True)) == slow.rows(), grid
        assert set(write_legends(legends(found, False))) == slow.legends(), grid


@pytest.mark.clause("AE-2.6")
def test_laying_cards_one_after_another_ends_where_laying_them_at_once_does() -> None:
    """What the kernel keeps up to date is what it would find anew."""
    rng = Rng(5)
    for _ in range(300):
        worn = random_land(rng, MIXES[1])
        for _ in range(40):
            worn.lay(rng.below(16), rng.below(10))
        one = rng.below(15)
        worn.swap(one, one + 1 + rng.below(15 - one))
        fresh = land(write_grid(4, worn.at))
        assert list(kingdom_rows(worn, True)) == list(kingdom_rows(fresh, True))
        assert sorted(worn.webs) == sorted(fresh.webs) and worn.webbed == fresh.webbed
        assert legends(worn, True) == legends(fresh, True)


@pytest.mark.clause("AE-2.1")
@pytest.mark.parametrize("side", [4, 5, 6, 7])
def test_neighbours_share_a_side_on_every_size_of_land(side: int) -> None:
    found = new_land(side)
    for a in range(side * side):
        for b in range(side * side):
            apart = abs(a // side - b // side) + abs(a % side - b % side)
            assert bool(found.near[a] >> b & 1) == (apart == 1)
