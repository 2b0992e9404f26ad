"""Better weights for a game's insight: CMA-ES over games of the greedy bot with the present weights.

The weights are searched on a logarithmic scale around the present ones. Those by which decisions are chosen are worth what they
win: a candidate sits at every seat of each deal in turn, the present weights at the others, and gets its mean reward (nine
tenths winning, one tenth margin). Those by which open tables are judged, `judged_…`, are worth what they foresee. Every
generation is written down, and a broken-off run repeats the ones that are written and goes on.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from math import exp
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from traktir.arena.foresight import foresight
from traktir.arena.journal import Journal
from traktir.bots.thinking import Greedy
from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.games import game as game_of


class Tuning(msgspec.Struct, frozen=True):
    game: str
    setting: Setting
    generations: int
    deals: int
    population: int
    seed: int = 1
    sigma: float = 0.25
    judgement: bool = False  # what open tables are judged by, not what decisions are chosen by


class Generation(msgspec.Struct, frozen=True):
    tried: list[list[float]]
    losses: list[float]


class Tuned(msgspec.Struct, frozen=True):
    weights: dict[str, int]
    reward: float  # of the best generation's mean, against fresh deals
    baseline: float  # what the present weights get in the same seats


def scaled(weights: dict[str, int], logs: list[float]) -> dict[str, int]:
    return {name: max(1, round(value * exp(log))) for (name, value), log in zip(weights.items(), logs, strict=True)}


def sought(tuning: Tuning) -> dict[str, int]:
    """The present weights of the kind that is tuned."""
    weights = game_of(tuning.game).weights(tuning.setting)
    return {name: value for name, value in weights.items() if name.startswith("judged_") == tuning.judgement}


def worth(tuning: Tuning, found: dict[str, int], first_deal: int, deals: int) -> float:
    """What a candidate is worth, 0 to 1: its mean reward among present ones, or its foresight."""
    game = game_of(tuning.game)
    weights = game.weights(tuning.setting) | found
    if tuning.judgement:
        return foresight(tuning.game, tuning.setting, weights, tuning.seed * 1_000_003 + first_deal, deals)
    seats = tuning.setting.seats
    present = Greedy(game, tuning.setting)
    candidate = Greedy(game, tuning.setting)
    candidate.insight = game.insight(tuning.setting, weights)
    deal_table = game.dealer(tuning.setting)
    reward: Any = vec[i64]([0] * seats)
    total = 0
    for deal in range(first_deal, first_deal + deals):
        for own in range(seats):
            rng = Rng(tuning.seed * 1_000_003 + deal)
            whims = Rng(deal * 8 + own)
            state = deal_table(rng)
            while state.turn >= 0:
                player = candidate if state.turn == own else present
                state.play(player.choose(state, whims), rng)
            present.insight.reward(state, reward)
            total += reward[own]
    return total / (1000 * deals * seats)


def tune(tuning: Tuning, journal: Path, workers: int = 1, progress: Callable[[int, float], None] = lambda *_: None) -> Tuned:
    """`progress` hears each generation's number and its best reward."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it misses its plotting library aloud; nothing is plotted here
            import cma
    except ImportError as error:
        raise Refused("refused-extra", extra="tune") from error
    weights = sought(tuning)
    if not weights:
        raise Refused("refused-no-weights", game=tuning.game)
    book = Journal(journal, (tuning, weights), Generation)
    options = {"seed": tuning.seed + 1, "popsize": tuning.population, "verbose": -9}
    strategy = cma.CMAEvolutionStrategy([0.0] * len(weights), tuning.sigma, options)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for number in range(tuning.generations):
            asked = [list(map(float, x)) for x in strategy.ask()]
            if number == len(book.lines):
                jobs = [pool.submit(worth, tuning, scaled(weights, logs), number * tuning.deals, tuning.deals) for logs in asked]
                book.add(Generation(asked, [round(1 - job.result(), 6) for job in jobs]))
            generation = book.lines[number]
            strategy.tell(generation.tried, generation.losses)
            progress(number + 1, 1 - min(generation.losses))
        found = scaled(weights, list(map(float, strategy.result.xfavorite)))
        fresh = tuning.generations * tuning.deals + 1_000_000
        results = [pool.submit(worth, tuning, each, fresh, 4 * tuning.deals) for each in (found, weights)]
        reward, baseline = (result.result() for result in results)
    return Tuned(found, round(reward, 4), round(baseline, 4))
