"""Random play to the end of the game. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.rng import Rng
from traktir.core.state import ROOM, State

BUFFER: Final = vec[i64]([0] * ROOM)  # copied for each playout: quicker than building a list


def playout(state: State, rng: Rng) -> int:
    """Play uniformly random legal decisions until the game is over; how many there were."""
    out = BUFFER[:]
    decisions: i64 = 0
    while state.turn >= 0:
        n = state.actions_into(out)
        state.play(out[rng.below(n)], rng)
        decisions += 1
    return decisions


def checked_playout(state: State, rng: Rng, checksum: i64) -> tuple[int, int]:
    """The same with a checksum over every decision and the final scores: equal sums, equal games."""
    out = BUFFER[:]
    decisions: i64 = 0
    while state.turn >= 0:
        n = state.actions_into(out)
        action = out[rng.below(n)]
        checksum = (checksum * 31 + action) & 0x3FFFFFFFFFF
        state.play(action, rng)
        decisions += 1
    for score in state.scores():
        points: i64 = score
        checksum = (checksum * 31 + points + 1000) & 0x3FFFFFFFFFF
    return decisions, checksum
