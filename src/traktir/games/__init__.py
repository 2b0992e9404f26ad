"""The four games. A game is found by its one line in FOLDERS."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from traktir.core.game import About, Game, Refused

FOLDERS: Final = {
    "ethnos": "traktir.games.ethnos",
    "elfenland": "traktir.games.elfenland",
    "vale": "traktir.games.vale",
    "aetherya": "traktir.games.aetherya",
}


def _folder(id: str) -> Any:
    if id not in FOLDERS:
        raise Refused("refused-game", game=id[:40], known=", ".join(FOLDERS))
    return import_module(FOLDERS[id])


def about(id: str) -> About:
    """A game's entry for the hall, without its rules."""
    entry: About = _folder(id).ABOUT
    return entry


def game(id: str) -> Game[Any]:
    found: Game[Any] = _folder(id).GAME
    return found
