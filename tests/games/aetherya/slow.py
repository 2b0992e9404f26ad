"""A second opinion on scoring and legends, written straight from the clauses, slowly and without a glance at the kernel."""

from __future__ import annotations

LIKES = {"E": {"F": 2, "S": -1}, "N": {"M": 2}, "H": {"P": 2, "F": 1, "M": 1, "S": -1}, "G": {"S": 3}}  # AE-1.4
ENEMIES = [{"G", "H"}, {"G", "E"}, {"G", "N"}, {"E", "N"}]  # AE-1.5
Cell = tuple[int, int]


def around(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


class Kingdom:
    def __init__(self, grid: str) -> None:
        self.cards: dict[Cell, str] = {
            (r, c): sign for r, row in enumerate(grid.split("/")) for c, sign in enumerate(row) if sign != "#"
        }
        # AE-2.1: direct neighbours; AE-2.4, AE-2.6: cards joined by Portals; AE-2.3: each pair once
        self.direct = {cell: {n for n in around(cell) if n in self.cards} for cell in self.cards}
        self.linked = {cell: set(near) for cell, near in self.direct.items()}
        for group in self.portal_groups():
            ring = set().union(*(self.direct[portal] for portal in group)) - group
            for cell in ring:
                self.linked[cell] |= ring - {cell}
        # AE-2.7: a link through a Portal is void when either card is a Goblin; conflicts use `linked` as it is
        self.touched = {
            cell: {o for o in others if o in self.direct[cell] or "G" not in (self.cards[cell], self.cards[o])}
            for cell, others in self.linked.items()
        }

    def portal_groups(self) -> list[set[Cell]]:
        groups: list[set[Cell]] = []
        for cell in self.of("L"):
            joined = [g for g in groups if g & self.direct[cell]]
            groups = [g for g in groups if g not in joined] + [{cell}.union(*joined)]
        return groups

    def of(self, card: str) -> list[Cell]:
        return [cell for cell, sign in self.cards.items() if sign == card]

    def touching(self, cell: Cell, card: str) -> int:
        return sum(self.cards[other] == card for other in self.touched[cell])

    # AE-7

    def race(self, race: str) -> int:
        return sum(value * self.touching(cell, terrain) for cell in self.of(race) for terrain, value in LIKES[race].items())

    def dragons(self) -> int:
        n = len(self.of("D"))
        tame = min(3, sum(any(self.touching(d, race) >= 2 for race in "HEN") for d in self.of("D")))
        value = {0: 0, 1: 3, 2: 5}.get(n, 6)
        return 0 if tame == 3 and n >= 6 else value * tame - value * (n - tame)

    def conflicts(self) -> int:
        pairs = {frozenset((a, b)) for a, others in self.linked.items() for b in others}
        return -2 * sum({self.cards[cell] for cell in pair} in ENEMIES for pair in pairs)

    def rows(self) -> list[int]:
        return [*(self.race(race) for race in "ENHG"), self.dragons(), 0, self.conflicts()]

    # AE-5.7

    def legends(self) -> set[str]:
        names = {"P": "plains", "F": "forests", "M": "mountains", "S": "swamps"}
        races = {"H": "human", "E": "elf", "N": "dwarf", "G": "goblin"}
        plural = {"H": "humans", "E": "elves", "N": "dwarves", "G": "goblins"}
        found = set()
        for one, two in (("H", "E"), ("H", "N")):
            if any(self.touching(cell, two) for cell in self.of(one)):
                found.add(f"link_{races[one]}_{races[two]}")
        found |= {f"two_{plural[race]}" for race in plural if any(self.touching(cell, race) for cell in self.of(race))}
        for one, two in (("G", "H"), ("G", "E"), ("G", "N"), ("E", "N")):
            if any(self.touching(cell, b) >= 2 for a, b in ((one, two), (two, one)) for cell in self.of(a)):
                found.add(f"vs_{races[one]}_{races[two]}")
        found |= {f"three_{names[t]}" for t in names if any(self.touching(cell, t) >= 2 for cell in self.of(t))}
        if all(self.of(race) for race in races):
            found.add("all_races")
        return found
