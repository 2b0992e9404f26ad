"""Action number <-> notation <-> sentence, and why a decision is refused.

deck                     recruit from the deck           take green-dwarf       recruit from the row
band tribe green-dwarf   begin a band of dwarves         band colour green-dwarf  … of green cards; the card named leads
without red-dwarf        leave a card out of it          done                   play the band; or: keep what was picked
marker duris             place a marker                  keep red-elf           save a card from the discard
token 3                  take a troll token              draw                   the wizard draws
cash                     cash in the horde board         no                     do without what is offered
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from traktir.core.game import Arg, Move, Refused, Text
from traktir.games.ethnos import rules
from traktir.games.ethnos.components import HAND_LIMIT, KINGDOMS, TROLL_TOKENS
from traktir.games.ethnos.rules import Ethnos
from traktir.games.ethnos.state import (
    BONUS,
    COMPOSE,
    DRAW,
    FOLLOW,
    HORDE,
    KEEP,
    MARKER,
    SKELETON,
    TOKEN,
    TURN,
    WINGFOLK,
)
from traktir.games.ethnos.words import card, card_args, exists, parse_card, parse_kingdom

PHASES: Final = ("turn", "compose", "marker", "bonus", "token", "follow", "keep", "draw", "horde", "over")

# the clause behind each question
CLAUSES: Final = tuple(
    f"ET-{number}" for number in ("5.1", "8.1", "9.2", "11.6b", "11.10a", "11.1a", "11.3a", "11.12a", "11.8c", "18.1")
)

# first action of each kind, and the phases in which it is asked
KINDS: Final[tuple[tuple[str, int, tuple[int, ...]], ...]] = (
    ("deck", rules.A_DECK, (TURN,)),
    ("take", rules.A_TAKE, (TURN,)),
    ("band tribe", rules.A_TRIBE, (TURN, FOLLOW)),
    ("band colour", rules.A_COLOUR, (TURN, FOLLOW)),
    ("done", rules.A_DONE, (COMPOSE, KEEP)),
    ("without", rules.A_WITHOUT, (COMPOSE,)),
    ("keep", rules.A_KEEP, (KEEP,)),
    ("marker", rules.A_PLACE, (MARKER, BONUS)),
    ("token", rules.A_TOKEN, (TOKEN,)),
    ("draw", rules.A_DRAW, (DRAW,)),
    ("cash", rules.A_CASH, (HORDE,)),
    ("no", rules.A_NO, (MARKER, BONUS, TOKEN, FOLLOW, DRAW, HORDE)),
)
WITH_CARD: Final = {"take", "band tribe", "band colour", "without", "keep"}


@cache
def kind_of(action: int) -> tuple[str, int, tuple[int, ...]]:
    """Kind, what is behind it (a card type, a kingdom, …) and its phases."""
    name, base, phases = next(kind for kind in reversed(KINDS) if kind[1] <= action)
    return name, action - base, phases


def notation(table: Ethnos, action: int) -> str:
    return move(table, action).notation


def parse(table: Ethnos, text: str) -> int:
    words = text.lower().replace("color", "colour").split()
    for name, base, _ in KINDS:
        head = name.split()
        if words[: len(head)] != head:
            continue
        rest = words[len(head) :]
        if name in WITH_CARD and len(rest) == 1:
            c = parse_card(table.slots, rest[0])
            if c == SKELETON and name.startswith("band"):
                raise Refused("ethnos-refused-skeleton-leader", "ET-8.3")
            return base + c
        if name == "marker" and len(rest) == 1:
            return base + parse_kingdom(rest[0])
        if name == "token" and len(rest) == 1 and rest[0] in map(str, TROLL_TOKENS):
            return base + list(map(str, TROLL_TOKENS)).index(rest[0])
        if not rest and name not in WITH_CARD and name not in ("marker", "token"):
            return base
    raise Refused("refused-notation", text=text[:60])


def move(table: Ethnos, action: int) -> Move:
    return _phrases(table)[action]


def moves(table: Ethnos) -> list[Move]:
    phrases = _phrases(table)
    return [phrases[action] for action in table.actions()]


class Phrases(dict[int, Move]):
    """The same few moves are offered again and again: they are put into words once."""

    def __init__(self, slots: tuple[int, ...], phase: int, cards: int) -> None:
        self.slots = slots
        self.phase = phase
        self.cards = cards

    def __missing__(self, action: int) -> Move:
        name, rest, _ = kind_of(action)
        args: dict[str, Arg] = {}
        touched = ""
        if name in WITH_CARD:
            args = card_args(self.slots, rest)
            touched = card(self.slots, rest)
        elif name == "marker":
            args = {"kingdom": KINGDOMS[rest]}
            touched = KINGDOMS[rest]
        elif name == "token":
            args = {"value": TROLL_TOKENS[rest]}
        elif name == "draw":
            args = {"cards": self.cards}
        key = "ethnos-move-" + name.replace(" ", "-")
        if name in ("done", "no"):
            key += "-" + PHASES[self.phase]
        shown = touched or ("" if name != "token" else str(TROLL_TOKENS[rest]))
        self[action] = Move(action, f"{name} {shown}" if shown else name, Text(key, args), touched)
        return self[action]


_phrases_of = lru_cache(1 << 11)(Phrases)


def _phrases(table: Ethnos) -> Phrases:
    phase = table.phase
    return _phrases_of((*table.slots,), phase, table.size if phase == DRAW else 0)


def told(table: Ethnos, action: int, seat: int | None) -> Text | None:
    """A band and what an elf keeps are seen when they are laid down, not while they are being put together."""
    name, rest, _ = kind_of(action)
    if seat == table.turn or name in ("deck", "take", "marker", "token", "draw", "cash", "no"):
        return move(table, action).text
    if table.phase == KEEP:
        kept = sum(table.picked) + (name == "keep")
        # cards are kept in ascending order: with nothing left from here on, this was the last
        more = any(n > table.picked[c] + (c == rest) for c, n in enumerate(table.me.hand) if c >= rest)
        last = name == "done" or table.left == 1 or not more
        return Text("ethnos-told-keep", {"cards": kept}) if last else None
    # a band: begun with a single card, brought down to one, or played as it lies
    leader, size = table.leader, table.size
    if name == "without":
        size -= 1
    elif name.startswith("band"):
        leader = rest
        group = rules.group_of(leader, name == "band colour")
        size = sum(n for c, n in enumerate(table.me.hand) if c == SKELETON or group >> c & 1)
    if name != "done" and size > 1:
        return None
    return Text("ethnos-told-band", {"size": size, **card_args(table.slots, leader)})


def prompt(table: Ethnos) -> Text:
    args: dict[str, Arg] = {}
    if table.phase == TURN:
        hand = table.me.hand_size
        kind = "turn-full" if hand >= HAND_LIMIT else "turn-first" if table.me.leaders() == 0 else "turn"
        return Text(f"ethnos-prompt-{kind}")
    if table.phase == COMPOSE:
        args = {"size": table.size, **card_args(table.slots, table.leader)}
    elif table.phase in (KEEP, BONUS):
        args = {"left": table.left}
    elif table.phase in (TOKEN, DRAW):
        args = {"size": table.size}
    return Text(f"ethnos-prompt-{PHASES[table.phase]}", args)


def explain(table: Ethnos, action: int) -> Refused | None:
    if not 0 <= action < rules.ACTIONS:
        return Refused("refused-action", action=action)
    if table.turn < 0:
        return Refused("refused-over", "ET-18.1")
    if action in table.actions():
        return None
    name, rest, phases = kind_of(action)
    if name in WITH_CARD and not exists(table.slots, rest):
        return Refused("refused-action", "ET-2.8", action=action)
    if table.phase not in phases:
        return Refused("ethnos-refused-not-now", "ET-21.1", phase=PHASES[table.phase])
    return _REASONS[name](table, rest)


def _full(table: Ethnos, _: int) -> Refused:
    return Refused("ethnos-refused-full-hand", "ET-6.3", limit=HAND_LIMIT)


def _take(table: Ethnos, c: int) -> Refused:
    if table.me.hand_size >= HAND_LIMIT:
        return _full(table, c)
    return Refused("ethnos-refused-not-in-row", "ET-6.1", **card_args(table.slots, c))


def _band(table: Ethnos, c: int) -> Refused:
    if table.me.hand[c] == 0:
        return Refused("ethnos-refused-not-in-hand", "ET-8.1", **card_args(table.slots, c))
    # the same band is offered under the other heading
    return Refused("ethnos-refused-same-band", "ET-8.1", **card_args(table.slots, c))


def _without(table: Ethnos, c: int) -> Refused:
    if table.picked[c] == 0:
        return Refused("ethnos-refused-not-in-band", "ET-8.1", **card_args(table.slots, c))
    if c == table.leader and table.picked[c] == 1:
        return Refused("ethnos-refused-leader-stays", "ET-8.3")
    return Refused("ethnos-refused-order", "ET-21.1")


def _keep(table: Ethnos, c: int) -> Refused:
    if table.me.hand[c] <= table.picked[c]:
        return Refused("ethnos-refused-not-in-hand", "ET-11.3a", **card_args(table.slots, c))
    return Refused("ethnos-refused-order", "ET-21.1")


def _marker(table: Ethnos, kingdom: int) -> Refused:
    """A bonus marker may go anywhere, so this is a band's own marker; its leader's kingdom is then always open to it."""
    if table.slots[table.leader // 6] != WINGFOLK:
        return Refused("ethnos-refused-other-kingdom", "ET-9.1", kingdom=KINGDOMS[table.leader % 6])
    clause = "ET-9.3" if table.seats == 2 else "ET-9.2"
    need = table.crowd(table.me, kingdom) + 1
    return Refused("ethnos-refused-too-small", clause, kingdom=KINGDOMS[kingdom], size=table.size, need=need)


def _token(table: Ethnos, i: int) -> Refused:
    if TROLL_TOKENS[i] > table.size:
        return Refused("ethnos-refused-token-size", "ET-11.10a", value=TROLL_TOKENS[i], size=table.size)
    return Refused("ethnos-refused-token-gone", "ET-11.10a", value=TROLL_TOKENS[i])


_REASONS: Final[dict[str, Callable[[Ethnos, int], Refused]]] = {
    "deck": _full,
    "take": _take,
    "band tribe": _band,
    "band colour": _band,
    "without": _without,
    "keep": _keep,
    "marker": _marker,
    "token": _token,
}
