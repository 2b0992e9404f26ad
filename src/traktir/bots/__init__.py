"""Named opponents. A bot is given an imagined world, never the table itself: it cannot know more than its seat.

bot("random", "ethnos").choose(state.imagine(seat, rng), rng)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from traktir.core.game import Game, Refused
from traktir.core.rng import Rng
from traktir.core.state import State
from traktir.games import game as game_of


class Bot(ABC):
    """Chooses for the seat in turn. One object plays one game at one seat, from its first decision to its last."""

    @abstractmethod
    def choose(self, world: State, rng: Rng) -> int:
        """A legal action of `world`, which is what `imagine` made of the table for the seat in turn."""


class Random(Bot):
    def choose(self, world: State, rng: Rng) -> int:
        legal = world.actions()
        return legal[rng.below(len(legal))]


# id -> how to make one for a game; the order is the order of strength
BOTS: Final[dict[str, Callable[[Game[Any]], Bot]]] = {
    "random": lambda _: Random(),
}


def bot(id: str, game: str) -> Bot:
    if id not in BOTS:
        raise Refused("refused-bot", bot=id[:40], known=", ".join(BOTS))
    return BOTS[id](game_of(game))
