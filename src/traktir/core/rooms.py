"""A game whose rooms answer for it: most of the contract is a function in some room of the game's folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from traktir.core.encoder import Encoder
from traktir.core.game import Block, Game, Move, Refused, S, ScoreSheet, Setting, Text
from traktir.core.insight import Insight


@dataclass(frozen=True)
class Rooms(Generic[S]):
    """Who answers which question of the contract."""

    view: Callable[[S, int | None], Any]
    views: Callable[[S, Sequence[int | None]], list[Any]]  # of several at once: what they share is made once
    encoders: Sequence[Encoder]  # by seats
    layout: Callable[[int], list[Block]]  # for so many seats
    score_sheet: Callable[[S], ScoreSheet]
    prompt: Callable[[S], Text]
    move: Callable[[S, int], Move]
    told: Callable[[S, int, int | None], Text | None]
    clause: Callable[[S], str]
    parse: Callable[[S, str], int]
    explain: Callable[[S, int], Refused | None]
    dump: Callable[[S], Any]
    load: Callable[[Any], S]
    weights: dict[str, int]
    insight: Callable[[list[int]], Insight]  # from the weights, in their order


class RoomsGame(Game[S]):
    rooms: Rooms[S]

    def view(self, state: S, seat: int | None = None) -> Any:
        return self.rooms.view(state, seat)

    def views(self, state: S, seats: Sequence[int | None]) -> list[Any]:
        return self.rooms.views(state, seats)

    def encoder(self, setting: Setting) -> Encoder:
        return self.rooms.encoders[setting.seats]

    def layout(self, setting: Setting) -> list[Block]:
        return self.rooms.layout(setting.seats)

    def score_sheet(self, state: S) -> ScoreSheet:
        return self.rooms.score_sheet(state)

    def prompt(self, state: S) -> Text:
        return self.rooms.prompt(state)

    def move(self, state: S, action: int) -> Move:
        return self.rooms.move(state, action)

    def told(self, state: S, action: int, seat: int | None) -> Text | None:
        return self.rooms.told(state, action, seat)

    def clause(self, state: S) -> str:
        return self.rooms.clause(state)

    def parse(self, state: S, notation: str) -> int:
        return self.rooms.parse(state, notation)

    def explain(self, state: S, action: int) -> Refused | None:
        return self.rooms.explain(state, action)

    def dump(self, state: S) -> Any:
        return self.rooms.dump(state)

    def load(self, position: Any) -> S:
        return self.rooms.load(position)

    def weights(self, setting: Setting) -> dict[str, int]:
        return dict(self.rooms.weights)

    def insight(self, setting: Setting, weights: dict[str, int] | None = None) -> Insight:
        return self.rooms.insight(list((weights or self.rooms.weights).values()))
