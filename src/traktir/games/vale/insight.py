"""What a good player of the Vale looks at: what a creature brings now and in the rounds to come, against what it costs. Compiled.

Values are in tenths of a point. Effects are valued step by step from the program, so that no creature is known by name.

WEIGHTS is the one table of judgement. It was tuned by `traktir tune vale --seats 4 --generations 40 --deals 25` (reward on fresh
deals 0.58 against 0.25); another run from there (`--seed 2`) found nothing better. What open tables are judged by was first a
regression on 3,700 games with two and four seats, then `--judgement --generations 30 --deals 150 --population 10`; half-way
between the two foresaw best of the three (log loss 0.544 with two seats and 1.127 with four, on the deals by which it was chosen;
knowing nothing 0.693, 1.386).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import count
from traktir.core.insight import Insight, Manner, chances, proportions, rivalries
from traktir.core.state import State
from traktir.games.vale import components, program
from traktir.games.vale import opcodes as op
from traktir.games.vale.cards import FAMILY_HIGH, FAMILY_LOW, FILTER_HIGH, FILTER_LOW, HIGH, LOW, first
from traktir.games.vale.conditions import COST, holds, matters
from traktir.games.vale.decisions import ACTIVE_HIGH, ACTIVE_LOW, ACTIVE_START, INSTANT_START, OP, OPTION_START, A, B, C
from traktir.games.vale.opcodes import INSTANT
from traktir.games.vale.rules import (
    A_CARD,
    A_DONE,
    A_END,
    A_OPTION,
    A_REMOVE,
    A_SEAT,
    A_SELL,
    A_STONE,
    A_SUMMON,
    A_TAME,
    FAMILY,
    SALE,
    Vale,
)
from traktir.games.vale.scoring import LAST_ROUND
from traktir.games.vale.state import (
    ACTIVATE,
    COPY,
    DISCARD,
    FREE,
    GIVE_UP,
    HUNT,
    PAY,
    RECOVER,
    RETURN,
    STEAL,
    STONE,
    TAKE,
    Player,
    number_of,
    stones_of,
    value_of,
)

# name -> tenths of a point (or as said)
WEIGHTS: Final[dict[str, int]] = {
    "stone": 4,  # a stone, for every 1 of its nominal
    "draw": 14,  # a card from the pile
    "recover": 2,  # a card back in hand
    "victim": 14,  # an opponent loses a card
    "copy": 28,
    "free": 52,  # a summon without paying
    "slot": 3,  # a place in the area, for every round to come
    "promise": 31,  # percent: what a card in hand is worth of what it would bring if summoned now
    "rounds": 144,  # percent: how much of the rounds to come an effect will see
    "permanent": 40,  # percent of the estimates below
    "wasted": 37,  # an active effect used while it can do nothing
    "judged_engine": 50,  # percent: what lasting effects are worth at an open table
    "judged_stone": 12,  # … hundredths: a stone, for every 1 of its nominal and each of at most four rounds to come
    "judged_card_1": 10,  # … a card in hand with one round to come, two, …, five or more
    "judged_card_2": 15,
    "judged_card_3": 19,
    "judged_card_4": 29,
    "judged_card_5": 34,
    "judged_spread": 13,  # so much behind halves the chance in the last round
    "judged_open": 10,  # … and so much more for every round to come
}
W_STONE: Final = 0
W_DRAW: Final = 1
W_RECOVER: Final = 2
W_VICTIM: Final = 3
W_COPY: Final = 4
W_FREE: Final = 5
W_SLOT: Final = 6
W_PROMISE: Final = 7
W_ROUNDS: Final = 8
W_PERMANENT: Final = 9
W_WASTED: Final = 10
J_ENGINE: Final = 11
J_STONE: Final = 12
J_CARD: Final = 13
J_SPREAD: Final = 18
J_OPEN: Final = 19

OCTAVE: Final = 12  # so many tenths of a point double a decision's weight
NOMINAL: Final = vec[i64](components.NOMINAL)


def _permanent() -> list[int]:
    """A permanent effect by round, roughly."""
    table = []
    for c in range(70):
        worth = 4 * program.LIMIT[c] + 6 * sum(program.WORTH[3 * c : 3 * c + 3]) + (8 if program.SWAP[c] else 0)
        worth += 2 * sum(program.DISCOUNT[5 * c : 5 * c + 5]) + (10 if program.ON_TAME[c] else 0)
        kind, points, _ = program.ON_SUMMON[c]
        table.append(
            worth + {op.NOTHING: 0, op.EACH_SUMMON: 13, op.PER_STONE_PAID: 20, op.WITH_STONE_PAID: 6}[kind] * max(points, 1)
        )
    return table


PERMANENT_WORTH: Final = vec[i64](_permanent())
LEAVES_AT_ONCE: Final = vec[i64]([int(leaves) for leaves in components.LEAVES_AT_ONCE])


def nominal(stones: i64) -> i64:
    return stones_of(stones, 0) * NOMINAL[0] + stones_of(stones, 1) * NOMINAL[1] + stones_of(stones, 2) * NOMINAL[2]


class ValeInsight(Insight):
    def __init__(self, weights: list[int]) -> None:
        self.w: vec[i64] = vec[i64](weights)

    def weigh(self, state: State, actions: vec[i64], n: i64, out: vec[i64]) -> None:
        assert isinstance(state, Vale)
        i: i64 = 0
        while i < n:
            out[i] = self.value(state, actions[i])
            i += 1
        proportions(n, OCTAVE, out)

    def value(self, t: Vale, action: i64) -> i64:
        p = t.me
        if action < A_SUMMON:
            return self.answer_value(t, p, action - A_CARD)
        if action < A_REMOVE:
            c = action - A_SUMMON
            return self.summon_value(t, p, c) - self.w[W_STONE] * t.price(p, c)
        if action < A_SELL:
            return self.remove_value(t, p, action - A_REMOVE)
        if action < A_TAME:
            return self.sale_value(p, p.caught.nth(action - A_SELL))
        if action < A_END:
            return self.promise(t, p, p.caught.nth(action - A_TAME))
        if action == A_END:
            return 0
        if action <= A_DONE:
            return self.stone_value(t, action - A_STONE)
        if action < A_OPTION:
            return self.seat_value(t, action - A_SEAT)
        return self.steps_value(t, p, t.card, OPTION_START[A[t.pc] + action - A_OPTION])

    # a creature

    def rounds_left(self, t: Vale) -> i64:
        """Resolution phases to come, this round's included."""
        return LAST_ROUND + 1 - t.round

    def summon_value(self, t: Vale, p: Player, c: i64) -> i64:
        """What a card brings from now on, its price apart."""
        start = INSTANT_START[c]
        now = self.steps_value(t, p, c, start) if start != 0 else 0
        left = self.rounds_left(t)
        value = now + self.lasting(t, p, c)
        if LEAVES_AT_ONCE[c] != 0:
            return value
        # a full area has no room for something better
        if p.area.size + 1 >= t.round:
            value -= self.w[W_SLOT] * (left - 1)
        return value

    def lasting(self, t: Vale, p: Player, c: i64) -> i64:
        """What a card in the area will bring in the rounds to come."""
        left = self.rounds_left(t) * self.w[W_ROUNDS] // 100
        if left == 0:
            left = 1
        start = ACTIVE_START[c]
        value: i64 = 0
        if start != 0:
            active = self.steps_value(t, p, c, start)
            # a card that goes back brings its instant effect again
            value = active * (1 if OP[start] == op.RECOVER_THIS else left)
        return value + PERMANENT_WORTH[c] * left * self.w[W_PERMANENT] // 100

    def promise(self, t: Vale, p: Player, c: i64) -> i64:
        """A card in hand."""
        v = (self.summon_value(t, p, c) - self.w[W_STONE] * t.price(p, c)) * self.w[W_PROMISE] // 100
        if t.round == LAST_ROUND and value_of(p.stones, p.worth) < t.price(p, c):
            return 0
        return v if v > 1 else 1

    def sale_value(self, p: Player, c: i64) -> i64:
        """Stones above the limit are lost, the smallest first."""
        stones = p.stones + SALE[FAMILY[c]]
        surplus = number_of(stones) - p.limit
        lost: i64 = 0
        colour: i64 = 0
        while colour < 3 and surplus > 0:
            n = min(surplus, stones_of(stones, colour))
            lost += n * NOMINAL[colour]
            surplus -= n
            colour += 1
        return self.w[W_STONE] * (nominal(SALE[FAMILY[c]]) - lost)

    def remove_value(self, t: Vale, p: Player, c: i64) -> i64:
        """Worth it only for a full area and a clearly better card in hand."""
        best: i64 = 0
        if p.area.size >= t.round:
            low = p.hand.low
            high = p.hand.high
            while low | high != 0:
                h = first(low, high)
                low &= ~LOW[h]
                high &= ~HIGH[h]
                if t.price(p, h) + t.round <= value_of(p.stones, p.worth):
                    best = max(best, self.summon_value(t, p, h) - self.w[W_STONE] * t.price(p, h))
        return best - self.lasting(t, p, c) - self.w[W_STONE] * t.round - 20

    # an effect

    def steps_value(self, t: Vale, p: Player, c: i64, pc: i64) -> i64:
        """The steps from `pc` on, as if the card lay in the area."""
        w = self.w
        value: i64 = 0
        area_low = p.area.low | LOW[c]
        area_high = p.area.high | HIGH[c]
        hand = p.hand.size - (1 if p.hand.has(c) else 0)
        while OP[pc] != op.END:
            step = OP[pc]
            a = A[pc]
            if step == op.POINTS:
                value += 10 * a
            elif step == op.POINTS_PER_CARD_IN_HAND:
                value += 10 * a * hand
            elif step == op.POINTS_PER_CARD_IN_AREA:
                value += 10 * a * (count(area_low & FILTER_LOW[B[pc]]) + count(area_high & FILTER_HIGH[B[pc]]))
            elif step == op.POINTS_PER_FAMILY:
                f: i64 = 0
                while f < 5:
                    if (area_low & FAMILY_LOW[f]) | (area_high & FAMILY_HIGH[f]) != 0:
                        value += 10 * a
                    f += 1
            elif step == op.POINTS_PER_STONE:
                value += 10 * a * max(stones_of(p.stones, B[pc]), 1)
            elif step == op.POINTS_FOR_HELD:
                value += 10 * stones_of(p.stones, B[pc]) * ((p.worth >> (4 * B[pc])) & 15)
            elif step == op.POINTS_FOR_DROPPED:
                value += 10 * value_of(p.stones, p.worth)
            elif step == op.POINTS_FOR_COST:
                value += 30
            elif step == op.LOSE:
                value -= 10 * min(a, p.points)
            elif step == op.STEAL:
                value += 15 * a
            elif step == op.STONES:
                value += w[W_STONE] * nominal(a)
            elif step == op.DROP:
                value -= w[W_STONE] * nominal(a)
            elif step == op.EXCHANGE:
                value += w[W_STONE] * (nominal(B[pc]) - nominal(a))
            elif step == op.DROP_ALL:
                value -= w[W_STONE] * nominal(p.stones)
            elif step == op.TURN_ALL:
                value += w[W_STONE] * (number_of(p.stones) * NOMINAL[a] - nominal(p.stones)) // 2
            elif step == op.DRAW or step == op.TAKE:
                value += w[W_DRAW]
            elif step == op.RECOVER_THIS or step == op.RECOVER:
                value += w[W_RECOVER]
            elif step == op.DISCARD_FROM_HAND:
                value -= w[W_DRAW] if hand > 0 else 0
            elif step == op.GIVE_UP:
                value += w[W_VICTIM]
            elif step == op.SUMMON_FREE:
                value += w[W_FREE]
            elif step == op.CHOOSE_ONE:
                value += w[W_STONE] * 3
            elif step == op.CHOOSE_TWO:
                value += 75
            elif step == op.COPY:
                value += w[W_COPY]
            elif step == op.ACTIVATE_ALL:
                value += 15 * count(area_low & ACTIVE_LOW) + 15 * count(area_high & ACTIVE_HIGH)
            elif step == op.IF:
                if p is t.me and holds(t, a, c):
                    pc = B[pc]
                    continue
                # perhaps later
                return value + (self.steps_value(t, p, c, B[pc]) + self.steps_value(t, p, c, C[pc])) // 2
            pc += 1
        return value

    # answers inside a turn

    def answer_value(self, t: Vale, p: Player, c: i64) -> i64:
        phase = t.phase
        if phase == HUNT:
            return max(self.sale_value(p, c), self.promise(t, p, c))
        if phase == DISCARD:
            bonus = 10 * COST[c] if OP[t.pc + 1] == op.POINTS_FOR_COST else 0
            return bonus - self.promise(t, p, c)
        if phase == FREE:
            return self.summon_value(t, p, c)
        if phase == TAKE:
            return self.promise(t, p, c)
        if phase == RECOVER:
            bonus = 10 * COST[c] if OP[t.pc + 1] == op.POINTS_FOR_COST else 0
            return bonus + self.promise(t, p, c) - self.lasting(t, p, c)
        if phase == COPY:
            return self.steps_value(t, p, t.card, INSTANT_START[c] if A[t.pc] == INSTANT else ACTIVE_START[c])
        if phase == ACTIVATE:
            # first what brings something; what can do nothing yet waits, and what goes back to the hand goes last
            if not matters(t, c):
                return -self.w[W_WASTED]
            return 5 if OP[ACTIVE_START[c]] == op.RECOVER_THIS else self.steps_value(t, p, c, ACTIVE_START[c])
        if phase == GIVE_UP:
            return -self.lasting(t, t.players[t.turn], c)
        return -self.lasting(t, p, c) - 1  # clearing away

    def stone_value(self, t: Vale, colour: i64) -> i64:
        """Pay in the cheapest way, return the smallest stones."""
        if t.phase == PAY:
            if colour == A_DONE - A_STONE:
                return -10 * nominal(t.paid)
            return -10 * self.cheapest(t, t.paid + STONE[colour], colour)
        if t.phase == RETURN:
            return -10 * NOMINAL[colour]
        return 0

    def cheapest(self, t: Vale, paid: i64, floor: i64) -> i64:
        """The least nominal value with which a payment that has begun can be completed."""
        if value_of(paid, t.me.worth) >= t.cost:
            return nominal(paid)
        best: i64 = 1000
        colour = floor
        while colour < 3:
            if stones_of(t.me.stones - paid, colour) != 0:
                best = min(best, self.cheapest(t, paid + STONE[colour], colour))
            colour += 1
        return best

    def seat_value(self, t: Vale, seat: i64) -> i64:
        """Rather the leader than the others, rather anybody than oneself."""
        if seat == t.actor:
            return -100
        points = t.players[seat].points
        if t.phase == STEAL and points == 0:
            return -50
        return points

    # a table that is not decided yet

    def judges(self) -> bool:
        return True

    def manner(self, seats: i64) -> Manner:
        """An engine shows its worth when it has run: two rounds or more. First sight is worth following for a while."""
        return Manner(0.3, 4.0, 60, 100 * rivalries(seats))

    def judge(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, Vale)
        t = state
        w = self.w
        left = self.rounds_left(t)
        seat: i64 = 0
        for p in t.players:
            engine: i64 = 0
            low = p.area.low
            high = p.area.high
            while low | high != 0:
                c = first(low, high)
                low &= ~LOW[c]
                high &= ~HIGH[c]
                engine += self.lasting(t, p, c)
            out[seat] = 10 * p.points + engine * w[J_ENGINE] // 100 + w[J_STONE] * min(left, 4) * nominal(p.stones) // 10
            if left > 0:
                out[seat] += w[J_CARD + min(left, 5) - 1] * p.hand.size
            seat += 1
        chances(t.seats, w[J_SPREAD] + w[J_OPEN] * left, out)
