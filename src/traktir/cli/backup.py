"""`traktir backup`: a copy of the embedded database, also while the house is open."""

from __future__ import annotations

from pathlib import Path

import click

from traktir.cli.terminal import console, language
from traktir.locale import Speaker


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", help="Which database; default: the embedded one.")
@language
def backup(file: Path, database: str | None, say: Speaker) -> None:
    """Copy the embedded database to FILE. PostgreSQL has pg_dump.

    \b
    Example: traktir backup traktir-monday.sqlite
    """
    from traktir.server.settings import read_settings
    from traktir.server.storage.backup import backup as copy

    copy(read_settings({"database": database}).database, file)
    console.print(say("cli-backed-up", path=str(file)))
