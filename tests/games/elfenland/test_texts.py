"""Every move, question and refusal of the game can be told in both languages."""

from __future__ import annotations

import pytest

from games.elfenland.table import fresh
from traktir.core.rng import Rng
from traktir.core.rulebook import clauses
from traktir.games.elfenland import GAME
from traktir.games.elfenland.rules import ACTIONS
from traktir.locale import LANGUAGES, speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_is_said(language: str) -> None:
    say = speaker(language)
    known = clauses("elfenland")
    rng = Rng(8)
    refusals = set()
    for seed in range(6):
        t = fresh(2 + seed % 5, "towns" if seed % 2 else "base", seed=seed)
        ply = 0
        while t.turn >= 0:
            assert say(GAME.prompt(t)) and GAME.clause(t) in known
            for move in GAME.moves(t):
                assert say(move.text)
                for seat in (None, *range(t.seats)):
                    told = GAME.told(t, move.action, seat)
                    assert told is None or say(told)
            if ply % 5 == 0:
                for action in range(ACTIONS):
                    refused = GAME.explain(t, action)
                    if refused is not None:
                        assert say(refused.text) and refused.clause in known
                        refusals.add(refused.text.key)
            legal = t.actions()
            t.play(legal[rng.below(len(legal))], rng)
            ply += 1
        assert say(GAME.prompt(t))
    assert len(refusals) > 12


def test_russian_numbers() -> None:
    say = speaker("ru")
    assert say("elfenland-told-discard", cards=1) == "сбрасывает 1 карту"
    assert say("elfenland-told-discard", cards=3) == "сбрасывает 3 карты"
    assert (
        say("elfenland-move-go", **{"from": "feodor", "to": "virst"}, cards=2, transport="dragon")
        == "Феодор → Вирст за 2 карты: дракон"
    )
