"""Thousands of tables as NumPy arrays. One process, or a pool of them behind the same arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from traktir.core.game import Refused
from traktir.interop.tables import Tables
from traktir.interop.terms import IllegalAction, Reward, Terms

MOST: Final = 1 << 20


class Arrays:
    """What every batch shows. The arrays are windows, brought up to date by each step: copy what you keep.

    observations (count, features) of the seat in turn · masks (count, actions) · rewards (count, seats), not zero where a game
    has just ended · dones (count,), there the next game has been dealt · turns (count,) · seeds (count,) of the games on the
    tables · plies (count,) · with `priors=True` also priors (count, actions): the shares the game's insight gives each decision
    """

    terms: Terms
    count: int
    observations: NDArray[np.float64]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float64]
    dones: NDArray[np.bool_]
    turns: NDArray[np.int64]
    seeds: NDArray[np.int64]
    plies: NDArray[np.int64]
    priors: NDArray[np.float64]
    with_priors: bool

    def shapes(self) -> dict[str, tuple[tuple[int, ...], str]]:
        n, terms = self.count, self.terms
        extra = {"priors": ((n, terms.actions), "float64")} if self.with_priors else {}
        return {
            "observations": ((n, terms.features), "float64"),
            "masks": ((n, terms.actions), "bool"),
            "rewards": ((n, terms.seats), "float64"),
            "dones": ((n,), "bool"),
            "turns": ((n,), "int64"),
            "seeds": ((n,), "int64"),
            "plies": ((n,), "int64"),
            **extra,
        }

    def decisions(self, actions: ArrayLike) -> NDArray[np.int64]:
        """The same as the core takes them."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise IllegalAction(f"{self.count} whole numbers are wanted, one for each table")
        return np.ascontiguousarray(chosen, np.int64)


class Batch(Arrays):
    """`count` tables in this process, on the core's own memory. Table i plays the seeds seed + i, seed + i + count, …"""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        mode: str = "base",
        options: Mapping[str, Any] | None = None,
        *,
        seed: int = 0,
        reward: Reward = "rank",
        priors: bool = False,
        first: int = 0,
        stride: int | None = None,
    ) -> None:
        if not 1 <= count <= MOST:
            raise Refused("refused-batch", count=count, most=MOST)
        self.terms = terms = Terms(game, seats, mode, options, reward)
        self.count = count
        self.with_priors = priors
        self._tables = Tables(
            terms.deal,
            terms.encoder,
            terms.actions,
            terms.scheme,
            terms.team,
            count,
            seed + first,
            stride or count,
            terms.insight if priors else None,
        )
        for name, (shape, dtype) in self.shapes().items():
            window = np.asarray(memoryview(getattr(self._tables, name))).view(dtype).reshape(shape)
            setattr(self, name, window)

    def step(self, actions: ArrayLike) -> None:
        chosen = self.decisions(actions)
        wrong = self._tables.step(chosen)
        if wrong >= 0:
            raise IllegalAction(f"table {wrong}: action {chosen[wrong]} is not legal; nothing was played")

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal decision for every table; follows from the seed."""
        self._tables.choose()
        return np.array(memoryview(self._tables.chosen))

    def step_random(self) -> None:
        """The same as `step(random_actions())`, without leaving the core in between."""
        self._tables.step_random()

    def close(self) -> None:
        """Nothing is held open."""


class Pool(Arrays):
    """The same tables spread over processes; the arrays lie in shared memory. Use as a context, or call `close`."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        mode: str = "base",
        options: Mapping[str, Any] | None = None,
        *,
        workers: int,
        seed: int = 0,
        reward: Reward = "rank",
        priors: bool = False,
    ) -> None:
        if not 1 <= count <= MOST or not 1 <= workers <= count:
            raise Refused("refused-batch", count=count, most=MOST)
        self.terms = Terms(game, seats, mode, options, reward)
        self.count = count
        self.with_priors = priors
        places: dict[str, int] = {}
        size = 0
        layout = {**self.shapes(), "chosen": ((count,), "int64")}
        for name, (shape, dtype) in layout.items():
            places[name] = size
            size += -(-int(np.prod(shape)) * np.dtype(dtype).itemsize // 64) * 64
        self._memory = SharedMemory(create=True, size=size)
        for name, (shape, dtype) in layout.items():
            setattr(self, name, np.ndarray(shape, dtype, self._memory.buf, places[name]))
        self.chosen: NDArray[np.int64]
        context = get_context("spawn")
        edges = [count * w // workers for w in range(workers + 1)]
        self._lines: list[Connection] = []
        self._processes = []
        for low, high in pairwise(edges):
            here, there = context.Pipe()
            make = (game, high - low, self.terms.seats, mode, dict(options or {}), seed, reward, priors, low, count)
            process = context.Process(target=_work, args=(there, self._memory.name, places, layout, make), daemon=True)
            process.start()
            there.close()
            self._lines.append(here)
            self._processes.append(process)
        self._all("look")

    def _all(self, order: str) -> None:
        """Everybody at once; the first complaint is raised when all have answered."""
        for line in self._lines:
            line.send(order)
        wrong = [answer for line in self._lines if (answer := line.recv()) >= 0]
        if wrong:
            raise IllegalAction(f"table {wrong[0]}: action {self.chosen[wrong[0]]} is not legal")

    def step(self, actions: ArrayLike) -> None:
        chosen = self.decisions(actions)
        # all or nothing, as in one process
        inside = (chosen >= 0) & (chosen < self.terms.actions)
        legal = inside & self.masks[np.arange(self.count), np.where(inside, chosen, 0)]
        if not legal.all():
            wrong = int(np.argmin(legal))
            raise IllegalAction(f"table {wrong}: action {chosen[wrong]} is not legal; nothing was played")
        self.chosen[:] = chosen
        self._all("step")

    def random_actions(self) -> NDArray[np.int64]:
        self._all("choose")
        return self.chosen.copy()

    def step_random(self) -> None:
        self._all("step_random")

    def close(self) -> None:
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join()
        self._lines.clear()
        self._processes.clear()
        # windows on the memory go before the memory
        for name in (*self.shapes(), "chosen"):
            if hasattr(self, name):
                delattr(self, name)
        self._memory.unlink()
        with suppress(BufferError):  # somebody still looks at an array: it goes with the last window
            self._memory.close()

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _work(
    line: Connection,
    memory_name: str,
    places: dict[str, int],
    layout: dict[str, tuple[tuple[int, ...], str]],
    make: tuple[Any, ...],
) -> None:
    """A worker: its own batch, copied into the shared arrays after every step."""
    game, count, seats, mode, options, seed, reward, priors, first, stride = make
    batch = Batch(game, count, seats, mode, options, seed=seed, reward=reward, priors=priors, first=first, stride=stride)
    memory = SharedMemory(memory_name)
    shared = {
        name: np.ndarray(shape, dtype, memory.buf, places[name])[first : first + count] for name, (shape, dtype) in layout.items()
    }

    def choose() -> None:
        shared["chosen"][:] = batch.random_actions()

    orders: dict[str, Callable[[], None]] = {
        "look": lambda: None,
        "step": lambda: batch.step(shared["chosen"]),
        "step_random": batch.step_random,
        "choose": choose,
    }
    try:
        while True:
            order = line.recv()
            answer = -1
            try:
                orders[order]()
            except IllegalAction:
                answer = first
            if order != "choose":
                for name in batch.shapes():
                    shared[name][:] = getattr(batch, name)
            line.send(answer)
    except (EOFError, OSError):
        pass  # the pool has been closed
    finally:
        shared.clear()
        memory.close()
