"""The rules pages as a book: chapters and numbered clauses, for quoting in a terminal and reading in a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

# installed, the pages lie in the package; in a checkout, under docs/
_PAGES: Final = (files("traktir").joinpath("rules"), Path(__file__).parents[3] / "docs" / "rules")
_PLACE: Final = {"en": "{game}.md", "ru": "ru/{game}.md"}

_NUMBER: Final = r"(?:[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?[a-z]?|A\d+)"
_CLAUSE: Final = re.compile(rf"\*\*({_NUMBER})\b")
_NUMBERED_ROW: Final = re.compile(rf"\| ({_NUMBER}) \|")
_CHAPTER: Final = re.compile(r"## (?:([A-Z]{2}-(?:\d+|[A-Z])) )?(.*)")
# code, a table, a heading, an item with what is indented under it, a paragraph
_BLOCK: Final = re.compile(r"^```[\s\S]*?^```$|^\|.*(?:\n\|.*)*|^#.*|^- .*(?:\n  .*)*|^.+(?:\n(?!- |[|#`]).+)*", re.MULTILINE)


class Entry(msgspec.Struct, frozen=True):
    """A numbered clause with the table or code that belongs to it; or, without a number, a paragraph or lower heading."""

    clause: str | None
    text: str  # Markdown, opening with the number where there is one


class Chapter(msgspec.Struct, frozen=True):
    id: str  # its number, `ET-9`; by its place, `chapter-2`, where it has none: the same in every language
    title: str
    entries: tuple[Entry, ...]


class Rulebook(msgspec.Struct, frozen=True):
    game: str
    language: str
    title: str
    chapters: tuple[Chapter, ...]  # the first is what the page says before its first chapter, under the page's title


@cache
def rulebook(game: str, language: str = "en") -> Rulebook:
    """The book of a game; without chapters where the game has no page."""
    for folder in _PAGES:
        page = folder.joinpath(_PLACE[language].format(game=game))
        if page.is_file():
            chapters = tuple(_chapters(page.read_text(encoding="utf-8")))
            return Rulebook(game, language, chapters[0].title, chapters)
    return Rulebook(game, language, "", ())


@cache
def clauses(game: str, language: str = "en") -> dict[str, str]:
    """Clause number -> its text, Markdown."""
    chapters = rulebook(game, language).chapters
    return {entry.clause: entry.text for chapter in chapters for entry in chapter.entries if entry.clause is not None}


def _chapters(page: str) -> Iterator[Chapter]:
    for place, text in enumerate(re.split(r"^(?=## )", page, flags=re.MULTILINE)):
        heading, _, body = text.partition("\n")
        found = _CHAPTER.match(heading)
        number, title = found.groups() if found else (None, heading.removeprefix("# "))
        yield Chapter(number or f"chapter-{place}", title, tuple(_entries(body)))


def _entries(body: str) -> list[Entry]:
    entries: list[Entry] = []
    for block in _BLOCK.findall(body):
        text = block.removeprefix("- ").replace("\n  ", "\n").strip()
        clause = _CLAUSE.match(text) if block.startswith("- ") else None
        if text == "---":
            continue
        if clause:
            entries.append(Entry(clause[1], text))
        elif _NUMBERED_ROW.search(block):
            entries += _rows(block)
        elif block.startswith(("|", "`", " ")) and entries and entries[-1].clause:
            entries[-1] = Entry(entries[-1].clause, f"{entries[-1].text}\n\n{text}")
        else:
            entries.append(Entry(None, block))
    return entries


def _rows(table: str) -> Iterator[Entry]:
    """Numbered rows, each told by itself: a clause is quoted without its neighbours, and on a narrow screen."""
    heads, _, *rows = ([cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines())
    for number, *cells in rows:
        told = [f"*{head}:* {cell}" for head, cell in zip(heads[1:], cells, strict=True)]
        yield Entry(number, f"**{number}** " + "  \n".join(told))
