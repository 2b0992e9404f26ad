"""The features of Confrontation once more, in plain Python as `confrontation_features.py` lists them."""

from __future__ import annotations

from typing import Final

from traktir.games.aetherya.components import LEGENDS
from traktir.games.aetherya.confrontation import FORTRESSES, SET_UPS, Confrontation
from traktir.games.aetherya.confrontation_scoring import accounts
from traktir.games.aetherya.confrontation_state import LAY, OVER
from traktir.games.aetherya.contact import CLOSED, TYPES
from traktir.games.aetherya.warfare import ELVES, GOBLINS

LARGEST: Final = int(SET_UPS[4].side)
CELL: Final = TYPES + 2


def _one_hot(n: int, size: int) -> list[float]:
    return [float(i == n) for i in range(size)]


def _bits(mask: int, size: int) -> list[float]:
    return [float(mask >> i & 1) for i in range(size)]


def features(table: Confrontation, seat: int) -> list[float]:
    land = table.land
    own = table.fortresses[table.peoples[seat]]
    forts = table.fortified()
    laying = table.phase == LAY
    out: list[float] = []
    aims: list[float] = []
    for row in range(LARGEST):
        for column in range(LARGEST):
            if row >= land.side or column >= land.side:
                out += [0.0] * CELL
                aims.append(0.0)
                continue
            cell = row * land.side + column
            out += _one_hot(land.at[cell], CLOSED + 1)
            out.append(1.0 if own >> cell & 1 else -1.0 if forts >> cell & 1 else 0.0)
            aims.append(float(laying and table.targets >> cell & 1))
    out += aims
    out += _one_hot(table.phase, OVER + 1)
    for card in table.offer:
        out += _one_hot(card, TYPES)
    out += _one_hot(table.card_picked() if laying else -1, TYPES)
    for cards in (table.unseen, table.deck, table.discard):
        out += [n / 8 for n in cards]
    out += _bits(table.row, len(LEGENDS)) + _bits(table.met, len(LEGENDS))
    out += [
        land.side / LARGEST,
        table.seats / 4,
        table.closed_left / 41,
        table.deck_left() / 40,
        table.discard_size / 40,
        min(table.turns / 100, 10.0),
        min(table.quiet / 40, 10.0),
        float(table.claimed),
        float(table.gone + 1) / 4,
    ]
    sheet = accounts(table)
    for i in range(table.seats):
        j = (seat + i) % table.seats
        people = table.peoples[j]
        out += _one_hot(people, 4) + _bits(table.taken[j], len(LEGENDS))
        out += [points / 20 for points in (*sheet[j].rows(), sheet[j].total())]
        out += [
            table.spare[people] / int(FORTRESSES),
            table.hand / 8 if people == ELVES else 0.0,
            table.slain / 8 if people == GOBLINS else 0.0,
            float(j == table.turn),
        ]
    return out
