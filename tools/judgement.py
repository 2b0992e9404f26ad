"""How well each game's judgement of an open table foresees who wins: `python tools/judgement.py [GAME …] [--games N]`.

The log loss by quarters of the game (`arena/foresight.py`), on deals set apart for this. What a changed judgement gains or
loses shows here in seconds, long before it shows in an arena.
"""

from __future__ import annotations

import argparse
from itertools import product
from math import log

from ladder import RIVALS

from traktir.arena.foresight import losses
from traktir.core.game import Setting

FIRST_DEAL = 800_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wanted", nargs="*", metavar="GAME", help="ethnos, vale, aetherya, elfenland; all when none is named")
    parser.add_argument("--games", type=int, default=400)
    chosen = parser.parse_args()
    for (id, mode), seats in product(RIVALS, (2, 4)):
        if not chosen.wanted or id in chosen.wanted:
            row = "  ".join(f"{loss:.3f}" for loss in losses(id, Setting(seats, mode), None, FIRST_DEAL, chosen.games))
            print(f"{id:10} {mode:14} {seats} seats  nothing known {log(seats):.3f}  by quarters {row}", flush=True)


if __name__ == "__main__":
    main()
