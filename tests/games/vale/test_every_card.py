"""No creature without a test of its own."""

from __future__ import annotations

from games.vale import test_dragons, test_earth, test_fire, test_water, test_wind
from traktir.games.vale.components import CARDS


def test_every_creature_has_a_test() -> None:
    modules = (test_fire, test_water, test_earth, test_wind, test_dragons)
    names = [name for module in modules for name in vars(module) if name.startswith("test_")]
    missing = [card for card in CARDS if not any(name.startswith(f"test_{card.replace('-', '_')}_") for name in names)]
    assert missing == []
