"""VE-8.11: every effect that can be copied is copied, in full and with nothing to work on."""

from __future__ import annotations

import pytest

from games.vale.table import area, discard, hand, me, options, phase, play, points, stones, summon, table
from traktir.core.rng import Rng
from traktir.games.vale import CREATURES, GAME
from traktir.games.vale.rules import Vale

STAY = [c for c in CREATURES if not c.leaves_area_during_own_instant]
INSTANT = [c.id.replace("_", "-") for c in STAY if c.effects[0].type == "instant" and c.id != "scorch"]
ACTIVE = [c.id.replace("_", "-") for c in STAY if c.effects[-1].type == "active" and c.id != "genie_exalted"]


def settle(t: Vale, seed: int) -> None:
    """Answer everything that is asked until the turn goes on."""
    rng = Rng(seed)
    while phase(t) not in ("action", "activate", "hunt"):
        legal = t.actions()
        assert legal
        t.play(legal[rng.below(len(legal))], rng)
        assert GAME.invariants(t) == []


@pytest.mark.clause("VE-8.11", "VE-A28")
@pytest.mark.parametrize("source", INSTANT)
def test_scorch_copies_every_instant_effect(source: str) -> None:
    for seed in range(4):
        rich = me(source, hand=["scorch", "hestia", "dragon-egg", "odin"], stones="RBPP")
        t = table(rich, me("kappa", "goblin", "valkyrie", "phoenix"), round=8)
        summon(t, "scorch", "BP")
        play(t, f"copy {source}")
        settle(t, seed)
        assert source in area(t) | hand(t) | discard(t) | area(t, 1)
        assert not GAME.view(t).effect
        t = table(me(source, hand=["scorch"], stones="BP"), round=2)
        summon(t, "scorch", "BP")
        play(t, f"copy {source}")
        settle(t, seed)
        assert phase(t) == "action"


@pytest.mark.clause("VE-8.11", "VE-A12")
@pytest.mark.parametrize("source", ACTIVE)
def test_genie_exalted_copies_every_active_effect(source: str) -> None:
    for seed in range(4):
        rich = me(source, "genie-exalted", hand=["hestia", "tidal"], stones="RBP", points=5)
        for given in (rich, me(source, "genie-exalted")):
            t = table(given, {"points": 3}, stage="resolution", discard=["gargoyle"])
            play(t, "activate genie-exalted", f"copy {source}")
            settle(t, seed)
            assert source in area(t) or source in hand(t)


@pytest.mark.clause("VE-8.11", "VE-8.16")
def test_scorch_copies_genie() -> None:
    t = table(me("genie", "salamander", "undine-queen", hand=["scorch"], stones="BP"))
    summon(t, "scorch", "BP")
    play(t, "copy genie")
    assert options(t) == ["activate salamander", "activate undine-queen"]
    play(t, "activate undine-queen", "activate salamander")
    assert (points(t), stones(t), phase(t)) == (1, "RB", "action")


@pytest.mark.clause("VE-8.11", "VE-A27")
def test_this_card_means_the_copying_card() -> None:
    t = table(me("cerberus", "imp", hand=["scorch"], stones="BP"))
    summon(t, "scorch", "BP")
    play(t, "copy cerberus")
    assert options(t) == ["discard imp", "discard cerberus", "done"]
    t = table(me("aeris", "imp", hand=["scorch"], stones="BP"))
    summon(t, "scorch", "BP")
    play(t, "copy aeris")
    assert options(t) == ["recover imp", "recover aeris"]
    play(t, "recover aeris")
    assert points(t) == 9 and area(t) == {"imp", "scorch"}
