"""AE-11.20, AE-11.28 to AE-11.33, AE-11.40: the end of the game, the points, ties."""

from __future__ import annotations

import pytest

from games.aetherya.front import front, opening, play, points, seen, totals, unloadable, written
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME
from traktir.games.aetherya.components import RACES

# 44 open cards of four players' land, five closed ones in the first row
NEARLY = "#####PP/PPPPPPF/FFFFFFF/MMMMMMM/MSSSSSS/SSHHHHH/HEEEEEE"


@pytest.mark.clause("WE-96", "AE-11.28")
def test_four_closed_cards_end_the_game_of_four() -> None:
    table = front(NEARLY, "elf", "dwarf", "human", "goblin", offer="NGDL")
    play(table, "take 4", "place 1,1")
    assert table.turn == -1 and seen(table).phase == "over"
    assert "#" not in written(table).land
    assert GAME.moves(table) == []


@pytest.mark.clause("AE-11.28")
def test_replacing_an_open_card_does_not_end_it() -> None:
    table = front(NEARLY, "elf", "dwarf", "human", "goblin", offer="NGDL", row=["two_dwarves"])
    play(table, "take 1", "place 7,7")
    if seen(table).phase == "claim":
        play(table, "done")
    assert table.turn == 1 and written(table).land.count("#") == 5


@pytest.mark.clause("AE-11.28")
def test_as_many_closed_cards_as_players_mean_the_game_is_over() -> None:
    assert unloadable("#####/#####", "elf", "dwarf", phase="over", turn=-1) == ("closed", "AE-11.28")
    assert unloadable(NEARLY.replace("#####", "####N"), "elf", "dwarf", "human", "goblin") == ("closed", "AE-11.28")


@pytest.mark.clause("AE-11.40")
@pytest.mark.parametrize(("seats", "outside"), [(2, 11), (3, 28), (4, 15)])
def test_closed_cards_fall_one_by_one_and_there_is_always_a_move(seats: int, outside: int) -> None:
    for seed in range(25):
        rng = Rng(seed)
        table = opening(seats, seed)
        closed = table.closed_left
        while table.turn >= 0:
            assert table.closed_left > seats or table.phase == 2
            moves = table.actions()
            assert moves
            table.play(moves[rng.below(len(moves))], rng)
            if table.turn >= 0:
                assert closed - 1 <= table.closed_left <= closed
                closed = table.closed_left
                assert 4 + table.deck_left() + table.discard_size >= outside
        assert closed == seats + 1 or closed == seats


@pytest.mark.clause("AE-11.40")
def test_any_offer_card_may_replace_any_closed_card() -> None:
    table = front(NEARLY, "elf", "dwarf", "human", "goblin", offer="NGDL")
    for place in range(1, 5):
        world = table.copy()
        play(world, f"take {place}")  # type: ignore[arg-type]
        assert {f"place 1,{c}" for c in range(1, 6)} <= {move.notation for move in GAME.moves(world)}


# AE-11.29


@pytest.mark.clause("AE-11.29")
def test_rows_of_the_score_sheet() -> None:
    table = front("FEF/#D", {"race": "elf", "legends": ["two_elves"], "fortresses": ["1,1"]}, "dwarf")
    rows = [line.label.key.rpartition("-")[2] for line in GAME.score_sheet(table).lines]
    assert rows == ["race", "dragons", "legends", "fortresses", "conflicts", "rivals"]
    assert [points(table, row)["elf"] for row in rows] == [4, -3, 2, 2, 0, 5]
    assert totals(table) == {"elf": 10, "dwarf": 0}


@pytest.mark.clause("AE-11.29")
def test_race_points_are_for_the_own_race_alone() -> None:
    table = front("FEF/#H#/#PP", "elf", "human", removed="goblin")
    assert points(table, "race") == {"elf": 4, "human": 2}
    swampy = front("ESH/#G", "elf", "human", "goblin", "dwarf")
    assert points(swampy, "race") == {"elf": -1, "human": -1, "goblin": 3, "dwarf": 0}


# AE-11.20, AE-11.31


@pytest.mark.clause("AE-11.20")
@pytest.mark.parametrize("pair", ["HE", "HN", "HG", "EN", "EG", "NG"])
def test_all_different_races_are_enemies(pair: str) -> None:
    races = {"H": "human", "E": "elf", "N": "dwarf", "G": "goblin"}
    table = front(pair, *RACES)
    assert points(table, "conflicts") == {race: -2 if race in (races[pair[0]], races[pair[1]]) else 0 for race in RACES}


@pytest.mark.clause("AE-11.20")
def test_cards_of_one_race_are_not() -> None:
    assert set(points(front("HH/HH", *RACES), "conflicts").values()) == {0}


@pytest.mark.clause("WE-97", "AE-11.31")
@pytest.mark.parametrize(("fortified", "human"), [([], -6), (["2,3"], 0)])
def test_a_human_among_enemies(fortified: list[str], human: int) -> None:
    land = "##E##/#NHN#/#####/#####/#####"
    for other, loss in (("dwarf", -4), ("elf", -2)):
        table = front(land, {"race": "human", "fortresses": fortified}, other, removed="goblin")
        assert points(table, "conflicts") == {"human": human, other: loss}
        assert points(table, "fortresses")["human"] == 2 * len(fortified)


@pytest.mark.clause("AE-11.31")
def test_conflicts_arise_through_portals_for_goblins_too() -> None:
    assert points(front("GLH", *RACES), "conflicts") == {"human": -2, "elf": 0, "dwarf": 0, "goblin": -2}
    assert points(front("GLLH", *RACES), "conflicts")["goblin"] == -2


# AE-11.30


@pytest.mark.clause("AE-11.30")
@pytest.mark.parametrize(
    ("land", "elf", "dwarf"),
    [
        ("D##/###/##E", 0, 0),  # touches nobody
        ("DE", -3, 0),  # wild
        ("DF", -3, 0),  # the terrain counts as well
        ("D#/LF", -3, 0),  # and so does a Portal
        ("#E/EDF", 3, 0),
        ("#N/NDF", 0, 3),  # tamed by the other
        ("#H/HDF", 0, 0),  # by an unplayed race
        ("#N/NDE/#E", 3, 3),  # by both
        ("#N/NDH/#F", 0, 3),
        ("#E/EDF/###/#DF", 0, 0),  # one tamed, one wild: 5 - 5
        ("#E/EDF/###/NDN", 3, 3),  # the second touches no Elf and no Forest: one Dragon for each
    ],
)
def test_dragons_by_people(land: str, elf: int, dwarf: int) -> None:
    assert points(front(land, "elf", "dwarf"), "dragons") == {"elf": elf, "dwarf": dwarf}


@pytest.mark.clause("AE-11.30")
@pytest.mark.parametrize(
    ("land", "row"),
    [
        ("EDED/EDEE", 18),
        ("EDED/EDEE/EDEP", 12),  # four tamed: the fourth costs 6
        ("EDED/EDEE/EDED/PPPE", 6),
        ("EDED/EDEE/####/FD#FD##/####/FD#F", 0),  # three tamed, three wild
        ("EDED/EDEE/####/FD#FD##/####/FD#FD", 0),  # not below 0
        ("EDEP/EDEE/####/FD#FD##/####/FD#FD", -12),  # two tamed, four wild: no floor
    ],
)
def test_at_most_three_tamed_dragons_count(land: str, row: int) -> None:
    table = front(land, "elf", "dwarf", "human", "goblin")
    assert points(table, "dragons")["elf"] == row


@pytest.mark.clause("AE-11.30")
@pytest.mark.parametrize(
    ("land", "killed", "row"),
    [
        ("", 1, 3),
        ("", 2, 10),
        ("", 4, 24),  # killed Dragons are outside the cap of three
        ("DG", 1, 0),  # one killed, one living: 5 - 5
        ("DS", 0, -3),
        ("#H/HDG", 0, -3),  # living is living, tamed or not
        ("#H/HD", 1, 3),  # touches no Goblin and no Swamp
        ("DLG", 1, 3),  # a Goblin does not touch it through a Portal
        ("DLS", 1, 0),  # a Swamp does
        ("DG#/###/DG", 2, 0),
    ],
)
def test_goblins_gain_by_killed_and_lose_by_living_dragons(land: str, killed: int, row: int) -> None:
    table = front(land, {"race": "goblin", "dragons": killed}, "dwarf", "human", "elf")
    assert points(table, "dragons")["goblin"] == row


# AE-11.32, AE-11.33


@pytest.mark.clause("AE-11.32")
@pytest.mark.parametrize(
    ("land", "elf", "dwarf"),
    [("FEF", 5, 0), ("MNM", 0, 5), ("FE#/###/MN#", 0, 0), ("", 0, 0), ("E#N/###/#EN", 0, 0)],
)
def test_rivals_bonus(land: str, elf: int, dwarf: int) -> None:
    assert points(front(land, "elf", "dwarf"), "rivals") == {"elf": elf, "dwarf": dwarf}


@pytest.mark.clause("AE-11.32")
def test_no_bonus_unless_both_are_played() -> None:
    assert totals(front("FEF", "elf", "human", removed="goblin"))["elf"] == 4
    assert totals(front("FEF", "elf", "human", "goblin"))["elf"] == 4
    assert totals(front("FEF", "elf", "human", "dwarf"))["elf"] == 9


@pytest.mark.clause("AE-11.32")
def test_the_bonus_is_compared_before_it_is_given() -> None:
    """The Dwarves are ahead by two: five more for the Elves would have turned it."""
    table = front("FE#/###/MNM", "elf", "dwarf")
    assert totals(table) == {"elf": 2, "dwarf": 9}


@pytest.mark.clause("AE-11.33")
def test_a_tie_is_decided_by_the_rows() -> None:
    human = {"race": "human", "legends": ["two_humans"]}
    table = front("FEF/###/HP#", "elf", human, removed="goblin")
    assert totals(table) == {"elf": 4, "human": 4}
    assert table.ranking() == [1, 2]  # 4 against 2 and 2
    shared = front("FE#/###/HP#", "elf", "human", removed="goblin")
    assert totals(shared) == {"elf": 2, "human": 2}
    assert shared.ranking() == [1, 1]


@pytest.mark.clause("AE-11.33")
def test_the_bonus_is_no_row_of_the_tie_break() -> None:
    """Elves 4 + 5 against Humans 6 + 3: their rows decide, 6 against 4."""
    human = {"race": "human", "legends": ["vs_elf_dwarf"]}
    table = front("FEF##/#####/PHP##/#PM##", "elf", human, "dwarf")
    assert totals(table) == {"elf": 9, "human": 9, "dwarf": 0}
    assert table.ranking() == [2, 1, 3]


@pytest.mark.clause("AE-11.33")
def test_a_tie_at_the_end_is_told() -> None:
    told = set()
    for seed in range(400):
        rng = Rng(seed)
        table = opening(2, seed)
        while table.turn >= 0:
            moves = table.actions()
            table.play(moves[rng.below(len(moves))], rng)
        scores = table.scores()
        sheet = GAME.score_sheet(table)
        assert bool(sheet.decided_by) == (scores[0] == scores[1])
        rows = [sorted((line.points[seat] for line in sheet.lines[:5]), reverse=True) for seat in range(2)]
        keys = [(scores[seat], rows[seat]) for seat in range(2)]
        assert table.ranking() == [1 + sum(other > key for other in keys) for key in keys]
        told |= {text.key for text in sheet.decided_by}
    assert "aetherya-tie-rows" in told


@pytest.mark.clause("AE-11.33")
def test_equal_in_every_row_they_share_the_victory() -> None:
    land = "LSLEF/FSDNS/DMFMS/GFDNF/DLSGE"
    table = front(land, "goblin", "elf", removed="human", phase="over", turn=-1)
    assert totals(table) == {"goblin": -25, "elf": -25}
    assert table.ranking() == [1, 1]
    assert [text.key for text in GAME.score_sheet(table).decided_by] == ["aetherya-tie-rows", "aetherya-tie-shared"]
