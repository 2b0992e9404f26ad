"""What a good player of Elfenland looks at: the journey that collects the most towns, and the counters it still needs. Compiled.

Values are in hundredths of a town.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, count, low_bit
from traktir.core.insight import Insight, Manner, chances, proportions
from traktir.core.rng import Rng
from traktir.core.state import State
from traktir.games.elfenland import components
from traktir.games.elfenland.journey import (
    ENDS,
    J_KEPT,
    J_SPREAD,
    J_TOWNS,
    NEAR,
    TOWN,
    UNKNOWN,
    W_CARD,
    W_CHEAP,
    W_GIFT,
    W_MATCH,
    W_OBSTACLE,
    W_OWNED,
    W_PAIR,
    W_PARTNER,
    W_PATIENCE,
    W_SECOND,
    W_UNSEEN,
    W_WAIT,
    W_WASTE,
    Journey,
)
from traktir.games.elfenland.prospects import prospects
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
    ONE_RAFT,
    TWO_RAFTS,
    Elfenland,
    Towns,
)
from traktir.games.elfenland.scoring import DISTANCE
from traktir.games.elfenland.state import (
    CARAVAN,
    DISCARD,
    KEPT_CARDS,
    KINDS,
    MOVE,
    PLAN,
    RAFT,
    ROAD,
    ROADS,
    TAKE,
    TOWNS,
    Player,
)

# Places that a journey looks at behind each of its first steps. A glance is all that a bot which does not think gives it; how far
# the others look along their own way grows with their iterations, and so does how carefully they imagine the ways of rivals,
# for careless ones mislead a search more than few worlds do. Whose chances are judged is looked at twice as long.
GLANCE: Final = 20
FEWEST_LOOKS: Final = 10
MOST_LOOKS: Final = 600  # hardly a way is longer
MUCH_TIME: Final = 400  # iterations of a bot that looks along the whole way: a master's with two seats, a regular's with four
FEWEST_GLANCES: Final = 8
MOST_GLANCES: Final = 120

STEP: Final = 8  # so many hundredths of a town double a decision's weight
STRIDE: Final = 2  # … and two do in a playout
PENDING: Final = 35  # percent of what a journey gains by one's own counters while they are not laid yet

_DISTANCES: Final = components.distances()
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
# cards and counters are the better the more of the map they travel: two for every road at one card, one at two
REACH: Final = vec[i64](
    [sum({0: 0, 1: 2, 2: 1}[row[terrain]] for terrain in components.TERRAIN) // 4 for row in components.COSTS]
)


class ElfenlandInsight(Insight):
    def __init__(self, weights: list[int]) -> None:
        self.w: vec[i64] = vec[i64](weights)
        self.journey: Journey = Journey(self.w)
        self.looks: i64 = GLANCE  # at a decision
        self.glances: i64 = GLANCE  # at one that is drawn: in a playout, or on impulse
        self.limit: i64 = GLANCE  # at this one
        self.step: i64 = STEP
        self.stride: i64 = STRIDE
        self.pending: i64 = PENDING
        # for whom the ways over own counters were looked for last: where one of them goes is then known already
        self.seen: Elfenland | None = None
        self.seen_seat: i64 = -1
        self.seen_round: i64 = 0
        self.seen_free: i64 = 0
        self.seen_limit: i64 = 0

    def manner(self, seats: i64) -> Manner:
        """The journey already knows good from bad: all decisions are compared in the same worlds, up to the travelling. With more
        than four at the table each world takes longer, and nobody wants to wait for more of them."""
        counted = min(seats, 4)
        return Manner(0.1, 1.0, 1, 25 * counted * counted // 2, 0.008)

    def dwell(self, iterations: i64) -> None:
        self.looks = MOST_LOOKS if iterations >= MUCH_TIME else max(FEWEST_LOOKS, iterations // 4)
        self.limit = self.looks
        self.glances = FEWEST_LOOKS

    def hurry(self, iterations: i64) -> None:
        self.glances = max(FEWEST_GLANCES, min(MOST_GLANCES, iterations // 4))
        self.looks = self.glances
        self.limit = self.glances

    def pick(self, state: State, actions: vec[i64], n: i64, weights: vec[i64], rng: Rng) -> i64:
        """In a playout a glance has to do, and nobody hesitates long: a dozen poor roads must not outweigh the good one."""
        self.limit = self.glances
        self.step = self.stride
        picked = super().pick(state, actions, n, weights, rng)
        self.limit = self.looks
        self.step = STEP
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
        proportions(n, self.step, out)

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
            self.ways(t, p)
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
        if (
            self.seen is not t
            or self.seen_seat != t.turn
            or self.seen_round != t.round
            or self.seen_free != t.free
            or self.seen_limit != self.limit
        ):
            self.ways(t, p)
        i: i64 = 0
        while i < n:
            out[i] = self.lay_value(t, p, t.counter % KINDS, actions[i] - A_ROAD, 0)
            i += 1

    def ways(self, t: Elfenland, p: Player) -> None:
        """Journeys over one's own counters, as if they lay there already; `lay` of the journey knows them by counter and road."""
        journey = self.journey
        journey.forget()
        journey.prepare(t, p, True, self.limit)
        journey.travel(p.town, p.markers, p.hand_size, 0, True)
        self.seen = t
        self.seen_seat = t.turn
        self.seen_round = t.round
        self.seen_free = t.free
        self.seen_limit = self.limit

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

    def judges(self) -> bool:
        return True

    def settled(self, state: State) -> bool:
        """On the way nobody interferes; which counters and cards to take and keep, a search does not judge better."""
        assert isinstance(state, Elfenland)
        return state.phase != PLAN and state.phase != ROAD

    def quiet(self, state: State) -> bool:
        """While counters are taken and laid, every one changes everybody's journey."""
        assert isinstance(state, Elfenland)
        return state.phase != TAKE and state.phase != PLAN and state.phase != ROAD

    def judge(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, Elfenland)
        t = state
        seat: i64 = 0
        for p in t.players:
            out[seat] = self.expected(t, p, seat)
            seat += 1
        left = t.rounds - 1 - t.round
        chances(t.seats, self.w[(J_TOWNS if isinstance(t, Towns) else J_SPREAD) + left], out)

    def expected(self, t: Elfenland, p: Player, seat: i64) -> i64:
        """What a player will have at the end, in hundredths of a town and but for what is the same for all."""
        if t.has_moved(seat):
            self.journey.prepare(t, p, False, 0)
            return self.outlook(t, p, p.town, p.markers, p.hand_size)
        if t.phase >= MOVE or p.counters() == 0:
            return self.best_outlook(t, p, False)
        gain = self.best_outlook(t, p, True)
        # somebody may be quicker, or all pass
        now = self.best_outlook(t, p, False)
        return now + (gain - now) * self.pending // 100 if gain > now else now

    def best_outlook(self, t: Elfenland, p: Player, counters: bool) -> i64:
        """… after the best journey, with or without the counters that are not laid yet."""
        journey = self.journey
        self.seen = None
        journey.prepare(t, p, counters, 2 * self.glances)
        journey.travel(p.town, p.markers, p.hand_size, 0, True)
        return self.outlook(t, p, journey.end, journey.left_behind, journey.spared)

    def outlook(self, t: Elfenland, p: Player, town: i64, markers: i64, cards: i64) -> i64:
        """… who ends the round in a town, with markers left behind and cards in hand."""
        value = TOWN * (p.taken + count(p.markers & ~markers)) + self.w[W_CARD] * (cards if cards < KEPT_CARDS else KEPT_CARDS)
        left = t.rounds - 1 - t.round
        if isinstance(t, Towns):
            value -= self.journey.pull * DISTANCE[town * TOWNS + p.card]
            if left > 0:
                value += self.w[J_KEPT + left - 1] * p.obstacle
        return value + prospects(left, town, markers, p.obstacle)
