"""What a bot is."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from typing import Any

from traktir.core.game import Game, Setting
from traktir.core.rng import Rng
from traktir.core.state import State


class Bot(ABC):
    """Chooses for the seat in turn. One object plays one game at one seat, from its first decision to its last."""

    clock: Callable[[], float] = staticmethod(time.process_time)  # by which its decisions are measured

    def __init__(self, game: Game[Any], setting: Setting) -> None:
        self.game = game
        self.setting = setting
        self.lost: Counter[str] = Counter()  # why decisions fell to a stand-in; only programs of other people lose any

    @abstractmethod
    def choose(self, world: State, rng: Rng) -> int:
        """A legal action of `world`, which is what `imagine` made of the table for the seat in turn."""

    def leave(self) -> None:
        """The game is over, or somebody else takes the seat."""
