"""EL-12 and EL-13: who wins, early or late, with town cards or without."""

from __future__ import annotations

from collections import Counter

import pytest

from games.elfenland.table import all_but, fresh, hand, phase, play, seen, table, through
from traktir.core.game import Text
from traktir.games.elfenland import GAME
from traktir.games.elfenland.components import LINKS, TOWN_CARDS, TOWNS, distances
from traktir.games.elfenland.rules import Elfenland


def some(n: int, town: str = "elvenhold") -> list[str]:
    """n collected towns, the one where the boot stands among them."""
    towns = [town] if town != "elvenhold" else []
    return [*towns, *all_but(town)][:n]


def finish(*players: dict[str, object], **rest: object) -> Elfenland:
    """The last movement turn of the last round is over."""
    t = table(*players, seats=len(players), turn=len(players) - 1, round=4, **rest)
    play(t, "stop")
    assert t.turn == -1
    return t


def reasons(t: Elfenland) -> list[Text]:
    return GAME.score_sheet(t).decided_by


@pytest.mark.clause("EL-12.1")
def test_the_game_ends_with_the_last_movement_turn_of_round_four() -> None:
    t = table({"hand": ["raft"]}, {"hand": ["raft"]}, round=4)
    play(t, "stop")
    assert t.turn == 1
    play(t, "go elvenhold-rivinia raft", "stop")
    assert t.turn == -1 and phase(t) == "over" and t.scores() == [0, 1] and t.ranking() == [2, 1]
    refused = GAME.explain(t, 0)
    assert refused is not None and refused.clause == "EL-12.1"


@pytest.mark.clause("EL-12.2")
def test_most_markers_win() -> None:
    t = finish({"collected": some(7)}, {"collected": some(9)}, {"collected": some(8), "hand": ["4 pig"]})
    assert t.scores() == [7, 9, 8] and t.ranking() == [3, 1, 2]
    assert reasons(t) == []


@pytest.mark.clause("EL-12.3", "WE-15")
def test_a_tie_goes_to_the_fuller_hand() -> None:
    t = finish({"collected": some(15), "hand": ["3 pig"]}, {"collected": some(15), "hand": ["2 raft"]})
    assert t.ranking() == [1, 2]
    assert [reason.key for reason in reasons(t)] == ["elfenland-tie-cards"]


@pytest.mark.clause("EL-12.4", "EL-15.28")
def test_still_tied_they_share_the_victory() -> None:
    t = finish({"collected": some(15), "hand": ["3 pig"]}, {"collected": some(15), "hand": ["3 raft"]}, {"collected": some(2)})
    assert t.ranking() == [1, 1, 3]
    assert [reason.key for reason in reasons(t)] == ["elfenland-tie-cards", "elfenland-tie-shared"]


@pytest.mark.clause("EL-12.5", "WE-17", "EL-15.26")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_twentieth_marker_wins_at_once(round: int) -> None:
    t = table(
        {"hand": ["unicorn", "5 pig"], "town": "dagamura", "collected": all_but("kihromah")},
        {"hand": ["8 raft"], "collected": some(19)},
        roads=["unicorn dagamura-kihromah"],
        round=round,
    )
    play(t, "go dagamura-kihromah unicorn")
    assert t.turn == -1 and t.ranking() == [1, 2] and t.scores() == [20, 19]
    assert hand(t) == {"pig": 5} and hand(t, 1) == {"raft": 8}


@pytest.mark.clause("EL-12.5")
def test_a_caravan_may_bring_the_last_marker() -> None:
    t = table(
        {"hand": ["5 pig"], "town": "dagamura", "collected": all_but("kihromah")},
        roads=["unicorn dagamura-kihromah"],
    )
    play(t, "caravan dagamura-kihromah", "pay pig", "pay pig", "pay pig")
    assert t.turn == -1 and t.ranking() == [1, 2] and hand(t) == {"pig": 2}


@pytest.mark.clause("EL-12.6", "EL-15.27")
def test_in_the_last_round_play_goes_on() -> None:
    t = table(
        {"hand": ["unicorn"], "town": "dagamura", "collected": all_but("kihromah")},
        {"hand": ["unicorn", "2 raft"], "town": "dagamura", "collected": all_but("kihromah")},
        roads=["unicorn dagamura-kihromah"],
        round=4,
    )
    play(t, "go dagamura-kihromah unicorn")
    assert t.turn == 0 and phase(t) == "move"
    play(t, "stop", "go dagamura-kihromah unicorn", "stop")
    assert t.scores() == [20, 20] and t.ranking() == [2, 1]


@pytest.mark.clause("EL-15.34")
def test_a_game_of_three_rounds_knows_no_early_win() -> None:
    t = table(
        {"hand": ["unicorn"], "town": "dagamura", "collected": all_but("kihromah")},
        {"hand": []},
        roads=["unicorn dagamura-kihromah"],
        rounds=3,
        round=2,
    )
    play(t, "go dagamura-kihromah unicorn")
    assert t.turn == 0
    t = table(turn=1, rounds=3, round=3)
    play(t, "stop")
    assert t.turn == -1
    assert fresh(3, rounds=3).rounds == 3 and fresh(3).rounds == 4


# town cards


@pytest.mark.clause("EL-13.1")
def test_everybody_gets_a_town_card_of_his_own_and_sees_no_other() -> None:
    t = fresh(6, "towns")
    cards = [seen(t, seat).town_card for seat in range(6)]
    assert len(set(cards)) == 6 and None not in cards
    assert [p.town_card for p in GAME.view(t, 2).players if p.town_card] == [cards[2]]
    assert [p.town_card for p in GAME.view(t).players] == [None] * 6


@pytest.mark.clause("EL-13.1")
def test_town_cards_are_dealt_evenly() -> None:
    dealt = Counter(seen(fresh(2, "towns", seed=seed), seat).town_card for seed in range(1200) for seat in (0, 1))
    assert set(dealt) == {TOWNS[town] for town in TOWN_CARDS}
    assert all(150 < n < 250 for n in dealt.values())


@pytest.mark.clause("EL-13.2")
def test_the_twelve_towns() -> None:
    named = "beata ergeren grangor ixara jaccaranda mahdavikia strykhaven tichih usselen virst wylhien yttar"
    assert [TOWNS[town] for town in TOWN_CARDS] == named.split()


@pytest.mark.clause("EL-13.3", "WE-14")
def test_boris_and_jaccaranda() -> None:
    t = finish(
        {"collected": some(17, "throtmanni"), "town": "throtmanni", "town_card": "jaccaranda"},
        {"town_card": "beata"},
        mode="towns",
    )
    assert t.scores() == [16, -1]
    sheet = GAME.score_sheet(t)
    assert [line.points for line in sheet.lines] == [[17, 0], [-1, -1]]
    assert [p.town_card for p in GAME.view(t).players] == ["jaccaranda", "beata"]


@pytest.mark.clause("EL-13.3", "EL-15.29")
@pytest.mark.parametrize(
    ("a", "b", "links"),
    [("virst", "virst", 0), ("throtmanni", "jaccaranda", 1), ("beata", "yttar", 6), ("kihromah", "dagamura", 1)],
)
def test_distance_is_the_number_of_links(a: str, b: str, links: int) -> None:
    assert distances()[TOWNS.index(a)][TOWNS.index(b)] == links


@pytest.mark.clause("EL-13.4", "EL-15.29")
def test_every_link_is_one_step_in_either_direction() -> None:
    table_of = distances()
    for link in LINKS:
        a, b, _ = link.split("-")
        assert table_of[TOWNS.index(a)][TOWNS.index(b)] == table_of[TOWNS.index(b)][TOWNS.index(a)] == 1
    assert max(map(max, table_of)) == 6
    ferry_only = distances()[TOWNS.index("elvenhold")][TOWNS.index("virst")]
    assert ferry_only == 1


@pytest.mark.clause("EL-13.5", "EL-15.30")
def test_ties_in_the_variant() -> None:
    near = {"collected": some(10, "beata"), "town": "beata", "town_card": "beata"}  # 10 - 0
    far = {"collected": some(11, "throtmanni"), "town": "throtmanni", "town_card": "jaccaranda", "hand": ["4 pig"]}  # 11 - 1
    t = finish(near, far, mode="towns")
    assert t.scores() == [10, 10] and t.ranking() == [1, 2]
    assert [reason.key for reason in reasons(t)] == ["elfenland-tie-distance"]
    also = {"collected": some(10, "virst"), "town": "virst", "town_card": "virst", "hand": ["pig"]}
    t = finish(near, also, mode="towns")
    assert t.ranking() == [2, 1]
    assert [reason.key for reason in reasons(t)] == ["elfenland-tie-distance", "elfenland-tie-cards"]
    t = finish({**near, "hand": ["raft"]}, also, mode="towns")
    assert t.ranking() == [1, 1]
    assert reasons(t)[-1].key == "elfenland-tie-shared"


@pytest.mark.clause("EL-13.6", "EL-15.31")
def test_the_early_win_takes_no_account_of_town_cards() -> None:
    t = table(
        {"hand": ["unicorn"], "town": "dagamura", "collected": all_but("kihromah"), "town_card": "beata"},
        {"town_card": "yttar"},
        roads=["unicorn dagamura-kihromah"],
        round=2,
        mode="towns",
    )
    play(t, "go dagamura-kihromah unicorn")
    assert t.turn == -1 and t.scores() == [20, 0] and t.ranking() == [1, 2]
    assert [p.town_card for p in GAME.view(t).players] == [None, None]


@pytest.mark.clause("EL-13.6")
def test_the_variant_plays_like_the_base_game_until_the_end() -> None:
    base, towns = fresh(3, seed=5, first=0), fresh(3, "towns", seed=5, first=0)
    for t in (base, towns):
        through(t, "plan")
        assert phase(t) == "plan" and t.scores() == [0, 0, 0]
    assert GAME.view(base).stack == GAME.view(towns).stack


@pytest.mark.clause("EL-13.7")
def test_scores_may_be_negative() -> None:
    t = finish({"town_card": "yttar"}, {"town_card": "beata"}, mode="towns")
    assert t.scores() == [-5, -1] and t.ranking() == [2, 1]
