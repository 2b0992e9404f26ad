"""What is in the box and on the board: transports, towns and links, read from the data file (EL-1, EL-2, EL-3).

Everything is numbered in the order of the data file. Roads come first among the links, so that a road has one number as a
road and as a link; the raft comes last among the transports, because it has cards but no counters (EL-1.3).
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import msgspec

FACTS: Final[dict[str, Any]] = msgspec.json.decode(files(__package__).joinpath("data.json").read_bytes())


def constant(name: str) -> Any:
    return FACTS["constants"][name]["value"]


TRANSPORTS: Final[tuple[str, ...]] = tuple(t["id"] for t in FACTS["transports"])
KINDS: Final[tuple[str, ...]] = tuple(t["id"] for t in FACTS["transports"] if t.get("counters"))
TERRAINS: Final[tuple[str, ...]] = tuple(t["id"] for t in FACTS["terrains"] if t["kind"] == "road")
CARDS: Final[tuple[int, ...]] = tuple(t["travel_cards"] for t in FACTS["transports"])
COUNTERS: Final[tuple[int, ...]] = tuple(t["counters"] for t in FACTS["transports"] if t.get("counters"))
# cards by transport and terrain; 0: it cannot go there (EL-3.1)
COSTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(t["cost"][terrain] or 0 for terrain in TERRAINS) for t in FACTS["transports"] if t.get("counters")
)

TOWNS: Final[tuple[str, ...]] = tuple(t["id"] for t in FACTS["towns"])
HOME: Final[int] = TOWNS.index(constant("start_town"))
MARKED: Final[tuple[int, ...]] = tuple(i for i, t in enumerate(FACTS["towns"]) if t["has_marker"])
TOWN_CARDS: Final[tuple[int, ...]] = tuple(TOWNS.index(id) for id in FACTS["town_cards"]["towns"])

_EDGES: Final[list[dict[str, Any]]] = sorted(FACTS["edges"], key=lambda edge: edge["kind"] != "road")
LINKS: Final[tuple[str, ...]] = tuple(edge["id"] for edge in _EDGES)
ROADS: Final[tuple[str, ...]] = tuple(edge["id"] for edge in _EDGES if edge["kind"] == "road")
# a river flows from its first town to its second (EL-2.6)
ENDS: Final[tuple[tuple[int, int], ...]] = tuple((TOWNS.index(edge["a"]), TOWNS.index(edge["b"])) for edge in _EDGES)
RIVERS: Final[frozenset[int]] = frozenset(i for i, edge in enumerate(_EDGES) if edge["kind"] == "river")
TERRAIN: Final[tuple[int, ...]] = tuple(TERRAINS.index(edge["terrain"]) for edge in _EDGES if edge["kind"] == "road")

SEATS: Final = (constant("min_players"), constant("max_players"))
HAND: Final[int] = constant("hand_size")
KEPT_CARDS: Final[int] = constant("hand_keep_max")
ROW: Final[int] = constant("open_row_size")
LAPS: Final[int] = constant("open_draws_per_round")
EARLY_WIN: Final[int] = constant("early_win_last_round")
MARKERS: Final[int] = constant("markers_per_player")
CARAVAN: Final[int] = constant("caravan_cards")
OBSTRUCTION: Final[int] = constant("obstacle_extra_cards")
DOWNSTREAM: Final[int] = constant("raft_cost_downstream")
UPSTREAM: Final[int] = constant("raft_cost_upstream")
FERRY: Final[int] = constant("raft_cost_ferry")


def rafts(link: int, town: int) -> int:
    """What a water link costs from a town (EL-3.2)."""
    if link not in RIVERS:
        return FERRY
    return DOWNSTREAM if ENDS[link][0] == town else UPSTREAM


def distances() -> list[list[int]]:
    """Links on a shortest way between any two towns, of whatever sort they are (EL-13.4)."""
    table = [[0 if a == b else len(TOWNS) for b in range(len(TOWNS))] for a in range(len(TOWNS))]
    for a, b in ENDS:
        table[a][b] = table[b][a] = 1
    for via in range(len(TOWNS)):
        for a in range(len(TOWNS)):
            for b in range(len(TOWNS)):
                table[a][b] = min(table[a][b], table[a][via] + table[via][b])
    return table
