"""AE-11.8 to AE-11.11, AE-11.27, AE-11.35: choosing a card, doubles, and where the removed card goes."""

from __future__ import annotations

import pytest

from games.aetherya.front import fortresses, front, late, opening, options, play, points, refusal, seen, written


def kinds(moves: list[str]) -> set[str]:
    return {move.split()[0] for move in moves}


@pytest.mark.clause("AE-11.8")
def test_a_card_comes_from_the_offer_alone_and_replaces_one_card() -> None:
    table = front("", "elf", "dwarf", "human", offer="FMSD", discard="PPP")
    assert options(table) == ["take 1", "take 2", "take 3", "take 4"]
    play(table, "take 4")
    assert kinds(options(table)) == {"place"}
    play(table, "place 2,3")
    assert written(table).land.split("/")[1] == "##D###"
    assert table.turn == 1
    assert seen(table).discard == {"plains": 3}


@pytest.mark.clause("AE-11.8", "WE-91")
def test_a_goblin_player_may_lay_an_elf_beside_a_dwarf() -> None:
    table = front("N#", "goblin", "elf", "dwarf", offer="EMSD")
    play(table, "take 1", "place 1,2")
    assert points(table, "conflicts") == {"goblin": 0, "elf": -2, "dwarf": -2}


@pytest.mark.clause("AE-11.9")
def test_the_removed_card_takes_the_vacated_place() -> None:
    table = front("H", "elf", "dwarf", "human", offer="FMSD")
    play(table, "take 2", "place 1,1")
    assert written(table).offer == "FHSD"


@pytest.mark.clause("AE-11.9")
def test_a_closed_card_is_opened_into_the_offer() -> None:
    table = front("", "elf", "dwarf", "human", offer="FMSD", row=["two_goblins"])
    before = seen(table)
    play(table, "take 2", "place 3,3", seed=5)
    after = seen(table)
    assert after.land.count("#") == before.land.count("#") - 1
    came = after.offer[1]
    assert [after.offer[i] for i in (0, 2, 3)] == ["forest", "swamp", "dragon"]
    assert after.unseen.get(came, 0) == before.unseen[came] - 1
    assert sum(after.unseen.values()) == sum(before.unseen.values()) - 1
    assert after.deck == before.deck


@pytest.mark.clause("AE-11.9", "AE-11.6")
def test_every_unseen_card_may_lie_under_a_closed_spot() -> None:
    found = set()
    for seed in range(150):
        table = front("", "elf", "dwarf", "human", offer="FMSD")
        play(table, "take 2", "place 3,3", seed=seed)
        found.add(written(table).offer[1])
    assert found == set("PFMSHENGDL")


# AE-11.10


@pytest.mark.clause("AE-11.10")
def test_a_double_goes_to_the_discard_pile_and_the_deck_fills_its_place() -> None:
    table = front("", "elf", "dwarf", "human", offer="FMFD")
    assert [move for move in options(table) if move.startswith("swap")] == ["swap 1", "swap 3"]
    before = seen(table)
    play(table, "swap 3", seed=4)
    after = seen(table)
    assert after.discard == {"forest": 1}
    assert [after.offer[i] for i in (0, 1, 3)] == ["forest", "mountain", "dragon"]
    assert after.deck == before.deck - 1
    assert after.turn == 0 and after.phase == "choose"


@pytest.mark.clause("AE-11.10")
def test_doubles_may_be_exchanged_as_long_as_there_are_any() -> None:
    table = front("", "elf", "dwarf", "human", offer="FFFF")
    for _ in range(60):
        swaps = [move for move in options(table) if move.startswith("swap")]
        if not swaps:
            break
        play(table, swaps[0], seed=len(written(table).discard))
    offer = written(table).offer
    assert len(set(offer)) == 4
    assert len(written(table).discard) >= 3


@pytest.mark.clause("AE-11.10")
def test_a_card_that_lies_there_once_stays() -> None:
    table = front("", "elf", "dwarf", "human", offer="FMFD")
    assert refusal(table, "swap 2") == ("no-double", "AE-11.10")


@pytest.mark.clause("AE-11.10")
def test_doubles_come_before_the_choice() -> None:
    table = front("", "elf", "dwarf", "human", offer="FMFD")
    assert refusal(table, "take 2", "swap 1") == ("not-now", "AE-11.35")


@pytest.mark.clause("AE-11.10")
def test_the_far_card_of_two_players_may_be_exchanged_as_a_double() -> None:
    table = front("", "elf", "dwarf", offer="FMDF")
    assert {"swap 1", "swap 4"} <= set(options(table))


@pytest.mark.clause("WE-100", "AE-11.10")
def test_doubles_do_not_reshuffle() -> None:
    table = late("", "elf", "dwarf", "human", offer="FMFD", deck="M")
    discard = seen(table).discard
    assert discard["forest"] > 0 and discard["goblin"] > 0
    play(table, "swap 3")
    assert written(table).offer == "FMMD"
    assert seen(table).deck == 0
    assert seen(table).discard == {**discard, "forest": discard["forest"] + 1}
    assert not any(move.startswith("swap") for move in options(table))
    assert refusal(table, "swap 2") == ("swap-deck", "AE-11.10")


# AE-11.11


@pytest.mark.clause("AE-11.11")
def test_two_players_never_choose_place_four() -> None:
    table = opening(2)
    assert [move for move in options(table) if move.startswith("take")] == ["take 1", "take 2", "take 3"]
    assert refusal(table, "take 4") == ("far-end", "AE-11.11")
    assert seen(table).reach == 3 and seen(opening(3)).reach == 4


@pytest.mark.clause("AE-11.11")
@pytest.mark.parametrize(("place", "offer"), [(1, "MPDH"), (2, "FPDH"), (3, "FMDH")])
def test_the_cards_beyond_the_gap_move_towards_the_deck(place: int, offer: str) -> None:
    table = front("H", "elf", "dwarf", offer="FMPD")
    play(table, f"take {place}", "place 1,1")
    assert written(table).offer == offer


@pytest.mark.clause("AE-11.11", "AE-11.16")
def test_after_a_destruction_the_deck_fills_the_gap_itself() -> None:
    table = front("FNF", "elf", "dwarf", offer="FPDL")
    play(table, "take 1", "place 1,2", seed=3)
    assert written(table).offer[1:] == "PDL"


# AE-11.27


@pytest.mark.clause("AE-11.27")
def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    table = late("FNF", "elf", "dwarf", offer="FPDL")
    pile = sum(seen(table).discard.values())
    assert seen(table).deck == 0 and pile > 0
    play(table, "take 1", "place 1,2")
    after = seen(table)
    assert after.discard == {}
    assert after.deck == pile + 1 - 1  # the destroyed Dwarf is among them, one card went into the offer
    assert sum(after.reshuffled.values()) == after.deck


@pytest.mark.clause("AE-11.27", "AE-11.9")
def test_closed_cards_never_come_out_of_a_deck_made_anew() -> None:
    table = late("FNF", "elf", "dwarf", offer="FPDL")
    unseen = seen(table).unseen
    play(table, "take 1", "place 1,2", "take 1", "place 5,5", seed=2)
    came = seen(table).offer[3]
    assert unseen[came] == seen(table).unseen.get(came, 0) + 1
    assert sum(seen(table).unseen.values()) == table.closed_left


# AE-11.35


@pytest.mark.clause("AE-11.35")
def test_the_legend_window_stands_before_and_after_the_placement() -> None:
    land = "HH####"
    early = front(land, "elf", "dwarf", "human", offer="FMSD", row=["two_humans"])
    assert "legend two_humans" in options(early)
    play(early, "legend two_humans", "take 1", "place 5,5")
    assert early.turn == 1
    late_ = front(land, "elf", "dwarf", "human", offer="FMSD", row=["two_humans"])
    play(late_, "take 1", "place 5,5")
    assert options(late_) == ["legend two_humans", "done"]
    play(late_, "done")
    assert late_.turn == 1


@pytest.mark.clause("AE-11.35")
def test_while_a_card_waits_for_its_spot_nothing_else_can_be_done() -> None:
    table = front("HH####", "elf", "dwarf", "human", offer="FMSD", row=["two_humans"])
    for move in ("legend two_humans", "take 2", "hand", "done"):
        assert refusal(table.copy(), "take 1", move) == ("not-now", "AE-11.35")  # type: ignore[arg-type]


@pytest.mark.clause("AE-11.35", "AE-11.23", "AE-11.28")
def test_the_last_placement_still_lets_the_dwarves_build() -> None:
    """The Dwarf laid last brings a fortress; the cards that are opened at the end bring none."""
    rows = ["NM####", "PPPPPP", "SSSSSS", "FFFFFF", "EEEEEE", "HHHHHH"]
    table = front("/".join(rows), "dwarf", "elf", "goblin", offer="NDDD")
    play(table, "take 1", "place 1,3")
    assert table.turn == -1 and "#" not in written(table).land
    assert fortresses(table, "dwarf") == ["1,2"]
