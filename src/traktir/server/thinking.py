"""What runs in a worker: a bot, an imagined world, and nothing of the house. Light, so that a worker starts at once."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import threading
from collections.abc import Callable
from multiprocessing.connection import wait
from typing import Any

import msgspec

from traktir.bots import BOTS, Bot
from traktir.core.game import Game, Refused, Setting
from traktir.core.rng import Rng
from traktir.core.state import State
from traktir.games import game as game_of

LONGEST = 64  # decisions in one answer; the longest turn of ours is far shorter

# an action and the digest of what the seat sees after it
Thought = tuple[int, bytes]


def digest(game: Game[Any], state: State, seat: int) -> bytes:
    return hashlib.blake2b(msgspec.json.encode(game.view(state, seat)), digest_size=16).digest()


def own_bot(name: str) -> Callable[[Game[Any], Setting], Bot]:
    """A bot of the house by its id. Programs of somebody else's (`exec:…`) are never started at a visitor's wish."""
    if name not in BOTS:
        raise Refused("refused-bot", bot=name[:40], known=", ".join(BOTS))
    return BOTS[name]


def think(id: str, setting: Setting, name: str, position: bytes, seed: int, once: bool = False) -> list[Thought]:
    """Decide until the turn passes or chance comes in."""
    game = game_of(id)
    world = game.load(msgspec.json.decode(position, type=game.position_type))
    player, rng, table = own_bot(name)(game, setting), Rng(seed), Rng(seed ^ 1)
    seat, mark = world.turn, table.mark()
    thoughts: list[Thought] = []
    while world.turn == seat and table.mark() == mark and len(thoughts) < LONGEST:
        action = player.choose(world, rng)
        world.play(action, table)
        thoughts.append((action, digest(game, world, seat)))
        if once:
            break
    return thoughts


def leave_with_parent() -> None:
    """A server that is killed takes its workers along."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
