"""EL-10: travelling by road, water and caravan, markers, and the hand limit."""

from __future__ import annotations

import pytest

from games.elfenland.table import all_but, collected, hand, options, phase, play, refusal, seen, table
from traktir.core.rng import Rng
from traktir.games.elfenland import GAME

DRAGON_ROAD = ["dragon feodor-lapphalya", "elfcycle lapphalya-virst", "obstacle feodor-lapphalya"]
SPENT = {"obstacle": False}


@pytest.mark.clause("EL-10.1", "EL-15.36", "EL-10.18")
def test_a_turn_has_as_many_moves_as_one_likes_possibly_none() -> None:
    t = table({"hand": ["3 raft"]}, {"hand": ["raft"], "town": "beata"})
    play(t, "go elvenhold-rivinia raft", "go rivinia-tichih raft")
    assert t.turn == 0
    play(t, "stop")
    assert t.turn == 1 and hand(t) == {"raft": 1}
    play(t, "stop")
    assert phase(t) == "take"


@pytest.mark.clause("EL-10.1")
def test_who_has_stopped_does_not_move_again_in_this_round() -> None:
    t = table(*({"hand": ["raft"]} for _ in range(3)), seats=3, first=1, turn=1)
    order = []
    while phase(t) == "move":
        order.append(t.turn)
        play(t, "stop")
    assert order == [1, 2, 0]


@pytest.mark.clause("EL-10.2")
def test_cards_are_paid_move_by_move_and_gone_at_once() -> None:
    t = table({"hand": ["2 raft", "pig"]})
    play(t, "go elvenhold-rivinia raft")
    assert seen(t).town == "rivinia" and hand(t) == {"raft": 1, "pig": 1}
    assert GAME.view(t, 1).played == ["raft"] and GAME.view(t).discards == 1
    assert refusal(t, "go rivinia-elvenhold raft") == "EL-10.9"
    assert refusal(t, "go beata-elvenhold raft") == "EL-10.2"


@pytest.mark.clause("EL-10.3", "WE-6")
def test_there_and_back() -> None:
    roads = ["cloud dagamura-kihromah"]
    t = table({"hand": ["4 cloud"], "town": "dagamura"}, roads=roads)
    play(t, "go dagamura-kihromah cloud", "go kihromah-dagamura cloud")
    assert hand(t) == {} and {"kihromah", "dagamura"} <= collected(t)
    t = table({"hand": ["3 cloud"], "town": "dagamura"}, roads=roads)
    play(t, "go dagamura-kihromah cloud")
    assert refusal(t, "go kihromah-dagamura cloud") == "EL-10.6"


@pytest.mark.clause("EL-10.3")
def test_all_kinds_of_moves_may_be_mixed() -> None:
    t = table(
        {"hand": ["raft", "elfcycle", "3 pig"], "town": "virst"}, roads=["elfcycle ixara-lapphalya", "dragon feodor-lapphalya"]
    )
    play(t, "go virst-ixara raft", "go ixara-lapphalya elfcycle", "caravan lapphalya-feodor")
    assert seen(t).town == "feodor" and hand(t) == {}
    assert collected(t) == {"virst", "ixara", "lapphalya", "feodor"}


@pytest.mark.clause("EL-10.4", "EL-15.16")
def test_payment_is_exact() -> None:
    t = table({"hand": ["3 dragon"], "town": "lapphalya"}, roads=["dragon lapphalya-virst"])
    play(t, "go lapphalya-virst dragon")
    assert hand(t) == {"dragon": 2}
    t = table({"hand": ["2 raft"], "town": "virst"})
    play(t, "go virst-ixara raft")
    assert hand(t) == {"raft": 1}


@pytest.mark.clause("EL-10.5")
def test_a_road_needs_a_counter() -> None:
    t = table({"hand": ["4 dragon"], "town": "feodor"})
    assert refusal(t, "go feodor-lapphalya dragon") == "EL-10.5"
    assert options(t) == ["stop"]


@pytest.mark.clause("EL-10.6")
def test_only_cards_of_the_counters_kind() -> None:
    t = table({"hand": ["2 pig"], "town": "feodor"}, roads=["dragon feodor-lapphalya"])
    assert refusal(t, "go feodor-lapphalya pig") == "EL-10.6"
    assert refusal(t, "go feodor-lapphalya dragon") == "EL-10.6"


@pytest.mark.clause("EL-10.7", "WE-3")
def test_wagon_and_obstacle_in_the_desert() -> None:
    roads = ["wagon dagamura-feodor", "obstacle dagamura-feodor"]
    t = table({"hand": ["2 wagon"], "town": "dagamura"}, SPENT, roads=roads)
    assert refusal(t, "go dagamura-feodor wagon") == "EL-10.7"
    t = table({"hand": ["3 wagon"], "town": "dagamura"}, SPENT, roads=roads)
    play(t, "go dagamura-feodor wagon")
    assert hand(t) == {} and "feodor" in collected(t)


@pytest.mark.clause("EL-10.8", "WE-4")
def test_kostyas_trip() -> None:
    t = table({"hand": ["3 dragon", "elfcycle"], "town": "feodor"}, SPENT, roads=DRAGON_ROAD)
    before = GAME.view(t).roads
    play(t, "go feodor-lapphalya dragon", "go lapphalya-virst elfcycle")
    assert hand(t) == {} and {"lapphalya", "virst"} <= collected(t)
    assert GAME.view(t).roads == before


@pytest.mark.clause("EL-10.8")
def test_counters_and_obstacles_stay_for_the_next_player() -> None:
    t = table({"hand": ["3 dragon"], "town": "feodor"}, {"hand": ["3 dragon"], "town": "feodor", **SPENT}, roads=DRAGON_ROAD)
    play(t, "go feodor-lapphalya dragon", "stop", "go feodor-lapphalya dragon")
    assert [p.town for p in GAME.view(t).players] == ["lapphalya", "lapphalya"] and hand(t, 1) == {}


@pytest.mark.clause("EL-10.9", "WE-5")
def test_boris_on_the_river() -> None:
    t = table({"hand": ["raft"], "town": "virst"})
    play(t, "go virst-ixara-river")
    assert seen(t).town == "ixara" and hand(t) == {}
    t = table({"hand": ["raft"], "town": "ixara"})
    assert refusal(t, "go virst-ixara-river") == "EL-10.9"
    t = table({"hand": ["2 raft"], "town": "ixara"})
    play(t, "go ixara-virst raft")
    assert seen(t).town == "virst" and hand(t) == {}


@pytest.mark.clause("WE-7", "EL-10.9", "EL-15.19")
@pytest.mark.parametrize(
    "ferry",
    ["elvenhold-virst", "yttar-parundia", "grangor-yttar", "grangor-parundia", "virst-strykhaven", "elvenhold-strykhaven"],
)
def test_ferries_cost_two_rafts_both_ways(ferry: str) -> None:
    for start, goal in (ferry.split("-"), reversed(ferry.split("-"))):
        t = table({"hand": ["raft"], "town": start})
        assert refusal(t, f"go {start}-{goal} raft") == "EL-10.9"
        t = table({"hand": ["2 raft"], "town": start})
        play(t, f"go {start}-{goal} raft")
        assert seen(t).town == goal and hand(t) == {}


@pytest.mark.clause("EL-10.10")
def test_obstacles_do_not_touch_water() -> None:
    t = table({"hand": ["raft"], "town": "virst"}, SPENT, roads=["pig ixara-virst", "obstacle ixara-virst"])
    play(t, "go virst-ixara raft")
    assert hand(t) == {}


@pytest.mark.clause("EL-15.17")
def test_every_leg_of_a_river_is_a_move_of_its_own() -> None:
    t = table({"hand": ["2 raft"], "town": "beata"})
    assert "go beata-rivinia raft" not in options(t)
    play(t, "go beata-elvenhold raft", "go elvenhold-rivinia raft")
    assert hand(t) == {} and collected(t) == {"beata", "rivinia"}


@pytest.mark.clause("EL-10.11", "WE-8", "EL-10.14")
def test_any_three_cards_make_a_caravan() -> None:
    t = table({"hand": ["raft", "dragon", "unicorn"], "town": "throtmanni"}, roads=["pig throtmanni-tichih"])
    play(t, "caravan throtmanni-tichih")
    assert seen(t).town == "tichih" and hand(t) == {}


@pytest.mark.clause("WE-8", "EL-10.11")
def test_a_caravan_past_an_obstacle_takes_four() -> None:
    roads = ["pig throtmanni-tichih", "obstacle throtmanni-tichih"]
    t = table({"hand": ["raft", "dragon", "unicorn"], "town": "throtmanni"}, SPENT, roads=roads)
    assert refusal(t, "caravan throtmanni-tichih") == "EL-10.11"
    t = table({"hand": ["raft", "dragon", "unicorn", "pig"], "town": "throtmanni"}, SPENT, roads=roads)
    play(t, "caravan throtmanni-tichih")
    assert seen(t).town == "tichih" and hand(t) == {}
    t = table({"hand": ["raft", "dragon", "2 pig"], "town": "throtmanni"}, SPENT, roads=roads)
    assert refusal(t, "caravan throtmanni-tichih") == "EL-10.15"


@pytest.mark.clause("EL-10.12")
def test_caravans_do_not_float() -> None:
    t = table({"hand": ["3 pig"]})
    assert refusal(t, "caravan elvenhold-virst") == "EL-10.12"
    assert refusal(t, "caravan beata-elvenhold-river") == "EL-10.12"


@pytest.mark.clause("EL-10.13", "EL-15.14")
def test_a_caravan_needs_a_counter_on_the_road() -> None:
    t = table({"hand": ["3 pig"], "town": "feodor"})
    assert refusal(t, "caravan feodor-lapphalya") == "EL-10.13"


@pytest.mark.clause("EL-10.14", "EL-15.15")
def test_cards_of_the_counters_own_kind_may_go_into_a_caravan() -> None:
    t = table({"hand": ["2 dragon", "pig", "raft", "cloud"], "town": "feodor"}, SPENT, roads=DRAGON_ROAD)
    play(t, "caravan feodor-lapphalya", "pay pig", "pay dragon")  # then nothing but a dragon and a raft can follow
    assert seen(t).town == "lapphalya" and hand(t) == {"cloud": 1}


@pytest.mark.clause("EL-10.14")
def test_cards_are_picked_in_one_order_only_so_that_every_mixture_has_one_way() -> None:
    t = table({"hand": ["2 pig", "cloud", "2 raft"], "town": "feodor"}, roads=["dragon feodor-lapphalya"])
    paid = set()

    def walk(state: object, path: tuple[str, ...]) -> None:
        assert isinstance(state, type(t))
        for move in options(state):
            if move == "stop" or move.startswith("go"):
                continue
            after = state.copy()
            assert isinstance(after, type(t))
            after.play(GAME.choose(state, move), Rng(0))
            if seen(after).town == "lapphalya":
                left = tuple(sorted(hand(after).elements()))
                assert left not in paid
                paid.add(left)
            else:
                walk(after, (*path, move))

    walk(t, ())
    assert paid == {
        ("pig", "pig"),
        ("cloud", "pig"),
        ("pig", "raft"),
        ("cloud", "raft"),
        ("raft", "raft"),
    }
    play(t, "caravan feodor-lapphalya", "pay cloud")
    assert seen(t).town == "lapphalya" and hand(t) == {"pig": 2}


@pytest.mark.clause("EL-10.14")
def test_cards_out_of_order_or_out_of_hand_are_refused() -> None:
    t = table({"hand": ["2 pig", "2 cloud", "2 raft"], "town": "feodor"}, roads=["dragon feodor-lapphalya"])
    play(t, "caravan feodor-lapphalya", "pay cloud")
    assert refusal(t, "pay pig") == "EL-10.14"
    assert refusal(t, "pay dragon") == "EL-10.14"
    assert refusal(t, "stop") == "EL-5.1"


@pytest.mark.clause("EL-10.15", "EL-15.13")
def test_no_caravan_for_who_could_pay_unless_caravans_are_free() -> None:
    given = {"hand": ["dragon", "3 pig"], "town": "lapphalya"}
    roads = ["dragon lapphalya-virst"]
    t = table(given, roads=roads)
    assert refusal(t, "caravan lapphalya-virst") == "EL-10.15"
    t = table(given, roads=roads, caravan="free")
    assert options(t) == ["go lapphalya-virst dragon", "caravan lapphalya-virst", "stop"]
    play(t, "caravan lapphalya-virst", "pay pig", "pay pig", "pay pig")
    assert hand(t) == {"dragon": 1}


@pytest.mark.clause("EL-10.16", "EL-15.21", "EL-15.17")
def test_markers_are_taken_on_the_way_by_themselves() -> None:
    t = table({"hand": ["2 raft"], "town": "virst"})
    play(t, "go virst-ixara raft", "go ixara-mahdavikia raft")
    assert collected(t) == {"virst", "ixara", "mahdavikia"}
    assert GAME.view(t).players[0].taken == 3 and t.scores() == [3, 0]


@pytest.mark.clause("EL-10.16")
def test_only_the_own_marker_is_taken() -> None:
    t = table({"hand": ["raft"], "town": "virst"})
    play(t, "go virst-ixara raft")
    assert "ixara" in seen(t, 1).markers


@pytest.mark.clause("EL-10.17")
def test_a_marker_is_taken_once_and_elvenhold_has_none() -> None:
    t = table({"hand": ["2 raft"], "town": "beata", "collected": ["rivinia"]})
    play(t, "go beata-elvenhold raft")
    assert t.scores()[0] == 2
    play(t, "go elvenhold-rivinia raft")
    assert t.scores()[0] == 2


@pytest.mark.clause("WE-16")
def test_collecting_on_the_way() -> None:
    t = table(
        {"hand": ["dragon", "2 unicorn", "2 wagon"], "town": "feodor"},
        roads=["dragon feodor-throtmanni", "unicorn albaran-throtmanni", "wagon albaran-parundia"],
    )
    play(t, "go feodor-throtmanni dragon", "go throtmanni-albaran unicorn", "go albaran-parundia wagon")
    assert {"throtmanni", "albaran", "parundia"} <= collected(t) and hand(t) == {}


@pytest.mark.clause("EL-10.18", "EL-15.35")
def test_who_cannot_move_says_so_himself() -> None:
    t = table({})
    assert options(t) == ["stop"] and t.turn == 0


@pytest.mark.clause("EL-10.19", "WE-11", "EL-15.22")
def test_six_cards_are_cut_to_four_before_the_next_player_moves() -> None:
    t = table({"hand": ["2 pig", "2 dragon", "2 raft"]}, {"hand": ["raft"]})
    play(t, "stop")
    assert phase(t) == "discard" and t.turn == 0
    assert options(t) == ["discard pig", "discard dragon", "discard raft"]
    play(t, "discard pig")
    assert refusal(t, "discard cloud") == "EL-10.19"
    assert refusal(t, "stop") == "EL-5.1"
    play(t, "discard raft")
    assert hand(t) == {"pig": 1, "dragon": 2, "raft": 1} and t.turn == 1


@pytest.mark.clause("EL-10.19")
def test_every_choice_of_discards_can_be_made_in_one_way() -> None:
    t = table({"hand": ["2 pig", "2 cloud", "raft", "dragon"]})
    play(t, "stop")
    kept = []
    for first in options(t):
        one = t.copy()
        assert isinstance(one, type(t))
        play(one, first)
        if one.turn != 0:
            kept.append(tuple(sorted(hand(one).elements())))
            continue
        for second in options(one):
            two = one.copy()
            assert isinstance(two, type(t))
            play(two, second)
            kept.append(tuple(sorted(hand(two).elements())))
    pairs = {("pig", "pig"), ("cloud", "cloud")}
    names = ["pig", "cloud", "dragon", "raft"]
    pairs |= {(a, b) for i, a in enumerate(names) for b in names[i + 1 :]}
    assert len(kept) == len(set(kept)) == len(pairs)


@pytest.mark.clause("EL-10.19", "EL-15.22", "EL-12.1")
def test_the_limit_holds_in_the_last_round_too() -> None:
    t = table({"hand": ["5 pig"]}, turn=0, first=1, round=4)
    play(t, "stop")
    assert phase(t) == "discard"
    play(t, "discard pig")
    assert t.turn == -1 and hand(t) == {"pig": 4}


@pytest.mark.clause("EL-10.20", "WE-11", "EL-15.22", "EL-15.35")
def test_four_cards_or_fewer_stay() -> None:
    for n in (0, 3, 4):
        t = table({"hand": [f"{n} pig"]})
        play(t, "stop")
        assert t.turn == 1 and hand(t).total() == n


@pytest.mark.clause("EL-15.36")
def test_one_may_stay_and_still_must_keep_the_limit() -> None:
    t = table({"hand": ["8 pig"], "collected": all_but("virst")})
    play(t, "stop")
    assert phase(t) == "discard" and GAME.view(t, 0).left == 4
