"""Points of a kingdom, row by row (AE-7), and the order of the players. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import count, low_bit
from traktir.games.aetherya import components
from traktir.games.aetherya.contact import (
    DRAGON,
    DWARF,
    ELF,
    GOBLIN,
    HUMAN,
    Land,
    conflicts,
    like_points,
    tamed,
)

# AE-7.3
ROW_ELVES: Final = 0
ROW_DWARVES: Final = 1
ROW_HUMANS: Final = 2
ROW_GOBLINS: Final = 3
ROW_DRAGONS: Final = 4
ROW_LEGENDS: Final = 5
ROW_CONFLICTS: Final = 6
ROWS: Final = 7

CONFLICT: Final[i64] = components.CONFLICT
MOST_TAMED: Final[i64] = components.MOST_TAMED
DRAGON_VALUE: Final = vec[i64](components.dragon_values())
LEGEND_VALUE: Final = vec[i64](list(components.LEGEND_VALUES))
Z7: Final = vec[i64]([0] * 7)


def dragon_row(dragons: i64, tame: i64, zero_from_six: bool) -> i64:
    """AE-7.7, AE-7.8: worth by number; at most three count as tamed, every other one costs."""
    if tame > MOST_TAMED:
        tame = MOST_TAMED
    if zero_from_six and tame == MOST_TAMED and dragons >= 6:
        return 0
    return DRAGON_VALUE[dragons if dragons < 8 else 8] * (2 * tame - dragons)


def legend_points(legends: i64) -> i64:
    points: i64 = 0
    while legends != 0:
        points += LEGEND_VALUE[low_bit(legends)]
        legends &= legends - 1
    return points


def gem_points(gems: i64) -> i64:
    """AE-8.14: the last digit of the sum."""
    return gems % 10


def kingdom_rows(land: Land, zero_from_six: bool) -> vec[i64]:
    """The seven rows of the open cards; the legends' row is left at 0."""
    return open_rows(land, zero_from_six)[:]


def open_rows(land: Land, zero_from_six: bool) -> vec[i64]:
    """The same to be read only: counted anew when the land has changed."""
    ruling: i64 = 1 if zero_from_six else 0
    if land.counted != ruling:
        land.rows = counted(land, zero_from_six)
        land.counted = ruling
    return land.rows


def counted(land: Land, zero_from_six: bool) -> vec[i64]:
    rows = Z7[:]
    rows[ROW_ELVES] = like_points(land, ELF)
    rows[ROW_DWARVES] = like_points(land, DWARF)
    rows[ROW_HUMANS] = like_points(land, HUMAN)
    rows[ROW_GOBLINS] = like_points(land, GOBLIN)
    rows[ROW_DRAGONS] = dragon_row(count(land.of[DRAGON]), count(tamed(land)), zero_from_six)
    rows[ROW_CONFLICTS] = CONFLICT * conflicts(land)
    return rows


def total(rows: vec[i64]) -> i64:
    points: i64 = 0
    for row in rows:
        points += row
    return points


def what_if(land: Land, cell: i64, card: i64, zero_from_six: bool) -> vec[i64]:
    """How a card laid on a cell would change the rows of the open cards."""
    then = land.copy()
    then.bare(cell)
    then.lay(cell, card)
    rows = kingdom_rows(then, zero_from_six)
    now = kingdom_rows(land, zero_from_six)
    i: i64 = 0
    while i < ROWS:
        rows[i] -= now[i]
        i += 1
    return rows


def tie_key(rows: vec[i64]) -> int:
    """AE-7.10, AE-7.11: the total, then the rows from high to low; more is better, equal keys share."""
    ordered: list[int] = []
    for row in rows:
        ordered.append(row)
    ordered.sort(reverse=True)
    key: int = total(rows) + 4096
    for value in ordered:
        key = (key << 13) + value + 4096
    return key
