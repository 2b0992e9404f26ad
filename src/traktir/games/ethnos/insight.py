"""What a good player of Ethnos looks at: band value against the marker race, dragon pressure, ties. Compiled.

Values are in tenths of a glory point. WEIGHTS is the one table of judgement. It was tuned twice over, each time against the
table before: `traktir tune ethnos --generations 30 --deals 25 --seed 1`, then `--generations 30 --deals 30 --seed 2`
(reward on fresh deals 0.53 against 0.26, then 0.30 against 0.25). What open tables are judged by is a regression on who won
5,000 games of the greedy bot with two and four seats.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import count
from traktir.core.insight import Insight, Manner, chances, proportions, rivalries
from traktir.core.state import State
from traktir.games.ethnos.rules import (
    A_CASH,
    A_COLOUR,
    A_DECK,
    A_DONE,
    A_DRAW,
    A_KEEP,
    A_NO,
    A_PLACE,
    A_TAKE,
    A_TOKEN,
    A_TRIBE,
    A_WITHOUT,
    MARKED,
    SWIM_LAST,
    Ethnos,
)
from traktir.games.ethnos.scoring import BAND_GLORY, HORDE_GLORY
from traktir.games.ethnos.state import (
    CENTAUR,
    COMPOSE,
    DWARF,
    ELF,
    FOLLOW,
    GIANT,
    HALFLING,
    HORDE,
    KEEP,
    MERFOLK,
    MINOTAUR,
    ORC,
    SKELETON,
    TROLL,
    TURN,
    WINGFOLK,
    WIZARD,
    Player,
)

# name -> tenths of a point (or as said)
WEIGHTS: Final[dict[str, int]] = {
    "tempo": 7,  # what a turn is worth
    "leftover": 6,  # a card that goes face up for the others
    "unplayed": 6,  # what a band loses while it is still in hand
    "grow_1": 34,  # the promise of a group of one, two, … cards to grow
    "grow_2": 43,
    "grow_3": 43,
    "grow_4": 38,
    "grow_5": 17,
    "fit": 48,  # percent: a card from the deck fits the best group
    "lead": 39,  # percent of a kingdom's prizes for taking the lead there
    "tie": 30,
    "behind": 8,
    "later": 85,  # percent: how a prize of a later age counts now
    "swim": 9,  # a space on the merfolk board
    "bonus": 45,  # a marker in any kingdom
    "horde": 24,  # a new space on the horde board
    "token": 7,  # a point of a troll token
    "giant_held": 49,  # holding the giant token to the end of the age
    "draw": 14,  # a card drawn by a wizard
    "keep": 15,  # a card kept by an elf
    "follow": 20,  # the chance of another band
    "dragon": 66,  # percent of a hand's promise lost when the next dragon ends the age
    "judged_hand": 85,  # percent: what a hand is worth at an open table
    "judged_swim": 3,  # … a space on the merfolk board
    "judged_turn": 10,  # … being in turn
    "judged_prize": 7,  # … a point of a prize for those who have most now
    "judged_marker": 10,  # … a marker, whatever it wins in this age; with one age to come, with two
    "judged_marker_1": 20,
    "judged_marker_2": 36,
    "judged_spread": 42,  # so much behind halves the chance in the last age
    "judged_open": 25,  # … and so much more for every age to come
}


# their places in that order
W_TEMPO: Final = 0
W_LEFTOVER: Final = 1
W_UNPLAYED: Final = 2
W_GROW: Final = 3
W_FIT: Final = 8
W_LEAD: Final = 9
W_TIE: Final = 10
W_BEHIND: Final = 11
W_LATER: Final = 12
W_SWIM: Final = 13
W_BONUS: Final = 14
W_HORDE: Final = 15
W_TOKEN: Final = 16
W_GIANT_HELD: Final = 17
W_DRAW: Final = 18
W_KEEP: Final = 19
W_FOLLOW: Final = 20
W_DRAGON: Final = 21
J_HAND: Final = 22
J_SWIM: Final = 23
J_TURN: Final = 24
J_PRIZE: Final = 25
J_MARKER: Final = 26
J_SPREAD: Final = 29
J_OPEN: Final = 30

OCTAVE: Final = 12  # so many tenths of a point double a decision's weight


class EthnosInsight(Insight):
    def __init__(self, weights: list[int]) -> None:
        self.w: vec[i64] = vec[i64](weights)

    def weigh(self, state: State, actions: vec[i64], n: i64, out: vec[i64]) -> None:
        assert isinstance(state, Ethnos)
        phase = state.phase
        i: i64 = 0
        if phase in (TURN, FOLLOW):
            hand = self.hand_value(state, state.me)
            while i < n:
                out[i] = self.turn_value(state, actions[i], hand)
                i += 1
        else:
            while i < n:
                out[i] = self.step_value(state, actions[i])
                i += 1
        proportions(n, OCTAVE, out)

    # a turn

    def turn_value(self, t: Ethnos, action: i64, hand: i64) -> i64:
        p = t.me
        if action == A_NO:
            return 0
        if action >= A_TRIBE:
            if action < A_COLOUR:
                c = action - A_TRIBE
                return self.band_value(t, p, c, p.tribes[c // 6])
            c = action - A_COLOUR
            return self.band_value(t, p, c, p.colours[c % 6])
        promise: i64 = 0
        if action == A_DECK:
            # one card in so many fits what is already collected
            promise = hand + self.w[W_FIT] * self.growth(p) // 100
            if t.top == 0 and t.dragons == 2:
                promise -= promise * self.w[W_DRAGON] // (100 * (t.bag_size + 1))
        else:
            promise = self.hand_with(p, action - A_TAKE)
        return self.under_dragons(t, promise) - self.w[W_TEMPO]

    def under_dragons(self, t: Ethnos, promise: i64) -> i64:
        """A hand is worth less the likelier the age ends before the next turn."""
        if t.top > t.seats or t.dragons < 2:
            return promise
        return promise - promise * self.w[W_DRAGON] * (t.seats - 1) // (100 * (t.bag_size + t.seats))

    def promise(self, size: i64) -> i64:
        """A group of so many cards in hand."""
        if size >= 6:
            return 10 * BAND_GLORY[6] - self.w[W_UNPLAYED]
        if size <= 0:
            return 0
        return 10 * BAND_GLORY[size] - self.w[W_UNPLAYED] + self.w[W_GROW + size - 1]

    def largest(self, p: Player) -> i64:
        best: i64 = 0
        i: i64 = 0
        while i < 6:
            if p.tribes[i] > best:
                best = p.tribes[i]
            if p.colours[i] > best:
                best = p.colours[i]
            i += 1
        return best

    def hand_value(self, t: Ethnos, p: Player) -> i64:
        return self.promise(self.largest(p)) + p.hand_size - self.largest(p) + 3 * p.hand[SKELETON]

    def growth(self, p: Player) -> i64:
        size = self.largest(p)
        return self.promise(size + 1) - self.promise(size)

    def hand_with(self, p: Player, c: i64) -> i64:
        """The hand after taking a card from the row: it lengthens a group, or stands beside the others."""
        size = self.largest(p)
        if c == SKELETON:
            return self.promise(size) + p.hand_size + 12
        t = p.tribes[c // 6] + 1
        k = p.colours[c % 6] + 1
        grown = t if t > k else k
        value = self.promise(grown if grown > size else size) + p.hand_size
        # a second group that keeps up, and a card that serves both
        return value + (4 if grown == size else 0) + (3 if t > 1 and k > 1 else 0)

    def band_value(self, t: Ethnos, p: Player, leader: i64, alike: i64) -> i64:
        skeletons = p.hand[SKELETON]
        size = alike + skeletons
        tribe = t.slots[leader // 6]
        rest = p.hand_size - size
        value = 10 * BAND_GLORY[alike + (1 if tribe == DWARF else 0)]
        placing = False
        if tribe == WINGFOLK:
            best: i64 = 0
            k: i64 = 0
            while k < 6:
                if t.crowd(p, k) < size:
                    m = self.marker_value(t, k)
                    if m > best:
                        best = m
                k += 1
            value += best
        elif tribe != HALFLING and p.supply > 0 and t.crowd(p, leader % 6) < size + (1 if tribe == MINOTAUR else 0):
            placing = True
            value += self.marker_value(t, leader % 6)
        w = self.w
        if tribe == GIANT:
            if size > t.giant_size:
                value += 20 + w[W_GIANT_HELD]
        elif tribe == MERFOLK:
            to = min(p.swum + size, SWIM_LAST)
            value += w[W_SWIM] * (to - p.swum) + w[W_BONUS] * (MARKED[to] - MARKED[p.swum])
        elif tribe == ORC:
            if (p.horde >> (leader % 6)) & 1 == 0:
                value += w[W_HORDE]
        elif tribe == TROLL:
            value += w[W_TOKEN] * min(size, 6)
        elif tribe == WIZARD:
            value += w[W_DRAW] * size
        elif tribe == ELF:
            value += w[W_KEEP] * min(size, rest)
        elif tribe == CENTAUR and placing and rest > 0:
            value += w[W_FOLLOW]
        return value - w[W_LEFTOVER] * rest

    def marker_value(self, t: Ethnos, kingdom: i64) -> i64:
        """What one more marker promises in a kingdom, over the ages that are left."""
        prize: i64 = 0
        share: i64 = 100
        age = t.age
        while age < t.ages:
            prize += t.tokens[kingdom * t.ages + age] * share
            share = share * self.w[W_LATER] // 100
            age += 1
        mine = t.me.markers[kingdom] + 1
        rival: i64 = 0
        for other in t.players:
            if other is not t.me and other.markers[kingdom] > rival:
                rival = other.markers[kingdom]
        stake = self.w[W_LEAD] if mine > rival else self.w[W_TIE] if mine == rival else self.w[W_BEHIND]
        return prize * stake // 1000 + 2

    # the small steps inside a turn

    def step_value(self, t: Ethnos, action: i64) -> i64:
        p = t.me
        phase = t.phase
        if action >= A_PLACE and action < A_TOKEN:
            return 20 + self.marker_value(t, action - A_PLACE)
        if action >= A_TOKEN and action < A_DRAW:
            return 30 + 10 * (action - A_TOKEN)
        if action == A_DRAW:
            return 40
        if phase == HORDE:
            n = count(p.horde)
            # cash in what is nearly full; a small horde grows
            return HORDE_GLORY[n] if (action == A_CASH) == (n >= 5 or (t.age + 2 == t.ages and n == 4)) else 0
        if phase == COMPOSE:
            if action == A_DONE:
                return 60
            # a skeleton more than the marker needs may be worth keeping from the band of an elf
            return 20 if action - A_WITHOUT == SKELETON and t.slots[t.leader // 6] == ELF else 0
        if phase == KEEP and action >= A_KEEP:
            c = action - A_KEEP
            if c == SKELETON:
                return 40
            return 30 + 8 * max(p.tribes[c // 6], p.colours[c % 6])
        return 0

    # a table that is not decided yet

    def judges(self) -> bool:
        return True

    def manner(self, seats: i64) -> Manner:
        """A round on, the board tells more than long playouts; first sight is worth following for a while."""
        return Manner(0.3, 4.0, 6, 100 * rivalries(seats))

    def judge(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, Ethnos)
        t = state
        w = self.w
        left = t.ages - 1 - t.age
        seat: i64 = 0
        for p in t.players:
            value = 10 * (p.glory + p.band_glory + HORDE_GLORY[count(p.horde)])
            value += self.hand_value(t, p) * w[J_HAND] // 100 + w[J_SWIM] * p.swum
            out[seat] = value + w[J_TURN] if seat == t.turn else value
            seat += 1
        k: i64 = 0
        while k < 6:
            self.judge_kingdom(t, k, w[J_MARKER + left], out)
            k += 1
        chances(t.seats, w[J_SPREAD] + w[J_OPEN] * left, out)

    def judge_kingdom(self, t: Ethnos, kingdom: i64, marker: i64, out: vec[i64]) -> None:
        """The prizes of this age go to those who have most now; a marker lasts for the ages to come too."""
        seat: i64 = 0
        for p in t.players:
            mine = p.markers[kingdom]
            if mine > 0:
                above: i64 = 0
                level: i64 = 0
                for other in t.players:
                    if other.markers[kingdom] > mine:
                        above += 1
                    elif other.markers[kingdom] == mine:
                        level += 1
                out[seat] += marker * mine
                if t.age >= above:
                    out[seat] += self.w[J_PRIZE] * t.tokens[kingdom * t.ages + t.age - above] // level
            seat += 1
