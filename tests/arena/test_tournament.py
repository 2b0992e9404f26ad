"""The arena: fair seats, honest intervals, nothing lost when it is broken off."""

from __future__ import annotations

from pathlib import Path

import pytest

from traktir.arena.tournament import Played, Tournament, play_one, run, standings
from traktir.core.game import Refused, Setting


def duel(games: int = 8, bots: tuple[str, ...] = ("greedy", "random")) -> Tournament:
    return Tournament("ethnos", Setting(2), list(bots), games)


def test_every_deal_is_played_from_every_seat() -> None:
    assert list(duel(6).pairings()) == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]


def test_the_same_bot_everywhere_gets_the_same_from_a_deal_wherever_it_sits() -> None:
    """Greedy bots break ties by chance; random ones with one stream for each would differ: so look at seats instead."""
    one, other = (play_one(duel(bots=("greedy", "greedy")), 0, rotation) for rotation in (0, 1))
    assert one.deal == other.deal
    assert sorted(one.ranking) == [1, 2] or one.ranking == [1, 1]


def test_games_follow_from_the_seed_however_they_are_shared_out() -> None:
    alone = run(duel())
    shared = run(duel(), workers=2)
    assert [game.scores for game in alone] == [game.scores for game in shared]
    other = run(Tournament("ethnos", Setting(2), ["greedy", "random"], 8, seed=2))
    assert [game.scores for game in alone] != [game.scores for game in other]


def test_a_broken_off_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    journal = tmp_path / "result.games"
    whole = run(duel(), journal=journal)
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:5]) + b'{"deal": 2, "rot')  # the machine stopped in the middle of a line
    seen: list[tuple[int, int]] = []
    again = run(duel(), journal=journal, progress=lambda done, of: seen.append((done, of)))
    assert seen[0] == (4, 8)
    assert [game.scores for game in again] == [game.scores for game in whole]
    with pytest.raises(Refused):
        run(duel(10), journal=journal)


def test_standings_count_shares_intervals_and_ratings() -> None:
    games = [
        Played(deal, rotation, [1, 2] if deal < 3 else [1, 1], [10, 5], [4, 4], [0.4, 0.04])
        for deal in range(4)
        for rotation in (0, 1)
    ]
    first, second = standings(duel(), games)
    assert (first.name, first.games, first.wins, first.win_share) == ("greedy", 8, 7.0, 0.875)
    assert (second.name, second.wins) == ("random", 1.0)
    assert first.interval[0] < 0.875 < first.interval[1] <= 1.0
    assert first.rating > second.rating
    assert first.decision_ms == 100.0 and first.mean_score == 10.0


def test_a_clean_sweep_is_not_certainty() -> None:
    games = [Played(deal, r, [1, 2], [1, 0], [1, 1], [0.0, 0.0]) for deal in range(5) for r in (0, 1)]
    first, second = standings(duel(), games)
    assert first.win_share == 1.0 and first.interval[0] < 0.9
    assert second.win_share == 0.0 and second.interval[1] > 0.1


def test_bots_of_one_name_are_one_contestant() -> None:
    tournament = Tournament("ethnos", Setting(4), ["greedy", "random", "random", "random"], 4)
    rows = standings(tournament, run(tournament))
    assert {row.name: row.games for row in rows} == {"greedy": 4, "random": 12}


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "random", "random"], ["greedy", "nobody"]])
def test_what_cannot_be_played_is_refused_before_it_starts(bots: list[str]) -> None:
    with pytest.raises(Refused):
        run(Tournament("ethnos", Setting(2), bots, 4))


def test_insight_beats_guessing() -> None:
    rows = standings(duel(), run(duel(20)))
    assert rows[0].name == "greedy" and rows[0].win_share > 0.8
