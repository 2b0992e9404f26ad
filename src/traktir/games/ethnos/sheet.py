"""The score sheet: every source of glory by age (ET-21.5), and what broke a tie (ET-18)."""

from __future__ import annotations

from traktir.core.game import Arg, Line, ScoreSheet, Text
from traktir.games.ethnos.components import KINGDOMS
from traktir.games.ethnos.rules import Ethnos
from traktir.games.ethnos.scoring import BAND_GLORY, final_keys
from traktir.games.ethnos.state import (
    DWARF,
    HORDE,
    MERFOLK,
    OVER,
    ROW_BANDS,
    ROW_GIANT_HELD,
    ROW_GIANT_TAKEN,
    ROW_HORDE,
    ROW_MERFOLK,
    ROWS,
    band_age,
    band_leader,
    band_seat,
    band_size,
    band_skeletons,
)
from traktir.games.ethnos.words import card_args

_BOARD_ROWS = (
    (ROW_MERFOLK, "ethnos-row-merfolk"),
    (ROW_GIANT_TAKEN, "ethnos-row-giant-taken"),
    (ROW_GIANT_HELD, "ethnos-row-giant-held"),
    (ROW_HORDE, "ethnos-row-horde"),
)


def score_sheet(table: Ethnos) -> ScoreSheet:
    lines: list[Line] = []
    for age in range(table.age + 1):
        lines += _age_lines(table, age)
    totals = table.scores()
    # a position written by hand may give glory without an account of it
    rest = [total - sum(line.points[seat] for line in lines) for seat, total in enumerate(totals)]
    if any(rest):
        lines.insert(0, Line(Text("ethnos-row-unaccounted"), rest))
    return ScoreSheet(lines, totals, table.ranking(), _tie_breaks(table))


def _age_lines(table: Ethnos, age: int) -> list[Line]:
    group = str(age + 1)
    seats = range(table.seats)

    def points(row: int) -> list[int]:
        return [table.ledger[(age * table.seats + seat) * ROWS + row] for seat in seats]

    closed = age < table.age or table.phase == OVER
    if not closed and table.phase != HORDE:
        # an age that runs has paid nothing yet but the giant's two glory
        taken = [p.giant_taken for p in table.players]
        return [Line(Text("ethnos-row-giant-taken"), taken, group)] if any(taken) else []
    lines = [Line(Text("ethnos-row-kingdom", {"kingdom": name}), points(k), group) for k, name in enumerate(KINGDOMS)]
    lines += [
        Line(Text(key), points(row), group)
        for row, key in _BOARD_ROWS
        if any(points(row)) or (row == ROW_MERFOLK and table.in_play(MERFOLK))
    ]
    if closed:
        bands = _band_lines(table, age, group)
        lines += bands or [Line(Text("ethnos-row-bands"), points(ROW_BANDS), group)]
    return lines


def _band_lines(table: Ethnos, age: int, group: str) -> list[Line]:
    lines = []
    for band in table.bands:
        if band_age(band) != age:
            continue
        leader = band_leader(band)
        left = band_size(band) - band_skeletons(band)
        worth = BAND_GLORY[left + (table.slots[leader // 6] == DWARF)]
        args: dict[str, Arg] = {"size": left, **card_args(table.slots, leader)}
        points = [worth if seat == band_seat(band) else 0 for seat in range(table.seats)]
        lines.append(Line(Text("ethnos-row-band", args), points, group))
    return lines


def _tie_breaks(table: Ethnos) -> list[Text]:
    if table.phase != OVER:
        return []
    keys = final_keys(table)
    best = max(p.glory for p in table.players)
    tied = [key for key, p in zip(keys, table.players, strict=True) if p.glory == best]
    if len(tied) == 1:
        return []
    told = [Text("ethnos-tie-markers")]  # ET-18.2
    most = max(key[0] for key in tied)
    tied = [key for key in tied if key[0] == most]
    if len(tied) > 1:
        told.append(Text("ethnos-tie-bands"))  # ET-18.3
        if len({key[1] for key in tied}) == 1 or sum(key == max(tied) for key in tied) > 1:
            told.append(Text("ethnos-tie-shared"))  # ET-18.4
    return told
