"""One kingdom of a position, and its tokens (AE-8)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from traktir.core.game import Refused
from traktir.games.aetherya import components
from traktir.games.aetherya.contact import CLOSED, DRAGON, GOBLIN, HUMAN
from traktir.games.aetherya.items import GRIFFIN, NOTHING, SEEN, STAFF, TOKENS, TREATY, UNSEEN, Items
from traktir.games.aetherya.state import CELLS, NOWHERE, SIDE, TOKEN
from traktir.games.aetherya.words import parse_spot, parse_token, spot

Word = Annotated[str, msgspec.Meta(max_length=40)]
Seats = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=3)]], msgspec.Meta(max_length=4)]


class Lying(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A token on a card: open, or closed and seen by some seats; without a name nobody has seen it."""

    spot: Word
    token: Word = ""
    known_to: Seats = []


class Realm(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One player's kingdom."""

    grid: Annotated[str, msgspec.Meta(max_length=100)] = "####/####/####/####"
    legends: Annotated[list[Word], msgspec.Meta(max_length=15)] = []
    hand: Annotated[str, msgspec.Meta(max_length=4)] = ""  # before the first turn: start cards still to be laid
    shown: Annotated[str, msgspec.Meta(max_length=4)] = ""  # start cards that everybody has seen
    tokens: Annotated[list[Lying], msgspec.Meta(max_length=CELLS)] | None = (
        None  # default: on the closed cards, as many as the set has left
    )
    beside: Annotated[dict[Word, Annotated[int, msgspec.Meta(ge=0, le=4)]], msgspec.Meta(max_length=TOKENS)] = {}
    # tokens of the own set that nobody has seen; default: as many as there are, of those not seen here, in the set's order
    unseen: Annotated[list[Word], msgspec.Meta(max_length=TOKENS)] | None = None


def dump_hoard(table: Items, seat: int, realm: Realm) -> None:
    hoard = table.hoards[seat]
    realm.tokens = []
    for cell, token in enumerate(hoard.lying):
        if token == NOTHING:
            continue
        lying = Lying(spot(SIDE, cell))
        if token >= SEEN:
            lying.token = components.TOKENS[token - SEEN]
            lying.known_to = [s for s in range(table.seats) if hoard.known[cell] >> s & 1]
        elif token != UNSEEN:
            lying.token = components.TOKENS[token]
        realm.tokens.append(lying)
    realm.beside = {name: n for name, n in zip(components.TOKENS, hoard.owned, strict=True) if n}
    realm.unseen = [name for i, name in enumerate(components.TOKENS) if hoard.bag >> i & 1]


def load_hoards(table: Items, realms: list[Realm]) -> None:
    found = [0] * TOKENS
    for seat, realm in enumerate(realms):
        for token in _load_hoard(table, seat, realm):
            found[token] += 1
    for token, n in enumerate(found):
        if n > table.seats:
            raise Refused("aetherya-refused-token-box", "AE-1.3", token=components.TOKENS[token], most=table.seats)
        table.gone[token] = table.seats - n


def _load_hoard(table: Items, seat: int, realm: Realm) -> list[int]:
    """Read one kingdom's tokens; all whose kind or place somebody knows, and those still in the bag."""
    hoard = table.hoards[seat]
    land = table.kingdoms[seat].land
    deciding = table.cell if table.phase == TOKEN and seat == table.turn else NOWHERE
    for cell in range(CELLS):
        hoard.lying[cell] = NOTHING
    kinds: list[int] = []
    own: set[int] = set()
    for lying in realm.tokens or []:
        cell = parse_spot(SIDE, lying.spot)
        if hoard.lying[cell] != NOTHING:
            raise Refused("aetherya-refused-two-tokens", "AE-8.17", spot=lying.spot)
        hoard.lying[cell] = UNSEEN
        if lying.token:
            token = parse_token(lying.token)
            kinds.append(token)
            hoard.lying[cell] = token + SEEN if lying.known_to else token
            if lying.known_to:
                own.add(token)
            for knowing in lying.known_to:
                if knowing >= table.seats:
                    raise Refused("aetherya-refused-turn", "AE-8.12", seats=table.seats)
                hoard.known[cell] |= 1 << knowing
        if cell == deciding:  # the token of the card that has just gone
            continue
        _check_place(table, seat, cell)
        if hoard.lying[cell] in (TREATY, STAFF):
            land.pacify(cell)
    for word, n in realm.beside.items():
        token = parse_token(word)
        hoard.owned[token] = n
        kinds += [token] * n
    if realm.tokens is None and table.turn >= 0:
        closed = [cell for cell in range(CELLS) if land.at[cell] == CLOSED]
        for cell in closed[: TOKENS - len(set(kinds)) if realm.unseen is None else len(realm.unseen)]:
            hoard.lying[cell] = UNSEEN
    unseen = sum(token == UNSEEN for token in hoard.lying)
    if realm.unseen is None:
        bag = [t for t in range(TOKENS) if t not in kinds][:unseen]
    else:
        bag = sorted({parse_token(word) for word in realm.unseen})
    if len(bag) != unseen or own & set(bag):
        raise Refused("aetherya-refused-token-bag", "AE-8.1", tokens=unseen)
    hoard.bag = sum(1 << t for t in bag)
    return kinds + bag


def _check_place(table: Items, seat: int, cell: int) -> None:
    """AE-8.17: closed tokens and Griffins lie on closed cards, a Treaty on an open race card, a Staff on an open Dragon."""
    token = table.hoards[seat].lying[cell]
    card = table.kingdoms[seat].land.at[cell]
    if token >= UNSEEN or token == GRIFFIN:
        fits = card == CLOSED or (token == GRIFFIN and table.turn < 0)
    elif token == TREATY:
        fits = HUMAN <= card <= GOBLIN
    elif token == STAFF:
        fits = card == DRAGON
    else:
        fits = False
    if not fits:
        raise Refused("aetherya-refused-token-place", "AE-8.17", spot=spot(SIDE, cell))
