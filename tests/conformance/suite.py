"""What every game must do, whatever its rules. A game or mode gets the whole suite by one line in `test_games.py`.

Each check plays random games and raises AssertionError with enough to repeat the case: the seed and the ply.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from traktir.core.game import Game, Refused, Setting
from traktir.core.record import Record, replay, result_of
from traktir.core.rng import Rng
from traktir.core.state import State

LONGEST = 20_000  # decisions; every game of ours ends far earlier


@dataclass(frozen=True)
class Case:
    """A game in one setting, and how random games of it are walked."""

    game: Game[Any]
    setting: Setting
    seed: int

    def tables(self, every: int = 1) -> Iterator[tuple[int, State]]:
        """The tables of one random game, each `every`-th of them, the last one always."""
        rng = Rng(self.seed)
        choices = Rng(self.seed + 7_000_001)
        state = self.game.new(self.setting, rng)
        ply = 0
        while state.turn >= 0:
            if ply % every == 0:
                yield ply, state
            legal = state.actions()
            state.play(legal[choices.below(len(legal))], rng)
            ply += 1
            assert ply < LONGEST, f"seed {self.seed}: the game does not end"
        yield ply, state

    def at(self, ply: int) -> str:
        return f"{self.game.about.id} {self.setting} seed {self.seed} ply {ply}"

    def dump(self, state: State) -> bytes:
        return msgspec.json.encode(self.game.dump(state))


def check_actions(case: Case) -> None:
    """Ascending, unique, inside the action space, at least one while somebody decides, none afterwards."""
    for ply, state in case.tables():
        legal = state.actions()
        assert legal == sorted(set(legal)), case.at(ply)
        assert bool(legal) == (state.turn >= 0), case.at(ply)
        assert all(0 <= a < case.game.actions for a in legal), case.at(ply)
        assert -1 <= state.turn < state.seats == case.setting.seats, case.at(ply)


def check_copy(case: Case) -> None:
    """A copy is equal and independent."""
    for ply, state in case.tables(every=5):
        before = case.dump(state)
        copy = state.copy()
        assert case.dump(copy) == before, case.at(ply)
        assert type(copy) is type(state), case.at(ply)
        rng = Rng(ply)
        for _ in range(12):
            if copy.turn < 0:
                break
            legal = copy.actions()
            copy.play(legal[rng.below(len(legal))], rng)
        assert case.dump(state) == before, case.at(ply)


def check_replay(case: Case) -> None:
    """Setting, seed and actions give the whole game again."""
    rng = Rng(case.seed)
    choices = Rng(case.seed + 1)
    state = case.game.new(case.setting, rng)
    about = case.game.about
    record = Record(about.id, about.rules_version, case.setting, str(case.seed))
    dumps = [case.dump(state)]
    while state.turn >= 0:
        legal = state.actions()
        action = legal[choices.below(len(legal))]
        record.actions.append(action)
        state.play(action, rng)
        dumps.append(case.dump(state))
    record.result = result_of(state)
    again = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    for ply, table in replay(case.game, again):
        assert case.dump(table) == dumps[ply], case.at(ply)
    assert again.result == result_of(state)


def check_position(case: Case) -> None:
    """A table written to JSON and read back is the same table."""
    for ply, state in case.tables(every=3):
        text = case.dump(state)
        loaded = case.game.load(msgspec.json.decode(text, type=case.game.position_type))
        assert case.dump(loaded) == text, case.at(ply)
        assert case.game.mode_of(loaded) == case.setting.mode, case.at(ply)
        assert loaded.actions() == state.actions(), case.at(ply)
        assert loaded.scores() == state.scores(), case.at(ply)
        assert loaded.ranking() == state.ranking(), case.at(ply)
        assert case.game.score_sheet(loaded) == case.game.score_sheet(state), case.at(ply)
        assert case.game.prompt(loaded) == case.game.prompt(state), case.at(ply)
        for seat in range(state.seats):
            assert case.game.view(loaded, seat) == case.game.view(state, seat), case.at(ply)
            assert case.game.features(loaded, seat) == case.game.features(state, seat), case.at(ply)


def check_information(case: Case, worlds: int = 1) -> None:
    """No seat, and no spectator, can tell an imagined world from the real one, in views and features alike."""
    rng = Rng(case.seed + 3)
    for ply, state in case.tables(every=2):
        before = case.dump(state)
        for seat in [None, *range(state.seats)]:
            for _ in range(worlds):
                world = state.imagine(-1 if seat is None else seat, rng)
                assert case.game.view(world, seat) == case.game.view(state, seat), f"{case.at(ply)} seat {seat}"
                assert bool(world.actions()) == (world.turn >= 0), f"{case.at(ply)} seat {seat}"
                assert world.turn == state.turn, f"{case.at(ply)} seat {seat}"
                assert case.game.invariants(world) == [], f"{case.at(ply)} seat {seat}"
                if seat is not None:
                    same = case.game.features(world, seat) == case.game.features(state, seat)
                    assert same, f"{case.at(ply)} seat {seat}: features"
                if seat == state.turn:
                    assert world.actions() == state.actions(), f"{case.at(ply)}: the own choices differ"
        assert case.dump(state) == before, f"{case.at(ply)}: imagining changed the table"


def check_imagination(case: Case) -> None:
    """What a seat cannot see is dealt again: where others see more than it does, its worlds are not all the real table."""
    rng = Rng(case.seed + 5)
    secrets = dealt_anew = 0
    for ply, state in case.tables(every=3):
        before = case.dump(state)
        views = [msgspec.to_builtins(case.game.view(state, seat)) for seat in range(state.seats)]
        for seat, mine in enumerate(views):
            if any(True for theirs in views for _ in hidden_from(mine, theirs, (), same=False)):
                secrets += 1
                dealt_anew += case.dump(state.imagine(seat, rng)) != before
    assert secrets < 20 or dealt_anew * 4 > secrets, f"{case.at(ply)}: {dealt_anew} of {secrets} worlds differ from the table"


def check_spectator(case: Case) -> None:
    """What a spectator is told, every seat is told too: a seat that waits the very same, the one that decides more."""
    for ply, state in case.tables(every=5):
        public = msgspec.to_builtins(case.game.view(state))
        for seat in range(state.seats):
            private = msgspec.to_builtins(case.game.view(state, seat))
            missing = list(hidden_from(private, public, (), same=seat != state.turn))
            assert missing == [], f"{case.at(ply)} seat {seat}: {missing}"
        everybody = [None, *range(state.seats)]
        assert case.game.views(state, everybody) == [case.game.view(state, seat) for seat in everybody], case.at(ply)


def hidden_from(private: Any, public: Any, path: tuple[object, ...], same: bool) -> Iterator[tuple[object, ...]]:
    """Places that a spectator sees and a seat does not. None stands for hidden; `seat` says whose view it is."""
    if path == ("seat",) or public is None:
        return
    if isinstance(public, dict):
        if not isinstance(private, dict):
            yield path
            return
        for key, value in public.items():
            yield from hidden_from(private.get(key), value, (*path, key), same)
    elif isinstance(public, list) and isinstance(private, list) and len(public) == len(private):
        for i, value in enumerate(public):
            yield from hidden_from(private[i], value, (*path, i), same)
    elif private is None or type(private) is not type(public) or (same and private != public):
        yield path


def check_moves(case: Case) -> None:
    """Notation round-trips, is unambiguous, and every legal move has a sentence; what is not legal is explained."""
    for ply, state in case.tables(every=3):
        moves = case.game.moves(state)
        assert [m.action for m in moves] == state.actions(), case.at(ply)
        assert len({m.notation for m in moves}) == len(moves), case.at(ply)
        for move in moves:
            assert case.game.parse(state, move.notation) == move.action, f"{case.at(ply)} {move}"
            assert case.game.explain(state, move.action) is None, f"{case.at(ply)} {move}"
        if ply % 12 == 0:
            legal = set(state.actions())
            for action in [-1, *range(case.game.actions + 1)]:
                refused = case.game.explain(state, action)
                assert (refused is None) == (action in legal), f"{case.at(ply)} action {action}"
                assert refused is None or isinstance(refused, Refused)
        assert (state.turn < 0) == (moves == []), case.at(ply)


def check_scores(case: Case) -> None:
    """The sheet adds up to the scores, scores and ranking are of the right shape, and the best rank is the winner's."""
    for ply, state in case.tables(every=7):
        sheet = case.game.score_sheet(state)
        assert sheet.totals == state.scores(), case.at(ply)
        assert all(len(line.points) == len(sheet.totals) for line in sheet.lines), case.at(ply)
        sums = [sum(line.points[seat] for line in sheet.lines) for seat in range(len(sheet.totals))]
        assert sums == sheet.totals, f"{case.at(ply)} {sums} {sheet.totals}"
        ranking = state.ranking()
        assert sheet.ranking == ranking and len(ranking) == state.seats, case.at(ply)
        assert all(1 <= place <= max(state.seats, 2) for place in ranking), case.at(ply)


def check_features(case: Case) -> None:
    """Finite, of the declared size, and different from seat to seat in content, not in shape."""
    size = case.game.feature_size(case.setting)
    for ply, state in case.tables(every=9):
        for seat in range(state.seats):
            numbers = case.game.features(state, seat)
            assert len(numbers) == size, f"{case.at(ply)}: {len(numbers)} instead of {size}"
            assert all(isinstance(x, float) and math.isfinite(x) and abs(x) < 50 for x in numbers), case.at(ply)


def check_invariants(case: Case) -> None:
    """Everything in the box is where it should be, at every step."""
    before: list[int] | None = None
    for ply, state in case.tables():
        assert case.game.invariants(state) == [], case.at(ply)
        before = state.scores()
    assert before is not None


CHECKS = (
    check_actions,
    check_copy,
    check_replay,
    check_position,
    check_information,
    check_imagination,
    check_spectator,
    check_moves,
    check_scores,
    check_features,
    check_invariants,
)
