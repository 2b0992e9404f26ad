"""Cards and stones in words: `forest-spirit`, `RRB`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from traktir.core.game import Refused
from traktir.games.vale.cards import Cards, no_cards
from traktir.games.vale.components import CARDS, COLOURS, pack, unpack

LETTERS = {"red": "R", "blue": "B", "purple": "P"}


def card(c: int) -> str:
    return CARDS[c]


def parse_card(word: str) -> int:
    """A card by its id; spaces, underscores and capitals do not matter."""
    name = re.sub(r"[\s_-]+", "-", word.strip().lower())
    if name not in CARDS:
        raise Refused("vale-refused-no-card", "VE-1.1", card=word.strip()[:40])
    return CARDS.index(name)


def write_cards(cards: Cards) -> list[str]:
    return [*_names(cards.low, cards.high)]


@lru_cache(1 << 14)
def _names(low: int, high: int) -> tuple[str, ...]:
    """The same few sets are looked at again and again."""
    cards = Cards(low, high, 0)
    return tuple(name for c, name in enumerate(CARDS) if cards.has(c))


def read_cards(words: Iterable[str]) -> Cards:
    """Refused when a card is named twice: there is one of each (VE-1.1)."""
    cards = no_cards()
    for word in words:
        c = parse_card(word)
        if cards.has(c):
            raise Refused("vale-refused-card-twice", "VE-12.5", card=CARDS[c])
        cards.add(c)
    return cards


def write_stones(stones: int) -> str:
    return "".join(LETTERS[colour] * n for colour, n in zip(COLOURS, unpack(stones), strict=True))


def read_stones(letters: str) -> int:
    """The letters R, B and P in any order; anything else was refused by the type of the field."""
    return pack({colour: letters.count(letter) for colour, letter in LETTERS.items()})


def parse_colour(word: str) -> int:
    word = word.strip().lower()
    for i, colour in enumerate(COLOURS):
        if word in (colour, colour[0]):
            return i
    raise Refused("vale-refused-no-stone", "VE-1.2", stone=word[:40])
