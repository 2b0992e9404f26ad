"""Aetherya: lay out a kingdom card by card, please its races, tame its dragons, fulfil its legends. Five modes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from traktir.games.aetherya.about import ABOUT

if TYPE_CHECKING:
    from traktir.games.aetherya.confrontation_view import ConfrontationView
    from traktir.games.aetherya.game import GAME

__all__ = ["ABOUT", "GAME", "ConfrontationView"]


def __getattr__(name: str) -> Any:
    """The rules are loaded when somebody asks for the game, not for its entry in the hall."""
    if name in ("GAME", "ConfrontationView"):
        from traktir.games.aetherya import confrontation_view, game

        return game.GAME if name == "GAME" else confrontation_view.ConfrontationView
    raise AttributeError(name)
