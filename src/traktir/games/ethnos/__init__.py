"""Ethnos: recruit fighters, play them in bands, crowd the kingdoms, fear the third dragon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from traktir.games.ethnos.about import ABOUT

if TYPE_CHECKING:
    from traktir.games.ethnos.game import GAME
    from traktir.games.ethnos.view import View

__all__ = ["ABOUT", "GAME", "View"]


def __getattr__(name: str) -> Any:
    """The rules are loaded when somebody asks for the game, not for its entry in the hall."""
    if name in ("GAME", "View"):
        from traktir.games.ethnos import game, view

        return game.GAME if name == "GAME" else view.View
    raise AttributeError(name)
