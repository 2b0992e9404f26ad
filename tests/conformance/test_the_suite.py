"""The suite itself: every check passes a sound game and catches the fault it is there for.

The tables of a game are compiled and cannot be patched, so a fault is planted around them: a crooked game hands out tables in
a wrapper that does one thing wrong, and everything else goes through to the real game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import msgspec
import pytest

from conformance.suite import (
    CHECKS,
    Case,
    check_actions,
    check_copy,
    check_features,
    check_imagination,
    check_information,
    check_invariants,
    check_moves,
    check_position,
    check_replay,
    check_scores,
    check_spectator,
)
from traktir.core.game import Refused, Setting, Text
from traktir.core.rng import Rng
from traktir.games.ethnos import GAME
from traktir.games.ethnos.game import EthnosGame
from traktir.games.ethnos.state import COMPOSE, KEEP, TURN

SETTING = Setting(3, options={"tribes": ["centaurs", "elves", "orcs", "skeletons", "wizards"]})
Check = Callable[[Case], None]


class Wrapped:
    """A table seen through a wrapper; subclasses do one thing wrong."""

    def __init__(self, table: Any) -> None:
        self.table = table

    @property
    def turn(self) -> int:
        return int(self.table.turn)

    @property
    def seats(self) -> int:
        return int(self.table.seats)

    def actions(self) -> list[int]:
        return list(self.table.actions())

    def play(self, action: int, rng: Rng) -> None:
        self.table.play(action, rng)

    def copy(self) -> Any:
        return type(self)(self.table.copy())

    def imagine(self, seat: int, rng: Rng) -> Any:
        return type(self)(self.table.imagine(seat, rng))

    def scores(self) -> list[int]:
        return list(self.table.scores())

    def ranking(self) -> list[int]:
        return list(self.table.ranking())


class Crooked(EthnosGame):
    """Ethnos with tables in a wrapper; subclasses do one thing wrong."""

    wrapper: type[Wrapped] = Wrapped

    def dealer(self, setting: Setting) -> Any:
        deal = super().dealer(setting)
        return lambda rng: self.wrapper(deal(rng))

    def view(self, state: Any, seat: int | None = None) -> Any:
        return super().view(state.table, seat)

    def views(self, state: Any, seats: Any) -> list[Any]:
        return [self.view(state, seat) for seat in seats]

    def features(self, state: Any, seat: int) -> list[float]:
        return super().features(state.table, seat)

    def score_sheet(self, state: Any) -> Any:
        return super().score_sheet(state.table)

    def prompt(self, state: Any) -> Text:
        return super().prompt(state.table)

    def moves(self, state: Any) -> list[Any]:
        return [self.move(state, action) for action in state.actions()]

    def move(self, state: Any, action: int) -> Any:
        return super().move(state.table, action)

    def parse(self, state: Any, notation: str) -> int:
        return super().parse(state.table, notation)

    def explain(self, state: Any, action: int) -> Refused | None:
        return super().explain(state.table, action)

    def dump(self, state: Any) -> Any:
        return super().dump(state.table)

    def load(self, given: Any) -> Any:
        return self.wrapper(super().load(given))

    def invariants(self, state: Any) -> list[str]:
        return super().invariants(state.table)


def in_wrapper(**methods: Any) -> Crooked:
    """A game whose tables do one thing wrong."""
    game = Crooked()
    game.wrapper = type("Wrong", (Wrapped,), methods)
    return game


def in_game(**methods: Any) -> Crooked:
    """A game that does one thing wrong itself."""
    wrong: type[Crooked] = type("Wrong", (Crooked,), methods)
    return wrong()


def replaced(struct: Any, **fields: Any) -> Any:
    return msgspec.structs.replace(struct, **fields)


def seats_of_the_spectator(self: Crooked, state: Any, seats: Any) -> list[Any]:
    """Everybody at once is shown what only a spectator sees."""
    return [self.view(state) for _ in seats]


def leaking_view(self: Crooked, state: Any, seat: int | None = None) -> Any:
    """Everybody sees the hand of the next player."""
    seen = GAME.view(state.table, seat)
    if seat is None:
        return seen
    victim = (seat + 1) % state.seats
    hands = list(seen.players)
    hands[victim] = replaced(hands[victim], hand=GAME.view(state.table, victim).players[victim].hand)
    return replaced(seen, players=hands)


def leaking_features(self: Crooked, state: Any, seat: int) -> list[float]:
    other = state.table.players[(seat + 1) % state.seats]
    return [*GAME.features(state.table, seat)[:-1], float(sum(c * n for c, n in enumerate(other.hand)) % 7)]


def composing_is_seen(self: Crooked, state: Any, seat: int | None = None) -> Any:
    return replaced(GAME.view(state.table, seat), phase=GAME.view(state.table, max(state.turn, 0)).phase)


def spectator_knows_more(self: Crooked, state: Any, seat: int | None = None) -> Any:
    seen = GAME.view(state.table, seat)
    return seen if seat is None else replaced(seen, row=[])


def spectator_sees_a_hand(self: Crooked, state: Any, seat: int | None = None) -> Any:
    seen = GAME.view(state.table, seat)
    if seat is not None:
        return seen
    first = replaced(seen.players[0], hand=GAME.view(state.table, 0).players[0].hand)
    return replaced(seen, players=[first, *seen.players[1:]])


def changing_imagine(self: Wrapped, seat: int, rng: Rng) -> Any:
    """The world is right, but the real table was turned to look."""
    world = type(self)(self.table.imagine(seat, rng))
    self.table.ended_on = (self.table.ended_on + 1) % self.table.seats
    return world


def forgetful_imagine(self: Wrapped, seat: int, rng: Rng) -> Any:
    """The seat's own cards are dealt again as well."""
    return type(self)(self.table.imagine(-1, rng))


def knowing_imagine(self: Wrapped, seat: int, rng: Rng) -> Any:
    """The real table, hands and all: no view can tell it from an imagined one."""
    world = self.table.copy()
    if seat != world.turn and world.phase in (COMPOSE, KEEP):
        world.put_back()
    return type(self)(world)


def other_turn(self: Wrapped, seat: int, rng: Rng) -> Any:
    world = self.table.imagine(seat, rng)
    if world.phase == TURN:
        world.pass_turn((world.turn + 1) % world.seats)
    return type(self)(world)


def shared_copy(self: Wrapped) -> Any:
    return type(self)(self.table)


def stale_copy(self: Wrapped) -> Any:
    copy = self.table.copy()
    copy.players[0].glory += 1
    return type(self)(copy)


def unsorted(self: Wrapped) -> list[int]:
    return list(reversed(self.table.actions()))


def repeated(self: Wrapped) -> list[int]:
    legal = self.table.actions()
    return [*legal, *legal[-1:]]


def outside(self: Wrapped) -> list[int]:
    return [*self.table.actions(), 200] if self.turn >= 0 else []


def after_the_end(self: Wrapped) -> list[int]:
    return self.table.actions() or [0]


def playing_by_whim(self: Wrapped, action: int, rng: Rng) -> None:
    """Chance from elsewhere than the generator handed in."""
    self.table.play(action, Rng(next(WHIM)))


WHIM = count()


def losing_load(self: Crooked, given: Any) -> Any:
    table = GAME.load(given)
    table.ended_on = -1
    return self.wrapper(table)


def losing_dump(self: Crooked, state: Any) -> Any:
    return replaced(GAME.dump(state.table), past_bands=[])


def same_notation(self: Crooked, state: Any, action: int) -> Any:
    found = GAME.move(state.table, action)
    return replaced(found, notation="deck") if found.notation.startswith("take") else found


def wrong_parse(self: Crooked, state: Any, notation: str) -> int:
    action = GAME.parse(state.table, notation)
    return action + 1 if notation.startswith("band tribe") else action


def too_kind(self: Crooked, state: Any, action: int) -> Refused | None:
    return None if action == 197 else GAME.explain(state.table, action)


def too_strict(self: Crooked, state: Any, action: int) -> Refused | None:
    return Refused("refused-action") if action == 0 else GAME.explain(state.table, action)


def a_point_too_many(self: Crooked, state: Any) -> Any:
    sheet = GAME.score_sheet(state.table)
    lines = [replaced(line, points=[line.points[0] + 1, *line.points[1:]]) for line in sheet.lines[:1]]
    return replaced(sheet, lines=[*lines, *sheet.lines[1:]])


def other_totals(self: Crooked, state: Any) -> Any:
    sheet = GAME.score_sheet(state.table)
    return replaced(sheet, totals=[n + 1 for n in sheet.totals])


def other_ranking(self: Crooked, state: Any) -> Any:
    sheet = GAME.score_sheet(state.table)
    return replaced(sheet, ranking=[place + 1 for place in sheet.ranking])


def place_nought(self: Wrapped) -> list[int]:
    return [place - 1 for place in self.table.ranking()]


def short_features(self: Crooked, state: Any, seat: int) -> list[float]:
    return GAME.features(state.table, seat)[: -1 if state.table.dragons else None]


def endless_features(self: Crooked, state: Any, seat: int) -> list[float]:
    return [float("nan") if state.table.dragons == 2 else 0.0, *GAME.features(state.table, seat)[1:]]


def whole_features(self: Crooked, state: Any, seat: int) -> list[Any]:
    return [1, *GAME.features(state.table, seat)[1:]]


def losing_play(self: Wrapped, action: int, rng: Rng) -> None:
    """A card of the deck vanishes now and then."""
    self.table.play(action, rng)
    if self.table.bag_size == 20:
        self.table.bag_size = 19


FAULTS: list[tuple[Check, Crooked]] = [
    (check_actions, in_wrapper(actions=unsorted)),
    (check_actions, in_wrapper(actions=repeated)),
    (check_actions, in_wrapper(actions=outside)),
    (check_actions, in_wrapper(actions=after_the_end)),
    (check_copy, in_wrapper(copy=shared_copy)),
    (check_copy, in_wrapper(copy=stale_copy)),
    (check_replay, in_wrapper(play=playing_by_whim)),
    (check_position, in_game(load=losing_load)),
    (check_position, in_game(dump=losing_dump)),
    (check_information, in_game(view=leaking_view)),
    (check_information, in_game(view=composing_is_seen)),
    (check_information, in_game(features=leaking_features)),
    (check_information, in_wrapper(imagine=changing_imagine)),
    (check_information, in_wrapper(imagine=forgetful_imagine)),
    (check_information, in_wrapper(imagine=other_turn)),
    (check_information, in_game(view=spectator_sees_a_hand)),
    (check_imagination, in_wrapper(imagine=knowing_imagine)),
    (check_spectator, in_game(view=spectator_knows_more)),
    (check_spectator, in_game(views=seats_of_the_spectator)),
    (check_spectator, in_game(view=spectator_sees_a_hand)),
    (check_moves, in_game(move=same_notation)),
    (check_moves, in_game(parse=wrong_parse)),
    (check_moves, in_game(explain=too_kind)),
    (check_moves, in_game(explain=too_strict)),
    (check_scores, in_game(score_sheet=a_point_too_many)),
    (check_scores, in_game(score_sheet=other_totals)),
    (check_scores, in_game(score_sheet=other_ranking)),
    (check_scores, in_wrapper(ranking=place_nought)),
    (check_features, in_game(features=short_features)),
    (check_features, in_game(features=endless_features)),
    (check_features, in_game(features=whole_features)),
    (check_invariants, in_wrapper(play=losing_play)),
]


def names() -> Iterator[str]:
    for check, game in FAULTS:
        planted = vars(game.wrapper) if type(game) is Crooked else vars(type(game))
        yield f"{check.__name__}-" + "-".join(f.__name__ for f in planted.values() if callable(f))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_sound_game_in_a_wrapper_passes(check: Check) -> None:
    check(Case(Crooked(), SETTING, 1))


@pytest.mark.parametrize(("check", "game"), FAULTS, ids=list(names()))
def test_a_planted_fault_is_caught(check: Check, game: Crooked) -> None:
    with pytest.raises(AssertionError):
        check(Case(game, SETTING, 1))


def test_every_check_has_a_fault_that_it_catches() -> None:
    assert {check for check, _ in FAULTS} == set(CHECKS)
