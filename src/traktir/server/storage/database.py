"""One door to the database, SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import event, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from traktir.core.game import Refused
from traktir.server.storage import schema

A = TypeVar("A")
R = TypeVar("R")
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def url_of(database: str) -> URL:
    try:
        url = make_url(database)
    except ArgumentError as error:
        raise Refused("refused-database", why="not an address") from error
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise Refused("refused-database", why=f"{kind[:40]}: sqlite or postgresql is wanted")
    return url.set(drivername=DRIVERS[kind])


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Durable before acknowledged: every commit reaches the disk (`synchronous=FULL`), readers do not wait (WAL).

    Up to 16 MiB are written in sequence before they are put in their places.
    """
    connection.isolation_level = None  # transactions begin where `_begin_sqlite` says
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "wal_autocheckpoint=4000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Any) -> None:
    """A writer queues for the lock at once: one that reads first could be told that its picture is too old."""
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


class Database:
    def __init__(self, database: str) -> None:
        self.url = url_of(database)
        self.embedded = self.url.get_backend_name() == "sqlite"
        if self.embedded and self.url.database and self.url.database != ":memory:":
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        pool: dict[str, Any] = {"pool_size": 4, "max_overflow": 4} if self.embedded else {"pool_size": 8, "max_overflow": 8}
        self.engine: AsyncEngine = create_async_engine(self.url, **pool)
        if self.embedded:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)
            # the journal's own thread and connection: a whole transaction is one visit there
            self.thread = ThreadPoolExecutor(1, "journal")
            self.own: sqlite3.Connection | None = None

    @property
    def dsn(self) -> str:
        """For connections that are held without a pool: the journal's and the listener's."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def insert(self, table: Any) -> Any:
        """An INSERT that knows `on_conflict_…`, which both databases spell alike."""
        return (sqlite if self.embedded else postgresql).insert(table)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it is durable at the end of the block, or none of it."""
        async with self.engine.connect() as connection:
            await connection.execution_options(immediate=True)
            async with connection.begin():
                yield connection

    async def in_one_go(self, work: Callable[[sqlite3.Connection, A], R], given: A) -> R:
        """`work` in one transaction on the embedded database, away from the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._whole, work, given)

    def _whole(self, work: Callable[[sqlite3.Connection, A], R], given: A) -> R:
        if self.own is None:
            self.own = sqlite3.connect(self.url.database or ":memory:")
            _prepare_sqlite(self.own, None)
        own = self.own
        own.execute("BEGIN IMMEDIATE")
        try:
            result = work(own, given)
            own.execute("COMMIT")
        except BaseException:
            if own.in_transaction:
                own.execute("ROLLBACK")
            raise
        return result

    def _put_down(self) -> None:
        if self.own is not None:
            self.own.close()
            self.own = None

    async def row(self, query: Any) -> Any:
        async with self.reading() as connection:
            return (await connection.execute(query)).first()

    async def rows(self, query: Any) -> list[Any]:
        async with self.reading() as connection:
            return list((await connection.execute(query)).all())

    async def write(self, *statements: Any) -> int:
        """Carry out statements in one transaction; how many rows the last one touched."""
        async with self.writing() as connection:
            for statement in statements:
                result = await connection.execute(statement)
        return int(result.rowcount)

    async def secret(self) -> bytes:
        """The key that signs cookies: made once, shared by every process on this database."""
        fresh = self.insert(schema.house).values(key="secret", value=secrets.token_hex(32)).on_conflict_do_nothing()
        await self.write(fresh)
        row = await self.row(select(schema.house.c.value).where(schema.house.c.key == "secret"))
        return bytes.fromhex(row.value)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.embedded:
            await asyncio.get_running_loop().run_in_executor(self.thread, self._put_down)
            self.thread.shutdown()
