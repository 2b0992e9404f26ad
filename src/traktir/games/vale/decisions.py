"""Decisions inside effects: what is asked, which answers are legal, and what an answer does (VE-8.23, VE-11). Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, FROM, low_bit
from traktir.games.vale import opcodes as op
from traktir.games.vale import program
from traktir.games.vale.cards import FILTER_HIGH, FILTER_LOW, HIGH, LOW, first
from traktir.games.vale.components import high_mask, low_mask
from traktir.games.vale.conditions import can_free, holds, landing
from traktir.games.vale.opcodes import INSTANT
from traktir.games.vale.state import (
    ACTIVATE,
    CLEAR,
    COPY,
    DISCARD,
    FREE,
    GIVE_UP,
    HUNT,
    OPTION,
    RECOVER,
    REWARDS,
    STEAL,
    TAKE,
    VICTIM,
    Table,
)

OP: Final = vec[i64]([row[0] for row in program.PROGRAM.rows])
A: Final = vec[i64]([row[1] for row in program.PROGRAM.rows])
B: Final = vec[i64]([row[2] for row in program.PROGRAM.rows])
C: Final = vec[i64]([row[3] for row in program.PROGRAM.rows])
OTHERWISE: Final = vec[i64](program.PROGRAM.otherwise)
OPTION_NEEDS: Final = vec[i64]([needs for _, needs, _ in program.PROGRAM.options])
OPTION_START: Final = vec[i64]([start for _, _, start in program.PROGRAM.options])
INSTANT_START: Final = vec[i64](program.STARTS["instant"])
ACTIVE_START: Final = vec[i64](program.STARTS["active"])
ACTIVE_LOW: Final[i64] = low_mask(program.WITH_ACTIVE)
ACTIVE_HIGH: Final[i64] = high_mask(program.WITH_ACTIVE)


def begin(t: Table, card: i64, source: i64, type: i64) -> None:
    """Put an effect in hand: that of `source`, as the effect of `card`."""
    t.card = card
    t.source = source
    t.pc = INSTANT_START[source] if type == INSTANT else ACTIVE_START[source]
    t.bound = -1
    t.queued = 0
    t.reward = -1


def ask(t: Table, step: i64) -> bool:
    """A step that needs a decision: whether there is a legal answer."""
    phase = ASKS[step]
    t.phase = phase
    t.turn = t.actor
    if phase == GIVE_UP:
        if t.bound < 0:
            return False
        t.turn = t.bound  # VE-8.12: whose card it is decides
    if phase in (VICTIM, STEAL):
        return seats_to_choose(t) != 0
    if phase in (OPTION, REWARDS):
        return options_to_choose(t) != 0
    low, high = cards_to_choose(t)
    return low | high != 0


def _asks() -> list[int]:
    table = [0] * 32
    table[op.RECOVER] = RECOVER
    table[op.DISCARD_FROM_HAND] = DISCARD
    table[op.CLEAR] = CLEAR
    table[op.CHOOSE_VICTIM] = VICTIM
    table[op.GIVE_UP] = GIVE_UP
    table[op.TAKE] = TAKE
    table[op.SUMMON_FREE] = FREE
    table[op.CHOOSE_ONE] = OPTION
    table[op.CHOOSE_TWO] = REWARDS
    table[op.COPY] = COPY
    table[op.STEAL] = STEAL
    return table


ASKS: Final = vec[i64](_asks())


def cards_to_choose(t: Table) -> tuple[i64, i64]:
    """The legal answers to a question for a card."""
    phase = t.phase
    if phase == HUNT:
        return t.display.low, t.display.high
    if phase == ACTIVATE:
        return t.unused_low, t.unused_high
    a = A[t.pc]
    if phase == DISCARD:
        return cards_to_discard(t, a != 0)
    if phase == FREE:
        return cards_to_free(t, a)
    if phase == TAKE:
        return t.discard.low & FILTER_LOW[a], t.discard.high & FILTER_HIGH[a]
    area = t.players[t.turn].area
    if phase == GIVE_UP:
        return area.low & FILTER_LOW[a], area.high & FILTER_HIGH[a]
    low = area.low
    high = area.high
    if phase == CLEAR:
        low, high = cards_to_clear(t)
    elif phase == COPY:
        low &= FILTER_LOW[B[t.pc]]
        high &= FILTER_HIGH[B[t.pc]]
    else:
        low &= FILTER_LOW[a]
        high &= FILTER_HIGH[a]
        if B[t.pc] == 0:
            return low, high
    return low & ~LOW[t.card], high & ~HIGH[t.card]


def cards_to_discard(t: Table, to_free: bool) -> tuple[i64, i64]:
    """VE-8.17: where a free summon follows, a card that leaves one; in a copied effect any card if there is none such."""
    hand = t.me.hand
    if not to_free:
        return hand.low, hand.high
    low: i64 = 0
    high: i64 = 0
    area = t.me.area
    m = hand.low
    h = hand.high
    while m | h != 0:
        d = first(m, h)
        m &= ~LOW[d]
        h &= ~HIGH[d]
        if can_free(t, hand.low & ~LOW[d], hand.high & ~HIGH[d], area.low, area.high, 0):
            low |= LOW[d]
            high |= HIGH[d]
    if low | high == 0 and t.copied():
        return hand.low, hand.high
    return low, high


def cards_to_free(t: Table, filter: i64) -> tuple[i64, i64]:
    """VE-6.10: slot and resolvability as for any summon."""
    if t.me.area.size >= t.round:
        return 0, 0
    hand = t.me.hand
    return landing(t, hand.low & FILTER_LOW[filter], hand.high & FILTER_HIGH[filter], t.can_draw())


def cards_to_clear(t: Table) -> tuple[i64, i64]:
    """Ascending, so that a set of cards can be named in one way only."""
    area = t.me.area
    if t.picked.high != 0:
        last = t.picked.high
        while last & (last - 1) != 0:
            last &= last - 1
        return 0, area.high & FROM[low_bit(last)] & ~t.picked.high
    if t.picked.low != 0:
        last = t.picked.low
        while last & (last - 1) != 0:
            last &= last - 1
        return area.low & FROM[low_bit(last)] & ~t.picked.low, area.high
    return area.low, area.high


def seats_to_choose(t: Table) -> i64:
    seats: i64 = 0
    seat: i64 = 0
    for p in t.players:
        if t.phase == STEAL:
            if seat != t.actor:  # VE-A6: also one without points
                seats |= BIT[seat]
        elif p.area.any(A[t.pc]):
            seats |= BIT[seat]
        seat += 1
    return seats


def options_to_choose(t: Table) -> i64:
    """VE-8.23: only what is possible in full; VE-8.20: no reward twice."""
    options: i64 = 0
    first = A[t.pc]
    i: i64 = 0
    while i < B[t.pc]:
        if i != t.reward and holds(t, OPTION_NEEDS[first + i], t.card):
            options |= BIT[i]
        i += 1
    return options


def choose_card(t: Table, c: i64) -> None:
    """Answer DISCARD, RECOVER, GIVE_UP, TAKE, CLEAR, COPY."""
    phase = t.phase
    p = t.me
    if phase == DISCARD:
        t.leave_hand(p, c)
        t.discard.add(c)
    elif phase == RECOVER:
        t.leave_area(t.actor, c)
        t.to_hand(p, c)
    elif phase == GIVE_UP:
        t.leave_area(t.turn, c)
        t.discard.add(c)
    elif phase == TAKE:
        t.discard.remove(c)
        t.to_hand(p, c)
    elif phase == CLEAR:
        t.picked.add(c)
        low, high = cards_to_choose(t)
        if t.picked.size < A[t.pc] and low | high != 0:
            return
        clear(t)
        return
    else:  # VE-8.11: the chosen effect becomes the effect of the copying card
        begin(t, t.card, c, A[t.pc])
        return
    t.bound = c
    t.pc += 1


def clear(t: Table) -> None:
    """All the cards named leave at once."""
    while t.picked.size > 0:
        c = t.picked.nth(0)
        t.picked.remove(c)
        t.me.lift(c)
        t.discard.add(c)
    t.check_limit(t.actor)
    t.pc += 1


def choose_seat(t: Table, seat: i64) -> None:
    """Answer VICTIM, STEAL."""
    if t.phase == VICTIM:
        t.bound = seat
    else:
        points = min(A[t.pc], t.players[seat].points)
        if points != 0:
            t.score(seat, t.card, -points)
            t.score(t.actor, t.card, points)
    t.pc += 1


def choose_option(t: Table, i: i64) -> None:
    """Answer OPTION, REWARDS: both rewards are named, with their order, before the first is carried out (VE-8.20)."""
    start = OPTION_START[A[t.pc] + i]
    if t.phase == OPTION:
        t.pc = start
    elif t.reward < 0:
        t.reward = i
    else:
        t.queued = start
        t.pc = OPTION_START[A[t.pc] + t.reward]
        t.reward = -1
