"""The drawn lines of the browser's map are the links of the data file: nothing is missing, nothing leads elsewhere."""

from __future__ import annotations

import json
import re
from math import dist
from pathlib import Path

from traktir.games.elfenland.atlas import ATLAS

LINES = Path(__file__).parents[3] / "web" / "src" / "games" / "elfenland" / "art" / "lines.json"
SHEET = (1400, 1024)
NEAR = 30  # units of the sheet: a line may end at the foot of a town's hill
ASIDE = 90  # how far a counter may lie from the place in the data, where lines were moved apart


def on_sheet(place: tuple[float, float]) -> tuple[float, float]:
    return place[0] * SHEET[0], place[1] * SHEET[1]


def ends(line: str) -> tuple[tuple[float, float], tuple[float, float]]:
    """First and last point of a path of relative curves."""
    numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", line)]
    x, y = numbers[:2]
    curves = numbers[2:]
    assert len(curves) % 6 == 0
    return (x, y), (x + sum(curves[4::6]), y + sum(curves[5::6]))


def test_every_link_is_drawn_between_its_towns() -> None:
    drawn = json.loads(LINES.read_text())
    assert list(drawn) == [link.id for link in ATLAS.links]
    for link in ATLAS.links:
        first, last = ends(drawn[link.id]["d"])
        assert dist(first, on_sheet(link.line[0])) < NEAR, link.id
        assert dist(last, on_sheet(link.line[-1])) < NEAR, link.id


def test_every_counter_lies_near_its_place() -> None:
    drawn = json.loads(LINES.read_text())
    for link in ATLAS.links:
        assert dist(drawn[link.id]["spot"], on_sheet(link.spot)) < ASIDE, link.id


def test_no_two_counters_cover_each_other() -> None:
    spots = [(name, line["spot"]) for name, line in json.loads(LINES.read_text()).items()]
    for i, (name, spot) in enumerate(spots):
        for other, place in spots[:i]:
            assert dist(spot, place) > 24, (name, other)
