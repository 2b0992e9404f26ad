"""What the markers that are left will bring in the rounds to come. Compiled.

Few are the last ones: whoever is behind has more left to collect, and whoever has cleared one corner of the map has an easier
way through the other. The numbers are a least-squares fit to what the greedy bot collected afterwards in 2,500 games each
with two and four players (`tools/prospects.py`): they leave an error of 0.8, 1.0 and 1.1 towns for one, two and three rounds.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import count, low_bit
from traktir.games.elfenland.journey import FAR, NEAR

# by rounds to come, in hundredths of a town
MARKER: Final = vec[i64]([0, 4, 25, 42])  # a marker
BESIDE: Final = vec[i64]([0, 15, 17, 6])  # … one link from the boot
BEYOND: Final = vec[i64]([0, 22, 2, -2])  # … two links
PAIR: Final = vec[i64]([0, 20, 15, 11])  # two markers beside each other
OBSTACLE: Final = vec[i64]([0, 14, 14, 20])  # the obstacle, not laid yet: what games played on to their end say when it is kept


def prospects(rounds: i64, town: i64, markers: i64, obstacle: i64) -> i64:
    if rounds <= 0:
        return 0
    value = MARKER[rounds] * count(markers) + OBSTACLE[rounds] * obstacle
    value += BESIDE[rounds] * count(markers & NEAR[town]) + BEYOND[rounds] * count(markers & FAR[town])
    pairs: i64 = 0
    rest = markers
    while rest != 0:
        pairs += count(rest & NEAR[low_bit(rest)])
        rest &= rest - 1
    # each pair was seen from its lower end
    return value + PAIR[rounds] * pairs
