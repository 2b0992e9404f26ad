"""The one writer of the log in a process: whatever waits becomes durable together, in one transaction.

Ordering is the unique key (table, version), not a lock: of two processes that write the same place, one is told it came too late.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from typing import Any, Final

import asyncpg
import msgspec
from sqlalchemy import func, select

from traktir.server.storage.database import Database

MOST = 200  # pages in one transaction
CHANNEL = "traktir"

# everything in one statement, which is its own transaction: one journey to the database and back
_POSTGRES = f"""
WITH page AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bigint[])
    AS p(table_id, version, at, move_id, entry, status, due_at)  -- without a status, nothing but the log is changed
), seat AS (
    SELECT * FROM unnest($8::text[], $9::int[], $10::int[], $11::text[], $12::text[])
    AS s(table_id, version, seat, account, bot)
), fresh AS (
    INSERT INTO log (table_id, version, at, move_id, entry) SELECT table_id, version, at, move_id, entry FROM page
    ON CONFLICT DO NOTHING RETURNING table_id, version, at, move_id, entry
), summary AS (
    UPDATE tables SET status = page.status, due_at = page.due_at, updated_at = page.at
    FROM page JOIN fresh USING (table_id, version) WHERE tables.id = page.table_id AND page.status IS NOT NULL
), sat AS (
    INSERT INTO seats (table_id, seat, account, bot)
    SELECT seat.table_id, seat.seat, seat.account, seat.bot FROM seat JOIN fresh USING (table_id, version)
    ON CONFLICT (table_id, seat) DO UPDATE SET account = excluded.account, bot = excluded.bot
)
SELECT table_id, version,
    pg_notify('{CHANNEL}', json_build_array(table_id, version, 0, $13::text, at, move_id, entry)::text)
FROM fresh
"""
# The same on the embedded database. All pages go in with one statement: for each one more the journal's thread would have to wait
# for the interpreter, which the event loop keeps busy.
_FIELDS: Final = ("table_id", "version", "at", "move_id", "entry")
_INSERT: Final = f"""INSERT OR IGNORE INTO log ({", ".join(_FIELDS)})
SELECT {", ".join(f"json_extract(value, '$[{i}]')" for i in range(len(_FIELDS)))} FROM json_each(?)"""
_UPDATE: Final = "UPDATE tables SET status = ?, due_at = ?, updated_at = ? WHERE id = ?"
_SIT: Final = """INSERT INTO seats (table_id, seat, account, bot) VALUES (:table_id, :seat, :account, :bot)
ON CONFLICT (table_id, seat) DO UPDATE SET account = excluded.account, bot = excluded.bot"""


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """What processes tell each other. The entry comes along, so that whoever is up to date need not ask for it."""

    table: str
    version: int  # 0: something else than an entry
    chat: int = 0
    sender: str = ""
    at: int = 0
    move_id: str | None = None
    entry: str | None = None
    seats: list[int] | None = None  # who looks from there


class Page(msgspec.Struct, frozen=True):
    table_id: str
    version: int
    at: int
    move_id: str | None
    entry: str
    status: str | None = None  # of the table, when it has to be entered anew together with `due_at`
    due_at: int | None = None
    seats: tuple[dict[str, Any], ...] = ()  # rows of `seats` that changed


class Taken(Exception):
    """Somebody else has written in the place of a page."""


class Journal:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.name = secrets.token_hex(8)  # by which a process knows its own notices
        self.own: asyncpg.Connection | None = None
        self.waiting: list[tuple[Page, asyncio.Future[bool]]] = []
        self.filled = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.writer = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Everything that waits is still written."""
        while self.waiting:
            await asyncio.gather(*(future for _, future in self.waiting), return_exceptions=True)
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        if self.own is not None:
            await self.own.close()

    async def append(self, page: Page) -> bool:
        """True once the page is durable; False when its place was taken."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((page, future))
        self.filled.set()
        return await future

    async def _write_on(self) -> None:
        while True:
            await self.filled.wait()
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            if not self.waiting:
                self.filled.clear()
            try:
                written = await self._store([page for page, _ in batch])
            except Exception as error:
                for _, future in batch:
                    if not future.done():
                        future.set_exception(error)
                continue
            for page, future in batch:
                if not future.done():
                    future.set_result((page.table_id, page.version) in written)

    async def _store(self, pages: list[Page]) -> set[tuple[str, int]]:
        """Which of the pages found their place free."""
        if self.database.embedded:
            try:
                await self.database.in_one_go(_write, pages)
            except Taken:
                # which one? each for itself
                return set().union(*[await self._store([page]) for page in pages]) if len(pages) > 1 else set()
            return {(page.table_id, page.version) for page in pages}
        seats = [(page.version, row) for page in pages for row in page.seats]
        columns: list[list[Any]] = [
            [page.table_id for page in pages],
            [page.version for page in pages],
            [page.at for page in pages],
            [page.move_id for page in pages],
            [page.entry for page in pages],
            [page.status for page in pages],
            [page.due_at for page in pages],
            [row["table_id"] for _, row in seats],
            [version for version, _ in seats],
            *([row[field] for _, row in seats] for field in ("seat", "account", "bot")),
        ]
        if self.own is None or self.own.is_closed():
            self.own = await asyncpg.connect(dsn=self.database.dsn)
        return {(row[0], row[1]) for row in await self.own.fetch(_POSTGRES, *columns, self.name)}


def _write(connection: sqlite3.Connection, pages: list[Page]) -> None:
    rows = msgspec.json.encode([(page.table_id, page.version, page.at, page.move_id, page.entry) for page in pages]).decode()
    if connection.execute(_INSERT, (rows,)).rowcount < len(pages):
        raise Taken
    changed = [page for page in pages if page.status is not None]
    if changed:
        connection.executemany(_UPDATE, [(page.status, page.due_at, page.at, page.table_id) for page in changed])
        connection.executemany(_SIT, [row for page in changed for row in page.seats])


def notify(notice: Notice) -> Any:
    """Sent by PostgreSQL when, and only when, the transaction is committed."""
    return select(func.pg_notify(CHANNEL, msgspec.json.encode(notice).decode()))
