"""`traktir verify`: was the shuffle settled before the first move, and does the game follow from it?"""

from __future__ import annotations

import hashlib
from typing import Any

import click
import msgspec

from traktir.cli.terminal import console, language
from traktir.core.files import decode, read_bytes
from traktir.core.game import Refused
from traktir.core.record import Record
from traktir.core.record import verify as verify_record
from traktir.games import game as game_of
from traktir.locale import Speaker


class FairRecord(msgspec.Struct):
    """What the house gives out after a game."""

    record: Record
    commitment: str
    table: str = ""


@click.command()
@click.argument("file")
@click.option("--commitment", help="The hash that the table showed while you played; default: the one in the file.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@language
def verify(file: str, commitment: str | None, as_json: bool, say: Speaker) -> None:
    """Check a game downloaded from a house (- for standard input): its seed against the hash, its moves against the rules.

    \b
    Example: traktir verify ethnos-K7PX2M.json
    """
    told = decode(read_bytes(file), FairRecord)
    record = told.record
    if hashlib.sha256(record.seed.encode()).hexdigest() != (commitment or told.commitment).lower():
        raise Refused("refused-commitment")
    state = verify_record(game_of(record.game), record)
    answer: dict[str, Any] = {"ok": True, "actions": len(record.actions), "over": state.turn < 0, "scores": state.scores()}
    if as_json:
        click.echo(msgspec.json.encode(answer))
    else:
        console.print(say("cli-fair", actions=len(record.actions)))
