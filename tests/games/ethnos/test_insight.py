"""Who is ahead at a table that is not decided yet."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.ethnos.table import table
from traktir.core.game import Setting
from traktir.games.ethnos import GAME
from traktir.games.ethnos.rules import Ethnos


def chances(t: Ethnos) -> list[int]:
    out = vec[i64]([0] * t.seats)
    GAME.insight(Setting(t.seats)).judge(t, out)
    return list(out)


@pytest.mark.parametrize(
    "better",
    [
        {"glory": 5},
        {"markers": {"rhea": 1}},
        {"hand": ["red-dwarf", "blue-dwarf", "green-dwarf"]},
    ],
)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_who_has_more_is_ahead(better: dict[str, Any], age: int) -> None:
    mine, *others = chances(table("dwarves", {}, better, seats=4, age=age, turn=0))[1:]
    assert mine > max(others)
    assert abs(sum(chances(table("dwarves", {}, better, seats=4, age=age))) - 4 * 50 - 900) < 8


def test_the_same_lead_is_worth_more_the_less_there_is_to_come() -> None:
    early, middle, late = (chances(table("dwarves", {"glory": 10}, seats=4, age=age))[0] for age in (1, 2, 3))
    assert early < middle < late


def test_the_lead_in_a_kingdom_is_worth_more_than_a_tie_and_a_tie_more_than_nothing() -> None:
    lead, tie, behind = (
        chances(table("dwarves", {"markers": {"rhea": 2}}, {"markers": {"rhea": n}}, seats=2, turn=0))[0] for n in (1, 2, 3)
    )
    assert lead > tie > behind
