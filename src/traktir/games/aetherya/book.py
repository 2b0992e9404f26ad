"""A mode of Aetherya behind the contract of a game. The game looks its modes up in one table of such books."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from traktir.core.encoder import Encoder
from traktir.core.game import Block, Move, Refused, ScoreSheet, Setting, Text
from traktir.core.insight import Insight
from traktir.core.rng import Rng
from traktir.core.state import State

S = TypeVar("S", bound=State)


class Book(ABC, Generic[S]):
    """The methods are those of `traktir.core.game.Game`, for the tables and positions of one mode."""

    state_type: type[S]
    position_type: type[msgspec.Struct]  # tagged with the mode: {"mode": "base", …}
    view_type: type[msgspec.Struct]
    actions: int

    def check_options(self, setting: Setting, options: msgspec.Struct) -> None:
        """Refuse a combination that the types alone allow."""

    @abstractmethod
    def dealer(self, setting: Setting, options: Any) -> Callable[[Rng], S]: ...

    @abstractmethod
    def view(self, state: S, seat: int | None = None) -> Any: ...

    @abstractmethod
    def encoder(self, setting: Setting) -> Encoder: ...

    @abstractmethod
    def layout(self, setting: Setting) -> list[Block]: ...

    @abstractmethod
    def score_sheet(self, state: S) -> ScoreSheet: ...

    @abstractmethod
    def prompt(self, state: S) -> Text: ...

    @abstractmethod
    def move(self, state: S, action: int) -> Move: ...

    @abstractmethod
    def parse(self, state: S, notation: str) -> int: ...

    @abstractmethod
    def explain(self, state: S, action: int) -> Refused | None: ...

    def told(self, state: S, action: int, seat: int | None) -> Text | None:
        return self.move(state, action).text

    def clause(self, state: S) -> str:
        return ""

    @abstractmethod
    def dump(self, state: S) -> Any: ...

    @abstractmethod
    def load(self, given: Any) -> S: ...

    @abstractmethod
    def weights(self) -> dict[str, int]: ...

    @abstractmethod
    def insight(self, weights: dict[str, int]) -> Insight: ...

    @abstractmethod
    def invariants(self, state: S) -> list[str]: ...
