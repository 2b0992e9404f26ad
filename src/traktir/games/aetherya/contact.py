"""Who touches whom in a kingdom: neighbours, Portals, likes, conflicts, taming, legends (AE-2, AE-5.7, AE-7). Compiled.

A land is a square of 4 to 7 cards a side. Cells are numbered row by row from the top-left; sets of cells are bit masks.
Only open cards have an identity (AE-2.2): a closed card is in no set but `closed`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from traktir.core.bits import BIT, count, low_bit
from traktir.games.aetherya import components

PLAINS: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
SWAMP: Final = 3
HUMAN: Final = 4
ELF: Final = 5
DWARF: Final = 6
GOBLIN: Final = 7
DRAGON: Final = 8
PORTAL: Final = 9
TYPES: Final = 10
CLOSED: Final = 10  # instead of a type: a card that lies face down

LINK_HUMAN_ELF: Final = 0
LINK_HUMAN_DWARF: Final = 1
TWO_GOBLINS: Final = 2
TWO_HUMANS: Final = 3
TWO_ELVES: Final = 4
TWO_DWARVES: Final = 5
ALL_RACES: Final = 6
VS_GOBLIN_HUMAN: Final = 7
VS_GOBLIN_ELF: Final = 8
VS_GOBLIN_DWARF: Final = 9
VS_ELF_DWARF: Final = 10
THREE_PLAINS: Final = 11
THREE_SWAMPS: Final = 12
THREE_MOUNTAINS: Final = 13
THREE_FORESTS: Final = 14
LEGENDS: Final = 15

# what a legend asks of two types: contact, 2 vs 1, a chain of three; or merely one of each race
KIND_CONTACT: Final = 0
KIND_AGAINST: Final = 1
KIND_CHAIN: Final = 2
KIND_RACES: Final = 3
LEGEND_KIND: Final = vec[i64](components.legend_kinds())
LEGEND_ONE: Final = vec[i64](components.legend_sides(0))
LEGEND_TWO: Final = vec[i64](components.legend_sides(-1))
LEGENDS_OF: Final = vec[i64](components.legends_by_card())

LIKES: Final = vec[i64](components.likes())  # (race - HUMAN) * 4 + terrain
Z10: Final = vec[i64]([0] * 10)
NO_WEBS: Final = vec[i64]([])
NO_ROWS: Final = vec[i64]([])


def _near(side: int) -> list[int]:
    """AE-2.1: cells that share a side, by cell."""
    masks = []
    for cell in range(side * side):
        row, column = divmod(cell, side)
        mask = 0
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= r < side and 0 <= c < side:
                mask |= 1 << (r * side + c)
        masks.append(mask)
    return masks


# by side; the sides below four are never asked for
NEAR: Final = [vec[i64](_near(side)) for side in range(8)]
ALL_CLOSED: Final = [vec[i64]([10] * (side * side)) for side in range(8)]
WHOLE: Final = vec[i64]([(1 << (side * side)) - 1 for side in range(8)])
NOT_FIRST: Final = vec[i64]([sum(1 << i for i in range(side * side) if i % side != 0) for side in range(8)])
NOT_LAST: Final = vec[i64]([sum(1 << i for i in range(side * side) if i % side != side - 1) for side in range(8)])


@final
class Land:
    """A square of cards, open and closed."""

    def __init__(self, side: i64, at: vec[i64], of: vec[i64]) -> None:
        self.side: i64 = side
        self.near: vec[i64] = NEAR[side]  # direct neighbours by cell; shared, never written
        self.at = at  # type by cell, or CLOSED
        self.of = of  # open cells by type
        self.closed: i64 = WHOLE[side]
        self.webs: vec[i64] = NO_WEBS  # for each group of Portals the cells around it; replaced, never written
        self.webbed: i64 = 0  # all cells beside some Portal
        self.chained: i64 = 1  # whether neighbouring Portals make one group (AE-2.6)
        self.truce: i64 = 0  # race cards under a Treaty (AE-8.7)
        self.ruled: i64 = 0  # Dragons under a Staff (AE-8.8)
        self.changes: i64 = 0  # how often something in the land has changed
        self.rows: vec[i64] = NO_ROWS  # points of the open cards when they were last counted; replaced, never written
        self.counted: i64 = -1  # with which ruling on dragons (AE-7.8) that was; -1: something has changed since

    def copy(self) -> Land:
        land = Land(self.side, self.at[:], self.of[:])
        land.closed = self.closed
        land.webs = self.webs
        land.webbed = self.webbed
        land.chained = self.chained
        land.truce = self.truce
        land.ruled = self.ruled
        land.changes = self.changes
        land.rows = self.rows
        land.counted = self.counted
        return land

    def lay(self, cell: i64, card: i64) -> None:
        """Put an open card on a cell, whatever lay there: a card opened or placed."""
        bit = BIT[cell]
        old = self.at[cell]
        if old == CLOSED:
            self.closed &= ~bit
        else:
            self.of[old] &= ~bit
        self.at[cell] = card
        self.of[card] |= bit
        self.touch()
        if card == PORTAL or old == PORTAL:
            self.weave()

    def close(self, cell: i64) -> None:
        """Put a closed card on a cell."""
        old = self.at[cell]
        if old != CLOSED:
            bit = BIT[cell]
            self.of[old] &= ~bit
            self.closed |= bit
            self.at[cell] = CLOSED
            self.touch()
            if old == PORTAL:
                self.weave()

    def swap(self, one: i64, two: i64) -> None:
        """AE-8.11: two cards change places, with their faces and what lies on them."""
        first = self.at[one]
        second = self.at[two]
        truce = self.truce
        ruled = self.ruled
        self.close(one)
        self.close(two)
        if second != CLOSED:
            self.lay(one, second)
        if first != CLOSED:
            self.lay(two, first)
        self.truce = moved(truce, one, two)
        self.ruled = moved(ruled, one, two)
        self.touch()

    def pacify(self, cell: i64) -> None:
        """AE-8.7, AE-8.8: a Treaty on a race card, a Staff on a Dragon."""
        if self.at[cell] == DRAGON:
            self.ruled |= BIT[cell]
        else:
            self.truce |= BIT[cell]
        self.touch()

    def bare(self, cell: i64) -> None:
        """A token goes with the card it lies on."""
        self.truce &= ~BIT[cell]
        self.ruled &= ~BIT[cell]
        self.touch()

    def touch(self) -> None:
        """Something is no longer as it was."""
        self.changes += 1
        self.counted = -1

    def weave(self) -> None:
        """AE-2.4, AE-2.6: gather the open Portals into groups and note the cells around each."""
        portals = self.of[PORTAL]
        self.webs = NO_WEBS
        self.webbed = 0
        left = portals
        while left != 0:
            group = left & -left
            if self.chained != 0:
                while True:
                    wider = (group | beside(self.side, group)) & portals
                    if wider == group:
                        break
                    group = wider
            left &= ~group
            around = beside(self.side, group) & ~portals
            self.webs = append(self.webs, around)
            self.webbed |= around

    def reach(self, cell: i64) -> i64:
        """Neighbours and cells linked by Portals, Goblins or not: the contact of conflicts (AE-2.7)."""
        mask = self.near[cell]
        bit = BIT[cell]
        if self.webbed & bit != 0:
            webs = self.webs
            n: i64 = len(webs)
            i: i64 = 0
            while i < n:
                web = webs[i]
                if web & bit != 0:
                    mask |= web
                i += 1
            mask &= ~bit
        return mask

    def linked(self, cell: i64) -> i64:
        """What only Portals bring a cell together with."""
        return self.reach(cell) & ~self.near[cell]

    def touching(self, cell: i64) -> i64:
        """AE-2.3, AE-2.7: cells whose open cards touch this one; a Goblin makes no use of Portals.

        Closed cells may be in the set: intersect it with sets of open cards.
        """
        near = self.near[cell]
        if self.webbed & BIT[cell] == 0 or self.at[cell] == GOBLIN:
            return near
        return near | (self.reach(cell) & ~self.of[GOBLIN])


def push_cells(out: vec[i64], n: i64, cells: i64, base: i64) -> i64:
    """`push` for sets with most of a land's cells in them: every cell is written, only those in the set are counted."""
    while cells != 0:
        out[n] = base
        n += cells & 1
        cells >>= 1
        base += 1
    return n


def moved(mask: i64, one: i64, two: i64) -> i64:
    """A set of cells after two of them have changed places."""
    first = mask & BIT[one]
    second = mask & BIT[two]
    mask &= ~(BIT[one] | BIT[two])
    if first != 0:
        mask |= BIT[two]
    if second != 0:
        mask |= BIT[one]
    return mask


def new_land(side: i64) -> Land:
    """All cards closed."""
    return Land(side, ALL_CLOSED[side][:], Z10[:])


def beside(side: i64, mask: i64) -> i64:
    """Cells that share a side with a cell of the set."""
    return ((mask & NOT_FIRST[side]) >> 1) | ((mask & NOT_LAST[side]) << 1) | (mask >> side) | ((mask << side) & WHOLE[side])


def beside_two(side: i64, mask: i64) -> i64:
    """Cells that share a side with at least two cells of the set."""
    east = (mask & NOT_LAST[side]) << 1
    west = (mask & NOT_FIRST[side]) >> 1
    north = mask >> side
    south = (mask << side) & WHOLE[side]
    return (east & west) | (north & south) | ((east | west) & (north | south))


def pairs_beside(side: i64, some: i64, others: i64) -> i64:
    """Pairs of a cell of one set and a cell of the other that share a side."""
    return (
        count(((some & NOT_FIRST[side]) >> 1) & others)
        + count(((some & NOT_LAST[side]) << 1) & others)
        + count((some >> side) & others)
        + count((some << side) & others)
    )


# AE-1.4, AE-7.4


def like_points(land: Land, race: i64) -> i64:
    """The race's row: for each of its cards the values of all touching terrain cards."""
    of = land.of
    cards = of[race]
    if cards == 0:
        return 0
    points: i64 = 0
    base = (race - HUMAN) * 4
    terrain: i64 = 0
    while terrain < 4:
        value = LIKES[base + terrain]
        if value != 0 and of[terrain] != 0:
            points += value * pairs_beside(land.side, cards, of[terrain])
        terrain += 1
    if race != GOBLIN:  # AE-2.7
        cards &= land.webbed
        while cards != 0:
            far = land.linked(low_bit(cards))
            cards &= cards - 1
            terrain = 0
            while terrain < 4:
                value = LIKES[base + terrain]
                if value != 0:
                    points += value * count(far & of[terrain])
                terrain += 1
    return points


# AE-1.5, AE-7.5


def contacts(land: Land, some: i64, others: i64) -> i64:
    """Pairs of a cell of one set and a cell of the other that reach each other, Portals included for Goblins too."""
    pairs = pairs_beside(land.side, some, others)
    if others & land.webbed != 0:
        some &= land.webbed
        while some != 0:
            pairs += count(land.linked(low_bit(some)) & others)
            some &= some - 1
    return pairs


def conflicts(land: Land) -> i64:
    """AE-1.5: pairs of enemies in contact; cards under a Treaty take no part (AE-8.7)."""
    of = land.of
    peace = ~land.truce
    elves = of[ELF] & peace
    dwarves = of[DWARF] & peace
    goblins = of[GOBLIN] & peace
    return contacts(land, goblins, (of[HUMAN] & peace) | elves | dwarves) + contacts(land, elves, dwarves)


# AE-7.6


def tamed(land: Land) -> i64:
    """Dragons touched by two cards of one race, Goblins apart, or under a Staff."""
    of = land.of
    found: i64 = 0
    m = of[DRAGON]
    while m != 0:
        touching = land.touching(low_bit(m))
        bit = m & -m
        m &= m - 1
        humans = touching & of[HUMAN]
        elves = touching & of[ELF]
        dwarves = touching & of[DWARF]
        if humans & (humans - 1) != 0 or elves & (elves - 1) != 0 or dwarves & (dwarves - 1) != 0:
            found |= bit
    return found | (land.ruled & of[DRAGON])


# AE-5.7


def touches(land: Land, one: i64, two: i64) -> bool:
    """Whether some card of a type touches some card of the other."""
    some = land.of[one]
    others = land.of[two]
    if some == 0 or others == 0:
        return False
    if beside(land.side, some) & others != 0:
        return True
    some &= land.webbed
    if some == 0 or others & land.webbed == 0 or one == GOBLIN or two == GOBLIN:
        return False
    while some != 0:
        if land.reach(low_bit(some)) & others != 0:
            return True
        some &= some - 1
    return False


def touches_two(land: Land, one: i64, two: i64) -> bool:
    """Whether some card of the first type touches at least two cards of the other."""
    some = land.of[one]
    others = land.of[two]
    if some == 0 or others & (others - 1) == 0:
        return False
    if beside_two(land.side, others) & some != 0:
        return True
    some &= land.webbed
    if some == 0 or others & land.webbed == 0 or one == GOBLIN or two == GOBLIN:
        return False
    while some != 0:
        touching = land.reach(low_bit(some)) & others
        if touching & (touching - 1) != 0:
            return True
        some &= some - 1
    return False


def against(land: Land, one: i64, two: i64) -> bool:
    """2 vs 1, either side being the two."""
    return touches_two(land, one, two) or touches_two(land, two, one)


def goblins_through_portal(land: Land, other: i64) -> bool:
    """The peer's reading of 2 vs 1 (A4): two Goblins reach one other card, Portals included."""
    goblins = land.of[GOBLIN]
    some = land.of[other]
    while some != 0:
        reached = land.reach(low_bit(some)) & goblins
        if reached & (reached - 1) != 0:
            return True
        some &= some - 1
    return False


def legends(land: Land, goblins_by_portal: bool) -> i64:
    """The set of all legends whose condition the open cards meet (AE-5.7)."""
    of = land.of
    met: i64 = 0
    humans = of[HUMAN]
    elves = of[ELF]
    dwarves = of[DWARF]
    goblins = of[GOBLIN]
    if humans != 0:
        if touches(land, HUMAN, ELF):
            met |= 1 << LINK_HUMAN_ELF
        if touches(land, HUMAN, DWARF):
            met |= 1 << LINK_HUMAN_DWARF
        if touches(land, HUMAN, HUMAN):
            met |= 1 << TWO_HUMANS
        if elves != 0 and dwarves != 0 and goblins != 0:
            met |= 1 << ALL_RACES
    if touches(land, ELF, ELF):
        met |= 1 << TWO_ELVES
    if touches(land, DWARF, DWARF):
        met |= 1 << TWO_DWARVES
    if elves != 0 and dwarves != 0 and against(land, ELF, DWARF):
        met |= 1 << VS_ELF_DWARF
    if goblins != 0:
        if touches(land, GOBLIN, GOBLIN):
            met |= 1 << TWO_GOBLINS
        if against(land, GOBLIN, HUMAN):
            met |= 1 << VS_GOBLIN_HUMAN
        if against(land, GOBLIN, ELF):
            met |= 1 << VS_GOBLIN_ELF
        if against(land, GOBLIN, DWARF):
            met |= 1 << VS_GOBLIN_DWARF
        if goblins_by_portal and land.webbed != 0:
            if goblins_through_portal(land, HUMAN):
                met |= 1 << VS_GOBLIN_HUMAN
            if goblins_through_portal(land, ELF):
                met |= 1 << VS_GOBLIN_ELF
            if goblins_through_portal(land, DWARF):
                met |= 1 << VS_GOBLIN_DWARF
    if touches_two(land, PLAINS, PLAINS):
        met |= 1 << THREE_PLAINS
    if touches_two(land, SWAMP, SWAMP):
        met |= 1 << THREE_SWAMPS
    if touches_two(land, MOUNTAIN, MOUNTAIN):
        met |= 1 << THREE_MOUNTAINS
    if touches_two(land, FOREST, FOREST):
        met |= 1 << THREE_FORESTS
    return met


def meets(land: Land, legend: i64) -> bool:
    """Whether the open cards meet one legend's condition, 2 vs 1 by the rules as written."""
    kind = LEGEND_KIND[legend]
    one = LEGEND_ONE[legend]
    two = LEGEND_TWO[legend]
    if kind == KIND_CONTACT:
        return touches(land, one, two)
    if kind == KIND_AGAINST:
        return against(land, one, two)
    if kind == KIND_CHAIN:
        return touches_two(land, one, two)
    of = land.of
    return of[HUMAN] != 0 and of[ELF] != 0 and of[DWARF] != 0 and of[GOBLIN] != 0


def renewed(land: Land, met: i64, cell: i64, old: i64) -> i64:
    """The legends met after a card was laid on a cell, from those met before: the hot path of every mode.

    The old card can only have cost legends of its type, the new one can only bring legends of its own, and only through what
    it touches. A Portal changes contact for others and needs a look at everything.
    """
    new = land.at[cell]
    if old < PORTAL:
        lost = met & LEGENDS_OF[old]
        while lost != 0:
            legend = low_bit(lost)
            lost &= lost - 1
            if not meets(land, legend):
                met &= ~BIT[legend]
    wanted = LEGENDS_OF[new] & ~met
    if wanted == 0:
        return met
    of = land.of
    mine = of[new]
    touching = land.touching(cell)
    if new < HUMAN:
        found = touching & mine
        if found & (found - 1) != 0 or (found != 0 and land.touching(low_bit(found)) & mine & ~BIT[cell] != 0):
            met |= wanted
        return met
    races = of[HUMAN] | of[ELF] | of[DWARF] | of[GOBLIN]
    if wanted & (1 << ALL_RACES) != 0:
        if of[HUMAN] != 0 and of[ELF] != 0 and of[DWARF] != 0 and of[GOBLIN] != 0:
            met |= 1 << ALL_RACES
        wanted &= ~(1 << ALL_RACES)
    if touching & races == 0:
        return met
    while wanted != 0:
        legend = low_bit(wanted)
        wanted &= wanted - 1
        other = LEGEND_ONE[legend]
        if other == new:
            other = LEGEND_TWO[legend]
        found = touching & of[other]
        if found == 0:
            continue
        if (
            LEGEND_KIND[legend] == KIND_CONTACT
            or found & (found - 1) != 0
            or land.touching(low_bit(found)) & mine & ~BIT[cell] != 0
        ):
            met |= BIT[legend]
    return met


def duels(land: Land) -> i64:
    """AE-8.9: the 2 vs 1 legends of which one card of each side touches."""
    met: i64 = 0
    if touches(land, GOBLIN, HUMAN):
        met |= 1 << VS_GOBLIN_HUMAN
    if touches(land, GOBLIN, ELF):
        met |= 1 << VS_GOBLIN_ELF
    if touches(land, GOBLIN, DWARF):
        met |= 1 << VS_GOBLIN_DWARF
    if touches(land, ELF, DWARF):
        met |= 1 << VS_ELF_DWARF
    return met
