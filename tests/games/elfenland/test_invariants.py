"""EL-17: what holds at every decision of every game."""

from __future__ import annotations

import os

import pytest

from games.elfenland.table import fresh, phase, plan, play, table
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games.elfenland import GAME
from traktir.games.elfenland.components import CARDS, COUNTERS
from traktir.games.elfenland.rules import Elfenland
from traktir.search.playout import checked_playout, playout

COMPILED = os.environ.get("TRAKTIR_EXPECT") == "compiled"
SETTINGS = [
    Setting(seats, mode, {"caravan": caravan, "rounds": rounds})
    for seats in range(2, 7)
    for mode in ("base", "towns")
    for caravan in ("strict", "free")
    for rounds in (3, 4)
]


def walk(t: Elfenland, seed: int) -> int:
    """A random game with everything checked at every decision; how many decisions there were."""
    rng = Rng(seed)
    decisions = 0
    while t.turn >= 0:
        assert GAME.invariants(t) == [], f"decision {decisions}"
        legal = t.actions()
        t.play(legal[rng.below(len(legal))], rng)
        decisions += 1
    assert GAME.invariants(t) == []
    return decisions


@pytest.mark.clause("EL-17.1", "EL-17.2", "EL-17.4", "EL-17.5", "EL-17.6", "EL-17.7")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everything_adds_up_all_the_time(seats: int) -> None:
    for seed in range(10):
        assert walk(fresh(seats, "towns" if seed % 2 else "base", seed=seed), seed) > 50


@pytest.mark.clause("EL-17.1")
def test_a_table_that_does_not_add_up_is_noticed() -> None:
    for spoil in ("deck", "stack", "row", "markers", "obstacle"):
        t = table({"hand": ["pig"], "obstacle": False}, roads=["pig feodor-lapphalya", "obstacle feodor-lapphalya"])
        assert GAME.invariants(t) == []
        if spoil == "markers":
            t.players[0].taken += 1
        elif spoil == "obstacle":
            t.players[0].obstacle = 1
        else:
            getattr(t, spoil)[0] += 1
        assert GAME.invariants(t) != [], spoil


@pytest.mark.clause("EL-17.3", "EL-15.5")
def test_stack_and_deck_never_run_dry_with_six() -> None:
    for seed in range(20):
        t = fresh(6, seed=seed)
        rng = Rng(seed)
        while t.turn >= 0:
            assert t.stack_size >= 13 and t.deck_size >= 24
            legal = t.actions()
            t.play(legal[rng.below(len(legal))], rng)
    assert sum(COUNTERS) - 6 * 5 - 5 == 13 and sum(CARDS) - 6 * 8 == 24


@pytest.mark.clause("EL-17.8")
def test_a_movement_turn_cannot_go_on_for_ever() -> None:
    t = table({"hand": ["8 raft"]})
    moves = 0
    while phase(t) == "move" and t.turn == 0:
        going = [m.notation for m in GAME.moves(t) if m.notation.startswith("go")]
        play(t, going[0] if going else "stop")
        moves += 1
    assert moves <= 9


@pytest.mark.clause("EL-17.8")
def test_planning_ends_after_finitely_many_placements() -> None:
    full = {"counters": ["pig", "elfcycle", "dragon", "wagon"], "hidden": ["cloud"]}
    t = plan(*(full for _ in range(6)), seats=6)
    placed = passed = 0
    while phase(t) != "move":
        move = GAME.moves(t)[0].notation
        play(t, move)
        placed += move.startswith("obstacle") or "-" in move
        passed += move == "pass"
    assert (placed, passed) == (36, 6)
    assert len(GAME.view(t).roads) == 30


@pytest.mark.clause("EL-17.8")
@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: f"{s.mode}-{s.seats}-{s.options['caravan']}-{s.options['rounds']}")
def test_random_games_end(setting: Setting) -> None:
    deal = GAME.dealer(setting)
    longest = 0
    for seed in range(2500 if COMPILED else 10):
        rng = Rng(seed)
        t = deal(rng)
        longest = max(longest, playout(t, rng))
        assert t.turn == -1 and min(t.ranking()) == 1
    assert 50 < longest < 250 * setting.seats


@pytest.mark.clause("EL-17.9")
def test_the_same_seed_and_the_same_actions_give_the_same_game() -> None:
    for seed in range(20):
        results = []
        for _ in range(2):
            rng = Rng(seed)
            t = GAME.new(Setting(2 + seed % 5, "towns"), rng)
            results.append((*checked_playout(t, rng, 0), GAME.dump(t)))
        assert results[0] == results[1]
