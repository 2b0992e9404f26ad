"""The Vale of Eternity: hunt creatures, sell them for stones or tame them, and let their effects work together."""

from __future__ import annotations

from typing import Any

from traktir.games.vale.about import ABOUT

__all__ = ["ABOUT", "GAME"]


def __getattr__(name: str) -> Any:
    if name == "GAME":
        from traktir.games.vale.game import GAME

        return GAME
    raise AttributeError(name)
