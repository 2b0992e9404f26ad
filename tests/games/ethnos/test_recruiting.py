"""ET-5 to ET-7 and ET-12: the turn, recruiting, dragons, what lies face up."""

from __future__ import annotations

import pytest

from games.ethnos.table import band, brink, hand, options, phase, play, refusal, row, table
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games.ethnos import GAME
from traktir.games.ethnos.rules import Ethnos

TEN = ["2 red-dwarf", "2 blue-dwarf", "2 grey-dwarf", "2 green-dwarf", "2 purple-dwarf"]


def deck(t: Ethnos) -> int:
    return GAME.view(t).deck


@pytest.mark.clause("ET-5.1", "ET-6.1", "ET-21.1")
def test_a_turn_is_one_recruit_or_one_band_and_never_a_pass() -> None:
    t = table("elves", {"hand": ["red-dwarf", "blue-elf"]}, row=["green-elf", "2 grey-dwarf"])
    assert options(t) == ["deck", "take grey-dwarf", "take green-elf", "band tribe red-dwarf", "band tribe blue-elf"]
    assert refusal(t, "no") == ("ethnos-refused-not-now", "ET-21.1")
    assert refusal(t, "done") == ("ethnos-refused-not-now", "ET-21.1")


@pytest.mark.clause("ET-5.1", "ET-4.6")
def test_recruiting_ends_the_turn_and_the_next_player_clockwise_goes_on() -> None:
    t = table("elves", turn=3, row=["2 green-elf"])
    play(t, "take green-elf")
    assert t.turn == 0
    play(t, "deck")
    assert t.turn == 1


@pytest.mark.clause("EX-02", "ET-6.1", "ET-6.2", "ET-12.1")
def test_denis_takes_the_purple_dwarf_from_the_row() -> None:
    t = table("elves", {"hand": ["red-dwarf", "blue-dwarf"]}, row=["purple-dwarf", "green-elf"])
    before = deck(t)
    play(t, "take purple-dwarf")
    assert hand(t, 0) == {"red-dwarf": 1, "blue-dwarf": 1, "purple-dwarf": 1}
    assert row(t) == {"green-elf": 1}
    assert deck(t) == before
    assert t.turn == 1


@pytest.mark.clause("EX-03", "ET-6.1")
def test_lena_takes_the_top_card_of_the_deck() -> None:
    t = table("elves", {}, {"hand": ["red-dwarf"]}, turn=1, row=["green-elf"])
    before = deck(t)
    play(t, "deck")
    assert sum(hand(t, 1).values()) == 2
    assert hand(t, 1)["red-dwarf"] >= 1
    assert deck(t) == before - 1
    assert row(t) == {"green-elf": 1}
    assert t.turn == 2


@pytest.mark.clause("ET-6.1")
def test_only_what_lies_in_the_row_can_be_taken_from_it() -> None:
    t = table("elves", row=["green-elf"])
    assert refusal(t, "take red-elf") == ("ethnos-refused-not-in-row", "ET-6.1")


@pytest.mark.clause("ET-6.3")
def test_with_ten_cards_a_player_must_play_a_band() -> None:
    t = table("elves", {"hand": TEN}, row=["green-elf"])
    assert all(m.startswith("band") for m in options(t))
    assert refusal(t, "deck") == ("ethnos-refused-full-hand", "ET-6.3")
    assert refusal(t, "take green-elf") == ("ethnos-refused-full-hand", "ET-6.3")
    nine = table("elves", {"hand": [*TEN[:4], "purple-dwarf"]}, row=["green-elf"])
    assert options(nine)[:2] == ["deck", "take green-elf"]


@pytest.mark.clause("ET-6.3", "ET-11.9d")
def test_skeletons_count_towards_the_ten() -> None:
    t = table("skeletons", {"hand": ["9 skeleton", "red-dwarf"]}, row=["skeleton"])
    assert options(t) == ["band tribe red-dwarf"]
    assert refusal(t, "take skeleton") == ("ethnos-refused-full-hand", "ET-6.3")


@pytest.mark.clause("ET-11.9d")
def test_a_skeleton_is_recruited_and_discarded_like_any_card() -> None:
    t = table("skeletons", {"hand": ["red-dwarf"]}, row=["skeleton"])
    play(t, "take skeleton")
    assert hand(t, 0) == {"red-dwarf": 1, "skeleton": 1}
    t = table("skeletons", {"hand": ["red-dwarf", "skeleton"]})
    band(t, "red-dwarf")
    play(t, "no")
    assert row(t) == {"skeleton": 1}


@pytest.mark.clause("ET-6.4")
def test_with_an_empty_row_the_deck_is_the_only_source() -> None:
    assert options(table("elves")) == ["deck"]


@pytest.mark.clause("ET-5.2", "AM-05")
def test_a_hand_of_ten_skeletons_is_skipped_and_everybody_knows_it() -> None:
    t = table("skeletons", {}, {"hand": ["10 skeleton"]}, row=["green-dwarf"])
    play(t, "take green-dwarf")
    assert t.turn == 2
    assert GAME.view(t, 3).players[1].known == ["10 skeleton"]
    play(t, "deck", "deck", "deck")
    assert t.turn == 2


@pytest.mark.clause("ET-5.2")
@pytest.mark.parametrize("given", [["9 skeleton"], ["9 skeleton", "red-dwarf"], ["red-dwarf"], []])
def test_nobody_else_is_skipped(given: list[str]) -> None:
    t = table("skeletons", {}, {"hand": given}, row=["green-dwarf"])
    play(t, "take green-dwarf")
    assert t.turn == 1
    assert options(t)


@pytest.mark.clause("ET-6.5", "ET-21.2")
def test_a_card_from_the_row_is_known_to_all_and_one_from_the_deck_to_its_owner() -> None:
    t = table("elves", row=["green-elf"])
    play(t, "take green-elf", "deck")
    for seat in (None, 0, 2, 3):
        first, second = GAME.view(t, seat).players[:2]
        assert (first.known, second.known, second.hand) == (["green-elf"], [], None)
        assert second.hand_size == 1
    assert sum(hand(t, 1).values()) == 1


@pytest.mark.clause("ET-6.5")
def test_a_known_card_that_is_discarded_is_no_longer_known_to_be_held() -> None:
    given = {"hand": ["2 green-elf", "red-elf"], "known": ["2 green-elf"]}
    t = table("elves", given)
    band(t, "red-elf")
    play(t, "no", "keep green-elf")
    assert hand(t, 0) == {"green-elf": 1}
    assert GAME.view(t, 1).players[0].known == ["green-elf"], "two were known, one was shown: one must still be there"


@pytest.mark.clause("ET-6.5")
def test_a_discarded_card_may_be_the_one_that_was_known() -> None:
    """One of two green elves was taken in the open; when one is shown, the one that is kept may be the other."""
    t = table("elves", {"hand": ["2 green-elf", "red-elf"], "known": ["green-elf"]})
    band(t, "red-elf")
    play(t, "no", "keep green-elf")
    assert hand(t, 0) == {"green-elf": 1}
    assert GAME.view(t, 1).players[0].known == []


@pytest.mark.clause("ET-7.1", "ET-7.2", "EX-22")
@pytest.mark.parametrize("revealed", [0, 1])
def test_the_first_two_dragons_are_laid_aside_and_another_card_is_drawn(revealed: int) -> None:
    dragons_met = set()
    for seed in range(60):
        t = table("elves", {"hand": ["red-dwarf"]}, dragons=revealed, above_dragons=0)
        before = GAME.view(t)
        play(t, "deck", seed=seed)
        after = GAME.view(t)
        if after.age == 1 and after.dragons < 3:
            dragons_met.add(after.dragons - revealed)
            assert after.players[0].hand_size == 2
            assert after.deck == before.deck - 1 - (after.dragons - revealed)
            assert after.row == before.row
            assert after.turn == 1
            assert t.scores() == [0, 0, 0, 0]
    assert {0, 1} <= dragons_met


@pytest.mark.clause("ET-7.1", "ET-7.3")
def test_a_dragon_behind_a_dragon_is_laid_aside_too() -> None:
    """Nothing but dragons is left: one draw turns all three, and the third ends the age."""
    t = brink("elves", dragons=0, above_dragons=0)
    play(t, "deck")
    assert GAME.view(t).age == 2


@pytest.mark.clause("ET-7.3", "ET-7.4", "EX-22", "ET-13.1")
def test_the_third_dragon_ends_the_age_at_once_and_gives_no_card() -> None:
    t = brink("orcs", {"horde": ["rhea"]}, {"hand": ["red-dwarf"]}, turn=1)
    play(t, "deck")
    after = GAME.view(t)
    assert (after.phase, after.dragons, after.ended_on) == ("horde", 3, 1)
    assert [p.hand_size for p in after.players] == [0, 0, 0, 0]


@pytest.mark.clause("ET-1.3", "ET-7.5")
def test_revealed_dragons_lie_apart() -> None:
    t = table("elves", dragons=2, row=["green-elf"])
    assert options(t) == ["deck", "take green-elf"]
    assert GAME.view(t).dragons == 2
    assert row(t) == {"green-elf": 1}
    assert refusal(t, "take dragon") == ("ethnos-refused-no-card", "ET-1.2")


@pytest.mark.clause("ET-7.6", "ET-6.4", "AM-04")
def test_the_deck_holds_a_card_as_long_as_an_age_runs() -> None:
    for seed in range(12):
        rng = Rng(seed)
        t = GAME.new(Setting(2 + seed % 5), rng)
        while t.turn >= 0:
            assert phase(t) == "horde" or deck(t) >= 1
            legal = t.actions()
            # draw from the deck whenever it can be done
            t.play(legal[0] if legal[0] == 0 else legal[rng.below(len(legal))], rng)


@pytest.mark.clause("ET-12.1")
def test_discarded_cards_join_the_row_for_everybody_the_discarder_included() -> None:
    t = table("elves", {"hand": ["red-dwarf", "green-elf"]}, row=["4 blue-halfling", "green-elf"])
    band(t, "red-dwarf")
    play(t, "no")
    assert row(t) == {"blue-halfling": 4, "green-elf": 2}
    for seat in (1, 2, 3, 0):
        assert t.turn == seat
        assert "take green-elf" in options(t)
        play(t, "deck")


@pytest.mark.clause("ET-12.1")
def test_the_row_has_no_limit() -> None:
    t = brink("elves halflings", above_dragons=0)
    assert sum(row(t).values()) == 84
    play(t, "take green-elf")
    assert sum(row(t).values()) == 83


@pytest.mark.clause("ET-12.2")
def test_cards_in_bands_are_never_recruited() -> None:
    t = table("elves", {"hand": ["2 red-dwarf"]}, row=["green-elf"])
    band(t, "red-dwarf", "red-dwarf")
    play(t, "no")
    assert options(t) == ["deck", "take green-elf"]
    assert refusal(t, "take red-dwarf") == ("ethnos-refused-not-in-row", "ET-6.1")
