"""The command, called as a person would, with a data folder of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from traktir.cli import run, terminal, traktir


class Said:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


Command = Callable[..., Said]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("TRAKTIR_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setattr(terminal, "_language", [])

    def call(*words: str, typed: str | None = None) -> Said:
        if typed is not None:
            import io

            monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(lambda: traktir(list(words), prog_name="traktir", standalone_mode=False))
        caught = capsys.readouterr()
        return Said(code, caught.out, caught.err)

    return call


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 120 columns without colours, whatever runs the suite."""
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("NO_COLOR", "1")
    assert isinstance(terminal.console, Console)
