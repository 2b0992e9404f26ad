"""Pictures of every page and board in a real browser, both languages and sizes, into docs/screenshots/web."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))
from playwright.sync_api import sync_playwright  # noqa: E402

from e2e.conftest import House  # noqa: E402
from e2e.tavern import CHROMIUM, FLAGS, Person, environment, play_out  # noqa: E402
from e2e.test_games import TABLES  # noqa: E402

OUT = ROOT / "docs" / "screenshots" / "web"
PAGES = {"hall": "/", "open": "/open/aetherya", "tables": "/tables", "rules": "/rules/ethnos#ET-9.2", "ratings": "/ratings"}
PAGES |= {"settings": "/settings", "credits": "/credits"}
# language, phone, theme: every language in every size, every light in every size
LOOKS = [("ru", False, "evening"), ("en", False, "daylight"), ("en", True, "evening"), ("ru", True, "daylight")]
SEATS = {
    "ethnos": 4,
    "elfenland": 4,
    "elfenland-towns": 3,
    "vale": 3,
    "aetherya": 3,
    "aetherya-items": 3,
    "aetherya-confrontation": 3,
}
STEPS = 26


def keep(somebody: Person, name: str) -> None:
    somebody.page.wait_for_timeout(400)
    somebody.page.screenshot(path=str(OUT / f"{name}.jpg"), type="jpeg", quality=72)
    print(name, flush=True)


def at_table(somebody: Person, name: str, label: str) -> None:
    game, mode, seats, options = TABLES[name]
    somebody.sit_down(game, seats=SEATS.get(name, seats), mode=mode, options=options, bot="greedy", private=False)
    whims = random.Random(7)
    for _ in range(STEPS):
        somebody.until("() => document.querySelector('[data-move], [data-confirm]:enabled, dialog .end') !== null")
        before = somebody.version()
        if somebody.step(lambda lit: whims.randrange(len(lit))):
            somebody.wait_for_change(before)
    keep(somebody, f"{name}-{label}")


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    wanted = set(sys.argv[1:])
    house = House(Path(tempfile.mkdtemp(prefix="traktir-pictures-")))
    house.open()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS, env=environment())
        for language, phone, theme in LOOKS:
            label = f"{language}-{'phone' if phone else 'desk'}"

            def call(language: str = language, phone: bool = phone, theme: str = theme) -> Person:
                return Person(browser, house.address, language=language, phone=phone, theme=theme)

            for name in TABLES:
                if not wanted or name in wanted:
                    somebody = call()
                    at_table(somebody, name, label)
                    somebody.close()
            if not wanted or "end" in wanted:
                somebody = call()
                table = somebody.sit_down("aetherya", seats=2, bot="greedy")
                play_out([somebody])
                keep(somebody, f"end-{label}")
                somebody.go(f"/replay/{table}")
                somebody.page.locator("[data-next]").click()
                keep(somebody, f"replay-{label}")
                somebody.go(f"/analysis/{table}")
                somebody.page.locator(".legend").wait_for(timeout=120_000)
                keep(somebody, f"analysis-{label}")
                somebody.close()
            somebody = call()
            for name, path in PAGES.items():
                if not wanted or name in wanted:
                    somebody.go(path)
                    somebody.page.locator("main h1").wait_for()
                    keep(somebody, f"{name}-{label}")
            if not wanted or "lobby" in wanted:
                somebody.go("/open/ethnos")
                somebody.page.locator("#seat-0").select_option("person")
                somebody.page.locator("[data-open]").click()
                somebody.page.locator(".qr").wait_for()
                keep(somebody, f"lobby-{label}")
            somebody.close()
        browser.close()
    house.close()


if __name__ == "__main__":
    main()
