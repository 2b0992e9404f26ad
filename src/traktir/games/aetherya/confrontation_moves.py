"""Action number <-> notation <-> sentence in Confrontation, and why a decision is refused.

take 2              choose the second card of the offer      hand         choose an elf in hand
swap 3              exchange a double of the offer           place 2,3    put the chosen card there
legend two_elves    take a legend                            done         take none
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from traktir.core.game import Arg, Move, Refused, Text
from traktir.games.aetherya import confrontation as rules
from traktir.games.aetherya.components import CARDS, LEGENDS
from traktir.games.aetherya.confrontation import Confrontation
from traktir.games.aetherya.confrontation_state import CHOOSE, CLAIM, LAY, OFFER, doubled
from traktir.games.aetherya.contact import CLOSED, DRAGON, PORTAL
from traktir.games.aetherya.warfare import ELVES, GOBLINS, in_reach_of_goblins, supplied
from traktir.games.aetherya.words import parse_legend, parse_spot, spot

PHASES: Final = ("choose", "place", "claim", "over")

# the clause behind each question
CLAUSES: Final = ("AE-11.8", "AE-11.12", "AE-11.21", "AE-11.28")

# first action of each kind, and the phases in which it is asked
KINDS: Final[tuple[tuple[str, int, tuple[int, ...]], ...]] = (
    ("take", rules.A_TAKE, (CHOOSE,)),
    ("hand", rules.A_HAND, (CHOOSE,)),
    ("swap", rules.A_SWAP, (CHOOSE,)),
    ("legend", rules.A_LEGEND, (CHOOSE, CLAIM)),
    ("place", rules.A_LAY, (LAY,)),
    ("done", rules.A_DONE, (CLAIM,)),
)


def kind_of(action: int) -> tuple[str, int, tuple[int, ...]]:
    """Kind, what is behind it (a place, a legend, a cell) and its phases."""
    name, base, phases = next(kind for kind in reversed(KINDS) if kind[1] <= action)
    return name, action - base, phases


def notation(table: Confrontation, action: int) -> str:
    name, rest, _ = kind_of(action)
    if name in ("take", "swap"):
        return f"{name} {rest + 1}"
    if name == "legend":
        return f"{name} {LEGENDS[rest]}"
    if name == "place":
        return f"{name} {spot(table.land.side, rest)}"
    return name


def parse(table: Confrontation, text: str) -> int:
    words = text.lower().split()
    bases = {name: base for name, base, _ in KINDS}
    if len(words) == 1 and words[0] in ("hand", "done"):
        return bases[words[0]]
    if len(words) == 2 and words[0] in ("take", "swap") and words[1] in ("1", "2", "3", "4"):
        return bases[words[0]] + int(words[1]) - 1
    if len(words) == 2 and words[0] == "legend":
        return rules.A_LEGEND + parse_legend(words[1])
    if len(words) == 2 and words[0] == "place":
        return rules.A_LAY + parse_spot(table.land.side, words[1])
    raise Refused("refused-notation", text=text[:60])


def move(table: Confrontation, action: int) -> Move:
    name, rest, _ = kind_of(action)
    args: dict[str, Arg] = {}
    touched = ""
    key = f"aetherya-move-confrontation-{name}"
    if name in ("take", "swap"):
        args = {"card": CARDS[table.offer[rest]], "place": rest + 1}
        touched = f"offer {rest + 1}"
    elif name == "legend":
        args = {"legend": LEGENDS[rest]}
        touched = LEGENDS[rest]
    elif name == "place":
        touched = spot(table.land.side, rest)
        old = table.land.at[rest]
        args = {"card": CARDS[table.card_picked()], "spot": touched}
        if table.struck >> rest & 1:
            key += "-kill" if old == DRAGON else "-destroy"
            args["old"] = CARDS[old]
        elif old != CLOSED:
            key += "-open"
            args["old"] = CARDS[old]
    return Move(action, notation(table, action), Text(key, args), touched)


def prompt(table: Confrontation) -> Text:
    key = f"aetherya-prompt-confrontation-{PHASES[table.phase]}"
    return Text(key, {"card": CARDS[table.card_picked()]} if table.phase == LAY else {})


def explain(table: Confrontation, action: int) -> Refused | None:
    if not 0 <= action < rules.ACTIONS:
        return Refused("refused-action", action=action)
    if table.turn < 0:
        return Refused("refused-over", "AE-11.28")
    if action in table.actions():
        return None
    name, rest, phases = kind_of(action)
    if table.phase not in phases:
        return Refused("aetherya-refused-confrontation-not-now", "AE-11.35", phase=PHASES[table.phase])
    return _REASONS[name](table, rest)


def _take(table: Confrontation, place: int) -> Refused:
    return Refused("aetherya-refused-confrontation-far-end", "AE-11.11", place=OFFER)


def _hand(table: Confrontation, _: int) -> Refused:
    if table.peoples[table.turn] != ELVES:
        return Refused("aetherya-refused-confrontation-not-elves", "AE-11.22")
    return Refused("aetherya-refused-confrontation-no-elf-in-hand", "AE-11.37")


def _swap(table: Confrontation, place: int) -> Refused:
    if doubled(table.offer) >> place & 1:
        return Refused("aetherya-refused-confrontation-swap-deck", "AE-11.10")
    return Refused("aetherya-refused-confrontation-no-double", "AE-11.10", card=CARDS[table.offer[place]])


def _legend(table: Confrontation, legend: int) -> Refused:
    if table.claimed:
        return Refused("aetherya-refused-second-legend", "AE-5.4")
    if not table.row >> legend & 1:
        return Refused("aetherya-refused-not-shown", "AE-5.1", legend=LEGENDS[legend])
    if not table.met >> legend & 1:
        return Refused("aetherya-refused-confrontation-not-fulfilled", "AE-11.21", legend=LEGENDS[legend])
    return Refused("aetherya-refused-confrontation-not-your-deed", "AE-11.21", legend=LEGENDS[legend])


def _place(table: Confrontation, cell: int) -> Refused:
    """A cell of this board that is not among the targets: it holds an open card."""
    land = table.land
    if cell >= land.side * land.side:
        return Refused("refused-action", "AE-11.1", action=rules.A_LAY + cell)
    at = spot(land.side, cell)
    old = land.at[cell]
    card = table.card_picked()
    if old == PORTAL:
        return Refused("aetherya-refused-confrontation-portal-stays", "AE-11.12", spot=at)
    if old == DRAGON:
        return _dragon(table, cell, at)
    if table.fortified() >> cell & 1:
        mine = table.fortresses[table.peoples[table.turn]] >> cell & 1
        if not mine:
            return Refused("aetherya-refused-confrontation-fortress", "AE-11.18", spot=at, card=CARDS[old])
    if old == card:
        return Refused("aetherya-refused-same-type", "AE-4.6", spot=at, card=CARDS[card])
    assert supplied(land) >> cell & 1
    return Refused("aetherya-refused-confrontation-supplied", "AE-11.14", spot=at, card=CARDS[old])


def _dragon(table: Confrontation, cell: int, at: str) -> Refused:
    if table.peoples[table.turn] != GOBLINS:
        return Refused("aetherya-refused-confrontation-dragon-stays", "AE-11.12", spot=at)
    if not in_reach_of_goblins(table.land) >> cell & 1:
        return Refused("aetherya-refused-confrontation-dragon-far", "AE-11.24", spot=at)
    return Refused("aetherya-refused-confrontation-dragon-card", "AE-11.25", spot=at, card=CARDS[table.card_picked()])


def _done(table: Confrontation, _: int) -> Refused:
    return Refused("aetherya-refused-claim-forced", "AE-5.3")


_REASONS: Final[dict[str, Callable[[Confrontation, int], Refused]]] = {
    "take": _take,
    "hand": _hand,
    "swap": _swap,
    "legend": _legend,
    "place": _place,
    "done": _done,
}
