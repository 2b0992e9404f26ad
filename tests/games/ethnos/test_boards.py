"""ET-11.6, ET-11.8 and ET-11.10: the merfolk board, the horde boards and the troll tokens."""

from __future__ import annotations

from itertools import product

import pytest

from games.ethnos.table import account, band, brink, markers, options, phase, play, refusal, row, table, unloadable
from traktir.games.ethnos import GAME
from traktir.games.ethnos.components import KINGDOMS
from traktir.games.ethnos.rules import Ethnos

ALL_KINGDOMS = [f"marker {kingdom}" for kingdom in KINGDOMS]
COLOURS = ("green", "purple", "orange", "grey", "red", "blue")


def swum(t: Ethnos, seat: int = 0) -> int:
    return GAME.view(t).players[seat].merfolk


def swim(t: Ethnos, size: int) -> None:
    """A merfolk band of so many cards that places nothing itself."""
    cards = [f"{c}-merfolk" for c in COLOURS] + [f"{c}-merfolk" for c in COLOURS]
    band(t, *cards[:size])
    if phase(t) == "marker" and t.turn == 0:
        play(t, "no")


def school(size: int, **rest: object) -> dict[str, object]:
    return {"hand": ([f"{c}-merfolk" for c in COLOURS] * 2)[:size], **rest}


@pytest.mark.clause("ET-11.6a", "ET-11.6b", "ET-14.7", "EX-18")
def test_three_merfolk_place_swim_to_three_and_earn_a_marker_anywhere() -> None:
    given = {"hand": ["green-merfolk", "red-merfolk", "blue-merfolk"], "markers": {"althea": 2, "rhea": 4}}
    t = brink("merfolk", given)
    band(t, "green-merfolk", "red-merfolk", "blue-merfolk")
    play(t, "marker althea")
    assert swum(t) == 3
    assert options(t) == [*ALL_KINGDOMS, "no"]
    play(t, "marker rhea")
    assert markers(t, 0) == {"althea": 3, "rhea": 5}
    assert t.turn == 1
    play(t, "deck")
    assert account(t, 1, "merfolk") == [1, 0, 0, 0]


@pytest.mark.clause("ET-11.6a")
@pytest.mark.parametrize(("start", "size", "end"), [(0, 1, 1), (4, 2, 6), (16, 2, 18), (16, 5, 18), (18, 4, 18)])
def test_the_merfolk_marker_stops_on_the_last_space(start: int, size: int, end: int) -> None:
    t = table("merfolk", school(size, merfolk=start))
    swim(t, size)
    assert swum(t) == end


@pytest.mark.clause("ET-11.6b", "ET-11.6c", "AM-13")
@pytest.mark.parametrize(
    ("start", "size", "bonuses"),
    [
        *((0, 2, 0), (0, 3, 1), (0, 6, 1), (0, 7, 2), (2, 10, 3), (3, 1, 0), (3, 3, 0), (3, 4, 1)),
        *((6, 6, 2), (7, 1, 0), (7, 4, 0), (8, 10, 2), (10, 10, 2), (12, 6, 1), (17, 5, 1), (18, 9, 0)),
    ],
)
def test_every_marked_space_reached_or_passed_earns_a_marker(start: int, size: int, bonuses: int) -> None:
    t = table("merfolk", school(size, merfolk=start))
    swim(t, size)
    for n in range(bonuses):
        assert phase(t) == "bonus"
        assert GAME.view(t, 0).left == bonuses - n
        play(t, "marker rhea" if n % 2 == 0 else "marker althea")
    assert t.turn == 1
    assert sum(markers(t, 0).values()) == bonuses


@pytest.mark.clause("ET-11.6b", "AM-13")
def test_several_bonus_markers_may_go_to_one_kingdom_or_be_declined_one_by_one() -> None:
    t = table("merfolk", school(10, merfolk=2))
    swim(t, 10)
    play(t, "marker rhea", "no", "marker rhea")
    assert markers(t, 0) == {"rhea": 2}
    assert t.turn == 1


@pytest.mark.clause("ET-11.6d", "AM-14")
def test_a_bonus_marker_asks_for_no_size() -> None:
    """With two players the rule that counts both is harder still, and holds no more here."""
    rival = {"markers": {"rhea": 9}}
    t = table("merfolk", school(1, merfolk=2, markers={"rhea": 7, "althea": 1}), rival, seats=2)
    band(t, "green-merfolk")
    assert options(t) == [*ALL_KINGDOMS, "no"], "too small for its own marker; the bonus may go anywhere"
    play(t, "marker rhea")
    assert markers(t, 0) == {"rhea": 8, "althea": 1}


@pytest.mark.clause("ET-11.6d")
def test_the_bands_own_marker_comes_first() -> None:
    t = table("merfolk", school(3))
    band(t, "green-merfolk", "purple-merfolk", "orange-merfolk")
    assert options(t) == ["marker althea", "no"]
    assert swum(t) == 0
    play(t, "marker althea")
    assert phase(t) == "bonus"


@pytest.mark.clause("ET-11.6b", "AM-22")
def test_bonus_markers_end_with_the_supply() -> None:
    t = table("merfolk", school(10, merfolk=2, markers={"pelagon": 23}))
    swim(t, 10)
    play(t, "marker rhea")
    assert GAME.view(t).players[0].supply == 0
    assert t.turn == 1


@pytest.mark.clause("ET-11.6e", "ET-17.2")
def test_places_on_the_merfolk_board_are_kept_from_age_to_age() -> None:
    t = brink("merfolk", {"merfolk": 5}, {"merfolk": 11})
    play(t, "deck")
    assert GAME.view(t).age == 2
    assert [swum(t, seat) for seat in range(4)] == [5, 11, 0, 0]
    assert account(t, 1, "merfolk") == [0, 1, 0, 0]


# orcs


def horde(t: Ethnos, seat: int = 0) -> list[str]:
    return GAME.view(t).players[seat].horde


@pytest.mark.clause("ET-11.8a", "EX-16")
@pytest.mark.parametrize(("own", "placed"), [(0, True), (1, False)])
def test_an_orange_orc_marks_the_orange_horde_space_in_any_case(own: int, placed: bool) -> None:
    t = table("orcs", {"hand": ["orange-orc"], "markers": {"ithys": own}})
    band(t, "orange-orc")
    assert (t.turn == 0) == placed
    if placed:
        play(t, "marker ithys")
    assert markers(t, 0)["ithys"] == 1
    assert horde(t) == ["ithys"]
    assert GAME.view(t).players[0].supply == 23
    assert t.turn == 1


@pytest.mark.clause("ET-11.8b")
def test_a_horde_space_holds_one_marker() -> None:
    t = table("orcs", {"hand": ["orange-orc"], "horde": ["ithys", "rhea"]})
    band(t, "orange-orc")
    play(t, "no")
    assert horde(t) == ["ithys", "rhea"]
    assert GAME.view(t).players[0].supply == 23
    assert unloadable("orcs", {"horde": ["ithys", "ithys"]}) == ("ethnos-refused-horde", "ET-11.8b")


@pytest.mark.clause("ET-11.8b", "AM-33")
def test_the_last_marker_goes_to_the_kingdom_or_to_the_horde() -> None:
    for answer, kingdom, space in (("marker ithys", {"ithys": 1}, []), ("no", {}, ["ithys"])):
        t = table("orcs", {"hand": ["orange-orc"], "markers": {"rhea": 24}})
        band(t, "orange-orc")
        play(t, answer)
        assert markers(t, 0) == {"rhea": 24, **kingdom}
        assert horde(t) == space
        assert GAME.view(t).players[0].supply == 0


@pytest.mark.clause("ET-11.8c", "ET-11.8d", "EX-16")
@pytest.mark.parametrize(("n", "glory"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20)])
def test_a_horde_is_cashed_in_by_number_and_returns_to_the_supply(n: int, glory: int) -> None:
    t = brink("orcs", {"horde": list(KINGDOMS[:n])})
    play(t, "deck")
    assert options(t) == ["cash", "no"], "all or none"
    play(t, "cash")
    assert t.scores() == [glory, 0, 0, 0]
    assert account(t, 1, "horde") == [glory, 0, 0, 0]
    assert horde(t) == []
    assert GAME.view(t).players[0].supply == 25


@pytest.mark.clause("ET-11.8c", "ET-17.2", "AM-17")
def test_a_horde_may_be_left_for_later() -> None:
    t = brink("orcs", {"horde": ["rhea", "ithys"]})
    play(t, "deck", "no")
    assert t.scores() == [0, 0, 0, 0]
    assert horde(t) == ["ithys", "rhea"]
    assert GAME.view(t).age == 2


@pytest.mark.clause("ET-11.8d")
def test_emptied_horde_spaces_can_be_filled_again() -> None:
    t = brink("orcs", {"horde": ["ithys"]})
    play(t, "deck", "cash")
    later = GAME.dump(t)
    for player in later.players:
        player.hand = ["orange-orc"] if player is later.players[0] else []
    later.turn, later.row, later.deck, later.above_dragons = 0, [], None, None
    t = GAME.load(later)
    band(t, "orange-orc")
    play(t, "no")
    assert horde(t) == ["ithys"]


@pytest.mark.clause("ET-11.8d", "AM-17")
@pytest.mark.parametrize(("seats", "age"), [(4, 3), (2, 2)])
def test_in_the_last_age_hordes_are_cashed_in_by_themselves(seats: int, age: int) -> None:
    t = brink("orcs", {"horde": ["rhea", "ithys"]}, {"horde": ["rhea"]}, seats=seats, age=age)
    play(t, "deck")
    assert t.turn == -1
    assert account(t, age, "horde") == [3, 1, *[0] * (seats - 2)]
    assert [p.supply for p in GAME.view(t).players] == [25] * seats


# trolls


@pytest.mark.clause("ET-11.10a", "EX-19", "AM-16")
def test_a_troll_band_takes_any_one_free_token_up_to_its_size() -> None:
    cards = ["red-troll", "blue-troll", "grey-troll", "green-troll"]
    t = table("trolls", {"hand": cards})
    band(t, *cards)
    play(t, "no")
    assert options(t) == ["token 1", "token 2", "token 3", "token 4", "no"]
    assert refusal(t, "token 5") == ("ethnos-refused-token-size", "ET-11.10a")
    assert refusal(t, "token 6") == ("ethnos-refused-token-size", "ET-11.10a")
    play(t, "token 2")
    assert GAME.view(t).players[0].trolls == [2]
    assert GAME.view(t).trolls == [1, 3, 4, 5, 6]
    assert t.turn == 1


@pytest.mark.clause("ET-11.10a")
def test_a_claimed_token_is_not_taken_from_its_owner() -> None:
    t = table("trolls", {"hand": ["red-troll", "blue-troll", "grey-troll"], "trolls": [1]}, {"trolls": [2]})
    band(t, "red-troll", "blue-troll", "grey-troll")
    play(t, "no")
    assert options(t) == ["token 3", "no"]
    assert refusal(t, "token 2") == ("ethnos-refused-token-gone", "ET-11.10a")
    play(t, "token 3")
    assert GAME.view(t).players[0].trolls == [1, 3]


@pytest.mark.clause("ET-11.10a", "ET-10.2")
def test_a_token_may_be_declined() -> None:
    t = table("trolls", {"hand": ["red-troll", "grey-dwarf"]})
    band(t, "red-troll")
    play(t, "no", "no")
    assert GAME.view(t).players[0].trolls == []
    assert row(t) == {"grey-dwarf": 1}
    assert t.turn == 1


@pytest.mark.clause("ET-11.10b", "ET-14.3", "EX-19")
def test_the_higher_sum_of_tokens_breaks_a_tie() -> None:
    tied = {"markers": {"duris": 2}}
    for first, second, paid in (([1, 4], [6], [2, 4, 0, 0]), ([2, 5], [6], [4, 2, 0, 0])):
        t = brink("trolls", {**tied, "trolls": first}, {**tied, "trolls": second}, age=2, tokens={"duris": [2, 4, 8]})
        play(t, "deck")
        assert account(t, 2, "kingdom", kingdom="duris") == paid


@pytest.mark.clause("ET-11.10b", "AM-16")
def test_on_equal_sums_the_higher_single_token_breaks_the_tie() -> None:
    tied = {"markers": {"duris": 2}}
    given = ({**tied, "trolls": [1, 4]}, {**tied, "trolls": [5]}, {**tied, "trolls": [2, 3]})
    t = brink("trolls", *given, age=3, tokens={"duris": [2, 4, 8]})
    play(t, "deck")
    assert account(t, 3, "kingdom", kingdom="duris") == [4, 8, 2, 0]


@pytest.mark.clause("ET-11.10b", "AM-16")
def test_all_tied_players_are_ranked_not_just_the_best() -> None:
    tied = {"markers": {"duris": 1}}
    given = ({"markers": {"duris": 3}}, {**tied, "trolls": [1]}, {**tied, "trolls": [3]}, {**tied, "trolls": [2]})
    t = brink("trolls", *given, age=3, tokens={"duris": [2, 4, 8]})
    play(t, "deck")
    assert account(t, 3, "kingdom", kingdom="duris") == [8, 0, 4, 2]


@pytest.mark.clause("ET-11.10b", "AM-16", "ET-14.7")
def test_tokens_break_ties_on_the_merfolk_board_too() -> None:
    t = brink("trolls merfolk", {"merfolk": 5}, {"merfolk": 5, "trolls": [1]}, age=2)
    play(t, "deck")
    assert account(t, 2, "merfolk") == [1, 2, 0, 0]


@pytest.mark.clause("ET-11.10b")
def test_tokens_alone_score_nothing_and_do_not_outweigh_markers() -> None:
    given = ({"markers": {"duris": 2}}, {"markers": {"duris": 1}, "trolls": [1, 2, 3, 4, 5, 6]})
    t = brink("trolls", *given, tokens={"duris": [4, 4, 8]})
    play(t, "deck")
    assert t.scores() == [4, 0, 0, 0]


@pytest.mark.clause("ET-11.10c", "ET-14.4")
def test_players_without_tokens_stay_tied_and_share() -> None:
    tied = {"markers": {"duris": 1}}
    given = ({**tied, "trolls": [1]}, tied, tied)
    t = brink("trolls", *given, age=3, tokens={"duris": [2, 4, 8]})
    play(t, "deck")
    assert account(t, 3, "kingdom", kingdom="duris") == [8, 3, 3, 0]


@pytest.mark.clause("ET-11.10c")
def test_no_two_players_with_tokens_stay_tied() -> None:
    """Every way in which two players can hold tokens of the same sum."""
    found = 0
    for owners in product((0, 1, None), repeat=6):
        first, second = ([value for value, owner in enumerate(owners, 1) if owner == seat] for seat in (0, 1))
        if first and sum(first) == sum(second):
            tied = ({"markers": {"duris": 1}, "trolls": first}, {"markers": {"duris": 1}, "trolls": second})
            t = brink("trolls", *tied, tokens={"duris": [2, 4, 8]})
            play(t, "deck")
            best = 0 if max(first) > max(second) else 1
            assert account(t, 1, "kingdom", kingdom="duris") == [2 - 2 * best, 2 * best, 0, 0], (first, second)
            found += 1
    assert found > 20


@pytest.mark.clause("ET-11.10d", "ET-17.3")
def test_tokens_return_at_the_end_of_each_age() -> None:
    t = brink("trolls", {"trolls": [1, 4]}, {"trolls": [6]})
    play(t, "deck")
    assert GAME.view(t).trolls == [1, 2, 3, 4, 5, 6]
    assert [p.trolls for p in GAME.view(t).players] == [[], [], [], []]


@pytest.mark.clause("ET-11.10d")
def test_tokens_choose_neither_the_first_player_nor_the_winner() -> None:
    t = brink("trolls", {"trolls": [6]}, {}, {"trolls": [5]}, {}, turn=1, ended_on=0)
    play(t, "deck")
    assert t.turn == 1, "all have the same glory: the dragon player begins"
    t = brink("trolls", {"trolls": [6]}, {}, {"trolls": [5]}, {}, age=3)
    play(t, "deck")
    assert t.ranking() == [1, 1, 1, 1]
