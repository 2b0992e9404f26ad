"""Items and characters (AE-8): a token on every closed card, used in the end phase of the turn. Compiled.

A closed token, too, gets its face only when somebody sees it: each set is a bag. What a Palantir has shown is fixed and
remembered with the seats that know it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import BIT, FROM, count, low_bit, push
from traktir.core.rng import Rng
from traktir.games.aetherya import components
from traktir.games.aetherya.contact import DRAGON, DWARF, ELF, GOBLIN, HUMAN, duels
from traktir.games.aetherya.rules import (
    A_DONE,
    A_GEM,
    A_KEEP,
    A_LEGEND,
    A_PILE,
    A_REACH,
    A_REFUSE,
    A_ROB,
    A_SPOT,
    A_USE,
    DISPLAY,
    Base,
    new_kingdoms,
)
from traktir.games.aetherya.scoring import gem_points, legend_points
from traktir.games.aetherya.state import (
    AFTER,
    CELLS,
    CENTRE,
    GEM,
    NOWHERE,
    REACH,
    ROB,
    SECOND,
    SPOT,
    SWORD,
    TOKEN,
    Kingdom,
    Ruling,
    Table,
)

# the tokens of a set (AE-1.3); gems 1 to 4 come first
GEMS: Final = 4
TREATY: Final = 4
STAFF: Final = 5
SWORD_TOKEN: Final = 6
PALANTIR: Final = 7
HAMMER: Final = 8
GRIFFIN: Final = 9
SMUGGLER: Final = 10
THIEF: Final = 11
TOKENS: Final = 12
WHOLE_SET: Final = 0xFFF
ITEMS: Final[i64] = sum(1 << i for i, token in enumerate(components.TOKENS) if token in components.ITEMS)
GEM_VALUE: Final = vec[i64](list(components.GEM_VALUES))

# what lies on a card: nothing, an open token, a closed one nobody has seen, or SEEN + a closed one that somebody has
NOTHING: Final = -1
UNSEEN: Final = 12
SEEN: Final = 16

Z12: Final = vec[i64]([0] * 12)
Z16: Final = vec[i64]([0] * 16)
BARE: Final = vec[i64]([-1] * 16)


@final
class Hoard:
    """The tokens of one kingdom."""

    def __init__(self, lying: vec[i64], known: vec[i64], owned: vec[i64]) -> None:
        self.lying = lying  # by cell
        self.known = known  # by cell: the seats that have seen a closed token
        self.owned = owned  # beside the kingdom, by kind
        self.bag: i64 = WHOLE_SET  # tokens of this set whose place nobody knows
        self.changes: i64 = 0  # how often something has been laid, seen, won or lost

    def copy(self) -> Hoard:
        h = Hoard(self.lying[:], self.known[:], self.owned[:])
        h.bag = self.bag
        h.changes = self.changes
        return h

    def gain(self, token: i64) -> None:
        self.owned[token] += 1
        self.changes += 1

    def lose(self, token: i64) -> None:
        self.owned[token] -= 1
        self.changes += 1

    def lay(self, cell: i64, token: i64, known: i64) -> None:
        """What lies on a cell, and the seats that have seen it closed."""
        self.lying[cell] = token
        self.known[cell] = known
        self.changes += 1

    def pick(self, rng: Rng) -> i64:
        """One of the bag."""
        m = self.bag
        skip = rng.below(count(m))
        while skip > 0:
            m &= m - 1
            skip -= 1
        self.bag &= ~(m & -m)
        return low_bit(m)

    def closed(self) -> i64:
        """Cells with a closed token."""
        mask: i64 = 0
        cell: i64 = 0
        for token in self.lying:
            if token >= UNSEEN:
                mask |= BIT[cell]
            cell += 1
        return mask

    def lift(self, cell: i64, rng: Rng) -> i64:
        """The token of a cell, open from now on."""
        token = self.lying[cell]
        self.lay(cell, NOTHING, 0)
        if token == UNSEEN:
            return self.pick(rng)
        return token - SEEN if token >= SEEN else token

    def gems(self) -> i64:
        """The sum of the gems owned."""
        value: i64 = 0
        gem: i64 = 0
        while gem < GEMS:
            value += self.owned[gem] * GEM_VALUE[gem]
            gem += 1
        return value


def new_hoard() -> Hoard:
    """AE-8.1: a closed token on each of the twelve closed cards."""
    h = Hoard(BARE[:], Z16[:], Z12[:])
    cell: i64 = 0
    while cell < CELLS:
        if CENTRE & BIT[cell] == 0:
            h.lying[cell] = UNSEEN
        cell += 1
    return h


class Items(Base):
    def __init__(self, kingdoms: list[Kingdom], ruling: Ruling, copies: i64, hoards: list[Hoard]) -> None:
        super().__init__(kingdoms, ruling, copies)
        self.hoards = hoards
        self.gone: vec[i64] = Z12[:]  # tokens out of the game, by kind
        self.cell: i64 = NOWHERE  # TOKEN: the card whose token is decided; SECOND: the Hammer's first card
        self.using: i64 = NOWHERE  # the token in use
        self.looks: i64 = 0  # looks into the Palantir in this turn (AE-8.18)
        self.aim: i64 = NOWHERE  # GEM: seat * 12 + token that the Smuggler wants

    def twin(self) -> Table:
        hoards: list[Hoard] = []
        for h in self.hoards:
            hoards.append(h.copy())
        t = Items(self.copy_kingdoms(), self.ruling, self.copies, hoards)
        self.copy_to(t)
        t.gone = self.gone[:]
        t.cell = self.cell
        t.using = self.using
        t.looks = self.looks
        t.aim = self.aim
        return t

    def redeal_tokens(self, seat: i64, rng: Rng) -> None:
        for h in self.hoards:
            again: i64 = 0
            cell: i64 = 0
            while cell < CELLS:
                token = h.lying[cell]
                if token >= SEEN and (seat < 0 or h.known[cell] & BIT[seat] == 0):
                    h.bag |= BIT[token - SEEN]
                    again |= BIT[cell]
                cell += 1
            while again != 0:
                h.lying[low_bit(again)] = SEEN + h.pick(rng)
                again &= again - 1

    def changes(self, seat: i64) -> i64:
        return super().changes(seat) + self.hoards[seat].changes

    def legend_row(self, seat: i64) -> i64:
        return legend_points(self.kingdoms[seat].legends) + gem_points(self.hoards[seat].gems())  # AE-8.14

    # AE-8.2: taking or discarding the token of a card

    def acted(self, cell: i64, rng: Rng) -> None:
        if self.hoards[self.turn].lying[cell] == NOTHING:
            self.settle(rng)
            return
        self.me.land.bare(cell)  # the removed card had it
        self.cell = cell
        self.phase = TOKEN

    def decide(self, keep: bool, rng: Rng) -> None:
        h = self.hoards[self.turn]
        token = h.lift(self.cell, rng)
        self.cell = NOWHERE
        if keep:
            h.gain(token)
        else:
            self.gone[token] += 1
        self.settle(rng)

    # AE-8.4: the end phase

    def begin_turn(self) -> None:
        super().begin_turn()
        self.looks = 0

    def settle(self, rng: Rng) -> None:
        """The player always closes the end phase; AE-8.6: the last card leaves none."""
        last = self.me.land.closed == 0
        if last and (self.ruling.legend_after_last == 0 or self.claimed != 0 or self.me.met & self.row == 0):
            self.finish(rng)
        else:
            self.phase = AFTER

    def finish(self, rng: Rng) -> None:
        """AE-8.15: what is still closed counts for nothing."""
        for h in self.hoards:
            left = h.closed()
            while left != 0:
                self.gone[h.lift(low_bit(left), rng)] += 1
                left &= left - 1
        super().finish(rng)

    def claim(self, legend: i64, rng: Rng) -> None:
        self.claimed = 1
        self.taken(legend, rng)
        if self.phase == AFTER and self.me.land.closed == 0:
            self.leave(rng)

    def push_after(self, out: vec[i64]) -> i64:
        n: i64 = 0
        legends = self.me.met & self.row if self.claimed == 0 else 0
        if self.ruling.claim_optional != 0 or legends == 0:
            out[0] = A_DONE
            n = 1
        n = push(out, n, legends, A_LEGEND)
        if self.me.land.closed == 0:
            return n
        token: i64 = TREATY
        while token < TOKENS:
            if self.usable(token):
                out[n] = A_USE + token
                n += 1
            token += 1
        return n

    def usable(self, token: i64) -> bool:
        """Whether the player owns the token and it has something to be used on."""
        h = self.hoards[self.turn]
        owned = h.owned[token]
        if owned == 0:
            return False
        if token in (TREATY, STAFF):
            return self.spots(token) != 0
        if token == SWORD_TOKEN:
            return self.won_by_sword() != 0
        if token == PALANTIR:
            return self.looks < owned and self.any_closed()
        if token == GRIFFIN:
            return self.any_closed()
        if token == HAMMER:
            return True
        if token == SMUGGLER:
            return h.owned[0] + h.owned[1] + h.owned[2] + h.owned[3] != 0 and self.any_prey(token)
        return self.any_prey(token)

    def spots(self, token: i64) -> i64:
        """Cards of the own kingdom that a token may be used on."""
        land = self.me.land
        of = land.of
        bare = ~(land.truce | land.ruled)  # AE-8.17: one token a card
        if token == TREATY:
            return (of[HUMAN] | of[ELF] | of[DWARF] | of[GOBLIN]) & bare
        if token == STAFF:
            dragons = of[DRAGON]
            return dragons & bare if count(dragons) < 3 else 0  # AE-8.8
        return 0x7FFF  # the Hammer: the first card in reading order

    def won_by_sword(self) -> i64:
        """AE-8.9: displayed 2 vs 1 legends that only the Sword wins."""
        if self.claimed != 0:
            return 0
        return duels(self.me.land) & ~self.me.met & self.row

    def any_closed(self) -> bool:
        for h in self.hoards:
            if h.closed() != 0:
                return True
        return False

    def prey(self, seat: i64, token: i64) -> i64:
        """AE-8.13: what the Smuggler or the Thief may take from beside another kingdom, by kind."""
        if seat == self.turn:
            return 0
        reach = ITEMS
        if token == SMUGGLER:
            reach = (WHOLE_SET if self.ruling.smuggled_characters != 0 else ITEMS) & ~((1 << GEMS) - 1)
        mask: i64 = 0
        kind: i64 = 0
        for n in self.hoards[seat].owned:
            if n != 0:
                mask |= BIT[kind]
            kind += 1
        return mask & reach

    def any_prey(self, token: i64) -> bool:
        seat: i64 = 0
        while seat < self.seats:
            if self.prey(seat, token) != 0:
                return True
            seat += 1
        return False

    def push_more(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == TOKEN:
            out[0] = A_KEEP
            out[1] = A_REFUSE
            return 2
        if phase == SPOT:
            return push(out, 0, self.spots(self.using), A_SPOT)
        if phase == SECOND:
            return push(out, 0, 0xFFFF & FROM[self.cell + 1], A_SPOT)
        if phase == SWORD:
            return push(out, 0, self.won_by_sword(), A_LEGEND)
        n: i64 = 0
        seat: i64 = 0
        if phase == REACH:
            while seat < self.seats:
                n = push(out, n, self.hoards[seat].closed(), A_REACH + seat * CELLS)
                seat += 1
        elif phase == ROB:
            while seat < self.seats:
                n = push(out, n, self.prey(seat, self.using), A_ROB + seat * TOKENS)
                seat += 1
        elif phase == GEM:
            owned = self.hoards[self.turn].owned
            while seat < GEMS:
                if owned[seat] != 0:
                    out[n] = A_GEM + seat
                    n += 1
                seat += 1
        return n

    def play_more(self, action: i64, rng: Rng) -> None:
        if action == A_KEEP:
            self.decide(True, rng)
        elif action == A_REFUSE:
            self.decide(False, rng)
        elif action < A_SPOT:
            self.use(action - A_USE)
        elif action < A_REACH:
            self.use_on(action - A_SPOT)
        elif action < A_ROB:
            self.reach(action - A_REACH, rng)
        elif action < A_GEM:
            self.rob(action - A_ROB)
        elif action < A_PILE:
            self.smuggle(action - A_GEM)

    def use(self, token: i64) -> None:
        self.using = token
        if token in (TREATY, STAFF, HAMMER):
            self.phase = SPOT
        elif token == SWORD_TOKEN:
            self.phase = SWORD
        elif token in (GRIFFIN, PALANTIR):
            self.phase = REACH
        else:
            self.phase = ROB

    def used(self) -> None:
        self.using = NOWHERE
        self.cell = NOWHERE
        self.aim = NOWHERE
        self.phase = AFTER

    def spend(self, token: i64) -> None:
        """The token is out of the game."""
        self.hoards[self.turn].lose(token)
        self.gone[token] += 1

    def use_on(self, cell: i64) -> None:
        h = self.hoards[self.turn]
        token = self.using
        if token == HAMMER:
            if self.phase == SPOT:
                self.cell = cell
                self.phase = SECOND
                return
            self.exchange(self.cell, cell)
            self.spend(HAMMER)
        else:
            h.lose(token)
            h.lay(cell, token, 0)
            self.me.land.pacify(cell)
        self.used()

    def exchange(self, one: i64, two: i64) -> None:
        """AE-8.11: two cards change places with everything on them."""
        k = self.me
        k.land.swap(one, two)
        if len(k.secrets) != 0:
            secrets = k.secrets[:]
            secrets[one] = k.secrets[two]
            secrets[two] = k.secrets[one]
            k.secrets = secrets
        h = self.hoards[self.turn]
        token = h.lying[one]
        known = h.known[one]
        h.lay(one, h.lying[two], h.known[two])
        h.lay(two, token, known)
        self.update(k)

    def reach(self, target: i64, rng: Rng) -> None:
        h = self.hoards[target // CELLS]
        cell = target % CELLS
        if self.using == GRIFFIN:  # AE-8.10
            token = h.lift(cell, rng)
            mine = self.hoards[self.turn]
            mine.lose(GRIFFIN)
            mine.gain(token)
            h.lay(cell, GRIFFIN, 0)
        else:  # AE-8.12
            token = h.lying[cell]
            if token == UNSEEN:
                token = SEEN + h.pick(rng)
            h.lay(cell, token, h.known[cell] | BIT[self.turn])
            self.looks += 1
        self.used()

    def rob(self, target: i64) -> None:
        if self.using == SMUGGLER:
            self.aim = target
            self.phase = GEM
            return
        self.hand_over(target // TOKENS, target % TOKENS)
        self.spend(THIEF)
        self.used()

    def smuggle(self, gem: i64) -> None:
        seat = self.aim // TOKENS
        self.hand_over(seat, self.aim % TOKENS)
        self.hoards[self.turn].lose(gem)
        self.hoards[seat].gain(gem)
        self.spend(SMUGGLER)
        self.used()

    def hand_over(self, seat: i64, token: i64) -> None:
        self.hoards[seat].lose(token)
        self.hoards[self.turn].gain(token)

    def taken(self, legend: i64, rng: Rng) -> None:
        super().taken(legend, rng)
        if self.phase == SWORD:
            self.spend(SWORD_TOKEN)
            self.used()


def new_game(seats: i64, copies: i64, first: i64, ruling: Ruling, rng: Rng) -> Items:
    hoards: list[Hoard] = []
    i: i64 = 0
    while i < seats:
        hoards.append(new_hoard())
        i += 1
    t = Items(new_kingdoms(seats, ruling), ruling, copies, hoards)
    t.set_up(rng.below(seats) if first < 0 else first, DISPLAY, rng)
    return t
