"""`traktir replay`: a recorded game again."""

from __future__ import annotations

import click
import msgspec

from traktir.cli.boards import draw
from traktir.cli.terminal import check_seat, console, language, sheet_table
from traktir.core.files import decode, read_bytes
from traktir.core.game import Refused
from traktir.core.record import Record, verify
from traktir.core.record import replay as replay_of
from traktir.games import game as game_of
from traktir.locale import Speaker


@click.command()
@click.argument("record")
@click.option("--at", type=int, help="Show the table before this ply instead of the whole game.")
@click.option("--seat", type=int, help="As this seat saw it (counted from 0); default: as a spectator.")
@click.option("--verify", "checking", is_flag=True, help="Only replay and compare the result.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@language
def replay(record: str, at: int | None, seat: int | None, checking: bool, as_json: bool, say: Speaker) -> None:
    """Replay a RECORD (- for standard input): all decisions, one table of it, or only the check.

    \b
    Example: traktir replay game.json --at 40 --seat 0
             traktir replay game.json --verify
    """
    told = decode(read_bytes(record), Record)
    game = game_of(told.game)
    if checking:
        state = verify(game, told)
        answer = {"ok": True, "actions": len(told.actions), "over": state.turn < 0, "scores": state.scores()}
        if as_json:
            click.echo(msgspec.json.encode(answer))
        else:
            key = "cli-verified" if state.turn < 0 else "cli-verified-open"
            scores = {"scores": ", ".join(map(str, state.scores()))} if state.turn < 0 else {}
            console.print(say(key, actions=len(told.actions), **scores))
        return
    last = len(told.actions)
    if at is not None and not 0 <= at <= last:
        raise Refused("refused-ply", last=last)
    names = [*told.players, *(say("cli-seat", seat=i) for i in range(len(told.players), told.setting.seats))]
    lines = []
    for ply, state in replay_of(game, told):
        check_seat(state, seat)
        if at is not None and ply == at:
            if as_json:
                click.echo(msgspec.json.encode(game.view(state, seat)))
            else:
                console.print(say("cli-ply", ply=ply, last=last))
                console.print(draw(told.game, game.view(state, seat), names, say))
            return
        if ply < last:
            move = game.move(state, told.actions[ply]) if told.actions[ply] in state.actions() else None
            if move is not None:
                lines.append({"ply": ply, "seat": state.turn, "notation": move.notation, "text": say(move.text)})
    if as_json:
        click.echo(msgspec.json.encode(lines))
        return
    for line in lines:
        console.print(f"[dim]{line['ply']:>4}[/dim] {names[int(line['seat'])]:<12} {line['text']}")  # type: ignore[call-overload]
    console.print(sheet_table(game.score_sheet(state), names, say, game))
