"""The rounds of Elfenland: which decisions are legal and what each does (EL-4 to EL-13). Compiled.

One decision is one small choice. A counter is chosen before its road; the cards of a caravan and those above the hand limit
are picked one by one in ascending order, and what is left without a choice is picked by itself.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, low_bit, push
from traktir.core.rng import Rng
from traktir.core.state import places
from traktir.games.elfenland import components
from traktir.games.elfenland.scoring import distance, early_winner, key_by_markers, key_by_town
from traktir.games.elfenland.state import (
    ALL_ROADS,
    CARAVAN,
    DISCARD,
    HAND,
    KEEP,
    KEPT_CARDS,
    KINDS,
    MOVE,
    NO_COUNTERS,
    OVER,
    PLAN,
    RAFT,
    ROAD,
    ROADS,
    TAKE,
    TOWN_CARDS,
    TRANSPORTS,
    Player,
    Table,
    new_player,
)

# the decisions
A_STACK: Final = 0  # take an unseen counter
A_TAKE: Final = 1  # + kind: take one of the open row
A_PLAN: Final = 7  # + kind, + KINDS when hidden: lay this counter
A_ROAD: Final = 19  # + road: … on this road
A_OBSTACLE: Final = 54  # + road: put the obstacle here
A_PASS: Final = 89  # lay nothing
A_GO: Final = 90  # + link: travel it for the cards that it asks for
A_CARAVAN: Final = 138  # + road: travel it by caravan
A_PAY: Final = 173  # + transport: a card into the caravan
A_STOP: Final = 180  # end the movement turn
A_DISCARD: Final = 181  # + transport: a card above the hand limit
A_KEEP: Final = 188  # + kind, + KINDS when hidden: keep this counter
ACTIONS: Final = 200

COST: Final = vec[i64]([cost for row in components.COSTS for cost in row])  # kind * 4 + terrain; 0: impossible
TERRAIN: Final = vec[i64](list(components.TERRAIN))
SUM_OF_ENDS: Final = vec[i64]([a + b for a, b in components.ENDS])
CARAVAN_CARDS: Final[i64] = components.CARAVAN
OBSTRUCTION: Final[i64] = components.OBSTRUCTION
ROW: Final[i64] = components.ROW
LAPS: Final[i64] = components.LAPS


def _roads_for(kind: int) -> int:
    return sum(1 << road for road, terrain in enumerate(components.TERRAIN) if components.COSTS[kind][terrain])


def _roads_at(town: int) -> int:
    return sum(1 << road for road in range(len(components.ROADS)) if town in components.ENDS[road])


def _water_at(town: int, rafts: int) -> int:
    water = range(len(components.ROADS), len(components.LINKS))
    return sum(1 << link for link in water if town in components.ENDS[link] and components.rafts(link, town) == rafts)


ROADS_FOR: Final = vec[i64]([_roads_for(kind) for kind in range(len(components.KINDS))])  # roads that take a counter
ROADS_AT: Final = vec[i64]([_roads_at(town) for town in range(len(components.TOWNS))])  # roads of a town
ONE_RAFT: Final = vec[i64]([_water_at(town, 1) for town in range(len(components.TOWNS))])  # water that costs one raft
TWO_RAFTS: Final = vec[i64]([_water_at(town, 2) for town in range(len(components.TOWNS))])


class Elfenland(Table):
    """The base game."""

    def twin(self) -> Table:
        t = self.alike()
        self.copy_to(t)
        return t

    def alike(self) -> Elfenland:
        return Elfenland(self.copy_players())

    # hooks that town cards change

    def deal_town_cards(self, rng: Rng) -> None:
        """EL-4.2: they are put away."""

    def points(self, p: Player) -> i64:
        return p.taken

    def key(self, p: Player) -> i64:
        """What orders the players when the game is over; more is better."""
        return key_by_markers(p)

    # legal decisions

    def actions_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        p = self.me
        if phase == TAKE:
            n: i64 = 0
            if self.stack_size != 0:
                out[0] = A_STACK
                n = 1
            return push_kinds(out, n, self.row, A_TAKE)
        if phase == MOVE:
            n = push(out, 0, self.open_links(p), A_GO)
            n = push(out, n, self.caravan_roads(p), A_CARAVAN)
            out[n] = A_STOP
            return n + 1
        if phase == PLAN:
            n = self.push_plans(out, p.open, 0, A_PLAN)
            n = self.push_plans(out, p.hidden, n, A_PLAN + KINDS)
            if p.obstacle != 0:  # EL-9.6
                n = push(out, n, ALL_ROADS & ~self.free & ~self.blocked, A_OBSTACLE)
            out[n] = A_PASS
            return n + 1
        if phase == ROAD:
            return push(out, 0, self.free & ROADS_FOR[self.counter % KINDS], A_ROAD)
        if phase == CARAVAN:
            return push(out, 0, self.choices, A_PAY)
        if phase == DISCARD:
            return push(out, 0, self.choices, A_DISCARD)
        if phase == KEEP:
            n = push_kinds(out, 0, p.open, A_KEEP)
            return push_kinds(out, n, p.hidden, A_KEEP + KINDS)
        return 0

    def push_plans(self, out: vec[i64], counters: vec[i64], n: i64, base: i64) -> i64:
        """EL-9.2: a counter needs a free road that it can travel."""
        k: i64 = 0
        while k < KINDS:
            if counters[k] != 0 and self.free & ROADS_FOR[k] != 0:
                out[n] = base + k
                n += 1
            k += 1
        return n

    def road_cost(self, road: i64) -> i64:
        """Cards of the counter's kind for a road that has one (EL-10.6, EL-10.7)."""
        cost = COST[self.laid[road] * 4 + TERRAIN[road]]
        return cost + OBSTRUCTION if self.blocked & BIT[road] != 0 else cost

    def caravan_cost(self, road: i64) -> i64:
        """EL-10.11."""
        return CARAVAN_CARDS + OBSTRUCTION if self.blocked & BIT[road] != 0 else CARAVAN_CARDS

    def open_links(self, p: Player) -> i64:
        """Links from the boot's town for which the cards are in hand."""
        hand = p.hand
        links: i64 = 0
        m = ROADS_AT[p.town] & ~self.free
        while m != 0:
            road = low_bit(m)
            m &= m - 1
            if hand[self.laid[road]] >= self.road_cost(road):
                links |= BIT[road]
        rafts = hand[RAFT]
        if rafts > 0:
            links |= ONE_RAFT[p.town]
            if rafts > 1:
                links |= TWO_RAFTS[p.town]
        return links

    def caravan_roads(self, p: Player) -> i64:
        """Roads with a counter and enough cards for a caravan (EL-10.11 to EL-10.15)."""
        roads: i64 = 0
        if p.hand_size < CARAVAN_CARDS:
            return roads
        m = ROADS_AT[p.town] & ~self.free
        while m != 0:
            road = low_bit(m)
            m &= m - 1
            payable = self.strict != 0 and p.hand[self.laid[road]] >= self.road_cost(road)
            if not payable and p.hand_size >= self.caravan_cost(road):
                roads |= BIT[road]
        return roads

    # carrying one out

    def play(self, action: i64, rng: Rng) -> None:
        p = self.me
        if action < A_PLAN:
            self.take(p, action - A_TAKE, rng)
        elif action < A_ROAD:
            self.counter = action - A_PLAN
            self.phase = ROAD
        elif action < A_OBSTACLE:
            self.lay(p, action - A_ROAD)
        elif action < A_PASS:
            p.obstacle = 0
            self.blocked |= BIT[action - A_OBSTACLE]
            self.planned()
        elif action == A_PASS:
            self.pass_plan()
        elif action < A_CARAVAN:
            self.go(p, action - A_GO)
        elif action < A_PAY:
            self.road = action - A_CARAVAN
            self.phase = CARAVAN
            self.begin_picking(self.caravan_cost(self.road))
            if self.left == p.hand_size:
                self.pick_rest(p, 0, rng)
        elif action < A_STOP:
            self.pick_card(p, action - A_PAY, rng)
        elif action == A_STOP:
            self.stop(p, rng)
        elif action < A_KEEP:
            self.pick_card(p, action - A_DISCARD, rng)
        else:
            p.kept = action - A_KEEP
            self.done += 1
            self.next_keep(rng)

    # EL-8: three more counters

    def take(self, p: Player, kind: i64, rng: Rng) -> None:
        if kind < 0:
            kind = self.draw_counter(rng)
        else:
            self.row[kind] -= 1
            if self.stack_size != 0:
                self.row[self.draw_counter(rng)] += 1  # EL-8.3
        p.open[kind] += 1
        p.open_size += 1
        self.done += 1
        if self.done == LAPS * self.seats:
            self.phase = PLAN
            self.done = 0
            self.passes = 0
        self.next_turn()

    # EL-9: planning

    def lay(self, p: Player, road: i64) -> None:
        p.give(self.counter)
        self.laid[road] = self.counter % KINDS
        self.free &= ~BIT[road]
        self.planned()

    def planned(self) -> None:
        self.phase = PLAN
        self.passes = 0
        seat = self.turn + 1
        self.pass_turn(seat if seat < self.seats else 0)

    def pass_plan(self) -> None:
        self.passes += 1
        if self.passes == self.seats:  # EL-9.8
            self.phase = MOVE
            self.passes = 0
            self.done = 0
            self.next_turn()
            return
        seat = self.turn + 1
        self.pass_turn(seat if seat < self.seats else 0)

    # EL-10: movement

    def go(self, p: Player, link: i64) -> None:
        if link < ROADS:
            transport = self.laid[link]
            cost = self.road_cost(link)
        else:
            transport = RAFT
            cost = 1 if ONE_RAFT[p.town] & BIT[link] != 0 else 2
        p.show(transport, cost)
        self.played[transport] += cost
        self.enter(p, link)

    def enter(self, p: Player, link: i64) -> None:
        """EL-10.16: the boot goes to the other end and takes the marker there."""
        town = SUM_OF_ENDS[link] - p.town
        p.town = town
        marker = BIT[town]
        if p.markers & marker != 0:
            p.markers &= ~marker
            p.taken += 1
            if p.markers == 0 and early_winner(self) >= 0:
                self.end_game()

    def pick_card(self, p: Player, transport: i64, rng: Rng) -> None:
        self.picked[transport] += 1
        self.left -= 1
        if self.left != 0:
            self.offer(transport)
            if self.rest(p, transport) != self.left:
                return
        self.pick_rest(p, transport, rng)

    def rest(self, p: Player, least: i64) -> i64:
        """Cards from a transport on that are not picked yet."""
        n: i64 = 0
        while least < TRANSPORTS:
            n += p.hand[least] - self.picked[least]
            least += 1
        return n

    def pick_rest(self, p: Player, least: i64, rng: Rng) -> None:
        """Nothing is left to choose: whatever still goes, goes; then the choice is carried out."""
        if self.left != 0:
            while least < TRANSPORTS:
                self.picked[least] = p.hand[least]
                least += 1
        if self.phase == CARAVAN:
            self.pay_caravan(p)
        else:
            self.shed(p)
            self.finish_move(rng)

    def pay_caravan(self, p: Player) -> None:
        road = self.road
        if self.strict != 0:  # EL-10.15: everybody sees that the proper cards were not there
            kind = self.laid[road]
            p.at_most[kind] = min(p.at_most[kind], self.road_cost(road) - 1)
        k: i64 = 0
        while k < TRANSPORTS:
            n = self.picked[k]
            if n != 0:
                p.show(k, n)
                self.played[k] += n
            k += 1
        self.phase = MOVE
        self.enter(p, road)

    def stop(self, p: Player, rng: Rng) -> None:
        if p.hand_size > KEPT_CARDS:  # EL-10.19
            self.phase = DISCARD
            self.begin_picking(p.hand_size - KEPT_CARDS)
        else:
            self.finish_move(rng)

    def shed(self, p: Player) -> None:
        k: i64 = 0
        while k < TRANSPORTS:
            n = self.picked[k]
            p.hand[k] -= n
            p.shed[k] += n
            p.hand_size -= n
            p.shed_size += n
            k += 1

    def finish_move(self, rng: Rng) -> None:
        self.done += 1
        if self.done < self.seats:
            self.phase = MOVE
            self.next_turn()
        elif self.round + 1 == self.rounds:
            self.end_game()  # EL-12.1
        else:
            self.phase = KEEP
            self.done = 0
            self.next_keep(rng)

    # EL-11: the end of a round

    def next_keep(self, rng: Rng) -> None:
        """EL-15.24: in turn order; with one counter or none there is nothing to decide (EL-15.35)."""
        while self.done < self.seats:
            self.next_turn()
            if self.me.counters() > 1:
                return
            self.done += 1
        self.end_round(rng)

    def end_round(self, rng: Rng) -> None:
        for p in self.players:
            if p.kept >= 0:
                self.return_counters(p)
        m = ALL_ROADS & ~self.free
        while m != 0:  # EL-11.3
            road = low_bit(m)
            m &= m - 1
            self.stack[self.laid[road]] += 1
            self.stack_size += 1
        self.laid = NO_COUNTERS[:]
        self.free = ALL_ROADS
        self.blocked = 0  # EL-11.4
        self.round += 1
        self.first = (self.first + 1) % self.seats
        self.gather_cards()
        self.start_round(rng)

    def return_counters(self, p: Player) -> None:
        """EL-11.2: all but the one kept go back to the stack."""
        k: i64 = 0
        while k < KINDS:
            back = p.open[k] + p.hidden[k]
            self.stack[k] += back
            self.stack_size += back
            p.open[k] = 0
            p.hidden[k] = 0
            k += 1
        kept = p.kept
        p.kept = -1
        self.stack[kept % KINDS] -= 1
        self.stack_size -= 1
        if kept < KINDS:
            p.open[kept] = 1
            p.open_size = 1
            p.hidden_size = 0
        else:
            p.hidden[kept - KINDS] = 1
            p.open_size = 0
            p.hidden_size = 1

    def gather_cards(self) -> None:
        """EL-6.2: played and discarded cards go back into the deck."""
        k: i64 = 0
        while k < TRANSPORTS:
            n = self.played[k]
            self.played[k] = 0
            for p in self.players:
                n += p.shed[k]
                p.shed[k] = 0
            self.deck[k] += n
            self.deck_size += n
            k += 1
        for p in self.players:
            p.shed_size = 0

    # EL-6, EL-7: the start of a round

    def start_round(self, rng: Rng) -> None:
        i: i64 = 0
        while i < self.seats:
            self.deal_hand(self.players[(self.first + i) % self.seats], rng)
            i += 1
        i = 0
        while i < self.seats:
            self.draw_hidden(self.players[(self.first + i) % self.seats], rng)
            i += 1
        self.phase = TAKE
        self.done = 0
        self.next_turn()

    def deal_hand(self, p: Player, rng: Rng) -> None:
        dealt = HAND - p.hand_size
        k: i64 = 0
        while k < TRANSPORTS:  # among the new cards there may be any
            p.at_most[k] = min(HAND, p.at_most[k] + dealt)
            k += 1
        p.hand_size = HAND
        while dealt > 0:
            p.hand[self.draw_card(rng)] += 1
            dealt -= 1

    # EL-12: the end of the game

    def end_game(self) -> None:
        self.phase = OVER
        self.turn = -1

    def scores(self) -> list[int]:
        points: list[int] = []
        for p in self.players:
            points.append(self.points(p))
        return points

    def ranking(self) -> list[int]:
        keys: list[int] = []
        for p in self.players:
            keys.append(self.key(p))
        return places(keys)


class Towns(Elfenland):
    """With town cards (EL-13). They stay secret, and count nothing, until the last round is over."""

    def alike(self) -> Elfenland:
        return Towns(self.copy_players())

    def shown(self) -> bool:
        return self.phase == OVER and early_winner(self) < 0  # EL-15.31

    def points(self, p: Player) -> i64:
        return p.taken - distance(p) if self.shown() else p.taken

    def key(self, p: Player) -> i64:
        return key_by_town(p) if self.shown() else key_by_markers(p)

    def deal_town_cards(self, rng: Rng) -> None:
        self.deal_towns(-1, rng)

    def deal_towns(self, seat: i64, rng: Rng) -> None:
        """EL-13.1: one of the twelve for each, none twice; a seat keeps its own, and all stay when they have been shown."""
        if self.shown():
            return
        cards = TOWN_CARDS[:]
        n: i64 = len(cards)
        rng.shuffle(cards, n)
        mine: i64 = self.players[seat].card if seat >= 0 else -1
        i: i64 = 0
        j: i64 = 0
        for p in self.players:
            if j != seat:
                if cards[i] == mine:
                    i += 1
                p.card = cards[i]
                i += 1
            j += 1


def push_kinds(out: vec[i64], n: i64, counters: vec[i64], base: i64) -> i64:
    k: i64 = 0
    while k < KINDS:
        if counters[k] != 0:
            out[n] = base + k
            n += 1
        k += 1
    return n


def set_up(players: list[Player], towns: bool) -> Elfenland:
    """A table before anything is dealt."""
    return Towns(players) if towns else Elfenland(players)


def new_game(seats: i64, towns: bool, first: i64, rng: Rng) -> Elfenland:
    """EL-4; a first player of -1 is drawn (EL-15.2)."""
    players: list[Player] = []
    i: i64 = 0
    while i < seats:
        players.append(new_player())
        i += 1
    t = set_up(players, towns)
    t.first = first if first >= 0 else rng.below(seats)
    t.deal_town_cards(rng)
    i = 0
    while i < ROW:
        t.row[t.draw_counter(rng)] += 1  # EL-4.4
        i += 1
    t.start_round(rng)
    return t
