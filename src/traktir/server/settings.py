"""How the house is run: from a TOML file, then the environment (`TRAKTIR_PORT=…`), then flags; the later one wins."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from traktir.core.folders import data_folder
from traktir.core.game import Refused
from traktir.server.thinking import own_bot

PREFIX = "TRAKTIR_"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    database: str = ""  # empty: SQLite in the data folder
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8474
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    origin: str = ""  # as the browser sees the house: https://play.example.org; empty: whatever host it was asked for
    secure: bool = False  # cookies only over https
    domain: str = "localhost"  # of passkeys
    trust_proxy: bool = False  # take the client's address from X-Forwarded-For
    log: Literal["json", "plain"] = "plain"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: bool = True
    web: str = ""  # folder of the built browser client; empty: the one in the package
    sweep: Annotated[float, Meta(ge=0.02, le=60)] = 0.5  # seconds between looks at overdue tables
    hint_bot: str = "regular"
    analysis_budget: Annotated[int, Meta(ge=1, le=1_000_000)] = 400  # search iterations for each decision
    limit_scale: Annotated[float, Meta(gt=0, le=1_000_000)] = 1.0


NAMES = {field.name: field for field in msgspec.structs.fields(Settings)}


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str] | None = None, file: str | None = None) -> Settings:
    environment = os.environ if environment is None else environment
    file = file or environment.get(f"{PREFIX}CONFIG")
    values: dict[str, Any] = {}
    if file:
        try:
            values |= tomllib.loads(Path(file).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise Refused("refused-settings", why=f"{file}: {error}") from error
    for name, field in NAMES.items():
        text = environment.get(f"{PREFIX}{name.upper()}")
        if text is not None:
            try:
                values[name] = msgspec.convert(text, field.type, strict=False)
            except msgspec.ValidationError as error:
                raise Refused("refused-settings", why=f"{PREFIX}{name.upper()}: {error}") from error
    values |= {name: value for name, value in flags.items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings)
    except msgspec.ValidationError as error:
        raise Refused("refused-settings", why=str(error)) from error
    own_bot(settings.hint_bot)
    if not settings.database:
        settings = msgspec.structs.replace(settings, database=f"sqlite:///{data_folder(environment) / 'house.sqlite'}")
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise Refused("refused-workers-sqlite")
    return settings
