"""ET-8: which bands there are, and in which order one is played."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from games.ethnos.table import account, band, brink, counted, hand, markers, options, phase, play, refusal, row, table
from traktir.core.rng import Rng
from traktir.games.ethnos import GAME
from traktir.games.ethnos.components import COLOURS
from traktir.games.ethnos.rules import Ethnos

Laid = tuple[str, tuple[str, ...]]


def bands_by_the_book(cards: list[str]) -> set[Laid]:
    """ET-8.1 to ET-8.3 word for word: every choice of cards, every leader."""
    found = set()
    for size in range(1, len(cards) + 1):
        for chosen in combinations(sorted(cards), size):
            living = [c.split("-") for c in chosen if c != "skeleton"]
            one_colour = len({colour for colour, _ in living}) == 1
            one_tribe = len({tribe for _, tribe in living}) == 1
            if one_colour or one_tribe:
                found |= {(f"{colour}-{tribe}", chosen) for colour, tribe in living}
    return found


def bands_at_the_table(t: Ethnos) -> set[Laid]:
    """Every band that some sequence of legal decisions lays down."""
    found: set[Laid] = set()

    def walk(state: Ethnos, laid: int) -> None:
        for action in state.actions():
            notation = GAME.move(state, action).notation
            if notation.split()[0] in ("band", "without", "done"):
                after = state.copy()
                after.play(action, Rng(0))
                if len(after.bands) > laid:
                    last = GAME.view(after).players[0].bands[-1]
                    found.add((last.leader, tuple(sorted(counted(last.cards).elements()))))
                else:
                    walk(after, laid)

    walk(t, len(t.bands))
    return found


@pytest.mark.clause("ET-8.1", "ET-8.2", "ET-8.3", "ET-11.9a", "ET-11.9b")
@pytest.mark.parametrize("seed", range(25))
def test_every_band_of_the_rules_can_be_played_and_no_other(seed: int) -> None:
    chance = Random(seed)
    fighters = [f"{c}-{f}" for c in COLOURS[:3] for f in ("dwarf", "elf", "giant")] * 2 + ["skeleton"] * 4
    cards = chance.sample(fighters, chance.randint(1, 7))
    t = table("dwarves elves giants skeletons", {"hand": cards})
    assert bands_at_the_table(t) == bands_by_the_book(cards)


@pytest.mark.clause("ET-8.1")
def test_a_card_in_common_with_some_other_card_is_not_enough() -> None:
    t = table("dwarves elves", {"hand": ["green-dwarf", "green-elf", "red-elf"]})
    play(t, "band colour green-elf")
    assert counted(GAME.view(t, 0).band) == {"green-dwarf": 1, "green-elf": 1}
    t = table("dwarves elves", {"hand": ["green-dwarf", "green-elf", "red-elf"]})
    play(t, "band tribe green-elf")
    assert counted(GAME.view(t, 0).band) == {"green-elf": 1, "red-elf": 1}


@pytest.mark.clause("ET-8.1")
def test_a_band_may_have_one_card_or_ten() -> None:
    t = table("halflings", {"hand": ["4 red-halfling", "4 blue-halfling", "2 grey-halfling"]})
    assert bands_at_the_table(t.copy()) >= {("red-halfling", ("red-halfling",))}
    play(t, "band tribe red-halfling", "done")
    assert GAME.view(t).players[0].bands[0].size == 10


@pytest.mark.clause("ET-8.1")
def test_what_cannot_be_laid_down_is_explained() -> None:
    t = table("dwarves elves", {"hand": ["green-dwarf", "red-elf", "red-dwarf"]})
    assert refusal(t, "band tribe blue-dwarf") == ("ethnos-refused-not-in-hand", "ET-8.1")
    assert refusal(t, "band colour green-dwarf") == ("ethnos-refused-same-band", "ET-8.1")
    assert refusal(t, "band tribe purple-troll") == ("ethnos-refused-not-in-play", "ET-2.8")
    assert refusal(t, "band tribe purple-dragon") == ("ethnos-refused-no-card", "ET-1.2")
    play(t, "band tribe green-dwarf")
    assert refusal(t, "without red-elf") == ("ethnos-refused-not-in-band", "ET-8.1")
    assert refusal(t, "deck") == ("ethnos-refused-not-now", "ET-21.1")


@pytest.mark.clause("ET-8.1", "ET-21.1")
def test_cards_are_left_out_in_ascending_order_so_that_there_is_one_way_to_each_band() -> None:
    t = table("elves", {"hand": ["green-elf", "grey-elf", "red-elf", "blue-elf"]})
    play(t, "band tribe blue-elf")
    assert options(t) == ["done", "without green-elf", "without grey-elf", "without red-elf"]
    play(t, "without grey-elf")
    assert options(t) == ["done", "without red-elf"]
    assert refusal(t, "without green-elf") == ("ethnos-refused-order", "ET-21.1")


@pytest.mark.clause("ET-8.3", "ET-11.9b")
def test_skeletons_neither_lead_nor_march_alone() -> None:
    t = table("skeletons", {"hand": ["3 skeleton", "red-dwarf"]})
    assert refusal(t, "band tribe skeleton") == ("ethnos-refused-skeleton-leader", "ET-8.3")
    play(t, "band tribe red-dwarf")
    assert refusal(t, "without red-dwarf") == ("ethnos-refused-leader-stays", "ET-8.3")
    t = table("skeletons", {"hand": ["3 skeleton"]})
    assert [m for m in options(t) if m.startswith("band")] == []


@pytest.mark.clause("ET-8.2", "ET-11.9a")
def test_any_number_of_skeletons_joins_any_band() -> None:
    for skeletons in range(5):
        t = table("skeletons elves", {"hand": ["4 skeleton", "red-dwarf", "red-elf"]})
        band(t, "red-dwarf", "red-elf", *["skeleton"] * skeletons)
        assert GAME.view(t).players[0].bands[0].size == 2 + skeletons


@pytest.mark.clause("ET-8.3")
def test_any_card_of_the_band_may_lead_it() -> None:
    cards = ["red-dwarf", "red-elf", "red-giant"]
    t = table("dwarves elves giants", {"hand": cards})
    leaders = {leader for leader, laid in bands_at_the_table(t) if len(laid) == 3}
    assert leaders == set(cards)


@pytest.mark.clause("ET-8.4", "ET-8.5", "ET-8.7", "ET-8.9", "ET-21.1")
def test_marker_then_ability_then_discard_then_the_next_player() -> None:
    t = table("trolls", {"hand": ["red-troll", "blue-troll", "green-dwarf"]})
    band(t, "red-troll", "blue-troll")
    assert phase(t) == "marker"
    assert row(t) == {}
    play(t, "marker rhea")
    assert phase(t) == "token"
    assert row(t) == {}
    assert t.turn == 0
    play(t, "token 2")
    assert row(t) == {"green-dwarf": 1}
    assert (t.turn, phase(t)) == (1, "turn")


@pytest.mark.clause("ET-8.6", "ET-8.8", "ET-8.7", "ET-21.1")
def test_a_centaurs_second_band_comes_before_the_discard_and_the_wizards_draw_after_it() -> None:
    t = table("centaurs wizards", {"hand": ["red-centaur", "blue-wizard", "green-dwarf"]})
    band(t, "red-centaur")
    play(t, "marker rhea")
    assert phase(t) == "follow"
    assert row(t) == {}
    band(t, "blue-wizard")
    play(t, "marker straton")
    assert phase(t) == "draw"
    assert row(t) == {"green-dwarf": 1}
    assert not hand(t, 0)
    play(t, "draw")
    assert sum(hand(t, 0).values()) == 1
    assert t.turn == 1


@pytest.mark.clause("ET-8.5", "ET-10.1", "AM-35")
def test_only_the_leaders_ability_counts() -> None:
    """A dwarf leads one of each other tribe: nobody moves, takes, draws, keeps or follows."""
    others = ["red-centaur", "red-elf", "red-giant", "red-merfolk", "red-orc"]
    t = table("dwarves centaurs elves giants merfolk orcs", {"hand": ["red-dwarf", *others, "blue-dwarf"]})
    band(t, "red-dwarf", *others)
    play(t, "marker rhea")
    assert t.turn == 1
    player = GAME.view(t).players[0]
    assert (player.glory, player.merfolk, player.horde, player.hand_size) == (0, 0, [], 0)
    t = table("dwarves minotaurs trolls wingfolk wizards", {"hand": ["red-dwarf", "red-troll", "red-wingfolk", "red-wizard"]})
    band(t, "red-dwarf", "red-troll", "red-wingfolk", "red-wizard")
    assert options(t) == ["marker rhea", "no"]
    play(t, "no")
    assert t.turn == 1
    assert GAME.view(t).players[0].trolls == []


@pytest.mark.clause("AM-35")
def test_a_wingfolk_leader_of_orcs_and_merfolk_only_chooses_the_kingdom() -> None:
    t = table("wingfolk orcs merfolk", {"hand": ["red-wingfolk", "red-orc", "red-merfolk"]})
    band(t, "red-wingfolk", "red-orc", "red-merfolk")
    assert len(options(t)) == 7
    play(t, "marker althea")
    player = GAME.view(t).players[0]
    assert (player.merfolk, player.horde, t.turn) == (0, [], 1)


@pytest.mark.clause("ET-11.7b", "AM-12")
def test_one_card_fewer_does_not_make_the_minotaurs_band_larger() -> None:
    t = brink("minotaurs", {"hand": ["red-minotaur", "blue-minotaur"], "markers": {"rhea": 2}}, above_dragons=0)
    band(t, "red-minotaur", "blue-minotaur")
    play(t, "marker rhea")
    assert GAME.view(t).players[0].bands[0].size == 2
    play(t, "deck")
    assert account(t, 1, "band") == [1, 0, 0, 0]


@pytest.mark.clause("ET-11.7b")
def test_the_colour_rule_holds_for_minotaurs_too() -> None:
    t = table("minotaurs", {"hand": ["red-minotaur", "blue-minotaur"]})
    band(t, "red-minotaur", "blue-minotaur")
    assert options(t) == ["marker rhea", "no"]


@pytest.mark.clause("ET-8.10", "ET-16.2")
def test_a_band_too_small_for_its_marker_is_legal_and_scores() -> None:
    t = brink("elves", {"hand": ["red-dwarf", "red-minotaur"], "markers": {"rhea": 5}})
    band(t, "red-dwarf", "red-minotaur")
    assert t.turn == 1
    play(t, "deck")
    assert account(t, 1, "band") == [3, 0, 0, 0]


@pytest.mark.clause("ET-8.10")
def test_a_band_may_be_larger_than_its_marker_needs() -> None:
    t = table("dwarves", {"hand": ["2 red-dwarf", "2 blue-dwarf", "grey-dwarf"]})
    play(t, "band tribe red-dwarf", "done", "marker rhea")
    assert markers(t, 0) == {"rhea": 1}
    assert GAME.view(t).players[0].bands[0].size == 5


@pytest.mark.clause("ET-8.11", "ET-21.2")
def test_bands_lie_open_until_the_age_ends() -> None:
    t = brink("elves", {"hand": ["red-dwarf", "blue-dwarf"]})
    band(t, "blue-dwarf", "red-dwarf")
    play(t, "marker straton")
    for seat in (None, 0, 1, 2, 3):
        (laid,) = GAME.view(t, seat).players[0].bands
        assert (laid.leader, Counter(laid.cards), laid.size) == ("blue-dwarf", {"red-dwarf": 1, "blue-dwarf": 1}, 2)
    play(t, "deck")
    assert [p.bands for p in GAME.view(t).players] == [[], [], [], []]
