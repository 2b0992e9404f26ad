"""Routes of the hall: open, find, join and start tables; records, replays and analysis afterwards."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from traktir.core.game import Game, Refused, Text
from traktir.core.record import Record
from traktir.core.state import State
from traktir.server import desk, play
from traktir.server.analysis import Job
from traktir.server.desk import Listed, OpenTable, Person, Which
from traktir.server.house import Decide
from traktir.server.live import chat
from traktir.server.live.frames import happened_since, lines_of, now_of, viewer_place
from traktir.server.live.messages import Chat, Happened, Now
from traktir.server.tables.entries import AnyEntry, Played
from traktir.server.tables.facts import Facts
from traktir.server.tables.records import record_of
from traktir.server.tables.rehearsal import rehearse
from traktir.server.tables.standing import Standing, opened
from traktir.server.web.keeper import Keeper
from traktir.server.web.who import OurKeeper, SignedIn, Visitor

TableId = Annotated[str, PathParameter(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=15)]


class TableNow(msgspec.Struct, frozen=True):
    facts: Facts
    version: int  # what a spectator knows of
    now: Now
    yours: list[int]


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat | None = None
    colour: Annotated[int, Meta(ge=0, le=15)] | None = None


class SeatOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class Colour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    colour: Annotated[int, Meta(ge=0, le=15)]


class HireBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: Annotated[str, Meta(max_length=40)]
    seat: Seat | None = None


class Opened(msgspec.Struct, frozen=True):
    id: str


class Step(msgspec.Struct, frozen=True):
    """One thing that happened, and the table after it as the seat saw it then."""

    happened: Happened
    view: Any
    ply: int | None = None  # decisions played before it; told only where nothing is hidden any more


class Replay(msgspec.Struct, frozen=True):
    facts: Facts
    seat: int | None
    steps: list[Step]


class FairRecord(msgspec.Struct, frozen=True):
    """A finished game for download, with what is needed to check the shuffle."""

    record: Record
    commitment: str
    table: str


def shown(standing: Standing, person: Person | None) -> TableNow:
    mine = standing.seats_of(person.id) if person is not None else []
    return TableNow(standing.facts, standing.counts[-1], now_of(standing, None), mine)


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(summary="Tables that are open, running, or one's own")
    async def listing(
        self,
        keeper: OurKeeper,
        visitor: Visitor,
        which: FromQuery[Which] = "open",
        game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    ) -> list[Listed]:
        return await desk.listing(keeper.house, which, visitor, game)

    @post(summary="Open a table")
    async def open(self, keeper: OurKeeper, me: SignedIn, data: JSONBody[OpenTable]) -> Opened:
        return Opened(await desk.open_table(keeper.house, me, data))

    @get("/{table:str}", summary="A table as a spectator sees it")
    async def table(self, keeper: OurKeeper, visitor: Visitor, table: TableId) -> TableNow:
        return shown((await keeper.house.newest(table)).standing, visitor)

    async def _act(self, keeper: Keeper, me: Person, table: str, decide: Decide) -> TableNow:
        await keeper.house.room(table)
        return shown(await keeper.house.act(table, decide), me)

    @post("/{table:str}/sit", status_code=200, summary="Take a seat")
    async def sit(self, keeper: OurKeeper, me: SignedIn, table: TableId, data: JSONBody[SitDown]) -> TableNow:
        return await self._act(keeper, me, table, lambda now: desk.sit(now, me, data.seat, data.colour))

    @post("/{table:str}/colour", status_code=200, summary="Choose a colour")
    async def colour(self, keeper: OurKeeper, me: SignedIn, table: TableId, data: JSONBody[Colour]) -> TableNow:
        return await self._act(keeper, me, table, lambda now: desk.recolour(now, me, data.seat, data.colour))

    @post("/{table:str}/stand", status_code=200, summary="Free a seat before the game; the host may free any")
    async def stand(self, keeper: OurKeeper, me: SignedIn, table: TableId, data: JSONBody[SeatOf]) -> TableNow:
        return await self._act(keeper, me, table, lambda now: desk.stand(now, me, data.seat))

    @post("/{table:str}/bot", status_code=200, summary="Give a free seat to a bot")
    async def bot(self, keeper: OurKeeper, me: SignedIn, table: TableId, data: JSONBody[HireBot]) -> TableNow:
        return await self._act(keeper, me, table, lambda now: desk.hire(now, me, data.seat, data.bot))

    @post("/{table:str}/start", status_code=200, summary="Begin the game")
    async def start(self, keeper: OurKeeper, me: SignedIn, table: TableId) -> TableNow:
        return await self._act(keeper, me, table, lambda now: desk.start(now, me))

    @post("/{table:str}/close", status_code=200, summary="Clear away a table that was not started")
    async def close(self, keeper: OurKeeper, me: SignedIn, table: TableId) -> TableNow:
        return await self._act(keeper, me, table, lambda now: desk.close(now, me))

    @post("/{table:str}/leave", status_code=200, summary="Leave a running game to a bot")
    async def leave(self, keeper: OurKeeper, me: SignedIn, table: TableId, data: JSONBody[SeatOf]) -> TableNow:
        return await self._act(keeper, me, table, lambda now: play.leave(now, me.id, data.seat))

    @post("/{table:str}/return", status_code=200, summary="Come back to a game that a bot plays on")
    async def come_back(self, keeper: OurKeeper, me: SignedIn, table: TableId, data: JSONBody[SeatOf]) -> TableNow:
        return await self._act(keeper, me, table, lambda now: play.come_back(now, me.id, data.seat))

    @post("/{table:str}/rematch", summary="The same again")
    async def rematch(self, keeper: OurKeeper, me: SignedIn, table: TableId) -> Opened:
        return Opened(await desk.rematch(keeper.house, me, table))

    @get("/{table:str}/chat", summary="What was said")
    async def chat(
        self, keeper: OurKeeper, visitor: Visitor, table: TableId, after: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0
    ) -> list[Chat]:
        await keeper.house.room(table)
        return await chat.lines(keeper.house, visitor, table, after)

    @get("/{table:str}/record", summary="The record of a finished game, for `traktir verify`")
    async def record(self, keeper: OurKeeper, table: TableId) -> Response[FairRecord]:
        standing = (await keeper.house.newest(table)).standing
        if standing.status not in ("over", "aborted"):
            raise Refused("refused-still-running")
        name = f'attachment; filename="{standing.facts.game}-{standing.facts.code}.json"'
        return Response(fair_record(standing), headers={"content-disposition": name})

    @get("/{table:str}/replay", summary="The game as one seat saw it; while it runs, only from one's own seat")
    async def replay(
        self,
        keeper: OurKeeper,
        visitor: Visitor,
        table: TableId,
        seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
        open: FromQuery[bool] = False,
    ) -> Replay:
        room = await keeper.house.newest(table)
        standing = room.standing
        if open:
            if standing.status not in ("over", "aborted"):
                raise Refused("refused-still-running")
            return Replay(standing.facts, None, open_steps(standing, room.rows))
        if seat is not None and (standing.status == "running" or seat >= len(standing.chairs)):
            play.at_seat(standing, visitor.id if visitor is not None else "", seat)
        happened = {event.version: event for event in happened_since(standing, room.rows, seat, 0)}
        steps = []
        at_row, place = opened(standing.facts, standing.seed), viewer_place(standing, seat)
        for entry, at in room.rows:
            before = at_row.counts[place]
            ready = None
            if isinstance(entry, Played):
                rehearsal = rehearse(at_row, entry.seat, entry.actions)
                ready = rehearsal.state, rehearsal.rng
            at_row = at_row.after(entry, at, ready)
            if at_row.counts[place] > before:
                view = standing.game.view(at_row.state, seat) if at_row.state is not None else None
                steps.append(Step(happened[at_row.counts[place]], view))
        return Replay(standing.facts, seat, steps)

    @post("/{table:str}/analysis", summary="Order an analysis of a finished game")
    async def analyse(self, keeper: OurKeeper, me: SignedIn, table: TableId) -> Job:
        return await keeper.jobs.order(me, (await keeper.house.newest(table)).standing)


class Jobs(Controller):
    path = "/api/jobs"
    tags = ("tables",)

    @get("/{job:str}", summary="How far an analysis is, and what it found")
    async def job(self, keeper: OurKeeper, job: TableId) -> Job:
        return await keeper.jobs.find(job)


class Codes(Controller):
    path = "/api/codes"
    tags = ("tables",)

    @get("/{code:str}", summary="The table behind a short code")
    async def code(self, keeper: OurKeeper, code: Annotated[str, PathParameter(min_length=1, max_length=12)]) -> Opened:
        return Opened(await desk.by_code(keeper.house, code))


def open_steps(standing: Standing, rows: list[tuple[AnyEntry, int]]) -> list[Step]:
    """A finished game with every card open: each player's things as that player saw them, each decision as its maker was told."""
    steps: list[Step] = []
    ply = 0
    at_row = opened(standing.facts, standing.seed)
    for entry, at in rows:
        told: tuple[Text, ...] = ()
        ready = None
        before = ply
        if isinstance(entry, Played):
            rehearsal = rehearse(at_row, entry.seat, entry.actions)
            told, ready = rehearsal.told[entry.seat], (rehearsal.state, rehearsal.rng)
            ply += len(entry.actions)
        at_row = at_row.after(entry, at, ready)
        view = open_view(standing.game, at_row.state, len(standing.chairs)) if at_row.state is not None else None
        steps.append(Step(Happened(len(steps) + 1, at, lines_of(entry, told)), view, before))
    return steps


def open_view(game: Game[Any], state: State, seats: int) -> Any:
    """What a spectator sees, with what lies before each player as that player sees it."""
    shared = msgspec.to_builtins(game.view(state, None))
    for place in ("players", "kingdoms"):
        if place in shared:
            shared[place] = [msgspec.to_builtins(game.view(state, seat))[place][seat] for seat in range(seats)]
    return shared


def fair_record(standing: Standing) -> FairRecord:
    return FairRecord(record_of(standing), standing.facts.commitment, standing.facts.id)
