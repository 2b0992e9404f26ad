"""`traktir tune`: better weights for a game's insight."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from traktir.arena.tuning import Tuning
from traktir.arena.tuning import tune as tune_weights
from traktir.cli.terminal import console, language, setting, setting_of, whispers
from traktir.core.game import Refused
from traktir.locale import Speaker


@click.command()
@click.argument("game")
@setting
@click.option("--generations", type=click.IntRange(1, 10_000), default=40, show_default=True, help="Of the search.")
@click.option("--deals", type=click.IntRange(1, 100_000), default=50, show_default=True, help="For each candidate, all seats.")
@click.option("--population", type=click.IntRange(4, 1000), default=12, show_default=True, help="Candidates a generation.")
@click.option("--seed", type=click.IntRange(0, 1_000_000), default=1, show_default=True, help="Of everything.")
@click.option("--workers", type=click.IntRange(1, 256), default=2, show_default=True, help="Processes.")
@click.option("--judgement", is_flag=True, help="What open tables are judged by, for what it foresees.")
@click.option("--journal", type=click.Path(path_type=Path), required=True, help="Generations are written here; a run goes on.")
@language
def tune(
    game: str,
    seats: int | None,
    mode: str,
    options: tuple[str, ...],
    generations: int,
    deals: int,
    population: int,
    seed: int,
    workers: int,
    judgement: bool,
    journal: Path,
    say: Speaker,
) -> None:
    """Tune the weights of GAME's insight (CMA-ES over games of the greedy bot) and print the better ones as JSON.

    \b
    Example: traktir tune ethnos --generations 40 --journal ethnos.tuning
    Example: traktir tune ethnos --judgement --deals 400 --journal ethnos.foresight
    """
    table = setting_of(game, seats, mode, options)
    tuning = Tuning(game, table, generations, deals, population, seed, judgement=judgement)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=whispers, transient=True) as bar:
            task = bar.add_task(say("cli-tune-tuning"), total=generations)
            found = tune_weights(tuning, journal, workers, lambda done, _: bar.update(task, completed=done))
    except OSError as error:
        raise Refused("refused-file", path=str(journal)[:200], why=error.strerror or str(error)) from error
    told = "cli-tune-foreseen" if judgement else "cli-tune-found"
    console.print(say(told, reward=f"{found.reward:.4f}", baseline=f"{found.baseline:.4f}"), style="dim")
    click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2))
