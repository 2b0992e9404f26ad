"""The house's own bots: one that guesses, one that follows its insight, and four that search."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from traktir.bots.player import Bot
from traktir.core.game import Game, Setting
from traktir.core.insight import Insight
from traktir.core.rng import Rng
from traktir.core.state import ROOM, State
from traktir.search.tree import Tree


class Random(Bot):
    def choose(self, world: State, rng: Rng) -> int:
        legal = world.actions()
        return legal[rng.below(len(legal))]


class Greedy(Bot):
    """Does what looks best at first sight: the game's insight, no search."""

    def __init__(self, game: Game[Any], setting: Setting) -> None:
        super().__init__(game, setting)
        self.insight = game.insight(setting)
        self.actions = vec[i64]([0] * ROOM)
        self.weights = vec[i64]([0] * ROOM)

    def choose(self, world: State, rng: Rng) -> int:
        n = world.actions_into(self.actions)
        if n == 1:
            return self.actions[0]
        self.insight.weigh(world, self.actions, n, self.weights)
        best = max(self.weights[i] for i in range(n))
        equal = [self.actions[i] for i in range(n) if self.weights[i] == best]
        return equal[rng.below(len(equal))]


class Thought(msgspec.Struct, frozen=True):
    """What a search found out: for each decision its visits and mean result; the outlook of every seat."""

    rows: list[tuple[int, int, float]]
    outlook: list[float]
    iterations: int


class Level(msgspec.Struct, frozen=True):
    """How long a searching bot thinks, and how often it does not.

    A low level does not blunder at random: it looks ahead less, and now and then (`impulse`, in percent) acts on its first
    impulse, which is whatever its insight finds attractive, the attractive things more often.
    """

    id: str
    iterations: int
    impulse: int = 0

    def seat_down(self, game: Game[Any], setting: Setting) -> Bot:
        return Searcher(game, setting, self)

    def planned(self, insight: Insight, seats: int) -> int:
        """Iterations for a decision at such a table."""
        return max(1, self.iterations * insight.manner(seats).effort // 100)

    def tree(self, game: Game[Any], setting: Setting, world: State) -> Tree:
        insight = game.insight(setting)
        manner, planned = insight.manner(setting.seats), self.planned(insight, setting.seats)
        insight.dwell(planned)
        return Tree(world, insight, manner.explore, manner.bias, manner.horizon, planned)

    def think(self, game: Game[Any], setting: Setting, world: State, rng: Rng, seconds: float | None = None) -> Thought:
        """Search from an imagined world: a number of iterations, or until the time is up. Same seed, same thought."""
        tree = self.tree(game, setting, world)
        if seconds is None:
            self.search(tree, rng)
        elif tree.insight.manner(tree.seats).trust > 0.0:
            tree = self.compare_for(seconds, game, setting, world, rng)
        else:
            end = time.perf_counter() + seconds
            while time.perf_counter() < end:
                tree.run(16, rng)
        return Thought(tree.tried(), tree.outlook(), tree.iterations)

    def compare_for(self, seconds: float, game: Game[Any], setting: Setting, world: State, rng: Rng) -> Tree:
        """A comparison cannot be broken off: each is twice as long as the one before, while there is time for it."""
        began = time.perf_counter()
        longer = msgspec.structs.replace(self, iterations=16)
        while True:
            started = time.perf_counter()
            tree = longer.tree(game, setting, world)
            longer.search(tree, rng)
            now = time.perf_counter()
            if now - began + 2 * (now - started) > seconds:
                return tree
            longer = msgspec.structs.replace(longer, iterations=2 * longer.iterations)

    def search(self, tree: Tree, rng: Rng, choice_only: bool = False) -> None:
        """All of the level's iterations in the manner of the game; where only the choice counts, it may be certain earlier."""
        trust = tree.insight.manner(tree.seats).trust
        if trust > 0.0:
            tree.compare(tree.planned, trust, rng)
        elif choice_only:
            tree.decide(tree.planned, rng)
        else:
            tree.run(tree.planned, rng)

    def decide(self, game: Game[Any], setting: Setting, world: State, rng: Rng) -> int:
        """What `think` would find best. Same seed, same decision."""
        tree = self.tree(game, setting, world)
        self.search(tree, rng, choice_only=True)
        return tree.tried()[0][0]


class Searcher(Bot):
    def __init__(self, game: Game[Any], setting: Setting, level: Level) -> None:
        super().__init__(game, setting)
        self.level = level
        self.first_sight = Greedy(game, setting)
        insight = self.first_sight.insight
        insight.dwell(level.planned(insight, setting.seats))

    def choose(self, world: State, rng: Rng) -> int:
        legal = world.actions()
        if len(legal) == 1:
            return legal[0]
        if rng.below(100) < self.level.impulse:
            room, weights = vec[i64](legal), vec[i64]([0] * len(legal))
            return self.first_sight.insight.pick(world, room, len(legal), weights, rng)
        if self.first_sight.insight.settled(world):
            return self.first_sight.choose(world, rng)
        return self.level.decide(self.game, self.setting, world, rng)


LEVELS: Final = (
    Level("novice", iterations=60, impulse=30),
    Level("regular", iterations=240, impulse=12),
    Level("veteran", iterations=700, impulse=6),
    Level("master", iterations=2_000),
)
