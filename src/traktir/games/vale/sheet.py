"""The score sheet: what every creature brought, and what broke a tie (VE-9.3)."""

from __future__ import annotations

from traktir.core.game import Line, ScoreSheet, Text
from traktir.games.vale.components import CARDS, FAMILIES, FAMILY
from traktir.games.vale.rules import Vale
from traktir.games.vale.scoring import final_keys
from traktir.games.vale.state import OVER, ROWS, START_ROW


def score_sheet(table: Vale) -> ScoreSheet:
    """Points taken from somebody stand in the taker's and, as a loss, in the loser's column."""

    def points(row: int) -> list[int]:
        return [table.account[seat * ROWS + row] for seat in range(table.seats)]

    lines = [Line(Text("vale-row-start"), points(START_ROW))]
    for c, name in enumerate(CARDS):
        if any(points(c)):
            lines.append(Line(Text("vale-row-card", {"card": name}), points(c), FAMILIES[FAMILY[c]]))
    return ScoreSheet(lines, table.scores(), table.ranking(), _tie_breaks(table))


def _tie_breaks(table: Vale) -> list[Text]:
    if table.phase != OVER:
        return []
    best = max(p.points for p in table.players)
    tied = [key for key, p in zip(final_keys(table), table.players, strict=True) if p.points == best]
    if len(tied) == 1:
        return []
    shared = tied.count(max(tied)) > 1
    return [Text("vale-tie-cards"), Text("vale-tie-shared")] if shared else [Text("vale-tie-cards")]
