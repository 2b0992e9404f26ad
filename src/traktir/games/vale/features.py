"""What a seat knows, as numbers of about unit size; own seat first, then clockwise. `encoder.py` writes them."""

from __future__ import annotations

from typing import Final

from traktir.core.game import Block
from traktir.games.vale.components import CARDS
from traktir.games.vale.moves import PHASES

N: Final = len(CARDS)
TABLE: Final = (
    Block("phase", len(PHASES)),
    Block("stage", 3),
    Block("round, 1 = last", 1),
    Block("cards in the pile / 70", 1),
    Block("display", N),
    Block("card on top of the pile", N),
    Block("discard pile", N),
    Block("cost / 10", 1),
    Block("stones paid / 4", 3),
    Block("card being paid for", N),
    Block("card whose effect it is", N),
    Block("card on which it is printed", N),
    Block("active effects to come", N),
    Block("cards named", N),
    Block("reward named", 4),
    Block("actions left, 1 = all", 1),
    Block("own hand", N),
)
PLAYER: Final = (
    Block("points / 60", 1),
    Block("stones / 4", 3),
    Block("their value / 24", 1),
    Block("worth of a stone / 6", 3),
    Block("limit of stones / 6", 1),
    Block("cards in hand / 10", 1),
    Block("cards in the area, 1 = one a round", 1),
    Block("in turn", 1),
    Block("acting", 1),
    Block("first player", 1),
    Block("area", N),
    Block("caught", N),
    Block("known cards", N),
)


def layout(seats: int) -> list[Block]:
    players = [Block(f"player +{i}: {block.name}", block.size) for i in range(seats) for block in PLAYER]
    return [*TABLE, *players]
