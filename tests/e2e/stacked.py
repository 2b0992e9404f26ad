"""The house with a stacked deck: the same table is always dealt the same, and its bots have the same whims at the same ply.

A browser test that plays on until a card comes or a leader asks would otherwise depend on luck. Nothing of the house can be
set so: what is fresh in every other house is replaced here, before it opens.
"""

from __future__ import annotations

import random

from traktir import cli
from traktir.server import bots, desk
from traktir.server.tables.standing import Standing
from traktir.server.thinking import Thought
from traktir.server.web import keeper

SEED = "7" * 64


class Alike(bots.Thinkers):
    async def ask(self, standing: Standing, seat: int, name: str, once: bool = False) -> list[Thought]:
        whims = random.Random(len(standing.actions))
        bots.fresh_bits = lambda: whims.getrandbits(62)  # wanted before the first wait: no other table's bot comes between
        return await super().ask(standing, seat, name, once)


def main() -> None:
    desk.fresh_seed = lambda: SEED
    keeper.Thinkers = Alike
    cli.main()
