"""Chance, always handed in from outside. Compiled.

Two sources behind one class: xoshiro128** for simulations (fast, the same in every build) and a keyed BLAKE2b stream for
live tables (nobody can work out the deck from the cards seen so far).
"""

from __future__ import annotations

import hashlib
import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    """xoshiro128**: four 32-bit words, every step stays inside 63 bits."""

    def __init__(self, seed: i64) -> None:
        self.seed: str = str(seed)
        # splitmix32 spreads the seed over the four words; the fourth step keeps the all-zero state out of reach
        x = seed & WORD
        high = (seed >> 32) & 0x7FFFFFFF
        self.a: i64 = _mix(x + 0x9E3779B9)
        self.b: i64 = _mix(self.a ^ high)
        self.c: i64 = _mix(self.b + x)
        self.d: i64 = _mix(self.c ^ high) | 1

    def next(self) -> i64:
        """A uniform 32-bit word."""
        return _step(self)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (multiply and reject; n up to 2**31)."""
        m = _step(self) * n
        low = m & 0xFFFFFFFF
        if low < n:
            t = 0x100000000 % n
            while low < t:
                m = _step(self) * n
                low = m & 0xFFFFFFFF
        return m >> 32

    def shuffle(self, xs: vec[i64], n: i64) -> None:
        """Put the first n entries into a random order."""
        i = n - 1
        while i > 0:
            j = self.below(i + 1)
            t = xs[i]
            xs[i] = xs[j]
            xs[j] = t
            i -= 1

    def mark(self) -> tuple[int, int, int, int]:
        """Where the stream stands: two equal marks mean that no chance was drawn in between."""
        return (self.a, self.b, self.c, self.d)


def _step(r: Rng) -> i64:
    """Outside the class, so that the hot `below` of simulations makes no virtual call."""
    b = r.b
    x = (b * 5) & 0xFFFFFFFF
    x = ((x << 7) | (x >> 25)) & 0xFFFFFFFF
    x = (x * 9) & 0xFFFFFFFF
    t = (b << 9) & 0xFFFFFFFF
    c = r.c ^ r.a
    d = r.d ^ b
    r.b = b ^ c
    r.a = r.a ^ d
    r.c = c ^ t
    r.d = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
    return x


def _mix(x: i64) -> i64:
    x = (x + 0x9E3779B9) & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & 0xFFFFFFFF
    x = ((x ^ (x >> 15)) * 0x735A2D97) & 0xFFFFFFFF
    return x ^ (x >> 15)


class LiveRng(Rng):
    """BLAKE2b keyed with a secret 256-bit seed, run over a counter."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(0)
        if len(secret) != 32:
            raise ValueError("a live seed has 32 bytes")
        self.seed = secret.hex()
        self.secret = secret
        self.block: bytes = b""
        self.blocks: i64 = 0
        self.at: i64 = 64

    def next(self) -> i64:
        at = self.at
        if at == 64:
            counter = int(self.blocks).to_bytes(8, "little")
            self.block = hashlib.blake2b(counter, key=self.secret).digest()
            self.blocks += 1
            at = 0
        block = self.block
        one: i64 = block[at]
        two: i64 = block[at + 1]
        three: i64 = block[at + 2]
        four: i64 = block[at + 3]
        self.at = at + 4
        return one | (two << 8) | (three << 16) | (four << 24)

    def below(self, n: i64) -> i64:
        m = self.next() * n
        low = m & 0xFFFFFFFF
        if low < n:
            t = 0x100000000 % n
            while low < t:
                m = self.next() * n
                low = m & 0xFFFFFFFF
        return m >> 32

    def mark(self) -> tuple[int, int, int, int]:
        return (self.blocks, self.at, 0, 0)


class BadSeed(ValueError):
    pass


def rng_from(seed: str) -> Rng:
    """The source of chance that a seed names: a whole number below 2**62, or 64 hexadecimal digits for a live table."""
    if re.fullmatch(r"[0-9a-f]{64}", seed):
        return LiveRng(bytes.fromhex(seed))
    if re.fullmatch(r"[0-9]{1,19}", seed, re.ASCII) and int(seed) < 1 << 62:
        return Rng(int(seed))
    raise BadSeed(seed[:80])
