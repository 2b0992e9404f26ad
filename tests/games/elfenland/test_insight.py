"""What a good player looks at: the longest journey, the counters it needs, and nobody else's hand."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.elfenland.table import all_but, plan, play, table
from traktir.bots.thinking import LEVELS, Greedy, Random
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games.elfenland import GAME, components
from traktir.games.elfenland.prospects import prospects
from traktir.games.elfenland.rules import Elfenland
from traktir.games.elfenland.state import ROAD

SPENT = {"obstacle": False}


def weighed(t: Elfenland) -> dict[str, int]:
    actions = t.actions()
    weights = vec[i64]([0] * len(actions))
    GAME.insight(Setting(t.seats)).weigh(t, vec[i64](actions), len(actions), weights)
    assert min(weights) > 0
    return {GAME.move(t, action).notation: weight for action, weight in zip(actions, weights, strict=True)}


def favourite(t: Elfenland) -> str:
    """The decision that looks best at first sight."""
    weights = weighed(t)
    return max(weights, key=weights.__getitem__)


def chances(t: Elfenland) -> list[int]:
    out = vec[i64]([0] * t.seats)
    GAME.insight(Setting(t.seats)).judge(t, out)
    return list(out)


def test_it_takes_the_counter_that_its_hand_can_use() -> None:
    t = table({"hand": ["4 dragon", "2 raft"]}, phase="take", row=["dragon", "pig", "cloud", "unicorn", "wagon"])
    assert favourite(t) == "take dragon"


def test_it_takes_what_it_has_not_got_yet() -> None:
    row = ["dragon", "elfcycle", "pig", "cloud", "unicorn"]
    t = table({"hand": ["2 dragon", "2 elfcycle"], "hidden": ["dragon"], "counters": ["dragon"]}, phase="take", lap=2, row=row)
    assert favourite(t) == "take elfcycle"


def test_it_lays_the_counter_for_which_it_has_cards() -> None:
    t = plan({"hand": ["2 dragon"], "town": "feodor", "counters": ["dragon", "pig"]})
    assert favourite(t) == "plan dragon"
    play(t, "plan dragon")
    road = favourite(t)
    assert "feodor" in road


def test_it_lays_nothing_where_nothing_is_left_to_collect() -> None:
    t = plan({"hand": ["2 pig"], "collected": all_but("usselen"), "counters": ["pig"], **SPENT}, round=4)
    assert favourite(t) == "pass"


def test_it_does_not_block_its_own_way() -> None:
    roads = ["dragon feodor-lapphalya", "dragon elvenhold-lapphalya"]
    t = plan({"hand": ["2 dragon"]}, roads=roads, round=4)
    weights = weighed(t)
    assert weights["pass"] > weights["obstacle elvenhold-lapphalya"]


def test_it_blocks_the_way_of_a_rival_in_the_last_round() -> None:
    t = plan({"hand": ["raft"]}, {"hand": ["2 dragon"], "town": "feodor"}, roads=["dragon feodor-throtmanni"], round=4)
    assert favourite(t) == "obstacle feodor-throtmanni"


def test_it_goes_where_the_journey_is_longest() -> None:
    roads = ["dragon elvenhold-beata", "elfcycle elvenhold-lapphalya", "elfcycle feodor-lapphalya"]
    t = table({"hand": ["dragon", "2 elfcycle"]}, roads=roads, round=4)
    assert favourite(t) == "go elvenhold-lapphalya elfcycle"


def test_it_goes_into_a_dead_end_first_and_comes_back() -> None:
    roads = ["dragon elvenhold-beata", "elfcycle elvenhold-lapphalya", "elfcycle feodor-lapphalya"]
    t = table({"hand": ["2 dragon", "2 elfcycle"]}, roads=roads, round=4)
    for move in ("go elvenhold-beata dragon", "go beata-elvenhold dragon", "go elvenhold-lapphalya elfcycle"):
        assert favourite(t) == move
        play(t, move)


def test_it_stops_when_nothing_is_gained() -> None:
    t = table({"hand": ["2 raft"], "collected": all_but("usselen")}, round=4)
    assert favourite(t) == "stop"


def test_a_caravan_takes_the_cards_that_are_good_for_nothing() -> None:
    roads = ["wagon elvenhold-lapphalya", "dragon feodor-lapphalya"]
    t = table({"hand": ["2 dragon", "3 cloud"]}, roads=roads, round=4)
    play(t, "caravan elvenhold-lapphalya")
    assert favourite(t) == "pay cloud"


def test_it_ends_beside_its_town_card() -> None:
    roads = ["dragon elvenhold-beata", "elfcycle elvenhold-ergeren"]
    players = [
        {"hand": ["dragon", "elfcycle"], "collected": all_but("usselen"), "town_card": card} for card in ("beata", "ergeren")
    ]
    t = table(players[0], {"town_card": "yttar"}, mode="towns", roads=roads, round=4)
    assert favourite(t) == "go elvenhold-beata dragon"
    t = table(players[1], {"town_card": "yttar"}, mode="towns", roads=roads, round=4)
    assert favourite(t) == "go elvenhold-ergeren elfcycle"


def test_it_looks_at_no_hand_but_its_own() -> None:
    roads = ["dragon feodor-lapphalya", "pig elvenhold-lapphalya"]
    mine = {"hand": ["2 dragon", "pig"], "counters": ["dragon", "cloud"]}
    rivals = ({"hand": ["3 pig"], "hidden": ["pig"]}, {"hand": ["3 cloud"], "hidden": ["unicorn"]})
    assert weighed(plan(mine, rivals[0], roads=roads)) == weighed(plan(mine, rivals[1], roads=roads))


def test_chances_follow_the_towns() -> None:
    few = {"collected": ["virst", "beata", "tichih"]}
    many = {"collected": ["virst", "beata", "tichih", "feodor", "ixara"]}
    out = chances(table(many, few, few, seats=3, round=4))
    assert out[0] > out[1] == out[2] > 0 and sum(out) <= 1100


def test_chances_follow_what_can_still_be_travelled() -> None:
    roads = ["dragon feodor-lapphalya", "dragon elvenhold-lapphalya"]
    out = chances(table({"hand": ["3 dragon"]}, {"hand": ["3 cloud"]}, roads=roads, round=4))
    assert out[0] > out[1]


@pytest.mark.parametrize(("seats", "mode"), [(2, "base"), (4, "base"), (3, "towns")])
def test_it_beats_guessing(seats: int, mode: str) -> None:
    setting = Setting(seats, mode)
    won = 0
    for seed in range(6):
        rng = Rng(seed)
        t = GAME.new(setting, rng)
        own = seed % seats
        bots = [Greedy(GAME, setting) if seat == own else Random(GAME, setting) for seat in range(seats)]
        while t.turn >= 0:
            t.play(bots[t.turn].choose(t.imagine(t.turn, rng), rng), rng)
        won += t.ranking()[own] == 1
    assert won >= 5


def test_playouts_take_what_is_legal() -> None:
    setting = Setting(3, "towns")
    rng = Rng(5)
    t = GAME.new(setting, rng)
    insight = GAME.insight(setting)
    weights = vec[i64]([0] * 256)
    while t.turn >= 0:
        legal = t.actions()
        action = insight.pick(t, vec[i64](legal), len(legal), weights, rng)
        assert action in legal
        out = vec[i64]([0] * 3)
        insight.judge(t, out)
        assert all(0 < chance <= 1000 for chance in out)
        t.play(action, rng)


def markers(*names: str) -> int:
    return sum(1 << components.TOWNS.index(name) for name in names)


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_neighbours_left_behind_promise_more_than_scattered_towns(rounds: int) -> None:
    at = components.TOWNS.index("usselen")
    together = prospects(rounds, at, markers("feodor", "lapphalya", "throtmanni"), 0)
    apart = prospects(rounds, at, markers("feodor", "virst", "tichih"), 0)
    assert together > apart
    assert prospects(0, at, markers("feodor"), 1) == 0


TAKING = table({"hand": ["2 dragon"]}, phase="take", row=["dragon", "pig", "cloud", "unicorn", "wagon"])


def test_nothing_is_judged_while_counters_are_taken_and_laid() -> None:
    mine = {"hand": ["2 dragon"], "counters": ["dragon"]}
    insight = GAME.insight(Setting(2))
    planning = plan(mine)
    assert not insight.quiet(TAKING) and not insight.quiet(planning)
    play(planning, "plan dragon")
    assert not insight.quiet(planning)
    assert insight.quiet(table(mine))


def test_bots_search_while_counters_are_laid_and_then_go_their_way() -> None:
    mine = {"hand": ["2 dragon"], "counters": ["dragon"]}
    insight = GAME.insight(Setting(2))
    planning = plan(mine)
    assert insight.settled(TAKING) and not insight.settled(planning)
    play(planning, "plan dragon")
    assert not insight.settled(planning)
    assert insight.settled(table(mine))


def test_roads_are_weighed_alike_whether_the_plan_was_weighed_before_or_not() -> None:
    """What was found out for the plan is used again for its road, and only for that."""
    rng = Rng(8)
    weighed = 0
    for seed in range(3):
        t = GAME.new(Setting(3), Rng(seed))
        used = GAME.insight(Setting(3))
        while t.turn >= 0 and weighed < 60:
            legal = t.actions()
            if len(legal) > 1:
                weights = []
                for insight in (used, GAME.insight(Setting(3))):
                    out = vec[i64]([0] * len(legal))
                    insight.weigh(t, vec[i64](legal), len(legal), out)
                    weights.append(list(out))
                assert weights[0] == weights[1]
                weighed += t.phase == ROAD
            t.play(legal[rng.below(len(legal))], rng)
    assert weighed == 60


def test_in_the_last_round_a_town_more_decides() -> None:
    ahead, behind = {"collected": all_but("feodor"), "hand": []}, {"collected": all_but("feodor", "virst"), "hand": []}
    early, late = (chances(table(ahead, behind, round=n)) for n in (3, 4))
    assert late[0] > 900 > early[0] > 500 > early[1] > 100 > late[1]


def test_who_thinks_longer_looks_farther_along_the_way() -> None:
    looks = []
    for level in LEVELS:
        insight = GAME.insight(Setting(2))
        insight.dwell(level.planned(insight, 2))
        looks.append(insight.looks)
    assert looks == sorted(set(looks)), "each level farther than the one below"
    assert looks[0] < GAME.insight(Setting(2)).looks < looks[1], "who does not think at all looks less far than a regular"


def test_with_more_rivals_they_look_farther() -> None:
    looks = []
    for seats in range(2, 7):
        insight = GAME.insight(Setting(seats))
        insight.dwell(LEVELS[1].planned(insight, seats))
        looks.append(insight.looks)
    assert looks == sorted(looks) and looks[0] < looks[1] < looks[2]
