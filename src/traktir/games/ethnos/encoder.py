"""Ethnos as numbers: the blocks that `features.py` names, written in its order. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.encoder import Encoder, write_bits, write_counts
from traktir.core.state import State
from traktir.games.ethnos import components
from traktir.games.ethnos.rules import Ethnos
from traktir.games.ethnos.state import (
    COMPOSE,
    DRAW,
    HAND_LIMIT,
    KEEP,
    MARKER,
    OVER,
    TYPES,
    Player,
    band_age,
    band_leader,
    band_seat,
    band_size,
)

# where each block begins
TRIBE_KINDS: Final = 12
PHASE: Final = 3
DECK: Final[i64] = PHASE + OVER + 1
TRIBES: Final[i64] = DECK + 3
TOKENS: Final[i64] = TRIBES + 6 * TRIBE_KINDS
ROW: Final[i64] = TOKENS + 18
TROLLS: Final[i64] = ROW + TYPES
GIANT: Final[i64] = TROLLS + 6
LEADER: Final[i64] = GIANT + 1
BAND: Final[i64] = LEADER + 36
HAND: Final[i64] = BAND + 1
PICKED: Final[i64] = HAND + TYPES
PLAYERS: Final[i64] = PICKED + TYPES
# and inside a player's part
P_MARKERS: Final = 11
P_HORDE: Final = P_MARKERS + 6
P_TROLLS: Final = P_HORDE + 6
P_KNOWN: Final = P_TROLLS + 6
PLAYER: Final[i64] = P_KNOWN + TYPES

SWIM_LAST: Final = float(components.MERFOLK_LAST)


class EthnosEncoder(Encoder):
    def __init__(self, seats: int) -> None:
        super().__init__([PLAYERS + seats * PLAYER])

    def write(self, state: State, seat: i64, part: i64, out: vec[float], at: i64) -> None:
        assert isinstance(state, Ethnos)
        t = state
        self.write_table(t, seat, out, at)
        seats = t.seats
        i: i64 = 0
        while i < seats:
            j = seat + i
            if j >= seats:
                j -= seats
            self.write_player(t, j, out, at + PLAYERS + i * PLAYER)
            i += 1
        # bands of this age, by their owner
        bands = t.bands
        i = len(bands) - 1
        while i >= 0 and band_age(bands[i]) == t.age:
            j = band_seat(bands[i]) - seat
            if j < 0:
                j += seats
            out[at + PLAYERS + j * PLAYER + 3] += 0.1
            i -= 1

    def write_table(self, t: Ethnos, seat: i64, out: vec[float], at: i64) -> None:
        phase = t.phase
        if phase == COMPOSE and seat != t.turn:
            phase = t.opened  # a band being composed is its owner's secret
        out[at + t.age] = 1.0
        out[at + PHASE + phase] = 1.0
        out[at + DECK] = float(t.dragons) / 3.0
        out[at + DECK + 1] = float(t.bag_size) / 84.0
        out[at + DECK + 2] = float(t.top) / 42.0
        slots = t.slots
        n: i64 = len(slots)
        i: i64 = 0
        while i < n:
            out[at + TRIBES + i * TRIBE_KINDS + slots[i]] = 1.0
            i += 1
        tokens = t.tokens
        ages = t.ages
        i = 0
        while i < 6:
            space: i64 = 0
            while space < ages:
                out[at + TOKENS + i * 3 + space] = float(tokens[i * ages + space]) / 10.0
                space += 1
            i += 1
        write_counts(out, at + ROW, t.row, t.row_mask, 4.0)
        write_bits(out, at + TROLLS, t.trolls)
        out[at + GIANT] = float(t.giant_size) / float(HAND_LIMIT)
        if phase == COMPOSE:
            out[at + LEADER + t.leader] = 1.0
            out[at + BAND] = float(t.size) / float(HAND_LIMIT)
        elif phase >= MARKER and phase <= DRAW:
            band = t.bands[len(t.bands) - 1]
            out[at + LEADER + band_leader(band)] = 1.0
            out[at + BAND] = float(band_size(band)) / float(HAND_LIMIT)
        me = t.players[seat]
        write_counts(out, at + HAND, me.hand, me.hand_mask, 4.0)
        if seat == t.turn and phase in (COMPOSE, KEEP):
            write_counts(out, at + PICKED, t.picked, me.hand_mask, 4.0)

    def write_player(self, t: Ethnos, j: i64, out: vec[float], at: i64) -> None:
        p: Player = t.players[j]
        out[at] = float(p.glory) / 100.0
        out[at + 1] = float(p.hand_size) / float(HAND_LIMIT)
        out[at + 2] = float(p.band_glory) / 30.0
        out[at + 4] = float(p.supply) / 25.0
        out[at + 5] = float(p.swum) / SWIM_LAST
        out[at + 6] = float(p.giant_taken) / 10.0
        if j == t.turn:
            out[at + 7] = 1.0
        if t.giant_band >= 0 and band_seat(t.bands[t.giant_band]) == j:
            out[at + 8] = 1.0
        if j == t.ended_on:
            out[at + 9] = 1.0
        markers = p.markers
        placed: i64 = 0
        k: i64 = 0
        while k < 6:
            n = markers[k]
            placed += n
            if n != 0:
                out[at + P_MARKERS + k] = float(n) / 6.0
            k += 1
        out[at + 10] = float(placed) / 25.0
        write_bits(out, at + P_HORDE, p.horde)
        write_bits(out, at + P_TROLLS, p.trolls)
        write_counts(out, at + P_KNOWN, p.known, p.hand_mask, 4.0)


ENCODERS: Final[list[EthnosEncoder]] = [EthnosEncoder(seats) for seats in range(7)]
