"""Tables drawn for the terminal. A board draws a view and knows no rules."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from traktir.locale import Speaker


def draw(game: str, view: Any, names: Sequence[str], say: Speaker) -> RenderableType:
    """The table of a game as its view shows it; `names` by seat."""
    drawn: RenderableType = import_module(f"traktir.cli.boards.{game}").draw(view, names, say)
    return drawn


def legend(game: str, view: Any, say: Speaker) -> RenderableType:
    """What the things on this table do, for whoever asks for help."""
    told: RenderableType = import_module(f"traktir.cli.boards.{game}").legend(view, say)
    return told


def routes(game: str, found: Any, say: Speaker) -> RenderableType:
    """Where a seat can travel, for games with a map."""
    told: RenderableType = import_module(f"traktir.cli.boards.{game}").routes(found, say)
    return told


def wish(game: str, found: Any, say: Speaker) -> RenderableType:
    """What a wished chain of places still needs, for games with a map."""
    told: RenderableType = import_module(f"traktir.cli.boards.{game}").wish(found, say)
    return told
