"""What a good player looks at in the cooperative game: a legend a round, and what the next player is left. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import count
from traktir.games.aetherya.contact import (
    ALL_RACES,
    LEGEND_ONE,
    LEGEND_TWO,
)
from traktir.games.aetherya.coop import Coop
from traktir.games.aetherya.measures import at_odds
from traktir.games.aetherya.rules import (
    A_EXCHANGE,
    A_PILE,
    A_VOTE,
    Base,
)
from traktir.games.aetherya.scoring import LEGEND_VALUE
from traktir.games.aetherya.sight import J_OPEN, J_SPREAD, W_DRAW, W_END, W_FILL, W_ROUND, W_SPARE, W_STEP, W_WEAKEST, Sight


class CoopSight(Sight):
    """AE-10: one legend a round keeps the penalties away; every kingdom has to beat them."""

    def look(self, t: Base) -> None:
        assert isinstance(t, Coop)
        w = self.w
        self.tempo = w[W_FILL]
        # legends have no points of their own here: one a round is enough (AE-10.7)
        if t.turned == 0:
            self.whole = w[W_ROUND] // 3
            self.half = self.whole * w[W_STEP] // 100
        else:
            self.whole = -w[W_SPARE] // 3
            self.half = w[W_SPARE] // 6
        closed = t.me.land.closed
        if closed & (closed - 1) == 0:
            self.tempo = self.ending(t)

    def claim(self, t: Base, legend: i64) -> i64:
        """What is met at the end of the turn is turned down anyway (AE-10.6)."""
        assert isinstance(t, Coop)
        return 60 - 10 * LEGEND_VALUE[legend] if t.turned == 0 else -10

    def draw(self, t: Base) -> i64:
        """The last card of the deck ends the game (AE-10.8)."""
        assert isinstance(t, Coop)
        return self.w[W_DRAW] + (self.ending(t) if t.deck_size == 1 else -self.w[W_SPARE])

    def ending(self, t: Coop) -> i64:
        """A team in front ends the game; one behind has more to lose by the penalties to come than by the end."""
        return self.w[W_END] if t.team_score() > 0 else -self.w[W_END] // 4

    def more(self, t: Base, action: i64) -> i64:
        assert isinstance(t, Coop)
        if action < A_PILE or action >= A_EXCHANGE:
            return 0
        if action >= A_VOTE:
            return self.voting(t, action - A_VOTE)
        # the other pile keeps its top card, this one shows the loose card: what the next player can do with them
        k = t.kingdoms[(t.turn + 1) % t.seats]
        best = self.best(t, k, t.loose)
        other = 1 - (action - A_PILE)
        if t.heights[other] != 0:
            kept = self.best(t, k, t.top(other))
            if kept > best:
                best = kept
        return best * self.w[W_WEAKEST] // 10

    def voting(self, t: Coop, legend: i64) -> i64:
        """AE-10.7: the cheapest, and of those one that nobody is near."""
        wish = 40 - 10 * LEGEND_VALUE[legend]
        for k in t.kingdoms:
            of = k.land.of
            if legend == ALL_RACES or (of[LEGEND_ONE[legend]] != 0 and of[LEGEND_TWO[legend]] != 0):
                wish -= 2
        for vote in t.votes:
            if vote == legend:
                wish += 6  # a vote for what others want is not lost
        return wish

    def judge(self, t: Base, out: vec[i64]) -> None:
        assert isinstance(t, Coop)
        score = 10 * t.team_score()
        deck = t.deck_size
        closed: i64 = 16
        for k in t.kingdoms:
            n = count(k.land.closed)
            if n < closed:
                closed = n
        # a kingdom grows by a point or two in a turn, the penalties by less
        turns = min(deck // t.seats + 1, closed)
        value = at_odds(score + self.w[J_OPEN] * turns, self.w[J_SPREAD]) * 9 // 10 + 50 + max(-50, min(50, score // 10))
        seat: i64 = 0
        while seat < t.seats:
            out[seat] = value
            seat += 1
