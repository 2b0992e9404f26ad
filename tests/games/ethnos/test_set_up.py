"""ET-1 to ET-4: the box, the set-up, the start of an age."""

from __future__ import annotations

from collections import Counter

import pytest

from games.ethnos.table import counted, hand, row, table, unloadable
from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.games.ethnos import GAME
from traktir.games.ethnos.components import COLOURS, FACTS, KINGDOMS, TRIBES
from traktir.games.ethnos.rules import Ethnos

SEATS = range(2, 7)
BOX = {0: 2, 2: 3, 4: 4, 6: 4, 8: 3, 10: 2}
BOX_WITHOUT_4_PLUS = {0: 1, 2: 3, 4: 2, 6: 2, 8: 3, 10: 1}
WITH_BOARDS = ["merfolk", "giants", "trolls", "orcs", "skeletons", "halflings"]


def fresh(seats: int, seed: int = 0, tribes: tuple[str, ...] = ()) -> Ethnos:
    return GAME.new(Setting(seats, options={"tribes": list(tribes)}), Rng(seed))


def everything(t: Ethnos) -> Counter[str]:
    """Every card of the table, wherever it is."""
    position = GAME.dump(t)
    cards = counted(position.deck) + counted(position.row)
    for player in position.players:
        cards += counted(player.hand)
    for laid in position.bands:
        cards += counted(laid.cards)
    return cards


@pytest.mark.clause("ET-1.1")
def test_six_kingdoms_each_with_its_colour() -> None:
    kingdoms = {"althea": "green", "duris": "purple", "ithys": "orange", "pelagon": "grey", "rhea": "red", "straton": "blue"}
    assert dict(zip(KINGDOMS, COLOURS, strict=True)) == kingdoms
    assert [len(spaces) for spaces in GAME.view(fresh(4)).tokens.values()] == [3] * 6
    for kingdom, colour in kingdoms.items():
        t = table("elves", {"hand": [f"{colour}-elf"]})
        t.play(GAME.choose(t, f"band tribe {colour}-elf"), Rng(0))
        assert [m.notation for m in GAME.moves(t)] == [f"marker {kingdom}", "no"]


@pytest.mark.clause("ET-1.2", "ET-2.3", "AM-06")
def test_twelve_cards_of_every_tribe_spread_evenly_over_the_colours() -> None:
    assert len(TRIBES) == 12
    t = fresh(4, tribes=("halflings", "skeletons", "dwarves", "elves", "giants", "wizards"))
    expected = {f"{c}-{f}": 2 for c in COLOURS for f in ("dwarf", "elf", "giant", "wizard")}
    expected |= {f"{c}-halfling": 4 for c in COLOURS}
    assert everything(t) == {**expected, "skeleton": 12}


@pytest.mark.clause("AM-06", "ET-1.2")
def test_skeletons_have_no_colour() -> None:
    assert unloadable("skeletons", {"hand": ["red-skeleton"]}) == ("ethnos-refused-no-card", "ET-1.2")
    t = table("skeletons", {"hand": ["skeleton", "red-dwarf"]}, {"hand": ["skeleton", "blue-dwarf"]})
    assert hand(t, 0)["skeleton"] == hand(t, 1)["skeleton"] == 1


@pytest.mark.clause("ET-1.3")
def test_dragons_are_no_cards_of_a_hand_or_a_band() -> None:
    assert unloadable("elves", {"hand": ["dragon"]}) == ("ethnos-refused-no-card", "ET-1.2")
    assert unloadable("elves", {"hand": ["red-dragon"]}) == ("ethnos-refused-no-card", "ET-1.2")
    assert GAME.view(fresh(4, tribes=tuple(WITH_BOARDS))).deck == 84 - 12 + 3


@pytest.mark.clause("ET-1.4")
def test_the_box_holds_what_the_rules_name() -> None:
    assert Counter(token["value"] for token in FACTS["glory_tokens"]["tokens"]) == BOX
    assert Counter(t["value"] for t in FACTS["glory_tokens"]["tokens"] if not t["four_plus"]) == BOX_WITHOUT_4_PLUS
    t = fresh(4, tribes=tuple(WITH_BOARDS))
    assert GAME.view(t).trolls == [1, 2, 3, 4, 5, 6]
    assert FACTS["orc_board"]["boards"] == 6
    assert FACTS["constants"]["markers_per_player"]["value"] == 26


@pytest.mark.clause("ET-1.5", "ET-2.2", "ET-2.4", "ET-2.7")
def test_a_player_begins_with_one_card_and_nothing_else() -> None:
    for seats in SEATS:
        t = fresh(seats, tribes=tuple(WITH_BOARDS[: 5 if seats < 4 else 6]))
        assert len(GAME.view(t).players) == seats
        for seat, p in enumerate(GAME.view(t).players):
            assert (p.glory, p.hand_size, p.bands, p.merfolk, p.horde, p.trolls) == (0, 1, [], 0, [], [])
            assert p.markers == dict.fromkeys(KINGDOMS, 0)
            assert sum(hand(t, seat).values()) == 1


@pytest.mark.clause("ET-1.7", "ET-2.2")
def test_one_marker_keeps_the_score_and_one_more_swims() -> None:
    without = ("dwarves", "elves", "giants", "wizards", "orcs", "trolls")
    assert {p.supply for p in GAME.view(fresh(4, tribes=without)).players} == {25}
    assert {p.supply for p in GAME.view(fresh(4, tribes=tuple(WITH_BOARDS))).players} == {24}
    assert unloadable("dwarves", {"markers": {"rhea": 26}}) == ("ethnos-refused-supply", "ET-1.7")
    assert unloadable("merfolk", {"markers": {"rhea": 25}}) == ("ethnos-refused-supply", "ET-1.7")
    assert unloadable("orcs", {"markers": {"rhea": 25}, "horde": ["rhea"]}) == ("ethnos-refused-supply", "ET-1.7")


@pytest.mark.clause("ET-2.1", "ET-3.2")
@pytest.mark.parametrize("seats", SEATS)
def test_glory_tokens_lie_in_ascending_order_and_all_are_dealt(seats: int) -> None:
    ties = 0
    for seed in range(40):
        tokens = GAME.view(fresh(seats, seed)).tokens
        assert list(tokens) == list(KINGDOMS)
        assert all(len(spaces) == (2 if seats < 4 else 3) and spaces == sorted(spaces) for spaces in tokens.values())
        dealt = Counter(value for spaces in tokens.values() for value in spaces)
        assert dealt == (BOX_WITHOUT_4_PLUS if seats < 4 else BOX)
        ties += any(len(set(spaces)) < len(spaces) for spaces in tokens.values())
    assert ties, "equal values may lie in one kingdom"


@pytest.mark.clause("ET-2.3", "ET-3.3")
@pytest.mark.parametrize("seats", SEATS)
def test_six_tribes_are_in_play_or_five_with_two_and_three_players(seats: int) -> None:
    for seed in range(20):
        t = fresh(seats, seed)
        tribes = GAME.view(t).tribes
        assert len(set(tribes)) == len(tribes) == (5 if seats < 4 else 6)
        singular = {f["id"]: f["singular_en"].lower() for f in FACTS["tribes"]}
        assert {card.split("-")[-1] for card in everything(t)} == {singular[tribe] for tribe in tribes}
        assert sum(everything(t).values()) == 12 * (len(tribes) + ("halflings" in tribes))


@pytest.mark.clause("ET-2.3", "ET-3.3")
def test_tribes_may_be_agreed_on_but_not_their_number() -> None:
    t = fresh(4, tribes=("wizards", "centaurs", "elves", "giants", "orcs", "trolls"))
    assert GAME.view(t).tribes == ["centaurs", "elves", "giants", "orcs", "trolls", "wizards"]
    for seats, tribes, clause in ((4, WITH_BOARDS[:5], "ET-2.3"), (3, WITH_BOARDS, "ET-3.3"), (4, ["elves"] * 6, "ET-2.3")):
        with pytest.raises(Refused) as refused:
            fresh(seats, tribes=tuple(tribes))
        assert (refused.value.text.key, refused.value.clause) == ("ethnos-refused-tribes", clause)
    with pytest.raises(Refused) as refused:
        fresh(4, tribes=(*WITH_BOARDS[:5], "fairies"))
    assert refused.value.clause == "ET-1.2"


@pytest.mark.clause("ET-2.4", "ET-2.5", "ET-2.6", "ET-2.7", "ET-2.8")
def test_a_tribe_brings_its_parts_and_without_it_they_do_not_exist() -> None:
    for seats in SEATS:
        t = fresh(seats, tribes=("centaurs", "dwarves", "elves", "minotaurs", "wizards", "wingfolk")[: 5 if seats < 4 else 6])
        assert GAME.view(t).trolls == []
    assert unloadable("elves", {"merfolk": 1}) == ("ethnos-refused-component", "ET-2.8")
    assert unloadable("elves", {"horde": ["rhea"]}) == ("ethnos-refused-component", "ET-2.8")
    assert unloadable("elves", {"trolls": [1]}) == ("ethnos-refused-component", "ET-2.8")
    assert unloadable("elves", {"hand": ["red-giant"]}) == ("ethnos-refused-not-in-play", "ET-2.8")
    t = table("merfolk orcs trolls", {"merfolk": 1, "horde": ["rhea"], "trolls": [1]})
    player = GAME.view(t).players[0]
    assert (player.merfolk, player.horde, player.trolls) == (1, ["rhea"], [1])
    assert GAME.view(t).trolls == [2, 3, 4, 5, 6]


@pytest.mark.clause("ET-2.4", "ET-3.4", "ET-2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_the_boards_show_the_side_for_the_number_of_players(seats: int) -> None:
    t = fresh(seats, tribes=tuple(WITH_BOARDS[: 5 if seats < 4 else 6]))
    few = seats < 4
    assert list(t.giant_glory) == ([2, 5] if few else [2, 4, 6])
    assert list(t.tokens[6 * t.ages :]) == ([1, 3] if few else [1, 2, 4])


@pytest.mark.clause("ET-3.1")
@pytest.mark.parametrize(("seats", "ages"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_two_and_three_players_play_two_ages(seats: int, ages: int) -> None:
    assert GAME.view(fresh(seats)).ages == ages
    assert unloadable("elves", seats=3, age=3) == ("ethnos-refused-age", "ET-3.1")


@pytest.mark.clause("ET-3.2")
def test_with_few_players_there_is_no_third_space() -> None:
    assert unloadable("elves", seats=3, tokens={"rhea": [0, 2, 4]}) == ("ethnos-refused-tokens", "ET-3.2")
    assert unloadable("elves", seats=4, tokens={"rhea": [0, 2]}) == ("ethnos-refused-tokens", "ET-2.1")
    assert unloadable("elves", seats=4, tokens={"rhea": [4, 2, 6]}) == ("ethnos-refused-tokens", "ET-2.1")
    assert unloadable("elves", seats=2, tokens={"rhea": [10, 10]}) == ("ethnos-refused-token-box", "ET-1.4")


@pytest.mark.clause("EX-01", "ET-4.2", "ET-4.3", "ET-4.1")
@pytest.mark.parametrize(("seats", "face_up"), [(2, 4), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_one_card_in_each_hand_and_two_face_up_for_each_player(seats: int, face_up: int) -> None:
    for seed in range(20):
        t = fresh(seats, seed)
        assert [p.hand_size for p in GAME.view(t).players] == [1] * seats
        assert sum(row(t).values()) == face_up
        assert GAME.view(t).dragons == 0
        assert GAME.view(t).age == 1


@pytest.mark.clause("ET-4.4", "AM-03")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("halflings", [False, True])
def test_the_deck_is_cut_in_two_and_the_dragons_lie_in_the_larger_part(seats: int, halflings: bool) -> None:
    tribes = ["centaurs", "dwarves", "elves", "giants", "wizards", "orcs"][: 5 if seats < 4 else 6]
    if halflings:
        tribes[0] = "halflings"
    view = GAME.view(fresh(seats, tribes=tuple(tribes)))
    n = 12 * (len(tribes) + halflings) - 3 * seats
    assert view.deck == n + 3
    assert view.above_dragons == n // 2
    figures = FACTS["setup_by_player_count"][str(seats)][f"deck_{'with' if halflings else 'without'}_halflings"]
    assert (view.deck, view.above_dragons) == (figures["deck_size"], figures["top_part"])


@pytest.mark.clause("ET-4.4", "ET-7.5")
@pytest.mark.parametrize("seats", SEATS)
def test_no_dragon_is_met_in_the_upper_part(seats: int) -> None:
    for seed in range(8):
        rng = Rng(seed)
        t = fresh(seats, seed)
        for drawn in range(GAME.view(t).above_dragons):
            # hands of ten are laid down as they come, so that everybody can go on drawing
            while t.me.hand_size == 10 or t.actions()[0] != 0:
                legal = t.actions()
                t.play(legal[rng.below(len(legal))], rng)
                if GAME.view(t).above_dragons == 0:
                    break
            assert GAME.view(t).dragons == 0
            if GAME.view(t).above_dragons == 0:
                break
            t.play(0, rng)
        assert GAME.view(t).dragons == 0 or GAME.view(t).above_dragons == 0
