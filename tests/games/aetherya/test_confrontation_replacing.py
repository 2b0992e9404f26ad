"""AE-11.12 to AE-11.18, AE-11.34, AE-11.36: what may be replaced, supply and protection, threat and destruction."""

from __future__ import annotations

import pytest

from games.aetherya.front import card_at, fortresses, front, options, play, refusal, seen, targets, written


def closed_spots(land: str) -> set[str]:
    rows = land.split("/")
    return {f"{r + 1},{c + 1}" for r, row in enumerate(rows) for c, card in enumerate(row) if card == "#"}


# AE-11.12


@pytest.mark.clause("AE-11.12")
def test_any_closed_card_may_be_replaced() -> None:
    table = front("HPLD/EFNM", "elf", "dwarf", offer="LFMP")
    play(table, "take 1")
    assert closed_spots(written(table).land) <= {move.split()[1] for move in options(table)}


@pytest.mark.clause("AE-11.12")
def test_unsupplied_open_cards_may_be_replaced_by_anybody() -> None:
    table = front("H#M/###/F#N", "elf", "dwarf", offer="LLLL")
    assert targets(table) == {"1,1", "1,3", "3,1", "3,3"}


@pytest.mark.clause("AE-11.12")
def test_open_portals_and_dragons_are_locked() -> None:
    table = front("L#D", "elf", "dwarf", offer="FMPP")
    assert targets(table) == set()
    play(table, "take 1")
    assert refusal(table, "place 1,1") == ("portal-stays", "AE-11.12")
    assert refusal(table, "place 1,3") == ("dragon-stays", "AE-11.12")


@pytest.mark.clause("AE-11.12")
def test_an_open_card_is_not_replaced_by_its_like() -> None:
    table = front("H#E", "elf", "dwarf", offer="HEPP")
    assert targets(table, 1) == {"1,3"}
    assert targets(table, 2) == {"1,1"}
    assert refusal(table, "take 1", "place 1,1") == ("same-type", "AE-4.6")


# AE-11.14


@pytest.mark.clause("AE-11.14")
@pytest.mark.parametrize("pair", ["HP", "EF", "NM", "GS"])
def test_a_race_beside_its_terrain_is_supplied_and_protects_it(pair: str) -> None:
    """Nobody but the owner may replace either card; the Portal offered is nobody's own."""
    races = {"H": "human", "E": "elf", "N": "dwarf", "G": "goblin"}
    owner = races[pair[0]]
    others = [race for race in races.values() if race != owner]
    for race in others:
        table = front(pair, race, *(r for r in races.values() if r != race), offer="LLLL")
        assert targets(table) == set()
        assert refusal(table, "take 1", "place 1,1") == ("supplied", "AE-11.14")
        assert refusal(table, "place 1,2") == ("supplied", "AE-11.14")
    assert targets(front(pair, owner, *others, offer="LLLL")) == {"1,1", "1,2"}


@pytest.mark.clause("AE-11.14")
def test_supply_protects_unplayed_races_from_everybody() -> None:
    for race, other in (("elf", "dwarf"), ("dwarf", "elf")):
        assert targets(front("HP", race, other, offer="LLLL")) == set()


@pytest.mark.clause("AE-11.14")
@pytest.mark.parametrize("terrain", "FM")
def test_forests_and_mountains_do_not_supply_humans(terrain: str) -> None:
    table = front(f"H{terrain}", "goblin", "human", "elf", "dwarf", offer="LLLL")
    assert targets(table) == {"1,1", "1,2"}


@pytest.mark.clause("AE-11.14")
def test_diagonal_terrain_supplies_nobody() -> None:
    assert targets(front("E#/#F", "dwarf", "elf", offer="LLLL")) == {"1,1", "2,2"}


# AE-11.15, AE-11.16


@pytest.mark.clause("AE-11.15")
@pytest.mark.parametrize("land", ["ENM/#F", "FNM/#F", "ENM/#E"])
def test_two_cards_in_any_mix_threaten(land: str) -> None:
    table = front(land, "elf", "dwarf", offer="FMPP")
    assert seen(table).players[0].threatened == ["1,2"]
    assert "1,2" in targets(table)


@pytest.mark.clause("AE-11.15")
def test_one_card_does_not_threaten() -> None:
    table = front("ENM", "elf", "dwarf", offer="FMPP")
    assert seen(table).players[0].threatened == []
    assert refusal(table, "take 1", "place 1,2") == ("supplied", "AE-11.14")


@pytest.mark.clause("AE-11.15")
def test_a_threat_is_acted_on_in_a_later_turn() -> None:
    table = front("FNM", "elf", "dwarf", offer="FFPP", row=["three_mountains"])
    assert "1,2" not in targets(table)
    play(table, "take 1", "place 2,2")
    assert table.turn == 1
    assert seen(table).players[0].threatened == ["1,2"]
    play(table, "take 2", "place 5,5")
    assert table.turn == 0
    assert "1,2" in targets(table)


@pytest.mark.clause("AE-11.16")
@pytest.mark.parametrize(("card", "supplied"), [("F", True), ("E", True), ("F", False)])
def test_destroying(card: str, supplied: bool) -> None:
    table = front("FNM/#F" if supplied else "FN/#F", "elf", "dwarf", offer=f"{card}PDL")
    before = seen(table)
    play(table, "take 1", "place 1,2", seed=3)
    after = seen(table)
    assert card_at(table, "1,2") == card
    assert after.discard == {"dwarf": 1}
    assert after.offer[1:] == before.offer[1:]
    assert after.deck == before.deck - 1
    assert fortresses(table, "elf") == ["1,2"] and after.players[0].fortresses_left == 11


@pytest.mark.clause("AE-11.16")
def test_without_an_own_card_nothing_is_destroyed() -> None:
    table = front("FNM/#F", "elf", "dwarf", offer="PDLP")
    for place in (1, 2, 3):
        assert "1,2" not in targets(table, place)


@pytest.mark.clause("AE-11.16", "WE-92")
def test_nobody_uses_the_threat_of_another() -> None:
    land = "#NEF/##M"
    human = front(land, "human", "dwarf", "elf", offer="NPSD")
    assert refusal(human, "take 1", "place 1,3") == ("supplied", "AE-11.14")
    dwarf = front(land, "dwarf", "human", "elf", offer="NPSD")
    play(dwarf, "take 1", "place 1,3")
    assert card_at(dwarf, "1,3") == "N" and "1,3" in fortresses(dwarf, "dwarf")


@pytest.mark.clause("WE-92", "AE-11.36")
def test_an_unsupplied_card_under_anothers_threat_is_replaced_in_the_ordinary_way() -> None:
    table = front("#NE/##M", "human", "dwarf", "elf", offer="NPSD")
    play(table, "take 1", "place 1,3")
    assert card_at(table, "1,3") == "N"
    assert written(table).offer == "EPSD"
    assert seen(table).discard == {}
    assert "1,3" not in fortresses(table, "dwarf")


@pytest.mark.clause("WE-93", "AE-11.15", "AE-11.16")
def test_the_elf_destroys_a_supplied_dwarf() -> None:
    table = front("##F##/#FN##/#EM##/#####/#####", "elf", "dwarf", offer="FPDL")
    assert seen(table).players[0].threatened == ["2,3"]
    assert refusal(table.copy(), "take 1", "place 3,3") == ("supplied", "AE-11.14")  # type: ignore[arg-type]
    deck = seen(table).deck
    play(table, "take 1", "place 2,3")
    assert written(table).land.split("/")[1] == "#FF##"
    assert seen(table).discard == {"dwarf": 1}
    assert fortresses(table, "elf") == ["2,3"]
    assert written(table).offer[1:] == "PDL" and seen(table).deck == deck - 1


# AE-11.17


@pytest.mark.clause("AE-11.17")
def test_cards_of_an_unplayed_race_can_be_threatened_and_destroyed() -> None:
    table = front("FHP/#F", "elf", "dwarf", offer="FPDL")
    assert seen(table).players[0].threatened == ["1,2"]
    play(table, "take 1", "place 1,2")
    assert seen(table).discard == {"human": 1}
    assert fortresses(table, "elf") == ["1,2"]


# AE-11.18


@pytest.mark.clause("AE-11.18")
def test_a_fortress_keeps_everybody_else_off() -> None:
    fortified = {"race": "dwarf", "fortresses": ["1,2"]}
    elf = front("FN/#F", "elf", fortified, offer="FLPP")
    assert seen(elf).players[0].threatened == []
    for place in (1, 2):
        assert refusal(elf.copy(), f"take {place}", "place 1,2") == ("fortress", "AE-11.18")  # type: ignore[arg-type]
    dwarf = front("FN/#F", fortified, "elf", offer="FLPP")
    assert "1,2" in targets(dwarf, 1)


# AE-11.34


@pytest.mark.clause("AE-11.34")
def test_supply_runs_through_portals_and_chains_of_them() -> None:
    assert targets(front("#E/FL", "dwarf", "elf", offer="PPDD")) == set()
    assert targets(front("ELLF", "dwarf", "elf", offer="PPDD")) == set()
    assert targets(front("EL#/#LF", "dwarf", "elf", offer="PPDD")) == set()
    assert targets(front("EL/##L/##F", "dwarf", "elf", offer="PPDD")) == {"1,1", "3,3"}


@pytest.mark.clause("AE-11.34")
def test_a_closed_card_links_and_supplies_nothing() -> None:
    assert targets(front("E#F", "dwarf", "elf", offer="PPDD")) == {"1,1", "1,3"}


@pytest.mark.clause("AE-11.34")
def test_goblins_are_not_supplied_through_a_portal() -> None:
    land = "#G/SL"
    assert targets(front(land, "human", "goblin", offer="LLDD", removed="dwarf")) == {"1,2", "2,1"}


@pytest.mark.clause("AE-11.34")
@pytest.mark.parametrize(("land", "threatened"), [("#S/NLS", ["2,1"]), ("#G/NLS", []), ("#G/NLG", []), ("#G/GNL/##S", ["2,2"])])
def test_swamps_threaten_through_portals_and_goblins_do_not(land: str, threatened: list[str]) -> None:
    table = front(land, "goblin", "dwarf", removed="human", offer="SDDL")
    assert seen(table).players[0].threatened == threatened


@pytest.mark.clause("AE-11.34", "AE-11.36")
def test_goblins_are_not_threatened_through_portals() -> None:
    """The Forest laid on the Goblin is then an ordinary replacement: Goblin to the offer, no fortress."""
    table = front("#F/GLF", "elf", "goblin", removed="human", offer="FDDL")
    assert seen(table).players[0].threatened == []
    play(table, "take 1", "place 2,1")
    assert written(table).offer == "DDLG"
    assert fortresses(table, "elf") == []


@pytest.mark.clause("AE-11.34")
def test_a_card_linked_in_two_ways_threatens_once() -> None:
    """The Forest is a neighbour of the Dwarf and also linked to it: still one card."""
    table = front("NF/L#", "elf", "dwarf", offer="FDDL")
    assert seen(table).players[0].threatened == []
    assert seen(front("NL/LF", "elf", "dwarf", offer="FDDL")).players[0].threatened == []
    assert seen(front("NF/LF", "elf", "dwarf", offer="FDDL")).players[0].threatened == ["1,1"]


# AE-11.36


@pytest.mark.clause("AE-11.36")
def test_an_own_card_on_a_card_under_own_threat_always_destroys() -> None:
    table = front("FN/#F", "elf", "dwarf", offer="FPDL")
    play(table, "take 1", "place 1,2")
    assert seen(table).discard == {"dwarf": 1} and fortresses(table, "elf") == ["1,2"]


@pytest.mark.clause("AE-11.36")
def test_another_card_on_it_replaces_it_in_the_ordinary_way() -> None:
    table = front("FN/#F", "elf", "dwarf", offer="PFDL")
    play(table, "take 1", "place 1,2")
    assert seen(table).discard == {}
    assert written(table).offer == "FDLN"
    assert fortresses(table, "elf") == []
