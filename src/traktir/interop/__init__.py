"""Doors for research: PettingZoo, Gymnasium, OpenSpiel, and batches of tables in NumPy arrays.

Each door needs its own library (`pip install traktir[research]`); it is loaded when somebody knocks.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

# what the package offers as `traktir.<name>` -> where it is
DOORS: Final = {
    "env": ("traktir.interop.aec", "TableEnv"),
    "parallel_env": ("traktir.interop.aec", "parallel_env"),
    "gym_env": ("traktir.interop.single", "SeatEnv"),
    "batch": ("traktir.interop.batch", "Batch"),
    "pool": ("traktir.interop.batch", "Pool"),
    "register_openspiel": ("traktir.interop.openspiel", "register"),
}


def door(name: str) -> Any:
    module, attribute = DOORS[name]
    try:
        return getattr(import_module(module), attribute)
    except ModuleNotFoundError as missing:
        extra = "openspiel" if missing.name == "pyspiel" else "research"
        raise ModuleNotFoundError(f"{missing}: pip install 'traktir[{extra}]'", name=missing.name) from missing
