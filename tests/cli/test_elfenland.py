"""Elfenland in the terminal: the map, the routes, the wishes."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from traktir.cli.boards.elfenland import draw, draw_map, legend
from traktir.games.elfenland import ATLAS, GAME
from traktir.locale import LANGUAGES, speaker

KOSTYA = {
    "players": [{"town": "feodor", "hand": ["3 dragon", "elfcycle"]}, {"obstacle": False}],
    "roads": ["dragon feodor-lapphalya", "obstacle feodor-lapphalya", "elfcycle lapphalya-virst"],
}
FITTING = {"plain": "dragon", "forest": "dragon", "desert": "dragon", "mountain": "dragon"}


def shown(given: object, language: str = "en", width: int = 100) -> list[str]:
    table = GAME.load(msgspec.convert(given, GAME.position_type))
    console = Console(width=width, no_color=True, force_terminal=False)
    with console.capture() as caught:
        console.print(draw(GAME.view(table, 0), ["You", "Bertram"], speaker(language)))
        console.print(legend(GAME.view(table, 0), speaker(language)))
    return caught.get().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_the_map_shows_every_town_within_the_terminal(language: str, width: int) -> None:
    lines = shown(KOSTYA, language, width)
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    for town in ATLAS.towns:
        assert speaker(language)("elfenland-town", town=town.id) in text


def test_counters_obstacles_boots_and_markers_are_on_the_map() -> None:
    text = "\n".join(shown(KOSTYA))
    assert "[D!]" in text and "[E]" in text
    assert "●Feodor(0)" in text and "○Virst" in text and " Elvenhold(1)" in text


@pytest.mark.parametrize("road", [link.id for link in ATLAS.links if link.terrain in FITTING])
def test_a_counter_is_seen_on_every_road(road: str) -> None:
    table = GAME.load(msgspec.convert({"players": [{}, {}], "roads": [f"dragon {road}"]}, GAME.position_type))
    drawn = draw_map(GAME.view(table, 0), speaker("en")).plain
    assert drawn.count("[D]") == 1
    assert all(len(line) <= 98 for line in drawn.splitlines())


def test_every_terrain_has_a_mark_of_its_own() -> None:
    text = "\n".join(shown(KOSTYA))
    for mark in ("···", '"""', ":::", "^^^", "~~~", "---"):
        assert mark in text


def test_routes(command, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "table.json"
    path.write_text(json.dumps(KOSTYA), encoding="utf-8")
    told = json.loads(command("position", "elfenland", str(path), "--routes", "--json").out)
    assert [(route["town"], route["cards"]) for route in told["routes"]] == [("feodor", 0), ("lapphalya", 3), ("virst", 4)]
    said = command("position", "elfenland", str(path), "--routes").out
    assert "Lapphalya (3× dragon) → Virst (elfcycle)" in said
    other = json.loads(command("position", "elfenland", str(path), "--routes", "--seat", "1", "--json").out)
    assert [route["town"] for route in other["routes"]] == ["elvenhold"]


def test_wishes(command, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "table.json"
    path.write_text(json.dumps(KOSTYA), encoding="utf-8")
    assert "the way is open" in command("position", "elfenland", str(path), "--wish", "lapphalya, virst").out
    said = command("position", "elfenland", str(path), "--wish", "Lapphalya,Virst,Ixara,Dag'Amura").out
    assert "Cards missing: raft." in said and "Ixara" in said and "No counter yet" in said
    refused = command("position", "elfenland", str(path), "--wish", "yttar")
    assert refused.code == 2 and "EL-10.2" in refused.err


def test_a_game_without_a_map_has_no_routes(command) -> None:  # type: ignore[no-untyped-def]
    for option in (["--routes"], ["--wish", "x"]):
        refused = command("position", "ethnos", "--new", *option)
        assert refused.code == 2 and "no map" in refused.err


def test_options_from_the_command_line(command) -> None:  # type: ignore[no-untyped-def]
    words = [
        "position",
        "elfenland",
        "--new",
        "--mode",
        "towns",
        "--option",
        "rounds=3",
        "--option",
        "first=2",
        "--option",
        "caravan=free",
    ]
    told = json.loads(command(*words).out)
    assert (told["rounds"], told["first"], told["caravan"], told["mode"]) == (3, 2, "free", "towns")


def test_a_whole_line_of_play(command, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "table.json"
    path.write_text(json.dumps(KOSTYA), encoding="utf-8")
    line = "go feodor-lapphalya dragon; go lapphalya-virst elfcycle"
    told = json.loads(command("position", "elfenland", str(path), "--play", line, "--scores", "--json").out)
    assert told["scores"]["totals"] == [3, 0]
    refused = command("position", "elfenland", str(path), "--play", "go feodor-lapphalya pig")
    assert refused.code == 2 and "(EL-10.6)" in refused.err
