"""The conformance suite on every game, mode and number of seats."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from conformance.suite import CHECKS, Case
from traktir.core.game import Setting
from traktir.games import game

WITH_BOARDS = ["merfolk", "giants", "trolls", "orcs", "skeletons", "centaurs"]

CONFRONTATION_SWITCHES: list[tuple[int, dict[str, Any]]] = [
    (2, {"races": ["goblin", "elf"], "removed": "human", "spots": ["B", "A"], "first_player": 1, "portal_chain": False}),
    (3, {"races": ["goblin", "dwarf", "human"], "conf_goblin_kill_needs_own_card": False, "goblin_2v1_through_portal": "peer"}),
    (3, {"conf_unplayed_race_can_be_destroyed": False, "conf_dragon_tamed_by_other_race": "minus", "turn_cap": 40}),
    (4, {"conf_dragon_tamed_by_other_race": "plus", "dragon_row_zero_from_six_when_three_tamed": False, "patience": 1}),
    (2, {"conf_legend_needs_own_action": True, "conf_doubles_reshuffle": True, "patience": None}),
    (4, {"legend_claim_optional": False, "legend_after_last_card": True, "conf_start_layout": "rim"}),
]

# One line for each game and mode: id, mode, seats, options.
SETTINGS: list[tuple[str, Setting]] = [
    *(("ethnos", Setting(seats)) for seats in range(2, 7)),
    *(("vale", Setting(seats)) for seats in range(2, 5)),
    ("vale", Setting(3, options={"payment_rule": "no_redundant", "first_player": 1})),
    ("ethnos", Setting(4, options={"merfolk_scoring": "leader_only", "tribes": WITH_BOARDS})),
    *(("elfenland", Setting(seats)) for seats in range(2, 7)),
    *(("elfenland", Setting(seats, "towns")) for seats in range(2, 7)),
    ("elfenland", Setting(4, options={"caravan": "free", "rounds": 3, "first": 2})),
    ("elfenland", Setting(3, "towns", {"rounds": 3})),
    *(("aetherya", Setting(seats, mode)) for mode in ("base", "items", "coop") for seats in (2, 3, 4)),
    ("aetherya", Setting(1, "solo")),
    ("aetherya", Setting(2, "base", {"portal_chain": False, "goblin_2v1_through_portal": "peer", "reshuffle_timing": "peer"})),
    ("aetherya", Setting(3, "base", {"legend_claim_optional": False, "legend_after_last_card": True, "first_player": 2})),
    ("aetherya", Setting(2, "items", {"legend_after_last_card": True, "smuggler_takes_characters": False, "patience": 3})),
    ("aetherya", Setting(4, "items", {"legend_claim_optional": False, "patience": None, "turn_cap": 60})),
    ("aetherya", Setting(3, "coop", {"penalty_choice": "first_player", "coop_flip_mandatory_at_turn_end": False})),
    ("aetherya", Setting(2, "coop", {"coop_legends_gone_checked": "at_once", "first_player": 1})),
    ("aetherya", Setting(1, "solo", {"solo_sources_declared_first": False, "legend_after_last_card": True})),
    (
        "aetherya",
        Setting(
            1,
            "solo",
            {
                "solo_points_shortfall_loses": True,
                "solo_deck_card_may_be_discarded_to_open": False,
                "dragon_row_zero_from_six_when_three_tamed": False,
            },
        ),
    ),
    *(("aetherya", Setting(seats, "confrontation")) for seats in range(2, 5)),
    *(("aetherya", Setting(seats, "confrontation", options)) for seats, options in CONFRONTATION_SWITCHES),
]
GAMES = 4 if os.environ.get("TRAKTIR_EXPECT") == "compiled" else 1


@pytest.mark.parametrize(("id", "setting"), SETTINGS, ids=lambda x: x if isinstance(x, str) else f"{x.mode}-{x.seats}")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(id: str, setting: Setting, check: Callable[[Case], None]) -> None:
    for seed in range(GAMES):
        check(Case(game(id), setting, seed))
    assert GAMES > 0
