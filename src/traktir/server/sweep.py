"""Looking after tables that nobody is looking at: bots without a process, clocks that ran out, results to be entered."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import select

from traktir.server import figures
from traktir.server.analysis import Jobs
from traktir.server.bots import BotTurns
from traktir.server.house import IDLE, Deed, House, NoTable
from traktir.server.play import flag
from traktir.server.results import settle
from traktir.server.storage import schema
from traktir.server.storage.database import now
from traktir.server.tables import clocks
from traktir.server.tables.entries import Aborted
from traktir.server.tables.standing import Standing

logger = logging.getLogger("traktir.sweep")
MOST = 500


class Sweep:
    def __init__(self, house: House, bots: BotTurns, jobs: Jobs, every: float) -> None:
        self.house = house
        self.bots = bots
        self.jobs = jobs
        self.every = every

    async def run(self) -> None:
        # alone on its database, a house that opens knows that nobody else is asking the bots
        early = clocks.PATIENCE if self.house.database.embedded else 0
        while True:
            try:
                await self.house.hours.beat(now())
                await self.once(now() + early)
                await self.jobs.look()
                self.house.put_away(now() - IDLE)
                figures.ROOMS.set(len(self.house.rooms))
            except Exception:
                logger.exception("sweep failed")
            early = 0
            await asyncio.sleep(self.every)

    async def once(self, until: int) -> int:
        """How many tables were looked at."""
        due = select(schema.tables.c.id).where(schema.tables.c.due_at <= until).order_by(schema.tables.c.due_at).limit(MOST)
        rows = await self.house.database.rows(due)
        for row in rows:
            try:
                await self.look(row.id)
            except NoTable:
                continue
            except Exception:
                logger.exception("table could not be looked after", extra={"table": row.id})
        return len(rows)

    async def look(self, id: str) -> None:
        room = await self.house.newest(id)
        if room.standing.status == "over":
            await settle(self.house, room.standing)
        elif room.standing.bot_to_move is not None:
            self.bots.look(room)
        elif room.standing.status == "running":
            await self.house.act(id, flag)
        elif room.standing.status == "open":
            await self.house.act(id, cleared)


def cleared(standing: Standing) -> Deed | None:
    if standing.status == "open" and now() >= standing.facts.created_at + clocks.OPEN_FOR:
        return Deed(Aborted())
    return None
