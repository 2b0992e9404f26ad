"""Every numbered clause has a test that names it, or a reason why it cannot have one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from clauses import Ledger, Page, numbered


def test_numbers_are_found_in_lists_and_tables() -> None:
    text = "- **ET-9.2** Condition\n- **VE-5.5 Sell.** text **bold ET-1.1** \n| WE-10 | x |\n| x | WE-11 |\n- **AM-01** *x*"
    assert numbered(text) == ["ET-9.2", "VE-5.5", "WE-10", "AM-01"]


def test_a_page_knows_what_is_missing_and_what_does_not_exist() -> None:
    page = Page("x", ["ET-1.1", "ET-1.2", "ET-1.3"], {"ET-1.2": "reason", "ET-7.7": "no such"}, {"ET-1.1": ["t"], "ET-8": ["t"]})
    assert page.missing() == ["ET-1.3"]
    assert page.unknown() == ["ET-7.7", "ET-8"]


def test_every_clause_is_accounted_for(request: pytest.FixtureRequest) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "--clauses", "tests/games"],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[1],
    )
    wrong = [line for line in done.stdout.splitlines() if "MISSING" in line or "UNKNOWN" in line]
    assert wrong == [], "\n".join(wrong)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "tested" in done.stdout, done.stdout + done.stderr
    assert isinstance(Ledger.of([]).pages, list)
