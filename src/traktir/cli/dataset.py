"""`traktir dataset`: games of bots as Parquet."""

from __future__ import annotations

from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from traktir.cli.terminal import console, language, setting, setting_of, whispers
from traktir.core.game import Refused
from traktir.locale import Speaker


@click.command()
@click.argument("game")
@setting
@click.option("--bot", "bots", multiple=True, default=("greedy",), show_default=True, help="For all seats, or once for each.")
@click.option("--games", "count", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, help="How many.")
@click.option("--seed", type=click.IntRange(0, 2**62 - 1 - 20_000_000), default=0, show_default=True, help="Of the first game.")
@click.option("--workers", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="Folder; goes on where it stopped.")
@language
def dataset(
    game: str,
    seats: int | None,
    mode: str,
    options: tuple[str, ...],
    bots: tuple[str, ...],
    count: int,
    seed: int,
    workers: int,
    out: Path,
    say: Speaker,
) -> None:
    """Let bots play GAME and write every decision: observation, mask, action, outcome, ply.

    \b
    Example: traktir dataset ethnos --seats 4 --bot greedy --games 10000 --out data/ethnos
    """
    try:
        from traktir.interop.dataset import plan_of, write
    except ModuleNotFoundError as missing:
        raise Refused("refused-extra", extra="research") from missing
    plan = plan_of(game, setting_of(game, seats, mode, options), bots, seed)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=whispers, transient=True) as progress:
        task = progress.add_task(say("cli-sim-playing"), total=count)
        shards = write(plan, out, count, workers, lambda n: progress.advance(task, n))
    console.print(say("cli-dataset-written", shards=shards, games=count, out=str(out)), markup=False)
