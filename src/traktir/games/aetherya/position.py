"""A table of kingdoms as a file, written by hand or by `dump`: grids in the letters of AE-0.3.

What follows from the rest is left out: which cards are hidden, the legend deck, which legends are fulfilled. Closed cards
have no identity before somebody opens them; `#` leaves it so, `(X)` fixes it without anybody at the table knowing.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from traktir.games.aetherya import about, components
from traktir.games.aetherya.components import LEGENDS, LETTERS, ROWS
from traktir.games.aetherya.coop import Coop
from traktir.games.aetherya.hoards import Realm, dump_hoard
from traktir.games.aetherya.items import TOKENS, Items
from traktir.games.aetherya.moves import PHASES
from traktir.games.aetherya.rules import Base
from traktir.games.aetherya.solo import Solo
from traktir.games.aetherya.state import (
    BLOCK,
    FROM_DECK,
    FROM_HIDDEN,
    FROM_LAST,
    FROM_PILE,
    NOWHERE,
    OVER,
    SIDE,
    VOTE,
)
from traktir.games.aetherya.switches import options_of
from traktir.games.aetherya.view import letters, pile_of
from traktir.games.aetherya.words import (
    spot,
    write_grid,
    write_legends,
)

Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Points = Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Letters = Annotated[str, msgspec.Meta(max_length=80)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Words = Annotated[list[Word], msgspec.Meta(max_length=64)]
Source = Literal["deck", "discard", "last", ""]
SOURCES = {"": NOWHERE, "deck": FROM_DECK, "discard": FROM_PILE, "last": FROM_LAST}
NAMES = {NOWHERE: "", FROM_HIDDEN: "deck", FROM_DECK: "deck", FROM_PILE: "discard", FROM_LAST: "last"}


class KingdomsPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="mode", kw_only=True):
    """What all four modes share."""

    kingdoms: Annotated[list[Realm], msgspec.Meta(min_length=1, max_length=4)]
    turn: Annotated[int, msgspec.Meta(ge=-1, le=3)] = 0
    phase: Literal[PHASES] = "turn"  # type: ignore[valid-type]
    first: Seat = 0
    discard: Letters = ""  # from the bottom up
    deck: Letters | None = None  # the cards of a reshuffled deck; none: the deck is still the first one
    held: Letters = ""  # the card in hand
    source: Source = ""  # where it came from
    claimed: bool = False
    turns: Count = 0
    idle: Annotated[int, msgspec.Meta(ge=-1, le=100_000)] = 0  # turns since a closed card went


class BasePosition(KingdomsPosition, tag="base", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    row: Words | None = None  # legends on display; default: the first eight that nobody has taken
    options: about.Kingdoms = about.Kingdoms()


class ItemsPosition(KingdomsPosition, tag="items", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    row: Words | None = None
    deciding: Word = ""  # the spot whose token is decided, or the Hammer's first card
    using: Word = ""
    wanted: Word = ""  # the Smuggler's aim: seat and token, `2 sword`
    looks: Annotated[int, msgspec.Meta(ge=0, le=48)] = 0
    options: about.Items = about.Items()


class CoopPosition(KingdomsPosition, tag="coop", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    row: Words | None = None
    discard_2: Letters = ""
    turned: Words = []
    penalty: Words = []
    boxed: Words = []
    votes: Annotated[list[Word], msgspec.Meta(max_length=4)] = []  # by seat, empty: not yet
    loose: Letters = ""
    loose_spot: Word = ""
    options: about.Coop = about.Coop()


class SoloPosition(KingdomsPosition, tag="solo", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    century: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    legends: Annotated[list[Words], msgspec.Meta(max_length=3)] = []  # by century; finished ones are empty
    fulfilled: Words = []  # of this century
    second: Letters = ""
    second_source: Source = ""
    exchanging: Word = ""
    account: Annotated[list[dict[str, Points]], msgspec.Meta(max_length=3)] = []  # rows of the finished centuries
    lost: bool = False
    options: about.Solo = about.Solo()


def dump(table: Base) -> Any:
    shared: dict[str, Any] = {
        "kingdoms": [_dump_realm(table, seat) for seat in range(table.seats)],
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "first": table.first,
        "discard": pile_of(table, 0),
        "deck": None if table.fresh else "".join(LETTERS[card] for card in sorted(table.deck[: table.deck_size])),
        "held": "" if table.held == NOWHERE else LETTERS[table.held],
        "source": NAMES[table.source],
        "claimed": bool(table.claimed),
        "turns": table.turns,
        "idle": table.idle,
    }
    if isinstance(table, Solo):
        return SoloPosition(**shared, **_dump_solo(table))
    shared["row"] = write_legends(table.row)
    if isinstance(table, Coop):
        return CoopPosition(**shared, **_dump_coop(table))
    if isinstance(table, Items):
        return ItemsPosition(
            **shared,
            deciding="" if table.cell == NOWHERE else spot(SIDE, table.cell),
            using="" if table.using == NOWHERE else components.TOKENS[table.using],
            wanted="" if table.aim == NOWHERE else f"{table.aim // TOKENS + 1} {components.TOKENS[table.aim % TOKENS]}",
            looks=table.looks,
            options=options_of(table.ruling, about.Items),
        )
    return BasePosition(**shared, options=options_of(table.ruling, about.Kingdoms))


def _dump_realm(table: Base, seat: int) -> Realm:
    k = table.kingdoms[seat]
    realm = Realm(
        grid=write_grid(SIDE, k.land.at, k.secrets),
        legends=write_legends(k.legends),
        hand=letters(k.hand),
        shown=letters(k.shown),
    )
    if isinstance(table, Items):
        dump_hoard(table, seat, realm)
    return realm


def _dump_coop(table: Coop) -> dict[str, Any]:
    return {
        "discard_2": pile_of(table, 1),
        "turned": write_legends(table.turned),
        "penalty": write_legends(table.penalty),
        "boxed": write_legends(table.boxed),
        "votes": [LEGENDS[v] if v >= 0 else "" for v in table.votes[: table.seats]] if table.phase == VOTE else [],
        "loose": "" if table.loose == NOWHERE else LETTERS[table.loose],
        "loose_spot": "" if table.cell == NOWHERE else spot(SIDE, table.cell),
        "options": options_of(table.ruling, about.Coop),
    }


def _dump_solo(table: Solo) -> dict[str, Any]:
    finished = table.century + (table.phase in (BLOCK, OVER))
    return {
        "century": table.century + 1,
        "legends": [write_legends(mask) for mask in table.rows_of],
        "fulfilled": write_legends(table.rows_of[table.century] & ~table.row),
        "second": "" if table.second == NOWHERE else LETTERS[table.second],
        "second_source": NAMES[table.second_source],
        "exchanging": "" if table.partner == NOWHERE else LEGENDS[table.partner],
        "account": [
            {row: n for i, row in enumerate(ROWS) if (n := table.ledger[century * len(ROWS) + i])} for century in range(finished)
        ],
        "lost": bool(table.lost),
        "options": options_of(table.ruling, about.Solo),
    }
