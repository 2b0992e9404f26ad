"""ET-9: placing a marker in a kingdom."""

from __future__ import annotations

import pytest

from games.ethnos.table import band, hand, markers, options, phase, play, refusal, row, table
from traktir.games.ethnos import GAME
from traktir.games.ethnos.components import KINGDOMS

DWARVES = ["purple-dwarf", "red-dwarf", "blue-dwarf", "green-dwarf"]


@pytest.mark.clause("ET-9.2", "EX-04")
@pytest.mark.parametrize(("own", "size", "placed"), [(0, 1, True), (1, 1, False), (1, 2, True), (2, 2, False), (2, 3, True)])
def test_the_nth_marker_needs_a_band_of_n_cards(own: int, size: int, placed: bool) -> None:
    t = table("dwarves", {"hand": DWARVES, "markers": {"duris": own}})
    band(t, *DWARVES[:size])
    assert (t.turn == 0 and options(t) == ["marker duris", "no"]) == placed
    if placed:
        play(t, "marker duris")
    assert markers(t, 0).get("duris", 0) == own + placed
    assert t.turn == 1


@pytest.mark.clause("ET-9.2")
def test_markers_of_rivals_do_not_raise_the_price() -> None:
    t = table("dwarves", {"hand": DWARVES}, {"markers": {"duris": 9}}, {"markers": {"duris": 9}}, seats=3)
    band(t, "purple-dwarf")
    play(t, "marker duris")
    assert markers(t, 0) == {"duris": 1}


@pytest.mark.clause("ET-9.3", "ET-3.5", "EX-09")
@pytest.mark.parametrize(("size", "placed"), [(3, False), (4, True)])
def test_two_players_count_the_markers_of_both(size: int, placed: bool) -> None:
    t = table("dwarves", {"hand": DWARVES, "markers": {"duris": 2}}, {"markers": {"duris": 1}}, seats=2)
    band(t, *DWARVES[:size])
    assert (t.turn == 0 and options(t) == ["marker duris", "no"]) == placed


@pytest.mark.clause("ET-3.5")
def test_three_players_count_their_own_markers_only() -> None:
    t = table("dwarves", {"hand": DWARVES, "markers": {"duris": 2}}, {"markers": {"duris": 1}}, seats=3)
    band(t, *DWARVES[:3])
    assert options(t) == ["marker duris", "no"]


@pytest.mark.clause("ET-9.1", "ET-8.4")
def test_one_marker_in_the_kingdom_of_the_leaders_colour() -> None:
    for leader, kingdom in zip(DWARVES, ("duris", "rhea", "straton", "althea"), strict=True):
        t = table("dwarves", {"hand": DWARVES})
        band(t, leader, *(c for c in DWARVES if c != leader))
        assert options(t) == [f"marker {kingdom}", "no"]
        for other in KINGDOMS:
            if other != kingdom:
                assert refusal(t, f"marker {other}") == ("ethnos-refused-other-kingdom", "ET-9.1")
        play(t, f"marker {kingdom}")
        assert markers(t, 0) == {kingdom: 1}
        assert t.turn == 1


@pytest.mark.clause("ET-9.5", "AM-01")
def test_placing_may_be_declined() -> None:
    t = table("dwarves", {"hand": DWARVES})
    band(t, *DWARVES)
    play(t, "no")
    assert markers(t, 0) == {}
    assert GAME.view(t).players[0].supply == 25
    assert t.turn == 1


@pytest.mark.clause("AM-01")
def test_placing_is_offered_before_declining() -> None:
    t = table("dwarves", {"hand": DWARVES})
    band(t, *DWARVES)
    assert options(t)[0] == "marker duris"


@pytest.mark.clause("ET-9.5", "AM-22")
def test_an_empty_supply_places_nothing() -> None:
    t = table("dwarves", {"hand": DWARVES, "markers": {"rhea": 25}})
    band(t, *DWARVES)
    assert markers(t, 0) == {"rhea": 25}
    assert t.turn == 1, "there is nothing to ask"


@pytest.mark.clause("AM-22")
def test_an_empty_supply_stops_the_centaurs() -> None:
    given = {"hand": ["red-centaur", "red-dwarf", "blue-dwarf"], "markers": {"althea": 25}}
    t = table("centaurs dwarves", given)
    band(t, "red-centaur")
    assert t.turn == 1
    assert row(t) == {"red-dwarf": 1, "blue-dwarf": 1}


@pytest.mark.clause("AM-22", "ET-11.8d")
def test_markers_from_the_horde_board_can_be_placed_again() -> None:
    t = table("orcs", {"markers": {"althea": 24}, "horde": ["rhea"]}, phase="horde", dragons=3, ended_on=0)
    assert GAME.view(t).players[0].supply == 0
    play(t, "cash")
    assert GAME.view(t).players[0].supply == 1


@pytest.mark.clause("ET-9.6")
def test_a_kingdom_holds_any_number_of_markers() -> None:
    crowd = {"markers": {"duris": 9}}
    five_pairs = [f"2 {card}" for card in (*DWARVES, "orange-dwarf")]
    t = table("dwarves", {"hand": five_pairs, **crowd}, crowd, crowd, crowd)
    play(t, "band tribe purple-dwarf", "done", "marker duris")
    assert markers(t, 0) == {"duris": 10}
    assert [markers(t, seat) for seat in (1, 2, 3)] == [{"duris": 9}] * 3, "nobody's markers are moved or removed"


@pytest.mark.clause("ET-9.4", "ET-11.5a")
def test_a_halfling_leader_places_no_marker_however_large_the_band() -> None:
    t = table("halflings", {"hand": ["4 red-halfling", "4 blue-halfling"]})
    play(t, "band tribe red-halfling", "done")
    assert t.turn == 1
    assert markers(t, 0) == {}
    assert GAME.view(t).players[0].bands[0].size == 8


@pytest.mark.clause("ET-9.4", "ET-11.7a", "EX-15")
@pytest.mark.parametrize(("own", "placed"), [(0, True), (3, True), (4, False)])
def test_a_minotaur_leader_needs_one_card_fewer(own: int, placed: bool) -> None:
    t = table("minotaurs", {"hand": ["red-minotaur", "blue-minotaur", "grey-minotaur"], "markers": {"rhea": own}})
    band(t, "red-minotaur", "blue-minotaur", "grey-minotaur")
    assert (t.turn == 0 and options(t) == ["marker rhea", "no"]) == placed
    if placed:
        play(t, "marker rhea")
    assert markers(t, 0).get("rhea", 0) == own + placed


@pytest.mark.clause("ET-11.7a", "ET-9.3")
@pytest.mark.parametrize(("rival", "placed"), [(2, True), (3, False)])
def test_with_two_players_a_minotaur_needs_one_card_fewer_than_both_have(rival: int, placed: bool) -> None:
    given = {"hand": ["2 red-minotaur", "blue-minotaur"], "markers": {"rhea": 1}}
    t = table("minotaurs", given, {"markers": {"rhea": rival}}, seats=2)
    band(t, "red-minotaur", "red-minotaur", "blue-minotaur")
    assert (t.turn == 0 and phase(t) == "marker") == placed


@pytest.mark.clause("ET-11.11a", "ET-9.4", "EX-11")
def test_a_wingfolk_leader_may_place_wherever_the_band_is_large_enough() -> None:
    own = {"althea": 3, "duris": 2, "ithys": 1, "pelagon": 4}
    t = table("wingfolk", {"hand": ["purple-wingfolk", "red-wingfolk", "blue-wingfolk"], "markers": own})
    band(t, "purple-wingfolk", "red-wingfolk", "blue-wingfolk")
    assert options(t) == ["marker duris", "marker ithys", "marker rhea", "marker straton", "no"]
    assert refusal(t, "marker althea") == ("ethnos-refused-too-small", "ET-9.2")
    play(t, "marker duris")
    assert markers(t, 0) == {**own, "duris": 3}


@pytest.mark.clause("ET-11.11a", "ET-9.3")
def test_with_two_players_a_wingfolk_leader_counts_both_players_in_the_chosen_kingdom() -> None:
    t = table(
        "wingfolk",
        {"hand": ["purple-wingfolk", "red-wingfolk"], "markers": {"duris": 1, "rhea": 1}},
        {"markers": {"duris": 1, "straton": 2}},
        seats=2,
    )
    band(t, "purple-wingfolk", "red-wingfolk")
    assert options(t) == ["marker althea", "marker ithys", "marker pelagon", "marker rhea", "no"]
    assert refusal(t, "marker straton") == ("ethnos-refused-too-small", "ET-9.3")


@pytest.mark.clause("EX-06", "ET-11.11a")
def test_lena_places_in_rhea_with_a_purple_wingfolk() -> None:
    given = {"hand": ["purple-wingfolk", "purple-dwarf", "blue-elf"], "markers": {"duris": 2, "rhea": 1}}
    t = table("wingfolk dwarves elves", given)
    band(t, "purple-wingfolk", "purple-dwarf")
    assert refusal(t, "marker duris") == ("ethnos-refused-too-small", "ET-9.2")
    play(t, "marker rhea")
    assert markers(t, 0) == {"duris": 2, "rhea": 2}
    assert row(t) == {"blue-elf": 1}
    assert not hand(t, 0)


@pytest.mark.clause("EX-05", "ET-8.7")
def test_denis_takes_duris_with_three_dwarves() -> None:
    given = {"hand": ["purple-dwarf", "red-dwarf", "blue-dwarf", "grey-elf", "green-elf"], "markers": {"duris": 2}}
    t = table("dwarves elves", given)
    band(t, "purple-dwarf", "red-dwarf", "blue-dwarf")
    play(t, "marker duris")
    assert markers(t, 0) == {"duris": 3}
    assert row(t) == {"grey-elf": 1, "green-elf": 1}
    assert not hand(t, 0)
    assert t.turn == 1
