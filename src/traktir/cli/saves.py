"""Games broken off in the terminal, one for each game and mode, in the user's data folder."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from traktir.core.files import decode, encode, read_bytes
from traktir.core.folders import data_folder
from traktir.core.game import Refused
from traktir.core.record import Record
from traktir.games import game


class Save(msgspec.Struct, forbid_unknown_fields=True):
    record: Record
    human: int = 0
    bots: tuple[str, ...] = ("regular",)


def _path(id: str, mode: str) -> Path:
    game(id).about.mode(mode)  # known words only become part of a path
    return data_folder() / f"{id}-{mode}.json"


def store(save: Save) -> None:
    """Durable before it returns: written beside the old file, flushed, then put in its place."""
    path = _path(save.record.game, save.record.setting.mode)
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".part")
    with draft.open("wb") as file:
        file.write(encode(save))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def load_save(id: str, mode: str) -> Save | None:
    path = _path(id, mode)
    if not path.exists():
        return None
    try:
        save = decode(read_bytes(str(path)), Save)
        fits = save.record.game == id and save.record.setting.mode == mode and 0 <= save.human < save.record.setting.seats
        if not fits or save.record.rules_version != game(id).about.rules_version:
            raise Refused("refused-rules-version", theirs=save.record.rules_version, ours=game(id).about.rules_version)
    except Refused as refused:
        from traktir.cli.terminal import current_speaker

        raise Refused("refused-save", why=current_speaker()(refused.text)) from refused
    return save if save.record.result is None else None


def remove_save(id: str, mode: str) -> None:
    _path(id, mode).unlink(missing_ok=True)
