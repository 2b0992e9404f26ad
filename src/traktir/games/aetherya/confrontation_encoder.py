"""Confrontation as numbers: the blocks that `confrontation_features.py` names, written in its order. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import LOG, low_bit
from traktir.core.encoder import ANEW, Encoder, put_bits, put_counts, put_flag, put_number, put_one, when
from traktir.core.state import State
from traktir.games.aetherya import components
from traktir.games.aetherya.confrontation import FORTRESSES, Confrontation
from traktir.games.aetherya.confrontation_scoring import ALL, TALLY, tally
from traktir.games.aetherya.confrontation_state import LAY, OFFER, OVER
from traktir.games.aetherya.contact import CLOSED, LEGENDS, TYPES
from traktir.games.aetherya.warfare import ELVES, GOBLINS

LARGEST: Final[i64] = components.LARGEST_LAND
CELL: Final = CLOSED + 2
PLACES: Final[i64] = LARGEST * LARGEST
LAND: Final[int] = LARGEST * LARGEST * CELL
TURN: Final[int] = LARGEST * LARGEST + (OVER + 1) + (OFFER + 1) * TYPES
TABLE: Final = 3 * TYPES + 2 * LEGENDS + 9
PEOPLES: Final = 4
PLAYER: Final = PEOPLES + LEGENDS + (ALL + 1) + 4
MOST: Final = 10.0
SEATS: Final = 8  # more than play
# the place of each cell, by side of the land: the board lies in the top-left corner of the largest one
PLACE: Final = vec[i64](
    [cell // side * LARGEST + cell % side if side else 0 for side in range(LARGEST + 1) for cell in range(LARGEST * LARGEST)]
)


class ConfrontationEncoder(Encoder):
    """Three parts: the land, what the turn is about, all else. The choice of a card changes the second only."""

    def __init__(self, seats: int) -> None:
        super().__init__([LAND, TURN, TABLE + seats * PLAYER])

    def stamp(self, state: State, seat: i64, stamps: vec[i64]) -> None:
        assert isinstance(state, Confrontation)
        stamps[0] = state.changes * SEATS + seat
        stamps[1] = ANEW
        stamps[2] = stamps[0]

    def write(self, state: State, seat: i64, part: i64, out: vec[float], at: i64) -> None:
        assert isinstance(state, Confrontation)
        t = state
        if part == 0:
            self.put_land(t, seat, out, at)
        elif part == 1:
            self.put_turn(t, out, at)
        else:
            at = self.put_table(t, out, at)
            points = tally(t)
            i: i64 = 0
            while i < t.seats:
                j = seat + i
                if j >= t.seats:
                    j -= t.seats
                at = self.put_player(t, j, points, out, at)
                i += 1

    def put_land(self, t: Confrontation, seat: i64, out: vec[float], at: i64) -> None:
        cells = t.land.at
        side = t.land.side
        width: i64 = CELL
        cell: i64 = 0
        row: i64 = 0
        while row < side:
            place = at + row * LARGEST * width
            end = place + side * width
            while place < end:
                out[place + cells[cell]] = 1.0
                cell += 1
                place += width
            row += 1
        own = t.fortresses[t.peoples[seat]]
        forts = t.fortified()
        at += width - 1
        while forts != 0:
            fort = forts & -forts
            out[at + PLACE[side * PLACES + low_bit(fort)] * width] = 1.0 if own & fort != 0 else -1.0
            forts &= forts - 1

    def put_turn(self, t: Confrontation, out: vec[float], at: i64) -> None:
        picked: i64 = -1
        if t.phase == LAY:
            picked = t.card_picked()
            place = PLACE
            log = LOG
            places = t.land.side * PLACES
            targets = t.targets
            while targets != 0:
                out[at + place[places + log[(targets & -targets) % 67]]] = 1.0
                targets &= targets - 1
        at = put_one(out, at + PLACES, t.phase, OVER + 1)
        for card in t.offer:
            at = put_one(out, at, card, TYPES)
        put_one(out, at, picked, TYPES)

    def put_table(self, t: Confrontation, out: vec[float], at: i64) -> i64:
        at = put_counts(out, at, t.unseen, TYPES, 8.0)
        at = put_counts(out, at, t.deck, TYPES, 8.0)
        at = put_counts(out, at, t.discard, TYPES, 8.0)
        at = put_bits(out, at, t.row, LEGENDS)
        at = put_bits(out, at, t.met, LEGENDS)
        at = put_number(out, at, t.land.side, float(LARGEST))
        at = put_number(out, at, t.seats, 4.0)
        at = put_number(out, at, t.closed_left, 41.0)
        at = put_number(out, at, t.deck_left(), 40.0)
        at = put_number(out, at, t.discard_size, 40.0)
        out[at] = min(float(t.turns) / 100.0, MOST)
        out[at + 1] = min(float(t.quiet) / 40.0, MOST)
        at = put_number(out, at + 2, t.claimed, 1.0)
        return put_number(out, at, t.gone + 1, 4.0)

    def put_player(self, t: Confrontation, j: i64, points: vec[i64], out: vec[float], at: i64) -> i64:
        people = t.peoples[j]
        at = put_one(out, at, people, PEOPLES)
        at = put_bits(out, at, t.taken[j], LEGENDS)
        row = j * TALLY
        while row <= j * TALLY + ALL:
            at = put_number(out, at, points[row], 20.0)
            row += 1
        at = put_number(out, at, t.spare[people], float(FORTRESSES))
        at = put_number(out, at, when(people == ELVES, t.hand, 0), 8.0)
        at = put_number(out, at, when(people == GOBLINS, t.slain, 0), 8.0)
        return put_flag(out, at, j == t.turn)


ENCODERS: Final[list[ConfrontationEncoder]] = [ConfrontationEncoder(seats) for seats in range(5)]
