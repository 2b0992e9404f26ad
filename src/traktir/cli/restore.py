"""`traktir restore`: go on from a backup."""

from __future__ import annotations

from pathlib import Path

import click

from traktir.cli.terminal import console, language
from traktir.locale import Speaker


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", help="Which database; default: the embedded one.")
@language
def restore(file: Path, database: str | None, say: Speaker) -> None:
    """Put a backup FILE in the place of the embedded database. The house must be closed.

    \b
    Example: traktir restore traktir-monday.sqlite
    """
    from traktir.server.settings import read_settings
    from traktir.server.storage.backup import restore as put_back

    put_back(read_settings({"database": database}).database, file)
    console.print(say("cli-restored", path=str(file)))
