"""What a game tells the rest of the house about itself: the contract around its State."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar, cast

import msgspec

from traktir.core.encoder import Encoder
from traktir.core.insight import Insight
from traktir.core.rng import Rng
from traktir.core.state import State

S = TypeVar("S", bound=State)

# what a text may be filled with: a word that the locale chooses by (`$tribe`), a plain name, or a number
Arg = str | int


class Text(msgspec.Struct, frozen=True):
    """A sentence for a person: a key of the locale and what goes into it."""

    key: str
    args: dict[str, Arg] = {}


class Refused(Exception):
    """A person asked for something that cannot be: why, and the rule behind it where there is one."""

    def __init__(self, key: str, clause: str = "", **args: Arg) -> None:
        super().__init__(key, clause, args)
        self.text = Text(key, args)
        self.clause = clause


class Move(msgspec.Struct, frozen=True):
    """A legal decision, for people and clients."""

    action: int
    notation: str
    text: Text
    card: str = ""  # what it touches, in the words of the view, so that a client can light it up


class Line(msgspec.Struct, frozen=True):
    """One row of a score sheet; `group` gathers rows under one heading (an age, a century)."""

    label: Text
    points: list[int]
    group: str = ""


class ScoreSheet(msgspec.Struct, frozen=True):
    lines: list[Line]
    totals: list[int]
    ranking: list[int]
    decided_by: list[Text] = []  # tie-breaks that were needed, in order


class Block(msgspec.Struct, frozen=True):
    """A stretch of the features: what it tells, and how many numbers it takes."""

    name: str
    size: int


class Mode(msgspec.Struct, frozen=True):
    """A way to play a game."""

    id: str
    seats: tuple[int, int]
    options: type[msgspec.Struct]
    minutes: tuple[int, int] = (30, 60)


class About(msgspec.Struct, frozen=True):
    """A game as the hall shows it; loading it does not load the rules."""

    id: str
    clauses: str  # what its clause numbers begin with: `ET`
    rules_version: int
    modes: tuple[Mode, ...]
    weight: int  # 1 light … 5 heavy

    def mode(self, id: str) -> Mode:
        for mode in self.modes:
            if mode.id == id:
                return mode
        raise Refused("refused-mode", mode=id[:40], known=", ".join(m.id for m in self.modes))


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that must be agreed before a game begins."""

    seats: int
    mode: str = "base"
    options: dict[str, Any] = {}


class Game(ABC, Generic[S]):
    """One game. Everything here is for people, files and the wire; play itself is in the State."""

    about: About
    actions: int  # the size of the action space
    view_type: type[msgspec.Struct]
    position_type: type[msgspec.Struct]

    # beginning

    def options(self, setting: Setting) -> msgspec.Struct:
        """The options, typed; Refused when the setting is not one of this game's."""
        mode = self.about.mode(setting.mode)
        low, high = mode.seats
        if not low <= setting.seats <= high:
            raise Refused("refused-seats", seats=setting.seats, low=low, high=high)
        try:
            options = msgspec.convert(setting.options, mode.options)
        except msgspec.ValidationError as error:
            raise Refused("refused-options", why=str(error)) from error
        self.check_options(setting, options)
        return options

    def check_options(self, setting: Setting, options: msgspec.Struct) -> None:
        """Refuse a combination that the types alone allow."""

    @abstractmethod
    def dealer(self, setting: Setting) -> Callable[[Rng], S]:
        """Check the setting once; what comes back sets up one game after another."""

    def new(self, setting: Setting, rng: Rng) -> S:
        return self.dealer(setting)(rng)

    # looking

    @abstractmethod
    def view(self, state: S, seat: int | None = None) -> Any:
        """What a seat sees, ready for JSON; without a seat, what a spectator sees."""

    def views(self, state: S, seats: Sequence[int | None]) -> list[Any]:
        """`view` for several at once; a game may make what they share only once."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def encoder(self, setting: Setting) -> Encoder:
        """Writes what a seat sees as numbers for learning, own seat first; their number follows from seats and mode."""

    @abstractmethod
    def layout(self, setting: Setting) -> list[Block]:
        """The features by name, in their order."""

    def features(self, state: S, seat: int) -> list[float]:
        return self.encoder(Setting(state.seats, self.mode_of(state))).numbers(state, seat)

    def feature_size(self, setting: Setting) -> int:
        return self.encoder(setting).size

    @abstractmethod
    def score_sheet(self, state: S) -> ScoreSheet:
        """Itemised points as they stand."""

    @abstractmethod
    def prompt(self, state: S) -> Text:
        """The sentence of the moment: whose turn it is and what is expected."""

    def routes(self, state: S, seat: int) -> list[Any]:
        """Where a seat can travel now, and what it costs; for games with a map."""
        raise Refused("refused-no-map", game=self.about.id)

    def wish(self, state: S, seat: int, places: Sequence[str]) -> Any:
        """What a seat lacks to travel these places in order; for games with a map."""
        raise Refused("refused-no-map", game=self.about.id)

    # moving

    def moves(self, state: S) -> list[Move]:
        return [self.move(state, action) for action in state.actions()]

    @abstractmethod
    def move(self, state: S, action: int) -> Move:
        """A legal action as a person sees it."""

    @abstractmethod
    def parse(self, state: S, notation: str) -> int:
        """The action that a notation names, legal or not; Refused when it names none."""

    @abstractmethod
    def explain(self, state: S, action: int) -> Refused | None:
        """Why an action is not legal now, with the clause; None when it is."""

    def told(self, state: S, action: int, seat: int | None) -> Text | None:
        """What `seat` (None: a spectator) is told of a decision, before it is carried out; None: nothing is to be seen of it.

        A game with decisions that stay hidden from others overrides this.
        """
        return self.move(state, action).text

    def clause(self, state: S) -> str:
        """The clause behind the question that is asked now."""
        return ""

    def choose(self, state: S, notation: str) -> int:
        """A legal action from its notation, or Refused with the reason."""
        action = self.parse(state, notation)
        refused = self.explain(state, action)
        if refused is not None:
            raise refused
        return action

    def mode_of(self, state: S) -> str:
        """Which mode a table is played in."""
        return self.about.modes[0].id

    def choose_all(self, state: S, notation: str) -> list[int]:
        """Legal actions from one notation: a long one may take the shorter step that it begins with along.

        Where `plan dragon` must be decided before `plan dragon feodor-lapphalya`, the latter alone stands for both.
        """
        try:
            return [self.choose(state, notation)]
        except Refused as refused:
            words = notation.lower().split()
            for move in self.moves(state) if state.turn >= 0 else []:
                head = move.notation.split()
                if len(head) < len(words) and words[: len(head)] == head:
                    throwaway = Rng(0)
                    ahead = state.copy()
                    ahead.play(move.action, throwaway)
                    if throwaway.mark() == Rng(0).mark() and ahead.turn == state.turn:
                        return [move.action, *self.choose_all(cast(S, ahead), notation)]
            raise refused

    # keeping

    @abstractmethod
    def dump(self, state: S) -> Any:
        """The whole table as a position."""

    @abstractmethod
    def load(self, position: Any) -> S:
        """The table that a position describes; Refused, with the clause, when there can be no such table."""

    def weights(self, setting: Setting) -> dict[str, int]:
        """The game's table of judgement, by name; empty when it has none."""
        return {}

    def insight(self, setting: Setting, weights: dict[str, int] | None = None) -> Insight:
        """What a good player looks at, for the bots; `weights` instead of the game's own."""
        return Insight()

    def invariants(self, state: S) -> list[str]:
        """What is wrong with a table, in words for a developer; empty when everything adds up."""
        return []
