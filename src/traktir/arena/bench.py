"""Figures for `traktir bench`: our games beside OpenSpiel's `hearts`, measured in turns in one run.

Machines differ and are never quiet, so every figure is the best of several rounds, all contestants take turns in each round,
and what counts is the ratio.
"""

from __future__ import annotations

import platform
import random
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import msgspec

from traktir.arena.simulation import COMPILED
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games import FOLDERS, about, game
from traktir.search.playout import checked_playout

ROUNDS = 5
SLICE = 0.3  # seconds a contestant has in each round


class Row(msgspec.Struct, omit_defaults=True):
    """A rate in decisions (or iterations) a second, or a cost in microseconds; the ratio is to the same thing in `hearts`."""

    name: str
    decisions_per_second: float | None = None
    microseconds: float | None = None
    ratio_to_openspiel_hearts: float | None = None


class Report(msgspec.Struct):
    machine: dict[str, Any]
    rows: list[Row]


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
    "copy": copying,
    "imagine": imagining,
}
COSTS = ("copy", "imagine")


def contestants(pattern: str) -> dict[str, Contestant]:
    """Every game and mode at its usual number of seats."""
    found: dict[str, Contestant] = {}
    for id in FOLDERS:
        for mode in about(id).modes:
            low, high = mode.seats
            setting = Setting(min(high, max(low, 4)), mode.id)
            for kind, contestant in KINDS.items():
                name = f"{id}/{mode.id}/{setting.seats}/{kind}"
                if pattern in name:
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


def measure(pattern: str = "", progress: Callable[[int, int], None] = lambda *_: None) -> Report:
    """Everything whose name contains `pattern`; OpenSpiel takes part when it is installed."""
    field = {**hearts(), **contestants(pattern)}
    best: dict[str, float] = {}
    for lap in range(ROUNDS):
        for i, (name, contest) in enumerate(field.items()):
            times, seconds = contest()
            best[name] = max(best.get(name, 0.0), times / seconds)
            progress(lap * len(field) + i + 1, ROUNDS * len(field))
    peer_rate = best.get("openspiel/hearts/4/python")
    peer_copy = best.get("openspiel/hearts/4/copy")
    rows = []
    for name, rate in best.items():
        if name.rpartition("/")[2] in COSTS:
            ratio = round(peer_copy / rate, 3) if peer_copy else None
            rows.append(Row(name, microseconds=round(1e6 / rate, 3), ratio_to_openspiel_hearts=ratio))
        else:
            ratio = round(rate / peer_rate, 2) if peer_rate else None
            rows.append(Row(name, decisions_per_second=round(rate), ratio_to_openspiel_hearts=ratio))
    return Report(machine(), rows)
