"""Bots think in processes of their own; what they are given is imagined, what they answer is checked."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

from traktir.core.rng import Rng
from traktir.server import figures
from traktir.server.house import Deed, House
from traktir.server.live.room import Room
from traktir.server.play import imagined
from traktir.server.tables.entries import Played
from traktir.server.tables.facts import twin
from traktir.server.tables.rehearsal import rehearse
from traktir.server.tables.standing import Standing
from traktir.server.thinking import Thought, digest, leave_with_parent, think

logger = logging.getLogger("traktir.bots")
T = TypeVar("T")


def fresh_bits() -> int:
    return secrets.randbits(62)


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=leave_with_parent)

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """`work` in one of the processes."""
        started = time.monotonic()
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            # a worker died; a new staff is hired, the sweep asks again
            if self.pool is pool:
                self.pool = self._fresh()
            raise
        finally:
            figures.BOT_SECONDS.observe(time.monotonic() - started)

    async def ask(self, standing: Standing, seat: int, name: str, once: bool = False) -> list[Thought]:
        """What a bot would do at this seat; it is told what the seat may know."""
        position = imagined(standing, seat, Rng(fresh_bits()))
        facts = standing.facts
        return await self.run(think, facts.game, facts.setting, name, position, fresh_bits(), once)

    def close(self) -> None:
        """A thought that is not finished is not waited for: it is the bot's turn again when the house opens."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in multiprocessing.active_children():
            worker.terminate()


class BotTurns:
    """Asks the bot whose turn it is. That it is a bot's turn is a fact of the log; this is only the one who looks."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house = house
        self.thinkers = thinkers
        house.after_entry.append(self.look)

    def look(self, room: Room) -> None:
        if room.standing.bot_to_move is not None and not room.thinking:
            room.thinking = True
            self.house.send(self._turn(room))

    async def _turn(self, room: Room) -> None:
        """All turns of bots that follow each other at this table."""
        try:
            while (name := room.standing.bot_to_move) is not None:
                standing = room.standing
                try:
                    thoughts = await self.thinkers.ask(standing, standing.turn, name)
                except Exception as error:
                    figures.BOT_FAILURES.inc()
                    logger.warning("bot failed", extra={"bot": name, "table": standing.facts.id}, exc_info=error)
                    if isinstance(error, BrokenProcessPool):
                        return
                    thoughts = []
                await self.house.act(standing.facts.id, partial(self._deed, standing, thoughts))
        finally:
            room.thinking = False

    @staticmethod
    def _deed(asked: Standing, thoughts: list[Thought], now: Standing) -> Deed | None:
        if now.bot_to_move is None or now.actions != asked.actions or now.turn != asked.turn:
            return None  # somebody else was quicker
        actions = usable(now, thoughts)
        rehearsal = rehearse(now, now.turn, actions)
        return Deed(Played(now.turn, actions, rehearsal.seen), rehearsal)


def usable(standing: Standing, thoughts: list[Thought]) -> list[int]:
    """As many of the bot's decisions as the table bears out: a bot that was surprised is asked anew."""
    assert standing.state is not None and standing.rng is not None
    game, seat = standing.game, standing.turn
    state, rng = standing.state.copy(), twin(standing.rng)
    mark = rng.mark()
    actions: list[int] = []
    for action, seen in thoughts:
        if action not in state.actions():
            break
        state.play(action, rng)
        actions.append(action)
        if state.turn != seat or rng.mark() != mark or digest(game, state, seat) != seen:
            break
    if not actions:
        # the game must go on even when a bot answers nonsense
        figures.BOT_FAILURES.inc()
        legal = standing.state.actions()
        actions = [legal[secrets.randbelow(len(legal))]]
    return actions
