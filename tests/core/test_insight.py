"""Values as weights and as chances, on which every game's insight relies."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.insight import chances, proportions


def test_an_octave_behind_halves_the_weight() -> None:
    out = vec[i64]([30, 22, 14, 30])
    proportions(4, 8, out)
    assert out[0] == out[3]
    assert [out[0] / out[1], out[1] / out[2]] == pytest.approx([2, 2], rel=0.01)


def test_nothing_is_so_poor_that_it_weighs_nothing() -> None:
    out = vec[i64]([0, -1_000_000])
    proportions(2, 12, out)
    assert out[1] == 1 < out[0]


def test_what_lies_behind_the_last_value_is_left_alone() -> None:
    out = vec[i64]([5, 5, 99])
    proportions(2, 12, out)
    assert out[0] == out[1] and out[2] == 99


@pytest.mark.parametrize("values", [[10, 10], [100, 40], [60, 40, 20, 0], [-50, -50, -90]])
def test_chances_are_shared_out_and_never_certain(values: list[int]) -> None:
    out = vec[i64](values)
    chances(len(values), 20, out)
    shares = list(out)
    assert all(50 <= share <= 950 for share in shares)
    assert sum(shares) == pytest.approx(900 + 50 * len(values), abs=len(values))
    assert shares == sorted(shares, reverse=True) and len(set(shares)) == len(set(values))
