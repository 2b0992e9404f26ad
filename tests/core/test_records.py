"""Records: a game is its setting, its seed and its decisions, and whoever changes one of them is found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from traktir.core.files import decode, encode
from traktir.core.game import Refused, Setting
from traktir.core.record import Record, Result, begin, replay, result_of, verify
from traktir.core.rng import Rng, rng_from
from traktir.games import FOLDERS, about, game
from traktir.games.ethnos import GAME


def played(id: str, setting: Setting, seed: str, stop: int | None = None) -> Record:
    """The record of a random game, to its end or to the ply given."""
    record = Record(id, about(id).rules_version, setting, seed)
    rng, choices = rng_from(seed), Rng(1)
    state = game(id).new(setting, rng)
    while state.turn >= 0 and len(record.actions) != stop:
        legal = state.actions()
        record.actions.append(legal[choices.below(len(legal))])
        state.play(record.actions[-1], rng)
    record.result = result_of(state)
    return record


WHOLE = played("ethnos", Setting(3, options={"merfolk_scoring": "leader_only"}), "12345")


def changed(**fields: Any) -> Record:
    return msgspec.structs.replace(WHOLE, **fields)


@pytest.mark.parametrize("seed", ["5", "ff" * 32])
@pytest.mark.parametrize("id", FOLDERS)
def test_a_record_survives_the_file_and_is_verified(id: str, seed: str) -> None:
    for mode in about(id).modes:
        record = played(id, Setting(mode.seats[1], mode.id), seed)
        again = decode(encode(record), Record)
        assert again == record
        state = verify(game(id), again)
        assert state.turn == -1
        assert result_of(state) == record.result


def test_a_game_broken_off_has_no_result_and_is_verified_too() -> None:
    record = played("ethnos", Setting(4), "9", stop=30)
    assert record.result is None
    assert verify(GAME, record).turn >= 0


def test_replay_shows_the_table_before_every_decision_and_at_the_end() -> None:
    rng = rng_from(WHOLE.seed)
    state = GAME.new(WHOLE.setting, rng)
    shown = 0
    for ply, table in replay(GAME, WHOLE):
        assert ply == shown
        assert GAME.dump(table) == GAME.dump(state)
        if ply < len(WHOLE.actions):
            state.play(WHOLE.actions[ply], rng)
        shown += 1
    assert shown == len(WHOLE.actions) + 1


def test_begin_gives_the_first_table_and_its_chance() -> None:
    state, rng = begin(GAME, WHOLE)
    assert next(replay(GAME, WHOLE))[0] == 0
    assert GAME.dump(state) == GAME.dump(next(replay(GAME, WHOLE))[1])
    fresh = rng_from(WHOLE.seed)
    GAME.new(WHOLE.setting, fresh)
    assert rng.mark() == fresh.mark()


@pytest.mark.parametrize(
    ("tampered", "key"),
    [
        (lambda: changed(seed="12346"), "refused-record-action"),
        (lambda: changed(seed="x"), "refused-seed"),
        (lambda: changed(seed=""), "refused-seed"),
        (lambda: changed(rules_version=2), "refused-rules-version"),
        (lambda: changed(game="chess"), "refused-game"),
        (lambda: changed(setting=Setting(4)), "refused-record-action"),
        (lambda: changed(setting=Setting(7)), "refused-seats"),
        (lambda: changed(setting=Setting(0)), "refused-seats"),
        (lambda: changed(setting=Setting(3, "solo")), "refused-mode"),
        (lambda: changed(setting=Setting(3, options={"wings": 2})), "refused-options"),
        (lambda: changed(actions=WHOLE.actions[:-1]), "refused-record-result"),
        (lambda: changed(actions=[*WHOLE.actions, 0]), "refused-record-action"),
        (lambda: changed(actions=[*WHOLE.actions[:9], -1, *WHOLE.actions[9:]]), "refused-record-action"),
        (lambda: changed(actions=[10**30, *WHOLE.actions]), "refused-record-action"),
        (lambda: changed(result=None, actions=[199]), "refused-record-action"),
        (lambda: changed(result=Result([0, 0, 0], [1, 1, 1])), "refused-record-result"),
        (lambda: changed(result=Result([], [])), "refused-record-result"),
    ],
)
def test_a_tampered_record_is_refused(tampered: Callable[[], Record], key: str) -> None:
    with pytest.raises(Refused) as refused:
        verify(GAME, tampered())
    assert refused.value.text.key == key


def test_any_other_decision_shows() -> None:
    """One decision anywhere is replaced by another legal one: later ones are illegal then, or the result differs."""
    found_out = 0
    for ply in range(0, len(WHOLE.actions), 5):
        state = next(table for at, table in replay(GAME, WHOLE) if at == ply)
        others = [a for a in state.actions() if a != WHOLE.actions[ply]]
        if others:
            with pytest.raises(Refused) as refused:
                verify(GAME, changed(actions=[*WHOLE.actions[:ply], others[0], *WHOLE.actions[ply + 1 :]]))
            assert refused.value.text.key in ("refused-record-action", "refused-record-result")
            found_out += 1
    assert found_out > 20


@given(st.integers(0, 2**63))
@settings(max_examples=150, deadline=None, derandomize=True)
def test_a_record_with_something_changed_is_verified_or_refused(seed: int) -> None:
    chance = Random(seed)
    document = json.loads(encode(WHOLE))
    nasty = [None, -1, 0, 10**30, 0.5, "", "x" * 99, [], {}, [[]], [None], True, {"x": 1}]
    key = chance.choice([*document, "unknown", "setting.seats", "setting.options", "setting.unknown", "result.scores"])
    if "." in key:
        outer, key = key.split(".")
        document[outer][key] = chance.choice(nasty)
    elif key == "actions" and chance.random() < 0.7:
        document["actions"][chance.randrange(len(document["actions"]))] = chance.choice([*nasty, 1, 110])
    else:
        document[key] = chance.choice(nasty)
    try:
        state = verify(GAME, decode(json.dumps(document).encode(), Record))
    except Refused:
        return
    assert result_of(state) == WHOLE.result or document["result"] is None


@pytest.mark.parametrize("where", [(), ("setting",), ("result",)])
def test_unknown_keys_are_refused(where: tuple[str, ...]) -> None:
    document = json.loads(encode(WHOLE))
    inner = document
    for key in where:
        inner = inner[key]
    inner["unknown"] = 1
    with pytest.raises(Refused) as refused:
        decode(json.dumps(document).encode(), Record)
    assert refused.value.text.key == "refused-json"
