"""ET-21.1, ET-21.2 and ET-21.4: what is asked, what is seen, what can be played again."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.ethnos.table import band, brink, hand, options, phase, play, refusal, table
from traktir.core.game import Setting
from traktir.core.record import Record, replay, result_of
from traktir.core.rng import Rng, rng_from
from traktir.games.ethnos import GAME
from traktir.games.ethnos.rules import Ethnos


@pytest.mark.clause("ET-21.1")
@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        ([], "turn"),
        (["band tribe red-troll"], "compose"),
        (["band tribe red-troll", "done"], "marker"),
        (["band tribe red-troll", "done", "no"], "token"),
        (["band tribe red-merfolk", "done", "no"], "bonus"),
        (["band tribe orange-centaur", "marker ithys"], "follow"),
        (["band tribe orange-centaur", "marker ithys", "band tribe red-troll"], "compose"),
        (["band tribe green-elf", "no"], "keep"),
        (["band tribe purple-wizard", "no"], "draw"),
    ],
)
def test_decisions_come_in_their_order_and_illegal_ones_change_nothing(moves: list[str], asked: str) -> None:
    cards = [
        "red-troll",
        "blue-troll",
        "red-merfolk",
        "blue-merfolk",
        "grey-merfolk",
        "orange-centaur",
        "green-elf",
        "purple-wizard",
    ]
    t = table("trolls merfolk centaurs elves wizards", {"hand": cards}, row=["green-dwarf"])
    play(t, *moves)
    assert phase(t) == asked
    before = GAME.dump(t)
    legal = set(t.actions())
    for action in range(-1, GAME.actions + 1):
        refused = GAME.explain(t, action)
        assert (refused is None) == (action in legal)
        assert refused is None or refused.text.key
    assert GAME.dump(t) == before


@pytest.mark.clause("ET-21.1")
@pytest.mark.parametrize(
    "text", ["", "fly", "band", "band tribe", "take", "token 9", "token x", "marker", "deck deck", "no no", "❄" * 500]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    assert refusal(table("elves"), text) == ("refused-notation", "")


@pytest.mark.clause("ET-21.1", "ET-18.1")
def test_nothing_is_legal_when_the_game_is_over() -> None:
    t = brink("elves", age=3)
    play(t, "deck")
    assert options(t) == []
    assert refusal(t, "deck") == ("refused-over", "ET-18.1")


@pytest.mark.clause("ET-21.2", "AM-30")
def test_everything_on_the_table_is_public() -> None:
    bands = [{"seat": 1, "leader": "red-giant", "cards": ["red-giant", "blue-giant"]}]
    first = {"hand": ["red-elf", "blue-elf"], "markers": {"rhea": 2}, "glory": 7, "merfolk": 3, "horde": ["ithys"], "trolls": [4]}
    t = table("giants merfolk orcs trolls elves", first, bands=bands, dragons=1, row=["green-elf"], ended_on=2, age=2)
    for seat in (None, 1, 3):
        v = GAME.view(t, seat)
        p = v.players[0]
        assert (p.markers["rhea"], p.glory, p.merfolk, p.horde, p.trolls, p.hand_size) == (2, 7, 3, ["ithys"], [4], 2)
        assert p.supply == 24 - 3
        assert (v.row, v.dragons, v.ended_on, v.trolls) == (["green-elf"], 1, 2, [1, 2, 3, 5, 6])
        assert v.deck == 72 - 5 + 2
        (laid,) = v.players[1].bands
        assert (laid.leader, laid.cards, laid.giant_token) == ("red-giant", ["red-giant", "blue-giant"], True)
        assert len(v.tokens) == 6
        assert set(v.tribes) >= {"giants", "merfolk", "orcs", "trolls", "elves"}


@pytest.mark.clause("ET-21.2", "ET-6.5")
def test_hands_of_others_are_hidden() -> None:
    t = table("elves", {"hand": ["red-elf"]}, {"hand": ["blue-elf"]})
    assert GAME.view(t, 0).players[0].hand == ["red-elf"]
    assert [p.hand for p in GAME.view(t, 0).players[1:]] == [None, None, None]
    assert [p.hand for p in GAME.view(t).players] == [None, None, None, None]
    for seat in (None, 0, 2, 3):
        assert b"blue-elf" not in msgspec.json.encode(GAME.view(t, seat))


@pytest.mark.clause("ET-21.2")
def test_the_order_of_the_deck_exists_nowhere() -> None:
    """From one table the same decision draws any card, in proportion to what is in the deck."""
    t = table("elves", row=["2 red-elf"])
    seen = Counter(next(iter(hand_after_draw(t, seed))) for seed in range(600))
    assert "red-elf" not in seen
    assert len(seen) > 30


def hand_after_draw(t: Ethnos, seed: int) -> Counter[str]:
    copy = t.copy()
    assert isinstance(copy, Ethnos)
    copy.play(0, Rng(seed))
    return hand(copy, 0)


@pytest.mark.clause("ET-21.2")
def test_neither_seed_nor_deck_is_sent_to_anybody() -> None:
    t = GAME.new(Setting(4), Rng(424242424242))
    for seat in (None, 0, 1, 2, 3):
        text = msgspec.json.encode(GAME.view(t, seat))
        assert b"424242" not in text
        assert isinstance(msgspec.json.decode(text)["deck"], int)


@pytest.mark.clause("ET-21.2")
def test_a_band_is_seen_when_it_is_laid_down_and_not_before() -> None:
    t = table("elves", {"hand": ["red-elf", "blue-elf", "grey-elf"]})
    before = [GAME.view(t, seat) for seat in (None, 1)]
    play(t, "band tribe blue-elf", "without red-elf")
    assert [GAME.view(t, seat) for seat in (None, 1)] == before
    assert GAME.view(t, 0).band == ["grey-elf", "blue-elf"]
    play(t, "done")
    assert GAME.view(t, 1).players[0].bands[0].leader == "blue-elf"


@pytest.mark.clause("ET-21.2")
def test_what_an_elf_keeps_is_hidden_and_what_is_discarded_is_seen() -> None:
    t = table("elves", {"hand": ["red-elf", "blue-elf", "grey-elf", "red-dwarf", "blue-dwarf", "grey-dwarf"]})
    band(t, "red-elf", "blue-elf", "grey-elf")
    play(t, "no")
    before = GAME.view(t, 1)
    play(t, "keep grey-dwarf")
    assert GAME.view(t, 1) == before
    assert GAME.view(t, 0).kept == ["grey-dwarf"]
    play(t, "done")
    after = GAME.view(t, 1)
    assert (after.row, after.players[0].hand_size, after.players[0].known) == (["red-dwarf", "blue-dwarf"], 1, [])


@pytest.mark.clause("ET-21.2")
@pytest.mark.parametrize("kept", [["blue-dwarf"], ["grey-dwarf"], ["grey-dwarf", "blue-dwarf"], []])
def test_everybody_is_told_once_how_many_cards_an_elf_kept(kept: list[str]) -> None:
    t = table("elves", {"hand": ["red-elf", "blue-elf", "grey-elf", "grey-dwarf", "blue-dwarf"]})
    band(t, "red-elf", "blue-elf", "grey-elf")
    play(t, "no")
    heard = []
    for move in [*(f"keep {card}" for card in kept), "done"]:
        if t.turn == 0:
            told = GAME.told(t, GAME.choose(t, move), 1)
            heard += [told] if told else []
            play(t, move)
    assert [(text.key, text.args) for text in heard] == [("ethnos-told-keep", {"cards": len(kept)})]


@pytest.mark.clause("ET-21.2")
@pytest.mark.parametrize("without", [0, 1, 2])
def test_everybody_is_told_once_which_band_was_played(without: int) -> None:
    t = table("elves", {"hand": ["red-elf", "blue-elf", "grey-elf"]})
    heard = []
    for move in ["band tribe blue-elf", *["without grey-elf", "without red-elf"][:without], "done"]:
        if phase(t) in ("turn", "compose"):
            told = GAME.told(t, GAME.choose(t, move), None)
            heard += [told] if told else []
            play(t, move)
    args = {"size": 3 - without, "tribe": "elf", "colour": "blue"}
    assert [(text.key, text.args) for text in heard] == [("ethnos-told-band", args)]


@pytest.mark.clause("ET-21.2")
def test_an_imagined_world_keeps_nothing_of_a_band_that_is_being_composed() -> None:
    """Whatever the first player is composing, what the second one imagines from the same chance is the same."""
    cards = ["red-elf", "blue-elf", "grey-elf", "red-dwarf"]
    worlds = []
    for moves in ([], ["band tribe red-elf"], ["band tribe blue-elf", "without grey-elf"], ["band colour red-dwarf"]):
        t = table("elves", {"hand": cards, "known": ["red-elf"]}, {"hand": ["green-elf"]})
        play(t, *moves)
        world = t.imagine(1, Rng(9))
        worlds.append((GAME.dump(world), world.leader, world.size, world.by_colour, world.choices, list(world.picked)))
    assert worlds[1:] == worlds[:1] * 3


@pytest.mark.clause("ET-21.2", "ET-6.5")
def test_an_imagined_world_keeps_what_was_seen_and_deals_the_rest_anew() -> None:
    first = {"hand": ["red-elf", "blue-elf"], "known": ["red-elf"]}
    t = table("elves skeletons", first, {"hand": ["green-elf", "grey-elf"]}, row=["2 orange-elf"])
    others: Counter[str] = Counter()
    for seed in range(300):
        world = t.imagine(1, Rng(seed))
        assert hand(world, 1) == {"green-elf": 1, "grey-elf": 1}
        assert hand(world, 0)["red-elf"] >= 1
        assert GAME.view(world, 1).row == ["2 orange-elf"]
        assert GAME.invariants(world) == []
        others += hand(world, 0) - Counter(["red-elf"])
    assert others["blue-elf"] < 60, "what nobody has seen is not given away"
    assert "orange-elf" not in others
    assert others["skeleton"] > others["red-elf"]


@pytest.mark.clause("ET-21.2", "ET-5.2", "ET-11.1f")
def test_who_is_asked_can_act_in_every_imagined_world() -> None:
    """A full hand of skeletons would have been skipped, a rest of skeletons would have been discarded."""
    full = table("skeletons", {"hand": ["9 skeleton", "red-dwarf"], "known": ["9 skeleton"]})
    centaurs = {"seat": 0, "leader": "red-centaur", "cards": ["red-centaur"]}
    rest = {"hand": ["skeleton", "red-dwarf"], "known": ["skeleton"], "markers": {"rhea": 1}}
    follow = table("centaurs skeletons", rest, bands=[centaurs], phase="follow")
    for t in (full, follow):
        for seed in range(200):
            world = t.imagine(1, Rng(seed))
            assert world.actions()
            assert any(card != "skeleton" for card in hand(world, 0))


@pytest.mark.clause("ET-21.4")
@pytest.mark.parametrize("seed", ["0", "77", "4611686018427387903", "ab" * 32])
def test_a_game_is_replayed_from_its_seed_and_its_decisions(seed: str) -> None:
    about = GAME.about
    record = Record(about.id, about.rules_version, Setting(3), seed)
    choices = Rng(1)
    rng = rng_from(seed)
    state = GAME.new(record.setting, rng)
    dumps = [GAME.dump(state)]
    while state.turn >= 0:
        legal = state.actions()
        record.actions.append(legal[choices.below(len(legal))])
        state.play(record.actions[-1], rng)
        dumps.append(GAME.dump(state))
    for ply, again in replay(GAME, record):
        assert GAME.dump(again) == dumps[ply]
    assert result_of(again) == result_of(state)


@pytest.mark.clause("ET-21.4")
def test_other_seeds_give_other_games() -> None:
    assert len({msgspec.json.encode(GAME.dump(GAME.new(Setting(4), Rng(seed)))) for seed in range(50)}) == 50
