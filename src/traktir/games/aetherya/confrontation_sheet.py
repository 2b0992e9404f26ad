"""The score sheet of Confrontation: five rows and the bonus of rivals (AE-11.29, AE-11.32), and what broke a tie."""

from __future__ import annotations

from traktir.core.game import Line, ScoreSheet, Text
from traktir.games.aetherya.confrontation import Confrontation
from traktir.games.aetherya.confrontation_scoring import accounts
from traktir.games.aetherya.confrontation_state import OVER

ROWS = ("race", "dragons", "legends", "fortresses", "conflicts")


def score_sheet(table: Confrontation) -> ScoreSheet:
    rows = [account.rows() for account in accounts(table)]
    lines = [Line(Text(f"aetherya-row-confrontation-{name}"), [row[i] for row in rows]) for i, name in enumerate(ROWS)]
    bonus = [account.bonus for account in accounts(table)]
    if any(bonus):
        lines.append(Line(Text("aetherya-row-confrontation-rivals"), bonus))
    totals = table.scores()
    ranking = table.ranking()
    told = []
    if table.phase == OVER and totals.count(max(totals)) > 1:
        told.append(Text("aetherya-tie-rows"))  # AE-11.33
        if ranking.count(1) > 1:
            told.append(Text("aetherya-tie-shared"))
    return ScoreSheet(lines, totals, ranking, told)
