"""A table of Ethnos as a file, written by hand or by `dump`. docs/positions.md describes it.

What follows from the rest is left out: the marker supply, free troll tokens, the giant token, what bands are worth. What is
not given has a sensible default: nothing in hands, the remaining cards in the deck.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from traktir.core.game import Refused
from traktir.games.ethnos import components, rules
from traktir.games.ethnos.components import HAND_LIMIT, KINGDOMS, TRIBES, TROLL_TOKENS
from traktir.games.ethnos.moves import PHASES
from traktir.games.ethnos.rules import Ethnos
from traktir.games.ethnos.scoring import BAND_GLORY
from traktir.games.ethnos.state import (
    BONUS,
    CENTAUR,
    COMPOSE,
    DRAW,
    DWARF,
    ELF,
    FOLLOW,
    GIANT,
    HORDE,
    KEEP,
    MARKER,
    MERFOLK,
    ORC,
    OVER,
    ROWS,
    SKELETON,
    TOKEN,
    TROLL,
    TURN,
    WIZARD,
    Player,
    band_age,
    band_leader,
    band_seat,
    band_size,
    band_skeletons,
    new_player,
    pack_band,
)
from traktir.games.ethnos.view import tokens_of, trolls_of
from traktir.games.ethnos.words import card, parse_card, read_cards, write_cards

Natural = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Words = Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=200)]
ROW_NAMES = (*KINGDOMS, "merfolk", "giant_taken", "giant_held", "horde", "bands")


class Hand(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One player."""

    hand: Words = []
    known: Words = []
    markers: dict[str, Small] = {}
    glory: Natural = 0
    merfolk: Small = 0
    horde: Words = []
    trolls: list[Small] = []


class Band(msgspec.Struct, forbid_unknown_fields=True):
    """A band of this age; bands stand in the order in which they were played."""

    seat: Small
    leader: str
    cards: Words  # the leader included


class PastBand(msgspec.Struct, forbid_unknown_fields=True):
    """A band of an age that is over."""

    age: Small
    seat: Small
    leader: str
    size: Small
    skeletons: Small = 0


class Composing(msgspec.Struct, forbid_unknown_fields=True):
    group: Literal["tribe", "colour"]
    leader: str
    without: Words = []
    follow: bool = False  # behind a centaur


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    tribes: Words
    players: Annotated[list[Hand], msgspec.Meta(min_length=2, max_length=6)]
    turn: Annotated[int, msgspec.Meta(ge=-1, le=5)] = 0
    phase: Literal["turn", "compose", "marker", "bonus", "token", "follow", "keep", "draw", "horde", "over"] = "turn"
    age: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    tokens: dict[str, list[Small]] = {}
    row: Words = []
    deck: Words | None = None  # default: every card that is nowhere else
    above_dragons: Small | None = None  # default: as if nothing but the deck had been drawn from
    dragons: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    bands: list[Band] = []
    past_bands: list[PastBand] = []
    ended_on: Annotated[int, msgspec.Meta(ge=-1, le=5)] = -1
    merfolk_scoring: Literal["kingdom", "leader_only"] = "kingdom"
    composing: Composing | None = None
    kept: Words = []
    bonus: Small = 1  # phase `bonus`: markers still to place, this one included
    account: list[list[dict[str, Natural]]] = []  # by age, by seat: row -> glory


# writing


def dump(table: Ethnos) -> Position:
    slots = table.slots
    cards: dict[int, list[int]] = {}
    for entry in table.laid:
        counts = cards.setdefault(entry >> 6, [0] * (SKELETON + 1))
        counts[entry & 63] += 1
    bands = [
        Band(band_seat(b), card(slots, band_leader(b)), write_cards(slots, cards[i]))
        for i, b in enumerate(table.bands)
        if i in cards
    ]
    past = [
        PastBand(band_age(b) + 1, band_seat(b), card(slots, band_leader(b)), band_size(b), band_skeletons(b))
        for i, b in enumerate(table.bands)
        if i not in cards
    ]
    deck = [0] * (SKELETON + 1)
    for c in table.bag[: table.bag_size]:
        deck[c] += 1
    position = Position(
        tribes=[TRIBES[t] for t in slots],
        players=[_dump_player(table, p) for p in table.players],
        turn=table.turn,
        phase=PHASES[table.phase],
        age=table.age + 1,
        tokens=tokens_of(table),
        row=write_cards(slots, table.row),
        deck=write_cards(slots, deck),
        above_dragons=table.top,
        dragons=table.dragons,
        bands=bands,
        past_bands=past,
        ended_on=table.ended_on,
        merfolk_scoring="leader_only" if table.first_place_only else "kingdom",
        account=_dump_account(table),
    )
    if table.phase == COMPOSE:
        position.composing = _dump_composing(table)
    elif table.phase == KEEP:
        position.kept = write_cards(slots, table.picked)
    elif table.phase == BONUS:
        position.bonus = table.left
    return position


def _dump_player(table: Ethnos, p: Player) -> Hand:
    return Hand(
        hand=write_cards(table.slots, p.hand),
        known=write_cards(table.slots, p.known),
        markers={name: n for name, n in zip(KINGDOMS, p.markers, strict=True) if n},
        glory=p.glory,
        merfolk=p.swum,
        horde=[name for k, name in enumerate(KINGDOMS) if p.horde >> k & 1],
        trolls=trolls_of(p.trolls),
    )


def _dump_composing(table: Ethnos) -> Composing:
    """The group is read off the cards: those left out are in hand and would have belonged to it."""
    group = "colour" if table.by_colour else "tribe"
    laid = rules.group_of(table.leader, bool(table.by_colour))
    without = [table.me.hand[c] - table.picked[c] if laid >> c & 1 or c == SKELETON else 0 for c in range(SKELETON + 1)]
    return Composing(
        group,  # type: ignore[arg-type]
        card(table.slots, table.leader),
        write_cards(table.slots, without),
        table.opened == FOLLOW,
    )


def _dump_account(table: Ethnos) -> list[list[dict[str, int]]]:
    seats = table.seats
    account = [
        [
            {name: n for r, name in enumerate(ROW_NAMES) if (n := table.ledger[(age * seats + seat) * ROWS + r])}
            for seat in range(seats)
        ]
        for age in range(table.age + 1)
    ]
    while account and not any(account[-1]):
        account.pop()
    return account


# reading


def load(position: Position) -> Ethnos:
    """ET-21.3 holds for what comes back, or Refused says which clause is against it."""
    seats = len(position.players)
    slots = _read_tribes(position.tribes, seats)
    tokens = _read_tokens(position.tokens, seats)
    players = [new_player() for _ in range(seats)]
    table = rules.set_up(players, vec[i64](slots), vec[i64](tokens), rules.SET_UPS[seats].giant_glory)
    _require(position.age <= table.ages, "ethnos-refused-age", "ET-3.1", ages=table.ages)
    table.age = position.age - 1
    table.first_place_only = int(position.merfolk_scoring == "leader_only")
    phase = PHASES.index(position.phase)
    _require((position.turn == -1) == (phase == OVER) and position.turn < seats, "ethnos-refused-turn", "ET-4.6", seats=seats)
    _require(position.ended_on < seats, "ethnos-refused-turn", "ET-7.4", seats=seats)
    table.ended_on = position.ended_on
    for p, given in zip(players, position.players, strict=True):
        _read_player(table, p, given)
    table.trolls = 63 if TROLL in slots else 0
    for p in players:
        _require(not p.trolls or TROLL in slots, "ethnos-refused-component", "ET-2.8", part="trolls")
        _require(p.trolls & ~table.trolls == 0, "ethnos-refused-token-twice", "ET-11.10a")
        table.trolls &= ~p.trolls
    row = read_cards(slots, position.row)
    for c, n in enumerate(row):
        if n:
            table.show(c, n)
    _read_bands(table, position)
    _read_deck(table, position)
    _read_account(table, position)
    table.pass_turn(max(position.turn, 0))
    table.turn = position.turn
    _enter_phase(table, position, phase)
    return table


def _require(holds: bool, key: str, clause: str, **args: str | int) -> None:
    if not holds:
        raise Refused(key, clause, **args)


def _read_tribes(words: list[str], seats: int) -> list[int]:
    for word in words:
        _require(word in TRIBES, "ethnos-refused-no-tribe", "ET-1.2", tribe=word)
    slots = sorted(TRIBES.index(word) for word in words)
    need = components.tribes_in_play(seats)
    clause = "ET-3.3" if seats < 4 else "ET-2.3"
    _require(len(slots) == len(set(slots)) == need, "ethnos-refused-tribes", clause, need=need, seats=seats)
    return slots


def _read_tokens(given: dict[str, list[int]], seats: int) -> list[int]:
    """Kingdoms that are left out get what remains of the tokens, spread in order."""
    ages = components.ages(seats)
    clause = "ET-3.2" if seats < 4 else "ET-2.1"
    rest = Counter(components.GLORY_TOKENS_SMALL if seats < 4 else components.GLORY_TOKENS)
    for name, values in given.items():
        _require(name in KINGDOMS, "ethnos-refused-no-kingdom", "ET-1.1", kingdom=name[:40])
        _require(len(values) == ages and values == sorted(values), "ethnos-refused-tokens", clause, kingdom=name, ages=ages)
        rest.subtract(values)
    _require(min(rest.values()) >= 0, "ethnos-refused-token-box", "ET-1.4")
    spare = sorted(rest.elements())
    empty = [name for name in KINGDOMS if name not in given]
    dealt = {name: spare[i :: len(empty)] for i, name in enumerate(empty)}
    tokens = [value for name in KINGDOMS for value in given.get(name) or dealt[name]]
    return tokens + components.merfolk_glory(seats)


def _read_player(table: Ethnos, p: Player, given: Hand) -> None:
    slots = table.slots
    hand = read_cards(slots, given.hand)
    known = read_cards(slots, given.known)
    _require(sum(hand) <= HAND_LIMIT, "ethnos-refused-hand", "ET-6.3", limit=HAND_LIMIT)
    _require(all(k <= h for k, h in zip(known, hand, strict=True)), "ethnos-refused-known", "ET-6.5")
    for c, n in enumerate(hand):
        for _ in range(n):
            p.gain(c)
        p.known[c] = known[c]
    for name, n in given.markers.items():
        _require(name in KINGDOMS, "ethnos-refused-no-kingdom", "ET-1.1", kingdom=name[:40])
        p.markers[KINGDOMS.index(name)] = n
        p.supply -= n
    for name in given.horde:
        _require(name in KINGDOMS, "ethnos-refused-no-kingdom", "ET-1.1", kingdom=name[:40])
        space = 1 << KINGDOMS.index(name)
        _require(not p.horde & space, "ethnos-refused-horde", "ET-11.8b")
        p.horde |= space
        p.supply -= 1
    _require(not p.horde or table.in_play(ORC), "ethnos-refused-component", "ET-2.8", part="horde")
    _require(p.supply >= 0, "ethnos-refused-supply", "ET-1.7")
    _require(given.merfolk <= components.MERFOLK_LAST, "ethnos-refused-merfolk", "ET-11.6a", last=components.MERFOLK_LAST)
    _require(not given.merfolk or table.in_play(MERFOLK), "ethnos-refused-component", "ET-2.8", part="merfolk")
    p.swum = given.merfolk
    p.glory = given.glory
    for value in given.trolls:
        _require(value in TROLL_TOKENS, "ethnos-refused-token", "ET-1.4", value=value)
        token = 1 << TROLL_TOKENS.index(value)
        _require(not p.trolls & token, "ethnos-refused-token-twice", "ET-11.10a")
        p.trolls |= token


def _read_bands(table: Ethnos, position: Position) -> None:
    slots = table.slots
    for past in position.past_bands:
        leader = parse_card(slots, past.leader)
        fits = 1 <= past.size <= HAND_LIMIT and past.skeletons < past.size and leader != SKELETON
        _require(fits and past.seat < table.seats, "ethnos-refused-band", "ET-8.1", leader=past.leader)
        _require(1 <= past.age <= table.age + (position.phase == "over"), "ethnos-refused-age", "ET-17.1", ages=table.ages)
        table.bands = append(table.bands, pack_band(past.age - 1, past.seat, leader, past.size, past.skeletons))
    for band in position.bands:
        counts = read_cards(slots, band.cards)
        leader = parse_card(slots, band.leader)
        _require(leader != SKELETON, "ethnos-refused-skeleton-leader", "ET-8.3")
        size = sum(counts)
        alike = any(
            all(n == 0 or c == SKELETON or rules.group_of(leader, by_colour) >> c & 1 for c, n in enumerate(counts))
            for by_colour in (False, True)
        )
        fits = alike and counts[leader] > 0 and size <= HAND_LIMIT and band.seat < table.seats
        _require(fits, "ethnos-refused-band", "ET-8.1", leader=band.leader)
        for c, n in enumerate(counts):
            for _ in range(n):
                table.lay(c)
        table.bands = append(table.bands, pack_band(table.age, band.seat, leader, size, counts[SKELETON]))
        p = table.players[band.seat]
        tribe = slots[leader // 6]
        p.band_glory += BAND_GLORY[size - counts[SKELETON] + (tribe == DWARF)]
        resolved = position.phase != "marker" or band is not position.bands[-1]
        if tribe == GIANT and size > table.giant_size and resolved:  # ET-11.4a
            table.giant_size = size
            table.giant_band = len(table.bands) - 1
            p.giant_taken += components.GIANT_TAKEN
    if position.phase == "over":
        for p in table.players:
            p.band_glory = 0


def _read_deck(table: Ethnos, position: Position) -> None:
    table.fill_bag()
    box = [0] * (SKELETON + 1)
    for c in table.bag[: table.bag_size]:
        box[c] += 1
    cards = table.bag_size
    rest = list(box)
    for counts in (table.row, *(p.hand for p in table.players)):
        for c, n in enumerate(counts):
            rest[c] -= n
    for entry in table.laid:
        rest[entry & 63] -= 1
    for c, n in enumerate(rest):
        if n < 0:
            raise Refused("ethnos-refused-cards", "ET-1.2", card=card(table.slots, c), most=box[c])
    if position.deck is not None:
        given = read_cards(table.slots, position.deck)
        for c, n in enumerate(rest):
            if n != given[c]:
                raise Refused("ethnos-refused-deck", "ET-21.3", card=card(table.slots, c), should=n, given=given[c])
    table.bag_size = 0
    for c, n in enumerate(rest):
        for _ in range(n):
            table.bag[table.bag_size] = c
            table.bag_size += 1
    table.dragons = position.dragons
    ended = position.phase in ("horde", "over")
    _require(ended == (position.dragons == components.DRAGONS), "ethnos-refused-dragons", "ET-7.3")
    dealt = cards - 3 * table.seats
    natural = max(0, dealt // 2 - (dealt - table.bag_size)) if position.dragons == 0 else 0
    table.top = natural if position.above_dragons is None else position.above_dragons
    _require(table.top <= table.bag_size and (table.top == 0 or position.dragons == 0), "ethnos-refused-top", "ET-4.4")


def _read_account(table: Ethnos, position: Position) -> None:
    _require(len(position.account) <= table.ages, "ethnos-refused-age", "ET-21.5", ages=table.ages)
    ledger = table.ledger[:]
    for age, seats in enumerate(position.account):
        _require(len(seats) == table.seats, "ethnos-refused-account", "ET-21.5")
        for seat, lines in enumerate(seats):
            for name, glory in lines.items():
                _require(name in ROW_NAMES, "ethnos-refused-account", "ET-21.5")
                ledger[(age * table.seats + seat) * ROWS + ROW_NAMES.index(name)] = glory
    table.ledger = ledger


def _enter_phase(table: Ethnos, position: Position, phase: int) -> None:
    """Put the table into the middle of a turn: a composed band is composed again, a played one was the last one laid."""
    _require((position.composing is not None) == (phase == COMPOSE), "ethnos-refused-composing", "ET-8.1")
    _require(not position.kept or phase == KEEP, "ethnos-refused-kept", "ET-11.3a")
    table.phase = phase
    if phase in (HORDE, OVER):
        _end_age(table, phase)
    elif phase == COMPOSE:
        _compose(table, position)
    elif phase == TURN:
        stuck = table.me.hand_size >= HAND_LIMIT and table.me.leaders() == 0
        _require(not stuck, "ethnos-refused-phase", "ET-5.2", phase="turn")
    else:
        _resolve(table, position, phase)


def _end_age(table: Ethnos, phase: int) -> None:
    """Hands are given up; hordes are a question in every age but the last, which leaves none."""
    name = PHASES[phase]
    last = table.age + 1 == table.ages
    _require(all(p.hand_size == 0 for p in table.players), "ethnos-refused-phase", "ET-13.1", phase=name)
    if phase == OVER:
        _require(last, "ethnos-refused-phase", "ET-18.1", phase=name)
        _require(all(p.horde == 0 for p in table.players), "ethnos-refused-phase", "ET-11.8d", phase=name)
    else:
        _require(not last, "ethnos-refused-phase", "ET-11.8d", phase=name)
        _require(table.me.horde != 0 and table.ended_on >= 0, "ethnos-refused-phase", "ET-13.5", phase=name)
        table.left = table.seats - 1 - (table.turn - table.ended_on) % table.seats


def _compose(table: Ethnos, position: Position) -> None:
    composing = position.composing
    assert composing is not None
    leader = parse_card(table.slots, composing.leader)
    _require(leader != SKELETON, "ethnos-refused-skeleton-leader", "ET-8.3")
    table.phase = FOLLOW if composing.follow else TURN
    if composing.follow:
        _last_band(table, "follow")
        _require(_followed(table), "ethnos-refused-phase", "ET-21.1", phase="follow")
    by_colour = composing.group == "colour"
    begin = (rules.A_COLOUR if by_colour else rules.A_TRIBE) + leader
    _require(begin in table.actions(), "ethnos-refused-composing", "ET-8.1")
    table.begin_band(table.me, leader, by_colour)
    _require(table.phase == COMPOSE, "ethnos-refused-composing", "ET-8.1")
    for c, n in enumerate(read_cards(table.slots, composing.without)):
        for _ in range(n):
            legal = table.phase == COMPOSE and rules.A_WITHOUT + c in table.actions()
            _require(legal and table.size > 2, "ethnos-refused-composing", "ET-8.1")
            table.leave_out(table.me, c)


def _last_band(table: Ethnos, phase: str) -> None:
    """The band that is being resolved is the last one, and its owner's."""
    last = table.bands[len(table.bands) - 1] if len(table.laid) else -1
    _require(last >= 0 and band_seat(last) == table.turn, "ethnos-refused-phase", "ET-21.1", phase=phase)
    table.leader = band_leader(last)
    table.size = band_size(last)


def _followed(table: Ethnos) -> bool:
    """ET-11.1a: the last band is a centaur's, its marker is placed, and there is a leader for the next one."""
    placed = table.me.markers[table.leader % 6] > 0
    return table.slots[table.leader // 6] == CENTAUR and placed and table.me.leaders() != 0


# the tribe whose leader raises each question
_ASKED_BY = {BONUS: MERFOLK, TOKEN: TROLL, KEEP: ELF, DRAW: WIZARD}


def _resolve(table: Ethnos, position: Position, phase: int) -> None:
    _last_band(table, position.phase)
    p = table.me
    tribe = table.slots[table.leader // 6]
    fits = phase not in _ASKED_BY or tribe == _ASKED_BY[phase]
    if phase == MARKER:
        table.choices = table.open_kingdoms(p, table.leader, table.size)
        fits = table.choices != 0
    elif phase == BONUS:
        table.left = position.bonus
        passed = rules.MARKED[p.swum] - rules.MARKED[max(p.swum - table.size, 0)]
        fits = fits and 1 <= position.bonus <= passed and p.supply > 0
    elif phase == TOKEN:
        fits = fits and table.trolls & rules.TOKENS_TO[table.size] != 0
    elif phase == FOLLOW:
        fits = _followed(table)
    elif phase == KEEP:
        fits = fits and p.hand_size > 0
        table.left = table.size
        table.choices = p.hand_mask
        for c, n in enumerate(read_cards(table.slots, position.kept)):
            for _ in range(n):
                _require(table.left > 1 and bool(table.choices >> c & 1), "ethnos-refused-kept", "ET-11.3a")
                table.keep(p, c)
        fits = fits and table.phase == KEEP
    else:
        fits = fits and p.hand_size == 0
    _require(fits, "ethnos-refused-phase", "ET-21.1", phase=position.phase)
