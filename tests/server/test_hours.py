"""A clock stands still while the house is closed, and only then."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text, update

from traktir.client import Visitor
from traktir.server.desk import OpenTable
from traktir.server.hours import Hours
from traktir.server.storage import schema
from traktir.server.storage.database import Database, now
from traktir.server.storage.migrate import migrate
from traktir.server.tables.facts import Clock, PerMove, Reserve

HOUR = 3_600_000


async def alone(database: Database) -> None:
    """Until PostgreSQL has carried out what the dead sent last: a sign of life may be among it."""
    others = text(
        "SELECT count(*) AS n FROM pg_stat_activity "
        "WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
    )
    while not database.embedded and (await database.row(others)).n > 0:
        await asyncio.sleep(0.01)


async def an_hour_ago(url: str, alive_until_now: bool) -> None:
    """Everything that is written happened an hour earlier; the house was open since then, or was not."""
    database = Database(url)
    await alone(database)
    alive = schema.house.c.key == "alive"
    await database.write(
        update(schema.log).values(at=schema.log.c.at - HOUR),
        update(schema.tables).values(due_at=schema.tables.c.due_at - HOUR),
        update(schema.house).where(alive).values(value=str(now() if alive_until_now else now() - HOUR)),
    )
    await database.close()


@pytest.mark.parametrize("clock", [PerMove(60), Reserve(600)], ids=["per-move", "reserve"])
@pytest.mark.parametrize("closed", [True, False], ids=["closed", "open"])
def test_a_clock_runs_while_the_house_is_open_and_not_while_it_is_closed(
    serve, run, database_url: str, clock: Clock, closed: bool
) -> None:
    server = serve(database=database_url)

    async def story() -> None:
        async with Visitor(server.url) as anna, Visitor(server.url) as boris:
            table = await anna.open_table(OpenTable("ethnos", 2, clock=clock))
            await boris.sit(table)
            await anna.start(table)
            before = (await anna.watch(table)).now
            assert before is not None and before.clock is not None and before.clock.deadline is not None
            server.kill()
            await an_hour_ago(database_url, alive_until_now=not closed)
            server.start()
            anna.line = None
            eye = await anna.watch(table)
            assert eye.now is not None
            if not closed:
                assert (await eye.over()).chairs[before.turn].out == "flagged"
                return
            after = eye.now.clock
            assert eye.now.status == "running" and after is not None and after.deadline is not None
            whole = before.clock.deadline - before.clock.since
            assert after.deadline - after.since == whole, "the turn has not become longer or shorter"
            assert now() < after.deadline <= now() + whole
            # a second restart gives the same hour not back twice
            server.kill()
            server.start()
            anna.line = None
            again = (await anna.watch(table)).now
            assert again is not None and again.clock is not None and again.clock.deadline is not None
            assert 0 <= again.clock.deadline - after.deadline < HOUR // 2

    run(story())


def test_a_short_pause_is_given_back_as_well(serve, run) -> None:
    """Where there is one process, which knows that nobody else was open."""
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna:
            table = await anna.open_table(OpenTable("ethnos", 2, clock=PerMove(60)))
            await anna.sit(table)
            await anna.start(table)
            before = (await anna.watch(table, 0)).now
            server.kill()
            server.start()
            anna.line = None
            after = (await anna.watch(table, 0)).now
            assert before is not None and before.clock is not None and before.clock.deadline is not None
            assert after is not None and after.clock is not None and after.clock.deadline is not None
            given = after.clock.deadline - before.clock.deadline
            # all of the pause, and no more than has passed at all
            assert 0 < given <= now() - before.clock.since

    run(story())


def test_closed_times_are_written_down_once(run, postgres_url: str) -> None:
    """By whichever process opens first."""

    async def story() -> None:
        database = Database(postgres_url)
        await migrate(database)
        first = Hours(database)
        await first.open()
        assert first.closed == []
        await database.write(update(schema.house).where(schema.house.c.key == "alive").values(value=str(now() - HOUR)))
        processes = [Hours(database) for _ in range(3)]
        await asyncio.gather(*(process.open() for process in processes))
        late = Hours(database)
        await late.open()
        assert len(late.closed) == 1
        since, until = late.closed[0]
        assert HOUR <= until - since < HOUR + 60_000
        await database.close()

    run(story())
