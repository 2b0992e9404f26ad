"""What the whole suite shares: which build it runs, and the book of clauses."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

import traktir.core.state
from clauses import Ledger

pytest_plugins = ["command"]

COMPILED = traktir.core.state.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", action="store_true", help="report which clause of the rules is proved by which test")


def pytest_configure(config: pytest.Config) -> None:
    """The suite runs on the build it was told to run on, or not at all."""
    wanted = os.environ.get("TRAKTIR_EXPECT")
    if wanted not in (None, "compiled", "pure"):
        raise pytest.UsageError("TRAKTIR_EXPECT is `compiled` or `pure`")
    if wanted is not None and (wanted == "compiled") != COMPILED:
        raise pytest.UsageError(f"the {wanted} core was wanted, but {traktir.core.state.__file__} was loaded")


def pytest_report_header() -> str:
    return f"core: {'compiled' if COMPILED else 'pure Python'}, {traktir.core.state.__file__}"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--clauses"):
        return
    ledger = Ledger.of(items)
    ledger.print()
    items.clear()
    if ledger.missing():
        session.shouldfail = "clauses without a test"
        raise pytest.UsageError("some clauses have neither a test nor a reason")
