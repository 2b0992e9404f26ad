"""Everything the house consists of, put together."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from traktir.core.game import Refused
from traktir.server.accounts.passkeys import Passkeys
from traktir.server.accounts.people import People
from traktir.server.accounts.sessions import COOKIE, Sessions
from traktir.server.analysis import Jobs
from traktir.server.bots import BotTurns, Thinkers
from traktir.server.desk import Person
from traktir.server.house import House
from traktir.server.limits import Limits
from traktir.server.live.news import News
from traktir.server.live.room import Room
from traktir.server.results import settle
from traktir.server.settings import Settings
from traktir.server.storage.database import Database
from traktir.server.storage.migrate import prepare
from traktir.server.sweep import Sweep
from traktir.server.tables.standing import Standing
from traktir.server.web.guard import address


class Keeper:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.house = House(self.database)
        self.limits = Limits(settings.limit_scale)
        self.people = People(self.database)
        self.thinkers = Thinkers(settings.bot_workers)
        self.bots = BotTurns(self.house, self.thinkers)
        self.jobs = Jobs(self.house, self.thinkers, settings.analysis_budget)
        self.sweep = Sweep(self.house, self.bots, self.jobs, settings.sweep)
        origin = settings.origin or f"http://localhost:{settings.port}"
        domain = urlsplit(settings.origin).hostname if settings.origin else settings.domain
        self.passkeys = Passkeys(self.database, domain or settings.domain, [origin])
        self.sessions: Sessions  # once the database is open
        self.news: News | None = None
        self.house.after_entry.append(self._enter_result)
        self.ready = False
        self.sockets: dict[str, int] = {}  # by account
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await prepare(self.database)
        self.sessions = Sessions(self.database, await self.database.secret())
        await self.house.open()
        if not self.database.embedded:
            self.news = News(self.house)
            self.tasks.append(asyncio.create_task(self.news.run()))
            await asyncio.wait_for(self.news.listening.wait(), 30)
            self.tasks.append(asyncio.create_task(self.news.keep_company()))
        self.tasks.append(asyncio.create_task(self.sweep.run()))
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.house.close()
        self.thinkers.close()
        await self.database.close()

    def _enter_result(self, room: Room) -> None:
        if room.standing.status == "over":
            self.house.send(settle(self.house, room.standing))

    async def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        return await self.sessions.person(connection.cookies.get(COOKIE))

    def address(self, request: Request[Any, Any, Any]) -> str:
        return address(request.scope, self.settings.trust_proxy)

    async def hint(self, standing: Standing, seat: int) -> tuple[str, int]:
        """What a good bot would do; it is given what the seat may know, like any bot."""
        thoughts = await self.thinkers.ask(standing, seat, self.settings.hint_bot, once=True)
        if not thoughts:
            raise Refused("refused-busy")
        return self.settings.hint_bot, thoughts[0][0]
