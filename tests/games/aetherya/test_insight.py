"""What the bots find sensible: positions in which a good player does not hesitate."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.aetherya.front import front
from games.aetherya.table import QUIET, started, table
from traktir.bots.thinking import Greedy
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.core.state import ROOM
from traktir.games.aetherya import GAME

MODES = [
    ("base", 4),
    ("base", 2),
    ("items", 3),
    ("solo", 1),
    ("coop", 2),
    ("coop", 4),
    ("confrontation", 2),
    ("confrontation", 4),
]
APART = ["two_humans", "two_elves", "two_dwarves", "two_goblins"]
APART += ["three_plains", "three_mountains", "three_swamps", "three_forests"]
HOLDING = {"phase": "held", "source": "deck"}


def liked(t: Any) -> dict[str, int]:
    """The weight of every legal decision, by notation."""
    actions, weights = vec[i64]([0] * ROOM), vec[i64]([0] * ROOM)
    n = t.actions_into(actions)
    GAME.insight(Setting(t.seats, GAME.mode_of(t))).weigh(t, actions, n, weights)
    return {GAME.move(t, actions[i]).notation: weights[i] for i in range(n)}


def best(t: Any) -> set[str]:
    """What looks best; several decisions when they look alike."""
    weights = liked(t)
    return {notation for notation, weight in weights.items() if weight == max(weights.values())}


def chances(t: Any) -> list[int]:
    out = vec[i64]([0] * t.seats)
    GAME.insight(Setting(t.seats, GAME.mode_of(t))).judge(t, out)
    return list(out)


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_a_whole_game_has_weights_and_chances_everywhere(mode: str, seats: int) -> None:
    setting = Setting(seats, mode)
    insight = GAME.insight(setting)
    assert insight.judges() and GAME.weights(setting)
    rng = Rng(4)
    t = GAME.new(setting, rng)
    actions, weights, out = vec[i64]([0] * ROOM), vec[i64]([0] * ROOM), vec[i64]([0] * seats)
    while t.turn >= 0:
        before = GAME.dump(t)
        n = t.actions_into(actions)
        insight.weigh(t, actions, n, weights)
        assert all(weights[i] > 0 for i in range(n))
        insight.judge(t, out)
        assert all(0 <= chance <= 1000 for chance in out)
        assert GAME.dump(t) == before  # looking changes nothing
        t.play(insight.pick(t, actions, n, weights, rng), rng)
    insight.reward(t, out)
    assert all(0 <= chance <= 1000 for chance in out)


@pytest.mark.clause("AE-7.12")
@pytest.mark.parametrize(("mode", "seats"), [("base", 2), ("base", 4), ("items", 2), ("confrontation", 4)])
def test_nobody_stalls(mode: str, seats: int) -> None:
    """Without the house guard, too, a table of greedy players comes to its end."""
    setting = Setting(seats, mode, {"patience": None, "turn_cap": 80 * seats})
    bot, rng = Greedy(GAME, setting), Rng(3)
    t: Any = GAME.new(setting, rng)
    while t.turn >= 0:
        t.play(bot.choose(t, rng), rng)
    assert t.turns < 60 * seats


def test_a_card_goes_where_it_is_liked() -> None:
    assert best(table("####/FPF#/#MS#/####", held="E", **HOLDING)) <= {"place 2,2", "place 1,1", "place 1,3"}
    t = table("#S##/S#S#/#S##/####", seats=4, held="G", **HOLDING)
    assert best(t) == {"place 2,2"}  # twelve points


@pytest.mark.clause("AE-4.2")
def test_a_wanted_card_is_taken_and_a_useless_one_left() -> None:
    assert best(table("#F##/FPF#/##S#/####", seats=4, discard="E")) == {"take"}
    assert best(table("####/#EN#/#HE#/####", row=APART, discard="G")) == {"draw"}


@pytest.mark.clause("AE-5.2")
def test_a_legend_is_taken_when_it_is_offered() -> None:
    assert best(table("####/MMM#/NN##/####", row=APART)) == {"legend three_mountains"}


@pytest.mark.clause("AE-5.7")
def test_a_card_completes_a_legend() -> None:
    t = table("####/#MM#/#PF#/####", row=APART, held="M", **HOLDING)
    assert best(t) <= {f"place {spot}" for spot in ("2,1", "2,4", "1,2", "1,3", "3,2", "3,3")}


def test_a_troublemaker_is_discarded_for_a_closed_card() -> None:
    t = table("#EHE/EHNF/NFHE/HNE#", seats=4, row=APART, held="G", **HOLDING)
    assert best(t) == {"discard"}


@pytest.mark.clause("AE-7.6")
def test_a_dragon_is_tamed() -> None:
    assert best(table("####/#DE#/#PP#/####", held="E", **HOLDING)) <= {"place 1,2", "place 2,1", "place 3,2"}


@pytest.mark.clause("AE-7.1")
def test_who_leads_ends_the_game() -> None:
    ahead = "FEFM/EFPP/SPMM/PPS#"
    assert best(table(ahead, seats=4, held="M", **HOLDING)) <= {"place 4,4", "discard"}


@pytest.mark.clause("AE-8.8", "AE-8.14")
def test_tokens() -> None:
    t = table({"grid": "####/#DP#/#FM#/####", "beside": {"staff": 1}}, mode="items", phase="after")
    assert best(t) == {"use staff"}
    t = table(
        {"grid": QUIET, "beside": {"gem_2": 1, "gem_3": 1, "gem_4": 1, "thief": 1}},
        {"grid": QUIET, "beside": {"gem_1": 1}},
        mode="items",
        phase="after",
    )
    assert best(t) == {"done"}  # a tenth point would cost the other nine
    t = table({"grid": QUIET, "beside": {"thief": 1}}, {"grid": QUIET, "beside": {"gem_4": 1}}, mode="items", phase="after")
    assert best(t) == {"use thief"}


@pytest.mark.clause("AE-9.11")
def test_a_century_does_not_end_before_its_legends() -> None:
    rows = [
        ["link_human_elf", "vs_goblin_human", "two_goblins", "three_plains"],
        ["link_human_dwarf", "two_humans", "two_elves", "two_dwarves", "all_races"],
        ["vs_goblin_elf", "vs_goblin_dwarf", "vs_elf_dwarf", "three_swamps", "three_mountains", "three_forests"],
    ]
    t = table("PFMS/SPFM/HMSP/FME#", mode="solo", legends=rows, held="N", **HOLDING)
    assert best(t).isdisjoint({"place 4,4", "discard"})


@pytest.mark.clause("AE-10.7")
def test_the_cheapest_legend_becomes_the_penalty() -> None:
    t = table(mode="coop", row=["three_plains", "three_swamps", "vs_elf_dwarf", "two_elves"], phase="vote")
    assert best(t) == {"vote two_elves"}


@pytest.mark.clause("AE-11.16")
def test_a_threatened_card_is_destroyed() -> None:
    """WE-93."""
    t = front("##F##/#FN##/#EM##", "elf", "dwarf", offer="FPDL")
    assert best(t) == {"take 1"}
    t.play(GAME.choose(t, "take 1"), Rng(1))
    assert best(t) == {"place 2,3"}


@pytest.mark.clause("AE-11.25")
def test_goblins_kill_a_dragon() -> None:
    t = front("#G###/#DG##", "goblin", "dwarf", offer="SPML", removed="elf")
    assert best(t) == {"take 1"}
    t.play(GAME.choose(t, "take 1"), Rng(1))
    assert best(t) == {"place 2,2"}


@pytest.mark.parametrize("mode", ["base", "items"])
def test_the_better_kingdom_has_the_better_chances(mode: str) -> None:
    t = table("FEF#/#F##/####/####", "EGE#/#E##/####/####", mode=mode)
    mine, theirs = chances(t)
    assert mine > 2 * theirs
    even = chances(started(4, mode))
    assert max(even) < 2 * min(even) + 400
