"""`traktir games`: what is played here."""

from __future__ import annotations

from typing import Any

import click
import msgspec
from rich import box
from rich.table import Table

from traktir.cli.terminal import console, language
from traktir.games import FOLDERS, about
from traktir.locale import Speaker


def describe_options(options: type[msgspec.Struct]) -> dict[str, dict[str, Any]]:
    """The options of a mode as JSON schema properties."""
    schema: dict[str, Any] = msgspec.json.schema(options)
    (definition,) = schema["$defs"].values()
    properties: dict[str, dict[str, Any]] = definition.get("properties", {})
    return properties


@click.command()
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@language
def games(as_json: bool, say: Speaker) -> None:
    """Games, modes, seats and options.

    \b
    Example: traktir games --json
    """
    if as_json:
        listing = [
            {
                "id": entry.id,
                "name": say(f"{entry.id}-name"),
                "rules_version": entry.rules_version,
                "weight": entry.weight,
                "modes": [
                    {"id": m.id, "seats": list(m.seats), "minutes": list(m.minutes), "options": describe_options(m.options)}
                    for m in entry.modes
                ],
            }
            for entry in map(about, FOLDERS)
        ]
        click.echo(msgspec.json.encode({"games": listing}))
        return
    table = Table(box=box.SIMPLE_HEAD, show_lines=False)
    for heading in ("game", "mode", "seats", "minutes", "options"):
        table.add_column(say(f"cli-games-{heading}"))
    for entry in map(about, FOLDERS):
        table.add_section()
        for i, mode in enumerate(entry.modes):
            name = f"[bold]{say(f'{entry.id}-name')}[/bold] ({entry.id})" if i == 0 else ""
            low, high = mode.seats
            options = "\n".join(
                f"{name} [dim]{say(f'{entry.id}-option-{name}')}[/dim]" for name in describe_options(mode.options)
            )
            table.add_row(name, mode.id, f"{low}–{high}" if low < high else str(low), "–".join(map(str, mode.minutes)), options)
    console.print(table)
