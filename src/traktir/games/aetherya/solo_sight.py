"""What a good player looks at in the campaign: the legends of the century before it ends. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, count, low_bit
from traktir.games.aetherya.contact import (
    legends,
    new_land,
)
from traktir.games.aetherya.measures import at_odds, missing
from traktir.games.aetherya.rules import (
    A_BLOCK,
    A_EXCHANGE,
    A_PLAY,
    Base,
)
from traktir.games.aetherya.scoring import LEGEND_VALUE, kingdom_rows, total
from traktir.games.aetherya.sight import J_CENTURY, J_SPREAD, W_CARE, W_DRAW, W_HASTE, W_OPEN, W_STEP, W_TASK, W_TEMPO, Sight
from traktir.games.aetherya.solo import BLOCK_CORNER, CENTRE_CORNER, Solo
from traktir.games.aetherya.state import (
    FROM_PILE,
    PARTNER,
    SIDE,
)


class SoloSight(Sight):
    """AE-9: every legend of the century must be fulfilled before it ends."""

    def look(self, t: Base) -> None:
        w = self.w
        # a legend is worth the campaign, whatever its value
        self.whole = w[W_TASK] // 2
        self.half = self.whole * w[W_STEP] // 100
        left = count(t.row)
        closed = count(t.me.land.closed)
        self.care = w[W_CARE] if left != 0 else 100
        self.tempo = w[W_TEMPO]
        if left != 0:
            if closed == 1:
                self.tempo = -400  # AE-9.11
            elif closed <= 3:
                self.tempo = -w[W_HASTE]

    def claim(self, t: Base, legend: i64) -> i64:
        return 200 + 10 * LEGEND_VALUE[legend]

    def draw(self, t: Base) -> i64:
        """Two cards to choose from, but a deck two cards shorter, and with it the century (AE-9.9)."""
        return self.w[W_DRAW] if t.row == 0 else 0

    def take(self, t: Base, pile: i64) -> i64:
        return max(self.w[W_DRAW], self.best(t, t.me, t.top(pile)))

    def more(self, t: Base, action: i64) -> i64:
        assert isinstance(t, Solo)
        if action < A_EXCHANGE:
            return 0
        if action < A_PLAY:
            return self.exchanging(t, action - A_EXCHANGE)
        if action < A_BLOCK:
            return self.playing(t, action - A_PLAY)
        return self.block(t, BLOCK_CORNER[action - A_BLOCK])

    def exchanging(self, t: Solo, legend: i64) -> i64:
        """AE-9.3: a legend that is met already is a gift to this century."""
        met = t.me.met
        if t.phase == PARTNER:
            return 40 * (met >> legend & 1) - 10 * LEGEND_VALUE[legend]
        if t.rows_of[t.century + 1] & met == 0 or met & BIT[legend] != 0:
            return -40
        return 10 * LEGEND_VALUE[legend]

    def playing(self, t: Solo, which: i64) -> i64:
        card = t.held if which == 0 else t.second
        source = t.source if which == 0 else t.second_source
        value = self.best(t, t.me, card)
        if source != FROM_PILE and t.ruling.deck_card_opens != 0:
            return max(value, self.w[W_OPEN] + self.tempo)
        return value

    def block(self, t: Solo, corner: i64) -> i64:
        """AE-9.13: four cards that score together and meet legends of the next century."""
        land = new_land(SIDE)
        kinds: i64 = 0
        i: i64 = 0
        while i < 4:
            step = (i & 1) + SIDE * (i >> 1)
            card = t.me.land.at[corner + step]
            land.lay(CENTRE_CORNER + step, card)
            kinds |= BIT[card]
            i += 1
        met = legends(land, False) & t.rows_of[t.century + 1]
        return 30 * count(met) + 10 * total(kingdom_rows(land, True)) + 4 * count(kinds)

    def judge(self, t: Base, out: vec[i64]) -> None:
        """All legends of this century within its turns, and then the centuries to come."""
        assert isinstance(t, Solo)
        need = count(t.row & t.me.met)
        m = t.row & ~t.me.met
        while m != 0:
            need += 2 * missing(t.me.land, low_bit(m))
            m &= m - 1
        chance: i64 = 1000
        if need > 0:
            chance = at_odds(10 * (t.deck_size - need), self.w[J_SPREAD])
        century = t.century
        while century < 2:
            chance = chance * self.w[J_CENTURY] // 100
            century += 1
        points: i64 = t.scores()[0]
        out[0] = chance * 9 // 10 + 50 + max(-50, min(50, points))
