"""VE-6: summoning, and how it is paid."""

from __future__ import annotations

import pytest

from games.vale.table import area, discard, hand, me, options, pay, phase, play, points, refusal, stones, summon, table
from traktir.core.rng import Rng
from traktir.games.vale import GAME
from traktir.games.vale.components import CARDS
from traktir.games.vale.payments import payments, payments_for


@pytest.mark.clause("VE-6.1", "VE-6.6")
def test_an_area_holds_as_many_cards_as_the_round_counts() -> None:
    t = table(me("troll", hand=["imp", "hestia"]), round=2)
    summon(t, "imp")
    assert area(t) == {"troll", "imp"} and hand(t) == {"hestia"}
    assert refusal(t, "summon hestia") == "VE-6.1"
    assert refusal(t, "summon ember") == "VE-6.6"  # not in hand


@pytest.mark.clause("VE-6.2", "VE-X15", "VE-6.5", "VE-X16")
def test_reductions_add_up_and_stop_at_nothing() -> None:
    wind = {"griffon": 4, "harpy": 0, "freyja": 4}
    fire = {"agni": 3, "succubus": 0}
    for card, cost in {**wind, **fire}.items():
        t = table(me("pegasus", "hippogriff", hand=[card], stones="BBB"))
        play(t, f"summon {card}")
        if cost:
            assert (phase(t), GAME.view(t).cost) == ("pay", cost)
        else:
            assert card in area(t) and phase(t) == "action"  # no stone may be paid
            assert stones(t) == "BBB" and refusal(t, "pay blue") == "VE-6.5"


@pytest.mark.clause("VE-6.3", "VE-12.2")
def test_a_refused_summon_costs_nothing() -> None:
    t = table({"hand": ["ember", "forest-spirit"], "stones": "PPP"})
    assert refusal(t, "summon ember") == "VE-8.3"
    assert stones(t) == "PPP" and hand(t) == {"ember", "forest-spirit"}


@pytest.mark.clause("VE-6.4", "VE-X7", "VE-6.11")
@pytest.mark.parametrize("paid", ["RRRR", "RB", "BB", "P"])
def test_any_sufficient_set_of_stones_pays(paid: str) -> None:
    t = table(me("hestia", hand=["surtr", "goblin"], stones="RRRRBP" if "BB" not in paid else "BBP"))
    held = stones(t)
    play(t, "summon surtr")
    pay(t, paid)
    left = held
    for letter in paid:
        left = left.replace(letter, "", 1)
    assert "surtr" in area(t) and stones(t) == left  # no change is given
    if not left:
        assert refusal(t, "summon goblin") == "VE-6.4"  # what was left over is lost


@pytest.mark.clause("VE-6.4", "VE-X7")
def test_too_little_does_not_pay() -> None:
    t = table({"hand": ["surtr"], "stones": "RRR"})
    assert refusal(t, "summon surtr") == "VE-6.4"
    t = table({"hand": ["surtr"], "stones": "RRRP"})
    play(t, "summon surtr", "pay red", "pay red", "pay red")
    assert refusal(t, "done") == "VE-6.4" and refusal(t, "pay red") == "VE-6.4"
    assert options(t) == ["pay purple"]


@pytest.mark.clause("VE-6.5")
def test_a_cost_of_nothing_takes_no_stones() -> None:
    t = table(me("phoenix", hand=["imp"], stones="RR"))
    summon(t, "imp")
    assert points(t) == 0 and stones(t) == "RRRR"
    assert refusal(t, "pay red") == "VE-6.5"


@pytest.mark.clause("VE-6.7", "VE-A4")
def test_triggers_come_before_the_instant_effect() -> None:
    t = table(me("kappa", "goblin-soldier", hand=["genie"], stones="RB", points=3), {"points": 5})
    summon(t, "genie", "RB")
    assert points(t) == 5
    play(t, "activate goblin-soldier")
    assert points(t) == 1  # no longer behind
    t = table(me("sylph", hand=["boulder"], stones="RRP"))
    summon(t, "boulder")
    play(t, "seat 0", "discard sylph")
    assert points(t) == 8 + 1  # sylph had scored before it left


@pytest.mark.clause("VE-6.8", "VE-6.4")
def test_effective_values_pay() -> None:
    t = table(me("hae-tae", "water-giant", hand=["odin"], stones="B"))
    summon(t, "odin", "B")  # 7 for a cost of 6
    assert "odin" in area(t)
    t = table(me("hae-tae", hand=["odin"], stones="P"))
    assert refusal(t, "summon odin") == "VE-6.4"


@pytest.mark.clause("VE-A2")
def test_superfluous_stones_may_be_paid_unless_the_rule_forbids_it() -> None:
    t = table(me("phoenix", hand=["goblin"], stones="RRRR"))
    summon(t, "goblin", "RRRR")
    assert points(t) == 4
    t = table(me("phoenix", hand=["goblin", "surtr"], stones="RRBP"), payment_rule="no_redundant")
    play(t, "summon goblin", "pay red")
    assert points(t) == 1 and stones(t) == "RBP"  # complete with one stone
    play(t, "summon surtr")
    assert [way.stones for way in payments(t)] == ["RB", "P"]
    play(t, "pay red")
    assert options(t) == ["pay blue"] and refusal(t, "pay purple") == "VE-A2"
    assert refusal(t, "done") == "VE-6.4"
    play(t, "pay blue")
    assert "surtr" in area(t)


@pytest.mark.clause("VE-6.12", "VE-6.10")
def test_a_summon_is_announced_before_it_is_paid() -> None:
    t = table({"hand": ["ember", "hydra"], "stones": "RP"}, me("kappa"))
    play(t, "summon ember")
    assert GAME.view(t, 1).players[0].known == ["ember"] and GAME.view(t, 1).paying_for == "ember"
    assert hand(t) == {"ember", "hydra"} and area(t) == set()
    pay(t, "RP")
    assert phase(t) == "victim"


# the payment helper


@pytest.mark.clause("VE-6.4", "VE-A2")
def test_payments_are_listed_the_cheapest_first() -> None:
    t = table({"hand": ["surtr", "imp"], "stones": "RRBP"})
    assert payments(t) == []
    ways = payments_for(t, CARDS.index("surtr"))
    assert ways[0].stones == "RB" and ways[0].excess == 0 and not ways[0].superfluous
    listed = [way.stones for way in ways]
    assert listed == ["RB", "RRB", "P", "RP", "RRP", "BP", "RBP", "RRBP"]
    assert {way.stones for way in ways if way.superfluous} == {"RRB", "RP", "RRP", "BP", "RBP", "RRBP"}
    assert payments_for(t, CARDS.index("imp")) == [] == payments_for(t, CARDS.index("ember"))
    play(t, "summon surtr")
    assert payments(t) == ways == GAME.view(t, 1).payments


@pytest.mark.parametrize("held", ["RRRR", "RRBB", "BPPP", "RBP", "RRRRBP"])
@pytest.mark.parametrize("others", [(), ("agni",), ("hae-tae",), ("water-giant", "pegasus")])
@pytest.mark.parametrize("rule", ["any_sufficient", "no_redundant"])
@pytest.mark.clause("VE-6.4", "VE-A2")
def test_payments_are_all_sets_that_suffice_and_their_decisions_lead_there(held: str, others: tuple[str, ...], rule: str) -> None:
    more = ("hestia",) if len(held) > 4 else ()
    given = me(*others, *more, hand=["troll"], stones=held)
    t = table(given, payment_rule=rule)
    ways = payments_for(t, CARDS.index("troll"))
    worth = {"R": 1 + ("agni" in others), "B": 3, "P": 6}
    if "hae-tae" in others:
        worth["B"], worth["P"] = 6, 3
    if "water-giant" in others:
        worth["B"], worth["P"] = worth["B"] + 1, worth["P"] + 1
    cost = 3 - ("pegasus" in others)
    expected = set()
    for r in range(held.count("R") + 1):
        for b in range(held.count("B") + 1):
            for p in range(held.count("P") + 1):
                letters = "R" * r + "B" * b + "P" * p
                value = sum(worth[x] for x in letters)
                thrifty = all(value - worth[x] < cost for x in letters)
                if value >= cost and (thrifty or rule == "any_sufficient"):
                    expected.add(letters)
    assert {way.stones for way in ways} == expected
    for way in ways:
        trial = table(given, payment_rule=rule)
        play(trial, "summon troll")
        for action in way.actions:
            assert action in trial.actions()
            trial.play(action, Rng(0))
        assert "troll" in area(trial) and len(stones(trial)) == len(held) - len(way.stones)
    assert discard(t) == set()
