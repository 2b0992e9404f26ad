"""Ethnos as the hall shows it."""

from __future__ import annotations

from typing import Literal

import msgspec

from traktir.core.game import About, Mode


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tribes: tuple[str, ...] = ()  # in play; empty: drawn at random (ET-2.3)
    merfolk_scoring: Literal["kingdom", "leader_only"] = "kingdom"  # AM-15


ABOUT = About(
    id="ethnos",
    clauses="ET",
    rules_version=1,
    modes=(Mode("base", (2, 6), Options, (45, 75)),),
    weight=2,
)
