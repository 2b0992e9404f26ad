"""Tables that a seat cannot tell apart, and a house without a disk in which each of them can be asked the same things."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from msgspec.structs import replace

from traktir.core.game import Refused, Setting, Text
from traktir.core.rng import LiveRng, Rng
from traktir.core.state import State
from traktir.games import about
from traktir.server import house as houses
from traktir.server import play
from traktir.server.analysis import Jobs
from traktir.server.desk import Person
from traktir.server.house import House
from traktir.server.limits import Limits
from traktir.server.live import chat, frames, socket
from traktir.server.live.messages import Request
from traktir.server.live.room import Room
from traktir.server.live.socket import Client
from traktir.server.serve import JsonLines
from traktir.server.storage.database import Database
from traktir.server.tables import standing as standings
from traktir.server.tables.entries import AnyEntry, Played, Sat, Started
from traktir.server.tables.facts import Facts, commitment_of
from traktir.server.tables.rehearsal import Rehearsal, rehearse
from traktir.server.tables.standing import Standing, opened

SEED = "5e" * 32
OTHER = "a7" * 32
NOON = 1_000_000_000  # the time at every table of these tests
SAME_CHANCE = b"\x03" * 32


class Ear:
    """A listener that remembers."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def hear(self, frame: bytes) -> None:
        self.heard.append(frame)


def message_of(frame: bytes) -> bytes:
    """What is in a frame of a server."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]


def begun(id: str, setting: Setting, seed: str) -> Room:
    facts = Facts("table", "CODE", id, about(id).rules_version, setting, "p0", commitment_of(SEED), 0)
    room = Room(opened(facts, seed), [])
    for seat in range(setting.seats):
        enter(room, Sat(seat, f"p{seat}", f"Player {seat}", seat))
    enter(room, Started())
    return room


def enter(room: Room, entry: AnyEntry, ready: Any = None, told: tuple[tuple[Text, ...], ...] = ()) -> None:
    at = 1000 * (len(room.rows) + 1)
    room.advance(entry, at, room.standing.after(entry, at, ready), told)


def step(room: Room, action: int) -> None:
    standing = room.standing
    rehearsal = rehearse(standing, standing.turn, [action])
    enter(room, Played(standing.turn, [action], rehearsal.seen), (rehearsal.state, rehearsal.rng), rehearsal.told)


def exchanged(standing: Standing, seat: int | None, rng: Rng) -> Standing:
    """The same table, as far as the seat knows, with another seed behind it."""
    assert standing.state is not None
    world = standing.state.imagine(-1 if seat is None else seat, rng)
    return replace(standing, state=world, rng=LiveRng(bytes.fromhex(OTHER)), seed=OTHER)


class Sealed(House):
    """One table, held in memory: what is written there stays there. Its past is the one it is given, whatever its seed says."""

    def __init__(self, database: Database, room: Room) -> None:
        super().__init__(database)
        self.journal = self  # type: ignore[assignment]
        self.held = self.rooms["table"] = room

    async def append(self, _: object) -> bool:
        return True

    async def newest(self, _: str) -> Room:
        return self.held


class Keeper:
    """As much of a keeper as a client needs."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.limits = Limits(1e6)
        self.jobs = Jobs(house, None, 1)  # type: ignore[arg-type]

    async def hint(self, standing: Standing, seat: int) -> tuple[str, int]:
        """The bot is asked in a test of its own; here it has answered the same in all worlds."""
        assert standing.state is not None
        return "regular", standing.state.actions()[-1]


class Lines(logging.Handler):
    """What the house writes into its log."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.written: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        record.created = 0
        self.written.append(self.format(record).encode())


def asked(
    database: Database, room: Room, person: str, requests: list[Request], listening: list[int | None] | None = None
) -> list[bytes]:
    """Everything that comes of it: to who asks, to others who listen, and into the log of the house."""
    lines, ears = Lines(), [Ear() for _ in listening or []]
    logger = logging.getLogger("traktir")

    async def story() -> list[bytes]:
        house = Sealed(database, room)
        mine = Ear()
        client = Client(Keeper(house), Person(person, "Somebody"), mine.hear)  # type: ignore[arg-type]
        for seat, ear in zip(listening or [], ears, strict=True):
            room.watch(ear, seat)
        for request in requests:
            await client.answer(request)
        client.leave()
        refused: list[bytes] = []
        try:
            await client.keeper.jobs.order(client.person, room.standing)
        except Refused as reason:
            refused.append(msgspec.json.encode([reason.text, reason.clause]))
        return [*mine.heard, *refused]

    logger.addHandler(lines)
    try:
        told = asyncio.run(story())
    finally:
        logger.removeHandler(lines)
    return [*told, *(frame for ear in ears for frame in ear.heard), *lines.written]


class Past:
    """Tables a decision ago: `dealt` and `opened` begin there, and not at the seed, which only one of them follows from."""

    def __init__(self, monkeypatch: Any) -> None:
        self.before: Standing | None = None
        self.dealt = standings.dealt
        for module in (houses, play, socket, chat):
            monkeypatch.setattr(module, "now", lambda: NOON)
        for module in (play, standings):
            monkeypatch.setattr(module, "dealt", self._dealt)
        monkeypatch.setattr(frames, "opened", self._opened)

    def _dealt(self, standing: Standing, actions: tuple[int, ...]) -> tuple[State, LiveRng]:
        if standing.state is None:
            return self.dealt(standing, actions)  # the very beginning
        assert self.before is not None and self.before.state is not None and actions == self.before.actions
        return self.before.state.copy(), LiveRng(SAME_CHANCE)

    def _opened(self, facts: Facts, seed: str) -> Standing:
        assert self.before is not None
        return self.before

    def went_on(self, standing: Standing, action: int) -> tuple[Room, Rehearsal]:
        """A room one decision later; chance falls the same everywhere."""
        self.before = standing = replace(standing, rng=LiveRng(SAME_CHANCE))
        rehearsal = rehearse(standing, standing.turn, [action])
        entry = Played(standing.turn, [action], rehearsal.seen)
        then = standing.after(entry, NOON, (rehearsal.state, rehearsal.rng))
        return Room(then, [(entry, NOON)]), rehearsal
