"""A table of the Vale as a file, written by hand or by `dump`. docs/positions.md describes it.

What is not given has a sensible default: nothing in hands and areas, every card that is nowhere else in the draw pile, the first
player in turn, all points in the account's start row.
"""

from __future__ import annotations

from typing import Annotated, Literal, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.game import Refused
from traktir.core.rng import Rng
from traktir.games.vale import rules
from traktir.games.vale.components import CARDS, COLOURS, LAST_ROUND, LEAVES_AT_ONCE, MOST_ACTIONS, unpack
from traktir.games.vale.decisions import ASKS, OP, ask
from traktir.games.vale.effects import activate_all, next_active
from traktir.games.vale.moves import PHASES, options_of
from traktir.games.vale.opcodes import CHOOSE_TWO, CLEAR, GIVE_UP, POINTS_FOR_COST
from traktir.games.vale.program import ENDS, STARTS
from traktir.games.vale.rules import A_CARD, A_OPTION, A_REMOVE, A_STONE, A_SUMMON, Vale
from traktir.games.vale.scoring import is_over
from traktir.games.vale.state import (
    ACTION,
    ACTIVATE,
    HUNT,
    HUNTING,
    OVER,
    PAY,
    RESOLVING,
    RETURN,
    ROWS,
    START_ROW,
    new_player,
    number_of,
)
from traktir.games.vale.view import STAGES, payment_rule, points_by_card, unused_cards
from traktir.games.vale.words import card, parse_card, read_cards, read_stones, write_cards, write_stones

Natural = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Points = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Words = Annotated[list[Word], msgspec.Meta(max_length=70)]
Stones = Annotated[str, msgspec.Meta(pattern="^[RBP]{0,12}$")]
Stage = Literal["hunt", "action", "resolution"]
Phase = Literal["hunt", "action", "pay", "return", "effect", "activate", "over"]
Colour = Literal["red", "blue", "purple"]
Rule = Literal["any_sufficient", "no_redundant"]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One player."""

    points: Natural = 0
    stones: Stones = ""
    hand: Words = []
    known: Words = []
    area: Words = []
    caught: Words = []
    account: dict[Word, Points] | None = None  # points by card, `start` for those of the beginning


class Paying(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    card: Word
    remove: bool = False  # a fee instead of a summon
    paid: Stones = ""


class Running(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An effect in the middle of being carried out."""

    card: Word
    source: Word | None = None  # on which card it is printed, if another (VE-8.11)
    type: Literal["instant", "active"] = "instant"
    step: Natural = 0  # counted inside the effect, branches behind the main list
    victim: SeatNumber | None = None
    moved: Word | None = None  # the card that the step before was about
    reward: Word | None = None  # the first of two
    queued: Natural = 0  # the step at which the second reward begins
    picked: Words = []


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    players: Annotated[list[Seat], msgspec.Meta(min_length=2, max_length=4)]
    stage: Stage = "action"
    phase: Phase | None = None  # default: the stage's own
    round: Annotated[int, msgspec.Meta(ge=1, le=LAST_ROUND)] = 1
    first: SeatNumber = 0
    turn: Annotated[int, msgspec.Meta(ge=-1, le=3)] | None = None  # whose turn it is; another seat may owe a decision in it
    display: Words = []
    pile: Words | None = None  # default: every card that is nowhere else
    top: Word | None = None
    discard: Words = []
    shuffles: Natural = 0
    drawn_before: dict[Word, Natural] = {}  # unseen cards of hands by the shuffle they were drawn from, if an earlier one
    actions_in_turn: Annotated[int, msgspec.Meta(ge=0, le=MOST_ACTIONS + 2)] = 0
    payment_rule: Rule = "any_sufficient"
    paying: Paying | None = None
    returned: Colour = "red"  # phase `return`: the colour returned last
    effect: Running | None = None
    unused: Words | None = None  # active effects still to come, while they are being gone through


# writing


def dump(table: Vale) -> Position:
    phase = PHASES[table.phase]
    if phase not in ("hunt", "action", "pay", "return", "activate", "over"):
        phase = "effect"
    position = Position(
        players=[_dump_player(table, seat) for seat in range(table.seats)],
        stage=cast(Stage, STAGES[table.stage]),
        phase=cast(Phase, phase),
        round=table.round,
        first=table.first,
        turn=table.actor if table.turn >= 0 else -1,
        display=write_cards(table.display),
        pile=sorted((card(c) for c in table.bag[: table.bag_size]), key=CARDS.index),
        top=card(table.top) if table.top >= 0 else None,
        discard=write_cards(table.discard),
        shuffles=table.shuffles,
        drawn_before=_dump_drawn_before(table),
        actions_in_turn=table.acts,
        payment_rule=cast(Rule, payment_rule(table)),
    )
    if table.phase == PAY:
        removing = table.removing >= 0
        position.paying = Paying(card(table.removing if removing else table.summoning), removing, write_stones(table.paid))
    if table.phase == RETURN:
        position.returned = cast(Colour, COLOURS[table.floor])
    if table.pc != 0:
        position.effect = _dump_effect(table)
    if table.activating:
        position.unused = unused_cards(table)
    return position


def _dump_player(table: Vale, seat: int) -> Seat:
    p = table.players[seat]
    return Seat(
        points=p.points,
        stones=write_stones(p.stones),
        hand=write_cards(p.hand),
        known=write_cards(p.known),
        area=write_cards(p.area),
        caught=write_cards(p.caught),
        account=points_by_card(table, seat),
    )


def _dump_drawn_before(table: Vale) -> dict[str, int]:
    return {
        card(c): table.shuffled[c]
        for p in table.players
        for c in range(len(CARDS))
        if p.hand.has(c) and not p.known.has(c) and table.shuffled[c] != table.shuffles
    }


def _dump_effect(table: Vale) -> Running:
    type: Literal["instant", "active"] = "instant"
    if not STARTS["instant"][table.source] <= table.pc < ENDS["instant"][table.source] or not STARTS["instant"][table.source]:
        type = "active"
    start = STARTS[type][table.source]
    step = OP[table.pc]
    return Running(
        card=card(table.card),
        source=card(table.source) if table.copied() else None,
        type=type,
        step=table.pc - start,
        victim=table.bound if step == GIVE_UP else None,
        moved=card(table.bound) if step == POINTS_FOR_COST and table.bound >= 0 else None,
        reward=options_of(table)[table.reward] if table.reward >= 0 else None,
        queued=table.queued - start if table.queued else 0,
        picked=write_cards(table.picked),
    )


# reading


def load(position: Position) -> Vale:
    """VE-12.5 and VE-12.6 hold for what comes back, or Refused says which clause is against it."""
    seats = len(position.players)
    table = rules.set_up([new_player() for _ in range(seats)], position.payment_rule == "no_redundant")
    _require(position.first < seats, "vale-refused-no-seat", "VE-2.1", seats=seats)
    table.round = position.round
    table.first = position.first
    table.stage = STAGES.index(position.stage)
    for seat, given in enumerate(position.players):
        _read_player(table, seat, given)
    table.display = read_cards(position.display)
    table.discard = read_cards(position.discard)
    table.top = parse_card(position.top) if position.top is not None else -1
    _read_pile(table, position)
    _read_drawn_before(table, position)
    table.acts = position.actions_in_turn
    _read_turn(table, position)
    _enter(table, position)
    return table


def _require(holds: bool, key: str, clause: str, **args: str | int) -> None:
    if not holds:
        raise Refused(key, clause, **args)


def _read_player(table: Vale, seat: int, given: Seat) -> None:
    p = table.players[seat]
    p.hand = read_cards(given.hand)
    p.known = read_cards(given.known)
    _require(all(p.hand.has(parse_card(word)) for word in given.known), "vale-refused-known", "VE-1.4")
    p.caught = read_cards(given.caught)
    _require(p.caught.size <= 2, "vale-refused-caught", "VE-1.3")
    for word in given.area:
        c = parse_card(word)
        _require(not LEAVES_AT_ONCE[c], "vale-refused-never-stays", "VE-A29", card=card(c))
        _require(not p.area.has(c), "vale-refused-card-twice", "VE-12.5", card=card(c))
        p.lay(c)
    _require(p.area.size <= table.round, "vale-refused-area-full", "VE-6.1", round=table.round)
    p.stones = read_stones(given.stones)
    p.points = given.points
    account = {"start": given.points} if given.account is None else given.account
    _require(sum(account.values()) == given.points, "vale-refused-account", "VE-8.13", points=given.points)
    for word, points in account.items():
        table.account[seat * ROWS + (START_ROW if word == "start" else parse_card(word))] += points


def _read_pile(table: Vale, position: Position) -> None:
    places = [table.display, table.discard]
    for p in table.players:
        places += [p.hand, p.area, p.caught]
    rest = []
    for c in range(len(CARDS)):
        n = sum(place.has(c) for place in places) + (c == table.top)
        _require(n <= 1, "vale-refused-card-twice", "VE-12.5", card=card(c))
        if n == 0:
            rest.append(c)
    if position.pile is not None:
        pile = read_cards(position.pile)
        for c in range(len(CARDS)):
            _require(pile.has(c) == (c in rest), "vale-refused-pile", "VE-12.5", card=card(c))
    for i, c in enumerate(rest):
        table.bag[i] = c
    table.bag_size = len(rest)


def _read_drawn_before(table: Vale, position: Position) -> None:
    table.shuffles = position.shuffles
    shuffled = [position.shuffles] * len(CARDS)
    for word, shuffle in position.drawn_before.items():
        c = parse_card(word)
        hidden = any(p.hand.has(c) and not p.known.has(c) for p in table.players)
        _require(hidden and shuffle < position.shuffles, "vale-refused-drawn-before", "VE-4.2", card=card(c))
        shuffled[c] = shuffle
    table.shuffled = vec[i64](shuffled)


def _read_turn(table: Vale, position: Position) -> None:
    """Whose turn it is, and that the hunt tokens lie as they then must."""
    seats = table.seats
    over = position.phase == "over"
    given = position.turn
    _require(given is None or given < seats, "vale-refused-no-seat", "VE-2.1", seats=seats)
    _require(given is None or (given == -1) == over, "vale-refused-turn", "VE-9.1")
    caught = [p.caught.size for p in table.players]
    if table.stage == HUNTING:
        table.place = sum(caught)
        order = [table.hunter(pick) for pick in range(table.place)]
        fits = all(order.count(seat) == n for seat, n in enumerate(caught))
        fits = fits and 0 < table.display.size <= 2 * seats - table.place
        _require(fits, "vale-refused-hunt", "VE-4.4")
        seat = table.hunter(table.place)
        _require(given in (None, seat), "vale-refused-turn", "VE-4.4")
    else:
        _require(table.display.size == 0, "vale-refused-hunt", "VE-4.6")
        seat = table.first if given is None else given
        if over:
            seat = (table.first - 1) % seats
        table.place = (seat - table.first) % seats
        waiting = [(table.first + place) % seats for place in range(table.place, seats)] if table.stage != RESOLVING else []
        fits = all(n == 0 or seat in waiting for seat, n in enumerate(caught))
        _require(fits, "vale-refused-tokens", "VE-5.3")
        table.place += over
    table.pass_to(seat)


def _enter(table: Vale, position: Position) -> None:
    """Put the table into the middle of what is going on."""
    phase = position.phase or {"hunt": "hunt", "action": "action", "resolution": "activate"}[position.stage]
    fits = {"hunt": "hunt", "action": "action", "pay": "action", "over": "resolution"}.get(
        phase, position.stage
    ) == position.stage
    fits = fits and (position.stage != "hunt" or phase == "hunt")
    fits = fits and (position.paying is not None) == (phase == "pay")
    fits = fits and (phase in ("effect", "return") or position.effect is None)
    fits = fits and (phase != "effect" or position.effect is not None)
    fits = fits and (position.unused is None or phase in ("effect", "return", "activate"))
    _require(fits, "vale-refused-phase", "VE-3.1", phase=phase)
    over_limit = [seat for seat, p in enumerate(table.players) if number_of(p.stones) > p.limit]
    _require(len(over_limit) == (phase == "return"), "vale-refused-stones", "VE-5.8")
    if position.unused is not None:
        _read_unused(table, position.unused)
    if position.effect is not None:
        _read_effect(table, position.effect)
    if phase == "hunt":
        table.phase = HUNT
    elif phase == "action":
        table.phase = ACTION
    elif phase == "pay":
        _enter_payment(table, cast(Paying, position.paying))
    elif phase == "return":
        table.phase = RETURN
        table.debtor = table.turn = over_limit[0]
        table.floor = COLOURS.index(position.returned)
        _require(table.return_choices() != 0, "vale-refused-stones", "VE-5.11")
    elif phase == "effect":
        _enter_effect(table, cast(Running, position.effect))
    elif phase == "activate":
        if position.unused is None:
            activate_all(table)
        _require(next_active(table), "vale-refused-phase", "VE-10.4", phase=phase)
        table.phase = ACTIVATE
    else:
        _require(is_over(table), "vale-refused-phase", "VE-9.1", phase=phase)
        table.phase = OVER
        table.turn = -1


def _enter_payment(table: Vale, paying: Paying) -> None:
    """The card is announced, or the removal, and the stones are laid down again."""
    rng = Rng(0)
    table.phase = ACTION
    table.acts = max(table.acts - 1, 0)
    c = parse_card(paying.card)
    actions = [(A_REMOVE if paying.remove else A_SUMMON) + c]
    actions += [A_STONE + colour for colour, n in enumerate(unpack(read_stones(paying.paid))) for _ in range(n)]
    for action in actions:
        _require(action in table.actions(), "vale-refused-paying", "VE-6.4", card=card(c))
        free = not paying.remove and table.price(table.me, c) == 0
        _require(not free, "vale-refused-nothing-to-pay", "VE-6.5")
        if table.phase == PAY:
            table.paid += 1 << 8 * (action - A_STONE)
            table.floor = action - A_STONE
            _require(table.pay_choices() != rules.DONE_BIT, "vale-refused-paying", "VE-6.4", card=card(c))
        else:
            table.play(action, rng)


def _read_unused(table: Vale, words: list[str]) -> None:
    _require(table.stage != HUNTING, "vale-refused-phase", "VE-10.1", phase="activate")
    activate_all(table)
    unused = read_cards(words)
    fits = unused.low & ~table.unused_low == 0 and unused.high & ~table.unused_high == 0
    _require(fits, "vale-refused-unused", "VE-10.3")
    table.unused_low = unused.low
    table.unused_high = unused.high


def _read_effect(table: Vale, given: Running) -> None:
    table.card = parse_card(given.card)
    table.source = table.card if given.source is None else parse_card(given.source)
    start, end = STARTS[given.type][table.source], ENDS[given.type][table.source]
    table.pc = start + given.step
    table.queued = start + given.queued if given.queued else 0
    inside = start != 0 and table.pc < end and table.queued < end
    at_hand = any(place.has(table.card) for place in (table.me.area, table.me.hand, table.discard)) or table.card == table.top
    _require(inside and at_hand, "vale-refused-effect", "VE-8.21", card=card(table.card))
    if OP[table.pc] == GIVE_UP and given.victim is not None:
        _require(given.victim < table.seats, "vale-refused-no-seat", "VE-2.1", seats=table.seats)
        table.bound = given.victim
    elif OP[table.pc] == POINTS_FOR_COST and given.moved is not None:
        table.bound = parse_card(given.moved)


def _enter_effect(table: Vale, given: Running) -> None:
    """Ask the question of the step again, then give the answers that were given."""
    step = OP[table.pc]
    fits = ASKS[step] != 0 and ask(table, step)
    _require(fits, "vale-refused-effect", "VE-8.23", card=card(table.card))
    _require(not given.picked or step == CLEAR, "vale-refused-effect", "VE-8.23", card=card(table.card))
    picked = read_cards(given.picked)
    for n in range(picked.size):
        c = picked.nth(n)
        _require(A_CARD + c in table.actions(), "vale-refused-choice", "VE-8.23", card=card(c))
        table.picked.add(c)
    more = step != CLEAR or not given.picked or len(table.actions()) > 1
    _require(more and table.picked.size < 3, "vale-refused-effect", "VE-8.23", card=card(table.card))
    if given.reward is not None:
        fits = step == CHOOSE_TWO and given.reward in options_of(table)
        _require(fits, "vale-refused-effect", "VE-8.20", card=card(table.card))
        reward = options_of(table).index(given.reward)
        _require(A_OPTION + reward in table.actions(), "vale-refused-impossible", "VE-8.23", option=given.reward)
        table.reward = reward
