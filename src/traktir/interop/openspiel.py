"""Our games in OpenSpiel's registry: `pyspiel.load_game("traktir_ethnos", {"players": 4})`.

Sampled stochastic: whatever draws chance happens at a chance node with one outcome, sampled when it is applied, so that no
search sees the draw before it is made. A world behind an information state comes from `imagine`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from traktir.core.encoder import Sheet
from traktir.core.rng import Rng
from traktir.core.state import State
from traktir.games import FOLDERS, about
from traktir.games import game as game_of
from traktir.interop.tables import remember
from traktir.interop.terms import Terms

LONGEST: Final = 20_000  # decisions and draws; every game of ours ends far earlier
PATIENCE: Final = 1000


class Held:
    """A table that OpenSpiel may copy and keep."""

    def __init__(self, game: str, table: State) -> None:
        self.game = game
        self.table = table

    def __deepcopy__(self, _: Any) -> Held:
        return Held(self.game, self.table.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _hold, (self.game, self.position())

    def position(self) -> bytes:
        return msgspec.json.encode(game_of(self.game).dump(self.table))


def _hold(game: str, position: bytes) -> Held:
    rules = game_of(game)
    return Held(game, rules.load(msgspec.json.decode(position, type=rules.position_type)))


class TableState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.held: Held | None = None  # None: the cards are still to be dealt
        self.drawing = -1  # the decision whose chance is still to be drawn
        self.memories = [1] * game.terms.seats  # all that each seat has seen, as a number

    @property
    def table(self) -> State:
        assert self.held is not None
        return self.held.table

    @property
    def terms(self) -> Terms:
        terms: Terms = self.get_game().terms
        return terms

    def current_player(self) -> int:
        if self.held is None or self.drawing >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.table.turn) if self.table.turn >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.held is not None and self.table.turn < 0

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.actions() if player == self.table.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        rng: Rng = game.rng
        if self.held is None:
            self.held = Held(game.terms.id, game.terms.deal(rng))
        elif self.drawing >= 0:
            self.table.play(self.drawing, rng)
            self.drawing = -1
        else:
            before = rng.mark()
            after = self.table.copy()
            after.play(action, rng)
            if rng.mark() != before:
                self.drawing = action  # the draw is made at the chance node that comes now, not here
                return
            self.held = Held(game.terms.id, after)
        table = self.table
        for seat, memory in enumerate(self.memories):
            self.memories[seat] = game.remember(memory, table, seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "draw"
        if self.held is None or player != self.table.turn or action not in self.table.actions():
            return f"action {action}"
        return self.terms.game.move(self.table, action).notation

    def returns(self) -> list[float]:
        return self.terms.returns(self.table) if self.held is not None else [0.0] * self.terms.seats

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if self.held is None:
            return ""
        text: bytes = msgspec.json.encode(self.terms.game.view(self.table, seat))
        return text.decode()

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{self.memories[seat]:016x}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """Another state that `player` cannot tell from this one: what it cannot know is dealt again."""
        world: TableState = self.clone()
        if self.held is None:
            return world
        rng = Rng(int(sampler() * (1 << 53)))
        for _ in range(PATIENCE):
            table = self.table.imagine(player, rng)
            # a decision whose chance is still to be drawn was legal: so it is in the worlds behind it
            if self.drawing < 0 or self.drawing in table.actions():
                world.held = Held(self.terms.id, table)
                return world
        raise pyspiel.SpielError("no world found behind the decision at this chance node")

    def __str__(self) -> str:
        return f"{self.held.position().decode()} {self.drawing}" if self.held is not None else "to be dealt"


class Observer:
    """Features as tensor; OpenSpiel's interface of an observer. With perfect recall the string is the information state's."""

    def __init__(self, game: TableGame, recall: bool) -> None:
        self.game = game
        self.recall = recall
        self.tensor = np.zeros(game.terms.features, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if state.held is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.game.sight(state.table, player)

    def string_from(self, state: TableState, player: int) -> str:
        return state.information_state_string(player) if self.recall else state.observation_string(player)


class TableGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, id: str, kind: pyspiel.GameType, params: dict[str, Any]) -> None:
        chosen = {**kind.parameter_specification, **params}
        self.terms = terms = Terms(id, chosen["players"], chosen["mode"], msgspec.json.decode(chosen["options"]), "rank")
        self.rng = Rng(chosen["seed"])
        self._sheet = Sheet(terms.encoder, 1)
        self._window = np.asarray(memoryview(self._sheet.numbers))
        info = pyspiel.GameInfo(
            num_distinct_actions=terms.actions,
            max_chance_outcomes=1,
            num_players=terms.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def sight(self, table: State, seat: int) -> Any:
        self._sheet.write(table, seat, 0)
        return self._window

    def remember(self, memory: int, table: State, seat: int) -> int:
        """What a seat remembers after this: any two stories that differ give different numbers, as good as surely."""
        self._sheet.write(table, seat, 0)
        return remember(memory, self._sheet.numbers)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        # OpenSpiel leaves the first argument out where it has no type in mind
        return Observer(self, isinstance(iig_obs_type, pyspiel.IIGObservationType) and iig_obs_type.perfect_recall)


def _register(id: str) -> None:
    seats = [mode.seats for mode in about(id).modes]
    first = about(id).modes[0]
    kind = pyspiel.GameType(
        short_name=f"traktir_{id}",
        long_name=f"Traktir {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(high for _, high in seats),
        min_num_players=min(low for low, _ in seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(first.seats[1], max(first.seats[0], 4)),
            "mode": first.id,
            "options": "{}",
            "seed": 0,
        },
    )

    class Named(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(id, kind, params or {})

    pyspiel.register_game(kind, Named)


def register() -> list[str]:
    """Put our games into OpenSpiel's registry, once; their names there."""
    names = [f"traktir_{id}" for id in FOLDERS]
    known = set(pyspiel.registered_names())
    for id, name in zip(FOLDERS, names, strict=True):
        if name not in known:
            _register(id)
    return names
