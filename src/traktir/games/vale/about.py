"""The Vale of Eternity as the hall shows it."""

from __future__ import annotations

from typing import Literal

import msgspec

from traktir.core.game import About, Mode


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    payment_rule: Literal["any_sufficient", "no_redundant"] = "any_sufficient"  # VE-A2
    first_player: int | None = None  # a seat, counted from 0; None: drawn (VE-A1)


ABOUT = About(
    id="vale",
    clauses="VE",
    rules_version=1,
    modes=(Mode("base", (2, 4), Options, (30, 60)),),
    weight=2,
)
