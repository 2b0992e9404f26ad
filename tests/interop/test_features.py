"""Features: one truth, with names."""

from __future__ import annotations

import numpy as np
import pytest

from conformance.test_games import SETTINGS
from traktir.arena.simulation import COMPILED
from traktir.core.encoder import Sheet
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
    sheet = Sheet(terms.encoder, 2)
    window = np.asarray(memoryview(sheet.numbers)).reshape(2, terms.features)
    state = terms.deal(Rng(3))
    for _ in range(3):  # again and again in the same memory
        for row in range(2):
            seat = (state.turn + row) % terms.seats
            sheet.write(state, seat, row)
            assert list(window[row]) == terms.game.features(state, seat)
        state.play(state.actions()[0], Rng(1))


@pytest.mark.parametrize(("id", "setting"), SETTINGS, ids=lambda x: x if isinstance(x, str) else f"{x.mode}-{x.seats}")
def test_a_row_renewed_in_part_is_as_good_as_new(id: str, setting: Setting) -> None:
    terms = Terms(id, setting.seats, setting.mode, setting.options, "rank")
    sheet = Sheet(terms.encoder, 2)
    window = np.asarray(memoryview(sheet.numbers)).reshape(2, terms.features)
    rng = Rng(8)
    state = terms.deal(rng)
    sheet.write(state, state.turn, 1)
    for _ in range(3000 if COMPILED else 300):
        legal = state.actions()
        state.play(legal[rng.below(len(legal))], rng)
        if state.turn < 0:
            break
        sheet.renew(state, state.turn, 1)
        assert list(window[1]) == terms.game.features(state, state.turn)
    assert not window[0].any()
