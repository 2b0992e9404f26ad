"""Why a decision is refused, with the clause (VE-12.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from traktir.core.game import Refused
from traktir.games.vale import rules
from traktir.games.vale.components import COLOURS, MOST_ACTIONS
from traktir.games.vale.decisions import A
from traktir.games.vale.moves import ASKED, CLAUSES, PHASES, kind_of, options_of
from traktir.games.vale.rules import Vale
from traktir.games.vale.state import ACTION, ACTIVATE, CLEAR, DISCARD, FREE, HUNT, RETURN, STEAL, stones_of, value_of
from traktir.games.vale.words import card


def explain(table: Vale, action: int) -> Refused | None:
    if not 0 <= action < rules.ACTIONS:
        return Refused("refused-action", action=action)
    if table.turn < 0:
        return Refused("refused-over", "VE-9.1")
    if action in table.actions():
        return None
    name, rest = kind_of(action)
    if table.phase not in ASKED[name]:
        if name == "stone" and table.phase == ACTION:
            return Refused("vale-refused-nothing-to-pay", "VE-6.5")
        clause = "VE-10.6" if table.phase == ACTIVATE else CLAUSES[table.phase]
        return Refused("vale-refused-not-now", clause, phase=PHASES[table.phase])
    return _REASONS[name](table, rest)


def _tired(table: Vale) -> Refused | None:
    if table.acts >= MOST_ACTIONS:
        return Refused("vale-refused-tired", "VE-5.10", most=MOST_ACTIONS)
    return None


def _summon(table: Vale, c: int) -> Refused:
    p = table.me
    if p.caught.has(c):
        return Refused("vale-refused-tame-first", "VE-5.7", card=card(c))
    if not p.hand.has(c):
        return Refused("vale-refused-not-in-hand", "VE-6.6", card=card(c))
    if (tired := _tired(table)) is not None:
        return tired
    if p.area.size >= table.round:
        return Refused("vale-refused-area-full", "VE-6.1", round=table.round)
    cost = table.price(p, c)
    value = value_of(p.stones, p.worth)
    if value < cost:
        return Refused("vale-refused-too-poor", "VE-6.4", card=card(c), cost=cost, value=value)
    return Refused("vale-refused-unresolvable", "VE-8.3", card=card(c))


def _remove(table: Vale, c: int) -> Refused:
    p = table.me
    if not p.area.has(c):
        foreign = any(other.area.has(c) for other in table.players)
        return Refused("vale-refused-foreign" if foreign else "vale-refused-not-in-area", "VE-7.2", card=card(c))
    if (tired := _tired(table)) is not None:
        return tired
    return Refused("vale-refused-fee", "VE-7.1", cost=table.round, value=value_of(p.stones, p.worth))


def _sell(table: Vale, _: int) -> Refused:
    return Refused("vale-refused-nothing-caught", "VE-5.5")


def _tame(table: Vale, _: int) -> Refused:
    return Refused("vale-refused-nothing-caught", "VE-5.6")


def _end(table: Vale, _: int) -> Refused:
    return Refused("vale-refused-tokens-left", "VE-5.3", left=table.me.caught.size)


def _stone(table: Vale, colour: int) -> Refused:
    if table.phase == RETURN:
        if stones_of(table.players[table.debtor].stones, colour) == 0:
            return Refused("vale-refused-no-such-stone", "VE-5.11", colour=COLOURS[colour])
        return Refused("vale-refused-order", "VE-5.11")
    if stones_of(table.me.stones - table.paid, colour) == 0:
        return Refused("vale-refused-no-such-stone", "VE-6.4", colour=COLOURS[colour])
    if colour < table.floor:
        return Refused("vale-refused-order", "VE-6.4")
    return _payment(table)


def _payment(table: Vale) -> Refused:
    """A set that never suffices, or one with a superfluous stone where that is forbidden."""
    value = value_of(table.paid, table.me.worth)
    if value >= table.cost or isinstance(table, rules.Thrifty):
        return Refused("vale-refused-superfluous", "VE-A2", cost=table.cost)
    return Refused("vale-refused-too-little", "VE-6.4", paid=value, cost=table.cost)


def _done(table: Vale, _: int) -> Refused:
    value = value_of(table.paid, table.me.worth)
    if value < table.cost:
        return Refused("vale-refused-too-little", "VE-6.4", paid=value, cost=table.cost)
    return _payment(table)


def _seat(table: Vale, seat: int) -> Refused:
    if seat >= table.seats:
        return Refused("vale-refused-no-seat", "VE-2.1", seats=table.seats)
    if table.phase == STEAL:
        return Refused("vale-refused-yourself", "VE-8.23")
    return Refused("vale-refused-victim", "VE-8.12", card=card(table.card))


def _option(table: Vale, i: int) -> Refused:
    names = options_of(table)
    if i >= len(names):
        return Refused("vale-refused-no-option", "VE-8.23", known=", ".join(names))
    if i == table.reward:
        return Refused("vale-refused-reward-twice", "VE-8.20")
    return Refused("vale-refused-impossible", "VE-8.23", option=names[i])


def _card(table: Vale, c: int) -> Refused:
    phase = table.phase
    if phase == HUNT:
        if any(p.caught.has(c) for p in table.players):
            return Refused("vale-refused-occupied", "VE-4.5", card=card(c))
        return Refused("vale-refused-not-shown", "VE-4.1", card=card(c))
    if phase in (DISCARD, FREE) and not table.me.hand.has(c):
        return Refused("vale-refused-not-in-hand", "VE-8.23", card=card(c))
    if phase == DISCARD and A[table.pc]:
        return Refused("vale-refused-no-free-summon", "VE-8.17", card=card(c))
    if phase == FREE and not table.me.area.size < table.round:
        return Refused("vale-refused-area-full", "VE-6.1", round=table.round)
    if phase == FREE:
        return Refused("vale-refused-unresolvable", "VE-8.3", card=card(c))
    if phase == ACTIVATE:
        return Refused("vale-refused-not-active", "VE-10.3", card=card(c))
    if phase == CLEAR and table.me.area.has(c) and c != table.card:
        return Refused("vale-refused-order", "VE-8.23")
    return Refused("vale-refused-choice", "VE-8.23", card=card(c))


_REASONS: Final[dict[str, Callable[[Vale, int], Refused]]] = {
    "card": _card,
    "summon": _summon,
    "remove": _remove,
    "sell": _sell,
    "tame": _tame,
    "end": _end,
    "stone": _stone,
    "done": _done,
    "seat": _seat,
    "option": _option,
}
