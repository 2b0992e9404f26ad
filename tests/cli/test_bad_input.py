"""Whatever is wrong with what a person gives: one clear line, exit code 2, nothing changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

RECORD = Path(__file__).parents[1] / "golden" / "records" / "ethnos-base-2-v1.json"


def check_refused(said, *words: str) -> None:
    assert said.code == 2, said.out + said.err
    assert said.out == ""
    lines = said.err.strip().splitlines()
    assert len(lines) == 1 or lines[0].startswith("Usage:"), said.err
    assert "Traceback" not in said.err
    for word in words:
        assert word in said.err


@pytest.mark.parametrize(
    "args",
    [
        ("sim", "chess"),
        ("sim", "ethnos", "--seats", "7"),
        ("sim", "ethnos", "--seats", "-1"),
        ("sim", "ethnos", "--seats", "99999999999999999999"),
        ("sim", "ethnos", "--seats", "four"),
        ("sim", "ethnos", "--mode", "solo"),
        ("sim", "ethnos", "--option", "merfolk_scoring"),
        ("sim", "ethnos", "--option", "merfolk_scoring=none"),
        ("sim", "ethnos", "--option", "colour=red"),
        ("sim", "ethnos", "--option", "tribes=elves,elves,elves,elves,elves,elves"),
        ("sim", "ethnos", "--option", "tribes=elves,unicorns,orcs,trolls,giants,wizards"),
        ("sim", "ethnos", "--games", "0"),
        ("sim", "ethnos", "--seed", "-5"),
        ("position", "ethnos"),
        ("position", "ethnos", "/no/such/file"),
        ("position", "ethnos", "/"),
        ("position", "ethnos", "\0"),
        ("position", "ethnos", "--new", "--seed", "x"),
        ("position", "ethnos", "--new", "--seed", "9" * 40),
        ("position", "ethnos", "--new", "--seat", "4"),
        ("position", "ethnos", "--new", "--seat", "-1"),
        ("position", "ethnos", "--new", "--play", "dance"),
        ("position", "ethnos", "--new", "--play", "take mauve-dwarf"),
        ("position", "ethnos", "--new", "--play", "deck; " * 3 + "cash"),
        ("replay", "/no/such/file"),
        ("replay", str(RECORD), "--at", "100000"),
        ("replay", str(RECORD), "--at", "-1"),
        ("replay", str(RECORD), "--seat", "2"),
        ("play", "ethnos", "--seat", "9"),
        ("play", "ethnos", "--seed", "?"),
        ("dance",),
        ("sim", "ethnos", "--unknown"),
    ],
    ids=lambda args: " ".join(args)[:60].replace("\0", "NUL"),
)
def test_wrong_arguments(command, args: tuple[str, ...]) -> None:
    check_refused(command(*args))


HOSTILE = {
    "empty": b"",
    "not json": b"hello",
    "truncated": b'{"tribes": ["dwar',
    "not utf-8": b'{"tribes": ["\xff\xfe"]}',
    "a number": b"17",
    "a list": b"[]",
    "null": b"null",
    "deep": b"[" * 100_000,
    "deep inside": b'{"tribes": ' + b"[" * 100_000,
    "huge number": b'{"tribes": [], "players": [{}, {}], "turn": 1' + b"0" * 5000 + b"}",
    "wrong type": b'{"tribes": "dwarves", "players": 4}',
    "unknown key": b'{"tribes": [], "players": [{}, {}], "colour": 1}',
    "no players": b'{"tribes": [], "players": []}',
    "nan": b'{"tribes": [], "players": [{"glory": NaN}, {}]}',
    "float": b'{"tribes": [], "players": [{"glory": 1.5}, {}]}',
    "negative": b'{"tribes": [], "players": [{"glory": -1}, {}]}',
    "surrogate": b'{"tribes": ["\\ud800"], "players": [{}, {}]}',
}


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("what", ["position", "replay"])
def test_hostile_files(command, tmp_path: Path, name: str, what: str) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(HOSTILE[name])
    check_refused(command("position", "ethnos", str(file)) if what == "position" else command("replay", str(file)))
    assert file.read_bytes() == HOSTILE[name]


def test_a_file_that_is_too_large(command, tmp_path: Path) -> None:
    file = tmp_path / "large.json"
    file.write_bytes(b" " * (5 << 20))
    check_refused(command("position", "ethnos", str(file)), "4 MiB")


TAMPERED = {
    "game": "chess",
    "rules_version": 99,
    "seed": "-1",
    "actions": [0, 0, 99999],
    "result": {"scores": [1, 2], "ranking": [1, 2]},
    "setting": {"seats": 9},
    "players": 5,
}


@pytest.mark.parametrize("field", TAMPERED)
def test_a_tampered_record_does_not_verify(command, tmp_path: Path, field: str) -> None:
    record = json.loads(RECORD.read_text())
    record[field] = TAMPERED[field]
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    check_refused(command("replay", str(file), "--verify"))


def test_refusals_speak_the_persons_language(command) -> None:
    check_refused(command("sim", "ethnos", "--seats", "9", "--lang", "ru"), "Мест не может быть 9")
    check_refused(command("sim", "ethnos", "--seats", "9", "--lang", "en"), "9 seats do not fit")


def test_the_clause_is_named(command) -> None:
    check_refused(command("position", "ethnos", "--new", "--play", "band tribe skeleton"), "ET-")
