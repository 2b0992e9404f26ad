"""ET-10 and ET-11: abilities in general; dwarves, elves, halflings, skeletons and wizards."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.ethnos.table import account, band, brink, hand, markers, options, phase, play, refusal, row, table
from traktir.core.rng import Rng
from traktir.games.ethnos import GAME
from traktir.games.ethnos.rules import Ethnos


@pytest.mark.clause("ET-10.2", "AM-02")
@pytest.mark.parametrize(
    ("tribe", "asked"),
    [
        ("dwarf", None),
        ("giant", None),
        ("halfling", None),
        ("minotaur", None),
        ("orc", None),
        ("wingfolk", None),
        ("merfolk", "bonus"),
        ("troll", "token"),
        ("centaur", "follow"),
        ("elf", "keep"),
        ("wizard", "draw"),
    ],
)
def test_what_is_a_choice_is_asked_and_the_rest_happens_by_itself(tribe: str, asked: str | None) -> None:
    """Three cards, so that the merfolk reach their first marked space; one card stays in hand."""
    plural = {"dwarf": "dwarves", "elf": "elves", "wingfolk": "wingfolk", "merfolk": "merfolk"}.get(tribe, tribe + "s")
    t = table(plural, {"hand": [f"red-{tribe}", f"blue-{tribe}", f"grey-{tribe}", "green-dwarf"]})
    band(t, f"red-{tribe}", f"blue-{tribe}", f"grey-{tribe}")
    if tribe == "halfling":
        assert t.turn == 1
        return
    assert phase(t) == "marker"
    assert len(options(t)) == (7 if tribe == "wingfolk" else 2)
    play(t, "marker rhea")
    assert (phase(t) if t.turn == 0 else None) == asked


@pytest.mark.clause("ET-10.1", "ET-11.9a")
def test_skeletons_raise_x_for_the_leader() -> None:
    t = table("trolls skeletons", {"hand": ["red-troll", "3 skeleton"]})
    band(t, "red-troll", "skeleton", "skeleton", "skeleton")
    play(t, "no")
    assert options(t) == ["token 1", "token 2", "token 3", "token 4", "no"]


@pytest.mark.clause("ET-10.3", "AM-34")
@pytest.mark.parametrize("tribe", ["elf", "centaur"])
def test_elves_and_centaurs_with_an_empty_hand_ask_nothing(tribe: str) -> None:
    t = table("elves centaurs", {"hand": [f"red-{tribe}"]})
    band(t, f"red-{tribe}")
    play(t, "marker rhea")
    assert t.turn == 1
    assert markers(t, 0) == {"rhea": 1}


@pytest.mark.clause("AM-34")
def test_a_wizard_with_an_empty_hand_still_may_draw() -> None:
    t = table("wizards", {"hand": ["red-wizard"]})
    band(t, "red-wizard")
    play(t, "marker rhea")
    assert options(t) == ["draw", "no"]


@pytest.mark.clause("ET-10.3")
def test_a_troll_without_a_token_to_take_asks_nothing() -> None:
    t = table("trolls", {"hand": ["red-troll"]}, {"trolls": [1]})
    band(t, "red-troll")
    play(t, "marker rhea")
    assert t.turn == 1


@pytest.mark.clause("ET-10.4")
@pytest.mark.parametrize("answer", ["marker rhea", "no"])
def test_abilities_do_not_depend_on_the_marker(answer: str) -> None:
    t = table("giants", {"hand": ["red-giant"]})
    band(t, "red-giant")
    play(t, answer)
    assert t.scores()[0] == 2
    t = table("orcs", {"hand": ["red-orc"]})
    band(t, "red-orc")
    play(t, answer)
    assert GAME.view(t).players[0].horde == ["rhea"]
    t = table("wizards", {"hand": ["red-wizard"]})
    band(t, "red-wizard")
    play(t, answer)
    assert phase(t) == "draw"
    t = table("elves", {"hand": ["red-elf", "green-dwarf"]})
    band(t, "red-elf")
    play(t, answer)
    assert phase(t) == "keep"
    t = table("trolls", {"hand": ["red-troll"]})
    band(t, "red-troll")
    play(t, answer)
    assert phase(t) == "token"
    t = table("merfolk", {"hand": ["red-merfolk"]})
    band(t, "red-merfolk")
    play(t, answer)
    assert GAME.view(t).players[0].merfolk == 1


# dwarves


@pytest.mark.clause("ET-11.2a", "EX-13")
def test_a_dwarf_led_band_of_four_scores_ten() -> None:
    t = brink("elves", bands=[{"seat": 0, "leader": "red-dwarf", "cards": ["2 red-dwarf", "2 blue-dwarf"]}])
    play(t, "deck")
    assert account(t, 1, "band") == [10, 0, 0, 0]


@pytest.mark.clause("ET-11.2b")
def test_the_dwarf_bonus_comes_after_the_skeletons_have_left() -> None:
    t = brink("skeletons", bands=[{"seat": 0, "leader": "red-dwarf", "cards": ["red-dwarf", "3 skeleton"]}])
    play(t, "deck")
    assert account(t, 1, "band") == [1, 0, 0, 0]


@pytest.mark.clause("ET-11.2b")
def test_the_dwarf_bonus_does_not_help_to_place() -> None:
    t = table("elves", {"hand": ["red-dwarf"], "markers": {"rhea": 1}})
    band(t, "red-dwarf")
    assert t.turn == 1


@pytest.mark.clause("ET-11.2b")
@pytest.mark.parametrize("size", range(5, 11))
def test_fifteen_is_the_most_a_band_is_worth(size: int) -> None:
    cards = ["red-dwarf"] * 2 + ["blue-dwarf"] * 2 + ["grey-dwarf"] * 2 + ["green-dwarf"] * 2 + ["purple-dwarf"] * 2
    t = brink("elves", bands=[{"seat": 0, "leader": "red-dwarf", "cards": cards[:size]}])
    play(t, "deck")
    assert account(t, 1, "band") == [15, 0, 0, 0]


# elves


def kept_by(t: Ethnos) -> set[tuple[str, ...]]:
    """Every hand that some sequence of legal decisions leaves."""
    found = set()
    for action in t.actions():
        after = t.copy()
        after.play(action, Rng(0))
        found |= kept_by(after) if after.turn == t.turn else {tuple(sorted(hand(after, t.turn).elements()))}
    return found


@pytest.mark.clause("ET-11.3a", "EX-20", "AM-10")
def test_an_elf_keeps_up_to_three_of_four_cards() -> None:
    rest = ["red-dwarf", "blue-dwarf", "blue-dwarf", "green-dwarf"]
    t = table("elves", {"hand": ["red-elf", "blue-elf", "grey-elf", *rest]})
    band(t, "red-elf", "blue-elf", "grey-elf")
    play(t, "no")
    assert kept_by(t) == {tuple(sorted(kept)) for n in range(4) for kept in combinations(rest, n)}
    play(t, "keep red-dwarf", "done")
    assert hand(t, 0) == {"red-dwarf": 1}
    assert row(t) == {"blue-dwarf": 2, "green-dwarf": 1}
    assert t.turn == 1


@pytest.mark.clause("ET-11.3a")
def test_an_elf_keeps_cards_of_the_hand_only() -> None:
    t = table("elves", {"hand": ["red-elf", "blue-elf", "red-dwarf"]}, row=["green-dwarf"])
    band(t, "red-elf", "blue-elf")
    play(t, "no")
    assert refusal(t, "keep green-dwarf") == ("ethnos-refused-not-in-hand", "ET-11.3a")
    assert refusal(t, "keep red-elf") == ("ethnos-refused-not-in-hand", "ET-11.3a")


@pytest.mark.clause("ET-11.3a", "ET-21.1")
def test_cards_are_kept_in_ascending_order() -> None:
    given = {"hand": ["red-elf", "blue-elf", "grey-elf", "green-dwarf", "red-dwarf", "blue-dwarf"]}
    t = table("elves", given)
    band(t, "red-elf", "blue-elf", "grey-elf")
    play(t, "no", "keep red-dwarf")
    assert refusal(t, "keep green-dwarf") == ("ethnos-refused-order", "ET-21.1")


@pytest.mark.clause("ET-11.3b")
def test_a_large_enough_elf_band_keeps_everything() -> None:
    t = table("elves", {"hand": ["red-elf", "blue-elf", "grey-elf", "2 red-dwarf"]})
    band(t, "red-elf", "blue-elf", "grey-elf")
    play(t, "no", "keep red-dwarf", "keep red-dwarf")
    assert t.turn == 1
    assert hand(t, 0) == {"red-dwarf": 2}
    assert row(t) == {}


# wizards


@pytest.mark.clause("ET-11.12a", "EX-10", "ET-8.8", "AM-07")
def test_two_wizards_discard_two_cards_and_draw_two() -> None:
    t = table("wizards", {"hand": ["red-wizard", "blue-wizard", "red-dwarf", "blue-dwarf"]}, row=["grey-dwarf"])
    band(t, "red-wizard", "blue-wizard")
    play(t, "no")
    before = GAME.view(t)
    assert row(t) == {"red-dwarf": 1, "blue-dwarf": 1, "grey-dwarf": 1}
    assert options(t) == ["draw", "no"], "no face-up card, no smaller draw"
    play(t, "draw")
    assert sum(hand(t, 0).values()) == 2
    assert GAME.view(t).deck == before.deck - 2
    assert GAME.view(t).row == before.row
    assert t.turn == 1


@pytest.mark.clause("ET-11.12a")
def test_a_wizard_may_do_without_the_draw() -> None:
    t = table("wizards", {"hand": ["red-wizard"]})
    band(t, "red-wizard")
    play(t, "no", "no")
    assert not hand(t, 0)
    assert t.turn == 1


@pytest.mark.clause("AM-07")
def test_a_wizard_band_of_ten_fills_the_hand_and_never_overfills_it() -> None:
    t = table("wizards", {"hand": [f"2 {c}-wizard" for c in ("red", "blue", "grey", "green", "purple")]})
    play(t, "band tribe red-wizard", "done", "no", "draw")
    assert sum(hand(t, 0).values()) == 10


@pytest.mark.clause("ET-11.12b", "AM-08", "ET-7.1")
def test_a_dragon_in_the_wizards_draw_is_replaced() -> None:
    met = 0
    for seed in range(80):
        t = table("wizards", {"hand": ["red-wizard", "blue-wizard"]}, above_dragons=0)
        band(t, "red-wizard", "blue-wizard")
        rng = Rng(seed)
        t.play(GAME.choose(t, "no"), rng)
        t.play(GAME.choose(t, "draw"), rng)
        if 0 < GAME.view(t).dragons < 3:
            met += 1
            assert sum(hand(t, 0).values()) == 2
            assert t.turn == 1
    assert met > 3


@pytest.mark.clause("ET-11.12c", "ET-7.3")
def test_the_third_dragon_breaks_off_the_wizards_draw_and_the_band_stands() -> None:
    wizards = {"hand": ["red-wizard", "blue-wizard", "grey-wizard"]}
    t = brink("wizards orcs", wizards, {"horde": ["rhea"]})
    band(t, "red-wizard", "blue-wizard", "grey-wizard")
    play(t, "marker rhea", "draw")
    assert GAME.view(t).phase == "horde"
    assert not hand(t, 0)
    assert markers(t, 0) == {"rhea": 1}
    assert GAME.view(t).ended_on == 0
    play(t, "no")
    assert account(t, 1, "band") == [3, 0, 0, 0]


# skeletons


@pytest.mark.clause("ET-11.9c", "ET-13.6", "EX-17")
def test_skeletons_leave_before_bands_are_scored() -> None:
    cards = ["red-elf", "blue-elf", "grey-elf", "2 skeleton"]
    t = brink("skeletons elves", bands=[{"seat": 0, "leader": "red-elf", "cards": cards}])
    play(t, "deck")
    assert account(t, 1, "band") == [3, 0, 0, 0]


@pytest.mark.clause("ET-11.9a")
def test_skeletons_count_for_placing() -> None:
    t = table("skeletons", {"hand": ["red-dwarf", "2 skeleton"], "markers": {"rhea": 2}})
    band(t, "red-dwarf", "skeleton", "skeleton")
    assert options(t) == ["marker rhea", "no"]


# halflings


@pytest.mark.clause("ET-11.5b")
def test_halflings_behind_another_leader_are_ordinary_cards() -> None:
    t = table("halflings", {"hand": ["red-dwarf", "3 red-halfling"], "markers": {"rhea": 3}})
    band(t, "red-dwarf", "red-halfling", "red-halfling", "red-halfling")
    assert options(t) == ["marker rhea", "no"]
