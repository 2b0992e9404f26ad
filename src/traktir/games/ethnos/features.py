"""What a seat knows, as numbers of about unit size; own seat first, then clockwise.

Public: age (3), phase (10), dragons, deck, cards above the dragons, tribes by slot (6 x 12), glory tokens (6 x 3), row (37),
free troll tokens (6), size to beat for the giant, leader of the band being resolved (36), its size.
Own: hand (37), cards picked (37). Then for every player: 11 numbers, markers (6), horde (6), troll tokens (6), known cards (37).
"""

from __future__ import annotations

from typing import Final

from traktir.games.ethnos.components import HAND_LIMIT, MERFOLK_LAST, TRIBES
from traktir.games.ethnos.moves import PHASES
from traktir.games.ethnos.rules import Ethnos
from traktir.games.ethnos.state import (
    COMPOSE,
    DRAW,
    KEEP,
    MARKER,
    TYPES,
    band_age,
    band_leader,
    band_seat,
    band_size,
)

PUBLIC: Final = 3 + len(PHASES) + 3 + 6 * len(TRIBES) + 18 + TYPES + 6 + 1 + 36 + 1
OWN: Final = 2 * TYPES
PLAYER: Final = 11 + 6 + 6 + 6 + TYPES


def feature_size(seats: int) -> int:
    return PUBLIC + OWN + seats * PLAYER


def _bits(mask: int) -> list[float]:
    return [float(mask >> i & 1) for i in range(6)]


def features(table: Ethnos, seat: int) -> list[float]:
    mine = seat == table.turn
    phase = table.phase
    if phase == COMPOSE and not mine:
        phase = table.opened
    picking = mine and phase in (COMPOSE, KEEP)
    leader, size = -1, 0
    if phase == COMPOSE:
        leader, size = table.leader, table.size
    elif MARKER <= phase <= DRAW:
        band = table.bands[len(table.bands) - 1]
        leader, size = band_leader(band), band_size(band)
    tokens = [[0.0] * 3 for _ in range(6)]
    for k in range(6):
        for space in range(table.ages):
            tokens[k][space] = table.tokens[k * table.ages + space] / 10
    out: list[float] = [float(age == table.age) for age in range(3)]
    out += [float(p == phase) for p in range(len(PHASES))]
    out += [table.dragons / 3, table.bag_size / 84, table.top / 42]
    for slot in range(6):
        out += [float(slot < len(table.slots) and table.slots[slot] == tribe) for tribe in range(len(TRIBES))]
    out += [value for kingdom in tokens for value in kingdom]
    out += [n / 4 for n in table.row]
    out += _bits(table.trolls)
    out.append(table.giant_size / HAND_LIMIT)
    out += [float(c == leader) for c in range(36)]
    out.append(size / HAND_LIMIT)
    out += [n / 4 for n in table.players[seat].hand]
    out += [n / 4 if picking else 0.0 for n in table.picked]
    played = [0] * table.seats
    for band in table.bands:
        if band_age(band) == table.age:
            played[band_seat(band)] += 1
    for i in range(table.seats):
        j = (seat + i) % table.seats
        p = table.players[j]
        out += [
            p.glory / 100,
            p.hand_size / HAND_LIMIT,
            p.band_glory / 30,
            played[j] / 10,
            p.supply / 25,
            p.swum / MERFOLK_LAST,
            p.giant_taken / 10,
            float(j == table.turn),
            float(table.giant_band >= 0 and band_seat(table.bands[table.giant_band]) == j),
            float(j == table.ended_on),
            sum(p.markers) / 25,
        ]
        out += [n / 6 for n in p.markers]
        out += _bits(p.horde)
        out += _bits(p.trolls)
        out += [n / 4 for n in p.known]
    return out
