"""A table as a PettingZoo environment: agents act one after another, each sees what its seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from traktir.interop.terms import FARTHEST, Chance, Glass, Illegal, IllegalAction, Reward, Terms


class TableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One game. Rewards come at its end; `max_cycles` decisions truncate it.

    An illegal action raises IllegalAction, or with `illegal="random"` a random legal one is played instead.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        mode: str = "base",
        options: Mapping[str, Any] | None = None,
        *,
        reward: Reward = "rank",
        max_cycles: int | None = None,
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
    ) -> None:
        self.terms = terms = Terms(game, seats, mode, options, reward)
        self.metadata = {
            "render_modes": ["human", "ansi"],
            "name": f"traktir_{game}_v1",
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.possible_agents = list(terms.agents)
        self._seat = {agent: seat for seat, agent in enumerate(terms.agents)}
        self._spaces = {
            agent: Dict(
                {
                    "observation": Box(-FARTHEST, FARTHEST, (terms.features,), np.float32),
                    "action_mask": Box(0, 1, (terms.actions,), np.int8),
                }
            )
            for agent in terms.agents
        }
        self._choices = {agent: Discrete(terms.actions) for agent in terms.agents}
        self._chance = Chance()
        self._glass = Glass(terms)

    def observation_space(self, agent: str) -> Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; the same seed and the same actions give the same game, in every door of the house."""
        self._rng, self._whim, self.seed = self._chance.begin(seed)
        self.table = self.terms.deal(self._rng)
        self.plies = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        return self._glass.observation(self.table, self._seat[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        table = self.table
        legal = table.actions()
        chosen = int(action) if action is not None else -1
        if chosen not in legal:
            if self.illegal == "refuse":
                raise IllegalAction(f"{agent}: action {action} is not legal; the mask says what is")
            chosen = legal[self._whim.below(len(legal))]
        table.play(chosen, self._rng)
        self.plies += 1
        if table.turn >= 0 and self.plies != self.max_cycles:
            # nothing is paid before the end, and the rewards are zero already
            self.agent_selection = self.possible_agents[table.turn]
            if self.render_mode == "human":
                self.render()
            return
        if table.turn < 0:
            self.rewards = dict(zip(self.agents, self.terms.returns(table), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it: printed for `human`, returned for `ansi`."""
        text = self.terms.told(self.table)
        if self.render_mode == "human":
            print(text)  # noqa: T201
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


def parallel_env(*args: Any, **kwargs: Any) -> turn_based_aec_to_parallel_wrapper[str, Any, Any]:
    """Everybody hands in an action each cycle; only that of the seat in turn is carried out (infos name it)."""
    return turn_based_aec_to_parallel_wrapper(TableEnv(*args, **kwargs))
