"""How well a judgement of open tables foresees who wins.

The greedy bot plays itself. In each quarter of every game one table that can be judged is judged, and afterwards the chances
given are held against the result by log loss: 0 for foreknowledge, ln(seats) for knowing nothing among rivals.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from statistics import fmean
from typing import Any

import msgspec
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


@lru_cache(maxsize=1)  # all candidates of a generation are asked about the same tables
def asked_about(game: str, setting: bytes, first_deal: int, deals: int) -> list[list[tuple[State, list[int]]]]:
    """Tables of each quarter of the games, with the ranking that came of them."""
    rules, wanted = game_of(game), msgspec.json.decode(setting, type=Setting)
    greedy = Greedy(rules, wanted)
    found: list[list[tuple[State, list[int]]]] = [[] for _ in range(QUARTERS)]
    for deal in range(first_deal, first_deal + deals):
        tables, ranking = played(rules, wanted, greedy, deal)
        pick = Rng(deal)
        for quarter, rows in enumerate(found):
            part = tables[quarter * len(tables) // QUARTERS : (quarter + 1) * len(tables) // QUARTERS]
            quiet = [table for table in part if greedy.insight.quiet(table)]
            if quiet:
                rows.append((quiet[pick.below(len(quiet))], ranking))
    return found


def surprise(insight: Insight, chances: Sequence[int], ranking: list[int]) -> float:
    """The log loss of chances, 0 to 1000, against a result; of several winners on the average."""
    if isinstance(insight, TeamInsight):
        chance = min(max(chances[0], 1), 999) / 1000
        return -log(chance if ranking[0] == 1 else 1 - chance)
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    return -sum(log(chances[seat] / sum(chances)) for seat in winners) / len(winners)


def losses(game: str, setting: Setting, weights: dict[str, int] | None, first_deal: int, deals: int) -> list[float]:
    """The mean log loss in each quarter of the games."""
    insight = game_of(game).insight(setting, weights)
    out = vec[i64]([0] * setting.seats)
    found = []
    for tables in asked_about(game, msgspec.json.encode(setting), first_deal, deals):
        surprises = []
        for table, ranking in tables:
            insight.judge(table, out)
            surprises.append(surprise(insight, list(out), ranking))
        found.append(fmean(surprises))
    return found


def foresight(game: str, setting: Setting, weights: dict[str, int] | None, first_deal: int, deals: int) -> float:
    """The chance that was given to what came true, 0 to 1: the geometric mean."""
    return exp(-fmean(losses(game, setting, weights, first_deal, deals)))
