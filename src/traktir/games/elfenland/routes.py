"""Where a hand of cards can take a boot over the counters that lie on the map now: exact, for bots and clients. Compiled.

A hand that shrinks is one number: its cards in mixed radix, a digit for each transport. Whatever is paid makes the number
smaller, so one sweep from the full hand down to nothing meets every hand after all the moves that lead to it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from traktir.core.bits import BIT, low_bit
from traktir.games.elfenland import components
from traktir.games.elfenland.rules import ONE_RAFT, ROADS_AT, SUM_OF_ENDS, TWO_RAFTS, Elfenland
from traktir.games.elfenland.state import RAFT, ROADS, TOWNS, TRANSPORTS, Z7

LONGEST_WISH: Final = 10  # legs
CARAVAN: Final[i64] = components.CARAVAN
LARGE_CARAVAN: Final[i64] = components.CARAVAN + components.OBSTRUCTION
NOTHING: Final = vec[i64]([])
# of eight cards at most 192 different hands can be left: one card each of six kinds and two of the seventh
BLANK: Final = vec[i64]([0] * (192 * len(components.TOWNS)))
Z21: Final = vec[i64]([0] * len(components.TOWNS))
SWEEP: Final = 64  # links in one number with a hand


class Purse:
    """A hand and all that can be left of it."""

    def __init__(self, hand: vec[i64]) -> None:
        self.hand = hand
        self.stride: vec[i64] = Z7[:]
        self.counts: vec[i64] = Z7[:]  # the hand that was opened last
        self.size: i64 = 0
        n: i64 = 1
        k: i64 = 0
        while k < TRANSPORTS:
            self.stride[k] = n
            n *= hand[k] + 1
            k += 1
        self.hands: i64 = n  # how many there are; the full one is the last

    def open(self, number: i64) -> None:
        """Count the cards of a hand."""
        size: i64 = 0
        k: i64 = 0
        while k < TRANSPORTS:
            base = self.hand[k] + 1
            n = number % base
            number //= base
            self.counts[k] = n
            size += n
            k += 1
        self.size = size

    def without(self, number: i64, cards: i64) -> vec[i64]:
        """Every hand that is left when any so many cards are taken out of the hand that is open."""
        return self._without(number, cards, 0, NOTHING[:])

    def _without(self, number: i64, cards: i64, k: i64, found: vec[i64]) -> vec[i64]:
        if cards == 0:
            return append(found, number)
        if k == TRANSPORTS:
            return found
        n: i64 = 0
        while n <= cards and n <= self.counts[k]:
            found = self._without(number - n * self.stride[k], cards - n, k + 1, found)
            n += 1
        return found


class Reach:
    """Every town that can be reached, with every hand that can be left there."""

    def __init__(self, table: Elfenland, seat: i64) -> None:
        p = table.players[seat]
        self.table = table
        self.purse: Purse = Purse(p.hand)
        self.full: i64 = self.purse.hands - 1
        self.start: i64 = p.town
        self.cards: i64 = p.hand_size
        self.towns: vec[i64] = BLANK[: self.purse.hands]  # by hand: the towns where it can be left
        self.came: vec[i64] = BLANK[: self.purse.hands * TOWNS]  # by hand and town: the hand before and the link
        self.best: vec[i64] = Z21[:]  # by town: the hand that is left after the cheapest way
        self.cost: vec[i64] = Z21[:]  # by town: cards for the cheapest way, -1 where there is none
        self.search()

    def search(self) -> None:
        town: i64 = 0
        while town < TOWNS:
            self.cost[town] = -1
            town += 1
        self.towns[self.full] = BIT[self.start]
        number = self.full
        while number >= 0:
            towns = self.towns[number]
            if towns != 0:
                self.purse.open(number)
                self.settle(number, towns)
                self.travel(number, towns)
            number -= 1

    def settle(self, number: i64, towns: i64) -> None:
        spent = self.cards - self.purse.size
        while towns != 0:
            town = low_bit(towns)
            towns &= towns - 1
            if self.cost[town] < 0 or spent < self.cost[town]:
                self.cost[town] = spent
                self.best[town] = number

    def travel(self, number: i64, towns: i64) -> None:
        """All moves with the hand that is open. Caravans of all towns are spread at once: any cards will do for each."""
        table = self.table
        purse = self.purse
        small: i64 = 0  # towns that a caravan reaches, without and with an obstacle on the way
        large: i64 = 0
        by_small = Z21[:]
        by_large = Z21[:]
        while towns != 0:
            town = low_bit(towns)
            towns &= towns - 1
            roads = ROADS_AT[town] & ~table.free
            while roads != 0:
                road = low_bit(roads)
                roads &= roads - 1
                goal = SUM_OF_ENDS[road] - town
                kind = table.laid[road]
                cost = table.road_cost(road)
                if purse.counts[kind] >= cost:
                    self.arrive(number - cost * purse.stride[kind], goal, number, road)
                    if table.strict != 0:
                        continue  # EL-10.15
                if table.blocked & BIT[road] != 0:
                    large |= BIT[goal]
                    by_large[goal] = road
                else:
                    small |= BIT[goal]
                    by_small[goal] = road
            rafts = purse.counts[RAFT]
            self.float(number, town, ONE_RAFT[town] if rafts > 0 else 0, 1)
            self.float(number, town, TWO_RAFTS[town] if rafts > 1 else 0, 2)
        if small != 0 and purse.size >= CARAVAN:
            for left in purse.without(number, CARAVAN):
                self.unload(left, small, number, by_small)
        if large != 0 and purse.size >= LARGE_CARAVAN:
            for left in purse.without(number, LARGE_CARAVAN):
                self.unload(left, large, number, by_large)

    def float(self, number: i64, town: i64, links: i64, rafts: i64) -> None:
        while links != 0:
            link = low_bit(links)
            links &= links - 1
            self.arrive(number - rafts * self.purse.stride[RAFT], SUM_OF_ENDS[link] - town, number, link)

    def unload(self, left: i64, goals: i64, number: i64, by: vec[i64]) -> None:
        goals &= ~self.towns[left]
        while goals != 0:
            goal = low_bit(goals)
            goals &= goals - 1
            self.arrive(left, goal, number, by[goal])

    def arrive(self, left: i64, goal: i64, number: i64, link: i64) -> None:
        if self.towns[left] & BIT[goal] == 0:
            self.towns[left] |= BIT[goal]
            self.came[left * TOWNS + goal] = number * SWEEP + link

    def legs(self, town: i64) -> list[tuple[int, list[int]]]:
        """The cheapest way to a town that can be reached: links, each with the cards paid by transport."""
        legs: list[tuple[int, list[int]]] = []
        left = self.best[town]
        while left != self.full:  # every move costs a card: with the full hand one is still where one began
            came = self.came[left * TOWNS + town]
            before = came // SWEEP
            link = came % SWEEP
            self.purse.open(before)
            held = self.purse.counts[:]
            self.purse.open(left)
            paid: list[int] = []
            k: i64 = 0
            while k < TRANSPORTS:
                paid.append(held[k] - self.purse.counts[k])
                k += 1
            legs.append((link, paid))
            town = SUM_OF_ENDS[link] - town
            left = before
        legs.reverse()
        return legs


# a wished chain of towns


def links_between(a: i64, b: i64) -> i64:
    """The road and the water link that join two towns."""
    links: i64 = 0
    m = ROADS_AT[a] | ONE_RAFT[a] | TWO_RAFTS[a]
    while m != 0:
        link = low_bit(m)
        m &= m - 1
        if SUM_OF_ENDS[link] - a == b:
            links |= BIT[link]
    return links


def usable(table: Elfenland, a: i64, b: i64) -> i64:
    """Those of them that can be travelled: roads need a counter (EL-10.5). None: the leg waits for a counter."""
    return links_between(a, b) & ~table.free


def water_cost(link: i64, town: i64) -> i64:
    return 1 if ONE_RAFT[town] & BIT[link] != 0 else 2


def walks(table: Elfenland, hand: vec[i64], chain: vec[i64]) -> bool:
    """Whether a hand can travel a chain of towns from the first to the last; legs that wait for a counter are left out."""
    purse = Purse(hand)
    alive = vec[i64]([0] * purse.hands)
    alive[purse.hands - 1] = 1
    leg: i64 = 1
    while leg < len(chain):
        town = chain[leg - 1]
        links = usable(table, town, chain[leg])
        leg += 1
        if links == 0:
            continue
        after = vec[i64]([0] * purse.hands)
        some: i64 = 0
        number: i64 = 0
        while number < purse.hands:
            if alive[number] != 0:
                purse.open(number)
                for left in _after_leg(table, purse, number, town, links):
                    after[left] = 1
                    some = 1
            number += 1
        if some == 0:
            return False
        alive = after
    return True


def _after_leg(table: Elfenland, purse: Purse, number: i64, town: i64, links: i64) -> vec[i64]:
    """Every hand that can be left after one move with the hand that is open."""
    found = NOTHING[:]
    while links != 0:
        link = low_bit(links)
        links &= links - 1
        if link >= ROADS:
            rafts = water_cost(link, town)
            if purse.counts[RAFT] >= rafts:
                found = append(found, number - rafts * purse.stride[RAFT])
        else:
            kind = table.laid[link]
            cost = table.road_cost(link)
            payable = purse.counts[kind] >= cost
            if payable:
                found = append(found, number - cost * purse.stride[kind])
            if (not payable or table.strict == 0) and purse.size >= table.caravan_cost(link):
                for left in purse.without(number, table.caravan_cost(link)):
                    found = append(found, left)
    return found


class Shortage:
    """The fewest cards that must come into a hand before it can travel a chain of towns.

    Each leg is paid properly or by caravan; every way of deciding that says which proper cards are short and how many others.
    Others may be of any kind; rafts stand for them, because a raft never forbids a caravan. A strict caravan may be forbidden
    all the same, so each candidate is walked before it counts.
    """

    def __init__(self, table: Elfenland, seat: i64, chain: vec[i64]) -> None:
        self.table = table
        self.hand: vec[i64] = table.players[seat].hand
        self.hand_size: i64 = table.players[seat].hand_size
        self.chain = chain
        self.need: vec[i64] = Z7[:]  # proper cards of the legs decided so far
        self.fewest: i64 = 1 << 20
        self.cards: vec[i64] = Z7[:]  # short, by transport
        self.any: i64 = 0  # short, of any kind
        self.decide(1, 0)

    def decide(self, leg: i64, loose: i64) -> None:
        if leg == len(self.chain):
            self.weigh(loose)
            return
        table = self.table
        town = self.chain[leg - 1]
        links = usable(table, town, self.chain[leg])
        if links == 0:
            self.decide(leg + 1, loose)
        while links != 0:
            link = low_bit(links)
            links &= links - 1
            if link >= ROADS:
                self.decide_proper(leg, loose, RAFT, water_cost(link, town))
            else:
                self.decide_proper(leg, loose, table.laid[link], table.road_cost(link))
                self.decide(leg + 1, loose + table.caravan_cost(link))

    def decide_proper(self, leg: i64, loose: i64, transport: i64, cost: i64) -> None:
        self.need[transport] += cost
        self.decide(leg + 1, loose)
        self.need[transport] -= cost

    def weigh(self, loose: i64) -> None:
        short = Z7[:]
        total: i64 = 0
        spare = self.hand_size
        k: i64 = 0
        while k < TRANSPORTS:
            n = self.need[k] - self.hand[k]
            if n > 0:
                short[k] = n
                total += n
                spare -= self.hand[k]
            else:
                spare -= self.need[k]
            k += 1
        any: i64 = loose - spare if loose > spare else 0
        if total + any >= self.fewest:
            return
        richer = self.hand[:]
        k = 0
        while k < TRANSPORTS:
            richer[k] += short[k]
            k += 1
        richer[RAFT] += any
        if walks(self.table, richer, self.chain):
            self.fewest = total + any
            self.cards = short
            self.any = any
