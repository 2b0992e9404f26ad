"""The numbered clauses of the rules pages, for quoting."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

# installed, the pages lie in the package; in a checkout, under docs/
_PAGES = (files("traktir").joinpath("rules"), Path(__file__).parents[3] / "docs" / "rules")
_CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]?\d+(?:\.\d+)?[a-z]?)\b(.*?)(?=^- \*\*|^#|\Z)", re.MULTILINE | re.DOTALL)


@cache
def clauses(game: str) -> dict[str, str]:
    """Clause number -> its text, Markdown."""
    for folder in _PAGES:
        page = folder.joinpath(f"{game}.md")
        if page.is_file():
            found = _CLAUSE.findall(page.read_text(encoding="utf-8"))
            return {number: f"**{number}{rest}".strip() for number, rest in found}
    return {}
