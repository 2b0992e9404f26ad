"""What a finished game was like: chances of every seat, what each decision cost, and how much was luck.

Before every real decision the table is searched from the decider's side. *Regret* is how much better the best decision looked
than the one taken. What the chances of a seat change by between a decision as it looked and the table as it then turned out
(chance, hidden cards, what others answered) is *luck* for its own decisions' sake and the *doings of others* otherwise; over a
game they add up to the result.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from traktir.bots.thinking import Level
from traktir.core.game import Game, Text
from traktir.core.record import Record, begin, replay
from traktir.core.rng import Rng
from traktir.games import game as game_of

TURNING = 0.08  # a decision that cost this much, or a swing of luck this large, is a turning point


class Judged(msgspec.Struct, frozen=True):
    """One decision with a choice."""

    ply: int
    seat: int
    notation: str
    outlook: list[float]  # chances of every seat before it
    after: list[float]  # as they looked right after it
    best: str
    regret: float
    text: Text  # the same in words
    best_text: Text


class SeatSummary(msgspec.Struct, frozen=True):
    seat: int
    decisions: int
    regret: float  # all of it
    mean_regret: float
    luck: float  # what chance and hidden cards brought, in shares of a win


class Analysis(msgspec.Struct, frozen=True):
    game: str
    decisions: list[Judged]
    seats: list[SeatSummary]
    turning_points: list[int]  # plies
    result: list[float]  # what the game brought each seat, in shares of a win


def judge_plies(record: Record, plies: list[int], budget: int, seed: int) -> list[Judged]:
    """Search the tables before some plies. Each ply has a seed of its own: the same answer however they are shared out."""
    game: Game[Any] = game_of(record.game)
    level = Level("analyst", budget)
    wanted = set(plies)
    found = []
    for ply, state in replay(game, record):
        if ply not in wanted or ply >= len(record.actions):
            continue
        rng = Rng(seed * 1_000_003 + ply)
        chosen = record.actions[ply]
        tree = level.tree(game, record.setting, state.imagine(state.turn, rng))
        tree.run(budget, rng)
        outlook = tree.outlook()
        tree.insist(chosen, max(16, budget // 8), rng)
        rows = tree.tried()
        taken = next(mean for action, _, mean in rows if action == chosen)
        most = rows[0][1]
        # a decision that was hardly looked at proves nothing against the one taken
        action, _, best = max((row for row in rows if 4 * row[1] >= most), key=lambda row: row[2])
        regret = max(0.0, best - taken)
        taken_move, best_move = game.move(state, chosen), game.move(state, action if regret > 0 else chosen)
        found.append(
            Judged(
                ply=ply,
                seat=state.turn,
                notation=taken_move.notation,
                outlook=[round(x, 4) for x in outlook],
                after=[round(x, 4) for x in tree.outlook_after(chosen)],
                best=best_move.notation,
                regret=round(regret, 4),
                text=taken_move.text,
                best_text=best_move.text,
            )
        )
    return found


def real_decisions(record: Record) -> list[int]:
    """Plies at which there was something to choose."""
    game = game_of(record.game)
    return [ply for ply, state in replay(game, record) if state.turn >= 0 and len(state.actions()) > 1]


def analyse(
    record: Record, budget: int = 400, workers: int = 1, seed: int = 1, progress: Callable[[int, int], None] = lambda *_: None
) -> Analysis:
    plies = real_decisions(record)[: len(record.actions)]
    parts = [plies[i : i + 12] for i in range(0, len(plies), 12)]
    judged: list[Judged] = []
    if workers == 1:
        for part in parts:
            judged += judge_plies(record, part, budget, seed)
            progress(len(judged), len(plies))
    else:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            for done in pool.map(judge_plies, *zip(*((record, part, budget, seed) for part in parts), strict=True)):
                judged += done
                progress(len(judged), len(plies))
    return summarise(record, judged)


def summarise(record: Record, judged: list[Judged]) -> Analysis:
    game = game_of(record.game)
    state, _ = begin(game, record)
    for _, state in replay(game, record):
        pass
    seats = record.setting.seats
    result = [0.0] * seats
    if state.turn < 0:
        game.insight(record.setting).reward(state, out := _numbers(seats))
        result = [n / 1000 for n in out]
    elif judged:
        result = judged[-1].after
    luck = [0.0] * seats
    for before, after in zip(judged, [*(j.outlook for j in judged[1:]), result], strict=True):
        # what happened to the decider between the decision as it looked and the next table as it was
        luck[before.seat] += after[before.seat] - before.after[before.seat]
    summaries = []
    for seat in range(seats):
        own = [j for j in judged if j.seat == seat]
        total = sum(j.regret for j in own)
        summaries.append(SeatSummary(seat, len(own), round(total, 4), round(total / max(1, len(own)), 4), round(luck[seat], 4)))
    turning = [j.ply for j in judged if j.regret >= TURNING]
    return Analysis(record.game, judged, summaries, turning, [round(x, 4) for x in result])


def _numbers(n: int) -> Any:
    from librt.vecs import vec
    from mypy_extensions import i64

    return vec[i64]([0] * n)
