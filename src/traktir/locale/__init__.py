"""Every word a person reads, in Fluent files, once for terminal and browser alike."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from traktir.core.game import Arg, Text

LANGUAGES: Final = ("ru", "en")


class MissingText(LookupError):
    pass


class Speaker:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for entry in sorted(files(__package__).joinpath(language).iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".ftl"):
                self.bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))

    def __call__(self, key: str | Text, **args: Arg) -> str:
        if isinstance(key, Text):
            return self(key.key, **{**key.args, **args})
        if not self.bundle.has_message(key):
            raise MissingText(key)
        message = self.bundle.get_message(key)
        if message.value is None:
            raise MissingText(key)
        said, errors = self.bundle.format_pattern(message.value, args)
        if errors:
            raise MissingText(f"{key}: {errors}")
        return str(said)


@cache
def speaker(language: str) -> Speaker:
    return Speaker(language)


def own_language() -> str:
    """The language of the person's environment: Russian where it says so, English everywhere else."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "ru" if value.startswith("ru") else "en"
    return "en"
