"""VE-4: the hunt."""

from __future__ import annotations

from collections import Counter

import pytest

from games.vale.table import empty_piles, end_round, hand, options, phase, play, refusal, seat, table
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games.vale import GAME
from traktir.games.vale.components import CARDS


@pytest.mark.clause("VE-4.3", "VE-4.4", "VE-4.6", "VE-X2")
@pytest.mark.parametrize("first", [0, 2])
def test_the_order_goes_there_and_back(first: int) -> None:
    t = GAME.new(Setting(3, options={"first_player": first}), Rng(3))
    assert sum(map(len, GAME.view(t).display)) == 6
    order = []
    while phase(t) == "hunt":
        order.append((t.turn - first) % 3)
        play(t, options(t)[-1])
    assert order == [0, 1, 2, 2, 1, 0]
    assert all(len(seat(t, i).caught) == 2 for i in range(3)) and GAME.view(t).display == []
    assert t.turn == first


@pytest.mark.clause("VE-4.5", "VE-X3")
def test_a_card_with_a_token_is_taken() -> None:
    t = table({}, {}, stage="hunt", display=["imp", "hydra", "troll", "harpy"])
    play(t, "catch troll")
    assert refusal(t, "catch troll") == "VE-4.5"
    assert refusal(t, "catch ember") == "VE-4.1"
    play(t, "catch imp")
    assert refusal(t, "catch imp") == "VE-4.5"  # not by the same player either
    assert options(t) == ["catch hydra", "catch harpy"]


@pytest.mark.clause("VE-4.1")
def test_the_display_is_grouped_by_family_and_every_card_is_equally_likely() -> None:
    t = table({}, {}, stage="hunt", display=["imp", "troll", "hestia", "ember"])
    assert GAME.view(t).display == [["hestia", "imp"], ["troll"], ["ember"]]
    shown: Counter[str] = Counter()
    for seed in range(3500):
        for family in GAME.view(GAME.new(Setting(2), Rng(seed))).display:
            shown.update(family)
    assert set(shown) == set(CARDS) and min(shown.values()) > 140 and max(shown.values()) < 260  # 200 each


@pytest.mark.clause("VE-4.2", "VE-X27", "VE-A16")
def test_the_discard_pile_is_shuffled_in_when_a_card_is_needed() -> None:
    rest = [card for card in CARDS if card not in ("imp", "hydra")]
    for seed in range(5):
        t = table({}, {}, discard=rest)
        play(t, "end", "end", seed=seed)
        shown = {card for family in GAME.view(t).display for card in family}
        assert len(shown) == 4 and {"imp", "hydra"} < shown
        assert GAME.view(t).discard == [] and GAME.view(t).pile == 66
    four = ("imp", "hydra", "troll", "ember")
    t = table({}, {}, discard=[card for card in CARDS if card not in four])
    end_round(t)
    assert GAME.view(t).pile == 0 and len(GAME.view(t).discard) == 66  # empty is not yet needed


@pytest.mark.clause("VE-A17")
def test_with_too_few_cards_the_order_stops_early() -> None:
    t = empty_piles({}, discard=("imp", "troll", "hydra"))
    end_round(t)
    order = []
    while phase(t) == "hunt":
        order.append(t.turn)
        play(t, options(t)[0])
    assert order == [1, 0, 0]  # the first player has moved on to seat 1
    assert [len(seat(t, i).caught) for i in range(2)] == [2, 1]
    play(t, f"sell {seat(t, 1).caught[0]}")
    assert "end" in options(t)  # the token without a card counts as taken back
    t = empty_piles({})
    play(t, "end", "end")
    assert phase(t) == "action" and GAME.view(t).round == 6
    t = empty_piles({"area": ["griffon", "salamander"]}, stage="resolution")
    play(t, "activate griffon")
    assert hand(t) == set()  # an active draw does nothing
