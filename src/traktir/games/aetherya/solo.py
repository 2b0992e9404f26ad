"""The solo campaign (AE-9): three centuries, each with its row of legends to fulfil. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, push
from traktir.core.rng import Rng
from traktir.games.aetherya import components
from traktir.games.aetherya.contact import new_land
from traktir.games.aetherya.rules import (
    A_BLOCK,
    A_DONE,
    A_DRAW,
    A_EXCHANGE,
    A_LEGEND,
    A_PLAY,
    A_TAKE,
    Base,
    draw_legends,
    new_kingdoms,
)
from traktir.games.aetherya.scoring import ROW_LEGENDS, ROWS, kingdom_rows, legend_points, total
from traktir.games.aetherya.state import (
    BLOCK,
    CHOOSE,
    EXCHANGE,
    FROM_HIDDEN,
    FROM_PILE,
    HELD,
    NOWHERE,
    OVER,
    PARTNER,
    SIDE,
    SOURCE,
    TURN,
    Kingdom,
    Ruling,
    Table,
)

CENTURIES: Final = 3
CENTURY_ROWS: Final = vec[i64](list(components.CENTURY_ROWS))
BLOCKS: Final = 9  # 2 x 2 squares of a kingdom, by their top-left card
BLOCK_CORNER: Final = vec[i64]([0, 1, 2, 4, 5, 6, 8, 9, 10])
CENTRE_CORNER: Final = 5
Z21: Final = vec[i64]([0] * 21)


class Solo(Base):
    def __init__(self, kingdoms: list[Kingdom], ruling: Ruling, copies: i64) -> None:
        super().__init__(kingdoms, ruling, copies)
        self.century: i64 = 0
        self.rows_of: vec[i64] = vec[i64]([0, 0, 0])  # legends by century, fulfilled ones included
        self.second: i64 = NOWHERE  # CHOOSE: the other card of the turn
        self.second_source: i64 = NOWHERE
        self.partner: i64 = NOWHERE  # PARTNER: the legend of this century that is to be exchanged
        self.ledger: vec[i64] = Z21[:]  # rows of the finished centuries
        self.lost: i64 = 0

    def twin(self) -> Table:
        t = Solo(self.copy_kingdoms(), self.ruling, self.copies)
        self.copy_to(t)
        t.century = self.century
        t.rows_of = self.rows_of[:]
        t.second = self.second
        t.second_source = self.second_source
        t.partner = self.partner
        t.ledger = self.ledger[:]
        t.lost = self.lost
        return t

    def draw_again(self, rng: Rng) -> None:
        if self.held != NOWHERE and self.source == FROM_HIDDEN:
            self.hide(self.held)
        if self.second != NOWHERE and self.second_source == FROM_HIDDEN:
            self.hide(self.second)
            self.second = self.reveal(rng)
        if self.held != NOWHERE and self.source == FROM_HIDDEN:
            self.held = self.reveal(rng)

    # AE-9.2, AE-9.16: before a century

    def deal_legends(self, rng: Rng) -> None:
        self.rows_of[0] = self.row
        self.rows_of[1] = draw_legends(self, CENTURY_ROWS[1], rng)
        self.rows_of[2] = draw_legends(self, CENTURY_ROWS[2], rng)

    def start(self, rng: Rng) -> None:
        self.claimed = 0
        self.phase = EXCHANGE if self.century < 2 else TURN

    def swap_legends(self, legend: i64) -> None:
        """AE-9.3: one legend of this century for one of the next."""
        mine = BIT[self.partner]
        theirs = BIT[legend]
        self.rows_of[self.century] = (self.rows_of[self.century] & ~mine) | theirs
        self.rows_of[self.century + 1] = (self.rows_of[self.century + 1] & ~theirs) | mine
        self.row = self.rows_of[self.century]
        self.partner = NOWHERE
        self.phase = TURN

    # AE-9.5: the turn

    def actions_into(self, out: vec[i64]) -> i64:
        if self.phase != TURN:
            return super().actions_into(out)
        n: i64 = 0
        if self.ruling.declared_first == 0 or self.deck_size >= 2:  # AE-9.7
            out[0] = A_DRAW
            n = 1
        if self.ruling.declared_first != 0 and self.heights[0] != 0:
            out[n] = A_TAKE
            n += 1
        if self.claimed == 0:
            n = push(out, n, self.me.met & self.row, A_LEGEND)
        return n

    def draw(self, rng: Rng) -> None:
        if self.phase == SOURCE or self.ruling.declared_first != 0:
            self.draw_second(rng)
        if self.phase == SOURCE:
            self.phase = CHOOSE
            return
        self.draw_first(rng)
        self.phase = SOURCE if self.ruling.declared_first == 0 else CHOOSE

    def take(self, pile: i64, rng: Rng) -> None:
        self.second = self.lift(pile)
        self.second_source = FROM_PILE
        if self.phase != SOURCE:
            self.draw_first(rng)
        self.phase = CHOOSE

    def draw_first(self, rng: Rng) -> None:
        self.held = self.from_deck(rng)
        self.source = FROM_HIDDEN

    def draw_second(self, rng: Rng) -> None:
        self.second = self.from_deck(rng)
        self.second_source = FROM_HIDDEN

    def choose(self, which: i64) -> None:
        """AE-9.5, AE-9.6: one card is played, the other lies on the discard pile first."""
        rejected = self.second if which == 0 else self.held
        if which != 0:
            self.held = self.second
            self.source = self.second_source
        self.second = NOWHERE
        self.second_source = NOWHERE
        self.put(0, rejected)
        self.phase = HELD

    def may_reject(self) -> bool:
        return self.ruling.deck_card_opens != 0

    def push_more(self, out: vec[i64]) -> i64:
        phase = self.phase
        n: i64 = 0
        if phase in (CHOOSE, SOURCE):
            if phase == SOURCE:
                if self.deck_size != 0:
                    out[0] = A_DRAW
                    n = 1
                if self.heights[0] != 0:
                    out[n] = A_TAKE
                    n += 1
            if self.claimed == 0:
                n = push(out, n, self.me.met & self.row, A_LEGEND)
            if phase == CHOOSE:
                out[n] = A_PLAY
                n += 1
                if self.second != self.held or self.second_source != self.source:
                    out[n] = A_PLAY + 1
                    n += 1
        elif phase == EXCHANGE:
            out[0] = A_DONE
            n = push(out, 1, self.row, A_EXCHANGE)
        elif phase == PARTNER:
            n = push(out, 0, self.rows_of[self.century + 1], A_EXCHANGE)
        elif phase == BLOCK:
            n = push(out, 0, BIT[BLOCKS] - 1, A_BLOCK)
        return n

    def play_more(self, action: i64, rng: Rng) -> None:
        if action < A_PLAY:
            if self.phase == EXCHANGE:
                self.partner = action - A_EXCHANGE
                self.phase = PARTNER
            else:
                self.swap_legends(action - A_EXCHANGE)
        elif action < A_BLOCK:
            self.choose(action - A_PLAY)
        else:
            self.carry_over(BLOCK_CORNER[action - A_BLOCK], rng)

    def done(self, rng: Rng) -> None:
        if self.phase == EXCHANGE:
            self.phase = TURN
        else:
            self.leave(rng)

    def taken(self, legend: i64, rng: Rng) -> None:
        """AE-9.8: turned face down; it gives no points and is not replaced."""
        self.row &= ~legend

    # AE-9.9: the end of a century

    def deck_is_out(self, rng: Rng) -> bool:
        self.finish(rng)
        return True

    def finish(self, rng: Rng) -> None:
        self.open_all(rng)
        rows = self.century_rows()
        i: i64 = 0
        while i < ROWS:
            self.ledger[self.century * ROWS + i] = rows[i]
            i += 1
        if self.row != 0 or (self.ruling.shortfall_loses != 0 and total(rows) <= 0):
            self.lost = 1  # AE-9.11
        if self.lost != 0 or self.century + 1 == CENTURIES:
            self.phase = OVER
            self.turn = -1
        else:
            self.row = 0
            self.phase = BLOCK

    def century_rows(self) -> vec[i64]:
        """AE-9.12: the kingdom's rows; the century's legends are what it has to beat."""
        rows = kingdom_rows(self.me.land, self.ruling.zero_from_six != 0)
        rows[ROW_LEGENDS] = -legend_points(self.rows_of[self.century])
        return rows

    def carry_over(self, corner: i64, rng: Rng) -> None:
        """AE-9.13: a square of four becomes the new centre, all other cards are shuffled and dealt anew."""
        old = self.me.land
        land = new_land(SIDE)
        land.chained = old.chained
        land.changes = old.changes
        self.fill()
        i: i64 = 0
        while i < 4:
            step = (i & 1) + SIDE * (i >> 1)
            card = old.at[corner + step]
            land.lay(CENTRE_CORNER + step, card)
            self.unhide(card)
            i += 1
        self.me.land = land
        self.update(self.me)
        self.heights[0] = 0
        self.fresh = 1
        self.put(0, self.reveal(rng))
        self.deck_size = self.hidden_size - 12
        self.rows_of[self.century] = 0
        self.century += 1
        self.row = self.rows_of[self.century]
        self.start(rng)

    def unhide(self, card: i64) -> None:
        """Take a known card out of the bag."""
        hidden = self.hidden
        i: i64 = 0
        while hidden[i] != card:
            i += 1
        self.hidden_size -= 1
        hidden[i] = hidden[self.hidden_size]

    # AE-9.14

    def column(self, century: i64) -> vec[i64]:
        """The rows of a century, finished or running."""
        if century == self.century and self.turn >= 0 and self.phase != BLOCK:
            return self.century_rows()
        rows = self.century_rows()
        i: i64 = 0
        while i < ROWS:
            rows[i] = self.ledger[century * ROWS + i]
            i += 1
        return rows

    def scores(self) -> list[int]:
        """The centuries together, the running one as it stands; nothing when the campaign is lost."""
        points: i64 = 0
        if self.lost == 0:
            century: i64 = 0
            while century <= self.century:
                points += total(self.column(century))
                century += 1
        return [points]

    def ranking(self) -> list[int]:
        """1 when the campaign is won: every legend of all three centuries was fulfilled; 2 when lost, or not over yet."""
        return [1 if self.phase == OVER and self.lost == 0 else 2]


def new_game(copies: i64, ruling: Ruling, rng: Rng) -> Solo:
    t = Solo(new_kingdoms(1, ruling), ruling, copies)
    t.set_up(0, CENTURY_ROWS[0], rng)
    t.deal_legends(rng)
    return t
