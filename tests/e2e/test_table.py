"""What happens at any table: lost lines, reloads, spectators, one device for two, hints, reasons, replay, the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from e2e.conftest import House
from e2e.tavern import PATIENT, Person, expect, play_out


def test_the_language_changes_in_mid_turn(person: Callable[..., Person]) -> None:
    somebody = person(language="en")
    somebody.sit_down("ethnos")
    somebody.until_lit()
    before = somebody.version()
    somebody.step()
    somebody.wait_for_change(before)
    chosen = somebody.page.locator(".steps li").count()
    somebody.page.locator("header .language").click()
    expect(somebody.page.locator("[data-sentence]")).to_contain_text(re.compile("[а-я]"))
    assert somebody.page.locator(".steps li").count() == chosen
    play_out([somebody], seed=4)
    expect(somebody.page.locator("dialog .end")).to_contain_text(re.compile("[а-я]"))


def test_a_reload_and_a_lost_line_in_mid_turn(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.sit_down("vale")
    somebody.until_lit()
    somebody.step()
    somebody.page.reload()
    somebody.until_lit()
    lit = somebody.choices().count()
    somebody.context.set_offline(True)
    somebody.page.evaluate("() => dispatchEvent(new Event('offline'))")
    somebody.context.set_offline(False)
    somebody.page.reload()
    somebody.until_lit()
    assert somebody.choices().count() == lit


def test_a_restart_of_the_house_is_a_pause(person: Callable[..., Person], house: House) -> None:
    somebody = person()
    somebody.sit_down("ethnos")
    somebody.until_lit()
    house.close()
    expect(somebody.page.locator("[data-sentence]")).to_contain_text("broken")
    assert somebody.choices().count() == 0  # nothing can be chosen that could not be played
    house.open()
    somebody.until_lit()
    before = somebody.version()
    assert somebody.step()
    somebody.wait_for_change(before)


def test_a_spectator_sees_the_game_and_no_hand(person: Callable[..., Person]) -> None:
    player, watcher = person(), person()
    table = player.sit_down("ethnos", private=False)
    player.until_lit()
    watcher.go(f"/table/{table}")
    expect(watcher.page.locator(".watching")).to_be_visible()
    assert watcher.page.locator("[data-move]").count() == 0
    heard = watcher.page.locator("[data-log-announced]")
    before_all = heard.inner_text()
    for _ in range(PATIENT):
        if heard.inner_text() != before_all:
            return
        before = player.version()
        if player.step():
            player.wait_for_change(before)
        else:
            player.page.wait_for_timeout(60)
    raise AssertionError("the spectator heard nothing")


def test_one_device_for_two_has_a_curtain(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.go("/open/vale")
    somebody.page.get_by_role("button", name="2", exact=True).click()
    somebody.page.locator("#seat-0").select_option("me")
    somebody.page.locator("[data-open]").click()
    seen = set()
    for _ in range(40):
        somebody.until("() => document.querySelector('[data-lift], [data-move], [data-confirm]:enabled') !== null")
        if somebody.page.locator("[data-lift]").count():
            seen.add(somebody.page.locator("h1").inner_text())
            assert somebody.page.locator("[data-move]").count() == 0
            somebody.page.locator("[data-lift]").click()
            continue
        if len(seen) > 1:
            break
        before = somebody.version()
        if somebody.step():
            somebody.wait_for_change(before)
    assert len(seen) == 2, seen


def test_a_hint_is_a_legal_move(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.sit_down("aetherya")
    somebody.until_lit()
    somebody.page.locator("[data-hint]").click()
    expect(somebody.page.locator(".hint")).to_be_visible()
    before = somebody.version()
    somebody.page.locator(".hint button").click()
    somebody.wait_for_change(before)


def test_take_back_restores_the_choices(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.sit_down("ethnos")
    somebody.until_lit()
    lit = somebody.choices().count()
    before = somebody.version()
    somebody.step()
    somebody.wait_for_change(before)
    somebody.page.keyboard.press("Escape")
    expect(somebody.page.locator("[data-confirm]")).to_have_count(0)
    assert somebody.choices().count() == lit


def test_chat_reaches_the_other_side(person: Callable[..., Person]) -> None:
    player, watcher = person(), person()
    table = player.sit_down("vale", private=False)
    watcher.go(f"/table/{table}")
    for somebody in (player, watcher):
        somebody.page.get_by_role("tab", name="Chat").click()
    player.page.fill("#chat", "Good luck <b>everybody</b>")
    player.page.press("#chat", "Enter")
    expect(watcher.page.locator(".chat li p")).to_have_text("Good luck <b>everybody</b>")


def test_replay_and_verification_after_the_end(person: Callable[..., Person]) -> None:
    somebody = person()
    table = somebody.sit_down("aetherya")
    play_out([somebody], seed=5)
    somebody.page.locator("summary").click()
    somebody.page.get_by_role("button", name="Check").click()
    expect(somebody.page.locator("details .yes")).to_be_visible()
    somebody.go(f"/replay/{table}")
    sentence = somebody.page.locator("[data-sentence]")
    expect(sentence).to_contain_text("step")
    first = sentence.inner_text()
    somebody.page.locator("[data-next]").click()
    expect(sentence).not_to_have_text(first)
    somebody.page.locator(".eyes select").select_option("0")
    expect(sentence).to_contain_text("step")
    somebody.page.locator(".eyes select").select_option("null")
    expect(sentence).to_contain_text("step")


FLIGHTS = """
    const animate = Element.prototype.animate;
    window.flights = [];
    Element.prototype.animate = function (...args) { flights.push(this.dataset.thing); return animate.apply(this, args) };
"""


@pytest.mark.parametrize("motion", [True, False])
def test_what_is_taken_flies_unless_nothing_may_move(person: Callable[..., Person], motion: bool) -> None:
    somebody = person(motion=motion)
    somebody.context.add_init_script(FLIGHTS)
    somebody.sit_down("ethnos")
    somebody.until_lit()
    held = somebody.page.locator("[data-thing^=hand-]").evaluate_all("all => all.map(one => one.dataset.thing)")
    before = somebody.version()
    somebody.step(lambda lit: lit.index("deck"))
    somebody.wait_for_change(before)
    somebody.confirm().click()
    somebody.until("held => document.querySelectorAll('[data-thing^=hand-]').length > held", len(held))
    flown = somebody.page.evaluate("flights")
    fresh = somebody.page.locator("[data-thing^=hand-]").evaluate_all("all => all.map(one => one.dataset.thing)")
    assert bool(set(flown) & (set(fresh) - set(held))) == motion
    assert motion or flown == []


def test_a_dialog_keeps_the_keys_and_gives_the_focus_back(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.sit_down("ethnos")
    somebody.until_lit()
    before = somebody.version()
    somebody.step()
    somebody.wait_for_change(before)
    drafted = somebody.page.locator(".steps li").count()
    somebody.page.locator("[data-menu]").focus()
    somebody.page.keyboard.press("Enter")
    somebody.page.locator("[data-resign]").click()  # goes out as it is pressed
    expect(somebody.page.locator("[data-sure]")).to_be_focused()
    somebody.page.keyboard.press("Escape")
    expect(somebody.page.locator("dialog[open]")).to_have_count(0)
    expect(somebody.page.locator("[data-menu]")).to_be_focused()
    assert somebody.page.locator(".steps li").count() == drafted


@pytest.mark.parametrize("game", ["ethnos", "elfenland"])
def test_an_open_replay_shows_every_hand(person: Callable[..., Person], game: str) -> None:
    somebody = person()
    table = somebody.sit_down(game)
    somebody.until_lit()
    assert somebody.page.locator(".rail .open").count() == 0
    somebody.page.locator("[data-menu]").click()
    somebody.page.locator("[data-leave]").click()
    somebody.page.locator("[data-sure]").click()
    somebody.page.locator("dialog .end").wait_for()  # bots have played it to its end
    somebody.go(f"/replay/{table}")
    expect(somebody.page.locator(".rail .open")).to_have_count(2)
    somebody.page.locator(".eyes select").select_option("0")
    expect(somebody.page.locator(".rail .open")).to_have_count(0)


def test_whoever_chooses_with_the_keyboard_keeps_a_place_on_the_page(person: Callable[..., Person]) -> None:
    """The choice just made is gone; the focus waits at the board, not at the top of the page."""
    somebody = person()
    page = somebody.page
    somebody.sit_down("ethnos")
    somebody.until_lit()
    places = []
    while len(places) < 6:
        before = somebody.version()
        if not somebody.step(keyboard=True):
            page.wait_for_timeout(60)
            continue
        somebody.wait_for_change(before)
        somebody.until("() => document.activeElement !== document.body")
        places.append(page.evaluate("() => document.activeElement.id"))
    assert "main" in places
