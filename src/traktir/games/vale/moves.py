"""Action number <-> notation <-> sentence. Why a decision is refused is told in `reasons.py`.

catch troll     put a hunt token on a card            sell troll / tame troll   a caught card
summon troll    from the hand, paid or free           remove troll              for a fee
pay red         one stone of a payment                return red                a stone above the limit
done            the payment, or the choice, is made   end                       the turn
discard troll, recover troll, take troll, copy troll, activate troll            what an effect asks for
seat 2          a player, counted from 0              option two-blue           one of several rewards
"""

from __future__ import annotations

from typing import Final

from traktir.core.game import Arg, Move, Refused, Text
from traktir.games.vale import rules
from traktir.games.vale.components import COLOURS
from traktir.games.vale.decisions import A, B
from traktir.games.vale.program import PROGRAM
from traktir.games.vale.rules import Vale
from traktir.games.vale.state import (
    ACTION,
    ACTIVATE,
    CLEAR,
    COPY,
    DISCARD,
    FREE,
    GIVE_UP,
    HUNT,
    OPTION,
    PAY,
    RECOVER,
    RETURN,
    REWARDS,
    STEAL,
    TAKE,
    VICTIM,
    number_of,
    value_of,
)
from traktir.games.vale.words import card, parse_card, parse_colour

PHASES: Final = (
    "hunt",
    "action",
    "pay",
    "return",
    "discard",
    "recover",
    "give-up",
    "clear",
    "take",
    "free",
    "copy",
    "victim",
    "steal",
    "option",
    "rewards",
    "activate",
    "over",
)

# the clause behind each question
CLAUSES: Final = (
    "VE-4.3",
    "VE-5.2",
    "VE-6.4",
    "VE-5.8",
    "VE-8.8",
    "VE-8.10",
    "VE-8.12",
    "VE-8.8",
    "VE-8.23",
    "VE-6.10",
    "VE-8.11",
    "VE-8.12",
    "VE-A6",
    "VE-8.23",
    "VE-8.20",
    "VE-10.2",
    "VE-9.1",
)

# what answering a question for a card is called
VERBS: Final = {
    HUNT: "catch",
    DISCARD: "discard",
    RECOVER: "recover",
    GIVE_UP: "discard",
    CLEAR: "discard",
    TAKE: "take",
    FREE: "summon",
    COPY: "copy",
    ACTIVATE: "activate",
}
# first action of each kind
KINDS: Final[tuple[tuple[str, int], ...]] = (
    ("card", rules.A_CARD),
    ("summon", rules.A_SUMMON),
    ("remove", rules.A_REMOVE),
    ("sell", rules.A_SELL),
    ("tame", rules.A_TAME),
    ("end", rules.A_END),
    ("stone", rules.A_STONE),
    ("done", rules.A_DONE),
    ("seat", rules.A_SEAT),
    ("option", rules.A_OPTION),
)
# the phases in which a kind is asked for
ASKED: Final[dict[str, tuple[int, ...]]] = {
    "card": tuple(VERBS),
    "summon": (ACTION,),
    "remove": (ACTION,),
    "sell": (ACTION,),
    "tame": (ACTION,),
    "end": (ACTION,),
    "stone": (PAY, RETURN),
    "done": (PAY, CLEAR),
    "seat": (VICTIM, STEAL),
    "option": (OPTION, REWARDS),
}


def kind_of(action: int) -> tuple[str, int]:
    """Kind, and what is behind it: a card, a colour, a seat, …"""
    name, base = next(kind for kind in reversed(KINDS) if kind[1] <= action)
    return name, action - base


def options_of(table: Vale) -> list[str]:
    """The names of what OPTION and REWARDS offer."""
    first = A[table.pc]
    return [PROGRAM.options[i][0] for i in range(first, first + B[table.pc])]


def notation(table: Vale, action: int) -> str:
    name, rest = kind_of(action)
    if name == "card":
        return f"{VERBS[table.phase]} {card(rest)}"
    if name in ("summon", "remove"):
        return f"{name} {card(rest)}"
    if name in ("sell", "tame"):
        return f"{name} {card(table.me.caught.nth(rest))}"
    if name == "stone":
        return f"{'pay' if table.phase == PAY else 'return'} {COLOURS[rest]}"
    if name == "seat":
        return f"seat {rest}"
    if name == "option":
        return f"option {options_of(table)[rest]}"
    return name


def parse(table: Vale, text: str) -> int:
    words = text.strip().lower().split(maxsplit=1)
    verb, rest = [*words, "", ""][:2]
    if verb in ("end", "done") and not rest:
        return rules.A_END if verb == "end" else rules.A_DONE
    if verb in ("pay", "return") and rest:
        return rules.A_STONE + _parse_stone(table, verb, rest)
    if verb == "seat" and rest in map(str, range(table.seats)):
        return rules.A_SEAT + int(rest)
    if verb == "option" and rest:
        return rules.A_OPTION + _parse_option(table, rest)
    if verb in ("sell", "tame") and rest:
        return _parse_caught(table, verb, parse_card(rest))
    if rest and verb == "remove":
        return rules.A_REMOVE + parse_card(rest)
    if rest and verb == VERBS.get(table.phase):
        return rules.A_CARD + parse_card(rest)
    if rest and verb == "summon":
        return rules.A_SUMMON + parse_card(rest)
    if rest and verb in VERBS.values():
        parse_card(rest)
        raise Refused("vale-refused-not-now", CLAUSES[table.phase], phase=PHASES[table.phase])
    raise Refused("refused-notation", text=text[:60])


def _parse_stone(table: Vale, verb: str, word: str) -> int:
    colour = parse_colour(word)
    if table.phase in (PAY, RETURN) and (verb == "pay") != (table.phase == PAY):
        raise Refused("vale-refused-not-now", CLAUSES[table.phase], phase=PHASES[table.phase])
    return colour


def _parse_option(table: Vale, word: str) -> int:
    if table.phase not in (OPTION, REWARDS):
        raise Refused("vale-refused-not-now", CLAUSES[table.phase], phase=PHASES[table.phase])
    names = options_of(table)
    if word not in names:
        raise Refused("vale-refused-no-option", "VE-8.23", known=", ".join(names))
    return names.index(word)


def _parse_caught(table: Vale, verb: str, c: int) -> int:
    if table.phase != ACTION:
        clause = "VE-10.6" if table.phase == ACTIVATE else CLAUSES[table.phase]
        raise Refused("vale-refused-not-now", clause, phase=PHASES[table.phase])
    caught = table.me.caught
    for n in range(caught.size):
        if caught.nth(n) == c:
            return (rules.A_SELL if verb == "sell" else rules.A_TAME) + n
    if table.me.hand.has(c):
        raise Refused("vale-refused-in-hand", "VE-5.7", card=card(c))
    raise Refused("vale-refused-not-caught", "VE-5.5" if verb == "sell" else "VE-5.6", card=card(c))


def move(table: Vale, action: int) -> Move:
    name, rest = kind_of(action)
    args: dict[str, Arg] = {}
    touched = ""
    key = name
    if name in ("card", "summon", "remove", "sell", "tame"):
        touched = card(table.me.caught.nth(rest) if name in ("sell", "tame") else rest)
        args = {"card": touched}
        if name == "card":
            key = PHASES[table.phase]
    elif name == "stone":
        key = "pay" if table.phase == PAY else "return"
        args = {"colour": COLOURS[rest]}
    elif name == "done":
        key = f"done-{PHASES[table.phase]}"
    elif name == "seat":
        key = PHASES[table.phase]
        args = {"seat": rest + 1}
    elif name == "option":
        args = {"option": options_of(table)[rest]}
    return Move(action, notation(table, action), Text(f"vale-move-{key}", args), touched)


def prompt(table: Vale) -> Text:
    phase = table.phase
    key = PHASES[phase]
    args: dict[str, Arg] = {}
    if phase == ACTION:
        args = {"caught": table.me.caught.size}
    elif phase == PAY:
        removing = table.removing >= 0
        key += "-removal" if removing else ""
        args = {
            "card": card(table.removing if removing else table.summoning),
            "cost": table.cost,
            "paid": value_of(table.paid, table.me.worth),
        }
    elif phase == RETURN:
        p = table.players[table.debtor]
        args = {"surplus": number_of(p.stones) - p.limit, "limit": p.limit}
    elif table.pc != 0:
        args = {"card": card(table.card)}
        if phase == CLEAR:
            args["left"] = A[table.pc] - table.picked.size
        elif phase == REWARDS:
            args["named"] = int(table.reward >= 0)
    return Text(f"vale-prompt-{key}", args)
