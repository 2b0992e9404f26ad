"""A table of Elfenland as a file, written by hand or by `dump`. docs/positions.md describes it.

What follows from the rest is left out: markers, which seats have moved, free roads. What is not given has a sensible default:
nothing in hands, boots in Elvenhold, an empty map, the remaining cards and counters in deck and stack.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.game import Refused
from traktir.games.elfenland import rules
from traktir.games.elfenland.components import (
    CARDS,
    COSTS,
    COUNTERS,
    HAND,
    KEPT_CARDS,
    KINDS,
    LAPS,
    MARKED,
    ROADS,
    ROW,
    TERRAIN,
    TERRAINS,
    TOWN_CARDS,
    TOWNS,
    TRANSPORTS,
)
from traktir.games.elfenland.moves import PHASES
from traktir.games.elfenland.rules import Elfenland, Towns
from traktir.games.elfenland.scoring import early_winner
from traktir.games.elfenland.state import (
    ALL_MARKERS,
    CARAVAN,
    DISCARD,
    KEEP,
    MOVE,
    OVER,
    PLAN,
    ROAD,
    TAKE,
    Player,
    new_player,
)
from traktir.games.elfenland.view import bounds, towns_of
from traktir.games.elfenland.words import (
    counter,
    link_args,
    pair,
    parse_counter,
    parse_kind,
    parse_links,
    parse_road,
    parse_town,
    read_cards,
    read_counters,
    write_cards,
    write_counters,
)

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Word = Annotated[str, msgspec.Meta(max_length=60)]
Words = Annotated[list[Word], msgspec.Meta(max_length=100)]
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=5)]

OPEN_MOST = LAPS + 1  # EL-8.4
HIDDEN_MOST = 2
COUNTERS_MOST = LAPS + 2


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One player."""

    hand: Words = []
    town: Word = "elvenhold"
    collected: Words = []  # towns; the boot's own town need not be named
    counters: Words = []
    hidden: Words = []
    obstacle: bool = True
    discarded: Words = []  # in this round, to keep the hand limit
    at_most: dict[Word, Small] = {}  # bounds on the hand that strict caravans have shown
    town_card: Word | None = None
    kept: Word | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    players: Annotated[list[Seat], msgspec.Meta(min_length=2, max_length=6)]
    mode: Literal["base", "towns"] = "base"
    caravan: Literal["strict", "free"] = "strict"
    rounds: Literal[3, 4] = 4
    round: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    first: SeatNumber = 0
    turn: SeatNumber = 0
    phase: Literal["take", "plan", "road", "move", "caravan", "discard", "keep", "over"] = "move"
    lap: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1  # phase `take`
    passes: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0  # phases `plan` and `road`
    roads: Words = []  # `dragon feodor-lapphalya`, `obstacle feodor-lapphalya`
    row: Words | None = None
    stack: Words | None = None
    deck: Words | None = None
    played: Words = []
    counter: Word | None = None  # phase `road`: the counter in the air
    road: Word | None = None  # phase `caravan`
    picked: Words = []  # phases `caravan` and `discard`


# writing


def dump(table: Elfenland) -> Position:
    phase = table.phase
    roads = [f"{KINDS[kind]} {pair(road)}" for road, kind in enumerate(table.laid) if kind >= 0]
    roads += [f"obstacle {pair(road)}" for road in range(len(ROADS)) if table.blocked >> road & 1]
    return Position(
        players=[_dump_player(table, p) for p in table.players],
        mode="towns" if isinstance(table, Towns) else "base",
        caravan="strict" if table.strict else "free",
        rounds=3 if table.rounds == 3 else 4,
        round=table.round + 1,
        first=table.first,
        turn=table.turn,
        phase=PHASES[phase],
        lap=table.done // table.seats + 1 if phase == TAKE else 1,
        passes=table.passes,
        roads=roads,
        row=write_counters(table.row),
        stack=write_counters(table.stack),
        deck=write_cards(table.deck),
        played=write_cards(table.played),
        counter=counter(table.counter) if phase == ROAD else None,
        road=pair(table.road) if phase == CARAVAN else None,
        picked=write_cards(table.picked) if phase in (CARAVAN, DISCARD) else [],
    )


def _dump_player(table: Elfenland, p: Player) -> Seat:
    return Seat(
        hand=write_cards(p.hand),
        town=TOWNS[p.town],
        collected=towns_of(ALL_MARKERS & ~p.markers),
        counters=write_counters(p.open),
        hidden=write_counters(p.hidden),
        obstacle=p.obstacle != 0,
        discarded=write_cards(p.shed),
        at_most=bounds(p),
        town_card=TOWNS[p.card] if p.card >= 0 else None,
        kept=counter(p.kept) if p.kept >= 0 else None,
    )


# reading


def load(position: Position) -> Elfenland:
    """EL-17 holds for what comes back, or Refused says which clause is against it."""
    seats = len(position.players)
    table = rules.set_up([new_player() for _ in range(seats)], position.mode == "towns")
    table.strict = int(position.caravan == "strict")
    table.rounds = position.rounds
    table.phase = PHASES.index(position.phase)
    _read_moment(table, position)
    for p, given in zip(table.players, position.players, strict=True):
        _read_player(table, p, given)
    _read_town_cards(table, position)
    _read_roads(table, position.roads)
    _read_stack(table, position)
    _read_deck(table, position)
    _check_hands(table)
    _check_counters(table)
    won = early_winner(table) >= 0
    if table.phase == OVER:
        _require(won or table.round + 1 == table.rounds, "elfenland-refused-not-over", "EL-12.1", rounds=table.rounds)
    else:
        _require(not won, "elfenland-refused-won", "EL-12.5")
    table.pass_turn(max(position.turn, 0))
    table.turn = position.turn
    _enter_phase(table, position)
    return table


def _require(holds: bool, key: str, clause: str, **args: str | int) -> None:
    if not holds:
        raise Refused(key, clause, **args)


def _read_moment(table: Elfenland, position: Position) -> None:
    seats = table.seats
    over = table.phase == OVER
    _require(0 <= position.first < seats, "elfenland-refused-seat", "EL-4.6", seats=seats)
    _require((position.turn == -1) == over and position.turn < seats, "elfenland-refused-seat", "EL-5.2", seats=seats)
    _require(position.round <= position.rounds, "elfenland-refused-round", "EL-5.1", rounds=position.rounds)
    table.round = position.round - 1
    table.first = position.first
    offset = (position.turn - position.first) % seats
    if table.phase == TAKE:
        table.done = (position.lap - 1) * seats + offset
    elif table.phase in (MOVE, CARAVAN, DISCARD, KEEP):
        table.done = offset
    elif over:
        table.done = seats
    planning = table.phase in (PLAN, ROAD)
    _require(position.passes < (seats if planning else 1), "elfenland-refused-passes", "EL-9.8")
    table.passes = position.passes


def _read_player(table: Elfenland, p: Player, given: Seat) -> None:
    p.hand = vec[i64](read_cards(given.hand))
    p.hand_size = sum(p.hand)
    p.shed = vec[i64](read_cards(given.discarded))
    p.shed_size = sum(p.shed)
    _require(p.hand_size + p.shed_size <= HAND, "elfenland-refused-hand", "EL-17.7", limit=HAND)
    for name, most in given.at_most.items():
        transport = read_cards([name]).index(1)
        held = p.hand[transport] + p.shed[transport]
        _require(table.strict == 1 and held <= most, "elfenland-refused-bound", "EL-10.15", transport=TRANSPORTS[transport])
        p.at_most[transport] = min(most, HAND)
    p.open = vec[i64](read_counters(given.counters))
    p.open_size = sum(p.open)
    p.hidden = vec[i64](read_counters(given.hidden))
    p.hidden_size = sum(p.hidden)
    p.obstacle = int(given.obstacle)
    p.town = parse_town(given.town)
    for name in given.collected:
        town = parse_town(name)
        fits = town in MARKED and bool(p.markers >> town & 1)
        _require(fits, "elfenland-refused-marker", "EL-17.6", town=TOWNS[town])
        p.markers &= ~(1 << town)
    p.markers &= ~(1 << p.town)  # EL-10.16
    p.taken = len(MARKED) - int(p.markers).bit_count()
    if given.kept is not None:
        _require(table.phase == KEEP, "elfenland-refused-kept", "EL-11.2")
        p.kept = parse_counter(given.kept)


def _read_town_cards(table: Elfenland, position: Position) -> None:
    """Seats without one get those that are left, in order."""
    given = [None if seat.town_card is None else parse_town(seat.town_card) for seat in position.players]
    named = [town for town in given if town is not None]
    if not isinstance(table, Towns):
        _require(not named, "elfenland-refused-no-town-cards", "EL-4.2")
        return
    for town in named:
        _require(town in TOWN_CARDS, "elfenland-refused-town-card", "EL-13.2", town=TOWNS[town])
    _require(len(named) == len(set(named)), "elfenland-refused-town-card-twice", "EL-13.1")
    left = [town for town in TOWN_CARDS if town not in named]
    for p, card in zip(table.players, given, strict=True):
        p.card = left.pop(0) if card is None else card


def _read_roads(table: Elfenland, words: list[str]) -> None:
    obstacles = []
    for word in words:
        parts = word.split()
        if len(parts) != 2:
            raise Refused("elfenland-refused-no-link", "EL-2.3", word=word[:60])
        if parts[0].lower() == "obstacle":
            obstacles.append(parts[1])
            continue
        kind = parse_kind(parts[0])
        road = parse_road(parts[1], "elfenland-refused-counter-water", "EL-9.3")
        there = table.laid[road]
        if there >= 0:
            raise Refused("elfenland-refused-road-taken", "EL-9.4", **link_args(road), transport=KINDS[there])
        terrain = TERRAINS[TERRAIN[road]]
        fits = COSTS[kind][TERRAIN[road]] > 0
        _require(fits, "elfenland-refused-terrain", "EL-9.2", transport=KINDS[kind], terrain=terrain)
        table.laid[road] = kind
        table.free &= ~(1 << road)
    for word in obstacles:
        road = parse_road(word, "elfenland-refused-obstacle-water", "EL-9.6")
        if table.laid[road] < 0:
            raise Refused("elfenland-refused-obstacle-alone", "EL-9.6", **link_args(road))
        if table.blocked >> road & 1:
            raise Refused("elfenland-refused-obstacle-twice", "EL-9.6", **link_args(road))
        table.blocked |= 1 << road
    used = sum(p.obstacle == 0 for p in table.players)
    _require(len(obstacles) <= used, "elfenland-refused-obstacles", "EL-17.5", used=used)
    _require(table.phase != TAKE or not words, "elfenland-refused-roads-early", "EL-11.3")


def _read_stack(table: Elfenland, position: Position) -> None:
    """The row is filled up from what is left, one of each kind in turn, when it is not given."""
    rest = list(COUNTERS)
    for p in table.players:
        for kind in range(len(KINDS)):
            rest[kind] -= p.open[kind] + p.hidden[kind]
    for kind in table.laid:
        if kind >= 0:
            rest[kind] -= 1
    if position.row is None:
        row = [0] * len(KINDS)
        for _ in range(ROW):
            row[max(range(len(KINDS)), key=lambda kind: (rest[kind] - row[kind], -kind))] += 1
    else:
        row = read_counters(position.row)
    for kind, n in enumerate(row):
        rest[kind] -= n
    for kind, n in enumerate(rest):
        _require(n >= 0, "elfenland-refused-counters", "EL-1.1", transport=KINDS[kind], most=COUNTERS[kind])
    _require(sum(row) == ROW, "elfenland-refused-row", "EL-17.2", row=ROW)
    if position.stack is not None:
        _require(read_counters(position.stack) == rest, "elfenland-refused-stack", "EL-17.1")
    table.row = vec[i64](row)
    table.stack = vec[i64](rest)
    table.stack_size = sum(rest)


def _read_deck(table: Elfenland, position: Position) -> None:
    played = read_cards(position.played)
    rest = list(CARDS)
    for transport in range(len(TRANSPORTS)):
        rest[transport] -= played[transport]
        for p in table.players:
            rest[transport] -= p.hand[transport] + p.shed[transport]
        fits = rest[transport] >= 0
        _require(fits, "elfenland-refused-too-many", "EL-1.2", transport=TRANSPORTS[transport], most=CARDS[transport])
    out = sum(CARDS) - sum(rest)
    fits = out <= HAND * table.seats and (not any(played) or table.phase >= MOVE)
    _require(fits, "elfenland-refused-played", "EL-6.2", most=HAND)
    if position.deck is not None:
        _require(read_cards(position.deck) == rest, "elfenland-refused-deck", "EL-17.1")
    table.played = vec[i64](played)
    table.deck = vec[i64](rest)
    table.deck_size = sum(rest)


def _check_hands(table: Elfenland) -> None:
    """EL-10.19: who has moved holds four cards at most, and has put cards away only down to four."""
    early = table.phase == OVER and early_winner(table) >= 0
    for i, p in enumerate(table.players):
        moved = table.has_moved(i)
        if moved and not early:
            _require(p.hand_size <= KEPT_CARDS, "elfenland-refused-hand-limit", "EL-10.19", limit=KEPT_CARDS)
        shed = p.shed_size == 0 or (moved and p.hand_size == KEPT_CARDS)
        _require(shed, "elfenland-refused-discarded", "EL-10.19", limit=KEPT_CARDS)


def _check_counters(table: Elfenland) -> None:
    out = sum(kind >= 0 for kind in table.laid) + sum(p.counters() for p in table.players)
    _require(out <= COUNTERS_MOST * table.seats, "elfenland-refused-held", "EL-8.4", most=COUNTERS_MOST)
    for i, p in enumerate(table.players):
        to_come = 0
        if table.phase == TAKE:
            offset = (i - table.first) % table.seats
            to_come = LAPS - (table.done + table.seats - 1 - offset) // table.seats
        fits = p.hidden_size <= HIDDEN_MOST and p.open_size + to_come <= OPEN_MOST
        _require(fits and p.counters() + to_come <= COUNTERS_MOST, "elfenland-refused-held", "EL-8.4", most=COUNTERS_MOST)


def _owns(p: Player, number: int) -> bool:
    return (p.open[number] if number < len(KINDS) else p.hidden[number - len(KINDS)]) > 0


def _enter_phase(table: Elfenland, position: Position) -> None:
    """Put the table into the middle of a turn."""
    p, phase = table.me, table.phase
    _require((position.counter is not None) == (phase == ROAD), "elfenland-refused-composing", "EL-9.1")
    _require((position.road is not None) == (phase == CARAVAN), "elfenland-refused-composing", "EL-10.11")
    _require(not position.picked or phase in (CARAVAN, DISCARD), "elfenland-refused-composing", "EL-10.14")
    if position.counter is not None:
        table.counter = parse_counter(position.counter)
        roads = table.free & rules.ROADS_FOR[table.counter % len(KINDS)]
        _require(_owns(p, table.counter) and roads != 0, "elfenland-refused-composing", "EL-9.2")
    elif position.road is not None:
        table.road = parse_links(position.road)[0]
        _require(bool(table.caravan_roads(p) >> table.road & 1), "elfenland-refused-composing", "EL-10.11")
        _pick(table, table.caravan_cost(table.road), position.picked)
    elif phase == DISCARD:
        _require(p.hand_size > KEPT_CARDS, "elfenland-refused-composing", "EL-10.20")
        _pick(table, p.hand_size - KEPT_CARDS, position.picked)
    elif phase == KEEP:
        _require(table.round + 1 < table.rounds, "elfenland-refused-keep", "EL-15.25")
        _check_kept(table)


def _pick(table: Elfenland, cards: int, words: list[str]) -> None:
    """The cards picked so far; something must be left to choose."""
    table.begin_picking(cards)
    least = 0
    for transport, n in enumerate(read_cards(words)):
        for _ in range(n):
            _require(bool(table.choices >> transport & 1), "elfenland-refused-composing", "EL-10.14")
            table.picked[transport] += 1
            table.left -= 1
            least = transport
            table.offer(least)
    forced = table.rest(table.me, least) <= table.left and (least > 0 or bool(words) or table.phase == CARAVAN)
    _require(table.left > 0 and not forced, "elfenland-refused-composing", "EL-10.14")


def _check_kept(table: Elfenland) -> None:
    """EL-15.24: those before the seat in turn have chosen, nobody else has."""
    _require(table.me.counters() > 1, "elfenland-refused-keep", "EL-15.23")
    for i, p in enumerate(table.players):
        chosen = (i - table.first) % table.seats < table.done and p.counters() > 1
        _require((p.kept >= 0) == chosen, "elfenland-refused-kept", "EL-15.24")
        _require(p.kept < 0 or _owns(p, p.kept), "elfenland-refused-kept", "EL-11.2")
