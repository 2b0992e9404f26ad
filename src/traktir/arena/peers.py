"""Named peers beside our games: each a script with an environment of its own, made once and kept.

A script says what it needs in its first lines (PEP 723), measures when it is told to, and answers with rates.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tomllib
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from select import select
from typing import IO

import msgspec

_HEAD = re.compile(r"^# /// script\n(.*?)^# ///$", re.MULTILINE | re.DOTALL)
INSTALLING = 900  # seconds
ANSWERING = 600  # a first answer may wait for a compiler


class Absent(Exception):
    """A peer cannot be had; why, in a few words."""


def requirements(script: Path) -> list[str]:
    head = _HEAD.search(script.read_text(encoding="utf-8"))
    if head is None:
        return []
    wanted: list[str] = tomllib.loads(re.sub(r"^# ?", "", head[1], flags=re.MULTILINE)).get("dependencies", [])
    return wanted


def environment(script: Path, cache: Path) -> Path:
    """The Python that has what a script needs."""
    wanted = requirements(script)
    seal = hashlib.sha256(f"{sys.version}{wanted}".encode()).hexdigest()[:12]
    place = cache / f"{script.stem}-{seal}"
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if (place / "complete").exists():
        return python
    venv.create(place, with_pip=True, clear=True)
    command = [str(python), "-m", "pip", "--disable-pip-version-check", "-q", "install", *wanted]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=INSTALLING)
    except subprocess.TimeoutExpired as late:
        raise Absent("could not be installed in time") from late
    if done.returncode != 0:
        raise Absent(f"could not be installed: {_last_line(done.stderr)}")
    (place / "complete").touch()
    return python


def _last_line(text: str) -> str:
    lines = [line for line in text.strip().splitlines() if line.strip()]
    return lines[-1][:200] if lines else "no word"


class Peer:
    """A running peer."""

    def __init__(self, script: Path, cache: Path) -> None:
        self.name = script.stem
        python = environment(script, cache)
        self.log = (cache / f"{self.name}.log").open("w+")
        self.process = subprocess.Popen(
            [str(python.absolute()), str(script.absolute())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        try:
            self._answer()  # it has warmed up
        except Absent:
            self.close()
            raise

    def measure(self, seconds: float) -> dict[str, float]:
        given = self.process.stdin
        assert given is not None
        try:
            given.write(f"{seconds}\n")
            given.flush()
        except BrokenPipeError as gone:
            raise Absent("stopped") from gone
        return self._answer()

    def _answer(self) -> dict[str, float]:
        out: IO[str] | None = self.process.stdout
        assert out is not None
        ready, _, _ = select([out], [], [], ANSWERING)
        line = out.readline() if ready else ""
        while line and not line.startswith("{"):
            line = out.readline()  # a library that says hello
        if not line:
            self.log.seek(0)
            raise Absent(_last_line(self.log.read()) if ready else "no answer in time")
        return msgspec.json.decode(line, type=dict[str, float])

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.log):
            if stream is not None:
                stream.close()


@contextmanager
def gathered(folder: Path | None, cache: Path, told: Callable[[str], None]) -> Iterator[tuple[list[Peer], dict[str, str]]]:
    """The peers of a folder that could be had, and why the others could not."""
    peers: list[Peer] = []
    absent: dict[str, str] = {}
    scripts = sorted(folder.glob("*.py")) if folder is not None else []
    if scripts:
        cache.mkdir(parents=True, exist_ok=True)
    try:
        for script in scripts:
            if not requirements(script):
                continue
            told(script.stem)
            try:
                peers.append(Peer(script, cache))
            except Absent as why:
                absent[script.stem] = str(why)
        yield peers, absent
    finally:
        for peer in peers:
            peer.close()
