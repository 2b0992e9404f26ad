"""Cards in words: `green-dwarf`, `skeleton`; several of one kind: `3 skeleton`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import compress

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.game import Arg, Refused
from traktir.games.ethnos.components import COLOURS, FIGHTERS, KINGDOMS
from traktir.games.ethnos.state import SKELETON, SKELETONS

Numbers = Sequence[int] | vec[i64]


def exists(slots: Numbers, c: int) -> bool:
    """Whether the type is in play; the slot of the skeletons has no coloured cards."""
    if c == SKELETON:
        return SKELETONS in slots
    return c // 6 < len(slots) and slots[c // 6] != SKELETONS


@cache
def card_names(*slots: int) -> tuple[str, ...]:
    """Every type of a game, in words; with fewer tribes there are types that no card has."""
    coloured = [f"{colour}-{FIGHTERS[tribe]}" for tribe in slots for colour in COLOURS]
    return (*coloured, *[""] * (SKELETON - len(coloured)), FIGHTERS[SKELETONS])


def card(slots: Numbers, c: int) -> str:
    return FIGHTERS[SKELETONS] if c == SKELETON else f"{COLOURS[c % 6]}-{FIGHTERS[slots[c // 6]]}"


def card_args(slots: Numbers, c: int) -> dict[str, Arg]:
    """What the locale's `ethnos-card` wants to know."""
    if c == SKELETON:
        return {"tribe": FIGHTERS[SKELETONS], "colour": "none"}
    return {"tribe": FIGHTERS[slots[c // 6]], "colour": COLOURS[c % 6]}


def parse_card(slots: Numbers, word: str) -> int:
    """A card type of this game; Refused when there is no such card, or its tribe is not in play (ET-2.8)."""
    word = word.strip().lower()
    colour, _, fighter = word.rpartition("-")
    if fighter not in FIGHTERS or (colour not in COLOURS if fighter != "skeleton" else colour != ""):
        raise Refused("ethnos-refused-no-card", "ET-1.2", card=word[:40])
    tribe = FIGHTERS.index(fighter)
    if tribe not in slots:
        raise Refused("ethnos-refused-not-in-play", "ET-2.8", card=word)
    return SKELETON if tribe == SKELETONS else list(slots).index(tribe) * 6 + COLOURS.index(colour)


def parse_kingdom(word: str) -> int:
    """A kingdom by its name or its colour."""
    word = word.strip().lower()
    for names in (KINGDOMS, COLOURS):
        if word in names:
            return names.index(word)
    raise Refused("ethnos-refused-no-kingdom", "ET-1.1", kingdom=word[:40])


def write_cards(slots: Numbers, counts: Numbers) -> list[str]:
    found = [*counts]
    return [name if n == 1 else f"{n} {name}" for name, n in compress(zip(card_names(*slots), found, strict=False), found)]


def read_cards(slots: Numbers, words: Sequence[str]) -> list[int]:
    """Counts by type."""
    counts = [0] * (SKELETON + 1)
    for word in words:
        times, name = re.fullmatch(r"\s*(?:([0-9]{1,2})\s+)?(.*)", word, re.DOTALL | re.ASCII).groups()  # type: ignore[union-attr]
        counts[parse_card(slots, name)] += int(times or 1)
    return counts
