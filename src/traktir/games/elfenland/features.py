"""What a seat knows, as numbers of about unit size; own seat first, then clockwise.

Public: round (4), last round, phase (8), lap, passes, strict caravans, town cards, stack, deck, row (6), played cards (7), for
every road the counter on it (6) and an obstacle. Own: hand (7), discards (7), hidden counters (6), cards picked (7), counter in
the air or kept (12), town card (21), road of the caravan (35). Then for every player: 8 numbers, boot (21), markers (21), open
counters (6), bounds on the hand (7).
"""

from __future__ import annotations

from typing import Final

from traktir.games.elfenland.components import HAND, KINDS, LAPS, ROADS, ROW, TOWNS, TRANSPORTS
from traktir.games.elfenland.moves import PHASES
from traktir.games.elfenland.rules import Elfenland, Towns
from traktir.games.elfenland.state import CARAVAN, DISCARD, KEEP, ROAD, TAKE
from traktir.games.elfenland.view import shown_phase

PUBLIC: Final = 4 + 1 + len(PHASES) + 6 + len(KINDS) + len(TRANSPORTS) + len(ROADS) * (len(KINDS) + 1)
OWN: Final = 3 * len(TRANSPORTS) + len(KINDS) + 2 * len(KINDS) + len(TOWNS) + len(ROADS)
PLAYER: Final = 8 + 2 * len(TOWNS) + len(KINDS) + len(TRANSPORTS)


def feature_size(seats: int) -> int:
    return PUBLIC + OWN + seats * PLAYER


def _one(of: int, chosen: int) -> list[float]:
    return [float(i == chosen) for i in range(of)]


def features(table: Elfenland, seat: int) -> list[float]:
    mine = seat == table.turn
    phase = shown_phase(table, seat)
    me = table.players[seat]
    towns = isinstance(table, Towns)
    out = _one(4, table.round)
    out.append(float(table.round + 1 == table.rounds))
    out += _one(len(PHASES), phase)
    out += [
        int(table.done) / (LAPS * int(table.seats)) if phase == TAKE else 0.0,
        int(table.passes) / int(table.seats),
        float(table.strict),
        float(towns),
        table.stack_size / 48,
        table.deck_size / 72,
    ]
    out += [n / ROW for n in table.row]
    out += [n / 12 for n in table.played]
    for road, kind in enumerate(table.laid):
        out += _one(len(KINDS), kind)
        out.append(float(table.blocked >> road & 1))
    out += [n / HAND for n in me.hand]
    out += [n / HAND for n in me.shed]
    out += [n / 2 for n in me.hidden]
    picking = mine and phase in (CARAVAN, DISCARD)
    out += [n / HAND if picking else 0.0 for n in table.picked]
    chosen = table.counter if mine and phase == ROAD else me.kept if phase == KEEP else -1
    out += _one(2 * len(KINDS), chosen)
    out += _one(len(TOWNS), me.card)
    out += _one(len(ROADS), table.road if mine and phase == CARAVAN else -1)
    for i in range(table.seats):
        j = (seat + i) % table.seats
        p = table.players[j]
        out += [
            p.taken / 20,
            p.hand_size / HAND,
            p.shed_size / HAND,
            p.open_size / 4,
            p.hidden_size / 2,
            float(p.obstacle),
            float(j == table.turn),
            float(j == table.first),
        ]
        out += _one(len(TOWNS), p.town)
        out += [float(p.markers >> town & 1) for town in range(len(TOWNS))]
        out += [n / 4 for n in p.open]
        out += [min(n, p.hand_size + p.shed_size) / HAND for n in p.at_most]
    return out
