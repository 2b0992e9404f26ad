"""Positions that cannot be are refused with the clause; whatever else comes in never breaks anything."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from games.elfenland.table import all_but, fresh, seen, table, through, unloadable
from traktir.core.game import Refused
from traktir.core.rng import Rng
from traktir.games.elfenland import GAME

TWO = [{}, {}]


@pytest.mark.clause("EL-17.1", "EL-1.1")
def test_nine_dragons() -> None:
    roads = ["feodor-lapphalya", "lapphalya-virst", "beata-strykhaven", "grangor-yttar"]
    laid = [f"dragon {road}" for road in roads]
    full = {"counters": ["4 dragon"]}
    assert unloadable(full, {"hidden": ["dragon"]}, roads=laid) == "EL-1.1"
    t = table(full, roads=laid, row=["pig", "4 cloud"])
    assert "dragon" not in " ".join(GAME.view(t).row)
    assert unloadable(full, roads=laid, row=["dragon", "4 cloud"]) == "EL-1.1"


@pytest.mark.clause("EL-17.1", "EL-1.2")
def test_too_many_cards_or_a_deck_that_does_not_add_up() -> None:
    assert unloadable({"hand": ["6 pig"]}, {"hand": ["5 pig"]}) == "EL-1.2"
    assert unloadable({"hand": ["pig"]}, deck=["10 pig"]) == "EL-17.1"
    assert unloadable({}, stack=["8 pig"]) == "EL-17.1"


@pytest.mark.clause("EL-17.2")
def test_the_open_row_has_five() -> None:
    assert unloadable({}, row=["4 pig"]) == "EL-17.2"
    assert unloadable({}, row=["6 pig"]) == "EL-17.2"


@pytest.mark.clause("EL-17.4", "EL-9.3", "EL-9.4")
@pytest.mark.parametrize(
    ("roads", "clause"),
    [
        (["pig virst-ixara-river"], "EL-9.3"),
        (["dragon elvenhold-rivinia"], "EL-9.3"),
        (["wagon grangor-yttar-lake"], "EL-9.3"),
        (["pig feodor-lapphalya", "dragon feodor-lapphalya"], "EL-9.4"),
        (["pig dagamura-feodor"], "EL-9.2"),
        (["unicorn lapphalya-virst"], "EL-9.2"),
        (["obstacle feodor-lapphalya"], "EL-9.6"),
        (["pig feodor-lapphalya", "obstacle feodor-lapphalya", "obstacle lapphalya-feodor"], "EL-9.6"),
        (["obstacle elvenhold-virst"], "EL-9.6"),
        (["raft feodor-lapphalya"], "EL-1.3"),
        (["boat feodor-lapphalya"], "EL-1.2"),
        (["pig feodor-atlantis"], "EL-2.1"),
        (["pig feodor-yttar"], "EL-2.3"),
        (["pig feodor-lapphalya-desert"], "EL-2.3"),
        (["pig"], "EL-2.3"),
        (["pig pig pig"], "EL-2.3"),
    ],
)
def test_what_cannot_lie_on_the_map(roads: list[str], clause: str) -> None:
    assert unloadable({"obstacle": False}, {"obstacle": False}, roads=roads) == clause


@pytest.mark.clause("EL-17.5")
def test_no_more_obstacles_than_were_used() -> None:
    roads = ["pig feodor-lapphalya", "obstacle feodor-lapphalya"]
    assert unloadable(roads=roads) == "EL-17.5"
    assert table({"obstacle": False}, roads=roads).blocked != 0


@pytest.mark.clause("EL-17.6")
def test_a_boots_town_never_holds_its_marker() -> None:
    assert "virst" not in seen(table({"town": "virst"})).markers
    assert unloadable({"collected": ["elvenhold"]}) == "EL-17.6"
    assert unloadable({"collected": ["virst", "virst"]}) == "EL-17.6"


@pytest.mark.clause("EL-17.7")
@pytest.mark.parametrize(
    ("given", "clause"),
    [
        ({"players": [{"hand": ["9 pig"]}, {}]}, "EL-17.7"),
        ({"players": [{"hand": ["5 pig"]}, {}], "turn": 1}, "EL-10.19"),
        ({"players": [{"hand": ["5 pig"]}, {}], "turn": -1, "phase": "over", "round": 4}, "EL-10.19"),
        ({"players": [{"discarded": ["pig"]}, {}]}, "EL-10.19"),
        ({"players": [{"hand": ["3 pig"], "discarded": ["pig"]}, {}], "turn": 1}, "EL-10.19"),
        ({"players": [{"counters": ["5 pig"]}, {}]}, "EL-8.4"),
        ({"players": [{"hidden": ["3 pig"]}, {}]}, "EL-8.4"),
        ({"players": [{"counters": ["4 pig"], "hidden": ["2 pig"]}, {}]}, "EL-8.4"),
        ({"players": [{"counters": ["2 pig"]}, {}], "phase": "take"}, "EL-8.4"),
    ],
)
def test_too_much_in_one_hand(given: dict[str, Any], clause: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.load(msgspec.convert(given, GAME.position_type))
    assert caught.value.clause == clause


@pytest.mark.parametrize(
    ("rest", "clause"),
    [
        ({"turn": 2}, "EL-5.2"),
        ({"turn": -1}, "EL-5.2"),
        ({"phase": "over"}, "EL-5.2"),
        ({"first": 2}, "EL-4.6"),
        ({"first": -1}, "EL-4.6"),
        ({"rounds": 3, "round": 4}, "EL-5.1"),
        ({"phase": "plan", "passes": 2}, "EL-9.8"),
        ({"passes": 1}, "EL-9.8"),
        ({"phase": "over", "turn": -1, "round": 2}, "EL-12.1"),
        ({"phase": "plan", "played": ["pig"]}, "EL-6.2"),
        ({"played": ["10 pig", "7 dragon"]}, "EL-6.2"),
        ({"phase": "take", "roads": ["pig feodor-lapphalya"]}, "EL-11.3"),
        ({"phase": "road"}, "EL-9.1"),
        ({"phase": "road", "counter": "pig"}, "EL-9.2"),
        ({"counter": "pig"}, "EL-9.1"),
        ({"phase": "caravan"}, "EL-10.11"),
        ({"phase": "caravan", "road": "feodor-lapphalya"}, "EL-10.11"),
        ({"phase": "discard"}, "EL-10.20"),
        ({"picked": ["pig"]}, "EL-10.14"),
        ({"phase": "keep"}, "EL-15.23"),
    ],
)
def test_moments_that_do_not_exist(rest: dict[str, Any], clause: str) -> None:
    assert unloadable(**rest) == clause


@pytest.mark.clause("EL-12.5")
def test_nobody_plays_on_against_all_twenty_markers_before_the_last_round() -> None:
    assert unloadable({"collected": all_but()}, round=2) == "EL-12.5"
    assert table({"collected": all_but()}, round=4).turn == 0
    over = table({"collected": all_but(), "hand": ["8 pig"]}, round=2, phase="over", turn=-1)
    assert over.ranking() == [1, 2]


@pytest.mark.parametrize(
    ("players", "rest", "clause"),
    [
        ([{"kept": "pig"}, {}], {}, "EL-11.2"),
        ([{"counters": ["2 pig"]}, {"counters": ["2 pig"]}], {"phase": "keep", "turn": 1}, "EL-15.24"),
        ([{"counters": ["2 pig"], "kept": "dragon"}, {"counters": ["2 pig"]}], {"phase": "keep", "turn": 1}, "EL-11.2"),
        ([{"counters": ["2 pig"], "kept": "pig"}, {"counters": ["2 pig"]}], {"phase": "keep", "turn": 0}, "EL-15.24"),
        ([{"town_card": "feodor"}, {}], {"mode": "towns"}, "EL-13.2"),
        ([{"town_card": "beata"}, {"town_card": "beata"}], {"mode": "towns"}, "EL-13.1"),
        ([{"hand": ["2 pig"], "at_most": {"pig": 1}}, {}], {}, "EL-10.15"),
        ([{"at_most": {"pig": 1}}, {}], {"caravan": "free"}, "EL-10.15"),
        ([{"at_most": {"boat": 1}}, {}], {}, "EL-1.2"),
        ([{"town": "atlantis"}, {}], {}, "EL-2.1"),
        ([{"hand": ["99 pig"]}, {}], {}, "EL-17.7"),
        ([{"hand": ["100 pig"]}, {}], {}, "EL-1.2"),
        ([{"hand": ["hidden pig"]}, {}], {}, "EL-1.2"),
    ],
)
def test_players_that_do_not_fit(players: list[dict[str, Any]], rest: dict[str, Any], clause: str) -> None:
    assert unloadable(*players, **rest) == clause


def test_half_made_choices_can_be_loaded_but_not_finished_ones() -> None:
    given = {"hand": ["2 pig", "2 cloud", "2 raft"], "town": "feodor"}
    roads = ["dragon feodor-lapphalya"]
    t = table(given, roads=roads, phase="caravan", road="feodor-lapphalya", picked=["pig"])
    assert [m.notation for m in GAME.moves(t)] == ["pay pig", "pay cloud", "pay raft"]
    for picked in (["raft"], ["2 pig", "cloud"], ["3 pig"], ["dragon"], ["99 pig"]):
        assert unloadable(given, roads=roads, phase="caravan", road="feodor-lapphalya", picked=picked) == "EL-10.14"
    t = table(given, phase="discard", picked=["pig"])
    assert [m.notation for m in GAME.moves(t)] == ["discard pig", "discard cloud", "discard raft"]


HOSTILE: list[Any] = [
    {},
    {"players": []},
    {"players": [{}]},
    {"players": [{}] * 7},
    {"players": TWO, "round": 10**30},
    {"players": TWO, "round": "1"},
    {"players": TWO, "turn": 1.5},
    {"players": TWO, "turn": None},
    {"players": TWO, "phase": "sleep"},
    {"players": TWO, "mode": ["base"]},
    {"players": TWO, "roads": ["x" * 100]},
    {"players": TWO, "roads": ["pig feodor-lapphalya"] * 101},
    {"players": TWO, "unknown": 1},
    {"players": [{"hand": "pig"}, {}]},
    {"players": [{"hand": [["pig"]]}, {}]},
    {"players": [{"at_most": {"pig": -1}}, {}]},
    {"players": [{"obstacle": 2}, {}]},
    {"players": [{"town": "\x00"}, {}]},
    {"players": [{"hand": [""]}, {}]},
    {"players": [{"hand": ["-1 pig"]}, {}]},
    {"players": [{"hand": ["٣ pig"]}, {}]},
    {"players": TWO, "picked": ["\n"]},
    {"players": TWO, "counter": "hidden hidden pig", "phase": "road"},
    {"players": TWO, "road": "-", "phase": "caravan"},
    {"players": TWO, "road": "virst-ixara-river", "phase": "caravan"},
]


@pytest.mark.parametrize("given", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_positions_are_refused(given: Any) -> None:
    with pytest.raises((Refused, msgspec.ValidationError)):
        GAME.load(msgspec.convert(given, GAME.position_type))


def test_deep_nesting_is_refused() -> None:
    text = b'{"players": ' + b"[" * 5000 + b"]" * 5000 + b"}"
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        msgspec.json.decode(text, type=GAME.position_type)


def test_mutilated_positions_load_or_are_refused() -> None:
    """Real tables with one thing changed at random: a table that adds up comes out, or a refusal."""
    chance = Random(5)
    loaded = refused = 0
    words = ["pig", "3 dragon", "2 raft", "hidden pig", "virst", "obstacle feodor-lapphalya", "cloud grangor-yttar", "", "99 pig"]
    for seed in range(60):
        t = fresh(2 + seed % 5, "towns" if seed % 2 else "base", seed=seed)
        rng = Rng(seed)
        for _ in range(chance.randrange(250)):
            if t.turn < 0:
                break
            legal = t.actions()
            t.play(legal[rng.below(len(legal))], rng)
        given = msgspec.to_builtins(GAME.dump(t))
        for _ in range(10):
            bad = msgspec.json.decode(msgspec.json.encode(given))
            target = chance.choice([bad, chance.choice(bad["players"])])
            key = chance.choice([k for k in target if k != "players"])
            if isinstance(target[key], list):
                target[key] = [*target[key], chance.choice(words)][chance.randrange(2) :]
            elif isinstance(target[key], bool):
                target[key] = not target[key]
            elif isinstance(target[key], int):
                target[key] = chance.randrange(-2, 7)
            else:
                target[key] = chance.choice(words)
            try:
                back = GAME.load(msgspec.convert(bad, GAME.position_type))
            except (Refused, msgspec.ValidationError):
                refused += 1
            else:
                assert GAME.invariants(back) == [], bad
                assert bool(back.actions()) == (back.turn >= 0)
                loaded += 1
    assert loaded > 20 and refused > 100


def test_the_shortest_position() -> None:
    t = table()
    assert GAME.view(t, 0).phase == "move" and t.seats == 2
    through(t, "take")
    assert GAME.invariants(t) == []
