"""VE-1 to VE-3: what is in the box and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from games.vale.table import end_round, me, options, phase, play, points, seat, table, unloadable
from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.games.vale import CREATURES, GAME
from traktir.games.vale.components import CARDS, SALE, unpack


@pytest.mark.clause("VE-1.1")
def test_seventy_different_creatures() -> None:
    assert len(set(CARDS)) == 70
    assert Counter(c.family for c in CREATURES) == {"fire": 15, "water": 15, "earth": 15, "wind": 15, "dragon": 10}
    assert all(1 <= len(c.effects) <= 2 and 0 <= c.cost <= 12 for c in CREATURES)


@pytest.mark.clause("VE-1.2", "VE-X34")
def test_the_supply_of_stones_is_unlimited() -> None:
    red = {"stones": "RRRR"}
    t = table(me("hestia", stones="RRRRRR"), red, red, {**red, "caught": ["imp"]}, seats=4, turn=3)
    assert seat(t).stone_worth == {"red": 1, "blue": 3, "purple": 6}
    play(t, "sell imp")
    assert seat(t, 3).stones == "RRRRRRR"  # 25 red stones are in play, 16 lie in the box


@pytest.mark.clause("VE-1.3")
def test_a_player_has_two_hunt_tokens() -> None:
    assert unloadable({"caught": ["imp", "troll", "hydra"]}) == "VE-1.3"
    t = GAME.new(Setting(2), Rng(1))
    while phase(t) == "hunt":
        play(t, options(t)[0])
    assert [len(seat(t, i).caught) for i in range(2)] == [2, 2]


@pytest.mark.clause("VE-1.4", "VE-A18")
def test_hands_and_pile_are_secret_and_everything_else_is_open() -> None:
    t = table({"hand": ["imp"], "stones": "RB", "points": 7}, me("troll", hand=["hydra", "ember"]), discard=["harpy"])
    seen = GAME.view(t, 0)
    assert seen.players[0].hand == ["imp"] and seen.players[1].hand is None
    assert seen.players[1].hand_size == 2 and seen.players[1].area == ["troll"]
    assert seen.discard == ["harpy"] and seen.pile == 70 - 5
    public = GAME.view(t)
    assert all(p.hand is None for p in public.players)
    assert (public.players[0].stones, public.players[0].points, public.round, public.turn) == ("RB", 7, 5, 0)


@pytest.mark.clause("VE-2.1", "VE-4.1", "VE-2.2", "VE-2.3", "VE-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_display_depends_on_the_number_of_players(seats: int) -> None:
    t = GAME.new(Setting(seats), Rng(5))
    seen = GAME.view(t)
    assert (seen.round, seen.stage, seen.discard) == (1, "hunt", [])
    assert sum(map(len, seen.display)) == 2 * seats and seen.pile == 70 - 2 * seats
    for p in seen.players:
        assert (p.stones, p.hand_size, p.area, p.caught) == ("", 0, [], [])
    with pytest.raises(Refused):
        GAME.new(Setting(seats + 3 if seats > 2 else 1), Rng(0))


@pytest.mark.clause("VE-2.5", "VE-A1")
def test_the_first_player_is_drawn_or_named() -> None:
    firsts = Counter(GAME.view(GAME.new(Setting(3), Rng(seed))).first for seed in range(300))
    assert set(firsts) == {0, 1, 2} and min(firsts.values()) > 60
    for first in range(3):
        assert GAME.view(GAME.new(Setting(3, options={"first_player": first}), Rng(1))).first == first
    with pytest.raises(Refused) as refused:
        GAME.new(Setting(3, options={"first_player": 3}), Rng(1))
    assert refused.value.clause == "VE-2.5"


@pytest.mark.clause("VE-2.6", "VE-X1")
def test_starting_points_go_clockwise_from_the_first_player() -> None:
    t = GAME.new(Setting(4, options={"first_player": 2}), Rng(1))
    assert [points(t, i) for i in range(4)] == [3, 4, 1, 2]
    t = table({"points": 1}, {"points": 2}, round=3)
    end_round(t)
    assert GAME.view(t).first == 1 and [points(t, i) for i in range(2)] == [1, 2]  # once only


@pytest.mark.clause("VE-3.1")
def test_a_round_is_hunt_action_resolution() -> None:
    t = table(me("imp"), {}, round=2)
    assert GAME.view(t).stage == "action"
    play(t, "end", "end")
    assert GAME.view(t).stage == "resolution"
    play(t, "activate imp")
    assert (GAME.view(t).stage, GAME.view(t).round) == ("hunt", 3)


@pytest.mark.clause("VE-3.2", "VE-X30", "VE-9.1")
def test_ten_rounds_at_most() -> None:
    t = table({"points": 3}, {"points": 5}, round=10)
    end_round(t)
    assert t.turn == -1 and phase(t) == "over" and t.ranking() == [2, 1]


@pytest.mark.clause("VE-5.5")
def test_sale_prices_are_those_of_the_table() -> None:
    assert [unpack(price) for price in SALE] == [(3, 0, 0), (0, 1, 0), (4, 0, 0), (1, 1, 0), (0, 0, 1)]
