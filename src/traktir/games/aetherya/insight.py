"""The insight of the modes with kingdoms, for the bots: a sight, and what a finished game is worth. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.insight import Insight, Manner, TeamInsight
from traktir.core.state import State
from traktir.games.aetherya.rules import (
    Base,
)
from traktir.games.aetherya.sight import Sight


class KingdomInsight(Insight):
    """Everybody for an own kingdom."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def weigh(self, state: State, actions: vec[i64], n: i64, out: vec[i64]) -> None:
        assert isinstance(state, Base)
        self.sight.weigh(state, actions, n, out)

    def judges(self) -> bool:
        return True

    def manner(self, seats: i64) -> Manner:
        """What a kingdom is worth shows a few turns on; the rest is chance, and each rival brings more of it."""
        return Manner(0.15, 1.0, 6 * seats, 100 * (seats - 1) * (seats - 1))

    def judge(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, Base)
        self.sight.judge(state, out)


class TeamKingdomInsight(TeamInsight):
    """A campaign or a team: won or lost together."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def manner(self, seats: i64) -> Manner:
        """Many small steps, few of which decide: fewer iterations for each, and longer playouts."""
        return Manner(0.3, 1.0, 16, 40)

    def weigh(self, state: State, actions: vec[i64], n: i64, out: vec[i64]) -> None:
        assert isinstance(state, Base)
        self.sight.weigh(state, actions, n, out)

    def judges(self) -> bool:
        return True

    def judge(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, Base)
        self.sight.judge(state, out)
