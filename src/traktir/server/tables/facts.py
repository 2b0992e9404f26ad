"""What is agreed when a table is opened, and never changes afterwards."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from traktir.core.game import Setting
from traktir.core.rng import LiveRng

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that looks like something else


class PerMove(msgspec.Struct, frozen=True, tag="per_move", forbid_unknown_fields=True):
    """So long for each turn."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]


class Reserve(msgspec.Struct, frozen=True, tag="reserve", forbid_unknown_fields=True):
    """So long for the whole game, and a little more after each turn."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class Correspondence(msgspec.Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=30)]


Clock = PerMove | Reserve | Correspondence
Undo = Literal["house", "never"]


class Facts(msgspec.Struct, frozen=True):
    id: str
    code: str
    game: str
    rules_version: int
    setting: Setting
    host: str
    commitment: str  # the hash of the seed, shown from the start
    created_at: int
    private: bool = False
    rated: bool = False
    clock: Clock | None = None
    undo: Undo = "house"
    rematch_of: str | None = None


def fresh_seed() -> str:
    return secrets.token_hex(32)


def commitment_of(seed: str) -> str:
    """SHA-256 of the seed's 64 hexadecimal digits: anybody can check it with a command line."""
    return hashlib.sha256(seed.encode("ascii")).hexdigest()


def fresh_id() -> str:
    return secrets.token_urlsafe(12)


def fresh_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(6))


def twin(rng: LiveRng) -> LiveRng:
    """The same stream at the same place: what is drawn from one leaves the other alone."""
    other = LiveRng(rng.secret)
    other.block, other.blocks, other.at = rng.block, rng.blocks, rng.at
    return other
