"""Talk at a table. Kept, rate-limited, and out of the log: it changes nothing of the game."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select

from traktir.core.game import Refused
from traktir.server.desk import Person
from traktir.server.house import House
from traktir.server.live.door import framed
from traktir.server.live.messages import Chat
from traktir.server.live.room import Room
from traktir.server.storage import schema
from traktir.server.storage.database import now
from traktir.server.storage.journal import Notice, notify

KEPT = 200  # lines shown to somebody who comes later


def clean(text: str) -> str:
    text = "".join(c for c in text if c.isprintable()).strip()
    if not text:
        raise Refused("refused-message")
    return text


async def say(house: House, room: Room, person: Person, text: str) -> None:
    """Whoever sits here may speak; spectators listen."""
    standing = room.standing
    if not standing.seats_of(person.id):
        raise Refused("refused-not-your-table")
    values: dict[str, Any] = {
        "table_id": standing.facts.id,
        "account": person.id,
        "name": person.name,
        "text": clean(text),
        "at": now(),
    }
    async with house.database.writing() as connection:
        result = await connection.execute(insert(schema.chat).values(**values).returning(schema.chat.c.id))
        id = int(result.scalar_one())
        if not house.database.embedded:
            await connection.execute(notify(Notice(standing.facts.id, 0, id)))
    if house.database.embedded:
        await hear(house, standing.facts.id, id)


async def hear(house: House, table: str, id: int) -> None:
    """A new line: everybody who watches here hears it, except those who have muted its author."""
    room = house.rooms.get(table)
    if room is None or not room.watchers:
        return
    row = await house.database.row(select(schema.chat).where(schema.chat.c.id == id))
    if row is None:
        return
    deaf = select(schema.mutes.c.account).where(schema.mutes.c.muted == row.account)
    muting = {found.account for found in await house.database.rows(deaf)}
    frame = framed(msgspec.json.encode(Chat(table, row.id, row.account, row.name, row.text, row.at)))
    for listener in room.listeners():
        if getattr(listener, "person", None) is None or listener.person.id not in muting:  # type: ignore[attr-defined]
            listener.hear(frame)


async def lines(house: House, person: Person | None, table: str, after: int) -> list[Chat]:
    chat = schema.chat.c
    query = select(schema.chat).where(chat.table_id == table, chat.id > after).order_by(chat.id.desc()).limit(KEPT)
    if person is not None:
        query = query.where(chat.account.not_in(select(schema.mutes.c.muted).where(schema.mutes.c.account == person.id)))
    rows = await house.database.rows(query)
    return [Chat(table, row.id, row.account, row.name, row.text, row.at) for row in reversed(rows)]


async def mute(house: House, person: Person, other: str, muted: bool) -> None:
    mutes = schema.mutes.c
    if muted:
        await house.database.write(
            house.database.insert(schema.mutes).values(account=person.id, muted=other).on_conflict_do_nothing()
        )
    else:
        await house.database.write(delete(schema.mutes).where(mutes.account == person.id, mutes.muted == other))
