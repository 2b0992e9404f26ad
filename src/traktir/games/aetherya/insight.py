"""What a good player looks at where everybody builds an own kingdom: contact, legends in reach, Dragons, tempo. Compiled.

Values are in tenths of a point. WEIGHTS is the table of judgement; the cooperative game and the campaign, in which legends
decide, see some of it in their own way. Confrontation has a table of its own.

WEIGHTS was tuned by `traktir tune aetherya --generations 14 --deals 12 --seed 1` (reward on fresh deals 0.40 against 0.24). The
other two were searched one number at a time for what wins most: on deals not used for it the greedy bot won 273 of 400
campaigns, and with two, three and four players 82, 111 and 90 of 200 cooperative games.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, count, low_bit
from traktir.core.insight import Insight, TeamInsight
from traktir.core.state import State
from traktir.games.aetherya.contact import (
    ALL_RACES,
    CLOSED,
    DRAGON,
    DWARF,
    ELF,
    GOBLIN,
    HUMAN,
    KIND_CHAIN,
    KIND_CONTACT,
    KIND_RACES,
    LEGEND_KIND,
    LEGEND_ONE,
    LEGEND_TWO,
    LEGENDS_OF,
    LIKES,
    PORTAL,
    Land,
    beside,
    contacts,
    legends,
    new_land,
    tamed,
)
from traktir.games.aetherya.coop import Coop
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
from traktir.games.aetherya.rules import (
    A_BLOCK,
    A_DISCARD,
    A_DONE,
    A_DRAW,
    A_EXCHANGE,
    A_GEM,
    A_KEEP,
    A_LEGEND,
    A_OPEN,
    A_PILE,
    A_PLACE,
    A_PLAY,
    A_REACH,
    A_ROB,
    A_SPOT,
    A_USE,
    A_VOTE,
    Base,
)
from traktir.games.aetherya.scoring import CONFLICT, DRAGON_VALUE, LEGEND_VALUE, dragon_row, kingdom_rows, total
from traktir.games.aetherya.solo import BLOCK_CORNER, CENTRE_CORNER, Solo
from traktir.games.aetherya.state import (
    ARRANGE,
    CELLS,
    FROM_PILE,
    PARTNER,
    SIDE,
    SPOT,
    Kingdom,
)

# name -> tenths of a point (or as said)
WEIGHTS: Final[dict[str, int]] = {
    "draw": 31,  # what a card from the deck promises
    "open": 5,  # opening a closed card, whatever it is
    "tempo": 8,  # a closed card less
    "room": 4,  # a closed neighbour, which may still become a good one
    "legend": 17,  # a point of a legend come true
    "step": 26,  # percent of it for the step before
    "lost": 79,  # percent of it for breaking one that waits to be taken
    "tame": 22,  # the first of the two cards that tame a Dragon
    "portal": 10,  # a Portal, for what it may join later
    "end": 24,  # ending the game when in the lead, or not ending it
    "token": 10,  # items: a token whose use is to come
    "look": 3,  # items: knowing one token
    "gem_risk": 8,  # items: gem points above which an unknown token is left alone
    "round": 26,  # coop: the first legend of a round
    "spare": 8,  # coop: what a legend costs that would have served a later round
    "fill": 20,  # coop: a closed card less; unknown ones cost a kingdom more than they bring
    "weakest": 6,  # coop: what the pile left for the next player counts, percent of ten
    "task": 45,  # solo: a legend of the century
    "haste": 30,  # solo: a closed card that goes while there are legends to fulfil
    "care": 40,  # solo: percent that points count while there are legends to fulfil
}

# AE-10: a legend a round is what counts
COOP_WEIGHTS: Final[dict[str, int]] = WEIGHTS | {
    "round": 54,
    "spare": 6,
    "fill": 8,
    "weakest": 12,
    "lost": 40,
    "step": 26,
    "tame": 28,
    "end": 84,
    "open": 4,
}

# AE-9.11: without its legends a century is worth nothing
SOLO_WEIGHTS: Final[dict[str, int]] = WEIGHTS | {
    "task": 189,
    "care": 8,
    "haste": 15,
    "step": 69,
    "tempo": 12,
    "open": 18,
}

# their places in that order
W_DRAW: Final = 0
W_OPEN: Final = 1
W_TEMPO: Final = 2
W_ROOM: Final = 3
W_LEGEND: Final = 4
W_STEP: Final = 5
W_LOST: Final = 6
W_TAME: Final = 7
W_PORTAL: Final = 8
W_END: Final = 9
W_TOKEN: Final = 10
W_LOOK: Final = 11
W_GEM_RISK: Final = 12
W_ROUND: Final = 13
W_SPARE: Final = 14
W_FILL: Final = 15
W_WEAKEST: Final = 16
W_TASK: Final = 17
W_HASTE: Final = 18
W_CARE: Final = 19

# 2 ** (v / 8) for v = 0 … 143: eight tenths of a point double a decision's weight
POWER: Final = vec[i64]([round(8 * 2 ** (v / 8)) for v in range(144)])

WIDE: Final = 11  # types, and a closed card


def _contact(one: int, two: int, by_portal: bool) -> int:
    """Tenths that two touching cards are worth (AE-1.4, AE-1.5); AE-2.7: Goblins have only conflicts through Portals."""
    if one > two:
        one, two = two, one
    if two >= 8 or two < 4:
        return 0
    if one < 4:
        return 0 if by_portal and two == 7 else 10 * LIKES[(two - 4) * 4 + one]
    enemies = one != two and (two == 7 or (one == 5 and two == 6))
    return 10 * CONFLICT if enemies else 0


PAIR: Final = vec[i64]([_contact(one, two, False) for one in range(11) for two in range(11)])
LINK: Final = vec[i64]([_contact(one, two, True) for one in range(11) for two in range(11)])
# what an unknown card beside one of this type is worth: the mean of the ten types
MEAN: Final = vec[i64]([sum(_contact(one, two, False) for one in range(10)) // 10 for two in range(11)])


def proportions(n: i64, best: i64, out: vec[i64]) -> None:
    """Values become weights relative to the best one."""
    i: i64 = 0
    while i < n:
        v = 143 + out[i] - best
        out[i] = POWER[v] if v >= 0 else 1
        i += 1


def chances(seats: i64, spread: i64, out: vec[i64]) -> None:
    """Expected points, in tenths, become chances: `spread` tenths behind the best halve them."""
    best: i64 = -1_000_000
    seat: i64 = 0
    while seat < seats:
        if out[seat] > best:
            best = out[seat]
        seat += 1
    whole: i64 = 0
    seat = 0
    while seat < seats:
        v = 143 - (best - out[seat]) * 8 // spread
        out[seat] = POWER[v] if v >= 0 else 1
        whole += out[seat]
        seat += 1
    seat = 0
    while seat < seats:
        out[seat] = 50 + out[seat] * 900 // whole
        seat += 1


def at_odds(tenths: i64, spread: i64) -> i64:
    """The chance, 0 to 1000, that a team so far above the mark (or below it) gets there."""
    v = (tenths if tenths > 0 else -tenths) * 8 // spread
    if v > 80:
        v = 80
    against = 8000 // (POWER[v] + 8)
    return 1000 - against if tenths > 0 else against


def join(land: Land, cell: i64, linked: vec[i64]) -> i64:
    """What a Portal on this cell would make of its neighbours (AE-2.4), pair by pair."""
    at = land.at
    value: i64 = 0
    m = land.near[cell] & ~land.closed
    while m != 0:
        row = at[low_bit(m)] * WIDE
        m &= m - 1
        rest = m
        while rest != 0:
            value += linked[row + at[low_bit(rest)]]
            rest &= rest - 1
    return value


def steps(land: Land, cell: i64, card: i64, wanted: i64, whole: i64, half: i64) -> i64:
    """What a card laid there does for legends that are not met: tenths a point for one met by it, or for a step before it."""
    wanted &= LEGENDS_OF[card]
    if wanted == 0 or card >= DRAGON:
        return 0
    of = land.of
    bit = BIT[cell]
    near = land.near[cell]
    touching = near
    if land.webbed & bit != 0 and card != GOBLIN:
        touching |= land.reach(cell) & ~of[GOBLIN]
    value: i64 = 0
    while wanted != 0:
        legend = low_bit(wanted)
        wanted &= wanted - 1
        kind = LEGEND_KIND[legend]
        if kind == KIND_RACES:
            races: i64 = 0
            race: i64 = HUMAN
            while race <= GOBLIN:
                if race == card or of[race] & ~bit != 0:
                    races += 1
                race += 1
            if races == 4:
                value += whole * LEGEND_VALUE[legend]
            elif of[card] & ~bit == 0:
                value += half * LEGEND_VALUE[legend] * (races - 1) // 2
            continue
        other = LEGEND_ONE[legend]
        if other == card:
            other = LEGEND_TWO[legend]
        found = touching & of[other] & ~bit
        if found == 0:
            # the first card of its kind is a beginning
            if of[card] & ~bit == 0:
                value += half * LEGEND_VALUE[legend] // 4
            continue
        if kind == KIND_CONTACT or found & (found - 1) != 0:
            value += whole * LEGEND_VALUE[legend]
            continue
        # a chain of three grows at its end; 2 vs 1 may lack the one or the other
        further = land.touching(low_bit(found)) & of[other if kind == KIND_CHAIN else card] & ~bit
        value += (whole if further != 0 else half) * LEGEND_VALUE[legend]
    return value


def missing(land: Land, legend: i64) -> i64:
    """How many cards a legend that is not met still asks for, at least."""
    of = land.of
    kind = LEGEND_KIND[legend]
    if kind == KIND_RACES:
        races: i64 = 4
        race: i64 = HUMAN
        while race <= GOBLIN:
            if of[race] != 0:
                races -= 1
            race += 1
        return races
    one = of[LEGEND_ONE[legend]]
    two = of[LEGEND_TWO[legend]]
    if one | two == 0:
        return 2 if kind == KIND_CONTACT else 3
    if kind == KIND_CONTACT or beside(land.side, one) & two != 0:
        return 1
    return 2


class Sight:
    """The judgement of the base game; the other modes change what their rules change."""

    def __init__(self, weights: list[int]) -> None:
        self.w: vec[i64] = vec[i64](weights)
        # how the table looks to the seat in turn, renewed for every decision
        self.care: i64 = 100  # percent: what points of the kingdom count
        self.whole: i64 = 0  # tenths for a point of a legend come true
        self.half: i64 = 0  # and for a step before it
        self.tempo: i64 = 0  # a closed card that goes

    # hooks that modes change

    def look(self, t: Base) -> None:
        w = self.w
        self.whole = w[W_LEGEND]
        self.half = w[W_LEGEND] * w[W_STEP] // 100
        self.tempo = w[W_TEMPO]
        closed = t.me.land.closed
        if closed & (closed - 1) == 0 and t.idle < 2 * t.seats:
            # AE-7.1: the last closed card ends the game; nobody waits for ever, though (AE-7.12)
            self.tempo = w[W_END] if self.lead(t) > 0 else -w[W_END]

    def more(self, t: Base, action: i64) -> i64:
        """Decisions that only a mode has."""
        return 0

    def claim(self, t: Base, legend: i64) -> i64:
        """Taking a legend: the better one first, and before anything else."""
        return 100 + 10 * LEGEND_VALUE[legend]

    def draw(self, t: Base) -> i64:
        return self.w[W_DRAW]

    def take(self, t: Base, pile: i64) -> i64:
        return self.best(t, t.me, t.top(pile))

    # a decision

    def weigh(self, t: Base, actions: vec[i64], n: i64, out: vec[i64]) -> None:
        self.look(t)
        best: i64 = -1_000_000
        i: i64 = 0
        while i < n:
            v = self.value(t, actions[i])
            out[i] = v
            if v > best:
                best = v
            i += 1
        proportions(n, best, out)

    def value(self, t: Base, action: i64) -> i64:
        if action >= A_PLACE:
            if action < A_OPEN:
                if t.phase == ARRANGE:
                    return self.square(t, action - A_PLACE)
                return self.placing(t, t.me, action - A_PLACE, t.held)
            if action < A_KEEP:
                return self.unknown(t.me.land, action - A_OPEN)
            return self.more(t, action)
        if action == A_DRAW:
            return self.draw(t)
        if action < A_DISCARD:
            return self.take(t, action - 1)
        if action == A_DISCARD:
            return self.w[W_OPEN] + self.tempo
        if action == A_DONE:
            return 0
        return self.claim(t, action - A_LEGEND)

    def square(self, t: Base, cell: i64) -> i64:
        """AE-3.6: the next card of the hand beside those that lie already."""
        card = low_bit(t.me.hand)
        land = t.me.land
        return self.contact(land, cell, card) + steps(land, cell, card, t.row, self.whole, self.half)

    def best(self, t: Base, k: Kingdom, card: i64) -> i64:
        """The best that a kingdom can do with a card."""
        best: i64 = -1_000
        m = t.placeable(k.land, card)
        while m != 0:
            v = self.placing(t, k, low_bit(m), card)
            m &= m - 1
            if v > best:
                best = v
        return best

    def placing(self, t: Base, k: Kingdom, cell: i64, card: i64) -> i64:
        """What the new card brings, less what the old one was worth there."""
        land = k.land
        old = land.at[cell]
        value = self.contact(land, cell, card)
        if old == CLOSED:
            value += self.w[W_ROOM] * count(land.near[cell] & land.closed) - self.unknown(land, cell)
        else:
            value -= self.contact(land, cell, old)
        wanted = t.row & ~k.met
        value = value * self.care // 100 + steps(land, cell, card, wanted, self.whole, self.half)
        if old == CLOSED:
            return value + self.tempo
        value -= steps(land, cell, old, wanted, self.half, self.half)
        waiting = LEGENDS_OF[old] & k.met & t.row
        while waiting != 0:
            value -= self.whole * LEGEND_VALUE[low_bit(waiting)] * self.w[W_LOST] // 100
            waiting &= waiting - 1
        return value

    def unknown(self, land: Land, cell: i64) -> i64:
        """A closed card among its neighbours."""
        at = land.at
        value: i64 = 0
        m = land.near[cell]
        while m != 0:
            value += MEAN[at[low_bit(m)]]
            m &= m - 1
        return value

    def contact(self, land: Land, cell: i64, card: i64) -> i64:
        """What a card is worth on a cell for all that it touches there (AE-7.4 to AE-7.8)."""
        if card == PORTAL:
            return self.w[W_PORTAL] + join(land, cell, LINK)
        if card == DRAGON:
            return self.dragon(land, cell)
        at = land.at
        row = card * WIDE
        near = land.near[cell]
        bit = BIT[cell]
        m = near & ~land.closed
        if card >= HUMAN:
            m &= ~land.truce  # AE-8.7; no terrain is under a Treaty
            if land.truce & bit != 0 and at[cell] == card:
                m &= ~(land.of[HUMAN] | land.of[ELF] | land.of[DWARF] | land.of[GOBLIN])
        value: i64 = 0
        while m != 0:
            value += PAIR[row + at[low_bit(m)]]
            m &= m - 1
        linked: i64 = 0
        if land.webbed & bit != 0:
            linked = land.reach(cell) & ~near & ~land.closed
            m = linked & ~land.truce if card >= HUMAN else linked
            while m != 0:
                value += LINK[row + at[low_bit(m)]]
                m &= m - 1
        if card >= HUMAN and card != GOBLIN:
            dragons = (near | linked) & land.of[DRAGON] & ~land.ruled
            if dragons != 0:
                value += self.taming(land, dragons, card, ~bit)
        return value

    def taming(self, land: Land, dragons: i64, card: i64, others: i64) -> i64:
        """AE-7.6: a card of this race beside these Dragons, among the other cells."""
        of = land.of
        worth = 20 * DRAGON_VALUE[min(count(of[DRAGON]), 8)]
        value: i64 = 0
        while dragons != 0:
            touching = land.touching(low_bit(dragons)) & others
            dragons &= dragons - 1
            humans = touching & of[HUMAN]
            elves = touching & of[ELF]
            dwarves = touching & of[DWARF]
            if humans & (humans - 1) != 0 or elves & (elves - 1) != 0 or dwarves & (dwarves - 1) != 0:
                continue
            value += worth if touching & of[card] != 0 else self.w[W_TAME]
        return value

    def dragon(self, land: Land, cell: i64) -> i64:
        """AE-7.7: one Dragon more, tamed or not."""
        of = land.of
        n = count(of[DRAGON])
        tame = count(tamed(land))
        near = land.near[cell]
        if land.webbed & BIT[cell] != 0:
            near |= land.reach(cell) & ~of[GOBLIN]
        now = dragon_row(n, tame, True)
        humans = near & of[HUMAN]
        elves = near & of[ELF]
        dwarves = near & of[DWARF]
        if humans & (humans - 1) != 0 or elves & (elves - 1) != 0 or dwarves & (dwarves - 1) != 0:
            return 10 * (dragon_row(n + 1, tame + 1, True) - now)
        hope = self.w[W_TAME] if humans | elves | dwarves != 0 else 0
        return 10 * (dragon_row(n + 1, tame, True) - now) + hope

    # a table that is not decided yet

    def points(self, t: Base, seat: i64) -> i64:
        """A kingdom as it lies open, in tenths."""
        return 10 * total(t.rows(seat))

    def lead(self, t: Base) -> i64:
        """How far the seat in turn is ahead of the best other one."""
        best: i64 = -1_000_000
        seat: i64 = 0
        while seat < t.seats:
            if seat != t.turn:
                points = self.points(t, seat)
                if points > best:
                    best = points
            seat += 1
        return self.points(t, t.turn) - best

    def judge(self, t: Base, out: vec[i64]) -> None:
        fewest: i64 = 16
        for k in t.kingdoms:
            closed = count(k.land.closed)
            if closed < fewest:
                fewest = closed
        seat: i64 = 0
        while seat < t.seats:
            k = t.kingdoms[seat]
            value = self.points(t, seat)
            waiting = k.met & t.row
            if waiting != 0 and fewest > 1:
                value += 6 * LEGEND_VALUE[low_bit(waiting)]
            # who opens more slowly has more unknown cards in the end
            out[seat] = value - 4 * count(k.land.closed)
            seat += 1
        # three points behind halve the chance at the end; less so while there is much to come
        chances(t.seats, 30 + 5 * fewest, out)


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
            chance = at_odds(10 * (t.deck_size - need), 40)
        century = t.century
        while century < 2:
            chance = chance * 45 // 100
            century += 1
        points: i64 = t.scores()[0]
        out[0] = chance * 9 // 10 + 50 + max(-50, min(50, points))


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
        value = at_odds(score + 10 * turns, 40) * 9 // 10 + 50 + max(-50, min(50, score // 10))
        seat: i64 = 0
        while seat < t.seats:
            out[seat] = value
            seat += 1


class KingdomInsight(Insight):
    """Everybody for an own kingdom."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def weigh(self, state: State, actions: vec[i64], n: i64, out: vec[i64]) -> None:
        assert isinstance(state, Base)
        self.sight.weigh(state, actions, n, out)

    def judges(self) -> bool:
        return True

    def judge(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, Base)
        self.sight.judge(state, out)


class TeamKingdomInsight(TeamInsight):
    """A campaign or a team: won or lost together."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def weigh(self, state: State, actions: vec[i64], n: i64, out: vec[i64]) -> None:
        assert isinstance(state, Base)
        self.sight.weigh(state, actions, n, out)

    def judges(self) -> bool:
        return True

    def judge(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, Base)
        self.sight.judge(state, out)
