"""AE-11.22 to AE-11.26, AE-11.37: what Elves, Goblins and Humans can do; the Dwarves' building is with the fortresses."""

from __future__ import annotations

import pytest

from games.aetherya.front import card_at, fortresses, front, late, options, play, points, refusal, seen, targets, totals, written

# AE-11.22, AE-11.37: Elves


@pytest.mark.clause("AE-11.22")
def test_a_destroyed_elf_goes_to_the_elf_players_hand() -> None:
    table = front("ME/#M", "dwarf", "elf", offer="NPDL")
    play(table, "take 1", "place 1,2")
    assert seen(table).players[1].hand == 1
    assert seen(table).discard == {}


@pytest.mark.clause("AE-11.22")
def test_a_destroyed_forest_does_not() -> None:
    table = front("MF/#M", "dwarf", "elf", offer="NPDL")
    play(table, "take 1", "place 1,2")
    assert seen(table).players[1].hand == 0
    assert seen(table).discard == {"forest": 1}


@pytest.mark.clause("AE-11.22")
def test_an_elf_of_nobody_is_simply_discarded() -> None:
    table = front("ME/#M", "dwarf", "human", offer="NPDL")
    play(table, "take 1", "place 1,2")
    assert seen(table).discard == {"elf": 1}
    assert table.hand == 0


@pytest.mark.clause("AE-11.22", "AE-11.37")
def test_an_elf_in_hand_is_played_instead_of_an_offer_card() -> None:
    table = front("H#", {"race": "elf", "hand": 2}, "dwarf", offer="FPDL")
    deck = seen(table).deck
    assert "hand" in options(table)
    play(table, "hand", "place 1,1")
    assert card_at(table, "1,1") == "E"
    assert seen(table).players[0].hand == 1
    assert seen(table).discard == {"human": 1}
    assert written(table).offer == "FPDL" and seen(table).deck == deck
    assert table.turn == 1


@pytest.mark.clause("AE-11.22")
def test_a_closed_card_removed_by_an_elf_in_hand_is_discarded_too() -> None:
    table = front("H#", {"race": "elf", "hand": 1}, "dwarf", offer="FPDL")
    play(table, "hand", "place 3,3")
    assert sum(seen(table).discard.values()) == 1
    assert written(table).offer == "FPDL"


@pytest.mark.clause("AE-11.37")
def test_the_elf_hand_is_public() -> None:
    table = front("H#", {"race": "elf", "hand": 2}, "dwarf")
    assert seen(table).players[0].hand == 2


@pytest.mark.clause("AE-11.37")
def test_only_the_elf_player_plays_from_it() -> None:
    table = front("H#", "dwarf", {"race": "elf", "hand": 2})
    assert refusal(table, "hand") == ("not-elves", "AE-11.22")
    assert refusal(front("H#", "elf", "dwarf"), "hand") == ("no-elf-in-hand", "AE-11.37")


@pytest.mark.clause("AE-11.37")
def test_an_elf_in_hand_obeys_the_same_bans() -> None:
    table = front("E#NM#/L#D##", {"race": "elf", "hand": 1}, "dwarf", offer="FPDL")
    assert targets(table, "hand") == set()
    play(table, "hand")
    assert refusal(table, "place 1,1") == ("same-type", "AE-4.6")
    assert refusal(table, "place 1,3") == ("supplied", "AE-11.14")
    assert refusal(table, "place 2,1") == ("portal-stays", "AE-11.12")
    assert refusal(table, "place 2,3") == ("dragon-stays", "AE-11.12")


@pytest.mark.clause("AE-11.37", "AE-11.16")
def test_an_elf_in_hand_may_destroy_and_brings_a_fortress() -> None:
    table = front("FNM/#F", {"race": "elf", "hand": 1}, "dwarf", offer="PPDL")
    deck = seen(table).deck
    play(table, "hand", "place 1,2")
    assert fortresses(table, "elf") == ["1,2"]
    assert seen(table).discard == {"dwarf": 1}
    assert written(table).offer == "PPDL" and seen(table).deck == deck


@pytest.mark.clause("AE-11.37")
def test_one_card_a_turn_and_nothing_for_what_is_left() -> None:
    table = front("H#", {"race": "elf", "hand": 3}, "dwarf", offer="FPDL", row=["two_dwarves"])
    without = front("H#", "elf", "dwarf", offer="FPDL")
    assert totals(table) == totals(without)
    play(table, "hand", "place 5,5")
    assert table.turn == 1 and table.phase == 0


# AE-11.24, AE-11.25: Goblins


@pytest.mark.clause("WE-99", "AE-11.24", "AE-11.25")
def test_goblins_kill_a_dragon() -> None:
    table = front("#G###/#DG##", "goblin", "human", removed="elf", offer="SPDL")
    deck = seen(table).deck
    play(table, "take 1", "place 2,2")
    assert written(table).land.startswith("#G###/#SG##")
    assert seen(table).players[0].dragons == 1
    assert fortresses(table, "goblin") == ["2,2"]
    assert written(table).offer[1:] == "PDL" and seen(table).deck == deck - 1
    assert seen(table).discard == {}
    assert points(table, "race")["goblin"] == 6
    assert points(table, "dragons")["goblin"] == 3
    assert points(table, "fortresses")["goblin"] == 2
    assert totals(table)["goblin"] == 11


@pytest.mark.clause("AE-11.25")
def test_a_goblin_card_kills_as_well_as_a_swamp() -> None:
    table = front("#G###/#DG##", "goblin", "human", removed="elf", offer="GPDL")
    play(table, "take 1", "place 2,2")
    assert card_at(table, "2,2") == "G" and fortresses(table, "goblin") == ["2,2"]


@pytest.mark.clause("AE-11.25")
def test_no_other_card_kills() -> None:
    table = front("#G###/#DG##", "goblin", "human", removed="elf", offer="PPDL")
    assert refusal(table, "take 1", "place 2,2") == ("dragon-card", "AE-11.25")


@pytest.mark.clause("AE-11.25", "AE-11.27")
def test_the_offer_is_refilled_after_a_killing_even_from_the_discard_pile() -> None:
    table = late("#G###/#DG##", "goblin", "human", removed="elf", offer="SPDL")
    pile = sum(seen(table).discard.values())
    play(table, "take 1", "place 2,2")
    assert seen(table).deck == pile - 1 and seen(table).discard == {}


@pytest.mark.clause("AE-11.24")
@pytest.mark.parametrize("land", ["#G/#D", "#S/SDG", "#G/GLD"])
def test_fewer_than_two_goblins_directly_beside_it_do_not_kill(land: str) -> None:
    table = front(land, "goblin", "human", removed="elf", offer="SPDL")
    spot = "2,3" if land.endswith("LD") else "2,2"
    assert refusal(table, "take 1", f"place {spot}") == ("dragon-far", "AE-11.24")


@pytest.mark.clause("AE-11.24")
def test_only_the_goblin_player_kills() -> None:
    table = front("#G###/#DG##", "human", "goblin", removed="elf", offer="SGPP")
    for place in (1, 2):
        assert refusal(table.copy(), f"take {place}", "place 2,2") == ("dragon-stays", "AE-11.12")  # type: ignore[arg-type]


@pytest.mark.clause("AE-11.24")
def test_goblins_tame_nothing() -> None:
    table = front("#G###/#DG##/#H", "human", "goblin", removed="elf")
    assert points(table, "dragons") == {"human": -3, "goblin": -3}


@pytest.mark.clause("AE-11.24")
def test_a_dragon_reached_in_this_turn_is_killed_in_a_later_one() -> None:
    table = front("#####/#DG##", "goblin", "human", removed="elf", offer="GSPP")
    play(table, "take 1", "place 1,2", seed=3)
    assert table.turn == 1
    play(table, "take 3", "place 5,5", seed=3)
    assert "2,2" in targets(table, written(table).offer.index("S") + 1)


# AE-11.26: Humans


@pytest.mark.clause("AE-11.26")
def test_humans_have_no_speciality() -> None:
    """No killing, no building by two race cards, no return from the discard pile."""
    table = front("#HPH#/#DH##", "human", "dwarf", offer="HPLL")
    assert fortresses(table, "human") == []
    assert refusal(table, "take 1", "place 2,2") == ("dragon-stays", "AE-11.12")
    lost = front("MHM", "dwarf", "human", offer="NPLL")
    play(lost, "take 1", "place 1,2")
    assert seen(lost).discard == {"human": 1} and lost.hand == 0
