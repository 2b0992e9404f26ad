"""The fire creatures, one by one."""

from __future__ import annotations

import pytest

from games.vale.table import (
    area,
    discard,
    give_back,
    hand,
    me,
    options,
    phase,
    play,
    points,
    resolution,
    seat,
    stones,
    summon,
    table,
)


def test_hestia_raises_the_stone_limit_by_two() -> None:
    t = table({"hand": ["hestia"], "stones": "RRRB", "caught": ["imp"]})
    summon(t, "hestia")
    play(t, "sell imp")
    assert (seat(t).stone_limit, stones(t), phase(t)) == (6, "RRRRRRB", "return")
    give_back(t, "B")
    assert stones(t) == "RRRRRR"


def test_imp_brings_two_red_stones_and_goes_back_every_round() -> None:
    t = table({"hand": ["imp"]})
    summon(t, "imp")
    assert stones(t) == "RR"
    play(t, "end", "end", "activate imp")
    assert hand(t) == {"imp"} and area(t) == set()


@pytest.mark.parametrize(
    ("others", "scored"), [(("goblin", "ifrit", "phoenix", "agni"), 10), (("goblin", "ifrit", "phoenix"), 0)]
)
def test_succubus_scores_ten_for_costs_one_to_four(others: tuple[str, ...], scored: int) -> None:
    t = table(me(*others, hand=["succubus"]))
    summon(t, "succubus")
    assert points(t) == scored and "succubus" in area(t)


def test_salamander_brings_a_red_stone_and_a_point() -> None:
    t = resolution(me("salamander"))
    play(t, "activate salamander")
    assert (stones(t), points(t)) == ("R", 1)


@pytest.mark.clause("VE-X33", "VE-8.2")
def test_firefox_counts_the_hand_without_itself() -> None:
    t = table({"hand": ["firefox", "imp", "hydra"], "stones": "R"})
    summon(t, "firefox")
    assert points(t) == 2


@pytest.mark.clause("VE-X33", "VE-8.2", "VE-8.22")
def test_ifrit_counts_the_area_with_itself() -> None:
    t = table({"hand": ["ifrit"], "stones": "RR"}, round=1)
    summon(t, "ifrit")
    assert points(t) == 1
    t = table(me("imp", "hydra", hand=["ifrit"], stones="RR"))
    summon(t, "ifrit")
    assert points(t) == 3


@pytest.mark.clause("VE-8.7")
def test_incubus_counts_printed_costs_up_to_two() -> None:
    t = table(me("imp", "goblin", "gargoyle", "hydra", hand=["incubus"], stones="RR"))
    summon(t, "incubus")
    assert points(t) == 2 * 4  # hydra costs 4; incubus itself counts
    t = table(me("pegasus", "phoenix", hand=["incubus"], stones="R"))
    summon(t, "incubus")
    assert points(t) == 2 + 1  # a reduced cost is not a printed one; phoenix scores the stone


@pytest.mark.clause("VE-10.4")
def test_horned_salamander_forces_over_the_limit() -> None:
    t = resolution(me("horned-salamander", stones="PP"))
    play(t, "activate horned-salamander")
    assert (phase(t), stones(t)) == ("return", "RRRRPP")
    give_back(t, "RR")
    assert stones(t) == "RRPP"


@pytest.mark.clause("VE-8.4")
def test_burning_skull_scores_only_for_a_stone_given_up() -> None:
    t = resolution(me("burning-skull", "salamander", stones="B"))
    play(t, "activate burning-skull")
    assert (points(t), stones(t)) == (0, "B")
    t = resolution(me("burning-skull", stones="RB"))
    play(t, "activate burning-skull")
    assert (points(t), stones(t)) == (3, "B")


def test_lava_giant_counts_fire() -> None:
    t = table(me("imp", "agni", "hydra", hand=["lava-giant"], stones="RR"))
    summon(t, "lava-giant")
    assert points(t) == 2 * 3


@pytest.mark.clause("VE-8.14", "VE-6.9")
def test_phoenix_scores_red_stones_paid_for_other_cards() -> None:
    t = table({"hand": ["phoenix", "goblin"], "stones": "RRRR"})
    summon(t, "phoenix", "RRR")
    assert points(t) == 0
    summon(t, "goblin", "R")
    assert points(t) == 1


def test_asmodeus_takes_back_a_cheap_card_with_an_instant_effect() -> None:
    t = resolution(me("asmodeus", "ifrit", "incubus", "hestia", "hydra"))
    play(t, "activate asmodeus")
    assert options(t) == ["recover ifrit", "recover incubus"]
    play(t, "recover ifrit")
    assert hand(t) == {"ifrit"} and "ifrit" not in area(t)


def test_surtr_scores_two_for_every_family() -> None:
    t = table(me("imp", "hydra", "troll", hand=["surtr"], stones="RB"))
    summon(t, "surtr")
    assert points(t) == 2 * 3


def test_balog_takes_back_a_fire_card_with_an_instant_effect() -> None:
    t = resolution(me("balog", "surtr", "lava-giant", "agni", "hydra"))
    play(t, "activate balog")
    assert options(t) == ["recover lava-giant", "recover surtr"]
    play(t, "recover surtr")
    assert hand(t) == {"surtr"} and discard(t) == set()


@pytest.mark.clause("VE-6.8", "VE-6.9")
def test_agni_makes_red_stones_worth_two() -> None:
    t = table({"hand": ["agni", "troll"], "stones": "RRRB"}, round=2)
    assert "summon agni" in options(t)
    summon(t, "agni", "RB")  # its own summon still counts red as one
    assert seat(t).stone_worth == {"red": 2, "blue": 3, "purple": 6}
    summon(t, "troll", "RR")
    assert area(t) == {"agni", "troll"} and stones(t) == ""
