"""Aetherya behind the contract of a game: every question goes to the book of the table's mode."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any, Final

import msgspec

from traktir.core.encoder import Encoder
from traktir.core.game import Block, Game, Move, Refused, ScoreSheet, Setting, Text
from traktir.core.insight import Insight
from traktir.core.rng import Rng
from traktir.core.state import State
from traktir.games.aetherya.about import ABOUT
from traktir.games.aetherya.book import Book
from traktir.games.aetherya.confrontation_book import ConfrontationBook
from traktir.games.aetherya.kingdoms import CoopBook, ItemsBook, Kingdoms, SoloBook

BOOKS: Final[dict[str, Book[Any]]] = {
    "base": Kingdoms(),
    "items": ItemsBook(),
    "solo": SoloBook(),
    "coop": CoopBook(),
    "confrontation": ConfrontationBook(),
}
BY_STATE: Final = {book.state_type: book for book in BOOKS.values()}
BY_POSITION: Final = {book.position_type: book for book in BOOKS.values()}


class AetheryaGame(Game[State]):
    about = ABOUT
    actions = max(book.actions for book in BOOKS.values())
    view_type: Any = reduce(or_, dict.fromkeys(book.view_type for book in BOOKS.values()))
    position_type: Any = reduce(or_, BY_POSITION)

    def book(self, state: State) -> Book[Any]:
        """A table for another number of players is a subclass of its mode's."""
        return next(BY_STATE[kind] for kind in type(state).__mro__ if kind in BY_STATE)

    def mode_of(self, state: State) -> str:
        book = self.book(state)
        return next(mode for mode, known in BOOKS.items() if known is book)

    def check_options(self, setting: Setting, options: msgspec.Struct) -> None:
        BOOKS[setting.mode].check_options(setting, options)

    def dealer(self, setting: Setting) -> Callable[[Rng], State]:
        options = self.options(setting)
        return BOOKS[setting.mode].dealer(setting, options)

    def view(self, state: State, seat: int | None = None) -> Any:
        return self.book(state).view(state, seat)

    def encoder(self, setting: Setting) -> Encoder:
        return BOOKS[setting.mode].encoder(setting)

    def layout(self, setting: Setting) -> list[Block]:
        return BOOKS[setting.mode].layout(setting)

    def score_sheet(self, state: State) -> ScoreSheet:
        return self.book(state).score_sheet(state)

    def prompt(self, state: State) -> Text:
        return self.book(state).prompt(state)

    def move(self, state: State, action: int) -> Move:
        return self.book(state).move(state, action)

    def parse(self, state: State, notation: str) -> int:
        return self.book(state).parse(state, notation)

    def explain(self, state: State, action: int) -> Refused | None:
        return self.book(state).explain(state, action)

    def told(self, state: State, action: int, seat: int | None) -> Text | None:
        return self.book(state).told(state, action, seat)

    def clause(self, state: State) -> str:
        return self.book(state).clause(state)

    def dump(self, state: State) -> Any:
        return self.book(state).dump(state)

    def load(self, position: Any) -> State:
        table: State = BY_POSITION[type(position)].load(position)
        return table

    def weights(self, setting: Setting) -> dict[str, int]:
        return BOOKS[setting.mode].weights()

    def insight(self, setting: Setting, weights: dict[str, int] | None = None) -> Insight:
        book = BOOKS[setting.mode]
        return book.insight(weights or book.weights())

    def invariants(self, state: State) -> list[str]:
        return self.book(state).invariants(state)


GAME = AetheryaGame()
