"""Every move, question and refusal of the game can be told in both languages."""

from __future__ import annotations

import pytest

from games.elfenland.table import fresh, plan, play, reason, table
from traktir.core.game import Text
from traktir.core.rng import Rng
from traktir.core.rulebook import clauses
from traktir.games.elfenland import GAME
from traktir.games.elfenland.rules import ACTIONS
from traktir.locale import LANGUAGES, speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_is_said(language: str) -> None:
    known = clauses("elfenland")
    rng = Rng(8)
    texts: dict[str, Text] = {}  # each once
    for seed in range(5):
        t = fresh(2 + seed, "towns" if seed % 2 else "base", seed=seed)
        ply = 0
        while t.turn >= 0:
            assert GAME.clause(t) in known
            heard = [GAME.prompt(t)]
            for move in GAME.moves(t):
                heard.append(move.text)
                heard += [told for seat in (None, 0, t.turn) if (told := GAME.told(t, move.action, seat)) is not None]
            if ply % 8 == 0:
                refused = [why for action in range(ACTIONS) if (why := GAME.explain(t, action)) is not None]
                assert all(why.clause in known for why in refused)
                heard += [why.text for why in refused]
            texts.update((str(text), text) for text in heard)
            legal = t.actions()
            t.play(legal[rng.below(len(legal))], rng)
            ply += 1
        texts["over"] = GAME.prompt(t)
    say = speaker(language)
    assert all(say(text) for text in texts.values())
    assert len({text.key for text in texts.values()}) > 35


def test_russian_numbers() -> None:
    say = speaker("ru")
    assert say("elfenland-told-discard", cards=1) == "сбрасывает 1 карту"
    assert say("elfenland-told-discard", cards=3) == "сбрасывает 3 карты"
    assert (
        say("elfenland-move-go", **{"from": "feodor", "to": "virst"}, cards=2, transport="dragon")
        == "Феодор → Вирст за 2 карты: дракон"
    )


def test_each_refusal_has_words_of_its_own() -> None:
    roads = ["pig feodor-lapphalya", "dragon lapphalya-virst", "obstacle lapphalya-virst"]
    t = plan({"counters": ["pig", "cloud"]}, {"obstacle": False}, roads=roads)
    for move, told in (
        ("obstacle lapphalya-virst", "obstacle-twice"),
        ("obstacle ixara-virst", "obstacle-alone"),
        ("obstacle elvenhold-virst", "obstacle-water"),
        ("plan dragon", "no-counter"),
        ("plan pig ixara-virst", "counter-first"),
        ("plan raft", "raft-counter"),
        ("plan boat", "no-transport"),
        ("go elvenhold-virst raft", "not-now"),
        ("obstacle atlantis-virst", "no-town"),
        ("obstacle virst-yttar", "no-link"),
        ("dance", "refused-notation"),
        ("", "refused-notation"),
        ("plan", "refused-notation"),
    ):
        assert reason(t, move) == told, move
    play(t, "plan cloud")
    for move, told in (
        ("plan cloud feodor-lapphalya", "road-taken"),
        ("plan cloud dagamura-feodor", "terrain"),
        ("plan cloud elvenhold-virst", "counter-water"),
        ("plan pig ixara-virst", "other-chosen"),
    ):
        assert reason(t, move) == told, move
    spent = plan({"obstacle": False}, {"obstacle": False}, roads=roads)
    assert reason(spent, "obstacle feodor-lapphalya") == "obstacle-used"


def test_refused_journeys_have_words_of_their_own() -> None:
    roads = ["pig feodor-lapphalya", "dragon feodor-throtmanni", "wagon elvenhold-beata"]
    t = table({"town": "feodor", "hand": ["dragon", "2 cloud"]}, roads=roads)
    for move, told in (
        ("go feodor-lapphalya pig", "cards"),
        ("go feodor-lapphalya cloud", "other-counter"),
        ("go feodor-lapphalya raft", "no-water"),
        ("go feodor-rivinia cloud", "bare-road"),
        ("caravan feodor-rivinia", "bare-road"),
        ("caravan feodor-throtmanni", "caravan-strict"),
        ("go elvenhold-virst raft", "elsewhere"),
        ("go elvenhold-virst pig", "only-water"),
        ("go elvenhold-beata", "which-link"),
        ("caravan elvenhold-virst", "caravan-water"),
        ("caravan elvenhold-beata", "elsewhere"),
        ("discard cloud", "not-now"),
    ):
        assert reason(t, move) == told, move
    play(t, "go feodor-throtmanni dragon")
    assert reason(t, "caravan throtmanni-feodor") == "caravan-cards"


def test_some_things_may_be_written_in_two_ways() -> None:
    t = fresh(2)
    assert GAME.parse(t, "take stack") == GAME.parse(t, "stack") == GAME.parse(t, "  STACK ")
