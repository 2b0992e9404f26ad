"""The map and the table of costs for whoever draws them: places between 0 and 1, x to the right, y downwards."""

from __future__ import annotations

from typing import Final

import msgspec

from traktir.games.elfenland.components import COSTS, FACTS, KINDS, TERRAINS

Point = tuple[float, float]


class Town(msgspec.Struct, frozen=True):
    id: str
    at: Point


class Link(msgspec.Struct, frozen=True):
    """A line from its first town to its second; a river flows that way."""

    id: str
    terrain: str
    line: list[Point]
    spot: Point  # where a counter lies


class Atlas(msgspec.Struct, frozen=True):
    towns: list[Town]
    links: list[Link]
    costs: dict[str, dict[str, int]]  # cards by transport and terrain, 0: impossible


def _atlas() -> Atlas:
    at: dict[str, Point] = {town["id"]: (town["x"], town["y"]) for town in FACTS["towns"]}
    links = [
        Link(
            edge["id"],
            edge["terrain"],
            [at[edge["a"]], *((x, y) for x, y in edge["via"]), at[edge["b"]]],
            (edge["counter_spot"][0], edge["counter_spot"][1]),
        )
        for edge in FACTS["edges"]
    ]
    costs = {kind: dict(zip(TERRAINS, row, strict=True)) for kind, row in zip(KINDS, COSTS, strict=True)}
    return Atlas([Town(id, place) for id, place in at.items()], links, costs)


ATLAS: Final = _atlas()
