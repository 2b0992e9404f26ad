"""Aetherya: lay out a kingdom card by card, please its races, tame its dragons, fulfil its legends. Five modes."""

from __future__ import annotations

from typing import Any

from traktir.games.aetherya.about import ABOUT

__all__ = ["ABOUT", "GAME"]


def __getattr__(name: str) -> Any:
    if name == "GAME":
        from traktir.games.aetherya.game import GAME

        return GAME
    raise AttributeError(name)
