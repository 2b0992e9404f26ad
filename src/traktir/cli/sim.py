"""`traktir sim`: random games by the thousand."""

from __future__ import annotations

import click
import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from traktir.arena.simulation import simulate
from traktir.cli.terminal import console, language, setting, setting_of, whispers
from traktir.locale import Speaker


@click.command()
@click.argument("game")
@setting
@click.option("--games", "count", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, help="How many.")
@click.option("--seed", type=click.IntRange(0, 2**62 - 1 - 10_000_000), default=0, show_default=True, help="Of the first game.")
@click.option("--workers", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@language
def sim(
    game: str,
    seats: int | None,
    mode: str,
    options: tuple[str, ...],
    count: int,
    seed: int,
    workers: int,
    as_json: bool,
    say: Speaker,
) -> None:
    """Play random games of GAME and tell how fast it went.

    \b
    Example: traktir sim ethnos --seats 4 --games 10000 --seed 1 --workers 2
    """
    wanted = setting_of(game, seats, mode, options)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=whispers, transient=True) as progress:
        task = progress.add_task(say("cli-sim-playing"), total=count)
        done = simulate(game, wanted, count, seed, workers, lambda n: progress.advance(task, n))
    if as_json:
        click.echo(msgspec.json.encode(done))
        return
    for name, value in msgspec.to_builtins(done).items():
        console.print(f"[dim]{name}[/dim] {value}")
