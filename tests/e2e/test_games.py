"""Whole games through the page's own controls: alone against bots, two browsers against each other, by keyboard, on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from e2e.tavern import PATIENT, Person, expect, play_out

# game, mode, seats, options: the shortest table of each
TABLES: dict[str, tuple[str, str, int, dict[str, Any]]] = {
    "ethnos": ("ethnos", "base", 2, {}),
    "elfenland": ("elfenland", "base", 2, {"rounds": 3}),
    "elfenland-towns": ("elfenland", "towns", 2, {"rounds": 3}),
    "vale": ("vale", "base", 2, {}),
    "aetherya": ("aetherya", "base", 2, {}),
    "aetherya-items": ("aetherya", "items", 2, {}),
    "aetherya-solo": ("aetherya", "solo", 1, {}),
    "aetherya-coop": ("aetherya", "coop", 2, {}),
    "aetherya-confrontation": ("aetherya", "confrontation", 2, {}),
}
TOGETHER = [name for name, (_, _, seats, _) in TABLES.items() if seats > 1]
TITLES = ["ethnos", "elfenland", "vale", "aetherya"]


def sit(somebody: Person, name: str, **wish: Any) -> str:
    game, mode, seats, options = TABLES[name]
    return somebody.sit_down(game, seats=seats, mode=mode, options=options, **wish)


@pytest.mark.parametrize("name", TABLES)
def test_a_game_against_bots(person: Callable[..., Person], name: str) -> None:
    somebody = person(language="ru" if len(name) % 2 else "en")
    sit(somebody, name)
    chosen = play_out([somebody])
    assert "confirm" in chosen and len(set(chosen)) > 5
    expect(somebody.page.locator("dialog .end tfoot td").first).not_to_be_empty()


@pytest.mark.parametrize("name", TOGETHER)
def test_two_browsers_against_each_other(person: Callable[..., Person], name: str) -> None:
    """One at a desk, one on a phone, in two languages."""
    game, mode, seats, options = TABLES[name]
    host, friend = person(language="ru"), person(language="en", phone=True, theme="daylight")
    host.go("/")
    code = host.page.evaluate(
        """async wish => {
            const send = async (path, body) => (await fetch(path, {method: "POST",
                headers: {"content-type": "application/json"}, body: JSON.stringify(body)})).json();
            await send("/api/guests", {language: "ru"});
            const {id} = await send("/api/tables", wish);
            return [id, (await (await fetch(`/api/tables/${id}`)).json()).facts.code];
        }""",
        {"game": game, "mode": mode, "seats": seats, "options": options},
    )
    host.go(f"/table/{code[0]}")
    friend.go("/")
    friend.page.fill("#code", code[1])
    friend.page.press("#code", "Enter")
    friend.page.locator("[data-sit]").first.click()
    start = host.page.locator("[data-start]")
    expect(start).to_be_enabled()  # the host sees the friend sit down, without a reload
    start.click()
    play_out([host, friend], seed=2)
    for somebody in (host, friend):
        expect(somebody.page.locator("dialog .end")).to_be_visible()
    mine = host.page.locator("dialog .end tfoot tr").first.locator("td").all_inner_texts()
    theirs = friend.page.locator("dialog .end tfoot tr").first.locator("td").all_inner_texts()
    assert mine == theirs


@pytest.mark.parametrize("name", TITLES)
def test_a_game_by_keyboard_alone(person: Callable[..., Person], name: str) -> None:
    somebody = person()
    sit(somebody, name)
    play_out([somebody], seed=3, keyboard=True)
    expect(somebody.page.locator("dialog .end")).to_be_visible()


@pytest.mark.parametrize("name", TABLES)
def test_every_legal_decision_has_its_place(person: Callable[..., Person], name: str) -> None:
    """What the list of choices says in words is what lies on the table to be touched, in every decision of some turns."""
    somebody = person()
    sit(somebody, name)
    whims = random.Random(6)
    compared = 0
    for _ in range(PATIENT):
        if somebody.over() or compared >= 12:
            break
        if not somebody.can_choose() and not somebody.confirm().count():
            somebody.page.wait_for_timeout(60)
            continue
        listing = somebody.page.locator("[data-list]")
        if somebody.can_choose() and listing.count():
            if listing.get_attribute("aria-expanded") == "false":
                listing.click()
            in_words = set(somebody.page.locator("[data-choice]").evaluate_all("all => all.map(one => one.dataset.choice)"))
            on_table = set(somebody.page.locator("[data-move]").evaluate_all("all => all.map(one => one.dataset.move)"))
            assert in_words <= on_table, in_words - on_table
            compared += 1
        before = somebody.version()
        if somebody.step(lambda lit: whims.randrange(len(lit))):
            somebody.wait_for_change(before)
    assert compared >= 5
