"""Action number <-> notation <-> sentence, for the modes with a kingdom for each player. Why not: see refusals.py.

draw, take              from the deck, from the discard (`take 2`: the second pile); solo: two of the deck, one of each
place 2,3               lay the card in row 2, column 3        discard         discard it, then: open 3,1
legend two_elves        take it; coop: turn it down            done            no legend; items: end the turn
keep, refuse            the token of the card                  use hammer      then: on 1,1 · reach 2 1,4 · rob 2 sword · gem 1
pile 2, vote two_elves  coop                                   exchange two_elves, play first, block 1,2    solo
"""

from __future__ import annotations

from typing import Final

from traktir.core.game import Arg, Move, Refused, Text
from traktir.games.aetherya import rules
from traktir.games.aetherya.components import CARDS, LEGEND_VALUES, LEGENDS, TOKENS
from traktir.games.aetherya.contact import CLOSED
from traktir.games.aetherya.coop import Coop
from traktir.games.aetherya.items import Items
from traktir.games.aetherya.rules import Base
from traktir.games.aetherya.solo import BLOCK_CORNER, Solo
from traktir.games.aetherya.state import (
    AFTER,
    ARRANGE,
    BLOCK,
    CHOOSE,
    EXCHANGE,
    FROM_PILE,
    GEM,
    HELD,
    OPEN,
    PARTNER,
    PILES,
    REACH,
    ROB,
    SECOND,
    SIDE,
    SOURCE,
    SPOT,
    SWORD,
    TOKEN,
    TURN,
    VOTE,
)
from traktir.games.aetherya.words import parse_legend, parse_spot, parse_token, spot

PHASES: Final = (
    "arrange",
    "turn",
    "held",
    "open",
    "after",
    "token",
    "spot",
    "second",
    "reach",
    "rob",
    "gem",
    "sword",
    "piles",
    "vote",
    "exchange",
    "partner",
    "source",
    "choose",
    "block",
    "over",
)

# the clause behind each question
CLAUSES: Final = tuple(
    f"AE-{number}"
    for number in (
        *("3.6", "4.1", "4.4", "4.3", "5.2", "8.2", "8.4", "8.11", "8.4", "8.13"),
        *("8.13", "8.9", "10.4", "10.7", "9.3", "9.3", "9.15", "9.5", "9.13", "7.1"),
    )
)

# kind, first action, how many, and the phases in which it is asked
KINDS: Final[tuple[tuple[str, int, int, tuple[int, ...]], ...]] = (
    ("draw", rules.A_DRAW, 1, (TURN, SOURCE)),
    ("take", rules.A_TAKE, 2, (TURN, SOURCE)),
    ("discard", rules.A_DISCARD, 1, (HELD,)),
    ("done", rules.A_DONE, 1, (AFTER, EXCHANGE)),
    ("legend", rules.A_LEGEND, len(LEGENDS), (TURN, HELD, AFTER, SWORD, SOURCE, CHOOSE)),
    ("place", rules.A_PLACE, 16, (ARRANGE, HELD)),
    ("open", rules.A_OPEN, 16, (OPEN,)),
    ("keep", rules.A_KEEP, 1, (TOKEN,)),
    ("refuse", rules.A_REFUSE, 1, (TOKEN,)),
    ("use", rules.A_USE, len(TOKENS), (AFTER,)),
    ("on", rules.A_SPOT, 16, (SPOT, SECOND)),
    ("reach", rules.A_REACH, 64, (REACH,)),
    ("rob", rules.A_ROB, 48, (ROB,)),
    ("gem", rules.A_GEM, 4, (GEM,)),
    ("pile", rules.A_PILE, 2, (PILES,)),
    ("vote", rules.A_VOTE, len(LEGENDS), (VOTE,)),
    ("exchange", rules.A_EXCHANGE, len(LEGENDS), (EXCHANGE, PARTNER)),
    ("play", rules.A_PLAY, 2, (CHOOSE,)),
    ("block", rules.A_BLOCK, 9, (BLOCK,)),
)
WITH_SPOT: Final = {"place", "open", "on"}
WITH_LEGEND: Final = {"legend", "vote", "exchange"}
ORDINALS: Final = ("first", "second")


def kind_of(action: int) -> tuple[str, int, tuple[int, ...]]:
    """Kind, what is behind it (a cell, a legend, …) and its phases."""
    name, base, _, phases = next(kind for kind in reversed(KINDS) if kind[1] <= action)
    return name, action - base, phases


def _object(table: Base, name: str, rest: int) -> str:
    """What stands behind the verb."""
    if name in WITH_SPOT:
        return spot(SIDE, rest)
    if name in WITH_LEGEND:
        return LEGENDS[rest]
    if name == "use":
        return TOKENS[rest]
    if name == "reach":
        return f"{rest // 16 + 1} {spot(SIDE, rest % 16)}"
    if name == "rob":
        return f"{rest // 12 + 1} {TOKENS[rest % 12]}"
    if name in ("gem", "pile") or (name == "take" and isinstance(table, Coop)):
        return str(rest + 1)
    if name == "play":
        return ORDINALS[rest]
    if name == "block":
        return spot(SIDE, BLOCK_CORNER[rest])
    return ""


def notation(table: Base, action: int) -> str:
    name, rest, _ = kind_of(action)
    return f"{name} {_object(table, name, rest)}".rstrip()


def parse(table: Base, text: str) -> int:
    verb, *words = text.split()[:8] or [""]
    for name, base, size, _ in KINDS:
        if verb.lower() == name:
            rest = _parse_object(name, size, words)
            if rest is not None:
                return base + rest
    raise Refused("refused-notation", text=text[:60])


def _parse_object(name: str, size: int, words: list[str]) -> int | None:
    if size == 1 or (name == "take" and not words):
        return 0 if not words else None
    if name in ("reach", "rob"):
        if len(words) != 2 or words[0] not in ("1", "2", "3", "4"):
            return None
        seat = int(words[0]) - 1
        return seat * 16 + parse_spot(SIDE, words[1]) if name == "reach" else seat * 12 + parse_token(words[1])
    if len(words) != 1:
        return None
    word = words[0]
    if name in WITH_SPOT:
        return parse_spot(SIDE, word)
    if name in WITH_LEGEND:
        return parse_legend(word)
    if name == "use":
        return parse_token(word)
    if name == "play":
        return ORDINALS.index(word) if word in ORDINALS else None
    if name == "block":
        corner = parse_spot(SIDE, word)
        return list(BLOCK_CORNER).index(corner) if corner in BLOCK_CORNER else None
    return int(word) - 1 if word in map(str, range(1, size + 1)) else None


def move(table: Base, action: int) -> Move:
    name, rest, _ = kind_of(action)
    key = f"aetherya-move-{name}"
    args: dict[str, Arg] = {}
    touched = _object(table, name, rest)
    if name in WITH_LEGEND:
        args = {"legend": LEGENDS[rest], "points": LEGEND_VALUES[rest]}
        if name == "legend" and isinstance(table, Coop | Solo):
            key += "-fulfil"
    elif name in WITH_SPOT:
        args = {"spot": spot(SIDE, rest), "old": _card_at(table, rest)}
        if name == "place":
            card = min(t for t in range(10) if table.me.hand >> t & 1) if table.phase == ARRANGE else table.held
            args["card"] = CARDS[card]
            key += "-start" if table.phase == ARRANGE else ""
    elif name in ("take", "draw"):
        if isinstance(table, Solo):
            key += "-solo" if table.phase == TURN and table.ruling.declared_first else "-next"
        if name == "take":
            args = {"card": CARDS[table.top(rest)], "pile": rest + 1}
            touched = CARDS[table.top(rest)]
    elif name == "discard":
        args = {"card": CARDS[table.held]}
    elif name == "done":
        key += "-exchange" if table.phase == EXCHANGE else "-turn" if isinstance(table, Items) else ""
    elif name == "use":
        args = {"token": TOKENS[rest]}
    elif name == "reach":
        assert isinstance(table, Items)
        args = {"seat": rest // 16 + 1, "spot": spot(SIDE, rest % 16), "token": TOKENS[table.using]}
    elif name == "rob":
        args = {"seat": rest // 12 + 1, "token": TOKENS[rest % 12]}
    elif name in ("gem", "pile"):
        args = {name: rest + 1}
    elif name == "play":
        assert isinstance(table, Solo)
        card, source = (table.held, table.source) if rest == 0 else (table.second, table.second_source)
        args = {"card": CARDS[card]}
        key += "-taken" if source == FROM_PILE else ""
    elif name == "block":
        args = {"spot": touched}
    return Move(action, notation(table, action), Text(key, args), touched)


def told(table: Base, action: int, seat: int | None) -> Text | None:
    """Start squares stay secret until all are laid out, a drawn card until it is placed or discarded."""
    name, rest, _ = kind_of(action)
    if seat == table.turn or not table.secret():
        return move(table, action).text
    if table.phase == ARRANGE:
        return Text("aetherya-told-arranged") if int(table.me.hand).bit_count() == 2 else None
    if name == "play":
        assert isinstance(table, Solo)
        source = table.source if rest == 0 else table.second_source
        if source != FROM_PILE:
            return Text("aetherya-told-play")
    return move(table, action).text


def _card_at(table: Base, cell: int) -> str:
    card = table.me.land.at[cell]
    return "closed" if card == CLOSED else CARDS[card]


def prompt(table: Base) -> Text:
    key = f"aetherya-prompt-{PHASES[table.phase]}"
    args: dict[str, Arg] = {}
    if table.phase == ARRANGE:
        args = {"card": CARDS[min(t for t in range(10) if table.me.hand >> t & 1)]}
    elif table.phase == HELD:
        args = {"card": CARDS[table.held]}
        key += "-taken" if table.source == FROM_PILE else ""
    elif table.phase == AFTER and isinstance(table, Items):
        key += "-items"
    elif table.phase in (SPOT, SECOND, REACH, ROB):
        assert isinstance(table, Items)
        args = {"token": TOKENS[table.using]}
    elif table.phase == PILES:
        assert isinstance(table, Coop)
        args = {"card": CARDS[table.loose]}
    elif table.phase in (EXCHANGE, TURN) and isinstance(table, Solo):
        args = {"century": table.century + 1}
        key += "-solo" if table.phase == TURN else ""
    return Text(key, args)
