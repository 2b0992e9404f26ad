"""EL-0 to EL-4: what is in the box, the map, the costs, and how a game begins."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from games.elfenland.table import counted, fresh, plan, refusal, seen, table
from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.games.elfenland import ABOUT, ATLAS, GAME
from traktir.games.elfenland.components import (
    CARDS,
    COSTS,
    COUNTERS,
    ENDS,
    KINDS,
    LINKS,
    MARKED,
    RIVERS,
    ROADS,
    TERRAIN,
    TERRAINS,
    TOWNS,
    TRANSPORTS,
    rafts,
)


def cost(transport: str, terrain: str) -> int:
    return COSTS[KINDS.index(transport)][TERRAINS.index(terrain)]


def joined(*terrains: str) -> dict[str, set[str]]:
    """Links of these terrains as the rules page lists them: `a–b`."""
    return {link: {TOWNS[end] for end in ENDS[i]} for i, link in enumerate(LINKS) if link.rsplit("-", 1)[1] in terrains}


@pytest.mark.clause("EL-0.4", "EL-4.6", "EL-5.2")
def test_seats_follow_each_other_upwards_and_wrap_round() -> None:
    t = fresh(4, first=2)
    order = []
    for _ in range(6):
        order.append(t.turn)
        t.play(t.actions()[0], Rng(0))
    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.clause("EL-0.3")
def test_what_must_be_is_enforced_and_what_may_be_is_offered() -> None:
    t = table({"hand": ["2 raft"]})
    moves = [m.notation for m in GAME.moves(t)]
    assert moves == [
        "go elvenhold-beata raft",
        "go elvenhold-rivinia raft",
        "go elvenhold-strykhaven raft",
        "go elvenhold-virst raft",
        "stop",
    ]
    assert refusal(t, "pass") == "EL-5.1"


@pytest.mark.clause("EL-1.1")
def test_the_box() -> None:
    t = fresh(6)
    view = GAME.view(t)
    counters = Counter(counted(view.row))
    assert sum(COUNTERS) == 48 and set(COUNTERS) == {8} and len(KINDS) == 6
    assert sum(CARDS) == 72
    assert sum(counters.values()) + view.stack + sum(p.hidden_size for p in view.players) == 48
    assert [len(p.markers) for p in view.players] == [20] * 6
    assert all(p.obstacle for p in view.players)


@pytest.mark.clause("EL-1.2")
def test_ten_cards_of_each_transport_and_twelve_rafts() -> None:
    assert dict(zip(TRANSPORTS, CARDS, strict=True)) == {**dict.fromkeys(KINDS, 10), "raft": 12}
    with pytest.raises(Refused) as caught:
        table({"hand": ["6 raft"]}, {"hand": ["7 raft"]})
    assert caught.value.clause == "EL-1.2"


@pytest.mark.clause("EL-1.3")
def test_rafts_have_no_counters() -> None:
    assert "raft" not in KINDS
    assert refusal(plan({"counters": ["pig"]}), "plan raft") == "EL-1.3"


@pytest.mark.clause("EL-1.4", "EL-15.3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_play_the_same_game(seats: int) -> None:
    t = fresh(seats)
    view = GAME.view(t)
    assert [p.hand_size for p in view.players] == [8] * seats
    assert view.rounds == 4 and sum(counted(view.row).values()) == 5
    assert view.deck == 72 - 8 * seats and view.stack == 48 - 5 - seats


@pytest.mark.clause("EL-1.4")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_no_other_number_plays(seats: int) -> None:
    with pytest.raises(Refused):
        GAME.new(Setting(seats), Rng(0))


@pytest.mark.clause("EL-2.1", "EL-15.1")
def test_twenty_one_towns_and_elvenhold_without_a_marker() -> None:
    assert len(TOWNS) == 21 and len(MARKED) == 20
    assert [town for i, town in enumerate(TOWNS) if i not in MARKED] == ["elvenhold"]
    assert "elvenhold" not in seen(fresh()).markers


@pytest.mark.clause("EL-2.2")
def test_thirty_five_roads_by_terrain() -> None:
    assert Counter(TERRAINS[i] for i in TERRAIN) == {"plain": 8, "forest": 12, "desert": 7, "mountain": 8}
    assert len(ROADS) == 35
    plains = joined("plain").values()
    assert {"elvenhold", "lapphalya"} in plains and {"usselen", "wylhien"} in plains
    forests = joined("forest").values()
    assert {"dagamura", "kihromah"} in forests and {"feodor", "lapphalya"} in forests
    assert {"albaran", "wylhien"} in joined("desert").values()
    mountains = sorted(sorted(pair) for pair in joined("mountain").values())
    assert mountains == sorted(
        sorted(pair)
        for pair in [
            ("jaccaranda", "wylhien"),
            ("jaccaranda", "tichih"),
            ("jaccaranda", "throtmanni"),
            ("strykhaven", "virst"),
            ("ixara", "mahdavikia"),
            ("dagamura", "mahdavikia"),
            ("grangor", "mahdavikia"),
            ("grangor", "yttar"),
        ]
    )


@pytest.mark.clause("EL-2.3")
def test_seven_rivers_and_six_ferries() -> None:
    assert len(RIVERS) == len(joined("river")) == 7
    assert len(joined("lake")) == 6
    assert len(LINKS) == 48


@pytest.mark.clause("EL-2.4", "EL-15.20")
def test_seven_pairs_have_a_road_and_water_and_they_are_separate() -> None:
    pairs = Counter(frozenset(ends) for ends in ENDS)
    assert sum(n == 2 for n in pairs.values()) == 7 and max(pairs.values()) == 2
    t = table({"hand": ["pig", "raft"], "town": "virst"}, roads=["pig ixara-virst"])
    assert refusal(t, "go virst-ixara") == "EL-2.4"
    for move, left in (("go virst-ixara pig", "raft"), ("go virst-ixara raft", "pig"), ("go virst-ixara-river", "pig")):
        branch = t.copy()
        branch.play(GAME.choose(t, move), Rng(0))
        assert GAME.view(branch, 0).players[0].hand == [left]


@pytest.mark.clause("EL-2.4")
def test_an_obstacle_on_the_road_leaves_the_river_beside_it_alone() -> None:
    t = table({"hand": ["raft"], "town": "virst", "obstacle": False}, roads=["pig ixara-virst", "obstacle ixara-virst"])
    assert [m.notation for m in GAME.moves(t)] == ["go virst-ixara raft", "stop"]


@pytest.mark.clause("EL-2.5")
def test_six_pairs_are_joined_by_water_only() -> None:
    roads = set(map(frozenset, joined(*TERRAINS).values()))
    water = set(map(frozenset, joined("river", "lake").values()))
    only = {frozenset(pair.split("-")) for pair in (
        "elvenhold-rivinia", "rivinia-tichih", "elvenhold-virst", "elvenhold-strykhaven", "yttar-parundia", "grangor-parundia",
    )}  # fmt: skip
    assert water - roads == only


@pytest.mark.clause("EL-2.6")
def test_rivers_flow() -> None:
    courses = (
        ("beata", "elvenhold", "rivinia", "tichih"),
        ("virst", "ixara", "mahdavikia", "grangor"),
        ("wylhien", "usselen"),
    )
    legs = [(a, b) for course in courses for a, b in itertools.pairwise(course)]
    assert sorted(legs) == sorted((TOWNS[ENDS[i][0]], TOWNS[ENDS[i][1]]) for i in RIVERS)
    for up, down in legs:
        assert rafts(LINKS.index(f"{up}-{down}-river"), TOWNS.index(up)) == 1
        assert rafts(LINKS.index(f"{up}-{down}-river"), TOWNS.index(down)) == 2


@pytest.mark.clause("EL-2.7", "EL-15.18")
def test_two_lakes_with_three_ports_each() -> None:
    ferries = {frozenset(pair) for pair in joined("lake").values()}
    lakes = ({"virst", "strykhaven", "elvenhold"}, {"grangor", "yttar", "parundia"})
    assert ferries == {frozenset(lake - {port}) for lake in lakes for port in lake}


@pytest.mark.clause("EL-2.8")
def test_any_number_of_boots_in_one_town() -> None:
    t = table({"hand": ["raft"], "town": "virst"}, *({"town": "ixara"} for _ in range(5)), seats=6)
    t.play(GAME.choose(t, "go virst-ixara raft"), Rng(0))
    assert {p.town for p in GAME.view(t).players} == {"ixara"}


@pytest.mark.clause("EL-3.1", "WE-1", "EL-15.32")
def test_the_table_of_costs() -> None:
    rows = """
    pig      1 1 0 0
    elfcycle 1 1 0 2
    cloud    2 2 0 1
    unicorn  0 1 2 1
    wagon    1 2 2 2
    dragon   1 2 1 1
    """
    for name, *costs in map(str.split, rows.strip().splitlines()):
        assert [cost(name, terrain) for terrain in TERRAINS] == list(map(int, costs)), name


@pytest.mark.clause("WE-1", "EL-3.3", "EL-10.6")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("terrain", TERRAINS)
def test_every_cell_of_the_table_at_the_table(kind: str, terrain: str) -> None:
    road = next(name for name in ROADS if name.endswith(terrain))
    a, b, _ = road.split("-")
    need = cost(kind, terrain)
    if need == 0:
        t = plan({"counters": [kind]})
        t.play(GAME.choose(t, f"plan {kind}"), Rng(0))
        assert refusal(t, f"plan {kind} {road}") == "EL-9.2"
        return
    t = table({"hand": [f"{need - 1} {kind}"] if need > 1 else [], "town": a}, roads=[f"{kind} {road}"])
    assert refusal(t, f"go {a}-{b} {kind}") == "EL-10.6"
    t = table({"hand": [f"{need} {kind}", "raft"], "town": a}, roads=[f"{kind} {road}"])
    t.play(GAME.choose(t, f"go {a}-{b} {kind}"), Rng(0))
    assert seen(t).town == b and seen(t).hand == ["raft"]


@pytest.mark.clause("EL-3.2")
def test_a_raft_is_no_card_for_a_road() -> None:
    t = table({"hand": ["2 raft"], "town": "feodor"}, roads=["dragon feodor-lapphalya"])
    assert refusal(t, "go feodor-lapphalya raft") == "EL-3.2"
    assert refusal(t, "go feodor-lapphalya dragon") == "EL-10.6"


@pytest.mark.clause("EL-3.3")
def test_two_cards_of_different_transports_do_not_make_a_pair() -> None:
    t = table({"hand": ["dragon", "wagon"], "town": "feodor"}, roads=["dragon feodor-lapphalya"])
    assert refusal(t, "go feodor-lapphalya dragon") == "EL-10.6"


@pytest.mark.clause("EL-4.1")
def test_boots_start_in_elvenhold_with_a_marker_in_every_other_town() -> None:
    for p in GAME.view(fresh(5)).players:
        assert p.town == "elvenhold" and p.taken == 0
        assert sorted(p.markers) == sorted(set(TOWNS) - {"elvenhold"})


@pytest.mark.clause("EL-4.2")
def test_the_base_game_has_no_town_cards() -> None:
    assert seen(fresh(3)).town_card is None
    assert seen(fresh(3, "towns")).town_card is not None
    with pytest.raises(Refused) as caught:
        table({"town_card": "beata"})
    assert caught.value.clause == "EL-4.2"


@pytest.mark.clause("EL-4.3")
def test_the_game_begins_in_round_one() -> None:
    assert GAME.view(fresh()).round == 1


@pytest.mark.clause("EL-4.4")
def test_five_counters_lie_open_and_the_rest_is_hidden() -> None:
    rows = {tuple(GAME.view(fresh(seed=seed)).row) for seed in range(40)}
    assert len(rows) > 20
    assert all(sum(counted(list(row)).values()) == 5 for row in rows)


@pytest.mark.clause("EL-4.4")
def test_the_open_row_is_a_fair_draw() -> None:
    """Every kind comes up equally often: 5/6 of a counter in a row of five."""
    shown: Counter[str] = Counter()
    games = 3000
    for seed in range(games):
        shown += counted(GAME.view(fresh(2, seed=seed)).row)
    for kind in KINDS:
        assert abs(shown[kind] / games - 5 / 6) < 0.06


@pytest.mark.clause("EL-4.5")
def test_everybody_has_one_obstacle() -> None:
    assert [p.obstacle for p in GAME.view(fresh(4)).players] == [True] * 4


@pytest.mark.clause("EL-15.2", "EL-4.6")
def test_the_first_player_is_set_or_drawn() -> None:
    assert {fresh(3, seed=seed).first for seed in range(40)} == {0, 1, 2}
    assert {fresh(3, seed=seed, first=1).first for seed in range(10)} == {1}
    with pytest.raises(Refused) as caught:
        fresh(3, first=3)
    assert caught.value.clause == "EL-4.6"


@pytest.mark.clause("EL-15.33")
def test_names_of_the_board_and_of_the_rules_are_both_understood() -> None:
    t = table({"hand": ["raft"], "town": "Jxara"})
    assert seen(t).town == "ixara"
    assert GAME.parse(t, "go Jxara-Mah'Davikia raft") == GAME.parse(t, "go ixara-mahdavikia raft")


def test_the_atlas_has_every_town_and_link() -> None:
    assert [town.id for town in ATLAS.towns] == list(TOWNS)
    assert sorted(link.id for link in ATLAS.links) == sorted(LINKS)
    assert all(0 <= x <= 1 and 0 <= y <= 1 for link in ATLAS.links for x, y in [*link.line, link.spot])


def test_the_hall_knows_both_modes() -> None:
    assert [mode.id for mode in ABOUT.modes] == ["base", "towns"]
