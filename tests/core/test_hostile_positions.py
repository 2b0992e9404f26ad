"""Positions that somebody else wrote: each one is a table on which everything works, or it is refused. Nothing else happens.

Every game is put to this test, starting from tables of real games in which something has been changed.
"""

from __future__ import annotations

import json
import os
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from traktir.core.files import decode
from traktir.core.game import Game, Refused, Setting
from traktir.core.rng import Rng
from traktir.games import FOLDERS, about, game

MANY = 400 if os.environ.get("TRAKTIR_EXPECT") == "compiled" else 100
TABLES = [(id, mode.id, seats) for id in FOLDERS for mode in about(id).modes for seats in sorted(set(mode.seats))]
NASTY: list[Any] = [
    *(-1, 0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 99, 100, 255, 2**31, 2**63, -(2**63), 2**64, 10**40, -(10**400)),
    *(0.5, -0.0, 1e308, True, False, None),
    *("", " ", "x", "-", "1", "-1", "99", "\0", "‮", "🐉", "a" * 41, "b" * 5000, "0 x", "99 x", "null"),
    *([], {}, [[]], [{}], {"": {}}, [None], [0] * 300, {"x": 1}, [[[[[[[[]]]]]]]]),
]


@cache
def tables(id: str, mode: str, seats: int) -> list[bytes]:
    """Real tables of a few random games, written down."""
    found = []
    for seed in range(4):
        rng = Rng(seed)
        state = game(id).new(Setting(seats, mode), rng)
        while state.turn >= 0:
            if rng.below(12) == 0:
                found.append(msgspec.json.encode(game(id).dump(state)))
            legal = state.actions()
            state.play(legal[rng.below(len(legal))], rng)
        found.append(msgspec.json.encode(game(id).dump(state)))
    return found


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a document."""
    found = [path] if path else []
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in entries:
        found += places(inner, (*path, key))
    return found


def change(document: Any, chance: Random) -> None:
    """Change one thing somewhere: a little, or into something nasty, or into what stands elsewhere."""
    everywhere = places(document)
    *way, last = chance.choice(everywhere)
    holder = document
    for key in way:
        holder = holder[key]
    value = holder[last]
    kind = chance.randrange(8)
    if kind == 0:
        holder[last] = chance.choice(NASTY)
    elif kind == 1:
        del holder[last]
    elif kind == 2 and isinstance(value, int) and not isinstance(value, bool):
        holder[last] = value + chance.choice([-1, 1, 1, 2])
    elif kind == 3 and isinstance(value, list) and value:
        value.insert(chance.randrange(len(value) + 1), chance.choice(value))
    elif kind == 4 and isinstance(value, list):
        chance.shuffle(value)
    elif kind == 5 and isinstance(holder, dict):
        holder[chance.choice([*holder, "unknown", "", last + "s"])] = value
    else:
        other: Any = document
        for key in chance.choice(everywhere):
            if not isinstance(other, dict | list) or (key not in other if isinstance(other, dict) else key >= len(other)):
                break
            other = other[key]
        holder[last] = json.loads(json.dumps(other))


def check_whatever_it_is(played: Game[Any], text: bytes) -> bool:
    """Whether it was taken for a table; everything then works on it, for a while at least."""
    try:
        state = played.load(decode(text, played.position_type))
    except Refused:
        return False
    rng = Rng(len(text))
    for _ in range(12):
        assert played.invariants(state) == [], text
        assert played.prompt(state).key
        assert [m.action for m in played.moves(state)] == state.actions()
        written = played.dump(state)
        assert played.dump(played.load(written)) == written, text
        sheet = played.score_sheet(state)
        assert sheet.totals == state.scores()
        for seat in (None, *range(state.seats)):
            played.view(state, seat)
            state.imagine(-1 if seat is None else seat, rng)
        if state.turn < 0:
            break
        legal = state.actions()
        assert legal, text
        for action in legal:
            state.copy().play(action, rng)
        state.play(legal[rng.below(len(legal))], rng)
    return True


@pytest.mark.parametrize(("id", "mode", "seats"), TABLES)
def test_real_tables_are_taken(id: str, mode: str, seats: int) -> None:
    for text in tables(id, mode, seats)[::7]:
        assert check_whatever_it_is(game(id), text)


@pytest.mark.parametrize(("id", "mode", "seats"), TABLES)
@given(st.integers(0, 2**63), st.integers(1, 3))
@settings(max_examples=MANY, deadline=None, derandomize=True)
def test_a_table_with_something_changed_is_taken_or_refused(id: str, mode: str, seats: int, seed: int, changes: int) -> None:
    chance = Random(seed)
    document = json.loads(chance.choice(tables(id, mode, seats)))
    for _ in range(changes):
        change(document, chance)
    check_whatever_it_is(game(id), json.dumps(document).encode())


@pytest.mark.parametrize("id", FOLDERS)
@given(st.integers(0, 10**6), st.integers(0, 10**6), st.binary(max_size=3))
@settings(max_examples=MANY, deadline=None, derandomize=True)
def test_broken_bytes_are_refused(id: str, where: int, cut: int, instead: bytes) -> None:
    """Some bytes in the middle are gone or replaced; what is still JSON may even be a table."""
    text = tables(*next(t for t in TABLES if t[0] == id))[where % 20]
    start = where % len(text)
    check_whatever_it_is(game(id), text[:start] + instead + text[start + cut % 9 :])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5),
    max_leaves=30,
)


@pytest.mark.parametrize("id", FOLDERS)
@given(JSON)
@settings(max_examples=200, deadline=None, derandomize=True)
@example([])
@example({})
@example(None)
def test_other_documents_are_refused(id: str, document: Any) -> None:
    assert not check_whatever_it_is(game(id), json.dumps(document).encode())


@pytest.mark.parametrize("id", FOLDERS)
@given(st.binary(max_size=200))
@settings(max_examples=200, deadline=None, derandomize=True)
@example(b"")
@example(b"\xff\xfe")
@example(b'"\xed\xa0\x80"')
def test_noise_is_refused(id: str, noise: bytes) -> None:
    assert not check_whatever_it_is(game(id), noise)


@pytest.mark.parametrize("id", FOLDERS)
@pytest.mark.parametrize("opening", [b"[", b'{"players":', b'{"players":[', b'{"x":', b'[{"a":[', b'{"tribes":[['])
@pytest.mark.parametrize("depth", [10, 1000, 300_000])
def test_deep_nesting_is_refused(id: str, opening: bytes, depth: int) -> None:
    assert not check_whatever_it_is(game(id), opening * depth)
    closed = opening.replace(b"{", b"[").replace(b'"players":', b"").replace(b'"x":', b"").replace(b'"a":', b"")
    closed = closed.replace(b'"tribes":', b"")
    assert not check_whatever_it_is(game(id), closed * depth + b"]" * len(closed) * depth)
