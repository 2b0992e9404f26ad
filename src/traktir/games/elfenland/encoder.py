"""Elfenland as numbers: the blocks that `features.py` names, written in its order. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.encoder import Encoder, put_bits, put_counts, put_flag, put_number, put_one, when
from traktir.core.state import State
from traktir.games.elfenland import components
from traktir.games.elfenland.rules import Elfenland, Towns
from traktir.games.elfenland.state import (
    CARAVAN,
    DISCARD,
    HAND,
    KEEP,
    KINDS,
    MOVE,
    OVER,
    PLAN,
    ROAD,
    ROADS,
    TAKE,
    TOWNS,
    TRANSPORTS,
)

TABLE: Final = 4 + 1 + (OVER + 1) + 6 + KINDS + TRANSPORTS + ROADS * (KINDS + 1)
OWN: Final = 3 * TRANSPORTS + KINDS + 2 * KINDS + TOWNS + ROADS
PLAYER: Final = 8 + 2 * TOWNS + KINDS + TRANSPORTS
ROW: Final = float(components.ROW)
LAPS: Final[i64] = components.LAPS


class ElfenlandEncoder(Encoder):
    def __init__(self, seats: int) -> None:
        super().__init__([TABLE + OWN + seats * PLAYER])

    def write(self, state: State, seat: i64, part: i64, out: vec[float], at: i64) -> None:
        assert isinstance(state, Elfenland)
        t = state
        phase = t.phase
        if seat != t.turn:  # a choice half made is the chooser's secret
            if phase == ROAD:
                phase = PLAN
            elif phase == CARAVAN:
                phase = MOVE
        at = self.put_table(t, phase, out, at)
        at = self.put_own(t, phase, seat, out, at)
        i: i64 = 0
        while i < t.seats:
            j = seat + i
            if j >= t.seats:
                j -= t.seats
            at = self.put_player(t, j, out, at)
            i += 1

    def put_table(self, t: Elfenland, phase: i64, out: vec[float], at: i64) -> i64:
        at = put_one(out, at, when(t.round < 4, t.round, -1), 4)
        at = put_flag(out, at, t.round + 1 == t.rounds)
        at = put_one(out, at, phase, OVER + 1)
        at = put_number(out, at, when(phase == TAKE, t.done, 0), float(LAPS * t.seats))
        at = put_number(out, at, t.passes, float(t.seats))
        at = put_number(out, at, t.strict, 1.0)
        at = put_flag(out, at, isinstance(t, Towns))
        at = put_number(out, at, t.stack_size, 48.0)
        at = put_number(out, at, t.deck_size, 72.0)
        at = put_counts(out, at, t.row, KINDS, ROW)
        at = put_counts(out, at, t.played, TRANSPORTS, 12.0)
        laid = t.laid
        road: i64 = 0
        while road < ROADS:
            put_one(out, at + road * (KINDS + 1), laid[road], KINDS)
            if (t.blocked >> road) & 1 != 0:
                out[at + road * (KINDS + 1) + KINDS] = 1.0
            road += 1
        return at + ROADS * (KINDS + 1)

    def put_own(self, t: Elfenland, phase: i64, seat: i64, out: vec[float], at: i64) -> i64:
        me = t.players[seat]
        mine = seat == t.turn
        hand = float(HAND)
        at = put_counts(out, at, me.hand, TRANSPORTS, hand)
        at = put_counts(out, at, me.shed, TRANSPORTS, hand)
        at = put_counts(out, at, me.hidden, KINDS, 2.0)
        if mine and phase in (CARAVAN, DISCARD):
            put_counts(out, at, t.picked, TRANSPORTS, hand)
        at += TRANSPORTS
        chosen: i64 = -1
        if mine and phase == ROAD:
            chosen = t.counter
        elif phase == KEEP:
            chosen = me.kept
        at = put_one(out, at, chosen, 2 * KINDS)
        at = put_one(out, at, me.card, TOWNS)
        return put_one(out, at, when(mine and phase == CARAVAN, t.road, -1), ROADS)

    def put_player(self, t: Elfenland, j: i64, out: vec[float], at: i64) -> i64:
        p = t.players[j]
        hand = float(HAND)
        at = put_number(out, at, p.taken, 20.0)
        at = put_number(out, at, p.hand_size, hand)
        at = put_number(out, at, p.shed_size, hand)
        at = put_number(out, at, p.open_size, 4.0)
        at = put_number(out, at, p.hidden_size, 2.0)
        at = put_number(out, at, p.obstacle, 1.0)
        at = put_flag(out, at, j == t.turn)
        at = put_flag(out, at, j == t.first)
        at = put_one(out, at, p.town, TOWNS)
        at = put_bits(out, at, p.markers, TOWNS)
        at = put_counts(out, at, p.open, KINDS, 4.0)
        cards = p.hand_size + p.shed_size
        at_most = p.at_most
        k: i64 = 0
        while k < TRANSPORTS:
            at = put_number(out, at, at_most[k] if at_most[k] < cards else cards, hand)
            k += 1
        return at


ENCODERS: Final[list[ElfenlandEncoder]] = [ElfenlandEncoder(seats) for seats in range(components.SEATS[1] + 1)]
