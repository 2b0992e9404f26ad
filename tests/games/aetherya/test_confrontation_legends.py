"""AE-11.21: legends of the shared land."""

from __future__ import annotations

import pytest

from games.aetherya.front import front, opening, options, play, points, refusal, seen
from traktir.core.rng import Rng
from traktir.games.aetherya.components import LEGEND_VALUES, LEGENDS


@pytest.mark.clause("WE-95", "AE-11.21")
def test_an_elf_player_completes_three_mountains() -> None:
    table = front("MM#", "elf", "dwarf", "human", offer="MPDL", row=["three_mountains"])
    assert "legend three_mountains" not in options(table)
    play(table, "take 1", "place 1,3")
    assert options(table) == ["legend three_mountains", "done"]
    play(table, "legend three_mountains")
    assert seen(table).players[0].legends == ["three_mountains"]
    assert points(table, "legends") == {"elf": 4, "dwarf": 0, "human": 0}
    assert table.turn == 1


@pytest.mark.clause("AE-11.21")
def test_a_legend_that_is_true_already_may_be_taken_before_the_placement() -> None:
    table = front("NN", "elf", "dwarf", "human", offer="MPDL", row=["two_dwarves"])
    play(table, "legend two_dwarves")
    assert table.turn == 0 and seen(table).phase == "choose"
    assert points(table, "legends")["elf"] == 2


@pytest.mark.clause("AE-11.21")
def test_one_legend_a_turn() -> None:
    table = front("NNMMM", "elf", "dwarf", "human", offer="FPDL", row=["two_dwarves", "three_mountains"])
    play(table, "legend two_dwarves")
    assert refusal(table, "legend three_mountains") == ("second-legend", "AE-5.4")
    play(table, "take 1", "place 5,5")
    assert table.turn == 1  # no second window
    assert "legend three_mountains" in options(table)


@pytest.mark.clause("AE-11.21")
def test_what_is_not_displayed_or_not_fulfilled_is_not_taken() -> None:
    shown = ["two_dwarves", "two_elves", "two_humans", "three_plains", "three_swamps", "three_forests", "link_human_elf"]
    table = front("MMM", "elf", "dwarf", "human", offer="FPDL", row=[*shown, "link_human_dwarf"])
    assert refusal(table, "legend three_mountains") == ("not-shown", "AE-5.1")
    assert refusal(table, "legend two_dwarves") == ("not-fulfilled", "AE-11.21")


@pytest.mark.clause("AE-11.21")
def test_a_taken_legend_is_replaced_at_once_and_kept() -> None:
    table = front("NN", "elf", "dwarf", "human", offer="PFDL", row=["two_dwarves"])
    before = seen(table)
    play(table, "legend two_dwarves", seed=9)
    after = seen(table)
    assert len(after.row) == 8 and after.legend_deck == before.legend_deck - 1
    assert "two_dwarves" not in after.row
    play(table, "take 1", "place 1,2")
    assert points(table, "legends")["elf"] == 2


@pytest.mark.clause("AE-11.21", "AE-11.4")
def test_the_row_shrinks_when_the_legend_deck_is_empty() -> None:
    given = {"race": "elf", "legends": ["three_plains"]}
    table = front("NN", given, "dwarf", row=["two_dwarves"])
    assert (len(seen(table).row), seen(table).legend_deck) == (8, 0)
    play(table, "legend two_dwarves")
    assert (len(seen(table).row), seen(table).legend_deck) == (7, 0)


@pytest.mark.clause("AE-11.21", "AE-11.28")
def test_no_legend_after_the_placement_that_ends_the_game() -> None:
    rows = ["MM####", "PPPPPP", "SSSSSS", "FFFFFF", "EEEEEE", "HHHHHH"]
    table = front("/".join(rows), "dwarf", "elf", "goblin", offer="MDDD", row=["three_mountains", "three_plains"])
    assert "legend three_plains" in options(table)
    play(table, "take 1", "place 1,3")
    assert table.turn == -1
    assert points(table, "legends") == {"dwarf": 0, "elf": 0, "goblin": 0}


@pytest.mark.clause("AE-11.21")
def test_declining_is_allowed() -> None:
    table = front("NN", "elf", "dwarf", "human", offer="FPDL", row=["two_dwarves"])
    play(table, "take 1", "place 5,5", "done")
    assert table.turn == 1 and points(table, "legends")["elf"] == 0


@pytest.mark.clause("AE-11.29")
def test_the_legends_row_is_the_sum_of_their_values() -> None:
    for seed in range(15):
        rng = Rng(seed)
        table = opening(3, seed)
        while table.turn >= 0:
            moves = table.actions()
            table.play(moves[-1], rng)
        for player, worth in zip(seen(table).players, points(table, "legends").values(), strict=True):
            assert worth == sum(LEGEND_VALUES[LEGENDS.index(name)] for name in player.legends)


@pytest.mark.clause("AE-11.21")
def test_a_legend_whose_condition_fails_again_is_not_to_be_had() -> None:
    table = front("NN", "dwarf", "elf", "human", offer="FPDL", row=["two_dwarves"])
    play(table, "take 1", "place 1,2")
    assert table.turn == 1
    assert refusal(table, "legend two_dwarves") == ("not-fulfilled", "AE-11.21")


@pytest.mark.clause("AE-11.21")
def test_the_legend_turned_up_may_be_true_already() -> None:
    """Two players and nine legends: the only one in the deck, two Elves side by side, comes up and waits for the next turn."""
    pool = [name for name in LEGENDS if "goblin" not in name and name not in ("all_races", "three_swamps", "two_elves")]
    table = front("NN#EE", "dwarf", "elf", offer="FPDL", row=pool)
    assert "two_dwarves" in seen(table).row and "two_elves" not in seen(table).row and seen(table).legend_deck == 1
    play(table, "legend two_dwarves")
    assert "two_elves" in seen(table).fulfilled
    play(table, "take 2", "place 5,5")
    assert table.turn == 1 and "legend two_elves" in options(table)
