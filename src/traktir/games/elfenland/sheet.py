"""The score sheet: markers, the way to the town on the card, and what broke a tie (EL-12, EL-13)."""

from __future__ import annotations

from traktir.core.game import Line, ScoreSheet, Text
from traktir.games.elfenland.rules import Elfenland, Towns
from traktir.games.elfenland.scoring import distance
from traktir.games.elfenland.state import OVER


def score_sheet(table: Elfenland) -> ScoreSheet:
    lines = [Line(Text("elfenland-row-markers"), [p.taken for p in table.players])]
    if isinstance(table, Towns) and table.shown():
        lines.append(Line(Text("elfenland-row-distance"), [-distance(p) for p in table.players]))
    return ScoreSheet(lines, table.scores(), table.ranking(), _tie_breaks(table))


def _tie_breaks(table: Elfenland) -> list[Text]:
    """What was needed after the points, in order."""
    if table.phase != OVER:
        return []
    points = table.scores()
    tied = [p for p, own in zip(table.players, points, strict=True) if own == max(points)]
    told = []
    if len(tied) > 1 and isinstance(table, Towns) and table.shown():
        told.append(Text("elfenland-tie-distance"))  # EL-13.5
        nearest = min(distance(p) for p in tied)
        tied = [p for p in tied if distance(p) == nearest]
    if len(tied) > 1:
        told.append(Text("elfenland-tie-cards"))  # EL-12.3
        most = max(p.hand_size for p in tied)
        if sum(p.hand_size == most for p in tied) > 1:
            told.append(Text("elfenland-tie-shared"))  # EL-12.4
    return told
