"""How long a seat may think. All of it follows from the times in the log."""

from __future__ import annotations

from typing import Final

from traktir.server.tables.facts import Clock, Correspondence, PerMove, Reserve

PATIENCE: Final = 2_000  # a bot that has not moved after this long has lost its process: somebody else asks it again
OPEN_FOR: Final = 24 * 3_600_000  # a table that nobody starts is cleared away


def reserve(clock: Clock | None, seats: int) -> tuple[int, ...]:
    return (clock.seconds * 1000,) * seats if isinstance(clock, Reserve) else ()


def deadline(clock: Clock | None, left: tuple[int, ...], seat: int, since: int) -> int | None:
    if isinstance(clock, PerMove):
        return since + clock.seconds * 1000
    if isinstance(clock, Correspondence):
        return since + clock.days * 86_400_000
    if isinstance(clock, Reserve):
        return since + left[seat]
    return None


def spent(clock: Clock | None, left: tuple[int, ...], seat: int, took: int) -> tuple[int, ...]:
    """The reserves after a turn of `seat`."""
    if not isinstance(clock, Reserve):
        return left
    now = max(0, left[seat] - took) + clock.increment * 1000
    return (*left[:seat], now, *left[seat + 1 :])


def overlap(turn_at: int, since: int, until: int) -> int:
    """How much of a time when the house was closed fell into a turn."""
    return max(0, until - max(turn_at, since))
