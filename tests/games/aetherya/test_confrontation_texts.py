"""Everything that Confrontation says, and the table it draws, in both languages."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from games.aetherya.front import front, late, opening, play
from traktir.cli.boards import draw
from traktir.core.game import Refused
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME
from traktir.games.aetherya.confrontation import ACTIONS, Confrontation
from traktir.locale import LANGUAGES, Speaker, speaker


def tables() -> Iterator[Confrontation]:
    """Random games of every size, and tables with what random games rarely bring."""
    for seats in (2, 3, 4):
        rng = Rng(seats)
        table = opening(seats, seats)
        ply = 0
        while table.turn >= 0:
            if ply % 7 == 0:
                yield table
            moves = table.actions()
            table.play(moves[rng.below(len(moves))], rng)
            ply += 1
        yield table
    yield late("FNM/#F#", {"race": "elf", "hand": 2, "fortresses": ["1,1"]}, "dwarf", offer="FFDL")
    killing = front("#G#L/#DG/D", {"race": "goblin", "dragons": 2, "fortresses": ["1,2"]}, "human", removed="elf", offer="SPDL")
    yield killing
    play(killing, "take 1")
    yield killing
    options = {"legend_claim_optional": False, "conf_legend_needs_own_action": True}
    forced = front("NN/MM#", "elf", "dwarf", offer="MPDL", row=["two_dwarves", "three_mountains"], options=options)
    yield forced
    play(forced, "take 1", "place 2,3")
    yield forced


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Speaker:
    return speaker(request.param)


def test_moves_prompts_and_refusals_can_be_said(say: Speaker) -> None:
    keys = set()
    for number, table in enumerate(tables()):
        texts = [move.text for move in GAME.moves(table)]
        texts.append(GAME.prompt(table))
        sheet = GAME.score_sheet(table)
        texts += [line.label for line in sheet.lines] + sheet.decided_by
        if number % 3 == 0 or number > 40:
            refused = [GAME.explain(table, action) for action in range(ACTIONS)]
            texts += [refusal.text for refusal in refused if refusal is not None]
        for text in texts:
            assert say(text)
            keys.add(text.key)
        if table.turn >= 0:
            assert GAME.clause(table).startswith("AE-11.")
    assert {f"aetherya-move-confrontation-place{kind}" for kind in ("", "-open", "-destroy", "-kill")} <= keys
    assert len({key for key in keys if "-refused-" in key}) > 10


def test_the_table_can_be_drawn(say: Speaker) -> None:
    for table in tables():
        console = Console(file=io.StringIO(), width=110, color_system=None)
        view = GAME.view(table, 0)
        console.print(draw("aetherya", view, ["Анна", "Boris", "Clara", "Dmitri"][: table.seats], say))
        drawn = console.file.getvalue()  # type: ignore[attr-defined]
        for row in view.land.split("/"):
            assert all(sign in drawn for sign in row)
        assert "Boris" in drawn


def test_fortresses_threats_and_supply_are_marked() -> None:
    table = front("FNM/#F#/HP", {"race": "elf", "fortresses": ["1,1"]}, "dwarf", offer="FPDL")
    console = Console(file=io.StringIO(), width=110, color_system=None)
    console.print(draw("aetherya", GAME.view(table), ["A", "B"], speaker("en")))
    drawn = console.file.getvalue()  # type: ignore[attr-defined]
    assert "[F]" in drawn and "N!" in drawn and "M+" in drawn and "H+" in drawn


def test_refusals_of_positions_can_be_said(say: Speaker) -> None:
    said = 0
    for land, players, rest in (
        ("PPPPP/PP", ["elf", "dwarf"], {}),
        ("", ["elf", "orc"], {}),
        ("", ["elf", "dwarf"], {"removed": "elf"}),
        ("", ["elf", "dwarf"], {"turn": 2}),
        ("", ["elf", "dwarf"], {"offer": "FFF"}),
        ("", ["elf", "dwarf"], {"discard": "x"}),
        ("", ["elf", "dwarf"], {"deck": "P"}),
        ("", ["elf", "dwarf"], {"unseen": "PP"}),
        ("", ["elf", "dwarf"], {"phase": "claim"}),
        ("", ["elf", "dwarf"], {"phase": "over", "turn": -1}),
        ("", ["elf", {"race": "dwarf", "fortresses": ["1,1"]}], {}),
    ):
        with pytest.raises(Refused) as refused:
            front(land, *players, **rest)
        assert say(refused.value.text)
        said += 1
    assert said == 11
