"""The tree search: fair, deterministic, and better than its insight."""

from __future__ import annotations

import msgspec
import pytest

from traktir.core.game import Setting
from traktir.core.insight import Insight
from traktir.core.rng import Rng
from traktir.games import FOLDERS, about, game
from traktir.search.tree import Tree

MODES = [(id, mode.id, max(mode.seats[0], min(4, mode.seats[1]))) for id in FOLDERS for mode in about(id).modes]


def middle(id: str, mode: str, seats: int, seed: int, plies: int):
    """A table some plies into a random game, with a choice to make."""
    rules = game(id)
    rng = Rng(seed)
    state = rules.new(Setting(seats, mode), rng)
    while state.turn >= 0:
        legal = state.actions()
        if plies <= 0 and len(legal) > 1:
            return rules, state
        plies -= 1
        state.play(legal[rng.below(len(legal))], rng)
    raise AssertionError("the game was shorter")


@pytest.mark.parametrize(("id", "mode", "seats"), MODES)
def test_the_same_seed_gives_the_same_thought(id: str, mode: str, seats: int) -> None:
    rules, state = middle(id, mode, seats, 3, 10)
    thoughts = []
    for _ in range(2):
        rng = Rng(5)
        tree = Tree(state.imagine(state.turn, rng), rules.insight(Setting(seats, mode)), 0.3, 1.0, 20)
        tree.run(60, rng)
        thoughts.append((tree.tried(), tree.outlook()))
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize(("id", "mode", "seats"), MODES)
def test_only_legal_decisions_are_tried_and_the_visits_add_up(id: str, mode: str, seats: int) -> None:
    rules, state = middle(id, mode, seats, 4, 14)
    before = msgspec.json.encode(rules.dump(state))
    rng = Rng(1)
    tree = Tree(state.imagine(state.turn, rng), rules.insight(Setting(seats, mode)), 0.3, 1.0, 20)
    tree.run(80, rng)
    rows = tree.tried()
    assert {action for action, _, _ in rows} <= set(state.actions())
    assert sum(visits for _, visits, _ in rows) == 80 == tree.iterations
    assert all(0.0 <= mean <= 1.0 for _, _, mean in rows)
    assert len(tree.outlook()) == seats
    assert msgspec.json.encode(rules.dump(state)) == before


@pytest.mark.parametrize(("id", "mode", "seats"), MODES)
def test_deciding_early_is_deciding_the_same(id: str, mode: str, seats: int) -> None:
    spared = 0
    for seed in range(6):
        rules, state = middle(id, mode, seats, seed, 3 * seed)
        trees = [Tree(state.imagine(state.turn, Rng(seed)), rules.insight(Setting(seats, mode)), 0.3, 1.0, 8) for _ in range(2)]
        trees[0].run(90, Rng(seed))
        assert trees[1].decide(90, Rng(seed)) == trees[0].tried()[0][0]
        most, *others = [visits for _, visits, _ in trees[1].tried()]
        spared += 90 - trees[1].iterations
        # it did not stop while another decision could still have caught up, unless that was much worse
        assert trees[1].certain() or trees[1].iterations == 90 or most - 1 - max(others, default=0) <= 91 - trees[1].iterations
    assert spared > 0


@pytest.mark.parametrize(("id", "mode", "seats"), MODES)
def test_comparing_looks_at_everything_and_longest_at_what_it_chooses(id: str, mode: str, seats: int) -> None:
    rules, state = middle(id, mode, seats, 6, 9)
    trees = [Tree(state.imagine(state.turn, Rng(2)), rules.insight(Setting(seats, mode)), 0.1, 1.0, 8) for _ in range(2)]
    for tree in trees:
        tree.compare(120, 0.008, Rng(2))
    rows = trees[0].tried()
    assert rows == trees[1].tried()
    assert {action for action, _, _ in rows} == set(state.actions())
    assert sum(visits for _, visits, _ in rows) == trees[0].iterations
    assert rows[0][1] > max(visits for _, visits, _ in rows[1:])


def test_whoever_trusts_first_sight_blindly_follows_it() -> None:
    rules, state = middle("elfenland", "base", 4, 3, 30)
    tree = Tree(state.imagine(state.turn, Rng(2)), rules.insight(Setting(4)), 0.1, 1.0, 1)
    tree.compare(60, 1000.0, Rng(2))
    chosen = tree.tried()[0][0]
    weights = {tree.first[i]: tree.sight[i] for i in range(tree.choices)}
    assert weights[chosen] == max(weights.values())
    assert len(set(weights.values())) > 1


def test_whoever_is_certain_stops_long_before_nobody_can_catch_up() -> None:
    certain = 0
    for seed in range(12):
        rules, state = middle("ethnos", "base", 4, seed, 5 * seed)
        tree = Tree(state.imagine(state.turn, Rng(seed)), rules.insight(Setting(4)), 0.3, 4.0, 6)
        assert not tree.certain()
        tree.decide(3000, Rng(seed))
        if tree.iterations < 1500:
            certain += 1
            rows = tree.tried()
            assert {action for action, _, _ in rows} == set(state.actions())
            assert all(mean < rows[0][2] for _, _, mean in rows[1:])
    assert certain > 0


def planted(hand: list[str]):
    """A duel in which the opponent's hidden hand is the only thing that differs: not on the table, so nobody's business."""
    rules = game("ethnos")
    position = {
        "tribes": ["dwarves", "elves", "giants", "orcs", "wizards"],
        "row": ["red-elf", "blue-elf", "green-giant", "grey-orc"],
        "players": [{"hand": ["red-dwarf", "blue-dwarf", "red-orc"]}, {"hand": hand}],
        "above_dragons": 20,
    }
    return rules, rules.load(msgspec.convert(position, rules.position_type))


FACTS = (["2 green-elf", "2 purple-elf"], ["2 grey-giant", "2 purple-wizard"])


def shares(worlds, seeds: int = 24, iterations: int = 60) -> dict[int, float]:
    """How often each decision was looked at, over many seeds."""
    totals: dict[int, int] = {}
    rules = game("ethnos")
    for seed in range(seeds):
        rng = Rng(1000 + seed)
        tree = Tree(worlds(rng), rules.insight(Setting(2)), 0.3, 1.0, 15)
        tree.run(iterations, rng)
        for action, visits, _ in tree.tried():
            totals[action] = totals.get(action, 0) + visits
    return {action: visits / (seeds * iterations) for action, visits in totals.items()}


def distance(one: dict[int, float], other: dict[int, float]) -> float:
    return sum(abs(one.get(a, 0.0) - other.get(a, 0.0)) for a in {*one, *other}) / 2


def test_no_choice_depends_on_a_hidden_fact() -> None:
    """Whatever the opponent really holds, the search looks at the same decisions equally often, chance apart."""
    tables = [planted(list(hand))[1] for hand in FACTS]
    assert game("ethnos").view(tables[0], 0) == game("ethnos").view(tables[1], 0)
    real, other = (shares(lambda rng, t=table: t.imagine(0, rng)) for table in tables)
    assert distance(real, other) < 0.12


def test_imagined_hands_do_not_lean_towards_the_real_one() -> None:
    """The worlds that are searched: how often the opponent holds a green elf is the same whether he does or not."""
    counts = []
    for hand in FACTS:
        _, table = planted(list(hand))
        rng = Rng(4)
        held = sum(table.imagine(0, rng).players[1].hand[6] > 0 for _ in range(4000))  # slot 1 is the elves', 0 is green
        counts.append(held)
    expected = sum(counts) / 2
    assert abs(counts[0] - counts[1]) < 6 * expected**0.5
    assert expected > 100


def test_insisting_gives_a_decision_its_due_and_leaves_the_outlook_alone() -> None:
    rules, state = middle("ethnos", "base", 4, 2, 30)
    rng = Rng(9)
    tree = Tree(state.imagine(state.turn, rng), rules.insight(Setting(4)), 0.3, 1.0, 20)
    tree.run(50, rng)
    outlook = tree.outlook()
    for action in state.actions():
        tree.insist(action, 10, rng)
        assert len(tree.outlook_after(action)) == 4
    assert tree.outlook() == outlook
    assert {action for action, _, _ in tree.tried()} == set(state.actions())
    assert all(visits >= 10 for _, visits, _ in tree.tried())
    assert tree.outlook_after(-5) == []


@pytest.mark.parametrize(("id", "mode", "seats"), MODES)
def test_every_decision_is_shown_the_same_worlds_in_the_same_order(id: str, mode: str, seats: int) -> None:
    rules, state = middle(id, mode, seats, 5, 12)
    actions = state.actions()[:4]
    seen = []
    for order in (actions, actions[::-1]):
        tree = Tree(state.imagine(state.turn, Rng(1)), rules.insight(Setting(seats, mode)), 0.3, 1.0, 8)
        for action in order:
            tree.insist(action, 5, Rng(9))
        seen.append({action: tree.outlook_after(action) for action in actions})
    assert seen[0] == seen[1]


def lost_without_a_band():
    """The last age, the last dragon next in the deck: whoever cashes nothing in by a band loses what he holds."""
    rules = game("ethnos")
    position = {
        "tribes": ["dwarves", "elves", "giants", "orcs", "wizards"],
        "age": 2,
        "dragons": 2,
        "players": [{"hand": ["red-dwarf", "blue-dwarf", "green-dwarf", "grey-dwarf"], "glory": 40}, {"glory": 44}],
    }
    return rules, rules.load(msgspec.convert(position, rules.position_type))


def test_a_certain_win_is_found_without_any_insight() -> None:
    rules, state = lost_without_a_band()
    rng = Rng(1)
    tree = Tree(state.imagine(0, rng), Insight(), 0.7, 0.0, 0)
    tree.run(1500, rng)
    best = rules.move(state, tree.tried()[0][0]).notation
    assert best.startswith("band tribe"), best
