"""A long notation may take the step along that it begins with."""

from __future__ import annotations

import msgspec
import pytest

from traktir.core.game import Refused
from traktir.games import game

PLANNING = {"phase": "plan", "players": [{"counters": ["dragon", "pig"]}, {}]}


def load(given: dict):
    rules = game("elfenland")
    return rules, rules.load(msgspec.convert(given, rules.position_type))


def test_a_counter_and_its_road_in_one_notation() -> None:
    rules, table = load(PLANNING)
    actions = rules.choose_all(table, "plan dragon feodor-lapphalya")
    assert len(actions) == 2
    first = rules.choose(table, "plan dragon")
    assert actions[0] == first


def test_a_short_notation_is_one_action() -> None:
    rules, table = load(PLANNING)
    assert rules.choose_all(table, "pass") == [rules.choose(table, "pass")]


@pytest.mark.parametrize(
    "wrong", ["plan dragon nowhere-else", "plan unicorn feodor-lapphalya", "dance", "plan dragon plan dragon"]
)
def test_what_cannot_be_is_refused_and_changes_nothing(wrong: str) -> None:
    rules, table = load(PLANNING)
    before = msgspec.json.encode(rules.dump(table))
    with pytest.raises(Refused):
        rules.choose_all(table, wrong)
    assert msgspec.json.encode(rules.dump(table)) == before
