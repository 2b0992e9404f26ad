"""`traktir bench`: how fast, as ratios to named peers in the same run."""

from __future__ import annotations

import re
from pathlib import Path

import click
import msgspec
from rich import box
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from traktir.arena.bench import Report, Row, fallen, guarded, measure
from traktir.arena.peers import gathered
from traktir.cli.terminal import console, language, whispers
from traktir.core import files
from traktir.core.game import Refused
from traktir.locale import Speaker

HEADINGS = ("name", "rate", "cost", "ratio", "calibration")


def cells(row: Row) -> tuple[str, ...]:
    rate = f"{row.decisions_per_second:,.0f}" if row.decisions_per_second is not None else ""
    cost = f"{row.microseconds:.2f}" if row.microseconds is not None else ""
    ratio = f"{row.ratio_to_openspiel_hearts:.2f}×" if row.ratio_to_openspiel_hearts is not None else "—"
    steady = f"{row.to_calibration:.3f}" if row.to_calibration is not None else ""
    return row.name, rate, cost, ratio, steady


def page_of(report: Report, say: Speaker) -> str:
    """The tables in Markdown."""
    lines = ["| " + " | ".join(say(f"cli-bench-{heading}") for heading in HEADINGS) + " |", "|---|---:|---:|---:|---:|"]
    lines += ["| " + " | ".join(cells(row)) + " |" for row in report.rows]
    lines += ["", "| " + " | ".join(say(f"cli-bench-claim-{heading}") for heading in ("name", "over", "ratio", "wanted")) + " |"]
    lines += ["|---|---|---:|---:|"]
    lines += [f"| {claim.name} | {claim.over} | {claim.ratio}× | {claim.wanted:.0f}× |" for claim in report.claims]
    lines += [""]
    lines += [f"- {say('cli-bench-absent', peer=peer, why=why)}" for peer, why in report.absent.items()]
    lines += ["", ", ".join(f"{name} {value}" for name, value in report.machine.items())]
    return "\n".join(lines)


def show(report: Report, say: Speaker) -> None:
    table = Table(box=box.SIMPLE_HEAD, caption=", ".join(f"{k} {v}" for k, v in report.machine.items()))
    for heading in HEADINGS:
        table.add_column(say(f"cli-bench-{heading}"), justify="left" if heading == "name" else "right")
    for row in report.rows:
        table.add_row(*cells(row))
    console.print(table)
    for claim in report.claims:
        style = "green" if claim.holds else "red"
        console.print(f"[{style}]{claim.name} : {claim.over} = {claim.ratio}× (≥ {claim.wanted:.0f}×)[/{style}]")
    for peer, why in report.absent.items():
        console.print(say("cli-bench-absent", peer=peer, why=why), style="dim", markup=False)


@click.command()
@click.option("--only", default="", metavar="PATTERN", help="Only figures whose name contains this.")
@click.option("--peers", type=click.Path(exists=True, file_okay=False, path_type=Path), help="Folder of scripts that run peers.")
@click.option("--cache", type=click.Path(path_type=Path), default=Path("build/peers"), show_default=True, help="Their places.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.option("--save", type=click.Path(path_type=Path), help="Write the JSON here as well.")
@click.option("--page", type=click.Path(exists=True, path_type=Path), help="Put the tables into this Markdown page.")
@click.option("--guard", type=click.Path(exists=True, path_type=Path), help="Fail when something fell behind this record.")
@click.option("--record", type=click.Path(path_type=Path), help="Write such a record.")
@language
def bench(
    only: str,
    peers: Path | None,
    cache: Path,
    as_json: bool,
    save: Path | None,
    page: Path | None,
    guard: Path | None,
    record: Path | None,
    say: Speaker,
) -> None:
    """Measure the games beside OpenSpiel's hearts and other peers, all in turns in one run.

    `native`, `python`: decisions a second in random games, inside the core and from a Python loop; `observed`: that loop with
    observation and mask; `aec`: through PettingZoo; `batched-N`: N tables at once into NumPy arrays; `search`: iterations;
    `ismcts`: iterations with rollouts to the end of the game, beside OpenSpiel's own bots.
    `copy`, `imagine`: microseconds for a table in mid-game; the ratio is a cost, to the clone of a hearts state.

    \b
    Example: traktir bench --only ethnos --peers benchmarks/peers --json
    """
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=whispers, transient=True) as bar:
        task = bar.add_task(say("cli-bench-measuring"), total=1.0)
        with gathered(peers, cache, lambda name: bar.update(task, description=name)) as (found, absent):
            bar.update(task, description=say("cli-bench-measuring"))
            report = measure(only, found, lambda done, of: bar.update(task, completed=done / of))
            report.absent.update(absent)
    if save is not None:
        save.parent.mkdir(parents=True, exist_ok=True)
        save.write_bytes(files.encode(report))
    if record is not None:
        record.write_bytes(files.encode(guarded(report)))
    if page is not None:
        text = page.read_text(encoding="utf-8")
        fresh = f"<!-- bench -->\n{page_of(report, say)}\n<!-- /bench -->"
        page.write_text(re.sub(r"<!-- bench -->.*<!-- /bench -->", lambda _: fresh, text, flags=re.DOTALL), encoding="utf-8")
    if as_json:
        click.echo(msgspec.json.encode(report))
    else:
        show(report, say)
    if guard is not None:
        slower = fallen(report, files.decode(files.read_bytes(str(guard)), dict[str, float]))
        if slower:
            raise Refused("refused-guard", what="; ".join(slower))
