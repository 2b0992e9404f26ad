"""ET-18 and ET-21.5: who has won, by what, and the account of it."""

from __future__ import annotations

import pytest

from games.ethnos.table import Given, brink, play
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games.ethnos import GAME
from traktir.games.ethnos.components import KINGDOMS
from traktir.games.ethnos.rules import Ethnos

ELVES = ["red-elf", "blue-elf", "grey-elf", "green-elf", "purple-elf", "orange-elf"]


def elf_band(seat: int, *cards: str) -> Given:
    return {"seat": seat, "leader": cards[0], "cards": list(cards)}


def over(*players: Given, **rest: object) -> Ethnos:
    """A game of two that has ended; no kingdom pays, since both have as many markers where it would."""
    t = brink(rest.pop("tribes", "elves skeletons"), *players, seats=2, age=2, **rest)
    play(t, "deck")
    assert t.turn == -1
    return t


def decided_by(t: Ethnos) -> list[str]:
    return [text.key for text in GAME.score_sheet(t).decided_by]


@pytest.mark.clause("ET-18.1")
def test_most_glory_wins() -> None:
    t = over({"glory": 20}, {"glory": 21})
    assert t.ranking() == [2, 1]
    assert decided_by(t) == []
    assert GAME.score_sheet(t).ranking == [2, 1]


@pytest.mark.clause("ET-18.1", "ET-3.1")
@pytest.mark.parametrize(("seats", "ages"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_the_game_ends_after_its_last_age(seats: int, ages: int) -> None:
    rng = Rng(seats)
    t = GAME.new(Setting(seats), rng)
    seen = set()
    while t.turn >= 0:
        seen.add(GAME.view(t).age)
        legal = t.actions()
        t.play(legal[rng.below(len(legal))], rng)
    assert seen == set(range(1, ages + 1))
    assert {glory for glory, place in zip(t.scores(), t.ranking(), strict=True) if place == 1} == {max(t.scores())}


@pytest.mark.clause("ET-18.2", "AM-23")
def test_equal_glory_is_decided_by_markers_in_kingdoms() -> None:
    """Two in Duris against three in Rhea; both tokens of both kingdoms are worth the same."""
    tokens = {"duris": [2, 4], "rhea": [2, 4]}
    t = over({"markers": {"duris": 2}}, {"markers": {"rhea": 3}}, tokens=tokens)
    assert t.scores() == [6, 6]
    assert t.ranking() == [2, 1]
    assert decided_by(t) == ["ethnos-tie-markers"]


@pytest.mark.clause("AM-23")
def test_horde_and_merfolk_markers_do_not_count_in_the_tie() -> None:
    """The first player has cashed in a horde of one and is the only one who swims: four for the board, one for the horde."""
    tokens = {"duris": [2, 4], "rhea": [2, 4]}
    first = {"markers": {"duris": 2}, "horde": ["rhea"], "merfolk": 9}
    t = over(first, {"markers": {"rhea": 3}, "glory": 5}, tribes="orcs merfolk", tokens=tokens)
    assert t.scores() == [11, 11]
    assert t.ranking() == [2, 1]


@pytest.mark.clause("ET-18.3", "AM-24")
@pytest.mark.parametrize(
    ("mine", "theirs", "ranking"),
    [
        ([3], [2, 2, 2], [1, 2]),
        ([3, 2], [3, 1, 1], [1, 2]),
        ([3, 2], [3, 2, 1], [2, 1]),
        ([2], [], [1, 2]),
        ([1], [], [1, 2]),
        ([3, 2, 1], [3, 2, 1], [1, 1]),
    ],
)
def test_then_the_largest_band_of_the_last_age_then_the_next(mine: list[int], theirs: list[int], ranking: list[int]) -> None:
    worth = {1: 0, 2: 1, 3: 3}
    deck = ELVES * 2
    bands = []
    for seat, sizes in ((0, mine), (1, theirs)):
        for size in sizes:
            bands.append(elf_band(seat, *deck[:size]))
            del deck[:size]
    even = [{"glory": 20 - sum(worth[n] for n in sizes)} for sizes in (mine, theirs)]
    t = over(*even, bands=bands)
    assert t.scores() == [20, 20]
    assert t.ranking() == ranking
    shared = ["ethnos-tie-shared"] if ranking == [1, 1] else []
    assert decided_by(t) == ["ethnos-tie-markers", "ethnos-tie-bands", *shared]


@pytest.mark.clause("AM-24", "ET-13.6")
def test_skeletons_do_not_enlarge_a_band_in_the_tie() -> None:
    bands = [elf_band(0, "red-elf", *["skeleton"] * 5), elf_band(1, "blue-elf", "grey-elf")]
    t = over({"glory": 1}, {}, bands=bands)
    assert t.scores() == [1, 1]
    assert t.ranking() == [2, 1]


@pytest.mark.clause("AM-24", "ET-11.2b")
def test_a_dwarf_leader_does_not_enlarge_a_band_in_the_tie() -> None:
    bands = [elf_band(0, "red-dwarf", "blue-dwarf"), elf_band(1, *ELVES[:3])]
    t = over({}, {}, bands=bands)
    assert t.scores() == [3, 3]
    assert t.ranking() == [2, 1]


@pytest.mark.clause("ET-18.3")
def test_bands_of_earlier_ages_do_not_count_in_the_tie() -> None:
    past = [{"age": 1, "seat": 0, "leader": "red-elf", "size": 6}]
    t = over({"glory": 5}, {"glory": 4}, past_bands=past, bands=[elf_band(1, "red-elf", "blue-elf")])
    assert t.scores() == [5, 5]
    assert t.ranking() == [2, 1]


@pytest.mark.clause("ET-18.4")
def test_who_is_still_equal_shares_the_victory() -> None:
    t = brink("elves", {"glory": 9}, {"glory": 9}, {"glory": 3}, {"glory": 3}, age=3)
    play(t, "deck")
    assert t.ranking() == [1, 1, 3, 3]
    assert decided_by(t) == ["ethnos-tie-markers", "ethnos-tie-bands", "ethnos-tie-shared"]


@pytest.mark.clause("ET-1.6")
def test_glory_starts_at_nothing_never_falls_and_has_no_limit() -> None:
    for seed in range(5):
        rng = Rng(seed)
        t = GAME.new(Setting(2 + seed), rng)
        before = t.scores()
        assert before == [0] * t.seats
        while t.turn >= 0:
            legal = t.actions()
            t.play(legal[rng.below(len(legal))], rng)
            assert all(now >= then for now, then in zip(t.scores(), before, strict=True))
            before = t.scores()
    t = brink("elves", {"glory": 99_990, "markers": {"duris": 1}}, tokens={"duris": [8, 10, 10]})
    play(t, "deck")
    assert t.scores()[0] == 99_998


@pytest.mark.clause("ET-21.5")
def test_the_account_names_every_source_of_glory_by_age() -> None:
    first = {"markers": {"duris": 1}, "merfolk": 4, "horde": ["rhea"]}
    bands = [
        {"seat": 0, "leader": "red-giant", "cards": ["red-giant", "blue-giant"]},
        {"seat": 1, "leader": "red-dwarf", "cards": ["2 red-dwarf", "skeleton"]},
    ]
    t = brink("orcs giants merfolk skeletons", first, bands=bands, tokens={"duris": [4, 6, 8]})
    play(t, "deck", "cash")
    lines = [
        (line.label.key.removeprefix("ethnos-row-"), line.label.args, line.points[:2])
        for line in GAME.score_sheet(t).lines
        if line.group == "1"
    ]
    assert lines == [
        *(("kingdom", {"kingdom": name}, [4 if name == "duris" else 0, 0]) for name in KINGDOMS),
        ("merfolk", {}, [1, 0]),
        ("giant-taken", {}, [2, 0]),
        ("giant-held", {}, [2, 0]),
        ("horde", {}, [1, 0]),
        ("band", {"size": 2, "tribe": "giant", "colour": "red"}, [1, 0]),
        ("band", {"size": 2, "tribe": "dwarf", "colour": "red"}, [0, 3]),
    ]


@pytest.mark.clause("ET-21.5")
def test_glory_that_a_position_gives_no_account_of_has_a_row_of_its_own() -> None:
    giants = {"seat": 1, "leader": "red-giant", "cards": ["red-giant"]}
    t = brink("giants", {"glory": 7, "markers": {"duris": 1}}, {"glory": 2}, bands=[giants], tokens={"duris": [4, 6, 8]})
    for _ in range(2):
        sheet = GAME.score_sheet(t)
        rows = {line.label.key: line.points for line in sheet.lines if line.group == ""}
        assert rows == {"ethnos-row-unaccounted": [7, 0, 0, 0]}
        assert [sum(line.points[seat] for line in sheet.lines) for seat in range(4)] == sheet.totals
        play(t, "deck")
    assert not any(line.group == "" for line in GAME.score_sheet(GAME.new(Setting(4), Rng(1))).lines)


@pytest.mark.clause("ET-21.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_account_adds_up_at_every_step_of_a_game(seats: int) -> None:
    rng = Rng(seats * 11)
    t = GAME.new(Setting(seats), rng)
    while t.turn >= 0:
        legal = t.actions()
        t.play(legal[rng.below(len(legal))], rng)
        sheet = GAME.score_sheet(t)
        assert [sum(line.points[seat] for line in sheet.lines) for seat in range(seats)] == sheet.totals == t.scores()
