"""What one seat, or a spectator, sees of the table (ET-21.2). The only way out for clients and bots.

A band being composed and cards being kept are seen by their owner alone until they are laid down: to the others the phase
in which they were begun still goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from traktir.games.ethnos.components import KINGDOMS, TRIBES, TROLL_TOKENS
from traktir.games.ethnos.moves import PHASES
from traktir.games.ethnos.rules import Ethnos
from traktir.games.ethnos.state import (
    COMPOSE,
    DRAW,
    FOLLOW,
    KEEP,
    MARKER,
    band_age,
    band_leader,
    band_seat,
    band_size,
)
from traktir.games.ethnos.words import card, card_names, write_cards


class BandView(msgspec.Struct, frozen=True):
    leader: str
    cards: list[str]
    size: int
    giant_token: bool = False


class PlayerView(msgspec.Struct, frozen=True):
    glory: int
    hand_size: int
    hand: list[str] | None  # None: hidden
    known: list[str]  # cards that everybody has seen go into this hand
    bands: list[BandView]
    markers: dict[str, int]
    supply: int
    merfolk: int
    horde: list[str]
    trolls: list[int]


class View(msgspec.Struct, frozen=True):
    seat: int | None
    seats: int
    turn: int
    phase: str
    age: int
    ages: int
    tribes: list[str]
    tokens: dict[str, list[int]]
    row: list[str]
    deck: int  # hidden dragons included
    above_dragons: int  # how many cards can still be drawn before a dragon may come
    dragons: int
    ended_on: int
    trolls: list[int]
    giant_size: int
    players: list[PlayerView]
    resolving: BandView | None  # the band whose marker or ability is being decided
    band: list[str] | None = None  # COMPOSE, to its owner: the band so far
    leader: str | None = None
    kept: list[str] | None = None  # KEEP, to its owner
    left: int = 0


def trolls_of(mask: int) -> list[int]:
    return [value for i, value in enumerate(TROLL_TOKENS) if mask >> i & 1] if mask else []


def horde_of(mask: int) -> list[str]:
    return [kingdom for k, kingdom in enumerate(KINGDOMS) if mask >> k & 1] if mask else []


def bands_of(table: Ethnos) -> tuple[list[BandView], ...]:
    """The bands of this age by seat, oldest first."""
    return _bands((*table.slots,), (*table.bands,), (*table.laid,), table.seats, table.age, table.giant_band)


@lru_cache(1 << 11)
def _bands(
    slots: tuple[int, ...], bands: tuple[int, ...], laid: tuple[int, ...], seats: int, age: int, giant: int
) -> tuple[list[BandView], ...]:
    """They are looked at after every decision and change after a few."""
    names = card_names(*slots)
    cards: dict[int, list[str]] = {}
    for entry in laid:
        cards.setdefault(entry >> 6, []).append(names[entry & 63])
    found: tuple[list[BandView], ...] = tuple([] for _ in range(seats))
    for i, band in enumerate(bands):
        if i in cards and band_age(band) == age:
            found[band_seat(band)].append(BandView(names[band_leader(band)], cards[i], band_size(band), i == giant))
    return found


def view(table: Ethnos, seat: int | None = None) -> View:
    slots = table.slots
    mine = seat is not None and seat == table.turn
    phase = table.phase
    composing = mine and phase == COMPOSE
    keeping = mine and phase == KEEP
    if phase == COMPOSE and not mine:
        phase = table.opened
    bands = bands_of(table)
    resolving = None
    if MARKER <= phase <= DRAW or (phase == COMPOSE and table.opened == FOLLOW):
        resolving = bands[table.turn][-1]
    players = [
        PlayerView(
            glory=p.glory,
            hand_size=p.hand_size,
            hand=write_cards(slots, p.hand) if i == seat else None,
            known=write_cards(slots, p.known),
            bands=bands[i],
            markers=dict(zip(KINGDOMS, [*p.markers], strict=True)),
            supply=p.supply,
            merfolk=p.swum,
            horde=horde_of(p.horde),
            trolls=trolls_of(p.trolls),
        )
        for i, p in enumerate(table.players)
    ]
    left = table.left if PHASES[phase] == "bonus" or keeping else 0
    return View(
        seat=seat,
        seats=table.seats,
        turn=table.turn,
        phase=PHASES[phase],
        age=table.age + 1,
        ages=table.ages,
        tribes=[TRIBES[t] for t in [*slots]],
        tokens=tokens_of(table),
        row=write_cards(slots, table.row),
        deck=table.bag_size + 3 - table.dragons,
        above_dragons=table.top,
        dragons=table.dragons,
        ended_on=table.ended_on,
        trolls=trolls_of(table.trolls),
        giant_size=table.giant_size,
        players=players,
        resolving=resolving,
        band=write_cards(slots, table.picked) if composing else None,
        leader=card(slots, table.leader) if composing else None,
        kept=write_cards(slots, table.picked) if keeping else None,
        left=left,
    )


def views(table: Ethnos, seats: Sequence[int | None]) -> list[View]:
    """What several see: the same, apart from their hands and what the seat in turn is putting together."""
    seen = view(table)
    own = []
    for seat in seats:
        if seat is None:
            own.append(seen)
        elif seat == table.turn and table.phase in (COMPOSE, KEEP):
            own.append(view(table, seat))
        else:
            players = [*seen.players]
            players[seat] = replace(players[seat], hand=write_cards(table.slots, table.players[seat].hand))
            own.append(replace(seen, seat=seat, players=players))
    return own


def tokens_of(table: Ethnos) -> dict[str, list[int]]:
    ages, tokens = table.ages, [*table.tokens]
    return {name: tokens[k * ages : (k + 1) * ages] for k, name in enumerate(KINGDOMS)}
