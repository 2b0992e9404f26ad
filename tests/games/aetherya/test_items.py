"""AE-8: tokens on the closed cards, taken or refused, and the end phase."""

from __future__ import annotations

from typing import Any

import pytest

from games.aetherya.table import QUIET, grid, offered, options, phase, play, refusal, started, table, taken, unloadable
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME
from traktir.games.aetherya.components import TOKENS
from traktir.games.aetherya.scoring import gem_points


def items(*realms: Any, **rest: Any) -> Any:
    return table(*realms, mode="items", **rest)


def ending(grid: str = QUIET, beside: dict[str, int] | None = None, *others: Any, **rest: Any) -> Any:
    """The end phase of a player who owns these tokens."""
    return items({"grid": grid, "beside": beside or {}}, *others, phase="after", **rest)


def beside(t: Any, seat: int = 0) -> dict[str, int]:
    return GAME.view(t).kingdoms[seat].beside


def on_cards(t: Any, seat: int = 0) -> dict[str, str | None]:
    """Open tokens by spot."""
    return {token.spot: token.token for token in GAME.view(t).kingdoms[seat].tokens if not token.closed}


@pytest.mark.clause("AE-1.3", "AE-8.1")
def test_each_player_has_a_set_of_twelve_on_the_closed_cards() -> None:
    assert (
        *("gem_1", "gem_2", "gem_3", "gem_4", "treaty", "staff", "sword", "palantir", "hammer"),
        *("griffin", "smuggler", "thief"),
    ) == TOKENS
    t = started(3, "items")
    for k in GAME.view(t).kingdoms:
        assert len(k.tokens) == 12
        assert all(token.closed and token.token is None for token in k.tokens)
    assert {token.spot for token in GAME.view(t).kingdoms[0].tokens}.isdisjoint({"2,2", "2,3", "3,2", "3,3"})
    assert [int(h.bag).bit_count() for h in t.hoards] == [12, 12, 12]


@pytest.mark.clause("AE-8.2", "AE-8.16", "WE-67")
def test_a_token_is_taken_or_discarded_before_it_is_seen() -> None:
    t = items("(E)###/#PF#/#MS#/####", phase="held", held="N", source="deck")
    play(t, "discard", "open 1,1")
    assert grid(t)[0] == "E"  # the card is known, the token is not
    assert phase(t) == "token" and options(t) == ["keep", "refuse"]
    assert all(token.token is None for token in GAME.view(t, 0).kingdoms[0].tokens)
    kept, refused = t.copy(), t.copy()
    play(kept, "keep")
    assert sum(beside(kept).values()) == 1 and phase(kept) == "after"
    play(refused, "refuse")
    assert beside(refused) == {} and sum(GAME.view(refused).gone.values()) == 1
    assert len(GAME.view(refused).kingdoms[0].tokens) == 11
    kinds = set()
    for seed in range(200):
        again = t.copy()
        play(again, "keep", seed=seed)
        kinds |= set(beside(again))
    assert kinds == set(TOKENS)


@pytest.mark.clause("AE-8.2", "AE-8.3")
def test_replacing_a_card_decides_its_token_too() -> None:
    t = items(phase="held", held="N", source="deck")
    play(t, "place 1,1")
    assert phase(t) == "token"
    t = items(phase="held", held="N", source="deck")
    play(t, "place 2,2")  # an open card without a token
    assert phase(t) == "after"


TREATED = {"grid": "####/#EN#/#MS#/####", "tokens": [{"spot": "2,3", "token": "treaty"}], "unseen": []}


@pytest.mark.clause("AE-8.3", "AE-8.7")
def test_a_treaty_on_a_replaced_card_may_be_taken_back() -> None:
    t = items(TREATED, phase="held", held="G", source="deck")
    assert t.rows(0)[6] == 0
    play(t, "place 2,3")
    assert phase(t) == "token"
    assert t.rows(0)[6] == -2  # the new card is under no Treaty
    play(t, "keep")
    assert beside(t) == {"treaty": 1} and on_cards(t) == {}


@pytest.mark.clause("WE-61", "AE-8.7")
def test_treaty() -> None:
    for spot, left in (("2,2", 0), ("1,2", -4)):
        t = ending("PEMM/ENGM/FSSF/P###", {"treaty": 1}, seats=4)
        assert t.rows(0)[6] == -6
        play(t, "use treaty", f"on {spot}")
        assert t.rows(0)[6] == left
        assert on_cards(t)[spot] == "treaty" and beside(t) == {}
    t = ending("####/#ED#/#MS#/####", {"treaty": 1})
    play(t, "use treaty")
    assert offered(t, "on") == ["2,2"]
    assert refusal(t, "on 2,3") == ("treaty", "AE-8.7")
    t = ending(QUIET, {"treaty": 1})
    assert refusal(t, "use treaty") == ("no-target", "AE-8.7")


@pytest.mark.clause("AE-8.7")
def test_a_treaty_changes_nothing_but_conflicts() -> None:
    t = ending("PFPM/FEDE/PMMS/SS##", {"treaty": 1}, seats=4)
    before, met = list(t.rows(0)), t.kingdoms[0].met
    play(t, "use treaty", "on 2,2")
    assert list(t.rows(0)) == before and t.kingdoms[0].met == met


@pytest.mark.clause("WE-62", "AE-8.8")
def test_staff() -> None:
    t = ending("PEPM/MDNF/SSFF/P###", {"staff": 1}, seats=4)
    assert t.rows(0)[4] == -3
    play(t, "use staff")
    assert offered(t, "on") == ["2,2"]
    assert refusal(t, "on 1,2") == ("staff", "AE-8.8")
    play(t, "on 2,2")
    assert t.rows(0)[4] == 3
    t = ending("PDPM/MDNF/DSFF/P###", {"staff": 1}, seats=4)
    assert refusal(t, "use staff") == ("no-target", "AE-8.8")
    assert "use staff" not in options(t)


@pytest.mark.clause("WE-63", "AE-8.9")
def test_sword() -> None:
    t = ending("GN##/####/####/####", {"sword": 1}, row=None)
    assert t.kingdoms[0].met == 0
    t = ending("GN##/####/####/####", {"sword": 1}, row=ROW)
    assert offered(t, "legend") == []
    play(t, "use sword")
    assert options(t) == ["legend vs_goblin_dwarf"]
    assert refusal(t, "legend vs_elf_dwarf") == ("sword", "AE-8.9")
    play(t, "legend vs_goblin_dwarf")
    assert taken(t) == ["vs_goblin_dwarf"]
    assert beside(t) == {} and GAME.view(t).gone["sword"] >= 1
    assert phase(t) == "after" and offered(t, "legend") == []  # it was the turn's legend
    t = ending("G###/LN##/####/####", {"sword": 1}, row=ROW)
    assert refusal(t, "use sword") == ("no-target", "AE-8.9")  # contact must be direct for Goblins
    t = ending("GN##/####/####/####", {"sword": 1}, row=ROW, claimed=True)
    assert refusal(t, "use sword") == ("no-target", "AE-8.9")


ROW = ["vs_goblin_dwarf", "vs_elf_dwarf", "three_plains", "three_swamps", "three_mountains", "three_forests", "two_elves"]
ROW += ["two_humans"]


@pytest.mark.clause("WE-64", "AE-8.10", "AE-8.17")
def test_griffin() -> None:
    t = ending(QUIET, {"griffin": 1})
    play(t, "use griffin")
    assert len(offered(t, "reach")) == 11 + 12  # any closed token of any kingdom
    assert refusal(t, "reach 2 2,2") == ("no-closed-token", "AE-8.10")
    play(t, "reach 2 1,1")
    got = beside(t)
    assert sum(got.values()) == 1 and phase(t) == "after"  # it cannot be refused
    assert on_cards(t, 1) == {"1,1": "griffin"}
    assert "1,1" not in [token.spot for token in GAME.view(t).kingdoms[1].tokens if token.closed]
    if phase(t) == "after":
        play(t, "done")
    assert t.turn == 1
    play(t, "draw", "discard", "open 1,1", "keep")  # only that opponent, on opening the card
    assert beside(t, 1).get("griffin") == 1
    assert GAME.invariants(t) == []


@pytest.mark.clause("WE-65", "AE-8.11", "AE-8.3")
def test_hammer() -> None:
    t = ending("F###/#LE#/#DS#/####", {"hammer": 1})
    play(t, "use hammer", "on 1,1")
    assert refusal(t, "on 1,1") == ("order", "AE-8.11")
    play(t, "on 2,2")
    assert grid(t) == "L###/#FE#/#DS#/####"
    assert beside(t) == {} and t.kingdoms[0].land.of[9] == 1
    t = items(
        {
            "grid": "#(D)##/#EN#/#MS#/####",
            "beside": {"hammer": 1},
            "tokens": [{"spot": "2,2", "token": "treaty"}, {"spot": "1,2"}],
        },
        phase="after",
    )
    play(t, "use hammer", "on 1,2", "on 2,2")  # faces and tokens travel with the cards
    assert grid(t) == "#E##/##N#/#MS#/####"
    assert on_cards(t) == {"1,2": "treaty"}
    assert [token.spot for token in GAME.view(t).kingdoms[0].tokens if token.closed] == ["2,2"]
    assert t.kingdoms[0].land.truce == 1 << 1 and t.kingdoms[0].secrets[5] == 8
    assert GAME.invariants(t) == []


@pytest.mark.clause("AE-8.5")
def test_a_hammer_may_complete_a_legend_in_the_same_turn() -> None:
    t = ending("H###/#ES#/#MS#/####", {"hammer": 1}, row=None)
    assert offered(t, "legend") == []
    play(t, "use hammer", "on 1,1", "on 2,3")
    assert offered(t, "legend") == ["link_human_elf"]
    play(t, "legend link_human_elf")
    assert taken(t) == ["link_human_elf"] and phase(t) == "after"


@pytest.mark.clause("AE-8.12", "AE-8.18", "AE-4.11")
def test_palantir() -> None:
    t = ending(QUIET, {"palantir": 1})
    play(t, "use palantir", "reach 2 1,1")
    mine = {token.spot: token.token for token in GAME.view(t, 0).kingdoms[1].tokens}
    assert mine["1,1"] in TOKENS and mine["1,2"] is None
    for seat in (1, None):
        assert all(token.token is None for token in GAME.view(t, seat).kingdoms[1].tokens)
    assert beside(t) == {"palantir": 1}  # never discarded
    assert refusal(t, "use palantir") == ("looked", "AE-8.18")
    assert {t.imagine(0, Rng(seed)).hoards[1].lying[0] for seed in range(20)} == {t.hoards[1].lying[0]}
    assert len({t.imagine(1, Rng(seed)).hoards[1].lying[0] for seed in range(60)}) > 5
    play(t, "done", "draw", "discard", "open 1,1")
    play(t, "keep", "done")
    assert beside(t, 1) == {mine["1,1"]: 1}
    assert t.turn == 0 and t.looks == 0


@pytest.mark.clause("AE-8.18")
def test_a_palantir_that_changes_hands_may_look_again() -> None:
    t = ending(QUIET, {"thief": 1, "palantir": 1}, {"grid": QUIET, "beside": {"palantir": 1}})
    play(t, "use palantir", "reach 2 1,1")
    assert "use palantir" not in options(t)
    play(t, "use thief", "rob 2 palantir", "use palantir", "reach 2 1,2")
    assert beside(t) == {"palantir": 2} and "use palantir" not in options(t)


@pytest.mark.clause("WE-66", "AE-8.13")
def test_smuggler_and_thief() -> None:
    theirs = {"grid": QUIET, "beside": {"palantir": 1, "gem_4": 1, "griffin": 1, "sword": 1}, "tokens": [{"spot": "1,1"}]}
    t = ending(QUIET, {"smuggler": 1, "gem_1": 1}, theirs)
    play(t, "use smuggler")
    assert offered(t, "rob") == ["2 sword", "2 palantir", "2 griffin"]
    assert refusal(t, "rob 2 gem_4") == ("rob", "AE-8.13")
    play(t, "rob 2 palantir")
    assert options(t) == ["gem 1"]
    assert refusal(t, "gem 2") == ("no-gem", "AE-8.13")
    play(t, "gem 1")
    assert beside(t) == {"palantir": 1}
    assert beside(t, 1) == {"gem_1": 1, "gem_4": 1, "griffin": 1, "sword": 1}
    t = ending(QUIET, {"thief": 1}, theirs)
    play(t, "use thief")
    assert offered(t, "rob") == ["2 gem_4", "2 sword", "2 palantir"]
    assert refusal(t, "rob 2 griffin") == ("rob", "AE-8.13")
    assert refusal(t, "rob 2 treaty") == ("rob", "AE-8.13")
    play(t, "rob 2 gem_4")
    assert beside(t) == {"gem_4": 1} and GAME.view(t).gone["thief"] >= 1
    t = ending(QUIET, {"smuggler": 1}, theirs)
    assert refusal(t, "use smuggler") == ("no-target", "AE-8.13")  # nothing to give
    t = ending(QUIET, {"smuggler": 1, "gem_1": 1}, theirs, options={"smuggler_takes_characters": False})
    play(t, "use smuggler")
    assert offered(t, "rob") == ["2 sword", "2 palantir"]
    assert refusal(t, "rob 2 griffin") == ("rob", "AE-8.13")


@pytest.mark.clause("AE-8.17")
def test_what_lies_on_a_card_is_out_of_reach() -> None:
    t = ending(QUIET, {"thief": 1}, {**TREATED, "beside": {"griffin": 1}})
    assert refusal(t, "use thief") == ("no-target", "AE-8.13")
    t = ending("####/#EN#/#MS#/####", {"treaty": 2}, {"grid": QUIET, "tokens": []})
    play(t, "use treaty", "on 2,2", "use treaty")
    assert offered(t, "on") == ["2,3"]  # one token a card
    two = [{"spot": "1,1"}, {"spot": "1,1"}]
    assert unloadable({"grid": QUIET, "tokens": two}, mode="items") == ("two-tokens", "AE-8.17")


@pytest.mark.clause("WE-60", "AE-8.14")
def test_gems() -> None:
    assert [gem_points(n) for n in (12, 11, 10, 9, 0)] == [2, 1, 0, 9, 0]
    all_four = {f"gem_{n}": 1 for n in (1, 2, 3, 4)}
    for owned, points in ((all_four, 0), ({k: 1 for k in all_four if k != "gem_1"}, 9), ({}, 0), ({"gem_4": 2}, 8)):
        t = ending(QUIET, owned, {"grid": QUIET, "tokens": []})
        assert t.rows(0)[5] == points
        lines = {line.label.key: line.points[0] for line in GAME.score_sheet(t).lines}
        assert (lines["aetherya-row-gems"], lines["aetherya-row-legends"]) == (points, 0)
    assert refusal(ending(QUIET, all_four), "use gem_1") == ("gem-use", "AE-8.14")
    assert refusal(ending(QUIET, all_four), "refuse") == ("not-now", "AE-8.2")


@pytest.mark.clause("AE-8.4", "AE-4.10")
def test_tokens_are_used_in_the_end_phase_only_and_the_player_closes_it() -> None:
    t = items({"grid": QUIET, "beside": {"hammer": 1, "palantir": 1}})
    assert refusal(t, "use hammer") == ("not-now", "AE-8.4")
    play(t, "take", "place 2,2")
    assert t.turn == 0 and phase(t) == "after"
    assert options(t) == ["done", "use palantir", "use hammer"]
    play(t, "use hammer", "on 2,2", "on 2,3", "use palantir", "reach 1 1,1", "done")
    assert t.turn == 1
    t = items("(E)###/#PF#/#MS#/####", phase="held", held="N", source="deck")
    play(t, "place 2,2")
    assert options(t) == ["done"]  # nothing to use, and still the player's to close
    assert refusal(t, "use thief") == ("not-owned", "AE-8.4")


@pytest.mark.clause("AE-8.4")
def test_a_token_gained_in_the_turn_may_be_used_in_it() -> None:
    t = items({"grid": QUIET, "tokens": [{"spot": "1,1"}], "unseen": ["hammer"]}, phase="held", held="N", source="deck")
    play(t, "discard", "open 1,1", "keep")
    assert "use hammer" in options(t)


@pytest.mark.clause("AE-8.6", "AE-8.15", "AE-7.1")
def test_the_last_card_still_gives_its_token_but_there_is_no_end_phase() -> None:
    full = {"grid": "PFMS/SPFM/HMSP/FMP#", "tokens": [{"spot": "4,4"}], "unseen": ["gem_4"], "beside": {"hammer": 1}}
    t = items(full, phase="held", held="E", source="deck", seats=3)
    play(t, "place 4,4")
    assert phase(t) == "token"
    play(t, "keep")
    assert phase(t) == "over"
    assert beside(t) == {"gem_4": 1, "hammer": 1}
    for seat in range(3):
        assert not any(token.closed for token in GAME.view(t).kingdoms[seat].tokens)
    assert beside(t, 1) == {} and GAME.invariants(t) == []


@pytest.mark.clause("AE-8.17")
def test_a_griffin_on_a_card_at_the_end_belongs_to_nobody() -> None:
    full = {"grid": "PFMS/SPFM/HMSP/FMP#", "tokens": []}
    other = {"grid": QUIET, "tokens": [{"spot": "1,1", "token": "griffin"}]}
    t = items(full, other, phase="held", held="E", source="deck", seats=3)
    play(t, "place 4,4")
    assert phase(t) == "over" and beside(t, 1) == {} and on_cards(t, 1) == {"1,1": "griffin"}
