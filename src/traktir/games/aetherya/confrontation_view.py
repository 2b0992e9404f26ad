"""What is seen of a table of Confrontation (AE-4.11): everything but what lies closed and how the decks are ordered.

Every seat and a spectator see the same; `seat` only says whose view it is.
"""

from __future__ import annotations

import msgspec

from traktir.games.aetherya.components import CARDS, LEGENDS, RACES
from traktir.games.aetherya.confrontation import Confrontation
from traktir.games.aetherya.confrontation_moves import PHASES
from traktir.games.aetherya.confrontation_scoring import accounts
from traktir.games.aetherya.confrontation_sheet import ROWS
from traktir.games.aetherya.confrontation_state import HAND, LAY
from traktir.games.aetherya.warfare import ELVES, GOBLINS, supplied
from traktir.games.aetherya.words import Numbers, spot, write_grid, write_legends


class PlayerView(msgspec.Struct, frozen=True):
    race: str
    legends: list[str]
    fortresses: list[str]  # spots
    fortresses_left: int
    threatened: list[str]  # spots of others' cards that this player may destroy
    points: int  # as the open cards lie
    rows: dict[str, int]  # the same row by row (AE-11.29), with the rivals' bonus (AE-11.32)
    hand: int = 0  # elves to be played again
    dragons: int = 0  # killed


class ConfrontationView(msgspec.Struct, frozen=True, tag_field="board", tag="land"):
    mode: str
    seat: int | None
    seats: int
    turn: int
    phase: str
    side: int
    land: str  # letters by row
    supplied: list[str]  # spots of cards that only their owner may replace
    offer: list[str]
    reach: int  # how many places of the offer may be chosen from
    deck: int
    discard: dict[str, int]
    unseen: dict[str, int]  # what the closed cards and the first deck hold together
    reshuffled: dict[str, int]  # what a deck made of the discard pile holds
    row: list[str]
    fulfilled: list[str]  # legends of the row that the land fulfils
    legend_deck: int
    unplayed: list[str]  # races without a player
    removed: str | None
    claimed: bool
    turns: int
    quiet: int
    players: list[PlayerView]
    chosen: str | None = None  # PLACE: the card to be laid
    from_hand: bool = False


def spots_of(side: int, mask: int) -> list[str]:
    return [spot(side, cell) for cell in range(side * side) if mask >> cell & 1]


def counts_of(cards: Numbers) -> dict[str, int]:
    return {CARDS[c]: n for c, n in enumerate(cards) if n}


def view(table: Confrontation, seat: int | None = None) -> ConfrontationView:
    side = table.land.side
    standing = accounts(table)
    players = [
        PlayerView(
            race=RACES[people],
            legends=write_legends(table.taken[i]),
            fortresses=spots_of(side, table.fortresses[people]),
            fortresses_left=table.spare[people],
            threatened=spots_of(side, table.threatened(people)),
            points=standing[i].total(),
            rows=dict(zip(ROWS, standing[i].rows(), strict=True)) | {"rivals": standing[i].bonus},
            hand=table.hand if people == ELVES else 0,
            dragons=table.slain if people == GOBLINS else 0,
        )
        for i, people in enumerate(table.peoples)
    ]
    laying = table.phase == LAY
    return ConfrontationView(
        mode="confrontation",
        seat=seat,
        seats=table.seats,
        turn=table.turn,
        phase=PHASES[table.phase],
        side=side,
        land=write_grid(side, table.land.at),
        supplied=spots_of(side, supplied(table.land)),
        offer=[CARDS[card] for card in table.offer],
        reach=table.places_in_reach(),
        deck=table.deck_left(),
        discard=counts_of(table.discard),
        unseen=counts_of(table.unseen),
        reshuffled=counts_of(table.deck),
        row=write_legends(table.row),
        fulfilled=write_legends(table.met),
        legend_deck=sum(table.legend_deck >> i & 1 for i in range(len(LEGENDS))),
        unplayed=[race for people, race in enumerate(RACES) if table.owners[people] < 0 and people != table.gone],
        removed=RACES[table.gone] if table.gone >= 0 else None,
        claimed=bool(table.claimed),
        turns=table.turns,
        quiet=table.quiet,
        players=players,
        chosen=CARDS[table.card_picked()] if laying else None,
        from_hand=laying and table.picked == HAND,
    )
