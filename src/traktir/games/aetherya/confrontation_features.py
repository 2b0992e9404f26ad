"""What a seat knows of Confrontation, as numbers of about unit size; own people first, then clockwise.

Land (49 cells of the largest board x 12): one number for each type, one for a closed card, one for a fortress of one's own
(+1) or of another (-1); the cells in which the chosen card may go (49). Public: phase (4), offer (4 x 10), chosen card (10),
unseen, made-over deck and discard by type (3 x 10), row and fulfilled legends (2 x 15), 9 numbers.
For every player: people (4), legends (15), points by row (6), fortresses left, elves in hand, dragons killed, turn.
"""

from __future__ import annotations

from typing import Final

from traktir.core.game import Setting
from traktir.games.aetherya.components import LEGENDS
from traktir.games.aetherya.confrontation import FORTRESSES, SET_UPS, Confrontation
from traktir.games.aetherya.confrontation_scoring import accounts
from traktir.games.aetherya.confrontation_state import LAY, OVER
from traktir.games.aetherya.contact import CLOSED, TYPES
from traktir.games.aetherya.warfare import ELVES, GOBLINS

LARGEST: Final = int(SET_UPS[4].side)
CELL: Final = TYPES + 2
PUBLIC: Final = LARGEST * LARGEST * (CELL + 1) + 4 + 4 * TYPES + TYPES + 3 * TYPES + 2 * len(LEGENDS) + 9
PLAYER: Final = 4 + len(LEGENDS) + 6 + 4


def feature_size(setting: Setting) -> int:
    return PUBLIC + setting.seats * PLAYER


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
