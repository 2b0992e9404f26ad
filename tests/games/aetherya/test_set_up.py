"""AE-3: decks, legends, start hands, squares, the first player."""

from __future__ import annotations

from collections import Counter

import pytest

from games.aetherya.table import grid, new, offered, options, phase, play, refusal, started, table
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME
from traktir.games.aetherya.components import CARDS, LETTERS
from traktir.games.aetherya.rules import Base
from traktir.games.aetherya.view import letters

DECK = {2: 7, 3: 11, 4: 15}


@pytest.mark.clause("AE-3.1", "AE-3.9", "AE-6.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deck_by_players(seats: int) -> None:
    t = started(seats)
    view = GAME.view(t)
    assert t.copies == 2 * seats
    assert view.deck == DECK[seats]
    assert [len(pile) for pile in view.discards] == [1]
    assert [k.grid.count("#") for k in view.kingdoms] == [12] * seats
    assert view.deck + 1 + 16 * seats == 20 * seats


@pytest.mark.clause("WE-01", "AE-3.2", "AE-3.3")
def test_set_up_for_two() -> None:
    t = started(2)
    view = GAME.view(t)
    assert len(view.legends) == len(set(view.legends)) == 8
    assert view.legend_deck == 7
    assert len(view.discards[0]) == 1
    assert view.deck == 7
    for k in view.kingdoms:
        assert k.closed == 12
        assert len(set(k.grid.replace("#", "").replace("/", ""))) == 4


@pytest.mark.clause("AE-3.4", "AE-3.5")
def test_start_hands_differ_and_what_was_put_aside_returns() -> None:
    seen: Counter[int] = Counter()
    redrawn = 0
    for seed in range(60):
        t = new(3, seed=seed)
        assert GAME.invariants(t) == []
        assert len(GAME.view(t).discards[0]) == 1  # AE-3.5: only the bottom card stays
        for k in t.kingdoms:
            assert int(k.hand).bit_count() == 4
            assert k.shown & ~k.hand == 0
            redrawn += k.shown != 0
            seen.update(card for card in range(10) if k.hand >> card & 1)
    assert redrawn > 30
    assert set(seen) == set(range(len(CARDS)))  # Dragons and Portals may be among them


def dealt(cards: str, seed: int) -> Base:
    """Start hands from a deck of just these cards, the bottom of the discard being S."""
    t = new(2, seed=1, first_player=0)
    for k in t.kingdoms:
        k.hand = k.shown = 0
    t.hidden_size = 0
    t.heights[0] = 0
    t.put(0, LETTERS.index("S"))
    for letter in cards:
        t.hide(LETTERS.index(letter))
    t.deal_start(Rng(seed))
    return t


@pytest.mark.clause("WE-02", "AE-3.4", "AE-3.5", "AE-3.10")
def test_redraw() -> None:
    """Of F, F, E, M, then E, then G one F and one E are put aside: the hand is F, E, M, G, and both return to the deck."""
    found = 0
    for seed in range(4000):
        t = dealt("FFEEMGPHND", seed)
        first, second = t.kingdoms
        if letters(first.hand) == "FMEG" and letters(first.shown) == "FE" and second.shown == 0:
            found += 1
            assert letters(second.hand) == "PHND"
            assert (t.heights[0], LETTERS[t.top(0)]) == (1, "S")
            assert sorted(LETTERS[card] for card in t.hidden[: t.hidden_size]) == ["E", "F"]
    assert found > 0


@pytest.mark.clause("AE-3.10")
def test_a_deck_that_runs_out_during_the_redraws_takes_back_what_lies_aside() -> None:
    """Nine cards for two hands: whoever draws the second P must get its like back before all four differ."""
    again = 0
    for seed in range(200):
        t = dealt("PPFMEHNGD", seed)
        assert [int(k.hand).bit_count() for k in t.kingdoms] == [4, 4]
        again += any(k.shown for k in t.kingdoms)
        assert t.hidden_size == 1
    assert again > 10


@pytest.mark.clause("AE-3.6", "AE-3.11", "AE-3.7")
def test_the_square_is_laid_card_by_card_in_the_centre() -> None:
    t = new(2, first_player=0)
    assert options(t) == ["place 2,2", "place 2,3", "place 3,2", "place 3,3"]
    assert refusal(t, "place 1,1") == ("centre", "AE-3.6")
    assert refusal(t, "draw") == ("not-now", "AE-4.1")
    play(t, "place 3,3")
    assert offered(t, "place") == ["2,2", "2,3", "3,2"]
    assert refusal(t, "place 3,3") == ("centre", "AE-3.6")
    play(t, "place 2,2", "place 2,3")  # the fourth card has one place left
    assert t.turn == 1
    assert grid(t).count("#") == 12
    assert all(mark == "#" for i, mark in enumerate(grid(t).replace("/", "")) if i not in (5, 6, 9, 10))


@pytest.mark.clause("AE-3.11", "AE-4.11", "AE-3.6")
def test_squares_stay_secret_until_all_are_laid_out() -> None:
    t = new(2, first_player=0)
    play(t, "place 2,2", "place 2,3", "place 3,2")
    mine, theirs = GAME.view(t, 0), GAME.view(t, 1)
    assert mine.kingdoms[0].grid == grid(t) and mine.kingdoms[1].hand is None
    assert theirs.kingdoms[0].grid is None and theirs.kingdoms[0].rows is None
    assert theirs.kingdoms[1].hand is not None
    assert GAME.told(t, GAME.choose(t, "place 2,2"), 0) is None
    play(t, "place 2,2", "place 2,3", "place 3,2")
    assert GAME.view(t).kingdoms[1].grid is not None and phase(t) == "turn"
    assert GAME.view(t, 1).kingdoms[0].grid == grid(t)


@pytest.mark.clause("AE-3.11")
def test_an_imagined_hand_keeps_what_the_redraws_have_shown() -> None:
    for seed in range(30):
        t = new(2, seed=seed, first_player=0)
        for k in range(20):
            world = t.imagine(0, Rng(k))
            assert world.kingdoms[0].hand == t.kingdoms[0].hand
            assert world.kingdoms[1].hand & t.kingdoms[1].shown == t.kingdoms[1].shown
            assert int(world.kingdoms[1].hand).bit_count() == 4
            assert GAME.invariants(world) == []


@pytest.mark.clause("AE-3.7")
def test_nobody_knows_a_closed_card() -> None:
    t = table("###(D)/#PF#/#MS#/####")
    for seat in (None, 0, 1):
        assert GAME.view(t, seat).kingdoms[0].grid == "####/#PF#/#MS#/####"
    faces = set()
    for seed in range(60):
        world = t.imagine(0, Rng(seed))
        assert len(world.kingdoms[0].secrets) == 0
        world.finish(Rng(seed))
        faces.add(grid(world)[3])
    assert len(faces) > 5


@pytest.mark.clause("AE-3.8")
def test_the_first_player_is_drawn_or_chosen_and_turns_go_clockwise() -> None:
    assert {new(4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}
    t = started(3, first_player=2)
    assert (t.first, t.turn) == (2, 2)
    seats = []
    rng = Rng(1)
    while len(seats) < 4:
        if not seats or seats[-1] != t.turn or phase(t) == "turn":
            seats.append(t.turn)
        turn = t.turn
        while t.turn == turn and t.turn >= 0:
            t.play(t.actions()[-1], rng)
    assert seats == [2, 0, 1, 2]
