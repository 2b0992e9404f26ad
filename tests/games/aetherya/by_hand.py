"""The features of the kingdoms once more, in plain Python as `features.py` lists them: what the encoder is held against."""

from __future__ import annotations

from traktir.games.aetherya.components import CARDS, LEGENDS, TOKENS
from traktir.games.aetherya.contact import CLOSED
from traktir.games.aetherya.coop import Coop
from traktir.games.aetherya.items import NOTHING, Items
from traktir.games.aetherya.moves import PHASES
from traktir.games.aetherya.rules import Base
from traktir.games.aetherya.solo import Solo
from traktir.games.aetherya.state import FROM_PILE, NOWHERE
from traktir.games.aetherya.view import known_token, sees_hand, sees_square


def _one_of(size: int, which: int) -> list[float]:
    return [float(i == which) for i in range(size)]


def _bits(size: int, mask: int) -> list[float]:
    return [float(mask >> i & 1) for i in range(size)]


def features(table: Base, seat: int) -> list[float]:
    out = _table(table, seat)
    for i in range(table.seats):
        owner = (seat + i) % table.seats
        out += _kingdom(table, owner, seat)
        if isinstance(table, Items):
            out += _hoard(table, owner, seat)
    return out


def _table(table: Base, seat: int) -> list[float]:
    cards = len(CARDS)
    out = _one_of(len(PHASES), table.phase)
    out.append(table.deck_size / 23)
    for pile in range(2):
        out.append(table.heights[pile] / 20)
        out += _one_of(cards, table.top(pile) if table.heights[pile] else NOWHERE)
    out += _bits(len(LEGENDS), table.row)
    out += [int(table.legend_deck).bit_count() / 15, float(table.claimed)]
    out += _one_of(cards, table.held if sees_hand(table, table.source, seat) else NOWHERE)
    out += [float(table.held != NOWHERE), float(table.source == FROM_PILE)]
    second, using, penalty, turned, century, loose = NOWHERE, NOWHERE, 0, 0, NOWHERE, NOWHERE
    centuries = [0, 0, 0]
    if isinstance(table, Solo):
        second = table.second
        century = table.century
        centuries = list(table.rows_of)
    elif isinstance(table, Items):
        using = table.using
    elif isinstance(table, Coop):
        penalty, turned, loose = table.penalty, table.turned, table.loose
    out += _one_of(cards, second)
    out += _one_of(len(TOKENS), using)
    out += _bits(len(LEGENDS), penalty) + _bits(len(LEGENDS), turned)
    out += _one_of(3, century)
    for mask in centuries:
        out += _bits(len(LEGENDS), mask)
    return out + _one_of(cards, loose)


def _kingdom(table: Base, owner: int, seat: int) -> list[float]:
    k = table.kingdoms[owner]
    visible = sees_square(table, owner, seat)
    out: list[float] = []
    for cell in range(16):
        out += _one_of(CLOSED + 1, k.land.at[cell] if visible else CLOSED)
    out += _bits(len(LEGENDS), k.legends) + _bits(len(LEGENDS), k.met if visible else 0)
    out += [row / 10 if visible else 0.0 for row in table.rows(owner)]
    out += _bits(len(CARDS), k.hand if visible else 0) + _bits(len(CARDS), k.shown)
    closed = int(k.land.closed).bit_count() if visible else 16
    return [*out, closed / 16, float(owner == table.turn), float(owner == table.first)]


def _hoard(table: Items, owner: int, seat: int) -> list[float]:
    hoard = table.hoards[owner]
    out: list[float] = []
    for cell, token in enumerate(hoard.lying):
        known = known_token(hoard, cell, seat) if token != NOTHING else None
        out += [float(token != NOTHING), float(token != NOTHING and known is None)]
        out += [float(name == known) for name in TOKENS]
    return out + [n / 2 for n in hoard.owned]
