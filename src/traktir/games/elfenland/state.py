"""What lies on the table of Elfenland, how it is copied, and what a seat cannot know. Compiled.

Deck and stack are bags, not orders: a card or counter is drawn when it is drawn. What a seat cannot know is what others hold
in hand, have put away to keep the hand limit, or own face down (EL-14).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT
from traktir.core.rng import Rng
from traktir.core.state import State
from traktir.games.elfenland import components

KINDS: Final = 6  # transports with counters
RAFT: Final = 6  # the transport without (EL-1.3)
TRANSPORTS: Final = 7
TOWNS: Final = 21
ROADS: Final = 35  # the links from this number on are water
HAND: Final[i64] = components.HAND
KEPT_CARDS: Final[i64] = components.KEPT_CARDS
HOME: Final[i64] = components.HOME

# what the seat in turn decides
TAKE: Final = 0  # which counter to take (EL-8)
PLAN: Final = 1  # which counter to lay, or the obstacle, or pass (EL-9)
ROAD: Final = 2  # on which road the chosen counter goes
MOVE: Final = 3  # along which link to travel, or stop (EL-10)
CARAVAN: Final = 4  # which cards go into a caravan
DISCARD: Final = 5  # which cards are above the hand limit (EL-10.19)
KEEP: Final = 6  # which counter is kept for the next round (EL-11.2)
OVER: Final = 7

Z6: Final = vec[i64]([0] * 6)
Z7: Final = vec[i64]([0] * 7)
UNBOUNDED: Final = vec[i64]([components.HAND] * 7)
NO_COUNTERS: Final = vec[i64]([-1] * len(components.ROADS))
ALL_ROADS: Final[i64] = (1 << len(components.ROADS)) - 1
ALL_MARKERS: Final[i64] = sum(1 << town for town in components.MARKED)
ALL_CARDS: Final = vec[i64](list(components.CARDS))
ALL_COUNTERS: Final = vec[i64](list(components.COUNTERS))
TOWN_CARDS: Final = vec[i64](list(components.TOWN_CARDS))

_PATIENCE: Final = 200  # free deals tried before a table with tight bounds is stirred instead
_SWAPS: Final = 100  # for each seat


def pick(bag: vec[i64], size: i64, rng: Rng) -> i64:
    """A random thing of a bag, by kind; it stays inside."""
    i = rng.below(size)
    k: i64 = 0
    n = bag[0]
    while i >= n:
        i -= n
        k += 1
        n = bag[k]
    return k


class Player:
    """EL-4.1: one player's boot, markers, cards and counters."""

    def __init__(self, hand: vec[i64], shed: vec[i64], at_most: vec[i64], open: vec[i64], hidden: vec[i64]) -> None:
        self.hand = hand  # cards by transport
        self.hand_size: i64 = 0
        self.shed = shed  # put away in this round to keep the hand limit, unseen by the others
        self.shed_size: i64 = 0
        # how many of a kind hand and shed can hold together, for all that the others know: a strict caravan shows that
        # the cards for the road were not there (EL-10.15)
        self.at_most = at_most
        self.open = open  # counters by kind
        self.open_size: i64 = 0
        self.hidden = hidden
        self.hidden_size: i64 = 0
        self.obstacle: i64 = 1
        self.town: i64 = HOME
        self.markers: i64 = ALL_MARKERS  # towns where one still lies
        self.taken: i64 = 0  # how many are collected
        self.card: i64 = -1  # the town on the town card (EL-13)
        self.kept: i64 = -1  # KEEP: the counter chosen, kind + KINDS when it is hidden

    def copy(self) -> Player:
        p = Player(self.hand[:], self.shed[:], self.at_most[:], self.open[:], self.hidden[:])
        p.hand_size = self.hand_size
        p.shed_size = self.shed_size
        p.open_size = self.open_size
        p.hidden_size = self.hidden_size
        p.obstacle = self.obstacle
        p.town = self.town
        p.markers = self.markers
        p.taken = self.taken
        p.card = self.card
        p.kept = self.kept
        return p

    def counters(self) -> i64:
        return self.open_size + self.hidden_size

    def show(self, transport: i64, n: i64) -> None:
        """n cards of a kind leave the hand in the open."""
        self.hand[transport] -= n
        self.hand_size -= n
        self.at_most[transport] -= n

    def give(self, counter: i64) -> None:
        """A counter leaves its owner: kind, + KINDS when it is one of the hidden ones."""
        if counter < KINDS:
            self.open[counter] -= 1
            self.open_size -= 1
        else:
            self.hidden[counter - KINDS] -= 1
            self.hidden_size -= 1

    def bounded(self) -> bool:
        """Whether hand and shed keep what the others know about them."""
        k: i64 = 0
        while k < TRANSPORTS:
            if self.hand[k] + self.shed[k] > self.at_most[k]:
                return False
            k += 1
        return True


def new_player() -> Player:
    return Player(Z7[:], Z7[:], UNBOUNDED[:], Z6[:], Z6[:])


class Table(State):
    def __init__(self, players: list[Player]) -> None:
        super().__init__(len(players))
        self.players = players
        self.me: Player = players[0]  # the player whose turn it is
        self.strict: i64 = 1  # EL-15.13
        self.rounds: i64 = 4
        # the table
        self.deck: vec[i64] = ALL_CARDS[:]
        self.deck_size: i64 = 72
        self.played: vec[i64] = Z7[:]  # the open part of the discard pile
        self.stack: vec[i64] = ALL_COUNTERS[:]
        self.stack_size: i64 = 48
        self.row: vec[i64] = Z6[:]  # the open counters by kind
        self.laid: vec[i64] = NO_COUNTERS[:]  # the counter on a road, -1 for none
        self.free: i64 = ALL_ROADS  # roads without a counter
        self.blocked: i64 = 0  # roads with an obstacle
        # the round
        self.round: i64 = 0
        self.first: i64 = 0
        self.phase: i64 = TAKE
        self.done: i64 = 0  # TAKE: counters taken; MOVE … KEEP: seats that have finished
        self.passes: i64 = 0  # PLAN: in a row
        # a choice being composed, seen by its owner alone
        self.counter: i64 = 0  # ROAD: kind, + KINDS when hidden
        self.road: i64 = 0  # CARAVAN
        self.picked: vec[i64] = Z7[:]  # CARAVAN, DISCARD: cards so far
        self.left: i64 = 0  # cards still to pick
        self.choices: i64 = 0  # transports that may be picked next

    def copy_to(self, other: Table) -> None:
        other.turn = self.turn
        other.me = other.players[max(self.turn, 0)]
        other.strict = self.strict
        other.rounds = self.rounds
        other.deck = self.deck[:]
        other.deck_size = self.deck_size
        other.played = self.played[:]
        other.stack = self.stack[:]
        other.stack_size = self.stack_size
        other.row = self.row[:]
        other.laid = self.laid[:]
        other.free = self.free
        other.blocked = self.blocked
        other.round = self.round
        other.first = self.first
        other.phase = self.phase
        other.done = self.done
        other.passes = self.passes
        other.counter = self.counter
        other.road = self.road
        other.picked = self.picked[:]
        other.left = self.left
        other.choices = self.choices

    def copy_players(self) -> list[Player]:
        players: list[Player] = []
        for p in self.players:
            players.append(p.copy())
        return players

    @abstractmethod
    def twin(self) -> Table:
        """`copy`, with the type that this game needs."""

    def copy(self) -> State:
        return self.twin()

    def pass_turn(self, seat: i64) -> None:
        self.turn = seat
        self.me = self.players[seat]

    def next_turn(self) -> None:
        """The next seat that has not finished, clockwise from the first player (EL-5.2)."""
        self.pass_turn((self.first + self.done) % self.seats)

    def has_moved(self, seat: i64) -> bool:
        """Whether a seat's movement turn of this round is over."""
        if self.phase >= KEEP:
            return True
        return self.phase >= MOVE and (seat - self.first + self.seats) % self.seats < self.done

    # drawing

    def draw_card(self, rng: Rng) -> i64:
        k = pick(self.deck, self.deck_size, rng)
        self.deck[k] -= 1
        self.deck_size -= 1
        return k

    def draw_counter(self, rng: Rng) -> i64:
        k = pick(self.stack, self.stack_size, rng)
        self.stack[k] -= 1
        self.stack_size -= 1
        return k

    def draw_hidden(self, p: Player, rng: Rng) -> None:
        """EL-7.1."""
        p.hidden[self.draw_counter(rng)] += 1
        p.hidden_size += 1

    # composing a choice of cards, in ascending order of transports

    def offer(self, least: i64) -> None:
        """What may be picked next: nothing below the last pick, nothing that leaves too few cards to go on."""
        p = self.me
        choices: i64 = 0
        rest: i64 = 0
        k: i64 = RAFT
        while k >= least:
            spare = p.hand[k] - self.picked[k]
            rest += spare
            if spare > 0 and rest >= self.left:
                choices |= BIT[k]
            k -= 1
        self.choices = choices

    def begin_picking(self, n: i64) -> None:
        self.picked = Z7[:]
        self.left = n
        self.offer(0)

    def put_back(self) -> None:
        """Forget what is being composed: until it is carried out nobody else has seen any of it."""
        if self.phase == ROAD:
            self.phase = PLAN
        elif self.phase == CARAVAN:
            self.phase = MOVE
        elif self.phase == DISCARD:
            self.begin_picking(self.me.hand_size - KEPT_CARDS)

    # what a seat cannot know

    def imagine(self, seat: i64, rng: Rng) -> State:
        world = self.twin()
        others = seat != world.turn and world.turn >= 0
        if others:
            world.put_back()
        world.deal_hidden(seat, rng)
        world.deal_towns(seat, rng)
        world.deal_hands(self, seat, rng)
        if others and world.phase == DISCARD:
            world.offer(0)  # out of the hand that was imagined
        return world

    def deal_hidden(self, seat: i64, rng: Rng) -> None:
        """Hidden counters of others go back into the stack and are drawn again; what they mean to keep is open again."""
        j: i64 = 0
        for p in self.players:
            if j != seat:
                k: i64 = 0
                while k < KINDS:
                    self.stack[k] += p.hidden[k]
                    k += 1
                self.stack_size += p.hidden_size
            j += 1
        j = 0
        for p in self.players:
            if j != seat:
                n = p.hidden_size
                p.hidden = Z6[:]
                p.hidden_size = 0
                while n > 0:
                    self.draw_hidden(p, rng)
                    n -= 1
                if p.kept >= 0:
                    i = rng.below(p.counters())
                    if i < p.open_size:
                        p.kept = pick(p.open, p.open_size, rng)
                    else:
                        p.kept = KINDS + pick(p.hidden, p.hidden_size, rng)
            j += 1

    def deal_towns(self, seat: i64, rng: Rng) -> None:
        """EL-13.1: the town cards of others, and those put away, may be any but one's own."""

    def deal_hands(self, real: Table, seat: i64, rng: Rng) -> None:
        """Cards that `seat` has never seen, in hands, deck and under the discards, are shuffled and dealt again."""
        tries: i64 = 0
        while tries < _PATIENCE:
            self.gather_hands(seat)
            j: i64 = 0
            fits = True
            for p in self.players:
                if j != seat:
                    n: i64 = 0
                    while n < p.hand_size:
                        p.hand[self.draw_card(rng)] += 1
                        n += 1
                    n = 0
                    while n < p.shed_size:
                        p.shed[self.draw_card(rng)] += 1
                        n += 1
                    fits = fits and p.bounded()
                j += 1
            if fits:
                return
            tries += 1
        self.stir(real, seat, rng)

    def gather_hands(self, seat: i64) -> None:
        j: i64 = 0
        for p in self.players:
            if j != seat:
                k: i64 = 0
                while k < TRANSPORTS:
                    n = p.hand[k] + p.shed[k]
                    self.deck[k] += n
                    self.deck_size += n
                    p.hand[k] = 0
                    p.shed[k] = 0
                    k += 1
            j += 1

    def stir(self, real: Table, seat: i64, rng: Rng) -> None:
        """Where bounds are so tight that free deals keep missing them: many small swaps with the deck that respect them."""
        self.deck = real.deck[:]
        self.deck_size = real.deck_size
        j: i64 = 0
        while j < self.seats:
            self.players[j].hand = real.players[j].hand[:]
            self.players[j].shed = real.players[j].shed[:]
            j += 1
        swaps: i64 = _SWAPS * self.seats
        while swaps > 0:
            swaps -= 1
            j = rng.below(self.seats)
            p = self.players[j]
            held = p.hand_size + p.shed_size
            if j == seat or held == 0 or self.deck_size == 0:
                continue
            from_hand = rng.below(held) < p.hand_size
            pile = p.hand if from_hand else p.shed
            a = pick(pile, p.hand_size if from_hand else p.shed_size, rng)
            b = pick(self.deck, self.deck_size, rng)
            if a != b and p.hand[b] + p.shed[b] < p.at_most[b]:
                pile[a] -= 1
                pile[b] += 1
                self.deck[a] += 1
                self.deck[b] -= 1
