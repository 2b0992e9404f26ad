"""Which tables the doors are tried on: every game and mode, at its usual number of seats."""

from __future__ import annotations

from typing import Any

import pytest

from traktir.games import FOLDERS, about

MODES = [(id, mode.id) for id in FOLDERS for mode in about(id).modes]
every_mode = pytest.mark.parametrize(("game", "mode"), MODES)

# two remarks of PettingZoo's that its own games escape by name: the mask travels beside the observation, as in all its
# classic games, and somebody whose game is over has no legal action
pettingzoo_remarks = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def first_legal(mask: Any) -> int:
    return int(mask.argmax())
