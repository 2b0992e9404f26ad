"""News between processes on one PostgreSQL: LISTEN/NOTIFY through Litestar's channels.

Notices are written inside the transaction that makes an entry durable (see `storage/journal.py`); here they are only heard.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

import asyncpg
import msgspec
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy.exc import SQLAlchemyError

from traktir.server.house import House
from traktir.server.live import chat
from traktir.server.storage.database import now
from traktir.server.storage.journal import CHANNEL, Notice, notify

logger = logging.getLogger("traktir.news")
COMPANY = 2.0  # seconds between signs of life
GONE = 8_000  # milliseconds without one
AGAIN = 0.5  # seconds before a lost connection is tried again


class News:
    def __init__(self, house: House) -> None:
        self.house = house
        self.listening = asyncio.Event()
        self.heard_at: dict[str, int] = {}  # by process

    async def run(self) -> None:
        while True:
            lost = asyncio.Event()

            async def connect(lost: asyncio.Event = lost) -> asyncpg.Connection:
                connection = await asyncpg.connect(dsn=self.house.database.dsn)
                connection.add_termination_listener(lambda _: lost.set())
                return connection

            backend = AsyncPgChannelsBackend(make_connection=connect)
            try:
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
                # what was missed while nobody listened
                for id in list(self.house.rooms):
                    await self.house.newest(id)
                self.listening.set()
                hearing = asyncio.create_task(self._hear(backend))
                gone = asyncio.create_task(lost.wait())
                try:
                    await asyncio.wait({hearing, gone}, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for task in (hearing, gone):
                        task.cancel()
                    await asyncio.gather(hearing, gone, return_exceptions=True)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("news connection lost", exc_info=error)
            finally:
                self.listening.clear()
                with contextlib.suppress(Exception):
                    await backend.on_shutdown()
            await asyncio.sleep(AGAIN)

    async def keep_company(self) -> None:
        """Processes let each other know that they are there; one that does not any more has taken its people along."""
        while True:
            alive = Notice("", 0, 0, self.house.journal.name)
            try:
                await self.house.database.write(notify(alive))
            except (OSError, SQLAlchemyError) as error:
                logger.warning("no sign of life", exc_info=error)
            for sender, heard_at in list(self.heard_at.items()):
                if now() - heard_at > GONE:
                    del self.heard_at[sender]
                    self.house.forget(sender)
            await asyncio.sleep(COMPANY)

    async def _hear(self, backend: AsyncPgChannelsBackend) -> None:
        async for _, data in backend.stream_events():
            notice = msgspec.json.decode(data, type=Notice)
            if notice.sender == self.house.journal.name:
                continue
            self.heard_at[notice.sender] = now()
            if notice.seats is not None:
                self.house.hear_presence(notice)
                continue
            room = self.house.rooms.get(notice.table)
            if room is not None and (notice.chat or room.standing.version < notice.version):
                self.house.send(self._tell(notice))

    async def _tell(self, notice: Notice) -> None:
        if notice.chat:
            await chat.hear(self.house, notice.table, notice.chat)
        else:
            await self.house.hear(notice)
