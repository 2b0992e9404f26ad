"""ET-21.3 and AM-32 in bulk: whatever is played, everything adds up and the game ends."""

from __future__ import annotations

import os
from random import Random

import pytest

from games.ethnos.table import table
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games.ethnos import GAME
from traktir.games.ethnos.components import TRIBES, tribes_in_play
from traktir.games.ethnos.rules import A_DECK, Ethnos

GAMES = 3000 if os.environ.get("TRAKTIR_EXPECT") == "compiled" else 40
LOT = 20  # lots of games, so that they spread over processes
LONGEST = 6000


def random_setting(chance: Random) -> Setting:
    seats = chance.randint(2, 6)
    options = {
        "tribes": chance.sample(TRIBES, tribes_in_play(seats)),
        "merfolk_scoring": chance.choice(["kingdom", "leader_only"]),
    }
    return Setting(seats, options=options)


def standing(t: Ethnos) -> list[tuple[int, int, tuple[int, ...]]]:
    """What may only grow."""
    return [(p.glory, p.swum, tuple(p.markers)) for p in t.players]


@pytest.mark.clause("ET-21.3", "AM-32", "AM-04", "ET-7.6", "ET-9.6", "ET-1.6", "ET-11.6a")
@pytest.mark.parametrize("lot", range(LOT))
def test_random_games_keep_everything_in_its_place_and_end(lot: int) -> None:
    for number in range(lot, GAMES, LOT):
        chance = Random(number)
        setting = random_setting(chance)
        rng, choices = Rng(number), Rng(number + 1_000_000)
        t = GAME.new(setting, rng)
        # some players hoard, some break up at once, most do anything
        eager = chance.choice([0, 0, 0, 2, 5])
        every = 1 if number < 2 * LOT else chance.choice([37, 61, 97])
        before, ply = standing(t), 0
        while t.turn >= 0:
            if ply % every == 0:
                assert GAME.invariants(t) == [], (number, ply)
                now = standing(t)
                grown = all(
                    g >= g0 and s >= s0 and all(n >= n0 for n, n0 in zip(m, m0, strict=True))
                    for (g, s, m), (g0, s0, m0) in zip(now, before, strict=True)
                )
                assert grown, (number, ply)
                before = now
            legal = t.actions()
            hoard = eager and legal[0] == A_DECK and choices.below(eager) != 0
            t.play(legal[choices.below(len(legal))] if not hoard else A_DECK, rng)
            ply += 1
            assert ply < LONGEST, number
        assert GAME.invariants(t) == [], number
        assert (t.age, t.dragons, len(t.scores())) == (t.ages - 1, 3, setting.seats)


@pytest.mark.clause("AM-32")
@pytest.mark.parametrize("seats", range(2, 7))
def test_even_players_who_shun_the_deck_must_draw_in_the_end(seats: int) -> None:
    for seed in range(10):
        rng = Rng(seed)
        tribes = ["skeletons", "halflings", "elves", "dwarves", "trolls", "orcs"][: tribes_in_play(seats)]
        t = GAME.new(Setting(seats, options={"tribes": tribes}), rng)
        ply = 0
        while t.turn >= 0:
            legal = t.actions()
            shunned = legal[1:] if legal[0] == A_DECK and len(legal) > 1 else legal
            t.play(shunned[rng.below(len(shunned))], rng)
            ply += 1
            assert ply < LONGEST


@pytest.mark.clause("ET-21.3")
def test_the_invariants_notice_when_something_is_out_of_place() -> None:
    """Each fault is planted in a sound table; the state is compiled, but its fields are open."""

    def fresh() -> Ethnos:
        t = table("giants trolls orcs merfolk", {"hand": ["red-giant", "blue-giant"]}, row=["grey-giant"])
        assert GAME.invariants(t) == []
        return t

    def a_card_lost_from_the_bag(t: Ethnos) -> None:
        t.bag_size -= 1

    def a_fourth_dragon(t: Ethnos) -> None:
        t.dragons = 4

    def an_age_without_dragons(t: Ethnos) -> None:
        t.dragons = 3

    def a_marker_from_nowhere(t: Ethnos) -> None:
        t.players[0].markers[0] += 1

    def a_supply_below_nothing(t: Ethnos) -> None:
        t.players[0].markers[0] += 25
        t.players[0].supply -= 25

    def a_swimmer_off_the_board(t: Ethnos) -> None:
        t.players[1].swum = 19

    def a_token_twice(t: Ethnos) -> None:
        t.players[1].trolls = 1

    def a_token_lost(t: Ethnos) -> None:
        t.trolls &= ~1

    def a_card_known_that_is_not_held(t: Ethnos) -> None:
        t.players[1].known[0] = 1

    def a_forgotten_mask(t: Ethnos) -> None:
        t.players[0].hand_mask = 0

    def a_forgotten_group(t: Ethnos) -> None:
        t.players[0].tribe_mask = 0

    def a_row_that_is_not_offered(t: Ethnos) -> None:
        t.row_mask = 0

    def a_giant_size_without_giants(t: Ethnos) -> None:
        t.giant_size = 3

    def somebody_elses_turn(t: Ethnos) -> None:
        t.me = t.players[1]

    faults = [fault for name, fault in locals().items() if name not in ("fresh", "faults")]
    assert len(faults) == 14
    for fault in faults:
        t = fresh()
        fault(t)
        assert GAME.invariants(t) != [], fault.__name__
