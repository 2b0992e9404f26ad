"""A second opinion on scoring and legends, written straight from the clauses, slowly and without a glance at the kernel."""

from __future__ import annotations

from itertools import combinations

LIKES = {"E": {"F": 2, "S": -1}, "N": {"M": 2}, "H": {"P": 2, "F": 1, "M": 1, "S": -1}, "G": {"S": 3}}  # AE-1.4
ENEMIES = [{"G", "H"}, {"G", "E"}, {"G", "N"}, {"E", "N"}]  # AE-1.5
Cell = tuple[int, int]


class Kingdom:
    def __init__(self, grid: str) -> None:
        self.cards: dict[Cell, str] = {
            (r, c): sign for r, row in enumerate(grid.split("/")) for c, sign in enumerate(row) if sign != "#"
        }
        self.links: set[frozenset[Cell]] = set()  # AE-2.4, AE-2.6: pairs joined by Portals
        for group in self.portal_groups():
            around = {cell for portal in group for cell in self.cards if self.neighbours(portal, cell)} - group
            self.links |= {frozenset(pair) for pair in combinations(around, 2)}

    def neighbours(self, a: Cell, b: Cell) -> bool:
        return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1  # AE-2.1

    def portal_groups(self) -> list[set[Cell]]:
        groups: list[set[Cell]] = []
        for cell in (cell for cell, card in self.cards.items() if card == "L"):
            joined = [g for g in groups if any(self.neighbours(cell, other) for other in g)]
            groups = [g for g in groups if g not in joined] + [{cell}.union(*joined)]
        return groups

    def linked(self, a: Cell, b: Cell) -> bool:
        """Contact with Portals for everybody: what conflicts use (AE-2.7)."""
        return self.neighbours(a, b) or frozenset((a, b)) in self.links

    def touch(self, a: Cell, b: Cell) -> bool:
        """AE-2.3; a link through a Portal is void when either card is a Goblin (AE-2.7)."""
        if self.neighbours(a, b):
            return True
        return frozenset((a, b)) in self.links and "G" not in (self.cards[a], self.cards[b])

    def of(self, card: str) -> list[Cell]:
        return [cell for cell, sign in self.cards.items() if sign == card]

    def touching(self, cell: Cell, card: str) -> int:
        return sum(other != cell and self.touch(cell, other) for other in self.of(card))

    # AE-7

    def race(self, race: str) -> int:
        return sum(value * self.touching(cell, terrain) for cell in self.of(race) for terrain, value in LIKES[race].items())

    def dragons(self) -> int:
        n = len(self.of("D"))
        tame = min(3, sum(any(self.touching(d, race) >= 2 for race in "HEN") for d in self.of("D")))
        value = {0: 0, 1: 3, 2: 5}.get(n, 6)
        return 0 if tame == 3 and n >= 6 else value * tame - value * (n - tame)

    def conflicts(self) -> int:
        pairs = combinations(self.cards, 2)
        return -2 * sum({self.cards[a], self.cards[b]} in ENEMIES and self.linked(a, b) for a, b in pairs)

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
