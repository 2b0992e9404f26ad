"""Legal targets, fortresses and points against an independent reading of the clauses, slow and plain, on random games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from games.aetherya.front import opening, seen
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME
from traktir.games.aetherya.confrontation import Confrontation

Cell = tuple[int, int]
Grid = dict[Cell, str]
PEOPLE = {"human": "HP", "elf": "EF", "dwarf": "NM", "goblin": "GS"}
LIKES = {"EF": 2, "ES": -1, "NM": 2, "HP": 2, "HF": 1, "HM": 1, "HS": -1, "GS": 3}


def grid_of(t: Confrontation) -> Grid:
    return {(r, c): card for r, row in enumerate(seen(t).land.split("/")) for c, card in enumerate(row)}


def neighbours(grid: Grid, cell: Cell) -> set[Cell]:
    r, c = cell
    return {n for n in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if n in grid}


def reached(grid: Grid, cell: Cell) -> set[Cell]:
    """AE-2.3 to AE-2.6, goblins or not."""
    found = set(neighbours(grid, cell))
    portals = {n for n in found if grid[n] == "L"}
    while True:
        wider = portals | {n for p in portals for n in neighbours(grid, p) if grid[n] == "L"}
        if wider == portals:
            break
        portals = wider
    for portal in portals:
        found |= neighbours(grid, portal)
    return {n for n in found - {cell} if grid[n] not in "#L"}


def touching(grid: Grid, cell: Cell) -> set[Cell]:
    """AE-2.7."""
    direct = {n for n in neighbours(grid, cell) if grid[n] not in "#L"}
    if grid[cell] == "G":
        return direct
    return direct | {n for n in reached(grid, cell) if grid[n] != "G"}


def supplied(grid: Grid) -> set[Cell]:
    found: set[Cell] = set()
    for race, terrain in PEOPLE.values():
        for cell, card in grid.items():
            if card == race:
                suppliers = {n for n in touching(grid, cell) if grid[n] == terrain}
                if suppliers:
                    found |= {cell, *suppliers}
    return found


def threatened(grid: Grid, race: str) -> set[Cell]:
    mine = PEOPLE[race]
    return {
        cell
        for cell, card in grid.items()
        if card in "HENGPFMS" and card not in mine and sum(grid[n] in mine for n in touching(grid, cell)) >= 2
    }


def forts_of(t: Confrontation) -> dict[Cell, str]:
    return {(int(spot[0]) - 1, int(spot[2]) - 1): player.race for player in seen(t).players for spot in player.fortresses}


def targets_by_the_book(grid: Grid, forts: dict[Cell, str], race: str, card: str) -> set[Cell]:
    """AE-11.12, AE-11.14 to AE-11.18, AE-11.24, AE-11.25."""
    found = set()
    kept = supplied(grid)
    under_threat = threatened(grid, race)
    for cell, old in grid.items():
        own = old in PEOPLE[race]
        if old == "#":
            found.add(cell)
        elif old == "L":
            continue
        elif old == "D":
            goblins = sum(grid[n] == "G" for n in neighbours(grid, cell))
            if race == "goblin" and goblins >= 2 and card in "GS":
                found.add(cell)
        elif cell in forts and forts[cell] != race:
            continue
        elif (cell in under_threat and card in PEOPLE[race]) or (old != card and (own or cell not in kept)):
            found.add(cell)
    return found


def race_points(grid: Grid, race: str) -> int:
    mine = PEOPLE[race][0]
    return sum(LIKES.get(mine + grid[n], 0) for cell, card in grid.items() if card == mine for n in touching(grid, cell))


def conflict_points(grid: Grid, race: str, forts: dict[Cell, str]) -> int:
    mine = PEOPLE[race][0]
    return -2 * sum(
        grid[n] in "HENG" and grid[n] != mine
        for cell, card in grid.items()
        if card == mine and cell not in forts
        for n in reached(grid, cell)
    )


def tamers(grid: Grid, dragon: Cell) -> set[str]:
    cards = [grid[n] for n in touching(grid, dragon)]
    return {race for race in "HEN" if cards.count(race) >= 2}


def dragon_points(grid: Grid, race: str, slain: int) -> int:
    mine = PEOPLE[race]
    around = [cell for cell, card in grid.items() if card == "D" and any(grid[n] in mine for n in touching(grid, cell))]
    n = len(around) + (slain if race == "goblin" else 0)
    value = {0: 0, 1: 3, 2: 5}.get(n, 6)
    if race == "goblin":
        return value * (slain - len(around))
    tamed = sum(mine[0] in tamers(grid, cell) for cell in around)
    wild = sum(not tamers(grid, cell) for cell in around)
    row = value * min(3, tamed) - value * max(0, tamed - 3) - value * wild
    return max(0, row) if tamed >= 3 and n >= 6 else row


def tables(seats: int, games: int, every: int) -> Iterator[Confrontation]:
    for seed in range(games):
        rng = Rng(seed + 100 * seats)
        table = opening(seats, seed)
        ply = 0
        while table.turn >= 0:
            if ply % every == 0:
                yield table
            moves = table.actions()
            table.play(moves[rng.below(len(moves))], rng)
            ply += 1
        yield table


@pytest.mark.clause("AE-11.12", "AE-11.14", "AE-11.15", "AE-11.16", "AE-11.17", "AE-11.18", "AE-11.34", "AE-11.36")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_targets_and_destructions(seats: int) -> None:
    struck = 0
    for table in tables(seats, 12, 3):
        if table.turn < 0 or seen(table).phase != "choose":
            continue
        grid = grid_of(table)
        forts = forts_of(table)
        race = seen(table).players[table.turn].race
        for place in range(seen(table).reach):
            world = table.copy()
            assert isinstance(world, Confrontation)
            card = GAME.dump(table).offer[place]
            world.play(place, Rng(1))
            offered = {tuple(int(n) - 1 for n in m.notation.split()[1].split(",")) for m in GAME.moves(world)}
            assert offered == targets_by_the_book(grid, forts, race, card)
            expected = threatened(grid, race) - set(forts) if card in PEOPLE[race] else set()
            dragons = {cell for cell in offered if grid[cell] == "D"}
            hit = {(r, c) for r, c in product(range(world.land.side), repeat=2) if world.struck >> (r * world.land.side + c) & 1}
            assert hit == expected | dragons
            struck += len(hit)
    assert struck > 5


@pytest.mark.clause("AE-11.23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_mountain_between_two_dwarves_is_fortified(seats: int) -> None:
    built = 0
    for table in tables(seats, 25, 5):
        view = seen(table)
        if view.phase == "over" or "dwarf" not in {player.race for player in view.players}:
            continue
        grid = grid_of(table)
        forts = forts_of(table)
        for cell, card in grid.items():
            if card == "M" and sum(grid[n] == "N" for n in touching(grid, cell)) >= 2:
                assert forts.get(cell) == "dwarf"
                built += 1
    assert built > 0


@pytest.mark.clause("AE-11.29", "AE-11.30", "AE-11.31", "AE-11.32", "AE-11.41")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points(seats: int) -> None:
    checked = 0
    for table in tables(seats, 25, 9):
        grid = grid_of(table)
        forts = forts_of(table)
        sheet = GAME.score_sheet(table)
        rows = {line.label.key.rpartition("-")[2]: line.points for line in sheet.lines}
        before = []
        for seat, player in enumerate(seen(table).players):
            race = player.race
            assert rows["race"][seat] == race_points(grid, race)
            assert rows["conflicts"][seat] == conflict_points(grid, race, forts)
            assert rows["dragons"][seat] == dragon_points(grid, race, player.dragons)
            assert rows["fortresses"][seat] == (1 if race == "dwarf" else 2) * len(player.fortresses)
            before.append(sum(rows[row][seat] for row in ("race", "dragons", "legends", "fortresses", "conflicts")))
            checked += 1
        races = [player.race for player in seen(table).players]
        bonus = [0] * seats
        if "elf" in races and "dwarf" in races:
            elf, dwarf = races.index("elf"), races.index("dwarf")
            if before[elf] != before[dwarf]:
                bonus[elf if before[elf] > before[dwarf] else dwarf] = 5
        assert sheet.totals == [a + b for a, b in zip(before, bonus, strict=True)]
    assert checked > 100
