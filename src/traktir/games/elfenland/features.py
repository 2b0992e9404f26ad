"""What a seat knows, as numbers of about unit size; own seat first, then clockwise. `encoder.py` writes them."""

from __future__ import annotations

from typing import Final

from traktir.core.game import Block
from traktir.games.elfenland.components import KINDS, ROADS, TOWNS, TRANSPORTS
from traktir.games.elfenland.moves import PHASES

TABLE: Final = (
    Block("round", 4),
    Block("last round", 1),
    Block("phase", len(PHASES)),
    Block("counters taken, 1 = all", 1),
    Block("passes in a row, 1 = all", 1),
    Block("strict caravans", 1),
    Block("town cards", 1),
    Block("counters in the stack / 48", 1),
    Block("cards in the deck / 72", 1),
    Block("open row, by kind", len(KINDS)),
    Block("cards played / 12, by transport", len(TRANSPORTS)),
    Block("for each road, the counter on it and an obstacle", len(ROADS) * (len(KINDS) + 1)),
    Block("own hand / 8, by transport", len(TRANSPORTS)),
    Block("own discards / 8", len(TRANSPORTS)),
    Block("own hidden counters / 2", len(KINDS)),
    Block("cards picked / 8", len(TRANSPORTS)),
    Block("counter in the air or kept, open and hidden", 2 * len(KINDS)),
    Block("own town card", len(TOWNS)),
    Block("road of the caravan", len(ROADS)),
)
PLAYER: Final = (
    Block("markers collected / 20", 1),
    Block("cards in hand / 8", 1),
    Block("discards / 8", 1),
    Block("open counters / 4", 1),
    Block("hidden counters / 2", 1),
    Block("has the obstacle", 1),
    Block("in turn", 1),
    Block("first player", 1),
    Block("boot", len(TOWNS)),
    Block("markers that still lie", len(TOWNS)),
    Block("open counters / 4, by kind", len(KINDS)),
    Block("bounds on the hand / 8, by transport", len(TRANSPORTS)),
)


def layout(seats: int) -> list[Block]:
    players = [Block(f"player +{i}: {block.name}", block.size) for i in range(seats) for block in PLAYER]
    return [*TABLE, *players]
