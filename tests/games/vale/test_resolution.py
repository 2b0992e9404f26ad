"""VE-10: the resolution phase."""

from __future__ import annotations

import pytest

from games.vale.table import area, hand, me, options, phase, play, points, refusal, resolution, stones, table
from traktir.games.vale import GAME


@pytest.mark.clause("VE-10.1")
def test_players_resolve_clockwise_from_the_first() -> None:
    t = table(me("salamander"), me("goblin"), me("griffon"), seats=3, first=1)
    order = []
    play(t, "end", "end", "end")
    while phase(t) != "hunt":
        order.append(t.turn)
        play(t, options(t)[0])
    assert order == [2, 0]  # nobody has points for the goblin to take
    assert points(t) == 1 and len(hand(t, 2)) == 1


@pytest.mark.clause("VE-10.2", "VE-10.3")
def test_the_order_is_chosen_step_by_step_and_each_effect_comes_once() -> None:
    t = resolution(me("salamander", "burning-skull", "charybdis"))
    assert options(t) == ["activate salamander", "activate burning-skull", "activate charybdis"]
    play(t, "activate salamander")
    assert stones(t) == "R" and options(t) == ["activate burning-skull", "activate charybdis"]
    assert refusal(t, "activate salamander") == "VE-10.3"
    play(t, "activate burning-skull")
    assert points(t) == 4 and phase(t) == "hunt"  # charybdis can do nothing and is passed over


@pytest.mark.clause("VE-10.4", "VE-A25")
def test_an_effect_may_be_wasted_but_not_declined() -> None:
    t = resolution(me("salamander", "burning-skull"))
    play(t, "activate burning-skull")  # no red stone yet
    assert points(t) == 0 and options(t) == ["activate salamander"]
    assert refusal(t, "done") == "VE-10.6"
    play(t, "activate salamander")
    assert (points(t), stones(t)) == (1, "R")
    t = resolution(me("goblin", "salamander"), {"points": 0})
    play(t, "activate goblin")
    assert options(t) == ["activate salamander"]  # nothing to take: nobody is asked


@pytest.mark.clause("VE-10.5")
def test_an_effect_is_lost_with_its_card() -> None:
    t = resolution(me("asmodeus", "imp"))
    play(t, "activate asmodeus", "recover imp")
    assert phase(t) == "hunt" and hand(t) == {"imp"}


@pytest.mark.clause("VE-10.6")
def test_no_action_is_possible() -> None:
    t = resolution(me("salamander", hand=["imp"], stones="PP"))
    for move in ("summon imp", "remove salamander", "end", "sell imp", "tame imp"):
        assert refusal(t, move) == "VE-10.6"


@pytest.mark.clause("VE-X25", "VE-A24")
def test_recovering_frees_the_slot() -> None:
    t = resolution(me("imp"), round=1)
    assert options(t) == ["activate imp"]
    play(t, "activate imp")
    assert area(t) == set() and hand(t) == {"imp"} and GAME.view(t).round == 2


@pytest.mark.clause("VE-X24", "VE-8.11")
def test_copying_to_dodge() -> None:
    t = resolution(me("genie-exalted", "medusa", "charybdis", hand=["imp"]))
    play(t, "activate genie-exalted", "copy charybdis")
    assert hand(t) == {"imp"} and points(t) == 0
    assert "activate medusa" in options(t)
    play(t, "activate charybdis")
    assert options(t) == ["activate medusa"]
    play(t, "activate medusa", "discard imp")
    assert stones(t) == "P"
