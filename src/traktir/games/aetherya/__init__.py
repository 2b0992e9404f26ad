"""Aetherya: lay out a kingdom card by card, please its races, tame its dragons, fulfil its legends. Five modes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from traktir.games.aetherya.about import ABOUT

if TYPE_CHECKING:
    from traktir.games.aetherya.confrontation_view import ConfrontationView
    from traktir.games.aetherya.game import GAME
    from traktir.games.aetherya.pad import Pad, score
    from traktir.games.aetherya.view import KingdomView, View

__all__ = ["ABOUT", "GAME", "ConfrontationView", "KingdomView", "Pad", "View", "score"]


def __getattr__(name: str) -> Any:
    """The rules are loaded when somebody asks for the game, not for its entry in the hall."""
    if name not in __all__:
        raise AttributeError(name)
    from traktir.games.aetherya import confrontation_view, game, pad, view

    home = {"GAME": game, "Pad": pad, "score": pad, "ConfrontationView": confrontation_view}.get(name, view)
    return getattr(home, name)
