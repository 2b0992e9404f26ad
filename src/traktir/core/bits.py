"""Sets of small numbers as bit masks. Compiled.

Single bits come from a table because the compiler gets `1 << c` wrong from c = 31 on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 62
BIT: Final = vec[i64]([1 << c for c in range(62)])
# every number from c upwards: for steps that must be taken in a canonical order
FROM: Final = vec[i64]([((1 << 62) - 1) & ~((1 << c) - 1) for c in range(62)])


def _logarithms() -> list[int]:
    """Index of a single bit by its remainder: 2 is a primitive root modulo 67, so no two bits share one."""
    table = [0] * 67
    for c in range(62):
        table[(1 << c) % 67] = c
    return table


LOG: Final = vec[i64](_logarithms())


def low_bit(mask: i64) -> i64:
    """The smallest number in a set that is not empty."""
    return LOG[(mask & -mask) % 67]


def count(mask: i64) -> i64:
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def push(out: vec[i64], n: i64, mask: i64, base: i64) -> i64:
    """Write `base + c` for every c of the set behind the first n entries of `out`; the new length."""
    log = LOG
    while mask != 0:
        out[n] = base + log[(mask & -mask) % 67]
        n += 1
        mask &= mask - 1
    return n
