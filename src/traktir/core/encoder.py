"""What a seat knows, as numbers in a buffer. Compiled: the base of each game's `encoder.py`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import LOG
from traktir.core.state import State


class Encoder(ABC):
    def __init__(self, size: i64) -> None:
        self.size: i64 = size

    def encode(self, state: State, seat: i64, out: vec[float], at: i64) -> None:
        """Fill `size` numbers of `out` from `at` on with what `seat` knows, own seat first."""
        end = at + self.size
        i = at
        while i < end:
            out[i] = 0.0
            i += 1
        self.write(state, seat, out, at)

    @abstractmethod
    def write(self, state: State, seat: i64, out: vec[float], at: i64) -> None:
        """Put down what is not zero."""

    def numbers(self, state: State, seat: i64) -> list[float]:
        out = vec[float]([0.0] * self.size)
        self.encode(state, seat, out, 0)
        return list(out)


class Listed(Encoder):
    """For a game whose features are written in plain Python: slower, otherwise the same."""

    def __init__(self, size: i64, features: Callable[[Any, int], list[float]]) -> None:
        super().__init__(size)
        self.features = features

    def write(self, state: State, seat: i64, out: vec[float], at: i64) -> None:
        i = at
        for number in self.features(state, seat):
            out[i] = number
            i += 1


def write_bits(out: vec[float], at: i64, mask: i64) -> None:
    """A one for every number of a set."""
    log = LOG
    while mask != 0:
        out[at + log[(mask & -mask) % 67]] = 1.0
        mask &= mask - 1


def write_counts(out: vec[float], at: i64, counts: vec[i64], present: i64, unit: float) -> None:
    """The counts of the types that are `present`, in units."""
    log = LOG
    while present != 0:
        c = log[(present & -present) % 67]
        out[at + c] = float(counts[c]) / unit
        present &= present - 1


# the same behind one another: each answers where the next block begins


def put_one(out: vec[float], at: i64, which: i64, of: i64) -> i64:
    """A one in place `which` of `of`; nowhere when it is negative."""
    if which >= 0:
        out[at + which] = 1.0
    return at + of


def put_bits(out: vec[float], at: i64, mask: i64, of: i64) -> i64:
    write_bits(out, at, mask)
    return at + of


def put_number(out: vec[float], at: i64, number: i64, unit: float) -> i64:
    out[at] = float(number) / unit
    return at + 1


def put_counts(out: vec[float], at: i64, counts: vec[i64], of: i64, unit: float) -> i64:
    i: i64 = 0
    while i < of:
        if counts[i] != 0:
            out[at + i] = float(counts[i]) / unit
        i += 1
    return at + of
