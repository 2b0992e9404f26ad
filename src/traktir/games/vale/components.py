"""What is in the box: creatures, families, stones and the numbers of the game, read from the card file (VE-1).

Cards are numbered 0 … 69 in the order of the card file, which is by family. Stones are counted in one number, a byte for each
colour: `STONE[RED] * 2 + STONE[PURPLE]` are two red stones and a purple one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from traktir.games.vale.creatures import CREATURES, FACTS

COLOURS: Final[tuple[str, ...]] = ("red", "blue", "purple")
FAMILIES: Final[tuple[str, ...]] = tuple(family["id"] for family in FACTS["families"])
CARDS: Final[tuple[str, ...]] = tuple(creature.id.replace("_", "-") for creature in CREATURES)
COST: Final[list[int]] = [creature.cost for creature in CREATURES]
FAMILY: Final[list[int]] = [FAMILIES.index(creature.family) for creature in CREATURES]
LEAVES_AT_ONCE: Final[list[bool]] = [creature.leaves_area_during_own_instant for creature in CREATURES]
SPLIT: Final = 45  # a set of cards is two masks: fire, water and earth; wind and dragons
BY_FAMILY: Final[list[list[int]]] = [[c for c, family in enumerate(FAMILY) if family == f] for f in range(len(FAMILIES))]
BY_COST: Final[list[list[int]]] = [[c for c, cost in enumerate(COST) if cost == n] for n in range(max(COST) + 1)]
TYPES: Final[tuple[str, ...]] = ("instant", "permanent", "active")


def low_mask(cards: Iterable[int]) -> int:
    return sum(1 << c for c in cards if c < SPLIT)


def high_mask(cards: Iterable[int]) -> int:
    return sum(1 << (c - SPLIT) for c in cards if c >= SPLIT)


def has_effect(card: int, type: str) -> bool:
    return any(effect.type == type for effect in CREATURES[card].effects)


def pack(stones: Mapping[Any, int]) -> int:
    return sum(n << 8 * COLOURS.index(colour) for colour, n in stones.items())


def unpack(stones: int) -> tuple[int, int, int]:
    return stones & 255, stones >> 8 & 255, stones >> 16 & 255


NOMINAL: Final[list[int]] = [FACTS["stones"][colour]["value"] for colour in COLOURS]
SALE: Final[list[int]] = [pack(family["sale"]) for family in FACTS["families"]]
STONE_LIMIT: Final[int] = FACTS["stones"]["base_limit_per_player"]
END_SCORE: Final[int] = FACTS["constants"]["end_score"]
LAST_ROUND: Final[int] = FACTS["constants"]["last_round"]
MOST_ACTIONS: Final[int] = FACTS["constants"]["max_actions_per_turn"]
START_POINTS: Final[list[int]] = FACTS["constants"]["starting_points_by_seat"]
SEATS: Final[tuple[int, int]] = tuple(FACTS["game"]["players"])
