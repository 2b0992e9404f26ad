"""Bots think in processes of their own; what they are given is imagined, what they answer is checked."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import secrets
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from typing import Any

import msgspec

from traktir.bots import bot as bot_of
from traktir.core.game import Game
from traktir.core.rng import Rng
from traktir.core.state import State
from traktir.games import game as game_of
from traktir.server import figures
from traktir.server.house import Deed, House
from traktir.server.live.room import Room
from traktir.server.play import imagined
from traktir.server.tables.entries import Played
from traktir.server.tables.facts import twin
from traktir.server.tables.rehearsal import LONGEST, rehearse
from traktir.server.tables.standing import Standing

logger = logging.getLogger("traktir.bots")

# an action and the digest of what the seat sees after it
Thought = tuple[int, bytes]


def fresh_rng() -> Rng:
    return Rng(secrets.randbits(62))


def digest(game: Game[Any], state: State, seat: int) -> bytes:
    return hashlib.blake2b(msgspec.json.encode(game.view(state, seat)), digest_size=16).digest()


def think(id: str, name: str, position: bytes, seed: int, once: bool = False) -> list[Thought]:
    """In the worker: decide until the turn passes or chance comes in."""
    game = game_of(id)
    world = game.load(msgspec.json.decode(position, type=game.position_type))
    player, rng, table = bot_of(name, id), Rng(seed), Rng(seed ^ 1)
    seat, mark = world.turn, table.mark()
    thoughts: list[Thought] = []
    while world.turn == seat and table.mark() == mark and len(thoughts) < LONGEST:
        action = player.choose(world, rng)
        world.play(action, table)
        thoughts.append((action, digest(game, world, seat)))
        if once:
            break
    return thoughts


def _leave_with_parent() -> None:
    """A server that is killed takes its workers along."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=_leave_with_parent)

    async def ask(self, id: str, name: str, position: bytes, once: bool = False) -> list[Thought]:
        started = time.monotonic()
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, think, id, name, position, secrets.randbits(62), once)
        except BrokenProcessPool:
            # a worker died; a new staff is hired, the sweep asks again
            if self.pool is pool:
                self.pool = self._fresh()
            raise
        finally:
            figures.BOT_SECONDS.observe(time.monotonic() - started)

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


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
                position = imagined(standing, standing.turn, fresh_rng())
                try:
                    thoughts = await self.thinkers.ask(standing.facts.game, name, position)
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
