"""Named opponents. A bot is given an imagined world, never the table itself: it cannot know more than its seat.

player = bot("regular", "ethnos", Setting(4))
action = player.choose(table.imagine(table.turn, rng), rng)
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from traktir.bots.outside import SECONDS, Outside
from traktir.bots.player import Bot
from traktir.bots.thinking import LEVELS, Greedy, Random
from traktir.core.game import Game, Refused, Setting
from traktir.games import game as game_of

__all__ = ["BOTS", "Bot", "bot"]

# id -> how to make one for a game; from the weakest to the strongest
BOTS: Final[dict[str, Callable[[Game[Any], Setting], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    **{level.id: level.seat_down for level in LEVELS},
}
# a program of somebody else's, with its seconds for a decision: see docs/bots.md
OUTSIDE: Final = re.compile(r"exec(?:@(?P<seconds>\d{1,4}(?:\.\d{1,3})?))?:(?P<command>.*)", re.DOTALL)


def bot(id: str, game: str, setting: Setting) -> Bot:
    """A bot for one seat of one game."""
    if outside := OUTSIDE.fullmatch(id):
        return Outside(game_of(game), setting, outside["command"], float(outside["seconds"] or SECONDS))
    if id not in BOTS:
        raise Refused("refused-bot", bot=id[:40], known=", ".join(BOTS))
    return BOTS[id](game_of(game), setting)
