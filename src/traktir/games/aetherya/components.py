"""What is in the box: Kingdom cards, legends and tokens, read from the data file (AE-1).

Everything is numbered in the order of the data file: four terrains, four races, Dragon and Portal; then legends and tokens.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import msgspec

FACTS: Final[dict[str, Any]] = msgspec.json.decode(files(__package__).joinpath("data.json").read_bytes())

CARDS: Final[tuple[str, ...]] = tuple(card["id"] for card in FACTS["kingdom_cards"])
LETTERS: Final[str] = "".join(card["letter"] for card in FACTS["kingdom_cards"])
TERRAINS: Final[tuple[str, ...]] = tuple(card["id"] for card in FACTS["kingdom_cards"] if card["kind"] == "terrain")
RACES: Final[tuple[str, ...]] = tuple(card["id"] for card in FACTS["kingdom_cards"] if card["kind"] == "race")

LEGENDS: Final[tuple[str, ...]] = tuple(legend["id"] for legend in FACTS["legends"])
LEGEND_VALUES: Final[tuple[int, ...]] = tuple(legend["value"] for legend in FACTS["legends"])

TOKENS: Final[tuple[str, ...]] = tuple(token["id"] for token in FACTS["tokens"])
GEM_VALUES: Final[tuple[int, ...]] = tuple(token["gem_value"] or 0 for token in FACTS["tokens"])
ITEMS: Final[tuple[str, ...]] = tuple(token["id"] for token in FACTS["tokens"] if token["kind"] == "item")

CONFLICT: Final[int] = FACTS["enemies"]["points_per_conflict"]  # AE-7.5
MOST_TAMED: Final[int] = FACTS["dragons"]["max_tamed"]  # AE-7.8
ROWS: Final[tuple[str, ...]] = tuple(row["id"] for row in FACTS["score_rows"] if row["id"] != "total")  # AE-7.3

LARGEST_LAND: Final[int] = FACTS["setups"]["confrontation"]["by_players"]["4"]["board"][0]  # AE-11.1
CENTURY_ROWS: Final[tuple[int, ...]] = tuple(FACTS["setups"]["solo_campaign"]["legend_rows"][f"century_{i}"] for i in (1, 2, 3))


def copies(players: int) -> int:
    """Copies of each type in the deck for so many players (AE-3.1)."""
    return int(FACTS["deck_by_players"][str(players)]["copies_per_type"])


def likes() -> list[int]:
    """Points for a race card touching a terrain card, race by race in the order of the cards (AE-1.4)."""
    table = FACTS["race_terrain_points"]
    return [table[race].get(terrain, table["unlisted_pairs"]) for race in RACES for terrain in TERRAINS]


_KINDS: Final = ("link_pair", "two_vs_one", "three_same_terrain", "all_four_races", "two_same_race")


def legend_kinds() -> list[int]:
    """0 contact of two cards, 1 two against one, 2 a chain of three, 3 all races (AE-5.7)."""
    return [_KINDS.index(legend["kind"]) % 4 for legend in FACTS["legends"]]


def legend_sides(side: int) -> list[int]:
    """The card type on one side (0) or the other (-1) of each legend."""
    return [CARDS.index(legend["args"][side]) for legend in FACTS["legends"]]


def legends_by_card() -> list[int]:
    """By card type the set of legends that speak of it; a Portal may serve them all."""
    return [sum(1 << i for i, legend in enumerate(FACTS["legends"]) if card in legend["args"]) for card in CARDS]


def dragon_values() -> list[int]:
    """Worth of each Dragon by how many there are, 0 to 8 (AE-7.7)."""
    table = FACTS["dragons"]["value_by_number_in_kingdom"]
    return [0] + [table.get(str(n), table["3_or_more"]) for n in range(1, copies(4) + 1)]


def coop_row(players: int) -> int:
    """Legends on display in the cooperative game (AE-10.1)."""
    return int(FACTS["setups"]["cooperative"]["legend_row"][str(players)])


def confrontation(players: int) -> dict[str, Any]:
    """Set-up of the shared land by player count (AE-11)."""
    facts: dict[str, Any] = FACTS["setups"]["confrontation"]["by_players"][str(players)]
    return facts
