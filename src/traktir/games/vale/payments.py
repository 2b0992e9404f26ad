"""Ways to pay with the stones at hand: exact and over-payments, the cheapest first. For clients and bots.

The rules ask for one stone after another; a payment here is the whole set, with the decisions that name it.
"""

from __future__ import annotations

from typing import cast

import msgspec

from traktir.core.rng import Rng
from traktir.games.vale.components import NOMINAL, unpack
from traktir.games.vale.rules import A_DONE, A_STONE, A_SUMMON, DONE_BIT, Vale
from traktir.games.vale.state import PAY, value_of
from traktir.games.vale.words import write_stones


class Payment(msgspec.Struct, frozen=True):
    stones: str  # `RRB`
    value: int  # effective (VE-6.8)
    excess: int  # above the cost: there is no change (VE-6.4)
    superfluous: bool  # whether a stone could be left out (VE-A2)
    actions: list[int]


def payments(table: Vale) -> list[Payment]:
    """How the payment that is being asked for may be completed; nothing outside of one.

    Cheapest first: least nominal value given away, then fewest stones.
    """
    if table.phase != PAY:
        return []
    found: dict[int, list[int]] = {}
    _collect(cast(Vale, table.copy()), [], found)
    worth = table.me.worth
    ways = []
    for paid, actions in found.items():
        value = value_of(paid, worth)
        smallest = min((worth >> 4 * c & 15 for c, n in enumerate(unpack(paid)) if n), default=0)
        excess = value - table.cost
        ways.append(Payment(write_stones(paid), value, excess, smallest <= excess, actions))
    return sorted(ways, key=lambda way: (_nominal(way.stones), len(way.stones), way.stones))


def payments_for(table: Vale, card: int) -> list[Payment]:
    """How a card of the hand could be paid for if it were summoned now; nothing when it cannot be, or costs nothing."""
    if table.turn < 0 or A_SUMMON + card not in table.actions() or table.price(table.me, card) == 0:
        return []
    trial = cast(Vale, table.copy())
    trial.play(A_SUMMON + card, Rng(0))
    return payments(trial)


def _nominal(stones: str) -> int:
    return sum(stones.count(letter) * nominal for letter, nominal in zip("RBP", NOMINAL, strict=True))


def _collect(table: Vale, actions: list[int], found: dict[int, list[int]]) -> None:
    choices = table.pay_choices()
    if choices & DONE_BIT:
        # the last stone that may be laid down completes a payment by itself
        found[table.paid] = actions if choices == DONE_BIT else [*actions, A_DONE]
    paid, floor = table.paid, table.floor
    for colour in range(3):
        if choices >> colour & 1:
            table.paid = paid + (1 << 8 * colour)
            table.floor = colour
            _collect(table, [*actions, A_STONE + colour], found)
            table.paid, table.floor = paid, floor
