"""AE-11.19, AE-11.23, AE-11.38, AE-11.41: fortresses built, kept and returned."""

from __future__ import annotations

import pytest

from games.aetherya.front import fortresses, front, opening, options, play, points, refusal, seen, targets, unloadable
from traktir.core.rng import Rng

# sixteen cards of the Elves and nothing that touches anything else of theirs is needed for most of these tests
ELF_WALL = "FFFFFFF/FEEEEE#/#######/#######"
ELF_WALL_SPOTS = ["1,1", "1,2", "1,3", "1,4", "1,5", "1,6", "1,7", "2,1", "2,2", "2,3", "2,4", "2,5"]


@pytest.mark.clause("AE-11.19")
def test_the_owner_may_replace_a_fortified_card_and_an_own_card_keeps_the_fortress() -> None:
    table = front("F#", {"race": "elf", "fortresses": ["1,1"]}, "dwarf", offer="EPDL")
    play(table, "take 1", "place 1,1")
    assert fortresses(table, "elf") == ["1,1"]
    assert seen(table).players[0].fortresses_left == 11


@pytest.mark.clause("AE-11.19")
def test_another_card_sends_the_fortress_back() -> None:
    table = front("F#", {"race": "elf", "fortresses": ["1,1"]}, "dwarf", offer="EPDL")
    play(table, "take 2", "place 1,1")
    assert fortresses(table, "elf") == []
    assert seen(table).players[0].fortresses_left == 12


@pytest.mark.clause("AE-11.19")
def test_a_position_has_at_most_twelve_fortresses_and_one_on_a_card() -> None:
    full = {"race": "elf", "fortresses": ELF_WALL_SPOTS}
    assert len(fortresses(front(ELF_WALL, full, "dwarf", "human", "goblin"), "elf")) == 12
    more = {"race": "elf", "fortresses": [*ELF_WALL_SPOTS, "2,6"]}
    assert unloadable(ELF_WALL, more, "dwarf", "human", "goblin") == ("fortresses", "AE-11.19")
    twice = {"race": "elf", "fortresses": ["1,1", "1,1"]}
    assert unloadable(ELF_WALL, twice, "dwarf", "human", "goblin") == ("fortress-spot", "AE-11.41")


@pytest.mark.clause("AE-11.38")
def test_with_all_twelve_in_use_a_destruction_brings_none() -> None:
    full = {"race": "elf", "fortresses": ELF_WALL_SPOTS}
    table = front(ELF_WALL.replace("FEEEEE#", "FEEEEEN"), full, "dwarf", "human", "goblin", offer="EPDL")
    assert seen(table).players[0].threatened == ["2,7"]
    play(table, "take 1", "place 2,7")
    assert seen(table).discard == {"dwarf": 1}
    assert fortresses(table, "elf") == ELF_WALL_SPOTS


@pytest.mark.clause("AE-11.38")
def test_with_all_twelve_in_use_a_killing_brings_none() -> None:
    spots = [f"1,{c}" for c in range(1, 8)] + [f"3,{c}" for c in range(1, 6)]
    full = {"race": "goblin", "fortresses": spots}
    table = front("SSSSSSS/#######/GGGGGGD/######G", full, "dwarf", "human", "elf", offer="SPDL")
    play(table, "take 1", "place 3,7")
    assert seen(table).players[0].dragons == 1
    assert "3,7" not in fortresses(table, "goblin") and len(fortresses(table, "goblin")) == 12


# AE-11.23


@pytest.mark.clause("AE-11.23", "WE-98")
def test_a_mountain_beside_two_dwarves_is_fortified_at_once() -> None:
    table = front("NM#", "dwarf", "elf", offer="NPDL")
    assert fortresses(table, "dwarf") == []
    play(table, "take 1", "place 1,3")
    assert fortresses(table, "dwarf") == ["1,2"]
    assert points(table, "fortresses")["dwarf"] == 1


@pytest.mark.clause("AE-11.23")
def test_it_is_built_on_anybodys_turn() -> None:
    table = front("N#N", "elf", "dwarf", offer="MPDL")
    play(table, "take 1", "place 1,2")
    assert fortresses(table, "dwarf") == ["1,2"]


@pytest.mark.clause("AE-11.23", "AE-11.34")
def test_a_portal_may_bring_the_second_dwarf() -> None:
    table = front("NM#/##N", "elf", "dwarf", offer="LPDP")
    play(table, "take 1", "place 1,3")
    assert fortresses(table, "dwarf") == ["1,2"]


@pytest.mark.clause("AE-11.23")
def test_it_stays_when_a_dwarf_leaves() -> None:
    table = front("NM#", "dwarf", "elf", offer="NPDL")
    play(table, "take 1", "place 1,3", "take 2", "place 5,5")
    play(table, "take 1", "place 1,1")
    assert table.land.of[6] == 1 << 2
    assert fortresses(table, "dwarf") == ["1,2"]


@pytest.mark.clause("AE-11.23")
def test_unplayed_dwarves_build_nothing() -> None:
    table = front("N#N", "elf", "human", offer="MPDL")
    play(table, "take 1", "place 1,2")
    assert all(player.fortresses == [] for player in seen(table).players)


@pytest.mark.clause("AE-11.23")
def test_no_other_terrain_is_fortified_by_two_of_its_race() -> None:
    for race, letters in (("elf", "EFE"), ("human", "HPH"), ("goblin", "GSG")):
        others = [r for r in ("elf", "human", "goblin", "dwarf") if r != race]
        assert fortresses(front(letters, race, *others), race) == []


# eleven fortresses of the Dwarves far from the first rows
FAR = "/#######/#######/MMMMMM#/#######/NNNNN##"
FAR_SPOTS = [f"4,{c}" for c in range(1, 7)] + [f"6,{c}" for c in range(1, 6)]


@pytest.mark.clause("AE-11.38")
def test_the_last_fortress_goes_to_the_first_mountain_in_reading_order() -> None:
    dwarf = {"race": "dwarf", "fortresses": FAR_SPOTS}
    table = front(f"NM#MN##{FAR}", "elf", dwarf, "human", "goblin", offer="NPDL")
    play(table, "take 1", "place 1,3")
    assert fortresses(table, "dwarf") == ["1,2", *FAR_SPOTS]
    assert seen(table).players[1].fortresses_left == 0


@pytest.mark.clause("AE-11.23", "AE-11.19")
def test_a_fortress_that_comes_back_goes_to_the_mountain_that_waits() -> None:
    dwarf = {"race": "dwarf", "fortresses": [*FAR_SPOTS, "1,2"]}
    table = front(f"NMNMN##{FAR}", dwarf, "elf", "human", "goblin", offer="LPDD")
    assert "1,4" not in fortresses(table, "dwarf")
    play(table, "take 1", "place 6,1")
    assert "1,4" in fortresses(table, "dwarf") and "6,1" not in fortresses(table, "dwarf")


# AE-11.41


@pytest.mark.clause("AE-11.41")
def test_a_fortress_lies_on_a_card_of_its_owner() -> None:
    assert unloadable("FN", {"race": "elf", "fortresses": ["1,2"]}, "dwarf") == ("fortress-spot", "AE-11.41")
    assert unloadable("FN", {"race": "elf", "fortresses": ["3,3"]}, "dwarf") == ("fortress-spot", "AE-11.41")


@pytest.mark.clause("AE-11.41", "AE-11.29")
def test_fortresses_in_the_land_count_for_their_owner() -> None:
    elf = {"race": "elf", "fortresses": ["1,1", "1,3"]}
    dwarf = {"race": "dwarf", "fortresses": ["2,2", "3,3", "4,4"]}
    table = front("F#E/#M/##N/###M", elf, dwarf)
    assert points(table, "fortresses") == {"elf": 4, "dwarf": 3}


@pytest.mark.clause("AE-11.18", "AE-11.41")
def test_fortresses_of_random_games_lie_on_own_cards() -> None:
    built = 0
    for seed in range(30):
        rng = Rng(seed)
        table = opening(4, seed)
        while table.turn >= 0:
            moves = table.actions()
            table.play(moves[rng.below(len(moves))], rng)
            for people in range(4):
                assert table.fortresses[people] & ~table.cards_of(people) == 0
        built += sum(len(player.fortresses) for player in seen(table).players)
    assert built > 30


@pytest.mark.clause("AE-11.18")
def test_not_even_a_card_of_the_same_race_comes_onto_anothers_fortress() -> None:
    table = front("F#", "dwarf", {"race": "elf", "fortresses": ["1,1"]}, offer="EFMN")
    for place in (1, 2, 3):
        assert "1,1" not in targets(table, place)
    assert refusal(table, "take 1", "place 1,1") == ("fortress", "AE-11.18")
    assert "place 1,2" in options(table)
