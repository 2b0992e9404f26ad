"""How long a person waits at the door and at the table, in a real browser before a real house: `make arrival`.

Each visit is a first one: an empty cache, no cookie. The hall is usable when a game of its can be started; a table when a choice
is lit, counted from the click that asks for a game against bots, and again from a reload of the page.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))
from playwright.sync_api import Page, sync_playwright  # noqa: E402

from e2e.conftest import House  # noqa: E402
from e2e.tavern import CHROMIUM, FLAGS, Person, environment  # noqa: E402

GAMES = ("ethnos", "elfenland", "vale", "aetherya")
VISITS = 7
LIT = "[data-move], [data-confirm]:enabled"


def usable(page: Page, what: str, since: float) -> float:
    page.locator(what).first.wait_for()
    return 1000 * (time.perf_counter() - since)


def visit(somebody: Person, game: str) -> tuple[float, float, float]:
    page = somebody.page
    start = time.perf_counter()
    page.goto(somebody.address, wait_until="commit")
    hall = usable(page, f"[data-play={game}]:enabled", start)
    page.locator("main h1").wait_for()
    start = time.perf_counter()
    page.locator(f"[data-play={game}]").click()
    table = usable(page, LIT, start)
    start = time.perf_counter()
    page.reload(wait_until="commit")
    return hall, table, usable(page, LIT, start)


def main() -> None:
    house = House(Path(tempfile.mkdtemp(prefix="traktir-arrival-")))
    house.open()
    print("| game | hall ms | from the click to a lit choice ms | reload ms |")
    print("|---|---:|---:|---:|")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS, env=environment())
        for game in GAMES:
            waits = []
            for _ in range(VISITS):
                somebody = Person(browser, house.address)
                waits.append(visit(somebody, game))
                somebody.close()
            shown = (f"{median(column):.0f} ({min(column):.0f}-{max(column):.0f})" for column in zip(*waits, strict=True))
            print(f"| {game} | {' | '.join(shown)} |", flush=True)
        browser.close()
    house.close()


if __name__ == "__main__":
    main()
