"""The score sheet: seven rows (AE-7.3), a column for each century (AE-9.14), the team's account (AE-10.10), and ties."""

from __future__ import annotations

from traktir.core.game import Line, ScoreSheet, Text
from traktir.games.aetherya.components import ROWS
from traktir.games.aetherya.coop import Coop
from traktir.games.aetherya.items import Items
from traktir.games.aetherya.rules import Base
from traktir.games.aetherya.scoring import ROW_LEGENDS, gem_points, legend_points, tie_key
from traktir.games.aetherya.solo import Solo
from traktir.games.aetherya.state import BLOCK, OVER


def score_sheet(table: Base) -> ScoreSheet:
    if isinstance(table, Solo):
        lines = _campaign(table)
    else:
        lines = _rows(table)
    decided = [] if isinstance(table, Coop | Solo) else _ties(table)
    return ScoreSheet(lines, table.scores(), table.ranking(), decided)


def _rows(table: Base) -> list[Line]:
    columns = [table.rows(seat) for seat in range(table.seats)]
    lines = [
        Line(Text(f"aetherya-row-{row}"), [column[i] for column in columns])
        for i, row in enumerate(ROWS)
        if i != ROW_LEGENDS or not isinstance(table, Coop)
    ]
    if isinstance(table, Items):
        gems = [gem_points(hoard.gems()) for hoard in table.hoards]
        legends = [column[ROW_LEGENDS] - n for column, n in zip(columns, gems, strict=True)]
        lines[ROW_LEGENDS : ROW_LEGENDS + 1] = [
            Line(Text("aetherya-row-legends"), legends),
            Line(Text("aetherya-row-gems"), gems),
        ]
    if isinstance(table, Coop):
        totals = [sum(column) for column in columns]
        lines.append(Line(Text("aetherya-row-lowest"), [min(totals) - points for points in totals], "team"))
        lines.append(Line(Text("aetherya-row-penalty"), [-legend_points(table.penalty)] * table.seats, "team"))
    return lines


def _campaign(table: Solo) -> list[Line]:
    lines = []
    for century in range(table.century + 1):
        column = table.column(century)
        for i, row in enumerate(ROWS):
            label = "aetherya-row-target" if i == ROW_LEGENDS else f"aetherya-row-{row}"
            lines.append(Line(Text(label), [column[i]], str(century + 1)))
    if table.lost:
        lines.append(Line(Text("aetherya-row-lost"), [-sum(line.points[0] for line in lines)]))
    return lines


def target_met(table: Solo, century: int) -> bool:
    """AE-9.12: whether a finished century brought more points than its legends are worth."""
    finished = century < table.century or table.phase in (BLOCK, OVER)
    return finished and sum(table.column(century)) > 0


def _ties(table: Base) -> list[Text]:
    if table.phase != OVER:
        return []
    scores = table.scores()
    keys = [tie_key(table.rows(seat)) for seat, points in enumerate(scores) if points == max(scores)]
    if len(keys) == 1:
        return []
    told = [Text("aetherya-tie-rows")]  # AE-7.11
    if keys.count(max(keys)) > 1:
        told.append(Text("aetherya-tie-shared"))
    return told
