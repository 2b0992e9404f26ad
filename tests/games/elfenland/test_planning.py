"""EL-9: counters, obstacles and passes."""

from __future__ import annotations

import pytest

from games.elfenland.table import counted, hand, options, phase, plan, play, refusal, seen, table
from traktir.core.rng import Rng
from traktir.games.elfenland import GAME
from traktir.games.elfenland.components import COSTS, KINDS, ROADS, TERRAIN
from traktir.games.elfenland.rules import Elfenland


def roads(t: Elfenland) -> dict[str, str]:
    return {road: view.counter for road, view in GAME.view(t).roads.items()}


def lay(t: Elfenland, counter: str, road: str) -> None:
    play(t, f"plan {counter}", f"plan {counter} {road}")


@pytest.mark.clause("EL-9.1")
def test_a_turn_is_one_counter_or_the_obstacle_or_a_pass() -> None:
    t = plan({"counters": ["pig", "pig"]}, {"counters": ["dragon"]})
    lay(t, "pig", "feodor-lapphalya")
    assert t.turn == 1
    play(t, "obstacle feodor-lapphalya")
    assert t.turn == 0
    play(t, "pass")
    assert t.turn == 1 and phase(t) == "plan"


@pytest.mark.clause("EL-9.1")
def test_the_counter_is_chosen_before_its_road() -> None:
    t = plan({"counters": ["pig", "dragon"]})
    assert refusal(t, "plan pig feodor-lapphalya") == "EL-9.1"
    play(t, "plan pig")
    assert refusal(t, "plan dragon feodor-lapphalya") == "EL-9.1"
    assert refusal(t, "pass") == "EL-5.1"


@pytest.mark.clause("EL-9.2")
@pytest.mark.parametrize("kind", KINDS)
def test_a_counter_may_go_on_any_free_road_that_it_can_travel(kind: str) -> None:
    t = plan({"counters": [kind], "town": "yttar"}, roads=["dragon feodor-lapphalya", "wagon elvenhold-lapphalya"])
    play(t, f"plan {kind}")
    free = [road for road in ROADS if road not in GAME.view(t).roads]
    fitting = {road for road in free if COSTS[KINDS.index(kind)][TERRAIN[ROADS.index(road)]]}
    assert {move.card for move in GAME.moves(t)} == fitting


@pytest.mark.clause("EL-9.2", "EL-15.11")
def test_a_hidden_counter_is_turned_up_when_it_is_laid() -> None:
    t = plan({"counters": ["pig"], "hidden": ["pig"]})
    assert options(t) == ["plan pig", "plan hidden pig", "pass"]
    lay(t, "hidden pig", "feodor-lapphalya")
    assert seen(t).counters == ["pig"] and seen(t).hidden == []
    assert roads(t) == {"feodor-lapphalya-forest": "pig"}
    assert GAME.view(t, 1).players[0].hidden_size == 0


@pytest.mark.clause("EL-9.2")
def test_a_counter_one_does_not_have() -> None:
    t = plan({"counters": ["pig"], "hidden": ["dragon"]})
    assert refusal(t, "plan cloud") == "EL-9.2"
    assert refusal(t, "plan hidden pig") == "EL-9.2"
    assert refusal(t, "plan dragon") == "EL-9.2"


@pytest.mark.clause("WE-2", "EL-9.2")
def test_a_pig_does_not_go_into_the_desert() -> None:
    t = plan({"counters": ["pig"]})
    play(t, "plan pig")
    assert refusal(t, "plan pig dagamura-feodor") == "EL-9.2"
    assert t.turn == 0 and seen(t).counters == ["pig"] and roads(t) == {}


@pytest.mark.clause("EL-9.3")
@pytest.mark.parametrize("water", ["elvenhold-rivinia", "elvenhold-virst", "virst-ixara-river", "grangor-yttar-lake"])
def test_no_counter_on_water(water: str) -> None:
    t = plan({"counters": ["dragon"]})
    play(t, "plan dragon")
    assert refusal(t, f"plan dragon {water}") == "EL-9.3"
    assert not any(move.card.endswith(("river", "lake")) for move in GAME.moves(t))


@pytest.mark.clause("EL-9.4")
def test_one_counter_on_a_road_and_it_stays() -> None:
    t = plan({"counters": ["dragon"]}, roads=["pig feodor-lapphalya"])
    play(t, "plan dragon")
    assert refusal(t, "plan dragon feodor-lapphalya") == "EL-9.4"
    play(t, "plan dragon lapphalya-virst")
    assert roads(t) == {"feodor-lapphalya-forest": "pig", "lapphalya-virst-plain": "dragon"}
    assert seen(t).counters == []


@pytest.mark.clause("EL-9.5")
def test_counters_serve_everybody() -> None:
    t = plan({"counters": ["dragon"]}, {"hand": ["dragon"], "town": "virst"})
    lay(t, "dragon", "lapphalya-virst")
    play(t, "pass", "pass", "stop", "go virst-lapphalya dragon")
    assert seen(t, 1).town == "lapphalya"


@pytest.mark.clause("EL-9.6", "EL-15.12", "EL-15.37")
def test_an_obstacle_goes_on_any_road_with_a_counter() -> None:
    t = plan({}, roads=["pig feodor-lapphalya", "dragon lapphalya-virst"])
    assert options(t) == ["obstacle lapphalya-virst", "obstacle feodor-lapphalya", "pass"]
    play(t, "obstacle feodor-lapphalya")
    assert t.turn == 1 and not seen(t).obstacle
    assert [road for road, view in GAME.view(t).roads.items() if view.obstacle] == ["feodor-lapphalya-forest"]
    assert refusal(t, "obstacle feodor-lapphalya") == "EL-9.6"


@pytest.mark.clause("EL-15.12", "EL-9.6")
def test_one_may_obstruct_the_road_one_has_just_planned() -> None:
    t = plan({"counters": ["pig", "dragon"]}, {"counters": ["pig"]})
    lay(t, "pig", "feodor-lapphalya")
    play(t, "pass", "obstacle feodor-lapphalya")
    assert GAME.view(t).roads["feodor-lapphalya-forest"].obstacle
    assert seen(t).counters == ["dragon"] and t.turn == 1


@pytest.mark.clause("EL-9.6")
def test_an_obstacle_is_used_once_and_never_on_water_or_a_bare_road() -> None:
    t = plan({"obstacle": False}, {}, roads=["pig feodor-lapphalya"])
    assert refusal(t, "obstacle feodor-lapphalya") == "EL-9.6"
    play(t, "pass")
    assert refusal(t, "obstacle lapphalya-virst") == "EL-9.6"
    assert refusal(t, "obstacle elvenhold-virst") == "EL-9.6"
    assert refusal(t, "obstacle virst-ixara-river") == "EL-9.6"


@pytest.mark.clause("EL-9.7", "EL-15.9")
def test_who_has_passed_may_come_back() -> None:
    t = plan({"counters": ["pig"]}, {"counters": ["dragon"]})
    play(t, "pass")
    lay(t, "dragon", "lapphalya-virst")
    lay(t, "pig", "feodor-lapphalya")
    assert len(roads(t)) == 2


@pytest.mark.clause("EL-9.8", "EL-15.9")
def test_passes_are_counted_across_laps_and_a_placement_counts_anew() -> None:
    t = plan({}, {"counters": ["pig"]}, {}, seats=3)
    play(t, "pass")
    lay(t, "pig", "feodor-lapphalya")
    assert GAME.view(t).passes == 0 and t.turn == 2
    play(t, "pass", "pass")
    assert phase(t) == "plan" and t.turn == 1
    play(t, "pass")
    assert phase(t) == "move" and t.turn == 0


@pytest.mark.clause("EL-9.8")
def test_an_obstacle_counts_anew_too() -> None:
    t = plan(roads=["pig feodor-lapphalya"])
    play(t, "pass", "obstacle feodor-lapphalya", "pass")
    assert phase(t) == "plan"
    play(t, "pass")
    assert phase(t) == "move"


@pytest.mark.clause("WE-18", "EL-9.8")
def test_two_players_pass() -> None:
    t = plan({"counters": ["pig"]})
    lay(t, "pig", "feodor-lapphalya")
    play(t, "pass", "pass")
    assert phase(t) == "move" and t.turn == 0
    t = plan({"counters": ["pig"]})
    play(t, "pass", "pass")
    assert phase(t) == "move" and roads(t) == {}


@pytest.mark.clause("EL-9.8", "EL-5.2")
def test_the_first_player_moves_first_whoever_passed_last() -> None:
    t = plan({"counters": ["pig"]}, seats=3, first=0, turn=0)
    play(t, "pass")
    assert t.turn == 1
    t = plan({}, {"counters": ["pig"]}, seats=3, first=1, turn=1)
    lay(t, "pig", "feodor-lapphalya")
    play(t, "pass", "pass", "pass")
    assert phase(t) == "move" and t.turn == 1


@pytest.mark.clause("EL-9.9", "EL-15.35")
def test_who_has_nothing_is_still_asked_and_can_only_pass() -> None:
    t = plan({"obstacle": False}, {"obstacle": False, "counters": ["pig"]})
    assert options(t) == ["pass"] and t.turn == 0
    play(t, "pass")
    assert GAME.view(t).passes == 1


@pytest.mark.clause("EL-15.10", "EL-9.9")
def test_a_counter_that_fits_nowhere_does_not_betray_itself() -> None:
    """All 20 roads open to a pig are taken: its owner is asked like everybody else."""
    kinds = ("elfcycle", "cloud", "wagon", "dragon")
    open_to_pigs = [road for road in ROADS if COSTS[0][TERRAIN[ROADS.index(road)]]]
    laid = [f"{kinds[i % 3] if i % 4 else 'dragon'} {road}" for i, road in enumerate(open_to_pigs)]
    t = plan({"hidden": ["pig"]}, {"hidden": ["dragon"]}, seats=5, roads=laid)
    assert len(open_to_pigs) == 20
    assert refusal(t, "plan hidden pig") == "EL-9.2"
    assert t.turn == 0 and "pass" in options(t)
    assert GAME.view(t, 1) == GAME.view(t.imagine(1, Rng(3)), 1)


@pytest.mark.clause("EL-14.4", "EL-9.1")
def test_a_chosen_counter_is_nobody_elses_business_until_it_lies_on_its_road() -> None:
    t = plan({"counters": ["pig"], "hidden": ["dragon"]})
    before = GAME.view(t, 1)
    action = GAME.choose(t, "plan hidden dragon")
    assert GAME.told(t, action, 1) is None
    t.play(action, Rng(0))
    assert GAME.view(t, 1) == before
    assert GAME.view(t, 0).counter == "hidden dragon"


@pytest.mark.clause("EL-9.2")
def test_hands_play_no_part_in_planning() -> None:
    t = plan({"counters": ["dragon"], "hand": []})
    lay(t, "dragon", "grangor-yttar")
    assert hand(t) == {} and roads(t) == {"grangor-yttar-mountain": "dragon"}


def test_counters_alike_are_one_choice() -> None:
    t = plan({"counters": ["2 pig"], "hidden": ["2 cloud"]})
    assert options(t) == ["plan pig", "plan hidden cloud", "pass"]
    assert counted(seen(t).counters) == {"pig": 2}


def test_planning_is_not_moving() -> None:
    assert refusal(plan(), "go elvenhold-virst raft") == "EL-5.1"
    assert refusal(table(), "pass") == "EL-5.1"
