"""How well each game's judgement of an open table foresees who wins: `python tools/judgement.py [GAME …] [--games N]`.

The greedy bot plays itself on deals set apart for this. In each quarter of every game one table that can be judged is
judged, and afterwards the chances given are held against the result: log loss, 0 for foreknowledge, ln(seats) for knowing
nothing. What a changed judgement gains or loses shows here in seconds, long before it shows in an arena.
"""

from __future__ import annotations

import argparse
from itertools import product
from math import log
from typing import Any

from ladder import RIVALS
from librt.vecs import vec
from mypy_extensions import i64

from traktir.bots.thinking import Greedy
from traktir.core.game import Game, Setting
from traktir.core.rng import Rng
from traktir.core.state import State
from traktir.games import game

FIRST_DEAL = 800_000
QUARTERS = 4


def played(rules: Game[Any], setting: Setting, greedy: Greedy, deal: int) -> tuple[list[State], list[int]]:
    """The tables of one game, one before each decision, and its ranking."""
    rng, whims = Rng(FIRST_DEAL + deal), Rng(deal)
    table = rules.new(setting, rng)
    tables = []
    while table.turn >= 0:
        tables.append(table.copy())
        table.play(greedy.choose(table, whims), rng)
    return tables, table.ranking()


def losses(id: str, setting: Setting, games: int) -> list[float]:
    """The mean log loss in each quarter of the games."""
    rules = game(id)
    greedy, insight = Greedy(rules, setting), rules.insight(setting)
    found: list[list[float]] = [[] for _ in range(QUARTERS)]
    out = vec[i64]([0] * setting.seats)
    for deal in range(games):
        tables, ranking = played(rules, setting, greedy, deal)
        pick = Rng(deal)
        winners = [seat for seat, place in enumerate(ranking) if place == 1]
        for quarter in range(QUARTERS):
            part = tables[quarter * len(tables) // QUARTERS : (quarter + 1) * len(tables) // QUARTERS]
            quiet = [table for table in part if insight.quiet(table)]
            if quiet:
                insight.judge(quiet[pick.below(len(quiet))], out)
                share = sum(out)
                found[quarter].append(-sum(log(out[seat] / share) for seat in winners) / len(winners))
    return [sum(rows) / len(rows) if rows else float("nan") for rows in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wanted", nargs="*", metavar="GAME", help="ethnos, vale, aetherya, elfenland; all when none is named")
    parser.add_argument("--games", type=int, default=400)
    chosen = parser.parse_args()
    for (id, mode), seats in product(RIVALS, (2, 4)):
        if not chosen.wanted or id in chosen.wanted:
            row = "  ".join(f"{loss:.3f}" for loss in losses(id, Setting(seats, mode), chosen.games))
            print(f"{id:10} {mode:14} {seats} seats  nothing known {log(seats):.3f}  by quarters {row}", flush=True)


if __name__ == "__main__":
    main()
