"""A table as one process holds it: how it stands, its log, and who is watching here."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from traktir.core.game import Text
from traktir.server.live.door import framed
from traktir.server.live.frames import happened_since, lines_of, update_of, viewer_place
from traktir.server.live.messages import Happened, Present
from traktir.server.tables.entries import AnyEntry, Played
from traktir.server.tables.standing import Standing

_encoder = msgspec.json.Encoder()


class Listener(Protocol):
    """Somebody at the other end of a socket."""

    def hear(self, frame: bytes) -> None: ...


class Room:
    def __init__(self, standing: Standing, rows: list[tuple[AnyEntry, int]]) -> None:
        self.standing = standing
        self.rows = rows
        self.lock = asyncio.Lock()
        self.thinking = False  # a bot of this table is being asked by this process
        self.used_at = 0
        self.watchers: dict[int | None, set[Listener]] = {}
        self.elsewhere: dict[str, list[int]] = {}  # seats that are looked from in other processes

    def advance(self, entry: AnyEntry, at: int, then: Standing, told: tuple[tuple[Text, ...], ...]) -> None:
        """One entry further, and everybody here who may know of it hears it."""
        before, self.standing = self.standing, then
        self.rows.append((entry, at))
        place = {seat: viewer_place(then, seat) for seat in self.watchers}
        seats = [seat for seat, viewer in place.items() if then.counts[viewer] != before.counts[viewer]]
        views = then.game.views(then.state, seats) if seats and then.state is not None else [None] * len(seats)
        for seat, view in zip(seats, views, strict=True):
            lines = lines_of(entry, told[place[seat]] if isinstance(entry, Played) else ())
            self.tell(self.watchers[seat], seat, [Happened(then.counts[place[seat]], at, lines)], view)

    def tell(self, listeners: Iterable[Listener], seat: int | None, events: list[Happened], view: Any = None) -> None:
        frame = framed(_encoder.encode(update_of(self.standing, seat, events, view)))
        for listener in listeners:
            listener.hear(frame)

    def catch_up(self, listener: Listener, seat: int | None, since: int | None) -> None:
        """From the version a viewer saw last to the newest; without one, only how the table stands."""
        events: list[Happened] = []
        if since is not None and since < self.standing.counts[viewer_place(self.standing, seat)]:
            events = happened_since(self.standing, self.rows, seat, since)
        self.tell([listener], seat, events)

    def watch(self, listener: Listener, seat: int | None) -> None:
        self.watchers.setdefault(seat, set()).add(listener)

    def unwatch(self, listener: Listener, seat: int | None) -> None:
        listeners = self.watchers.get(seat)
        if listeners is not None:
            listeners.discard(listener)
            if not listeners:
                del self.watchers[seat]

    def here(self) -> list[int]:
        """Seats that somebody is looking from in this process."""
        return sorted(seat for seat in self.watchers if seat is not None)

    def present(self) -> list[int]:
        return sorted({*self.here(), *(seat for seats in self.elsewhere.values() for seat in seats)})

    def tell_presence(self, listeners: Iterable[Listener]) -> None:
        frame = framed(_encoder.encode(Present(self.standing.facts.id, self.present())))
        for listener in listeners:
            listener.hear(frame)

    def listeners(self) -> set[Listener]:
        return set().union(*self.watchers.values())
