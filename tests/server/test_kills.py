"""kill -9 at any instant: nothing acknowledged is lost, every table goes on, no bot stays dead, no event is lost or doubled."""

from __future__ import annotations

import asyncio
import os
import random
import secrets

from sqlalchemy import select

from server.hosting import Server
from traktir.client import Denied, Seat, Visitor
from traktir.server.desk import OpenTable
from traktir.server.storage import schema
from traktir.server.storage.database import Database

# on each database; the run on the interpreted core is there for the core
KILLS = 26 if os.environ.get("TRAKTIR_EXPECT") == "compiled" else 4
TABLES = 3


class Regular:
    """Plays game after game against bots, and comes back whenever the line breaks."""

    def __init__(self, visitor: Visitor, chance: random.Random) -> None:
        self.visitor = visitor
        self.chance = chance
        self.acknowledged: list[tuple[str, str]] = []  # table, move id
        self.refused: list[tuple[str, str]] = []
        self.tables: list[str] = []
        self.seat: Seat | None = None
        self.pending: tuple[str, list[int], str] | None = None
        self.progress = asyncio.Event()

    async def play(self) -> None:
        while True:
            try:
                await self._play()
            except (ConnectionError, OSError):
                continue
            except Exception as error:
                if type(error).__module__.startswith(("httpx", "httpcore", "websockets")):
                    continue
                raise

    async def _play(self) -> None:
        if self.seat is None:
            table = await self.visitor.open_table(OpenTable("ethnos", 2, bots={"1": "random"}))
            self.tables.append(table)
            await self.visitor.start(table)
            self.seat = await self.visitor.watch(table, 0, since=0)
        elif self.seat.line.ended.is_set():
            await self.seat.again(await self.visitor.connect())
        while (now := await self.seat.my_turn()) is not None:
            if self.pending is None:
                self.pending = self.seat.table, [self.chance.choice(now.moves).action], secrets.token_hex(8)
            table, actions, id = self.pending
            try:
                # after a break the same move is sent again under the same name
                await self.seat.commit(actions, id)
                self.acknowledged.append((table, id))
            except Denied as denied:
                if denied.key not in ("refused-stale", "refused-not-your-turn"):
                    raise
                self.refused.append((table, id))
            self.pending = None
            self.progress.set()
        self.seat = None


def test_no_kill_loses_an_acknowledged_move(serve, database_url) -> None:
    server: Server = serve(database=database_url)
    chance = random.Random(7)

    async def story() -> list[Regular]:
        regulars = []
        for i in range(TABLES):
            visitor = Visitor(server.url)
            await visitor.enter()
            regulars.append(Regular(visitor, random.Random(i)))
        playing = [asyncio.create_task(regular.play()) for regular in regulars]

        async def moves(count: int) -> None:
            """Until so many more moves were made, whoever made them; or somebody failed."""
            for _ in range(count):
                for regular in regulars:
                    regular.progress.clear()
                waiting = [asyncio.create_task(regular.progress.wait()) for regular in regulars]
                done, _ = await asyncio.wait({*waiting, *playing}, return_when=asyncio.FIRST_COMPLETED)
                for task in waiting:
                    task.cancel()
                for task in done & set(playing):
                    task.result()

        for _ in range(KILLS):
            await moves(chance.randrange(1, 4))
            # somewhere between two instants that a test could name
            await asyncio.sleep(chance.random() * 0.02)
            server.kill()
            server.start()
        # every table goes on: each person comes to move twice more, so every bot has answered
        for regular in regulars:
            for _ in range(2):
                regular.progress.clear()
                going = asyncio.create_task(regular.progress.wait())
                await asyncio.wait({going, *playing}, return_when=asyncio.FIRST_COMPLETED)
                assert going.done(), [task.exception() for task in playing if task.done()]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for regular in regulars:
            if regular.visitor.line is not None:
                await regular.visitor.line.close()
            await regular.visitor.http.aclose()
        return regulars

    async def log() -> dict[str, list[tuple[int, str | None]]]:
        database = Database(database_url)
        found: dict[str, list[tuple[int, str | None]]] = {}
        columns = schema.log.c
        for row in await database.rows(select(columns.table_id, columns.version, columns.move_id).order_by(columns.version)):
            found.setdefault(row.table_id, []).append((row.version, row.move_id))
        await database.close()
        return found

    regulars = asyncio.run(asyncio.wait_for(story(), 200))
    written = asyncio.run(log())
    for table, rows in written.items():
        assert [version for version, _ in rows] == list(range(1, len(rows) + 1)), table
    kept = {(table, move.partition(":")[2]) for table, rows in written.items() for _, move in rows if move is not None}
    acknowledged = {move for regular in regulars for move in regular.acknowledged}
    assert len(acknowledged) > KILLS
    assert acknowledged <= kept
    assert kept.isdisjoint(move for regular in regulars for move in regular.refused)
