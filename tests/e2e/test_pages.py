"""Every page and table: nothing that axe calls serious, no bar that scrolls sideways, light enough to arrive at once."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from e2e.tavern import ROOT, Person, expect
from e2e.test_games import TABLES, sit
from traktir.server.web.pages import built_in

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/",
    "/open/aetherya",
    "/tables",
    "/rules",
    "/rules/ethnos",
    "/ratings",
    "/settings",
    "/credits",
    "/table/none",
    "/nowhere",
]
THEMES = ["evening", "daylight"]


def faults(somebody: Person) -> list[str]:
    somebody.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = somebody.page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:4]
    ]


def too_wide(somebody: Person) -> int:
    wide: int = somebody.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return wide


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_accessible(person: Callable[..., Person], path: str, theme: str) -> None:
    somebody = person(theme=theme, phone=theme == "daylight", language="ru" if theme == "daylight" else "en")
    somebody.go(path)
    expect(somebody.page.locator("main h1")).to_be_visible()
    assert faults(somebody) == []
    assert too_wide(somebody) <= 0


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_accessible(person: Callable[..., Person], name: str, theme: str) -> None:
    somebody = person(theme=theme, phone=theme == "daylight", language="ru" if theme == "daylight" else "en")
    sit(somebody, name)
    somebody.until_lit()
    assert faults(somebody) == []
    for _ in range(4):
        before = somebody.version()
        if somebody.step(lambda lit: 0):  # noqa: ARG005
            somebody.wait_for_change(before)
    assert faults(somebody) == []
    assert too_wide(somebody) <= 0


def test_the_lobby_shows_code_link_and_picture(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.go("/open/ethnos")
    somebody.page.locator("#seat-0").select_option("person")
    somebody.page.locator("[data-open]").click()
    expect(somebody.page.locator(".code b")).to_have_text(re.compile(r"[A-Z0-9]{3,}"))
    expect(somebody.page.locator(".qr svg")).to_be_visible()
    assert faults(somebody) == []


def test_a_clause_has_an_address_of_its_own(person: Callable[..., Person]) -> None:
    for language, word in (("en", "marker"), ("ru", "маркер")):
        somebody = person(language=language)
        somebody.go("/rules/ethnos#ET-9.2")
        clause = somebody.page.locator("[id='ET-9.2']")
        expect(clause).to_be_in_viewport()
        expect(clause).to_contain_text(word)


def compressed(name: str, folder: Path) -> int:
    return (folder / f"{name}.br").stat().st_size if (folder / f"{name}.br").is_file() else (folder / name).stat().st_size


def test_the_hall_and_the_games_are_light(person: Callable[..., Person]) -> None:
    """JavaScript for the hall: at most 150 kB compressed; what a table adds: at most 200 kB."""
    somebody = person()
    asked: list[str] = []
    somebody.page.on("response", lambda response: asked.append(response.url))
    somebody.go("/")
    expect(somebody.page.locator("[data-play]").first).to_be_visible()
    assets = Path(os.environ.get("TRAKTIR_WEB") or built_in()) / "assets"
    scripts = {url.rpartition("/")[2] for url in asked if url.endswith(".js") and "/assets/" in url}
    assert scripts
    assert sum(compressed(name, assets) for name in scripts) <= 150_000
    faces = list(assets.glob("face-*.js"))
    assert len(faces) == 4
    assert all(compressed(face.name, assets) <= 200_000 for face in faces)


def test_it_can_be_installed_and_says_when_it_is_offline(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.go("/")
    assert somebody.page.evaluate("async () => (await (await fetch('/manifest.webmanifest')).json()).icons.length") == 3
    somebody.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    somebody.context.set_offline(True)
    somebody.page.goto(f"{somebody.address}/tables")
    expect(somebody.page.locator("main")).to_contain_text("cannot be reached")


def test_an_unknown_address_is_a_page_for_people_and_an_error_for_programs(person: Callable[..., Person]) -> None:
    somebody = person()
    answer = somebody.page.goto(f"{somebody.address}/nowhere/at/all")
    assert answer is not None and answer.status == 404
    expect(somebody.page.locator("main h1")).to_be_visible()
    for path in ("/nowhere", "/api/nowhere"):
        refused = somebody.context.request.get(somebody.address + path, headers={"accept": "application/json"})
        assert refused.status == 404 and refused.json()["text"]["key"] == "refused-no-such-page"


def test_a_link_has_a_preview(person: Callable[..., Person]) -> None:
    somebody = person()
    table = somebody.sit_down("vale")
    page = somebody.context.request.get(f"{somebody.address}/table/{table}").text()
    assert re.search(r'property="og:title" content="[^"]*Vale', page)
