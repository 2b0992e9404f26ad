"""What one seat, or a spectator, sees of the table (VE-1.4, VE-A18, VE-12.4). The only way out for clients and bots.

Every decision of this game is made in the open; only hands and the draw pile are hidden. Of a hand everybody knows its size
and the cards that were seen going in.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

import msgspec
from msgspec.structs import replace

from traktir.games.vale.cards import Cards
from traktir.games.vale.components import CARDS, COLOURS, END_SCORE, FAMILY
from traktir.games.vale.moves import PHASES, options_of
from traktir.games.vale.payments import Payment, payments
from traktir.games.vale.rules import Thrifty, Vale
from traktir.games.vale.state import ACTING, HUNTING, OPTION, PAY, REWARDS, ROWS
from traktir.games.vale.words import card, write_cards, write_stones

STAGES = ("hunt", "action", "resolution")
_ROWS = (*CARDS, "start")


class PlayerView(msgspec.Struct, frozen=True):
    points: int
    marker: int  # where the score marker stands (VE-9.5)
    flipped: bool  # "60 passed"
    stones: str
    stone_limit: int
    stone_worth: dict[str, int]
    hand_size: int
    hand: list[str] | None  # None: there are cards in it that this seat has not seen
    known: list[str]  # cards of the hand that everybody has seen
    area: list[str]
    caught: list[str]
    account: dict[str, int]  # points by the card that brought them; `start` for those of the beginning


class View(msgspec.Struct, frozen=True):
    seat: int | None
    seats: int
    turn: int  # the seat that decides; -1: the game is over
    actor: int  # whose turn it is; another seat may owe a decision in it
    phase: str
    stage: str
    round: int
    first: int
    display: list[list[str]]  # cards without a token, grouped by family (VE-4.1)
    pile: int
    top: str | None  # a card that was seen going on top of the pile
    discard: list[str]
    players: list[PlayerView]
    actions_in_turn: int
    payment_rule: str
    paying_for: str | None = None
    cost: int = 0
    paid: str = ""
    payments: list[Payment] = []  # how the payment may be completed, the cheapest first
    effect: str | None = None  # the card whose effect is being carried out
    copied: str | None = None  # on which card it is printed, if another
    options: list[str] = []
    named: list[str] = []  # choices already made in this effect
    unused: list[str] = []  # active effects still to come


def marker(points: int) -> int:
    """VE-9.5."""
    return (points - 1) % END_SCORE + 1 if points else 0


def points_by_card(table: Vale, seat: int) -> dict[str, int]:
    """What has been scored so far, and by what; everybody has seen it happen (VE-1.4)."""
    points = [*table.account[seat * ROWS : (seat + 1) * ROWS]]
    return dict(compress(zip(_ROWS, points, strict=True), points))


def _player(table: Vale, seat: int, own: bool) -> PlayerView:
    p = table.players[seat]
    return PlayerView(
        points=p.points,
        marker=marker(p.points),
        flipped=p.points > END_SCORE,
        stones=write_stones(p.stones),
        stone_limit=p.limit,
        stone_worth={colour: p.worth >> 4 * i & 15 for i, colour in enumerate(COLOURS)},
        hand_size=p.hand.size,
        hand=write_cards(p.hand) if own or p.known.size == p.hand.size else None,
        known=write_cards(p.known),
        area=write_cards(p.area),
        caught=write_cards(p.caught),
        account=points_by_card(table, seat),
    )


def grouped(cards: Cards) -> list[list[str]]:
    groups: dict[int, list[str]] = {}
    for c in range(len(CARDS)):
        if cards.has(c):
            groups.setdefault(FAMILY[c], []).append(card(c))
    return list(groups.values())


def unused_cards(table: Vale) -> list[str]:
    return write_cards(Cards(table.unused_low, table.unused_high, 0))


def payment_rule(table: Vale) -> str:
    return "no_redundant" if isinstance(table, Thrifty) else "any_sufficient"


def view(table: Vale, seat: int | None = None) -> View:
    asking = table.phase in (OPTION, REWARDS)
    named = write_cards(table.picked)
    if asking and table.reward >= 0:
        named = [options_of(table)[table.reward]]
    paying_for = max(table.summoning, table.removing) if table.phase == PAY else -1
    return View(
        seat=seat,
        seats=table.seats,
        turn=table.turn,
        actor=table.actor,
        phase=PHASES[table.phase],
        stage=STAGES[table.stage],
        round=table.round,
        first=table.first,
        display=grouped(table.display) if table.stage == HUNTING else [],
        pile=table.bag_size + (table.top >= 0),
        top=card(table.top) if table.top >= 0 else None,
        discard=write_cards(table.discard),
        players=[_player(table, i, i == seat) for i in range(table.seats)],
        actions_in_turn=table.acts if table.stage == ACTING else 0,
        payment_rule=payment_rule(table),
        paying_for=card(paying_for) if paying_for >= 0 else None,
        cost=table.cost,
        paid=write_stones(table.paid),
        payments=payments(table),
        effect=card(table.card) if table.card >= 0 else None,
        copied=card(table.source) if table.copied() else None,
        options=options_of(table) if asking else [],
        named=named,
        unused=unused_cards(table),
    )


def views(table: Vale, seats: Sequence[int | None]) -> list[View]:
    """What several see: the same, apart from their own hands."""
    seen = view(table)
    own = [seen] * len(seats)
    for i, seat in enumerate(seats):
        if seat is not None:
            players = [*seen.players]
            players[seat] = replace(players[seat], hand=write_cards(table.players[seat].hand))
            own[i] = replace(seen, seat=seat, players=players)
    return own
