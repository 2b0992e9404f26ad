"""Elfenland's table: counters onto roads, the way one thinks of, caravans, reasons, and a map under two fingers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.tavern import PATIENT, Person, expect

Call = Callable[..., Person]


def lit(somebody: Person) -> list[str]:
    found: list[str] = somebody.choices().evaluate_all("all => all.map(one => one.dataset.move)")
    return found


def play_until(somebody: Person, wanted: str, most: int = PATIENT) -> None:
    """Choose what is lit, rather no pass, stop or obstacle, until a move that begins so is lit."""
    for _ in range(most):
        moves = lit(somebody)
        if any(move.startswith(wanted) for move in moves):
            return
        before = somebody.version()
        if somebody.confirm().count():
            somebody.confirm().first.click()
        elif moves:
            chosen = next((move for move in moves if not move.startswith(("pass", "stop", "obstacle"))), moves[0])
            somebody.page.locator(f'[data-move="{chosen}"]').first.click()
        else:
            somebody.page.wait_for_timeout(50)
            continue
        somebody.wait_for_change(before)
    raise AssertionError(f"never lit: {wanted}")


def test_a_counter_goes_onto_the_map_in_two_steps(person: Call) -> None:
    somebody = person()
    somebody.sit_down("elfenland")
    play_until(somebody, "plan ")
    chosen = next(move for move in lit(somebody) if move.startswith("plan "))
    before = somebody.version()
    somebody.page.locator(f'[data-move="{chosen}"]').first.click()
    somebody.wait_for_change(before)
    roads = lit(somebody)
    assert roads and all(move.startswith(f"{chosen} ") for move in roads), "only roads for the counter in the air are lit"
    before = somebody.version()
    somebody.page.locator(f'[data-move="{roads[0]}"]').click()
    somebody.wait_for_change(before)
    expect(somebody.page.locator("[data-planned]")).to_have_count(1)
    somebody.page.locator("[data-back]").click()
    expect(somebody.page.locator("[data-planned]")).to_have_count(0)
    somebody.page.locator(f'[data-move="{roads[0]}"]').click()
    on_map = somebody.page.locator("[data-thing^=laid]").count()
    somebody.confirm().click()
    expect(somebody.page.locator(f'[data-thing^="laid {roads[0].split()[-1]}-"]')).to_have_count(1)
    assert somebody.page.locator("[data-thing^=laid]").count() > on_map


def test_what_cannot_be_done_says_why(person: Call) -> None:
    somebody = person()
    somebody.sit_down("elfenland")
    play_until(somebody, "plan ")
    before = somebody.version()
    somebody.page.locator('[data-move^="plan "]').first.click()
    somebody.wait_for_change(before)
    water = somebody.page.locator("path.touch", has=somebody.page.locator("title", has_text="Ferry"))
    water.first.dispatch_event("click")
    expect(somebody.page.locator(".note").first).to_contain_text("No counter lies on water")


def test_the_way_one_thinks_of_is_counted(person: Call) -> None:
    somebody = person()
    somebody.sit_down("elfenland")
    play_until(somebody, "take ")
    somebody.page.locator("[data-town=lapphalya]").click()
    somebody.page.locator("[data-town=feodor]").click()
    expect(somebody.page.locator(".legs li")).to_have_count(2)
    expect(somebody.page.locator(".sum")).to_contain_text("2 roads have no counter")
    expect(somebody.page.locator("[data-town=feodor] .badge")).to_have_attribute("data-legs", "2")
    # a far town brings the towns between; over water the rafts are told instead of a counter
    somebody.page.locator("[data-town=feodor]").click()
    somebody.page.locator("[data-town=lapphalya]").click()
    expect(somebody.page.locator(".legs li")).to_have_count(0)
    somebody.page.locator("[data-town=tichih]").click()
    assert somebody.page.locator(".legs li").count() >= 1


def test_setting_off_drafts_the_way(person: Call) -> None:
    somebody = person()
    somebody.sit_down("elfenland", seats=3)
    play_until(somebody, "go ")
    somebody.page.locator("#el-tab-way").click()
    somebody.page.locator(".route").first.click()
    town = somebody.page.locator(".legs li .to").last.inner_text().strip()
    before = somebody.version()
    somebody.page.get_by_role("button", name="Set off").click()
    somebody.wait_for_change(before)
    expect(somebody.page.locator(".steps li").last).to_contain_text(town)
    assert somebody.page.locator(".town .badge").count() >= 1, "the drafted way is numbered on the map"


def test_a_caravan_takes_its_cards_from_the_hand(person: Call) -> None:
    somebody = person()
    somebody.sit_down("elfenland", seats=3)
    play_until(somebody, "caravan ")
    before = somebody.version()
    somebody.page.locator('[data-move^="caravan "]').first.click()
    somebody.wait_for_change(before)
    moves = lit(somebody)
    if moves and moves[0].startswith("pay "):  # the last cards of a hand go without a choice
        assert somebody.page.locator(".hand [data-move]").count() == len(moves)
        before = somebody.version()
        somebody.page.locator(f'[data-move="{moves[0]}"]').click()
        somebody.wait_for_change(before)
        picked = somebody.page.locator(".hand .picked").count()
        assert picked == 1 or not lit(somebody)[0].startswith("pay "), "what is in the caravan is raised"


def test_cards_are_put_away_in_whatever_order(person: Call) -> None:
    """The house takes them in the order of their kinds; the last kind first is as good."""
    somebody = person()
    somebody.sit_down("elfenland")
    play_until(somebody, "stop")  # eight cards: four must go
    somebody.page.locator('[data-move="stop"]').click()
    expect(somebody.page.locator("[data-move^=discard]").first).to_be_visible()
    last = somebody.page.locator(".hand button").last
    name = (last.get_attribute("aria-label") or "").removeprefix("put away: ").split(",")[0]
    last.click()
    expect(somebody.page.locator(".hand .picked")).to_have_count(1)
    # then from the front, as many as it takes
    for n in range(2, 5):
        somebody.page.locator(".hand .cards:has(.card:not(.picked)) button").first.click()
        if n < 4:
            expect(somebody.page.locator(".hand .picked")).to_have_count(n)
    expect(somebody.confirm()).to_have_count(1)
    expect(somebody.page.locator(".steps")).to_contain_text(f"put away: {name}")


def test_no_move_is_left_without_its_place(person: Call) -> None:
    somebody = person()
    somebody.sit_down("elfenland")
    seen: set[str] = set()
    for _ in range(PATIENT):
        if {"take", "plan", "pass", "stop"} <= seen and ("keep" in seen or somebody.over()):
            break
        seen |= {move.split()[0] for move in lit(somebody)}
        plain = somebody.page.locator(".ends [data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
        assert set(plain) <= {"pass", "stop"}
        before = somebody.version()
        if somebody.step(lambda moves: len(moves) - 1):
            somebody.wait_for_change(before)
        else:
            somebody.page.wait_for_timeout(50)
    assert {"take", "plan", "pass", "stop"} <= seen


@pytest.mark.parametrize(("language", "words"), [("en", "giant pig"), ("ru", "кабан-великан")])
def test_a_counter_enlarges_with_its_costs(person: Call, language: str, words: str) -> None:
    somebody = person(language=language)
    somebody.sit_down("elfenland")
    play_until(somebody, "take ")
    somebody.page.locator(".hand button").first.focus()
    somebody.page.keyboard.press("i")
    expect(somebody.page.locator("dialog .picture svg")).to_be_visible()
    somebody.page.keyboard.press("Escape")
    expect(somebody.page.locator("dialog")).to_have_count(0)
    assert somebody.page.locator("th", has_text=words).count() == 1, "the table of costs lies open"


def test_on_a_phone_the_costs_are_one_tap_away_and_the_map_zooms(person: Call) -> None:
    somebody = person(phone=True)
    somebody.sit_down("elfenland")
    play_until(somebody, "take ")
    somebody.page.get_by_role("button", name="Costs").click()
    expect(somebody.page.locator(".board table")).to_be_visible()
    somebody.page.get_by_role("button", name="Costs", expanded=True).first.click()
    ground = somebody.page.locator(".ground")
    wide = ground.evaluate("one => one.clientWidth")
    window = somebody.page.locator(".map").bounding_box()
    assert window is not None
    fingers = {"x": window["x"] + window["width"] / 2, "y": window["y"] + window["height"] / 3, "gestureSourceType": "touch"}
    devtools = somebody.context.new_cdp_session(somebody.page)
    devtools.send("Input.synthesizePinchGesture", {**fingers, "scaleFactor": 1.6})
    assert ground.evaluate("one => one.clientWidth") > wide * 1.2
    assert somebody.page.evaluate("visualViewport.scale") == pytest.approx(1, abs=0.01), "the map zooms, not the page"
