"""Positions: written by hand, written by the program, and written by somebody who means no good."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.vale.table import Given, area, me, options, phase, play, points, seat, stones, summon, table, unloadable
from traktir.core.files import decode
from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.games.vale import GAME
from traktir.games.vale.components import CARDS
from traktir.games.vale.rules import A_REMOVE, A_SUMMON


def test_the_shortest_position() -> None:
    t = GAME.load(msgspec.convert({"players": [{}, {}]}, GAME.position_type))
    assert (phase(t), GAME.view(t).pile, t.turn) == ("action", 70, 0)


@pytest.mark.clause("VE-12.5", "VE-12.6")
def test_impossible_tables_are_refused_with_the_clause() -> None:
    assert unloadable({"hand": ["imp"]}, {"area": ["imp"]}) == "VE-12.5"
    assert unloadable({"hand": ["imp", "imp"]}) == "VE-12.5"
    assert unloadable({"hand": ["griffin"]}) == "VE-1.1"
    assert unloadable(pile=["imp"]) == "VE-12.5"
    assert unloadable({"stones": "RRRRR"}) == "VE-5.8"
    assert unloadable(me("imp", "troll"), round=1) == "VE-6.1"
    assert unloadable({"hand": ["imp"], "known": ["troll"]}) == "VE-1.4"
    assert unloadable({}, {"caught": ["imp"]}, stage="resolution") == "VE-5.3"
    assert unloadable({"caught": ["imp"]}, turn=1) == "VE-5.3"
    assert unloadable(display=["imp"]) == "VE-4.6"
    assert unloadable(stage="hunt") == "VE-4.4"
    assert unloadable({}, {"caught": ["imp"]}, stage="hunt", display=["troll"]) == "VE-4.4"
    assert unloadable(stage="hunt", display=["troll", "imp"], turn=1) == "VE-4.4"
    assert unloadable(first=2) == "VE-2.1" and unloadable(turn=2) == "VE-2.1"
    assert unloadable(turn=-1) == "VE-9.1"
    assert unloadable(stage="resolution", phase="over") == "VE-9.1"
    assert unloadable(stage="resolution") == "VE-10.4"
    assert unloadable(phase="hunt") == "VE-3.1" and unloadable(stage="resolution", phase="action") == "VE-3.1"
    assert unloadable({"points": 3, "account": {"imp": 2}}) == "VE-8.13"
    assert unloadable({"hand": ["imp"]}, drawn_before={"imp": 0}) == "VE-4.2"
    assert unloadable(me("salamander"), stage="resolution", unused=["imp"]) == "VE-10.3"


def test_impossible_payments_and_effects_are_refused() -> None:
    rich: Given = {"hand": ["surtr", "imp"], "stones": "RRRB"}
    assert unloadable(rich, phase="pay") == "VE-3.1"
    assert unloadable(rich, phase="pay", paying={"card": "ember"}) == "VE-6.4"
    assert unloadable(rich, phase="pay", paying={"card": "imp"}) == "VE-6.5"
    assert unloadable(rich, phase="pay", paying={"card": "surtr", "paid": "RRRB"}) == "VE-6.4"
    assert unloadable(rich, phase="pay", paying={"card": "surtr", "paid": "P"}) == "VE-6.4"
    assert unloadable(rich, paying={"card": "surtr"}) == "VE-3.1"
    assert unloadable(phase="effect") == "VE-3.1"
    assert unloadable(me("imp"), phase="effect", effect={"card": "imp"}) == "VE-8.23"
    assert unloadable(phase="effect", effect={"card": "hydra"}) == "VE-8.21"
    assert unloadable(me("hydra"), phase="effect", effect={"card": "hydra", "step": 99}) == "VE-8.21"
    assert unloadable(me("agni"), phase="effect", effect={"card": "agni"}) == "VE-8.21"
    assert unloadable(me("hydra"), phase="effect", effect={"card": "hydra", "reward": "gold"}) == "VE-8.20"
    assert unloadable(me("ember"), phase="effect", effect={"card": "ember", "step": 2}) == "VE-8.23"
    assert unloadable(me("ember"), phase="effect", effect={"card": "ember", "step": 2, "victim": 3}) == "VE-2.1"
    picked = {"card": "cerberus", "picked": ["imp", "troll"]}
    assert unloadable(me("cerberus", "imp", "troll"), phase="effect", effect=picked) == "VE-8.23"
    assert unloadable(phase="return") == "VE-5.8"
    assert unloadable({"stones": "RRRRRB"}, phase="return", returned="blue") == "VE-5.11"


def test_tables_in_the_middle_of_something() -> None:
    t = table({"hand": ["surtr"], "stones": "RRRB"}, phase="pay", paying={"card": "surtr", "paid": "R"})
    assert options(t) == ["pay red", "pay blue"]
    play(t, "pay blue")
    assert points(t) == 2 and stones(t) == "RR"
    t = table({"stones": "RRRRB"}, phase="return")
    play(t, "return blue")
    assert stones(t) == "RRRR"
    t = table(me("hydra"), phase="effect", effect={"card": "hydra", "reward": "purple"})
    play(t, "option four-points")
    assert (points(t), stones(t)) == (4, "P")
    effect = {"card": "ember", "step": 2, "victim": 1}
    t = table(me("ember"), me("kappa", "undine"), phase="effect", effect=effect)
    assert t.turn == 1
    play(t, "discard kappa")
    assert area(t, 1) == {"undine"}
    t = table(me("scorch", "ifrit"), phase="effect", effect={"card": "scorch"})
    play(t, "copy ifrit")
    assert points(t) == 2
    t = table(me("cerberus", "imp", "troll", "odin"), phase="effect", effect={"card": "cerberus", "picked": ["imp"]})
    assert options(t) == ["discard troll", "discard odin", "done"]


def test_a_position_goes_through_a_file_at_every_step() -> None:
    """Eager players see more of the effects than random ones."""
    rng = Rng(2)
    for seed in range(3):
        t = GAME.new(Setting(3), Rng(seed))
        while t.turn >= 0:
            text = msgspec.json.encode(GAME.dump(t))
            again = GAME.load(decode(text, GAME.position_type))
            assert msgspec.json.encode(GAME.dump(again)) == text
            assert again.actions() == t.actions() and again.turn == t.turn
            legal = t.actions()
            summons = [a for a in legal if A_SUMMON <= a < A_REMOVE]
            t.play((summons or legal)[rng.below(len(summons or legal))], rng)


HOSTILE: list[Any] = [
    None,
    [],
    "x",
    {},
    {"players": []},
    {"players": [{}]},
    {"players": [{}] * 5},
    {"players": [{}, {"hand": "imp"}]},
    {"players": [{}, {"hand": [1]}]},
    {"players": [{}, {"points": -1}]},
    {"players": [{}, {"points": 10**30}]},
    {"players": [{}, {"points": 1.5}]},
    {"players": [{}, {"stones": "G"}]},
    {"players": [{}, {"stones": "R" * 99}]},
    {"players": [{}, {"account": {"imp": 10**9}}]},
    {"players": [{}, {}], "round": 11},
    {"players": [{}, {}], "round": 0},
    {"players": [{}, {}], "turn": 7},
    {"players": [{}, {}], "first": -1},
    {"players": [{}, {}], "wings": 2},
    {"players": [{}, {}], "phase": "sleep"},
    {"players": [{}, {}], "top": "imp", "discard": ["imp"]},
    {"players": [{}, {}], "effect": {"card": "imp", "step": -1}},
    {"players": [{}, {}], "display": ["imp"] * 71},
    {"players": [{}, {}], "pile": [["imp"]]},
    {"players": [{}, {}], "shuffles": 10**12},
    {"players": [{}, {}], "drawn_before": {"imp": 5}},
    {"players": [{}, {}], "unused": ["imp"]},
    {"players": [{}, {"hand": ["a" * 500]}]},
]


@pytest.mark.parametrize("given", HOSTILE, ids=lambda given: str(given)[:60])
def test_hostile_positions_end_in_a_refusal(given: Any) -> None:
    with pytest.raises((Refused, msgspec.ValidationError)):
        GAME.load(msgspec.convert(given, GAME.position_type))


def test_hostile_bytes_end_in_a_refusal() -> None:
    for data in (b"", b"[" * 100_000, b'{"players": [' + b"{" * 5000, b"\xff\xfe", b'{"players": [{}, {}], "round": 1e999}'):
        with pytest.raises(Refused):
            GAME.load(decode(data, GAME.position_type))


def test_any_mixture_of_fields_loads_or_is_refused() -> None:
    """A loaded table is sound and can be played to its end, whatever strange effect it begins in."""
    rng = Rng(3)

    def some(n: int) -> list[str]:
        return [CARDS[rng.below(70)] for _ in range(rng.below(n))]

    loaded = 0
    for _ in range(1500):
        card = CARDS[rng.below(70)]
        given: Given = {
            "round": 3 + rng.below(8),
            "players": [
                {"area": [card, *some(3)], "hand": some(4), "stones": "RBPRB"[: rng.below(6)], "points": rng.below(9)},
                {"area": some(3), "stones": "RRBPP"[: rng.below(6)]},
            ],
            "stage": ("action", "resolution")[rng.below(2)],
            "phase": ("effect", "return", "effect", "activate")[rng.below(4)],
            "effect": {
                "card": card,
                "source": CARDS[rng.below(70)] if rng.below(3) == 0 else card,
                "type": ("instant", "active")[rng.below(2)],
                "step": rng.below(8),
                "victim": rng.below(2),
                "moved": CARDS[rng.below(70)],
                "queued": rng.below(9) if rng.below(4) == 0 else 0,
            },
        }
        if given["phase"] == "activate":
            del given["effect"]
        try:
            t = GAME.load(msgspec.convert(given, GAME.position_type))
        except Refused:
            continue
        loaded += 1
        assert GAME.invariants(t) == []
        assert GAME.load(GAME.dump(t)).actions() == t.actions()
        for _ in range(5000):
            if t.turn < 0:
                break
            legal = t.actions()
            t.play(legal[rng.below(len(legal))], rng)
        assert t.turn == -1 and GAME.invariants(t) == []
    assert loaded > 60


def test_stone_limit_of_a_loaded_table() -> None:
    t = table(me("hestia", hand=["imp"], stones="RRRRRR"))
    assert seat(t).stone_limit == 6
    summon(t, "imp")
    assert phase(t) == "return"
