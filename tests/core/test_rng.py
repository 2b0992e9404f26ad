"""The two sources of chance: their published algorithms, even chances, and seeds of every kind."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from chance import DOUBT, uneven
from traktir.core.rng import BadSeed, LiveRng, Rng, rng_from

SECRET = bytes(range(32))
AWKWARD = [2, 3, 5, 6, 7, 10, 12, 36, 61, 64, 84, 97]
BOTH: list[Callable[[], Rng]] = [lambda: Rng(2024), lambda: LiveRng(SECRET)]


class Xoshiro128StarStar:
    """Blackman and Vigna, in plain integers."""

    def __init__(self, state: tuple[int, int, int, int]) -> None:
        self.s = list(state)

    def next(self) -> int:
        def rotl(x: int, k: int) -> int:
            return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF

        s = self.s
        result = (rotl((s[1] * 5) & 0xFFFFFFFF, 7) * 9) & 0xFFFFFFFF
        t = (s[1] << 9) & 0xFFFFFFFF
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)
        return result


def test_the_plain_algorithm_gives_the_published_numbers() -> None:
    """From the state 1, 2, 3, 4, as the authors' own program prints them."""
    plain = Xoshiro128StarStar((1, 2, 3, 4))
    assert [plain.next() for _ in range(4)] == [11520, 0, 5927040, 70819200]


@pytest.mark.parametrize("seed", [0, 1, 2, 42, 2**31, 2**32 - 1, 2**32, 2**33 + 5, 2**61, 2**62 - 1])
def test_simulations_draw_from_xoshiro(seed: int) -> None:
    rng = Rng(seed)
    plain = Xoshiro128StarStar(rng.mark())
    assert [rng.next() for _ in range(500)] == [plain.next() for _ in range(500)]
    assert rng.mark() == tuple(plain.s)


def test_the_state_is_never_all_zero_and_seeds_do_not_meet() -> None:
    marks = {Rng(seed).mark() for seed in [*range(5000), *(n << 32 for n in range(1, 5000)), 2**62 - 1]}
    assert len(marks) == 10_000
    assert all(any(mark) and all(0 <= word < 2**32 for word in mark) for mark in marks)


def test_below_multiplies_and_rejects() -> None:
    for n in (1, 3, 7, 1000, 2**31 - 1, 3 * 2**29, 2**31):
        rng, plain = Rng(9), Xoshiro128StarStar(Rng(9).mark())
        for _ in range(300):
            while (product := plain.next() * n) & 0xFFFFFFFF < 2**32 % n:
                pass
            assert rng.below(n) == product >> 32


def test_the_live_stream_is_keyed_blake2b_over_a_counter() -> None:
    rng = LiveRng(SECRET)
    stream = b"".join(hashlib.blake2b(n.to_bytes(8, "little"), key=SECRET).digest() for n in range(20))
    words = [int.from_bytes(stream[i : i + 4], "little") for i in range(0, len(stream), 4)]
    assert [rng.next() for _ in range(len(words))] == words
    assert rng.seed == SECRET.hex()


def test_live_streams_of_neighbouring_secrets_have_nothing_in_common() -> None:
    one, other = LiveRng(SECRET), LiveRng(SECRET[:-1] + b"\x20")
    assert not {one.next() for _ in range(500)} & {other.next() for _ in range(500)}


@pytest.mark.parametrize("secret", [b"", b"x" * 31, b"x" * 33])
def test_a_live_secret_has_32_bytes(secret: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        LiveRng(secret)


@pytest.mark.parametrize("n", AWKWARD)
@pytest.mark.parametrize("make", BOTH, ids=["simulation", "live"])
def test_below_is_even(make: Callable[[], Rng], n: int) -> None:
    rng = make()
    seen = Counter(rng.below(n) for _ in range(max(4000, n * 60)))
    assert uneven(seen, range(n)) < DOUBT


@pytest.mark.parametrize("make", BOTH, ids=["simulation", "live"])
def test_below_is_even_where_a_remainder_would_show(make: Callable[[], Rng]) -> None:
    """Three quarters of 2**32: taking the remainder would hit the first third twice as often."""
    rng = make()
    n = 3 << 29
    seen = Counter(rng.below(n) * 12 // n for _ in range(12_000))
    assert uneven(seen, range(12)) < DOUBT


@pytest.mark.parametrize("make", BOTH, ids=["simulation", "live"])
def test_pairs_in_a_row_are_even(make: Callable[[], Rng]) -> None:
    rng = make()
    seen = Counter((rng.below(7), rng.below(11)) for _ in range(77 * 80))
    assert uneven(seen, [(a, b) for a in range(7) for b in range(11)]) < DOUBT


@pytest.mark.parametrize("make", BOTH, ids=["simulation", "live"])
def test_every_order_of_a_shuffle_is_equally_likely(make: Callable[[], Rng]) -> None:
    rng = make()
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(120 * 60):
        xs = vec[i64]([0, 1, 2, 3, 4, 99])
        rng.shuffle(xs, 5)
        assert xs[5] == 99, "only the first five are shuffled"
        seen[tuple(xs[:5])] += 1
    assert uneven(seen, list(permutations(range(5)))) < DOUBT


@pytest.mark.parametrize("make", BOTH, ids=["simulation", "live"])
def test_equal_marks_mean_that_nothing_was_drawn(make: Callable[[], Rng]) -> None:
    rng = make()
    marks = [rng.mark()]
    for _ in range(40):
        assert rng.mark() == marks[-1]
        rng.below(6)
        marks.append(rng.mark())
    assert len(set(marks)) == 41


@pytest.mark.parametrize("seed", ["0", "7", "007", "4611686018427387903"])
def test_a_whole_number_seeds_a_simulation(seed: str) -> None:
    rng = rng_from(seed)
    assert type(rng) is Rng
    assert rng.mark() == Rng(int(seed)).mark()
    assert rng_from(rng.seed).mark() == rng.mark()


def test_64_hexadecimal_digits_seed_a_live_table() -> None:
    rng = rng_from(SECRET.hex())
    assert type(rng) is LiveRng
    same = LiveRng(SECRET)
    assert [rng.next() for _ in range(40)] == [same.next() for _ in range(40)]
    assert rng_from("1" * 64).seed == "1" * 64


@pytest.mark.parametrize(
    "seed",
    [
        *("", " ", "-1", "+1", "1.0", "1e3", "0x10", "1_000", " 7", "7 ", "7\n", "٣", "²", "\0", "seed"),
        *("4611686018427387904", "9" * 19, "9" * 5000, "1" * 63),
        *("a" * 63, "a" * 65, "A" * 64, "g" * 64, "a" * 64 + "\n"),
    ],
)
def test_what_is_no_seed_is_refused_and_quoted_in_part(seed: str) -> None:
    with pytest.raises(BadSeed) as refused:
        rng_from(seed)
    assert len(str(refused.value)) <= 80


@given(st.text(max_size=80))
@settings(max_examples=300, deadline=None)
def test_any_text_is_a_seed_or_is_refused(seed: str) -> None:
    try:
        rng = rng_from(seed)
    except BadSeed:
        return
    assert 0 <= rng.below(100) < 100
    assert type(rng_from(rng.seed)) is type(rng)
