"""ET-21.3 at the door: a position is a table that the rules could have led to, or it is refused with the clause."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.ethnos.table import Given, account, band, play, table, unloadable
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games.ethnos import GAME

ELF = {"seat": 0, "leader": "red-elf", "cards": ["red-elf", "blue-elf"]}
PAST = {"age": 1, "seat": 0, "leader": "red-elf", "size": 2}
CENTAUR = {"seat": 0, "leader": "red-centaur", "cards": ["red-centaur"]}
MERFOLK = {"seat": 0, "leader": "red-merfolk", "cards": ["red-merfolk", "blue-merfolk", "grey-merfolk"]}


@pytest.mark.clause("ET-21.3")
@pytest.mark.parametrize(
    ("given", "key", "clause"),
    [
        ({"tribes": "elves fairies"}, "no-tribe", "ET-1.2"),
        ({"turn": 4}, "turn", "ET-4.6"),
        ({"turn": -1}, "turn", "ET-4.6"),
        ({"ended_on": 5}, "turn", "ET-7.4"),
        ({"phase": "over", "turn": 0, "age": 3, "dragons": 3}, "turn", "ET-4.6"),
        ({"row": ["3 red-elf"]}, "cards", "ET-1.2"),
        ({"deck": ["red-elf"]}, "deck", "ET-21.3"),
        ({"dragons": 3}, "dragons", "ET-7.3"),
        ({"phase": "horde", "tribes": "orcs", "first": {"horde": ["rhea"]}, "ended_on": 0, "dragons": 2}, "dragons", "ET-7.3"),
        ({"above_dragons": 99}, "top", "ET-4.4"),
        ({"above_dragons": 3, "dragons": 1}, "top", "ET-4.4"),
        ({"tokens": {"mordor": [0, 2, 4]}}, "no-kingdom", "ET-1.1"),
        ({"tokens": {"rhea": [1, 2, 4]}}, "token-box", "ET-1.4"),
        ({"account": [[{}]]}, "account", "ET-21.5"),
        ({"account": [[{"theft": 1}, {}, {}, {}]]}, "account", "ET-21.5"),
        ({"account": [[{}, {}, {}, {}]] * 4}, "age", "ET-21.5"),
        # players
        ({"first": {"hand": ["4 red-halfling", "4 blue-halfling", "3 grey-halfling"]}}, "hand", "ET-6.3"),
        ({"first": {"hand": ["red-elf"], "known": ["blue-elf"]}}, "known", "ET-6.5"),
        ({"first": {"markers": {"mordor": 1}}}, "no-kingdom", "ET-1.1"),
        ({"tribes": "orcs", "first": {"horde": ["mordor"]}}, "no-kingdom", "ET-1.1"),
        ({"tribes": "merfolk", "first": {"merfolk": 19}}, "merfolk", "ET-11.6a"),
        ({"tribes": "trolls", "first": {"trolls": [7]}}, "token", "ET-1.4"),
        ({"tribes": "trolls", "first": {"trolls": [3, 3]}}, "token-twice", "ET-11.10a"),
        ({"tribes": "trolls", "first": {"trolls": [3]}, "second": {"trolls": [3]}}, "token-twice", "ET-11.10a"),
        # bands
        ({"bands": [{**ELF, "seat": 4}]}, "band", "ET-8.1"),
        ({"bands": [{**ELF, "leader": "grey-elf"}]}, "band", "ET-8.1"),
        ({"bands": [{**ELF, "cards": ["red-elf", "blue-dwarf"]}]}, "band", "ET-8.1"),
        ({"bands": [{**ELF, "cards": ["red-elf", "red-dwarf", "blue-elf"]}]}, "band", "ET-8.1"),
        ({"tribes": "skeletons", "bands": [{**ELF, "leader": "skeleton", "cards": ["skeleton"]}]}, "skeleton-leader", "ET-8.3"),
        ({"bands": [{**ELF, "cards": ["99 red-elf"]}]}, "band", "ET-8.1"),
        ({"past_bands": [PAST]}, "age", "ET-17.1"),
        ({"age": 2, "past_bands": [{**PAST, "age": 0}]}, "age", "ET-17.1"),
        ({"age": 2, "past_bands": [{**PAST, "size": 11}]}, "band", "ET-8.1"),
        ({"age": 2, "past_bands": [{**PAST, "skeletons": 2}]}, "band", "ET-8.1"),
        (
            {"age": 2, "past_bands": [{"age": 1, "seat": 0, "leader": "skeleton", "size": 2}], "tribes": "skeletons"},
            "band",
            "ET-8.1",
        ),
        # in the middle of a turn
        ({"kept": ["red-elf"]}, "kept", "ET-11.3a"),
        ({"phase": "compose"}, "composing", "ET-8.1"),
        ({"composing": {"group": "tribe", "leader": "red-elf"}}, "composing", "ET-8.1"),
        ({"phase": "compose", "composing": {"group": "tribe", "leader": "red-elf"}}, "composing", "ET-8.1"),
        ({"phase": "marker"}, "phase", "ET-21.1"),
        ({"phase": "marker", "bands": [ELF], "turn": 1}, "phase", "ET-21.1"),
        ({"phase": "marker", "bands": [ELF], "first": {"markers": {"rhea": 2}}}, "phase", "ET-21.1"),
        ({"phase": "keep", "bands": [ELF]}, "phase", "ET-21.1"),
        ({"phase": "keep", "bands": [CENTAUR], "first": {"hand": ["red-elf"]}, "tribes": "centaurs"}, "phase", "ET-21.1"),
        ({"phase": "keep", "bands": [ELF], "first": {"hand": ["grey-elf"]}, "kept": ["red-dwarf"]}, "kept", "ET-11.3a"),
        ({"phase": "draw", "bands": [ELF]}, "phase", "ET-21.1"),
        ({"phase": "token", "bands": [ELF]}, "phase", "ET-21.1"),
        ({"phase": "follow", "bands": [CENTAUR], "tribes": "centaurs", "first": {"markers": {"rhea": 1}}}, "phase", "ET-21.1"),
        ({"phase": "bonus", "bands": [MERFOLK], "tribes": "merfolk", "bonus": 0, "first": {"merfolk": 3}}, "phase", "ET-21.1"),
        ({"phase": "horde", "dragons": 3, "ended_on": 0}, "phase", "ET-13.5"),
        ({"first": {"hand": ["10 skeleton"]}, "tribes": "skeletons"}, "phase", "ET-5.2"),
    ],
)
def test_an_impossible_table_is_refused(given: Given, key: str, clause: str) -> None:
    given = dict(given)
    tribes = given.pop("tribes", "elves")
    players = [given.pop("first", {}), given.pop("second", {})]
    assert unloadable(tribes, *players, **given) == (f"ethnos-refused-{key}", clause)


@pytest.mark.clause("ET-13.1", "ET-17.1")
@pytest.mark.parametrize("phase", ["horde", "over"])
def test_when_the_age_is_over_no_hand_is_left(phase: str) -> None:
    rest: Given = {"phase": phase, "dragons": 3, "ended_on": 0}
    rest |= {"turn": -1, "age": 3} if phase == "over" else {}
    first = {"horde": ["rhea"]} if phase == "horde" else {}
    assert GAME.invariants(table("orcs", first, **rest)) == []
    assert unloadable("orcs", first, {"hand": ["red-orc"]}, **rest) == ("ethnos-refused-phase", "ET-13.1")


@pytest.mark.clause("ET-11.8d", "ET-13.5")
def test_nobody_is_asked_about_a_horde_in_the_last_age() -> None:
    rest: Given = {"phase": "horde", "dragons": 3, "ended_on": 0}
    assert unloadable("orcs", {"horde": ["rhea"]}, age=3, **rest) == ("ethnos-refused-phase", "ET-11.8d")
    assert unloadable("orcs", {"horde": ["rhea"]}, age=2, seats=2, **rest) == ("ethnos-refused-phase", "ET-11.8d")
    rest = {"phase": "over", "turn": -1, "dragons": 3}
    assert unloadable("orcs", {"horde": ["rhea"]}, age=3, **rest) == ("ethnos-refused-phase", "ET-11.8d")


@pytest.mark.clause("ET-18.1")
def test_a_game_is_over_after_its_last_age_only() -> None:
    rest: Given = {"phase": "over", "turn": -1, "dragons": 3}
    assert unloadable("elves", age=2, **rest) == ("ethnos-refused-phase", "ET-18.1")
    assert table("elves", age=3, **rest).actions() == []


@pytest.mark.clause("ET-11.1a")
def test_only_a_centaur_that_has_placed_is_followed() -> None:
    follow: Given = {"phase": "compose", "composing": {"group": "tribe", "leader": "red-elf", "follow": True}}
    given = {"hand": ["red-elf", "blue-elf"], "markers": {"rhea": 1}}
    assert table("centaurs", given, bands=[CENTAUR], **follow).turn == 0
    nothing = {"hand": ["red-elf", "blue-elf"]}
    assert unloadable("centaurs", nothing, bands=[CENTAUR], **follow) == ("ethnos-refused-phase", "ET-21.1")
    assert unloadable("centaurs", nothing, bands=[CENTAUR], phase="follow") == ("ethnos-refused-phase", "ET-21.1")
    elves = {"seat": 0, "leader": "grey-elf", "cards": ["grey-elf"]}
    assert unloadable("centaurs", given, bands=[elves], **follow) == ("ethnos-refused-phase", "ET-21.1")


@pytest.mark.clause("ET-11.6b")
@pytest.mark.parametrize(("swum", "bonus", "possible"), [(3, 1, True), (3, 2, False), (2, 1, False), (7, 1, True), (18, 1, True)])
def test_bonus_markers_come_from_marked_spaces_of_the_last_move(swum: int, bonus: int, possible: bool) -> None:
    rest: Given = {"bands": [MERFOLK], "phase": "bonus", "bonus": bonus}
    if possible:
        assert len(table("merfolk", {"merfolk": swum}, **rest).actions()) == 7
    else:
        assert unloadable("merfolk", {"merfolk": swum}, **rest) == ("ethnos-refused-phase", "ET-21.1")


def at_every_phase() -> dict[str, Any]:
    """One table for each phase, in the middle of things."""
    found: dict[str, Any] = {}
    for seed in range(400):
        rng = Rng(seed)
        t = GAME.new(Setting(2 + seed % 5), rng)
        while t.turn >= 0:
            name = GAME.view(t, t.turn).phase
            if name not in found or (seed % 7 == 0 and len(found) < 9):
                found[name] = t.copy()
            legal = t.actions()
            t.play(legal[rng.below(len(legal))], rng)
        found["over"] = t
        if len(found) == 10:
            return found
    raise AssertionError(sorted(found))


@pytest.mark.clause("ET-21.3", "ET-21.4")
def test_every_phase_is_written_and_read_back_and_goes_on_alike() -> None:
    for name, t in at_every_phase().items():
        text = msgspec.json.encode(GAME.dump(t))
        loaded = GAME.load(msgspec.json.decode(text, type=GAME.position_type))
        assert msgspec.json.encode(GAME.dump(loaded)) == text, name
        for seat in (None, *range(t.seats)):
            assert GAME.view(loaded, seat) == GAME.view(t, seat), name
        # what needs no chance goes on the same way
        for action in t.actions():
            one, other, rng = t.copy(), loaded.copy(), Rng(5)
            before = rng.mark()
            one.play(action, rng)
            if rng.mark() == before:
                other.play(action, rng)
                assert GAME.dump(one) == GAME.dump(other), (name, action)


@pytest.mark.clause("ET-21.3")
def test_what_follows_from_the_rest_need_not_be_written() -> None:
    giants = [
        {"seat": 0, "leader": "red-giant", "cards": ["red-giant"]},
        {"seat": 1, "leader": "blue-giant", "cards": ["2 blue-giant"]},
    ]
    t = table("giants trolls", {"trolls": [2]}, {"markers": {"rhea": 2}}, bands=giants)
    view = GAME.view(t)
    assert view.giant_size == 2
    assert [[b.giant_token for b in p.bands] for p in view.players] == [[False], [True], [], []]
    assert view.trolls == [1, 3, 4, 5, 6]
    assert view.players[1].supply == 23
    assert view.deck == 84 - 3 + 3, "halflings make up the number"
    assert GAME.invariants(t) == []
    assert account(t, 1, "giant-taken") == [2, 2, 0, 0]


@pytest.mark.clause("ET-8.1")
def test_a_half_composed_band_is_composed_again() -> None:
    given = {"hand": ["red-elf", "blue-elf", "grey-elf", "red-dwarf"]}
    rest: Given = {"phase": "compose", "composing": {"group": "tribe", "leader": "red-elf", "without": ["grey-elf"]}}
    t = table("elves", given, **rest)
    assert GAME.view(t, 0).band == ["red-elf", "blue-elf"]
    play(t, "done")
    assert GAME.view(t).players[0].bands[0].size == 2
    same = table("elves", given)
    band(same, "red-elf", "blue-elf")
    assert GAME.dump(same) == GAME.dump(t)
