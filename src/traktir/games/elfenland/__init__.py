"""Elfenland: lay transport counters on the roads, then travel as far as the cards carry you."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from traktir.games.elfenland.about import ABOUT

if TYPE_CHECKING:
    from traktir.games.elfenland.atlas import ATLAS
    from traktir.games.elfenland.game import GAME
    from traktir.games.elfenland.guide import Route, Wish
    from traktir.games.elfenland.view import View

__all__ = ["ABOUT", "ATLAS", "GAME", "Route", "View", "Wish"]


def __getattr__(name: str) -> Any:
    """The rules are loaded when somebody asks for the game, not for its entry in the hall."""
    if name in __all__:
        from traktir.games.elfenland import atlas, game, guide, view

        return {"ATLAS": atlas.ATLAS, "GAME": game.GAME, "Route": guide.Route, "View": view.View, "Wish": guide.Wish}[name]
    raise AttributeError(name)
