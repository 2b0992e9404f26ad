"""The turn of Confrontation: which decisions are legal and what each does (AE-11.8 to AE-11.28). Compiled.

One decision is one small choice: a card of the offer (or an elf in hand), then the cell it goes to; doubles and legends are
choices of their own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from traktir.core.bits import BIT, push
from traktir.core.rng import Rng
from traktir.core.state import places
from traktir.games.aetherya import components
from traktir.games.aetherya.confrontation_scoring import accounts
from traktir.games.aetherya.confrontation_state import (
    CHOOSE,
    CLAIM,
    HAND,
    LAY,
    NO_TALLY,
    NOBODY,
    OFFER,
    OVER,
    Table,
    Terms,
    doubled,
)
from traktir.games.aetherya.contact import CLOSED, DRAGON, DWARF, ELF, LEGENDS_OF, MOUNTAIN, PORTAL, TYPES, new_land, push_cells
from traktir.games.aetherya.warfare import DWARVES, ELVES, GOBLINS, belongs, in_reach_of_goblins, supplied, touching_two

# the decisions
A_TAKE: Final = 0  # + place: choose this card of the offer
A_HAND: Final = 4  # choose an elf in hand instead
A_SWAP: Final = 5  # + place: send this copy to the discard pile and turn up another card
A_LEGEND: Final = 9  # + legend: take it
A_LAY: Final = 24  # + cell: replace the card there
A_DONE: Final = 73  # take no legend
ACTIONS: Final = 74

FORTRESSES: Final[i64] = components.FACTS["components"]["tokens_per_set"]  # AE-11.19
LEGEND_ROW: Final[i64] = components.FACTS["setups"]["confrontation"]["legend_pool"]["row"]


class Confrontation(Table):
    """Three and four players."""

    def alike(self) -> Table:
        return Confrontation(self.land.copy(), self.peoples, self.owners, self.gone, self.terms)

    # hooks that two players change

    def places_in_reach(self) -> i64:
        return OFFER

    def feed(self, place: i64, card: i64) -> None:
        """AE-11.9: the removed card takes the vacated place."""
        self.offer[place] = card

    def open_first(self, cell: i64, card: i64) -> None:
        """AE-11.5: a card laid open from the box, before the deck is shuffled."""
        self.land.lay(cell, card)
        self.closed_left -= 1
        self.unseen[card] -= 1
        self.unseen_size -= 1

    # legal decisions

    def actions_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == LAY:
            return push_cells(out, 0, self.targets, A_LAY)
        if phase == CHOOSE:
            n: i64 = 0
            reach = self.places_in_reach()
            while n < reach:
                out[n] = A_TAKE + n
                n += 1
            if self.elves_in_hand():
                out[n] = A_HAND
                n += 1
            n = push(out, n, self.doubles(), A_SWAP)
            return push(out, n, self.claimable(), A_LEGEND)
        if phase == CLAIM:
            n = push(out, 0, self.claimable(), A_LEGEND)
            if self.terms.must_claim == 0:  # AE-5.3
                out[n] = A_DONE
                n += 1
            return n
        return 0

    def doubles(self) -> i64:
        """AE-11.10: the places whose card lies in the offer more than once, while the deck has cards."""
        if self.deck_left() == 0 and (self.terms.swaps_reshuffle == 0 or self.reshuffled != 0):
            return 0
        return doubled(self.offer)

    def claimable(self) -> i64:
        """AE-11.21: the legends that may be taken now."""
        if self.claimed != 0:
            return 0
        if self.terms.own_deeds != 0:
            return self.met & ~self.stale if self.phase == CLAIM else 0
        return self.met

    def aim(self, place: i64) -> None:
        """AE-11.12 to AE-11.18, AE-11.24: where the chosen card may go, and what it would destroy there.

        The land has not changed since the turn began, so a threat of now is one of then (AE-11.15).
        """
        self.picked = place
        self.phase = LAY
        card = self.card_picked()
        land = self.land
        people = self.peoples[self.turn]
        own = belongs(card, people)
        struck = self.threatened(people) if own else 0
        if people == GOBLINS and (own or self.terms.kill_with_any != 0):
            struck |= in_reach_of_goblins(land)
        self.struck = struck
        barred = (supplied(land) | self.fortified()) & ~self.cards_of(people)
        self.targets = land.closed | struck | (self.plain() & ~barred & ~land.of[card])

    # carrying one out

    def play(self, action: i64, rng: Rng) -> None:
        if action < A_SWAP:
            self.aim(action)
            return
        self.changes += 1
        if action < A_LEGEND:
            self.swap(action - A_SWAP, rng)
        elif action < A_LAY:
            self.claim(BIT[action - A_LEGEND], rng)
        elif action < A_DONE:
            self.lay(action - A_LAY, rng)
        else:
            self.end_turn(rng)

    def swap(self, place: i64, rng: Rng) -> None:
        """AE-11.10. Each exchange takes a card off a deck that is not made anew, so it comes to an end."""
        self.throw(self.offer[place])
        if self.deck_left() == 0:
            self.reshuffled = 1  # the switch makes the deck anew once a turn, for the same reason
        self.offer[place] = self.draw(rng)

    def claim(self, legend: i64, rng: Rng) -> None:
        """AE-5.6: taken, and replaced at once."""
        self.taken[self.turn] |= legend
        self.tally = NO_TALLY
        self.row &= ~legend
        self.met &= ~legend
        self.claimed = 1
        self.turn_up_legend(rng)
        if self.phase == CLAIM:
            self.end_turn(rng)

    def lay(self, cell: i64, rng: Rng) -> None:
        """AE-11.35: move the removed card, refill, set the fortress; the dwarves build; then a legend, or the end."""
        land = self.land
        people = self.peoples[self.turn]
        bit = BIT[cell]
        card = self.card_picked()
        own = belongs(card, people)
        self.turns += 1
        self.quiet += 1
        changed = self.row if card == PORTAL else LEGENDS_OF[card]
        old = land.at[cell]
        if old == CLOSED:
            old = self.reveal(rng)
            self.closed_left -= 1
            self.quiet = 0
        else:
            changed |= LEGENDS_OF[old]
            if self.fortresses[people] & bit != 0 and not own:  # AE-11.19
                self.fortresses[people] &= ~bit
                self.spare[people] += 1
        land.lay(cell, card)
        self.tally = NO_TALLY
        if self.picked == HAND:
            self.hand -= 1
        if self.struck & bit != 0:
            self.strike(old, rng)
            if own:
                self.build(people, bit)
        elif self.picked == HAND:
            self.throw(old)  # AE-11.22
        else:
            self.feed(self.picked, old)
        if self.owners[DWARVES] != NOBODY:
            self.build_on_mountains()
        self.stale = self.met
        self.look_for_legends(changed)
        self.phase = CLAIM
        over = self.closed_left == self.seats and self.terms.claim_last == 0  # AE-5.5
        if over or self.claimable() == 0:
            self.end_turn(rng)

    def strike(self, old: i64, rng: Rng) -> None:
        """AE-11.16, AE-11.22, AE-11.25: where the destroyed card goes; the deck fills the vacated place."""
        if old == DRAGON:
            self.slain += 1
        elif old == ELF and self.owners[ELVES] != NOBODY:
            self.hand += 1
        else:
            self.throw(old)
        if self.picked != HAND:
            self.offer[self.picked] = self.draw(rng)

    def build(self, people: i64, bit: i64) -> None:
        """AE-11.38: a fortress, if one is left."""
        if self.spare[people] > 0:
            self.fortresses[people] |= bit
            self.spare[people] -= 1

    def build_on_mountains(self) -> None:
        """AE-11.23; in reading order (AE-11.38)."""
        of = self.land.of
        bare = of[MOUNTAIN] & ~self.fortresses[DWARVES]
        if bare == 0:
            return
        due = touching_two(self.land, bare, of[DWARF])
        while due != 0:
            self.build(DWARVES, due & -due)
            due &= due - 1

    def end_turn(self, rng: Rng) -> None:
        """The end, or the next seat.

        Every turn replaces a card, and a closed one never comes back, so the number of closed cards only falls (AE-11.40)
        until AE-11.28 is met. That nobody need hurry there (AE-7.12) is what patience and the turn cap are for.
        """
        self.claimed = 0
        self.reshuffled = 0
        self.stale = 0
        terms = self.terms
        weary = terms.patience != 0 and self.quiet >= terms.patience * self.seats
        if self.closed_left == self.seats or weary or self.turns == terms.turn_cap:
            self.finish(rng)
            return
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
        self.phase = CHOOSE

    def finish(self, rng: Rng) -> None:
        """Everything is opened; nothing is built, killed or taken any more (AE-11.35)."""
        land = self.land
        cell: i64 = 0
        while self.closed_left > 0:
            if land.at[cell] == CLOSED:
                land.lay(cell, self.reveal(rng))
                self.closed_left -= 1
            cell += 1
        self.met = 0
        self.tally = NO_TALLY
        self.phase = OVER
        self.turn = -1

    # AE-11.29 to AE-11.33

    def scores(self) -> list[int]:
        totals: list[int] = []
        for account in accounts(self):
            totals.append(account.total())
        return totals

    def ranking(self) -> list[int]:
        keys: list[int] = []
        for account in accounts(self):
            keys.append(account.key())
        return places(keys)


class Duel(Confrontation):
    """Two players (AE-11.11): the offer is a row whose far end cannot be chosen."""

    def alike(self) -> Table:
        return Duel(self.land.copy(), self.peoples, self.owners, self.gone, self.terms)

    def places_in_reach(self) -> i64:
        return OFFER - 1

    def feed(self, place: i64, card: i64) -> None:
        while place < OFFER - 1:
            self.offer[place] = self.offer[place + 1]
            place += 1
        self.offer[place] = card


# setting up


class SetUp:
    """What the number of players fixes (AE-11.1, AE-11.2, AE-11.5)."""

    def __init__(self, seats: int) -> None:
        facts = components.confrontation(seats)
        self.side: i64 = facts["board"][0]
        self.copies: i64 = components.copies(facts["deck_of_players"])
        layout = components.FACTS["setups"]["confrontation"]["start_layout"][str(seats)]
        self.race_cells: vec[i64] = vec[i64]([(s["race"][0] - 1) * facts["board"][0] + s["race"][1] - 1 for s in layout])
        self.terrain_cells: vec[i64] = vec[i64]([(s["terrain"][0] - 1) * facts["board"][0] + s["terrain"][1] - 1 for s in layout])


SET_UPS: Final = [SetUp(max(seats, 2)) for seats in range(5)]


def legend_pool(gone: int) -> int:
    """AE-11.4: the legends in play, as a set."""
    facts = components.FACTS["setups"]["confrontation"]["legend_pool"]
    removed = set(facts["removed_always"])
    if gone >= 0:
        removed.update(facts["removed_with_race"][components.RACES[gone]])
    return sum(1 << i for i, legend in enumerate(components.LEGENDS) if legend not in removed)


POOLS: Final = vec[i64]([legend_pool(gone) for gone in range(-1, 4)])  # by the people removed + 1


def set_up(peoples: vec[i64], gone: i64, terms: Terms) -> Confrontation:
    """A land of closed cards, every card of the deck unseen, every legend in its deck."""
    seats: i64 = len(peoples)
    owners = vec[i64]([-1, -1, -1, -1])
    seat: i64 = 0
    while seat < seats:
        owners[peoples[seat]] = seat
        seat += 1
    up = SET_UPS[seats]
    land = new_land(up.side)
    land.chained = terms.portal_chain
    if seats == 2:
        t: Confrontation = Duel(land, peoples, owners, gone, terms)
    else:
        t = Confrontation(land, peoples, owners, gone, terms)
    card: i64 = 0
    while card < TYPES:
        if card >= DRAGON or card & 3 != gone:
            t.unseen[card] = up.copies
            t.unseen_size += up.copies
        card += 1
    for people in peoples:
        t.spare[people] = FORTRESSES
    t.legend_deck = POOLS[gone + 1]
    return t


def deal_peoples(seats: i64, removed: i64, rng: Rng) -> vec[i64]:
    """AE-11.3, AE-11.39: one for each seat, at random; not the one to be removed."""
    peoples = vec[i64]([0, 1, 2, 3])
    n: i64 = 4
    if removed >= 0:
        peoples[removed] = 3
        n = 3
    rng.shuffle(peoples, n)
    return peoples[:seats]


def remove_people(peoples: vec[i64], rng: Rng) -> i64:
    """AE-11.3: with two players one of the two unused peoples goes into the box."""
    unused: vec[i64] = vec[i64]([])
    people: i64 = 0
    while people < 4:
        if peoples[0] != people and peoples[1] != people:
            unused = append(unused, people)
        people += 1
    return unused[rng.below(2)]


def new_game(peoples: vec[i64], gone: i64, spots: vec[i64], first: i64, terms: Terms, rng: Rng) -> Confrontation:
    """AE-11.4 to AE-11.7. `spots` says where each seat's pair lies; when empty, A, B, … go in turn order (AE-11.39)."""
    t = set_up(peoples, gone, terms)
    seats = t.seats
    t.turn = first if first >= 0 else rng.below(seats)
    up = SET_UPS[seats]
    seat: i64 = 0
    while seat < seats:
        spot = spots[seat] if len(spots) != 0 else (seat - t.turn + seats) % seats
        people = peoples[seat]
        t.open_first(up.race_cells[spot], people + 4)
        t.open_first(up.terrain_cells[spot], people)
        seat += 1
    place: i64 = 0
    while place < OFFER:
        t.offer[place] = t.reveal(rng)
        place += 1
    i: i64 = 0
    while i < LEGEND_ROW:
        t.turn_up_legend(rng)
        i += 1
    return t
