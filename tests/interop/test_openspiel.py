"""OpenSpiel's own tests on our games, and its search playing them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import traktir  # noqa: E402
from interop.tables import every_mode  # noqa: E402
from traktir.arena.simulation import COMPILED  # noqa: E402
from traktir.games import about  # noqa: E402

traktir.register_openspiel()


def load(game: str, mode: str, **params: Any) -> Any:
    low, high = about(game).mode(mode).seats
    return pyspiel.load_game(f"traktir_{game}", {"players": min(high, max(low, 2)), "mode": mode, **params})


@every_mode
def test_random_simulations(game: str, mode: str) -> None:
    # written states are tried below: OpenSpiel asks a sampled game for its generator's state, which it lets only C++ answer
    pyspiel.random_sim_test(load(game, mode), num_sims=2 if COMPILED else 1, serialize=False, verbose=False)


@every_mode
def test_resampling(game: str, mode: str) -> None:
    """What OpenSpiel's ResampleInfostateTest asks, which it does not offer from Python."""
    rules = load(game, mode)
    random = np.random.RandomState(5)
    state = rules.new_initial_state()
    asked = 0
    while not state.is_terminal() and asked < (300 if COMPILED else 40):
        if not state.is_chance_node():
            for player in range(rules.num_players()):
                other = state.resample_from_infostate(player, random.rand)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.current_player() == state.current_player()
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
            asked += 1
        state.apply_action(random.choice(state.legal_actions()))
    assert asked > 5


class Flat(mcts.Evaluator):  # type: ignore[misc]
    """Every table is even and every decision alike: the search is OpenSpiel's, without playouts."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * int(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@every_mode
def test_openspiels_ismcts_plays_whole_games(game: str, mode: str) -> None:
    if not COMPILED:
        pytest.skip("whole games are searched in the compiled run")
    rules = load(game, mode, seed=3)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(rules, Flat(), uct_c=1.4, max_simulations=3, random_state=random)
    state = rules.new_initial_state()
    while not state.is_terminal():
        state.apply_action(0 if state.is_chance_node() else int(bot.step(state)))
    assert len(state.returns()) == rules.num_players()
    assert all(-1 <= value <= 1 for value in state.returns())


def test_a_search_with_playouts_finds_a_decision() -> None:
    rules = load("ethnos", "base")
    state = rules.new_initial_state()
    state.apply_action(0)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(rules, mcts.RandomRolloutEvaluator(1, random), 1.4, 8 if COMPILED else 2, random_state=random)
    assert bot.step(state) in state.legal_actions()


@every_mode
def test_a_state_is_written_and_read_back(game: str, mode: str) -> None:
    rules = load(game, mode)
    random = np.random.RandomState(2)
    state = rules.new_initial_state()
    for _ in range(25):
        again = rules.deserialize_state(state.serialize())
        assert str(again) == str(state)
        assert again.history() == state.history()
        for player in range(rules.num_players()):
            assert again.information_state_string(player) == state.information_state_string(player)
        if state.is_terminal():
            break
        state.apply_action(random.choice(state.legal_actions()))


def test_an_observer_with_recall_tells_the_information_state() -> None:
    rules = load("ethnos", "base")
    state = rules.new_initial_state()
    state.apply_action(0)
    recall = rules.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    glance = rules.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
    assert recall.string_from(state, 0) == state.information_state_string(0)
    assert glance.string_from(state, 0) == state.observation_string(0)


def test_chance_is_drawn_at_chance_nodes_only_and_a_clone_does_not_foresee_it() -> None:
    rules = load("ethnos", "base")
    state = rules.new_initial_state()
    assert state.is_chance_node() and state.chance_outcomes() == [(0, 1.0)]
    state.apply_action(0)
    state.apply_action(state.string_to_action("deck"))
    assert state.is_chance_node()
    drawn = set()
    for _ in range(30):
        clone = state.clone()
        clone.apply_action(0)
        drawn.add(str(clone))
    assert len(drawn) > 3


@every_mode
def test_the_same_seed_gives_the_same_game(game: str, mode: str) -> None:
    def play() -> tuple[str, list[str]]:
        rules = load(game, mode, seed=8)
        state = rules.new_initial_state()
        for _ in range(60):
            if state.is_terminal():
                break
            state.apply_action(state.legal_actions()[-1])
        return str(state), [state.information_state_string(player) for player in range(rules.num_players())]

    assert play() == play()
