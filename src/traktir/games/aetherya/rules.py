"""The base game: set-up, the turn, legends, reshuffling and the end (AE-3 to AE-7). Compiled.

The other modes with a kingdom for each player override the hooks of this class. One decision is one small choice: draw or
take, then where to; a start square is laid card by card in the order of the types.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, count, low_bit, push
from traktir.core.rng import Rng
from traktir.core.state import places
from traktir.games.aetherya.contact import CLOSED, LEGENDS, new_land, push_cells
from traktir.games.aetherya.scoring import (
    ROW_LEGENDS,
    kingdom_rows,
    legend_points,
    tie_key,
    total,
    what_if,
)
from traktir.games.aetherya.state import (
    AFTER,
    ARRANGE,
    BOX,
    CENTRE,
    EMPTY_DECK,
    FROM_DECK,
    FROM_HIDDEN,
    FROM_LAST,
    FROM_PILE,
    HELD,
    NOWHERE,
    OPEN,
    OVER,
    SIDE,
    TURN,
    Kingdom,
    Ruling,
    Table,
)

# the decisions
A_DRAW: Final = 0  # the top card of the deck; solo: both cards from the deck
A_TAKE: Final = 1  # + pile: the top card of a discard pile; solo: one card from each
A_DISCARD: Final = 3  # discard the drawn card and open one instead
A_DONE: Final = 4  # no legend, no exchange; items: end the turn
A_LEGEND: Final = 5  # + legend: take it, or turn it down
A_PLACE: Final = 20  # + cell: lay the card there
A_OPEN: Final = 36  # + cell: open this closed card
A_KEEP: Final = 52  # items: take the token
A_REFUSE: Final = 53  # items: discard it
A_USE: Final = 54  # + token: use it
A_SPOT: Final = 66  # + cell: the card that the token is used on
A_REACH: Final = 82  # + seat * 16 + cell: a closed token
A_ROB: Final = 146  # + seat * 12 + token: an opponent's token
A_GEM: Final = 194  # + gem - 1: the gem to give
A_PILE: Final = 198  # + pile: discard there
A_VOTE: Final = 200  # + legend: let this one be the penalty
A_EXCHANGE: Final = 215  # + legend: exchange it
A_PLAY: Final = 230  # + 0 or 1: play the first or the second card
A_BLOCK: Final = 232  # + block: the square for the next century
ACTIONS: Final = 241

DISPLAY: Final = 8  # legends on display (AE-3.2)
ALL_LEGENDS: Final = (1 << LEGENDS) - 1


def draw_legends(t: Table, n: i64, rng: Rng) -> i64:
    """Some of the legend deck, at random; fewer when it runs out."""
    drawn: i64 = 0
    left = count(t.legend_deck)
    while n > 0 and left > 0:
        skip = rng.below(left)
        m = t.legend_deck
        while skip > 0:
            m &= m - 1
            skip -= 1
        bit = m & -m
        t.legend_deck &= ~bit
        drawn |= bit
        left -= 1
        n -= 1
    return drawn


class Base(Table):
    """Two to four players, each for an own kingdom."""

    def twin(self) -> Table:
        t = Base(self.copy_kingdoms(), self.ruling, self.copies)
        self.copy_to(t)
        return t

    # legal decisions

    def actions_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        n: i64 = 0
        if phase == TURN:
            if self.deck_size != 0:
                out[0] = A_DRAW
                n = 1
            if self.heights[0] != 0:
                out[n] = A_TAKE
                n += 1
            if self.claimed == 0:
                legends = self.me.met & self.row
                if legends != 0:
                    n = push(out, n, legends, A_LEGEND)
            return n
        if phase == HELD:
            if self.source != FROM_PILE:  # AE-4.2: what was taken must be placed
                if self.may_reject():
                    out[0] = A_DISCARD
                    n = 1
                if self.claimed == 0:  # AE-5.2
                    legends = self.me.met & self.row
                    if legends != 0:
                        n = push(out, n, legends, A_LEGEND)
            return push_cells(out, n, self.placeable(self.me.land, self.held), A_PLACE)
        if phase == OPEN:
            return push(out, 0, self.me.land.closed, A_OPEN)
        if phase == AFTER:
            return self.push_after(out)
        if phase == ARRANGE:
            return push(out, 0, CENTRE & self.me.land.closed, A_PLACE)
        return self.push_more(out)

    # carrying one out

    def play(self, action: i64, rng: Rng) -> None:
        if action == A_DRAW:
            self.draw(rng)
        elif action < A_DISCARD:
            self.take(action - A_TAKE, rng)
        elif action == A_DISCARD:
            self.reject()
        elif action == A_DONE:
            self.done(rng)
        elif action < A_PLACE:
            self.claim(BIT[action - A_LEGEND], rng)
        elif action < A_OPEN:
            if self.phase == ARRANGE:
                self.arrange(action - A_PLACE, rng)
            else:
                self.place(action - A_PLACE, rng)
        elif action < A_KEEP:
            self.open(action - A_OPEN, rng)
        else:
            self.play_more(action, rng)

    # hooks that modes change

    def start(self, rng: Rng) -> None:
        """Everything is dealt: the first turn."""
        self.phase = TURN

    def may_reject(self) -> bool:
        """Whether the drawn card may be discarded to open another (AE-4.3)."""
        return True

    def push_after(self, out: vec[i64]) -> i64:
        """The legend window after the action (AE-5.2)."""
        n: i64 = 0
        if self.ruling.claim_optional != 0:  # AE-5.3
            out[0] = A_DONE
            n = 1
        return push(out, n, self.me.met & self.row, A_LEGEND)

    def push_more(self, out: vec[i64]) -> i64:
        """Decisions of phases that only a mode has."""
        return 0

    def play_more(self, action: i64, rng: Rng) -> None:
        """Carry out a decision that only a mode has."""

    def lay_aside(self, cell: i64, card: i64, rng: Rng) -> None:
        """The removed card, already open, leaves the kingdom (AE-4.4)."""
        self.put(0, card)
        self.acted(cell, rng)

    def acted(self, cell: i64, rng: Rng) -> None:
        """A card was opened or laid on this cell. AE-4.10: without a legend to take the turn ends by itself."""
        last = self.me.land.closed == 0
        if self.claimed == 0 and self.me.met & self.row != 0 and (not last or self.ruling.legend_after_last != 0):
            self.phase = AFTER
        elif last:
            self.finish(rng)  # AE-5.5
        else:
            self.end_turn(rng)

    def taken(self, legend: i64, rng: Rng) -> None:
        """AE-5.6: a legend comes to the kingdom and is replaced at once."""
        self.me.legends |= legend
        self.row = (self.row & ~legend) | draw_legends(self, 1, rng)

    def deck_is_out(self, rng: Rng) -> bool:
        """AE-6.1: the discard pile becomes a new deck; True when play does not go on from here."""
        if self.heights[0] >= 2:  # AE-6.4
            self.reshuffle()
            self.put(0, self.from_deck(rng))
        return False

    def next_turn(self, rng: Rng) -> None:
        seat = self.turn + 1
        if seat == self.seats:
            seat = 0
        self.turn = seat
        self.me = self.kingdoms[seat]
        self.begin_turn()

    def finish(self, rng: Rng) -> None:
        """AE-7.1, AE-7.2: all cards are opened, nothing is taken any more."""
        self.open_all(rng)
        self.phase = OVER
        self.turn = -1

    # AE-4: the action

    def begin_turn(self) -> None:
        self.claimed = 0
        self.phase = TURN

    def draw(self, rng: Rng) -> None:
        self.source = FROM_HIDDEN if self.fresh != 0 else FROM_DECK
        self.held = self.from_deck(rng)
        self.phase = HELD
        if self.deck_size == 0 and self.ruling.peer_reshuffle != 0 and self.heights[0] != 0:
            if self.source == FROM_DECK:
                self.source = FROM_LAST
            self.reshuffle()

    def take(self, pile: i64, rng: Rng) -> None:
        self.held = self.lift(pile)
        self.source = FROM_PILE
        self.phase = HELD

    @final
    def drop(self) -> None:
        self.held = NOWHERE
        self.source = NOWHERE

    @final
    def place(self, cell: i64, rng: Rng) -> None:
        k = self.me
        old = k.land.at[cell]
        card = old
        if old == CLOSED:
            card = self.uncover(k, cell, rng)
            self.idle = -1
        k.land.lay(cell, self.held)
        self.renew(k, cell, old)
        self.drop()
        self.lay_aside(cell, card, rng)

    def reject(self) -> None:
        self.put(0, self.held)
        self.drop()
        self.phase = OPEN

    @final
    def open(self, cell: i64, rng: Rng) -> None:
        k = self.me
        k.land.lay(cell, self.uncover(k, cell, rng))
        self.renew(k, cell, CLOSED)
        self.idle = -1
        self.acted(cell, rng)

    # AE-5: legends

    def claim(self, legend: i64, rng: Rng) -> None:
        self.claimed = 1
        self.taken(legend, rng)
        if self.phase == AFTER:
            self.leave(rng)

    def done(self, rng: Rng) -> None:
        self.leave(rng)

    @final
    def leave(self, rng: Rng) -> None:
        """Nothing is left to decide in this turn."""
        if self.me.land.closed == 0:
            self.finish(rng)
        else:
            self.end_turn(rng)

    @final
    def end_turn(self, rng: Rng) -> None:
        self.turns += 1
        self.idle += 1
        if self.deck_size == 0 and self.deck_is_out(rng):
            return
        if self.out_of_patience():
            self.finish(rng)
        else:
            self.next_turn(rng)

    @final
    def out_of_patience(self) -> bool:
        """The house guard against endless play, and the cap of AE-7.12 where the table wants one."""
        ruling = self.ruling
        if ruling.patience != 0 and self.idle >= ruling.patience * self.seats:
            return True
        return ruling.turn_cap != 0 and self.turns >= ruling.turn_cap

    # AE-6

    @final
    def reshuffle(self) -> None:
        self.fresh = 0
        self.deck = EMPTY_DECK[:]
        n = self.heights[0]
        i: i64 = 0
        while i < n:
            self.deck[i] = self.piles[i]
            i += 1
        self.deck_size = n
        self.heights[0] = 0

    # AE-7

    @final
    def open_all(self, rng: Rng) -> None:
        for k in self.kingdoms:
            land = k.land
            if land.closed == 0:
                continue
            while land.closed != 0:
                cell = low_bit(land.closed)
                land.lay(cell, self.uncover(k, cell, rng))
            self.update(k)

    def changes(self, seat: i64) -> i64:
        """A number that grows whenever something in or beside a kingdom has changed; not while the squares are arranged."""
        k = self.kingdoms[seat]
        return k.land.changes + k.legends

    def rows(self, seat: i64) -> vec[i64]:
        """The score column of a seat as it stands, open cards only."""
        rows = kingdom_rows(self.kingdoms[seat].land, self.ruling.zero_from_six != 0)
        rows[ROW_LEGENDS] = self.legend_row(seat)
        return rows

    def legend_row(self, seat: i64) -> i64:
        return legend_points(self.kingdoms[seat].legends)

    def what_if(self, seat: int, cell: int, card: int) -> list[int]:
        """How a card laid on a cell would change the rows of a kingdom as it lies open now."""
        change: list[int] = []
        for row in what_if(self.kingdoms[seat].land, cell, card, self.ruling.zero_from_six != 0):
            change.append(row)
        return change

    def scores(self) -> list[int]:
        points: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            points.append(total(self.rows(seat)))
            seat += 1
        return points

    def ranking(self) -> list[int]:
        keys: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            keys.append(tie_key(self.rows(seat)))
            seat += 1
        return places(keys)

    # AE-3: set-up

    def bottoms(self) -> i64:
        """Cards that start the discard: one (AE-3.3)."""
        return 1

    def set_up(self, first: i64, display: i64, rng: Rng) -> None:
        """Legends, discard, start hands; then the squares are arranged, from the first player on."""
        self.legend_deck = ALL_LEGENDS
        self.row = draw_legends(self, display, rng)
        self.fill()
        pile: i64 = 0
        while pile < self.bottoms():
            self.put(pile, self.reveal(rng))
            pile += 1
        self.first = first
        self.deal_start(rng)
        self.deck_size = self.hidden_size - 12 * self.seats
        self.phase = ARRANGE
        self.pass_turn(first)

    @final
    def deal_start(self, rng: Rng) -> None:
        """AE-3.4, AE-3.5, AE-3.10: four cards each, then redraws player by player until all differ.

        What is put aside returns to the deck at the end, or at once should the deck run out.
        """
        aside = BOX[8][:]
        put: i64 = 0
        for k in self.kingdoms:
            put = self.draw_start(k, 4, aside, put, rng)
        i: i64 = 0
        while i < self.seats:
            k = self.kingdoms[(self.first + i) % self.seats]
            while True:
                missing = 4 - count(k.hand)
                if missing == 0:
                    break
                put = self.draw_start(k, missing, aside, put, rng)
            i += 1
        while put > 0:
            put -= 1
            self.hide(aside[put])

    @final
    def draw_start(self, k: Kingdom, cards: i64, aside: vec[i64], put: i64, rng: Rng) -> i64:
        """Draw for a start hand; a second card of a type is put aside for all to see. How many lie aside now."""
        while cards > 0:
            if self.hidden_size == 0:
                while put > 0:
                    put -= 1
                    self.hide(aside[put])
            card = self.reveal(rng)
            bit = BIT[card]
            if k.hand & bit != 0:
                k.shown |= bit
                aside[put] = card
                put += 1
            else:
                k.hand |= bit
            cards -= 1
        return put

    @final
    def arrange(self, cell: i64, rng: Rng) -> None:
        """AE-3.6: the next card of the hand goes to this cell; the last one has no choice."""
        k = self.me
        k.land.lay(cell, low_bit(k.hand))
        k.hand &= k.hand - 1
        if k.hand & (k.hand - 1) != 0:
            return
        k.land.lay(low_bit(CENTRE & k.land.closed), low_bit(k.hand))
        k.hand = 0
        self.update(k)
        seat = self.turn + 1
        if seat == self.seats:
            seat = 0
        self.pass_turn(seat)
        if seat == self.first:
            for k in self.kingdoms:
                k.shown = 0
            self.start(rng)


def new_kingdoms(seats: i64, ruling: Ruling) -> list[Kingdom]:
    kingdoms: list[Kingdom] = []
    i: i64 = 0
    while i < seats:
        land = new_land(SIDE)
        land.chained = ruling.portal_chain
        kingdoms.append(Kingdom(land))
        i += 1
    return kingdoms


def new_game(seats: i64, copies: i64, first: i64, ruling: Ruling, rng: Rng) -> Base:
    """AE-3; a negative `first` is drawn (AE-3.8)."""
    t = Base(new_kingdoms(seats, ruling), ruling, copies)
    t.set_up(rng.below(seats) if first < 0 else first, DISPLAY, rng)
    return t
