"""Tables of Elfenland for the tests: build one in a line, play notation on it, look at what came of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.games.elfenland import GAME
from traktir.games.elfenland.components import TOWNS
from traktir.games.elfenland.rules import Elfenland
from traktir.games.elfenland.view import PlayerView
from traktir.locale import LANGUAGES, speaker

Given = dict[str, Any]


def table(*players: Given, seats: int = 2, **rest: Any) -> Elfenland:
    """Players who are not described have nothing in hand. Unless told otherwise seat 0 is about to move."""
    given = {"players": [*players, *({} for _ in range(seats - len(players)))], **rest}
    return GAME.load(msgspec.convert(given, GAME.position_type))


def plan(*players: Given, seats: int = 2, **rest: Any) -> Elfenland:
    """The same in the middle of planning."""
    return table(*players, seats=seats, phase="plan", **rest)


def fresh(seats: int = 3, mode: str = "base", seed: int = 1, **options: Any) -> Elfenland:
    return GAME.new(Setting(seats, mode, options), Rng(seed))


def spoken(refused: Refused) -> str:
    """The clause of a refusal that can be told in every language."""
    for language in LANGUAGES:
        assert speaker(language)(refused.text)
    return refused.clause


def unloadable(*players: Given, seats: int = 2, **rest: Any) -> str:
    """The clause against a position."""
    with pytest.raises(Refused) as caught:
        table(*players, seats=seats, **rest)
    assert caught.value.clause
    return spoken(caught.value)


def play(t: Elfenland, *moves: str, seed: int = 1) -> None:
    rng = Rng(seed)
    for move in moves:
        t.play(GAME.choose(t, move), rng)


def refusal(t: Elfenland, move: str) -> str:
    """The clause against a move; the table stays as it was."""
    before = GAME.dump(t)
    with pytest.raises(Refused) as caught:
        GAME.choose(t, move)
    assert GAME.dump(t) == before
    return spoken(caught.value)


def reason(t: Elfenland, move: str) -> str:
    """What a refused move is told, without the beginning that all keys share."""
    with pytest.raises(Refused) as caught:
        GAME.choose(t, move)
    return caught.value.text.key.removeprefix("elfenland-refused-")


def options(t: Elfenland) -> list[str]:
    return [move.notation for move in GAME.moves(t)]


def phase(t: Elfenland) -> str:
    return GAME.view(t, t.turn if t.turn >= 0 else None).phase


def seen(t: Elfenland, seat: int = 0) -> PlayerView:
    """A player as he sees himself."""
    return GAME.view(t, seat).players[seat]


def counted(words: list[str] | None) -> Counter[str]:
    """`3 dragon` as three dragons."""
    found: Counter[str] = Counter()
    for word in words or []:
        times, _, name = word.rpartition(" ")
        found[name] += int(times or 1)
    return found


def hand(t: Elfenland, seat: int = 0) -> Counter[str]:
    return counted(seen(t, seat).hand)


def collected(t: Elfenland, seat: int = 0) -> set[str]:
    return set(TOWNS) - {"elvenhold"} - set(seen(t, seat).markers)


def all_but(*towns: str) -> list[str]:
    """Every town with a marker except these."""
    return [town for town in TOWNS if town != "elvenhold" and town not in towns]


def through(t: Elfenland, until: str, seed: int = 1) -> None:
    """Random play to the next decision of a phase."""
    rng = Rng(seed)
    while phase(t) != until:
        legal = t.actions()
        t.play(legal[rng.below(len(legal))], rng)
