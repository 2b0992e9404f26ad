"""The numbers in games/elfenland/prospects.py: least squares over games of the greedy bot against itself.

After each round but the last it writes down what lies before every player, and afterwards how many towns were still to come.
"""

from __future__ import annotations

import sys

import numpy as np

from traktir.bots.thinking import Greedy
from traktir.core.bits import count, low_bit
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games import game
from traktir.games.elfenland.journey import FAR, NEAR

FIRST_DEAL = 900_000  # deals that no tuning has seen


def seen(player) -> list[int]:
    pairs, rest = 0, player.markers
    while rest:
        pairs += count(rest & NEAR[low_bit(rest)])
        rest &= rest - 1
    near, far = (count(player.markers & ring[player.town]) for ring in (NEAR, FAR))
    return [1, count(player.markers), near, far, pairs]


def main(games: int) -> None:
    rules = game("elfenland")
    samples: dict[int, list[tuple[list[int], int]]] = {}
    for seats in (2, 4):
        setting = Setting(seats)
        greedy = Greedy(rules, setting)
        for deal in range(games):
            rng, whims = Rng(FIRST_DEAL + deal), Rng(deal)
            table = rules.new(setting, rng)
            rounds, before = 0, []
            while table.turn >= 0:
                if table.round != rounds:
                    rounds = table.round
                    before += [(table.rounds - rounds, p, seen(player), player.taken) for p, player in enumerate(table.players)]
                table.play(greedy.choose(table, whims), rng)
            for left, p, what, taken in before:
                samples.setdefault(left, []).append((what, table.players[p].taken - taken))
    for left, rows in sorted(samples.items()):
        x, y = np.array([what for what, _ in rows], float), np.array([more for _, more in rows], float)
        found = np.linalg.lstsq(x, y, rcond=None)[0]
        names = ("", "marker", "beside", "beyond", "pair")
        figures = ", ".join(f"{name} {100 * value:.0f}" for name, value in zip(names, found, strict=True) if name)
        print(f"{left} to come: {figures}; error {np.std(y - x @ found):.2f} towns")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2_500)
