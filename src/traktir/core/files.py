"""Reading what somebody else wrote: size, shape and types are checked before anything else looks at it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TypeVar

import msgspec

from traktir.core.game import Refused

LARGEST = 4 << 20  # bytes; the longest real record is far below

T = TypeVar("T")


def read_bytes(path: str) -> bytes:
    """A file, or standard input for `-`."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(path).open("rb") as file:
                data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Refused("refused-file", path=path[:200], why=getattr(error, "strerror", None) or str(error)) from error
    if len(data) > LARGEST:
        raise Refused("refused-file-size", path=path[:200], most=LARGEST >> 20)
    return data


def decode(data: bytes, type: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("refused-json", why=str(error)[:300]) from error


def encode(value: object) -> bytes:
    """JSON for people: indented, one trailing newline."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n"
