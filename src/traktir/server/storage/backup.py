"""A copy of the embedded database while it is in use, and the way back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from traktir.core.game import Refused
from traktir.server.storage.database import url_of


def file_of(database: str) -> Path:
    url = url_of(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise Refused("refused-backup-embedded")
    return Path(url.database)


def _sound(path: Path) -> None:
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as found:
            (verdict,) = found.execute("PRAGMA integrity_check").fetchone()
            found.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise Refused("refused-backup-file", path=str(path), why=str(error)) from error
    if verdict != "ok":
        raise Refused("refused-backup-file", path=str(path), why=str(verdict)[:200])


def _copy(source: Path, target: Path) -> None:
    """Whole or not at all: written beside, flushed, then put in its place."""
    draft = target.with_name(target.name + ".part")
    draft.unlink(missing_ok=True)
    with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old, closing(sqlite3.connect(draft)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
    with draft.open("rb") as file:
        os.fsync(file.fileno())
    draft.replace(target)


def backup(database: str, target: Path) -> None:
    source = file_of(database)
    if not source.is_file():
        raise Refused("refused-backup-file", path=str(source), why="there is none")
    if target.exists():
        raise Refused("refused-backup-file", path=str(target), why="is there already")
    target.parent.mkdir(parents=True, exist_ok=True)
    _copy(source, target)
    _sound(target)


def restore(database: str, source: Path) -> None:
    """Only for a house that is closed: an open one would go on with the old file."""
    target = file_of(database)
    if not source.is_file():
        raise Refused("refused-backup-file", path=str(source), why="there is none")
    _sound(source)
    if target.exists():
        try:
            with closing(sqlite3.connect(target, timeout=0)) as old:
                old.execute("PRAGMA locking_mode=EXCLUSIVE")
                old.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise Refused("refused-backup-open") from error
    target.parent.mkdir(parents=True, exist_ok=True)
    _copy(source, target)
    for suffix in ("-wal", "-shm"):
        target.with_name(target.name + suffix).unlink(missing_ok=True)
