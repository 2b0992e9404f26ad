"""EL-14: what each player may see, and what others can work out."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.elfenland.table import counted, fresh, hand, phase, plan, play, seen, table, through
from traktir.core.rng import Rng
from traktir.games.elfenland import GAME
from traktir.games.elfenland.rules import Elfenland

PUBLIC = [
    "town", "markers", "taken", "hand_size", "at_most", "counters", "hidden_size", "obstacle",
]  # fmt: skip
SPENT = {"obstacle": False}


def worlds(t: Elfenland, seat: int, n: int = 200) -> list[Elfenland]:
    rng = Rng(11)
    found = []
    for _ in range(n):
        world = t.imagine(seat, rng)
        assert isinstance(world, Elfenland)
        assert GAME.invariants(world) == []
        assert GAME.view(world, None if seat < 0 else seat) == GAME.view(t, None if seat < 0 else seat)
        found.append(world)
    return found


@pytest.mark.clause("EL-14.1")
def test_what_everybody_sees() -> None:
    t = fresh(4, seed=3)
    through(t, "move", seed=3)
    views = [GAME.view(t, seat) for seat in (None, 0, 1, 2, 3)]
    spectator = views[0]
    assert spectator.round == 1 and spectator.phase == "move" and spectator.turn == t.turn
    assert spectator.deck == 72 - 32 and spectator.discards == 0
    for view in views:
        for name in ("row", "stack", "deck", "discards", "played", "roads", "round", "phase", "turn", "first"):
            assert getattr(view, name) == getattr(spectator, name), name
        for mine, theirs in zip(view.players, spectator.players, strict=True):
            for name in PUBLIC:
                assert getattr(mine, name) == getattr(theirs, name), name


@pytest.mark.clause("EL-14.2", "EL-14.4")
def test_what_is_private_is_not_in_another_players_view_at_all() -> None:
    t = fresh(3, "towns", seed=9)
    for seat in range(3):
        told = msgspec.to_builtins(GAME.view(t, seat))
        for other, player in enumerate(told["players"]):
            private = [player[name] for name in ("hand", "hidden", "town_card", "discarded")]
            assert all((value is None) == (other != seat) for value in private)


@pytest.mark.clause("EL-14.3", "EL-15.6")
def test_discards_to_the_hand_limit_are_not_shown_but_played_cards_are() -> None:
    t = table({"hand": ["raft", "3 pig", "2 dragon"], "town": "beata"}, seats=3)
    play(t, "go beata-elvenhold raft", "stop", "discard dragon")
    view = GAME.view(t, 1)
    assert view.played == ["raft"] and view.discards == 2
    assert view.players[0].discarded is None
    assert GAME.view(t, 0).players[0].discarded == ["dragon"]
    assert {tuple(sorted(hand(w, 0).items())) for w in worlds(t, 1)} != {tuple(sorted(hand(t, 0).items()))}
    assert all(w.players[0].shed_size == 1 for w in worlds(t, 1, 20))


@pytest.mark.clause("EL-14.3")
def test_half_made_choices_are_hidden() -> None:
    t = table({"hand": ["2 pig", "2 cloud", "2 raft"], "town": "feodor"}, roads=["dragon feodor-lapphalya"])
    before = GAME.view(t, 1)
    for move in ("caravan feodor-lapphalya", "pay pig"):
        action = GAME.choose(t, move)
        assert GAME.told(t, action, 1) is None and GAME.told(t, action, 0) is not None
        t.play(action, Rng(0))
        assert GAME.view(t, 1) == before
    last = GAME.choose(t, "pay cloud")
    t.play(last, Rng(0))
    told = GAME.told(t, GAME.choose(t, "pay cloud"), 1)
    assert told is not None and told.key == "elfenland-told-caravan" and told.args["cards"] == 3


@pytest.mark.clause("EL-14.3")
def test_discards_are_told_as_a_number() -> None:
    t = table({"hand": ["3 pig", "3 raft"]})
    play(t, "stop")
    before = GAME.view(t, 1)
    first = GAME.choose(t, "discard pig")
    assert GAME.told(t, first, 1) is None
    t.play(first, Rng(0))
    assert GAME.view(t, 1) == before
    told = GAME.told(t, GAME.choose(t, "discard raft"), 1)
    assert told is not None and told.args == {"cards": 2}


@pytest.mark.clause("EL-14.3", "EL-15.38")
def test_hidden_counters_given_back_are_not_shown() -> None:
    t = table({"counters": ["pig"], "hidden": ["dragon", "cloud"]}, turn=1)
    play(t, "stop")
    told = GAME.told(t, GAME.choose(t, "keep hidden cloud"), 1)
    assert told is not None and told.args == {}
    play(t, "keep hidden cloud")
    view = GAME.view(t, 1)
    assert view.players[0].hidden is None and view.players[0].hidden_size == 2 and view.players[0].counters == []


@pytest.mark.clause("EL-15.38")
def test_a_kept_open_counter_stays_visible() -> None:
    t = table({"counters": ["pig", "cloud"], "hidden": ["dragon"]}, turn=1)
    play(t, "stop", "keep cloud")
    assert GAME.view(t, 1).players[0].counters == ["cloud"]


@pytest.mark.clause("EL-14.2", "EL-14.3")
def test_imagined_worlds_leave_open_exactly_what_a_seat_cannot_know() -> None:
    t = plan({"hand": ["8 pig"], "hidden": ["pig"]}, {"hand": ["8 dragon"], "hidden": ["dragon"]}, seats=3)
    imagined = worlds(t, 0)
    hidden: Counter[str] = Counter()
    for world in imagined:
        assert hand(world) == {"pig": 8} and seen(world).hidden == ["pig"]
        hidden += counted(seen(world, 1).hidden)
    assert len(hidden) == 6
    assert len({tuple(seen(world, 1).hand or []) for world in imagined}) > 100


@pytest.mark.clause("EL-14.2")
def test_imagined_town_cards() -> None:
    t = fresh(3, "towns", seed=2)
    mine = seen(t, 1).town_card
    others = set()
    for world in worlds(t, 1, 300):
        assert seen(world, 1).town_card == mine
        others |= {seen(world, 0).town_card, seen(world, 2).town_card}
    assert len(others) == 11 and mine not in others


@pytest.mark.clause("EL-10.15", "EL-14.1")
def test_a_strict_caravan_shows_that_the_proper_cards_were_not_there() -> None:
    roads = ["dragon feodor-lapphalya", "obstacle feodor-lapphalya"]
    t = table({"hand": ["dragon", "4 pig", "3 raft"], "town": "feodor"}, SPENT, roads=roads)
    play(t, "caravan feodor-lapphalya", "pay pig", "pay pig", "pay pig", "pay dragon")
    assert GAME.view(t, 1).players[0].at_most == {"dragon": 1}
    assert all(hand(world)["dragon"] <= 1 for world in worlds(t, 1))
    free = table({"hand": ["dragon", "4 pig", "3 raft"], "town": "feodor"}, SPENT, roads=roads, caravan="free")
    play(free, "caravan feodor-lapphalya", "pay pig", "pay pig", "pay pig", "pay dragon")
    assert GAME.view(free, 1).players[0].at_most == {}
    assert any(hand(world)["dragon"] > 1 for world in worlds(free, 1))


def test_bounds_widen_with_new_cards() -> None:
    t = table({"hand": ["4 pig"], "at_most": {"dragon": 0}}, turn=1)
    play(t, "stop")
    assert GAME.view(t, 1).players[0].at_most == {"dragon": 4}
    assert all(hand(world)["dragon"] <= 4 for world in worlds(t, 1, 50))


def test_bounds_so_tight_that_hardly_a_deal_fits_them_are_kept_all_the_same() -> None:
    tight = {"pig": 0, "elfcycle": 0, "cloud": 0, "unicorn": 0, "wagon": 0, "dragon": 1}
    given = [{"hand": ["3 raft", "dragon"], "at_most": tight} for _ in range(3)]
    t = table({}, *given, seats=4)
    imagined = worlds(t, 0, 20)
    assert len({tuple(str(seen(world, seat).hand) for seat in (1, 2, 3)) for world in imagined}) > 1


@pytest.mark.clause("EL-15.24")
def test_what_others_mean_to_keep_is_open_to_imagination() -> None:
    t = table({"counters": ["pig", "cloud"]}, {"counters": ["pig", "cloud"]}, turn=1)
    play(t, "stop", "keep pig")
    assert phase(t) == "keep" and t.turn == 1
    assert {world.players[0].kept for world in worlds(t, 1, 60)} == {0, 2}
    assert {world.players[0].kept for world in worlds(t, 0, 10)} == {0}
