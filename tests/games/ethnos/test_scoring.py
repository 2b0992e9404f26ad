"""ET-14 to ET-16: glory for kingdoms, for the merfolk board and for bands."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from games.ethnos.table import account, brink, play
from traktir.games.ethnos import GAME

DURIS = {"duris": [2, 4, 8]}


def duris(age: int, *own: int, seats: int = 4, trolls: Sequence[list[int]] = (), tokens: list[int] = DURIS["duris"]) -> list[int]:
    """What Duris pays at the end of an age to players with so many markers there."""
    held = [*trolls, *([] for _ in own[len(trolls) :])]
    players = [{"markers": {"duris": n}, "trolls": mine} for n, mine in zip(own, held, strict=True)]
    t = brink("trolls", *players, seats=seats, age=age, tokens={"duris": tokens})
    play(t, "deck")
    return account(t, age, "kingdom", kingdom="duris")


@pytest.mark.clause("ET-14.2")
@pytest.mark.parametrize(("age", "paid"), [(1, [2, 0, 0, 0]), (2, [4, 2, 0, 0]), (3, [8, 4, 2, 0])])
def test_prizes_by_age_and_place(age: int, paid: list[int]) -> None:
    assert duris(age, 4, 3, 2, 1) == paid
    assert duris(age, 1, 2, 3, 4) == paid[::-1]


@pytest.mark.clause("EX-07", "ET-14.2", "ET-14.4")
def test_duris_at_the_end_of_age_two() -> None:
    assert duris(2, 3, 2, 1, 0) == [4, 2, 0, 0]
    assert duris(2, 3, 3, 1, 0) == [3, 3, 0, 0]


@pytest.mark.clause("AM-26")
def test_the_violet_and_the_pink_player_of_the_example_are_one() -> None:
    """Three players are in the example of EX-07, so second prize goes to the one named by two colours."""
    assert duris(2, 3, 2, 1, seats=3, tokens=[2, 4]) == [4, 2, 0]


@pytest.mark.clause("ET-14.1")
def test_each_kingdom_is_scored_for_itself() -> None:
    first = {"markers": {"duris": 1, "rhea": 1}}
    t = brink(
        "elves", first, {"markers": {"rhea": 2}}, {"markers": {"ithys": 1}}, tokens={"duris": [2, 4, 8], "rhea": [4, 6, 10]}
    )
    ithys = GAME.view(t).tokens["ithys"][0]
    play(t, "deck")
    assert account(t, 1, "kingdom", kingdom="duris") == [2, 0, 0, 0]
    assert account(t, 1, "kingdom", kingdom="rhea") == [0, 4, 0, 0]
    assert account(t, 1, "kingdom", kingdom="ithys") == [0, 0, ithys, 0]
    assert t.scores() == [2, 4, ithys, 0]


@pytest.mark.clause("ET-14.1", "AM-31", "AM-29", "ET-14.5")
def test_without_a_marker_there_is_no_place_and_no_prize() -> None:
    assert duris(3, 1, 0, 0, 0) == [8, 0, 0, 0]
    assert duris(3, 0, 2, 0, 1) == [0, 8, 0, 4]
    assert duris(3, 0, 0, 0, 0) == [0, 0, 0, 0]
    assert duris(3, 1, 0, 0, 0, trolls=[[], [6]]) == [8, 0, 0, 0]


@pytest.mark.clause("ET-14.4", "ET-14.5")
@pytest.mark.parametrize(
    ("age", "own", "paid"),
    [
        (1, (2, 2, 0, 0), [1, 1, 0, 0]),
        (1, (2, 2, 2, 0), [0, 0, 0, 0]),
        (2, (3, 1, 1, 0), [4, 1, 1, 0]),
        (2, (1, 1, 1, 0), [2, 2, 2, 0]),
        (2, (1, 1, 1, 1), [1, 1, 1, 1]),
        (3, (1, 1, 1, 0), [4, 4, 4, 0]),
        (3, (1, 1, 1, 1), [3, 3, 3, 3]),
        (3, (2, 2, 1, 0), [6, 6, 2, 0]),
        (3, (3, 1, 1, 1), [8, 2, 2, 2]),
        (3, (3, 3, 1, 1), [6, 6, 1, 1]),
    ],
)
def test_those_who_are_equal_share_the_prizes_of_their_places(age: int, own: tuple[int, ...], paid: list[int]) -> None:
    assert duris(age, *own) == paid


def prizes_by_the_book(age: int, own: Sequence[int], trolls: Sequence[list[int]], tokens: Sequence[int]) -> list[int]:
    """ET-14.1 to ET-14.5 word for word."""
    keys = [(n, sum(held), max(held, default=0)) for n, held in zip(own, trolls, strict=True)]
    paid = [0] * len(own)
    place = 1
    for key in sorted({key for key in keys if key[0] > 0}, reverse=True):
        equal = [seat for seat, mine in enumerate(keys) if mine == key]
        places = range(place, place + len(equal))
        total = sum(tokens[age - p] for p in places if p <= age)
        for seat in equal:
            paid[seat] = total // len(equal)
        place += len(equal)
    return paid


@pytest.mark.clause("ET-14.1", "ET-14.2", "ET-14.3", "ET-14.4", "ET-14.5")
@pytest.mark.parametrize("seed", range(60))
def test_kingdoms_pay_by_the_book(seed: int) -> None:
    chance = Random(seed)
    seats, age = chance.choice([(3, 1), (3, 2), *((s, a) for s in (4, 5, 6) for a in (1, 2, 3))])
    tokens = sorted(chance.sample([0, 2, 4, 4, 6, 6, 8, 8, 10], 2 if seats == 3 else 3))
    own = [chance.choice([0, 1, 1, 2, 2, 3]) for _ in range(seats)]
    values = [1, 2, 3, 4, 5, 6]
    trolls: list[list[int]] = [[] for _ in range(seats)]
    for value in values:
        if chance.random() < 0.5:
            chance.choice(trolls).append(value)
    assert duris(age, *own, seats=seats, trolls=trolls, tokens=tokens) == prizes_by_the_book(age, own, trolls, tokens)


@pytest.mark.clause("ET-14.6", "AM-28", "ET-17.2")
def test_glory_tokens_stay_and_pay_again_in_the_next_age() -> None:
    t = brink("elves", {"markers": {"duris": 1}}, tokens=DURIS)
    tokens = GAME.view(t).tokens
    play(t, "deck")
    assert GAME.view(t).tokens == tokens
    assert GAME.view(t).players[0].markers["duris"] == 1
    t = brink("elves", {"markers": {"duris": 2}}, {"markers": {"duris": 1}}, age=2, tokens=DURIS)
    play(t, "deck")
    assert account(t, 2, "kingdom", kingdom="duris") == [4, 2, 0, 0], "space I pays again, the second place now"


# the merfolk board


def merfolk(age: int, *swum: int, mode: str = "kingdom") -> list[int]:
    players = [{"merfolk": n} for n in swum]
    t = brink("merfolk trolls", *players, seats=len(swum), age=age, merfolk_scoring=mode)
    play(t, "deck")
    return account(t, age, "merfolk")


@pytest.mark.clause("ET-14.7", "ET-13.3", "ET-11.6e", "AM-15")
@pytest.mark.parametrize(("age", "paid"), [(1, [1, 0, 0, 0]), (2, [2, 1, 0, 0]), (3, [4, 2, 1, 0])])
def test_the_merfolk_board_is_a_seventh_kingdom(age: int, paid: list[int]) -> None:
    assert merfolk(age, 9, 8, 7, 1) == paid


@pytest.mark.clause("ET-14.7", "AM-15", "ET-3.4")
def test_the_merfolk_board_has_another_side_for_two_and_three_players() -> None:
    assert merfolk(1, 5, 4, 3) == [1, 0, 0]
    assert merfolk(2, 5, 4, 3) == [3, 1, 0]
    assert merfolk(1, 5, 4) == [1, 0]
    assert merfolk(2, 5, 4) == [3, 0]
    assert merfolk(2, 5, 0) == [4, 0]


@pytest.mark.clause("ET-14.7", "AM-15")
def test_who_never_left_space_0_takes_no_part() -> None:
    assert merfolk(3, 5, 0, 0, 0) == [4, 0, 0, 0]
    assert merfolk(2, 0, 0, 0, 0) == [0, 0, 0, 0]


@pytest.mark.clause("ET-14.7")
def test_ties_on_the_merfolk_board_share_as_in_a_kingdom() -> None:
    assert merfolk(2, 5, 5, 1, 0) == [1, 1, 0, 0]
    assert merfolk(3, 5, 5, 1, 0) == [3, 3, 1, 0]
    assert merfolk(2, 5, 5) == [1, 1]


@pytest.mark.clause("AM-15")
def test_the_switch_leader_only_pays_the_first_place_alone() -> None:
    assert merfolk(3, 9, 8, 7, 0, mode="leader_only") == [4, 0, 0, 0]
    assert merfolk(3, 9, 9, 7, 0, mode="leader_only") == [2, 2, 0, 0], "one prize, shared"
    assert merfolk(3, 9, 9, 9, 0, mode="leader_only") == [1, 1, 1, 0]
    assert merfolk(2, 5, 0, mode="leader_only") == [3, 0], "alone on the board, but ET-15.3 does not apply"
    assert merfolk(2, 0, 0, mode="leader_only") == [0, 0]


@pytest.mark.clause("AM-15")
def test_under_leader_only_troll_tokens_still_break_the_tie() -> None:
    given = ({"merfolk": 9}, {"merfolk": 9, "trolls": [1]})
    t = brink("merfolk trolls", *given, age=3, merfolk_scoring="leader_only")
    play(t, "deck")
    assert account(t, 3, "merfolk") == [0, 4, 0, 0]


@pytest.mark.clause("AM-18")
def test_merfolk_score_at_the_end_of_an_age_and_wingfolk_do_not() -> None:
    t = brink("merfolk wingfolk", {"merfolk": 1}, bands=[{"seat": 1, "leader": "red-wingfolk", "cards": ["red-wingfolk"]}])
    play(t, "deck")
    assert t.scores() == [1, 0, 0, 0]


# two players


@pytest.mark.clause("ET-15.1")
def test_two_players_in_age_one_are_paid_as_usual() -> None:
    assert duris(1, 2, 1, seats=2, tokens=[2, 4]) == [2, 0]
    assert duris(1, 2, 0, seats=2, tokens=[2, 4]) == [2, 0], "alone there: I and nothing else"
    assert duris(1, 0, 0, seats=2, tokens=[2, 4]) == [0, 0]


@pytest.mark.clause("ET-15.2", "EX-21")
def test_two_players_in_age_two_only_the_majority_is_paid() -> None:
    assert duris(2, 3, 1, seats=2, tokens=[2, 8]) == [8, 0]
    assert duris(2, 1, 3, seats=2, tokens=[2, 8]) == [0, 8]


@pytest.mark.clause("ET-15.3", "EX-21", "ET-14.5")
def test_two_players_in_age_two_who_is_alone_takes_both_tokens() -> None:
    assert duris(2, 1, 0, seats=2, tokens=[2, 8]) == [10, 0]
    assert duris(2, 0, 4, seats=2, tokens=[2, 8]) == [0, 10]


@pytest.mark.clause("ET-15.4", "AM-20")
def test_two_players_who_are_equal_share_one_token() -> None:
    assert duris(1, 2, 2, seats=2, tokens=[2, 8]) == [1, 1]
    assert duris(2, 2, 2, seats=2, tokens=[2, 8]) == [4, 4]
    assert duris(2, 2, 2, seats=2, tokens=[2, 8], trolls=[[1], [2]]) == [0, 8]
    assert duris(1, 2, 2, seats=2, tokens=[2, 8], trolls=[[1], []]) == [2, 0]


@pytest.mark.clause("ET-3.5")
def test_three_players_are_paid_as_usual_in_both_ages() -> None:
    assert duris(1, 2, 1, 0, seats=3, tokens=[2, 8]) == [2, 0, 0]
    assert duris(2, 2, 1, 0, seats=3, tokens=[2, 8]) == [8, 2, 0]
    assert duris(2, 2, 0, 0, seats=3, tokens=[2, 8]) == [8, 0, 0]


# bands


@pytest.mark.clause("ET-16.1")
@pytest.mark.parametrize(
    ("size", "glory"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 15), (8, 15), (9, 15), (10, 15)]
)
def test_a_band_is_worth_its_size(size: int, glory: int) -> None:
    cards = [f"{c}-elf" for c in ("red", "blue", "grey", "green", "purple", "orange")] * 2
    t = brink("elves", bands=[{"seat": 2, "leader": "red-elf", "cards": cards[:size]}])
    play(t, "deck")
    assert account(t, 1, "band") == [0, 0, glory, 0]


@pytest.mark.clause("ET-16.1", "EX-08", "AM-19")
@pytest.mark.parametrize(("three", "total"), [("elf", 10), ("dwarf", 13)])
def test_denis_scores_bands_of_two_three_and_four(three: str, total: int) -> None:
    bands = [
        {"seat": 0, "leader": "green-elf", "cards": ["green-elf", "green-minotaur"]},
        {"seat": 0, "leader": f"red-{three}", "cards": [f"red-{three}", f"blue-{three}", f"grey-{three}"]},
        {"seat": 0, "leader": "red-minotaur", "cards": ["2 red-minotaur", "2 red-halfling"]},
    ]
    t = brink("elves", bands=bands)
    play(t, "deck")
    assert t.scores() == [total, 0, 0, 0]
    assert [line.points[0] for line in GAME.score_sheet(t).lines if line.label.key == "ethnos-row-band"] == [1, total - 7, 6]


@pytest.mark.clause("ET-16.2", "ET-13.7")
def test_every_band_scores_whoever_led_it() -> None:
    bands = [
        {"seat": seat, "leader": f"red-{fighter}", "cards": [f"red-{fighter}", f"blue-{fighter}"]}
        for seat, fighter in enumerate(("halfling", "wizard", "centaur", "wingfolk"))
    ]
    t = brink("halflings wizards centaurs wingfolk", bands=bands)
    play(t, "deck")
    assert account(t, 1, "band") == [1, 1, 1, 1]
