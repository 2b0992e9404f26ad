"""A whole random game as readable text, with what the program answers along the way: a change of rules shows as a difference.

`make golden` writes the files anew; nothing else does.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from traktir.core.game import Game, Setting
from traktir.core.record import Record, result_of
from traktir.core.rng import Rng
from traktir.games import FOLDERS, about, game
from traktir.locale import speaker

HERE = Path(__file__).parent
SEED = 20


def settings() -> Iterator[tuple[Game[Any], Setting]]:
    """Every mode at its smallest and at its largest table."""
    for id in FOLDERS:
        for mode in about(id).modes:
            for seats in dict.fromkeys(mode.seats):
                yield game(id), Setting(seats, mode.id)


def name(rules: Game[Any], setting: Setting) -> str:
    return f"{rules.about.id}-{setting.mode}-{setting.seats}"


def play(rules: Game[Any], setting: Setting) -> tuple[str, Record]:
    """The text and the record of one game."""
    say = speaker("en")
    rng = Rng(SEED)
    choices = Rng(SEED + 1)
    state = rules.new(setting, rng)
    record = Record(rules.about.id, rules.about.rules_version, setting, str(SEED))
    lines = [f"{name(rules, setting)}, rules version {rules.about.rules_version}, seed {SEED}", ""]
    lines += [msgspec.json.encode(rules.dump(state)).decode(), ""]
    while state.turn >= 0:
        moves = rules.moves(state)
        chosen = moves[choices.below(len(moves))]
        offered = " | ".join(move.notation for move in moves)
        lines.append(f"{len(record.actions)}. seat {state.turn}: {say(rules.prompt(state))}")
        lines.append(f"   {offered}")
        lines.append(f"   > {chosen.notation} = {chosen.action} ({say(chosen.text)})")
        record.actions.append(chosen.action)
        scores = state.scores()
        state.play(chosen.action, rng)
        if state.scores() != scores:
            lines.append(f"   scores {state.scores()}")
    lines += ["", msgspec.json.encode(rules.dump(state)).decode(), ""]
    sheet = rules.score_sheet(state)
    lines += [f"{line.group:>2} {say(line.label):<40} {line.points}" for line in sheet.lines]
    lines += [f"totals {sheet.totals}, places {sheet.ranking}", *(say(reason) for reason in sheet.decided_by), ""]
    record.result = result_of(state)
    return "\n".join(lines), record
