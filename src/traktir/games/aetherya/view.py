"""What one seat, or a spectator, sees of the kingdoms (AE-4.11). The only way out for clients and bots.

Closed cards are closed to everybody. Private are a start square until all are arranged, a drawn card until it is placed or
discarded, and what a Palantir showed. In the cooperative game all of this is shared (AE-10.3).
"""

from __future__ import annotations

import msgspec

from traktir.games.aetherya.components import CENTURY_ROWS, LEGENDS, LETTERS, ROWS, TOKENS
from traktir.games.aetherya.contact import tamed
from traktir.games.aetherya.coop import Coop
from traktir.games.aetherya.items import NOTHING, SEEN, UNSEEN, Hoard, Items
from traktir.games.aetherya.moves import PHASES
from traktir.games.aetherya.rules import Base
from traktir.games.aetherya.solo import Solo
from traktir.games.aetherya.state import ARRANGE, FROM_PILE, NOWHERE, PILE, SIDE
from traktir.games.aetherya.words import spot, write_grid, write_legends


class TokenView(msgspec.Struct, frozen=True):
    """A token on a card; `token` is None while it is closed and the seat has not seen it."""

    spot: str
    closed: bool
    token: str | None


class KingdomView(msgspec.Struct, frozen=True):
    grid: str | None  # None: a start square that is still secret
    closed: int | None
    legends: list[str]
    fulfils: list[str] | None  # legends whose condition is met; None: hidden
    rows: dict[str, int] | None  # points of the open cards and legends as they stand
    tamed: list[str] | None
    hand: str | None = None  # start cards still to be laid
    shown: str = ""  # start cards that the redraws have shown
    tokens: list[TokenView] = []
    beside: dict[str, int] = {}


class CoopView(msgspec.Struct, frozen=True):
    turned: list[str]
    penalty: list[str]
    boxed: list[str]
    votes: list[str | None]
    loose: str | None  # the card that needs a pile


class SoloView(msgspec.Struct, frozen=True):
    century: int
    legends: list[list[str]]  # still on the table, by century
    fulfilled: list[str]
    target: int  # what the kingdom has to beat (AE-9.12)
    second: str | None  # the other card of the turn
    exchanging: str | None
    lost: bool


class View(msgspec.Struct, frozen=True, tag_field="board", tag="kingdoms"):
    mode: str
    seat: int | None
    seats: int
    turn: int
    first: int
    phase: str
    deck: int
    reshuffled: bool
    discards: list[str]  # each pile from the bottom up
    legends: list[str]  # on display
    legend_deck: int
    claimed: bool
    held: str | None  # the card in hand, to those who see it
    holding: bool
    from_discard: bool
    turns: int
    idle: int
    kingdoms: list[KingdomView]
    using: str | None = None
    deciding: str | None = None  # the spot whose token is decided, or the Hammer's first card
    wanted: str | None = None  # what the Smuggler is after: seat and token
    looks: int = 0
    gone: dict[str, int] = {}
    coop: CoopView | None = None
    solo: SoloView | None = None


def letters(mask: int) -> str:
    return "".join(letter for t, letter in enumerate(LETTERS) if mask >> t & 1)


def pile_of(table: Base, pile: int) -> str:
    return "".join(LETTERS[card] for card in table.piles[pile * PILE : pile * PILE + table.heights[pile]])


def sees_square(table: Base, owner: int, seat: int | None) -> bool:
    return table.phase != ARRANGE or owner == seat or not table.secret()


def sees_hand(table: Base, source: int, seat: int | None) -> bool:
    """Whether a card in hand that came from this source is seen."""
    return source == FROM_PILE or seat == table.turn or not table.secret()


def known_token(hoard: Hoard, cell: int, seat: int | None) -> str | None:
    token = hoard.lying[cell]
    if token < UNSEEN:
        return TOKENS[token]
    if token >= SEEN and seat is not None and hoard.known[cell] >> seat & 1:
        return TOKENS[token - SEEN]
    return None


def view(table: Base, mode: str, seat: int | None = None) -> View:
    piles = 2 if isinstance(table, Coop) else 1
    found = View(
        mode=mode,
        seat=seat,
        seats=table.seats,
        turn=table.turn,
        first=table.first,
        phase=PHASES[table.phase],
        deck=table.deck_size,
        reshuffled=not table.fresh,
        discards=[pile_of(table, pile) for pile in range(piles)],
        legends=write_legends(table.row),
        legend_deck=int(table.legend_deck).bit_count(),
        claimed=bool(table.claimed),
        held=LETTERS[table.held] if table.held != NOWHERE and sees_hand(table, table.source, seat) else None,
        holding=table.held != NOWHERE,
        from_discard=table.source == FROM_PILE,
        turns=table.turns,
        idle=table.idle,
        kingdoms=[_kingdom(table, owner, seat) for owner in range(table.seats)],
    )
    if isinstance(table, Items):
        wanted = f"{table.aim // 12 + 1} {TOKENS[table.aim % 12]}" if table.aim != NOWHERE else None
        found = msgspec.structs.replace(
            found,
            using=TOKENS[table.using] if table.using != NOWHERE else None,
            deciding=spot(SIDE, table.cell) if table.cell != NOWHERE else None,
            wanted=wanted,
            looks=table.looks,
            gone=counts(table.gone),
        )
    elif isinstance(table, Coop):
        found = msgspec.structs.replace(found, coop=_coop(table))
    elif isinstance(table, Solo):
        found = msgspec.structs.replace(found, solo=_solo(table, seat))
    return found


def counts(numbers: object) -> dict[str, int]:
    return {name: n for name, n in zip(TOKENS, numbers, strict=True) if n}  # type: ignore[call-overload]


def _kingdom(table: Base, owner: int, seat: int | None) -> KingdomView:
    k = table.kingdoms[owner]
    visible = sees_square(table, owner, seat)
    grid = write_grid(SIDE, k.land.at) if visible else None
    tokens: list[TokenView] = []
    beside: dict[str, int] = {}
    if isinstance(table, Items):
        hoard = table.hoards[owner]
        tokens = [
            TokenView(spot(SIDE, cell), token >= UNSEEN, known_token(hoard, cell, seat))
            for cell, token in enumerate(hoard.lying)
            if token != NOTHING
        ]
        beside = counts(hoard.owned)
    beasts = tamed(k.land)
    return KingdomView(
        grid=grid,
        closed=grid.count("#") if grid is not None else None,
        legends=write_legends(k.legends),
        fulfils=write_legends(k.met) if visible else None,
        rows=dict(zip(ROWS, table.rows(owner), strict=True)) if visible else None,
        tamed=[spot(SIDE, cell) for cell in range(SIDE * SIDE) if beasts >> cell & 1] if visible else None,
        hand=letters(k.hand) if visible else None,
        shown=letters(k.shown),
        tokens=tokens,
        beside=beside,
    )


def _coop(table: Coop) -> CoopView:
    return CoopView(
        turned=write_legends(table.turned),
        penalty=write_legends(table.penalty),
        boxed=write_legends(table.boxed),
        votes=[LEGENDS[vote] if vote >= 0 else None for vote in table.votes[: table.seats]],
        loose=LETTERS[table.loose] if table.loose != NOWHERE else None,
    )


def _solo(table: Solo, seat: int | None) -> SoloView:
    now = table.rows_of[table.century]
    seen = table.second != NOWHERE and sees_hand(table, table.second_source, seat)
    return SoloView(
        century=table.century + 1,
        legends=[write_legends(table.rows_of[century]) for century in range(len(CENTURY_ROWS))],
        fulfilled=write_legends(now & ~table.row),
        target=-table.century_rows()[5],
        second=LETTERS[table.second] if seen else None,
        exchanging=LEGENDS[table.partner] if table.partner != NOWHERE else None,
        lost=bool(table.lost),
    )
