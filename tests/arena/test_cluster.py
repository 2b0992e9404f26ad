"""The arena on a Ray cluster: a real one, started here for the test."""

from __future__ import annotations

import pytest

from traktir.arena.tournament import Tournament, run
from traktir.core.game import Refused, Setting

pytest.importorskip("ray", reason="Ray has no package for this Python")

from traktir.arena.cluster import RayExecutor

DUEL = Tournament("ethnos", Setting(2), ["greedy", "random"], games=6)


def fail() -> None:
    raise ArithmeticError("no such sum")


@pytest.mark.filterwarnings("ignore")  # Ray leaves sockets and files to the end of the process
def test_a_cluster_plays_the_same_games_as_this_machine() -> None:
    here = run(DUEL)
    there = run(DUEL, pool=RayExecutor("local"))
    assert [(game.ranking, game.scores, game.decisions) for game in there] == [
        (game.ranking, game.scores, game.decisions) for game in here
    ]


@pytest.mark.filterwarnings("ignore")
def test_what_a_task_raises_comes_back() -> None:
    with RayExecutor("local") as pool, pytest.raises(ArithmeticError, match="no such sum"):
        pool.submit(fail).result()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:door"])
def test_a_cluster_that_is_not_there_is_refused(address: str) -> None:
    with pytest.raises(Refused) as refused:
        RayExecutor(address)
    assert refused.value.text.key == "refused-cluster"
