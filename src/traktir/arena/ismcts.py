"""Iterations of tree search a second, ours and OpenSpiel's own: from the opening of Ethnos with four seats, rollouts to the end.

Both know nothing of the game: random rollouts, an upper confidence bound, a fresh world for each iteration. OpenSpiel's bot in
Python plays our game through the adapter; its bot in C++ cannot (it crashes on games written in Python), so it plays `hearts`,
a game of 52 decisions where a random game of Ethnos has some hundreds.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from traktir.core.game import Setting
from traktir.core.insight import Insight
from traktir.core.rng import Rng
from traktir.games import game
from traktir.search.tree import Tree

OURS = "ethnos/base/4/ismcts"
THEIRS = "openspiel/ethnos/4/ismcts"
EXPLORE = 0.7
WANTED = 5.0  # times theirs on the same game
Contestant = Callable[[], tuple[int, float]]


def timed(slice: float, portion: int, think: Callable[[], object]) -> Contestant:
    """`think` is good for a portion of iterations."""

    def contest() -> tuple[int, float]:
        iterations = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < slice:
            think()
            iterations += portion
        return iterations, spent

    return contest


def ours(slice: float) -> Contestant:
    rng = Rng(3)
    table = game("ethnos").new(Setting(4), rng)
    return timed(slice, 200, lambda: Tree(table.imagine(table.turn, rng), Insight(), EXPLORE, 0.0, 0).run(200, rng))


def opening(name: str, params: dict[str, Any]) -> tuple[Any, Any]:
    import pyspiel

    rules = pyspiel.load_game(name, params)
    state = rules.new_initial_state()
    deal = random.Random(1)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(deal.choice(state.legal_actions()))
    return rules, state


def theirs(slice: float) -> dict[str, Contestant]:
    if find_spec("pyspiel") is None:
        return {}
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    from traktir.interop import openspiel

    openspiel.register()
    rules, state = opening("traktir_ethnos", {"players": 4})
    chance = np.random.RandomState(1)
    python = ismcts.ISMCTSBot(
        game=rules,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        uct_c=EXPLORE,
        max_simulations=4,
        random_state=chance,
    )
    hearts = opening("hearts", {})[1]
    native = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), EXPLORE, 200)
    return {
        THEIRS: timed(slice, 4, lambda: python.step(state)),
        "openspiel/hearts/4/ismcts": timed(slice, 200, lambda: native.step(hearts)),
    }
