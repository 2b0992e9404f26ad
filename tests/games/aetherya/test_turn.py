"""AE-4 and AE-6: the action, placing, locks, the reshuffle, who sees what."""

from __future__ import annotations

import pytest

from games.aetherya.table import QUIET, discard, grid, offered, options, phase, play, refusal, started, table, unloadable
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME
from traktir.games.aetherya.components import LETTERS

ANDREI = "####/#MP#/#NF#/####"
HOLDING = {"phase": "held", "held": "N", "source": "deck"}


@pytest.mark.clause("AE-4.1", "AE-4.2", "AE-4.3")
def test_a_turn_is_one_of_two_actions_and_no_pass() -> None:
    t = table()
    assert options(t) == ["draw", "take"]
    assert refusal(t, "done") == ("not-now", "AE-4.1")
    assert refusal(t, "open 1,1") == ("not-now", "AE-4.3")
    assert refusal(t, "place 1,1") == ("not-now", "AE-4.4")
    assert refusal(t, "take 2") == ("one-pile", "AE-4.2")


@pytest.mark.clause("WE-03", "AE-4.3", "AE-4.4")
def test_andrei_draws_a_dwarf_and_places_it_on_an_open_card() -> None:
    t = table(ANDREI, **HOLDING)
    play(t, "place 2,3")
    assert grid(t) == "####/#MN#/#NF#/####"
    assert discard(t) == "SP"
    assert t.turn == 1


@pytest.mark.clause("WE-03", "AE-4.4")
@pytest.mark.parametrize("under", "FSHEGDL")
def test_andrei_places_it_on_a_closed_card_and_that_one_is_discarded_open(under: str) -> None:
    t = table(f"####/({under})MP#/#NF#/####", **HOLDING)
    play(t, "place 2,1")
    assert grid(t) == "####/NMP#/#NF#/####"
    assert discard(t) == "S" + under


@pytest.mark.clause("WE-03", "AE-4.3", "AE-4.7")
def test_andrei_discards_it_and_opens_a_closed_card() -> None:
    t = table("####/#MP#/(G)NF#/####", **HOLDING)
    play(t, "discard")
    assert discard(t) == "SN" and phase(t) == "open"
    assert t.turn == 0  # discarding without opening is no turn
    assert set(offered(t, "open")) == {f"{r},{c}" for r in range(1, 5) for c in range(1, 5)} - {"2,2", "2,3", "3,2", "3,3"}
    assert refusal(t, "open 2,2") == ("already-open", "AE-4.3")
    play(t, "open 3,1")
    assert grid(t) == "####/#MP#/GNF#/####"
    assert discard(t) == "SN" and t.turn == 1


@pytest.mark.clause("WE-03", "WE-04", "AE-4.6")
def test_a_card_never_replaces_an_open_one_of_its_type() -> None:
    t = table(ANDREI, **HOLDING)
    assert refusal(t, "place 3,2") == ("same-type", "AE-4.6")
    t = table("####/#MP#/(F)NF#/####", discard="F")
    play(t, "take")
    assert refusal(t, "place 3,3") == ("same-type", "AE-4.6")
    play(t, "place 3,1")  # the ban does not reach closed cards
    assert grid(t) == "####/#MP#/FNF#/####" and discard(t) == "F"


@pytest.mark.clause("WE-05", "AE-4.5", "AE-4.7")
def test_open_portals_and_dragons_are_locked() -> None:
    t = table("(D)###/#LD#/#NF#/####", QUIET, discard="SE")
    play(t, "take")
    assert refusal(t, "place 2,2") == ("locked", "AE-4.5")
    assert refusal(t, "place 2,3") == ("locked", "AE-4.5")
    play(t, "place 1,1")
    assert discard(t) == "SD"
    play(t, "take")  # the next player may take the Dragon, and must place it
    assert GAME.view(t).held == "D"
    assert refusal(t, "discard") == ("must-place", "AE-4.2")
    play(t, "place 1,1")
    assert grid(t, 1)[0] == "D"


@pytest.mark.clause("AE-4.7", "AE-4.5")
@pytest.mark.parametrize("card", "DL")
def test_an_opened_dragon_or_portal_is_locked_at_once(card: str) -> None:
    t = table(f"({card})###/#PF#/#MN#/####", QUIET, **HOLDING)
    play(t, "discard", "open 1,1", "draw", "discard", "open 1,1")
    assert grid(t)[0] == card
    play(t, "take")
    assert refusal(t, "place 1,1") == ("locked", "AE-4.5")


@pytest.mark.clause("WE-06", "AE-4.2")
def test_what_is_taken_from_the_discard_must_be_placed() -> None:
    t = table(discard="SE")
    play(t, "take")
    assert phase(t) == "held" and discard(t) == "S"
    assert {move.split()[0] for move in options(t)} == {"place"}
    assert refusal(t, "discard") == ("must-place", "AE-4.2")
    assert refusal(t, "open 1,1") == ("not-now", "AE-4.3")


@pytest.mark.clause("AE-4.4")
def test_any_of_the_sixteen_cards_may_be_replaced() -> None:
    t = table(**HOLDING)
    assert len(offered(t, "place")) == 16
    t = table("D###/#LN#/#N##/####", **HOLDING)
    assert len(offered(t, "place")) == 12


@pytest.mark.clause("AE-4.8")
def test_a_legal_move_always_exists() -> None:
    t = table("DDLL/EELN/NNFF/SS#S", discard="PP", phase="held", held="E", source="discard")
    assert "4,3" in offered(t, "place")
    assert unloadable("DDLL/EELN/NNFF/SSGS", discard="PP") == ("full", "AE-7.1")


@pytest.mark.clause("AE-4.9")
def test_the_removed_card_lies_on_top_for_the_next_player() -> None:
    t = table(discard="SE")
    play(t, "take", "place 2,2")
    assert t.turn == 1 and discard(t) == "SP"
    play(t, "take")
    assert GAME.view(t).held == "P"


@pytest.mark.clause("AE-4.10")
def test_without_a_legend_to_take_the_turn_ends_by_itself() -> None:
    t = table("####/#EP#/#MS#/####", phase="held", held="F", source="deck", row=None)
    play(t, "place 1,1")
    assert (t.turn, phase(t)) == (1, "turn")
    t = table("####/#EP#/#MS#/####", phase="held", held="H", source="deck")
    play(t, "place 2,3")
    assert (t.turn, phase(t)) == (0, "after")
    assert options(t) == ["done", "legend link_human_elf"]
    play(t, "done")
    assert (t.turn, phase(t)) == (1, "turn")


@pytest.mark.clause("AE-4.11")
def test_a_drawn_card_is_private_until_it_is_placed_or_discarded() -> None:
    t = table(**HOLDING)
    assert GAME.view(t, 0).held == "N"
    for seat in (1, None):
        view = GAME.view(t, seat)
        assert view.held is None and view.holding
    faces = {t.imagine(1, Rng(seed)).held for seed in range(80)}
    assert len(faces) >= 8
    assert {t.imagine(0, Rng(seed)).held for seed in range(20)} == {LETTERS.index("N")}
    play(t, "discard")
    assert GAME.view(t, 1).discards == ["SN"]
    t = table(discard="SE")
    play(t, "take")
    assert GAME.view(t, 1).held == "E"  # it was taken in the open
    assert {t.imagine(1, Rng(seed)).held for seed in range(20)} == {LETTERS.index("E")}


@pytest.mark.clause("AE-4.11")
def test_no_view_tells_the_order_of_a_deck_or_a_closed_face() -> None:
    t = table("####/#PF#/#M(D)#/####", deck=None)
    first, second = t.copy(), t.copy()
    first.play(0, Rng(1))
    second.play(0, Rng(2))
    assert GAME.view(first, 1) == GAME.view(second, 1)
    assert first.held != second.held or first.imagine(1, Rng(3)).held >= 0


# AE-6


@pytest.mark.clause("WE-07", "AE-6.1", "AE-6.2", "AE-6.3")
def test_the_reshuffle_with_two_players() -> None:
    # 12 closed cards each; eight cards outside the kingdoms: one in the deck, seven on the pile
    t = table("####/#PF#/#MS#/####", "####/#HE#/#NG#/####", discard="SPFMHEN")
    assert GAME.view(t).deck == 1
    play(t, "draw")
    assert GAME.view(t).deck == 0
    assert len(discard(t)) == 7  # nothing is shuffled before the action is over
    play(t, f"place {offered(t, 'place')[0]}")
    view = GAME.view(t)
    assert (view.deck, len(view.discards[0]), view.reshuffled) == (7, 1, True)
    assert t.turn == 1
    assert GAME.invariants(t) == []


@pytest.mark.clause("AE-6.1", "AE-4.11")
def test_after_a_reshuffle_deck_and_closed_cards_are_told_apart() -> None:
    t = table("####/#PF#/#MS#/####", "####/#HE#/#NG#/####", deck="PPPFFF", discard="M", phase="held", held="M", source="deck")
    for seed in range(40):
        world = t.imagine(1, Rng(seed))
        assert LETTERS[world.held] in "PFM"
        assert GAME.invariants(world) == []
    assert {t.imagine(1, Rng(seed)).held for seed in range(40)} == {0, 1, 2}


@pytest.mark.clause("AE-6.2")
def test_the_peers_timing_is_a_switch() -> None:
    t = table("####/#PF#/#MS#/####", "####/#HE#/#NG#/####", discard="SPFMHEN", options={"reshuffle_timing": "peer"})
    play(t, "draw")
    assert (GAME.view(t).deck, discard(t)) == (7, "")
    play(t, f"place {offered(t, 'place')[0]}")
    assert (GAME.view(t).deck, len(discard(t))) == (7, 1)


@pytest.mark.clause("AE-6.4")
def test_an_odd_position_without_a_deck_waits_for_two_cards() -> None:
    # every closed card accounted for, no deck, one card on the pile
    t = table("####/#PF#/#MS#/####", "####/#HE#/#NG#/####", deck="", discard="S" + "PFMHENG")
    assert options(t) == ["take"]
    assert refusal(t, "draw") == ("no-deck", "AE-6.4")
    play(t, "take", "place 1,1")
    assert GAME.view(t).deck == 7 and len(discard(t)) == 1


@pytest.mark.clause("AE-6.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deck_and_discard_always_come_to_the_same_number(seats: int) -> None:
    t = started(seats, seed=5)
    rng = Rng(9)
    reshuffles = 0
    while t.turn >= 0:
        if phase(t) == "turn":
            view = GAME.view(t)
            assert view.deck + len(view.discards[0]) == 4 * seats
            reshuffles += view.reshuffled
        legal = t.actions()
        t.play(legal[rng.below(len(legal))], rng)
    assert reshuffles > 0
