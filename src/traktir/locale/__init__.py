"""Every word a person reads, in Fluent files, once for terminal and browser alike."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

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
        return self._say(key, self._message(key).value, args)

    def tell(self, text: Text) -> str:
        """What somebody did, to go on after their name: a decision is told in other words than it is offered in (`.told`)."""
        message = self._message(text.key)
        return self._say(text.key, message.attributes.get("told", message.value), text.args)

    def _message(self, key: str) -> Message:
        if not self.bundle.has_message(key):
            raise MissingText(key)
        return self.bundle.get_message(key)

    def _say(self, key: str, pattern: Pattern | None, args: Mapping[str, Arg]) -> str:
        if pattern is None:
            raise MissingText(key)
        said, errors = self.bundle.format_pattern(pattern, dict(args))
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
