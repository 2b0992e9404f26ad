"""The book of clauses: what docs/rules numbers, and which test proves it.

A test names its clauses with `@pytest.mark.clause("ET-9.2")`. A game's numbers are claimed by the tests in its own folder,
tests/games/<game>/. What cannot be tested stands in docs/rules/untestable.toml with the reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

RULES = Path(__file__).parents[1] / "docs" / "rules"
# a clause opens a bold run, `- **ET-9.2**`, or the first cell of a table row, `| WE-10 |`
NUMBER = re.compile(r"(?:\*\*|^\| )((?:ET|EX|AM|EL|VE|AE|WE)-[A-Z]?\d+(?:\.\d+)?[a-z]?)\b(?!-\d)", re.MULTILINE)


def numbered(text: str) -> list[str]:
    """The clause numbers of a rules page, in order, each once."""
    return list(dict.fromkeys(NUMBER.findall(text)))


def untestable() -> dict[str, dict[str, str]]:
    path = RULES / "untestable.toml"
    found: dict[str, dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return found


@dataclass
class Page:
    game: str
    clauses: list[str]
    excused: dict[str, str]
    proofs: dict[str, list[str]] = field(default_factory=dict)

    def missing(self) -> list[str]:
        return [c for c in self.clauses if c not in self.proofs and c not in self.excused]

    def unknown(self) -> list[str]:
        """Named by a test or an excuse, but by no page; or excused although a test proves it."""
        known = set(self.clauses)
        return sorted((set(self.proofs) | set(self.excused)) - known | (set(self.proofs) & set(self.excused)))


@dataclass
class Ledger:
    pages: list[Page]

    @classmethod
    def of(cls, items: Iterable[pytest.Item]) -> Ledger:
        excuses = untestable()
        built = {path.parent.name for path in (RULES.parents[1] / "src/traktir/games").glob("*/rules.py")}
        pages = {
            path.stem: Page(path.stem, numbered(path.read_text(encoding="utf-8")), excuses.get(path.stem, {}))
            for path in sorted(RULES.glob("*.md"))
            if path.stem in built
        }
        for item in items:
            for mark in item.iter_markers("clause"):
                game = item.path.parent.name
                for clause in mark.args:
                    if game in pages:
                        pages[game].proofs.setdefault(clause, []).append(item.nodeid)
        return cls(list(pages.values()))

    def missing(self) -> list[str]:
        return [f"{page.game} {clause}" for page in self.pages for clause in (*page.missing(), *page.unknown())]

    def print(self) -> None:
        for page in self.pages:
            total, excused = len(page.clauses), len(page.excused)
            print(f"\n{page.game}: {total} clauses, {total - excused - len(page.missing())} tested, {excused} excused")
            for clause, reason in page.excused.items():
                print(f"  excused {clause}: {reason}")
            for clause in page.missing():
                print(f"  MISSING {clause}")
            for clause in page.unknown():
                print(f"  UNKNOWN {clause}: no such clause, or excused and tested at once")
