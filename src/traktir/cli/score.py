"""`traktir score`: the score of a kingdom typed in by hand, for people with the real box on the table."""

from __future__ import annotations

from collections.abc import Iterator

import click
import msgspec
from rich import box
from rich.table import Table

from traktir.cli.terminal import console, language
from traktir.core.files import read_bytes
from traktir.core.game import Refused
from traktir.games.aetherya import Pad
from traktir.games.aetherya import score as score_kingdom
from traktir.locale import Speaker


def grids(given: str) -> Iterator[str]:
    """The grid itself, or for `-` one grid a line from standard input."""
    if given != "-":
        yield given
        return
    try:
        text = read_bytes("-").decode()
    except UnicodeDecodeError as error:
        raise Refused("refused-file", path="-", why="UTF-8") from error
    for line in text.splitlines():
        if line.strip():
            yield line.strip()


@click.command()
@click.argument("game")
@click.argument("grid")
@click.option("--legends", default="", metavar="NAMES", help="Legends taken, separated by commas.")
@click.option("--gems", default="", metavar="VALUES", help="Gems owned, separated by commas.")
@click.option("--json", "as_json", is_flag=True, help="For programs: one object a line.")
@language
def score(game: str, grid: str, legends: str, gems: str, as_json: bool, say: Speaker) -> None:
    """Score a kingdom of GAME (aetherya): GRID in letters, row by row; - reads one grid a line from standard input.

    \b
    Letters: P plains F forest M mountains S swamp H human E elf N dwarf G goblin D dragon L portal # closed
    Example: traktir score aetherya FEFM/HFEN/MHDS/NPLH --legends two_humans --gems 4,4
    """
    if game != "aetherya":
        raise Refused("refused-no-pad", game=game[:40])
    taken = [name.strip() for name in legends.split(",") if name.strip()]
    owned = [gem.strip() for gem in gems.split(",") if gem.strip()]
    for gem in owned:
        if gem not in ("1", "2", "3", "4"):
            raise Refused("aetherya-refused-gem", "AE-1.3", gem=gem[:20])
    for one in grids(grid):
        pad = score_kingdom(one, taken, [int(gem) for gem in owned])
        if as_json:
            click.echo(msgspec.json.encode(pad))
        else:
            console.print(column(one, pad, say))


def column(grid: str, pad: Pad, say: Speaker) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title=grid)
    table.add_column("")
    table.add_column("", justify="right")
    for row, points in msgspec.to_builtins(pad).items():
        if row not in ("total", "fulfilled"):
            table.add_row(say(f"aetherya-row-{row}"), str(points))
    table.add_section()
    table.add_row(say("cli-total"), str(pad.total), style="bold")
    table.caption = ", ".join(say("aetherya-legend", legend=legend) for legend in pad.fulfilled)
    return table
