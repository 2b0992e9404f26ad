"""Bring a database to the schema of this version."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from traktir.core.game import Refused
from traktir.server.storage.database import Database

FOLDER = Path(__file__).parent / "migrations"


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


async def revision(database: Database) -> str | None:
    async with database.reading() as connection:
        return await connection.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())


def _upgrade(connection: Connection, target: str) -> None:
    command.upgrade(_config(connection), target)


async def migrate(database: Database, target: str = "head") -> None:
    async with database.writing() as connection:
        if not database.embedded:
            # two processes that start at once take turns
            await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7476178)")
        await connection.run_sync(_upgrade, target)


async def check(database: Database) -> None:
    """Refused when the schema is not this version's."""
    found = await revision(database)
    if found != newest():
        raise Refused("refused-schema", found=found or "—", wanted=newest())


async def prepare(database: Database) -> None:
    """Before the house opens: an embedded database is brought to this version's schema, a shared one must have it."""
    await (migrate if database.embedded else check)(database)


def run(database: str, work: Callable[[Database], Awaitable[None]] = migrate) -> None:
    """For commands: open, do, close. Refused when the database does not answer."""

    async def whole() -> None:
        try:
            opened = Database(database)
            try:
                await work(opened)
            finally:
                await opened.close()
        except (OSError, SQLAlchemyError, asyncpg.PostgresError) as error:
            raise Refused("refused-no-database", why=str(error).partition("\n")[0]) from error

    asyncio.run(whole())
