"""What one seat, or a spectator, sees of the table (EL-14). The only way out for clients and bots.

A counter chosen but not yet laid, the cards of a caravan before it leaves, discards and the counter one means to keep are seen
by their owner alone: to the others the phase in which they were begun still goes on.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from traktir.games.elfenland.components import KINDS, ROADS, TOWNS, TRANSPORTS
from traktir.games.elfenland.moves import PHASES
from traktir.games.elfenland.rules import Elfenland, Towns
from traktir.games.elfenland.state import CARAVAN, DISCARD, KEEP, MOVE, PLAN, ROAD, TAKE, Player
from traktir.games.elfenland.words import counter, write_cards, write_counters


class PlayerView(msgspec.Struct, frozen=True):
    town: str
    markers: list[str]  # towns where one still lies
    taken: int
    hand_size: int
    hand: list[str] | None  # None: hidden
    at_most: dict[str, int]  # what everybody knows: no more than so many cards of a transport
    discarded: list[str] | None  # put away in this round to keep the hand limit
    counters: list[str]  # face up
    hidden_size: int
    hidden: list[str] | None
    obstacle: bool
    town_card: str | None
    kept: str | None


class RoadView(msgspec.Struct, frozen=True):
    counter: str
    obstacle: bool = False


class View(msgspec.Struct, frozen=True):
    seat: int | None
    seats: int
    turn: int
    phase: str
    round: int
    rounds: int
    first: int
    lap: int  # of taking counters
    passes: int  # in a row
    caravan: str
    town_cards: bool
    row: list[str]
    stack: int
    deck: int
    discards: int
    played: list[str]
    roads: dict[str, RoadView]
    players: list[PlayerView]
    counter: str | None = None  # ROAD, to its owner: the counter in the air
    road: str | None = None  # CARAVAN, to its owner
    picked: list[str] | None = None  # CARAVAN and DISCARD, to their owner
    left: int | None = None


def shown_phase(table: Elfenland, seat: int | None) -> int:
    """The phase as a seat sees it."""
    if seat is not None and seat == table.turn:
        return table.phase
    return {ROAD: PLAN, CARAVAN: MOVE}.get(table.phase, table.phase)


def bounds(p: Player) -> dict[str, int]:
    """What the others know about a hand beyond its size; a bound above the number of cards says nothing."""
    cards = p.hand_size + p.shed_size
    return {name: most for name, most in zip(TRANSPORTS, p.at_most, strict=True) if most < cards}


def towns_of(mask: int) -> list[str]:
    return [name for town, name in enumerate(TOWNS) if mask >> town & 1]


def _player(table: Elfenland, p: Player, mine: bool) -> PlayerView:
    told = isinstance(table, Towns) and (mine or table.shown())
    return PlayerView(
        town=TOWNS[p.town],
        markers=towns_of(p.markers),
        taken=p.taken,
        hand_size=p.hand_size,
        hand=write_cards(p.hand) if mine else None,
        at_most=bounds(p),
        discarded=write_cards(p.shed) if mine else None,
        counters=write_counters(p.open),
        hidden_size=p.hidden_size,
        hidden=write_counters(p.hidden) if mine else None,
        obstacle=p.obstacle != 0,
        town_card=TOWNS[p.card] if told else None,
        kept=counter(p.kept) if mine and table.phase == KEEP and p.kept >= 0 else None,
    )


def view(table: Elfenland, seat: int | None = None) -> View:
    mine = seat is not None and seat == table.turn
    phase = shown_phase(table, seat)
    picking = mine and phase in (CARAVAN, DISCARD)
    return View(
        seat=seat,
        seats=table.seats,
        turn=table.turn,
        phase=PHASES[phase],
        round=table.round + 1,
        rounds=table.rounds,
        first=table.first,
        lap=table.done // table.seats + 1 if phase == TAKE else 0,
        passes=table.passes,
        caravan="strict" if table.strict else "free",
        town_cards=isinstance(table, Towns),
        row=write_counters(table.row),
        stack=table.stack_size,
        deck=table.deck_size,
        discards=sum(table.played) + sum(p.shed_size for p in table.players),
        played=write_cards(table.played),
        roads={
            ROADS[road]: RoadView(KINDS[kind], bool(table.blocked >> road & 1))
            for road, kind in enumerate(table.laid)
            if kind >= 0
        },
        players=[_player(table, p, i == seat) for i, p in enumerate(table.players)],
        counter=counter(table.counter) if mine and phase == ROAD else None,
        road=ROADS[table.road] if mine and phase == CARAVAN else None,
        picked=write_cards(table.picked) if picking else None,
        left=table.left if picking else None,
    )


def views(table: Elfenland, seats: Sequence[int | None]) -> list[View]:
    """What several see: the same, apart from what lies before themselves and what the seat in turn is about to do."""
    seen = view(table)
    own = []
    for seat in seats:
        if seat is None:
            own.append(seen)
        elif seat == table.turn:
            own.append(view(table, seat))
        else:
            players = [*seen.players]
            players[seat] = _player(table, table.players[seat], True)
            own.append(replace(seen, seat=seat, players=players))
    return own
