"""What is played and what it pays: the part that all doors share."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from traktir.core.game import Refused, Setting
from traktir.core.insight import TeamInsight
from traktir.core.rng import Rng
from traktir.core.state import ROOM, State
from traktir.games import about
from traktir.games import game as game_of
from traktir.interop.tables import BY_RANK, BY_SCORE, BY_WIN, WHIM, Lens, pay, weigh
from traktir.locale import speaker

Reward = Literal["rank", "win", "score"]
Illegal = Literal["refuse", "random"]  # what becomes of an action that is not legal
SCHEMES: Final[dict[str, int]] = {"rank": BY_RANK, "win": BY_WIN, "score": BY_SCORE}
FARTHEST: Final = 50.0  # no feature is farther from zero


class IllegalAction(ValueError):
    """The decision is not among those that the mask offers."""


class Terms:
    """A game in one setting, with its action space, features and rewards."""

    def __init__(self, id: str, seats: int | None, mode: str, options: Mapping[str, Any] | None, reward: Reward) -> None:
        self.id = id
        self.game = game_of(id)
        low, high = about(id).mode(mode).seats
        self.setting = Setting(seats if seats is not None else min(high, max(low, 4)), mode, dict(options or {}))
        self.deal = self.game.dealer(self.setting)
        self.encoder = self.game.encoder(self.setting)
        self.seats = self.setting.seats
        self.actions = self.game.actions
        self.features = int(self.encoder.size)
        if reward not in SCHEMES:
            raise Refused("refused-reward", reward=str(reward)[:40], known=", ".join(SCHEMES))
        self.scheme = SCHEMES[reward]
        self.insight = self.game.insight(self.setting)
        self.team = self.seats == 1 or isinstance(self.insight, TeamInsight)
        self.agents = [f"player_{seat}" for seat in range(self.seats)]
        self._paid = vec[float]([0.0] * self.seats)

    def returns(self, state: State) -> list[float]:
        """What the game pays each seat: nothing before it is over."""
        if state.turn >= 0:
            return [0.0] * self.seats
        pay(state, self.scheme, self.team, self._paid, 0)
        return list(self._paid)

    def prior(self, state: State) -> NDArray[np.float64]:
        """How promising each decision looks to the game's insight, as shares of one."""
        out = vec[float]([0.0] * self.actions)
        legal = vec[i64]([0] * ROOM)
        weigh(state, self.insight, legal, state.actions_into(legal), vec[i64]([0] * ROOM), out, 0, self.actions)
        return np.asarray(memoryview(out))

    def told(self, state: State) -> str:
        """The table as text, as a spectator sees it."""
        say = speaker("en")
        who = self.agents[state.turn] if state.turn >= 0 else "nobody"
        lines = [f"{self.id} {self.setting.mode}, {who} to move", say(self.game.prompt(state))]
        lines += [f"{agent}: {points}" for agent, points in zip(self.agents, state.scores(), strict=True)]
        lines += _lines(self.game.view(state))
        return "\n".join(lines) + "\n"


def _lines(view: Any) -> list[str]:
    return [f"{name}: {msgspec.json.encode(value).decode()}" for name, value in msgspec.to_builtins(view).items()]


class Glass:
    """A lens with NumPy on the other side."""

    def __init__(self, terms: Terms) -> None:
        self.lens = Lens(terms.encoder, terms.actions)
        # windows on the lens's own memory
        self._observation = np.asarray(memoryview(self.lens.sheet.numbers))
        self._mask = np.asarray(memoryview(self.lens.offers.masks)).view(np.int8)

    def observation(self, state: State, seat: int) -> dict[str, NDArray[Any]]:
        self.lens.look(state, seat)
        return {"observation": self._observation.astype(np.float32), "action_mask": self._mask.copy()}


class Chance:
    """The seeds of one game after another: the one that was asked for, or the next that follows from it."""

    def __init__(self) -> None:
        self._next = Rng(random.SystemRandom().getrandbits(61))

    def begin(self, seed: int | None) -> tuple[Rng, Rng, int]:
        """Chance for the table, for whims beside it, and the seed that both follow from."""
        if seed is None:
            seed = (self._next.next() << 29) ^ self._next.next()
        else:
            self._next = Rng(seed)
        return Rng(seed), Rng(seed + WHIM), seed
