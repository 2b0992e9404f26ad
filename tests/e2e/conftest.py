from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from e2e.tavern import CHROMIUM, FLAGS, ROOT, Person, environment
from traktir.server.web.pages import built_in

WITHOUT = "the browser client is in the installed package only: tested there, in the compiled run"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if built_in() or os.environ.get("TRAKTIR_WEB"):
        return
    for item in items:
        if "e2e" in item.path.parts:
            item.add_marker(pytest.mark.skip(reason=WITHOUT))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CHROMIUM.is_file(), "no browser: run `make browser`"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS, env=environment())
        yield running
        running.close()


class House:
    """`traktir serve` as a process of its own, with a stacked deck; opened again it has the same database and port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        self.log = (self.folder / "log").open("ab")
        command = [sys.executable, "-c", "from e2e.stacked import main; main()", "serve", "--port", str(self.port)]
        database = f"sqlite:///{self.folder / 'house.sqlite'}"
        variables = dict(os.environ, TRAKTIR_LIMIT_SCALE="1000", TRAKTIR_DATABASE=database)
        variables["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT / "tests"), os.environ.get("PYTHONPATH")]))
        self.process = subprocess.Popen(command, stderr=self.log, stdout=self.log, env=variables)
        deadline = time.monotonic() + 60
        while True:
            self.port = self.port or self._said_port()
            try:
                if self.port and httpx.get(f"{self.address}/health").status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert self.process.poll() is None and time.monotonic() < deadline, (self.folder / "log").read_text()[-3000:]
            time.sleep(0.1)

    def _said_port(self) -> int:
        for line in (self.folder / "log").read_text().splitlines():
            if "running on http://127.0.0.1:" in line:
                return int(line.partition("127.0.0.1:")[2].split()[0])
        return 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)
        self.log.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """Calls people in: `person(language="ru", phone=True)`."""
    here: list[Person] = []

    def call(**wishes: object) -> Person:
        somebody = Person(browser, house.address, **wishes)  # type: ignore[arg-type]
        here.append(somebody)
        return somebody

    yield call
    for somebody in here:
        somebody.close()
