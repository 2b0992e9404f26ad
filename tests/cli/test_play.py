"""A game in the terminal: choosing, undoing, leaving, coming back."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

START = ("play", "ethnos", "--bots", "random", "--seed", "5", "--seat", "0", "--lang", "en")


def saved(tmp_path: Path) -> dict:
    return json.loads((tmp_path / "data" / "ethnos-base.json").read_text())


def test_a_move_by_number_and_by_notation(command, tmp_path: Path) -> None:
    said = command(*START, typed="1\ndeck\nq\n")
    assert said.code == 0
    assert "Recruit a fighter or play a band." in said.out
    assert saved(tmp_path)["record"]["actions"].count(0) >= 2
    assert "traktir play ethnos" in said.out


def test_a_refused_move_names_its_clause_and_changes_nothing(command, tmp_path: Path) -> None:
    said = command(*START, typed="deck\ncash\n[bold]x[/bold]\nband tribe skeleton\n99\nq\n")
    assert "(ET-21.1)" in said.out
    assert "[bold]x[/bold]" in said.out
    before = saved(tmp_path)["record"]["actions"]
    assert command(*START, typed="nonsense\nq\n").code == 0
    assert saved(tmp_path)["record"]["actions"] == before


def test_the_game_goes_on_where_it_was_left(command, tmp_path: Path) -> None:
    command(*START, typed="1\n1\nq\n")
    before = saved(tmp_path)["record"]
    said = command("play", "ethnos", "--lang", "en", typed="q\n")
    assert "goes on where you left it" in said.out
    assert saved(tmp_path)["record"] == before
    command("play", "ethnos", "--new", "--seed", "6", typed="1\nq\n")
    assert saved(tmp_path)["record"]["seed"] == "6"


def test_undo_takes_back_what_drew_no_chance(command, tmp_path: Path) -> None:
    said = command(*START, typed="deck\nu\nq\n")
    assert "nothing to take back" in said.out
    # recruit until a band of several cards can be begun, then begin one and take it back
    command(*START, typed="1\n1\n1\n1\n1\n1\nq\n")
    before = saved(tmp_path)["record"]["actions"]
    moves = command(*START, typed="h\nq\n").out
    begin = next(line.split()[0] for line in moves.splitlines() if "begin a band of one colour" in line)
    said = command(*START, typed=f"{begin}\nu\nq\n")
    assert "Band:" in said.out
    assert saved(tmp_path)["record"]["actions"] == before


def test_rules_are_quoted(command) -> None:
    said = command(*START, typed="?\n? et-9.2\n? ET-99\nq\n")
    assert "ET-5.1" in said.out
    assert "ET-9.2" in said.out and "markers already in that kingdom" in said.out
    assert "There is no rule ET-99" in said.out


def test_rules_are_quoted_in_the_language_of_the_person(command) -> None:
    said = " ".join(command(*START[:-1], "ru", typed="?\n? et-11.1E\n? am-27\nq\n").out.split())  # lines break anywhere
    assert "ET-5.1" in said and "нанять бойца (ET-6) или сыграть отряд (ET-8)" in said
    assert "ET-11.1e" in said and "не поставивший маркера, не даёт ничего" in said
    assert "AM-27" in said and "Так в книге" in said


def test_a_whole_game_is_played_to_its_end(command, tmp_path: Path) -> None:
    said = command("play", "ethnos", "--bots", "greedy", "--seats", "2", "--seed", "8", "--lang", "en", typed="1\n" * 3000)
    assert said.code == 0
    assert "won" in said.out
    assert "Age 2" in said.out
    assert not (tmp_path / "data" / "ethnos-base.json").exists()


def test_russian_to_the_last_word(command) -> None:
    said = command(
        "play", "ethnos", "--bots", "greedy", "--seats", "2", "--seed", "8", "--lang", "ru", typed="h\ns\n" + "1\n" * 3000
    )
    assert said.code == 0
    assert "Наймите бойца" in said.out and "Счёт" in said.out and "Эпоха 2" in said.out


@pytest.mark.parametrize("content", [b"", b"{}", b'{"record": 5}', b"[" * 9999])
def test_a_broken_save_is_refused_and_kept(command, tmp_path: Path, content: bytes) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "ethnos-base.json").write_bytes(content)
    said = command("play", "ethnos", typed="q\n")
    assert said.code == 2 and "--new" in said.err
    assert (folder / "ethnos-base.json").read_bytes() == content


def test_end_of_input_leaves_the_game_saved(command, tmp_path: Path) -> None:
    assert command(*START, typed="1\n").code == 130
    assert saved(tmp_path)["record"]["actions"]


def test_the_hall_offers_the_games(command) -> None:
    said = command("play", "--lang", "en", typed="1\nq\n")
    assert "Welcome to the tavern!" in said.out and "Ethnos" in said.out


def test_a_program_with_arguments_may_sit_at_the_table(command, tmp_path: Path) -> None:
    program = f"exec:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bot.py'}"
    said = command("play", "ethnos", "--bots", f"{program},", "--seats", "2", "--seed", "5", "--lang", "en", typed="1\n1\nq\n")
    assert said.code == 0
    told = saved(tmp_path)
    assert told["bots"] == [program] and len(told["record"]["actions"]) >= 3
