"""AE-5 and the end of the game, AE-7.1, AE-7.2, AE-7.12."""

from __future__ import annotations

import pytest

from games.aetherya.table import QUIET, discard, fulfilled, grid, offered, options, phase, play, refusal, shown, table, taken
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME

CASES = {
    "WE-40": ("####/MMM#/####/####", ["three_mountains"]),
    "WE-41": ("M###/MM##/####/####", ["three_mountains"]),
    "WE-42": ("#M##/MLM#/####/####", ["three_mountains"]),
    "WE-43": ("M###/#M##/##M#/####", []),
    "WE-44": ("#M##/M(L)M#/####/####", []),
    "WE-45": ("NGN#/####/####/####", ["vs_goblin_dwarf"]),
    "WE-45b": ("GNG#/####/####/####", ["vs_goblin_dwarf"]),
    "WE-46": ("H###/#E##/##N#/###G", ["all_races"]),
    "WE-47": ("H###/LN##/####/####", ["link_human_dwarf"]),
}
ROW = ["link_human_dwarf", "two_dwarves", "three_plains", "three_swamps", "three_mountains", "three_forests"]
ROW += ["two_goblins", "all_races"]


@pytest.mark.parametrize(
    ("text", "legends"), [pytest.param(*case, id=id, marks=pytest.mark.clause(id[:5])) for id, case in CASES.items()]
)
def test_conditions(text: str, legends: list[str]) -> None:
    assert fulfilled(text) == legends


@pytest.mark.clause("AE-5.7")
def test_conditions_in_detail() -> None:
    assert fulfilled("HE##/####/####/####") == ["link_human_elf"]
    assert fulfilled("H#E#/####/####/####") == []
    assert fulfilled("GG##/####/####/####") == ["two_goblins"]
    assert fulfilled("GLG#/####/####/####") == []  # Goblins: direct neighbours only
    assert fulfilled("HLH#/####/####/####") == ["two_humans"]
    assert fulfilled("PP##/#P##/####/####") == ["three_plains"]
    assert fulfilled("PP#P/####/####/####") == []
    assert fulfilled("ENE#/####/####/####") == ["vs_elf_dwarf"]
    assert fulfilled("NEN#/####/####/####") == ["vs_elf_dwarf"]
    assert fulfilled("EN#E/####/####/####") == []
    assert fulfilled("#G##/GLH#/####/####") == []  # and only these count against Goblins
    assert fulfilled("GHL#/##G#/####/####") == []


@pytest.mark.clause("AE-5.7")
def test_the_peers_reading_of_goblins_and_portals_is_a_switch() -> None:
    grid = "#G##/GLN#/####/####"
    assert table(grid).kingdoms[0].met == 0
    t = table(grid, options={"goblin_2v1_through_portal": "peer"})
    assert GAME.view(t).kingdoms[0].fulfils == ["vs_goblin_dwarf"]
    t = table("#N##/NLG#/####/####", options={"goblin_2v1_through_portal": "peer"})
    assert GAME.view(t).kingdoms[0].fulfils == ["two_dwarves"]


@pytest.mark.clause("AE-5.1", "AE-5.2", "AE-5.3")
def test_a_fulfilled_legend_may_be_taken_before_the_action() -> None:
    t = table("####/#HE#/####/####")
    assert options(t) == ["draw", "take", "legend link_human_elf"]
    play(t, "legend link_human_elf")
    assert taken(t) == ["link_human_elf"] and phase(t) == "turn" and t.turn == 0
    assert options(t) == ["draw", "take"]


@pytest.mark.clause("AE-5.2", "AE-5.4")
def test_or_after_seeing_the_drawn_card_or_after_the_action() -> None:
    t = table("####/#HE#/####/####", phase="held", held="N", source="deck")
    assert offered(t, "legend") == ["link_human_elf"]
    play(t, "legend link_human_elf", "place 1,2")
    assert t.turn == 1  # Human and Dwarf touch now, but one legend a turn
    assert taken(t) == ["link_human_elf"]
    t = table("####/#HE#/####/####", phase="held", held="N", source="deck")
    play(t, "place 1,2", "legend link_human_dwarf")
    assert taken(t) == ["link_human_dwarf"] and t.turn == 1
    t = table("####/#HE#/####/####", phase="held", held="N", source="discard")
    assert refusal(t, "legend link_human_elf") == ("place-first", "AE-5.2")


@pytest.mark.clause("AE-5.3")
def test_a_legend_may_be_left_alone_unless_the_table_says_otherwise() -> None:
    t = table("####/#HE#/####/####", phase="held", held="F", source="deck")
    play(t, "place 1,1", "done")
    assert t.turn == 1 and taken(t) == []
    t = table("####/#HE#/####/####", phase="held", held="F", source="deck", options={"legend_claim_optional": False})
    play(t, "place 1,1")
    assert options(t) == ["legend link_human_elf"]
    assert refusal(t, "done") == ("claim-forced", "AE-5.3")


@pytest.mark.clause("WE-48", "AE-5.4", "AE-5.8")
def test_one_legend_a_turn_the_other_waits() -> None:
    t = table("HNN#/####/####/####", row=ROW)
    assert offered(t, "legend") == ["link_human_dwarf", "two_dwarves"]
    play(t, "legend two_dwarves")
    assert refusal(t, "legend link_human_dwarf") == ("second-legend", "AE-5.4")
    play(t, "take", "place 4,4")
    assert t.turn == 1
    play(t, "take", "place 4,4")
    assert offered(t, "legend") == ["link_human_dwarf"]  # the same Dwarf serves again
    play(t, "legend link_human_dwarf")
    assert taken(t) == ["link_human_dwarf", "two_dwarves"]


@pytest.mark.clause("WE-49", "AE-5.6")
def test_a_taken_legend_stays_and_the_row_is_refilled() -> None:
    t = table("####/#FF#/#F##/####", discard="SM", row=["three_forests", *ROW[:5], *ROW[6:]])
    before = set(shown(t))
    play(t, "legend three_forests")
    assert len(shown(t)) == 8 and GAME.view(t).legend_deck == 6
    assert before - set(shown(t)) == {"three_forests"}
    play(t, "take", "place 2,2")
    assert GAME.view(t).kingdoms[0].fulfils == []
    assert taken(t) == ["three_forests"] and t.scores()[0] == 4


@pytest.mark.clause("AE-5.6")
def test_the_row_shrinks_when_the_legend_deck_is_empty() -> None:
    others = ["two_goblins", "two_humans", "two_elves", "three_plains", "three_swamps", "three_mountains", "three_forests"]
    rest = ["link_human_elf", "link_human_dwarf", "two_dwarves", "all_races", "vs_goblin_human", "vs_goblin_elf"]
    rest += ["vs_goblin_dwarf", "vs_elf_dwarf"]
    t = table("####/#HE#/####/####", {"grid": QUIET, "legends": others}, row=rest)
    assert GAME.view(t).legend_deck == 0
    play(t, "legend link_human_elf")
    assert len(shown(t)) == 7


@pytest.mark.clause("AE-5.1")
def test_what_cannot_be_taken() -> None:
    t = table("####/#HE#/####/####", row=ROW)
    assert refusal(t, "legend link_human_elf") == ("not-shown", "AE-5.1")
    assert refusal(t, "legend all_races") == ("unfulfilled", "AE-5.7")


LAST = "PFMS/SPFM/HMSP/FMP#"  # one closed card left


@pytest.mark.clause("AE-5.5", "AE-7.1")
def test_no_legend_after_the_last_card() -> None:
    t = table(LAST, "####/#HE#/#NG#/####", phase="held", held="E", source="deck", seats=3)
    play(t, "place 4,4")
    assert phase(t) == "over" and t.turn == -1
    near = "PFMS/SPFM/EMSP/FME#"
    t = table(near, phase="held", held="E", source="deck", seats=3)
    play(t, "place 4,4")
    assert taken(t) == [] and t.turn == -1 and "two_elves" in GAME.view(t).kingdoms[0].fulfils
    t = table(near, phase="held", held="E", source="deck", seats=3, options={"legend_after_last_card": True})
    play(t, "place 4,4", "legend two_elves")
    assert taken(t) == ["two_elves"] and t.turn == -1


@pytest.mark.clause("AE-5.5")
def test_a_legend_may_be_taken_before_the_last_action() -> None:
    t = table("PFMS/SPFM/HHSP/FMP#", phase="held", held="E", source="deck", seats=3)
    play(t, "legend two_humans", "place 4,4")
    assert t.turn == -1 and taken(t) == ["two_humans"]


@pytest.mark.clause("AE-7.1", "AE-7.2")
@pytest.mark.parametrize("moves", [("place 4,4",), ("discard", "open 4,4")], ids=["replacing", "opening"])
def test_the_last_card_ends_the_game_and_all_others_are_opened(moves: tuple[str, ...]) -> None:
    t = table(LAST, "####/#HE#/##(D)#/####", phase="held", held="E", source="deck", seats=3)
    play(t, *moves)
    assert phase(t) == "over" and t.turn == -1 and t.actions() == []
    for seat in range(3):
        assert "#" not in grid(t, seat)
    assert grid(t, 1)[12] == "D"
    assert taken(t, 1) == []
    assert refusal(t, "draw") == ("refused-over", "AE-7.1")
    assert GAME.invariants(t) == []


@pytest.mark.clause("AE-7.12")
def test_the_rules_set_no_limit_and_the_house_guard_is_an_option() -> None:
    def stall(t, turns: int) -> None:  # type: ignore[no-untyped-def]
        """Everybody takes the discard and lays it on the open card 2,2."""
        rng = Rng(1)
        for _ in range(turns):
            if t.turn < 0:
                return
            t.play(GAME.choose(t, "take"), rng)
            cell = "2,2" if "place 2,2" in options(t) else "2,3"
            t.play(GAME.choose(t, f"place {cell}"), rng)
            if t.turn >= 0 and phase(t) == "after":
                t.play(GAME.choose(t, "done"), rng)

    two = ("####/#PF#/####/####", "####/#MS#/####/####")
    t = table(*two, discard="E", options={"patience": None})
    stall(t, 400)
    assert t.turn >= 0 and t.turns == 400
    t = table(*two, discard="E")  # twelve rounds of two turns
    stall(t, 23)
    assert t.turn >= 0
    stall(t, 1)
    assert phase(t) == "over" and "#" not in grid(t)
    t = table(*two, discard="E", options={"patience": 3})
    stall(t, 5)
    play(t, "draw", "discard", "open 1,1")  # a closed card goes: the count begins anew
    assert t.turn == 0 and t.idle == 0
    stall(t, 6)
    assert phase(t) == "over"
    t = table(*two, discard="E", options={"patience": None, "turn_cap": 7})
    stall(t, 9)
    assert phase(t) == "over" and t.turns == 7


@pytest.mark.clause("AE-7.12")
def test_solo_and_cooperative_games_always_end() -> None:
    for mode, seats, turns in (("solo", 1, 69), ("coop", 2, 30), ("coop", 4, 60)):
        for seed in range(5):
            rng = Rng(seed)
            t = GAME.new(Setting(seats, mode), rng)
            while t.turn >= 0:
                legal = t.actions()
                t.play(legal[0 if seed == 0 else rng.below(len(legal))], rng)
            assert t.turns <= turns


@pytest.mark.clause("AE-4.9")
def test_the_discard_keeps_its_order() -> None:
    t = table(discard="SEN")
    play(t, "take", "place 2,2")
    assert discard(t) == "SEP"
