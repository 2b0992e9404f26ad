"""The points of Confrontation, row by row, and ties (AE-11.29 to AE-11.33). Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import count, low_bit
from traktir.games.aetherya import components
from traktir.games.aetherya.components import FACTS
from traktir.games.aetherya.confrontation_state import NOBODY, Table
from traktir.games.aetherya.contact import DRAGON, DWARF, ELF, HUMAN, Land, contacts, like_points
from traktir.games.aetherya.warfare import DWARVES, ELVES, GOBLINS

DRAGON_VALUES: Final = vec[i64](components.dragon_values())
LEGEND_VALUES: Final = vec[i64](list(components.LEGEND_VALUES))
MOST_TAMED: Final[i64] = components.MOST_TAMED
FORTRESS: Final[i64] = FACTS["setups"]["confrontation"]["fortress_points"]["default"]
DWARF_FORTRESS: Final[i64] = FACTS["setups"]["confrontation"]["fortress_points"]["dwarf"]
CONFLICT: Final[i64] = FACTS["setups"]["confrontation"]["conflict_points_per_adjacent_enemy_card"]
RIVALRY: Final[i64] = FACTS["setups"]["confrontation"]["elf_dwarf_bonus"]
# the numbers of a seat in a tally: the rows of AE-11.29, the total with the bonus of AE-11.32, the bonus alone
RACE: Final = 0
DRAGONS: Final = 1
LEGENDS: Final = 2
FORTRESSES: Final = 3
CONFLICTS: Final = 4
ALL: Final = 5
BONUS: Final = 6
TALLY: Final = 7
NO_POINTS: Final = vec[i64]([0] * 28)


class Account:
    """One player's rows (AE-11.29) and the bonus of AE-11.32."""

    def __init__(self, points: vec[i64], seat: i64) -> None:
        at = seat * TALLY
        self.race: i64 = points[at + RACE]
        self.dragons: i64 = points[at + DRAGONS]
        self.legends: i64 = points[at + LEGENDS]
        self.fortresses: i64 = points[at + FORTRESSES]
        self.conflicts: i64 = points[at + CONFLICTS]
        self.bonus: i64 = points[at + BONUS]

    def rows(self) -> list[int]:
        return [self.race, self.dragons, self.legends, self.fortresses, self.conflicts]

    def total(self) -> i64:
        return self.race + self.dragons + self.legends + self.fortresses + self.conflicts + self.bonus

    def key(self) -> int:
        """AE-11.33: the total, then the five rows from high to low."""
        key: int = 1000 + self.total()
        for row in sorted(self.rows(), reverse=True):
            key = key * 4096 + 1000 + row
        return key


def accounts(table: Table) -> list[Account]:
    """By seat, as the open cards lie."""
    points = counted(table)
    found: list[Account] = []
    for seat in range(table.seats):
        found.append(Account(points, seat))
    return found


def tally(table: Table) -> vec[i64]:
    """The numbers of all seats behind one another, to be read only: counted anew when something has changed."""
    if len(table.tally) == 0:
        table.tally = counted(table)
    return table.tally


def counted(table: Table) -> vec[i64]:
    seats = table.seats
    points = NO_POINTS[: seats * TALLY]
    lairs = surroundings(table.land, table.land.of[DRAGON])
    seat: i64 = 0
    while seat < seats:
        count_up(table, seat, lairs, points)
        seat += 1
    elves = table.owners[ELVES]
    dwarves = table.owners[DWARVES]
    if elves != NOBODY and dwarves != NOBODY:  # AE-11.32
        lead = points[elves * TALLY + ALL] - points[dwarves * TALLY + ALL]
        if lead != 0:
            ahead = (elves if lead > 0 else dwarves) * TALLY
            points[ahead + ALL] += RIVALRY
            points[ahead + BONUS] = RIVALRY
    return points


def count_up(table: Table, seat: i64, lairs: vec[i64], points: vec[i64]) -> None:
    land = table.land
    of = land.of
    people = table.peoples[seat]
    race = people + 4
    forts = table.fortresses[people]
    worth: i64 = 0
    m = table.taken[seat]
    while m != 0:
        worth += LEGEND_VALUES[low_bit(m)]
        m &= m - 1
    others = (of[4] | of[5] | of[6] | of[7]) & ~of[race]  # AE-11.20
    likes = like_points(land, race)
    dragons = dragon_row(table, people, lairs)
    built = count(forts) * (DWARF_FORTRESS if people == DWARVES else FORTRESS)  # AE-11.41
    fought = contacts(land, of[race] & ~forts, others) * CONFLICT  # AE-11.31
    at = seat * TALLY
    points[at + RACE] = likes
    points[at + DRAGONS] = dragons
    points[at + LEGENDS] = worth
    points[at + FORTRESSES] = built
    points[at + CONFLICTS] = fought
    points[at + ALL] = likes + dragons + worth + built + fought


def surroundings(land: Land, cells: i64) -> vec[i64]:
    """What touches each cell of a set."""
    found = NO_POINTS[: count(cells)]
    i: i64 = 0
    while cells != 0:
        found[i] = land.touching(low_bit(cells))
        cells &= cells - 1
        i += 1
    return found


def dragon_row(table: Table, people: i64, lairs: vec[i64]) -> i64:
    """AE-11.30: dragons that touch none of the people's cards do not exist for it."""
    land = table.land
    of = land.of
    mine = of[people] | of[people + 4]
    race = people + 4
    n: i64 = 0
    tamed: i64 = 0
    wild: i64 = 0
    elsewhere: i64 = 0
    for near in lairs:
        if near & mine != 0:
            n += 1
            if two_of(near & of[race]):
                tamed += 1
            elif two_of(near & of[HUMAN]) or two_of(near & of[ELF]) or two_of(near & of[DWARF]):
                elsewhere += 1
            else:
                wild += 1
    if people == GOBLINS:
        return DRAGON_VALUES[n + table.slain] * (table.slain - n)
    if table.terms.tamed_by_others > 0:
        tamed += elsewhere
    elif table.terms.tamed_by_others < 0:
        wild += elsewhere
    counted = min(tamed, MOST_TAMED)
    row = DRAGON_VALUES[n] * (counted - (tamed - counted) - wild)
    if counted == MOST_TAMED and n >= 6 and row < 0 and table.terms.zero_from_six != 0:
        return 0
    return row


def two_of(mask: i64) -> bool:
    return mask & (mask - 1) != 0
