"""The journey that collects the most towns, searched for one player of Elfenland. Compiled.

Values are in hundredths of a town. It goes over what lies on the map and, while counters can still be laid, over one's own
ones as if they lay there already. WEIGHTS is the one table of judgement, for the journey and for `insight.py`. It was tuned
once with `traktir tune elfenland --generations 15 --deals 15` (reward on fresh deals 0.31 against 0.24); the two pulls of town
cards are estimates, because that was the game without them. What open tables are judged by is a regression on who won 6,000
games of the greedy bot.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, count, low_bit
from traktir.games.elfenland import components
from traktir.games.elfenland.rules import (
    CARAVAN_CARDS,
    COST,
    OBSTRUCTION,
    ONE_RAFT,
    ROADS_AT,
    SUM_OF_ENDS,
    TERRAIN,
    TWO_RAFTS,
    Elfenland,
    Towns,
)
from traktir.games.elfenland.scoring import DISTANCE
from traktir.games.elfenland.state import (
    ALL_ROADS,
    KEPT_CARDS,
    KINDS,
    NO_COUNTERS,
    RAFT,
    ROADS,
    TOWNS,
    TRANSPORTS,
    Z6,
    Z7,
    Player,
)

# name -> hundredths of a town (or as said)
WEIGHTS: Final[dict[str, int]] = {
    "remote": 13,  # a town with few links, for each one that it has less than five: one is seldom near
    "near": 12,  # ending the round beside a town still to be collected
    "far": 2,  # … two links away from one
    "card": 5,  # a card that can be kept
    "pull": 100,  # a link between the boot and the town card, when the last round ends
    "pull_early": 15,  # … when the round before ends
    "wait": 29,  # passing while there is still something to lay
    "gift": 7,  # a counter where a rival stands
    "waste": 10,  # a counter laid for nothing
    "obstacle": 35,  # the obstacle beside a rival who still wants to go that way
    "patience": 20,  # … less what it would be worth later
    "match": 30,  # a counter to take for which a card is in hand
    "second": 18,  # … and a second card
    "owned": 20,  # less for a counter of its kind that one has already
    "cheap": 4,  # a road close by where a counter of that kind costs one card
    "unseen": 5,  # a counter from the stack, less than the average of all kinds
    "pair": 11,  # a card to keep that has a twin
    "partner": 18,  # a card to keep, or a counter, that goes with the other
    "judged_spread": 2,  # so much behind halves the chance when everybody is about to travel; in the last round that is the end
    "judged_spread_1": 36,  # … with one round to come, with two, with three
    "judged_spread_2": 48,
    "judged_spread_3": 50,
    "judged_towns": 2,  # … and with town cards, when more is open
    "judged_towns_1": 52,
    "judged_towns_2": 56,
    "judged_towns_3": 57,
    "judged_kept_1": 16,  # town cards: an obstacle kept for one round to come, two, three; it may yet bar somebody's way home
    "judged_kept_2": 16,
    "judged_kept_3": 12,
}

# their places in that order
W_REMOTE: Final = 0
W_NEAR: Final = 1
W_FAR: Final = 2
W_CARD: Final = 3
W_PULL: Final = 4
W_PULL_EARLY: Final = 5
W_WAIT: Final = 6
W_GIFT: Final = 7
W_WASTE: Final = 8
W_OBSTACLE: Final = 9
W_PATIENCE: Final = 10
W_MATCH: Final = 11
W_SECOND: Final = 12
W_OWNED: Final = 13
W_CHEAP: Final = 14
W_UNSEEN: Final = 15
W_PAIR: Final = 16
W_PARTNER: Final = 17
J_SPREAD: Final = 18
J_TOWNS: Final = 22
J_KEPT: Final = 26

TOWN: Final = 100
HOPE: Final = 60  # percent: towns for each card that is left, at the very best; what cannot catch up so is not followed
SLACK: Final = 40  # … and even then it counts as an alternative when it is not worse by more than this
UNKNOWN: Final = -1_000_000

_DISTANCES: Final = components.distances()
NEAR: Final = vec[i64]([sum(1 << b for b, n in enumerate(row) if n == 1) for row in _DISTANCES])
FAR: Final = vec[i64]([sum(1 << b for b, n in enumerate(row) if n == 2) for row in _DISTANCES])
# how many links less than five a town has
FEW_LINKS: Final = vec[i64]([max(0, 5 - sum(town in ends for ends in components.ENDS)) for town in range(len(components.TOWNS))])
ENDS: Final = vec[i64]([1 << a | 1 << b for a, b in components.ENDS])  # both towns of a link


class Journey:
    """The best way found for one player: over the counters that lie there, over water, and over counters he may still lay."""

    def __init__(self, weights: vec[i64]) -> None:
        self.w = weights
        # the player and the map as they would be on the way
        self.hand: vec[i64] = Z7[:]
        self.own: vec[i64] = Z6[:]
        self.counters: i64 = 0
        self.laid: vec[i64] = NO_COUNTERS[:]
        self.free: i64 = ALL_ROADS
        self.blocked: i64 = 0
        self.use: vec[i64] = Z7[:]  # roads for which cards of a transport are good
        # what it means to end somewhere
        self.remote: i64 = 0
        self.near: i64 = 0
        self.far: i64 = 0
        self.pull: i64 = 0
        self.card: i64 = 0
        self.most: i64 = 0  # a card hardly brings more than this, in hundredths, and no end of a way more than that
        self.most_rest: i64 = 0
        # what was found
        self.looks: i64 = 0
        self.limit: i64 = 0
        self.hope: i64 = HOPE
        self.slack: i64 = SLACK
        self.top: i64 = UNKNOWN
        self.way: i64 = 0  # roads of the best way
        self.end: i64 = 0  # … where it ends, and the markers that it leaves behind
        self.left_behind: i64 = 0
        self.spared: i64 = 0  # … and the cards
        self.used: i64 = 0
        self.lay: vec[i64] = vec[i64]([UNKNOWN] * (KINDS * ROADS))  # kind and road: the best way that needs it there

    def prepare(self, t: Elfenland, p: Player, counters: bool, limit: i64) -> None:
        w = self.w
        self.hand = p.hand[:]
        self.laid = t.laid[:]
        self.free = t.free
        self.blocked = t.blocked
        self.use = Z7[:]
        self.use[RAFT] = 3
        roads = ALL_ROADS & ~t.free
        while roads != 0:
            self.use[t.laid[low_bit(roads)]] += 1
            roads &= roads - 1
        self.counters = 0
        self.own = Z6[:]
        if counters:
            self.counters = p.counters()
            k: i64 = 0
            while k < KINDS:
                n = p.open[k] + p.hidden[k]
                self.own[k] = n
                self.use[k] += n
                k += 1
        left = t.rounds - 1 - t.round
        self.remote = w[W_REMOTE] if left > 0 else 0
        self.near = w[W_NEAR] if left > 0 else 0
        self.far = w[W_FAR] if left > 0 else 0
        self.card = p.card
        self.pull = 0
        if isinstance(t, Towns):
            self.pull = w[W_PULL] if left == 0 else w[W_PULL_EARLY] if left == 1 else 0
        self.most = (TOWN + 2 * self.remote) * self.hope
        self.most_rest = 4 * self.near + 5 * self.far + 4 * w[W_CARD]
        self.limit = limit
        self.looks = 0
        self.top = UNKNOWN
        self.way = 0
        self.used = 0

    def forget(self) -> None:
        i: i64 = 0
        while i < KINDS * ROADS:
            self.lay[i] = UNKNOWN
            i += 1

    def rest(self, town: i64, markers: i64, cards: i64) -> i64:
        """What it is worth to end a way here."""
        value = self.w[W_CARD] * (cards if cards < KEPT_CARDS else KEPT_CARDS)
        if self.near > 0:
            value += self.near * count(markers & NEAR[town]) + self.far * count(markers & FAR[town])
        if self.pull > 0:
            value -= self.pull * DISTANCE[town * TOWNS + self.card]
        return value

    def travel(self, town: i64, markers: i64, cards: i64, value: i64, first: bool) -> i64:
        """The best that can be made of the way from here on; the way may also end here."""
        self.looks += 1
        best = value + self.rest(town, markers, cards)
        if best > self.top:
            self.top = best
            self.way = self.used
            self.end = town
            self.left_behind = markers
            self.spared = cards
        if cards == 0 or self.looks > self.limit:
            return best
        if value + cards * self.most // 100 + self.most_rest + self.slack < self.top:
            return best
        hand = self.hand
        roads = ROADS_AT[town] & ~self.free
        while roads != 0:
            road = low_bit(roads)
            roads &= roads - 1
            if first:
                self.looks = 0
            elif self.looks > self.limit:
                return best
            v = self.along(road, town, markers, cards, value)
            if v > best:
                best = v
        if hand[RAFT] > 0:
            links = ONE_RAFT[town]
            if hand[RAFT] > 1:
                links |= TWO_RAFTS[town]
            while links != 0:
                link = low_bit(links)
                links &= links - 1
                if first:
                    self.looks = 0
                elif self.looks > self.limit:
                    return best
                v = self.afloat(link, town, markers, cards, value)
                if v > best:
                    best = v
        if self.counters > 0:
            roads = ROADS_AT[town] & self.free
            lonely = markers & NEAR[town] == 0
            while roads != 0:
                road = low_bit(roads)
                roads &= roads - 1
                # a counter towards a town that is collected already only where nothing else is near
                if lonely or markers & ENDS[road] & ~BIT[town] != 0:
                    if first:
                        self.looks = 0
                    elif self.looks > self.limit:
                        return best
                    v = self.over_own(road, town, markers, cards, value)
                    if v > best:
                        best = v
        return best

    def along(self, road: i64, town: i64, markers: i64, cards: i64, value: i64) -> i64:
        """Over a road with a counter: for the cards it asks for, or by caravan."""
        kind = self.laid[road]
        extra = OBSTRUCTION if self.blocked & BIT[road] != 0 else 0
        cost = COST[kind * 4 + TERRAIN[road]] + extra
        if self.hand[kind] >= cost:
            self.hand[kind] -= cost
            v = self.enter(road, town, markers, cards - cost, value)
            self.hand[kind] += cost
            return v
        cost = CARAVAN_CARDS + extra
        if cards < cost:
            return UNKNOWN
        before = self.hand
        self.hand = before[:]
        self.pay(cost)
        v = self.enter(road, town, markers, cards - cost, value)
        self.hand = before
        return v

    def afloat(self, link: i64, town: i64, markers: i64, cards: i64, value: i64) -> i64:
        cost: i64 = 1 if ONE_RAFT[town] & BIT[link] != 0 else 2
        self.hand[RAFT] -= cost
        v = self.enter(link, town, markers, cards - cost, value)
        self.hand[RAFT] += cost
        return v

    def over_own(self, road: i64, town: i64, markers: i64, cards: i64, value: i64) -> i64:
        """Over a road without a counter, with each of one's own that takes one there; by caravan where none does."""
        best: i64 = UNKNOWN
        caravan: i64 = -1
        k: i64 = 0
        while k < KINDS:
            if self.own[k] > 0:
                cost = COST[k * 4 + TERRAIN[road]]
                if cost > 0:
                    if self.hand[k] >= cost:
                        v = self.with_own(k, road, town, markers, cards, value)
                        if v > best:
                            best = v
                    elif caravan < 0 or self.use[k] < self.use[caravan]:
                        caravan = k
            k += 1
        if best == UNKNOWN and caravan >= 0 and cards >= CARAVAN_CARDS:
            return self.with_own(caravan, road, town, markers, cards, value)
        return best

    def with_own(self, kind: i64, road: i64, town: i64, markers: i64, cards: i64, value: i64) -> i64:
        self.own[kind] -= 1
        self.counters -= 1
        self.laid[road] = kind
        self.free &= ~BIT[road]
        v = self.along(road, town, markers, cards, value)
        self.free |= BIT[road]
        self.laid[road] = -1
        self.counters += 1
        self.own[kind] += 1
        if v > self.lay[kind * ROADS + road]:
            self.lay[kind * ROADS + road] = v
        return v

    def enter(self, link: i64, town: i64, markers: i64, cards: i64, value: i64) -> i64:
        goal = SUM_OF_ENDS[link] - town
        if markers & BIT[goal] != 0:
            value += TOWN + self.remote * FEW_LINKS[goal]
            markers &= ~BIT[goal]
        used = self.used
        self.used |= BIT[link]
        v = self.travel(goal, markers, cards, value, False)
        self.used = used
        return v

    def pay(self, cards: i64) -> None:
        """A caravan takes the cards that are good for the fewest roads."""
        while cards > 0:
            least: i64 = -1
            k: i64 = 0
            while k < TRANSPORTS:
                if self.hand[k] > 0 and (least < 0 or self.use[k] < self.use[least]):
                    least = k
                k += 1
            self.hand[least] -= 1
            cards -= 1
