"""A place at one table: what it sees, in order, and what it does."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from traktir.server.live.messages import (
    Abort,
    Answer,
    Commit,
    Committed,
    Draft,
    Drafted,
    Happened,
    Hint,
    Hinted,
    Now,
    Present,
    Resign,
    Say,
    Undo,
    Update,
    Watch,
)
from traktir.server.tables.entries import Question

if TYPE_CHECKING:
    from traktir.client.visitor import Line


class Gap(Exception):
    """An event is missing or came twice: never, if the house keeps its word."""


class Seat:
    def __init__(self, line: Line, table: str, seat: int | None, version: int) -> None:
        self.line = line
        self.table = table
        self.seat = seat
        self.version = version
        self.now: Now | None = None
        self.events: list[Happened] = []
        self.news = asyncio.Event()
        self.present: list[int] = []  # seats that somebody is looking from
        self.company = asyncio.Event()
        self.fault: Gap | None = None

    # seeing

    def update(self, message: Update) -> None:
        fresh = self.now is None and not message.events
        for event in message.events:
            if event.version != self.version + 1:
                self.fault = Gap(f"{event.version} after {self.version}")
            self.version = event.version
        if not fresh and message.version != self.version:
            self.fault = Gap(f"at {message.version}, but told up to {self.version}")
        self.version = message.version
        self.events += message.events
        self.now = message.now
        self.news.set()

    def see(self, message: Present) -> None:
        self.present = message.seats
        self.company.set()

    async def sees(self, *seats: int) -> None:
        """Until exactly these are there."""
        while self.present != list(seats):
            await self.company.wait()
            self.company.clear()

    def lost(self) -> None:
        self.news.set()

    async def shown(self) -> None:
        """Until the table has been seen at all."""
        await self.news.wait()
        if self.now is None:
            raise ConnectionError("the line is dead")

    async def changed(self) -> Now:
        """The next news of this table."""
        await self.news.wait()
        self.news.clear()
        if self.fault is not None:
            raise self.fault
        if self.line.ended.is_set():
            raise ConnectionError("the line is dead")
        assert self.now is not None
        return self.now

    async def my_turn(self) -> Now | None:
        """Wait until this seat decides; None when the game is over."""
        while True:
            if self.now is not None:
                if self.now.status in ("over", "aborted"):
                    return None
                if self.now.turn == self.seat and self.now.moves:
                    return self.now
            await self.changed()

    async def over(self) -> Now:
        while self.now is None or self.now.status not in ("over", "aborted"):
            await self.changed()
        return self.now

    async def again(self, line: Line) -> Seat:
        """Take up the table on a new line, from the last version seen."""
        self.line = line
        self.news.clear()
        line.seats[self.table, self.seat] = self
        await line.ask(Watch(table=self.table, seat=self.seat, since=self.version))
        return self

    # doing

    def _mine(self) -> int:
        if self.seat is None:
            raise ValueError("spectators do not play")
        return self.seat

    async def draft(self, actions: list[int]) -> Drafted:
        ask = Draft(table=self.table, seat=self._mine(), version=self.version, actions=actions)
        answer: Drafted = await self.line.ask(ask)
        return answer

    async def commit(self, actions: list[int], id: str | None = None) -> Committed:
        move = id or secrets.token_hex(8)
        ask = Commit(table=self.table, seat=self._mine(), version=self.version, actions=actions, id=move)
        answer: Committed = await self.line.ask(ask)
        return answer

    async def undo(self) -> None:
        await self.line.ask(Undo(table=self.table, seat=self._mine()))

    async def abort(self) -> None:
        await self.line.ask(Abort(table=self.table, seat=self._mine()))

    async def answer(self, what: Question, yes: bool) -> None:
        await self.line.ask(Answer(table=self.table, seat=self._mine(), what=what, yes=yes))

    async def resign(self) -> None:
        await self.line.ask(Resign(table=self.table, seat=self._mine()))

    async def hint(self) -> Hinted:
        answer: Hinted = await self.line.ask(Hint(table=self.table, seat=self._mine()))
        return answer

    async def say(self, text: str) -> None:
        await self.line.ask(Say(table=self.table, text=text))
