"""`traktir games`: what is played here."""

from __future__ import annotations

from typing import Any

import click
import msgspec
from rich.markup import escape
from rich.padding import Padding

from traktir.cli.terminal import console, language
from traktir.games import FOLDERS, about
from traktir.locale import Speaker


def describe_options(options: type[msgspec.Struct]) -> dict[str, dict[str, Any]]:
    """The options of a mode as JSON schema properties."""
    schema: dict[str, Any] = msgspec.json.schema(options)
    (definition,) = schema["$defs"].values()
    properties: dict[str, dict[str, Any]] = definition.get("properties", {})
    return properties


def choices(option: dict[str, Any]) -> str:
    """Its values, where they are few, the default first."""
    default = option.get("default")
    values = option.get("enum") or ([True, False] if option.get("type") == "boolean" else [])
    words = [msgspec.json.encode(value).decode().strip('"') for value in sorted(values, key=lambda v: v != default)]
    return f" = {' | '.join(words)}" if words else ""


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
    for entry in map(about, FOLDERS):
        console.print(f"[bold yellow]{say(f'{entry.id}-name')}[/bold yellow] [dim]{entry.id}[/dim]  {say(f'{entry.id}-about')}")
        shown: set[str] = set()
        for mode in entry.modes:
            low, high = mode.seats
            seats = f"{low}–{high}" if low < high else str(low)
            minutes = "–".join(map(str, mode.minutes))
            console.print(
                f"  [bold]{mode.id}[/bold]  {say('cli-games-mode', seats=seats, minutes=minutes)}  "
                f"[dim]{say(f'{entry.id}-mode-{mode.id}')}[/dim]"
            )
            options = describe_options(mode.options)
            for name in options:
                if name not in shown:  # what an earlier mode has too is told once
                    told = say(f"{entry.id}-option-{name}")
                    console.print(Padding(f"{escape(name)}{choices(options[name])} [dim]{told}[/dim]", (0, 0, 0, 6)))
            shown |= set(options)
