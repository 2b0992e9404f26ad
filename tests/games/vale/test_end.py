"""VE-9: the end of a round and of the game."""

from __future__ import annotations

import pytest

from games.vale.table import area, end_round, me, phase, play, points, seat, stones, summon, table
from traktir.games.vale import GAME


@pytest.mark.clause("VE-9.1", "VE-X29")
def test_sixty_points_end_the_game_after_the_round() -> None:
    t = table({"hand": ["ember"], "stones": "RP", "points": 58}, me("kappa", points=10))
    summon(t, "ember")
    play(t, "seat 1", "discard kappa")
    assert points(t) == 65 and phase(t) == "action"  # play goes on
    assert (seat(t).marker, seat(t).flipped) == (5, True)
    end_round(t)
    assert t.turn == -1 and t.ranking() == [1, 2]


@pytest.mark.clause("VE-9.1")
def test_only_the_score_at_the_end_of_the_round_counts() -> None:
    t = table(me("goblin-soldier", points=62), {"points": 1})
    play(t, "end", "end", "activate goblin-soldier")
    assert points(t) == 58 and phase(t) == "hunt"


@pytest.mark.clause("VE-9.2", "VE-X32", "VE-9.6")
def test_the_first_player_goes_to_the_left_and_everything_stays() -> None:
    t = table(me("troll", hand=["imp"], stones="RB", points=7), me("kappa", stones="P"), discard=["ember"])
    end_round(t)
    seen = GAME.view(t, 0)
    assert (seen.round, seen.first, seen.turn) == (6, 1, 1)
    assert seen.players[0].hand == ["imp"] and stones(t) == "RB" and stones(t, 1) == "P" and points(t) == 7
    assert area(t) == {"troll"} and seen.discard == ["ember"] and seen.pile == 70 - 4 - 4
    t = table({}, {}, {}, seats=3, first=2)
    end_round(t)
    assert GAME.view(t).first == 0


@pytest.mark.clause("VE-9.3", "VE-X31", "VE-9.4")
def test_ties_are_broken_by_the_area_and_then_shared() -> None:
    seven = ["troll", "kappa", "agni", "phoenix", "harpy", "nessie", "hestia"]
    six = ["goblin", "gargoyle", "imp", "hydra", "medusa", "odin"]
    hand = ["eternity", "tidal"]
    t = table(me(*seven, points=61), me(*six, points=61, hand=hand, stones="PPPP"), round=10, stage="resolution", phase="over")
    assert t.ranking() == [1, 2]  # stones and hands count nothing
    assert [text.key for text in GAME.score_sheet(t).decided_by] == ["vale-tie-cards"]
    t = table(me(*seven, points=61), me(*six, "basilisk", points=61), round=10, stage="resolution", phase="over")
    assert t.ranking() == [1, 1]
    assert [text.key for text in GAME.score_sheet(t).decided_by] == ["vale-tie-cards", "vale-tie-shared"]
    t = table(me(points=61), me(*six, points=60), round=10, stage="resolution", phase="over")
    assert t.ranking() == [1, 2] and GAME.score_sheet(t).decided_by == []


@pytest.mark.clause("VE-9.5")
@pytest.mark.parametrize(
    ("score", "marker", "flipped"),
    [(0, 0, False), (1, 1, False), (60, 60, False), (61, 1, True), (65, 5, True), (120, 60, True), (121, 1, True)],
)
def test_the_score_marker_runs_to_sixty_and_begins_again(score: int, marker: int, flipped: bool) -> None:
    t = table({"points": score})
    assert (seat(t).marker, seat(t).flipped, seat(t).points) == (marker, flipped, score)


@pytest.mark.clause("VE-9.5")
def test_the_tile_is_turned_again_when_the_score_falls() -> None:
    t = table(me("goblin-soldier", points=62), {"points": 1}, stage="resolution")
    assert seat(t).flipped
    play(t, "activate goblin-soldier")
    assert not seat(t).flipped and seat(t).marker == 58


def test_the_sheet_says_what_each_creature_brought() -> None:
    t = table(me("goblin", "salamander", points=2), {"points": 4}, stage="resolution")
    play(t, "activate salamander", "activate goblin", "seat 1")
    lines = {line.label.args.get("card", "start"): line.points for line in GAME.score_sheet(t).lines}
    assert lines == {"start": [2, 4], "salamander": [1, 0], "goblin": [1, -1]}
    assert GAME.score_sheet(t).totals == [4, 3]
