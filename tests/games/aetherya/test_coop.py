"""AE-10: the cooperative game."""

from __future__ import annotations

from typing import Any

import pytest

from games.aetherya.table import QUIET, discard, grid, new, offered, options, phase, play, refusal, rows, shown, started, table
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME
from traktir.games.aetherya.components import LEGENDS

HOLDING = {"phase": "held", "held": "E", "source": "deck"}
ROW = ["two_elves", "two_humans", "two_dwarves", "link_human_elf"]


def coop(*grids: Any, **rest: Any) -> Any:
    rest.setdefault("row", ROW[: {2: 4, 3: 3, 4: 2}[rest.get("seats", 2)]])
    return table(*grids, mode="coop", **rest)


def penalty(t: Any) -> list[str]:
    return GAME.view(t).coop.penalty


@pytest.mark.clause("AE-10.1", "AE-10.2")
@pytest.mark.parametrize(("seats", "row", "deck"), [(2, 4, 6), (3, 3, 10), (4, 2, 14)])
def test_set_up(seats: int, row: int, deck: int) -> None:
    t = started(seats, "coop")
    view = GAME.view(t)
    assert len(view.legends) == row and view.legend_deck == 15 - row
    assert [len(pile) for pile in view.discards] == [1, 1]
    assert view.deck == deck
    assert all(k.tokens == [] for k in view.kingdoms)


@pytest.mark.clause("AE-10.3", "AE-10.13")
def test_everything_is_shown_to_all() -> None:
    t = coop(**HOLDING)
    for seat in (0, 1, None):
        assert GAME.view(t, seat).held == "E"
    fresh = new(2, "coop", first_player=0)
    assert GAME.view(fresh, 1).kingdoms[0].hand is not None
    assert t.imagine(1, Rng(5)).held == t.held


@pytest.mark.clause("AE-10.4", "AE-10.12")
def test_two_piles_to_take_from_and_to_discard_to() -> None:
    t = coop(discard="S", discard_2="FN")
    assert options(t) == ["draw", "take 1", "take 2"]
    play(t, "take 2")
    assert discard(t, 1) == "F"
    play(t, "place 2,2")
    assert phase(t) == "piles" and GAME.view(t).coop.loose == "P"  # already open for all to see
    assert options(t) == ["pile 1", "pile 2"]
    play(t, "pile 1")
    assert (discard(t), discard(t, 1)) == ("SP", "F") and t.turn == 1
    t = coop(discard="S", discard_2="N")
    play(t, "take 2", "place 2,2", "pile 2")  # an emptied pile too
    assert discard(t, 1) == "P"
    t = coop(**HOLDING)
    play(t, "discard", "pile 2")
    assert discard(t, 1) == "FE" and phase(t) == "open"
    play(t, "open 1,1")
    assert t.turn == 1


@pytest.mark.clause("AE-10.6", "WE-83")
def test_legends_are_turned_down_without_limit_and_must_be_at_the_end_of_the_turn() -> None:
    t = coop("####/#EH#/#E##/####", "####/#PF#/####/####", discard="SM")
    assert offered(t, "legend") == ["link_human_elf", "two_elves"]
    play(t, "legend two_elves", "legend link_human_elf")
    assert GAME.view(t).coop.turned == ["link_human_elf", "two_elves"]
    t = coop("####/#EH#/####/####", "####/#PF#/####/####", **HOLDING)
    play(t, "place 3,2", "pile 1")
    assert t.turn == 1  # both were turned down by themselves
    assert GAME.view(t).coop.turned == ["link_human_elf", "two_elves"]
    assert refusal(t, "legend two_elves") == ("not-shown", "AE-10.6")
    play(t, "take 1", "place 1,1", "pile 1")  # the end of the round
    view = GAME.view(t)
    assert view.coop.boxed == ["link_human_elf", "two_elves"] and view.coop.turned == []
    assert len(view.legends) == 4 and view.legend_deck == 9
    assert penalty(t) == [] and phase(t) == "turn"
    t = coop("####/#EH#/####/####", **HOLDING, options={"coop_flip_mandatory_at_turn_end": False})
    play(t, "place 3,2", "pile 1")
    assert options(t) == ["done", "legend link_human_elf", "legend two_elves"]
    play(t, "done")
    assert t.turn == 1 and GAME.view(t).coop.turned == []


@pytest.mark.clause("WE-82", "AE-10.5", "AE-10.7")
def test_a_round_without_a_legend_costs_one() -> None:
    t = coop(seats=3, first=1, turn=0, phase="piles", loose="E", loose_spot="2,2")
    assert len(shown(t)) == 3
    play(t, "pile 1")
    assert phase(t) == "vote" and t.turn == 1  # the first player votes first
    assert offered(t, "vote") == shown(t)
    play(t, "vote two_elves", "vote two_humans", "vote two_humans")
    assert penalty(t) == ["two_humans"]
    assert len(shown(t)) == 3 and "two_humans" not in shown(t)
    assert (t.turn, phase(t)) == (1, "turn")


@pytest.mark.clause("AE-10.7", "AE-10.15")
def test_a_tied_vote_goes_to_the_first_player_and_one_hand_may_enter_the_choice() -> None:
    before = {"seats": 4, "first": 2, "turn": 1, "phase": "piles", "loose": "E", "loose_spot": "2,2", "row": ROW[:2]}
    t = coop(**before)
    play(t, "pile 1", "vote two_elves", "vote two_humans")
    assert GAME.view(t).coop.votes == [None, None, "two_elves", "two_humans"]
    assert refusal(t, "vote two_dwarves") == ("not-shown", "AE-10.7")
    play(t, "vote two_humans", "vote two_elves")
    assert penalty(t) == ["two_elves"]
    t = coop(**before, options={"penalty_choice": "first_player"})
    play(t, "pile 1")
    assert t.turn == 2
    play(t, "vote two_humans")
    assert penalty(t) == ["two_humans"] and (t.turn, phase(t)) == (2, "turn")


@pytest.mark.clause("AE-10.5", "AE-10.15")
def test_the_first_player_is_drawn_or_chosen() -> None:
    assert started(3, "coop", first_player=2).first == 2
    assert {started(3, "coop", seed=seed).first for seed in range(30)} == {0, 1, 2}


LAST = "PFMS/SPFM/HMSP/FMP#"


@pytest.mark.clause("AE-10.8", "AE-10.12")
def test_a_full_kingdom_ends_the_game_at_once() -> None:
    t = coop(LAST, **HOLDING, seats=3)
    play(t, "place 4,4")  # asks for no pile
    assert phase(t) == "over" and all("#" not in grid(t, seat) for seat in range(3))
    assert GAME.invariants(t) == []


@pytest.mark.clause("AE-10.8", "AE-10.11")
def test_an_empty_deck_ends_it_after_the_turn_without_an_end_of_round() -> None:
    # 40 cards: 24 closed, 8 open, 7 on the piles, one in hand: no deck any more
    t = coop(QUIET, "####/#HE#/#NG#/####", turn=1, phase="held", held="E", source="deck", discard="SPFM", discard_2="HNG")
    assert GAME.view(t).deck == 0
    play(t, "place 1,1")
    assert phase(t) == "piles"  # the turn is finished first
    play(t, "pile 1")
    assert phase(t) == "over" and penalty(t) == []


BOXED = [name for name in LEGENDS if name not in ("two_elves",)]


@pytest.mark.clause("WE-84", "AE-10.8", "AE-10.14")
def test_the_last_legend_turned_down_in_mid_round_does_not_end_the_game_yet() -> None:
    grids = ("####/#EF#/#E##/####", QUIET, QUIET)
    t = coop(*grids, seats=3, row=["two_elves"], boxed=BOXED)
    play(t, "legend two_elves")
    assert shown(t) == [] and phase(t) == "turn"
    for seat in range(3):
        assert t.turn == seat
        play(t, "take 1", "place 4,4", "pile 1")
    assert phase(t) == "over" and GAME.view(t).coop.boxed == list(LEGENDS)
    t = coop(*grids, seats=3, row=["two_elves"], boxed=BOXED, options={"coop_legends_gone_checked": "at_once"})
    play(t, "legend two_elves")
    assert phase(t) == "over"


@pytest.mark.clause("AE-10.7", "AE-10.14")
def test_the_last_legend_may_go_as_a_penalty() -> None:
    t = coop(turn=1, row=["two_elves"], boxed=BOXED, phase="piles", loose="E", loose_spot="2,2")
    play(t, "pile 1")  # one legend leaves no choice
    assert penalty(t) == ["two_elves"] and phase(t) == "over"


@pytest.mark.clause("AE-10.7")
def test_with_the_legend_deck_empty_the_row_shrinks() -> None:
    boxed = [name for name in LEGENDS if name not in ("two_elves", "two_humans")]
    t = coop(turn=1, row=["two_elves", "two_humans"], boxed=boxed, phase="piles", loose="E", loose_spot="2,2")
    play(t, "pile 1", "vote two_elves", "vote two_elves")
    assert shown(t) == ["two_humans"] and phase(t) == "turn"


PENALTY = ["all_races", "three_plains", "vs_elf_dwarf", "two_elves", "two_humans"]  # 4 + 4 + 3 + 2 + 2 = 15
REST = ["two_goblins", "two_dwarves", "link_human_elf"]
# full kingdoms by what they are worth
WORTH = {
    15: "EMNM/PHFN/PGEF/SGSH",
    16: "EMNM/FSFN/PGEH/SGHP",
    17: "EMNM/FGFN/SSEH/PGHP",
    20: "EMNM/FGFN/PSEH/SGHP",
    31: "PHEF/HPFE/SGMM/GSNN",
}


def finished(*totals: int) -> Any:
    grids = [WORTH[points] for points in totals]
    rest = {"discard": "", "discard_2": ""}
    return coop(*grids, seats=3, phase="over", turn=-1, penalty=PENALTY, row=REST, **rest)


@pytest.mark.clause("AE-10.9")
@pytest.mark.parametrize("points", WORTH)
def test_what_the_kingdoms_of_these_tests_are_worth(points: int) -> None:
    assert sum(rows(WORTH[points]).values()) == points


@pytest.mark.clause("WE-80", "AE-10.9")
def test_the_team_wins_when_every_kingdom_is_worth_more_than_the_penalty() -> None:
    won, lost = finished(16, 20, 31), finished(15, 20, 31)
    assert won.penalty_points() == 15
    assert won.ranking() == [1, 1, 1]
    assert lost.ranking() == [2, 2, 2]  # 15 is not more than 15


@pytest.mark.clause("WE-81", "AE-10.10")
def test_the_team_scores_its_lowest_kingdom_less_the_penalty() -> None:
    t = finished(17, 20, 31)
    assert t.team_score() == 2 and t.scores() == [2, 2, 2]
    lines = {line.label.key: line.points for line in GAME.score_sheet(t).lines}
    assert lines["aetherya-row-penalty"] == [-15] * 3
    assert lines["aetherya-row-lowest"] == [0, -3, -14]
    assert "aetherya-row-legends" not in lines
