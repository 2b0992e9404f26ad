"""What is in the box: tribes, kingdoms, cards and tokens, read from the data file (ET-1).

Everything is numbered in the order of the data file. A card in play is a *type*: slot * 6 + kingdom, where the slot says
which of the five or six tribes in play it is; the skeletons, who have no kingdom, are the one type SKELETON.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import msgspec

FACTS: Final[dict[str, Any]] = msgspec.json.decode(files(__package__).joinpath("data.json").read_bytes())

KINGDOMS: Final[tuple[str, ...]] = tuple(k["id"] for k in FACTS["kingdoms"])
COLOURS: Final[tuple[str, ...]] = tuple(k["colour"] for k in FACTS["kingdoms"])
TRIBES: Final[tuple[str, ...]] = tuple(t["id"] for t in FACTS["tribes"])
# one card of a tribe, in notation: `dwarf`, `merfolk`, …
FIGHTERS: Final[tuple[str, ...]] = tuple(t["singular_en"].lower() for t in FACTS["tribes"])
CARDS_PER_KINGDOM: Final[tuple[int, ...]] = tuple(t["cards_per_kingdom"] for t in FACTS["tribes"])
SKELETON_CARDS: Final[int] = next(t["cards_total"] for t in FACTS["tribes"] if not t["can_lead"])

HAND_LIMIT: Final[int] = FACTS["constants"]["hand_limit"]["value"]
DRAGONS: Final[int] = FACTS["dragons"]["age_ends_on"]
MARKERS: Final[int] = FACTS["constants"]["markers_per_player"]["value"]
TROLL_TOKENS: Final[tuple[int, ...]] = tuple(FACTS["troll_tokens"]["values"])
GLORY_TOKENS: Final[tuple[int, ...]] = tuple(t["value"] for t in FACTS["glory_tokens"]["tokens"])
GLORY_TOKENS_SMALL: Final[tuple[int, ...]] = tuple(t["value"] for t in FACTS["glory_tokens"]["tokens"] if not t["four_plus"])
GIANT_TAKEN: Final[int] = FACTS["giant_token"]["immediate_glory_on_taking"]
MERFOLK_LAST: Final[int] = FACTS["merfolk_board"]["sides"]["4-6"]["last_space"]
MERFOLK_MARKED: Final[tuple[int, ...]] = tuple(FACTS["merfolk_board"]["sides"]["4-6"]["marker_spaces"])
HORDE_GLORY: Final[tuple[int, ...]] = tuple(FACTS["orc_board"]["glory_by_markers"][str(n)] for n in range(7))

SEATS: Final = (FACTS["game"]["players_min"], FACTS["game"]["players_max"])


def side(seats: int) -> str:
    """Which side of the two-sided boards is up (ET-2.4, ET-3.4)."""
    return "2-3" if seats < 4 else "4-6"


def ages(seats: int) -> int:
    return int(FACTS["setup_by_player_count"][str(seats)]["ages"])  # ET-3.1


def tribes_in_play(seats: int) -> int:
    return int(FACTS["setup_by_player_count"][str(seats)]["tribes_in_play"])  # ET-2.3, ET-3.3


def giant_glory(seats: int) -> list[int]:
    table = FACTS["giant_token"]["age_end_glory"][side(seats)]
    return [table[str(age + 1)] for age in range(ages(seats))]


def merfolk_glory(seats: int) -> list[int]:
    table = FACTS["merfolk_board"]["sides"][side(seats)]["glory_spaces"]
    return [table[space] for space in ("I", "II", "III")[: ages(seats)]]


def band_glory() -> list[int]:
    """Glory by size 0 … 11: a band of ten may count as eleven with a dwarf leader (ET-16.1)."""
    table = FACTS["band_scoring"]["glory_by_size"]
    return [0] + [table.get(str(size), FACTS["band_scoring"]["six_or_more"]) for size in range(1, 12)]
