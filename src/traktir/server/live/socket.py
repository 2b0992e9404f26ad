"""One websocket: what its person asks for is done or refused, what they may know is sent in order."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from traktir.core.game import Refused
from traktir.server import figures, play
from traktir.server.desk import Person
from traktir.server.live.chat import say
from traktir.server.live.door import framed
from traktir.server.live.messages import (
    Abort,
    Answer,
    Because,
    Commit,
    Committed,
    Consult,
    Consulted,
    Done,
    Draft,
    Drafted,
    Hint,
    Hinted,
    Message,
    Ping,
    Pong,
    Refusal,
    Request,
    Resign,
    Say,
    Undo,
    Unwatch,
    Watch,
    Watching,
    Welcome,
    Why,
)
from traktir.server.live.room import Room
from traktir.server.storage.database import now
from traktir.server.tables import rehearsal
from traktir.server.tables.standing import Standing

if TYPE_CHECKING:
    from traktir.server.web.keeper import Keeper

logger = logging.getLogger("traktir.socket")
MOST_WATCHED = 50
MOST_WAITING = 100  # requests that one socket may have open

_decoder = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()


class Client:
    """A person at a socket, whose own `write` takes whole frames."""

    def __init__(self, keeper: Keeper, person: Person, write: Callable[[bytes], None]) -> None:
        self.keeper = keeper
        self.house = keeper.house
        self.person = person
        self.hear = write
        self.watched: dict[tuple[str, int | None], Room] = {}
        self.waiting: deque[Request] = deque()
        self.answering = False
        self.key = f"{id(self)}"

    def tell(self, message: Message) -> None:
        self.hear(framed(_encoder.encode(message)))

    def welcome(self) -> None:
        self.tell(Welcome(self.person.id, self.person.name, now()))

    def receive(self, data: bytes) -> None:
        """Requests of one socket are answered one after the other."""
        if len(self.waiting) >= MOST_WAITING or not self.keeper.limits.messages.take(self.key):
            self.refuse("", Refused("refused-too-much"))
            return
        try:
            request = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse("", Refused("refused-message"))
            return
        self.waiting.append(request)
        if not self.answering:
            self.answering = True
            self.house.begin(self._answer_all())

    async def _answer_all(self) -> None:
        try:
            while self.waiting:
                await self.answer(self.waiting.popleft())
        finally:
            self.answering = False

    async def answer(self, request: Request) -> None:
        try:
            await _HANDLERS[type(request)](self, request)
        except play.Stale as stale:
            await self._show_newest(request)
            self.refuse(request.re, stale, stale=True)
        except Refused as refused:
            self.refuse(request.re, refused)
        except Exception:
            logger.exception("request failed", extra={"request": type(request).__name__})
            self.refuse(request.re, Refused("refused-fault"))

    def refuse(self, re: str, refused: Refused, stale: bool = False) -> None:
        figures.REFUSALS.inc()
        self.tell(Refusal(re, refused.text, refused.clause, stale))

    def leave(self) -> None:
        """What has begun is finished; what still waits is forgotten."""
        self.waiting.clear()
        for (_, seat), room in self.watched.items():
            self._look_away(room, seat)
        self.watched.clear()

    def _look_away(self, room: Room, seat: int | None) -> None:
        before = room.present()
        room.unwatch(self, seat)
        if room.present() != before:
            self.house.show_presence(room)

    async def _show_newest(self, request: Any) -> None:
        room = await self.house.newest(request.table)
        if self.person.id == room.standing.chairs[request.seat].account:
            room.tell([self], request.seat, [])

    # what can be asked for

    async def watch(self, ask: Watch) -> None:
        if len(self.watched) >= MOST_WATCHED:
            raise Refused("refused-too-much")
        room = await self.house.newest(ask.table)
        standing = room.standing
        if ask.seat is not None:
            play.at_seat(standing, self.person.id, ask.seat)
        before = room.present()
        room.watch(self, ask.seat)
        self.watched[ask.table, ask.seat] = room
        self.tell(Watching(ask.re, ask.table, ask.seat, standing.facts))
        room.catch_up(self, ask.seat, ask.since)
        if room.present() != before:
            self.house.show_presence(room)
        else:
            room.tell_presence([self])

    async def unwatch(self, ask: Unwatch) -> None:
        room = self.watched.pop((ask.table, ask.seat), None)
        if room is not None:
            self._look_away(room, ask.seat)
        self.tell(Done(ask.re))

    async def draft(self, ask: Draft) -> None:
        room = await self._current(ask)
        standing = room.standing
        play.in_turn(standing, self.person.id, ask.seat, ask.version)
        tried = rehearsal.draft(standing, ask.seat, ask.actions)
        game = standing.game
        moves = [] if tried.ready else game.moves(tried.state)
        prompt = None if tried.ready else game.prompt(tried.state)
        view = game.view(tried.state, ask.seat)
        self.tell(Drafted(ask.re, ask.table, ask.seat, standing.counts[ask.seat], ask.actions, tried.ready, view, moves, prompt))

    async def commit(self, ask: Commit) -> None:
        room = await self._current(ask)
        with suppress(play.AlreadyPlayed):
            await self.house.go_on(room, lambda now: play.commit(now, self.person.id, ask.seat, ask.version, ask.actions, ask.id))
        standing = room.standing
        self.tell(Committed(ask.re, ask.table, ask.seat, ask.id, standing.counts[ask.seat]))

    async def _current(self, ask: Draft | Commit | Why) -> Room:
        """The room, read on when the client has seen more of it than this process (through another one)."""
        room = await self.house.room(ask.table)
        if ask.seat < len(room.standing.chairs) and ask.version > room.standing.counts[ask.seat]:
            room = await self.house.newest(ask.table)
        return room

    async def _agree(self, ask: Undo | Abort | Answer) -> None:
        await self.house.act(ask.table, play.agreed)
        self.tell(Done(ask.re))

    async def undo(self, ask: Undo) -> None:
        await self.house.act(ask.table, lambda now: play.undo(now, self.person.id, ask.seat))
        await self._agree(ask)

    async def abort(self, ask: Abort) -> None:
        await self.house.act(ask.table, lambda now: play.abort(now, self.person.id, ask.seat))
        await self._agree(ask)

    async def answer_offer(self, ask: Answer) -> None:
        await self.house.act(ask.table, lambda now: play.answer(now, self.person.id, ask.seat, ask.what, ask.yes))
        await self._agree(ask)

    async def resign(self, ask: Resign) -> None:
        await self.house.act(ask.table, lambda now: play.resign(now, self.person.id, ask.seat))
        self.tell(Done(ask.re))

    async def say(self, ask: Say) -> None:
        self.keeper.limits.chat(self.person.id)
        room = await self.house.room(ask.table)
        await say(self.house, room, self.person, ask.text)
        self.tell(Done(ask.re))

    async def hint(self, ask: Hint) -> None:
        self.keeper.limits.hints(self.person.id)
        room = await self.house.newest(ask.table)
        standing: Standing = room.standing
        play.in_turn(standing, self.person.id, ask.seat, standing.counts[ask.seat])
        if standing.facts.rated:
            raise Refused("refused-hint-rated")
        name, action = await self.keeper.hint(standing, ask.seat)
        move = standing.game.move(standing.state, action)
        self.tell(Hinted(ask.re, ask.table, ask.seat, standing.counts[ask.seat], name, move))

    async def why(self, ask: Why) -> None:
        room = await self._current(ask)
        standing = room.standing
        play.in_turn(standing, self.person.id, ask.seat, ask.version)
        tried = rehearsal.draft(standing, ask.seat, ask.actions)
        refused: Refused | None = None
        try:
            standing.game.choose(tried.state, ask.notation)
        except Refused as reason:
            refused = reason
        text, clause = (refused.text, refused.clause) if refused is not None else (None, "")
        self.tell(Because(ask.re, ask.table, ask.seat, text, clause))

    async def consult(self, ask: Consult) -> None:
        room = await self.house.room(ask.table)
        standing = room.standing
        play.at_seat(standing, self.person.id, ask.seat)
        if standing.status != "running":
            raise Refused("refused-not-running")
        # from what the seat knows, as everything else it is told
        state, game = standing.state, standing.game
        answer = game.routes(state, ask.seat) if ask.what == "routes" else game.wish(state, ask.seat, ask.args)
        self.tell(Consulted(ask.re, ask.table, ask.seat, answer))

    async def ping(self, ask: Ping) -> None:
        self.tell(Pong(ask.re, now()))


_HANDLERS: Final[dict[type, Callable[..., Awaitable[None]]]] = {
    Watch: Client.watch,
    Unwatch: Client.unwatch,
    Draft: Client.draft,
    Commit: Client.commit,
    Undo: Client.undo,
    Abort: Client.abort,
    Answer: Client.answer_offer,
    Resign: Client.resign,
    Say: Client.say,
    Hint: Client.hint,
    Why: Client.why,
    Consult: Client.consult,
    Ping: Client.ping,
}
