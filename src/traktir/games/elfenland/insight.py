"""What a good player of Elfenland looks at: the journey that collects the most towns, and the counters it still needs. Compiled.

Values are in hundredths of a town. WEIGHTS is the one table of judgement; `traktir tune` works on it. A journey is searched
over what lies on the map and, while counters can still be laid, over one's own ones as if they lay there already.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, count, low_bit
from traktir.core.insight import Insight
from traktir.core.rng import Rng
from traktir.core.state import State
from traktir.games.elfenland import components
from traktir.games.elfenland.rules import (
    A_CARAVAN,
    A_DISCARD,
    A_GO,
    A_KEEP,
    A_OBSTACLE,
    A_PASS,
    A_PAY,
    A_PLAN,
    A_ROAD,
    A_STACK,
    A_STOP,
    A_TAKE,
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
    CARAVAN,
    DISCARD,
    KEPT_CARDS,
    KINDS,
    MOVE,
    NO_COUNTERS,
    PLAN,
    RAFT,
    ROAD,
    ROADS,
    TAKE,
    TOWNS,
    TRANSPORTS,
    Z6,
    Z7,
    Player,
)

# name -> hundredths of a town (or as said)
WEIGHTS: Final[dict[str, int]] = {
    "remote": 8,  # a town with few links, for each one that it has less than five: one is seldom near
    "near": 9,  # ending the round beside a town still to be collected
    "far": 4,  # … two links away from one
    "card": 4,  # a card that can be kept
    "pull": 100,  # a link between the boot and the town card, when the last round ends
    "pull_early": 15,  # … when the round before ends
    "wait": 25,  # passing while there is still something to lay
    "gift": 6,  # a counter where a rival stands
    "waste": 20,  # a counter laid for nothing
    "obstacle": 30,  # the obstacle beside a rival who still wants to go that way
    "patience": 45,  # … less what it would be worth later
    "match": 30,  # a counter to take for which a card is in hand
    "second": 18,  # … and a second card
    "owned": 26,  # less for a counter of its kind that one has already
    "cheap": 5,  # a road close by where a counter of that kind costs one card
    "unseen": 8,  # a counter from the stack, less than the average of all kinds
    "pair": 10,  # a card to keep that has a twin
    "partner": 12,  # a card to keep, or a counter, that goes with the other
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

TOWN: Final = 100
LOOKS: Final = 200  # places that a journey looks at behind each of its first steps
GLANCES: Final = 16  # … in a playout
STUDY: Final = 60  # … when somebody's chances are judged
HOPE: Final = 60  # percent: towns for each card that is left, at the very best; what cannot catch up so is not followed
SLACK: Final = 40  # … and even then it counts as an alternative when it is not worse by more than this
UNKNOWN: Final = -1_000_000

# 2 ** (v / 12) for v = 0 … 143: twenty hundredths of a town double a decision's weight
POWER: Final = vec[i64]([round(8 * 2 ** (v / 12)) for v in range(144)])
STEP: Final = 20
PENDING: Final = 60  # percent of what a journey gains by one's own counters while they are not laid yet

_DISTANCES: Final = components.distances()
NEAR: Final = vec[i64]([sum(1 << b for b, n in enumerate(row) if n == 1) for row in _DISTANCES])
FAR: Final = vec[i64]([sum(1 << b for b, n in enumerate(row) if n == 2) for row in _DISTANCES])
# how many links less than five a town has
FEW_LINKS: Final = vec[i64]([max(0, 5 - sum(town in ends for ends in components.ENDS)) for town in range(len(components.TOWNS))])
# roads where a kind costs one card, and roads that begin in a town or beside it
CHEAP: Final = vec[i64](
    [sum(1 << road for road, terrain in enumerate(components.TERRAIN) if row[terrain] == 1) for row in components.COSTS]
)
ROADS_ABOUT: Final = vec[i64](
    [
        sum(1 << road for road in range(len(components.ROADS)) if min(_DISTANCES[town][end] for end in components.ENDS[road]) < 2)
        for town in range(len(components.TOWNS))
    ]
)
ENDS: Final = vec[i64]([1 << a | 1 << b for a, b in components.ENDS])  # both towns of a link
# cards and counters are the better the more of the map they travel: two for every road at one card, one at two
REACH: Final = vec[i64](
    [sum({0: 0, 1: 2, 2: 1}[row[terrain]] for terrain in components.TERRAIN) // 4 for row in components.COSTS]
)


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


class ElfenlandInsight(Insight):
    def __init__(self, weights: list[int]) -> None:
        self.w: vec[i64] = vec[i64](weights)
        self.journey: Journey = Journey(self.w)
        self.looks: i64 = LOOKS  # at a decision
        self.glances: i64 = GLANCES
        self.study: i64 = STUDY
        self.limit: i64 = LOOKS  # at this one
        self.step: i64 = STEP
        self.pending: i64 = PENDING

    def pick(self, state: State, actions: vec[i64], n: i64, weights: vec[i64], rng: Rng) -> i64:
        """In a playout a glance has to do."""
        self.limit = self.glances
        picked = super().pick(state, actions, n, weights, rng)
        self.limit = self.looks
        return picked

    def weigh(self, state: State, actions: vec[i64], n: i64, out: vec[i64]) -> None:
        assert isinstance(state, Elfenland)
        phase = state.phase
        if phase == MOVE:
            self.weigh_moves(state, actions, n, out)
        elif phase == PLAN:
            self.weigh_plans(state, actions, n, out)
        elif phase == ROAD:
            self.weigh_roads(state, actions, n, out)
        elif phase == CARAVAN:
            self.weigh_caravan(state, actions, n, out)
        else:
            i: i64 = 0
            while i < n:
                if phase == TAKE:
                    out[i] = self.counter_value(state, actions[i] - A_TAKE)
                elif phase == DISCARD:
                    out[i] = -self.card_value(state.me, actions[i] - A_DISCARD)
                else:
                    out[i] = self.keep_value(state.me, (actions[i] - A_KEEP) % KINDS)
                i += 1
        # values become weights relative to the best one
        best: i64 = UNKNOWN
        i = 0
        while i < n:
            if out[i] > best:
                best = out[i]
            i += 1
        i = 0
        while i < n:
            v = 143 - (best - out[i]) * 12 // self.step
            out[i] = POWER[v] if v >= 0 else 1
            i += 1

    # TAKE

    def counter_value(self, t: Elfenland, kind: i64) -> i64:
        if kind != A_STACK - A_TAKE:
            return self.kind_value(t, t.me, kind)
        total: i64 = 0
        kind = 0
        while kind < KINDS:
            total += self.kind_value(t, t.me, kind)
            kind += 1
        return total // KINDS - self.w[W_UNSEEN]

    def kind_value(self, t: Elfenland, p: Player, kind: i64) -> i64:
        """Cards that go with it, roads about where it is cheap; less for each that one has already."""
        w = self.w
        cards = p.hand[kind]
        value = w[W_CHEAP] * count(ROADS_ABOUT[p.town] & CHEAP[kind]) // 2
        if cards > 0:
            value += w[W_MATCH] + (w[W_SECOND] * (cards - 1) if cards < 4 else 3 * w[W_SECOND])
        return value - w[W_OWNED] * (p.open[kind] + p.hidden[kind])

    # PLAN and ROAD

    def weigh_plans(self, t: Elfenland, actions: vec[i64], n: i64, out: vec[i64]) -> None:
        p = t.me
        journey = self.journey
        journey.prepare(t, p, False, self.limit)
        now = journey.travel(p.town, p.markers, p.hand_size, 0, True)
        way = journey.way
        if p.counters() > 0:
            journey.forget()
            journey.prepare(t, p, True, self.limit)
            journey.travel(p.town, p.markers, p.hand_size, 0, True)
            way |= journey.way
        i: i64 = 0
        while i < n:
            action = actions[i]
            if action == A_PASS:
                out[i] = now + self.w[W_WAIT]
            elif action >= A_OBSTACLE:
                out[i] = now + self.obstacle_value(t, p, action - A_OBSTACLE, way)
            else:
                kind = (action - A_PLAN) % KINDS
                best: i64 = UNKNOWN
                roads = t.free
                while roads != 0:
                    road = low_bit(roads)
                    roads &= roads - 1
                    if journey.lay[kind * ROADS + road] > UNKNOWN:
                        v = self.lay_value(t, p, kind, road, now)
                        if v > best:
                            best = v
                out[i] = best if best > now - self.w[W_WASTE] else now - self.w[W_WASTE]
            i += 1

    def weigh_roads(self, t: Elfenland, actions: vec[i64], n: i64, out: vec[i64]) -> None:
        p = t.me
        journey = self.journey
        journey.forget()
        journey.prepare(t, p, True, self.limit)
        now: i64 = 0
        journey.travel(p.town, p.markers, p.hand_size, 0, True)
        i: i64 = 0
        while i < n:
            out[i] = self.lay_value(t, p, t.counter % KINDS, actions[i] - A_ROAD, now)
            i += 1

    def lay_value(self, t: Elfenland, p: Player, kind: i64, road: i64, now: i64) -> i64:
        """The best journey that needs this counter there. Rivals travel over it too."""
        value = self.journey.lay[kind * ROADS + road]
        if value == UNKNOWN:
            value = now - self.w[W_WASTE]
        for other in t.players:
            if other is not p and ENDS[road] & BIT[other.town] != 0 and other.markers & ENDS[road] != 0:
                value -= self.w[W_GIFT]
        return value

    def obstacle_value(self, t: Elfenland, p: Player, road: i64, way: i64) -> i64:
        """Where rivals stand and want to go on, but not on one's own way."""
        if way & BIT[road] != 0:
            return -TOWN
        value = -self.w[W_PATIENCE] * (t.rounds - 1 - t.round)
        ends = ENDS[road]
        for other in t.players:
            if other is not p and other.markers & ends != 0:
                if ends & BIT[other.town] != 0:
                    value += self.w[W_OBSTACLE]
                elif ends & NEAR[other.town] != 0:
                    value += self.w[W_OBSTACLE] // 3
        return value

    # MOVE, CARAVAN and DISCARD

    def weigh_moves(self, t: Elfenland, actions: vec[i64], n: i64, out: vec[i64]) -> None:
        p = t.me
        journey = self.journey
        journey.prepare(t, p, False, self.limit)
        journey.top = journey.rest(p.town, p.markers, p.hand_size)
        i: i64 = 0
        while i < n:
            action = actions[i]
            journey.looks = 0
            if action == A_STOP:
                out[i] = journey.rest(p.town, p.markers, p.hand_size) + 1
            elif action >= A_CARAVAN:
                out[i] = journey.along(action - A_CARAVAN, p.town, p.markers, p.hand_size, 0)
            elif action - A_GO < ROADS:
                out[i] = journey.along(action - A_GO, p.town, p.markers, p.hand_size, 0)
            else:
                out[i] = journey.afloat(action - A_GO, p.town, p.markers, p.hand_size, 0)
            i += 1

    def weigh_caravan(self, t: Elfenland, actions: vec[i64], n: i64, out: vec[i64]) -> None:
        """The cards that the journey would pay, in ascending order."""
        journey = self.journey
        journey.prepare(t, t.me, False, self.limit)
        journey.pay(t.caravan_cost(t.road))
        found = False
        i: i64 = 0
        while i < n:
            k = actions[i] - A_PAY
            paid = t.me.hand[k] - journey.hand[k]
            out[i] = 0
            if not found and paid > t.picked[k]:
                found = True
                out[i] = TOWN
            i += 1

    def card_value(self, p: Player, transport: i64) -> i64:
        """A card to keep for the next round."""
        w = self.w
        value: i64 = 10
        if transport != RAFT:
            value = REACH[transport]
            if p.open[transport] + p.hidden[transport] > 0:
                value += w[W_PARTNER]
        elif ONE_RAFT[p.town] | TWO_RAFTS[p.town] != 0:
            value += w[W_PARTNER]
        if p.hand[transport] > 1:
            value += w[W_PAIR]
        return value

    # KEEP

    def keep_value(self, p: Player, kind: i64) -> i64:
        cards = p.hand[kind]
        return REACH[kind] + self.w[W_PARTNER] * (cards if cards < 3 else 3)

    # a table that is not decided yet

    def judge(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, Elfenland)
        t = state
        journey = self.journey
        best: i64 = UNKNOWN
        seat: i64 = 0
        for p in t.players:
            v = TOWN * p.taken
            if t.has_moved(seat):
                journey.prepare(t, p, False, 0)
                v += journey.rest(p.town, p.markers, p.hand_size)
            else:
                journey.prepare(t, p, t.phase < MOVE, self.study)
                gain = journey.travel(p.town, p.markers, p.hand_size, 0, True)
                if (t.phase == PLAN or t.phase == ROAD) and p.counters() > 0:
                    # somebody may be quicker, or all pass
                    journey.prepare(t, p, False, self.study)
                    now = journey.travel(p.town, p.markers, p.hand_size, 0, True)
                    if gain > now:
                        gain = now + (gain - now) * self.pending // 100
                v += gain
            # a lonely town left behind will cost more than others
            left = t.rounds - 1 - t.round
            if left > 0:
                v += self.behind(p)
            out[seat] = v
            if v > best:
                best = v
            seat += 1
        # every so many towns behind halve the chance; less so while there is much to come
        total: i64 = 0
        spread = 50 + 40 * (t.rounds - 1 - t.round)
        seat = 0
        while seat < t.seats:
            v = 143 - (best - out[seat]) * 12 // spread
            out[seat] = POWER[v] if v >= 0 else 1
            total += out[seat]
            seat += 1
        seat = 0
        while seat < t.seats:
            out[seat] = 50 + out[seat] * 900 // total
            seat += 1

    def behind(self, p: Player) -> i64:
        value: i64 = 0
        markers = p.markers
        while markers != 0:
            value -= self.w[W_REMOTE] * FEW_LINKS[low_bit(markers)]
            markers &= markers - 1
        return value
