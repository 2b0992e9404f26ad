"""Supply, protection and threat in the shared land of Confrontation (AE-11.14, AE-11.15, AE-11.34). Compiled.

A people is a race with its paired terrain. A race card's type is its terrain's + 4, so `type & 3` is the people of both.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from traktir.core.bits import low_bit
from traktir.games.aetherya.contact import DRAGON, GOBLIN, Land, beside, beside_two

HUMANS: Final = 0
ELVES: Final = 1
DWARVES: Final = 2
GOBLINS: Final = 3


def belongs(card: i64, people: i64) -> bool:
    """AE-11.13: whether a card of this type is the people's own, race or terrain."""
    return card < DRAGON and card & 3 == people


def supplied(land: Land) -> i64:
    """AE-11.14: race cards that touch their paired terrain, and the terrain cards that supply them."""
    of = land.of
    side = land.side
    found: i64 = 0
    people: i64 = 0
    while people < 4:
        race = of[people + 4]
        terrain = of[people]
        if race != 0 and terrain != 0:
            found |= (beside(side, terrain) & race) | (beside(side, race) & terrain)
            if people != GOBLINS and land.webbed & race != 0:
                for web in land.webs:
                    if web & race != 0 and web & terrain != 0:
                        found |= web & (race | terrain)
        people += 1
    return found


def touching_two(land: Land, some: i64, others: i64) -> i64:
    """The cells of the first set whose cards touch at least two cards of the other."""
    found = beside_two(land.side, others) & some
    rest = some & ~found & land.webbed & ~land.of[GOBLIN]  # AE-2.7: goblins have no more than their neighbours
    while rest != 0:
        touching = land.touching(low_bit(rest)) & others
        if touching & (touching - 1) != 0:
            found |= rest & -rest
        rest &= rest - 1
    return found


def in_reach_of_goblins(land: Land) -> i64:
    """AE-11.24: Dragons with two Goblins directly beside them."""
    return beside_two(land.side, land.of[GOBLIN]) & land.of[DRAGON]
