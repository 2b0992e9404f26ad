"""The wind creatures, one by one."""

from __future__ import annotations

import pytest

from games.vale.table import (
    area,
    empty_piles,
    hand,
    me,
    options,
    phase,
    play,
    points,
    refusal,
    resolution,
    seat,
    stones,
    summon,
    table,
)
from traktir.games.vale import GAME


@pytest.mark.parametrize(("card", "cost"), [("dandelion-spirit", 3), ("pegasus", 3), ("sylph", 4), ("hippogriff", 4)])
@pytest.mark.clause("VE-8.9", "VE-8.3", "VE-A17")
def test_cards_that_draw_need_something_to_draw(card: str, cost: int) -> None:
    t = table({"hand": [card], "stones": "RRRR"})
    pile = GAME.view(t).pile
    summon(t, card, "R" * cost)
    assert len(hand(t)) == 1 and GAME.view(t).pile == pile - 1
    t = empty_piles({"hand": [card], "stones": "RRRR"})
    assert refusal(t, f"summon {card}") == "VE-8.3"


def test_dandelion_spirit_draws_and_goes_back() -> None:
    t = table({"hand": ["dandelion-spirit"], "stones": "B"})
    summon(t, "dandelion-spirit")
    play(t, "end", "end", "activate dandelion-spirit")
    assert "dandelion-spirit" in hand(t) and len(hand(t)) == 2


@pytest.mark.clause("VE-6.2", "VE-6.9")
def test_pegasus_makes_every_other_summon_cheaper_by_one() -> None:
    t = table({"hand": ["pegasus", "goblin", "troll"], "stones": "RRRB"})
    summon(t, "pegasus", "RRR")  # not its own
    summon(t, "goblin")  # 1 - 1
    play(t, "summon troll")
    assert GAME.view(t).cost == 2


@pytest.mark.clause("VE-8.19", "VE-A22", "VE-6.1")
def test_tengu_scores_six_and_lies_on_top_of_the_pile() -> None:
    t = table({"hand": ["tengu", "pegasus"], "stones": "RRRB"})
    summon(t, "tengu", "B")
    assert points(t) == 6 and area(t) == set() and GAME.view(t).top == "tengu"
    summon(t, "pegasus", "RRR")
    assert hand(t) == {"tengu"} and GAME.view(t).top is None
    assert GAME.view(t, 1).players[0].known == ["tengu"]  # everybody saw it go there
    t = empty_piles({"hand": ["tengu"], "stones": "B"}, discard=("imp",))
    summon(t, "tengu", "B")
    assert (GAME.view(t).pile, GAME.view(t).discard) == (1, ["imp"])  # no reshuffle


def test_harpy_scores_three_for_as_many_cards_in_hand_as_in_the_area() -> None:
    t = resolution(me("harpy", "imp", hand=["hydra", "ember"]))
    play(t, "activate harpy")
    assert points(t) == 3
    t = resolution(me("harpy", "imp", hand=["hydra"]))
    play(t, "activate harpy")
    assert points(t) == 0


@pytest.mark.clause("VE-8.16", "VE-A5", "VE-A36")
def test_genie_activates_every_active_effect_once() -> None:
    t = table(me("salamander", "goblin", "imp", hand=["genie"], stones="RB"), {"points": 3})
    summon(t, "genie")
    assert options(t) == ["activate imp", "activate salamander", "activate goblin"]
    play(t, "activate goblin", "seat 1", "activate salamander")
    assert refusal(t, "activate goblin") == "VE-10.3"
    play(t, "activate imp")
    assert phase(t) == "action" and (points(t), points(t, 1), stones(t)) == (2, 2, "R")
    play(t, "end", "end")
    assert options(t) == ["activate salamander", "activate goblin"]  # again in the resolution phase
    t = table({"hand": ["genie"], "stones": "RB"})
    summon(t, "genie")
    assert phase(t) == "action" and area(t) == {"genie"}


@pytest.mark.clause("VE-6.1", "VE-8.10")
def test_boreas_scores_wind_and_goes_back_at_once() -> None:
    t = table(me("harpy", "odin", "imp", hand=["boreas"], stones="RB"))
    summon(t, "boreas")
    assert points(t) == 3 and hand(t) == {"boreas"}
    t = table(me("imp", hand=["boreas"], stones="RB"), round=1)
    assert refusal(t, "summon boreas") == "VE-6.1"


@pytest.mark.clause("VE-8.14", "VE-6.10")
def test_sylph_scores_one_for_every_other_summon() -> None:
    t = table({"hand": ["sylph", "imp", "young-forest-spirit"], "stones": "RRRR"})
    summon(t, "sylph")
    assert points(t) == 0
    summon(t, "imp")
    assert points(t) == 1
    t = table(me("sylph", hand=["young-forest-spirit", "imp", "eternity"]))
    summon(t, "young-forest-spirit")
    play(t, "discard imp", "summon eternity")
    assert points(t) == 2 + 4 * 3  # both summons, the free one too


def test_hippogriff_makes_wind_cheaper_by_two() -> None:
    t = table(me("hippogriff", hand=["griffon", "harpy", "poseidon"], stones="RRRB"))
    play(t, "summon griffon")
    assert GAME.view(t).cost == 5
    t = table(me("hippogriff", hand=["griffon", "harpy", "charybdis"], stones="RRRB"))
    play(t, "summon charybdis")
    assert GAME.view(t).cost == 5


def test_valkyrie_scores_families() -> None:
    t = resolution(me("valkyrie", "imp", "hydra", "genie"))
    play(t, "activate valkyrie")
    assert points(t) == 3


@pytest.mark.clause("VE-8.11", "VE-A12", "VE-A13")
def test_genie_exalted_copies_another_active_effect_as_its_own() -> None:
    t = resolution(me("genie-exalted", "imp", "salamander"))
    play(t, "activate salamander", "activate genie-exalted")
    assert options(t) == ["copy imp", "copy salamander"]
    other = t.copy()
    play(t, "copy salamander")  # already used, and not used up by copying
    assert (points(t), stones(t)) == (2, "RR")
    play(other, "copy imp")  # type: ignore[arg-type]
    assert hand(other) == {"genie-exalted"} and area(other) == {"imp", "salamander"}  # type: ignore[arg-type]
    t = table(me("genie-exalted"))
    play(t, "end", "end")
    assert phase(t) == "hunt"  # nothing to copy, nothing asked


@pytest.mark.clause("VE-X13", "VE-X14", "VE-A20")
def test_odin_scores_for_a_small_hand_and_pays_for_a_large_one() -> None:
    five = ["imp", "hydra", "ember", "troll", "harpy"]
    t = resolution(me("odin", "griffon", hand=five))
    play(t, "activate odin", "activate griffon")
    assert points(t) == 2 and seat(t).hand_size == 6
    t = resolution(me("odin", "griffon", hand=five, stones="RRRR"))
    play(t, "activate griffon", "activate odin")
    assert points(t) == 0 and stones(t) == "RRRRP" and phase(t) == "return"
    play(t, "return red")
    assert stones(t) == "RRRP"


def test_freyja_scores_cards_with_active_effects() -> None:
    t = resolution(me("freyja", "imp", "hydra", "griffon"))
    play(t, "activate freyja")
    assert points(t) == 3


def test_griffon_draws_a_card() -> None:
    t = resolution(me("griffon"))
    play(t, "activate griffon")
    assert seat(t).hand_size == 1


def test_rudra_scores_two_for_every_card_in_hand() -> None:
    t = table({"hand": ["rudra", "imp", "hydra", "ember"], "stones": "RRP"})
    summon(t, "rudra")
    assert points(t) == 2 * 3


def test_gi_rin_scores_two_for_every_card_in_the_area() -> None:
    t = table(me("imp", "hydra", "troll", "harpy", hand=["gi-rin"], stones="PP"))
    summon(t, "gi-rin")
    assert points(t) == 2 * 5
