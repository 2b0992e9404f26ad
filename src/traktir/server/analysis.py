"""Analysis of a finished game as a job in the database: any process takes it, progress is stored, a dead worker loses it again.

`judge` is the seam for the search: it is asked for one decision at a time, with what the seat could know, and today answers with
the move that the strongest bot would have made.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from sqlalchemy import insert, select, update

from traktir.bots import BOTS
from traktir.core.game import Refused
from traktir.server.bots import Thinkers, fresh_rng
from traktir.server.desk import Person
from traktir.server.house import House
from traktir.server.storage import schema
from traktir.server.storage.database import now
from traktir.server.tables.facts import fresh_id
from traktir.server.tables.standing import Standing, dealt

logger = logging.getLogger("traktir.analysis")
PATIENCE = 30_000  # a job whose progress has not moved for so long has lost its worker


class Remark(msgspec.Struct, frozen=True):
    ply: int
    seat: int
    played: str  # notation
    advised: str


class Job(msgspec.Struct, frozen=True):
    id: str
    status: str
    done: int
    of: int
    remarks: list[Remark] = []


class Jobs:
    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house = house
        self.thinkers = thinkers
        self.busy = False

    async def order(self, person: Person, standing: Standing) -> Job:
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
            "of": len(standing.actions),
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
        try:
            standing = (await self.house.newest(table)).standing
            remarks: list[Remark] = []
            for ply, action in enumerate(standing.actions):
                remark = await self.judge(standing, ply, action)
                if remark is not None:
                    remarks.append(remark)
                if ply % 10 == 0:
                    await self.house.database.write(job.values(done=ply, due_at=now() + PATIENCE))
            result = msgspec.json.encode(remarks).decode()
            await self.house.database.write(job.values(status="done", done=len(standing.actions), due_at=None, result=result))
        except Exception:
            logger.exception("analysis failed", extra={"job": id})
            await self.house.database.write(job.values(status="failed", due_at=None))
        finally:
            self.busy = False

    async def judge(self, standing: Standing, ply: int, action: int) -> Remark | None:
        game = standing.game
        state, _ = dealt(standing, standing.actions[:ply])
        if len(state.actions()) == 1:
            return None
        world = msgspec.json.encode(game.dump(state.imagine(state.turn, fresh_rng())))
        thoughts = await self.thinkers.ask(standing.facts.game, list(BOTS)[-1], world, once=True)
        advised = thoughts[0][0]
        if advised == action or advised not in state.actions():
            return None
        return Remark(ply, state.turn, game.move(state, action).notation, game.move(state, advised).notation)


def job_of(row: Any) -> Job:
    remarks = msgspec.json.decode(row.result, type=list[Remark]) if row.result else []
    return Job(row.id, row.status, row.done, row.of, remarks)
