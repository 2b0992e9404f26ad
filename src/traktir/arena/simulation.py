"""Random games by the thousand, on one core or several, with a checksum that does not depend on how they were shared out."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib.machinery import EXTENSION_SUFFIXES
from multiprocessing import get_context

import msgspec

import traktir.core.state
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games import game
from traktir.search.playout import checked_playout

COMPILED = traktir.core.state.__file__.endswith(tuple(EXTENSION_SUFFIXES))
CHUNK = 50  # games between two words of progress
MASK = (1 << 61) - 1


class Tally(msgspec.Struct):
    games: int = 0
    decisions: int = 0
    checksum: int = 0
    points: list[int] = []

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.checksum = (self.checksum + other.checksum) & MASK
        self.points = [a + b for a, b in zip(self.points or [0] * len(other.points), other.points, strict=True)]


class Simulated(msgspec.Struct):
    game: str
    mode: str
    seats: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    compiled: bool
    checksum: str
    mean_scores: list[float]


def play_some(id: str, setting: Setting, first_seed: int, games: int) -> Tally:
    """Games with the seeds from `first_seed` on."""
    deal = game(id).dealer(setting)
    tally = Tally()
    for seed in range(first_seed, first_seed + games):
        rng = Rng(seed)
        state = deal(rng)
        decisions, checksum = checked_playout(state, rng, seed & 0xFFFF)
        # a sum of odd multiples: the same whoever plays which game
        tally.add(Tally(1, decisions, checksum * (2 * seed + 1) & MASK, state.scores()))
    return tally


def _chunks(seed: int, games: int) -> Iterator[tuple[int, int]]:
    for done in range(0, games, CHUNK):
        yield seed + done, min(CHUNK, games - done)


def simulate(
    id: str, setting: Setting, games: int, seed: int, workers: int = 1, progress: Callable[[int], None] = lambda _: None
) -> Simulated:
    """Play `games` random games; `progress` hears how many more are done."""
    game(id).dealer(setting)  # a wrong setting is refused before anything starts
    total = Tally()
    began = time.perf_counter()
    if workers == 1:
        for first, n in _chunks(seed, games):
            total.add(play_some(id, setting, first, n))
            progress(n)
    else:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            jobs = [pool.submit(play_some, id, setting, first, n) for first, n in _chunks(seed, games)]
            for job in as_completed(jobs):
                total.add(job.result())
                progress(job.result().games)
    seconds = time.perf_counter() - began
    return Simulated(
        game=id,
        mode=setting.mode,
        seats=setting.seats,
        games=total.games,
        decisions=total.decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(total.decisions / seconds, 1),
        compiled=COMPILED,
        checksum=f"{total.checksum:016x}",
        mean_scores=[round(points / total.games, 3) for points in total.points],
    )
