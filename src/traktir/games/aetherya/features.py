"""What a seat knows of the kingdoms, as numbers of about unit size; own seat first, then clockwise. `encoder.py` writes them."""

from __future__ import annotations

from typing import Final

from traktir.core.game import Block
from traktir.games.aetherya.components import CARDS, CENTURY_ROWS, LEGENDS, ROWS, TOKENS
from traktir.games.aetherya.moves import PHASES
from traktir.games.aetherya.state import CELLS

TABLE: Final = (
    Block("phase", len(PHASES)),
    Block("cards in the deck / 23", 1),
    Block("first discard pile: height / 20", 1),
    Block("first discard pile: top", len(CARDS)),
    Block("second discard pile: height / 20", 1),
    Block("second discard pile: top", len(CARDS)),
    Block("legends on display", len(LEGENDS)),
    Block("legend deck / 15", 1),
    Block("legend of this turn taken", 1),
    Block("card in hand, to those who see it", len(CARDS)),
    Block("somebody holds a card", 1),
    Block("it came from a discard pile", 1),
    Block("solo: the second card", len(CARDS)),
    Block("items: token in use", len(TOKENS)),
    Block("coop: penalty legends", len(LEGENDS)),
    Block("coop: legends turned down", len(LEGENDS)),
    Block("solo: century", len(CENTURY_ROWS)),
    *(Block(f"solo: legends of century {i + 1}", len(LEGENDS)) for i in range(len(CENTURY_ROWS))),
    Block("coop: the card that needs a pile", len(CARDS)),
)
KINGDOM: Final = (
    Block("for each cell, its card or closed", CELLS * (len(CARDS) + 1)),
    Block("legends taken", len(LEGENDS)),
    Block("legends fulfilled", len(LEGENDS)),
    Block("points / 10, by row", len(ROWS)),
    Block("start cards in hand", len(CARDS)),
    Block("start cards shown", len(CARDS)),
    Block("closed cards / 16", 1),
    Block("in turn", 1),
    Block("first player", 1),
)
HOARD: Final = (
    Block("for each cell: a token, an unknown one, which", CELLS * (2 + len(TOKENS))),
    Block("tokens beside the kingdom / 2", len(TOKENS)),
)


def layout(seats: int, tokens: bool) -> list[Block]:
    kingdom = (*KINGDOM, *HOARD) if tokens else KINGDOM
    return [*TABLE, *(Block(f"player +{i}: {block.name}", block.size) for i in range(seats) for block in kingdom)]
