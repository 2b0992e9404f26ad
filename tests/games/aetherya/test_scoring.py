"""AE-1, AE-2, AE-7: likes, conflicts, Portals, Dragons, the sheet and its ties."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.aetherya.table import QUIET, discard, fulfilled, grid, play, rows, table
from traktir.games.aetherya import GAME, score
from traktir.games.aetherya.components import CARDS, FACTS, LEGEND_VALUES, LETTERS, RACES, TERRAINS, copies
from traktir.games.aetherya.scoring import dragon_row, tie_key
from traktir.games.aetherya.sheet import score_sheet


@pytest.mark.clause("AE-1.1", "AE-0.2")
def test_eighty_cards_of_ten_types() -> None:
    assert (*TERRAINS, *RACES, "dragon", "portal") == CARDS
    assert TERRAINS == ("plains", "forest", "mountain", "swamp")
    assert RACES == ("human", "elf", "dwarf", "goblin")
    for card in FACTS["kingdom_cards"]:
        assert card["by_stones"] == {"2": 4, "3": 2, "4": 2}
    assert [len(CARDS) * copies(n) for n in (2, 3, 4)] == [40, 60, 80]


@pytest.mark.clause("AE-1.2")
def test_fifteen_legends_worth_44() -> None:
    assert sum(LEGEND_VALUES) == 44
    by_kind = {legend["kind"]: set() for legend in FACTS["legends"]}
    for legend in FACTS["legends"]:
        by_kind[legend["kind"]].add(legend["value"])
    assert by_kind == {
        "link_pair": {2},
        "two_same_race": {2},
        "two_vs_one": {3},
        "three_same_terrain": {4},
        "all_four_races": {4},
    }
    names = [legend["id"] for legend in FACTS["legends"]]
    t = table({"grid": QUIET, "legends": names[:8]}, {"grid": QUIET, "legends": names[8:]}, row=[])
    assert t.scores() == [sum(LEGEND_VALUES[:8]), sum(LEGEND_VALUES[8:])]


@pytest.mark.clause("AE-1.4", "AE-7.4")
@pytest.mark.parametrize("race", "HENG")
@pytest.mark.parametrize("terrain", "PFMS")
def test_what_each_race_likes(race: str, terrain: str) -> None:
    table = {"E": {"F": 2, "S": -1}, "N": {"M": 2}, "H": {"P": 2, "F": 1, "M": 1, "S": -1}, "G": {"S": 3}}
    row = {"H": "humans", "E": "elves", "N": "dwarves", "G": "goblins"}[race]
    points = table[race].get(terrain, 0)
    assert rows(f"{race}{terrain}##/####/####/####") == ({row: points} if points else {})
    assert rows(f"#{terrain}##/{terrain}{race}{terrain}#/#{terrain}##/####").get(row, 0) == 4 * points


@pytest.mark.clause("AE-1.5", "AE-7.5")
@pytest.mark.parametrize("one", "HENG")
@pytest.mark.parametrize("two", "HENG")
def test_who_is_at_war(one: str, two: str) -> None:
    enemies = one != two and ("G" in (one, two) or {one, two} == {"E", "N"})
    assert rows(f"{one}{two}##/####/####/####") == ({"conflicts": -2} if enemies else {})


# the grids of the worked examples: rows that are not 0
PIECES = {
    "WE-10": ("PFPP/FEFP/PSPP/PPPP", {"elves": 5}),
    "WE-11": ("PMPP/MNMP/PSPP/PPPP", {"dwarves": 6}),
    "WE-12": ("PSPP/SGPP/PSPP/PPPP", {"goblins": 9}),
    "WE-13": ("MPMM/FHPM/MSMM/MMMM", {"humans": 4}),
    "WE-14": ("FPFP/PEPP/FPFP/PPPP", {}),
    "WE-15": ("PEPP/ENGP/PPPP/PPPP", {"conflicts": -6}),
    "WE-16": ("SSSS/EHNS/SSSS/SSSS", {"elves": -2, "humans": -2}),
    "WE-17": ("PEPP/PLFP/PPPP/PPPP", {"elves": 2}),
    "WE-18": ("PEPP/PLNP/PPPP/PPPP", {"conflicts": -2}),
    "WE-19": ("PGPP/PLSP/PPPP/PPPP", {}),
    "WE-20": ("PGPP/PLEP/PPPP/PPPP", {"conflicts": -2}),
    "WE-21": ("PEPP/PLLF/PPPP/PPPP", {"elves": 2}),
    "WE-22": ("EPPP/LPPP/PLFP/PPPP", {}),
}
DRAGONS = {
    "WE-30": ("PEPP/PDEP/PPPP/PPPP", 3),
    "WE-31": ("PEPP/PDNP/PPPP/PPPP", -3),
    "WE-32": ("PGPP/PDGP/PPPP/PPPP", -3),
    "WE-33": ("EDEP/PPPP/PEDE/PPPP", 10),
    "WE-34": ("EDEP/PPPP/PPPD/PPPP", 0),
    "WE-35": ("EDED/EDEE/PPPP/PPPP", 18),
    "WE-36": ("EDEP/PPPP/PPPD/DPPP", -6),
    "WE-37": ("EDED/EDEE/EDEP/PPPP", 12),
    "WE-38": ("EDED/EDEE/EDED/PPPE", 6),
    "WE-39": ("EDED/EDEE/PDPD/PPPD", 0),
}


@pytest.mark.parametrize(
    ("text", "expected"), [pytest.param(*case, id=id, marks=pytest.mark.clause(id)) for id, case in PIECES.items()]
)
def test_scoring_pieces(text: str, expected: dict[str, int]) -> None:
    assert rows(text) == expected


@pytest.mark.parametrize(
    ("text", "points"), [pytest.param(*case, id=id, marks=pytest.mark.clause(id)) for id, case in DRAGONS.items()]
)
def test_dragon_rows(text: str, points: int) -> None:
    assert rows(text).get("dragons", 0) == points


@pytest.mark.clause("AE-2.1")
def test_diagonals_never_count() -> None:
    assert rows("E###/#F##/E###/####") == {}
    assert rows("EF##/####/####/####") == {"elves": 2}
    assert rows("E###/F###/####/####") == {"elves": 2}


@pytest.mark.clause("AE-2.2", "AE-0.1", "AE-0.3")
def test_only_open_cards_count() -> None:
    assert rows("E(F)##/####/####/####") == {}
    assert rows("#E##/#(L)F#/####/####") == {}
    assert fulfilled("E(E)##/####/####/####") == []
    assert rows("(E)D(E)#/####/####/####") == {"dragons": -3}


@pytest.mark.clause("AE-2.3")
def test_a_pair_counts_once_however_often_it_is_linked() -> None:
    assert rows("EL##/LF##/####/####") == {"elves": 2}  # two Portals, each beside both
    # a chain around which Elf and Forest are direct neighbours as well
    assert rows("EF##/LL##/####/####") == {"elves": 2}
    assert rows("EL##/LN##/####/####") == {"conflicts": -2}


@pytest.mark.clause("AE-2.4")
def test_a_portal_joins_four_three_or_two_cards() -> None:
    assert rows("#F##/FLE#/#F##/####") == {"elves": 6}
    assert rows("F###/LE##/F###/####") == {"elves": 4}
    assert rows("LE##/F###/####/####") == {"elves": 2}


@pytest.mark.clause("AE-2.5")
def test_portals_serve_points_conflicts_taming_and_legends() -> None:
    assert rows("#E##/#LS#/####/####") == {"elves": -1}
    assert rows("#E##/#LN#/####/####") == {"conflicts": -2}
    assert rows("#E##/DLE#/####/####") == {"dragons": 3}
    assert fulfilled("#E##/#LH#/####/####") == ["link_human_elf"]
    assert fulfilled("#M##/MLM#/####/####") == ["three_mountains"]
    assert fulfilled("#E##/NLE#/####/####") == ["two_elves", "vs_elf_dwarf"]


@pytest.mark.clause("AE-2.6")
def test_neighbouring_portals_make_one_group() -> None:
    assert rows("E###/LLLF/####/####") == {"elves": 2}
    assert rows("E###/LLLF/####/####", chained=False) == {}
    assert rows("ELF#/#L##/F###/####", chained=False) == {"elves": 2}


@pytest.mark.clause("AE-2.7")
def test_goblins_use_no_portal_but_fight_through_it() -> None:
    assert rows("#G##/#LS#/####/####") == {}
    assert fulfilled("#G##/#LG#/####/####") == []
    assert fulfilled("#G##/GLN#/####/####") == []
    assert rows("#G##/#LLN/####/####") == {"conflicts": -2}
    assert rows("#G##/#LG#/####/####") == {}


@pytest.mark.clause("AE-7.6")
def test_taming_takes_two_of_one_race_and_one_card_may_help_twice() -> None:
    assert rows("HDN#/####/####/####") == {"dragons": -3}
    assert rows("GDG#/####/####/####") == {"dragons": -3}
    assert rows("#N##/DND#/#N##/####") == {"dragons": -10}
    assert rows("HDH#/DHD#/####/####") == {"dragons": 18}  # the middle Human helps all three
    assert rows("EDND/E###/####/####") == {"dragons": -10}


@pytest.mark.clause("AE-7.7", "AE-7.8")
def test_what_dragons_are_worth() -> None:
    for n, value in ((1, 3), (2, 5), (3, 6), (4, 6), (5, 6)):
        for tame in range(n + 1):
            counted = min(3, tame)
            assert dragon_row(n, tame, True) == value * counted - value * (n - counted)
    assert [dragon_row(n, 3, True) for n in (6, 7, 8)] == [0, 0, 0]
    assert [dragon_row(n, 3, False) for n in (6, 7, 8)] == [0, -6, -12]
    assert dragon_row(6, 2, True) == -12
    assert dragon_row(0, 0, True) == 0


@pytest.mark.clause("AE-7.5")
def test_a_card_with_three_enemies_makes_three_conflicts() -> None:
    assert rows("#E##/EGN#/####/####") == {"conflicts": -6}


@pytest.mark.clause("WE-51", "AE-7.4", "AE-7.5", "AE-7.6")
def test_andreis_kingdom() -> None:
    pad = score("FEFM/HFEN/MHDS/NPLH")
    assert (pad.elves, pad.dwarves, pad.humans, pad.goblins) == (10, 4, 8, 0)
    assert (pad.dragons, pad.legends, pad.conflicts, pad.total) == (3, 0, -2, 23)


SHEETS = {"Timofey": [4, 6, 6, 3, -6, 6, 0], "Andrei": [10, 4, 8, 0, 3, 0, -2], "Sofia": [0, 4, 4, 12, 3, 0, 0]}


@pytest.mark.clause("WE-50", "AE-7.3", "AE-7.10", "AE-7.11")
def test_the_score_sheet_with_a_tie() -> None:
    assert {name: sum(points) for name, points in SHEETS.items()} == {"Timofey": 19, "Andrei": 23, "Sofia": 23}
    keys = {name: tie_key(vec[i64](points)) for name, points in SHEETS.items()}
    assert max(keys, key=lambda name: keys[name]) == "Sofia"
    assert sorted(keys, key=lambda name: keys[name]) == ["Timofey", "Andrei", "Sofia"]


@pytest.mark.clause("AE-7.3", "AE-0.4")
def test_the_sheet_has_seven_rows_in_order() -> None:
    sheet = score_sheet(table())
    assert [line.label.key.removeprefix("aetherya-row-") for line in sheet.lines] == [
        *("elves", "dwarves", "humans", "goblins", "dragons", "legends", "conflicts")
    ]


@pytest.mark.clause("AE-7.11")
def test_ties_are_broken_row_by_row_and_may_stay() -> None:
    one = tie_key(vec[i64]([5, 3, 0, 0, 0, 0, 0]))
    two = tie_key(vec[i64]([0, 5, 0, 2, 0, 1, 0]))
    low = tie_key(vec[i64]([5, 5, 0, 0, 0, 0, -2]))
    assert low > one > two
    assert tie_key(vec[i64]([0, 0, 3, 0, 5, 0, 0])) == one
    # mirror images score alike: the victory is shared
    over = {"phase": "over", "turn": -1, "discard": ""}
    t = table("PMSE/EFPM/NHLN/SFGH", "ESMP/MPFE/NLHN/HGFS", **over)
    assert t.ranking() == [1, 1]
    assert [text.key for text in GAME.score_sheet(t).decided_by] == ["aetherya-tie-rows", "aetherya-tie-shared"]


@pytest.mark.clause("AE-7.9", "AE-7.10")
def test_legends_count_and_the_highest_total_wins() -> None:
    t = table({"grid": QUIET, "legends": ["two_elves", "all_races"]}, {"grid": QUIET, "legends": ["three_plains"]})
    assert t.scores() == [6, 4]
    assert t.ranking() == [1, 2]
    line = next(line for line in GAME.score_sheet(t).lines if line.label.key == "aetherya-row-legends")
    assert line.points == [6, 4]


def test_what_a_card_would_bring() -> None:
    """The what-if of a placement is the difference that the placement makes."""
    t = table("####/#EP#/#FN#/####", phase="held", held="F", source="deck")
    change = t.what_if(0, 6, LETTERS.index("F"))  # a second Forest instead of the Plains
    before = t.scores()[0]
    assert change == [2, 0, 0, 0, 0, 0, 0]
    play(t, "place 2,3")
    assert t.scores()[0] - before == sum(change)
    assert grid(t) == "####/#EF#/#FN#/####" and discard(t)[-1] == "P"
