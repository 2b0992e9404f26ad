"""Both languages are complete, say the same things, and nothing is written that nobody reads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from traktir.core.game import Text
from traktir.locale import LANGUAGES, MissingText, speaker

SOURCES = Path(__file__).parents[2] / "src" / "traktir"
# keys stand in the sources as plain strings; where one is put together, its beginning does
LITERAL = re.compile(r"""f?["']((?:[a-z]+)-[a-z_-]*)(["'{])""")
BROWSER = SOURCES.parents[1] / "web" / "src"
IN_BROWSER = re.compile(r"""["'`]((?:web|refused|bot|ethnos|elfenland|vale|aetherya|common)-[a-z0-9_-]*)(["'`$])""")


class Names(visitor.Visitor):
    """Variables and messages that a message refers to, and the plural categories it tells apart."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.categories: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.categories |= {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.generic_visit(node)


def read(language: str) -> dict[str, Names]:
    found: dict[str, Names] = {}
    for path in sorted((SOURCES / "locale" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
                names = Names()
                names.visit(entry)
                found[entry.id.name] = names
    return found


def used() -> tuple[set[str], set[str]]:
    """Whole keys, and beginnings of keys, in the sources."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for key, end in LITERAL.findall(path.read_text(encoding="utf-8")):
            (begun if end == "{" or key.endswith("-") else whole).add(key)
    for path in (*BROWSER.rglob("*.svelte"), *BROWSER.rglob("*.ts")):
        for key, end in IN_BROWSER.findall(path.read_text(encoding="utf-8")):
            # a game's name also begins classes and places of a board, which are no keys
            certain = key.startswith(("web-", "refused-", "bot-")) and end != "$" and not key.endswith("-")
            (whole if certain else begun).add(key)
    return whole, begun


@pytest.fixture(scope="module")
def texts() -> dict[str, dict[str, Names]]:
    return {language: read(language) for language in LANGUAGES}


def test_both_languages_have_the_same_keys(texts: dict[str, dict[str, Names]]) -> None:
    helping = {key for key in texts["ru"] if key.endswith("-she")}  # an agreement that only Russian needs
    assert set(texts["ru"]) - helping == set(texts["en"])


def test_both_languages_use_the_same_arguments(texts: dict[str, dict[str, Names]]) -> None:
    def variables(language: str, key: str) -> set[str]:
        names = texts[language][key]
        return names.variables.union(*(variables(language, other) for other in names.messages))

    for key in texts["en"]:
        assert variables("ru", key) == variables("en", key), key


def test_russian_numbers_have_their_plurals(texts: dict[str, dict[str, Names]]) -> None:
    """Whoever tells `few` apart also has a form for one; `many` is the rest."""
    for key, names in texts["ru"].items():
        if "few" in names.categories:
            assert {"one", "many"} <= names.categories, key


def test_every_key_in_the_sources_has_a_text(texts: dict[str, dict[str, Names]]) -> None:
    prefixes = {key.partition("-")[0] for key in texts["en"]}
    whole, _ = used()
    missing = {key for key in whole if key.partition("-")[0] in prefixes and key not in texts["en"]}
    assert missing - NO_KEYS == set()


# words in the sources that look like keys and are none
NO_KEYS: set[str] = set()


def test_every_text_is_used(texts: dict[str, dict[str, Names]]) -> None:
    whole, begun = used()
    referred = set().union(*(names.messages for language in LANGUAGES for names in texts[language].values()))
    unused = {
        key
        for key in texts["ru"]
        if key not in whole and key not in referred and not any(key.startswith(start) for start in begun)
    }
    # a game's name, description, modes and options are asked for by its id
    generic = re.compile(r"^[a-z]+-(name|about|mode-[a-z]+|option-[a-z0-9_]+|group)$")
    assert {key for key in unused if not generic.match(key)} == set()


def test_a_missing_key_is_an_error() -> None:
    with pytest.raises(MissingText):
        speaker("en")("no-such-key")


def test_numbers_take_the_right_russian_form() -> None:
    say = speaker("ru")
    assert say("ethnos-move-draw", cards=1) == "взять 1 карту"
    assert say("ethnos-move-draw", cards=3) == "взять 3 карты"
    assert say("ethnos-move-draw", cards=7) == "взять 7 карт"


def test_colours_agree_with_the_fighter() -> None:
    say = speaker("ru")
    assert say("ethnos-card", tribe="wingfolk", colour="red") == "красная гарпия"
    assert say("ethnos-card", tribe="dwarf", colour="red") == "красный гном"
    assert say("ethnos-card", tribe="skeleton", colour="none") == "скелет"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_offered_is_told_in_other_words(language: str) -> None:
    """“Hasty Fedot recruits from the deck”, not “recruit from the deck”: every decision of every game."""
    moves: set[str] = set()
    for path in (SOURCES / "locale" / language).glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and re.match(r"[a-z]+-move-", entry.id.name):
                moves.add(entry.id.name)
                assert [attribute.id.name for attribute in entry.attributes] == ["told"], entry.id.name
                assert entry.value is not None and not entry.value.equals(entry.attributes[0].value), entry.id.name
    assert len(moves) > 80


def test_a_decision_is_told_after_a_name() -> None:
    say = speaker("ru")
    assert say.tell(Text("ethnos-move-draw", {"cards": 3})) == "берёт 3 карты"
    assert say.tell(Text("ethnos-told-keep", {"cards": 1})) == "сохраняет 1 карту"  # what is only ever told has one wording
    with pytest.raises(MissingText):
        say.tell(Text("no-such-key"))
