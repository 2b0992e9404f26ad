# /// script
# requires-python = ">=3.11"
# dependencies = ["catanatron==3.2.1"]
# ///
"""Catanatron: random games of four."""

from __future__ import annotations

from catanatron import Color, Game, RandomPlayer
from turns import take_turns


def contest() -> int:
    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    decisions = 0
    while game.winning_color() is None and decisions < 20_000:
        game.play_tick()
        decisions += 1
    return decisions


take_turns({"catanatron/base/4/python": contest})
