"""A person's games and numbers, and the best of each game."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import func, select

from traktir.server.storage import schema
from traktir.server.storage.database import Database


class Rating(msgspec.Struct, frozen=True):
    account: str
    name: str
    game: str
    rating: float  # mu - 3 sigma: what one may rely on
    games: int


class Played(msgspec.Struct, frozen=True):
    table: str
    game: str
    status: str
    seat: int
    place: int | None
    created_at: int


class Statistics(msgspec.Struct, frozen=True):
    game: str
    games: int
    wins: int


class Profile(msgspec.Struct, frozen=True):
    id: str
    name: str
    ratings: list[Rating]
    statistics: list[Statistics]
    last: list[Played]


def _ratings(where: Any) -> Any:
    ratings, accounts = schema.ratings.c, schema.accounts.c
    joined = select(schema.ratings, accounts.name).join_from(schema.ratings, schema.accounts, ratings.account == accounts.id)
    return joined.where(where).order_by((ratings.mu - 3 * ratings.sigma).desc()).limit(100)


def _rating(row: Any) -> Rating:
    return Rating(row.account, row.name, row.game, round(row.mu - 3 * row.sigma, 2), row.games)


async def best(database: Database, game: str) -> list[Rating]:
    return [_rating(row) for row in await database.rows(_ratings(schema.ratings.c.game == game))]


async def profile(database: Database, account: str) -> Profile | None:
    """What anybody may see: finished, open games only; private tables stay private."""
    row = await database.row(select(schema.accounts).where(schema.accounts.c.id == account))
    if row is None:
        return None
    seats, tables = schema.seats.c, schema.tables.c
    mine = select(tables.id, tables.game, tables.status, seats.seat, seats.place, tables.created_at).join_from(
        schema.seats, schema.tables, seats.table_id == tables.id
    )
    mine = mine.where(seats.account == account, tables.status == "over", tables.private.is_(False))
    last = await database.rows(mine.order_by(tables.created_at.desc()).limit(50))
    counted = select(tables.game, func.count().label("games"), func.count().filter(seats.place == 1).label("wins"))
    counted = counted.join_from(schema.seats, schema.tables, seats.table_id == tables.id)
    counted = counted.where(seats.account == account, tables.status == "over").group_by(tables.game)
    rated = await database.rows(_ratings(schema.ratings.c.account == account))
    return Profile(
        row.id,
        row.name,
        [_rating(r) for r in rated],
        [Statistics(r.game, r.games, r.wins) for r in await database.rows(counted)],
        [Played(r.id, r.game, r.status, r.seat, r.place, r.created_at) for r in last],
    )
