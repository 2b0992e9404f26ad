"""What a seat knows, as numbers in a buffer. Compiled: the base of each game's `encoder.py`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from traktir.core.bits import LOG
from traktir.core.state import State

ANEW: Final = -1  # the stamp of a part that is written anew each time


class Encoder(ABC):
    """The features of a seat lie in parts behind one another, so that a row need not be written whole again and again."""

    def __init__(self, sizes: list[int]) -> None:
        self.parts: i64 = len(sizes)
        self.sizes: vec[i64] = vec[i64](sizes)
        self.size: i64 = sum(sizes)
        blanks = {size: vec[float]([0.0] * size) for size in sizes}
        self.blanks: vec[vec[float]] = vec[vec[float]]([blanks[size] for size in sizes])  # by part; copied, never written

    @abstractmethod
    def write(self, state: State, seat: i64, part: i64, out: vec[float], at: i64) -> None:
        """Put down a part of what `seat` knows, own seat first, on a blank stretch from `at` on."""

    def stamp(self, state: State, seat: i64, stamps: vec[i64]) -> None:
        """Give each part a number. While it stays the same in a game, so does what `write` would put down, unless it is ANEW."""
        part: i64 = 0
        while part < self.parts:
            stamps[part] = ANEW
            part += 1

    def numbers(self, state: State, seat: i64) -> list[float]:
        sheet = Sheet(self, 1)
        sheet.write(state, seat, 0)
        return list(sheet.numbers)


class Sheet:
    """Rows of features that are written again and again, always in the same memory.

    A part is blanked by one copy instead of number by number: `extend` copies behind the end of a vec whose memory has room,
    and `before` has for every part of every row a vec that ends where the part begins.
    """

    def __init__(self, encoder: Encoder, rows: i64) -> None:
        self.encoder = encoder
        self.size: i64 = encoder.size
        self.parts: i64 = encoder.parts
        self.sizes: vec[i64] = encoder.sizes
        self.blanks: vec[vec[float]] = encoder.blanks
        self.before: vec[vec[float]] = vec[vec[float]](capacity=rows * encoder.parts)
        self.numbers: vec[float] = vec[float](capacity=rows * encoder.size)  # all rows
        self.written: vec[i64] = vec[i64]([-1] * (rows * encoder.parts))  # the stamp of what lies there
        self.stamps: vec[i64] = vec[i64]([-1] * encoder.parts)
        row: i64 = 0
        while row < rows:
            part: i64 = 0
            while part < self.parts:
                self.before = append(self.before, self.numbers)
                self.numbers = extend(self.numbers, self.blanks[part])
                part += 1
            row += 1

    def write(self, state: State, seat: i64, row: i64) -> None:
        """Whatever lay there before."""
        part = row * self.parts
        end = part + self.parts
        while part < end:
            self.written[part] = ANEW
            part += 1
        self.renew(state, seat, row)

    def renew(self, state: State, seat: i64, row: i64) -> None:
        """The same game as last time lies in this row: only what has changed is written."""
        encoder = self.encoder
        stamps = self.stamps
        written = self.written
        encoder.stamp(state, seat, stamps)
        first = row * self.parts
        at = row * self.size
        part: i64 = 0
        while part < self.parts:
            stamp = stamps[part]
            if stamp == ANEW or stamp != written[first + part]:
                written[first + part] = stamp
                encoder.write(state, seat, part, extend(self.before[first + part], self.blanks[part]), at)
            at += self.sizes[part]
            part += 1


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
        n = counts[i]
        if n != 0:
            out[at + i] = float(n) / unit
        i += 1
    return at + of
