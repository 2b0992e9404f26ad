"""What a seat knows, as numbers in a buffer. Compiled: the base of each game's `encoder.py`."""

from __future__ import annotations

from abc import ABC, abstractmethod

from librt.vecs import extend, vec
from mypy_extensions import i64

from traktir.core.bits import LOG
from traktir.core.state import State


class Encoder(ABC):
    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.blank: vec[float] = vec[float]([0.0] * size)  # copied, never written

    @abstractmethod
    def write(self, state: State, seat: i64, out: vec[float], at: i64) -> None:
        """Put down what `seat` knows, own seat first, on a blank stretch of `size` numbers from `at` on."""

    def numbers(self, state: State, seat: i64) -> list[float]:
        out = self.blank[:]
        self.write(state, seat, out, 0)
        return list(out)


class Sheet:
    """Rows of features that are written one after another, again and again, always in the same memory.

    A row is blanked by one copy instead of number by number: `extend` copies behind the end of a vec whose memory has room,
    and `top` is an empty vec at the beginning of that memory.
    """

    def __init__(self, encoder: Encoder, rows: i64) -> None:
        self.encoder = encoder
        self.size: i64 = encoder.size
        self.blank: vec[float] = encoder.blank
        self.top: vec[float] = vec[float](capacity=rows * encoder.size)
        self.numbers: vec[float] = self.top  # all rows
        i: i64 = 0
        while i < rows:
            self.numbers = extend(self.numbers, encoder.blank)
            i += 1
        self.written: vec[float] = self.numbers  # the rows up to the last one written

    def write(self, state: State, seat: i64, row: i64) -> None:
        """Rows are written in their order, from the first on."""
        if row == 0:
            self.written = self.top
        written = extend(self.written, self.blank)
        self.written = written
        self.encoder.write(state, seat, written, row * self.size)


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


def when(holds: bool, number: i64, otherwise: i64) -> i64:
    """A conditional expression would leave the native numbers as soon as one side is a constant."""
    return number if holds else otherwise


# the same behind one another: each answers where the next block begins


def put_one(out: vec[float], at: i64, which: i64, of: i64) -> i64:
    """A one in place `which` of `of`; nowhere when it is negative."""
    if which >= 0:
        out[at + which] = 1.0
    return at + of


def put_flag(out: vec[float], at: i64, holds: bool) -> i64:
    if holds:
        out[at] = 1.0
    return at + 1


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
