"""The earth creatures, one by one."""

from __future__ import annotations

import pytest

from games.vale.table import (
    area,
    discard,
    hand,
    me,
    options,
    phase,
    play,
    points,
    refusal,
    resolution,
    stones,
    summon,
    table,
)


@pytest.mark.clause("VE-8.17", "VE-6.10", "VE-A9", "VE-A37")
def test_young_forest_spirit_discards_one_card_and_summons_another_for_free() -> None:
    t = table(me("phoenix", "kappa", "gargoyle", hand=["young-forest-spirit", "eternity", "imp"], stones="RBP"))
    summon(t, "young-forest-spirit")
    assert phase(t) == "discard"
    play(t, "discard imp")
    assert options(t) == ["summon eternity"]
    play(t, "summon eternity")
    assert points(t) == 4 * 4 and stones(t) == "RBP"  # fire, water, earth, dragon; nothing paid, nothing triggered
    assert area(t) == {"phoenix", "kappa", "gargoyle", "young-forest-spirit", "eternity"}
    t = table({"hand": ["young-forest-spirit", "eternity", "imp"]}, round=1)
    assert refusal(t, "summon young-forest-spirit") == "VE-8.3"


@pytest.mark.clause("VE-8.17")
def test_young_forest_spirit_may_not_discard_the_only_card_it_could_summon() -> None:
    t = table({"hand": ["young-forest-spirit", "ember", "imp"]})
    summon(t, "young-forest-spirit")
    assert options(t) == ["discard ember"]  # nobody has water: ember cannot be summoned
    assert refusal(t, "discard imp") == "VE-8.17"


@pytest.mark.clause("VE-A6")
def test_goblin_takes_a_point_from_an_opponent() -> None:
    t = resolution(me("goblin"), {"points": 2}, {"points": 0}, seats=3)
    play(t, "activate goblin")
    assert options(t) == ["seat 1", "seat 2"]
    assert refusal(t, "seat 0") == "VE-8.23"
    other = t.copy()
    play(t, "seat 1")
    assert [points(t, i) for i in range(3)] == [1, 1, 0]
    play(other, "seat 2")  # type: ignore[arg-type]
    assert [points(other, i) for i in range(3)] == [0, 2, 0]  # type: ignore[arg-type]


@pytest.mark.clause("VE-8.7", "VE-8.3", "VE-8.8")
def test_forest_spirit_scores_the_printed_cost_of_a_discarded_card() -> None:
    t = table(me("pegasus", hand=["forest-spirit", "griffon"], stones="R"))
    summon(t, "forest-spirit")
    play(t, "discard griffon")
    assert points(t) == 7 and discard(t) == {"griffon"}
    t = table({"hand": ["forest-spirit"], "stones": "RR"})
    assert refusal(t, "summon forest-spirit") == "VE-8.3"


@pytest.mark.clause("VE-8.14", "VE-A8")
def test_gargoyle_scores_three_when_purple_is_paid() -> None:
    t = table(me("gargoyle", "hae-tae", hand=["goblin", "surtr"], stones="BPP"))
    summon(t, "surtr", "PP")
    assert points(t) == 3 + 2 * 3  # once, though two were paid
    summon(t, "goblin", "B")
    assert points(t) == 3 + 2 * 3  # blue stays blue, whatever it is worth


def test_troll_scores_three_while_a_purple_stone_is_held() -> None:
    t = resolution(me("troll", stones="P"))
    play(t, "activate troll")
    assert (points(t), stones(t)) == (3, "P")
    t = resolution(me("troll", "hae-tae", "salamander", stones="B"))
    play(t, "activate troll")
    assert points(t) == 0


@pytest.mark.clause("VE-A7", "VE-8.4", "VE-8.23")
def test_basilisk_sells_stones_for_points() -> None:
    t = resolution(me("basilisk", points=1))
    play(t, "activate basilisk")
    assert options(t) == ["option lose0", "option lose1"]
    assert refusal(t, "option lose2") == "VE-8.23"
    play(t, "option lose1")
    assert (points(t), stones(t)) == (0, "B")
    for option, left, gained in (("lose0", 2, "R"), ("lose2", 0, "P")):
        t = resolution(me("basilisk", points=2))
        play(t, "activate basilisk", f"option {option}")
        assert (points(t), stones(t)) == (left, gained)


@pytest.mark.clause("VE-A19", "VE-8.13", "VE-X28", "VE-A21", "VE-10.4")
def test_goblin_soldier_gains_only_behind_somebody() -> None:
    for mine, theirs, after in ((3, 4, 7), (4, 4, 0), (9, 4, 5), (2, 1, 0)):
        t = resolution(me("goblin-soldier", points=mine), {"points": theirs})
        play(t, "activate goblin-soldier")
        assert points(t) == after
    t = resolution(me("goblin-soldier", "salamander", points=4), {"points": 4})
    play(t, "activate salamander", "activate goblin-soldier")
    assert points(t) == 1


@pytest.mark.clause("VE-X17", "VE-X18", "VE-8.4", "VE-10.4")
def test_medusa_turns_a_card_into_a_purple_stone() -> None:
    t = resolution(me("medusa", hand=["imp", "hydra", "ember"]))
    assert refusal(t, "end") == "VE-10.6"
    play(t, "activate medusa")
    assert options(t) == ["discard imp", "discard hydra", "discard ember"]
    play(t, "discard hydra")
    assert (stones(t), discard(t)) == ("P", {"hydra"})
    t = resolution(me("medusa", "salamander"))
    play(t, "activate medusa")
    assert stones(t) == "" and discard(t) == set()


@pytest.mark.clause("VE-8.23", "VE-A5")
def test_cerberus_clears_up_to_three_other_cards() -> None:
    t = table(me("imp", "hydra", "troll", "harpy", hand=["cerberus"], stones="PP"))
    summon(t, "cerberus", "P")
    assert refusal(t, "discard cerberus") == "VE-8.23"
    play(t, "discard imp", "discard troll")
    assert area(t) == {"imp", "hydra", "troll", "harpy", "cerberus"}  # all at once
    assert refusal(t, "discard hydra") == "VE-8.23"  # in ascending order
    play(t, "discard harpy")
    assert area(t) == {"hydra", "cerberus"} and discard(t) == {"imp", "troll", "harpy"}
    t = table(me("imp", hand=["cerberus"], stones="P"))
    summon(t, "cerberus", "P")
    play(t, "done")
    assert area(t) == {"imp", "cerberus"}
    t = table({"hand": ["cerberus"], "stones": "P"})
    summon(t, "cerberus", "P")
    assert phase(t) == "action" and area(t) == {"cerberus"}


def test_rock_golem_scores_purple_stones_and_keeps_them() -> None:
    t = table(me("water-giant", hand=["rock-golem"], stones="BBP"))
    summon(t, "rock-golem", "BB")
    assert (points(t), stones(t)) == (7, "P")


@pytest.mark.clause("VE-A24")
def test_mud_slime_scores_six_and_goes_back() -> None:
    t = table({"hand": ["mud-slime"], "stones": "P"})
    summon(t, "mud-slime", "P")
    assert points(t) == 6
    play(t, "end", "end")
    assert options(t) == ["activate mud-slime"]
    play(t, "activate mud-slime")
    assert hand(t) == {"mud-slime"} and points(t) == 6


@pytest.mark.clause("VE-A18")
def test_mimic_takes_an_earth_card_from_the_discard_pile() -> None:
    t = resolution(me("mimic"), discard=["troll", "imp", "medusa"])
    play(t, "activate mimic")
    assert options(t) == ["take troll", "take medusa"]
    play(t, "take medusa")
    assert hand(t) == {"medusa"} and discard(t) == {"troll", "imp"}
    t = resolution(me("mimic", "salamander"), discard=["imp"])
    play(t, "activate mimic")
    assert hand(t) == set()


def test_stone_golem_turns_every_stone_purple() -> None:
    t = table(me("hestia", hand=["stone-golem"], stones="RRRBBP"))
    summon(t, "stone-golem", "P")
    assert stones(t) == "PPPPP"
    t = table({"hand": ["stone-golem"], "stones": "P"})
    summon(t, "stone-golem", "P")
    assert stones(t) == ""


def test_behemoth_scores_three_for_every_family() -> None:
    t = table(me("imp", "hydra", "harpy", hand=["behemoth"], stones="BP"))
    summon(t, "behemoth")
    assert points(t) == 3 * 4


def test_sand_giant_scores_four_for_every_earth_card() -> None:
    t = table(me("goblin", "troll", "imp", hand=["sand-giant"], stones="PP"))
    summon(t, "sand-giant")
    assert points(t) == 4 * 3
