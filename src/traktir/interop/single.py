"""A table as a Gymnasium environment: one seat learns, named bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from traktir.bots import Bot, bot
from traktir.core.game import Refused
from traktir.interop.terms import FARTHEST, Chance, Glass, Illegal, IllegalAction, Reward, Terms


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """From one decision of the own seat to its next. `info["action_mask"]` repeats the mask for those who look there.

    Many algorithms know no mask: by default a random legal action is played for an illegal one, and the info says so.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        mode: str = "base",
        options: Mapping[str, Any] | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        reward: Reward = "rank",
        illegal: Illegal = "random",
        render_mode: str | None = None,
    ) -> None:
        self.terms = terms = Terms(game, seats, mode, options, reward)
        self.metadata = {"render_modes": ["human", "ansi"], "render_fps": 2}
        if not 0 <= seat < terms.seats:
            raise Refused("refused-seat", seat=seat, last=terms.seats - 1)
        others = [opponents] * (terms.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(others) != terms.seats - 1:
            raise Refused("refused-opponents", given=len(others), need=terms.seats - 1)
        self.seat = seat
        self.opponents = [*others[:seat], "", *others[seat:]]  # by seat
        for name in others:
            bot(name, game, terms.setting)  # a wrong name is refused at once
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = Dict(
            {
                "observation": Box(-FARTHEST, FARTHEST, (terms.features,), np.float32),
                "action_mask": Box(0, 1, (terms.actions,), np.int8),
            }
        )
        self.action_space = Discrete(terms.actions)
        self._bots: list[Bot | None] = []
        self._chance = Chance()
        self._glass = Glass(terms)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self._rng, self._whim, self.seed = self._chance.begin(seed)
            self.table = self.terms.deal(self._rng)
            self.close()
            self._bots = [bot(name, self.terms.id, self.terms.setting) if name else None for name in self.opponents]
            self._others_play()
            if self.table.turn >= 0:
                break
            seed = None  # over before the own seat was asked: deal again
        observation = self._look()
        return observation, {"action_mask": observation["action_mask"]}

    def _look(self) -> dict[str, Any]:
        return self._glass.observation(self.table, self.seat)

    def _others_play(self) -> None:
        table = self.table
        while table.turn >= 0 and table.turn != self.seat:
            player = self._bots[table.turn]
            assert player is not None
            world = table.imagine(table.turn, self._whim)
            table.play(player.choose(world, self._whim), self._rng)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        legal = self.table.actions()
        chosen = int(action)
        illegal = chosen not in legal
        if illegal:
            if self.illegal == "refuse":
                raise IllegalAction(f"action {action} is not legal; the mask says what is")
            chosen = legal[self._whim.below(len(legal))]
        self.table.play(chosen, self._rng)
        self._others_play()
        observation = self._look()
        info: dict[str, Any] = {"action_mask": observation["action_mask"]}
        if illegal:
            info["illegal"] = True
        over = self.table.turn < 0
        if over:
            info["scores"] = self.table.scores()
            info["ranking"] = self.table.ranking()
        if self.render_mode == "human":
            self.render()
        return observation, self.terms.returns(self.table)[self.seat], over, False, info

    def close(self) -> None:
        """The bots leave the table."""
        for player in self._bots:
            if player is not None:
                player.leave()
        self._bots = []

    def render(self) -> Any:
        text = self.terms.told(self.table)
        if self.render_mode == "human":
            print(text)  # noqa: T201
            return None
        return text
