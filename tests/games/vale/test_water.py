"""The water creatures, one by one."""

from __future__ import annotations

import pytest

from games.vale.table import (
    area,
    discard,
    empty_piles,
    give_back,
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


@pytest.mark.clause("VE-6.8", "VE-A5")
def test_yuki_onna_turns_all_stones_into_points() -> None:
    t = table({"hand": ["yuki-onna"], "stones": "RBP"})
    summon(t, "yuki-onna")
    assert (points(t), stones(t)) == (10, "")
    t = table(me("agni", "hae-tae", "water-giant", hand=["yuki-onna"], stones="RBP"))
    summon(t, "yuki-onna")
    assert points(t) == 2 + 7 + 4
    t = table({"hand": ["yuki-onna"]})
    summon(t, "yuki-onna")
    assert points(t) == 0


@pytest.mark.clause("VE-A8")
def test_sea_spirit_scores_the_number_of_blue_stones() -> None:
    t = resolution(me("sea-spirit", "hae-tae", stones="BBP"))
    play(t, "activate sea-spirit")
    assert (points(t), stones(t)) == (2, "BBP")


def test_undine_brings_a_blue_stone_and_goes_back() -> None:
    t = table({"hand": ["undine"], "stones": "R"})
    summon(t, "undine")
    assert stones(t) == "B"
    play(t, "end", "end", "activate undine")
    assert hand(t) == {"undine"}


@pytest.mark.clause("VE-X22", "VE-8.14", "VE-A20")
def test_kappa_scores_two_when_blue_is_paid_for_another_card() -> None:
    t = table({"hand": ["kappa", "goblin", "imp"], "stones": "BBR"})
    summon(t, "kappa", "B")
    assert points(t) == 0
    summon(t, "goblin", "B")
    assert points(t) == 2
    t = table(me("kappa", hand=["poseidon", "goblin"], stones="BBBR"))
    summon(t, "goblin", "R")
    assert points(t) == 0
    summon(t, "poseidon", "BBB")
    assert points(t) == 2 + 3 * 2  # once for a summon, however many


def test_nessie_scores_two_without_a_dragon() -> None:
    t = resolution(me("nessie"))
    play(t, "activate nessie")
    assert points(t) == 2
    t = resolution(me("nessie", "ember", "salamander"))
    play(t, "activate nessie")
    assert points(t) == 0


def test_undine_queen_brings_a_blue_stone() -> None:
    t = resolution(me("undine-queen"))
    play(t, "activate undine-queen")
    assert stones(t) == "B"


@pytest.mark.clause("VE-8.23")
def test_snail_maiden_swaps_blue_and_purple() -> None:
    t = resolution(me("snail-maiden", stones="B"))
    play(t, "activate snail-maiden")
    assert options(t) == ["option blue-to-purple"]
    assert refusal(t, "option purple-to-3-blue") == "VE-8.23"
    play(t, "option blue-to-purple")
    assert stones(t) == "P"
    t = resolution(me("snail-maiden", stones="RRPP"))
    play(t, "activate snail-maiden", "option purple-to-3-blue")
    assert (phase(t), stones(t)) == ("return", "RRBBBP")
    give_back(t, "RR")
    assert stones(t) == "BBBP"


def test_yuki_onna_exalted_scores_blue_stones_and_keeps_them() -> None:
    t = table(me("hae-tae", hand=["yuki-onna-exalted"], stones="RRRB"))
    summon(t, "yuki-onna-exalted", "RRR")
    assert (points(t), stones(t)) == (6, "B")


@pytest.mark.clause("VE-6.8", "VE-A8")
def test_hae_tae_exchanges_the_values_of_blue_and_purple() -> None:
    t = table({"hand": ["hae-tae"], "stones": "B"})
    summon(t, "hae-tae", "B")
    assert seat(t).stone_worth == {"red": 1, "blue": 6, "purple": 3}


def test_water_giant_brings_two_blue_and_makes_blue_and_purple_worth_more() -> None:
    t = table({"hand": ["water-giant"], "stones": "RB"})
    summon(t, "water-giant", "RB")
    assert stones(t) == "BB"
    assert seat(t).stone_worth == {"red": 1, "blue": 4, "purple": 7}


@pytest.mark.clause("VE-8.3", "VE-8.12")
def test_leviathan_scores_seven_and_takes_a_dragon() -> None:
    t = table({"hand": ["leviathan"], "stones": "RB"}, me("ember", "tidal", "imp"))
    summon(t, "leviathan")
    assert points(t) == 7
    play(t, "seat 1", "discard tidal")
    assert area(t, 1) == {"ember", "imp"} and discard(t) == {"tidal"}
    t = table({"hand": ["leviathan"], "stones": "RB"}, me("imp"))
    assert refusal(t, "summon leviathan") == "VE-8.3"


@pytest.mark.clause("VE-8.15", "VE-5.6", "VE-A11")
def test_triton_brings_two_blue_for_a_tamed_water_card() -> None:
    t = table(me("triton", caught=["undine", "imp"], stones="RRR"))
    play(t, "tame imp")
    assert stones(t) == "RRR"
    play(t, "tame undine")
    assert (phase(t), stones(t)) == ("return", "RRRBB")
    give_back(t, "R")
    assert stones(t) == "RRBB"
    t = resolution(me("triton", "undine"))
    play(t, "activate undine")  # recovering is not taming
    assert stones(t) == "" and "undine" in hand(t)


@pytest.mark.clause("VE-8.20", "VE-A32", "VE-X10")
def test_hydra_takes_two_different_rewards_in_the_order_named() -> None:
    t = table({"hand": ["hydra"], "stones": "RRRR"}, pile=None)
    summon(t, "hydra", "RRRR")
    assert options(t) == [f"option {name}" for name in ("purple", "draw", "two-blue", "four-points")]
    play(t, "option four-points")
    assert points(t) == 0 and hand(t) == set()  # nothing is carried out before both are named
    assert refusal(t, "option four-points") == "VE-8.20"
    play(t, "option draw")
    assert points(t) == 4 and len(hand(t)) == 1
    t = empty_piles({"hand": ["hydra"], "stones": "RRRR"})
    summon(t, "hydra", "RRRR")
    assert refusal(t, "option draw") == "VE-8.23"


@pytest.mark.clause("VE-8.4")
def test_charybdis_scores_five_for_a_blue_stone() -> None:
    t = resolution(me("charybdis", stones="B"))
    play(t, "activate charybdis")
    assert (points(t), stones(t)) == (5, "")
    t = resolution(me("charybdis", "salamander", stones="R"))
    play(t, "activate charybdis")
    assert (points(t), stones(t)) == (0, "R")


def test_poseidon_scores_three_for_every_water_card() -> None:
    t = table(me("kappa", "hydra", "imp", hand=["poseidon"], stones="RP"))
    summon(t, "poseidon", "RP")
    assert points(t) == 3 * 3
