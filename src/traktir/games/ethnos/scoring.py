"""Glory at the end of an age (ET-13 to ET-16) and the final order (ET-18). Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.bits import count
from traktir.games.ethnos import components
from traktir.games.ethnos.state import (
    ROW_BANDS,
    ROW_GIANT_HELD,
    ROW_GIANT_TAKEN,
    ROW_HORDE,
    ROW_MERFOLK,
    ROWS,
    Player,
    Table,
    band_age,
    band_seat,
    band_size,
    band_skeletons,
)

BAND_GLORY: Final = vec[i64](components.band_glory())
HORDE_GLORY: Final = vec[i64](list(components.HORDE_GLORY))


def _troll_ranks() -> list[int]:
    """By tokens held: first their sum, then the highest single one (ET-11.10b)."""
    ranks = []
    for held in range(1 << len(components.TROLL_TOKENS)):
        values = [v for i, v in enumerate(components.TROLL_TOKENS) if held >> i & 1]
        ranks.append(sum(values) * 8 + max(values, default=0))
    return ranks


TROLL_RANK: Final = vec[i64](_troll_ranks())
_BASE_SHIFT: Final = 8  # a troll rank is below 256


def standing(amount: i64, p: Player) -> i64:
    """The order inside a kingdom: markers, then troll tokens (ET-14.3); 0 = takes no part (ET-14.1)."""
    return 0 if amount == 0 else (amount << _BASE_SHIFT) + TROLL_RANK[p.trolls]


def score_place(t: Table, place: i64, ledger: vec[i64]) -> None:
    """Score one kingdom, or the merfolk board as a seventh (ET-14)."""
    contenders: i64 = 0
    for p in t.players:
        if (p.swum if place == ROW_MERFOLK else p.markers[place]) != 0:
            contenders += 1
    only_first = place == ROW_MERFOLK and t.first_place_only != 0
    rank: i64 = 0
    ceiling: i64 = 1 << 40
    while rank < contenders:
        best: i64 = 0
        n: i64 = 0
        for p in t.players:
            s = standing(p.swum if place == ROW_MERFOLK else p.markers[place], p)
            if s < ceiling:
                if s > best:
                    best = s
                    n = 1
                elif s == best:
                    n += 1
        # ET-14.4: those who are equal add up the prizes of their places and divide them, rounded down
        total: i64 = 0
        if only_first:
            total = t.tokens[place * t.ages + t.age]  # AM-15: one prize, and ET-15.3 does not apply
        else:
            i: i64 = 0
            while i < n:
                total += t.prize(place, rank + i, contenders)
                i += 1
        share = total // n
        if share != 0:
            seat: i64 = 0
            for p in t.players:
                if standing(p.swum if place == ROW_MERFOLK else p.markers[place], p) == best:
                    p.glory += share
                    ledger[(t.age * t.seats + seat) * ROWS + place] = share
                seat += 1
        if only_first:
            return
        rank += n
        ceiling = best


def score_boards(t: Table, merfolk: bool) -> None:
    """ET-13.2 to ET-13.4: kingdoms, merfolk board, giant token."""
    ledger = t.ledger[:]
    k: i64 = 0
    while k < 6:
        score_place(t, k, ledger)
        k += 1
    if merfolk:
        score_place(t, ROW_MERFOLK, ledger)
    seat: i64 = 0
    for p in t.players:
        ledger[(t.age * t.seats + seat) * ROWS + ROW_GIANT_TAKEN] = p.giant_taken
        seat += 1
    if t.giant_band >= 0:
        holder = band_seat(t.bands[t.giant_band])
        t.players[holder].glory += t.giant_glory[t.age]
        ledger[(t.age * t.seats + holder) * ROWS + ROW_GIANT_HELD] = t.giant_glory[t.age]
    t.ledger = ledger


def cash_in(t: Table, seat: i64) -> None:
    """ET-11.8c: all markers come off the horde board for glory and return to the supply."""
    p = t.players[seat]
    n = count(p.horde)
    p.glory += HORDE_GLORY[n]
    p.supply += n
    p.horde = 0
    ledger = t.ledger[:]
    ledger[(t.age * t.seats + seat) * ROWS + ROW_HORDE] = HORDE_GLORY[n]
    t.ledger = ledger


def score_bands(t: Table) -> None:
    """ET-13.7: what the bands are worth was added up as they were played."""
    ledger = t.ledger[:]
    seat: i64 = 0
    for p in t.players:
        p.glory += p.band_glory
        ledger[(t.age * t.seats + seat) * ROWS + ROW_BANDS] = p.band_glory
        p.band_glory = 0
        seat += 1
    t.ledger = ledger


def final_keys(t: Table) -> list[tuple[int, int]]:
    """What decides the game by seat: glory and kingdom markers (ET-18.1, ET-18.2), then the bands of the last age (ET-18.3).

    Bands are counted by size, six bits each, the largest size in the highest bits: comparing these numbers is comparing the
    bands one by one from the largest down. Skeletons have left and dwarves add nothing (AM-24).
    """
    sizes = vec[i64]([0] * 6)
    for band in t.bands:
        if band_age(band) == t.age:
            n = 6 * (band_size(band) - band_skeletons(band) - 1)
            step = _SIZE_STEP[n]
            if (sizes[band_seat(band)] >> n) & 63 < 63:
                sizes[band_seat(band)] += step
    keys: list[tuple[int, int]] = []
    seat: i64 = 0
    for p in t.players:
        markers: i64 = 0
        for m in p.markers:
            markers += m
        keys.append((p.glory * 64 + markers, sizes[seat]))
        seat += 1
    return keys


_SIZE_STEP: Final = vec[i64]([1 << n for n in range(60)])
