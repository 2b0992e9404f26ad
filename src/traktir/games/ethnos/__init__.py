"""Ethnos: recruit fighters, play them in bands, crowd the kingdoms, fear the third dragon."""

from __future__ import annotations

from typing import Any

from traktir.games.ethnos.about import ABOUT

__all__ = ["ABOUT", "GAME"]


def __getattr__(name: str) -> Any:
    if name == "GAME":
        from traktir.games.ethnos.game import GAME

        return GAME
    raise AttributeError(name)
