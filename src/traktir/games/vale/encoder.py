"""The Vale as numbers: the blocks that `features.py` names, written in its order. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.encoder import Encoder, put_flag, put_number, put_one, when, write_bits
from traktir.core.state import State
from traktir.games.vale import components
from traktir.games.vale.cards import CARDS, SPLIT, Cards
from traktir.games.vale.rules import Vale
from traktir.games.vale.state import OVER, value_of

PHASES: Final = OVER + 1
TABLE: Final = PHASES + 3 + 2 + 3 * CARDS + 4 + 4 * CARDS + CARDS + 4 + 1 + CARDS
PLAYER: Final = 14 + 3 * CARDS
LAST_ROUND: Final = float(components.LAST_ROUND)
MOST_ACTIONS: Final = float(components.MOST_ACTIONS)


def put_cards(out: vec[float], at: i64, low: i64, high: i64) -> i64:
    write_bits(out, at, low)
    write_bits(out, at + SPLIT, high)
    return at + CARDS


def put_set(out: vec[float], at: i64, cards: Cards) -> i64:
    return put_cards(out, at, cards.low, cards.high)


def put_stones(out: vec[float], at: i64, stones: i64) -> i64:
    at = put_number(out, at, stones & 255, 4.0)
    at = put_number(out, at, (stones >> 8) & 255, 4.0)
    return put_number(out, at, (stones >> 16) & 255, 4.0)


class ValeEncoder(Encoder):
    def __init__(self, seats: int) -> None:
        super().__init__([TABLE + seats * PLAYER])

    def write(self, state: State, seat: i64, part: i64, out: vec[float], at: i64) -> None:
        assert isinstance(state, Vale)
        t = state
        at = put_one(out, at, t.phase, PHASES)
        at = put_one(out, at, t.stage, 3)
        at = put_number(out, at, t.round, LAST_ROUND)
        at = put_number(out, at, when(t.top >= 0, t.bag_size + 1, t.bag_size), float(CARDS))
        at = put_set(out, at, t.display)
        at = put_one(out, at, t.top, CARDS)
        at = put_set(out, at, t.discard)
        at = put_number(out, at, t.cost, 10.0)
        at = put_stones(out, at, t.paid)
        at = put_one(out, at, t.summoning if t.summoning > t.removing else t.removing, CARDS)
        at = put_one(out, at, t.card, CARDS)
        at = put_one(out, at, t.source, CARDS)
        at = put_cards(out, at, t.unused_low, t.unused_high)
        at = put_set(out, at, t.picked)
        at = put_one(out, at, t.reward, 4)
        out[at] = 1.0 - float(t.acts) / MOST_ACTIONS
        at = put_set(out, at + 1, t.players[seat].hand)
        i: i64 = 0
        while i < t.seats:
            j = seat + i
            if j >= t.seats:
                j -= t.seats
            at = self.put_player(t, j, out, at)
            i += 1

    def put_player(self, t: Vale, j: i64, out: vec[float], at: i64) -> i64:
        p = t.players[j]
        worth = p.worth
        at = put_number(out, at, p.points, 60.0)
        at = put_stones(out, at, p.stones)
        at = put_number(out, at, value_of(p.stones, worth), 24.0)
        at = put_number(out, at, worth & 15, 6.0)
        at = put_number(out, at, (worth >> 4) & 15, 6.0)
        at = put_number(out, at, (worth >> 8) & 15, 6.0)
        at = put_number(out, at, p.limit, 6.0)
        at = put_number(out, at, p.hand.size, 10.0)
        at = put_number(out, at, p.area.size, LAST_ROUND)
        at = put_flag(out, at, j == t.turn)
        at = put_flag(out, at, j == t.actor)
        at = put_flag(out, at, j == t.first)
        at = put_set(out, at, p.area)
        at = put_set(out, at, p.caught)
        return put_set(out, at, p.known)


ENCODERS: Final[list[ValeEncoder]] = [ValeEncoder(seats) for seats in range(components.SEATS[1] + 1)]
