"""Confrontation as numbers: the blocks that `confrontation_features.py` names, written in its order. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.encoder import Encoder, put_bits, put_counts, put_flag, put_number, put_one, when
from traktir.core.state import State
from traktir.games.aetherya import components
from traktir.games.aetherya.confrontation import FORTRESSES, Confrontation
from traktir.games.aetherya.confrontation_scoring import TALLY, tally
from traktir.games.aetherya.confrontation_state import LAY, OFFER, OVER
from traktir.games.aetherya.contact import CLOSED, LEGENDS, TYPES
from traktir.games.aetherya.warfare import ELVES, GOBLINS

LARGEST: Final[i64] = components.LARGEST_LAND
CELL: Final = CLOSED + 2
PUBLIC: Final[i64] = LARGEST * LARGEST * (CELL + 1) + (OVER + 1) + OFFER * TYPES + 4 * TYPES + 2 * LEGENDS + 9
PEOPLES: Final = 4
PLAYER: Final = PEOPLES + LEGENDS + TALLY + 4
MOST: Final = 10.0


class ConfrontationEncoder(Encoder):
    def __init__(self, seats: i64) -> None:
        super().__init__(PUBLIC + seats * PLAYER)

    def write(self, state: State, seat: i64, out: vec[float], at: i64) -> None:
        assert isinstance(state, Confrontation)
        at = self.put_land(state, seat, out, at)
        at = self.put_table(state, out, at)
        points = tally(state)
        i: i64 = 0
        while i < state.seats:
            j = seat + i
            if j >= state.seats:
                j -= state.seats
            at = self.put_player(state, j, points, out, at)
            i += 1

    def put_land(self, t: Confrontation, seat: i64, out: vec[float], at: i64) -> i64:
        """The board lies in the top-left corner of the largest one."""
        cells = t.land.at
        side = t.land.side
        own = t.fortresses[t.peoples[seat]]
        forts = t.fortified()
        targets = when(t.phase == LAY, t.targets, 0)
        aims = at + LARGEST * LARGEST * CELL
        cell: i64 = 0
        row: i64 = 0
        while row < side:
            place = row * LARGEST
            end = place + side
            while place < end:
                out[at + place * CELL + cells[cell]] = 1.0
                if forts & 1 != 0:
                    out[at + place * CELL + CLOSED + 1] = 1.0 if own & 1 != 0 else -1.0
                if targets & 1 != 0:
                    out[aims + place] = 1.0
                forts >>= 1
                own >>= 1
                targets >>= 1
                cell += 1
                place += 1
            row += 1
        return aims + LARGEST * LARGEST

    def put_table(self, t: Confrontation, out: vec[float], at: i64) -> i64:
        at = put_one(out, at, t.phase, OVER + 1)
        for card in t.offer:
            at = put_one(out, at, card, TYPES)
        picked: i64 = -1
        if t.phase == LAY:
            picked = t.card_picked()
        at = put_one(out, at, picked, TYPES)
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
        while row < (j + 1) * TALLY:
            at = put_number(out, at, points[row], 20.0)
            row += 1
        at = put_number(out, at, t.spare[people], float(FORTRESSES))
        at = put_number(out, at, when(people == ELVES, t.hand, 0), 8.0)
        at = put_number(out, at, when(people == GOBLINS, t.slain, 0), 8.0)
        return put_flag(out, at, j == t.turn)


ENCODERS: Final[list[ConfrontationEncoder]] = [ConfrontationEncoder(seats) for seats in range(5)]
