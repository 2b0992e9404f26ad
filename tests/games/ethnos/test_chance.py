"""ET-2 and ET-4 by numbers: what the rules call random is as random as the box and a good shuffle make it.

The deck of the engine is drawn lazily; here it is compared with decks that are really shuffled, cut and stacked.
"""

from __future__ import annotations

import os
from collections.abc import Hashable
from itertools import combinations
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from chance import DOUBT, differ, strays, uneven
from games.ethnos.table import counted, hand, row, table
from traktir.core.game import Setting
from traktir.core.rng import LiveRng, Rng
from traktir.games.ethnos import GAME
from traktir.games.ethnos.rules import A_DECK, Ethnos, draw_tribes, new_game
from traktir.games.ethnos.view import tokens_of
from traktir.games.ethnos.words import card

MANY = 4 if os.environ.get("TRAKTIR_EXPECT") == "compiled" else 1
TRIBES = ["centaurs", "dwarves", "elves", "giants", "minotaurs", "wizards"]
FIGHTERS = ["centaur", "dwarf", "elf", "giant", "minotaur", "wizard"]
COLOURS = ["green", "purple", "orange", "grey", "red", "blue"]


@pytest.mark.clause("ET-2.3", "ET-3.3")
@pytest.mark.parametrize("n", [5, 6])
@pytest.mark.parametrize("rng", [Rng(5), LiveRng(bytes(range(32)))], ids=["simulation", "live"])
def test_every_choice_of_tribes_is_equally_likely(n: int, rng: Rng) -> None:
    every = list(combinations(range(12), n))
    seen = dict.fromkeys(every, 0)
    for _ in range(len(every) * 12):
        seen[tuple(draw_tribes(n, rng))] += 1
    assert abs(uneven(seen, every)) < DOUBT


@pytest.mark.clause("ET-4.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_is_first_equally_often(seats: int) -> None:
    rng = Rng(seats)
    seen = dict.fromkeys(range(seats), 0)
    for _ in range(600 * MANY):
        seen[new_game(seats, vec[i64](), rng).turn] += 1
    assert uneven(seen, range(seats)) < DOUBT


def tokens_by_the_book(chance: Random, seats: int) -> list[tuple[int, ...]]:
    """ET-2.1 and ET-3.2 by hand."""
    box = [0, 0, 2, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 8, 8, 8, 10, 10]
    if seats < 4:
        for marked in (0, 4, 4, 6, 6, 10):
            box.remove(marked)
    chance.shuffle(box)
    each = len(box) // 6
    return [tuple(sorted(box[k * each : (k + 1) * each])) for k in range(6)]


@pytest.mark.clause("ET-2.1", "ET-3.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_glory_tokens_are_dealt_at_random(seats: int) -> None:
    rng, chance = Rng(3), Random(3)
    deal = GAME.dealer(Setting(seats))
    ours, book = [], []
    for _ in range(1500 * MANY):
        ours.append([tuple(spaces) for spaces in tokens_of(deal(rng)).values()])
        book.append(tokens_by_the_book(chance, seats))
    for kingdom in range(6):
        assert differ([lots[kingdom] for lots in ours], [lots[kingdom] for lots in book]) < DOUBT
    # two kingdoms together: what lies in one is missing from the other
    assert differ([(x[0][-1], x[5][-1]) for x in ours], [(x[0][-1], x[5][-1]) for x in book]) < DOUBT


def deck_by_the_book(chance: Random, cards: list[str], top: int) -> list[str]:
    """ET-4.4 by hand: shuffle, cut, shuffle the dragons into the lower part, stack. Drawn from the front."""
    chance.shuffle(cards)
    lower = [*cards[top:], "dragon", "dragon", "dragon"]
    chance.shuffle(lower)
    return [*cards[:top], *lower]


def drawn(deck: list[str]) -> tuple[str, ...]:
    """What is met until the third dragon, which ends the age."""
    third = [i for i, card in enumerate(deck) if card == "dragon"][2]
    return tuple(deck[: third + 1])


def draw(t: Ethnos, rng: Rng) -> list[str]:
    """Recruit from the deck; the card that came into the hand, if any did."""
    held = t.me.hand
    before = list(held)
    t.play(A_DECK, rng)
    return [card(t.slots, c) for c, (had, has) in enumerate(zip(before, held, strict=True)) if has > had]


def drawn_at_the_table(t: Ethnos, rng: Rng) -> tuple[str, ...]:
    """The same by playing: everybody draws from the deck until the age is over. Bands do not matter here."""
    met: list[str] = []
    while True:
        dragons, age = t.dragons, t.age
        drawn_now = draw(t, rng)
        if t.age != age:
            return (*met, *["dragon"] * (3 - dragons))
        met += ["dragon"] * (t.dragons - dragons) + drawn_now


@pytest.mark.clause("ET-4.4", "ET-7.1", "ET-4.1")
@pytest.mark.parametrize("rng", [Rng(11), LiveRng(b"\x07" * 32)], ids=["simulation", "live"])
def test_a_small_deck_comes_out_in_every_order_that_a_shuffle_gives(rng: Rng) -> None:
    """Four cards, two of them above the dragons: the whole order, dragons and all, against a deck shuffled by hand."""
    cards = ["red-elf", "blue-elf", "red-dwarf", "red-dwarf"]
    chance = Random(12)
    empty = table("elves dwarves", seats=2)
    others = counted(GAME.dump(empty).deck)
    others.subtract(cards)
    start = table("elves dwarves", seats=2, row=[f"{n} {card}" for card, n in others.items() if n], above_dragons=2)
    ours, book = [], []
    for _ in range(3000 * MANY):
        copy = start.copy()
        assert isinstance(copy, Ethnos)
        ours.append(drawn_at_the_table(copy, rng))
        book.append(drawn(deck_by_the_book(chance, list(cards), 2)))
    assert len(set(book)) > 50
    assert set(ours) == set(book)
    assert differ(ours, book) < DOUBT


@pytest.mark.clause("ET-4.4", "AM-03")
def test_dragons_lie_anywhere_in_the_lower_part_with_equal_chances() -> None:
    """Where the three dragons are is one of the C(7, 3) ways, each as likely as the other."""
    cards = ["red-elf", "blue-elf", "grey-elf", "green-elf"]
    others = counted(GAME.dump(table("elves", seats=2)).deck)
    others.subtract(cards)
    start = table("elves", seats=2, row=[f"{n} {card}" for card, n in others.items() if n], above_dragons=0)
    rng = Rng(13)
    ways = list(combinations(range(7), 3))
    seen = dict.fromkeys(ways, 0)
    for _ in range(35 * 60 * MANY):
        copy = start.copy()
        assert isinstance(copy, Ethnos)
        met = drawn_at_the_table(copy, rng)
        seen[tuple(i for i, card in enumerate(met) if card == "dragon")] += 1
    assert uneven(seen, ways) < DOUBT


def age_by_the_book(chance: Random, cards: list[str], seats: int) -> tuple[list[str], list[str], list[str]]:
    """Hands, row and what comes out of the deck, by ET-4.1 to ET-4.4."""
    chance.shuffle(cards)
    hands, face_up, rest = cards[:seats], cards[seats : 3 * seats], cards[3 * seats :]
    return hands, face_up, list(drawn(deck_by_the_book(chance, rest, len(rest) // 2)))


def told_of(hands: list[str], face_up: list[str], met: list[str]) -> dict[str, Hashable]:
    """An age in a few figures. 27 cards lie above the cut; an age that only a last dragon at the bottom would end has 57."""
    return {
        "first dragon": [*met, "dragon"].index("dragon"),
        "third dragon": len(met) if met.count("dragon") == 3 else 57,
        "dragons behind the cut": tuple(card == "dragon" for card in met[27:31]),
        "first hand": hands[0],
        "last hand": hands[5],
        "red cards in the row": sum(card.startswith("red") for card in face_up),
        "first card": met[0],
        "last card above the cut": met[26],
        "last card": next(card for card in reversed(met) if card != "dragon"),
        "elves above the cut": sum(card.endswith("elf") for card in met[:27]),
        "pairs": (met[0] == met[1], met[0] == hands[0], met[0].split("-")[1] == hands[1].split("-")[1]),
    }


@pytest.mark.clause("ET-4.1", "ET-4.2", "ET-4.3", "ET-4.4", "ET-7.3")
def test_a_whole_age_deals_and_draws_like_a_shuffled_deck() -> None:
    """Six players hold exactly the whole deck, so an age can be played by drawing alone, but for a last dragon at the bottom."""
    rng, chance = Rng(19), Random(19)
    deal = GAME.dealer(Setting(6, options={"tribes": TRIBES}))
    box = [f"{colour}-{fighter}" for colour in COLOURS for fighter in FIGHTERS] * 2
    ours, book = [], []
    for _ in range(600 * MANY):
        t = deal(rng)
        hands = [next(iter(hand(t, seat))) for seat in range(6)]
        face_up = sorted(row(t).elements())
        met: list[str] = []
        while t.age == 0 and t.me.hand_size < 10:
            dragons = t.dragons
            drawn_now = draw(t, rng)
            met += ["dragon"] * (3 - dragons) if t.age else ["dragon"] * (t.dragons - dragons) + drawn_now
        ours.append(told_of(hands, face_up, met))
        book.append(told_of(*age_by_the_book(chance, list(box), 6)))
    for what in ours[0]:
        assert differ([age[what] for age in ours], [age[what] for age in book]) < DOUBT, what
    assert min(age["first dragon"] for age in ours) >= 27


@pytest.mark.clause("ET-21.2", "ET-6.5")
def test_imagined_hands_have_the_chances_of_the_cards_nobody_has_seen() -> None:
    """Five unseen cards, two of them in a rival's hand: each of the ways to hold them is as likely as it should be."""
    unseen = ["red-elf", "red-elf", "blue-elf", "grey-elf", "green-elf"]
    others = counted(GAME.dump(table("elves", seats=2)).deck)
    others.subtract(unseen)
    faces = [f"{n} {card}" for card, n in others.items() if n]
    t = table("elves", {}, {"hand": ["red-elf", "blue-elf"]}, seats=2, row=faces)
    chances: dict[object, float] = {}
    for pair in combinations(unseen, 2):
        held = tuple(sorted(pair))
        chances[held] = chances.get(held, 0) + 1 / 10
    seen = dict.fromkeys(chances, 0)
    rng = Rng(23)
    for _ in range(2000 * MANY):
        world = t.imagine(0, rng)
        assert isinstance(world, Ethnos)
        seen[tuple(sorted(hand(world, 1).elements()))] += 1
    assert strays(seen, chances) < DOUBT
