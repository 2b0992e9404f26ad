"""How well a judgement of open tables foresees who wins.

The greedy bot plays itself. In each quarter of every game one table that can be judged is judged, and afterwards the chances
given are held against the result by log loss: 0 for foreknowledge, ln(seats) for knowing nothing among rivals.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from statistics import fmean
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from traktir.bots.thinking import Greedy
from traktir.core.game import Game, Setting
from traktir.core.insight import Insight, TeamInsight
from traktir.core.rng import Rng
from traktir.core.state import State
from traktir.games import game as game_of

QUARTERS = 4


def played(rules: Game[Any], setting: Setting, greedy: Greedy, deal: int) -> tuple[list[State], list[int]]:
    """The tables of one game, one before each decision, and its ranking."""
    rng, whims = Rng(deal), Rng(deal)
    table = rules.new(setting, rng)
    tables = []
    while table.turn >= 0:
        tables.append(table.copy())
        table.play(greedy.choose(table, whims), rng)
    return tables, table.ranking()


def surprise(insight: Insight, chances: Sequence[int], ranking: list[int]) -> float:
    """The log loss of chances, 0 to 1000, against a result; of several winners on the average."""
    if isinstance(insight, TeamInsight):
        chance = min(max(chances[0], 1), 999) / 1000
        return -log(chance if ranking[0] == 1 else 1 - chance)
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    return -sum(log(chances[seat] / sum(chances)) for seat in winners) / len(winners)


def losses(game: str, setting: Setting, weights: dict[str, int] | None, first_deal: int, deals: int) -> list[float]:
    """The mean log loss in each quarter of the games."""
    rules = game_of(game)
    greedy, insight = Greedy(rules, setting), rules.insight(setting, weights)
    found: list[list[float]] = [[] for _ in range(QUARTERS)]
    out = vec[i64]([0] * setting.seats)
    for deal in range(first_deal, first_deal + deals):
        tables, ranking = played(rules, setting, greedy, deal)
        pick = Rng(deal)
        for quarter, rows in enumerate(found):
            part = tables[quarter * len(tables) // QUARTERS : (quarter + 1) * len(tables) // QUARTERS]
            quiet = [table for table in part if insight.quiet(table)]
            if quiet:
                insight.judge(quiet[pick.below(len(quiet))], out)
                rows.append(surprise(insight, list(out), ranking))
    return [fmean(rows) for rows in found]


def foresight(game: str, setting: Setting, weights: dict[str, int] | None, first_deal: int, deals: int) -> float:
    """The chance that was given to what came true, 0 to 1: the geometric mean."""
    return exp(-fmean(losses(game, setting, weights, first_deal, deals)))
