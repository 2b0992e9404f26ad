"""`traktir hint`: what a bot would do."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import click
import msgspec

from traktir.bots.parallel import think_together
from traktir.bots.thinking import LEVELS
from traktir.cli.position import load
from traktir.cli.terminal import console, language
from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.games import game as game_of
from traktir.locale import Speaker


@click.command()
@click.argument("game")
@click.argument("file")
@click.option(
    "--level", type=click.Choice([level.id for level in LEVELS]), default="veteran", show_default=True, help="Who thinks."
)
@click.option("--seconds", type=click.FloatRange(0.01, 600), help="For how long; default: as long as the level does.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes that think together.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@language
def hint(game: str, file: str, level: str, seconds: float | None, workers: int, as_json: bool, say: Speaker) -> None:
    """What a bot would do for the seat in turn at a position of GAME, knowing only what that seat knows.

    \b
    Example: traktir hint ethnos table.json --level master
    """
    rules = game_of(game)
    state = load(rules, file)
    if state.turn < 0:
        raise Refused("refused-over")
    rng = Rng(1)
    thinker = next(each for each in LEVELS if each.id == level)
    setting = Setting(state.seats, rules.mode_of(state))
    world = state.imagine(state.turn, rng)
    if workers == 1 or seconds is not None:
        thought = thinker.think(rules, setting, world, rng, seconds)
    else:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            thought = think_together(pool, workers, thinker, rules, setting, world, rng)
    rows = [
        {"notation": move.notation, "text": say(move.text), "visits": visits, "chance": round(mean, 4)}
        for move, visits, mean in ((rules.move(state, action), visits, mean) for action, visits, mean in thought.rows)
    ]
    if not rows:  # a single legal move is not searched
        only = rules.moves(state)[0]
        rows = [{"notation": only.notation, "text": say(only.text), "visits": 0, "chance": round(thought.outlook[state.turn], 4)}]
    if as_json:
        click.echo(msgspec.json.encode({"seat": state.turn, "iterations": thought.iterations, "moves": rows}))
        return
    for row in rows[:8]:
        console.print(f"{row['chance']:>6.1%}  {row['text']}  [dim]{row['notation']}[/dim]")
