"""The Vale of Eternity in the browser: a turn of many small decisions, made where the things lie."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from e2e.tavern import PATIENT, ROOT, Person, expect, quoted

# what to prefer, so that every kind of decision comes up soon
EAGER = ("activate", "summon", "sell", "tame", "catch", "end", "remove")
DATA = json.loads((ROOT / "src/traktir/games/vale/data.json").read_text())
# cheap creatures with an active effect are wanted; the others bring stones
WANTED = {
    card["id"].replace("_", "-"): card["cost"] - 20 * any(effect["type"] == "active" for effect in card["effects"])
    for card in DATA["cards"]
}


def eagerly(lit: list[str]) -> int:
    """Of two caught creatures the less wanted one is sold, the other tamed: stones to pay with, and something to pay for."""
    words = [(notation + " ").split(" ")[:2] for notation in lit]
    ranks: dict[str, float] = {verb: rank for rank, verb in enumerate(EAGER)}
    if sum(verb == "sell" for verb, _ in words) == 1:
        ranks["tame"] = ranks["sell"] - 0.5

    def key(i: int) -> tuple[float, int]:
        verb, card = words[i]
        want = WANTED.get(card, 0)
        return ranks.get(verb, 0), -want if verb == "sell" else want

    return min(range(len(lit)), key=key)


def take_a_step(somebody: Person) -> None:
    """One decision, or a short wait for the others."""
    if not somebody.can_choose() and not somebody.confirm().count():
        somebody.page.wait_for_timeout(60)
        return
    before = somebody.version()  # taken in the own turn, so that only the own decision can change it
    somebody.step(eagerly)
    somebody.wait_for_change(before)


def play_until(somebody: Person, found: str, most: int = PATIENT) -> None:
    """Play eagerly until this is on the page."""
    for _ in range(most):
        if somebody.page.locator(found).count():
            return
        if somebody.over():
            somebody.sit_down("vale")
        take_a_step(somebody)
    raise AssertionError(f"{found} never came")


def lit(verb: str) -> str:
    return f"[data-move^={quoted(verb + ' ')}]"


def test_creatures_are_caught_in_the_valley_and_sold_or_tamed(person: Callable[..., Person]) -> None:
    hunter = person()
    hunter.sit_down("vale")
    play_until(hunter, lit("catch"))
    expect(hunter.page.locator(f".valley {lit('catch')}").first).to_be_visible()
    play_until(hunter, lit("sell"))
    caught = hunter.page.locator(lit("sell")).count()
    assert caught == hunter.page.locator(lit("tame")).count() == hunter.page.locator(".valley .mine").count()
    hunter.page.locator(lit("tame")).first.click()
    expect(hunter.page.locator(".valley .mine")).to_have_count(caught - 1)
    hunter.page.locator("[data-back]").click()
    expect(hunter.page.locator(".valley .mine")).to_have_count(caught)


def test_a_turn_does_not_end_with_tokens_in_the_valley(person: Callable[..., Person]) -> None:
    hunter = person()
    hunter.sit_down("vale")
    play_until(hunter, lit("sell"))
    hunter.page.get_by_role("button", name="End the turn").click(force=True)  # marked as disabled, but it answers
    expect(hunter.page.locator(".note")).to_contain_text("First sell or tame what you caught")


def test_a_payment_is_chosen_as_a_whole(person: Callable[..., Person]) -> None:
    summoner = person(language="ru")
    summoner.sit_down("vale")
    play_until(summoner, "[data-payment]")
    # every way to pay says whether it is exact or what is lost
    ways = summoner.page.locator("[data-payment]")
    assert all("точно" in way or "сгорит" in way for way in ways.all_inner_texts())
    expect(summoner.page.locator(".area .coming").last).to_contain_text("призыв")
    ways.first.click()
    expect(summoner.page.locator("[data-payment]")).to_have_count(0)


def test_active_effects_are_a_checklist(person: Callable[..., Person]) -> None:
    owner = person()
    owner.sit_down("vale")
    play_until(owner, lit("activate"))
    listed = owner.page.locator(f".step{lit('activate')}")
    assert listed.count() == owner.page.locator(lit("activate")).count()


def test_every_decision_has_its_place(person: Callable[..., Person]) -> None:
    """As many lit things as there are choices, and none of them in the net below."""
    somebody = person()
    somebody.sit_down("vale", seats=3)
    seen = 0
    for _ in range(PATIENT):
        if seen >= 40 or somebody.over():
            break
        counts = somebody.page.evaluate(
            """() => [document.querySelectorAll("[data-move]").length, document.querySelectorAll("[data-net]").length,
                     new Set([...document.querySelectorAll("[data-move]")].map(one => one.dataset.move)).size]"""
        )
        assert counts[0] == counts[2] and counts[1] == 0
        seen += counts[0] > 0
        take_a_step(somebody)
    assert seen


@pytest.mark.parametrize("how", ["key", "look"])
def test_a_creature_is_enlarged_with_its_words(person: Callable[..., Person], how: str) -> None:
    curious = person()
    curious.sit_down("vale")
    play_until(curious, lit("catch"))
    card = curious.page.locator(f".valley {lit('catch')}").first
    if how == "key":
        card.press("i")
    else:
        card.hover()
        curious.page.get_by_role("button", name="enlarge").locator("visible=true").first.click()
    expect(curious.page.locator("dialog .zoom h4")).not_to_be_empty()


def test_the_sheet_says_what_brought_the_points(person: Callable[..., Person]) -> None:
    curious = person()
    curious.sit_down("vale")
    play_until(curious, lit("catch"))
    curious.page.get_by_role("tab", name="Score").click()
    expect(curious.page.locator("tfoot tr").first).to_contain_text("Total")
    starts = curious.page.locator("tbody tr").first.locator("td").all_inner_texts()
    assert sorted(map(int, starts)) == [1, 2]
