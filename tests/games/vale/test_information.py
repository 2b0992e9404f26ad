"""VE-1.4, VE-12.4: what stays known and what is imagined."""

from __future__ import annotations

from collections import Counter

import pytest

from games.vale.table import empty_piles, hand, me, options, phase, play, summon, table
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games.vale import GAME
from traktir.games.vale.components import CARDS
from traktir.games.vale.rules import Vale


def worlds(t: Vale, seat: int, n: int = 200) -> list[Vale]:
    rng = Rng(9)
    found = []
    for _ in range(n):
        world = t.imagine(seat, rng)
        assert isinstance(world, Vale) and GAME.invariants(world) == []
        found.append(world)
    return found


@pytest.mark.clause("VE-1.4", "VE-12.4")
def test_a_seat_keeps_its_own_hand_and_imagines_the_others() -> None:
    t = table({"hand": ["imp", "hydra"]}, me("troll", hand=["ember", "gust"], known=["gust"]))
    dealt: Counter[str] = Counter()
    for world in worlds(t, 0, 2000):
        assert hand(world) == {"imp", "hydra"}
        (other,) = hand(world, 1) - {"gust"}
        dealt[other] += 1
    unseen = set(CARDS) - {"imp", "hydra", "troll", "gust"}
    assert set(dealt) == unseen and max(dealt.values()) < 70  # about thirty each
    assert all(hand(world, 1) == {"ember", "gust"} for world in worlds(t, 1, 20))


@pytest.mark.clause("VE-12.4")
def test_tamed_recovered_and_taken_cards_stay_known() -> None:
    t = table({"caught": ["imp"]}, {})
    play(t, "tame imp")
    assert all("imp" in hand(world) for world in worlds(t, 1, 20))
    t = table(me("undine"), stage="resolution")
    play(t, "activate undine")
    assert all("undine" in hand(world) for world in worlds(t, -1, 20))
    t = table(me("mimic"), stage="resolution", discard=["troll"])
    play(t, "activate mimic", "take troll")
    assert all("troll" in hand(world) for world in worlds(t, 1, 20))


@pytest.mark.clause("VE-8.19", "VE-12.4")
def test_a_card_on_top_of_the_pile_is_nobodys_secret() -> None:
    t = table({"hand": ["tengu"], "stones": "B"}, me("griffon"))
    summon(t, "tengu")
    assert all(GAME.view(world).top == "tengu" for world in worlds(t, 0, 20))
    play(t, "end", "end", "activate griffon")
    assert hand(t, 1) == {"tengu"} and GAME.view(t, 0).players[1].known == ["tengu"]


@pytest.mark.clause("VE-4.2", "VE-12.4")
def test_a_card_drawn_before_a_shuffle_cannot_be_in_the_new_pile() -> None:
    held = [card for card in CARDS if card not in ("imp", "hydra", "troll", "griffon")]
    t = table(me("griffon", hand=[]), {"hand": held}, stage="resolution", discard=["imp", "hydra", "troll"])
    play(t, "activate griffon")  # the pile was empty: the discard pile is shuffled in
    (drawn,) = hand(t)
    assert drawn in ("imp", "hydra", "troll")
    for world in worlds(t, -1, 50):
        assert len(hand(world)) == 1 and hand(world) <= {"imp", "hydra", "troll"}
        assert hand(world, 1) == set(held)
    again = GAME.load(GAME.dump(t))
    assert all(hand(world, 1) == set(held) for world in worlds(again, 0, 20))


@pytest.mark.clause("VE-12.4")
def test_cards_of_two_old_shuffles_are_not_mixed() -> None:
    rest = [card for card in CARDS if card not in ("imp", "hydra", "troll", "ember", "gust", "odin")]
    t = table(
        {"hand": ["imp", "ember"]},
        {"hand": ["hydra", "gust"]},
        {"hand": ["troll", "odin"]},
        seats=3,
        discard=rest,
        shuffles=2,
        drawn_before={"imp": 0, "hydra": 0, "troll": 0, "ember": 1, "gust": 1, "odin": 1},
    )
    seen = set()
    for world in worlds(t, -1, 300):
        hands = [hand(world, seat) for seat in range(3)]
        assert all(len(h & {"imp", "hydra", "troll"}) == 1 == len(h & {"ember", "gust", "odin"}) for h in hands)
        seen.add(tuple(tuple(sorted(h)) for h in hands))
    assert len(seen) == 36


@pytest.mark.clause("VE-8.17", "VE-8.18", "VE-12.4")
def test_a_hand_that_could_not_have_come_here_is_not_imagined() -> None:
    t = table({"hand": ["dragon-egg", "tidal", "imp"], "stones": "RRR"})
    play(t, "summon dragon-egg")
    dragons = set(CARDS[60:])
    assert all(hand(world) & dragons - {"dragon-egg"} for world in worlds(t, 1))
    play(t, "pay red", "pay red", "pay red")
    assert phase(t) == "free"
    assert all(options(world) for world in worlds(t, 1))


@pytest.mark.clause("VE-A17")
def test_with_both_piles_empty_everybody_knows_what_is_held() -> None:
    t = empty_piles({"hand": ["imp", "hydra"]})
    assert all(hand(world, 1) == hand(t, 1) for world in worlds(t, 0, 10))


def test_a_spectator_cannot_tell_worlds_apart_in_a_long_game() -> None:
    rng = Rng(11)
    t = GAME.new(Setting(4), rng)
    for _ in range(150):
        legal = t.actions()
        t.play(legal[rng.below(len(legal))], rng)
    assert all(GAME.view(world) == GAME.view(t) for world in worlds(t, -1, 20))
