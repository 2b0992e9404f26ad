"""When a game is over: places are entered and, in rated games, ratings change. Exactly once, whoever does it."""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from traktir.server.house import House
from traktir.server.storage import schema
from traktir.server.tables.standing import Standing

MODEL = PlackettLuce()


async def settle(house: House, standing: Standing) -> None:
    result = standing.result
    assert result is not None
    tables, seats = schema.tables.c, schema.seats.c
    id = standing.facts.id
    async with house.database.writing() as connection:
        mine = update(schema.tables).where(tables.id == id, tables.settled.is_(False)).values(settled=True, due_at=None)
        if (await connection.execute(mine)).rowcount != 1:
            await connection.execute(update(schema.tables).where(tables.id == id).values(due_at=None))
            return
        for seat, place in enumerate(result.ranking):
            entered = update(schema.seats).where(seats.table_id == id, seats.seat == seat).values(place=place)
            await connection.execute(entered)
        if standing.facts.rated:
            await rate(connection, house, standing)


async def rate(connection: AsyncConnection, house: House, standing: Standing) -> None:
    """Persons only: a bot has no rating to win."""
    assert standing.result is not None
    game = standing.facts.game
    people = [(chair.account, standing.result.ranking[seat]) for seat, chair in enumerate(standing.chairs) if chair.account]
    if len(people) < 2:
        return
    ratings = schema.ratings.c
    query = select(schema.ratings).where(ratings.game == game, ratings.account.in_([account for account, _ in people]))
    known: dict[str, Any] = {row.account: row for row in await connection.execute(query)}
    teams = []
    for account, _ in people:
        row = known.get(account)
        teams.append([MODEL.rating(mu=row.mu, sigma=row.sigma) if row else MODEL.rating()])
    rated = MODEL.rate(teams, ranks=[float(place) for _, place in people])
    for (account, _), (fresh,) in zip(people, rated, strict=True):
        games = known[account].games + 1 if account in known else 1
        values = {"mu": fresh.mu, "sigma": fresh.sigma, "games": games}
        upsert = house.database.insert(schema.ratings).values(account=account, game=game, **values)
        await connection.execute(upsert.on_conflict_do_update(index_elements=["account", "game"], set_=values))
