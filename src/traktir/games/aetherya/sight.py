"""What a good player looks at where everybody builds an own kingdom: contact, legends in reach, Dragons, tempo. Compiled.

Values are in tenths of a point. WEIGHTS is the table of judgement; the cooperative game and the campaign, in which legends
decide, see some of it in their own way. Confrontation has a table of its own.

WEIGHTS was tuned by `traktir tune aetherya --generations 14 --deals 12 --seed 1` (reward on fresh deals 0.40 against 0.24); what
open tables are judged by is a regression on who won 5,000 games with two and four seats, estimates for a team. The other two
were searched one number at a time for what wins most: on deals not used for it the greedy bot won 273 of 400 campaigns, and
with two, three and four players 82, 111 and 90 of 200 cooperative games.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, count, low_bit
from traktir.core.insight import chances, proportions
from traktir.games.aetherya.contact import (
    CLOSED,
    DRAGON,
    DWARF,
    ELF,
    GOBLIN,
    HUMAN,
    LEGENDS_OF,
    PORTAL,
    Land,
    tamed,
)
from traktir.games.aetherya.measures import LINK, MEAN, OCTAVE, PAIR, WIDE, join, steps
from traktir.games.aetherya.rules import (
    A_DISCARD,
    A_DONE,
    A_DRAW,
    A_KEEP,
    A_LEGEND,
    A_OPEN,
    A_PLACE,
    Base,
)
from traktir.games.aetherya.scoring import DRAGON_VALUE, LEGEND_VALUE, dragon_row, total
from traktir.games.aetherya.state import (
    ARRANGE,
    CELLS,
    Kingdom,
)

# name -> tenths of a point (or as said)
WEIGHTS: Final[dict[str, int]] = {
    "draw": 31,  # what a card from the deck promises
    "open": 5,  # opening a closed card, whatever it is
    "tempo": 8,  # a closed card less
    "room": 4,  # a closed neighbour, which may still become a good one
    "legend": 17,  # a point of a legend come true
    "step": 26,  # percent of it for the step before
    "lost": 79,  # percent of it for breaking one that waits to be taken
    "tame": 22,  # the first of the two cards that tame a Dragon
    "portal": 10,  # a Portal, for what it may join later
    "end": 24,  # ending the game when in the lead, or not ending it
    "token": 10,  # items: a token whose use is to come
    "look": 3,  # items: knowing one token
    "gem_risk": 8,  # items: gem points above which an unknown token is left alone
    "round": 26,  # coop: the first legend of a round
    "spare": 8,  # coop: what a legend costs that would have served a later round
    "fill": 20,  # coop: a closed card less; unknown ones cost a kingdom more than they bring
    "weakest": 6,  # coop: what the pile left for the next player counts, percent of ten
    "task": 45,  # solo: a legend of the century
    "haste": 30,  # solo: a closed card that goes while there are legends to fulfil
    "care": 40,  # solo: percent that points count while there are legends to fulfil
    "judged_turn": 10,  # being in turn, at an open table
    "judged_legend": 9,  # … a point of the best legend that may be taken now
    "judged_wild": 18,  # … a wild Dragon, which may still be tamed
    "judged_closed": 4,  # … less for a closed card: who opens more slowly has more unknown cards in the end
    "judged_portal": 6,  # … less for a Portal
    "judged_spread": 12,  # so much behind halves the chance at the end, or a team's odds
    "judged_open": 5,  # … and so much more for every closed card of the fewest; coop: tenths that a turn brings
    "judged_century": 45,  # solo: percent, the chance of a century to come
}

# AE-10: a legend a round is what counts
COOP_WEIGHTS: Final[dict[str, int]] = WEIGHTS | {
    "round": 54,
    "spare": 6,
    "fill": 8,
    "weakest": 12,
    "lost": 40,
    "step": 26,
    "tame": 28,
    "end": 84,
    "open": 4,
    "judged_spread": 40,
    "judged_open": 10,
}

# AE-9.11: without its legends a century is worth nothing
SOLO_WEIGHTS: Final[dict[str, int]] = WEIGHTS | {
    "task": 189,
    "care": 8,
    "haste": 15,
    "step": 69,
    "tempo": 12,
    "open": 18,
    "judged_spread": 40,
}

# their places in that order
W_DRAW: Final = 0
W_OPEN: Final = 1
W_TEMPO: Final = 2
W_ROOM: Final = 3
W_LEGEND: Final = 4
W_STEP: Final = 5
W_LOST: Final = 6
W_TAME: Final = 7
W_PORTAL: Final = 8
W_END: Final = 9
W_TOKEN: Final = 10
W_LOOK: Final = 11
W_GEM_RISK: Final = 12
W_ROUND: Final = 13
W_SPARE: Final = 14
W_FILL: Final = 15
W_WEAKEST: Final = 16
W_TASK: Final = 17
W_HASTE: Final = 18
W_CARE: Final = 19
J_TURN: Final = 20
J_LEGEND: Final = 21
J_WILD: Final = 22
J_CLOSED: Final = 23
J_PORTAL: Final = 24
J_SPREAD: Final = 25
J_OPEN: Final = 26
J_CENTURY: Final = 27


class Sight:
    """The judgement of the base game; the other modes change what their rules change."""

    def __init__(self, weights: list[int]) -> None:
        self.w: vec[i64] = vec[i64](weights)
        # how the table looks to the seat in turn, renewed for every decision
        self.care: i64 = 100  # percent: what points of the kingdom count
        self.whole: i64 = 0  # tenths for a point of a legend come true
        self.half: i64 = 0  # and for a step before it
        self.tempo: i64 = 0  # a closed card that goes

    # hooks that modes change

    def look(self, t: Base) -> None:
        w = self.w
        self.whole = w[W_LEGEND]
        self.half = w[W_LEGEND] * w[W_STEP] // 100
        self.tempo = w[W_TEMPO]
        closed = t.me.land.closed
        if closed & (closed - 1) == 0 and t.idle < 2 * t.seats:
            # AE-7.1: the last closed card ends the game; nobody waits for ever, though (AE-7.12)
            self.tempo = w[W_END] if self.lead(t) > 0 else -w[W_END]

    def more(self, t: Base, action: i64) -> i64:
        """Decisions that only a mode has."""
        return 0

    def claim(self, t: Base, legend: i64) -> i64:
        """Taking a legend: the better one first, and before anything else."""
        return 100 + 10 * LEGEND_VALUE[legend]

    def draw(self, t: Base) -> i64:
        return self.w[W_DRAW]

    def take(self, t: Base, pile: i64) -> i64:
        return self.best(t, t.me, t.top(pile))

    # a decision

    def weigh(self, t: Base, actions: vec[i64], n: i64, out: vec[i64]) -> None:
        self.look(t)
        i: i64 = 0
        while i < n:
            out[i] = self.value(t, actions[i])
            i += 1
        proportions(n, OCTAVE, out)

    def value(self, t: Base, action: i64) -> i64:
        if action >= A_PLACE:
            if action < A_OPEN:
                if t.phase == ARRANGE:
                    return self.square(t, action - A_PLACE)
                return self.placing(t, t.me, action - A_PLACE, t.held)
            if action < A_KEEP:
                return self.unknown(t.me.land, action - A_OPEN)
            return self.more(t, action)
        if action == A_DRAW:
            return self.draw(t)
        if action < A_DISCARD:
            return self.take(t, action - 1)
        if action == A_DISCARD:
            return self.w[W_OPEN] + self.tempo
        if action == A_DONE:
            return 0
        return self.claim(t, action - A_LEGEND)

    def square(self, t: Base, cell: i64) -> i64:
        """AE-3.6: the next card of the hand beside those that lie already."""
        card = low_bit(t.me.hand)
        land = t.me.land
        return self.contact(land, cell, card) + steps(land, cell, card, t.row, self.whole, self.half)

    def best(self, t: Base, k: Kingdom, card: i64) -> i64:
        """The best that a kingdom can do with a card."""
        best: i64 = -1_000
        m = t.placeable(k.land, card)
        while m != 0:
            v = self.placing(t, k, low_bit(m), card)
            m &= m - 1
            if v > best:
                best = v
        return best

    def placing(self, t: Base, k: Kingdom, cell: i64, card: i64) -> i64:
        """What the new card brings, less what the old one was worth there."""
        land = k.land
        old = land.at[cell]
        value = self.contact(land, cell, card)
        if old == CLOSED:
            value += self.w[W_ROOM] * count(land.near[cell] & land.closed) - self.unknown(land, cell)
        else:
            value -= self.contact(land, cell, old)
        wanted = t.row & ~k.met
        value = value * self.care // 100 + steps(land, cell, card, wanted, self.whole, self.half)
        if old == CLOSED:
            return value + self.tempo
        value -= steps(land, cell, old, wanted, self.half, self.half)
        waiting = LEGENDS_OF[old] & k.met & t.row
        while waiting != 0:
            value -= self.whole * LEGEND_VALUE[low_bit(waiting)] * self.w[W_LOST] // 100
            waiting &= waiting - 1
        return value

    def unknown(self, land: Land, cell: i64) -> i64:
        """A closed card among its neighbours."""
        at = land.at
        value: i64 = 0
        m = land.near[cell]
        while m != 0:
            value += MEAN[at[low_bit(m)]]
            m &= m - 1
        return value

    def contact(self, land: Land, cell: i64, card: i64) -> i64:
        """What a card is worth on a cell for all that it touches there (AE-7.4 to AE-7.8)."""
        if card == PORTAL:
            return self.w[W_PORTAL] + join(land, cell, LINK)
        if card == DRAGON:
            return self.dragon(land, cell)
        at = land.at
        row = card * WIDE
        near = land.near[cell]
        bit = BIT[cell]
        m = near & ~land.closed
        if card >= HUMAN:
            m &= ~land.truce  # AE-8.7; no terrain is under a Treaty
            if land.truce & bit != 0 and at[cell] == card:
                m &= ~(land.of[HUMAN] | land.of[ELF] | land.of[DWARF] | land.of[GOBLIN])
        value: i64 = 0
        while m != 0:
            value += PAIR[row + at[low_bit(m)]]
            m &= m - 1
        linked: i64 = 0
        if land.webbed & bit != 0:
            linked = land.reach(cell) & ~near & ~land.closed
            m = linked & ~land.truce if card >= HUMAN else linked
            while m != 0:
                value += LINK[row + at[low_bit(m)]]
                m &= m - 1
        if card >= HUMAN and card != GOBLIN:
            dragons = (near | linked) & land.of[DRAGON] & ~land.ruled
            if dragons != 0:
                value += self.taming(land, dragons, card, ~bit)
        return value

    def taming(self, land: Land, dragons: i64, card: i64, others: i64) -> i64:
        """AE-7.6: a card of this race beside these Dragons, among the other cells."""
        of = land.of
        worth = 20 * DRAGON_VALUE[min(count(of[DRAGON]), 8)]
        value: i64 = 0
        while dragons != 0:
            touching = land.touching(low_bit(dragons)) & others
            dragons &= dragons - 1
            humans = touching & of[HUMAN]
            elves = touching & of[ELF]
            dwarves = touching & of[DWARF]
            if humans & (humans - 1) != 0 or elves & (elves - 1) != 0 or dwarves & (dwarves - 1) != 0:
                continue
            value += worth if touching & of[card] != 0 else self.w[W_TAME]
        return value

    def dragon(self, land: Land, cell: i64) -> i64:
        """AE-7.7: one Dragon more, tamed or not."""
        of = land.of
        n = count(of[DRAGON])
        tame = count(tamed(land))
        near = land.near[cell]
        if land.webbed & BIT[cell] != 0:
            near |= land.reach(cell) & ~of[GOBLIN]
        now = dragon_row(n, tame, True)
        humans = near & of[HUMAN]
        elves = near & of[ELF]
        dwarves = near & of[DWARF]
        if humans & (humans - 1) != 0 or elves & (elves - 1) != 0 or dwarves & (dwarves - 1) != 0:
            return 10 * (dragon_row(n + 1, tame + 1, True) - now)
        hope = self.w[W_TAME] if humans | elves | dwarves != 0 else 0
        return 10 * (dragon_row(n + 1, tame, True) - now) + hope

    # a table that is not decided yet

    def points(self, t: Base, seat: i64) -> i64:
        """A kingdom as it lies open, in tenths."""
        return 10 * total(t.rows(seat))

    def lead(self, t: Base) -> i64:
        """How far the seat in turn is ahead of the best other one."""
        best: i64 = -1_000_000
        seat: i64 = 0
        while seat < t.seats:
            if seat != t.turn:
                points = self.points(t, seat)
                if points > best:
                    best = points
            seat += 1
        return self.points(t, t.turn) - best

    def judge(self, t: Base, out: vec[i64]) -> None:
        """The points that lie open, and what they do not tell yet."""
        w = self.w
        fewest: i64 = CELLS
        seat: i64 = 0
        for k in t.kingdoms:
            land = k.land
            closed = count(land.closed)
            if closed < fewest:
                fewest = closed
            value = self.points(t, seat) + w[J_LEGEND] * best_of(k.met & t.row) - w[J_CLOSED] * closed
            out[seat] = value + w[J_WILD] * count(land.of[DRAGON] & ~tamed(land)) - w[J_PORTAL] * count(land.of[PORTAL])
            seat += 1
        if t.turn >= 0:
            out[t.turn] += w[J_TURN]
        chances(t.seats, w[J_SPREAD] + w[J_OPEN] * fewest, out)


def best_of(legends: i64) -> i64:
    """The highest value among legends that wait to be taken."""
    best: i64 = 0
    while legends != 0:
        value = LEGEND_VALUE[low_bit(legends)]
        legends &= legends - 1
        if value > best:
            best = value
    return best
