"""`traktir bench`: how fast, as ratios to a named peer in the same run."""

from __future__ import annotations

import click
import msgspec
from rich import box
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from traktir.arena.bench import measure
from traktir.cli.terminal import console, language, whispers
from traktir.locale import Speaker


@click.command()
@click.option("--only", default="", metavar="PATTERN", help="Only figures whose name contains this.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@language
def bench(only: str, as_json: bool, say: Speaker) -> None:
    """Measure the games beside OpenSpiel's hearts (when it is installed: `pip install traktir[bench]`).

    `native`, `python`: decisions a second in random games, inside the core and from a Python loop; the ratio is a speed.
    `copy`, `imagine`: microseconds for a table in mid-game; the ratio is a cost, to the clone of a hearts state.

    \b
    Example: traktir bench --only ethnos --json
    """
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=whispers, transient=True) as bar:
        task = bar.add_task(say("cli-bench-measuring"), total=1.0)
        report = measure(only, lambda done, of: bar.update(task, completed=done / of))
    if as_json:
        click.echo(msgspec.json.encode(report))
        return
    table = Table(box=box.SIMPLE_HEAD, caption=", ".join(f"{k} {v}" for k, v in report.machine.items()))
    for heading in ("name", "rate", "cost", "ratio"):
        table.add_column(say(f"cli-bench-{heading}"), justify="left" if heading == "name" else "right")
    for row in report.rows:
        rate = f"{row.decisions_per_second:,.0f}" if row.decisions_per_second is not None else ""
        cost = f"{row.microseconds:.2f}" if row.microseconds is not None else ""
        ratio = f"{row.ratio_to_openspiel_hearts:.2f}×" if row.ratio_to_openspiel_hearts is not None else "—"
        table.add_row(row.name, rate, cost, ratio)
    console.print(table)
