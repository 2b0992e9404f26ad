"""Tables of Aetherya for the tests: build one in a line, play notation on it, look at what came of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME
from traktir.games.aetherya.contact import CLOSED, Land, legends, new_land
from traktir.games.aetherya.rules import Base
from traktir.games.aetherya.scoring import kingdom_rows
from traktir.games.aetherya.words import read_grid, write_grid, write_legends

SHUT = "####/####/####/####"
QUIET = "####/#PF#/#MS#/####"  # a kingdom that scores nothing and fulfils nothing


def table(*grids: str | dict[str, Any], mode: str = "base", seats: int = 2, **rest: Any) -> Any:
    """A table with these kingdoms; those that are not described are quiet."""
    realms = [{"grid": given} if isinstance(given, str) else given for given in grids]
    realms += [{"grid": QUIET} for _ in range((1 if mode == "solo" else seats) - len(realms))]
    given = {"mode": mode, "kingdoms": realms, **rest}
    if "discard" not in given:
        given["discard"] = "S"
    if mode == "coop":
        given.setdefault("discard_2", "F")
    return GAME.load(msgspec.convert(given, GAME.position_type))


def new(seats: int, mode: str = "base", seed: int = 0, **options: Any) -> Any:
    return GAME.new(Setting(seats, mode, options), Rng(seed))


def started(seats: int, mode: str = "base", seed: int = 0, **options: Any) -> Any:
    """A new game whose start squares are arranged, each in reading order."""
    t = new(seats, mode, seed, **options)
    rng = Rng(seed)
    while phase(t) == "arrange":
        t.play(t.actions()[0], rng)
    return t


def play(t: Base, *moves: str, seed: int = 1) -> None:
    rng = Rng(seed)
    for move in moves:
        t.play(GAME.choose(t, move), rng)


def options(t: Base) -> list[str]:
    return [move.notation for move in GAME.moves(t)]


def offered(t: Base, verb: str) -> list[str]:
    """What stands behind a verb among the legal moves."""
    return [move.partition(" ")[2] for move in options(t) if move.split()[0] == verb]


def refusal(t: Base, move: str) -> tuple[str, str]:
    """The key and the clause with which a move is refused; a refusal leaves the table as it was."""
    before = GAME.dump(t)
    with pytest.raises(Refused) as refused:
        GAME.choose(t, move)
    assert GAME.dump(t) == before
    return refused.value.text.key.removeprefix("aetherya-refused-"), refused.value.clause


def unloadable(*grids: str | dict[str, Any], **rest: Any) -> tuple[str, str]:
    """The key and the clause with which a position is refused."""
    with pytest.raises(Refused) as refused:
        table(*grids, **rest)
    return refused.value.text.key.removeprefix("aetherya-refused-"), refused.value.clause


def phase(t: Base) -> str:
    return GAME.view(t).phase


def grid(t: Base, seat: int = 0) -> str:
    return write_grid(4, t.kingdoms[seat].land.at)


def discard(t: Base, pile: int = 0) -> str:
    return GAME.view(t).discards[pile]


def shown(t: Base) -> list[str]:
    return GAME.view(t).legends


def taken(t: Base, seat: int = 0) -> list[str]:
    return GAME.view(t).kingdoms[seat].legends


def land(text: str, chained: bool = True) -> Land:
    side = len(text.split("/"))
    found = new_land(side)
    found.chained = int(chained)
    for cell, card in enumerate(read_grid(side, text)):
        if card != CLOSED:
            found.lay(cell, card)
    return found


def rows(text: str, zero_from_six: bool = True, chained: bool = True) -> dict[str, int]:
    """The rows of a kingdom that are not 0."""
    names = ("elves", "dwarves", "humans", "goblins", "dragons", "legends", "conflicts")
    points = kingdom_rows(land(text, chained), zero_from_six)
    return {name: n for name, n in zip(names, points, strict=True) if n}


def fulfilled(text: str) -> list[str]:
    return write_legends(legends(land(text), False))
