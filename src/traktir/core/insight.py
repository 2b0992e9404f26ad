"""What a good player looks at. Compiled: the base class from which each game's `insight.py` derives its judgement."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.rng import Rng
from traktir.core.state import State

# 2 ** (v / 12) for v = 0 … 143
POWER: Final = vec[i64]([round(8 * 2 ** (v / 12)) for v in range(144)])


def proportions(n: i64, octave: i64, out: vec[i64]) -> None:
    """Values become weights: being so much (`octave`) behind the best one halves the weight."""
    best = out[0]
    i: i64 = 1
    while i < n:
        if out[i] > best:
            best = out[i]
        i += 1
    i = 0
    while i < n:
        v = 143 - (best - out[i]) * 12 // octave
        out[i] = POWER[v] if v >= 0 else 1
        i += 1


def chances(seats: i64, octave: i64, out: vec[i64]) -> None:
    """Values become chances, 0 to 1000: being so much behind the best one halves them. Nothing is ever quite certain."""
    proportions(seats, octave, out)
    whole: i64 = 0
    seat: i64 = 0
    while seat < seats:
        whole += out[seat]
        seat += 1
    seat = 0
    while seat < seats:
        out[seat] = 50 + out[seat] * 900 // whole
        seat += 1


def rivalries(seats: i64) -> i64:
    """Pairs of seats at the table: each brings more chance into a game, and more to think about."""
    return seats * (seats - 1) // 2


class Manner:
    """How a search goes about a game: what it makes of chance and of insight, and how far it plays on before it judges."""

    def __init__(self, explore: float, bias: float, horizon: i64, effort: i64, trust: float = 0.0) -> None:
        self.explore = explore  # of the upper confidence bound
        self.bias = bias  # towards what insight finds promising; fades with the visits of a decision
        self.horizon: i64 = horizon  # decisions of a playout before it is judged; 0: to the end of the game
        self.effort: i64 = effort  # percent of a level's iterations
        self.trust = trust  # where first sight is nearly right, decisions are compared (`Tree.compare`); 0: a tree is grown


TO_THE_END: Final = Manner(0.3, 1.0, 0, 100)
FOR_A_WHILE: Final = Manner(0.3, 1.0, 30, 100)


class Insight:
    """Knows nothing: every decision looks alike and every table is open. A game overrides what it knows better."""

    def weigh(self, state: State, actions: vec[i64], n: i64, out: vec[i64]) -> None:
        """How promising each of the n legal actions looks to the seat in turn: positive numbers, read as proportions."""
        i: i64 = 0
        while i < n:
            out[i] = 1
            i += 1

    def judges(self) -> bool:
        """Whether `judge` knows more than nothing."""
        return False

    def manner(self, seats: i64) -> Manner:
        """A game that cannot judge an open table is played out to its end."""
        return FOR_A_WHILE if self.judges() else TO_THE_END

    def dwell(self, iterations: i64) -> None:
        """How closely first sight looks, for a bot that thinks so many iterations."""

    def hurry(self, iterations: i64) -> None:
        """From now on a glance has to do: a search of so many iterations asks thousands of times."""

    def settled(self, state: State) -> bool:
        """Whether first sight says all that a search could find out: there a bot does not search."""
        return False

    def quiet(self, state: State) -> bool:
        """Whether a table can be judged as it stands; where it cannot, a playout goes on."""
        return True

    def judge(self, state: State, out: vec[i64]) -> None:
        """Chances of every seat at a table that is not decided yet, 0 to 1000."""
        i: i64 = 0
        while i < state.seats:
            out[i] = 1000 // state.seats
            i += 1

    def reward(self, state: State, out: vec[i64]) -> None:
        """What a finished game is worth to every seat: nine tenths for winning, shared by ties, the rest for the margin."""
        ranking = state.ranking()
        scores = state.scores()
        winners: i64 = 0
        for place in ranking:
            if place == 1:
                winners += 1
        seat: i64 = 0
        while seat < state.seats:
            best: i64 = -1_000_000
            other: i64 = 0
            while other < state.seats:
                points: i64 = scores[other]
                if other != seat and points > best:
                    best = points
                other += 1
            own: i64 = scores[seat]
            margin = own - best if state.seats > 1 else 0
            if margin > 50:
                margin = 50
            elif margin < -50:
                margin = -50
            out[seat] = 50 + margin
            if ranking[seat] == 1:
                out[seat] += 900 // winners
            seat += 1

    def pick(self, state: State, actions: vec[i64], n: i64, weights: vec[i64], rng: Rng) -> i64:
        """One of the legal actions, in proportion to its weight."""
        if n == 1:
            return actions[0]
        self.weigh(state, actions, n, weights)
        total: i64 = 0
        i: i64 = 0
        while i < n:
            total += weights[i]
            i += 1
        at = rng.below(total)
        i = 0
        while at >= weights[i]:
            at -= weights[i]
            i += 1
        return actions[i]


class TeamInsight(Insight):
    """Everybody wins or loses together: the team's points are the only margin."""

    def reward(self, state: State, out: vec[i64]) -> None:
        scores = state.scores()
        points: i64 = scores[0]
        value = 50 + max(-50, min(50, points))
        if state.ranking()[0] == 1:
            value += 900
        seat: i64 = 0
        while seat < state.seats:
            out[seat] = value
            seat += 1
