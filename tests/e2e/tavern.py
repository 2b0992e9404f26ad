"""A real Chromium before a real house: people who see a page and use its own controls."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

ROOT = Path(__file__).parents[2]
CHROMIUM = ROOT / "build" / "browser" / "chromium"
LIBRARIES = ROOT / "build" / "browser" / "unpacked" / "al2023" / "lib"
FLAGS = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-background-networking", "--disable-component-update"]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
PATIENCE = 40_000  # milliseconds; a busy machine is slow, not wrong
PATIENT = 2_000  # looks at a table, most of them short waits for others
expect.set_options(timeout=PATIENCE)


# what is on the page, in a line that changes with the table and with the draft
SEEN = (
    "[document.querySelector('[data-sentence]')?.textContent, document.querySelector('[data-log-announced]')?.textContent,"
    " document.querySelectorAll('.steps li').length,"
    " [...document.querySelectorAll('[data-move]')].map(one => one.dataset.move).join()].join('|')"
)


def environment() -> dict[str, str]:
    """Libraries that a bare machine may lack come with the browser; the machine's own are found first."""
    return dict(os.environ, LD_LIBRARY_PATH=f"{os.environ.get('LD_LIBRARY_PATH', '')}:{LIBRARIES}")


class Person:
    """Somebody at a browser. Whatever the page complains about is kept and must be nothing in the end."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        theme: str = "evening",
        phone: bool = False,
        motion: bool = False,
    ) -> None:
        self.address = address
        size: Any = PHONE if phone else DESKTOP
        self.context: BrowserContext = browser.new_context(
            viewport=size,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        for key, value in {"theme": theme, "language": language}.items():
            self.context.add_init_script(
                f"try {{ localStorage.getItem('{key}') ?? localStorage.setItem('{key}', '{value}') }} catch {{}}"
            )
        self.complaints: list[str] = []
        self.missed = 0
        self.page: Page = self.context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        # "no text" is how the client names a missing translation
        page.on("console", lambda message: self.complaints.append(message.text) if "text “" in message.text else None)

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def sit_down(self, game: str, *, seats: int = 2, mode: str = "base", bot: str = "random", **wish: Any) -> str:
        """A table against bots, opened through the API; the page shows it. The table's id."""
        bots = {str(seat): bot for seat in range(1, seats)}
        if self.page.url == "about:blank":
            self.go("/")
        table: str = self.page.evaluate(
            """async wish => {
                const headers = {"content-type": "application/json"};
                const send = async (path, body) => {
                    const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
                    if (!answer.ok) throw new Error(path + ": " + await answer.text());
                    return answer.json();
                };
                if (!(await fetch("/api/me")).ok) await send("/api/guests", {language: document.documentElement.lang});
                const {id} = await send("/api/tables", wish);
                await send(`/api/tables/${id}/start`, {});
                return id;
            }""",
            {"game": game, "seats": seats, "mode": mode, "bots": bots, "private": True, **wish},
        )
        self.go(f"/table/{table}")
        return table

    # at the table

    def over(self) -> bool:
        return self.page.locator("dialog .end").count() > 0

    def choices(self) -> Locator:
        """What is lit."""
        return self.page.locator("[data-move]:visible")

    def can_choose(self) -> bool:
        return self.choices().count() > 0

    def confirm(self) -> Locator:
        return self.page.locator("[data-confirm]:enabled")

    def step(self, pick: Callable[[list[str]], int] = lambda lit: len(lit) - 1, keyboard: bool = False) -> str:
        """Make one decision through the page: its notation, or `confirm`; empty when there was nothing to do."""
        if self.confirm().count():
            return "confirm" if self._press(self.confirm().first, keyboard) else ""
        lit: list[str] = self.choices().evaluate_all("all => all.map(one => one.getAttribute('data-move')).filter(Boolean)")
        if not lit:
            return ""
        chosen = lit[pick(lit)]
        target = self.choices().and_(self.page.locator(f"[data-move={quoted(chosen)}]")).first
        return chosen if self._press(target, keyboard) else ""

    def _press(self, target: Locator, keyboard: bool) -> bool:
        """False when it has gone before it could be pressed: the table went on. What stays and cannot be pressed is a fault."""
        try:
            if keyboard:
                target.focus(timeout=8000)
                target.press("Enter", timeout=8000)
            else:
                target.click(timeout=8000)
        except TooLate:
            if self.page.locator("dialog[open]:not(:has(.end))").count():
                self.page.keyboard.press("Escape")  # went dark under the press, which then asked for a closer look
            self.missed += 1
            assert self.missed < 4, f"cannot be pressed: {target}"
            return False
        self.missed = 0
        return True

    def version(self) -> str:
        """Changes whenever the table or the draft does."""
        return str(self.page.evaluate(f"() => {SEEN}"))

    def wait_for_change(self, before: str) -> None:
        ended = "document.querySelector('dialog .end, [data-lift]')"
        self.until(f"before => {SEEN} !== before || {ended}", before)

    def until(self, holds: str, arg: object = None) -> None:
        """Wait for something on the page; asked from outside, since the page's own policy forbids it to evaluate text."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not self.page.evaluate(holds, arg):
            assert time.monotonic() < deadline, f"not in time: {holds}"
            self.page.wait_for_timeout(30)

    def until_lit(self) -> None:
        self.until("() => document.querySelector('[data-move]') !== null")

    def close(self) -> None:
        complaints = self.complaints
        self.context.close()
        assert complaints == [], complaints


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def play_out(people: list[Person], seed: int = 1, keyboard: bool = False, most: int = 4000) -> list[str]:
    """Everybody plays what is lit until the end; what was chosen, in order."""
    whims = random.Random(seed)
    chosen: list[str] = []
    for _ in range(most):
        if all(person.over() for person in people):
            return chosen
        acted = False
        for person in people:
            if not person.can_choose() and not person.confirm().count():
                continue
            before = person.version()
            done = person.step(lambda lit: whims.randrange(len(lit)), keyboard)
            if done:
                acted = True
                chosen.append(done)
                person.wait_for_change(before)
        if not acted:
            # somebody else's turn: wait until the page of one of them lights up
            waiting = next((person for person in people if not person.over()), None)
            if waiting is not None:
                waiting.page.wait_for_timeout(60)
    raise AssertionError(f"no end after {most} steps: {chosen[-10:]}")


__all__ = ["CHROMIUM", "FLAGS", "PATIENT", "Person", "environment", "expect", "play_out", "quoted"]
