"""Markers, town cards and the final order (EL-12, EL-13). Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.games.elfenland import components
from traktir.games.elfenland.state import TOWNS, Player, Table

DISTANCE: Final = vec[i64]([n for row in components.distances() for n in row])
EARLY_WIN: Final[i64] = components.EARLY_WIN
# one number out of several that decide one after the other: no distance is above 7, no hand above 15
_DISTANCES: Final = 8
_HANDS: Final = 16


def distance(p: Player) -> i64:
    """Links between the boot and the town on the card (EL-13.3)."""
    return DISTANCE[p.town * TOWNS + p.card]


def key_by_markers(p: Player) -> i64:
    """EL-12.2, EL-12.3: markers, then cards in hand."""
    return p.taken * _HANDS + p.hand_size


def key_by_town(p: Player) -> i64:
    """EL-13.5: markers less distance, then the smaller distance, then cards in hand."""
    far = distance(p)
    return ((p.taken - far) * _DISTANCES - far) * _HANDS + p.hand_size


def early_winner(t: Table) -> i64:
    """The seat whose last marker ends the game at once (EL-12.5), or -1: the last round and a short game know no such end."""
    if t.rounds > EARLY_WIN and t.round < EARLY_WIN:
        seat: i64 = 0
        for p in t.players:
            if p.markers == 0:
                return seat
            seat += 1
    return -1
