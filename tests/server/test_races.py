"""Two server processes on one PostgreSQL serve the same tables at the same time."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys

from sqlalchemy import select

from traktir.client import Denied, Visitor
from traktir.server.desk import OpenTable
from traktir.server.storage import schema
from traktir.server.storage.database import Database
from traktir.server.storage.journal import Journal, Page
from traktir.server.storage.migrate import migrate


async def twin(visitor: Visitor, url: str) -> Visitor:
    """The same person at another door."""
    other = Visitor(url)
    other.http.cookies = visitor.http.cookies
    other.me = visitor.me
    return other


def test_of_two_commits_at_once_exactly_one_wins(serve, run, postgres_url) -> None:
    one, two = serve(database=postgres_url), serve(database=postgres_url)

    async def story() -> None:
        async with Visitor(one.url) as anna, Visitor(two.url) as boris:
            again = await twin(anna, two.url)
            table = await anna.open_table(OpenTable("ethnos", 2))
            await boris.sit(table)
            await anna.start(table)
            left, right = await anna.watch(table, 0), await again.watch(table, 0)
            other = await boris.watch(table, 1)
            races = 0
            while races < 12:
                turn = (await boris.table(table)).now.turn
                if turn == 1:
                    now = await other.my_turn()
                    assert now is not None
                    await other.commit([now.moves[0].action])
                    continue
                seen = await asyncio.gather(left.my_turn(), right.my_turn())
                if left.version != right.version:
                    continue
                moves = [now.moves for now in seen if now is not None]
                before = left.version
                answers = await asyncio.gather(
                    left.commit([moves[0][0].action]), right.commit([moves[1][-1].action]), return_exceptions=True
                )
                lost = [answer for answer in answers if isinstance(answer, Denied)]
                assert len(lost) == 1 and lost[0].problem.stale, answers
                loser = left if isinstance(answers[0], Denied) else right
                assert loser.version > before, "the loser was shown the newest state"
                races += 1
            assert other.fault is None and left.fault is None and right.fault is None
            await again.line.close()
            await again.http.aclose()

    run(story())


def test_what_happens_at_one_door_is_heard_at_the_other(serve, run, postgres_url) -> None:
    one, two = serve(database=postgres_url), serve(database=postgres_url)

    async def story() -> None:
        async with Visitor(one.url) as anna, Visitor(two.url) as boris:
            table = await anna.open_table(OpenTable("ethnos", 2))
            await boris.sit(table)
            here, there = await anna.watch(table, 0), await boris.watch(table, 1)
            await anna.start(table)
            for _ in range(20):
                waiting = [asyncio.create_task(seat.my_turn()) for seat in (here, there)]
                done, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                for task in rest:
                    task.cancel()
                mover = here if waiting[0] in done else there
                assert mover.now is not None
                await mover.commit([mover.now.moves[0].action])
            await here.say("hello")
            assert (await boris.line.chat.get()).text == "hello"

    run(story())


def test_the_same_move_sent_through_both_doors_is_played_once(serve, run, postgres_url) -> None:
    one, two = serve(database=postgres_url), serve(database=postgres_url)

    async def story() -> None:
        async with Visitor(one.url) as anna, Visitor(two.url) as boris:
            again = await twin(anna, two.url)
            table = await anna.open_table(OpenTable("ethnos", 2))
            await boris.sit(table)
            await anna.start(table)
            left, right = await anna.watch(table, 0), await again.watch(table, 0)
            other = await boris.watch(table, 1)
            if (await anna.table(table)).now.turn == 1:
                now = await other.my_turn()
                assert now is not None
                await other.commit([now.moves[0].action])
            now, _ = await left.my_turn(), await right.my_turn()
            assert now is not None
            deck = now.moves[0].action
            answers = await asyncio.gather(left.commit([deck], "same"), right.commit([deck], "same"))
            assert {answer.id for answer in answers} == {"same"}
            await again.line.close()
            await again.http.aclose()

    run(story())

    async def kept() -> int:
        database = Database(postgres_url)
        rows = await database.rows(select(schema.log.c.version).where(schema.log.c.move_id == "0:same"))
        await database.close()
        return len(rows)

    assert run(kept()) == 1


def test_several_workers_behind_one_door(run, postgres_url) -> None:
    """`traktir serve --workers 2`: whichever process answers, the game goes on; both stop when they are told to."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = ("serve", "--port", str(port), "--workers", "2", "--database", postgres_url)
    command = [sys.executable, "-c", "from traktir.cli import main; main()", *words]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None
    started = 0
    while started < 2:
        line = server.stderr.readline()
        assert line, "the server ended early"
        started += "startup complete" in line

    async def story() -> None:
        async with Visitor(f"http://127.0.0.1:{port}") as anna:
            table = await anna.open_table(OpenTable("ethnos", 2, bots={"1": "greedy"}))
            await anna.start(table)
            for _ in range(6):
                line = await anna.connect()
                seat = await anna.watch(table, 0)
                now = await seat.my_turn()
                assert now is not None
                await seat.commit([now.moves[0].action])
                await line.close()

    run(story())
    server.terminate()
    assert server.stderr.read().count("Finished server process") == 2
    server.stderr.close()
    assert server.wait() == 0


def test_of_pages_written_together_only_the_one_whose_place_is_taken_is_refused(run, database_url: str) -> None:
    async def story() -> None:
        database = Database(database_url)
        await migrate(database)
        journal = Journal(database)
        journal.start()
        pages = [Page(f"t{i}", 1, 1_000, f"0:m{i}", '{"kind":"started"}') for i in range(5)]
        assert await journal.append(pages[2])
        answers = await asyncio.gather(*(journal.append(page) for page in pages))
        assert answers == [True, True, False, True, True]
        log = schema.log.c
        rows = await database.rows(select(log.table_id, log.version, log.move_id).order_by(log.table_id))
        assert [tuple(row) for row in rows] == [(page.table_id, 1, page.move_id) for page in pages]
        await journal.stop()
        await database.close()

    run(story())
