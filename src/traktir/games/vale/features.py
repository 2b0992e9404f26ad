"""What a seat knows, as numbers of about unit size; own seat first, then clockwise.

Public: phase (17), stage (3), round, cards in the pile, display (70), card on top (70), discard pile (70), cost and stones paid
(4), the card being paid for (70), effect in progress (70) and on which card it is printed (70), active effects to come (70),
cards or rewards named (70 + 4), actions left. Own: hand (70). For every player: 14 numbers, area (70), caught (70), known (70).
"""

from __future__ import annotations

from typing import Final

from traktir.games.vale.cards import Cards
from traktir.games.vale.components import CARDS, LAST_ROUND, MOST_ACTIONS, unpack
from traktir.games.vale.moves import PHASES
from traktir.games.vale.rules import Vale
from traktir.games.vale.state import value_of

N: Final = len(CARDS)
PUBLIC: Final = len(PHASES) + 3 + 2 + 3 * N + 4 + 4 * N + N + 4 + 1
PLAYER: Final = 14 + 3 * N


def feature_size(seats: int) -> int:
    return PUBLIC + N + seats * PLAYER


def _set(cards: Cards) -> list[float]:
    return [float(cards.has(c)) for c in range(N)]


def _one(card: int, n: int = N) -> list[float]:
    return [float(c == card) for c in range(n)]


def features(table: Vale, seat: int) -> list[float]:
    out = _one(table.phase, len(PHASES)) + _one(table.stage, 3)
    out += [table.round / LAST_ROUND, (table.bag_size + (table.top >= 0)) / N]
    out += _set(table.display) + _one(table.top) + _set(table.discard)
    out += [table.cost / 10, *(n / 4 for n in unpack(table.paid))]
    out += _one(max(table.summoning, table.removing)) + _one(table.card) + _one(table.source)
    out += _set(Cards(table.unused_low, table.unused_high, 0))
    out += _set(table.picked) + _one(table.reward, 4)
    out.append(1 - table.acts / MOST_ACTIONS)
    out += _set(table.players[seat].hand)
    for i in range(table.seats):
        j = (seat + i) % table.seats
        p = table.players[j]
        out += [
            p.points / 60,
            *(n / 4 for n in unpack(p.stones)),
            value_of(p.stones, p.worth) / 24,
            *((p.worth >> 4 * c & 15) / 6 for c in range(3)),
            p.limit / 6,
            p.hand.size / 10,
            p.area.size / LAST_ROUND,
            float(j == table.turn),
            float(j == table.actor),
            float(j == table.first),
        ]
        out += _set(p.area) + _set(p.caught) + _set(p.known)
    return out
