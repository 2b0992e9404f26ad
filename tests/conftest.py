"""What the whole suite shares: which build it runs, and the book of clauses."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

import traktir.core.state
from clauses import Ledger

pytest_plugins = ["command"]

# what the report of clauses found wanting
MISSING = pytest.StashKey[list[str]]()
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
    config.stash[MISSING] = ledger.missing()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """The report fails on a clause with neither a test nor a reason; running no test is what it is for."""
    if session.config.getoption("--clauses"):
        session.exitstatus = 1 if session.config.stash.get(MISSING, ["nothing was collected"]) else 0
