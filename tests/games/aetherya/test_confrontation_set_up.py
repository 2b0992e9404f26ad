"""AE-11.1 to AE-11.7, AE-11.39: how Confrontation is set up."""

from __future__ import annotations

from collections import Counter

import pytest

from games.aetherya.front import fortresses, front, opening, options, refusal, seen, targets, written
from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME
from traktir.games.aetherya.components import FACTS, LEGENDS, RACES

PAIR = {"human": "P", "elf": "F", "dwarf": "M", "goblin": "S"}
RACE_LETTER = {"human": "H", "elf": "E", "dwarf": "N", "goblin": "G"}


@pytest.mark.clause("WE-90", "AE-11.1", "AE-11.2", "AE-11.4", "AE-11.6", "AE-11.7")
@pytest.mark.parametrize(
    ("seats", "side", "open_cards", "closed", "deck", "pool", "cards"),
    [(2, 5, 4, 21, 19, 9, 48), (3, 6, 6, 30, 40, 14, 80), (4, 7, 8, 41, 27, 14, 80)],
)
def test_counts_after_set_up(seats: int, side: int, open_cards: int, closed: int, deck: int, pool: int, cards: int) -> None:
    for seed in range(20):
        table = opening(seats, seed)
        view = seen(table)
        assert GAME.mode_of(table) == view.mode == "confrontation"
        assert view.side == side
        assert [len(row) for row in view.land.split("/")] == [side] * side
        assert view.land.count("#") == closed
        assert side * side - closed == open_cards
        assert len(view.offer) == 4
        assert view.deck == deck
        assert view.discard == {}
        assert len(view.row) == 8
        assert len(view.row) + view.legend_deck == pool
        assert open_cards + 4 + sum(view.unseen.values()) == cards
        assert [player.fortresses_left for player in view.players] == [12] * seats


@pytest.mark.clause("AE-11.2", "AE-11.3")
def test_two_players_put_a_race_and_its_terrain_into_the_box() -> None:
    removed = Counter()
    for seed in range(60):
        table = opening(2, seed)
        view = seen(table)
        led = {player.race for player in view.players}
        assert len(led) == 2 and view.removed not in led
        assert len(view.unplayed) == 1 and {*led, view.removed, *view.unplayed} == set(RACES)
        everything = Counter(view.land.replace("/", "")) + Counter(written(table).unseen) + Counter(written(table).offer)
        assert everything[PAIR[view.removed]] == everything[RACE_LETTER[view.removed]] == 0
        kept = [*led, *view.unplayed]
        assert all(everything[PAIR[race]] == everything[RACE_LETTER[race]] == 6 for race in kept)
        assert everything["D"] == everything["L"] == 6
        removed[view.removed] += 1
    assert set(removed) == set(RACES)


@pytest.mark.clause("AE-11.2", "AE-11.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_use_all_eighty_cards(seats: int) -> None:
    table = opening(seats)
    everything = Counter(written(table).land.replace("/", "").replace("#", ""))
    everything += Counter(written(table).unseen) + Counter(written(table).offer)
    assert everything == dict.fromkeys("PFMSHENGDL", 8)
    assert seen(table).removed is None
    assert len(seen(table).unplayed) == 4 - seats


@pytest.mark.clause("AE-11.3", "AE-11.39")
def test_races_are_dealt_at_random_unless_chosen() -> None:
    dealt = {tuple(player.race for player in seen(opening(3, seed)).players) for seed in range(200)}
    assert len(dealt) == 24
    chosen = opening(2, races=["goblin", "elf"], removed="human")
    assert [player.race for player in seen(chosen).players] == ["goblin", "elf"]
    assert seen(chosen).removed == "human" and seen(chosen).unplayed == ["dwarf"]
    for seed in range(40):
        assert "dwarf" not in {player.race for player in seen(opening(2, seed, removed="dwarf")).players}


@pytest.mark.clause("AE-11.4")
@pytest.mark.parametrize("removed", RACES)
def test_two_players_leave_out_the_legends_of_the_removed_race(removed: str) -> None:
    races = [race for race in RACES if race != removed][:2]
    table = opening(2, races=races, removed=removed)
    pool = set(seen(table).row) | {LEGENDS[i] for i in range(15) if table.legend_deck >> i & 1}
    terrain = FACTS["paired_terrain"][removed]
    naming = {legend["id"] for legend in FACTS["legends"] if {removed, terrain} & set(legend["args"])}
    assert pool == set(LEGENDS) - naming
    assert "all_races" not in pool and len(pool) == 9


@pytest.mark.clause("AE-11.4")
def test_the_legend_of_all_four_races_is_never_there() -> None:
    for seed in range(30):
        table = opening(4, seed)
        assert "all_races" not in seen(table).row and not table.legend_deck >> LEGENDS.index("all_races") & 1


@pytest.mark.clause("AE-11.5", "AE-11.39")
@pytest.mark.parametrize(
    ("seats", "land"),
    [
        (2, "#EF##/#####/#####/#####/##MN#"),
        (3, "######/E####M/F####N/######/######/##HP##"),
        (4, "##EF###/#######/######N/S#####M/G######/#######/###PH##"),
    ],
)
def test_pairs_lie_side_by_side_on_the_fixed_spots(seats: int, land: str) -> None:
    races = ["elf", "dwarf", "human", "goblin"][:seats]
    assert written(opening(seats, races=races, first_player=0)).land == land


@pytest.mark.clause("AE-11.5", "AE-11.39")
def test_positions_go_in_turn_order_unless_the_table_chooses() -> None:
    second_first = opening(2, races=["elf", "dwarf"], first_player=1)
    assert written(second_first).land == "#NM##/#####/#####/#####/##FE#"
    assert second_first.turn == 1
    chosen = opening(3, races=["elf", "dwarf", "human"], first_player=0, spots=["C", "A", "B"])
    assert written(chosen).land == "######/N####P/M####H/######/######/##EF##"


@pytest.mark.clause("AE-11.7")
def test_the_first_player_is_random() -> None:
    assert {opening(4, seed).turn for seed in range(60)} == {0, 1, 2, 3}
    assert {opening(4, seed, first_player=2).turn for seed in range(20)} == {2}


@pytest.mark.clause("AE-11.1")
def test_fortresses_start_beside_the_land() -> None:
    table = opening(4)
    assert all(fortresses(table, race) == [] for race in RACES)


@pytest.mark.clause("WE-94", "AE-11.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_pairs_cannot_be_replaced_by_opponents(seats: int) -> None:
    for seed in range(10):
        table = opening(seats, seed)
        own = RACES[table.peoples[table.turn]]
        mine = {RACE_LETTER[own], PAIR[own]}
        land = written(table).land.split("/")
        for place in range(1, seen(table).reach + 1):
            letters = {land[int(s[0]) - 1][int(s[2]) - 1] for s in targets(table, place)}
            assert letters <= mine


@pytest.mark.clause("AE-11.3", "AE-11.39")
@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (2, {"races": ["elf"]}, "races"),
        (2, {"races": ["elf", "elf"]}, "race-twice"),
        (2, {"races": ["elf", "orc"]}, "no-race"),
        (2, {"removed": "orc"}, "no-race"),
        (2, {"races": ["elf", "human"], "removed": "elf"}, "removed-race"),
        (3, {"removed": "elf"}, "removed-race"),
        (2, {"spots": ["A", "C"]}, "spots"),
        (3, {"spots": ["A", "B"]}, "spots"),
        (2, {"first_player": 2}, "seat"),
    ],
)
def test_impossible_choices_at_set_up_are_refused(seats: int, options: dict[str, object], key: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(Setting(seats, "confrontation", options), Rng(1))
    assert refused.value.text.key == f"aetherya-refused-confrontation-{key}"
    assert refused.value.clause.startswith("AE-11.")


@pytest.mark.clause("AE-11.1")
def test_a_spot_outside_the_smaller_land_is_refused() -> None:
    table = opening(2)
    assert refusal(table, "take 1", "place 6,1") == ("no-spot", "AE-0.3")
    assert "place 5,5" in options(table)


@pytest.mark.clause("AE-11.13")
def test_ownership_follows_the_type() -> None:
    """Elf and Forest cards are the Elf player's wherever they came from: only that player may replace a supplied pair."""
    land = "EF###/#####/##EF#"
    assert {"1,1", "1,2", "3,3", "3,4"} <= targets(front(land, "elf", "human", offer="DDDD"))
    assert targets(front(land, "human", "elf", offer="DDDD")) == set()
