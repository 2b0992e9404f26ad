"""Playing actions on the side before anything is stored: are they legal, what would each viewer be told?"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

import msgspec

from traktir.core.game import Game, Refused, Text
from traktir.core.rng import LiveRng, Rng
from traktir.core.state import State
from traktir.server.tables.facts import twin
from traktir.server.tables.standing import Standing
from traktir.server.thinking import LONGEST

WORLDS = 8  # imagined tables that must agree before a draft shows the outcome of an action: rare surprises are surprises too


@dataclass(frozen=True, slots=True)
class Rehearsal:
    state: State
    rng: LiveRng
    seen: int
    told: tuple[tuple[Text, ...], ...]  # by viewer


def legal(game: Game[Any], state: State, action: int) -> None:
    if state.turn < 0 or action not in state.actions():
        raise game.explain(state, action) or Refused("refused-action", action=action)


def rehearse(standing: Standing, seat: int, actions: list[int]) -> Rehearsal:
    """Refused when an action is not legal, or comes after one that draws chance or ends the turn."""
    assert standing.state is not None and standing.rng is not None
    if not 1 <= len(actions) <= LONGEST:
        raise Refused("refused-commit-length", most=LONGEST)
    game = standing.game
    state, rng = standing.state.copy(), twin(standing.rng)
    viewers = [*range(state.seats), None]
    told: list[list[Text]] = [[] for _ in viewers]
    seen = 1 << seat
    mark = rng.mark()
    for i, action in enumerate(actions):
        if i > 0 and (rng.mark() != mark or state.turn != seat):
            raise Refused("refused-commit-past-chance")
        legal(game, state, action)
        for place, viewer in enumerate(viewers):
            text = game.told(state, action, viewer)
            if text is not None:
                told[place].append(text)
                seen |= 1 << place
        state.play(action, rng)
    if state.turn != seat:
        seen = (1 << len(viewers)) - 1
    return Rehearsal(state, rng, seen, tuple(map(tuple, told)))


@dataclass(frozen=True, slots=True)
class Draft:
    """`state` is the table as the drafting seat may see it; `ready`: the last action can only be committed, not tried out."""

    state: State
    ready: bool


def draft(standing: Standing, seat: int, actions: list[int]) -> Draft:
    """Try actions out in private.

    What an action would draw or uncover is not shown: it is also played in imagined worlds, and only an outcome that is the same
    in all of them, without chance, was known beforehand. The worlds hang on seed and version, so asking again tells nothing new.
    """
    assert standing.state is not None
    if len(actions) > LONGEST:
        raise Refused("refused-commit-length", most=LONGEST)
    game = standing.game
    key = hashlib.blake2b(f"{standing.seed} {standing.version}".encode(), digest_size=7).digest()
    rng = Rng(int.from_bytes(key, "little"))
    state = standing.state.copy()
    worlds = [state.imagine(seat, rng) for _ in range(WORLDS)]
    for i, action in enumerate(actions):
        legal(game, state, action)
        then = state.copy()
        if not _foreseen(game, then, worlds, seat, action, rng):
            if i + 1 < len(actions):
                raise Refused("refused-draft-past-chance")
            return Draft(state, ready=True)
        state = then
    return Draft(state, ready=False)


def _foreseen(game: Game[Any], state: State, worlds: list[State], seat: int, action: int, rng: Rng) -> bool:
    """Play the action everywhere; whether its outcome was certain for this seat and the turn goes on."""
    mark = rng.mark()
    for world in (state, *worlds):
        if action not in world.actions():
            return False
        world.play(action, rng)
        if rng.mark() != mark or world.turn != seat:
            return False
    seen = msgspec.json.encode(game.view(state, seat))
    return all(msgspec.json.encode(game.view(world, seat)) == seen for world in worlds)


def uncovers(standing: Standing, before: State, seat: int, actions: tuple[int, ...]) -> bool:
    """Whether these actions, played from `before`, told the seat something it could not know (apart from chance)."""
    rng = Rng(0)
    state = before.copy()
    worlds = [state.imagine(seat, rng) for _ in range(WORLDS)]
    for action in actions:
        for world in (state, *worlds):
            if action not in world.actions():
                return True
            world.play(action, rng)
    game = standing.game
    seen = msgspec.json.encode(game.view(state, seat))
    return any(msgspec.json.encode(game.view(world, seat)) != seen for world in worlds)
