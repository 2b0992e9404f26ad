"""What a good player looks at with items: gems, tokens in sight and out of it, and whom to rob. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from traktir.core.bits import BIT, count, low_bit
from traktir.games.aetherya.contact import (
    DRAGON,
    DWARF,
    ELF,
    GOBLIN,
    HUMAN,
    contacts,
    tamed,
)
from traktir.games.aetherya.items import (
    GEM_VALUE,
    GEMS,
    GRIFFIN,
    HAMMER,
    PALANTIR,
    SEEN,
    SMUGGLER,
    STAFF,
    SWORD_TOKEN,
    TOKENS,
    TREATY,
    UNSEEN,
    Items,
)
from traktir.games.aetherya.measures import PAIR, WIDE
from traktir.games.aetherya.rules import (
    A_GEM,
    A_KEEP,
    A_REACH,
    A_ROB,
    A_SPOT,
    A_USE,
    Base,
)
from traktir.games.aetherya.scoring import CONFLICT, DRAGON_VALUE, total
from traktir.games.aetherya.sight import W_GEM_RISK, W_LOOK, W_TOKEN, Sight
from traktir.games.aetherya.state import (
    CELLS,
    SPOT,
)


class ItemsSight(Sight):
    """AE-8."""

    def points(self, t: Base, seat: i64) -> i64:
        assert isinstance(t, Items)
        value = 10 * total(t.rows(seat))
        owned = t.hoards[seat].owned
        token: i64 = TREATY
        while token < TOKENS:
            value += 4 * owned[token]
            token += 1
        return value

    def more(self, t: Base, action: i64) -> i64:
        assert isinstance(t, Items)
        if action == A_KEEP:
            return self.keeping(t)
        if action < A_USE:
            return 0
        if action < A_SPOT:
            return self.using(t, action - A_USE)
        if action < A_REACH:
            return self.spot(t, action - A_SPOT)
        if action < A_ROB:
            target = action - A_REACH
            return self.reached(t, target // CELLS, target % CELLS)
        if action < A_GEM:
            target = action - A_ROB
            return self.robbed(t, target // TOKENS, target % TOKENS)
        return self.gem(t, t.turn, -GEM_VALUE[action - A_GEM])

    def gem(self, t: Items, seat: i64, change: i64) -> i64:
        """AE-8.14: what a change of a seat's gem sum is worth."""
        gems = t.hoards[seat].gems()
        return 10 * ((gems + change) % 10 - gems % 10)

    def worth(self, t: Items, token: i64) -> i64:
        """A token of a known kind, for the seat in turn."""
        if token < GEMS:
            return self.gem(t, t.turn, GEM_VALUE[token])
        return self.w[W_TOKEN] if token != PALANTIR else self.w[W_LOOK]

    def hidden(self, t: Items, bag: i64) -> i64:
        """A token that may be any of a bag, which cannot be put back (AE-8.2)."""
        if bag == 0:
            return 0
        value: i64 = 0
        m = bag
        while m != 0:
            value += self.worth(t, low_bit(m))
            m &= m - 1
        return value // count(bag)

    def keeping(self, t: Items) -> i64:
        h = t.hoards[t.turn]
        token = h.lying[t.cell]
        if token < UNSEEN:
            return self.worth(t, token)
        if token >= SEEN and h.known[t.cell] & BIT[t.turn] != 0:
            return self.worth(t, token - SEEN)
        value = self.hidden(t, h.bag)
        return value if h.gems() % 10 <= self.w[W_GEM_RISK] else value - self.w[W_TOKEN]

    def using(self, t: Items, token: i64) -> i64:
        """Against closing the turn, which is worth nothing."""
        if token in (TREATY, STAFF):
            best: i64 = 0
            m = t.spots(token)
            while m != 0:
                v = self.spot_of(t, token, low_bit(m))
                m &= m - 1
                if v > best:
                    best = v
            return best - 8
        if token == SWORD_TOKEN:
            return 10
        if token == HAMMER:
            return self.swap_from(t, self.worst(t)) - 25
        if token == PALANTIR:
            closed = t.me.land.closed
            while closed != 0:
                if self.curious(t, low_bit(closed)):
                    return self.w[W_LOOK]
                closed &= closed - 1
            return -20
        if token == GRIFFIN:
            return self.w[W_TOKEN] if t.hoards[t.turn].gems() % 10 <= self.w[W_GEM_RISK] else -10
        return self.prey(t, token)

    def prey(self, t: Items, token: i64) -> i64:
        """The best that the Smuggler or the Thief can get."""
        best: i64 = -20
        seat: i64 = 0
        while seat < t.seats:
            m = t.prey(seat, token)
            while m != 0:
                v = self.robbed(t, seat, low_bit(m))
                m &= m - 1
                if v > best:
                    best = v
            seat += 1
        if token == SMUGGLER:
            give: i64 = -100
            owned = t.hoards[t.turn].owned
            gem: i64 = 0
            while gem < GEMS:
                if owned[gem] != 0:
                    v = self.gem(t, t.turn, -GEM_VALUE[gem])
                    if v > give:
                        give = v
                gem += 1
            best += give
        return best - self.w[W_TOKEN]

    def robbed(self, t: Items, seat: i64, token: i64) -> i64:
        """What a token is worth here, and what its loss costs there."""
        if token < GEMS:
            return self.worth(t, token) - self.gem(t, seat, -GEM_VALUE[token]) // t.seats
        return self.worth(t, token) + 4

    def curious(self, t: Items, cell: i64) -> bool:
        """Whether a token of the own kingdom is closed and unknown to the seat in turn."""
        h = t.hoards[t.turn]
        return h.lying[cell] >= UNSEEN and h.known[cell] & BIT[t.turn] == 0

    def reached(self, t: Items, seat: i64, cell: i64) -> i64:
        """A closed token for a Griffin (a rival's, or one known to be good), or for the Palantir (an own one)."""
        h = t.hoards[seat]
        if t.using != GRIFFIN:
            if h.known[cell] & BIT[t.turn] != 0:
                return -20
            return 20 if seat == t.turn else 0
        value = 0 if seat == t.turn else 10
        if h.lying[cell] >= SEEN and h.known[cell] & BIT[t.turn] != 0:
            return value + self.worth(t, h.lying[cell] - SEEN)
        return value + self.hidden(t, h.bag)

    # a card that a token is used on

    def spot(self, t: Items, cell: i64) -> i64:
        if t.using == HAMMER:
            return self.swap_from(t, cell) if t.phase == SPOT else self.swapping(t, t.cell, cell)
        return self.spot_of(t, t.using, cell)

    def spot_of(self, t: Items, token: i64, cell: i64) -> i64:
        land = t.me.land
        of = land.of
        if token == TREATY:
            card = land.at[cell]
            foes = of[GOBLIN]
            if card == GOBLIN:
                foes = of[HUMAN] | of[ELF] | of[DWARF]
            elif card == ELF:
                foes |= of[DWARF]
            elif card == DWARF:
                foes |= of[ELF]
            return -10 * CONFLICT * contacts(land, BIT[cell], foes & ~land.truce)
        return 0 if tamed(land) & BIT[cell] != 0 else 20 * DRAGON_VALUE[count(of[DRAGON])]

    def worst(self, t: Items) -> i64:
        """The open card that does least where it lies."""
        land = t.me.land
        worst: i64 = 0
        least: i64 = 1_000_000
        m = 0x7FFF & ~land.closed
        while m != 0:
            cell = low_bit(m)
            m &= m - 1
            if land.at[cell] < DRAGON:
                v = self.contact(land, cell, land.at[cell])
                if v < least:
                    least = v
                    worst = cell
        return worst

    def swap_from(self, t: Items, cell: i64) -> i64:
        """The best exchange of a card with a later one (AE-8.11)."""
        best: i64 = -1_000
        other = cell + 1
        while other < CELLS:
            v = self.swapping(t, cell, other)
            if v > best:
                best = v
            other += 1
        return best

    def swapping(self, t: Items, one: i64, two: i64) -> i64:
        land = t.me.land
        first = land.at[one]
        second = land.at[two]
        if first == second or first >= DRAGON or second >= DRAGON:
            return -100
        value = self.contact(land, two, first) + self.contact(land, one, second)
        if land.near[one] & BIT[two] != 0:
            value += 2 * PAIR[first * WIDE + second]  # they stay neighbours
        return value - self.contact(land, one, first) - self.contact(land, two, second)
