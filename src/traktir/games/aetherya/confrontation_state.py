"""What lies on the table of Confrontation, and how it is copied (AE-11.1 to AE-11.7). Compiled.

Nobody ever sees a closed card before it is replaced, so the closed cards and the first deck are one bag, `unseen`, out of
which a card is drawn when it is turned over. All else is public: to imagine a world is to copy the table.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, count, low_bit
from traktir.core.rng import Rng
from traktir.core.state import State
from traktir.games.aetherya.contact import (
    ELF,
    GOBLIN,
    KIND_AGAINST,
    LEGEND_KIND,
    LEGEND_ONE,
    LEGEND_TWO,
    Land,
    goblins_through_portal,
    meets,
)
from traktir.games.aetherya.warfare import ELVES, touching_two

# what the seat in turn decides (AE-11.35)
CHOOSE: Final = 0  # a card; before it doubles and a legend
LAY: Final = 1  # where the card goes
CLAIM: Final = 2  # a legend after the placement
OVER: Final = 3

OFFER: Final = 4  # places
HAND: Final = 4  # `picked` when the card comes from the elves' hand
NOBODY: Final = -1

Z4: Final = vec[i64]([0] * 4)
NO_CARDS: Final = vec[i64]([0] * 10)
NO_TALLY: Final = vec[i64]([])


class Terms:
    """The switches of AE-12 that touch this mode; fixed for the whole game."""

    def __init__(self) -> None:
        self.portal_chain: i64 = 1  # AE-2.6
        self.goblins_by_portal: i64 = 0  # AE-5.7
        self.must_claim: i64 = 0  # AE-5.3
        self.claim_last: i64 = 0  # AE-5.5
        self.zero_from_six: i64 = 1  # AE-7.8
        self.spare_unplayed: i64 = 0  # AE-11.17
        self.tamed_by_others: i64 = 0  # AE-11.30: -1 wild, 0 nothing, 1 as if tamed by oneself
        self.kill_with_any: i64 = 0  # AE-11.25
        self.own_deeds: i64 = 0  # AE-11.21
        self.swaps_reshuffle: i64 = 0  # AE-11.10
        self.turn_cap: i64 = 0  # AE-7.12; 0: none
        self.patience: i64 = 0  # rounds without a closed card replaced; 0: no end of it


class Table(State):
    def __init__(self, land: Land, peoples: vec[i64], owners: vec[i64], gone: i64, terms: Terms) -> None:
        super().__init__(len(peoples))
        self.land = land
        self.closed_left: i64 = land.side * land.side
        # fixed for the whole game, shared by copies
        self.peoples = peoples  # by seat
        self.owners = owners  # seat by people, NOBODY where it is not played
        self.gone = gone  # two players: the people whose cards are in the box (AE-11.2); else -1
        self.terms = terms
        # cards by type
        self.unseen: vec[i64] = NO_CARDS[:]  # closed cards and what is left of the first deck
        self.unseen_size: i64 = 0
        self.deck: vec[i64] = NO_CARDS[:]  # a deck made of the discard pile
        self.deck_size: i64 = 0
        self.discard: vec[i64] = NO_CARDS[:]
        self.discard_size: i64 = 0
        self.offer: vec[i64] = Z4[:]  # type by place
        # what the peoples have
        self.fortresses: vec[i64] = Z4[:]  # cells by people
        self.spare: vec[i64] = Z4[:]  # fortresses not built, by people
        self.taken: vec[i64] = Z4[:]  # legends by seat
        self.hand: i64 = 0  # elves destroyed and not yet played again (AE-11.22)
        self.slain: i64 = 0  # dragons beside the goblins' legends (AE-11.25)
        # legends
        self.row: i64 = 0
        self.legend_deck: i64 = 0
        self.met: i64 = 0  # those of the row that the land fulfils
        # the turn
        self.changes: i64 = 0  # decisions so far that did more than choose a card
        self.phase: i64 = CHOOSE
        self.turns: i64 = 0  # placements so far
        self.quiet: i64 = 0  # placements since a closed card was last replaced
        self.claimed: i64 = 0  # whether the turn's legend is taken (AE-5.4)
        self.reshuffled: i64 = 0  # whether doubles have used up the deck in this turn (switch of AE-11.10)
        self.stale: i64 = 0  # CLAIM: legends fulfilled before the placement
        self.picked: i64 = 0  # LAY: a place of the offer, or HAND
        self.targets: i64 = 0  # LAY: where the card may go
        self.struck: i64 = 0  # LAY: of those, what would be destroyed or killed
        # the points by seat and row when they were last counted; empty: something has changed since; replaced, never written
        self.tally: vec[i64] = NO_TALLY

    def copy_to(self, other: Table) -> None:
        other.turn = self.turn
        other.closed_left = self.closed_left
        other.unseen = self.unseen[:]
        other.unseen_size = self.unseen_size
        other.deck = self.deck[:]
        other.deck_size = self.deck_size
        other.discard = self.discard[:]
        other.discard_size = self.discard_size
        other.offer = self.offer[:]
        other.fortresses = self.fortresses[:]
        other.spare = self.spare[:]
        other.taken = self.taken[:]
        other.hand = self.hand
        other.slain = self.slain
        other.row = self.row
        other.legend_deck = self.legend_deck
        other.met = self.met
        other.changes = self.changes
        other.phase = self.phase
        other.turns = self.turns
        other.quiet = self.quiet
        other.claimed = self.claimed
        other.reshuffled = self.reshuffled
        other.stale = self.stale
        other.picked = self.picked
        other.targets = self.targets
        other.struck = self.struck
        other.tally = self.tally

    @abstractmethod
    def alike(self) -> Table:
        """A table of the same class, with a land of its own."""

    def copy(self) -> State:
        t = self.alike()
        self.copy_to(t)
        return t

    def imagine(self, seat: i64, rng: Rng) -> State:
        return self.copy()

    # what lies in the land

    def plain(self) -> i64:
        """Open terrain and races."""
        of = self.land.of
        return of[0] | of[1] | of[2] | of[3] | of[4] | of[5] | of[6] | of[7]

    def cards_of(self, people: i64) -> i64:
        """AE-11.13: race and terrain alike, whoever laid them."""
        return self.land.of[people] | self.land.of[people + 4]

    def owned(self) -> i64:
        """The open cards of the peoples that are played."""
        found: i64 = 0
        for people in self.peoples:
            found |= self.cards_of(people)
        return found

    def fortified(self) -> i64:
        forts = self.fortresses
        return forts[0] | forts[1] | forts[2] | forts[3]

    def threatened(self, people: i64) -> i64:
        """AE-11.15 to AE-11.18: what this people may destroy with an own card."""
        mine = self.cards_of(people)
        rivals = (self.owned() if self.terms.spare_unplayed != 0 else self.plain()) & ~mine & ~self.fortified()
        return touching_two(self.land, rivals, mine)

    def card_picked(self) -> i64:
        return ELF if self.picked == HAND else self.offer[self.picked]

    def elves_in_hand(self) -> bool:
        return self.hand != 0 and self.peoples[self.turn] == ELVES

    def look_for_legends(self, among: i64) -> None:
        """Note which of these legends of the row the land fulfils now."""
        among &= self.row
        met = self.met & ~among
        while among != 0:
            if self.fulfilled(low_bit(among)):
                met |= among & -among
            among &= among - 1
        self.met = met

    def fulfilled(self, legend: i64) -> bool:
        """AE-5.7."""
        if meets(self.land, legend):
            return True
        if self.terms.goblins_by_portal == 0 or LEGEND_ONE[legend] != GOBLIN or LEGEND_KIND[legend] != KIND_AGAINST:
            return False
        return goblins_through_portal(self.land, LEGEND_TWO[legend])

    # cards that come and go

    def deck_left(self) -> i64:
        """Of the unseen cards, as many as lie closed are not in the deck."""
        return self.unseen_size - self.closed_left + self.deck_size

    def throw(self, card: i64) -> None:
        self.discard[card] += 1
        self.discard_size += 1

    def reveal(self, rng: Rng) -> i64:
        """A card out of the bag that nobody has seen."""
        size = self.unseen_size
        self.unseen_size = size - 1
        return out_of(self.unseen, size, rng)

    def draw(self, rng: Rng) -> i64:
        """The top card of the deck; AE-11.27 makes a new one, and by AE-11.40 there always is one."""
        if self.unseen_size > self.closed_left:
            return self.reveal(rng)
        if self.deck_size == 0:
            self.deck = self.discard
            self.deck_size = self.discard_size
            self.discard = NO_CARDS[:]
            self.discard_size = 0
        size = self.deck_size
        self.deck_size = size - 1
        return out_of(self.deck, size, rng)

    def turn_up_legend(self, rng: Rng) -> None:
        """Onto the row, while the legend deck lasts (AE-5.6)."""
        m = self.legend_deck
        if m == 0:
            return
        i = rng.below(count(m))
        while i > 0:
            m &= m - 1
            i -= 1
        legend = m & -m
        self.legend_deck &= ~legend
        self.row |= legend
        self.look_for_legends(legend)


def out_of(bag: vec[i64], size: i64, rng: Rng) -> i64:
    """A random card out of a bag of that many."""
    i = rng.below(size)
    c: i64 = 0
    while i >= bag[c]:
        i -= bag[c]
        c += 1
    bag[c] -= 1
    return c


def doubled(offer: vec[i64]) -> i64:
    """The places of the offer whose card it holds more than once."""
    seen: i64 = 0
    twice: i64 = 0
    for card in offer:
        twice |= seen & BIT[card]
        seen |= BIT[card]
    found: i64 = 0
    if twice != 0:
        place: i64 = 0
        while place < OFFER:
            if twice & BIT[offer[place]] != 0:
                found |= BIT[place]
            place += 1
    return found
