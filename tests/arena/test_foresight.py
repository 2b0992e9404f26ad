"""What a judgement foresees is measured by log loss."""

from __future__ import annotations

from math import log

import pytest

from traktir.arena.foresight import QUARTERS, foresight, losses, surprise
from traktir.core.game import Setting
from traktir.core.insight import Insight, TeamInsight

RIVALS, TEAM = Insight(), TeamInsight()


def test_what_came_true_surprises_the_less_the_likelier_it_was() -> None:
    assert surprise(RIVALS, [250, 250, 250, 250], [1, 2, 3, 4]) == pytest.approx(log(4))
    assert surprise(RIVALS, [800, 200], [1, 2]) == pytest.approx(-log(0.8))
    assert surprise(RIVALS, [800, 200], [2, 1]) == pytest.approx(-log(0.2))


def test_chances_are_read_as_shares_and_winners_share_the_surprise() -> None:
    assert surprise(RIVALS, [400, 100], [1, 2]) == pytest.approx(-log(0.8))
    assert surprise(RIVALS, [800, 200], [1, 1]) == pytest.approx(-(log(0.8) + log(0.2)) / 2)


def test_a_team_succeeds_or_fails_together() -> None:
    assert surprise(TEAM, [700, 700], [1, 1]) == pytest.approx(-log(0.7))
    assert surprise(TEAM, [700, 700], [2, 2]) == pytest.approx(-log(0.3))
    assert surprise(TEAM, [1000], [2]) == pytest.approx(-log(0.001))  # nothing is infinitely surprising


@pytest.mark.parametrize(("game", "mode", "seats"), [("ethnos", "base", 2), ("vale", "base", 2), ("aetherya", "solo", 1)])
def test_judgements_foresee_more_towards_the_end(game: str, mode: str, seats: int) -> None:
    found = losses(game, Setting(seats, mode), None, 5_000, 30)
    assert len(found) == QUARTERS
    assert found[-1] < min(found[0], log(2))


def test_foresight_is_the_chance_given_to_what_came_true() -> None:
    assert 0.5 < foresight("ethnos", Setting(2), None, 5_000, 30) < 1
