"""The end of the game (VE-9). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from traktir.games.vale import components
from traktir.games.vale.state import Table

END_SCORE: Final[i64] = components.END_SCORE
LAST_ROUND: Final[i64] = components.LAST_ROUND


def is_over(t: Table) -> bool:
    """VE-9.1: asked after the resolution phase."""
    if t.round >= LAST_ROUND:
        return True
    for p in t.players:
        if p.points >= END_SCORE:
            return True
    return False


def final_keys(t: Table) -> list[int]:
    """VE-9.3: points, then cards in the area."""
    keys: list[int] = []
    for p in t.players:
        keys.append(p.points * 128 + p.area.size)
    return keys
