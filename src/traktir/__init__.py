"""Traktir, the tavern: Ethnos, Elfenland, The Vale of Eternity and Aetherya for people, bots and research."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from traktir.interop.aec import TableEnv as env
    from traktir.interop.aec import parallel_env
    from traktir.interop.batch import Batch as batch
    from traktir.interop.batch import Pool as pool
    from traktir.interop.openspiel import register as register_openspiel
    from traktir.interop.single import SeatEnv as gym_env

__version__ = "0.1.0"
__all__ = ["__version__", "batch", "env", "gym_env", "parallel_env", "pool", "register_openspiel"]


def __getattr__(name: str) -> Any:
    """The doors for research need libraries of their own: opened when somebody asks."""
    if name in __all__:
        from traktir.interop import door

        return door(name)
    raise AttributeError(f"module 'traktir' has no attribute {name!r}")
