"""The ways that a seat can travel, in words, for clients and the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.game import Refused
from traktir.games.elfenland.components import COSTS, ENDS, KINDS, LINKS, ROADS, TERRAIN, TOWNS
from traktir.games.elfenland.routes import LONGEST_WISH, Reach, Shortage, links_between, usable
from traktir.games.elfenland.rules import Elfenland
from traktir.games.elfenland.words import is_road, parse_town, write_cards


class Leg(msgspec.Struct, frozen=True):
    """One move."""

    link: str
    to: str
    cards: list[str]
    caravan: bool = False


class Route(msgspec.Struct, frozen=True):
    """A cheapest way to a town, and whose markers it would bring."""

    town: str
    cards: int
    legs: list[Leg]
    markers: list[str]


class BareRoad(msgspec.Struct, frozen=True):
    """A road on the way without a counter, and what could be laid there."""

    road: str
    fits: list[str]


class Wish(msgspec.Struct, frozen=True):
    """What is missing for a chain of towns, where roads without a counter cost nothing as yet."""

    possible: bool
    cards: list[str]
    any_cards: int  # more cards of whatever kind, for caravans
    bare: list[BareRoad]


def routes(table: Elfenland, seat: int) -> list[Route]:
    """Every town that the seat can reach with its hand over what lies on the map now, nearest first."""
    reach = Reach(table, seat)
    found = [_route(table, seat, reach, town) for town in range(len(TOWNS)) if reach.cost[town] >= 0]
    return sorted(found, key=lambda route: (route.cards, len(route.legs), route.town))


def _route(table: Elfenland, seat: int, reach: Reach, town: int) -> Route:
    p = table.players[seat]
    at = p.town
    legs, markers = [], []
    for link, paid in reach.legs(town):
        at = sum(ENDS[link]) - at
        caravan = is_road(link) and sum(paid) == table.caravan_cost(link)
        legs.append(Leg(LINKS[link], TOWNS[at], write_cards(paid), caravan))
        if p.markers >> at & 1 and TOWNS[at] not in markers:
            markers.append(TOWNS[at])
    return Route(TOWNS[town], reach.cost[town], legs, markers)


def wish(table: Elfenland, seat: int, towns: Sequence[str]) -> Wish:
    """What the seat would need to travel these towns one after the other, from where its boot stands."""
    if not 1 <= len(towns) <= LONGEST_WISH:
        raise Refused("elfenland-refused-wish", "EL-10.1", most=LONGEST_WISH)
    chain = [table.players[seat].town, *(parse_town(town) for town in towns)]
    bare = []
    for a, b in pairwise(chain):
        links = links_between(a, b)
        if links == 0:
            raise Refused("elfenland-refused-no-link", "EL-10.2", word=f"{TOWNS[a]}-{TOWNS[b]}")
        if usable(table, a, b) == 0:
            road = int(links).bit_length() - 1
            bare.append(BareRoad(ROADS[road], [kind for kind, costs in zip(KINDS, COSTS, strict=True) if costs[TERRAIN[road]]]))
    shortage = Shortage(table, seat, vec[i64](chain))
    return Wish(not bare and shortage.fewest == 0, write_cards(shortage.cards), shortage.any, bare)
