"""What has been done of a long run, line by line, so that a broken-off one goes on where it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from traktir.core.game import Refused

T = TypeVar("T")


class Journal(Generic[T]):
    """JSON lines under a head that says what run they belong to. Without a path nothing is written down."""

    def __init__(self, path: Path | None, head: Any, kind: type[T]) -> None:
        self.path = path
        self.lines: list[T] = []
        if path is None:
            return
        before = path.read_bytes() if path.exists() else b""
        first, *lines = before.splitlines() or [b""]
        if before and first != msgspec.json.encode(head):
            raise Refused("refused-journal", path=str(path)[:200])
        for line in lines:
            try:
                self.lines.append(msgspec.json.decode(line, type=kind))
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue  # was being written when the machine stopped
        if not before:
            self._write(head)
        elif not before.endswith(b"\n"):
            with path.open("ab") as file:
                file.write(b"\n")

    def add(self, line: T) -> None:
        self.lines.append(line)
        self._write(line)

    def _write(self, line: Any) -> None:
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
