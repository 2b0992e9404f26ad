"""VE-5: the action phase; VE-7: removing."""

from __future__ import annotations

import pytest

from games.vale.table import (
    area,
    discard,
    give_back,
    hand,
    me,
    options,
    pay,
    phase,
    play,
    points,
    refusal,
    seat,
    stones,
    summon,
    table,
)
from traktir.games.vale import GAME


@pytest.mark.clause("VE-5.1", "VE-5.2", "VE-X5")
def test_any_action_any_number_in_any_order() -> None:
    t = table({"hand": ["imp", "goblin"], "caught": ["troll", "harpy"], "stones": "B"})
    summon(t, "imp")
    summon(t, "goblin", "B")
    play(t, "sell troll")
    give_back(t, "RR")
    play(t, "tame harpy")
    summon(t, "harpy", "RRR")
    assert area(t) == {"imp", "goblin", "harpy"} and stones(t) == "R"


@pytest.mark.clause("VE-5.3", "VE-X6", "VE-5.4")
def test_a_turn_ends_only_without_hunt_tokens() -> None:
    t = table({"caught": ["imp"]}, {"caught": ["troll", "harpy"]})
    assert refusal(t, "end") == "VE-5.3"
    play(t, "tame imp", "end")
    assert t.turn == 1
    play(t, "sell troll", "sell harpy")
    assert phase(t) == "return"
    give_back(t, "RR")
    play(t, "end")
    assert GAME.view(t).round == 6 and all(seat(t, i).caught == [] for i in range(2))


@pytest.mark.clause("VE-5.5")
@pytest.mark.parametrize(
    ("card", "price"), [("agni", "RRR"), ("poseidon", "B"), ("sand-giant", "RRRR"), ("gi-rin", "RB"), ("eternity", "P")]
)
def test_selling_pays_by_family_alone(card: str, price: str) -> None:
    t = table(me("agni", "hae-tae", "pegasus", caught=[card]) if card != "agni" else {"caught": [card]})
    play(t, f"sell {card}")
    assert stones(t) == price and discard(t) == {card} and seat(t).caught == []
    assert refusal(t, f"sell {card}") == "VE-5.5"


@pytest.mark.clause("VE-5.6", "VE-X8")
def test_taming_takes_the_card_into_the_hand() -> None:
    t = table({"caught": ["hydra"], "hand": ["imp", "troll", "harpy", "ember", "gust", "tidal"], "stones": "R"})
    play(t, "tame hydra")
    assert "hydra" in hand(t) and seat(t).caught == [] and stones(t) == "R"
    assert GAME.view(t, 1).players[0].known == ["hydra"]
    assert refusal(t, "tame hydra") == "VE-5.7"
    assert refusal(t, "tame nessie") == "VE-5.6"


@pytest.mark.clause("VE-5.7")
def test_hands_are_not_sold_and_caught_cards_are_not_summoned() -> None:
    t = table({"hand": ["imp"], "caught": ["goblin"], "stones": "R"})
    assert refusal(t, "sell imp") == "VE-5.7"
    assert refusal(t, "summon goblin") == "VE-5.7"
    play(t, "tame goblin", "summon goblin", "pay red")
    assert area(t) == {"goblin"}  # in the same turn


@pytest.mark.clause("VE-5.8", "VE-5.11", "VE-X26")
@pytest.mark.parametrize(("returned", "kept"), [("RR", "RRBB"), ("BB", "RRRR"), ("RB", "RRRB")])
def test_exactly_the_surplus_goes_back_before_anything_else(returned: str, kept: str) -> None:
    t = table({"stones": "BB", "caught": ["troll", "imp"], "hand": ["hestia"]})
    play(t, "sell troll")
    assert stones(t) == "RRRRBB" and options(t) == ["return red", "return blue"]
    assert refusal(t, "summon hestia") == "VE-5.8" and refusal(t, "end") == "VE-5.8" and refusal(t, "sell imp") == "VE-5.8"
    assert refusal(t, "return purple") == "VE-5.11" and refusal(t, "done") == "VE-5.8"
    give_back(t, returned)
    assert stones(t) == kept and phase(t) == "action"


@pytest.mark.clause("VE-5.9", "VE-5.11")
def test_stones_are_neither_exchanged_nor_given_back_at_will() -> None:
    t = table({"stones": "RRRB", "caught": ["imp"], "hand": ["troll"]})
    assert {option.split()[0] for option in options(t)} == {"sell", "tame", "summon"}
    assert refusal(t, "return red") == "VE-6.5" and refusal(t, "pay red") == "VE-6.5"


@pytest.mark.clause("VE-7.1", "VE-7.2", "VE-X11", "VE-X12")
def test_removing_costs_the_round_number() -> None:
    t = table(me("cerberus", "pegasus", stones="P"), me("imp"))
    assert refusal(t, "remove imp") == "VE-7.2" and refusal(t, "remove troll") == "VE-7.2"
    play(t, "remove cerberus")
    assert GAME.view(t).cost == 5  # no reduction
    pay(t, "P")
    assert discard(t) == {"cerberus"} and stones(t) == ""
    t = table(me("cerberus", stones="RB"))
    assert refusal(t, "remove cerberus") == "VE-7.1"


@pytest.mark.clause("VE-7.3")
def test_removing_is_no_summon_and_may_come_at_once() -> None:
    t = table(me("sylph", "phoenix", hand=["imp"], stones="RR"), round=3)
    summon(t, "imp")
    before = points(t)
    play(t, "remove imp")
    pay(t, "RRR")
    assert discard(t) == {"imp"} and points(t) == before == 1


@pytest.mark.clause("VE-7.5", "VE-X39", "VE-A3", "VE-A31", "VE-A2")
def test_a_card_still_counts_for_the_fee_of_its_own_removal() -> None:
    t = table(me("agni", stones="RR"), round=4)
    play(t, "remove agni")
    pay(t, "RR")
    assert area(t) == set() and stones(t) == ""
    t = table(me("troll", stones="RRRR"), round=1)
    play(t, "remove troll")
    pay(t, "RRRR")  # more than needed is allowed
    assert stones(t) == ""


@pytest.mark.clause("VE-X4")
def test_removing_makes_room() -> None:
    t = table(me("troll", "harpy", "nessie", "salamander", "agni", hand=["imp"], stones="BR"))
    assert refusal(t, "summon imp") == "VE-6.1"
    play(t, "remove troll")
    pay(t, "RB")
    summon(t, "imp")
    assert area(t) == {"harpy", "nessie", "salamander", "agni", "imp"} and discard(t) == {"troll"}
