"""Tables of the Vale for the tests: build one in a line, play notation on it, look at what came of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from traktir.core.game import Refused
from traktir.core.rng import Rng
from traktir.games.vale import GAME
from traktir.games.vale.components import CARDS
from traktir.games.vale.payments import payments
from traktir.games.vale.rules import Vale
from traktir.games.vale.view import PlayerView

Given = dict[str, Any]
COLOURS = {"R": "red", "B": "blue", "P": "purple"}


def table(*players: Given, seats: int = 2, **rest: Any) -> Vale:
    """Round 5, the first player acts; players who are not described have nothing."""
    given = {"round": 5, "players": [*players, *({} for _ in range(seats - len(players)))], **rest}
    return GAME.load(msgspec.convert(given, GAME.position_type))


def me(*area: str, **rest: Any) -> Given:
    """A player with these cards in the area."""
    return {"area": list(area), **rest}


def resolution(*players: Given, seats: int = 2, **rest: Any) -> Vale:
    return table(*players, seats=seats, stage="resolution", **rest)


def empty_piles(*players: Given, discard: tuple[str, ...] = (), **rest: Any) -> Vale:
    """Draw pile empty: every card that is named nowhere is in the last seat's hand."""
    named = {card for p in players for zone in ("hand", "area", "caught") for card in p.get(zone, [])} | set(discard)
    keeper = {"hand": [card for card in CARDS if card not in named]}
    return table(*players, keeper, seats=len(players) + 1, discard=list(discard), **rest)


def play(t: Vale, *moves: str, seed: int = 1) -> None:
    rng = Rng(seed)
    for move in moves:
        t.play(GAME.choose(t, move), rng)
        assert GAME.invariants(t) == []


def pay(t: Vale, stones: str) -> None:
    for letter in stones:
        play(t, f"pay {COLOURS[letter]}")
    if phase(t) == "pay":
        play(t, "done")


def give_back(t: Vale, stones: str) -> None:
    for letter in stones:
        play(t, f"return {COLOURS[letter]}")


def summon(t: Vale, card: str, stones: str | None = None) -> None:
    """Summon and pay with these stones, or in the cheapest way."""
    play(t, f"summon {card}")
    if phase(t) == "pay" and GAME.view(t).paying_for == card:
        pay(t, payments(t)[0].stones if stones is None else stones)
    else:
        assert not stones


def end_round(t: Vale) -> None:
    """Everybody ends the turn; nobody has caught anything."""
    while phase(t) == "action":
        play(t, "end")


def options(t: Vale) -> list[str]:
    return [move.notation for move in GAME.moves(t)]


def refusal(t: Vale, move: str) -> str:
    """The clause with which a move is refused; a refusal leaves the table as it was (VE-12.2)."""
    before = GAME.dump(t)
    with pytest.raises(Refused) as refused:
        GAME.choose(t, move)
    assert GAME.dump(t) == before
    return refused.value.clause


def unloadable(*players: Given, **rest: Any) -> str:
    """The clause with which a position is refused."""
    with pytest.raises(Refused) as refused:
        table(*players, **rest)
    return refused.value.clause


def phase(t: Vale) -> str:
    return GAME.view(t).phase


def seat(t: Vale, i: int = 0) -> PlayerView:
    return GAME.view(t, i).players[i]


def points(t: Vale, i: int = 0) -> int:
    return seat(t, i).points


def stones(t: Vale, i: int = 0) -> str:
    return seat(t, i).stones


def hand(t: Vale, i: int = 0) -> set[str]:
    return set(seat(t, i).hand or [])


def area(t: Vale, i: int = 0) -> set[str]:
    return set(seat(t, i).area)


def discard(t: Vale) -> set[str]:
    return set(GAME.view(t).discard)
