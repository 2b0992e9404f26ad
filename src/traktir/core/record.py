"""A finished or broken-off game as a file: everything follows from the setting, the seed and the actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from traktir.core.game import Game, Refused, Setting
from traktir.core.rng import BadSeed, Rng, rng_from
from traktir.core.state import State


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scores: list[int]
    ranking: list[int]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    rules_version: int
    setting: Setting
    seed: str
    actions: list[int] = []
    result: Result | None = None
    players: list[str] = []


def chance(seed: str) -> Rng:
    try:
        return rng_from(seed)
    except BadSeed as error:
        raise Refused("refused-seed", seed=str(error)) from error


def begin(game: Game[Any], record: Record) -> tuple[Any, Rng]:
    """The table at the start of a record, and the chance it goes on with."""
    rng = chance(record.seed)
    return game.new(record.setting, rng), rng


def replay(game: Game[Any], record: Record) -> Iterator[tuple[int, State]]:
    """The table before each action, then at the end. It is the same object every time: copy what you keep."""
    state, rng = begin(game, record)
    for ply, action in enumerate(record.actions):
        yield ply, state
        legal = state.actions() if state.turn >= 0 else []
        if action not in legal:
            raise Refused("refused-record-action", ply=ply, action=action)
        state.play(action, rng)
    yield len(record.actions), state


def result_of(state: State) -> Result | None:
    return Result(state.scores(), state.ranking()) if state.turn < 0 else None


def verify(game: Game[Any], record: Record) -> State:
    """Replay to the end and compare; Refused when anything differs."""
    if record.game != game.about.id:
        raise Refused("refused-game", game=record.game[:40], known=game.about.id)
    if record.rules_version != game.about.rules_version:
        raise Refused("refused-rules-version", theirs=record.rules_version, ours=game.about.rules_version)
    state: State | None = None
    for _, state in replay(game, record):
        pass
    assert state is not None
    found = result_of(state)
    if record.result is not None and record.result != found:
        raise Refused("refused-record-result")
    return state
