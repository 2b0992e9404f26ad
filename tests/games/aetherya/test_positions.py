"""Positions that cannot be are refused with the clause; hostile ones too, and never by accident."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.aetherya.table import QUIET, new, table, unloadable
from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.games.aetherya import GAME

FULL = "PFMS/SPFM/MSPF/FMSP"
HELD = {"phase": "held", "held": "E", "source": "deck"}


@pytest.mark.clause("AE-0.3", "AE-3.1", "AE-3.7", "AE-3.9")
@pytest.mark.parametrize(
    ("given", "refused"),
    [
        ({"grids": ["PFX#/####/####/####"]}, ("grid-letter", "AE-0.3")),
        ({"grids": ["####/####/####"]}, ("grid-size", "AE-3.7")),
        ({"grids": ["#####/####/####/####"]}, ("grid-size", "AE-3.7")),
        ({"grids": ["PPPP/P###/####/####"]}, ("cards", "AE-3.1")),
        ({"grids": ["(P)PPP/P###/####/####"]}, ("cards", "AE-3.1")),
        ({"discard": "SPFMHENGD"}, ("deck", "AE-3.9")),
        ({"discard": "S" * 30}, ("deck", "AE-6.3")),
        ({"discard": "X"}, ("grid-letter", "AE-0.3")),
        ({"deck": "PP"}, ("deck", "AE-6.3")),
        ({"turn": 2}, ("turn", "AE-3.8")),
        ({"turn": -1}, ("turn", "AE-3.8")),
        ({"first": 3}, ("first-player", "AE-3.8")),
        ({"phase": "over"}, ("turn", "AE-3.8")),
        ({"phase": "over", "turn": -1}, ("phase", "AE-7.2")),
        ({"phase": "vote"}, ("phase", "AE-4.10")),
        ({"phase": "after"}, ("phase", "AE-4.10")),
        ({"phase": "held"}, ("held", "AE-4.2")),
        ({"held": "E", "source": "deck"}, ("held", "AE-4.2")),
        ({"held": "E", "phase": "held"}, ("held", "AE-4.2")),
        ({"held": "EE", "source": "deck", "phase": "held"}, ("held", "AE-4.2")),
        ({"held": "E", "source": "last", "phase": "held"}, ("held", "AE-6.2")),
        ({"grids": [FULL], "seats": 4}, ("full", "AE-7.1")),
        ({"row": ["two_elves"]}, ("row", "AE-5.6")),
        ({"row": ["two_trolls"]}, ("no-legend", "AE-1.2")),
        ({"row": ["two_elves"] * 8}, ("legend-twice", "AE-1.2")),
        ({"grids": [{"legends": ["two_elves"]}, {"legends": ["two_elves"]}]}, ("legends", "AE-1.2")),
        ({"grids": [{"grid": QUIET, "hand": "PF"}]}, ("phase", "AE-3.6")),
        ({"phase": "arrange"}, ("start-hand", "AE-3.6")),
        ({"phase": "arrange", "grids": [{"hand": "PFF"}, {"hand": "PFMS"}]}, ("start-hand", "AE-3.4")),
        # other modes
        ({"mode": "coop", "grids": [{"legends": ["two_elves"]}]}, ("legends", "AE-1.2")),
        ({"mode": "coop", "phase": "piles"}, ("loose", "AE-10.12")),
        ({"mode": "coop", "phase": "vote", "votes": ["two_elves", ""], "turn": 0}, ("votes", "AE-10.7")),
        ({"mode": "coop", "votes": ["two_elves", ""]}, ("votes", "AE-10.7")),
        ({"mode": "coop", "row": ["two_elves"]}, ("row", "AE-10.1")),
        ({"mode": "coop", "deck": "PF"}, ("deck", "AE-6.1")),
        ({"mode": "coop", "claimed": True}, ("second-legend", "AE-10.6")),
        ({"mode": "solo", "legends": [["two_elves"], [], []]}, ("centuries", "AE-9.2")),
        ({"mode": "solo", "fulfilled": ["three_forests"]}, ("legends", "AE-9.8")),
        ({"mode": "solo", "account": [{}, {}]}, ("account", "AE-9.14")),
        ({"mode": "solo", "phase": "choose", **{k: HELD[k] for k in ("held", "source")}}, ("held", "AE-9.5")),
        ({"mode": "solo", "phase": "partner"}, ("exchange", "AE-9.3")),
        ({"mode": "solo", "lost": True}, ("phase", "AE-9.11")),
        ({"mode": "items", "phase": "token"}, ("deciding", "AE-8.2")),
        ({"mode": "items", "phase": "token", "deciding": "2,2"}, ("deciding", "AE-8.2")),
        ({"mode": "items", "phase": "spot", "using": "hammer"}, ("using", "AE-8.4")),
        ({"mode": "items", "phase": "gem"}, ("using", "AE-8.4")),
        ({"mode": "items", "grids": [{"tokens": [{"spot": "9,9"}]}]}, ("no-spot", "AE-0.3")),
        ({"mode": "items", "grids": [{"tokens": [{"spot": "1,1", "token": "sword"}]}]}, ("token-place", "AE-8.17")),
        ({"mode": "items", "grids": [{"grid": QUIET, "tokens": [{"spot": "2,2"}]}]}, ("token-place", "AE-8.17")),
        ({"mode": "items", "grids": [{"tokens": [{"spot": "1,1"}], "unseen": ["sword", "staff"]}]}, ("token-bag", "AE-8.1")),
        ({"mode": "items", "grids": [{"beside": {"sword": 4}}]}, ("token-box", "AE-1.3")),
        ({"mode": "items", "grids": [{"beside": {"axe": 1}}]}, ("no-token", "AE-1.3")),
    ],
    ids=lambda case: str(case)[:70],
)
def test_impossible_tables_are_refused(given: dict[str, Any], refused: tuple[str, str]) -> None:
    grids = given.pop("grids", [])
    assert unloadable(*grids, **given) == refused


HOSTILE: list[Any] = [
    {},
    {"mode": "base"},
    {"mode": "chess", "kingdoms": [{}, {}]},
    {"mode": "base", "kingdoms": []},
    {"mode": "base", "kingdoms": [{}] * 9},
    {"mode": "base", "kingdoms": [{}]},
    {"mode": "solo", "kingdoms": [{}, {}]},
    {"mode": "base", "kingdoms": [{}, {}], "turn": 10**30},
    {"mode": "base", "kingdoms": [{}, {}], "idle": 10**12},
    {"mode": "base", "kingdoms": [{}, {}], "phase": "tea"},
    {"mode": "base", "kingdoms": [{}, {}], "unknown": 1},
    {"mode": "base", "kingdoms": [{"grid": "#" * 5000}, {}]},
    {"mode": "base", "kingdoms": [{"grid": ["#"]}, {}]},
    {"mode": "base", "kingdoms": [{}, {}], "discard": "S" * 5000},
    {"mode": "base", "kingdoms": [{}, {}], "options": {"patience": -1}},
    {"mode": "base", "kingdoms": [{}, {}], "options": {"first_player": 3}},
    {"mode": "items", "kingdoms": [{"beside": {"sword": 10**9}}, {}]},
    {"mode": "items", "kingdoms": [{"tokens": [{"spot": "1,1", "token": "sword", "known_to": [3]}]}, {}]},
    {"mode": "coop", "kingdoms": [{}, {}], "phase": "piles", "loose": "E", "loose_spot": "(("},
    {"mode": "solo", "kingdoms": [{}], "account": [{"elves": 10**20}]},
    {"mode": "base", "kingdoms": [{"grid": "ẞ###/####/####/####"}, {}]},
    {"mode": "base", "kingdoms": [{"grid": "ﬁ##/####/####/####"}, {}]},
]


@pytest.mark.clause("AE-4.11")
@pytest.mark.parametrize("given", HOSTILE, ids=lambda given: str(given)[:60])
def test_hostile_positions_end_in_a_plain_refusal(given: Any) -> None:
    """Refused, or told by the types; a position that loads after all must be sound."""
    try:
        t = GAME.load(msgspec.convert(given, GAME.position_type))
    except (Refused, msgspec.ValidationError):
        return
    assert GAME.invariants(t) == []


@pytest.mark.clause("AE-0.3")
def test_broken_positions_of_real_games_never_fail_by_accident() -> None:
    """One field of a real position is spoilt after another."""
    wrong: list[Any] = [None, -1, 7, "", "PFX", "E", [], ["two_elves"], {}, True, "vote", "held", "token"]
    for mode, seats in (("base", 2), ("items", 2), ("solo", 1), ("coop", 2)):
        rng = Rng(3)
        t = GAME.new(Setting(seats, mode), rng)
        for step in range(40):
            legal = t.actions()
            t.play(legal[rng.below(len(legal))], rng)
            if t.turn < 0:
                break
            if step % 8:
                continue
            good = msgspec.to_builtins(GAME.dump(t))
            fields = set(good) | set(GAME.dump(t).__struct_fields__)
            for field in sorted(fields):
                for value in wrong:
                    try:
                        spoilt = GAME.load(msgspec.convert({**good, field: value}, GAME.position_type))
                    except (Refused, msgspec.ValidationError):
                        continue
                    assert GAME.invariants(spoilt) == [], (field, value)
                    assert spoilt.turn < 0 or spoilt.actions(), (mode, field, value)
                    GAME.view(spoilt, 0)


def test_a_position_by_hand_needs_little() -> None:
    t = table({}, {}, discard="")
    assert GAME.view(t).deck == 40 - 32 and GAME.view(t).phase == "turn"
    assert len(GAME.view(t).legends) == 8
    assert [GAME.mode_of(table(mode=mode)) for mode in ("base", "items", "solo", "coop")] == ["base", "items", "solo", "coop"]
    with pytest.raises(Refused):
        new(2, first_player=3)
