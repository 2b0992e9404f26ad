"""Routes: the engine, the route search and the words of the rules agree on where a boot can go and what it costs."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import combinations_with_replacement, pairwise
from random import Random

import pytest

from games.elfenland import by_the_book
from games.elfenland.by_the_book import CARDS, COSTS, Cards, Map, Way
from games.elfenland.table import counted, options, play, seen, table
from traktir.core.game import Refused
from traktir.core.rng import Rng
from traktir.games.elfenland import GAME
from traktir.games.elfenland.components import LINKS, TOWNS
from traktir.games.elfenland.guide import Leg
from traktir.games.elfenland.rules import Elfenland

POSITIONS = 5000 if os.environ.get("TRAKTIR_EXPECT") == "compiled" else 2000
Case = tuple[Elfenland, str, Cards, Map, bool]


def name(way: Way) -> str:
    return "-".join([*sorted(way[0]), way[1]])


def random_case(chance: Random, most_cards: int = 8) -> Case:
    """A seat about to move on a random map."""
    box = [card for card in CARDS for _ in range(10)]
    hand = tuple(sorted(chance.sample(box, chance.randint(0, most_cards))))
    laid: Map = {}
    counters = dict.fromkeys(COSTS, 8)
    for way in chance.sample(by_the_book.roads(), chance.randint(0, 30)):
        kind = chance.choice([kind for kind in COSTS if way[1] in COSTS[kind]])
        if counters[kind] > 0:
            counters[kind] -= 1
            laid[way] = (kind, False)
    blocked = chance.sample(list(laid), min(len(laid), chance.randint(0, 5)))
    for way in blocked:
        laid[way] = (laid[way][0], True)
    town = chance.choice(TOWNS)
    strict = chance.random() < 0.7
    roads = [f"{kind} {name(way)}" for way, (kind, _) in laid.items()] + [f"obstacle {name(way)}" for way in blocked]
    players = [{"town": town, "hand": list(hand)}, *({} for _ in range(5))]
    spent = [{**player, "obstacle": i >= len(blocked)} for i, player in enumerate(players)]
    t = table(*spent, seats=6, roads=roads, caravan="strict" if strict else "free")
    return t, town, hand, laid, strict


def moves_of_the_engine(t: Elfenland) -> set[tuple[str, str, Cards]]:
    """Every move that some sequence of legal decisions makes: link, town, hand that is left."""
    found = set()

    def walk(state: Elfenland, link: str) -> None:
        for action in state.actions():
            move = GAME.move(state, action)
            if move.notation == "stop":
                continue
            after = state.copy()
            assert isinstance(after, Elfenland)
            after.play(action, Rng(0))
            taken = move.card if move.notation.split()[0] in ("go", "caravan") else link
            if seen(after).town == seen(t).town:
                walk(after, taken)
            else:
                found.add((taken, seen(after).town, tuple(sorted(counted(seen(after).hand).elements()))))

    walk(t, "")
    return found


def test_the_map_of_the_rules_page_is_the_map_of_the_engine() -> None:
    listed = {name(way) for way in by_the_book.roads()}
    assert listed == {"-".join([*sorted(link.split("-")[:2]), link.split("-")[2]]) for link in LINKS[:35]}


@pytest.mark.clause("EL-10.3", "EL-10.4", "EL-10.6", "EL-10.7", "EL-10.9", "EL-10.11", "EL-10.15")
def test_every_move_with_every_payment_and_no_other() -> None:
    chance = Random(1)
    travelled = 0
    for _ in range(POSITIONS // 4):
        t, town, hand, laid, strict = random_case(chance)
        wanted = {(name(way), goal, left) for way, goal, left in by_the_book.moves(town, hand, laid, strict)}
        found = {
            ("-".join([*sorted(link.split("-")[:2]), link.split("-")[2]]), goal, left)
            for link, goal, left in moves_of_the_engine(t)
        }
        assert found == wanted, (town, hand, laid, strict)
        travelled += len(found)
    assert travelled > POSITIONS


def test_reachable_towns_and_cheapest_costs() -> None:
    chance = Random(2)
    reached = 0
    for _ in range(POSITIONS):
        t, town, hand, laid, strict = random_case(chance)
        found = {route.town: route.cards for route in GAME.routes(t, 0)}
        assert found == by_the_book.reach(town, hand, laid, strict), (town, hand, laid, strict)
        reached += len(found)
    assert reached > 2 * POSITIONS


def test_every_route_can_be_travelled_as_it_is_told() -> None:
    chance = Random(3)
    for _ in range(POSITIONS // 10):
        t, *_ = random_case(chance)
        for route in GAME.routes(t, 0):
            copy = t.copy()
            assert isinstance(copy, Elfenland)
            follow(copy, route.legs)
            assert seen(copy).town == route.town
            assert t.players[0].hand_size - copy.players[0].hand_size == route.cards
            assert copy.players[0].taken - t.players[0].taken == len(route.markers)


def follow(t: Elfenland, legs: Sequence[Leg]) -> None:
    for leg in legs:
        link = leg.link
        if not leg.caravan:
            play(t, f"go {link}")
        else:
            play(t, f"caravan {link}")
            for transport in CARDS:
                for _ in range(counted(leg.cards)[transport]):
                    if f"pay {transport}" in options(t) and seen(t).town != leg.to:
                        play(t, f"pay {transport}")
        assert seen(t).town == leg.to


def test_what_a_wish_lacks() -> None:
    """The fewest cards that help are found by trying all of them, kind by kind."""
    chance = Random(4)
    lacking = 0
    for _ in range(POSITIONS // 10):
        t, town, hand, laid, strict = random_case(chance, 5)
        chain = [town]
        for _ in range(chance.randint(1, 3)):
            ways = [
                *laid,
                *((frozenset(pair), "water") for course in by_the_book.COURSES for pair in pairwise(course)),
            ]
            goals = sorted({goal for way in ways if chain[-1] in way[0] for goal in way[0] - {chain[-1]}})
            if not goals:
                break
            chain.append(chance.choice(goals))
        if len(chain) == 1:
            continue
        wish = GAME.wish(t, 0, chain[1:])
        short = sum(counted(wish.cards).values()) + wish.any_cards
        assert wish.bare == [] and wish.possible == (short == 0)
        for extra in range(min(short, 3) + 1):
            helps = any(
                by_the_book.can_walk(chain, tuple(sorted((*hand, *more))), laid, strict)
                for more in combinations_with_replacement(CARDS, extra)
            )
            assert helps == (extra == short), (chain, hand, laid, strict, wish)
        more = (*counted(wish.cards).elements(), *("raft",) * wish.any_cards)
        assert by_the_book.can_walk(chain, tuple(sorted((*hand, *more))), laid, strict)
        lacking += short > 0
    assert lacking > POSITIONS // 50


def test_a_wish_over_a_bare_road_names_the_counters_that_would_do() -> None:
    t = table({"hand": ["raft"], "town": "virst"})
    wish = GAME.wish(t, 0, ["ixara", "lapphalya", "feodor"])
    assert not wish.possible and wish.cards == [] and wish.any_cards == 0
    assert [bare.road for bare in wish.bare] == ["ixara-lapphalya-forest", "feodor-lapphalya-forest"]
    assert wish.bare[0].fits == ["pig", "elfcycle", "cloud", "unicorn", "wagon", "dragon"]


def test_a_strict_caravan_can_cost_a_card_more() -> None:
    """Two dragons must be paid on the first road, and then a caravan lacks a card; free caravans lack nothing."""
    given = {"hand": ["2 dragon", "2 pig"], "town": "feodor"}
    roads = ["dragon feodor-lapphalya", "dragon lapphalya-virst"]
    strict = GAME.wish(table(given, roads=roads), 0, ["lapphalya", "virst"])
    free = GAME.wish(table(given, roads=roads, caravan="free"), 0, ["lapphalya", "virst"])
    assert (strict.possible, sum(counted(strict.cards).values()) + strict.any_cards) == (False, 1)
    assert free.possible


def test_wishes_that_are_none() -> None:
    t = table()
    for chain in ([], ["virst"] * 11, ["yttar"], ["elvenhold"], ["atlantis"]):
        with pytest.raises(Refused) as caught:
            GAME.wish(t, 0, chain)
        assert caught.value.clause


def test_routes_use_the_seats_own_hand_in_any_phase() -> None:
    t = table({"hand": ["raft"]}, {"hand": ["2 raft"]}, phase="plan")
    assert [route.town for route in GAME.routes(t, 0)] == ["elvenhold", "rivinia"]
    assert {route.town for route in GAME.routes(t, 1)} == {"elvenhold", "rivinia", "tichih", "beata", "virst", "strykhaven"}
    leg = GAME.routes(t, 0)[1].legs[0]
    assert (leg.link, leg.to, leg.cards, leg.caravan) == ("elvenhold-rivinia-river", "rivinia", ["raft"], False)
