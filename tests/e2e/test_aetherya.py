"""Aetherya at the page: all five modes through their own controls, weighing, reasons, enlarging, the keyboard."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from e2e.tavern import Person, expect

MODES = [("base", 2), ("items", 2), ("solo", 1), ("coop", 2), ("confrontation", 2)]

# whatever is offered in words only is remembered: every decision should have had its place on the table
WATCH_WORDS = """
window.offeredInWords = [];
new MutationObserver(() => {
    for (const one of document.querySelectorAll("[data-unplaced]")) window.offeredInWords.push(one.dataset.move);
}).observe(document, {childList: true, subtree: true});
"""


def seated(person: Callable[..., Person], mode: str, seats: int, **wishes: object) -> Person:
    somebody = person(**wishes)
    somebody.context.add_init_script(WATCH_WORDS)
    somebody.sit_down("aetherya", seats=seats, mode=mode)
    somebody.page.wait_for_selector("[data-move]")
    return somebody


def lay_out(somebody: Person) -> None:
    """The start square, card by card, up to the first card of the first turn."""
    page = somebody.page
    while page.locator("[data-move='draw']").count() == 0:
        before = somebody.version()
        somebody.step(lambda _: 0)
        somebody.wait_for_change(before)


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_every_decision_has_its_place(person: Callable[..., Person], mode: str, seats: int) -> None:
    """Nothing is left to the list in words: each of the first decisions is made where it belongs."""
    somebody = seated(person, mode, seats)
    whims = random.Random(5)
    chosen: list[str] = []
    while len(chosen) < 50 and not somebody.over():
        before = somebody.version()
        done = somebody.step(lambda lit: whims.randrange(len(lit)))
        if done:
            chosen.append(done)
            somebody.wait_for_change(before)
        else:
            somebody.page.wait_for_timeout(50)
    assert any(one.startswith("place ") for one in chosen)
    assert somebody.page.evaluate("window.offeredInWords") == []


def test_the_second_press_of_a_double_click_does_not_look_closer(person: Callable[..., Person]) -> None:
    somebody = seated(person, "base", 2)
    lay_out(somebody)
    while not somebody.confirm().count():
        before = somebody.version()
        somebody.step(lambda _: 0)
        somebody.wait_for_change(before)
    page = somebody.page
    page.locator(".pile button:has([data-thing])").first.hover()
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    expect(page.locator("dialog")).to_have_count(0)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("dialog")).to_have_count(1)


def test_a_card_of_confrontation_goes_from_the_offer_to_the_land_on_a_phone(person: Callable[..., Person]) -> None:
    somebody = seated(person, "confrontation", 2, phone=True, language="ru")
    page = somebody.page
    page.wait_for_selector("[data-move^='take ']")
    page.locator("[data-move^='take ']").first.click()
    page.wait_for_selector("[data-move^='place ']")
    page.locator("[data-move^='place ']").last.click()
    expect(page.locator("[data-whatif]")).to_be_visible()
    expect(somebody.confirm()).to_be_visible()
    page.locator("[data-back]").click()
    page.wait_for_selector("[data-move^='place ']")


def points(somebody: Person) -> int:
    return int(somebody.page.locator(".plate .points").first.inner_text().replace("−", "-"))


def weigh(somebody: Person, whims: random.Random) -> int:
    """Point at one of the places where the card in hand may go, then lay it there: what the table said it would change."""
    places = somebody.page.locator("[data-move^='place ']:visible")
    chosen = places.nth(whims.randrange(places.count()))
    chosen.hover()
    said = somebody.page.locator("[data-whatif]").get_attribute("data-whatif")
    assert said is not None
    chosen.click()
    return int(said)


def test_the_weighed_points_are_those_that_the_house_counts(person: Callable[..., Person]) -> None:
    """AE-7: what is told under the pointer comes true; legends are left alone, so only the land counts."""
    somebody = seated(person, "base", 2)
    lay_out(somebody)
    whims = random.Random(11)
    expected = points(somebody)
    told: list[int] = []
    while len(told) < 10 and not somebody.over():
        before = somebody.version()
        lit: list[str] = somebody.choices().evaluate_all("all => all.map(one => one.dataset.move)")
        kinds = {one.split()[0] for one in lit}
        if somebody.confirm().count():
            somebody.confirm().click()
        elif "place" in kinds:
            assert points(somebody) == expected
            told.append(weigh(somebody, whims))
            expected += told[-1]
        elif kinds:
            quiet = next(kind for kind in ("done", "draw", "take") if kind in kinds)
            somebody.page.locator(f"[data-move='{quiet}']").click()
        if kinds or somebody.confirm().count():
            somebody.wait_for_change(before)
        else:
            somebody.page.wait_for_timeout(50)
    assert any(told)


def test_confrontation_tells_beforehand_what_everybody_will_have(person: Callable[..., Person]) -> None:
    """AE-11.29 to AE-11.32: two people, so that nobody moves between the weighing and the counting."""
    host, friend = person(), person()
    host.go("/")
    table, code = host.page.evaluate(
        """async () => {
            const send = async (path, body) => (await fetch(path, {method: "POST",
                headers: {"content-type": "application/json"}, body: JSON.stringify(body)})).json();
            await send("/api/guests", {});
            const {id} = await send("/api/tables", {game: "aetherya", mode: "confrontation", seats: 2});
            return [id, (await (await fetch(`/api/tables/${id}`)).json()).facts.code];
        }"""
    )
    host.go(f"/table/{table}")
    friend.go("/")
    friend.page.fill("#code", code)
    friend.page.press("#code", "Enter")
    friend.page.locator("[data-sit]").first.click()
    expect(host.page.locator("[data-start]")).to_be_enabled()
    host.page.locator("[data-start]").click()
    whims = random.Random(3)
    told: list[int] = []
    people = [host, friend]
    for somebody in people:
        somebody.page.wait_for_selector(".plate .points")
    while len(told) < 16:
        somebody = next((one for one in people if one.can_choose()), None)
        if somebody is None:
            host.page.wait_for_timeout(50)
            continue
        page = somebody.page
        before = points(somebody)
        page.locator("[data-move^='take ']").nth(whims.randrange(page.locator("[data-move^='take ']").count())).click()
        page.wait_for_selector("[data-move^='place ']")
        told.append(weigh(somebody, whims))
        other = people[1 - people.index(somebody)]
        while not other.can_choose():
            asked = page.locator("[data-confirm]:enabled, [data-move='done']")  # a legend that is left alone
            if asked.count():
                asked.first.click()
            page.wait_for_timeout(50)
        assert points(somebody) == before + told[-1]
    assert any(told)


def test_the_lines_add_up_to_the_score(person: Callable[..., Person]) -> None:
    """What is drawn between the cards, through portals too, is what the sheet counts."""
    somebody = seated(person, "base", 2)
    page = somebody.page
    lay_out(somebody)
    page.locator("#tab-score").click()
    rows = ("elves", "dwarves", "humans", "goblins", "conflicts")
    counted = sum(int(page.locator(f"[data-row='{row}']").first.inner_text().replace("−", "-")) for row in rows)
    drawn = page.locator("#main [data-points]").evaluate_all(
        "all => all.reduce((sum, one) => sum + Number(one.dataset.points), 0)"
    )
    assert drawn == counted


def test_what_cannot_be_chosen_says_why(person: Callable[..., Person]) -> None:
    somebody = seated(person, "base", 2)
    page = somebody.page
    page.locator("#main [data-spot='1,1']").click()
    expect(page.locator(".note")).to_contain_text("AE-3.6")


def test_a_card_is_enlarged_by_key_and_by_the_right_button(person: Callable[..., Person]) -> None:
    somebody = seated(person, "base", 2)
    page = somebody.page
    lay_out(somebody)
    page.locator("#main [data-spot='2,2']").focus()
    page.keyboard.press("i")
    expect(page.locator("dialog h3")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("#main .legend").first.click(button="right")
    expect(page.locator("dialog")).to_contain_text("points")


def test_arrows_walk_over_the_land(person: Callable[..., Person]) -> None:
    somebody = seated(person, "base", 2)
    page = somebody.page
    page.locator("#main [data-spot='2,2']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.spot") == "3,3"
    page.keyboard.press("Enter")
    page.wait_for_selector(".steps li")


def test_another_kingdom_is_laid_in_the_middle_and_back(person: Callable[..., Person]) -> None:
    somebody = seated(person, "base", 2)
    page = somebody.page
    lay_out(somebody)
    page.locator(".plates .look").click()
    expect(page.locator("#main .whose")).to_be_visible()
    page.locator("#main .whose button").click()
    expect(page.locator("#main .whose")).to_have_count(0)


def test_the_campaign_shows_its_three_rows_and_exchanges_a_legend(person: Callable[..., Person]) -> None:
    somebody = seated(person, "solo", 1, language="ru")
    page = somebody.page
    while page.locator("[data-move^='exchange ']").count() == 0:
        before = somebody.version()
        somebody.step(lambda _: 0)
        somebody.wait_for_change(before)
    assert page.locator("#main .legend").count() == 4
    assert page.locator("#main .chip").count() == 11
    given = page.locator("#main .legend[data-move]").first
    given.click()
    page.wait_for_selector("#main .chip[data-move]")
    taken = str(page.locator("#main .chip[data-move]").first.get_attribute("data-move"))
    page.locator(f"#main .chip[data-move='{taken}']").click()
    expect(page.locator(f"#main .legend[data-thing='legend-{taken.split()[1]}']")).to_be_visible()


def test_the_score_sheet_has_the_rows_of_confrontation(person: Callable[..., Person]) -> None:
    somebody = seated(person, "confrontation", 4)
    page = somebody.page
    page.locator("#tab-score").click()
    assert page.locator("#tab-room [data-row='fortresses']").count() == 4
    totals = page.locator("#tab-room [data-row='total']").all_inner_texts()
    assert all(re.fullmatch(r"−?\d+", total) for total in totals)


def test_races_and_spots_are_given_in_the_form(person: Callable[..., Person]) -> None:
    """AE-11.3, AE-11.39: whoever takes what another has gives away what he had; all options have words."""
    somebody = person(language="ru")
    page = somebody.page
    somebody.go("/open/aetherya")
    page.get_by_text("Противостояние").click()
    page.get_by_role("button", name="2", exact=True).click()
    page.locator("details summary").click()
    page.get_by_text("расы назначены").click()
    page.locator(".seats select").first.select_option("elf")
    expect(page.locator(".seats select").nth(1)).to_have_value("human")
    page.get_by_label("убирают в коробку").select_option("dwarf")
    page.get_by_text("места A–D").click()
    assert "_" not in page.locator("details").inner_text()
    page.locator("[data-open]").click()
    page.wait_for_selector(".people")
    assert [race.strip() for race in page.locator(".people .who b").all_inner_texts()] == ["Эльфы", "Люди"]
    expect(page.locator(".aside")).to_contain_text("Гномы")
