"""`traktir serve`: the house opens."""

from __future__ import annotations

import click

from traktir.core.game import Refused


@click.command()
@click.option("--config", help="A TOML file with any of these settings.")
@click.option("--database", help="sqlite:///FILE or postgresql+asyncpg://…; default: SQLite in the data folder.")
@click.option("--host", help="Address to listen on; default: 127.0.0.1, this machine only.")
@click.option("--port", type=int, help="Default: 8474.")
@click.option("--workers", type=int, help="Processes; more than one needs PostgreSQL.")
@click.option("--bot-workers", type=int, help="Processes for bots, for each worker.")
@click.option("--origin", help="The address that browsers use, such as https://play.example.org.")
@click.option("--secure/--no-secure", default=None, help="Cookies over https only.")
@click.option("--web", help="Folder of the built browser client.")
@click.option("--browse", is_flag=True, help="Open the browser when the house is ready.")
@click.option("--log", type=click.Choice(["plain", "json"]), help="How to log.")
def serve(config: str | None, browse: bool, **flags: object) -> None:
    """Open the house: tables over the network, for people and bots.

    Every setting may also stand in the environment (TRAKTIR_PORT=80) or in a TOML file; flags win.

    \b
    Example: traktir serve --port 8000
    """
    try:
        from traktir.server.serve import serve as run
        from traktir.server.settings import read_settings
    except ModuleNotFoundError as missing:
        raise Refused("refused-extra", extra="server") from missing
    run(read_settings(flags, file=config), browse)
