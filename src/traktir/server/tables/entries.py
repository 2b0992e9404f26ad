"""What can happen at a table: the kinds of entries in its log."""

from __future__ import annotations

from typing import Literal

import msgspec

Question = Literal["undo", "abort"]


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    pass


class Sat(Entry, frozen=True):
    seat: int
    account: str
    name: str
    colour: int


class Stood(Entry, frozen=True):
    """Left the table before the game; the seat is free again."""

    seat: int


class Hired(Entry, frozen=True):
    """A bot takes a free seat before the game."""

    seat: int
    bot: str
    colour: int


class Started(Entry, frozen=True):
    pass


class Played(Entry, frozen=True):
    seat: int
    actions: list[int]
    seen: int  # bit by viewer: who gets to know that something happened at all


class Asked(Entry, frozen=True):
    seat: int
    what: Question
    ply: int = 0  # undo: back to here


class Answered(Entry, frozen=True):
    seat: int
    what: Question
    yes: bool


class Undone(Entry, frozen=True):
    seat: int
    ply: int


class Resigned(Entry, frozen=True):
    seat: int


class Flagged(Entry, frozen=True):
    """Out of time."""

    seat: int


class Replaced(Entry, frozen=True):
    """Left during the game: a bot plays on until they come back."""

    seat: int
    bot: str


class Returned(Entry, frozen=True):
    seat: int


class Aborted(Entry, frozen=True):
    pass


class Rested(Entry, frozen=True):
    """The house was closed until then: the seat in turn gets back what its clock ran."""

    ms: int
    until: int


class Rematched(Entry, frozen=True):
    table: str


AnyEntry = (
    Sat
    | Stood
    | Hired
    | Started
    | Played
    | Asked
    | Answered
    | Undone
    | Resigned
    | Flagged
    | Replaced
    | Returned
    | Aborted
    | Rested
    | Rematched
)

_decoder = msgspec.json.Decoder(AnyEntry)


def read(text: str) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(text)
    return entry


def write(entry: AnyEntry) -> str:
    return msgspec.json.encode(entry).decode()
