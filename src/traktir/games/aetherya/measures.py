"""How far a kingdom is from a legend and what two cards are worth to each other. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, low_bit
from traktir.core.insight import POWER
from traktir.games.aetherya.contact import (
    DRAGON,
    GOBLIN,
    HUMAN,
    KIND_CHAIN,
    KIND_CONTACT,
    KIND_RACES,
    LEGEND_KIND,
    LEGEND_ONE,
    LEGEND_TWO,
    LEGENDS_OF,
    LIKES,
    Land,
    beside,
)
from traktir.games.aetherya.scoring import CONFLICT, LEGEND_VALUE

OCTAVE: Final = 8  # so many tenths of a point double a decision's weight
WIDE: Final = 11  # types, and a closed card


def _contact(one: int, two: int, by_portal: bool) -> int:
    """Tenths that two touching cards are worth (AE-1.4, AE-1.5); AE-2.7: Goblins have only conflicts through Portals."""
    if one > two:
        one, two = two, one
    if two >= 8 or two < 4:
        return 0
    if one < 4:
        return 0 if by_portal and two == 7 else 10 * LIKES[(two - 4) * 4 + one]
    enemies = one != two and (two == 7 or (one == 5 and two == 6))
    return 10 * CONFLICT if enemies else 0


PAIR: Final = vec[i64]([_contact(one, two, False) for one in range(11) for two in range(11)])
LINK: Final = vec[i64]([_contact(one, two, True) for one in range(11) for two in range(11)])
# what an unknown card beside one of this type is worth: the mean of the ten types
MEAN: Final = vec[i64]([sum(_contact(one, two, False) for one in range(10)) // 10 for two in range(11)])


def at_odds(tenths: i64, spread: i64) -> i64:
    """The chance, 0 to 1000, that a team so far above the mark (or below it) gets there."""
    v = (tenths if tenths > 0 else -tenths) * 12 // spread
    if v > 120:
        v = 120
    against = 8000 // (POWER[v] + 8)
    return 1000 - against if tenths > 0 else against


def join(land: Land, cell: i64, linked: vec[i64]) -> i64:
    """What a Portal on this cell would make of its neighbours (AE-2.4), pair by pair."""
    at = land.at
    value: i64 = 0
    m = land.near[cell] & ~land.closed
    while m != 0:
        row = at[low_bit(m)] * WIDE
        m &= m - 1
        rest = m
        while rest != 0:
            value += linked[row + at[low_bit(rest)]]
            rest &= rest - 1
    return value


def steps(land: Land, cell: i64, card: i64, wanted: i64, whole: i64, half: i64) -> i64:
    """What a card laid there does for legends that are not met: tenths a point for one met by it, or for a step before it."""
    wanted &= LEGENDS_OF[card]
    if wanted == 0 or card >= DRAGON:
        return 0
    of = land.of
    bit = BIT[cell]
    near = land.near[cell]
    touching = near
    if land.webbed & bit != 0 and card != GOBLIN:
        touching |= land.reach(cell) & ~of[GOBLIN]
    value: i64 = 0
    while wanted != 0:
        legend = low_bit(wanted)
        wanted &= wanted - 1
        kind = LEGEND_KIND[legend]
        if kind == KIND_RACES:
            races: i64 = 0
            race: i64 = HUMAN
            while race <= GOBLIN:
                if race == card or of[race] & ~bit != 0:
                    races += 1
                race += 1
            if races == 4:
                value += whole * LEGEND_VALUE[legend]
            elif of[card] & ~bit == 0:
                value += half * LEGEND_VALUE[legend] * (races - 1) // 2
            continue
        other = LEGEND_ONE[legend]
        if other == card:
            other = LEGEND_TWO[legend]
        found = touching & of[other] & ~bit
        if found == 0:
            # the first card of its kind is a beginning
            if of[card] & ~bit == 0:
                value += half * LEGEND_VALUE[legend] // 4
            continue
        if kind == KIND_CONTACT or found & (found - 1) != 0:
            value += whole * LEGEND_VALUE[legend]
            continue
        # a chain of three grows at its end; 2 vs 1 may lack the one or the other
        further = land.touching(low_bit(found)) & of[other if kind == KIND_CHAIN else card] & ~bit
        value += (whole if further != 0 else half) * LEGEND_VALUE[legend]
    return value


def missing(land: Land, legend: i64) -> i64:
    """How many cards a legend that is not met still asks for, at least."""
    of = land.of
    kind = LEGEND_KIND[legend]
    if kind == KIND_RACES:
        races: i64 = 4
        race: i64 = HUMAN
        while race <= GOBLIN:
            if of[race] != 0:
                races -= 1
            race += 1
        return races
    one = of[LEGEND_ONE[legend]]
    two = of[LEGEND_TWO[legend]]
    if one | two == 0:
        return 2 if kind == KIND_CONTACT else 3
    if kind == KIND_CONTACT or beside(land.side, one) & two != 0:
        return 1
    return 2
