"""docs/research.md says which number is which decision, and cannot fall behind the rules."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import actions

from interop.tables import MODES
from traktir.games import game


def test_the_page_holds_the_tables_of_today() -> None:
    assert actions.PAGE.read_text(encoding="utf-8") == actions.page(), "make page"
    assert "| 0 |" in actions.tables()


@pytest.mark.parametrize("path", actions.TABLES.values())
def test_every_number_has_a_meaning(path: str) -> None:
    found = actions.decisions(path)
    assert found[0][0] == 0
    assert all(size > 0 and len(what) > 3 for _, size, what in found)
    whole = sum(size for _, size, _ in found)
    assert whole <= game(path.partition("/")[0]).actions


def test_every_game_has_its_table() -> None:
    told = {path.partition("/")[0] for path in actions.TABLES.values()}
    assert told == {id for id, _ in MODES}
    for id in told:
        sizes = [sum(size for _, size, _ in actions.decisions(path)) for path in actions.TABLES.values() if path.startswith(id)]
        assert max(sizes) == game(id).actions
