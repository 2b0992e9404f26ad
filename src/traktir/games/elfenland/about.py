"""Elfenland as the hall shows it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from traktir.core.game import About, Mode


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    caravan: Literal["strict", "free"] = "strict"  # EL-15.13: only when one cannot pay, or at will
    rounds: Literal[3, 4] = 4  # EL-15.34
    first: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None  # EL-15.2: drawn at random


ABOUT = About(
    id="elfenland",
    clauses="EL",
    rules_version=1,
    modes=(
        Mode("base", (2, 6), Options, (60, 90)),
        Mode("towns", (2, 6), Options, (60, 90)),
    ),
    weight=2,
)
