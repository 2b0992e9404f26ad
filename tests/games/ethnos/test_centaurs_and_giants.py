"""ET-11.1 and ET-11.4: one band behind the other, and who has the largest giants."""

from __future__ import annotations

import pytest

from games.ethnos.table import Given, account, band, brink, hand, markers, options, phase, play, refusal, row, table
from traktir.games.ethnos import GAME
from traktir.games.ethnos.rules import Ethnos


@pytest.mark.clause("ET-11.1a", "ET-11.1b", "ET-11.8a", "EX-14")
def test_a_centaurs_marker_lets_an_orcs_band_follow() -> None:
    given = {"hand": ["blue-centaur", "green-centaur", "red-orc", "grey-dwarf"]}
    t = table("centaurs orcs", given)
    band(t, "blue-centaur", "green-centaur")
    play(t, "marker straton")
    assert options(t) == ["band tribe grey-dwarf", "band tribe red-orc", "no"]
    assert row(t) == {}
    band(t, "red-orc")
    play(t, "marker rhea")
    assert markers(t, 0) == {"straton": 1, "rhea": 1}
    assert GAME.view(t).players[0].horde == ["rhea"]
    assert row(t) == {"grey-dwarf": 1}
    assert t.turn == 1


@pytest.mark.clause("ET-11.1a")
def test_behind_the_centaurs_only_a_band_or_nothing() -> None:
    t = table("centaurs", {"hand": ["blue-centaur", "red-dwarf", "red-minotaur"]}, row=["green-dwarf"])
    band(t, "blue-centaur")
    play(t, "marker straton")
    assert options(t) == ["band colour red-dwarf", "band colour red-minotaur", "no"]
    assert refusal(t, "deck") == ("ethnos-refused-not-now", "ET-21.1")
    assert refusal(t, "take green-dwarf") == ("ethnos-refused-not-now", "ET-21.1")
    play(t, "no")
    assert row(t) == {"green-dwarf": 1, "red-dwarf": 1, "red-minotaur": 1}
    assert t.turn == 1


@pytest.mark.clause("ET-11.1b")
def test_the_band_behind_the_centaurs_has_its_own_test_ability_and_glory() -> None:
    given = {"hand": ["blue-centaur", "2 red-giant", "grey-giant"], "markers": {"rhea": 3}}
    t = brink("centaurs giants", given)
    band(t, "blue-centaur")
    play(t, "marker straton")
    band(t, "red-giant", "red-giant", "grey-giant")
    assert t.turn == 1, "three markers in Rhea need four cards"
    assert t.scores()[0] == 2
    assert [b.size for b in GAME.view(t).players[0].bands] == [1, 3]
    play(t, "deck")
    assert account(t, 1, "band") == [3, 0, 0, 0]


@pytest.mark.clause("ET-11.1c", "AM-09")
def test_centaurs_chain_without_limit() -> None:
    colours = {"green": "althea", "purple": "duris", "orange": "ithys", "grey": "pelagon", "red": "rhea", "blue": "straton"}
    t = table("centaurs elves", {"hand": [*(f"{c}-centaur" for c in colours), "red-elf", "blue-elf", "grey-dwarf"]})
    for colour, kingdom in colours.items():
        band(t, f"{colour}-centaur")
        play(t, f"marker {kingdom}")
        assert phase(t) == "follow"
    band(t, "red-elf")
    assert t.turn == 0
    assert phase(t) == "keep", "one marker in Rhea: the elf cannot place, but may keep"
    play(t, "keep blue-elf")
    assert t.turn == 1
    assert markers(t, 0) == dict.fromkeys(colours.values(), 1)
    assert hand(t, 0) == {"blue-elf": 1}
    assert row(t) == {"grey-dwarf": 1}


@pytest.mark.clause("ET-11.1c", "ET-11.1e", "AM-09")
def test_the_chain_stops_with_a_centaur_that_places_nothing() -> None:
    t = table("centaurs", {"hand": ["red-centaur", "blue-centaur", "grey-dwarf"]})
    band(t, "red-centaur")
    play(t, "marker rhea")
    band(t, "blue-centaur")
    play(t, "no")
    assert t.turn == 1
    assert row(t) == {"grey-dwarf": 1}


@pytest.mark.clause("ET-11.1e", "ET-10.4")
def test_a_centaur_band_too_small_for_its_marker_gives_nothing() -> None:
    t = table("centaurs", {"hand": ["red-centaur", "grey-dwarf"], "markers": {"rhea": 1}})
    band(t, "red-centaur")
    assert t.turn == 1
    assert row(t) == {"grey-dwarf": 1}


@pytest.mark.clause("AM-09")
def test_only_the_bands_own_kingdom_marker_lets_another_follow() -> None:
    """A merfolk bonus marker and a horde marker in the same turn do not start the chain again."""
    t = table("centaurs merfolk", {"hand": ["red-centaur", "blue-merfolk", "grey-dwarf"], "merfolk": 2})
    band(t, "red-centaur")
    play(t, "marker rhea")
    band(t, "blue-merfolk")
    play(t, "no", "marker straton")
    assert t.turn == 1
    assert row(t) == {"grey-dwarf": 1}


@pytest.mark.clause("ET-11.1d")
@pytest.mark.parametrize(("leader", "asked"), [("grey-elf", "keep"), ("grey-wizard", "draw")])
def test_the_last_band_of_a_chain_counts_its_own_cards(leader: str, asked: str) -> None:
    given = {"hand": ["red-centaur", "blue-centaur", leader, "green-dwarf", "green-minotaur"]}
    t = table("centaurs elves wizards", given)
    band(t, "red-centaur", "blue-centaur")
    play(t, "marker rhea")
    band(t, leader)
    play(t, "no")
    assert phase(t) == asked
    if asked == "keep":
        assert GAME.view(t, 0).left == 1
        play(t, "keep green-dwarf")
        assert hand(t, 0) == {"green-dwarf": 1}
    else:
        assert row(t) == {"green-dwarf": 1, "green-minotaur": 1}
        play(t, "draw")
        assert sum(hand(t, 0).values()) == 1
    assert t.turn == 1


@pytest.mark.clause("ET-11.1f")
def test_skeletons_alone_cannot_follow_the_centaurs() -> None:
    t = table("centaurs skeletons", {"hand": ["red-centaur", "3 skeleton"]})
    band(t, "red-centaur")
    play(t, "marker rhea")
    assert t.turn == 1
    assert row(t) == {"skeleton": 3}


# giants


def giants(n: int, skeletons: int = 0) -> list[str]:
    return [f"{c}-giant" for c in ("red", "blue", "grey", "green", "purple", "orange")][:n] + ["skeleton"] * skeletons


def giant_band(seat: int, n: int, skeletons: int = 0) -> Given:
    cards = [f"{c}-giant" for c in ("orange", "purple", "green", "grey", "blue", "red")][:n]
    return {"seat": seat, "leader": cards[0], "cards": [*cards, *["skeleton"] * skeletons]}


def holders(t: Ethnos) -> list[tuple[int, int]]:
    """Seat and place of the bands under the giant token."""
    return [(i, n) for i, p in enumerate(GAME.view(t).players) for n, b in enumerate(p.bands) if b.giant_token]


@pytest.mark.clause("ET-11.4a", "EX-12", "AM-27")
def test_the_first_giants_take_the_token_and_larger_ones_take_it_from_them() -> None:
    t = table("giants", {"hand": giants(3)}, {"hand": giants(4)})
    band(t, *giants(3))
    play(t, "no")
    assert t.scores() == [2, 0, 0, 0]
    assert holders(t) == [(0, 0)]
    band(t, *giants(4))
    play(t, "no")
    assert t.scores() == [2, 2, 0, 0]
    assert holders(t) == [(1, 0)]
    assert account(t, 1, "giant-taken") == [2, 2, 0, 0]


@pytest.mark.clause("ET-11.4a")
def test_a_single_giant_is_enough_for_the_first_band() -> None:
    t = table("giants", {"hand": giants(1)})
    band(t, *giants(1))
    play(t, "no")
    assert t.scores() == [2, 0, 0, 0]


@pytest.mark.clause("ET-11.4a")
def test_only_giant_led_bands_are_compared() -> None:
    other = {"seat": 1, "leader": "red-dwarf", "cards": ["red-dwarf", "2 red-giant", "2 red-minotaur"]}
    t = table("giants", {"hand": ["grey-giant"]}, bands=[other])
    band(t, "grey-giant")
    play(t, "no")
    assert t.scores() == [2, 0, 0, 0]
    assert holders(t) == [(0, 0)]


@pytest.mark.clause("ET-11.4b", "AM-11")
def test_giants_of_equal_number_take_nothing() -> None:
    t = table("giants", {"hand": giants(2)}, bands=[giant_band(1, 2)])
    assert holders(t) == [(1, 0)]
    band(t, *giants(2))
    play(t, "no")
    assert t.scores() == [0, 0, 0, 0]
    assert holders(t) == [(1, 0)]


@pytest.mark.clause("ET-11.4c", "AM-11")
def test_own_giants_are_rivals_and_can_be_overtaken() -> None:
    t = table("giants", {"hand": giants(3)}, bands=[giant_band(0, 2)])
    band(t, *giants(3))
    play(t, "no")
    assert t.scores() == [2, 0, 0, 0]
    assert holders(t) == [(0, 1)]
    t = table("giants", {"hand": giants(2)}, bands=[giant_band(0, 2)])
    band(t, *giants(2))
    play(t, "no")
    assert t.scores() == [0, 0, 0, 0]
    assert holders(t) == [(0, 0)]


@pytest.mark.clause("ET-11.4d", "ET-11.9a", "AM-11")
def test_skeletons_count_among_the_giants_and_leaving_changes_nothing() -> None:
    t = brink("giants skeletons", {"hand": giants(1, 3)}, bands=[giant_band(1, 3)])
    band(t, *giants(1, 3))
    play(t, "no")
    assert holders(t) == [(0, 0)]
    play(t, "deck")
    assert account(t, 1, "giant-held") == [2, 0, 0, 0], "three giants are larger than one, but only now"
    assert account(t, 1, "giant-taken")[0] == 2


@pytest.mark.clause("ET-11.4e", "ET-13.4", "EX-12", "ET-2.6", "ET-3.4")
@pytest.mark.parametrize(
    ("seats", "age", "glory"), [(4, 1, 2), (5, 2, 4), (6, 3, 6), (4, 2, 4), (4, 3, 6), (2, 1, 2), (3, 1, 2), (2, 2, 5), (3, 2, 5)]
)
def test_the_holder_scores_the_token_by_age(seats: int, age: int, glory: int) -> None:
    t = brink("giants", seats=seats, age=age, bands=[giant_band(1, 3), giant_band(0, 2)])
    play(t, "deck")
    assert account(t, age, "giant-held") == [0, glory, *[0] * (seats - 2)]


@pytest.mark.clause("ET-11.4e", "ET-17.3")
def test_the_token_returns_and_the_next_age_begins_with_a_first_band_again() -> None:
    t = brink("giants", bands=[giant_band(1, 3)])
    play(t, "deck")
    assert holders(t) == []
    assert GAME.view(t).giant_size == 0


@pytest.mark.clause("ET-11.4e")
def test_without_giants_nobody_scores_the_token() -> None:
    t = brink("giants")
    play(t, "deck")
    assert account(t, 1, "giant-held") == [0, 0, 0, 0]
