"""Many tables of one game, stepped together: one call plays a decision at each and writes what comes next. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from traktir.core.encoder import Encoder
from traktir.core.insight import Insight
from traktir.core.rng import Rng
from traktir.core.state import ROOM, State

# what a finished game pays
BY_RANK: Final = 0  # seats beaten minus seats that beat one, over all others: 1 alone at the top, -1 alone at the bottom
BY_WIN: Final = 1  # one, shared by the winners
BY_SCORE: Final = 2  # the points

WHIM: Final = 7_000_001  # between the seed of a game and that of random choices at its table


def pay(state: State, scheme: i64, team: bool, out: vec[float], at: i64) -> None:
    """Write what the finished game is worth to each seat."""
    ranking = state.ranking()
    scores = state.scores()
    seats = state.seats
    winners: i64 = 0
    for place in ranking:
        if place == 1:
            winners += 1
    seat: i64 = 0
    while seat < seats:
        value = 0.0
        mine: i64 = ranking[seat]
        if scheme == BY_SCORE:
            points: i64 = scores[seat]
            value = float(points)
        elif scheme == BY_WIN:
            if mine == 1:
                value = 1.0 if team else 1.0 / float(winners)
        elif team or winners == 0:
            value = 1.0 if mine == 1 else -1.0
        else:
            balance: i64 = 0
            for place in ranking:
                other: i64 = place
                if other > mine:
                    balance += 1
                elif other < mine:
                    balance -= 1
            value = float(balance) / float(seats - 1)
        out[at + seat] = value
        seat += 1


class Lens:
    """Looks at one table at a time: observation and mask of a seat, in buffers that are used again."""

    def __init__(self, encoder: Encoder, actions: i64) -> None:
        self.encoder = encoder
        self.observation: vec[float] = vec[float]([0.0] * encoder.size)
        self.mask: vec[u8] = vec[u8]([0] * actions)
        self.legal: vec[i64] = vec[i64]([0] * ROOM)

    def look(self, state: State, seat: i64) -> None:
        """The mask is empty for a seat that is not in turn."""
        self.encoder.encode(state, seat, self.observation, 0)
        offer(state if seat == state.turn else None, self.legal, self.mask, 0, len(self.mask))


def offer(state: State | None, legal: vec[i64], masks: vec[u8], at: i64, actions: i64) -> None:
    """Write a one for every legal decision, a zero for every other."""
    end = at + actions
    a = at
    while a < end:
        masks[a] = 0
        a += 1
    if state is not None:
        n = state.actions_into(legal)
        a = 0
        while a < n:
            masks[at + legal[a]] = 1
            a += 1


def weigh(state: State, insight: Insight, legal: vec[i64], weights: vec[i64], out: vec[float], at: i64, actions: i64) -> None:
    """Write how promising each decision looks to the game's insight, as shares of one; a zero for what is not legal."""
    n = state.actions_into(legal)
    insight.weigh(state, legal, n, weights)
    total: i64 = 0
    a: i64 = 0
    while a < n:
        total += weights[a]
        a += 1
    a = 0
    while a < actions:
        out[at + a] = 0.0
        a += 1
    a = 0
    while a < n:
        out[at + legal[a]] = float(weights[a]) / float(total)
        a += 1


def remember(memory: i64, sight: vec[float]) -> int:
    """A story told so far, and what is seen now, as one number of 62 bits: two polynomials modulo a prime."""
    a = memory & 0x7FFFFFFF
    b = memory >> 31
    n: i64 = len(sight)
    i: i64 = 0
    while i < n:
        if sight[i] != 0.0:
            seen = i64(sight[i] * 720720.0) * 4096 + i
            a = (a * 48271 + seen) % 2147483647
            b = (b * 69621 + seen + 1) % 2147483647
        i += 1
    a = (a * 48271 + 1) % 2147483647
    return a | (b << 31)


class Tables:
    """A table that is over is dealt anew at once: its observation and mask are those of the next game.

    Table i plays the seeds `first + i`, `first + i + stride`, …; each game is the one that its seed and its actions give.
    """

    def __init__(
        self,
        deal: Callable[[Rng], State],
        encoder: Encoder,
        actions: i64,
        scheme: i64,
        team: bool,
        count: i64,
        first: i64,
        stride: i64,
        insight: Insight | None,
    ) -> None:
        self.deal = deal
        self.encoder = encoder
        self.actions: i64 = actions
        self.scheme: i64 = scheme
        self.team = team
        self.count: i64 = count
        self.stride: i64 = stride
        self.insight = insight  # None: nobody asked for priors
        self.weights: vec[i64] = vec[i64]([0] * ROOM)
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        self.whims: list[Rng] = []
        self.seeds: vec[i64] = vec[i64]([0] * count)
        self.legal: vec[i64] = vec[i64]([0] * ROOM)
        i: i64 = 0
        while i < count:
            rng = Rng(first + i)
            self.seeds[i] = first + i
            self.rngs.append(rng)
            self.whims.append(Rng(first + i + WHIM))
            self.states.append(deal(rng))
            i += 1
        self.seats: i64 = self.states[0].seats
        # what a step writes
        self.observations: vec[float] = vec[float]([0.0] * (count * encoder.size))
        self.masks: vec[u8] = vec[u8]([0] * (count * actions))
        self.rewards: vec[float] = vec[float]([0.0] * (count * self.seats))
        self.dones: vec[u8] = vec[u8]([0] * count)
        self.turns: vec[i64] = vec[i64]([0] * count)
        self.plies: vec[i64] = vec[i64]([0] * count)  # decisions so far in the game on the table
        self.whim: vec[i64] = vec[i64]([0] * count)
        room = count * actions
        if insight is None:
            room = 0
        self.priors: vec[float] = vec[float]([0.0] * room)
        i = 0
        while i < count:
            self.look(i)
            i += 1

    def look(self, i: i64) -> None:
        """Write observation, mask and turn of a table."""
        state = self.states[i]
        size = self.encoder.size
        self.turns[i] = state.turn
        self.encoder.encode(state, state.turn, self.observations, i * size)
        offer(state, self.legal, self.masks, i * self.actions, self.actions)
        insight = self.insight
        if insight is not None:
            weigh(state, insight, self.legal, self.weights, self.priors, i * self.actions, self.actions)

    def advance(self, i: i64, action: i64) -> None:
        state = self.states[i]
        state.play(action, self.rngs[i])
        self.plies[i] += 1
        if self.dones[i] == 1:
            self.dones[i] = 0
            seat: i64 = 0
            while seat < self.seats:
                self.rewards[i * self.seats + seat] = 0.0
                seat += 1
        if state.turn < 0:
            self.dones[i] = 1
            pay(state, self.scheme, self.team, self.rewards, i * self.seats)
            self.seeds[i] += self.stride
            self.plies[i] = 0
            rng = Rng(self.seeds[i])
            self.rngs[i] = rng
            self.states[i] = self.deal(rng)
        self.look(i)

    def step(self, chosen: bytes) -> int:
        """Play one decision at every table, two bytes each, low byte first.

        Answers -1, or the first table at which the decision is not legal: nothing is played then.
        """
        count = self.count
        actions = self.actions
        masks = self.masks
        if len(chosen) != 2 * count:
            raise ValueError("one decision for each table, two bytes each")
        i: i64 = 0
        while i < count:
            low: i64 = chosen[2 * i]
            high: i64 = chosen[2 * i + 1]
            action = low | (high << 8)
            if action >= actions or masks[i * actions + action] == 0:
                return i
            i += 1
        i = 0
        while i < count:
            low = chosen[2 * i]
            high = chosen[2 * i + 1]
            self.advance(i, low | (high << 8))
            i += 1
        return -1

    def choose(self) -> None:
        """Write a random legal decision for every table into `whim`."""
        legal = self.legal
        i: i64 = 0
        while i < self.count:
            n = self.states[i].actions_into(legal)
            self.whim[i] = legal[self.whims[i].below(n)]
            i += 1

    def step_random(self) -> None:
        """The same as `choose` and a step with what it chose."""
        self.choose()
        i: i64 = 0
        while i < self.count:
            self.advance(i, self.whim[i])
            i += 1
