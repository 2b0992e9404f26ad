"""What the commands share: the language, the setting, seats, score sheets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, get_origin

import click
import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from traktir.core.game import Game, Refused, ScoreSheet, Setting
from traktir.core.state import State
from traktir.games import about
from traktir.locale import LANGUAGES, Speaker, own_language, speaker

F = TypeVar("F", bound=Callable[..., Any])

console = Console(highlight=False)
whispers = Console(stderr=True, highlight=False)  # progress and remarks, never data

_language: list[str] = []


def current_speaker() -> Speaker:
    return speaker(_language[-1] if _language else own_language())


def _speak(ctx: click.Context, param: click.Parameter, value: str | None) -> Speaker:
    _language.append(value or own_language())
    return current_speaker()


def language(command: F) -> F:
    """`--lang`, handed to the command as `say`."""
    option = click.option(
        "--lang", "say", type=click.Choice(LANGUAGES), callback=_speak, is_eager=True, help="Language; default: the locale's."
    )
    return option(command)


def setting(command: F) -> F:
    """`--seats`, `--mode`, `--option`; put together by `setting_of`."""
    for option in (
        click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A rule switch; see `traktir games`."),
        click.option("--mode", default="base", show_default=True, help="Way to play."),
        click.option("--seats", type=int, help="Players at the table; default: as many as are usual."),
    ):
        command = option(command)
    return command


def setting_of(game: str, seats: int | None, mode: str, options: Sequence[str]) -> Setting:
    entry = about(game)
    low, high = entry.mode(mode).seats
    fields = {field.name: field for field in msgspec.structs.fields(entry.mode(mode).options)}
    values: dict[str, Any] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise Refused("refused-option-form", option=option[:60])
        if name not in fields:
            raise Refused("refused-option-unknown", option=name[:40], known=", ".join(fields) or "—")
        kind = fields[name].type
        if get_origin(kind) in (tuple, list):
            values[name] = [word.strip() for word in value.split(",") if word.strip()]
            continue
        try:
            values[name] = msgspec.convert(value, kind, strict=False)
        except msgspec.ValidationError as error:
            raise Refused("refused-options", why=f"{name}: {error}") from error
    return Setting(seats if seats is not None else min(high, max(low, 4)), mode, values)


def bot_names(*words: str) -> list[str]:
    """A word for each bot; or all in one, between commas or, without arguments of their own, between spaces."""
    if len(words) == 1:
        words = tuple(words[0].split("," if "," in words[0] else None))
    return [name for word in words if (name := word.strip(" ,"))]


def check_seat(state: State, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < state.seats:
        raise Refused("refused-seat", seat=seat, last=state.seats - 1)


def sheet_table(sheet: ScoreSheet, names: Sequence[str], say: Speaker, game: Game[Any]) -> Table:
    """The score sheet as the paper one would look."""
    table = Table(title=say("cli-score"), box=box.SIMPLE_HEAD, title_style="bold")
    table.add_column()
    for name in names:
        table.add_column(name, justify="right")
    group = ""
    for line in sheet.lines:
        if line.group != group:
            group = line.group
            table.add_section()
            table.add_row(f"[bold]{say(f'{game.about.id}-group', group=group)}[/bold]")
        table.add_row(say(line.label), *(str(n) if n else "·" for n in line.points))
    table.add_section()
    table.add_row(say("cli-total"), *map(str, sheet.totals), style="bold")
    table.add_row(say("cli-place"), *map(str, sheet.ranking))
    return table
