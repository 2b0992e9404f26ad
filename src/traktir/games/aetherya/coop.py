"""The cooperative game (AE-10): two discard piles, rounds, a penalty pile, one result for all. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, count, push
from traktir.core.rng import Rng
from traktir.games.aetherya.rules import (
    A_DONE,
    A_DRAW,
    A_LEGEND,
    A_PILE,
    A_TAKE,
    A_VOTE,
    Base,
    draw_legends,
    new_kingdoms,
)
from traktir.games.aetherya.scoring import legend_points, total
from traktir.games.aetherya.state import (
    AFTER,
    NOWHERE,
    OPEN,
    PILES,
    TURN,
    VOTE,
    Kingdom,
    Ruling,
    Table,
)

NO_VOTES: Final = vec[i64]([-1] * 4)


class Coop(Base):
    def __init__(self, kingdoms: list[Kingdom], ruling: Ruling, copies: i64, display: i64) -> None:
        super().__init__(kingdoms, ruling, copies)
        self.display: i64 = display  # legends on the table (AE-10.1)
        self.turned: i64 = 0  # legends turned down in this round
        self.boxed: i64 = 0  # fulfilled and out of the game
        self.penalty: i64 = 0  # the penalty pile
        self.loose: i64 = NOWHERE  # PILES: the card that needs a pile
        self.cell: i64 = NOWHERE  # PILES: where it came from; NOWHERE: it was drawn and rejected
        self.votes: vec[i64] = NO_VOTES[:]  # VOTE: legend by seat

    def twin(self) -> Table:
        t = Coop(self.copy_kingdoms(), self.ruling, self.copies, self.display)
        self.copy_to(t)
        t.turned = self.turned
        t.boxed = self.boxed
        t.penalty = self.penalty
        t.loose = self.loose
        t.cell = self.cell
        t.votes = self.votes[:]
        return t

    def secret(self) -> bool:
        return False  # AE-10.3, AE-10.13

    def bottoms(self) -> i64:
        return 2  # AE-10.2

    # AE-10.4: two discard piles

    def actions_into(self, out: vec[i64]) -> i64:
        if self.phase != TURN:
            return super().actions_into(out)
        n: i64 = 0
        if self.deck_size != 0:
            out[0] = A_DRAW
            n = 1
        pile: i64 = 0
        while pile < 2:
            if self.heights[pile] != 0:
                out[n] = A_TAKE + pile
                n += 1
            pile += 1
        return push(out, n, self.me.met & self.row, A_LEGEND)

    def lay_aside(self, cell: i64, card: i64, rng: Rng) -> None:
        if self.me.land.closed == 0:  # AE-10.12: the end asks for no pile
            self.put(0, card)
            self.acted(cell, rng)
            return
        self.loose = card
        self.cell = cell
        self.phase = PILES

    def reject(self) -> None:
        self.loose = self.held
        self.cell = NOWHERE
        self.drop()
        self.phase = PILES

    def put_loose(self, pile: i64, rng: Rng) -> None:
        self.put(pile, self.loose)
        cell = self.cell
        self.loose = NOWHERE
        self.cell = NOWHERE
        if cell == NOWHERE:
            self.phase = OPEN
        else:
            self.acted(cell, rng)

    # AE-10.6: legends are turned down, as many as are fulfilled

    def claim(self, legend: i64, rng: Rng) -> None:
        self.turn_down(legend)
        if self.all_gone_at_once():
            self.finish(rng)
        elif self.phase == AFTER and self.me.met & self.row == 0:
            self.leave(rng)

    def turn_down(self, legends: i64) -> None:
        self.row &= ~legends
        self.turned |= legends

    def all_gone_at_once(self) -> bool:
        return self.ruling.gone_at_once != 0 and self.row == 0 and self.legend_deck == 0

    def acted(self, cell: i64, rng: Rng) -> None:
        if self.ruling.flip_mandatory != 0 and self.me.land.closed != 0:
            self.turn_down(self.me.met & self.row)
        if self.all_gone_at_once():
            self.finish(rng)
        else:
            super().acted(cell, rng)

    def push_after(self, out: vec[i64]) -> i64:
        out[0] = A_DONE
        return push(out, 1, self.me.met & self.row, A_LEGEND)

    # AE-10.5, AE-10.7: rounds

    def deck_is_out(self, rng: Rng) -> bool:
        self.finish(rng)  # AE-10.8, AE-10.11
        return True

    def next_turn(self, rng: Rng) -> None:
        seat = self.turn + 1
        if seat == self.seats:
            seat = 0
        self.pass_turn(seat)
        if seat != self.first:
            self.begin_turn()
        elif self.turned != 0:
            self.boxed |= self.turned
            self.turned = 0
            self.new_round(rng)
        elif self.row & (self.row - 1) == 0:
            self.penalise(self.row, rng)  # one legend leaves no choice
        else:
            self.votes = NO_VOTES[:]
            self.phase = VOTE

    def new_round(self, rng: Rng) -> None:
        self.row |= draw_legends(self, self.display - count(self.row), rng)
        if self.row == 0:
            self.finish(rng)  # AE-10.14
        else:
            self.begin_turn()

    def vote(self, legend: i64, rng: Rng) -> None:
        """The seats vote in turn, the first player first; who leads a tie is what the first player voted for."""
        self.votes[self.turn] = legend
        seat = self.turn + 1
        if seat == self.seats:
            seat = 0
        if self.ruling.vote == 0:  # AE-10.15: one hand enters the choice
            seat = self.first
        self.pass_turn(seat)
        if seat == self.first:
            chosen = self.most_votes()
            self.votes = NO_VOTES[:]
            self.penalise(BIT[chosen], rng)

    def most_votes(self) -> i64:
        """With at most four seats a tie always includes the first player's legend."""
        best = self.votes[self.first]
        most = self.votes_for(best)
        for legend in self.votes:
            if legend >= 0:
                n = self.votes_for(legend)
                if n > most:
                    best = legend
                    most = n
        return best

    def votes_for(self, legend: i64) -> i64:
        n: i64 = 0
        for vote in self.votes:
            if vote == legend:
                n += 1
        return n

    def penalise(self, legend: i64, rng: Rng) -> None:
        self.row &= ~legend
        self.penalty |= legend
        self.new_round(rng)

    def push_more(self, out: vec[i64]) -> i64:
        if self.phase == PILES:
            out[0] = A_PILE
            out[1] = A_PILE + 1
            return 2
        if self.phase == VOTE:
            return push(out, 0, self.row, A_VOTE)
        return 0

    def play_more(self, action: i64, rng: Rng) -> None:
        if action < A_VOTE:
            self.put_loose(action - A_PILE, rng)
        else:
            self.vote(action - A_VOTE, rng)

    # AE-10.9, AE-10.10

    def legend_row(self, seat: i64) -> i64:
        return 0  # nobody keeps a legend

    def penalty_points(self) -> i64:
        return legend_points(self.penalty)

    def team_score(self) -> i64:
        lowest = total(self.rows(0))
        seat: i64 = 1
        while seat < self.seats:
            points = total(self.rows(seat))
            if points < lowest:
                lowest = points
            seat += 1
        return lowest - self.penalty_points()

    def scores(self) -> list[int]:
        """The team's score, for everybody alike."""
        return [self.team_score()] * len(self.kingdoms)

    def ranking(self) -> list[int]:
        """1 for all when the team wins: every total above the penalty sum, that is a team score above 0; else 2."""
        return [1 if self.team_score() > 0 else 2] * len(self.kingdoms)


def new_game(seats: i64, copies: i64, display: i64, first: i64, ruling: Ruling, rng: Rng) -> Coop:
    t = Coop(new_kingdoms(seats, ruling), ruling, copies, display)
    t.set_up(rng.below(seats) if first < 0 else first, display, rng)
    return t
