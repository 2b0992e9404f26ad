"""`traktir position`: look at a table in a file, and play on it."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from traktir.cli import boards
from traktir.cli.terminal import check_seat, console, language, setting, setting_of, sheet_table
from traktir.core.files import decode, encode, read_bytes
from traktir.core.game import Game, Refused
from traktir.core.record import chance
from traktir.core.state import State
from traktir.games import game as game_of
from traktir.locale import Speaker


def load(game: Game[Any], path: str) -> State:
    state: State = game.load(decode(read_bytes(path), game.position_type))
    return state


def play_notations(game: Game[Any], state: State, line: str, seed: str) -> None:
    rng = chance(seed)
    for notation in filter(None, (part.strip() for part in line.split(";"))):
        if state.turn < 0:
            raise Refused("refused-over")
        for action in game.choose_all(state, notation):
            state.play(action, rng)


@click.command()
@click.argument("game")
@click.argument("file", required=False)
@click.option("--new", "fresh", is_flag=True, help="Set up a fresh table instead of reading FILE.")
@setting
@click.option("--seed", default="0", show_default=True, help="Chance for --new and for what --play draws.")
@click.option("--play", "line", default="", metavar="MOVES", help="Moves in notation, separated by semicolons.")
@click.option("--moves", is_flag=True, help="List the legal moves.")
@click.option("--scores", is_flag=True, help="Show the itemised score.")
@click.option("--routes", is_flag=True, help="List where the seat (default: the one in turn) can travel, and the cheapest way.")
@click.option("--wish", default="", metavar="TOWNS", help="Say what the seat lacks to travel these towns, separated by commas.")
@click.option("--seat", type=int, help="Show what this seat sees (counted from 0).")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@language
def position(
    game: str,
    file: str | None,
    fresh: bool,
    seats: int | None,
    mode: str,
    options: tuple[str, ...],
    seed: str,
    line: str,
    moves: bool,
    scores: bool,
    routes: bool,
    wish: str,
    seat: int | None,
    as_json: bool,
    say: Speaker,
) -> None:
    """Read a position of GAME from FILE (- for standard input), play moves on it, show what comes out.

    Without --moves, --scores, --routes, --wish or --seat the position itself is printed, ready to be saved.

    \b
    Example: traktir position ethnos --new --seats 4 --seed 7 > table.json
             traktir position ethnos table.json --play "deck; take green-dwarf" --moves
    """
    rules = game_of(game)
    if fresh == (file is not None):
        raise Refused("refused-position-or-new")
    state = rules.new(setting_of(game, seats, mode, options), chance(seed)) if file is None else load(rules, file)
    play_notations(rules, state, line, seed)
    check_seat(state, seat)
    traveller = max(state.turn, 0) if seat is None else seat
    found = rules.routes(state, traveller) if routes else None
    wished = rules.wish(state, traveller, [town.strip() for town in wish.split(",")]) if wish else None
    asked = moves or scores or routes or bool(wish)
    whole = not asked and seat is None
    if as_json:
        answer: dict[str, object] = {"position": rules.dump(state)} if whole else {}
        if moves:
            answer["moves"] = [{"notation": m.notation, "action": m.action, "text": say(m.text)} for m in rules.moves(state)]
        if scores:
            answer["scores"] = rules.score_sheet(state)
        if found is not None:
            answer["routes"] = found
        if wished is not None:
            answer["wish"] = wished
        if seat is not None:
            answer["view"] = rules.view(state, seat)
        click.echo(msgspec.json.encode(answer))
        return
    if whole:
        click.echo(encode(rules.dump(state)), nl=False)
    names = [say("cli-seat", seat=i) for i in range(state.seats)]
    if seat is not None:
        console.print(boards.draw(game, rules.view(state, seat), names, say))
    if scores:
        console.print(sheet_table(rules.score_sheet(state), names, say, rules))
    if found is not None:
        console.print(boards.routes(game, found, say))
    if wished is not None:
        console.print(boards.wish(game, wished, say))
    if moves:
        for move in rules.moves(state):
            console.print(f"{move.notation:<32} [dim]{say(move.text)}[/dim]")
