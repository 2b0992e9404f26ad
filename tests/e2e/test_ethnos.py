"""Ethnos at its table in the browser: composing a band, what each leader asks, reasons, cards enlarged."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from e2e.tavern import ROOT, Person, expect
from traktir.games.ethnos.moves import KINDS

TURNS = 150


def lit(player: Person) -> list[str]:
    return [str(move) for move in player.choices().evaluate_all("all => all.map(one => one.dataset.move)")]


def choose(player: Person, notation: str) -> None:
    before = player.version()
    player.page.locator(f'[data-move="{notation}"]').first.click()
    player.wait_for_change(before)


def turns(player: Person) -> Iterator[list[str]]:
    """What is lit, whenever the player has to decide; a finished draft is confirmed."""
    for _ in range(TURNS):
        player.page.locator("[data-move], [data-confirm]:enabled").first.wait_for()
        if player.confirm().count():
            before = player.version()
            player.confirm().click()
            player.wait_for_change(before)
        elif moves := lit(player):
            yield moves


def fighter(notation: str) -> str:
    return notation.rpartition("-")[2]


def recruit(player: Person, moves: list[str]) -> None:
    """From the row what goes with the hand, otherwise from the deck."""
    mine = Counter(fighter(move) for move in moves if move.startswith("band"))
    row = [move for move in moves if move.startswith("take ") and mine[fighter(move)]]
    choose(player, max(row, key=lambda move: mine[fighter(move)], default="deck"))


@pytest.fixture
def composing(person: Callable[..., Person]) -> Person:
    """Somebody who has begun a band of three or more of a tribe, with other cards in hand."""
    player = person(language="en")
    player.sit_down("ethnos", options={"tribes": ["dwarves", "giants", "halflings", "merfolk", "orcs"]})
    for moves in turns(player):
        bands = [move for move in moves if move.startswith("band tribe")]
        groups = Counter(map(fighter, bands))
        held = player.page.locator(".hand .place").count()
        large = [move for move in bands if groups[fighter(move)] >= 3 and held > groups[fighter(move)]]
        if large:
            choose(player, large[0])
            return player
        recruit(player, moves if "deck" in moves else [])
    raise AssertionError("no three of a tribe")


def size(player: Person) -> int:
    return int(player.page.locator(".band .size").inner_text())


def test_cards_leave_a_band_and_come_back_in_any_order(composing: Person) -> None:
    whole = size(composing)
    assert whole >= 3
    marked = composing.page.locator(".hand .card[aria-pressed=true]")
    expect(marked).to_have_count(whole)
    # out of the order in which the rules ask for them: the last one first, then back again
    marked.last.click()
    expect(composing.page.locator(".band .size")).to_have_text(str(whole - 1))
    composing.page.locator(".hand .card.aside").first.click()
    expect(composing.page.locator(".band .size")).to_have_text(str(whole))


def test_another_card_takes_the_lead(composing: Person) -> None:
    told = composing.page.locator(".band dd b").first
    before = told.inner_text()
    composing.page.locator(".hand .crown.other").first.click()
    expect(told).not_to_have_text(before)
    expect(composing.page.locator(".hand .crown:not(.other)")).to_have_count(1)


def test_a_band_put_away_leaves_no_trace(composing: Person) -> None:
    composing.page.get_by_role("button", name="Put away").click()
    expect(composing.page.locator(".band")).to_have_count(0)
    expect(composing.page.locator("[data-move=deck]")).to_be_visible()


def test_a_card_that_does_not_fit_says_why(composing: Person) -> None:
    composing.page.locator(".hand .card.dim").first.click()
    expect(composing.page.locator(".note")).to_contain_text("ET-8.1")


def test_playing_a_band_plans_its_marker_on_the_map(composing: Person) -> None:
    told = composing.page.locator(".band .good")
    brings_marker = told.count() > 0
    composing.page.locator("[data-move=done]").click()
    expect(composing.page.locator(".band [data-move=done]")).to_have_count(0)
    expect(composing.page.locator(".kingdom .planned")).to_have_count(1 if brings_marker else 0)


def test_a_skeleton_cannot_lead(person: Callable[..., Person]) -> None:
    player = person(language="en")
    player.sit_down("ethnos", options={"tribes": ["dwarves", "giants", "skeletons", "merfolk", "orcs"]})
    skeleton = player.page.locator(".hand .card:not([data-move])", has_text="Skeleton")
    for moves in turns(player):
        if "deck" in moves and skeleton.count():  # not while a band is being laid
            skeleton.first.click()
            expect(player.page.locator(".note")).to_contain_text("ET-8.3")
            return
        choose(player, next((move for move in moves if move in ("take skeleton", "deck")), moves[0]))
    raise AssertionError("no skeleton came")


def test_cards_and_kingdoms_are_enlarged(person: Callable[..., Person]) -> None:
    player = person(language="ru")
    player.sit_down("ethnos")
    # once it is our turn nothing moves by itself
    player.page.locator("[data-move]").first.wait_for()
    card = player.page.locator(".take").first
    card.click(button="right")
    shown = player.page.locator("dialog[open]")
    expect(shown.locator("section p")).to_contain_text(re.compile("[а-я]"))
    player.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    card.press("i")
    expect(shown.locator("section p")).to_be_visible()
    player.page.keyboard.press("Escape")
    player.page.locator(".kingdom").first.click()
    expect(shown.locator("li")).to_have_count(2)


def test_the_hand_is_grouped_at_a_tap(person: Callable[..., Person]) -> None:
    player = person(language="en", phone=True)
    player.sit_down("ethnos", options={"tribes": ["dwarves", "giants", "halflings", "merfolk", "orcs"]})
    expect(player.page.locator(".hand small").first).to_have_text(re.compile("Dwarves|Giants|Halflings|Merfolk|Orcs"))
    player.page.get_by_role("button", name="by kingdom").click()
    expect(player.page.locator(".hand small").first).to_have_text(re.compile("Althea|Duris|Ithys|Pelagon|Rhea|Straton"))


def test_every_leader_asks_at_a_place_of_its_own(person: Callable[..., Person]) -> None:
    """Token, cards to keep, cards to draw, a kingdom to choose; the net for what has no place stays empty."""
    player = person(language="en")
    player.sit_down("ethnos", options={"tribes": ["elves", "trolls", "wizards", "wingfolk", "centaurs"]})
    wanted = {"elf": "keep", "troll": "token", "wizard": "draw", "wingfolk": "marker"}
    asked: set[str] = set()
    for moves in turns(player):
        assert player.page.locator(".homeless").count() == 0
        kinds = Counter(move.split()[0] for move in moves)
        if "deck" in moves or kinds["band"]:
            open_questions = [
                move for move in moves if move.startswith("band") and wanted.get(fighter(move)) in set(wanted.values()) - asked
            ]
            held = player.page.locator(".hand .place").count()
            if "no" in moves:  # after centaurs
                choose(player, "no")
            elif open_questions and held > 2:
                choose(player, open_questions[0])
            else:
                choose(player, "deck" if "deck" in moves else moves[0])
            continue
        asked |= {kind for kind in kinds if kind in ("keep", "token", "draw") or (kind == "marker" and kinds[kind] > 1)}
        if asked == set(wanted.values()):
            return
        choose(player, next(move for move in moves if move != "no" and not move.startswith("without")))
    raise AssertionError(f"asked only {asked}")


def test_every_kind_of_move_has_a_place() -> None:
    places = (ROOT / "web" / "src" / "games" / "ethnos" / "places.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"^  (\w+): \"", places, re.MULTILINE)) == {name.split()[0] for name, _, _ in KINDS}
