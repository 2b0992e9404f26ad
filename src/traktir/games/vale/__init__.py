"""The Vale of Eternity: hunt creatures, sell them for stones or tame them, and let their effects work together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from traktir.games.vale.about import ABOUT

if TYPE_CHECKING:
    from traktir.games.vale.creatures import CREATURES
    from traktir.games.vale.game import GAME
    from traktir.games.vale.view import View

__all__ = ["ABOUT", "CREATURES", "GAME", "View"]


def __getattr__(name: str) -> Any:
    """The rules are loaded when somebody asks for the game, not for its entry in the hall."""
    if name == "CREATURES":
        from traktir.games.vale.creatures import CREATURES

        return CREATURES
    if name in ("GAME", "View"):
        from traktir.games.vale import game, view

        return game.GAME if name == "GAME" else view.View
    raise AttributeError(name)
