"""`traktir arena`: bots against each other, with shares, intervals and ratings."""

from __future__ import annotations

from concurrent.futures import Executor
from pathlib import Path

import click
from rich import box
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from traktir.arena.tournament import Standing, Tournament, run, standings
from traktir.cli.terminal import bot_names, console, language, setting, setting_of, whispers
from traktir.core.files import encode
from traktir.core.game import Refused
from traktir.locale import Speaker


def draw_shares(rows: list[Standing], path: Path, title: str) -> None:
    """Win shares with their intervals as a picture."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise Refused("refused-extra", extra="plot") from error
    figure = Figure(figsize=(7, 1 + 0.5 * len(rows)), layout="constrained")
    axes = figure.subplots()
    shares = [row.win_share for row in rows]
    low = [row.win_share - row.interval[0] for row in rows]
    high = [row.interval[1] - row.win_share for row in rows]
    axes.barh([row.name for row in rows], shares, xerr=[low, high], color="#e0ab45", ecolor="#33241a", capsize=4)
    axes.set_xlim(0, 1)
    axes.set_title(title)
    axes.invert_yaxis()
    figure.savefig(path)


@click.command()
@click.argument("game")
@click.argument("others", nargs=-1, metavar="")  # of the words after --bots all but the first
@click.option("--bots", "first", required=True, metavar="BOT...", help="One for each seat: regular greedy greedy greedy.")
@click.option("--games", "count", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="How many.")
@setting
@click.option("--seed", type=click.IntRange(0, 1_000_000), default=1, show_default=True, help="Of the deals and the bots.")
@click.option("--workers", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes.")
@click.option("--ray", "cluster", metavar="ADDRESS", help="Play on a Ray cluster (`local` starts one here).")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Write the result here; a broken-off run goes on.")
@click.option("--plot", type=click.Path(path_type=Path), help="Draw the shares into this file.")
@language
def arena(
    game: str,
    others: tuple[str, ...],
    first: str,
    count: int,
    seats: int | None,
    mode: str,
    options: tuple[str, ...],
    seed: int,
    workers: int,
    cluster: str | None,
    file: Path | None,
    plot: Path | None,
    say: Speaker,
) -> None:
    """Let bots play GAME against each other: seats rotate over every deal.

    \b
    Example: traktir arena ethnos --bots regular greedy greedy greedy --games 400 --workers 2 --json result.json
    """
    names = bot_names(first, *others)
    wanted = setting_of(game, seats if seats is not None else len(names), mode, options)
    tournament = Tournament(game, wanted, names, count, seed)
    journal = file.with_suffix(file.suffix + ".games") if file is not None else None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    pool: Executor | None = None
    if cluster is not None:
        from traktir.arena.cluster import RayExecutor

        pool = RayExecutor(cluster)
    try:
        with Progress(*columns, console=whispers, transient=True) as bar:
            task = bar.add_task(say("cli-sim-playing"), total=count)
            games = run(tournament, workers, journal, lambda done, _: bar.update(task, completed=done), pool)
    except OSError as error:
        raise Refused("refused-file", path=str(file)[:200], why=error.strerror or str(error)) from error
    rows = standings(tournament, games)
    report = {"game": game, "mode": mode, "seats": wanted.seats, "games": len(games), "seed": seed, "bots": rows}
    if file is not None:
        file.write_bytes(encode(report))
    if plot is not None:
        draw_shares(rows, plot, f"{say(f'{game}-name')}, {mode}, {wanted.seats}")
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("bot", "games", "share", "interval", "rating", "ms", "score"):
        table.add_column(say(f"cli-arena-{heading}"), justify="left" if heading == "bot" else "right")
    for row in rows:
        low, high = row.interval
        table.add_row(
            row.name,
            str(row.games),
            f"{row.win_share:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{row.rating:.1f}",
            f"{row.decision_ms:.2f}",
            f"{row.mean_score:.1f}",
        )
    console.print(table)
    for row in rows:
        if row.lost:
            whispers.print(escape(say("cli-arena-lost", bot=row.name, lost=sum(row.lost.values()), why=next(iter(row.lost)))))
