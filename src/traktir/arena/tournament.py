"""Bots against each other, fairly: every deal is played once for each rotation of the bots over the seats.

The same deal from every seat takes much of the luck out; the deal, not the game, is then the independent sample, and the
intervals are computed over deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from math import sqrt
from multiprocessing import get_context
from pathlib import Path

import msgspec
from openskill.models import PlackettLuce

from traktir.arena.journal import Journal
from traktir.bots import bot
from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.games import game as game_of


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game: which bot sat where, and how it ended."""

    deal: int
    rotation: int
    ranking: list[int]  # by bot, not by seat
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    lost: list[dict[str, int]] | None = None  # why decisions of other people's programs fell to a stand-in


class Standing(msgspec.Struct):
    name: str
    games: int
    wins: float  # a shared victory counts in parts
    win_share: float
    interval: tuple[float, float]  # 95 %
    rating: float
    decision_ms: float
    mean_score: float
    lost: dict[str, int]  # why decisions fell to a stand-in, for other people's programs


class Tournament(msgspec.Struct, frozen=True):
    game: str
    setting: Setting
    bots: list[str]  # one for each seat
    games: int
    seed: int = 1

    def check(self) -> None:
        """Refuse what cannot be played before anything starts."""
        game_of(self.game).dealer(self.setting)
        if len(self.bots) != self.setting.seats:
            raise Refused("refused-bots", bots=len(self.bots), seats=self.setting.seats)
        for id in set(self.bots):
            bot(id, self.game, self.setting).leave()

    def pairings(self) -> Iterator[tuple[int, int]]:
        """(deal, rotation), whole deals first."""
        for n in range(self.games):
            yield n // self.setting.seats, n % self.setting.seats


def play_one(tournament: Tournament, deal: int, rotation: int) -> Played:
    """One game; bot b sits at seat (b + rotation) mod seats. Everything follows from the seed."""
    game = game_of(tournament.game)
    seats = tournament.setting.seats
    rng = Rng(tournament.seed * 1_000_003 + deal)
    state = game.new(tournament.setting, rng)
    at_seat = [(seat - rotation) % seats for seat in range(seats)]
    players = [bot(id, tournament.game, tournament.setting) for id in tournament.bots]
    chances = [Rng(tournament.seed * 7_919 + deal * 64 + b * 8 + rotation) for b in range(seats)]
    decisions = [0] * seats
    seconds = [0.0] * seats
    try:
        while state.turn >= 0:
            b = at_seat[state.turn]
            world = state.imagine(state.turn, chances[b])
            began = players[b].clock()
            action = players[b].choose(world, chances[b])
            seconds[b] += players[b].clock() - began
            decisions[b] += 1
            state.play(action, rng)
    finally:
        for player in players:
            player.leave()
    ranking, scores = state.ranking(), state.scores()
    seat_of = [(b + rotation) % seats for b in range(seats)]
    lost = [dict(player.lost) for player in players] if any(player.lost for player in players) else None
    scored = [scores[s % len(scores)] for s in seat_of]
    return Played(deal, rotation, [ranking[s] for s in seat_of], scored, decisions, seconds, lost)


def by_pairing(journal: Journal[Played]) -> dict[tuple[int, int], Played]:
    return {(game.deal, game.rotation): game for game in journal.lines}


def run(
    tournament: Tournament,
    workers: int = 1,
    journal: Path | None = None,
    progress: Callable[[int, int], None] = lambda *_: None,
    pool: Executor | None = None,
) -> list[Played]:
    """Play what has not been played yet; `pool` may be any executor (processes by default, or a cluster's)."""
    tournament.check()
    book = Journal(journal, tournament, Played)
    done = by_pairing(book)
    todo = [pairing for pairing in tournament.pairings() if pairing not in done]

    def add(game: Played) -> None:
        book.add(game)
        done[game.deal, game.rotation] = game
        progress(len(done), tournament.games)

    progress(len(done), tournament.games)
    if workers == 1 and pool is None:
        for deal, rotation in todo:
            add(play_one(tournament, deal, rotation))
    else:
        with pool or ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as executor:
            jobs = [executor.submit(play_one, tournament, deal, rotation) for deal, rotation in todo]
            for job in as_completed(jobs):
                add(job.result())
    return [done[pairing] for pairing in tournament.pairings()]


def standings(tournament: Tournament, games: list[Played]) -> list[Standing]:
    """By name, best first; bots of one name are one contestant."""
    names = list(dict.fromkeys(tournament.bots))
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for game in games:
        teams = [[ratings[name]] for name in tournament.bots]
        for name, rated in zip(tournament.bots, model.rate(teams, ranks=[float(r) for r in game.ranking]), strict=True):
            ratings[name] = rated[0]
    return sorted((_standing(name, tournament, games, ratings[name].ordinal()) for name in names), key=lambda s: -s.win_share)


def _standing(name: str, tournament: Tournament, games: list[Played], rating: float) -> Standing:
    seats = [b for b, id in enumerate(tournament.bots) if id == name]
    by_deal: dict[int, list[float]] = {}
    decisions, seconds, points = 0, 0.0, 0
    lost: Counter[str] = Counter()
    for game in games:
        winners = game.ranking.count(1)
        for b in seats:
            by_deal.setdefault(game.deal, []).append(1 / winners if game.ranking[b] == 1 else 0.0)
            decisions += game.decisions[b]
            seconds += game.seconds[b]
            points += game.scores[b]
            lost.update(game.lost[b] if game.lost else {})
    played = sum(map(len, by_deal.values()))
    wins = sum(map(sum, by_deal.values()))
    share = wins / played
    means = [sum(results) / len(results) for results in by_deal.values()]
    spread = sqrt(sum((m - share) ** 2 for m in means) / max(1, len(means) - 1) / len(means)) if len(means) > 1 else 0.5
    # a share of 0 or 1 over n deals is still uncertain by about 3 / n (the rule of three)
    half = max(1.96 * spread, 3 / played if share in (0.0, 1.0) else 0.0)
    return Standing(
        name=name,
        games=played,
        wins=round(wins, 3),
        win_share=round(share, 4),
        interval=(round(max(0.0, share - half), 4), round(min(1.0, share + half), 4)),
        rating=round(rating, 2),
        decision_ms=round(1000 * seconds / max(1, decisions), 3),
        mean_score=round(points / played, 2),
        lost=dict(lost.most_common()),
    )
