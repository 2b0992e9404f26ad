"""Many tables of one game, stepped together: one call plays a decision at each and writes what comes next. Compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from traktir.core.encoder import Encoder, Sheet
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


class Offers:
    """Rows of masks, written like a sheet: a one for every legal decision, a zero for every other; and the same as lists."""

    def __init__(self, actions: i64, rows: i64) -> None:
        self.actions: i64 = actions
        self.blank: vec[u8] = vec[u8]([0] * actions)
        self.top: vec[u8] = vec[u8](capacity=rows * actions)
        self.masks: vec[u8] = self.top  # all rows
        self.lists: vec[i64] = vec[i64](capacity=rows * actions)
        self.lengths: vec[i64] = vec[i64]([0] * rows)
        no_list = vec[i64]([0] * actions)
        i: i64 = 0
        while i < rows:
            self.masks = extend(self.masks, self.blank)
            self.lists = extend(self.lists, no_list)
            i += 1
        self.written: vec[u8] = self.masks

    def write(self, legal: vec[i64], n: i64, row: i64) -> None:
        """Rows are written in their order, from the first on."""
        if row == 0:
            self.written = self.top
        masks = extend(self.written, self.blank)
        self.written = masks
        lists = self.lists
        self.lengths[row] = n
        at = row * self.actions
        i: i64 = 0
        while i < n:
            action = legal[i]
            masks[at + action] = 1
            lists[at + i] = action
            i += 1

    def one_of(self, row: i64, rng: Rng) -> i64:
        """A random legal decision."""
        return self.lists[row * self.actions + rng.below(self.lengths[row])]


class Lens:
    """Looks at one table at a time: observation and mask of a seat, in memory that is used again."""

    def __init__(self, encoder: Encoder, actions: i64) -> None:
        self.sheet = Sheet(encoder, 1)
        self.offers = Offers(actions, 1)
        self.legal: vec[i64] = vec[i64]([0] * ROOM)

    def look(self, state: State, seat: i64) -> None:
        """The mask is empty for a seat that is not in turn."""
        self.sheet.write(state, seat, 0)
        self.offers.write(self.legal, state.actions_into(self.legal) if seat == state.turn else 0, 0)


def weigh(
    state: State, insight: Insight, legal: vec[i64], n: i64, weights: vec[i64], out: vec[float], at: i64, actions: i64
) -> None:
    """Write how promising each legal decision looks to the game's insight, as shares of one; a zero for every other."""
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
        self.sheet = Sheet(encoder, count)
        self.offers = Offers(actions, count)
        self.observations: vec[float] = self.sheet.numbers
        self.masks: vec[u8] = self.offers.masks
        self.rewards: vec[float] = vec[float]([0.0] * (count * self.seats))
        self.dones: vec[u8] = vec[u8]([0] * count)
        self.turns: vec[i64] = vec[i64]([0] * count)
        self.plies: vec[i64] = vec[i64]([0] * count)  # decisions so far in the game on the table
        self.chosen: vec[i64] = vec[i64]([0] * count)
        room = count * actions
        if insight is None:
            room = 0
        self.priors: vec[float] = vec[float]([0.0] * room)
        i = 0
        while i < count:
            self.look(self.states[i], i, True)
            i += 1

    def look(self, state: State, i: i64, dealt: bool) -> None:
        """Write observation, mask and turn of a table, `dealt` just now or not; the tables are looked at in their order."""
        legal = self.legal
        self.turns[i] = state.turn
        if dealt:
            self.sheet.write(state, state.turn, i)
        else:
            self.sheet.renew(state, state.turn, i)
        n = state.actions_into(legal)
        self.offers.write(legal, n, i)
        insight = self.insight
        if insight is not None:
            weigh(state, insight, legal, n, self.weights, self.priors, i * self.actions, self.actions)

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
        over = state.turn < 0
        if over:
            self.dones[i] = 1
            pay(state, self.scheme, self.team, self.rewards, i * self.seats)
            self.seeds[i] += self.stride
            self.plies[i] = 0
            rng = Rng(self.seeds[i])
            self.rngs[i] = rng
            state = self.deal(rng)
            self.states[i] = state
        self.look(state, i, over)

    def step(self, decisions: Iterable[i64]) -> int:
        """Play one decision at every table; 64-bit numbers in a buffer are taken over at once.

        Answers -1, or the first table at which the decision is not legal: nothing is played then.
        """
        count = self.count
        actions = self.actions
        masks = self.masks
        chosen = vec[i64](decisions)
        if len(chosen) != count:
            raise ValueError("one decision for each table")
        i: i64 = 0
        while i < count:
            action = chosen[i]
            if action < 0 or action >= actions or masks[i * actions + action] == 0:
                return i
            i += 1
        i = 0
        while i < count:
            self.advance(i, chosen[i])
            i += 1
        return -1

    def choose(self) -> None:
        """Write a random legal decision for every table into `chosen`."""
        i: i64 = 0
        while i < self.count:
            self.chosen[i] = self.offers.one_of(i, self.whims[i])
            i += 1

    def step_random(self) -> None:
        """The same as `choose` and a step with what it chose."""
        i: i64 = 0
        while i < self.count:
            self.advance(i, self.offers.one_of(i, self.whims[i]))
            i += 1
