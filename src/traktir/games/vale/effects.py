"""The steps of which effects consist, one small function for each kind (VE-8). Compiled.

A step is carried out, fails, or waits for a decision. After each one the stone limit comes first (VE-5.8). "You" is always the
actor. A decision inside an effect is answered by `choose_card`, `choose_seat` or `choose_option`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, FROM, low_bit
from traktir.core.rng import Rng
from traktir.games.vale import components, program
from traktir.games.vale import opcodes as op
from traktir.games.vale.conditions import COST, can_free, holds, landing, matters
from traktir.games.vale.opcodes import ACTIVE, INSTANT
from traktir.games.vale.state import (
    ACTIVATE,
    CLEAR,
    COPY,
    DISCARD,
    FILTER_HIGH,
    FILTER_LOW,
    FREE,
    GIVE_UP,
    HIGH,
    HUNT,
    LOW,
    NO_CARD,
    OPTION,
    RECOVER,
    RETURN,
    REWARDS,
    SPLIT,
    STEAL,
    STONE,
    TAKE,
    VICTIM,
    Table,
    number_of,
    stones_of,
    value_of,
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
ACTIVE_LOW: Final[i64] = sum(1 << c for c in range(45) if program.STARTS["active"][c])
ACTIVE_HIGH: Final[i64] = sum(1 << (c - 45) for c in range(45, 70) if program.STARTS["active"][c])

# how a step ended
FAILED: Final = 0
DONE: Final = 1
WAITS: Final = 2
MOVED_ON: Final = 3  # it has set the next step itself


def begin(t: Table, card: i64, source: i64, type: i64) -> None:
    """Put an effect in hand: that of `source`, as the effect of `card`."""
    t.card = card
    t.source = source
    t.pc = INSTANT_START[source] if type == INSTANT else ACTIVE_START[source]
    t.bound = -1
    t.queued = 0
    t.reward = -1


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
    return ask(t, step)


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


FAMILY_LOW: Final = vec[i64]([sum(1 << c for c in range(45) if components.FAMILY[c] == f) for f in range(5)])
FAMILY_HIGH: Final = vec[i64]([sum(1 << (c - 45) for c in range(45, 70) if components.FAMILY[c] == f) for f in range(5)])


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


# decisions


def ask(t: Table, step: i64) -> i64:
    """A step that needs a decision: it fails when there is no answer."""
    phase = ASKS[step]
    t.phase = phase
    t.turn = t.actor
    if phase == GIVE_UP:
        if t.bound < 0:
            return FAILED
        t.turn = t.bound  # VE-8.12: whose card it is decides
    if phase in (VICTIM, STEAL):
        return WAITS if seats_to_choose(t) != 0 else FAILED
    if phase in (OPTION, REWARDS):
        return WAITS if options_to_choose(t) != 0 else FAILED
    low, high = cards_to_choose(t)
    return WAITS if low | high != 0 else FAILED


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
        if m != 0:
            d = low_bit(m)
            m &= m - 1
        else:
            d = SPLIT + low_bit(h)
            h &= h - 1
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


def next_active(t: Table) -> bool:
    """VE-10.3 to VE-10.5: whether an unused effect of the area can still do something; if not, the rest is passed over."""
    t.unused_low &= t.me.area.low
    t.unused_high &= t.me.area.high
    low = t.unused_low
    high = t.unused_high
    while low | high != 0:
        if low != 0:
            c = low_bit(low)
            low &= low - 1
        else:
            c = SPLIT + low_bit(high)
            high &= high - 1
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
