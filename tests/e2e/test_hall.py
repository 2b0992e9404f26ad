"""The hall: from the door to the first decision, codes, languages, and what one sees of it all."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.tavern import Person, expect

GAMES = ["ethnos", "elfenland", "vale", "aetherya"]


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_plays_after_one_click(person: Callable[..., Person], game: str) -> None:
    somebody = person()
    somebody.go("/")
    somebody.page.locator(f"[data-play={game}]").click()
    somebody.page.wait_for_url("**/table/*")
    expect(somebody.page.locator("[data-sentence]")).not_to_be_empty()
    somebody.until_lit()


def test_the_language_changes_without_a_reload(person: Callable[..., Person]) -> None:
    somebody = person(language="ru")
    somebody.go("/")
    expect(somebody.page.locator("h1")).to_contain_text("Добрый вечер")
    somebody.page.locator("header .language").click()
    expect(somebody.page.locator("h1")).to_contain_text("Good evening")
    somebody.page.reload()
    expect(somebody.page.locator("h1")).to_contain_text("Good evening")


def test_a_wrong_code_is_told(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.go("/")
    somebody.page.fill("#code", "NOPE99")
    somebody.page.press("#code", "Enter")
    expect(somebody.page.locator(".note")).to_contain_text("no such table")


def test_an_address_that_leads_nowhere_says_so(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.go("/table/nonsense")
    expect(somebody.page.locator("h1")).to_contain_text("no such table")
