"""The score pad: the itemised score of a kingdom typed in by hand, for people with the real box on the table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from traktir.core.game import Refused
from traktir.games.aetherya import scoring
from traktir.games.aetherya.components import GEM_VALUES, ROWS
from traktir.games.aetherya.contact import CLOSED, Land, legends, new_land
from traktir.games.aetherya.state import SIDE
from traktir.games.aetherya.words import read_grid, read_legends, write_legends


class Pad(msgspec.Struct, frozen=True):
    """One column of the pad; `fulfilled` lists every legend whose condition the open cards meet."""

    elves: int
    dwarves: int
    humans: int
    goblins: int
    dragons: int
    legends: int
    conflicts: int
    total: int
    fulfilled: list[str]


def land_of(grid: str, side: int = SIDE) -> Land:
    """A land from its letters (AE-0.3)."""
    land = new_land(side)
    for cell, card in enumerate(read_grid(side, grid)):
        if card != CLOSED:
            land.lay(cell, card)
    return land


def score(grid: str, taken: Sequence[str] = (), gems: Sequence[int] = ()) -> Pad:
    """AE-7: the rows of a kingdom, with the legends taken and the gems owned."""
    for gem in gems:
        if gem not in GEM_VALUES or gem == 0:
            raise Refused("aetherya-refused-gem", "AE-1.3", gem=gem)
    land = land_of(grid)
    rows = scoring.kingdom_rows(land, True)
    rows[scoring.ROW_LEGENDS] = scoring.legend_points(read_legends(taken)) + scoring.gem_points(sum(gems))
    points = dict(zip(ROWS, rows, strict=True))
    return Pad(**points, total=sum(rows), fulfilled=write_legends(legends(land, False)))
