"""Options of a table <-> the ruling that the rules read (AE-12)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from traktir.games.aetherya.state import Ruling

# option -> field of the ruling and, where the option is no plain truth value, the word that stands for 1
SWITCHES: Final[dict[str, tuple[str, str | None]]] = {
    "portal_chain": ("portal_chain", None),
    "goblin_2v1_through_portal": ("goblins_by_portal", "peer"),
    "dragon_row_zero_from_six_when_three_tamed": ("zero_from_six", None),
    "legend_claim_optional": ("claim_optional", None),
    "legend_after_last_card": ("legend_after_last", None),
    "reshuffle_timing": ("peer_reshuffle", "peer"),
    "smuggler_takes_characters": ("smuggled_characters", None),
    "solo_points_shortfall_loses": ("shortfall_loses", None),
    "solo_deck_card_may_be_discarded_to_open": ("deck_card_opens", None),
    "solo_sources_declared_first": ("declared_first", None),
    "coop_flip_mandatory_at_turn_end": ("flip_mandatory", None),
    "coop_legends_gone_checked": ("gone_at_once", "at_once"),
    "penalty_choice": ("vote", "vote"),
}
# the word for 0 where 1 is the default
OFF: Final = {"penalty_choice": "first_player"}
LIMITS: Final = ("turn_cap", "patience")  # numbers; 0 in the ruling: none


def ruling_of(options: msgspec.Struct) -> Ruling:
    ruling = Ruling()
    for name in options.__struct_fields__:
        value = getattr(options, name)
        if name in LIMITS:
            setattr(ruling, name, value or 0)
        elif name in SWITCHES:
            field, word = SWITCHES[name]
            setattr(ruling, field, int(value is True if word is None else value == word))
    return ruling


def options_of(ruling: Ruling, type: type[msgspec.Struct]) -> Any:
    """The options that lead to a ruling; the first player stands elsewhere."""
    options = type()
    changes: dict[str, Any] = {}
    for name in type.__struct_fields__:
        default = getattr(options, name)
        if name in LIMITS:
            changes[name] = getattr(ruling, name) or None
        elif name in SWITCHES:
            field, word = SWITCHES[name]
            on = bool(getattr(ruling, field))
            if word is None:
                changes[name] = on
            else:
                changes[name] = word if on else OFF.get(name, default)
    return msgspec.structs.replace(options, **changes)
