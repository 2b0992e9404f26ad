"""When the house was open. A clock stands still while nobody could have moved.

Each process says now and then that it is alive. One that opens and finds the last sign of life too old writes down for how long
the house was closed; a table whose seat was thinking then is given that time back by an entry in its log, before anybody can be
flagged. Alone on an embedded database, a process that opens knows that the house was closed, however shortly. On a shared one
a sign of life that is a little late may mean that the others are busy, so a pause of less than three seconds is not given back.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import select, update

from traktir.server.storage import schema
from traktir.server.storage.database import Database, now
from traktir.server.tables.clocks import overlap
from traktir.server.tables.entries import Rested
from traktir.server.tables.standing import Standing

BEAT: Final = 1_000  # a sign of life at least so often
SILENCE: Final = 3_000  # without one for so long, a house of several processes was closed
REMEMBERED: Final = 60 * 86_400_000  # longer than the longest turn


class Hours:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.closed: list[tuple[int, int]] = []
        self.beaten_at = 0

    async def _value(self, key: str) -> str | None:
        row = await self.database.row(select(schema.house.c.value).where(schema.house.c.key == key))
        return None if row is None else str(row.value)

    async def open(self) -> None:
        alive, at = await self._value("alive"), now()
        if alive is not None and at - int(alive) > (0 if self.database.embedded else SILENCE):
            # whoever changes the sign of life first was first to open, and writes it down for all
            columns = schema.house.c
            first = update(schema.house).where(columns.key == "alive", columns.value == alive).values(value=str(at))
            async with self.database.writing() as connection:
                if (await connection.execute(first)).rowcount == 1:
                    row = (await connection.execute(select(columns.value).where(columns.key == "closed"))).first()
                    known = msgspec.json.decode(row.value, type=list[tuple[int, int]]) if row is not None else []
                    times = [*((since, until) for since, until in known if until > at - REMEMBERED), (int(alive), at)]
                    await connection.execute(self._entered("closed", msgspec.json.encode(times).decode()))
        self.closed = msgspec.json.decode(await self._value("closed") or "[]", type=list[tuple[int, int]])
        await self.beat(at)

    def _entered(self, key: str, value: str) -> Any:
        fresh = self.database.insert(schema.house).values(key=key, value=value)
        return fresh.on_conflict_do_update(index_elements=["key"], set_={"value": value})

    async def beat(self, at: int) -> None:
        if at - self.beaten_at >= BEAT:
            await self.database.write(self._entered("alive", str(at)))
            self.beaten_at = at

    def owed(self, standing: Standing) -> Rested | None:
        """The time that the seat in turn was charged while the house was closed."""
        if standing.facts.clock is None or standing.turn < 0 or standing.bot_to_move is not None:
            return None
        times = [(since, until) for since, until in self.closed if until > standing.rested_until]
        missed = sum(overlap(standing.turn_at, since, until) for since, until in times)
        return Rested(missed, times[-1][1]) if missed > 0 else None
