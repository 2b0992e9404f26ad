"""VE-8: what all effects have in common, copying, and effects inside effects."""

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
    refusal,
    resolution,
    seat,
    stones,
    summon,
    table,
    unloadable,
)
from traktir.games.vale import GAME


@pytest.mark.clause("VE-8.1", "VE-A9")
def test_a_card_overrides_only_what_it_contradicts() -> None:
    t = table(me("hestia", stones="RRRRRR"))
    assert seat(t).stone_limit == 6  # the card beats the limit of four
    t = table(me("imp", "troll", "harpy", hand=["young-forest-spirit", "eternity", "goblin"]), round=4)
    assert refusal(t, "summon young-forest-spirit") == "VE-8.3"  # but a free summon needs its slot


@pytest.mark.clause("VE-8.2")
def test_an_instant_effect_happens_once() -> None:
    t = table({"hand": ["mud-slime"], "stones": "P"})
    summon(t, "mud-slime")
    play(t, "end", "end")
    assert points(t) == 6
    play(t, "activate mud-slime")
    assert points(t) == 6


@pytest.mark.clause("VE-8.6")
def test_an_active_effect_waits_for_the_resolution_phase() -> None:
    t = table({"hand": ["salamander"], "stones": "R"})
    summon(t, "salamander")
    assert points(t) == 0
    play(t, "end", "end", "activate salamander")
    assert points(t) == 1


@pytest.mark.clause("VE-8.11", "VE-A14")
def test_a_copied_effect_is_carried_out_as_far_as_possible() -> None:
    t = table(me("ember", hand=["scorch"], stones="BP"))
    summon(t, "scorch")
    play(t, "copy ember")
    assert points(t) == 7 and phase(t) == "action"  # seven points without a victim
    t = table(me("forest-spirit", hand=["scorch"], stones="BP"))
    summon(t, "scorch")
    play(t, "copy forest-spirit")
    assert points(t) == 0 and area(t) == {"forest-spirit", "scorch"}  # no card, no cost to score
    t = table(me("mud-slime", hand=["scorch"], stones="BP"))
    summon(t, "scorch")
    play(t, "copy mud-slime", "end", "end")
    assert options(t) == ["activate mud-slime"]  # only the instant half was copied


@pytest.mark.clause("VE-8.12", "VE-A23")
def test_the_owner_decides_which_card_goes() -> None:
    t = table(me("troll", hand=["gust"], stones="RRP"), me("goblin", "medusa"), me("imp"), seats=3)
    summon(t, "gust")
    assert options(t) == ["seat 0", "seat 1"]  # the summoner too, but nobody without earth
    assert refusal(t, "seat 2") == "VE-8.12"
    play(t, "seat 1")
    assert t.turn == 1 and GAME.view(t).actor == 0
    play(t, "discard medusa")
    assert area(t, 1) == {"goblin"} and t.turn == 0


@pytest.mark.clause("VE-8.13")
def test_points_stop_at_nothing() -> None:
    t = resolution(me("goblin-soldier", points=1), {"points": 0})
    play(t, "activate goblin-soldier")
    assert points(t) == 0
    t = table(me(hand=["mud-slime"], stones="P", points=119))
    summon(t, "mud-slime")
    assert points(t) == 125


@pytest.mark.clause("VE-8.16", "VE-10.5")
def test_genie_skips_what_has_left_the_area() -> None:
    t = table(me("asmodeus", "imp", "salamander", hand=["genie"], stones="RB"))
    summon(t, "genie")
    play(t, "activate asmodeus", "recover imp")
    assert options(t) == ["activate salamander"]


@pytest.mark.clause("VE-8.20", "VE-X9")
def test_hydra_by_the_example() -> None:
    t = table(me("imp", "troll", hand=["hydra"], stones="RRRR", points=5))
    summon(t, "hydra", "RRRR")
    play(t, "option purple", "option two-blue")
    assert (stones(t), points(t), len(area(t))) == ("BBP", 5, 3)


@pytest.mark.clause("VE-8.20", "VE-5.8")
def test_the_limit_comes_between_two_rewards() -> None:
    t = table(me("hestia", "agni", hand=["hydra", "imp"], stones="RRRRRR"))
    summon(t, "hydra", "RR")
    play(t, "option two-blue", "option purple")
    assert (phase(t), stones(t)) == ("return", "RRRRBBP")
    t = table(me("agni", hand=["hydra", "imp"], stones="RRRR"))
    summon(t, "hydra", "RR")
    play(t, "option two-blue", "option purple")
    assert (phase(t), stones(t)) == ("return", "RRBBP")
    give_back(t, "B")
    assert stones(t) == "RRBP" and phase(t) == "action"


@pytest.mark.clause("VE-8.21", "VE-A27", "VE-X38", "VE-12.3")
def test_a_card_may_leave_while_its_effect_goes_on() -> None:
    t = table({"hand": ["young-forest-spirit", "aeris", "goblin"]}, round=3)
    summon(t, "young-forest-spirit")
    play(t, "discard goblin", "summon aeris")
    assert options(t) == ["recover young-forest-spirit"]
    play(t, "recover young-forest-spirit")
    assert points(t) == 0 and area(t) == {"aeris"} and hand(t) == {"young-forest-spirit"}


@pytest.mark.clause("VE-X36", "VE-A33", "VE-5.8", "VE-7.4")
def test_the_limit_comes_between_two_steps() -> None:
    t = table(me("hestia", hand=["young-forest-spirit", "aeris", "goblin"], stones="RRRRBB"), round=4)
    summon(t, "young-forest-spirit")
    play(t, "discard goblin", "summon aeris", "recover hestia")
    assert phase(t) == "return" and seat(t).stone_limit == 4
    give_back(t, "RB")
    assert stones(t) == "RRRB" and points(t) == 0 and phase(t) == "action"
    t = table(me("hestia", "griffon", hand=["aeris"], stones="RBBBPP"), round=4)
    summon(t, "aeris", "BBB")
    play(t, "recover griffon")
    assert points(t) == 7


@pytest.mark.clause("VE-X37", "VE-A34", "VE-8.17")
def test_a_copied_discard_without_a_summon() -> None:
    t = table(me("young-forest-spirit", hand=["scorch", "goblin"], stones="BP"), round=2)
    summon(t, "scorch", "BP")
    play(t, "copy young-forest-spirit")
    assert options(t) == ["discard goblin"]
    play(t, "discard goblin")
    assert discard(t) == {"goblin"} and area(t) == {"young-forest-spirit", "scorch"} and phase(t) == "action"
    t = table(me("young-forest-spirit", hand=["scorch"], stones="BP"), round=3)
    summon(t, "scorch", "BP")
    play(t, "copy young-forest-spirit")
    assert phase(t) == "action" and hand(t) == set()  # an empty hand: nothing happens
    t = table(me("young-forest-spirit", hand=["scorch", "goblin", "ember"], stones="BP"), round=3)
    summon(t, "scorch", "BP")
    play(t, "copy young-forest-spirit")
    assert options(t) == ["discard ember"]  # where a summon can follow, it must
    play(t, "discard ember", "summon goblin")
    assert "goblin" in area(t)


@pytest.mark.clause("VE-A29")
def test_three_cards_never_stay_in_an_area() -> None:
    for card in ("boreas", "tengu", "dragon-egg"):
        assert unloadable(me(card)) == "VE-A29"


@pytest.mark.clause("VE-A35", "VE-12.3", "VE-12.8")
def test_four_summons_in_one_chain() -> None:
    given = me("sylph", hand=["young-forest-spirit", "dragon-egg", "scorch", "imp", "goblin", "troll"])
    t = table(given, round=9)
    summon(t, "young-forest-spirit")
    play(t, "discard imp", "summon dragon-egg", "summon scorch", "copy young-forest-spirit", "discard goblin", "summon troll")
    assert phase(t) == "action" and points(t) == 4
    assert area(t) == {"sylph", "young-forest-spirit", "scorch", "troll"}
    assert GAME.view(t).actions_in_turn == 1


@pytest.mark.clause("VE-8.3", "VE-8.17", "VE-8.18")
def test_summons_inside_summons_are_looked_through_before_paying() -> None:
    # the egg needs a dragon that can come: ember cannot while nobody has water
    t = table({"hand": ["dragon-egg", "ember"], "stones": "B"})
    assert refusal(t, "summon dragon-egg") == "VE-8.3"
    # willow can: the egg on the discard pile is there to be drawn
    t = table({"hand": ["young-forest-spirit", "dragon-egg", "ember"]}, round=2)
    assert refusal(t, "summon young-forest-spirit") == "VE-8.3"
    t = table({"hand": ["young-forest-spirit", "dragon-egg", "willow", "ember"]}, round=2)
    summon(t, "young-forest-spirit")
    assert options(t) == ["discard dragon-egg", "discard ember"]  # without willow neither of the others can come
    play(t, "discard ember")
    assert options(t) == ["summon dragon-egg", "summon willow"]


@pytest.mark.clause("VE-12.8", "VE-A33")
def test_a_victim_returns_stones_before_anything_goes_on() -> None:
    t = table({"hand": ["marina", "goblin"], "stones": "RRP"}, me("hestia", stones="RRRBBP"))
    summon(t, "marina", "RP")
    play(t, "seat 1", "discard hestia")
    assert (t.turn, phase(t)) == (1, "return")
    give_back(t, "BP")
    assert t.turn == 0 and stones(t, 1) == "RRRB" and phase(t) == "action"
