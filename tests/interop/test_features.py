"""Features: one truth, with names."""

from __future__ import annotations

import pytest

from conformance.test_games import SETTINGS
from traktir.core.encoder import Listed
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games import game
from traktir.interop.terms import Terms


@pytest.mark.parametrize(("id", "setting"), SETTINGS, ids=lambda x: x if isinstance(x, str) else f"{x.mode}-{x.seats}")
def test_the_layout_names_every_number(id: str, setting: Setting) -> None:
    rules = game(id)
    layout = rules.layout(setting)
    assert sum(block.size for block in layout) == rules.feature_size(setting) == rules.encoder(setting).size
    assert len({block.name for block in layout}) == len(layout)
    assert all(block.size > 0 for block in layout)


@pytest.mark.parametrize(("id", "setting"), SETTINGS, ids=lambda x: x if isinstance(x, str) else f"{x.mode}-{x.seats}")
def test_the_encoder_writes_the_features(id: str, setting: Setting) -> None:
    terms = Terms(id, setting.seats, setting.mode, setting.options, "rank")
    room, window = terms.buffer()
    state = terms.deal(Rng(3))
    for seat in range(terms.seats):
        terms.encoder.encode(state, seat, room, 0)
        assert list(window) == terms.game.features(state, seat)


def test_a_game_without_a_compiled_encoder_is_listed() -> None:
    rules = game("ethnos")
    setting = Setting(3)
    state = rules.new(setting, Rng(1))
    listed = Listed(rules.feature_size(setting), rules.features)
    assert listed.numbers(state, 1) == rules.features(state, 1)
