"""Reading a table of kingdoms from a position: it could lie on a table, or Refused says which clause is against it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.game import Refused
from traktir.games.aetherya import components
from traktir.games.aetherya.components import CARDS, LEGENDS, LETTERS, ROWS
from traktir.games.aetherya.contact import CLOSED
from traktir.games.aetherya.coop import Coop
from traktir.games.aetherya.hoards import load_hoards
from traktir.games.aetherya.items import TOKENS, Items, new_hoard
from traktir.games.aetherya.moves import PHASES
from traktir.games.aetherya.position import SOURCES, BasePosition, CoopPosition, ItemsPosition, SoloPosition
from traktir.games.aetherya.rules import Base, new_kingdoms
from traktir.games.aetherya.solo import CENTURIES, Solo
from traktir.games.aetherya.state import (
    AFTER,
    ARRANGE,
    BLOCK,
    CENTRE,
    CHOOSE,
    EMPTY_DECK,
    EXCHANGE,
    FROM_DECK,
    FROM_HIDDEN,
    FROM_LAST,
    GEM,
    HELD,
    NOWHERE,
    OPEN,
    OVER,
    PARTNER,
    PILE,
    PILES,
    REACH,
    ROB,
    SECOND,
    SIDE,
    SOURCE,
    SPOT,
    SWORD,
    TOKEN,
    TURN,
    VOTE,
)
from traktir.games.aetherya.switches import ruling_of
from traktir.games.aetherya.words import (
    parse_legend,
    parse_spot,
    parse_token,
    read_grid,
    read_legends,
    read_secrets,
)


def require(holds: bool, key: str, clause: str, **args: str | int) -> None:
    if not holds:
        raise Refused(key, clause, **args)


def load(position: Any) -> Base:
    """The table, or Refused with the clause that is against it."""
    seats = len(position.kingdoms)
    alone = isinstance(position, SoloPosition)
    require((seats == 1) == alone, "refused-seats", "", seats=seats, low=1 if alone else 2, high=1 if alone else 4)
    ruling = ruling_of(position.options)
    kingdoms = new_kingdoms(seats, ruling)
    copies = components.copies(2 if alone else seats)
    table: Base
    if isinstance(position, ItemsPosition):
        table = Items(kingdoms, ruling, copies, [new_hoard() for _ in range(seats)])
    elif isinstance(position, CoopPosition):
        table = Coop(kingdoms, ruling, copies, components.coop_row(seats))
    elif alone:
        table = Solo(kingdoms, ruling, copies)
    else:
        table = Base(kingdoms, ruling, copies)
    phase = PHASES.index(position.phase)
    require(phase in _PHASES_OF[type(position)], "aetherya-refused-phase", "AE-4.10", phase=position.phase)
    require((position.turn == -1) == (phase == OVER) and position.turn < seats, "aetherya-refused-turn", "AE-3.8", seats=seats)
    require(position.first < seats, "aetherya-refused-first-player", "AE-3.8", seats=seats)
    table.first = position.first
    table.pass_turn(max(position.turn, 0))
    table.turn = position.turn
    table.phase = phase
    table.claimed = int(position.claimed)
    table.turns = position.turns
    table.idle = position.idle
    for k, realm in zip(kingdoms, position.kingdoms, strict=True):
        for cell, card in enumerate(read_grid(SIDE, realm.grid)):
            if card != CLOSED:
                k.land.lay(cell, card)
        secrets = read_secrets(SIDE, realm.grid)
        if max(secrets) >= 0:
            k.secrets = vec[i64](secrets)
        k.hand = sum(1 << card for card in _cards(realm.hand, distinct=True))
        k.shown = sum(1 << card for card in _cards(realm.shown, distinct=True))
        if k.hand == 0:  # AE-3.6: a square that is still being laid fulfils nothing yet
            table.update(k)
    table.held, table.source = _in_hand(position.held, position.source, position.deck)
    _read_legends(table, position)
    if isinstance(table, Coop):
        _read_coop(table, position)
    elif isinstance(table, Solo):
        _read_solo(table, position)
    _read_cards(table, position)
    if isinstance(table, Items):
        if position.deciding:
            table.cell = parse_spot(SIDE, position.deciding)
        load_hoards(table, position.kingdoms)
        _read_items(table, position)
    _check_phase(table, position)
    return table


_SHARED = {ARRANGE, TURN, HELD, OPEN, AFTER, OVER}
_PHASES_OF: dict[type, set[int]] = {
    BasePosition: _SHARED,
    ItemsPosition: _SHARED | {TOKEN, SPOT, SECOND, REACH, ROB, GEM, SWORD},
    CoopPosition: _SHARED | {PILES, VOTE},
    SoloPosition: _SHARED | {EXCHANGE, PARTNER, SOURCE, CHOOSE, BLOCK},
}


def _cards(text: str, distinct: bool = False) -> list[int]:
    for sign in text.upper():
        require(sign in LETTERS, "aetherya-refused-grid-letter", "AE-0.3", letter=sign, known=LETTERS)
    cards = [LETTERS.index(sign) for sign in text.upper()]
    require(not distinct or len(set(cards)) == len(cards), "aetherya-refused-start-hand", "AE-3.4")
    return cards


def _in_hand(text: str, source: str, deck: str | None) -> tuple[int, int]:
    require(len(text) <= 1 and bool(text) == bool(source), "aetherya-refused-held", "AE-4.2")
    found = SOURCES[source]
    require(found != FROM_LAST or deck is not None, "aetherya-refused-held", "AE-6.2")
    if found == FROM_DECK and deck is None:
        found = FROM_HIDDEN
    return (_cards(text)[0] if text else NOWHERE), found


def _read_legends(table: Base, position: Any) -> None:
    taken = 0
    for k, realm in zip(table.kingdoms, position.kingdoms, strict=True):
        k.legends = read_legends(realm.legends)
        require(not k.legends & taken, "aetherya-refused-legends", "AE-1.2")
        taken |= k.legends
    require(not taken or type(table) in (Base, Items), "aetherya-refused-legends", "AE-1.2")
    if isinstance(table, Solo):
        return
    gone = taken
    if isinstance(table, Coop):
        for words in (position.turned, position.penalty, position.boxed):
            mask = read_legends(words)
            require(not gone & mask, "aetherya-refused-legends", "AE-1.2")
            gone |= mask
    free = [i for i in range(len(LEGENDS)) if not gone >> i & 1]
    display = table.display - len(position.turned) if isinstance(table, Coop) else 8
    if position.row is None:
        table.row = sum(1 << i for i in free[: max(display, 0)])
    else:
        table.row = read_legends(position.row)
    require(not table.row & gone, "aetherya-refused-legends", "AE-1.2")
    # AE-5.6, AE-10.7: the row is full, or the deck is empty
    full = min(display, len(free))
    shown = int(table.row).bit_count()
    require(shown == full, "aetherya-refused-row", "AE-10.1" if isinstance(table, Coop) else "AE-5.6", legends=max(full, 0))
    table.legend_deck = (1 << len(LEGENDS)) - 1 & ~gone & ~table.row


def _read_coop(table: Coop, position: CoopPosition) -> None:
    table.turned = read_legends(position.turned)
    table.penalty = read_legends(position.penalty)
    table.boxed = read_legends(position.boxed)
    require(not position.claimed, "aetherya-refused-second-legend", "AE-10.6")
    require(
        (len(position.loose) == 1) == (table.phase == PILES) and len(position.loose) <= 1, "aetherya-refused-loose", "AE-10.12"
    )
    if position.loose:
        table.loose = _cards(position.loose)[0]
    if position.loose_spot:
        table.cell = parse_spot(SIDE, position.loose_spot)
        require(table.phase == PILES and table.me.land.at[table.cell] != CLOSED, "aetherya-refused-loose", "AE-10.12")
    if table.phase != VOTE:
        require(not position.votes, "aetherya-refused-votes", "AE-10.7")
        return
    votes = position.votes or [""] * table.seats
    require(len(votes) == table.seats, "aetherya-refused-votes", "AE-10.7")
    given = [parse_legend(word) if word else -1 for word in votes]
    before = (table.turn - table.first) % table.seats
    order = [given[(table.first + i) % table.seats] for i in range(table.seats)]
    fits = all((vote >= 0) == (i < before) for i, vote in enumerate(order)) and (table.ruling.vote or before == 0)
    fits = fits and all(vote < 0 or table.row >> vote & 1 for vote in given)
    choice = not table.turned and int(table.row).bit_count() > 1
    require(bool(fits and choice), "aetherya-refused-votes", "AE-10.7")
    table.votes = vec[i64]([*given, *[-1] * (4 - table.seats)])


def _read_solo(table: Solo, position: SoloPosition) -> None:
    table.century = position.century - 1
    masks = [read_legends(words) for words in position.legends]
    if not masks:
        masks, start = [], 0
        for century, size in enumerate(components.CENTURY_ROWS):
            masks.append(((1 << size) - 1) << start if century >= table.century else 0)
            start += size
    require(len(masks) == CENTURIES, "aetherya-refused-centuries", "AE-9.2")
    for century, mask in enumerate(masks):
        size = components.CENTURY_ROWS[century] if century >= table.century else 0
        require(int(mask).bit_count() == size, "aetherya-refused-centuries", "AE-9.2")
    whole = masks[0] | masks[1] | masks[2]
    require(int(whole).bit_count() == sum(int(mask).bit_count() for mask in masks), "aetherya-refused-legends", "AE-1.2")
    table.rows_of = vec[i64](masks)
    fulfilled = read_legends(position.fulfilled)
    require(not fulfilled & ~masks[table.century], "aetherya-refused-legends", "AE-9.8")
    table.row = masks[table.century] & ~fulfilled
    finished = table.century + (table.phase in (BLOCK, OVER))
    require(len(position.account) in (0, finished), "aetherya-refused-account", "AE-9.14")
    for century, rows in enumerate(position.account):
        for name, points in rows.items():
            require(name in ROWS, "aetherya-refused-account", "AE-9.14")
            table.ledger[century * len(ROWS) + ROWS.index(name)] = points
    table.second, table.second_source = _in_hand(position.second, position.second_source, None)
    require((table.second != NOWHERE) == (table.phase == CHOOSE), "aetherya-refused-held", "AE-9.5")
    require(
        bool(position.exchanging) == (table.phase == PARTNER), "aetherya-refused-exchange", "AE-9.3", legend=position.exchanging
    )
    if position.exchanging:
        table.partner = parse_legend(position.exchanging)
        require(bool(table.row >> table.partner & 1), "aetherya-refused-exchange", "AE-9.3", legend=position.exchanging)
    before_first = table.phase in (EXCHANGE, PARTNER)
    late = before_first and (table.century == 2 or bool(fulfilled))
    require(not late, "aetherya-refused-phase", "AE-9.3", phase=position.phase)
    table.lost = int(position.lost)
    require(not table.lost or table.phase == OVER, "aetherya-refused-phase", "AE-9.11", phase=position.phase)
    if table.phase == OVER and not table.lost:
        require(table.row == 0 and table.century == CENTURIES - 1, "aetherya-refused-phase", "AE-9.11", phase=position.phase)
    if table.phase == BLOCK:
        require(table.row == 0 and table.century < CENTURIES - 1, "aetherya-refused-phase", "AE-9.13", phase=position.phase)


def _read_cards(table: Base, position: Any) -> None:
    """AE-3.9, AE-6.3: whatever is nowhere to be seen is closed or in the deck."""
    piles = [_cards(position.discard), _cards(position.discard_2) if isinstance(position, CoopPosition) else []]
    for pile, cards in enumerate(piles):
        require(len(cards) <= PILE, "aetherya-refused-deck", "AE-6.3")
        for card in cards:
            table.put(pile, card)
    rest = [table.copies] * len(CARDS)
    seen = [*piles[0], *piles[1], table.held, *([table.second] if isinstance(table, Solo) else [])]
    if isinstance(table, Coop):
        seen.append(table.loose)
    for k in table.kingdoms:
        seen += [card for card in k.land.at if card != CLOSED]
        seen += [card for card in range(len(CARDS)) if k.hand >> card & 1]
        seen += list(k.secrets)
    deck = None if position.deck is None else _cards(position.deck)
    for card in [*seen, *(deck or [])]:
        if card != NOWHERE:
            rest[card] -= 1
            require(rest[card] >= 0, "aetherya-refused-cards", "AE-3.1", card=CARDS[card], most=table.copies)
    table.fill()
    table.hidden_size = 0
    for card, n in enumerate(rest):
        for _ in range(n):
            table.hide(card)
    closed = 12 * table.seats if table.phase == ARRANGE else table.closed_cards()
    closed -= sum(card >= 0 for k in table.kingdoms for card in k.secrets)
    require(deck is None or type(table) in (Base, Items), "aetherya-refused-deck", "AE-6.1")
    if deck is None:
        table.deck_size = table.hidden_size - closed
        require(table.deck_size >= 0, "aetherya-refused-deck", "AE-3.9")
        return
    table.fresh = 0
    require(table.hidden_size == closed, "aetherya-refused-deck", "AE-6.3")
    require(len(deck) <= PILE, "aetherya-refused-deck", "AE-6.3")
    table.deck = EMPTY_DECK[:]
    for i, card in enumerate(deck):
        table.deck[i] = card
    table.deck_size = len(deck)


def _read_items(table: Items, position: ItemsPosition) -> None:
    require(bool(position.deciding) == (table.phase in (TOKEN, SECOND)), "aetherya-refused-deciding", "AE-8.2")
    using = table.phase in (SPOT, SECOND, REACH, ROB, GEM, SWORD)
    require(bool(position.using) == using, "aetherya-refused-using", "AE-8.4")
    if using:
        token = parse_token(position.using)
        table.phase = AFTER
        table.looks = position.looks
        fits = table.usable(token)
        if fits:
            table.use(token)
        later = {SECOND: SPOT, GEM: ROB}
        fits = fits and table.phase == later.get(PHASES.index(position.phase), PHASES.index(position.phase))
        require(fits, "aetherya-refused-using", "AE-8.4")
        table.phase = PHASES.index(position.phase)
    table.looks = position.looks
    require(bool(position.wanted) == (table.phase == GEM), "aetherya-refused-wanted", "AE-8.13")
    if position.wanted:
        seat, _, word = position.wanted.partition(" ")
        require(seat in tuple("1234"[: table.seats]), "aetherya-refused-wanted", "AE-8.13")
        token = parse_token(word)
        require(bool(table.prey(int(seat) - 1, table.using) >> token & 1), "aetherya-refused-wanted", "AE-8.13")
        table.aim = (int(seat) - 1) * TOKENS + token
    if table.phase == TOKEN:
        lies = table.hoards[table.turn].lying[table.cell] >= 0 and table.me.land.at[table.cell] != CLOSED
        require(lies, "aetherya-refused-deciding", "AE-8.2")


def _check_phase(table: Base, position: Any) -> None:
    """What the phase says of the cards."""
    phase = table.phase
    key, args = "aetherya-refused-phase", {"phase": position.phase}
    if phase == ARRANGE:
        _check_squares(table)
        return
    require(all(k.hand == 0 and k.shown == 0 for k in table.kingdoms), key, "AE-3.6", **args)
    holds = phase in (HELD, SOURCE, CHOOSE)
    require((table.held != NOWHERE) == holds, "aetherya-refused-held", "AE-4.2")
    full = [k.land.closed == 0 for k in table.kingdoms]
    if phase in (OVER, BLOCK):
        require(all(full), key, "AE-7.2", **args)
        return
    # AE-7.1: a full kingdom ends the game, only its last token or legend may still be decided
    last = phase == TOKEN or (phase == AFTER and bool(table.ruling.legend_after_last))
    require(not any(f for seat, f in enumerate(full) if seat != table.turn or not last), "aetherya-refused-full", "AE-7.1")
    deck, discard = table.deck_size, table.heights[0]
    if isinstance(table, Coop):
        require(table.row | table.turned != 0, key, "AE-10.14", **args)
        require(deck > 0 or phase in (HELD, OPEN, PILES, AFTER), "aetherya-refused-deck", "AE-10.8")
    elif isinstance(table, Solo):
        require(deck > 0 or phase not in (TURN, EXCHANGE, PARTNER), "aetherya-refused-deck", "AE-9.9")
        require(discard > 0 or phase not in (TURN, EXCHANGE, PARTNER, SOURCE), "aetherya-refused-no-discard", "AE-9.17")
    elif phase == TURN:
        require(deck > 0 or discard > 0, "aetherya-refused-deck", "AE-6.3")
    if phase == AFTER and not isinstance(table, Items):
        require(not table.claimed and table.me.met & table.row != 0, key, "AE-4.10", **args)


def _check_squares(table: Base) -> None:
    """AE-3.6: from the first player on the squares are arranged; who has not had the turn yet holds four cards."""
    before = (table.turn - table.first) % table.seats
    for seat, k in enumerate(table.kingdoms):
        order = (seat - table.first) % table.seats
        hand = int(k.hand).bit_count()
        laid = 16 - int(k.land.closed).bit_count()
        fits = k.land.closed | CENTRE == 0xFFFF and hand + laid == 4 and int(k.square()).bit_count() == 4
        fits = fits and k.shown & ~k.square() == 0
        fits = fits and (hand == 0 if order < before else hand == 4 if order > before else hand >= 2)
        require(bool(fits), "aetherya-refused-start-hand", "AE-3.6")
    require(table.held == NOWHERE, "aetherya-refused-held", "AE-4.2")
