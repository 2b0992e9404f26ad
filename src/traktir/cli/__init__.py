"""The `traktir` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module

import click

from traktir import __version__
from traktir.cli.terminal import current_speaker
from traktir.core.game import Refused

# command -> the module in this folder that holds a click command of the same name
COMMANDS = (
    "analyse",
    "arena",
    "backup",
    "bench",
    "dataset",
    "games",
    "hint",
    "migrate",
    "play",
    "position",
    "replay",
    "restore",
    "score",
    "serve",
    "sim",
    "tune",
    "verify",
)


class Tavern(click.Group):
    """Loads a command's module only when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"traktir.cli.{name}"), name)
        return command


@click.group(cls=Tavern, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="%(prog)s %(version)s")
def traktir() -> None:
    """Traktir, the tavern: four fantasy board games for people, bots and research.

    \b
    Example: traktir play ethnos --seats 4
    """


def run(command: Callable[[], object]) -> int:
    """Carry out a command; what a person did wrong is told in one line, with exit code 2."""
    try:
        command()
    except Refused as refused:
        clause = f" ({refused.clause})" if refused.clause else ""
        click.echo(f"traktir: {current_speaker()(refused.text)}{clause}".replace("\n", " "), err=True)
        return 2
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        # whoever was reading has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return 0


def main() -> None:
    sys.exit(run(lambda: traktir(standalone_mode=False)))
