"""Aetherya as the hall shows it: five modes and their switches (AE-12)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from traktir.core.game import About, Mode

Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Contact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Switches of every mode."""

    portal_chain: bool = True  # AE-2.6
    goblin_2v1_through_portal: Literal["never", "peer"] = "never"  # AE-5.7
    dragon_row_zero_from_six_when_three_tamed: bool = True  # AE-7.8


class Kingdoms(Contact, frozen=True, forbid_unknown_fields=True):
    """Switches of the modes in which every player builds an own kingdom."""

    legend_claim_optional: bool = True  # AE-5.3
    legend_after_last_card: bool = False  # AE-5.5
    reshuffle_timing: Literal["end_of_action", "peer"] = "end_of_action"  # AE-6.2
    first_player: Seat | None = None  # AE-3.8; none: at random
    turn_cap: Annotated[int, msgspec.Meta(ge=1, le=10_000)] | None = None  # AE-7.12: turns in all
    # ours, against endless play: so many rounds in which no closed card goes end the game; none: never
    patience: Annotated[int, msgspec.Meta(ge=1, le=1_000)] | None = 12


class Items(Kingdoms, frozen=True, forbid_unknown_fields=True):
    smuggler_takes_characters: bool = True  # AE-8.13


class Solo(Contact, frozen=True, forbid_unknown_fields=True):
    legend_claim_optional: bool = True
    legend_after_last_card: bool = False
    solo_points_shortfall_loses: bool = False  # AE-9.12
    solo_deck_card_may_be_discarded_to_open: bool = True  # AE-9.6
    solo_sources_declared_first: bool = True  # AE-9.15


class Coop(Contact, frozen=True, forbid_unknown_fields=True):
    coop_flip_mandatory_at_turn_end: bool = True  # AE-10.6
    coop_legends_gone_checked: Literal["end_of_round", "at_once"] = "end_of_round"  # AE-10.14
    first_player: Seat | None = None
    # AE-10.15: how the team picks a penalty legend; one hand suits a table that passes one screen round
    penalty_choice: Literal["vote", "first_player"] = "vote"


class Confrontation(Contact, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    races: tuple[str, ...] = ()  # by seat; empty: at random (AE-11.3)
    removed: str | None = None  # two players: the race put into the box; none: at random (AE-11.39)
    spots: tuple[Literal["A", "B", "C", "D"], ...] = ()  # by seat; empty: in turn order (AE-11.39)
    first_player: Seat | None = None  # AE-11.7; none: at random
    legend_claim_optional: bool = True  # AE-5.3
    legend_after_last_card: bool = False  # AE-5.5
    conf_unplayed_race_can_be_destroyed: bool = True  # AE-11.17
    conf_dragon_tamed_by_other_race: Literal["zero", "minus", "plus"] = "zero"  # AE-11.30
    conf_goblin_kill_needs_own_card: bool = True  # AE-11.25
    conf_legend_needs_own_action: bool = False  # AE-11.21
    conf_doubles_reshuffle: bool = False  # AE-11.10
    conf_start_layout: Literal["rim"] = "rim"  # AE-11.5
    turn_cap: Annotated[int, msgspec.Meta(ge=1, le=10_000)] | None = None
    patience: Annotated[int, msgspec.Meta(ge=1, le=1_000)] | None = 12


ABOUT = About(
    id="aetherya",
    clauses="AE",
    rules_version=1,
    modes=(
        Mode("base", (2, 4), Kingdoms, (20, 30)),
        Mode("items", (2, 4), Items, (25, 40)),
        Mode("solo", (1, 1), Solo, (30, 60)),
        Mode("coop", (2, 4), Coop, (20, 40)),
        Mode("confrontation", (2, 4), Confrontation, (30, 60)),
    ),
    weight=2,
)
