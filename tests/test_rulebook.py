"""The rules in both languages are one book: the same numbers in the same order, each with its own words."""

from __future__ import annotations

import re

import msgspec
import pytest

from clauses import RULES, numbered
from traktir.core.rulebook import Chapter, Rulebook, clauses, rulebook
from traktir.games import FOLDERS
from traktir.locale import LANGUAGES

CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
NUMBER = re.compile(r"\b(?:[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?[a-z]?|A\d+)\b")
ENGLISH = re.compile(r"\b[A-Za-z]{2,}[,;:]? [A-Za-z]{2,}")  # two Latin words in a row
WORD = re.compile(r"\w*[^\W\d]\w*")


def bare(text: str) -> str:
    """What a clause says, without its code, its number and the numbers it cites."""
    return NUMBER.sub("", CODE.sub("", text))


def headings(chapter: Chapter) -> list[str]:
    """The numbers of a chapter and of the lower headings in it."""
    return [
        chapter.id,
        *(number for entry in chapter.entries if entry.text.startswith("### ") for number in NUMBER.findall(entry.text)),
    ]


@pytest.mark.parametrize("game", FOLDERS)
def test_both_languages_have_the_same_chapters_and_numbers_in_the_same_order(game: str) -> None:
    shapes = [
        [(chapter.id, [entry.clause for entry in chapter.entries]) for chapter in rulebook(game, language).chapters]
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1]
    assert len(clauses(game)) > 150


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_no_number_of_a_page_is_lost_or_told_twice(game: str, language: str) -> None:
    page = RULES / ("" if language == "en" else language) / f"{game}.md"
    chapters = rulebook(game, language).chapters
    told = [entry.clause for chapter in chapters for entry in chapter.entries if entry.clause]
    assert len(told) == len(set(told))
    known = {*told, *(chapter.id for chapter in chapters)}  # a ruling may name a whole chapter in bold
    assert set(numbered(page.read_text(encoding="utf-8"))) <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_every_chapter_has_a_heading_and_no_clause_is_empty(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert book.title == book.chapters[0].title
    for chapter in book.chapters:
        assert WORD.search(chapter.title), chapter.id
        assert chapter.entries, chapter.id
    for number, text in clauses(game, language).items():
        assert text.startswith(f"**{number}"), number
        assert WORD.search(bare(text)), number


@pytest.mark.parametrize("game", FOLDERS)
def test_russian_clauses_are_russian(game: str) -> None:
    for number, text in clauses(game, "ru").items():
        assert re.search(r"[а-яё]{2}", bare(text)), number
        assert not ENGLISH.search(bare(text)), (number, ENGLISH.findall(bare(text)))
    for chapter in rulebook(game, "ru").chapters:
        assert re.search(r"[а-яё]{2}", chapter.title), chapter.id


@pytest.mark.parametrize("game", FOLDERS)
def test_both_languages_cite_the_same_clauses(game: str) -> None:
    english, russian = clauses(game), clauses(game, "ru")
    cited = {number: set(NUMBER.findall(text)) for number, text in english.items()}
    assert {number: set(NUMBER.findall(text)) for number, text in russian.items()} == cited
    known = {*english, *(heading for chapter in rulebook(game).chapters for heading in headings(chapter))}
    assert set().union(*cited.values()) <= known


def test_english_would_be_noticed() -> None:
    assert ENGLISH.search(bare("**ET-6.1** Take one card into hand (ET-6.2)."))
    assert not ENGLISH.search(bare("**ET-6.1** Возьмите `one card into hand`, X или X+1, см. ET-6.2 AM-01."))


def test_a_clause_keeps_what_belongs_to_it_and_nothing_else() -> None:
    assert "| dragon | 1 | 2 | 1 | 1 |" in clauses("elfenland")["EL-3.1"]
    assert clauses("elfenland")["EL-10.4"].endswith("than the move costs.")  # not the word that opens the next group
    assert clauses("aetherya")["AE-5.7"].count("\n- ") == 4
    grid, _, account = clauses("aetherya", "ru")["WE-51"].partition("N P L H\n```")
    assert "```\nF E F M" in grid and "**Сумма 23.**" in account


def test_a_numbered_row_of_a_table_is_a_clause() -> None:
    assert clauses("vale")["VE-A13"].splitlines() == [
        "**VE-A13** *question:* Genie Exalted without another ⌛ card  ",
        "*ruling:* Nothing happens.  ",
        "*reason:* VE-10.4.",
    ]
    assert clauses("aetherya", "ru")["A25"].startswith("**A25** *вопрос:* Двое: легенда убранной местности")


def test_a_book_is_chapters_of_entries() -> None:
    book = rulebook("ethnos", "ru")
    assert msgspec.json.decode(msgspec.json.encode(book), type=Rulebook) == book
    assert [chapter.id for chapter in book.chapters[:3]] == ["chapter-0", "ET-1", "ET-2"]
    assert book.chapters[-1].id == "chapter-22"
    tribes = book.chapters[11]
    assert (tribes.id, tribes.title) == ("ET-11", "Племена")
    assert [entry.clause for entry in tribes.entries[:2]] == [None, "ET-11.1a"]
    assert tribes.entries[0].text == "### ET-11.1 Кентавры"


def test_a_game_without_a_page_has_an_empty_book() -> None:
    assert rulebook("whist").chapters == ()
    assert clauses("whist", "ru") == {}
