"""What effects ask about the table: conditions, and whether a card may be summoned (VE-6.1, VE-6.3, VE-8.3). Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, count, low_bit
from traktir.games.vale import components, program
from traktir.games.vale.cards import FILTER_HIGH, FILTER_LOW, HIGH, LOW, SPLIT, first
from traktir.games.vale.components import high_mask, low_mask
from traktir.games.vale.opcodes import (
    ALWAYS,
    AS_MANY,
    BEHIND,
    CAN_DRAW,
    COSTS,
    FREE,
    HAND,
    HAND_BELOW,
    HOLDS,
    IN_DISCARD,
    NONE_OF,
    OTHER,
    PAIR,
    RIVAL_SCORE,
    SCORE,
    SOMEBODY,
)
from traktir.games.vale.state import Table

KIND: Final = vec[i64]([kind for kind, _, _ in program.PROGRAM.conditions])
WHAT: Final = vec[i64]([a for _, a, _ in program.PROGRAM.conditions])
ITSELF_TOO: Final = vec[i64]([b for _, _, b in program.PROGRAM.conditions])
REQUIRES: Final = vec[i64](program.REQUIRES)
MATTERS: Final = vec[i64](program.MATTERS)
COST: Final = vec[i64](components.COST)
COST_LOW: Final = vec[i64]([low_mask(cards) for cards in components.BY_COST])
COST_HIGH: Final = vec[i64]([high_mask(cards) for cards in components.BY_COST])
NEEDY_LOW: Final[i64] = low_mask(program.NEEDY)
NEEDY_HIGH: Final[i64] = high_mask(program.NEEDY)


def holds(t: Table, condition: i64, card: i64) -> bool:
    """Of the actor, for an effect of `card`."""
    kind = KIND[condition]
    if kind == ALWAYS:
        return True
    what = WHAT[condition]
    p = t.me
    if kind == HOLDS:
        return held_colours(p.stones) & what != 0
    if kind == HAND:
        return p.hand.size >= what
    if kind == SCORE:
        return p.points >= what
    if kind == RIVAL_SCORE:
        return best_rival(t) >= what
    if kind == BEHIND:
        return best_rival(t) > p.points
    if kind == IN_DISCARD:
        return t.discard.any(what)
    if kind == CAN_DRAW:
        return t.can_draw()
    if kind == OTHER:
        low = p.area.low
        high = p.area.high
        if ITSELF_TOO[condition] == 0:
            low &= ~LOW[card]
            high &= ~HIGH[card]
        return (low & FILTER_LOW[what]) | (high & FILTER_HIGH[what]) != 0
    if kind == COSTS:
        return has_costs(p.area.low, p.area.high, what)
    if kind == NONE_OF:
        return not p.area.any(what)
    if kind == AS_MANY:
        return p.hand.size == p.area.size
    return kind == HAND_BELOW and p.hand.size < what


def held_colours(stones: i64) -> i64:
    """The set of colours among some stones."""
    return (1 if stones & 255 != 0 else 0) | (2 if (stones >> 8) & 255 != 0 else 0) | (4 if stones >> 16 != 0 else 0)


def has_costs(low: i64, high: i64, costs: i64) -> bool:
    while costs != 0:
        cost = low_bit(costs)
        costs &= costs - 1
        if (low & COST_LOW[cost]) | (high & COST_HIGH[cost]) == 0:
            return False
    return True


def best_rival(t: Table) -> i64:
    best: i64 = 0
    seat: i64 = 0
    for p in t.players:
        if seat != t.actor and p.points > best:
            best = p.points
        seat += 1
    return best


def somebody_has(t: Table, low: i64, high: i64, filter: i64) -> bool:
    """`low` and `high` are the actor's area."""
    if (low & FILTER_LOW[filter]) | (high & FILTER_HIGH[filter]) != 0:
        return True
    seat: i64 = 0
    for p in t.players:
        if seat != t.actor and p.area.any(filter):
            return True
        seat += 1
    return False


def matters(t: Table, card: i64) -> bool:
    """VE-10.4: whether the active effect of a card can do something now."""
    return holds(t, MATTERS[card], card)


# VE-8.3. Hand and area are given as they will be: the card has left the hand and lies in the area.


def resolvable(t: Table, card: i64, low: i64, high: i64, area_low: i64, area_high: i64, drawable: bool) -> bool:
    condition = REQUIRES[card]
    kind = KIND[condition]
    if kind == ALWAYS:
        return True
    what = WHAT[condition]
    if kind == CAN_DRAW:
        return drawable
    if kind == HAND:
        return low | high != 0
    if kind == OTHER:
        return (area_low & ~LOW[card] & FILTER_LOW[what]) | (area_high & ~HIGH[card] & FILTER_HIGH[what]) != 0
    if kind == SOMEBODY:
        return somebody_has(t, area_low, area_high, what)
    if kind == FREE:  # VE-8.18: the card itself is on the discard pile then
        return can_free(t, low, high, area_low & ~LOW[card], area_high & ~HIGH[card], what)
    return kind == PAIR and can_pair(t, low, high, area_low, area_high)


def can_free(t: Table, low: i64, high: i64, area_low: i64, area_high: i64, filter: i64) -> bool:
    """Whether a card of the hand may be summoned for free; something has just gone to the discard pile."""
    if count(area_low) + count(area_high) >= t.round:  # VE-6.1
        return False
    m = low & FILTER_LOW[filter]
    h = high & FILTER_HIGH[filter]
    while m | h != 0:
        c = first(m, h)
        m &= ~LOW[c]
        h &= ~HIGH[c]
        if resolvable(t, c, low & ~LOW[c], high & ~HIGH[c], area_low | LOW[c], area_high | HIGH[c], True):
            return True
    return False


def can_pair(t: Table, low: i64, high: i64, area_low: i64, area_high: i64) -> bool:
    """VE-8.17: a card to discard that leaves another to summon."""
    m = low
    h = high
    while m | h != 0:
        d = first(m, h)
        m &= ~LOW[d]
        h &= ~HIGH[d]
        if can_free(t, low & ~LOW[d], high & ~HIGH[d], area_low, area_high, 0):
            return True
    return False


def may_land(t: Table, c: i64, drawable: bool) -> bool:
    """VE-6.3: whether a card of the actor's hand could be carried out in full if it were laid down now."""
    hand = t.me.hand
    area = t.me.area
    return resolvable(t, c, hand.low & ~LOW[c], hand.high & ~HIGH[c], area.low | LOW[c], area.high | HIGH[c], drawable)


def landing(t: Table, low: i64, high: i64, drawable: bool) -> tuple[i64, i64]:
    """Those of some cards of the hand that VE-6.3 lets be summoned."""
    m = low & NEEDY_LOW
    while m != 0:
        c = low_bit(m)
        m &= m - 1
        if not may_land(t, c, drawable):
            low &= ~BIT[c]
    m = high & NEEDY_HIGH
    while m != 0:
        c = low_bit(m)
        m &= m - 1
        if not may_land(t, c + SPLIT, drawable):
            high &= ~BIT[c]
    return low, high
