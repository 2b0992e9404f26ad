"""Whether counts come from the chances they should come from: chi-square, without a statistics package.

Thresholds are generous and seeds fixed, so that a sound source never fails and a biased one does.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence

DOUBT = 3.72  # standard deviations: about one sound source in ten thousand lies beyond


def deviation(chi_square: float, freedom: int) -> float:
    """How far out a chi-square value is, in standard deviations of a normal (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)


def strays(seen: Mapping[Hashable, int], chances: Mapping[Hashable, float]) -> float:
    """Deviation of counts from known chances; what must never be seen is infinitely far out."""
    if any(what not in chances for what in seen):
        return math.inf
    total = sum(seen.values())
    assert total * min(chances.values()) >= 5, "too few for chi-square"
    value = sum((seen.get(what, 0) - total * p) ** 2 / (total * p) for what, p in chances.items())
    return deviation(value, len(chances) - 1)


def uneven(seen: Mapping[Hashable, int], outcomes: Sequence[Hashable]) -> float:
    """Deviation from equal chances."""
    return strays(seen, dict.fromkeys(outcomes, 1 / len(outcomes)))


def differ(one: Sequence[Hashable], other: Sequence[Hashable]) -> float:
    """Deviation of two samples from one common source, whatever its chances; rare outcomes are counted together."""
    a, b = Counter(one), Counter(other)
    rare = {what for what in a | b if a[what] + b[what] < 20}
    rows = [(a[what], b[what]) for what in a | b if what not in rare]
    if rare:
        rows.append((sum(a[what] for what in rare), sum(b[what] for what in rare)))
    assert len(rows) > 1, "nothing to compare"
    share = len(one) / (len(one) + len(other))
    value = sum((x - (x + y) * share) ** 2 / ((x + y) * share * (1 - share)) for x, y in rows)
    return deviation(value, len(rows) - 1)
