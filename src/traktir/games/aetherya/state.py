"""What lies on the table where every player builds an own kingdom, how it is copied, and what a seat cannot know. Compiled.

Cards are bags, not orders (AE-4.11). Nobody knows a closed card, so it gets its identity only when it is opened: as long as
the first deck lasts, deck and closed cards are one bag, `hidden`; after a reshuffle the deck is a bag of its own.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, count, low_bit
from traktir.core.rng import Rng
from traktir.core.state import State
from traktir.games.aetherya.contact import DRAGON, PORTAL, TYPES, Land, legends, renewed

SIDE: Final = 4
CELLS: Final = 16
CENTRE: Final = 0b0000_0110_0110_0000  # AE-3.6
PILE: Final = 24  # room of one discard pile: no mode has more cards outside the kingdoms

# what the seat in turn decides
ARRANGE: Final = 0  # where the next card of the start square goes
TURN: Final = 1  # draw or take; a legend
HELD: Final = 2  # where the card goes, or discard it
OPEN: Final = 3  # which closed card to open
AFTER: Final = 4  # a legend after the action; with tokens, the whole end phase
TOKEN: Final = 5  # items: take the token of the card or discard it
SPOT: Final = 6  # items: the card for a Treaty, a Staff or the Hammer
SECOND: Final = 7  # items: the Hammer's other card
REACH: Final = 8  # items: the closed token for a Griffin or the Palantir
ROB: Final = 9  # items: the opponent's token for the Smuggler or the Thief
GEM: Final = 10  # items: the gem that the Smuggler gives
SWORD: Final = 11  # items: the legend won with the Sword
PILES: Final = 12  # coop: the discard pile for a card
VOTE: Final = 13  # coop: the penalty legend
EXCHANGE: Final = 14  # solo: a legend of this century to exchange
PARTNER: Final = 15  # solo: the legend of the next century
SOURCE: Final = 16  # solo: where the second card comes from
CHOOSE: Final = 17  # solo: which of the two cards is played
BLOCK: Final = 18  # solo: which square goes into the next century
OVER: Final = 19

# where the card in hand came from
NOWHERE: Final = -1
FROM_HIDDEN: Final = 0
FROM_DECK: Final = 1
FROM_PILE: Final = 2
FROM_LAST: Final = 3  # the last card of a deck that everybody could count

NO_SECRETS: Final = vec[i64]([])
EMPTY: Final = vec[i64]([])
EMPTY_PILES: Final = vec[i64]([0] * 48)
NO_HEIGHTS: Final = vec[i64]([0, 0])
EMPTY_DECK: Final = vec[i64]([0] * 24)
# every card of a game, by copies of each type (AE-3.1)
BOX: Final = [vec[i64]([card for card in range(10) for _ in range(copies)]) for copies in range(9)]


@final
class Ruling:
    """The switches of AE-12 and of the house, fixed for a game and shared by copies."""

    def __init__(self) -> None:
        self.portal_chain: i64 = 1
        self.goblins_by_portal: i64 = 0
        self.zero_from_six: i64 = 1
        self.claim_optional: i64 = 1
        self.legend_after_last: i64 = 0
        self.peer_reshuffle: i64 = 0
        self.turn_cap: i64 = 0  # turns in all; 0: none
        self.patience: i64 = 0  # rounds without a closed card gone; 0: never
        self.smuggled_characters: i64 = 0
        self.shortfall_loses: i64 = 0
        self.deck_card_opens: i64 = 1
        self.declared_first: i64 = 1
        self.flip_mandatory: i64 = 1
        self.gone_at_once: i64 = 0
        self.vote: i64 = 1


@final
class Kingdom:
    """One player's land and legends."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.legends: i64 = 0  # taken
        self.met: i64 = 0  # legends whose condition the open cards meet; kept up to date
        self.hand: i64 = 0  # ARRANGE: types still to be laid
        self.shown: i64 = 0  # ARRANGE: types that the redraws have shown to everybody (AE-3.11)
        self.secrets: vec[i64] = NO_SECRETS  # faces of closed cards that a position has fixed, by cell; replaced, never written

    def copy(self) -> Kingdom:
        k = Kingdom(self.land.copy())
        k.legends = self.legends
        k.met = self.met
        k.hand = self.hand
        k.shown = self.shown
        k.secrets = self.secrets
        return k

    def square(self) -> i64:
        """ARRANGE: the types of the start square, laid or in hand."""
        types = self.hand
        at = self.land.at
        m: i64 = CENTRE & ~self.land.closed
        while m != 0:
            types |= BIT[at[low_bit(m)]]
            m &= m - 1
        return types

    def pick_up(self) -> None:
        """ARRANGE: take the square back into the hand."""
        self.hand = self.square()
        m: i64 = CENTRE & ~self.land.closed
        while m != 0:
            self.land.close(low_bit(m))
            m &= m - 1


class Table(State):
    def __init__(self, kingdoms: list[Kingdom], ruling: Ruling, copies: i64) -> None:
        super().__init__(len(kingdoms))
        self.kingdoms = kingdoms
        self.me: Kingdom = kingdoms[0]  # the kingdom of the seat in turn
        self.ruling = ruling
        self.copies: i64 = copies  # of each type in this game (AE-3.1)
        self.first: i64 = 0  # first player
        # cards
        self.hidden: vec[i64] = EMPTY  # closed cards, and the deck until its first reshuffle; hidden_size of them count
        self.hidden_size: i64 = 0
        self.deck: vec[i64] = EMPTY  # a reshuffled deck
        self.deck_size: i64 = 0  # cards in the deck, wherever they are kept
        self.fresh: i64 = 1  # the deck is still the first one
        self.piles: vec[i64] = EMPTY_PILES[:]  # discard piles, bottom first, PILE apart
        self.heights: vec[i64] = NO_HEIGHTS[:]
        # legends
        self.row: i64 = 0  # on display and to be had
        self.legend_deck: i64 = 0
        # the turn
        self.phase: i64 = ARRANGE
        self.held: i64 = NOWHERE  # the card in hand
        self.source: i64 = NOWHERE
        self.claimed: i64 = 0  # whether the legend of this turn is taken (AE-5.4)
        self.turns: i64 = 0  # finished turns
        self.idle: i64 = 0  # finished turns since a closed card went

    @final
    def copy_to(self, other: Table) -> None:
        other.turn = self.turn
        other.me = other.kingdoms[max(self.turn, 0)]
        other.first = self.first
        other.hidden = self.hidden[:]
        other.hidden_size = self.hidden_size
        other.deck = self.deck[:]
        other.deck_size = self.deck_size
        other.fresh = self.fresh
        other.piles = self.piles[:]
        other.heights = self.heights[:]
        other.row = self.row
        other.legend_deck = self.legend_deck
        other.phase = self.phase
        other.held = self.held
        other.source = self.source
        other.claimed = self.claimed
        other.turns = self.turns
        other.idle = self.idle

    @final
    def copy_kingdoms(self) -> list[Kingdom]:
        kingdoms: list[Kingdom] = []
        for k in self.kingdoms:
            kingdoms.append(k.copy())
        return kingdoms

    @abstractmethod
    def twin(self) -> Table:
        """`copy`, with the type that this game needs."""

    def copy(self) -> State:
        return self.twin()

    @final
    def pass_turn(self, seat: i64) -> None:
        self.turn = seat
        self.me = self.kingdoms[seat]

    @final
    def renew(self, k: Kingdom, cell: i64, old: i64) -> None:
        """The same after one card was laid or opened; `old` is what lay open there, or CLOSED."""
        if k.land.at[cell] == PORTAL or self.ruling.goblins_by_portal != 0:
            self.update(k)
        else:
            k.met = renewed(k.land, k.met, cell, old)

    @final
    def update(self, k: Kingdom) -> None:
        """Look again which legends a kingdom fulfils."""
        k.met = legends(k.land, self.ruling.goblins_by_portal != 0)

    # cards

    @final
    def fill(self) -> None:
        """AE-3.1: every card of this game is hidden."""
        self.hidden = BOX[self.copies][:]
        self.hidden_size = TYPES * self.copies

    @final
    def reveal(self, rng: Rng) -> i64:
        """A closed card, or one of the first deck, gets its face."""
        i = rng.below(self.hidden_size)
        last = self.hidden_size - 1
        hidden = self.hidden
        card = hidden[i]
        hidden[i] = hidden[last]
        self.hidden_size = last
        return card

    @final
    def uncover(self, k: Kingdom, cell: i64, rng: Rng) -> i64:
        """What lies under a closed card."""
        if len(k.secrets) != 0 and k.secrets[cell] >= 0:
            secrets = k.secrets[:]
            card = secrets[cell]
            secrets[cell] = -1
            k.secrets = secrets
            return card
        return self.reveal(rng)

    @final
    def hide(self, card: i64) -> None:
        self.hidden[self.hidden_size] = card
        self.hidden_size += 1

    @final
    def from_deck(self, rng: Rng) -> i64:
        self.deck_size -= 1
        if self.fresh != 0:
            return self.reveal(rng)
        i = rng.below(self.deck_size + 1)
        deck = self.deck
        card = deck[i]
        deck[i] = deck[self.deck_size]
        return card

    @final
    def put(self, pile: i64, card: i64) -> None:
        """Lay a card open on top of a discard pile."""
        n = self.heights[pile]
        self.piles[pile * PILE + n] = card
        self.heights[pile] = n + 1

    @final
    def top(self, pile: i64) -> i64:
        return self.piles[pile * PILE + self.heights[pile] - 1]

    @final
    def lift(self, pile: i64) -> i64:
        n = self.heights[pile] - 1
        self.heights[pile] = n
        return self.piles[pile * PILE + n]

    @final
    def closed_cards(self) -> i64:
        n: i64 = 0
        for k in self.kingdoms:
            n += count(k.land.closed)
        return n

    # what a seat cannot know

    def secret(self) -> bool:
        """Whether hands and drawn cards are kept from the other seats (AE-4.11)."""
        return True

    def imagine(self, seat: i64, rng: Rng) -> State:
        world = self.twin()
        for k in world.kingdoms:
            if len(k.secrets) != 0:  # known to whoever wrote the position, and to nobody at the table
                for card in k.secrets:
                    if card >= 0:
                        world.hide(card)
                k.secrets = NO_SECRETS
        if world.secret():
            if world.phase == ARRANGE:
                world.deal_squares(seat, rng)
            elif seat != world.turn:
                world.draw_again(rng)
        world.redeal_tokens(seat, rng)
        return world

    def redeal_tokens(self, seat: i64, rng: Rng) -> None:
        """Items: closed tokens that some other seat has looked at."""

    def draw_again(self, rng: Rng) -> None:
        """The card in hand may be any other of its bag."""
        if self.source == FROM_HIDDEN:
            self.hide(self.held)
            self.held = self.reveal(rng)
        elif self.source == FROM_DECK:
            self.deck[self.deck_size] = self.held
            self.deck_size += 1
            self.held = self.from_deck(rng)

    @final
    def deal_squares(self, seat: i64, rng: Rng) -> None:
        """Start squares that `seat` has not seen: other cards, in another arrangement.

        The four cards of a hand differ (AE-3.4), so deals with equal cards are thrown away; those that the redraws have
        shown stay.
        """
        arranged: i64 = 0
        i: i64 = 0
        for k in self.kingdoms:
            if i != seat:
                if k.hand == 0:
                    arranged |= BIT[i]
                k.pick_up()
                m = k.hand & ~k.shown
                while m != 0:
                    self.hide(low_bit(m))
                    m &= m - 1
                k.hand = k.shown
            i += 1
        cards = self.hidden[:]
        size = self.hidden_size
        while not self.deal_hands(seat, rng):
            self.hidden = cards[:]
            self.hidden_size = size
            i = 0
            for k in self.kingdoms:
                if i != seat:
                    k.hand = k.shown
                i += 1
        i = 0
        for k in self.kingdoms:
            if arranged & BIT[i] != 0:
                self.lay_at_random(k, rng)
            i += 1

    @final
    def deal_hands(self, seat: i64, rng: Rng) -> bool:
        i: i64 = 0
        for k in self.kingdoms:
            if i != seat:
                missing = 4 - count(k.hand)
                while missing > 0:
                    bit = BIT[self.reveal(rng)]
                    if k.hand & bit != 0:
                        return False
                    k.hand |= bit
                    missing -= 1
            i += 1
        return True

    @final
    def lay_at_random(self, k: Kingdom, rng: Rng) -> None:
        free: i64 = CENTRE
        while k.hand != 0:
            skip = rng.below(count(free))
            m = free
            while skip > 0:
                m &= m - 1
                skip -= 1
            cell = low_bit(m)
            free &= ~BIT[cell]
            k.land.lay(cell, low_bit(k.hand))
            k.hand &= k.hand - 1
        self.update(k)

    # looking at placements

    @final
    def placeable(self, land: Land, card: i64) -> i64:
        """AE-4.4 to AE-4.6: the cells that a card may be laid on."""
        of = land.of
        whole: i64 = 0xFFFF
        return whole & ~(of[DRAGON] | of[PORTAL] | of[card])
