"""Every message of the websocket. `docs/protocol.md` tells their order; `web/src/protocol.ts` is generated from this file.

A viewer is a seat, or nobody's seat for a spectator. Versions count what one viewer knows of: no number tells more than that.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from traktir.core.game import Move, ScoreSheet, Text
from traktir.server.tables.entries import Question
from traktir.server.tables.facts import Facts
from traktir.server.tables.standing import Chair, Outcome, Status

Id = Annotated[str, Meta(min_length=1, max_length=24)]
Mark = Annotated[str, Meta(max_length=40)]  # chosen by the client
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Actions = Annotated[list[Annotated[int, Meta(ge=0, le=100_000)]], Meta(max_length=64)]

# what a client says


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower, kw_only=True):
    re: Mark = ""  # comes back in the answer


class Watch(Ask, frozen=True):
    """Follow a table from a seat of one's own, or as a spectator. `since`: the last version seen; what came after is told."""

    table: Id
    seat: SeatNumber | None = None
    since: Version | None = None


class Unwatch(Ask, frozen=True):
    table: Id
    seat: SeatNumber | None = None


class Draft(Ask, frozen=True):
    """Try actions out: nobody else sees it, nothing is kept."""

    table: Id
    seat: SeatNumber
    version: Version
    actions: Actions = []


class Commit(Ask, frozen=True):
    """Play. `id` names the move: sent twice, it is played once."""

    table: Id
    seat: SeatNumber
    version: Version
    actions: Actions
    id: Annotated[str, Meta(min_length=1, max_length=40)]


class Undo(Ask, frozen=True):
    """Take the own last move back: at once where it gave nothing away, else everybody is asked."""

    table: Id
    seat: SeatNumber


class Abort(Ask, frozen=True):
    """Propose to break the game off."""

    table: Id
    seat: SeatNumber


class Answer(Ask, frozen=True):
    table: Id
    seat: SeatNumber
    what: Question
    yes: bool


class Resign(Ask, frozen=True):
    table: Id
    seat: SeatNumber


class Say(Ask, frozen=True):
    table: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Hint(Ask, frozen=True):
    """What a bot would do here; casual games only."""

    table: Id
    seat: SeatNumber


class Why(Ask, frozen=True):
    """Why a decision cannot be taken after this draft, with the rule."""

    table: Id
    seat: SeatNumber
    version: Version
    notation: Annotated[str, Meta(min_length=1, max_length=200)]
    actions: Actions = []


class Consult(Ask, frozen=True):
    """Ask a map: where one's boot can go now, or what a wished journey lacks."""

    table: Id
    seat: SeatNumber
    what: Literal["routes", "wish"]
    args: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)] = []


class Ping(Ask, frozen=True):
    pass


Request = Watch | Unwatch | Draft | Commit | Undo | Abort | Answer | Resign | Say | Hint | Why | Consult | Ping

# what the house says


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    pass


class Welcome(Message, frozen=True):
    account: str
    name: str
    now: int  # the house's clock, milliseconds


class ClockNow(msgspec.Struct, frozen=True):
    since: int  # when the turn began
    deadline: int | None
    left: list[int]  # reserves in milliseconds, by seat; empty when there are none


class OfferNow(msgspec.Struct, frozen=True):
    what: Question
    seat: int
    agreed: list[int]


class Sentence(msgspec.Struct, frozen=True):
    """A sentence about something that happened; the seat is who did it."""

    seat: int | None
    text: Text


class Happened(msgspec.Struct, frozen=True):
    version: int
    at: int
    lines: list[Sentence]


class Now(msgspec.Struct, frozen=True):
    """The table as one viewer may know it."""

    status: Status
    chairs: list[Chair]
    turn: int
    view: Any = None  # the game's own view
    moves: list[Move] = []  # to the seat in turn
    prompt: Text | None = None
    clause: str = ""
    clock: ClockNow | None = None
    offer: OfferNow | None = None
    result: Outcome | None = None
    sheet: ScoreSheet | None = None  # when the game is over
    seed: str | None = None  # when the game is over: `traktir verify` checks it against the commitment
    rematch: str | None = None


class Watching(Message, frozen=True):
    re: str
    table: str
    seat: int | None
    facts: Facts


class Update(Message, frozen=True):
    """What happened, in order and without gaps, and how the table stands after it."""

    table: str
    seat: int | None
    version: int
    events: list[Happened]
    now: Now


class Drafted(Message, frozen=True):
    """`ready`: the last action draws chance, shows something or ends the turn; it is not carried out in this view."""

    re: str
    table: str
    seat: int
    version: int
    actions: list[int]
    ready: bool
    view: Any
    moves: list[Move]
    prompt: Text | None


class Committed(Message, frozen=True):
    """The move is stored; it is part of `version`."""

    re: str
    table: str
    seat: int
    id: str
    version: int


class Done(Message, frozen=True):
    re: str


class Refusal(Message, frozen=True):
    """Nothing was changed. `stale`: the newest state has been sent before this."""

    re: str
    text: Text
    clause: str = ""
    stale: bool = False


class Chat(Message, frozen=True):
    table: str
    id: int
    account: str
    name: str
    text: str
    at: int


class Present(Message, frozen=True):
    """The seats that somebody is looking from now; the others are away, or bots'."""

    table: str
    seats: list[int]


class Hinted(Message, frozen=True):
    re: str
    table: str
    seat: int
    version: int
    bot: str
    move: Move


class Because(Message, frozen=True):
    """No text: there is nothing against it."""

    re: str
    table: str
    seat: int
    text: Text | None
    clause: str = ""


class Consulted(Message, frozen=True):
    re: str
    table: str
    seat: int
    answer: Any


class Pong(Message, frozen=True):
    re: str
    now: int


Reply = Welcome | Watching | Update | Drafted | Committed | Done | Refusal | Chat | Present | Hinted | Because | Consulted | Pong
