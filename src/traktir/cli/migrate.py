"""`traktir migrate`: bring a database to this version."""

from __future__ import annotations

import click

from traktir.cli.terminal import console, language
from traktir.locale import Speaker


@click.command()
@click.option("--config", help="A TOML file with settings.")
@click.option("--database", help="Which database; default: the embedded one.")
@click.option("--check", "checking", is_flag=True, help="Change nothing; only say whether it fits.")
@language
def migrate(config: str | None, database: str | None, checking: bool, say: Speaker) -> None:
    """Bring the database to the schema of this version. The embedded one is migrated by `traktir serve` itself.

    \b
    Example: traktir migrate --database postgresql+asyncpg://traktir@localhost/traktir
    """
    from traktir.server.settings import read_settings
    from traktir.server.storage import migrate as migrations

    settings = read_settings({"database": database}, file=config)
    migrations.run(settings.database, migrations.check if checking else migrations.migrate)
    console.print(say("cli-migrated", version=migrations.newest()))
