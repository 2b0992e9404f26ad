"""Playing over the network: a small client for bots, tests and scripts.

async with Visitor("http://127.0.0.1:8474") as me:
    table = await me.open_table(OpenTable("ethnos", 2, bots={"1": "random"}))
    await me.start(table)
    seat = await me.watch(table, 0)
    while (now := await seat.my_turn()) is not None:
        await seat.commit([now.moves[0].action])
"""

from traktir.client.seat import Seat
from traktir.client.visitor import Denied, Line, Visitor

__all__ = ["Denied", "Line", "Seat", "Visitor"]
