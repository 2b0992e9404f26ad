"""What lies on the table of Ethnos, how it is copied, and what a seat cannot know. Compiled.

The deck is a bag, not an order: a card is drawn when it is drawn (ET-7). What others have seen a player take stays known.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from traktir.core.bits import BIT, low_bit
from traktir.core.rng import Rng
from traktir.core.state import State
from traktir.games.ethnos import components

CENTAUR: Final = 0
DWARF: Final = 1
ELF: Final = 2
GIANT: Final = 3
HALFLING: Final = 4
MERFOLK: Final = 5
MINOTAUR: Final = 6
ORC: Final = 7
SKELETONS: Final = 8
TROLL: Final = 9
WINGFOLK: Final = 10
WIZARD: Final = 11

SKELETON: Final = 36  # the one card type without a kingdom
TYPES: Final = 37
LEADERS: Final = 0xFFFFFFFFF  # the 36 types that may lead a band (ET-8.3)
HAND_LIMIT: Final[i64] = components.HAND_LIMIT

# what the seat in turn decides (ET-21.1)
TURN: Final = 0  # recruit or play a band
COMPOSE: Final = 1  # which cards of the chosen group stay in hand
MARKER: Final = 2  # where the band's marker goes
BONUS: Final = 3  # where a merfolk bonus marker goes
TOKEN: Final = 4  # which troll token
FOLLOW: Final = 5  # another band behind a centaur
KEEP: Final = 6  # what an elf saves from the discard
DRAW: Final = 7  # whether the wizard draws
HORDE: Final = 8  # end of an age: whether to cash in the horde board
OVER: Final = 9

Z6: Final = vec[i64]([0] * 6)
Z37: Final = vec[i64]([0] * 37)
NONE: Final = vec[i64]([])
SLOT_TYPES: Final = vec[i64]([63 << (6 * t) for t in range(6)])  # the six types of a tribe
KINGDOM_TYPES: Final = vec[i64]([sum(1 << (6 * t + k) for t in range(6)) for k in range(6)])  # those of a colour

# rows of the account (ET-21.5): the six kingdoms come first
ROW_MERFOLK: Final = 6
ROW_GIANT_TAKEN: Final = 7
ROW_GIANT_HELD: Final = 8
ROW_HORDE: Final = 9
ROW_BANDS: Final = 10
ROWS: Final = 11


# a band of the account in one number: who, when, how large (ET-8.11)
def pack_band(age: i64, seat: i64, leader: i64, size: i64, skeletons: i64) -> i64:
    return age | (seat << 2) | (leader << 5) | (size << 11) | (skeletons << 15)


def band_age(band: i64) -> i64:
    return band & 3


def band_seat(band: i64) -> i64:
    return (band >> 2) & 7


def band_leader(band: i64) -> i64:
    return (band >> 5) & 63


def band_size(band: i64) -> i64:
    return (band >> 11) & 15


def band_skeletons(band: i64) -> i64:
    return (band >> 15) & 15


class Player:
    """ET-1.5: one player's cards, markers and glory."""

    def __init__(self, hand: vec[i64], known: vec[i64], tribes: vec[i64], colours: vec[i64], markers: vec[i64]) -> None:
        self.hand = hand  # cards by type
        self.known = known  # of those, how many everybody knows of
        self.tribes = tribes  # cards by slot, skeletons apart
        self.colours = colours  # cards by colour, skeletons apart
        self.markers = markers  # by kingdom
        self.hand_size: i64 = 0
        self.hand_mask: i64 = 0  # types in hand
        self.tribe_mask: i64 = 0  # types whose tribe is in hand at least twice
        self.colour_mask: i64 = 0
        self.supply: i64 = 0
        self.glory: i64 = 0
        self.band_glory: i64 = 0  # what the bands of this age will be worth
        self.giant_taken: i64 = 0  # glory for the giant token in this age so far
        self.swum: i64 = 0  # place on the merfolk board
        self.horde: i64 = 0  # kingdoms filled on the horde board
        self.trolls: i64 = 0  # tokens held, bit v - 1 for value v

    def copy(self) -> Player:
        p = Player(self.hand[:], self.known[:], self.tribes[:], self.colours[:], self.markers[:])
        p.hand_size = self.hand_size
        p.hand_mask = self.hand_mask
        p.tribe_mask = self.tribe_mask
        p.colour_mask = self.colour_mask
        p.supply = self.supply
        p.glory = self.glory
        p.band_glory = self.band_glory
        p.giant_taken = self.giant_taken
        p.swum = self.swum
        p.horde = self.horde
        p.trolls = self.trolls
        return p

    def gain(self, c: i64) -> None:
        self.hand[c] += 1
        self.hand_mask |= BIT[c]
        self.hand_size += 1
        if c != SKELETON:
            t = c // 6
            k = c - 6 * t
            n = self.tribes[t] + 1
            self.tribes[t] = n
            if n == 2:
                self.tribe_mask |= SLOT_TYPES[t]
            n = self.colours[k] + 1
            self.colours[k] = n
            if n == 2:
                self.colour_mask |= KINGDOM_TYPES[k]

    def lose(self, c: i64, n: i64) -> None:
        """n cards of a type leave the hand in the open."""
        left = self.hand[c] - n
        self.hand[c] = left
        if left == 0:
            self.hand_mask &= ~BIT[c]
        # the cards shown may be the ones seen before: only the excess stays known
        seen = self.known[c]
        if seen != 0:
            self.known[c] = seen - n if seen > n else 0
        self.hand_size -= n
        if c != SKELETON:
            t = c // 6
            k = c - 6 * t
            left = self.tribes[t] - n
            self.tribes[t] = left
            if left < 2:
                self.tribe_mask &= ~SLOT_TYPES[t]
            left = self.colours[k] - n
            self.colours[k] = left
            if left < 2:
                self.colour_mask &= ~KINGDOM_TYPES[k]

    def drop_hand(self) -> None:
        m = self.hand_mask
        while m != 0:
            c = low_bit(m)
            m &= m - 1
            self.hand[c] = 0
            self.known[c] = 0
        i: i64 = 0
        while i < 6:
            self.tribes[i] = 0
            self.colours[i] = 0
            i += 1
        self.hand_mask = 0
        self.tribe_mask = 0
        self.colour_mask = 0
        self.hand_size = 0

    def leaders(self) -> i64:
        """Types in hand that may lead a band."""
        return self.hand_mask & LEADERS


def new_player() -> Player:
    return Player(Z37[:], Z37[:], Z6[:], Z6[:], Z6[:])


class Table(State):
    def __init__(self, players: list[Player], slots: vec[i64], tokens: vec[i64], giant_glory: vec[i64]) -> None:
        super().__init__(len(players))
        self.players = players
        self.me: Player = players[0]  # the player whose turn it is
        # fixed for the whole game, shared by copies
        self.slots = slots  # tribe by slot
        self.tokens = tokens  # glory by kingdom and space, the merfolk board last: place * ages + space
        self.giant_glory = giant_glory
        self.ages: i64 = len(giant_glory)
        self.ledger: vec[i64] = NONE  # (age * seats + seat) * ROWS + row; replaced, never written
        self.first_place_only: i64 = 0  # merfolk scoring `leader_only` (AM-15)
        # the age
        self.age: i64 = 0
        self.bag: vec[i64] = NONE  # the deck, dragons apart; the first bag_size entries count
        self.bag_size: i64 = 0
        self.top: i64 = 0  # cards still above the part with the dragons (ET-4.4)
        self.dragons: i64 = 0  # revealed
        self.ended_on: i64 = -1  # who drew the last dragon of the age before, or of this one (ET-7.4)
        self.row: vec[i64] = Z37[:]
        self.row_mask: i64 = 0
        self.bands: vec[i64] = NONE  # packed, of all ages
        self.laid: vec[i64] = NONE  # the cards of this age's bands: type | index in `bands` << 6
        self.trolls: i64 = 0  # tokens beside the board
        self.giant_size: i64 = 0  # largest giant-led band of the age
        self.giant_band: i64 = -1  # the band under the giant token
        # the turn
        self.phase: i64 = TURN
        self.opened: i64 = TURN  # the phase in which the band being composed was begun: TURN or FOLLOW
        self.by_colour: i64 = 0  # COMPOSE: whether the band is one of a colour
        self.picked: vec[i64] = Z37[:]  # COMPOSE: the band so far; KEEP: what is kept so far
        self.choices: i64 = 0  # COMPOSE, KEEP: types that may still be picked; MARKER: kingdoms
        self.leader: i64 = 0
        self.size: i64 = 0  # X
        self.left: i64 = 0  # KEEP: cards, BONUS: markers, HORDE: seats still to come

    def copy_to(self, other: Table) -> None:
        other.turn = self.turn
        other.me = other.players[max(self.turn, 0)]
        other.ledger = self.ledger
        other.first_place_only = self.first_place_only
        other.age = self.age
        other.bag = self.bag[:]
        other.bag_size = self.bag_size
        other.top = self.top
        other.dragons = self.dragons
        other.ended_on = self.ended_on
        other.row = self.row[:]
        other.row_mask = self.row_mask
        other.bands = self.bands[:]
        other.laid = self.laid[:]
        other.trolls = self.trolls
        other.giant_size = self.giant_size
        other.giant_band = self.giant_band
        other.phase = self.phase
        other.opened = self.opened
        other.by_colour = self.by_colour
        other.picked = self.picked[:]
        other.choices = self.choices
        other.leader = self.leader
        other.size = self.size
        other.left = self.left

    def copy_players(self) -> list[Player]:
        players: list[Player] = []
        for p in self.players:
            players.append(p.copy())
        return players

    @abstractmethod
    def twin(self) -> Table:
        """`copy`, with the type that this game needs."""

    @abstractmethod
    def prize(self, place: i64, rank: i64, contenders: i64) -> i64:
        """Glory for a rank (0 = first) in a kingdom, or on the merfolk board, in this age."""

    def copy(self) -> State:
        return self.twin()

    def tribe(self, c: i64) -> i64:
        return SKELETONS if c == SKELETON else self.slots[c // 6]

    def pass_turn(self, seat: i64) -> None:
        self.turn = seat
        self.me = self.players[seat]

    def draw(self, rng: Rng) -> i64:
        """A card out of the bag, dragons apart."""
        i = rng.below(self.bag_size)
        last = self.bag_size - 1
        bag = self.bag
        c = bag[i]
        bag[i] = bag[last]
        self.bag_size = last
        return c

    def show(self, c: i64, n: i64) -> None:
        """n cards of a type are laid face up beside the board (ET-12.1)."""
        self.row[c] += n
        self.row_mask |= BIT[c]

    def lay(self, c: i64) -> None:
        self.laid = append(self.laid, c | (len(self.bands) << 6))

    def put_back(self) -> None:
        """Forget what is being composed or kept: until it is laid down nobody else has seen any of it."""
        self.picked = Z37[:]
        if self.phase == COMPOSE:
            self.phase = self.opened
            self.by_colour = 0
            self.choices = 0
            self.leader = 0
            self.size = 0
            if self.opened == FOLLOW:  # the centaurs' band is again the last that anybody knows of
                band = self.bands[len(self.bands) - 1]
                self.leader = band_leader(band)
                self.size = band_size(band)
        elif self.phase == KEEP:
            self.left = self.size

    def imagine(self, seat: i64, rng: Rng) -> State:
        while True:
            world = self.twin()
            if seat != world.turn and (world.phase == COMPOSE or world.phase == KEEP):
                world.put_back()
            world.deal_unknown(seat, rng)
            if world.plausible():
                return world

    def deal_unknown(self, seat: i64, rng: Rng) -> None:
        """Shuffle the cards that `seat` has never seen, in hands and deck alike, and deal them again."""
        bag = self.bag
        n = self.bag_size
        j: i64 = 0
        while j < self.seats:
            if j != seat:
                p = self.players[j]
                m = p.hand_mask
                while m != 0:
                    c = low_bit(m)
                    m &= m - 1
                    hidden = p.hand[c] - p.known[c]
                    while hidden > 0:
                        bag[n] = c
                        n += 1
                        hidden -= 1
            j += 1
        self.bag_size = n
        j = 0
        while j < self.seats:
            if j != seat:
                p = self.players[j]
                size = p.hand_size
                known = p.known
                p.known = Z37[:]
                held = p.hand_mask
                p.drop_hand()
                m = held
                while m != 0:
                    c = low_bit(m)
                    m &= m - 1
                    i = known[c]
                    while i > 0:
                        p.gain(c)
                        i -= 1
                p.known = known
                while p.hand_size < size:
                    p.gain(self.draw(rng))
            j += 1
        if self.turn >= 0 and self.turn != seat and self.phase == KEEP:
            self.choices = self.me.hand_mask

    def plausible(self) -> bool:
        """A seat that is asked can act: a hand that would have been skipped or passed over is not behind this table."""
        if self.turn < 0 or (self.phase != FOLLOW and self.phase != TURN):
            return True
        p = self.me
        return p.leaders() != 0 or (self.phase == TURN and p.hand_size < HAND_LIMIT)
