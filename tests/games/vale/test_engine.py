"""VE-12 and VE-5.10: what holds at every step, and that every turn ends."""

from __future__ import annotations

import os
from collections.abc import Callable

import msgspec
import pytest

from games.vale.table import (
    area,
    discard,
    empty_piles,
    hand,
    me,
    options,
    pay,
    phase,
    play,
    points,
    refusal,
    stones,
    summon,
    table,
)
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games.vale import CREATURES, GAME, creatures
from traktir.games.vale.components import CARDS
from traktir.games.vale.creatures import FACTS, Creature
from traktir.games.vale.program import ENDS, PROGRAM, STARTS, Program, Unspeakable
from traktir.games.vale.rules import A_END, A_REMOVE, A_SUMMON, Vale
from traktir.games.vale.state import ACTION, HUNT, PAY

GAMES = 40 if os.environ.get("TRAKTIR_EXPECT") == "compiled" else 6
Choice = Callable[[list[int], Rng], int]


def anything(legal: list[int], rng: Rng) -> int:
    return legal[rng.below(len(legal))]


def eager(legal: list[int], rng: Rng) -> int:
    """Summon while there is something to summon."""
    summons = [a for a in legal if A_SUMMON <= a < A_REMOVE]
    return anything(summons or legal, rng)


def stubborn(legal: list[int], rng: Rng) -> int:
    """Never end a turn of one's own will."""
    return anything([a for a in legal if a != A_END] or legal, rng)


def walk(setting: Setting, seed: int, choose: Choice, look: Callable[[Vale], None]) -> Vale:
    rng = Rng(seed)
    t = GAME.new(setting, rng)
    for _ in range(20_000):
        look(t)
        if t.turn < 0:
            return t
        t.play(choose(t.actions(), rng), rng)
    raise AssertionError("the game does not end")


def sound(t: Vale) -> None:
    assert GAME.invariants(t) == []


@pytest.mark.clause("VE-12.5", "VE-12.6")
@pytest.mark.parametrize("choose", [anything, eager, stubborn])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_adds_up_at_every_step(seats: int, choose: Choice) -> None:
    for seed in range(GAMES):
        rule = "no_redundant" if seed % 2 else "any_sufficient"
        t = walk(Setting(seats, options={"payment_rule": rule}), seed, choose, sound)
        assert t.round == 10 or max(t.scores()) >= 60


@pytest.mark.clause("VE-6.12")
def test_a_summoned_card_never_gets_stuck() -> None:
    """What a card needs is there when its effect begins: the question it must ask is asked."""
    asks = {
        "young-forest-spirit": "discard",
        "dragon-egg": "free",
        "forest-spirit": "discard",
        "aeris": "recover",
        "scorch": "copy",
        **dict.fromkeys(("leviathan", "ember", "marina", "gust", "boulder"), "victim"),
    }
    seen: set[str] = set()

    def look(t: Vale) -> None:
        if t.phase not in (PAY, ACTION):
            return
        for action in t.actions():
            name = CARDS[action - A_SUMMON] if A_SUMMON <= action < A_REMOVE else ""
            if name in asks and t.phase == ACTION:
                trial = t.copy()
                assert isinstance(trial, Vale)
                rng = Rng(0)
                trial.play(action, rng)
                while trial.phase == PAY:
                    trial.play(trial.actions()[-1], rng)
                assert phase(trial) == asks[name], name
                seen.add(name)

    for seed in range(GAMES):
        walk(Setting(4), seed, eager, look)
    assert len(seen) > 4


@pytest.mark.clause("VE-5.10", "VE-X35", "VE-A26")
def test_an_endless_turn_is_ended_after_a_hundred_actions() -> None:
    given = me("pegasus", "hae-tae", "water-giant", "agni", hand=["hydra"], stones="RP")
    t = empty_piles(given, discard=("willow",))
    for repeat in range(25):
        assert (points(t), stones(t), hand(t), discard(t)) == (3 * repeat, "RP", {"hydra"}, {"willow"})
        summon(t, "hydra", "P")
        play(t, "option two-blue", "option draw", "remove hydra")
        pay(t, "B")
        summon(t, "willow", "RB")
        play(t, "remove willow")
        pay(t, "B")
    assert points(t) == 75 and GAME.view(t).actions_in_turn == 100
    assert refusal(t, "summon hydra") == "VE-5.10" and refusal(t, "remove agni") == "VE-5.10"
    assert options(t) == ["end"]


@pytest.mark.clause("VE-5.10")
def test_tired_players_may_still_sell_and_tame() -> None:
    t = table(me("troll", caught=["imp", "harpy"], hand=["hestia"], stones="PP"), actions_in_turn=100)
    assert options(t) == ["sell imp", "sell harpy", "tame imp", "tame harpy"]
    play(t, "sell harpy", "tame imp", "end")
    assert t.turn == 1


@pytest.mark.clause("VE-5.10", "VE-A26")
def test_a_hostile_player_cannot_hold_up_the_phase() -> None:
    longest = 0

    def look(t: Vale) -> None:
        nonlocal longest
        longest = max(longest, t.acts)

    for seed in range(GAMES):
        walk(Setting(2 + seed % 3), seed, stubborn, look)
    assert longest <= 102


@pytest.mark.clause("VE-12.1")
def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    def record(seed: int) -> list[bytes]:
        dumps: list[bytes] = []
        walk(Setting(3), seed, anything, lambda t: dumps.append(msgspec.json.encode(GAME.dump(t))))
        return dumps

    assert record(4) == record(4)
    assert record(4)[0] != record(5)[0]


@pytest.mark.clause("VE-12.2")
def test_every_refusal_names_a_clause_and_changes_nothing() -> None:
    def look(t: Vale) -> None:
        legal = set(t.actions())
        before = msgspec.json.encode(GAME.dump(t))
        for action in range(0, GAME.actions, 3):
            refused = GAME.explain(t, action)
            assert (refused is None) == (action in legal)
            assert refused is None or refused.clause.startswith("VE-")
        assert msgspec.json.encode(GAME.dump(t)) == before

    walk(Setting(3), 8, eager, look)
    assert refusal(table({"hand": ["ember"]}), "summon ember") == "VE-6.4"


@pytest.mark.clause("VE-12.3")
def test_nothing_comes_between_a_summon_and_its_effect() -> None:
    t = table(me("troll", hand=["surtr", "imp"], stones="RRRR", caught=["harpy"]))
    play(t, "summon surtr")
    for move in ("summon imp", "remove troll", "sell harpy", "tame harpy", "end"):
        assert refusal(t, move) == "VE-6.4"
    pay(t, "RRRR")
    assert area(t) == {"troll", "surtr"}


@pytest.mark.clause("VE-12.4")
def test_logs_do_not_leak_a_drawn_card() -> None:
    t = table(me("griffon"), stage="resolution")
    told = GAME.told(t, t.actions()[0], 1)
    play(t, "activate griffon")
    (drawn,) = hand(t)
    assert told is not None and told.args == {"card": "griffon"}
    for seat in (None, 1):
        seen = GAME.view(t, seat)
        own = (seen.players[0].known, seen.players[0].hand, seen.discard, seen.top)
        assert own == ([], None, [], None) and drawn not in seen.players[0].area


@pytest.mark.clause("VE-12.7")
def test_the_card_file_speaks_only_in_defined_words() -> None:
    semantics = FACTS["semantics"]
    ops = {step.__struct_config__.tag for step in creatures.Step.__args__}
    assert ops == set(semantics["ops"])
    (first, *_) = FACTS["cards"]
    strange = {**first, "effects": [{"type": "instant", "steps": [{"op": "fly"}]}]}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(strange, Creature)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**first, "wings": 2}, Creature)
    with pytest.raises(Unspeakable):
        Program().predicate("the moon is full")
    words = {w for c in CREATURES for e in c.effects for w in (*e.does_something_when, *e.summon_requires) if isinstance(w, str)}
    assert words <= set(semantics["predicates"])


@pytest.mark.clause("VE-12.7")
def test_every_effect_is_in_the_program() -> None:
    for c, creature in enumerate(CREATURES):
        for type in ("instant", "active"):
            has = any(effect.type == type for effect in creature.effects)
            assert (STARTS[type][c] != 0) == has
            assert not has or STARTS[type][c] < ENDS[type][c] <= len(PROGRAM.rows)


def test_a_hunt_is_never_empty_handed() -> None:
    def look(t: Vale) -> None:
        assert t.phase != HUNT or t.display.size > 0

    assert walk(Setting(2), 1, anything, look).turn == -1
