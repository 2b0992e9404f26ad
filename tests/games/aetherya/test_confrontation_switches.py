"""AE-12: the switches that touch Confrontation, each against its default, and what ends a game that nobody will end."""

from __future__ import annotations

import pytest

from games.aetherya.front import (
    card_at,
    fortresses,
    front,
    late,
    opening,
    options,
    play,
    points,
    refusal,
    seen,
    targets,
    written,
)
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME
from traktir.games.aetherya.confrontation import A_DONE, A_LAY, Confrontation


@pytest.mark.clause("AE-11.34")
def test_portals_side_by_side_need_not_chain() -> None:
    land = "ELLF"
    assert targets(front(land, "dwarf", "elf", offer="PPDD")) == set()
    apart = front(land, "dwarf", "elf", offer="PPDD", options={"portal_chain": False})
    assert targets(apart) == {"1,1", "1,4"}


@pytest.mark.clause("AE-11.21")
def test_two_goblins_through_a_portal_against_one() -> None:
    row = ["vs_goblin_human"]
    land = "#G/HLG"
    never = front(land, "goblin", "human", "elf", row=row)
    assert "legend vs_goblin_human" not in options(never)
    peer = front(land, "goblin", "human", "elf", row=row, options={"goblin_2v1_through_portal": "peer"})
    assert "legend vs_goblin_human" in options(peer)
    turned = front("#H/GLH", "goblin", "human", "elf", row=row, options={"goblin_2v1_through_portal": "peer"})
    assert "legend vs_goblin_human" not in options(turned)


@pytest.mark.clause("AE-11.30")
def test_the_floor_of_the_dragon_row_can_be_taken_away() -> None:
    land = "EDED/EDEE/####/FD#FD##/####/FD#FD"
    table = front(land, "elf", "dwarf", "human", "goblin", options={"dragon_row_zero_from_six_when_three_tamed": False})
    assert points(table, "dragons")["elf"] == -6


@pytest.mark.clause("AE-11.30")
@pytest.mark.parametrize(("reading", "row"), [("zero", 0), ("minus", -3), ("plus", 3)])
def test_a_dragon_tamed_by_another_race(reading: str, row: int) -> None:
    table = front("#N/NDF", "elf", "dwarf", options={"conf_dragon_tamed_by_other_race": reading})
    assert points(table, "dragons") == {"elf": row, "dwarf": 3}


@pytest.mark.clause("AE-11.17")
def test_unplayed_races_can_be_spared() -> None:
    switch = {"conf_unplayed_race_can_be_destroyed": False}
    table = front("FHP/#F", "elf", "dwarf", offer="FPDL", options=switch)
    assert seen(table).players[0].threatened == []
    assert refusal(table, "take 1", "place 1,2") == ("supplied", "AE-11.14")
    played = front("FNM/#F", "elf", "dwarf", offer="FPDL", options=switch)
    assert seen(played).players[0].threatened == ["1,2"]


@pytest.mark.clause("AE-11.25")
def test_goblins_may_be_allowed_to_kill_with_any_card() -> None:
    table = front(
        "#G###/#DG##", "goblin", "human", removed="elf", offer="PSLD", options={"conf_goblin_kill_needs_own_card": False}
    )
    play(table, "take 1", "place 2,2")
    assert card_at(table, "2,2") == "P" and seen(table).players[0].dragons == 1
    assert fortresses(table, "goblin") == []  # AE-11.41: a fortress lies on an own card


@pytest.mark.clause("AE-11.21")
def test_legends_may_ask_for_an_own_deed() -> None:
    switch = {"conf_legend_needs_own_action": True}
    table = front("NN/MM#", "elf", "dwarf", offer="MPDL", row=["two_dwarves", "three_mountains"], options=switch)
    assert refusal(table, "legend two_dwarves") == ("not-your-deed", "AE-11.21")
    play(table, "take 1", "place 2,3")
    assert options(table) == ["legend three_mountains", "done"]
    assert refusal(table, "legend two_dwarves") == ("not-your-deed", "AE-11.21")


@pytest.mark.clause("AE-11.21")
def test_a_legend_may_have_to_be_taken() -> None:
    table = front("NN", "elf", "dwarf", offer="FPDL", row=["two_dwarves"], options={"legend_claim_optional": False})
    play(table, "take 1", "place 5,5")
    assert options(table) == ["legend two_dwarves"]
    assert refusal(table, "done") == ("claim-forced", "AE-5.3")


@pytest.mark.clause("AE-11.21", "AE-11.28")
def test_a_legend_may_be_allowed_after_the_last_card() -> None:
    rows = "MM####/PPPPPP/SSSSSS/FFFFFF/EEEEEE/HHHHHH"
    row = ["three_mountains", "two_dwarves", "two_goblins"]
    table = front(rows, "dwarf", "elf", "goblin", offer="MDDD", row=row, options={"legend_after_last_card": True})
    play(table, "take 1", "place 1,3")
    assert table.turn == 0 and "legend three_mountains" in options(table)
    play(table, "legend three_mountains")
    assert table.turn == -1 and "#" not in written(table).land
    assert points(table, "legends")["dwarf"] == 4


@pytest.mark.clause("AE-11.10")
def test_doubles_may_reshuffle_but_only_once_a_turn() -> None:
    table = late("", "elf", "dwarf", "human", offer="FFFF", deck="M", options={"conf_doubles_reshuffle": True})
    pile = sum(seen(table).discard.values())
    play(table, "swap 1")
    assert seen(table).deck == 0 and "swap 2" in options(table)
    play(table, "swap 2")
    assert seen(table).deck == pile + 2 - 1 and seen(table).discard == {}
    swaps = 0
    while any(move.startswith("swap") for move in options(table)):
        play(table, next(move for move in options(table) if move.startswith("swap")), seed=swaps)
        swaps += 1
        assert swaps < 100
    assert table.reshuffled == 1


# AE-7.12: the rules set no limit; these two are the table's own


def stubborn(table: Confrontation, rng: Rng) -> int:
    """Replace open cards for as long as that is possible; how many turns the game took."""
    while table.turn >= 0 and table.turns < 3000:
        moves = table.actions()
        quiet = [a for a in moves if not A_LAY <= a < A_DONE or not table.land.closed >> (a - A_LAY) & 1]
        choice = quiet or moves
        table.play(choice[rng.below(len(choice))], rng)
    return int(table.turns)


@pytest.mark.clause("AE-11.28")
def test_patience_ends_a_game_in_which_no_closed_card_goes() -> None:
    table = front("H#E#/####/P#F#", "elf", "dwarf", options={"patience": 3})
    assert stubborn(table, Rng(3)) < 3000
    assert table.turn == -1 and table.quiet == 6
    assert "#" not in written(table).land
    assert GAME.invariants(table) == []


@pytest.mark.clause("AE-11.28")
def test_without_patience_nobody_is_hurried() -> None:
    table = front("H#E#/####/P#F#", "elf", "dwarf", options={"patience": None})
    assert stubborn(table, Rng(3)) == 3000


@pytest.mark.clause("AE-11.28")
def test_a_turn_cap_ends_the_game() -> None:
    table = opening(4, turn_cap=10)
    rng = Rng(5)
    while table.turn >= 0:
        moves = table.actions()
        table.play(moves[rng.below(len(moves))], rng)
    assert table.turns == 10 and "#" not in written(table).land
