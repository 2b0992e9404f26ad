"""What every game's table has in common: the base class that playouts, search and bots are typed by. Compiled."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.rng import Rng

# room for the legal decisions of any state of any game
ROOM: Final = 512
_OUT: Final = vec[i64]([0] * 512)


class State(ABC):
    """A table in play. One subclass per game; a mode overrides named hooks."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.turn: i64 = 0  # the seat that decides now; -1 when the game is over

    @abstractmethod
    def actions_into(self, out: vec[i64]) -> i64:
        """Write the legal decisions into `out` (ROOM long), ascending; how many there are."""

    @abstractmethod
    def play(self, action: i64, rng: Rng) -> None:
        """Carry out a decision that `actions_into` offers."""

    @abstractmethod
    def copy(self) -> State:
        """The same table again; playing on one leaves the other alone."""

    @abstractmethod
    def imagine(self, seat: i64, rng: Rng) -> State:
        """A random world that `seat` (-1: a spectator) cannot tell from this one."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, as they stand."""

    @abstractmethod
    def ranking(self) -> list[int]:
        """Place by seat, 1 = winner, ties share; a team that lost has place 2."""

    def actions(self) -> list[int]:
        n = self.actions_into(_OUT)
        legal: list[int] = []
        i: i64 = 0
        while i < n:
            legal.append(_OUT[i])
            i += 1
        return legal


def places(keys: list[int]) -> list[int]:
    """Places from keys where more is better: 1 + how many are strictly better."""
    ranks: list[int] = []
    for mine in keys:
        rank = 1
        for other in keys:
            if other > mine:
                rank += 1
        ranks.append(rank)
    return ranks
