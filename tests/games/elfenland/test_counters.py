"""EL-5 to EL-8 and EL-11: dealing, taking counters, and the end of a round."""

from __future__ import annotations

from collections import Counter

import pytest

from games.elfenland.table import counted, fresh, hand, options, phase, play, refusal, seen, table, through, unloadable
from traktir.core.rng import Rng
from traktir.games.elfenland import GAME
from traktir.games.elfenland.components import CARDS, KINDS, TRANSPORTS
from traktir.games.elfenland.rules import Elfenland

FOUR = ["pig", "elfcycle", "cloud", "dragon"]


def end_of_round(*players: dict[str, object], seats: int = 2, **rest: object) -> Elfenland:
    """The last player of the round is about to stop."""
    first = rest.get("first", 0)
    assert isinstance(first, int)
    return table(*players, seats=seats, turn=(first + seats - 1) % seats, **rest)


@pytest.mark.clause("EL-5.1")
def test_six_phases_in_their_order() -> None:
    t = fresh(3)
    order = []
    rng = Rng(4)
    while t.turn >= 0:
        shown = GAME.view(t).phase
        if not order or order[-1] != (t.round, shown):
            order.append((t.round, shown))
        legal = t.actions()
        t.play(legal[rng.below(len(legal))], rng)
    for round in range(4):
        names = [name for r, name in order if r == round]
        assert names[0] == "take" and names[1] == "plan"
        assert set(names[2:]) <= {"move", "discard", "keep"}
        assert names.count("take") == names.count("plan") == 1
        assert "keep" not in names or names[-1] == "keep"
    assert max(r for r, _ in order) == 3


@pytest.mark.clause("EL-5.1", "EL-15.35")
def test_dealing_and_hidden_counters_ask_nobody() -> None:
    t = fresh(4)
    assert phase(t) == "take"
    assert all(p.hand_size == 8 and p.hidden_size == 1 for p in GAME.view(t).players)


@pytest.mark.clause("EL-6.1")
def test_eight_cards_of_a_full_deck_fairly_dealt() -> None:
    dealt: Counter[str] = Counter()
    games = 3000
    for seed in range(games):
        dealt += hand(fresh(2, seed=seed), 0)
    for transport, box in zip(TRANSPORTS, CARDS, strict=True):
        assert abs(dealt[transport] / games - 8 * box / 72) < 0.08


@pytest.mark.clause("EL-6.2", "WE-12", "EL-15.4", "EL-11.5")
def test_hands_are_filled_up_to_eight_and_kept_cards_stay() -> None:
    t = end_of_round({"hand": ["4 raft"]}, {}, played=["4 pig"])
    assert GAME.view(t).discards == 4
    play(t, "stop")
    assert phase(t) == "take"
    view = GAME.view(t)
    assert [p.hand_size for p in view.players] == [8, 8]
    assert hand(t, 0)["raft"] >= 4
    assert view.deck == 72 - 16 and view.discards == 0 and view.played == []


@pytest.mark.clause("EL-6.2")
def test_played_and_put_away_cards_are_dealt_again() -> None:
    """With six hands two thirds of all cards are dealt: of ten dragons and four clouds most come back each time."""
    dragons = clouds = 0
    for seed in range(30):
        away = {"hand": ["4 cloud"], "discarded": ["4 cloud"]}
        t = end_of_round(away, seats=6, played=["10 dragon", "10 unicorn"])
        play(t, "stop", seed=seed)
        dragons += sum(hand(t, seat)["dragon"] for seat in range(6))
        clouds += sum(hand(t, seat)["cloud"] for seat in range(6))
    assert 30 * 5 < dragons < 30 * 8
    assert 30 * 6 < clouds < 30 * 10


@pytest.mark.clause("EL-6.3", "EL-14.2")
def test_hands_are_secret_and_their_sizes_public() -> None:
    t = fresh(3)
    view = GAME.view(t, 1)
    assert [p.hand is None for p in view.players] == [True, False, True]
    assert [p.hand_size for p in view.players] == [8, 8, 8]


@pytest.mark.clause("EL-7.1")
def test_the_hidden_counter_is_seen_by_its_owner_only() -> None:
    t = fresh(3)
    view = GAME.view(t, 2)
    assert [p.hidden_size for p in view.players] == [1, 1, 1]
    assert [p.hidden for p in view.players][:2] == [None, None]
    assert sum(counted(view.players[2].hidden).values()) == 1


@pytest.mark.clause("EL-7.2", "WE-9", "EL-8.4")
@pytest.mark.parametrize(
    ("keeping", "hidden", "open"),
    [({"hidden": ["pig"]}, 2, 3), ({"counters": ["pig"]}, 1, 4), ({}, 1, 3)],
)
def test_counters_after_the_second_round_of_taking(keeping: dict[str, object], hidden: int, open: int) -> None:
    t = end_of_round(keeping)
    play(t, "stop")
    while phase(t) == "take":
        play(t, "stack")
    assert (seen(t).hidden_size, sum(counted(seen(t).counters).values())) == (hidden, open)


@pytest.mark.clause("EL-8.1", "WE-9", "EL-8.4")
def test_three_laps_and_everybody_has_four_counters() -> None:
    t = fresh(4)
    for _ in range(12):
        assert phase(t) == "take"
        play(t, options(t)[-1])
    assert phase(t) == "plan"
    assert [(p.hidden_size, sum(counted(p.counters).values())) for p in GAME.view(t).players] == [(1, 3)] * 4


@pytest.mark.clause("WE-10", "EL-5.2")
def test_order_of_taking_from_the_first_player() -> None:
    t = fresh(3, first=1)
    order = []
    while phase(t) == "take":
        assert GAME.view(t).lap == len(order) // 3 + 1
        order.append(t.turn)
        assert sum(counted(GAME.view(t).row).values()) == 5
        play(t, options(t)[len(order) % 2])
    assert order == [1, 2, 0] * 3
    assert t.turn == 1


@pytest.mark.clause("EL-8.2", "EL-15.7")
def test_what_is_taken_lies_open_even_when_taken_blind() -> None:
    t = fresh(2, first=0)
    play(t, "stack")
    view = GAME.view(t, 1)
    assert sum(counted(view.players[0].counters).values()) == 1 and view.players[0].hidden_size == 1


@pytest.mark.clause("EL-8.3")
def test_the_row_is_refilled_at_once() -> None:
    t = table(phase="take", row=["5 pig"], stack=None)
    before = GAME.view(t)
    play(t, "take pig")
    after = GAME.view(t)
    assert sum(counted(after.row).values()) == 5 and after.stack == before.stack - 1
    assert counted(after.row)["pig"] >= 4 and counted(after.players[0].counters) == {"pig": 1}
    play(t, "stack")
    assert GAME.view(t).row == after.row


@pytest.mark.clause("EL-8.1")
def test_only_what_lies_in_the_row_can_be_taken() -> None:
    t = table(phase="take", row=["3 pig", "2 cloud"])
    assert options(t) == ["stack", "take pig", "take cloud"]
    assert refusal(t, "take dragon") == "EL-8.1"


@pytest.mark.clause("EL-8.5", "EL-15.8")
def test_nobody_may_refuse_a_counter() -> None:
    t = fresh(2)
    assert not {"pass", "stop"} & set(options(t))
    assert refusal(t, "pass") == "EL-5.1"
    assert refusal(t, "stop") == "EL-5.1"


@pytest.mark.clause("EL-11.1", "WE-13")
def test_round_and_first_player_move_on() -> None:
    t = end_of_round(seats=3, roads=["pig feodor-lapphalya", "dragon lapphalya-virst"], row=["5 cloud"])
    play(t, "stop")
    view = GAME.view(t)
    assert (view.round, view.first, view.turn) == (2, 1, 1)
    assert view.roads == {} and view.row == ["5 cloud"]
    assert view.stack == 48 - 5 - 3


@pytest.mark.clause("EL-11.1")
def test_the_first_player_card_wraps_round() -> None:
    t = end_of_round(seats=3, first=2, round=3)
    play(t, "stop")
    assert (GAME.view(t).round, GAME.view(t).first) == (4, 0)


@pytest.mark.clause("EL-11.2", "EL-15.23")
def test_all_counters_but_one_go_back() -> None:
    t = end_of_round({"counters": FOUR[:3], "hidden": ["dragon"]})
    play(t, "stop")
    assert phase(t) == "keep" and t.turn == 0
    assert options(t) == ["keep pig", "keep elfcycle", "keep cloud", "keep hidden dragon"]
    assert refusal(t, "keep unicorn") == "EL-11.2"
    assert refusal(t, "keep dragon") == "EL-11.2"
    play(t, "keep cloud")
    assert seen(t).counters == ["cloud"] and seen(t).hidden_size == 1
    assert GAME.view(t).stack == 48 - 5 - 1 - 2


@pytest.mark.clause("EL-11.2", "EL-15.38")
def test_a_kept_counter_stays_as_it_was() -> None:
    t = end_of_round({"counters": FOUR[:3], "hidden": ["dragon"]})
    play(t, "stop", "keep hidden dragon")
    assert seen(t).counters == [] and seen(t).hidden_size == 2
    assert counted(seen(t).hidden)["dragon"] >= 1
    assert GAME.view(t, 1).players[0].hidden is None and GAME.view(t, 1).players[0].hidden_size == 2


@pytest.mark.clause("EL-11.3", "WE-13")
def test_counters_of_the_map_go_back_and_the_row_stays() -> None:
    t = end_of_round(roads=["pig feodor-lapphalya"], row=["5 dragon"])
    before = GAME.view(t).stack
    play(t, "stop")
    assert GAME.view(t).stack == before + 1 - 2
    assert GAME.view(t).row == ["5 dragon"]


@pytest.mark.clause("EL-11.4", "WE-13")
def test_used_obstacles_leave_and_unused_ones_stay() -> None:
    t = end_of_round({"obstacle": False}, roads=["pig feodor-lapphalya", "obstacle feodor-lapphalya"])
    play(t, "stop")
    assert [p.obstacle for p in GAME.view(t).players] == [False, True]
    assert GAME.view(t).roads == {}
    through(t, "plan")
    play(t, "pass")
    assert any(move.startswith("obstacle") for move in options(t)) == bool(GAME.view(t).roads)


@pytest.mark.clause("EL-11.5")
def test_boots_stay_where_they_are() -> None:
    t = end_of_round({"town": "feodor"}, {"town": "virst"})
    play(t, "stop")
    assert [p.town for p in GAME.view(t).players] == ["feodor", "virst"]


@pytest.mark.clause("EL-15.5")
def test_an_empty_stack_is_neither_drawn_from_nor_used_to_refill() -> None:
    """It cannot happen at a real table; this one is emptied by hand."""
    t = table(phase="take", row=["2 pig", "3 cloud"])
    for kind in range(len(KINDS)):
        t.stack[kind] = 0
    t.stack_size = 0
    assert options(t) == ["take pig", "take cloud"]
    refused = GAME.explain(t, GAME.parse(t, "stack"))
    assert refused is not None and refused.clause == "EL-15.5"
    play(t, "take pig")
    assert GAME.view(t).row == ["pig", "3 cloud"]


@pytest.mark.clause("EL-15.24")
def test_keeping_goes_round_from_the_first_player_and_nobody_sees_it() -> None:
    t = end_of_round(*({"counters": ["pig", "cloud"]} for _ in range(3)), seats=3, first=1)
    play(t, "stop")
    assert t.turn == 1
    before = GAME.view(t, 0).players[1]
    play(t, "keep pig")
    assert t.turn == 2
    assert GAME.view(t, 0).players[1] == before == GAME.view(t).players[1]
    assert GAME.view(t, 1).players[1].kept == "pig"
    play(t, "keep cloud")
    assert t.turn == 0
    play(t, "keep cloud")
    assert [p.counters for p in GAME.view(t).players] == [["cloud"], ["pig"], ["cloud"]]


@pytest.mark.clause("EL-15.25")
def test_nothing_is_kept_after_the_last_round() -> None:
    t = end_of_round({"counters": FOUR[:3]}, round=4)
    play(t, "stop")
    assert t.turn == -1 and seen(t).counters == FOUR[:3]
    assert unloadable({"counters": FOUR[:3]}, phase="keep", round=4) == "EL-15.25"


@pytest.mark.clause("EL-15.35", "EL-15.23")
def test_one_counter_or_none_is_kept_without_asking() -> None:
    t = end_of_round({"counters": ["pig"]}, {})
    play(t, "stop")
    assert phase(t) == "take" and seen(t).counters == ["pig"] and seen(t, 1).counters == []
