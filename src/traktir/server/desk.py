"""The desk in the hall: tables are opened, found, joined, started and played again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import func, insert, select

from traktir.core.game import Refused, Setting
from traktir.games import game as game_of
from traktir.server.house import Deed, House, NoTable
from traktir.server.play import at_seat
from traktir.server.storage import schema
from traktir.server.storage.database import now
from traktir.server.tables.clocks import OPEN_FOR
from traktir.server.tables.entries import Aborted, Hired, Rematched, Sat, Started, Stood
from traktir.server.tables.facts import Clock, Facts, Undo, commitment_of, fresh_code, fresh_id, fresh_seed
from traktir.server.tables.standing import Chair, Standing, Status
from traktir.server.thinking import own_bot

MOST_OPEN = 20  # tables that one person may have open or running as their host
COLOURS = 16


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str = "en"
    guest: bool = True


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    mode: Annotated[str, Meta(max_length=40)] = "base"
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    private: bool = False
    rated: bool = False
    clock: Clock | None = None
    undo: Undo = "house"
    sit: bool = True  # the host takes the first seat
    bots: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = {}  # seat number -> bot


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: nothing of the game itself."""

    id: str
    code: str
    game: str
    setting: Setting
    status: Status
    host: str
    rated: bool
    private: bool
    clock: Clock | None
    chairs: list[Chair]
    updated_at: int


async def open_table(house: House, host: Person, wish: OpenTable, rematch_of: str | None = None) -> str:
    game = game_of(wish.game)
    setting = Setting(wish.seats, wish.mode, wish.options)
    game.options(setting)
    if len(msgspec.json.encode(wish.options)) > 4096:
        raise Refused("refused-options", why="too long")
    hired = {}
    for place, bot in wish.bots.items():
        if not (place.isascii() and place.isdigit() and len(place) < 3 and int(place) < wish.seats):
            raise Refused("refused-seat", seat=place[:8], last=wish.seats - 1)
        own_bot(bot)
        hired[int(place)] = bot
    if wish.sit and len(hired) >= wish.seats:
        raise Refused("refused-no-free-seat")
    tables = schema.tables.c
    hosting = select(func.count()).where(tables.status.in_(("open", "running")), tables.host == host.id)
    if (await house.database.row(hosting))[0] >= MOST_OPEN:
        raise Refused("refused-too-many-tables", most=MOST_OPEN)
    seed = fresh_seed()
    facts = Facts(
        id=fresh_id(),
        code=fresh_code(),
        game=wish.game,
        rules_version=game.about.rules_version,
        setting=setting,
        host=host.id,
        commitment=commitment_of(seed),
        created_at=now(),
        private=wish.private,
        rated=wish.rated,
        clock=wish.clock,
        undo="never" if wish.rated else wish.undo,
        rematch_of=rematch_of,
    )
    await house.database.write(
        insert(schema.tables).values(
            id=facts.id,
            code=facts.code,
            game=facts.game,
            facts=msgspec.json.encode(facts).decode(),
            seed=seed,
            host=host.id,
            private=facts.private,
            rated=facts.rated,
            created_at=facts.created_at,
            status="open",
            due_at=facts.created_at + OPEN_FOR,
            updated_at=facts.created_at,
            settled=False,
        )
    )
    for seat, name in hired.items():
        await house.act(facts.id, lambda standing, seat=seat, name=name: hire(standing, host, seat, name))  # type: ignore[misc]
    if wish.sit:
        await house.act(facts.id, lambda standing: sit(standing, host, None, None))
    return facts.id


def _open(standing: Standing) -> None:
    if standing.status != "open":
        raise Refused("refused-not-open")


def _host(standing: Standing, person: Person) -> None:
    if standing.facts.host != person.id:
        raise Refused("refused-not-host")


def _free_seat(standing: Standing, seat: int | None) -> int:
    free = [s for s, chair in enumerate(standing.chairs) if chair.free]
    if seat is None:
        if not free:
            raise Refused("refused-no-free-seat")
        return free[0]
    if seat not in free:
        raise Refused("refused-seat-taken", seat=seat + 1)
    return seat


def _free_colour(standing: Standing, seat: int, colour: int | None) -> int:
    taken = {chair.colour for s, chair in enumerate(standing.chairs) if not chair.free and s != seat}
    if colour is not None:
        if colour in taken:
            raise Refused("refused-colour-taken")
        return colour
    return min(set(range(COLOURS + len(standing.chairs))) - taken, key=lambda c: (c != seat, c))


def sit(standing: Standing, person: Person, seat: int | None, colour: int | None) -> Deed:
    _open(standing)
    if standing.facts.rated and standing.seats_of(person.id):
        raise Refused("refused-one-seat-when-rated")
    seat = _free_seat(standing, seat)
    return Deed(Sat(seat, person.id, person.name, _free_colour(standing, seat, colour)))


def recolour(standing: Standing, person: Person, seat: int, colour: int) -> Deed:
    _open(standing)
    at_seat(standing, person.id, seat)
    return Deed(Sat(seat, person.id, person.name, _free_colour(standing, seat, colour)))


def stand(standing: Standing, person: Person, seat: int) -> Deed:
    """One's own seat, or, for the host, anybody's."""
    _open(standing)
    if not 0 <= seat < len(standing.chairs) or standing.chairs[seat].free:
        raise Refused("refused-not-your-seat", seat=seat + 1)
    if standing.facts.host != person.id:
        at_seat(standing, person.id, seat)
    return Deed(Stood(seat))


def hire(standing: Standing, person: Person, seat: int | None, bot: str) -> Deed:
    _open(standing)
    _host(standing, person)
    own_bot(bot)
    seat = _free_seat(standing, seat)
    return Deed(Hired(seat, bot, _free_colour(standing, seat, None)))


def start(standing: Standing, person: Person) -> Deed:
    _open(standing)
    _host(standing, person)
    if any(chair.free for chair in standing.chairs):
        raise Refused("refused-free-seats")
    people = {chair.account for chair in standing.chairs if chair.account is not None}
    if not people or (standing.facts.rated and len(people) < 2):
        raise Refused("refused-too-few-people")
    return Deed(Started())


def close(standing: Standing, person: Person) -> Deed:
    _open(standing)
    _host(standing, person)
    return Deed(Aborted())


async def rematch(house: House, person: Person, id: str) -> str:
    """The same again; whoever asks first opens it, everybody else is led there."""
    standing = (await house.newest(id)).standing
    if standing.rematch is not None:
        return standing.rematch
    if not standing.seats_of(person.id):
        raise Refused("refused-not-your-table")
    if standing.status not in ("over", "aborted"):
        raise Refused("refused-still-running")
    facts = standing.facts
    bots = {str(seat): c.bot for seat, c in enumerate(standing.chairs) if c.account is None and c.bot is not None}
    wish = OpenTable(
        facts.game,
        facts.setting.seats,
        facts.setting.mode,
        facts.setting.options,
        facts.private,
        facts.rated,
        facts.clock,
        facts.undo,
        bots=bots,
    )
    fresh = await open_table(house, person, wish, rematch_of=id)

    def once(standing: Standing) -> Deed | None:
        return Deed(Rematched(fresh)) if standing.rematch is None else None

    then = await house.act(id, once)
    if then.rematch != fresh:
        await house.act(fresh, lambda standing: close(standing, person))
    assert then.rematch is not None
    return then.rematch


async def by_code(house: House, code: str) -> str:
    row = await house.database.row(select(schema.tables.c.id).where(schema.tables.c.code == code.upper()))
    if row is None:
        raise NoTable
    id: str = row.id
    return id


Which = Literal["open", "running", "mine"]


async def listing(house: House, which: Which, person: Person | None, game: str | None, most: int = 100) -> list[Listed]:
    tables, seats = schema.tables.c, schema.seats.c
    query = select(tables.id, tables.facts, tables.status, tables.updated_at)
    if which == "mine":
        if person is None:
            return []
        held = select(seats.table_id).where(seats.account == person.id)
        query = query.where(tables.id.in_(held))
    else:
        query = query.where(tables.status == which, tables.private.is_(False))
    if game is not None:
        query = query.where(tables.game == game)
    rows = await house.database.rows(query.order_by(tables.updated_at.desc()).limit(most))
    held_by = await chairs_of(house, [row.id for row in rows])
    listed = []
    for row in rows:
        facts = msgspec.json.decode(row.facts, type=Facts)
        chairs = held_by.get(row.id, {})
        listed.append(
            Listed(
                id=facts.id,
                code=facts.code,
                game=facts.game,
                setting=facts.setting,
                status=row.status,
                host=facts.host,
                rated=facts.rated,
                private=facts.private,
                clock=facts.clock,
                chairs=[chairs.get(seat, Chair(colour=seat)) for seat in range(facts.setting.seats)],
                updated_at=row.updated_at,
            )
        )
    return listed


async def chairs_of(house: House, ids: list[str]) -> dict[str, dict[int, Chair]]:
    seats, accounts = schema.seats.c, schema.accounts.c
    query = (
        select(seats.table_id, seats.seat, seats.account, seats.bot, accounts.name)
        .join_from(schema.seats, schema.accounts, seats.account == accounts.id, isouter=True)
        .where(seats.table_id.in_(ids))
    )
    found: dict[str, dict[int, Chair]] = {}
    for row in await house.database.rows(query):
        found.setdefault(row.table_id, {})[row.seat] = Chair(row.account, row.name or "", row.bot, row.seat)
    return found
