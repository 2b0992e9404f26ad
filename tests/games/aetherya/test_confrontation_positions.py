"""Positions, views and texts of Confrontation; what is refused, and that nothing else comes of hostile input."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from games.aetherya.front import described, front, late, opening, play, refusal, seen, unloadable, written
from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME


def test_what_is_left_out_has_a_sensible_default() -> None:
    table = front("", "elf", "dwarf")
    view = seen(table)
    assert view.removed == "goblin" and view.unplayed == ["human"]
    assert len(view.offer) == 4 and len(view.row) == 8
    assert view.deck == 48 - 25 - 4
    assert GAME.invariants(table) == []


@pytest.mark.clause("AE-11.27")
def test_a_position_after_the_first_deck_round_trips() -> None:
    table = late("FNF", "elf", "dwarf", offer="FPDL", deck="MPP")
    text = msgspec.json.encode(GAME.dump(table))
    again = GAME.load(msgspec.json.decode(text, type=GAME.position_type))
    assert msgspec.json.encode(GAME.dump(again)) == text
    assert seen(again) == seen(table)


@pytest.mark.clause("AE-11.35")
def test_the_middle_of_a_turn_round_trips() -> None:
    table = front("NN", {"race": "elf", "hand": 1}, "dwarf", offer="FPDL", row=["two_dwarves"])
    for moves in (["legend two_dwarves"], ["take 2"], ["hand"], ["take 1", "place 5,5"]):
        world = table.copy()
        play(world, *moves)  # type: ignore[arg-type]
        text = msgspec.json.encode(GAME.dump(world))
        again = GAME.load(msgspec.json.decode(text, type=GAME.position_type))
        assert msgspec.json.encode(GAME.dump(again)) == text
        assert again.actions() == world.actions()


ELF, DWARF = "elf", "dwarf"


@pytest.mark.clause("AE-11.2", "AE-11.4", "AE-11.6", "AE-11.7", "AE-11.22", "AE-11.25", "AE-11.40")
@pytest.mark.parametrize(
    ("land", "players", "rest", "key", "clause"),
    [
        ("PPPPP/PP", [ELF, DWARF], {}, "cards", "AE-11.2"),
        ("G", [ELF, DWARF], {}, "cards", "AE-11.2"),
        ("", [ELF, ELF], {}, "race-twice", "AE-11.3"),
        ("", [ELF, "orc"], {}, "no-race", "AE-11.3"),
        ("", [ELF, DWARF], {"removed": "elf"}, "removed-race", "AE-11.3"),
        ("", [ELF, DWARF, "human"], {"removed": "goblin"}, "removed-race", "AE-11.2"),
        ("", [ELF, DWARF], {"options": {"races": ["elf", "dwarf"]}}, "set-up", "AE-11.39"),
        ("", [ELF, DWARF], {"turn": 2}, "seat", "AE-11.7"),
        ("", [ELF, DWARF], {"turn": -1}, "seat", "AE-11.7"),
        ("", [ELF, DWARF], {"offer": "FFF"}, "offer", "AE-11.7"),
        ("", [ELF, DWARF], {"offer": "FFF#"}, "letter", "AE-0.3"),
        ("", [ELF, DWARF], {"discard": "x"}, "letter", "AE-0.3"),
        ("", [ELF, DWARF], {"discard": "PPPPPP", "offer": "PDDD"}, "cards", "AE-11.2"),
        ("", [ELF, DWARF], {"discard": "PPPPPPFFFFFFMMMMMMNNNNNN", "offer": "DDDL"}, "closed-cards", "AE-11.6"),
        ("", [ELF, DWARF], {"deck": "P"}, "two-decks", "AE-11.27"),
        ("", [ELF, DWARF], {"unseen": "PP"}, "unseen", "AE-11.40"),
        ("", [ELF, {"race": "dwarf", "hand": 1}], {}, "not-elves", "AE-11.22"),
        ("", [ELF, {"race": "dwarf", "dragons": 1}], {}, "not-goblins", "AE-11.25"),
        ("", [{"race": "elf", "hand": 7}, DWARF], {}, "cards", "AE-11.2"),
        ("", [ELF, DWARF], {"row": ["all_races"]}, "legend-gone", "AE-11.4"),
        ("", [ELF, DWARF], {"row": ["two_goblins"]}, "legend-gone", "AE-11.4"),
        ("", [{"race": "elf", "legends": ["two_elves"]}, DWARF], {"row": ["two_elves"]}, "legend-places", "AE-1.2"),
        ("", [ELF, DWARF], {"row": ["two_orcs"]}, "no-legend", "AE-1.2"),
        ("", [ELF, DWARF], {"row": ["two_elves", "two_elves"]}, "legend-twice", "AE-1.2"),
        ("", [ELF, DWARF], {"phase": "place"}, "chosen", "AE-11.8"),
        ("", [ELF, DWARF], {"chosen": "1"}, "chosen", "AE-11.8"),
        ("", [ELF, DWARF], {"phase": "place", "chosen": "4"}, "chosen", "AE-11.8"),
        ("", [ELF, DWARF], {"phase": "place", "chosen": "hand"}, "chosen", "AE-11.8"),
        ("", [ELF, DWARF], {"phase": "claim"}, "phase", "AE-11.35"),
        ("NN", [ELF, DWARF], {"phase": "claim", "claimed": True}, "phase", "AE-11.35"),
        ("", [ELF, DWARF], {"before": ["two_elves"]}, "phase", "AE-11.21"),
        ("", [{"race": "elf", "fortresses": ["9,9"]}, DWARF], {}, "no-spot", "AE-0.3"),
        ("######", [ELF, DWARF], {}, "grid-size", "AE-3.7"),
        ("?", [ELF, DWARF], {}, "grid-letter", "AE-0.3"),
        ("(H)##", [ELF, DWARF], {}, "grid-size", "AE-3.7"),
        ("(H)####", [ELF, DWARF], {}, "secret", "AE-11.6"),
    ],
)
def test_impossible_tables_are_refused(land: str, players: list[Any], rest: dict[str, Any], key: str, clause: str) -> None:
    assert unloadable(land, *players, **rest) == (key, clause)


def test_nine_legends_do_not_fit_into_the_row() -> None:
    shown = "two_elves two_dwarves two_humans two_goblins three_plains three_swamps three_mountains three_forests vs_elf_dwarf"
    assert unloadable("", "elf", "dwarf", "human", row=shown.split()) == ("row", "AE-11.4")


HOSTILE: list[Any] = [None, -1, 10**30, 1.5, True, "", "x" * 100_000, "ß" * 4, [], {}, [[[]]], {"a": {"b": {}}}, ["\x00"]]


def test_hostile_positions_end_in_a_refusal() -> None:
    """Every field with every kind of nonsense, and each field doubled into a list: Refused or a message of types."""
    sound = msgspec.to_builtins(GAME.dump(front("NN/FE", {"race": "elf", "hand": 1}, "dwarf", offer="FPDL")))
    sound["mode"] = "confrontation"
    refused = 0
    fields = [*sound, "phase", "chosen", "claimed", "before", "options", "deck", "discard", "unknown"]
    for field in fields:
        for nonsense in HOSTILE:
            given = {**sound, field: nonsense}
            try:
                GAME.load(msgspec.convert(json.loads(json.dumps(given)), GAME.position_type))
            except (Refused, msgspec.ValidationError):
                refused += 1
    for field in ("race", "legends", "fortresses", "hand", "dragons", "unknown"):
        for nonsense in HOSTILE:
            given = {**sound, "players": [{"race": "elf", field: nonsense}, {"race": "dwarf"}]}
            try:
                GAME.load(msgspec.convert(given, GAME.position_type))
            except (Refused, msgspec.ValidationError):
                refused += 1
    assert refused > 150


def test_letters_that_grow_in_upper_case_are_counted_right() -> None:
    given = described("", "elf", "goblin", removed="human", discard="ß")
    table = GAME.load(msgspec.convert(given, GAME.position_type))
    assert GAME.invariants(table) == []


def test_everybody_sees_the_same() -> None:
    rng = Rng(4)
    table = opening(3, 4)
    while table.turn >= 0:
        public = msgspec.structs.replace(GAME.view(table), seat=0)
        for seat in range(3):
            assert msgspec.structs.replace(GAME.view(table, seat), seat=0) == public
        moves = table.actions()
        table.play(moves[rng.below(len(moves))], rng)


def test_a_view_survives_the_wire() -> None:
    for table in (opening(2), front("NN/FE", {"race": "elf", "hand": 1}, "dwarf", offer="FPDL")):
        view = GAME.view(table, 1)
        assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type) == view
    assert msgspec.json.schema(GAME.view_type)["anyOf"]


def test_nothing_in_a_state_tells_what_lies_closed() -> None:
    """Two games alike up to the moment a card is turned over, with other chance from there."""
    found = set()
    for seed in range(40):
        table = opening(4, 7)
        before = msgspec.json.encode(GAME.dump(table))
        play(table, "take 1", "place 4,4", seed=seed)
        found.add((before, written(table).offer[0]))
    assert len({before for before, _ in found}) == 1
    assert len(found) > 5


def test_what_is_no_move_is_refused() -> None:
    table = front("", "elf", "dwarf")
    for text in (
        "",
        "take",
        "take 5",
        "take one",
        "place",
        "place 1",
        "legend",
        "swap 0",
        "hand 1",
        "done now",
        "x" * 5000,
        "place ２,２",
    ):
        with pytest.raises(Refused):
            GAME.parse(table, text)
    assert refusal(table, "legend two_orcs") == ("no-legend", "AE-1.2")
    assert refusal(table, "done") == ("not-now", "AE-11.35")


def test_a_finished_game_takes_no_more_decisions() -> None:
    rng = Rng(1)
    table = opening(2, 1)
    while table.turn >= 0:
        table.play(table.actions()[-1], rng)
    refused = GAME.explain(table, 0)
    assert refused is not None and refused.text.key == "refused-over" and refused.clause == "AE-11.28"


@pytest.mark.parametrize("options", [{"conf_start_layout": "middle"}, {"patience": 0}, {"turn_cap": -1}, {"unknown": 1}])
def test_unknown_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(Setting(3, "confrontation", options), Rng(1))
    assert refused.value.text.key == "refused-options"
