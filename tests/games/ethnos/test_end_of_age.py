"""ET-13, ET-17 and ET-4.5: the end of an age, and who begins the next one."""

from __future__ import annotations

import pytest

from games.ethnos.table import account, band, brink, hand, markers, options, phase, play, row, table
from traktir.games.ethnos import GAME


@pytest.mark.clause("ET-13", "ET-13.2", "ET-13.3", "ET-13.4", "ET-13.5", "ET-13.7", "AM-25")
def test_kingdoms_merfolk_and_giant_are_paid_before_hordes_and_bands_after() -> None:
    first = {"markers": {"duris": 1}, "merfolk": 4, "horde": ["rhea"]}
    giants = {"seat": 0, "leader": "red-giant", "cards": ["red-giant", "blue-giant"]}
    t = brink("orcs giants merfolk", first, bands=[giants], tokens={"duris": [4, 6, 8]}, above_dragons=0)
    play(t, "deck")
    assert phase(t) == "horde"
    assert t.scores() == [4 + 1 + 2, 0, 0, 0], "kingdom, merfolk board, giant token; the two for taking it were paid before"
    play(t, "cash")
    assert t.scores() == [4 + 1 + 2 + 1 + 1, 0, 0, 0]
    assert account(t, 1, "horde") == [1, 0, 0, 0]
    assert account(t, 1, "band") == [1, 0, 0, 0]


@pytest.mark.clause("ET-13.2", "ET-11.10d")
def test_kingdoms_are_scored_before_troll_tokens_go_back() -> None:
    tied = {"markers": {"duris": 1}}
    t = brink("trolls", tied, {**tied, "trolls": [2]}, tokens={"duris": [4, 6, 8]})
    play(t, "deck")
    assert account(t, 1, "kingdom", kingdom="duris") == [0, 4, 0, 0]
    assert GAME.view(t).trolls == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("ET-13.1")
def test_hands_are_given_up_when_the_age_ends() -> None:
    t = brink("orcs", {"hand": ["red-dwarf"], "horde": ["rhea"]}, {"hand": ["2 blue-dwarf"]})
    play(t, "deck")
    assert [p.hand_size for p in GAME.view(t).players] == [0, 0, 0, 0]
    assert not any(hand(t, seat) for seat in range(4))
    assert [p.known for p in GAME.view(t).players] == [[], [], [], []]


@pytest.mark.clause("ET-13.5", "AM-17")
def test_hordes_decide_clockwise_from_the_dragon_player_and_only_those_who_have_one() -> None:
    given = ({"horde": ["rhea"]}, {}, {"horde": ["ithys", "rhea"]}, {"horde": ["duris"]})
    t = brink("orcs", *given, turn=2)
    play(t, "deck")
    asked = []
    for answer in ("cash", "no", "cash"):
        asked.append(t.turn)
        assert options(t) == ["cash", "no"]
        play(t, answer)
    assert asked == [2, 3, 0]
    assert GAME.view(t).age == 2
    assert account(t, 1, "horde") == [1, 0, 3, 0]
    assert [p.horde for p in GAME.view(t).players] == [[], [], [], ["duris"]]


@pytest.mark.clause("ET-13.5", "ET-21.2")
def test_hordes_are_decided_openly() -> None:
    t = brink("orcs", {"horde": ["rhea"]}, {"horde": ["ithys", "rhea"]})
    play(t, "deck", "cash")
    assert GAME.view(t, 1).players[0].horde == []
    assert GAME.view(t, 1).players[0].glory == 1
    assert t.turn == 1


@pytest.mark.clause("ET-13.8", "ET-17.1", "ET-18.1")
@pytest.mark.parametrize(("seats", "ages"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_the_last_age_ends_the_game_and_the_others_begin_the_next(seats: int, ages: int) -> None:
    for age in range(1, ages + 1):
        t = brink("elves", seats=seats, age=age)
        play(t, "deck")
        if age == ages:
            assert (t.turn, phase(t), t.actions()) == (-1, "over", [])
        else:
            assert (t.turn, phase(t), GAME.view(t).age) == (0, "turn", age + 1)


@pytest.mark.clause("ET-17.1", "ET-4.1", "ET-4.2", "ET-4.3", "ET-4.4")
def test_the_next_age_shuffles_every_card_together_and_deals_anew() -> None:
    bands = [{"seat": 0, "leader": "red-dwarf", "cards": ["2 red-dwarf", "2 skeleton"]}]
    t = brink("skeletons halflings", {"hand": ["2 green-dwarf"]}, bands=bands)
    play(t, "deck")
    after = GAME.view(t)
    assert [p.hand_size for p in after.players] == [1, 1, 1, 1]
    assert [p.bands for p in after.players] == [[], [], [], []]
    assert sum(row(t).values()) == 8
    assert after.deck == 84 - 12 + 3
    assert (after.dragons, after.above_dragons) == (0, 36)
    assert GAME.invariants(t) == []


@pytest.mark.clause("ET-17.2")
def test_markers_hordes_swimmers_tokens_and_glory_are_kept() -> None:
    given = {"markers": {"duris": 3, "rhea": 1}, "horde": ["ithys"], "merfolk": 7, "glory": 30}
    t = brink("orcs merfolk", given)
    tokens = GAME.view(t).tokens
    play(t, "deck", "no")
    player = GAME.view(t).players[0]
    assert markers(t, 0) == {"duris": 3, "rhea": 1}
    assert (player.horde, player.merfolk) == (["ithys"], 7)
    assert player.glory == 30 + tokens["duris"][0] + tokens["rhea"][0] + 1
    assert GAME.view(t).tokens == tokens
    assert player.supply == 24 - 5


@pytest.mark.clause("ET-17.3")
def test_giant_and_troll_tokens_are_returned() -> None:
    giants = {"seat": 0, "leader": "red-giant", "cards": ["red-giant"]}
    t = brink("giants trolls", {"trolls": [4]}, bands=[giants])
    play(t, "deck")
    assert GAME.view(t).giant_size == 0
    assert GAME.view(t).trolls == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("ET-13.6", "ET-13.7")
def test_a_band_of_a_leader_and_skeletons_is_worth_nothing_in_the_end() -> None:
    t = brink("skeletons elves", bands=[{"seat": 0, "leader": "red-elf", "cards": ["red-elf", "5 skeleton"]}])
    play(t, "deck")
    assert t.scores() == [0, 0, 0, 0]


@pytest.mark.clause("ET-13.1", "ET-7.3")
def test_bands_and_markers_of_the_turn_that_was_broken_off_stand() -> None:
    t = brink("wizards", {"hand": ["red-wizard", "blue-wizard"]}, tokens={"rhea": [6, 6, 8]})
    band(t, "red-wizard", "blue-wizard")
    play(t, "marker rhea", "draw")
    assert GAME.view(t).age == 2
    assert account(t, 1, "band") == [1, 0, 0, 0]
    assert account(t, 1, "kingdom", kingdom="rhea") == [6, 0, 0, 0]


@pytest.mark.clause("ET-4.5", "AM-21", "ET-7.4")
@pytest.mark.parametrize(
    ("glory", "dragon", "first"),
    [
        ((5, 4, 9, 9), 0, 1),
        ((5, 4, 9, 9), 3, 1),
        ((9, 4, 9, 4), 2, 3),
        ((9, 4, 9, 4), 0, 1),
        ((9, 4, 9, 4), 1, 1),
        ((9, 4, 9, 4), 3, 3),
        ((0, 0, 0, 0), 2, 2),
        ((4, 4, 4, 9), 3, 0),
    ],
)
def test_the_poorest_begins_and_among_equals_the_nearest_to_the_dragon_player(
    glory: tuple[int, ...], dragon: int, first: int
) -> None:
    for age in (1, 2):
        t = brink("elves", *({"glory": g} for g in glory), turn=dragon, age=age)
        play(t, "deck")
        assert t.turn == first


@pytest.mark.clause("ET-4.5")
def test_the_poorest_is_found_after_everything_has_been_paid() -> None:
    """The horde and the bands of the age just ended count."""
    bands = [{"seat": 1, "leader": "red-dwarf", "cards": ["2 red-dwarf"]}]
    t = brink("orcs", {"horde": ["rhea"]}, {}, seats=2, bands=bands, turn=0)
    play(t, "deck", "cash")
    assert t.scores() == [1, 3]
    assert t.turn == 0
    t = brink("orcs", {"horde": ["rhea", "ithys"]}, {"glory": 1}, seats=2, turn=0)
    play(t, "deck", "cash")
    assert t.turn == 1


@pytest.mark.clause("ET-4.6")
def test_play_goes_clockwise_from_the_first_player() -> None:
    t = table("elves", turn=2)
    order = []
    for _ in range(8):
        order.append(t.turn)
        play(t, "deck")
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]
