"""Sets of cards. Compiled.

There are more cards than bits in a machine word, so a set is two masks: fire, water and earth; wind and dragons.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import count, low_bit
from traktir.games.vale import components, program
from traktir.games.vale.components import high_mask, low_mask

CARDS: Final = 70
SPLIT: Final = 45  # the same as in components, where the compiler does not see it
LOW: Final = vec[i64]([low_mask([c]) for c in range(70)])
HIGH: Final = vec[i64]([high_mask([c]) for c in range(70)])

FILTER_LOW: Final = vec[i64]([low_mask(program.cards_of(f)) for f in program.PROGRAM.filters])
FILTER_HIGH: Final = vec[i64]([high_mask(program.cards_of(f)) for f in program.PROGRAM.filters])
FAMILY_LOW: Final = vec[i64]([low_mask(cards) for cards in components.BY_FAMILY])
FAMILY_HIGH: Final = vec[i64]([high_mask(cards) for cards in components.BY_FAMILY])


def first(low: i64, high: i64) -> i64:
    """The smallest card of a set that is not empty."""
    return low_bit(low) if low != 0 else SPLIT + low_bit(high)


class Cards:
    """A set of cards."""

    def __init__(self, low: i64, high: i64, size: i64) -> None:
        self.low = low
        self.high = high
        self.size = size

    def copy(self) -> Cards:
        return Cards(self.low, self.high, self.size)

    def has(self, c: i64) -> bool:
        return (self.low & LOW[c]) | (self.high & HIGH[c]) != 0

    def add(self, c: i64) -> None:
        self.low |= LOW[c]
        self.high |= HIGH[c]
        self.size += 1

    def remove(self, c: i64) -> None:
        self.low &= ~LOW[c]
        self.high &= ~HIGH[c]
        self.size -= 1

    def drop(self, c: i64) -> None:
        """Remove a card that may not be in it."""
        if self.has(c):
            self.remove(c)

    def clear(self) -> None:
        self.low = 0
        self.high = 0
        self.size = 0

    def any(self, filter: i64) -> bool:
        return (self.low & FILTER_LOW[filter]) | (self.high & FILTER_HIGH[filter]) != 0

    def matching(self, filter: i64) -> i64:
        return count(self.low & FILTER_LOW[filter]) + count(self.high & FILTER_HIGH[filter])

    def nth(self, n: i64) -> i64:
        """The card with n smaller ones in the set."""
        m = self.low
        while m != 0:
            if n == 0:
                return low_bit(m)
            m &= m - 1
            n -= 1
        m = self.high
        while n > 0:
            m &= m - 1
            n -= 1
        return SPLIT + low_bit(m)


def no_cards() -> Cards:
    return Cards(0, 0, 0)
