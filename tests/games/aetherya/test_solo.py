"""AE-9: the solo campaign."""

from __future__ import annotations

from typing import Any

import pytest

from games.aetherya.table import QUIET, discard, grid, offered, options, phase, play, refusal, started, table, unloadable
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME
from traktir.games.aetherya.sheet import target_met

ROWS = [
    ["link_human_elf", "vs_goblin_human", "two_goblins", "three_plains"],  # 2 + 3 + 2 + 4 = 11
    ["link_human_dwarf", "two_humans", "two_elves", "two_dwarves", "all_races"],
    ["vs_goblin_elf", "vs_goblin_dwarf", "vs_elf_dwarf", "three_swamps", "three_mountains", "three_forests"],
]
LAST = "PFMS/SPFM/HMSP/FME#"


def solo(grid: str = QUIET, **rest: Any) -> Any:
    return table(grid, mode="solo", **{"legends": ROWS, **rest})


@pytest.mark.clause("AE-9.1", "AE-9.2", "AE-9.4")
def test_set_up() -> None:
    t = started(1, "solo")
    view = GAME.view(t, 0)
    assert t.copies == 4
    assert [len(row) for row in view.solo.legends] == [4, 5, 6]
    assert len({legend for row in view.solo.legends for legend in row}) == 15
    assert view.legends == view.solo.legends[0]
    assert (view.deck, len(view.discards[0]), view.kingdoms[0].closed) == (23, 1, 12)
    assert view.kingdoms[0].tokens == []


@pytest.mark.clause("WE-74", "AE-9.3", "AE-9.16")
def test_exchanging_legends() -> None:
    t = started(1, "solo")
    assert phase(t) == "exchange"
    low, middle, top = GAME.view(t).solo.legends
    assert options(t) == ["done", *(f"exchange {legend}" for legend in low)]
    assert refusal(t, f"exchange {top[0]}") == ("exchange", "AE-9.3")
    play(t, f"exchange {low[1]}")
    assert offered(t, "exchange") == middle
    assert refusal(t, f"exchange {top[0]}") == ("partner", "AE-9.3")  # bottom for top
    play(t, f"exchange {middle[2]}")
    now = GAME.view(t).solo.legends
    assert set(now[0]) == {*low, middle[2]} - {low[1]}
    assert set(now[1]) == {*middle, low[1]} - {middle[2]}
    assert phase(t) == "turn" and GAME.view(t).legends == now[0]
    assert refusal(t, f"exchange {now[0][0]}") == ("not-now", "AE-9.3")  # only before the first turn, and once
    assert unloadable(QUIET, mode="solo", century=3, phase="exchange") == ("phase", "AE-9.3")


@pytest.mark.clause("AE-9.5", "AE-9.15", "WE-75")
def test_two_cards_are_taken_one_is_discarded_one_played() -> None:
    t = solo(discard="F")
    assert options(t) == ["draw", "take"]
    play(t, "draw")
    assert phase(t) == "choose" and discard(t) == "F"
    view = GAME.view(t, 0)
    assert view.held and view.solo.second and view.deck == 40 - 4 - 12 - 1 - 2
    assert refusal(t, "take") == ("not-now", "AE-4.1")  # WE-75: declared is declared
    t = solo(discard="F")
    play(t, "take")
    assert GAME.view(t).solo.second == "F" and discard(t) == ""
    assert GAME.view(t).held is None  # the card from the deck is the player's secret
    t = solo(phase="choose", held="M", source="deck", second="E", second_source="deck", discard="F")
    play(t, "play second")
    assert discard(t) == "FM" and GAME.view(t, 0).held == "E"
    same = solo(phase="choose", held="M", source="deck", second="M", second_source="deck", discard="F")
    assert offered(same, "play") == ["first"]
    assert refusal(same, "play second") == ("same-card", "AE-9.5")


@pytest.mark.clause("WE-75", "AE-9.15")
def test_the_source_of_the_second_card_may_be_a_later_choice_by_a_switch() -> None:
    t = solo(discard="F", options={"solo_sources_declared_first": False})
    assert options(t) == ["draw"]
    assert refusal(t, "take") == ("deck-first", "AE-9.15")
    play(t, "draw")
    assert phase(t) == "source" and options(t) == ["draw", "take"]
    play(t, "take")
    assert phase(t) == "choose" and GAME.view(t, 0).solo.second == "F"


@pytest.mark.clause("AE-9.6")
def test_a_card_is_played_by_the_rule_of_its_origin() -> None:
    t = solo(phase="choose", held="M", source="deck", second="E", second_source="discard", discard="F")
    both, taken_card = t.copy(), t.copy()
    play(both, "play first", "discard", "open 1,1")
    assert discard(both) == "FEM"  # the rejected card first
    play(taken_card, "play second")
    assert refusal(taken_card, "discard") == ("must-place", "AE-9.6")
    play(taken_card, "place 2,2")
    assert discard(taken_card) == "FMP"  # the removed card lies above the rejected one
    strict = solo(phase="held", held="M", source="deck", options={"solo_deck_card_may_be_discarded_to_open": False})
    assert refusal(strict, "discard") == ("must-place", "AE-9.6")


@pytest.mark.clause("AE-9.7")
def test_with_one_card_left_only_the_mixed_draw() -> None:
    # 12 closed cards, 4 open, 23 on the pile: one in the deck
    t = solo(discard="PPPFFFMMMSSSHHHEEENNNGG")
    assert GAME.view(t).deck == 1
    assert options(t) == ["take"]
    assert refusal(t, "draw") == ("one-card", "AE-9.7")


@pytest.mark.clause("AE-9.8")
def test_one_legend_a_turn_from_this_century_turned_down_without_points() -> None:
    t = solo("####/#HE#/#HN#/####")
    assert offered(t, "legend") == ["link_human_elf"]
    assert refusal(t, "legend two_humans") == ("not-shown", "AE-9.8")
    before = t.scores()
    play(t, "legend link_human_elf")
    assert GAME.view(t).solo.fulfilled == ["link_human_elf"]
    assert t.scores() == before and len(GAME.view(t).legends) == 3
    t = solo("####/#HE#/#GG#/####", discard="S")
    assert offered(t, "legend") == ["link_human_elf", "two_goblins"]
    play(t, "legend two_goblins")
    assert refusal(t, "legend link_human_elf") == ("second-legend", "AE-5.4")


DONE = {"fulfilled": ROWS[0]}


@pytest.mark.clause("AE-9.9", "AE-9.10", "AE-9.18")
def test_the_last_card_ends_the_century_at_once() -> None:
    t = solo(LAST, phase="held", held="E", source="deck", **DONE)
    play(t, "place 4,4")
    assert phase(t) == "block"
    # the same with the deck running out in the same turn: no legend after it
    t = solo(
        "PFMS/SPFM/EMSP/FME#",
        phase="held",
        held="E",
        source="deck",
        legends=[
            ["two_elves", *ROWS[0][1:]],
            ["link_human_dwarf", "two_humans", "link_human_elf", "two_dwarves", "all_races"],
            ROWS[2],
        ],
        fulfilled=ROWS[0][1:],
    )
    play(t, "place 4,4")
    assert phase(t) == "over" and t.lost


@pytest.mark.clause("AE-9.9", "AE-9.10", "AE-9.11")
def test_an_empty_deck_ends_the_century_after_the_turn_and_opens_the_kingdom() -> None:
    pile = "PPPFFFMMMSSSHHHEEENNNGG"
    t = solo(discard=pile, **DONE)
    play(t, "take", "play second", "place 1,1")
    assert phase(t) == "block" and "#" not in grid(t)
    t = solo(
        "####/#HE#/####/####", discard=pile[:21], phase="held", held="G", source="deck", fulfilled=ROWS[0][1:], **{"turn": 0}
    )
    assert GAME.view(t).deck == 40 - 2 - 14 - 21 - 1
    t = solo(discard=pile, fulfilled=ROWS[0][:3])
    play(t, "take", "play second", "place 1,1")
    assert phase(t) == "over" and t.scores() == [0] and t.ranking() == [2]


@pytest.mark.clause("WE-71", "AE-9.11")
def test_a_missed_legend_loses_the_campaign() -> None:
    t = solo(LAST, phase="held", held="E", source="deck", fulfilled=ROWS[0][:3])
    play(t, "place 4,4")
    assert phase(t) == "over" and t.turn == -1
    assert t.scores() == [0] and t.ranking() == [2] and GAME.view(t).solo.lost
    assert sum(line.points[0] for line in GAME.score_sheet(t).lines) == 0


ANDREI = "FEFM/HFEN/MHDS/NPL#"  # worth 23 with a Human in the corner


@pytest.mark.clause("WE-70", "AE-9.12", "AE-9.14")
def test_a_century_scores_what_the_kingdom_has_beyond_its_legends() -> None:
    t = solo(ANDREI, phase="held", held="H", source="deck", **DONE)
    play(t, "place 4,4")
    assert sum(t.column(0)) == 23 - 11
    assert t.scores() == [12] and target_met(t, 0)
    group = [line for line in GAME.score_sheet(t).lines if line.group == "1"]
    assert len(group) == 7 and sum(line.points[0] for line in group) == 12
    poor = solo(LAST, phase="held", held="E", source="deck", **DONE)
    play(poor, "place 4,4")
    assert sum(poor.column(0)) < 0 and phase(poor) == "block" and not target_met(poor, 0)
    strict = solo(LAST, phase="held", held="E", source="deck", options={"solo_points_shortfall_loses": True}, **DONE)
    play(strict, "place 4,4")
    assert phase(strict) == "over" and strict.lost


@pytest.mark.clause("WE-72", "AE-9.14")
def test_the_campaign_is_the_sum_of_its_centuries() -> None:
    account = [{"elves": 23, "legends": -11}, {"elves": 5, "legends": -8}, {"humans": 23, "legends": -19}]
    t = solo(
        "FEFM/HFEN/MHDS/NPLH", century=3, legends=[[], [], ROWS[2]], fulfilled=ROWS[2], phase="over", turn=-1, account=account
    )
    assert [sum(t.column(c)) for c in range(3)] == [12, -3, 4]
    assert t.scores() == [13] and t.ranking() == [1]


@pytest.mark.clause("WE-73", "AE-9.13", "AE-9.16")
def test_the_next_century_keeps_a_square_of_four() -> None:
    t = solo(ANDREI, phase="held", held="H", source="deck", **DONE)
    play(t, "place 4,4")
    assert offered(t, "block") == [f"{r},{c}" for r in (1, 2, 3) for c in (1, 2, 3)]
    play(t, "block 2,2")
    view = GAME.view(t, 0)
    assert view.kingdoms[0].grid == "####/#FE#/#HD#/####"
    assert (view.deck, len(view.discards[0]), view.kingdoms[0].closed) == (23, 1, 12)
    assert view.solo.legends[0] == [] and view.solo.century == 2
    assert view.legends == ROWS[1] and view.phase == "exchange"
    assert GAME.invariants(t) == []
    play(t, "exchange two_humans", "exchange three_swamps")
    assert "three_swamps" in GAME.view(t).legends


@pytest.mark.clause("AE-9.13", "AE-9.16")
def test_equal_cards_may_be_kept_and_century_three_has_no_exchange() -> None:
    t = solo(
        "HHHM/HFEN/MEDS/NPLG",
        century=2,
        legends=[[], ROWS[1], ROWS[2]],
        fulfilled=ROWS[1],
        phase="block",
        account=[{}, {}],
        discard="",
    )
    play(t, "block 1,1")
    assert grid(t) == "####/#HH#/#HF#/####"
    assert phase(t) == "turn" and GAME.view(t).solo.century == 3


@pytest.mark.clause("AE-9.17")
def test_the_discard_is_never_empty_at_the_start_of_a_turn() -> None:
    for seed in range(12):
        t = started(1, "solo", seed=seed)
        rng = Rng(seed)
        while t.turn >= 0:
            if phase(t) == "turn":
                assert discard(t)
            legal = t.actions()
            t.play(legal[rng.below(len(legal))], rng)
    assert unloadable(QUIET, mode="solo", discard="") == ("no-discard", "AE-9.17")


@pytest.mark.clause("AE-9.14")
def test_a_campaign_can_be_won() -> None:
    t = solo(
        LAST,
        century=3,
        legends=[[], [], ROWS[2]],
        fulfilled=ROWS[2],
        phase="held",
        held="E",
        source="deck",
        account=[{"elves": 4}, {"elves": 3}],
    )
    play(t, "place 4,4")
    assert phase(t) == "over" and t.ranking() == [1]
    assert t.scores() == [7 + sum(t.column(2))]
