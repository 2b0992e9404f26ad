"""What a seat knows, as numbers of about unit size; own seat first, then clockwise. `encoder.py` writes them."""

from __future__ import annotations

from typing import Final

from traktir.core.game import Block
from traktir.games.ethnos.components import TRIBES
from traktir.games.ethnos.moves import PHASES
from traktir.games.ethnos.state import TYPES

TABLE: Final = (
    Block("age", 3),
    Block("phase", len(PHASES)),
    Block("dragons / 3", 1),
    Block("cards in the deck / 84", 1),
    Block("cards above the dragons / 42", 1),
    Block("tribe of each slot", 6 * len(TRIBES)),
    Block("glory tokens / 10, by kingdom and age", 18),
    Block("row / 4, by card", TYPES),
    Block("free troll tokens", 6),
    Block("size to beat for the giant / 10", 1),
    Block("leader of the band being composed or resolved", 36),
    Block("its size / 10", 1),
    Block("own hand / 4, by card", TYPES),
    Block("cards picked / 4", TYPES),
)
PLAYER: Final = (
    Block("glory / 100", 1),
    Block("cards in hand / 10", 1),
    Block("glory of this age's bands / 30", 1),
    Block("bands of this age / 10", 1),
    Block("markers left / 25", 1),
    Block("merfolk board, 1 = last space", 1),
    Block("glory for the giant / 10", 1),
    Block("in turn", 1),
    Block("holds the giant", 1),
    Block("ended the age", 1),
    Block("markers placed / 25", 1),
    Block("markers / 6, by kingdom", 6),
    Block("horde board", 6),
    Block("troll tokens", 6),
    Block("known cards / 4", TYPES),
)


def layout(seats: int) -> list[Block]:
    players = [Block(f"player +{i}: {block.name}", block.size) for i in range(seats) for block in PLAYER]
    return [*TABLE, *players]
