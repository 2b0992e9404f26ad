"""Elfenland: lay transport counters on the roads, then travel as far as the cards carry you."""

from __future__ import annotations

from typing import Any

from traktir.games.elfenland.about import ABOUT

__all__ = ["ABOUT", "GAME"]


def __getattr__(name: str) -> Any:
    if name == "GAME":
        from traktir.games.elfenland.game import GAME

        return GAME
    raise AttributeError(name)
