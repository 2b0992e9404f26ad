"""Writes the tables of decisions in docs/research.md from the constants at the top of the rules: `make page`."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "research.md"
GAMES = ROOT / "src" / "traktir" / "games"
# who shares a numbering -> where it is written
TABLES = {
    "Ethnos": "ethnos/rules.py",
    "Elfenland, both modes": "elfenland/rules.py",
    "The Vale of Eternity": "vale/rules.py",
    "Aetherya: base, items, solo, coop": "aetherya/rules.py",
    "Aetherya: confrontation": "aetherya/confrontation.py",
}
_DECISION = re.compile(r"^(A_\w+|ACTIONS): Final = (\d+)(?:  # (.+))?$", re.MULTILINE)
_STRETCH = re.compile(r"<!-- actions -->.*<!-- /actions -->", re.DOTALL)


def decisions(path: str) -> list[tuple[int, int, str]]:
    """First number, how many, and what they mean; `+ x` says what is added to the first."""
    found = _DECISION.findall((GAMES / path).read_text(encoding="utf-8"))
    return [(int(first), int(then) - int(first), what) for (_, first, what), (_, then, _) in pairwise(found)]


def table(title: str, path: str) -> str:
    rows = [
        f"| {first} | {what} |" if size == 1 else f"| {first}–{first + size - 1} | {what} |"
        for first, size, what in decisions(path)
    ]
    return "\n".join([f"**{title}** (`games/{path}`)", "", "| action | what it is |", "|---|---|", *rows])


def tables() -> str:
    return "\n\n".join(table(title, path) for title, path in TABLES.items())


def page() -> str:
    """The page with the tables of today."""
    return _STRETCH.sub(lambda _: f"<!-- actions -->\n{tables()}\n<!-- /actions -->", PAGE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
