"""What a good player looks at: cheap payments, small stones, and more points than guessing brings."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.vale.table import me, play, resolution, table
from traktir.bots.thinking import Greedy, Random
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games.vale import GAME
from traktir.games.vale.payments import payments
from traktir.games.vale.rules import Vale

SETTING = Setting(2)


def favourite(t: Vale) -> str:
    """The decision that looks best at first sight."""
    actions = t.actions()
    weights = vec[i64]([0] * len(actions))
    GAME.insight(SETTING).weigh(t, vec[i64](actions), len(actions), weights)
    assert min(weights) > 0
    return GAME.move(t, actions[list(weights).index(max(weights))]).notation


@pytest.mark.parametrize("held", ["RRBP", "RRRB", "BPP", "RRPP"])
def test_it_pays_as_the_payment_helper_would(held: str) -> None:
    t = table({"hand": ["surtr"], "stones": held})
    play(t, "summon surtr")
    cheapest = payments(t)[0].stones
    spent = ""
    while GAME.view(t).phase == "pay":
        move = favourite(t)
        spent += {"pay red": "R", "pay blue": "B", "pay purple": "P", "done": ""}[move]
        play(t, move)
    assert spent == cheapest


def test_it_returns_the_smallest_stones() -> None:
    assert favourite(table({"stones": "RRBPP"}, phase="return")) == "return red"


def test_it_takes_from_the_leader_and_not_from_itself() -> None:
    t = resolution(me("goblin"), {"points": 3}, {"points": 9}, seats=3)
    play(t, "activate goblin")
    assert favourite(t) == "seat 2"
    t = table(me("kappa", hand=["ember"], stones="RP"), me("undine"))
    play(t, "summon ember", "pay red", "pay purple")
    assert favourite(t) == "seat 1"


def test_it_gets_the_stone_before_it_spends_it() -> None:
    assert favourite(resolution(me("salamander", "burning-skull"))) == "activate salamander"


def test_it_summons_what_scores() -> None:
    assert (
        favourite(table(me("imp", "kappa", "troll", hand=["eternity", "sea-spirit"], stones="PP"), round=10)) == "summon eternity"
    )


def test_chances_follow_the_points() -> None:
    out = vec[i64]([0] * 3)
    GAME.insight(Setting(3)).judge(table({"points": 50}, {"points": 30}, {"points": 30}, seats=3, round=9), out)
    assert out[0] > out[1] == out[2] > 0 and sum(out) <= 1100


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_guessing(seats: int) -> None:
    setting = Setting(seats)
    won = 0
    for seed in range(12):
        rng = Rng(seed)
        t = GAME.new(setting, rng)
        own = seed % seats
        bots = [Greedy(GAME, setting) if seat == own else Random(GAME, setting) for seat in range(seats)]
        while t.turn >= 0:
            t.play(bots[t.turn].choose(t.imagine(t.turn, rng), rng), rng)
        won += t.ranking()[own] == 1
    assert won >= 10


def chances(t: Vale) -> list[int]:
    out = vec[i64]([0] * t.seats)
    GAME.insight(Setting(t.seats)).judge(t, out)
    return list(out)


def test_cards_and_stones_are_worth_the_less_the_later_it_is() -> None:
    early, late, last = (chances(table({"hand": ["imp", "surtr"], "stones": "PP"}, {}, round=n))[0] for n in (3, 8, 10))
    assert early > 500 and last < late, "there is no time any more to make something of them"


def test_what_is_left_to_come_makes_a_lead_less_certain() -> None:
    early, late = (chances(table({"points": 30}, {"points": 25}, round=n)) for n in (2, 9))
    assert late[0] > early[0] > early[1] > late[1]
