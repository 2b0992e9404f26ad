"""What lies on the table of the Vale, how it is copied, and what a seat cannot know. Compiled.

The draw pile is a bag, not an order: a card is drawn when it is drawn. Only a card laid on top of the pile (VE-8.19) has a place.
What everybody has seen go into a hand stays known. Which shuffle a card was last part of is public too: a card drawn unseen
before the discard pile was shuffled in cannot be in the pile now.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from traktir.core.rng import Rng
from traktir.core.state import State
from traktir.games.vale import components, program
from traktir.games.vale.cards import HIGH, LOW, Cards, first, no_cards
from traktir.games.vale.components import high_mask, low_mask

RED: Final = 0
BLUE: Final = 1
PURPLE: Final = 2
STONE: Final = vec[i64]([1, 256, 65536])  # stones in one number: a byte for each colour

# stages of a round (VE-3.1)
HUNTING: Final = 0
ACTING: Final = 1
RESOLVING: Final = 2

# what is decided now (VE-11)
HUNT: Final = 0  # a card of the display
ACTION: Final = 1  # sell, tame, summon, remove, or end the turn
PAY: Final = 2  # stones, one after another
RETURN: Final = 3  # stones above the limit
DISCARD: Final = 4  # a card of the hand
RECOVER: Final = 5  # a card of the area, back to the hand
GIVE_UP: Final = 6  # the victim's card
CLEAR: Final = 7  # cards of the area to discard
TAKE: Final = 8  # a card of the discard pile
FREE: Final = 9  # a card of the hand, to summon without paying
COPY: Final = 10  # a card of the area whose effect is copied
VICTIM: Final = 11  # a player who must give a card up
STEAL: Final = 12  # a player to take points from
OPTION: Final = 13  # one of several rewards
REWARDS: Final = 14  # two of several rewards
ACTIVATE: Final = 15  # the next active effect
OVER: Final = 16

START_ROW: Final = 70  # of the account: the points given at the start
ROWS: Final = 71
NO_CARD: Final = -1

EMPTY_PILE: Final = vec[i64]([0] * 70)
NO_SHUFFLE: Final = vec[i64]([0] * 70)
NONE: Final = vec[i64]([])

STONE_LIMIT: Final[i64] = components.STONE_LIMIT
LIMIT: Final = vec[i64](program.LIMIT)
WORTH: Final = vec[i64](program.WORTH)
SWAP: Final = vec[i64](program.SWAP)
DISCOUNT: Final = vec[i64](program.DISCOUNT)
# worth of the stones and discounts by family in one number each, four bits apiece
BASE_WORTH: Final[i64] = sum(worth << 4 * colour for colour, worth in enumerate(program.BASE_WORTH))
MODIFIES_LOW: Final[i64] = low_mask(program.MODIFIERS)
MODIFIES_HIGH: Final[i64] = high_mask(program.MODIFIERS)


def stones_of(stones: i64, colour: i64) -> i64:
    return (stones >> (8 * colour)) & 255


def number_of(stones: i64) -> i64:
    return (stones & 255) + ((stones >> 8) & 255) + (stones >> 16)


def value_of(stones: i64, worth: i64) -> i64:
    """VE-6.8."""
    return (
        (stones & 255) * (worth & 15) + ((stones >> 8) & 255) * ((worth >> 4) & 15) + ((stones >> 16) & 255) * ((worth >> 8) & 15)
    )


class Player:
    """VE-2.2: one player's cards, stones and points, and what the permanent cards of the area make of them."""

    def __init__(self, hand: Cards, known: Cards, area: Cards, caught: Cards) -> None:
        self.hand = hand
        self.known = known  # those of the hand that everybody knows of
        self.area = area
        self.caught = caught
        self.stones: i64 = 0
        self.points: i64 = 0
        self.limit: i64 = STONE_LIMIT
        self.worth: i64 = BASE_WORTH
        self.discount: i64 = 0

    def copy(self) -> Player:
        p = Player(self.hand.copy(), self.known.copy(), self.area.copy(), self.caught.copy())
        p.stones = self.stones
        p.points = self.points
        p.limit = self.limit
        p.worth = self.worth
        p.discount = self.discount
        return p

    def lay(self, c: i64) -> None:
        """VE-6.6: a card comes into the area; its permanent effect is in force."""
        self.area.add(c)
        if (LOW[c] & MODIFIES_LOW) | (HIGH[c] & MODIFIES_HIGH) != 0:
            self.take_stock()

    def lift(self, c: i64) -> None:
        """VE-7.4: a card leaves the area; its permanent effect ends at once."""
        self.area.remove(c)
        if (LOW[c] & MODIFIES_LOW) | (HIGH[c] & MODIFIES_HIGH) != 0:
            self.take_stock()

    def take_stock(self) -> None:
        """Add up the permanent effects in the area (VE-5.8, VE-6.2, VE-6.8)."""
        limit = STONE_LIMIT
        red: i64 = 0
        blue: i64 = 0
        purple: i64 = 0
        swapped: i64 = 0
        discount: i64 = 0
        m = self.area.low & MODIFIES_LOW
        h = self.area.high & MODIFIES_HIGH
        while m | h != 0:
            c = first(m, h)
            m &= ~LOW[c]
            h &= ~HIGH[c]
            limit += LIMIT[c]
            red += WORTH[3 * c]
            blue += WORTH[3 * c + 1]
            purple += WORTH[3 * c + 2]
            swapped ^= SWAP[c]
            f: i64 = 0
            while f < 5:
                discount += DISCOUNT[5 * c + f] << (4 * f)
                f += 1
        worth = SWAPPED_WORTH[swapped]
        self.limit = limit
        self.worth = worth + red + (blue << 4) + (purple << 8)
        self.discount = discount


def _swapped_worth() -> list[int]:
    """Base values by the set of colours that are exchanged (two of them, or none)."""
    table = []
    for colours in range(8):
        worth = list(program.BASE_WORTH)
        pair = [c for c in range(3) if colours >> c & 1]
        if len(pair) == 2:
            worth[pair[0]], worth[pair[1]] = worth[pair[1]], worth[pair[0]]
        table.append(sum(w << 4 * c for c, w in enumerate(worth)))
    return table


SWAPPED_WORTH: Final = vec[i64](_swapped_worth())


def new_player() -> Player:
    return Player(no_cards(), no_cards(), no_cards(), no_cards())


class Table(State):
    def __init__(self, players: list[Player], discard: Cards, display: Cards, picked: Cards) -> None:
        super().__init__(len(players))
        self.players = players
        # the piles
        self.bag: vec[i64] = NONE  # the draw pile, apart from a card laid on top; the first bag_size entries count
        self.bag_size: i64 = 0
        self.top: i64 = NO_CARD
        self.shuffles: i64 = 0  # how often the discard pile was shuffled in
        self.shuffled: vec[i64] = NO_SHUFFLE  # by card: the last shuffle it was part of; replaced, never written
        self.discard = discard
        # the round
        self.round: i64 = 1
        self.first: i64 = 0
        self.stage: i64 = HUNTING
        self.place: i64 = 0  # HUNTING: picks made; afterwards: turns finished in this stage
        self.display = display  # cards that nobody has caught
        self.actor: i64 = 0  # whose pick or turn it is; somebody else may owe a decision meanwhile
        self.me: Player = players[0]  # the actor
        self.acts: i64 = 0  # actions in this turn (VE-5.10)
        self.phase: i64 = HUNT
        # PAY, RETURN
        self.summoning: i64 = NO_CARD  # the card that is being paid for
        self.removing: i64 = NO_CARD
        self.cost: i64 = 0
        self.paid: i64 = 0  # stones laid down so far, or paid for the last summon
        self.floor: i64 = 0  # stones are named in the order of their colours: the lowest that may come next
        self.debtor: i64 = -1  # the seat above its limit of stones
        # the effect that is being carried out
        self.card: i64 = NO_CARD  # whose effect it is
        self.source: i64 = NO_CARD  # on which card it is printed
        self.pc: i64 = 0  # its next step; 0: none
        self.bound: i64 = -1  # what an earlier step was about: a card, a player or stones
        self.queued: i64 = 0  # REWARDS: the step at which the second one begins
        self.reward: i64 = -1  # REWARDS: the first one named
        self.picked = picked  # CLEAR: cards named so far
        self.activating: i64 = 0  # whether active effects are being gone through
        self.unused_low: i64 = 0  # those still to come
        self.unused_high: i64 = 0
        self.account: vec[i64] = NONE  # points by seat and card: seat * ROWS + card

    def copy_to(self, other: Table) -> None:
        other.turn = self.turn
        other.bag = self.bag[:]
        other.bag_size = self.bag_size
        other.top = self.top
        other.shuffles = self.shuffles
        other.shuffled = self.shuffled
        other.round = self.round
        other.first = self.first
        other.stage = self.stage
        other.place = self.place
        other.actor = self.actor
        other.me = other.players[self.actor]
        other.acts = self.acts
        other.phase = self.phase
        other.summoning = self.summoning
        other.removing = self.removing
        other.cost = self.cost
        other.paid = self.paid
        other.floor = self.floor
        other.debtor = self.debtor
        other.card = self.card
        other.source = self.source
        other.pc = self.pc
        other.bound = self.bound
        other.queued = self.queued
        other.reward = self.reward
        other.activating = self.activating
        other.unused_low = self.unused_low
        other.unused_high = self.unused_high
        other.account = self.account[:]

    def copy_players(self) -> list[Player]:
        players: list[Player] = []
        for p in self.players:
            players.append(p.copy())
        return players

    @abstractmethod
    def twin(self) -> Table:
        """`copy`, with the type that this game needs."""

    @abstractmethod
    def plausible(self) -> bool:
        """Whether the seat that is asked can answer, and could have come here."""

    def copy(self) -> State:
        return self.twin()

    def copied(self) -> bool:
        """VE-8.11: whether the effect in progress is another card's."""
        return self.card != self.source

    # points and stones

    def score(self, seat: i64, card: i64, points: i64) -> None:
        self.players[seat].points += points
        self.account[seat * ROWS + card] += points

    def take_stones(self, stones: i64) -> None:
        self.me.stones += stones
        self.check_limit(self.actor)

    def check_limit(self, seat: i64) -> None:
        """VE-5.8: nothing else happens before the surplus is returned."""
        p = self.players[seat]
        if number_of(p.stones) > p.limit:
            self.debtor = seat

    # cards

    def can_draw(self) -> bool:
        return self.bag_size > 0 or self.top >= 0 or self.discard.size > 0

    def draw(self, rng: Rng) -> i64:
        """VE-4.2, VE-8.9: the top card; -1 when both piles are empty."""
        if self.top >= 0:
            c = self.top
            self.top = NO_CARD
            return c
        if self.bag_size == 0:
            if self.discard.size == 0:
                return -1
            self.shuffle_discard()
        i = rng.below(self.bag_size)
        last = self.bag_size - 1
        bag = self.bag
        c = bag[i]
        bag[i] = bag[last]
        self.bag_size = last
        return c

    def shuffle_discard(self) -> None:
        self.shuffles += 1
        shuffled = self.shuffled[:]
        n: i64 = 0
        while n < self.discard.size:
            c = self.discard.nth(n)
            self.bag[n] = c
            shuffled[c] = self.shuffles
            n += 1
        self.bag_size = n
        self.shuffled = shuffled
        self.discard.clear()

    def draw_to_hand(self, rng: Rng) -> bool:
        p = self.me
        seen = self.top >= 0
        c = self.draw(rng)
        if c < 0:
            return False
        p.hand.add(c)
        if seen:
            p.known.add(c)
        return True

    def leave_hand(self, p: Player, c: i64) -> None:
        p.hand.remove(c)
        p.known.drop(c)

    def leave_area(self, seat: i64, c: i64) -> None:
        self.players[seat].lift(c)
        self.check_limit(seat)

    def to_hand(self, p: Player, c: i64) -> None:
        """In the open."""
        p.hand.add(c)
        p.known.add(c)

    # what a seat cannot know

    def imagine(self, seat: i64, rng: Rng) -> State:
        while True:
            world = self.twin()
            world.deal_unknown(seat, rng)
            if seat == world.turn or world.plausible():
                return world

    def deal_unknown(self, seat: i64, rng: Rng) -> None:
        """Deal the cards again that `seat` has never seen: those of this shuffle among hands and pile, older ones among hands."""
        old_cards = NONE
        old_holders = NONE
        holders = NONE
        j: i64 = 0
        while j < self.seats:
            p = self.players[j]
            if j != seat:
                low = p.hand.low & ~p.known.low
                high = p.hand.high & ~p.known.high
                while low | high != 0:
                    c = first(low, high)
                    low &= ~LOW[c]
                    high &= ~HIGH[c]
                    p.hand.remove(c)
                    if self.shuffled[c] == self.shuffles:
                        self.bag[self.bag_size] = c
                        self.bag_size += 1
                        holders = append(holders, j)
                    else:
                        old_cards = append(old_cards, c)
                        old_holders = append(old_holders, j)
            j += 1
        for holder in holders:
            i = rng.below(self.bag_size)
            self.bag_size -= 1
            c = self.bag[i]
            self.bag[i] = self.bag[self.bag_size]
            self.players[holder].hand.add(c)
        self.mix_by_shuffle(old_cards, rng)
        i = 0
        while i < len(old_cards):
            self.players[old_holders[i]].hand.add(old_cards[i])
            i += 1

    def mix_by_shuffle(self, cards: vec[i64], rng: Rng) -> None:
        """A random order in which every place keeps a card of its own shuffle."""
        i: i64 = len(cards) - 1
        while i > 0:
            shuffle = self.shuffled[cards[i]]
            alike: i64 = 0
            j: i64 = 0
            while j <= i:
                if self.shuffled[cards[j]] == shuffle:
                    alike += 1
                j += 1
            k = rng.below(alike)
            j = 0
            while k > 0 or self.shuffled[cards[j]] != shuffle:
                if self.shuffled[cards[j]] == shuffle:
                    k -= 1
                j += 1
            c = cards[i]
            cards[i] = cards[j]
            cards[j] = c
            i -= 1
