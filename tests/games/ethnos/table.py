"""Tables of Ethnos for the tests: build one in a line, play notation on it, look at what came of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from traktir.core.game import Refused
from traktir.core.rng import Rng
from traktir.games.ethnos import GAME
from traktir.games.ethnos.components import tribes_in_play
from traktir.games.ethnos.rules import Ethnos

# tribes that make up the number where a test names fewer; none of them brings a board or a token
QUIET = ("dwarves", "minotaurs", "halflings", "wingfolk", "elves", "wizards", "centaurs", "skeletons")

Given = dict[str, Any]


def table(tribes: str, *players: Given, seats: int = 4, **rest: Any) -> Ethnos:
    """A table with these tribes among those in play; players who are not described have nothing."""
    named = tribes.split()
    named += [t for t in QUIET if t not in named][: max(0, tribes_in_play(seats) - len(named))]
    given = {"tribes": named, "players": [*players, *({} for _ in range(seats - len(players)))], **rest}
    return GAME.load(msgspec.convert(given, GAME.position_type))


def brink(tribes: str, *players: Given, seats: int = 4, **rest: Any) -> Ethnos:
    """The same on the brink of an age's end: the deck is the third dragon alone, all other cards lie in the row."""
    rest = {"dragons": 2, **rest}
    deck = GAME.dump(table(tribes, *players, seats=seats, **rest)).deck
    return table(tribes, *players, seats=seats, **{**rest, "row": deck})


def play(t: Ethnos, *moves: str, seed: int = 1) -> None:
    rng = Rng(seed)
    for move in moves:
        t.play(GAME.choose(t, move), rng)


def band(t: Ethnos, *cards: str) -> None:
    """Play a band of exactly these cards, the first one leading; all that may follow is still to be decided."""
    wanted = Counter(cards)
    others = {c for c in cards[1:] if c != "skeleton"}
    colour, tribe = cards[0].split("-")
    groups = [g for g, part in (("tribe", f"-{tribe}"), ("colour", f"{colour}-")) if all(part in c for c in others)]
    begin = next(m for g in groups if (m := f"band {g} {cards[0]}") in options(t))
    before = len(t.bands)
    play(t, begin)
    while len(t.bands) == before:
        extra = [m for m in options(t) if m.startswith("without") and composed(t)[m.split()[1]] > wanted[m.split()[1]]]
        play(t, extra[0] if extra else "done")


def composed(t: Ethnos) -> Counter[str]:
    return counted(GAME.view(t, t.turn).band or [])


def counted(words: list[str]) -> Counter[str]:
    """Cards in words, `2 green-elf` and all, counted."""
    cards: Counter[str] = Counter()
    for word in words:
        times, _, name = word.rpartition(" ")
        cards[name] += int(times or 1)
    return cards


def options(t: Ethnos) -> list[str]:
    return [move.notation for move in GAME.moves(t)]


def refusal(t: Ethnos, move: str) -> tuple[str, str]:
    """The key and the clause with which a move is refused; a refusal leaves the table as it was."""
    before = GAME.dump(t)
    with pytest.raises(Refused) as refused:
        GAME.choose(t, move)
    assert GAME.dump(t) == before
    return refused.value.text.key, refused.value.clause


def unloadable(tribes: str, *players: Given, seats: int = 4, **rest: Any) -> tuple[str, str]:
    """The key and the clause with which a position is refused."""
    with pytest.raises(Refused) as refused:
        table(tribes, *players, seats=seats, **rest)
    return refused.value.text.key, refused.value.clause


def hand(t: Ethnos, seat: int) -> Counter[str]:
    return counted(GAME.view(t, seat).players[seat].hand or [])


def row(t: Ethnos) -> Counter[str]:
    return counted(GAME.view(t).row)


def markers(t: Ethnos, seat: int) -> dict[str, int]:
    """Where a player stands, empty kingdoms apart."""
    return {name: n for name, n in GAME.view(t).players[seat].markers.items() if n}


def phase(t: Ethnos) -> str:
    return GAME.view(t, None if t.turn < 0 else t.turn).phase


def account(t: Ethnos, age: int, key: str, **args: str | int) -> list[int]:
    """What a row of the score sheet paid in an age, by seat; nothing when it is not there."""
    points = [0] * t.seats
    for line in GAME.score_sheet(t).lines:
        fits = all(line.label.args.get(name) == value for name, value in args.items())
        if line.group == str(age) and line.label.key == f"ethnos-row-{key}" and fits:
            points = [a + b for a, b in zip(points, line.points, strict=True)]
    return points
