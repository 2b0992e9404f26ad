"""Travelling once more, straight from the words of the rules page, with every payment enumerated: slow, plain and independent.

Nothing here comes from the engine; the map is read from the rules page itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "elfenland.md").read_text(encoding="utf-8")
COSTS = {
    "pig": {"plain": 1, "forest": 1},
    "elfcycle": {"plain": 1, "forest": 1, "mountain": 2},
    "cloud": {"plain": 2, "forest": 2, "mountain": 1},
    "unicorn": {"forest": 1, "desert": 2, "mountain": 1},
    "wagon": {"plain": 1, "forest": 2, "desert": 2, "mountain": 2},
    "dragon": {"plain": 1, "forest": 2, "desert": 1, "mountain": 1},
}
CARDS = (*COSTS, "raft")
COURSES = (("beata", "elvenhold", "rivinia", "tichih"), ("virst", "ixara", "mahdavikia", "grangor"), ("wylhien", "usselen"))
LAKES = (("virst", "strykhaven", "elvenhold"), ("grangor", "yttar", "parundia"))

Cards = tuple[str, ...]  # sorted
Way = tuple[frozenset[str], str]  # two towns and the terrain
Map = dict[Way, tuple[str, bool]]  # the counter on a road, and whether an obstacle lies there


@cache
def roads() -> tuple[Way, ...]:
    found = []
    for terrain in ("plain", "forest", "desert", "mountain"):
        line = re.search(rf"^{terrain}: (.*)\.$", PAGE, re.MULTILINE)
        assert line is not None
        for pair in line[1].split(", "):
            found.append((frozenset(name.replace("'", "").lower() for name in pair.split("–")), terrain))
    return tuple(found)


def without(hand: Cards, paid: Cards) -> Cards | None:
    left = list(hand)
    for card in paid:
        if card not in left:
            return None
        left.remove(card)
    return tuple(left)


def payments(hand: Cards, cards: int) -> set[Cards]:
    """What may be left when any so many cards are paid."""
    return {left for paid in combinations(hand, cards) if (left := without(hand, paid)) is not None}


def moves(town: str, hand: Cards, laid: Map, strict: bool) -> Iterator[tuple[Way, str, Cards]]:
    """Every move: the way, the town at its other end, the hand that is left."""
    for way in roads():
        if way not in laid or town not in way[0]:
            continue
        (goal,) = way[0] - {town}
        counter, obstacle = laid[way]
        proper = without(hand, (counter,) * (COSTS[counter][way[1]] + obstacle))
        if proper is not None:
            yield way, goal, proper
        if proper is None or not strict:
            for left in payments(hand, 3 + obstacle):
                yield way, goal, left
    for course in COURSES:
        for up, down in pairwise(course):
            if town in (up, down):
                left_over = without(hand, ("raft",) * (1 if town == up else 2))
                if left_over is not None:
                    yield (frozenset((up, down)), "river"), down if town == up else up, left_over
    for lake in LAKES:
        for goal in lake if town in lake else ():
            left_over = without(hand, ("raft", "raft"))
            if goal != town and left_over is not None:
                yield (frozenset((town, goal)), "lake"), goal, left_over


def reach(town: str, hand: Cards, laid: Map, strict: bool) -> dict[str, int]:
    """Every town that can be reached and the fewest cards that it takes."""
    seen = {(town, hand)}
    todo = [(town, hand)]
    cheapest = {town: 0}
    while todo:
        here, cards = todo.pop()
        for _, goal, left in moves(here, cards, laid, strict):
            if (goal, left) not in seen:
                seen.add((goal, left))
                todo.append((goal, left))
                cheapest[goal] = min(cheapest.get(goal, 99), len(hand) - len(left))
    return cheapest


def can_walk(chain: list[str], hand: Cards, laid: Map, strict: bool) -> bool:
    hands = {hand}
    for here, goal in pairwise(chain):
        hands = {left for cards in hands for _, town, left in moves(here, cards, laid, strict) if town == goal}
    return bool(hands)
