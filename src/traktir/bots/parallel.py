"""One thought shared out over processes: each searches a tree of its own from the same table, and what they saw is added up."""

from __future__ import annotations

from concurrent.futures import Executor
from typing import Any

import msgspec

from traktir.bots.thinking import Level, Thought
from traktir.core.game import Game, Setting
from traktir.core.rng import Rng
from traktir.core.state import State
from traktir.games import game as game_of


def _share(level: Level, id: str, setting: Setting, position: bytes, seed: int) -> Thought:
    game = game_of(id)
    world = game.load(msgspec.json.decode(position, type=game.position_type))
    return level.think(game, setting, world, Rng(seed))


def think_together(
    pool: Executor, workers: int, level: Level, game: Game[Any], setting: Setting, world: State, rng: Rng
) -> Thought:
    """The level's iterations, divided among the workers. Same seed, same number of workers, same thought."""
    position = msgspec.json.encode(game.dump(world))
    part = msgspec.structs.replace(level, iterations=max(1, level.iterations // workers))
    jobs = [pool.submit(_share, part, game.about.id, setting, position, rng.next()) for _ in range(workers)]
    return add_up([job.result() for job in jobs])


def add_up(thoughts: list[Thought]) -> Thought:
    visits: dict[int, int] = {}
    gains: dict[int, float] = {}
    for thought in thoughts:
        for action, n, mean in thought.rows:
            visits[action] = visits.get(action, 0) + n
            gains[action] = gains.get(action, 0.0) + n * mean
    rows = [(action, n, gains[action] / n) for action, n in visits.items()]
    rows.sort(key=lambda row: (-row[1], -row[2], row[0]))
    iterations = sum(thought.iterations for thought in thoughts)
    seats = range(len(thoughts[0].outlook))
    outlook = [sum(t.outlook[seat] * t.iterations for t in thoughts) / max(1, iterations) for seat in seats]
    return Thought(rows, outlook, iterations)
