"""Permanent effects, alone and in pairs: what each does is written down here once more, in plain words (VE-8.5)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import pytest

from games.vale.table import Given, area, give_back, me, pay, phase, play, points, seat, stones, summon, table
from traktir.games.vale import CREATURES, GAME


@dataclass(frozen=True)
class Permanent:
    limit: int = 0
    red: int = 0
    blue: int = 0
    purple: int = 0
    swaps: bool = False
    cheaper: int = 0
    cheaper_wind: int = 0
    scores_red: int = 0  # for each
    scores_blue: int = 0  # for any
    scores_purple: int = 0
    scores_summon: int = 0
    tames_water: int = 0


PERMANENTS = {
    "hestia": Permanent(limit=2),
    "phoenix": Permanent(scores_red=1),
    "agni": Permanent(red=1),
    "kappa": Permanent(scores_blue=2),
    "hae-tae": Permanent(swaps=True),
    "water-giant": Permanent(blue=1, purple=1),
    "triton": Permanent(tames_water=2),
    "gargoyle": Permanent(scores_purple=3),
    "pegasus": Permanent(cheaper=1),
    "sylph": Permanent(scores_summon=1),
    "hippogriff": Permanent(cheaper_wind=2),
}
PAIRS = list(combinations(PERMANENTS, 2))
ALONE = [(name,) for name in PERMANENTS]
MOST = [tuple(PERMANENTS)[:10], tuple(PERMANENTS)[1:]]  # an area holds ten


def total(cards: tuple[str, ...], field: str) -> int:
    return sum(getattr(PERMANENTS[card], field) for card in cards)


def test_there_are_no_other_permanent_effects() -> None:
    carrying = {c.id.replace("_", "-") for c in CREATURES if any(e.type == "permanent" for e in c.effects)}
    assert carrying == set(PERMANENTS) and len(PAIRS) == 55


@pytest.mark.clause("VE-8.5", "VE-6.8", "VE-5.8", "VE-6.2")
@pytest.mark.parametrize("cards", [*ALONE, *PAIRS, *MOST], ids="+".join)
def test_values_limit_and_costs_add_up(cards: tuple[str, ...]) -> None:
    given = me(*cards, hand=["odin", "behemoth"], stones="BPPP")
    t = table(given, round=10)
    swaps = any(PERMANENTS[card].swaps for card in cards)
    worth = {
        "red": 1 + total(cards, "red"),
        "blue": (6 if swaps else 3) + total(cards, "blue"),
        "purple": (3 if swaps else 6) + total(cards, "purple"),
    }
    assert seat(t).stone_worth == worth
    assert seat(t).stone_limit == 4 + total(cards, "limit")
    assert seat(t, 1).stone_worth == {"red": 1, "blue": 3, "purple": 6} and seat(t, 1).stone_limit == 4
    if len(cards) == 10:
        return  # no slot is left
    for card, printed, wind in (("odin", 6, True), ("behemoth", 9, False)):
        trial = table(given, round=10)
        play(trial, f"summon {card}")
        assert GAME.view(trial).cost == printed - total(cards, "cheaper") - (total(cards, "cheaper_wind") if wind else 0)


@pytest.mark.clause("VE-8.14", "VE-8.5")
@pytest.mark.parametrize("cards", [*ALONE, *PAIRS], ids="+".join)
def test_triggers_are_independent(cards: tuple[str, ...]) -> None:
    t = table(me(*cards, hand=["gi-rin"], stones="RRBP"))
    play(t, "summon gi-rin")
    pay(t, "RRBP")
    scored = 2 * total(cards, "scores_red") + total(cards, "scores_blue") + total(cards, "scores_purple")
    assert points(t) == scored + total(cards, "scores_summon") + 2 * (len(cards) + 1)
    t = table(me(*cards, hand=["mud-slime"], stones="RRRP"))
    play(t, "summon mud-slime")
    pay(t, "RRRP")
    scored = 3 * total(cards, "scores_red") + total(cards, "scores_purple") + total(cards, "scores_summon")
    assert points(t) == scored + 6


@pytest.mark.clause("VE-8.15", "VE-8.5")
@pytest.mark.parametrize("cards", [*ALONE, *PAIRS], ids="+".join)
def test_taming_water(cards: tuple[str, ...]) -> None:
    t = table(me(*cards, caught=["undine", "imp"], stones="RRRR"))
    play(t, "tame undine")
    gained = total(cards, "tames_water")
    surplus = max(0, gained - total(cards, "limit"))
    assert (phase(t) == "return") == (surplus > 0)
    give_back(t, "R" * surplus)
    assert stones(t) == "R" * (4 - surplus) + "B" * gained


@pytest.mark.clause("VE-7.4", "VE-7.5", "VE-A33", "VE-A3", "VE-A31")
@pytest.mark.parametrize("cards", [*ALONE, *PAIRS], ids="+".join)
def test_an_effect_ends_when_its_card_leaves(cards: tuple[str, ...]) -> None:
    gone, *rest = cards
    limit = 4 + total(cards, "limit")
    given: Given = me(*cards, stones="P" * limit, hand=["poseidon"])
    t = table(given, round=3)
    play(t, f"remove {gone}")
    pay(t, "P")
    left = tuple(rest)
    surplus = max(0, limit - 1 - 4 - total(left, "limit"))
    assert (phase(t) == "return") == (surplus > 0)
    give_back(t, "P" * surplus)
    assert area(t) == set(rest) and seat(t).stone_limit == 4 + total(left, "limit")
    assert seat(t).stone_worth["red"] == 1 + total(left, "red")
    assert seat(t).stone_worth["purple"] == (3 if any(PERMANENTS[c].swaps for c in left) else 6) + total(left, "purple")
    summon(t, "poseidon", "PPP")
    scored = total(left, "scores_purple") + total(left, "scores_summon")
    water = sum(card in ("kappa", "hae-tae", "water-giant", "triton") for card in left)
    assert points(t) == scored + 3 * (water + 1)
