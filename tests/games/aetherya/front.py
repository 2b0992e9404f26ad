"""Tables of Confrontation for the tests: build one in a line, play notation on it, look at what came of it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME
from traktir.games.aetherya.components import RACES
from traktir.games.aetherya.confrontation import SET_UPS, Confrontation

Given = str | dict[str, Any]


def front(land: str, *players: Given, **rest: Any) -> Confrontation:
    """A land whose missing rows and columns are closed; a player is a race, or a race with what it has.

    Seat 0 is in turn. With two players Goblins are in the box unless something else is said or they are played.
    """
    table: Confrontation = GAME.load(msgspec.convert(described(land, *players, **rest), GAME.position_type))
    return table


def described(land: str, *players: Given, **rest: Any) -> dict[str, Any]:
    side = SET_UPS[len(players)].side
    rows = land.split("/")
    rows += [""] * (side - len(rows))
    given = [{"race": player} if isinstance(player, str) else player for player in players]
    return {"mode": "confrontation", "land": "/".join(row.ljust(side, "#") for row in rows), "players": given, **rest}


def opening(seats: int, seed: int = 1, **options: Any) -> Confrontation:
    """A table as it is set up."""
    table: Confrontation = GAME.new(Setting(seats, "confrontation", options), Rng(seed))
    return table


def play(t: Confrontation, *moves: str, seed: int = 1) -> None:
    rng = Rng(seed)
    for move in moves:
        t.play(GAME.choose(t, move), rng)


def options(t: Confrontation) -> list[str]:
    return [move.notation for move in GAME.moves(t)]


def targets(t: Confrontation, place: int | str = 1) -> set[str]:
    """Spots of open cards onto which the card of this place may be laid."""
    world = t.copy()
    play(world, place if isinstance(place, str) else f"take {place}")  # type: ignore[arg-type]
    spots = {move.partition(" ")[2] for move in options(world)}  # type: ignore[arg-type]
    return {spot for spot in spots if card_at(t, spot) != "#"}


def card_at(t: Confrontation, spot: str) -> str:
    row, column = spot.split(",")
    return str(seen(t).land.split("/")[int(row) - 1][int(column) - 1])


def refusal(t: Confrontation, *moves: str) -> tuple[str, str]:
    """The key and the clause with which the last of these moves is refused; a refusal leaves the table as it was."""
    play(t, *moves[:-1])
    before = GAME.dump(t)
    with pytest.raises(Refused) as refused:
        GAME.choose(t, moves[-1])
    assert GAME.dump(t) == before
    return refused.value.text.key.removeprefix("aetherya-refused-").removeprefix("confrontation-"), refused.value.clause


def unloadable(land: str, *players: Given, **rest: Any) -> tuple[str, str]:
    """The key and the clause with which a position is refused."""
    with pytest.raises(Refused) as refused:
        front(land, *players, **rest)
    return refused.value.text.key.removeprefix("aetherya-refused-").removeprefix("confrontation-"), refused.value.clause


def seen(t: Confrontation) -> Any:
    return GAME.view(t)


def written(t: Confrontation) -> Any:
    return GAME.dump(t)


def fortresses(t: Confrontation, race: str) -> list[str]:
    found: list[str] = next(player.fortresses for player in seen(t).players if player.race == race)
    return found


def points(t: Confrontation, row: str) -> dict[str, int]:
    """A row of the score sheet by race; 0 for all when the sheet has no such row."""
    line = next((line.points for line in GAME.score_sheet(t).lines if line.label.key.endswith(f"-{row}")), [0] * t.seats)
    return {RACES[people]: n for people, n in zip(t.peoples, line, strict=True)}


def totals(t: Confrontation) -> dict[str, int]:
    return {RACES[people]: n for people, n in zip(t.peoples, t.scores(), strict=True)}


def late(land: str, *players: Given, deck: str = "", **rest: Any) -> Confrontation:
    """The same after the first deck has gone: a deck made of the discard pile, all other cards in that pile."""
    unseen = list(written(front(land, *players, **rest)).unseen)
    for sign in deck:
        unseen.remove(sign)
    Random(1).shuffle(unseen)
    closed = front(land, *players, **rest).closed_left
    return front(land, *players, deck=deck, discard="".join(unseen[closed:]), **rest)
