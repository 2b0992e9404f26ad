"""Analysis of a finished game as a job in the database: any process takes it, progress is stored, and a job whose worker died is
taken up again. What is said of the decisions is `traktir.arena.analysis`."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from sqlalchemy import insert, select, update

from traktir.arena.analysis import Analysis, Judged, judge_plies, real_decisions, summarise
from traktir.core.game import Refused
from traktir.server.bots import Thinkers
from traktir.server.desk import Person
from traktir.server.house import House
from traktir.server.storage import schema
from traktir.server.storage.database import now
from traktir.server.tables.facts import fresh_id
from traktir.server.tables.records import record_of
from traktir.server.tables.standing import Standing

logger = logging.getLogger("traktir.analysis")
PATIENCE = 60_000  # a job whose progress has not moved for so long has lost its worker
TOGETHER = 8  # decisions judged in one visit to a worker: in between, bots get their turn


class Job(msgspec.Struct, frozen=True):
    id: str
    status: str  # waiting, running, done, failed
    done: int
    of: int
    analysis: Analysis | None = None


class Jobs:
    def __init__(self, house: House, thinkers: Thinkers, budget: int) -> None:
        self.house = house
        self.thinkers = thinkers
        self.budget = budget
        self.busy = False

    async def order(self, person: Person, standing: Standing) -> Job:
        """One analysis for each game, whoever asks."""
        if standing.status != "over":
            raise Refused("refused-still-running")
        jobs = schema.jobs.c
        known = await self.house.database.row(
            select(schema.jobs).where(jobs.table_id == standing.facts.id, jobs.status != "failed").limit(1)
        )
        if known is not None:
            return job_of(known)
        row: dict[str, Any] = {
            "id": fresh_id(),
            "kind": "analysis",
            "table_id": standing.facts.id,
            "account": person.id,
            "status": "waiting",
            "done": 0,
            "of": len(real_decisions(record_of(standing))),
            "due_at": now(),
            "created_at": now(),
        }
        await self.house.database.write(insert(schema.jobs).values(**row))
        return Job(row["id"], "waiting", 0, row["of"])

    async def find(self, id: str) -> Job:
        row = await self.house.database.row(select(schema.jobs).where(schema.jobs.c.id == id))
        if row is None:
            raise Refused("refused-no-job")
        return job_of(row)

    async def look(self) -> None:
        """Take one job that nobody is at."""
        if self.busy:
            return
        jobs = schema.jobs.c
        row = await self.house.database.row(select(schema.jobs).where(jobs.due_at <= now()).order_by(jobs.due_at).limit(1))
        if row is None:
            return
        mine = update(schema.jobs).where(jobs.id == row.id, jobs.due_at == row.due_at)
        if await self.house.database.write(mine.values(status="running", due_at=now() + PATIENCE)) == 1:
            self.busy = True
            self.house.send(self._work(row.id, row.table_id))

    async def _work(self, id: str, table: str) -> None:
        job = update(schema.jobs).where(schema.jobs.c.id == id)
        write = self.house.database.write
        try:
            record = record_of((await self.house.newest(table)).standing)
            plies = real_decisions(record)
            judged: list[Judged] = []
            for some in range(0, len(plies), TOGETHER):
                judged += await self.thinkers.run(judge_plies, record, plies[some : some + TOGETHER], self.budget, 1)
                await write(job.values(done=len(judged), due_at=now() + PATIENCE))
            result = msgspec.json.encode(summarise(record, judged)).decode()
            await write(job.values(status="done", done=len(plies), due_at=None, result=result))
        except Exception:
            logger.exception("analysis failed", extra={"job": id})
            await write(job.values(status="failed", due_at=None))
        finally:
            self.busy = False


def job_of(row: Any) -> Job:
    return Job(row.id, row.status, row.done, row.of, msgspec.json.decode(row.result, type=Analysis) if row.result else None)
