"""The dragons, one by one."""

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
    seat,
    stones,
    summon,
    table,
)


@pytest.mark.clause("VE-8.18", "VE-A10", "VE-6.10", "VE-6.1")
def test_dragon_egg_makes_room_for_a_dragon_from_the_hand() -> None:
    t = table(me("sylph", hand=["dragon-egg", "eternity", "hydra"], stones="B"), round=2)
    summon(t, "dragon-egg", "B")
    assert options(t) == ["summon eternity"]
    play(t, "summon eternity")
    assert area(t) == {"sylph", "eternity"} and discard(t) == {"dragon-egg"}
    assert points(t) == 2 + 4 * 2  # two summons for sylph; wind and dragon
    t = table(me("imp", hand=["dragon-egg", "eternity"], stones="B"), round=1)
    assert refusal(t, "summon dragon-egg") == "VE-6.1"
    t = table({"hand": ["dragon-egg", "hydra"], "stones": "B"})
    assert refusal(t, "summon dragon-egg") == "VE-8.3"


def test_tidal_scores_five_for_every_dragon() -> None:
    t = table(me("ember", "gust", "imp", hand=["tidal"], stones="RRB"))
    summon(t, "tidal", "RRB")
    assert points(t) == 5 * 3


@pytest.mark.clause("VE-8.3", "VE-8.12")
@pytest.mark.parametrize(
    ("dragon", "price", "scored", "victim", "other"),
    [
        ("marina", "RP", 7, "imp", "hydra"),
        ("ember", "RP", 7, "hydra", "imp"),
        ("gust", "RRP", 8, "troll", "imp"),
        ("boulder", "RRP", 8, "harpy", "imp"),
    ],
)
def test_dragons_that_cost_somebody_a_card(dragon: str, price: str, scored: int, victim: str, other: str) -> None:
    t = table({"hand": [dragon], "stones": price}, me(victim, other), me("sea-spirit" if other == "hydra" else "ifrit"), seats=3)
    summon(t, dragon, price)
    assert points(t) == scored
    assert options(t) == ["seat 1"]
    assert refusal(t, "seat 0") == "VE-8.12"
    play(t, "seat 1")
    assert t.turn == 1 and options(t) == [f"discard {victim}"]
    assert refusal(t, f"discard {other}") == "VE-8.23"
    play(t, f"discard {victim}")
    assert t.turn == 0 and area(t, 1) == {other} and discard(t) == {victim}
    t = table({"hand": [dragon], "stones": price}, me(other))
    assert refusal(t, f"summon {dragon}") == "VE-8.3"


def test_marina_takes_fire() -> None:
    t = table(me("imp", hand=["marina"], stones="RP"), me("agni"))
    summon(t, "marina")
    assert options(t) == ["seat 0", "seat 1"]


@pytest.mark.clause("VE-X19", "VE-X20", "VE-X21", "VE-A23")
def test_ember_takes_water() -> None:
    t = table({"hand": ["ember"], "stones": "RP"}, me("kappa", "undine"))
    summon(t, "ember", "RP")
    play(t, "seat 1")
    assert points(t) == 7 and t.turn == 1 and options(t) == ["discard undine", "discard kappa"]
    t = table({"hand": ["ember"], "stones": "RP"}, me("imp"))
    assert refusal(t, "summon ember") == "VE-8.3" and stones(t) == "RP"
    t = table(me("kappa", "undine", hand=["ember"], stones="RP"), me("imp"))
    summon(t, "ember", "RP")
    assert options(t) == ["seat 0"]
    play(t, "seat 0")
    assert t.turn == 0 and phase(t) == "give-up"
    play(t, "discard kappa")
    assert points(t) == 7 and area(t) == {"undine", "ember"}


def test_gust_takes_earth() -> None:
    t = table(me("troll", hand=["gust"], stones="RRP"))
    summon(t, "gust")
    play(t, "seat 0", "discard troll")
    assert points(t) == 8 and area(t) == {"gust"}


def test_boulder_takes_wind() -> None:
    t = table({"hand": ["boulder"], "stones": "RRP"}, me("griffon"))
    summon(t, "boulder")
    play(t, "seat 1", "discard griffon")
    assert points(t) == 8 and area(t, 1) == set()


@pytest.mark.clause("VE-8.3", "VE-8.7", "VE-8.10")
def test_aeris_picks_up_another_card_and_scores_its_printed_cost() -> None:
    t = table(me("griffon", "pegasus", hand=["aeris"], stones="PP"))
    summon(t, "aeris")
    assert options(t) == ["recover pegasus", "recover griffon"]
    play(t, "recover griffon")
    assert points(t) == 7 and hand(t) == {"griffon"} and area(t) == {"pegasus", "aeris"}
    t = table({"hand": ["aeris"], "stones": "PP"})
    assert refusal(t, "summon aeris") == "VE-8.3"


@pytest.mark.clause("VE-8.11", "VE-A28", "VE-8.22", "VE-8.3")
@pytest.mark.parametrize(
    ("source", "others", "scored"),
    [
        ("ifrit", (), 2),  # all cards: scorch counts itself
        ("tidal", ("ember",), 15),
        ("surtr", (), 4),  # fire and dragon
        ("lava-giant", (), 2),  # scorch is no fire
        ("incubus", (), 2),  # and costs nine
        ("poseidon", ("hydra",), 6),
        ("boulder", (), 8),  # nobody has wind: only the points
    ],
)
def test_scorch_copies_an_instant_effect_as_its_own(source: str, others: tuple[str, ...], scored: int) -> None:
    t = table(me(source, *others, hand=["scorch"], stones="BP"))
    summon(t, "scorch", "BP")
    play(t, f"copy {source}")
    assert points(t) == scored and phase(t) == "action"
    t = table(me("agni", "salamander", hand=["scorch"], stones="PP"))
    assert refusal(t, "summon scorch") == "VE-8.3"


@pytest.mark.clause("VE-A30")
def test_scorch_may_be_the_dragon_that_leviathan_takes() -> None:
    t = table(me("leviathan", hand=["scorch"], stones="BP"), me("ember"))
    summon(t, "scorch")
    play(t, "copy leviathan")
    assert options(t) == ["seat 0", "seat 1"]
    play(t, "seat 0", "discard scorch")
    assert points(t) == 7 and area(t) == {"leviathan"}


@pytest.mark.clause("VE-A15", "VE-5.8")
def test_willow_brings_three_stones_three_points_and_a_card() -> None:
    t = table({"hand": ["willow"], "stones": "BBBB"})
    summon(t, "willow", "BBBB")
    assert (stones(t), points(t), seat(t).hand_size) == ("RBP", 3, 1)
    t = table(me("hae-tae", hand=["willow"], stones="RRBB"))
    summon(t, "willow", "BB")
    assert (phase(t), points(t), seat(t).hand_size) == ("return", 0, 0)  # the limit comes before the next step
    give_back(t, "R")
    assert (stones(t), points(t), seat(t).hand_size) == ("RRBP", 3, 1)
    t = empty_piles({"hand": ["willow"], "stones": "PP"})
    assert refusal(t, "summon willow") == "VE-8.3"


@pytest.mark.clause("VE-X23", "VE-A20")
def test_eternity_scores_four_for_every_family() -> None:
    t = table(me("imp", "troll", hand=["eternity"], stones="PP"))
    summon(t, "eternity")
    assert points(t) == 12
    t = table({"hand": ["eternity"], "stones": "PP"})
    summon(t, "eternity")
    assert points(t) == 4
