"""The house: finds a table, lets one thing happen at it, makes it durable, and only then tells anybody.

`act` is the one way in. What may happen is decided on the newest standing; if another process was quicker, the house reads what
it wrote and decides again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from sqlalchemy import select

from traktir.core.game import Refused, Text
from traktir.core.rng import LiveRng
from traktir.core.state import State
from traktir.server import figures
from traktir.server.hours import Hours
from traktir.server.live.room import Room
from traktir.server.storage import schema
from traktir.server.storage.database import Database, now
from traktir.server.storage.journal import Journal, Notice, Page, notify
from traktir.server.tables import entries
from traktir.server.tables.entries import AnyEntry, Hired, Played, Replaced, Returned, Sat, Stood
from traktir.server.tables.facts import Facts
from traktir.server.tables.rehearsal import Rehearsal, rehearse
from traktir.server.tables.standing import Standing, opened

logger = logging.getLogger("traktir.house")
T = TypeVar("T")
TRIES = 20
MINUTE = 60_000
IDLE = 10 * MINUTE  # a table that nobody has looked at for so long is put away


class NoTable(Refused):
    def __init__(self) -> None:
        super().__init__("refused-no-table")


@dataclass(frozen=True, slots=True)
class Deed:
    """What is to be written: an entry, its rehearsal when it is a move, the client's name for it."""

    entry: AnyEntry
    rehearsal: Rehearsal | None = None
    move_id: str | None = None


# looks at the newest standing; None: there is nothing to do (any more)
Decide = Callable[[Standing], Deed | None]


class House:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.journal = Journal(database)
        self.hours = Hours(database)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.errands: set[asyncio.Task[Any]] = set()
        self.deeds: set[asyncio.Task[Any]] = set()
        self.after_entry: list[Callable[[Room], None]] = []  # who wants to know that a table went on: bots, results

    async def open(self) -> None:
        await self.hours.open()
        self.journal.start()

    async def close(self) -> None:
        for errand in self.errands:
            errand.cancel()
        await asyncio.gather(*self.errands, *self.deeds, return_exceptions=True)
        await self.journal.stop()

    def send(self, errand: Coroutine[Any, Any, Any]) -> None:
        """Something to be done on the side; it is not forgotten and its failure is not silent."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self._returned)

    def _returned(self, task: asyncio.Task[Any]) -> None:
        self.errands.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("errand failed", exc_info=error)

    # finding

    async def room(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room is None:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            room = await asyncio.shield(task)
        room.used_at = now()
        return room

    async def _load(self, id: str) -> Room:
        room = Room(*await self._read(id))
        await self.go_on(room, self._rest)
        room.used_at = now()  # a table just found must not be put away before whoever asked for it has sat down
        self.rooms[id] = room
        return room

    def _rest(self, standing: Standing) -> Deed | None:
        owed = self.hours.owed(standing)
        return Deed(owed) if owed is not None else None

    async def read_again(self, id: str) -> None:
        """The log was rewritten (an account was deleted): everybody here goes on with the new one."""
        room = self.rooms.get(id)
        if room is not None:
            async with room.lock:
                room.standing, room.rows = await self._read(id)

    async def _read(self, id: str) -> tuple[Standing, list[tuple[AnyEntry, int]]]:
        async with self.database.reading() as connection:
            query = select(schema.tables.c.facts, schema.tables.c.seed).where(schema.tables.c.id == id)
            found = (await connection.execute(query)).first()
            if found is None:
                raise NoTable
            log = (await connection.execute(log_after(id, 0))).all()
        standing = opened(msgspec.json.decode(found.facts, type=Facts), found.seed)
        rows: list[tuple[AnyEntry, int]] = []
        for row in log:
            entry = entries.read(row.entry)
            standing = standing.after(entry, row.at)
            if row.move_id is not None:
                standing.moves[row.move_id] = standing.version
            rows.append((entry, row.at))
        return standing, rows

    def put_away(self, before: int) -> None:
        """Forget tables that nobody watches; they come back from the log."""
        for id, room in list(self.rooms.items()):
            if room.used_at < before and not room.watchers and not room.lock.locked() and not room.thinking:
                del self.rooms[id]

    # happening

    def begin(self, deed: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Something that is finished before the house closes, even when whoever asked for it has hung up."""
        task = asyncio.create_task(deed)
        self.deeds.add(task)
        task.add_done_callback(self.deeds.discard)
        return task

    async def act(self, id: str, decide: Decide) -> Standing:
        return await asyncio.shield(self.begin(self._act(id, decide)))

    async def _act(self, id: str, decide: Decide) -> Standing:
        return await self.go_on(await self.room(id), decide)

    async def go_on(self, room: Room, decide: Decide) -> Standing:
        """`act` for those who have the room and are not interrupted."""
        async with room.lock:
            for _ in range(TRIES):
                deed = decide(room.standing)
                if deed is None or await self._write(room, deed):
                    return room.standing
                figures.RACES.inc()
                await self._read_on(room)
        raise Refused("refused-busy")

    async def _write(self, room: Room, deed: Deed) -> bool:
        standing, entry = room.standing, deed.entry
        at = max(now(), room.rows[-1][1] if room.rows else 0)
        rehearsal = deed.rehearsal
        ready: tuple[State, LiveRng] | None = None
        told: tuple[tuple[Text, ...], ...] = ()
        if rehearsal is not None:
            ready, told = (rehearsal.state, rehearsal.rng), rehearsal.told
        then = standing.after(entry, at, ready)
        if not await self.journal.append(page_of(room, deed, at, then)):
            return False
        if deed.move_id is not None:
            then.moves[deed.move_id] = then.version
        self._went_on(room, entry, at, then, told)
        if isinstance(entry, Played):
            figures.MOVES.inc()
        return True

    def _went_on(self, room: Room, entry: AnyEntry, at: int, then: Standing, told: tuple[tuple[Text, ...], ...]) -> None:
        room.advance(entry, at, then, told)
        for wants in self.after_entry:
            wants(room)

    async def _read_on(self, room: Room) -> None:
        """What other processes have written since."""
        for row in await self.database.rows(log_after(room.standing.facts.id, room.standing.version)):
            self._take_over(room, row.entry, row.at, row.move_id)

    def _take_over(self, room: Room, written: str, at: int, move_id: str | None) -> None:
        """The next entry, which another process wrote."""
        entry = entries.read(written)
        ready: tuple[State, LiveRng] | None = None
        told: tuple[tuple[Text, ...], ...] = ()
        if isinstance(entry, Played):
            rehearsal = rehearse(room.standing, entry.seat, entry.actions)
            ready, told = (rehearsal.state, rehearsal.rng), rehearsal.told
        then = room.standing.after(entry, at, ready)
        if move_id is not None:
            then.moves[move_id] = then.version
        room.advance(entry, at, then, told)

    async def newest(self, id: str) -> Room:
        """A room that has read everything there is, whoever wrote it."""
        room = await self.room(id)
        async with room.lock:
            await self._read_on(room)
        return room

    def show_presence(self, room: Room) -> None:
        """Somebody has come to a seat, or gone: whoever watches here sees it, and other processes are told."""
        room.tell_presence(room.listeners())
        self._pass_on_presence(room)

    def _pass_on_presence(self, room: Room) -> None:
        if not self.database.embedded:
            self.send(self.database.write(notify(Notice(room.standing.facts.id, 0, 0, self.journal.name, seats=room.here()))))

    def hear_presence(self, notice: Notice) -> None:
        room = self.rooms.get(notice.table)
        if room is None or notice.seats is None:
            return
        stranger = notice.sender not in room.elsewhere
        before = room.present()
        room.elsewhere[notice.sender] = notice.seats
        if room.present() != before:
            room.tell_presence(room.listeners())
        if stranger and room.here():
            self._pass_on_presence(room)  # whoever has just come does not know who is here

    def forget(self, sender: str) -> None:
        """A process has fallen silent: nobody looks from there any more."""
        for room in self.rooms.values():
            if room.elsewhere.pop(sender, None):
                room.tell_presence(room.listeners())

    async def hear(self, notice: Notice) -> None:
        """Another process says that a table went on."""
        room = self.rooms.get(notice.table)
        if room is None:
            return
        async with room.lock:
            if room.standing.version == notice.version - 1 and notice.entry is not None:
                self._take_over(room, notice.entry, notice.at, notice.move_id)
            elif room.standing.version < notice.version:
                await self._read_on(room)


def log_after(id: str, version: int) -> Any:
    log = schema.log.c
    return select(log.entry, log.at, log.move_id).where(log.table_id == id, log.version > version).order_by(log.version)


def page_of(room: Room, deed: Deed, at: int, then: Standing) -> Page:
    """What is stored of a deed; how the table stands only when that has changed, or for the first time in a minute."""
    before = room.standing
    id, written, due_at = before.facts.id, entries.write(deed.entry), then.due_at()
    told_at = room.rows[-1][1] if room.rows else 0
    same = (then.status, due_at, at // MINUTE) == (before.status, before.due_at(), told_at // MINUTE)
    if same and isinstance(deed.entry, Played):
        return Page(id, then.version, at, deed.move_id, written)
    return Page(id, then.version, at, deed.move_id, written, then.status, due_at, changed_seats(then, deed.entry))


def changed_seats(standing: Standing, entry: AnyEntry) -> tuple[dict[str, Any], ...]:
    if not isinstance(entry, Sat | Stood | Hired | Replaced | Returned):
        return ()
    chair = standing.chairs[entry.seat]
    return ({"table_id": standing.facts.id, "seat": entry.seat, "account": chair.account, "bot": chair.bot},)
