"""The steps of which effects consist, one small function for each kind (VE-8). Compiled.

A step is carried out, fails, or waits for a decision. After each one the stone limit comes first (VE-5.8). "You" is always the
actor. What a step asks for is in `decisions.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from traktir.core.rng import Rng
from traktir.games.vale import opcodes as op
from traktir.games.vale.cards import FAMILY_HIGH, FAMILY_LOW, HIGH, LOW, first
from traktir.games.vale.conditions import COST, holds, matters
from traktir.games.vale.decisions import ACTIVE_HIGH, ACTIVE_LOW, OP, OTHERWISE, A, B, C, ask, begin
from traktir.games.vale.opcodes import ACTIVE
from traktir.games.vale.state import NO_CARD, RETURN, STONE, Table, number_of, stones_of, value_of

# how a step ended
FAILED: Final = 0
DONE: Final = 1
WAITS: Final = 2
MOVED_ON: Final = 3  # it has set the next step itself


def put_down(t: Table) -> None:
    t.card = NO_CARD
    t.source = NO_CARD
    t.pc = 0
    t.bound = -1


def proceed(t: Table, rng: Rng) -> bool:
    """Carry out steps until somebody must decide (False) or the effect is over (True)."""
    while True:
        if t.debtor >= 0:
            t.phase = RETURN
            t.turn = t.debtor
            t.floor = 0
            return False
        pc = t.pc
        if OP[pc] == op.END:
            if t.queued == 0:
                put_down(t)
                return True
            t.pc = t.queued
            t.queued = 0
            continue
        done = carry_out(t, pc, rng)
        if done == DONE:
            t.pc = pc + 1
        elif done == FAILED:
            t.pc = OTHERWISE[pc]
        elif done == WAITS:
            return False


def carry_out(t: Table, pc: i64, rng: Rng) -> i64:
    step = OP[pc]
    a = A[pc]
    if step == op.POINTS:
        return gain(t, a)
    if step == op.STONES:
        return take_stones(t, a)
    if step == op.IF:
        t.pc = B[pc] if holds(t, a, t.card) else C[pc]
        return MOVED_ON
    if step == op.RECOVER_THIS:
        return recover_this(t)
    if step == op.DRAW:
        return draw_cards(t, a, rng)
    if step == op.POINTS_PER_CARD_IN_AREA:
        return gain(t, a * t.me.area.matching(B[pc]))
    if step == op.POINTS_PER_CARD_IN_HAND:
        return gain(t, a * t.me.hand.matching(B[pc]))
    if step == op.POINTS_PER_FAMILY:
        return gain(t, a * families(t))
    if step == op.POINTS_PER_STONE:
        return gain(t, a * stones_of(t.me.stones, B[pc]))
    if step == op.POINTS_FOR_HELD:
        return gain(t, stones_of(t.me.stones, B[pc]) * ((t.me.worth >> (4 * B[pc])) & 15))
    if step == op.POINTS_FOR_DROPPED:
        return gain_for_dropped(t)
    if step == op.POINTS_FOR_COST:
        return gain_for_cost(t)
    if step == op.LOSE:
        return lose(t, a)
    if step == op.DROP:
        return drop(t, a, 0)
    if step == op.EXCHANGE:
        return drop(t, a, B[pc])
    if step == op.DROP_ALL:
        return drop_all(t)
    if step == op.TURN_ALL:
        t.me.stones = number_of(t.me.stones) * STONE[a]
        return DONE
    if step == op.DISCARD_THIS:
        return discard_this(t)
    if step == op.TOP_OF_PILE:
        return put_on_top(t)
    if step == op.ACTIVATE_ALL:
        return activate_all(t)
    return WAITS if ask(t, step) else FAILED


# points


def gain(t: Table, points: i64) -> i64:
    if points != 0:
        t.score(t.actor, t.card, points)
    return DONE


def gain_for_dropped(t: Table) -> i64:
    return gain(t, value_of(t.bound, t.me.worth)) if t.bound >= 0 else FAILED


def gain_for_cost(t: Table) -> i64:
    return gain(t, COST[t.bound]) if t.bound >= 0 else FAILED


def families(t: Table) -> i64:
    n: i64 = 0
    area = t.me.area
    f: i64 = 0
    while f < 5:
        if (area.low & FAMILY_LOW[f]) | (area.high & FAMILY_HIGH[f]) != 0:
            n += 1
        f += 1
    return n


def lose(t: Table, points: i64) -> i64:
    """VE-8.13: stops at 0; carried out completely only if there was enough."""
    had = t.me.points
    t.score(t.actor, t.card, -min(points, had))
    return DONE if had >= points else FAILED


# stones


def take_stones(t: Table, stones: i64) -> i64:
    t.take_stones(stones)
    return DONE


def drop(t: Table, give: i64, get: i64) -> i64:
    """All of `give`, or nothing."""
    held = t.me.stones
    colour: i64 = 0
    while colour < 3:
        if stones_of(held, colour) < stones_of(give, colour):
            return FAILED
        colour += 1
    t.me.stones = held - give
    t.take_stones(get)
    return DONE


def drop_all(t: Table) -> i64:
    t.bound = t.me.stones
    t.me.stones = 0
    return DONE


# cards


def draw_cards(t: Table, n: i64, rng: Rng) -> i64:
    drawn: i64 = 0
    while drawn < n and t.draw_to_hand(rng):
        drawn += 1
    return DONE if drawn > 0 else FAILED


def recover_this(t: Table) -> i64:
    """VE-8.21: nothing, once the card has left the area."""
    if not t.me.area.has(t.card):
        return FAILED
    t.leave_area(t.actor, t.card)
    t.to_hand(t.me, t.card)
    return DONE


def discard_this(t: Table) -> i64:
    if not t.me.area.has(t.card):
        return FAILED
    t.leave_area(t.actor, t.card)
    t.discard.add(t.card)
    return DONE


def put_on_top(t: Table) -> i64:
    """VE-8.19."""
    if not t.me.area.has(t.card):
        return FAILED
    t.leave_area(t.actor, t.card)
    t.top = t.card
    return DONE


def activate_all(t: Table) -> i64:
    """VE-8.16: goes through the active effects; the step is the last of its effect."""
    t.activating = 1
    t.unused_low = t.me.area.low & ACTIVE_LOW
    t.unused_high = t.me.area.high & ACTIVE_HIGH
    return DONE


# going through active effects


def next_active(t: Table) -> bool:
    """VE-10.3 to VE-10.5: whether an unused effect of the area can still do something; if not, the rest is passed over."""
    t.unused_low &= t.me.area.low
    t.unused_high &= t.me.area.high
    low = t.unused_low
    high = t.unused_high
    while low | high != 0:
        c = first(low, high)
        low &= ~LOW[c]
        high &= ~HIGH[c]
        if matters(t, c):
            return True
    t.activating = 0
    t.unused_low = 0
    t.unused_high = 0
    return False


def activate(t: Table, c: i64) -> None:
    """VE-A25: without a possible result the effect still counts as used."""
    t.unused_low &= ~LOW[c]
    t.unused_high &= ~HIGH[c]
    if matters(t, c):
        begin(t, c, c, ACTIVE)
