"""The kingdoms as numbers: the blocks that `features.py` names, written in its order. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, count
from traktir.core.encoder import ANEW, Encoder, put_bits, put_counts, put_flag, put_number, put_one, when
from traktir.core.state import State
from traktir.games.aetherya.contact import CLOSED, LEGENDS, TYPES
from traktir.games.aetherya.coop import Coop
from traktir.games.aetherya.items import NOTHING, SEEN, TOKENS, UNSEEN, Items
from traktir.games.aetherya.rules import Base
from traktir.games.aetherya.scoring import ROW_LEGENDS, ROWS, open_rows
from traktir.games.aetherya.solo import Solo
from traktir.games.aetherya.state import ARRANGE, CELLS, FROM_PILE, NOWHERE, OVER

PILES: Final = 2
CENTURIES: Final = 3
# what only solo, items, coop, solo and coop know
PENALTY: Final[i64] = TYPES + TOKENS
CENTURY: Final[i64] = PENALTY + 2 * LEGENDS
LOOSE: Final[i64] = CENTURY + CENTURIES * (1 + LEGENDS)
MODE: Final = LOOSE + TYPES
TABLE: Final = (OVER + 1) + 1 + PILES * (1 + TYPES) + LEGENDS + 2 + (TYPES + 2) + MODE
KINGDOM: Final = CELLS * (CLOSED + 1) + 2 * LEGENDS + ROWS + 2 * TYPES + 3
CLOSED_LAND: Final = vec[i64]([10] * 16)
HOARD: Final = CELLS * (TOKENS + 2) + TOKENS
SEATS: Final = 8  # more than any mode has


def seated(seat: i64, after: i64, seats: i64) -> i64:
    """The seat so many places clockwise of another."""
    seat += after
    return seat if seat < seats else seat - seats


class KingdomsEncoder(Encoder):
    """The base game; the other modes override hooks."""

    def __init__(self, seats: int, beside: int = 0) -> None:
        super().__init__([TABLE] + [KINGDOM + beside] * seats)

    def stamp(self, state: State, seat: i64, stamps: vec[i64]) -> None:
        """The table changes with every decision, a kingdom seldom."""
        assert isinstance(state, Base)
        t = state  # under its old name the compiled core would check its type at every use
        stamps[0] = ANEW
        part: i64 = 1
        while part < self.parts:
            stamps[part] = ANEW
            if t.phase != ARRANGE:
                owner = seated(seat, part - 1, t.seats)
                stamps[part] = (t.changes(owner) * SEATS + seat) * SEATS + t.turn + 1
            part += 1

    def write(self, state: State, seat: i64, part: i64, out: vec[float], at: i64) -> None:
        assert isinstance(state, Base)
        t = state
        if part == 0:
            self.put_table(t, seat, out, at)
            return
        owner = seated(seat, part - 1, t.seats)
        # AE-4.11: a start square is its owner's secret until all are arranged
        at = self.put_kingdom(t, owner, t.phase != ARRANGE or owner == seat or not t.secret(), out, at)
        self.put_beside(t, owner, seat, out, at)

    def put_beside(self, t: Base, owner: i64, seat: i64, out: vec[float], at: i64) -> None:
        """What a mode adds to each kingdom."""

    def put_table(self, t: Base, seat: i64, out: vec[float], at: i64) -> None:
        at = put_one(out, at, t.phase, OVER + 1)
        at = put_number(out, at, t.deck_size, 23.0)
        pile: i64 = 0
        while pile < PILES:
            height = t.heights[pile]
            at = put_number(out, at, height, 20.0)
            top: i64 = NOWHERE
            if height != 0:
                top = t.top(pile)
            at = put_one(out, at, top, TYPES)
            pile += 1
        at = put_bits(out, at, t.row, LEGENDS)
        at = put_number(out, at, count(t.legend_deck), 15.0)
        at = put_number(out, at, t.claimed, 1.0)
        seen = t.source == FROM_PILE or seat == t.turn or not t.secret()
        at = put_one(out, at, when(seen, t.held, NOWHERE), TYPES)
        at = put_flag(out, at, t.held != NOWHERE)
        at = put_flag(out, at, t.source == FROM_PILE)
        self.put_mode(t, out, at)

    def put_mode(self, t: Base, out: vec[float], at: i64) -> None:
        """What only one mode knows of the table; the base game nothing."""

    def put_kingdom(self, t: Base, owner: i64, visible: bool, out: vec[float], at: i64) -> i64:
        k = t.kingdoms[owner]
        cells = k.land.at if visible else CLOSED_LAND
        cell: i64 = 0
        while cell < CELLS:
            out[at + cells[cell]] = 1.0
            at += CLOSED + 1
            cell += 1
        at = put_bits(out, at, k.legends, LEGENDS)
        if visible:
            put_bits(out, at, k.met, LEGENDS)
            put_counts(out, at + LEGENDS, open_rows(k.land, t.ruling.zero_from_six != 0), ROWS, 10.0)
            put_number(out, at + LEGENDS + ROW_LEGENDS, t.legend_row(owner), 10.0)
            put_bits(out, at + LEGENDS + ROWS, k.hand, TYPES)
        at = put_bits(out, at + LEGENDS + ROWS + TYPES, k.shown, TYPES)
        at = put_number(out, at, when(visible, count(k.land.closed), CELLS), 16.0)
        at = put_flag(out, at, owner == t.turn)
        return put_flag(out, at, owner == t.first)


class SoloEncoder(KingdomsEncoder):
    def put_mode(self, t: Base, out: vec[float], at: i64) -> None:
        assert isinstance(t, Solo)
        put_one(out, at, t.second, TYPES)
        at = put_one(out, at + CENTURY, t.century, CENTURIES)
        for legends in t.rows_of:
            at = put_bits(out, at, legends, LEGENDS)


class CoopEncoder(KingdomsEncoder):
    def put_mode(self, t: Base, out: vec[float], at: i64) -> None:
        assert isinstance(t, Coop)
        put_bits(out, at + PENALTY, t.penalty, LEGENDS)
        put_bits(out, at + PENALTY + LEGENDS, t.turned, LEGENDS)
        put_one(out, at + LOOSE, t.loose, TYPES)


class ItemsEncoder(KingdomsEncoder):
    """With tokens on the cards and beside the kingdoms."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, HOARD)

    def put_mode(self, t: Base, out: vec[float], at: i64) -> None:
        assert isinstance(t, Items)
        put_one(out, at + TYPES, t.using, TOKENS)

    def put_beside(self, t: Base, owner: i64, seat: i64, out: vec[float], at: i64) -> None:
        assert isinstance(t, Items)
        hoard = t.hoards[owner]
        lying = hoard.lying
        known = hoard.known
        cell: i64 = 0
        while cell < CELLS:
            token = lying[cell]
            if token != NOTHING:
                out[at] = 1.0
                if token < UNSEEN:
                    out[at + 2 + token] = 1.0
                elif token >= SEEN and known[cell] & BIT[seat] != 0:
                    out[at + 2 + token - SEEN] = 1.0
                else:
                    out[at + 1] = 1.0
            at += TOKENS + 2
            cell += 1
        put_counts(out, at, hoard.owned, TOKENS, 2.0)


# by seats
KINGDOMS: Final[list[KingdomsEncoder]] = [KingdomsEncoder(seats) for seats in range(5)]
ITEMS: Final[list[ItemsEncoder]] = [ItemsEncoder(seats) for seats in range(5)]
COOP: Final[list[CoopEncoder]] = [CoopEncoder(seats) for seats in range(5)]
SOLO: Final[list[SoloEncoder]] = [SoloEncoder(seats) for seats in range(2)]
