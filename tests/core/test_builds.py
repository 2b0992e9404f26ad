"""The compiled core and the same sources interpreted play the very same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import traktir.core.state
from traktir.arena.simulation import COMPILED, play_some
from traktir.core.game import Setting
from traktir.games import FOLDERS, about

SOURCES = Path(__file__).parents[2] / "src"
GAMES = int(os.environ.get("TRAKTIR_DIFFERENTIAL", "600"))  # for each game, mode and number of seats

SETTINGS = [
    (id, mode.id, seats) for id in FOLDERS for mode in about(id).modes for seats in range(mode.seats[0], mode.seats[1] + 1)
]
SCRIPT = """
import json, sys
from traktir.arena.simulation import COMPILED, play_some
from traktir.core.game import Setting
assert not COMPILED
id, mode, seats, games = sys.argv[1:]
tally = play_some(id, Setting(int(seats), mode), 1000, int(games))
print(json.dumps([tally.decisions, tally.checksum, tally.points]))
"""


def test_the_build_is_the_one_that_was_asked_for() -> None:
    wanted = os.environ.get("TRAKTIR_EXPECT")
    assert wanted in (None, "compiled" if COMPILED else "pure")
    assert COMPILED or Path(traktir.core.state.__file__).suffix == ".py"


@pytest.mark.parametrize(("id", "mode", "seats"), SETTINGS)
def test_compiled_and_interpreted_games_are_the_same(id: str, mode: str, seats: int) -> None:
    if not COMPILED:
        pytest.skip("compares the compiled core with the sources: the compiled run does it")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, id, mode, str(seats), str(GAMES)],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        check=True,
    )
    tally = play_some(id, Setting(seats, mode), 1000, GAMES)
    assert [tally.decisions, tally.checksum, tally.points] == json.loads(done.stdout)
