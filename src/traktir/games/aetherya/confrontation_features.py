"""What a seat knows of Confrontation, as numbers of about unit size; own people first, then clockwise.

`confrontation_encoder.py` writes them. A land smaller than the largest lies in its top-left corner.
"""

from __future__ import annotations

from typing import Final

from traktir.core.game import Block
from traktir.games.aetherya.components import CARDS, LARGEST_LAND, LEGENDS, RACES
from traktir.games.aetherya.confrontation_moves import PHASES

CELLS: Final = LARGEST_LAND * LARGEST_LAND
TABLE: Final = (
    Block("for each cell: its card or closed, an own fortress (1) or another's (-1)", CELLS * (len(CARDS) + 2)),
    Block("where the chosen card may go", CELLS),
    Block("phase", len(PHASES)),
    Block("offer, by place", 4 * len(CARDS)),
    Block("chosen card", len(CARDS)),
    Block("unseen cards / 8", len(CARDS)),
    Block("made-over deck / 8", len(CARDS)),
    Block("discard pile / 8", len(CARDS)),
    Block("legends on display", len(LEGENDS)),
    Block("of them fulfilled", len(LEGENDS)),
    Block("side of the land / 7", 1),
    Block("seats / 4", 1),
    Block("closed cards / 41", 1),
    Block("cards in the deck / 40", 1),
    Block("cards in the discard pile / 40", 1),
    Block("turns / 100, at most 10", 1),
    Block("turns since a closed card went / 40, at most 10", 1),
    Block("legend of this turn taken", 1),
    Block("race in the box / 4, 0 = none", 1),
)
PLAYER: Final = (
    Block("people", len(RACES)),
    Block("legends taken", len(LEGENDS)),
    Block("points / 20: race, dragons, legends, fortresses, conflicts, all", 6),
    Block("fortresses left, 1 = all", 1),
    Block("elves in hand / 8", 1),
    Block("dragons killed / 8", 1),
    Block("in turn", 1),
)


def layout(seats: int) -> list[Block]:
    return [*TABLE, *(Block(f"player +{i}: {block.name}", block.size) for i in range(seats) for block in PLAYER)]
