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

from traktir.server.house import House
from traktir.server.live import chat
from traktir.server.storage.journal import CHANNEL, Notice

logger = logging.getLogger("traktir.news")
AGAIN = 0.5  # seconds before a lost connection is tried again


class News:
    def __init__(self, house: House) -> None:
        self.house = house
        self.listening = asyncio.Event()

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

    async def _hear(self, backend: AsyncPgChannelsBackend) -> None:
        async for _, data in backend.stream_events():
            notice = msgspec.json.decode(data, type=Notice)
            if notice.sender == self.house.journal.name:
                continue
            room = self.house.rooms.get(notice.table)
            if room is not None and (notice.chat or room.standing.version < notice.version):
                self.house.send(self._tell(notice))

    async def _tell(self, notice: Notice) -> None:
        if notice.chat:
            await chat.hear(self.house, notice.table, notice.chat)
        else:
            await self.house.hear(notice)
