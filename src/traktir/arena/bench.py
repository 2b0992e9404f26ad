"""Figures for `traktir bench`: our games beside named peers, measured in turns in one run.

Machines differ and are never quiet, so every figure is the best of several rounds, all contestants take turns in each round,
and what counts is the ratio.
"""

from __future__ import annotations

import platform
import random
import sys
import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

import msgspec

import traktir
from traktir.arena import ismcts
from traktir.arena.peers import Absent, Peer
from traktir.arena.simulation import COMPILED
from traktir.bots.thinking import LEVELS
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games import FOLDERS, about, game
from traktir.search.playout import checked_playout

ROUNDS = 4
SLICE = 0.2  # seconds a contestant has in each round


class Row(msgspec.Struct, omit_defaults=True):
    """A rate in decisions (or iterations) a second, or a cost in microseconds; the ratio is to the same thing in `hearts`.

    `to_calibration` is the rate over that of a fixed loop in plain Python: it tells two machines apart from two versions.
    """

    name: str
    decisions_per_second: float | None = None
    microseconds: float | None = None
    ratio_to_openspiel_hearts: float | None = None
    to_calibration: float | None = None


class Claim(msgspec.Struct):
    """What must hold: one rate is so many times another in the same run."""

    name: str
    over: str
    ratio: float
    wanted: float

    @property
    def holds(self) -> bool:
        return self.ratio >= self.wanted


class Report(msgspec.Struct):
    machine: dict[str, Any]
    rows: list[Row]
    claims: list[Claim] = []
    absent: dict[str, str] = {}  # peers that could not be had, and why


def machine() -> dict[str, Any]:
    return {
        "python": sys.version.split()[0],
        "platform": platform.platform(),
        "processor": platform.processor() or platform.machine(),
        "compiled": COMPILED,
        "openspiel": find_spec("pyspiel") is not None,
    }


# a contestant answers with (how many, seconds)
Contestant = Callable[[], tuple[int, float]]


def native(id: str, setting: Setting) -> Contestant:
    """Random games inside the compiled core."""
    deal = game(id).dealer(setting)

    def contest() -> tuple[int, float]:
        decisions = seed = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < SLICE:
            rng = Rng(seed)
            decisions += checked_playout(deal(rng), rng, 0)[0]
            seed += 1
        return decisions, spent

    return contest


def driven(id: str, setting: Setting) -> Contestant:
    """Random games driven by a Python loop, as a script or a bot would."""
    deal = game(id).dealer(setting)

    def contest() -> tuple[int, float]:
        decisions = seed = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < SLICE:
            rng = Rng(seed)
            state = deal(rng)
            while state.turn >= 0:
                legal = state.actions()
                state.play(legal[int(random.random() * len(legal))], rng)
                decisions += 1
            seed += 1
        return decisions, spent

    return contest


def observed(id: str, setting: Setting) -> Contestant:
    """The Python loop with what a learner needs at each decision: observation and mask."""
    rules = game(id)
    deal = rules.dealer(setting)

    def contest() -> tuple[int, float]:
        decisions = seed = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < SLICE:
            rng = Rng(seed)
            state = deal(rng)
            while state.turn >= 0:
                rules.features(state, state.turn)
                legal = state.actions()
                mask = [0] * rules.actions
                for action in legal:
                    mask[action] = 1
                state.play(legal[int(random.random() * len(legal))], rng)
                decisions += 1
                if decisions % 100 == 0 and time.process_time() - began > SLICE:
                    break
            seed += 1
        return decisions, spent

    return contest


def agents(id: str, setting: Setting) -> Contestant:
    """The PettingZoo environment, driven as PettingZoo's documentation does."""
    import numpy as np

    env = traktir.env(id, setting.seats, setting.mode)

    def contest() -> tuple[int, float]:
        decisions = seed = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < SLICE:
            env.reset(seed=seed)
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = np.flatnonzero(observation["action_mask"])
                env.step(legal[int(random.random() * len(legal))])
                decisions += 1
                if decisions % 100 == 0 and time.process_time() - began > SLICE:
                    break
            seed += 1
        return decisions, spent

    return contest


def batched(count: int) -> Callable[[str, Setting], Contestant]:
    """Tables stepped together. Random decisions are chosen in the core, as pgx chooses them inside its compiled loop."""

    def kind(id: str, setting: Setting) -> Contestant:
        batch = traktir.batch(id, count, setting.seats, setting.mode)

        def contest() -> tuple[int, float]:
            decisions = 0
            began = time.process_time()
            while (spent := time.process_time() - began) < SLICE:
                batch.step_random()
                decisions += count
            return decisions, spent

        return contest

    return kind


def searching(id: str, setting: Setting) -> Contestant:
    """Iterations of the tree search as the bot `regular` runs it, from a table in mid-game."""
    rules = game(id)
    table = middle(id, setting)
    level = next(level for level in LEVELS if level.id == "regular")

    def contest() -> tuple[int, float]:
        iterations = 0
        rng = Rng(3)
        began = time.process_time()
        while (spent := time.process_time() - began) < SLICE:
            tree = level.tree(rules, setting, table)
            tree.run(200, rng)
            iterations += 200
        return iterations, spent

    return contest


def calibration() -> tuple[int, float]:
    """A fixed loop in plain Python: arithmetic, a list, a dict, a call."""
    rounds = 0
    x = 1
    shelf = [0] * 64
    book: dict[int, int] = {}
    began = time.process_time()
    while (spent := time.process_time() - began) < SLICE:
        for _ in range(2000):
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            shelf[x & 63] += x >> 7 & 3
            book[x & 255] = max(shelf[x >> 8 & 63], 1)
        rounds += 2000
    return rounds, spent


def repeated(act: Callable[[], object]) -> Contestant:
    def contest() -> tuple[int, float]:
        times = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < SLICE:
            for _ in range(200):
                act()
            times += 200
        return times, spent

    return contest


def middle(id: str, setting: Setting) -> Any:
    """A table in the middle of a random game."""
    rng = Rng(11)
    whole = checked_playout(game(id).new(setting, rng), rng, 0)[0]
    rng = Rng(11)
    state = game(id).new(setting, rng)
    for _ in range(whole // 2):
        legal = state.actions()
        state.play(legal[rng.below(len(legal))], rng)
        if state.turn < 0:
            break
    return state


def copying(id: str, setting: Setting) -> Contestant:
    return repeated(middle(id, setting).copy)


def imagining(id: str, setting: Setting) -> Contestant:
    table = middle(id, setting)
    seat = max(table.turn, 0)
    rng = Rng(5)
    return repeated(lambda: table.imagine(seat, rng))


KINDS: dict[str, Callable[[str, Setting], Contestant]] = {
    "native": native,
    "python": driven,
    "observed": observed,
    "aec": agents,
    "batched-16": batched(16),
    "batched-64": batched(64),
    "batched-1024": batched(1024),
    "search": searching,
    "copy": copying,
    "imagine": imagining,
}
COSTS = ("copy", "imagine")
NEEDS = {"aec": "pettingzoo", "batched-16": "numpy", "batched-64": "numpy", "batched-1024": "numpy"}
GUARDED = ("native", "batched-64")
TOLERANCE = 0.8  # of the recorded ratio to the calibration loop


def contestants(pattern: str) -> dict[str, Contestant]:
    """Every game and mode at its usual number of seats; what needs a library that is not installed is left out."""
    found: dict[str, Contestant] = {}
    for id in FOLDERS:
        for mode in about(id).modes:
            low, high = mode.seats
            setting = Setting(min(high, max(low, 4)), mode.id)
            for kind, contestant in KINDS.items():
                name = f"{id}/{mode.id}/{setting.seats}/{kind}"
                if pattern in name and find_spec(NEEDS.get(kind, "traktir")) is not None:
                    found[name] = contestant(id, setting)
    return found


def hearts() -> dict[str, Contestant]:
    """OpenSpiel's `hearts` from Python: random games, dealing included, and the clone of a state in mid-game."""
    if find_spec("pyspiel") is None:
        return {}
    import pyspiel

    rules = pyspiel.load_game("hearts")

    def games() -> tuple[int, float]:
        decisions = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < SLICE:
            state = rules.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                decisions += not state.is_chance_node()
                state.apply_action(legal[int(random.random() * len(legal))])
        return decisions, spent

    state = rules.new_initial_state()
    for _ in range(80):
        state.apply_action(state.legal_actions()[0])
    return {"openspiel/hearts/4/python": games, "openspiel/hearts/4/copy": repeated(state.clone)}


def measure(pattern: str = "", peers: Sequence[Peer] = (), progress: Callable[[int, int], None] = lambda *_: None) -> Report:
    """Everything whose name contains `pattern`, beside the peers; OpenSpiel takes part when it is installed."""
    field = {"calibration": calibration, **hearts(), **contestants(pattern)}
    if pattern in ismcts.OURS:
        field |= {ismcts.OURS: ismcts.ours(SLICE), **ismcts.theirs(SLICE)}
    best: dict[str, float] = {}
    absent: dict[str, str] = {}
    turns = ROUNDS * (len(field) + len(peers))
    done = 0
    for _ in range(ROUNDS):
        for name, contest in field.items():
            times, seconds = contest()
            best[name] = max(best.get(name, 0.0), times / seconds)
            progress(done := done + 1, turns)
        for peer in peers:
            try:
                found = peer.measure(SLICE) if peer.name not in absent else {}
            except Absent as why:
                absent[peer.name] = str(why)
                found = {}
            for name, rate in found.items():
                best[name] = max(best.get(name, 0.0), rate)
            progress(done := done + 1, turns)
    return Report(machine(), rows_of(best), claims_of(best), absent)


def rows_of(best: dict[str, float]) -> list[Row]:
    peer_rate = best.get("openspiel/hearts/4/python")
    peer_copy = best.get("openspiel/hearts/4/copy")
    rows = []
    for name, rate in best.items():
        if name == "calibration":
            continue
        steady = round(rate / best["calibration"], 4)
        if name.rpartition("/")[2] in COSTS:
            ratio = round(peer_copy / rate, 3) if peer_copy else None
            rows.append(Row(name, None, round(1e6 / rate, 3), ratio, steady))
        else:
            ratio = round(rate / peer_rate, 2) if peer_rate else None
            rows.append(Row(name, round(rate), None, ratio, steady))
    return rows


def claims_of(best: dict[str, float]) -> list[Claim]:
    """What the house promises, for every game and mode that was measured."""
    claims = []

    def fastest(start: str, kind: str) -> str | None:
        found = [name for name in best if name.startswith(start) and name.rpartition("/")[2].startswith(kind)]
        return max(found, key=best.__getitem__, default=None)

    for table in sorted({name.rpartition("/")[0] for name in best if name.partition("/")[0] in FOLDERS}):
        for kind, over, wanted in (
            ("batched", fastest(f"{table}/", "observed"), 5.0),
            ("batched", fastest("pgx/", "batched"), 10.0),
            ("aec", fastest("pettingzoo/", "aec"), 10.0),
        ):
            ours = fastest(f"{table}/", kind)
            if ours is not None and over is not None:
                claims.append(Claim(ours, over, round(best[ours] / best[over], 1), wanted))
    if ismcts.OURS in best and ismcts.THEIRS in best:
        claims.append(Claim(ismcts.OURS, ismcts.THEIRS, round(best[ismcts.OURS] / best[ismcts.THEIRS], 1), ismcts.WANTED))
    return claims


def guarded(report: Report) -> dict[str, float]:
    """What a guard records: the ratios to the calibration loop that must not fall."""
    kept = {row.name: row.to_calibration for row in report.rows if row.name.rpartition("/")[2] in GUARDED}
    return {name: ratio for name, ratio in kept.items() if ratio is not None and name.partition("/")[0] in FOLDERS}


def fallen(report: Report, recorded: dict[str, float]) -> list[str]:
    """What has become slower than the record allows."""
    now = guarded(report)
    return [
        f"{name}: {now[name]} to the calibration loop, {before} recorded"
        for name, before in recorded.items()
        if name in now and now[name] < TOLERANCE * before
    ]
