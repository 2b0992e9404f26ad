"""`traktir analyse`: what should have been done, and how much was luck."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from rich import box
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from traktir.arena.analysis import Analysis
from traktir.arena.analysis import analyse as analyse_record
from traktir.cli.terminal import console, language, whispers
from traktir.core.files import decode, read_bytes
from traktir.core.game import Game, Refused
from traktir.core.record import Record, replay, verify
from traktir.games import game as game_of
from traktir.locale import Speaker


def draw_chances(analysis: Analysis, names: list[str], path: Path) -> None:
    """Chances of every seat over the game, with the turning points."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise Refused("refused-extra", extra="plot") from error
    figure = Figure(figsize=(10, 4.5), layout="constrained")
    axes = figure.subplots()
    plies = [judged.ply for judged in analysis.decisions]
    for seat, name in enumerate(names):
        axes.plot(plies, [judged.outlook[seat] for judged in analysis.decisions], label=name, linewidth=1.6)
    for ply in analysis.turning_points:
        axes.axvline(ply, color="#d4573a", alpha=0.3, linewidth=1)
    axes.set_ylim(0, 1)
    axes.legend(loc="upper left")
    figure.savefig(path)


def sentences(record: Record, plies: set[int], say: Speaker) -> dict[int, dict[str, str]]:
    """At some plies, every legal move in words."""
    game: Game[Any] = game_of(record.game)
    return {
        ply: {move.notation: say(move.text) for move in game.moves(state)} for ply, state in replay(game, record) if ply in plies
    }


@click.command()
@click.argument("record")
@click.option("--budget", type=click.IntRange(16, 1_000_000), default=400, show_default=True, help="Iterations a decision.")
@click.option("--workers", type=click.IntRange(1, 256), default=2, show_default=True, help="Processes.")
@click.option("--worst", type=click.IntRange(1, 1000), default=10, show_default=True, help="How many decisions to tell of.")
@click.option("--plot", type=click.Path(path_type=Path), help="Draw the chances into this file.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@language
def analyse(record: str, budget: int, workers: int, worst: int, plot: Path | None, as_json: bool, say: Speaker) -> None:
    """Analyse a RECORD (- for standard input): chances over time, costly decisions, luck and skill apart.

    \b
    Example: traktir analyse game.json --budget 800 --plot chances.svg
    """
    told = decode(read_bytes(record), Record)
    verify(game_of(told.game), told)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=whispers, transient=True) as bar:
        task = bar.add_task(say("cli-analyse-thinking"), total=1.0)
        found = analyse_record(told, budget, workers, progress=lambda done, of: bar.update(task, completed=done / max(1, of)))
    names = [*told.players, *(say("cli-seat", seat=i) for i in range(len(told.players), told.setting.seats))]
    if plot is not None:
        draw_chances(found, names, plot)
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("seat", "result", "decisions", "regret", "mean", "luck"):
        table.add_column(say(f"cli-analyse-{heading}"), justify="left" if heading == "seat" else "right")
    for seat in found.seats:
        cells = (f"{found.result[seat.seat]:.0%}", str(seat.decisions), f"{seat.regret:.2f}", f"{seat.mean_regret:.1%}")
        table.add_row(names[seat.seat], *cells, f"{seat.luck:+.2f}")
    console.print(table)
    costly = sorted(found.decisions, key=lambda judged: -judged.regret)[:worst]
    words = sentences(told, {judged.ply for judged in costly}, say)
    for judged in sorted(costly, key=lambda judged: judged.ply):
        if judged.regret > 0:
            told_move, better = words[judged.ply][judged.notation], words[judged.ply][judged.best]
            cost = f"{judged.regret:.1%}"
            console.print(
                say("cli-analyse-costly", ply=judged.ply, player=names[judged.seat], move=told_move, better=better, cost=cost)
            )
