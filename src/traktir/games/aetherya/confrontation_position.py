"""A table of Confrontation as a file, written by hand or by `dump`.

What follows from the rest is left out: fortresses not built, the legend deck, what the land fulfils. What is not given has
a sensible default: an offer of the first cards left over, all remaining cards unseen, eight legends in the row. Fortresses
that the dwarves are due are built when a position is loaded (AE-11.23).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.game import Refused
from traktir.games.aetherya import about
from traktir.games.aetherya import confrontation as rules
from traktir.games.aetherya.components import CARDS, LETTERS, RACES
from traktir.games.aetherya.confrontation import FORTRESSES, LEGEND_ROW, POOLS, Confrontation
from traktir.games.aetherya.confrontation_moves import PHASES
from traktir.games.aetherya.confrontation_state import CHOOSE, CLAIM, HAND, LAY, OFFER, OVER, Terms
from traktir.games.aetherya.confrontation_view import spots_of
from traktir.games.aetherya.contact import CLOSED, DRAGON, ELF, TYPES
from traktir.games.aetherya.warfare import DWARVES, ELVES, GOBLINS
from traktir.games.aetherya.words import (
    Numbers,
    letter,
    parse_spot,
    read_grid,
    read_legends,
    read_secrets,
    write_grid,
    write_legends,
)

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Natural = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Letters = Annotated[str, msgspec.Meta(max_length=100)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Words = Annotated[list[Word], msgspec.Meta(max_length=60)]


USUAL = about.Confrontation()


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    race: Word
    legends: Words = []
    fortresses: Words = []  # spots
    hand: Small = 0  # the elves' destroyed cards
    dragons: Small = 0  # killed by the goblins


class ConfrontationPosition(
    msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="mode", tag="confrontation"
):
    land: Letters  # rows of letters, `#` for a closed card
    players: Annotated[list[Player], msgspec.Meta(min_length=2, max_length=4)]
    turn: Annotated[int, msgspec.Meta(ge=-1, le=3)] = 0
    phase: Literal["choose", "place", "claim", "over"] = "choose"
    removed: Word | None = None  # two players; default: the last race that nobody leads
    offer: Letters | None = None  # letters, place 1 first
    discard: Letters = ""
    deck: Letters = ""  # a deck made of the discard pile
    unseen: Letters | None = None  # closed cards and the first deck; default: every card that is nowhere else
    row: Words = []  # legends; filled up to eight
    chosen: Literal["1", "2", "3", "4", "hand"] | None = None  # phase `place`
    claimed: bool = False  # a legend was taken in this turn
    reshuffled: bool = False  # doubles have used up the deck in this turn
    before: Words = []  # phase `claim`: legends fulfilled before the placement
    turns: Natural = 0
    quiet: Natural = 0
    options: about.Confrontation = USUAL


TAMED_BY_OTHERS = ("zero", "plus", "minus")  # 0, 1, -1


def terms_of(options: about.Confrontation) -> Terms:
    terms = Terms()
    terms.portal_chain = int(options.portal_chain)
    terms.goblins_by_portal = int(options.goblin_2v1_through_portal == "peer")
    terms.must_claim = int(not options.legend_claim_optional)
    terms.claim_last = int(options.legend_after_last_card)
    terms.zero_from_six = int(options.dragon_row_zero_from_six_when_three_tamed)
    terms.spare_unplayed = int(not options.conf_unplayed_race_can_be_destroyed)
    terms.tamed_by_others = {"zero": 0, "plus": 1, "minus": -1}[options.conf_dragon_tamed_by_other_race]
    terms.kill_with_any = int(not options.conf_goblin_kill_needs_own_card)
    terms.own_deeds = int(options.conf_legend_needs_own_action)
    terms.swaps_reshuffle = int(options.conf_doubles_reshuffle)
    terms.turn_cap = options.turn_cap or 0
    terms.patience = options.patience or 0
    return terms


def options_of(terms: Terms) -> about.Confrontation:
    """The switches that go on to matter; who leads what is on the table."""
    options = about.Confrontation(
        portal_chain=bool(terms.portal_chain),
        goblin_2v1_through_portal="peer" if terms.goblins_by_portal else "never",
        legend_claim_optional=not terms.must_claim,
        legend_after_last_card=bool(terms.claim_last),
        dragon_row_zero_from_six_when_three_tamed=bool(terms.zero_from_six),
        conf_unplayed_race_can_be_destroyed=not terms.spare_unplayed,
        conf_dragon_tamed_by_other_race=TAMED_BY_OTHERS[terms.tamed_by_others],  # type: ignore[arg-type]
        conf_goblin_kill_needs_own_card=not terms.kill_with_any,
        conf_legend_needs_own_action=bool(terms.own_deeds),
        conf_doubles_reshuffle=bool(terms.swaps_reshuffle),
        turn_cap=terms.turn_cap or None,
        patience=terms.patience or None,
    )
    return USUAL if options == USUAL else options  # the very default is left out of the file


# writing


def write_letters(counts: Numbers) -> str:
    return "".join(letter(c) * n for c, n in enumerate(counts))


def dump(table: Confrontation) -> ConfrontationPosition:
    side = table.land.side
    position = ConfrontationPosition(
        land=write_grid(side, table.land.at),
        players=[
            Player(
                race=RACES[people],
                legends=write_legends(table.taken[seat]),
                fortresses=spots_of(side, table.fortresses[people]),
                hand=table.hand if people == ELVES else 0,
                dragons=table.slain if people == GOBLINS else 0,
            )
            for seat, people in enumerate(table.peoples)
        ],
        turn=table.turn,
        phase=PHASES[table.phase],
        removed=RACES[table.gone] if table.gone >= 0 else None,
        offer="".join(letter(card) for card in table.offer),
        discard=write_letters(table.discard),
        deck=write_letters(table.deck),
        unseen=write_letters(table.unseen),
        row=write_legends(table.row),
        turns=table.turns,
        quiet=table.quiet,
        options=options_of(table.terms),
    )
    if table.phase == LAY:
        position.chosen = "hand" if table.picked == HAND else str(table.picked + 1)  # type: ignore[assignment]
    if table.phase == CLAIM and table.terms.own_deeds:
        position.before = write_legends(table.stale)
    if table.phase in (CHOOSE, LAY):
        position.claimed = bool(table.claimed)
        position.reshuffled = bool(table.reshuffled)
    return position


# reading


def load(position: ConfrontationPosition) -> Confrontation:
    """A table on which AE-11 holds, or Refused says which clause is against it."""
    seats = len(position.players)
    given = position.options
    chosen = given.races or given.removed or given.spots or given.first_player is not None
    _require(not chosen, "aetherya-refused-confrontation-set-up", "AE-11.39")
    peoples = read_peoples([player.race for player in position.players])
    gone = read_removed(position.removed, peoples)
    terms = terms_of(given)
    table = rules.set_up(vec[i64](peoples), gone, terms)
    phase = PHASES.index(position.phase)
    _require(
        (position.turn == -1) == (phase == OVER) and position.turn < seats,
        "aetherya-refused-confrontation-seat",
        "AE-11.7",
        seats=seats,
    )
    table.phase = phase
    table.turn = position.turn
    table.turns = position.turns
    table.quiet = position.quiet
    _read_land(table, position.land)
    for seat, player in enumerate(position.players):
        _read_player(table, seat, player)
    _read_cards(table, position)
    _read_legends(table, position)
    if phase != OVER and table.owners[DWARVES] >= 0:
        table.build_on_mountains()
    if phase != OVER:
        table.look_for_legends(table.row)
    _read_turn(table, position)
    return table


def _require(holds: bool, key: str, clause: str, **args: str | int) -> None:
    if not holds:
        raise Refused(key, clause, **args)


def read_people(word: str) -> int:
    _require(word in RACES, "aetherya-refused-confrontation-no-race", "AE-11.3", race=word[:40])
    return RACES.index(word)


def read_peoples(words: list[str]) -> list[int]:
    peoples = [read_people(word) for word in words]
    _require(len(set(peoples)) == len(peoples), "aetherya-refused-confrontation-race-twice", "AE-11.3")
    return peoples


def read_removed(word: str | None, peoples: list[int]) -> int:
    """The people put into the box with two players, -1 with more."""
    if len(peoples) > 2:
        _require(word is None, "aetherya-refused-confrontation-removed-race", "AE-11.2")
        return -1
    if word is None:
        return max(people for people in range(4) if people not in peoples)
    gone = read_people(word)
    _require(gone not in peoples, "aetherya-refused-confrontation-removed-race", "AE-11.3")
    return gone


def _read_land(table: Confrontation, text: str) -> None:
    _require(max(read_secrets(table.land.side, text)) < 0, "aetherya-refused-confrontation-secret", "AE-11.6")
    for cell, card in enumerate(read_grid(table.land.side, text)):
        if card != CLOSED:
            table.land.lay(cell, card)
            table.closed_left -= 1
    ended = table.closed_left == 0
    clause = "AE-11.28"
    _require(
        ended == (table.phase == OVER),
        "aetherya-refused-confrontation-closed",
        clause,
        closed=table.closed_left,
        least=table.seats,
    )
    fewest = table.seats if table.phase == CLAIM and table.terms.claim_last else table.seats + 1
    _require(
        ended or table.closed_left >= fewest,
        "aetherya-refused-confrontation-closed",
        clause,
        closed=table.closed_left,
        least=table.seats,
    )


def _read_player(table: Confrontation, seat: int, given: Player) -> None:
    people = table.peoples[seat]
    land = table.land
    for word in given.fortresses:
        bit = 1 << parse_spot(land.side, word)
        own = table.cards_of(people) & bit and not table.fortresses[people] & bit
        _require(bool(own), "aetherya-refused-confrontation-fortress-spot", "AE-11.41", spot=word)
        _require(table.spare[people] > 0, "aetherya-refused-confrontation-fortresses", "AE-11.19", most=FORTRESSES)
        table.build(people, bit)
    table.taken[seat] = read_legends(given.legends)
    _require(not given.hand or people == ELVES, "aetherya-refused-confrontation-not-elves", "AE-11.22")
    _require(not given.dragons or people == GOBLINS, "aetherya-refused-confrontation-not-goblins", "AE-11.25")
    table.hand += given.hand
    table.slain += given.dragons


def read_letters(text: str) -> list[int]:
    counts = [0] * TYPES
    for sign in text.upper():
        _require(sign in LETTERS, "aetherya-refused-confrontation-letter", "AE-0.3", letter=sign, known=LETTERS)
        counts[LETTERS.index(sign)] += 1
    return counts


def _read_cards(table: Confrontation, position: ConfrontationPosition) -> None:
    """Every card is in exactly one place; what no place claims was never seen."""
    box = list(table.unseen)
    rest = list(box)
    for c in range(TYPES):
        rest[c] -= int(table.land.of[c]).bit_count()
    rest[ELF] -= table.hand
    rest[DRAGON] -= table.slain
    for text in (position.discard, position.deck, position.offer or ""):
        for c, n in enumerate(read_letters(text)):
            rest[c] -= n
    if position.offer is None:
        left = "".join(letter(c) for n in range(max(box)) for c in range(TYPES) if n < rest[c])
        offer = left[:OFFER]
        for sign in offer:
            rest[LETTERS.index(sign)] -= 1
    else:
        offer = position.offer.upper()
    for c, n in enumerate(rest):
        if n < 0:
            raise Refused("aetherya-refused-confrontation-cards", "AE-11.2", card=CARDS[c], most=box[c])
    _require(len(offer) == OFFER, "aetherya-refused-confrontation-offer", "AE-11.7", places=OFFER)
    if position.unseen is not None:
        for c, n in enumerate(read_letters(position.unseen)):
            if n != rest[c]:
                raise Refused("aetherya-refused-confrontation-unseen", "AE-11.40", card=CARDS[c], should=rest[c], given=n)
    table.offer = vec[i64]([LETTERS.index(sign) for sign in offer])
    table.discard = vec[i64](read_letters(position.discard))
    table.discard_size = sum(table.discard)
    table.deck = vec[i64](read_letters(position.deck))
    table.deck_size = sum(table.deck)
    table.unseen = vec[i64](rest)
    table.unseen_size = sum(rest)
    enough = table.unseen_size >= table.closed_left
    _require(enough, "aetherya-refused-confrontation-closed-cards", "AE-11.6", closed=table.closed_left, cards=table.unseen_size)
    # a deck is made of the discard pile only when the first one is used up
    made_over = not position.deck or table.unseen_size == table.closed_left
    _require(made_over, "aetherya-refused-confrontation-two-decks", "AE-11.27", cards=table.unseen_size - table.closed_left)


def _read_legends(table: Confrontation, position: ConfrontationPosition) -> None:
    pool = POOLS[table.gone + 1]
    row = read_legends(position.row)
    claimed = 0
    for mask in (row, *table.taken):
        _require(mask & ~pool == 0, "aetherya-refused-confrontation-legend-gone", "AE-11.4")
        _require(mask & claimed == 0, "aetherya-refused-confrontation-legend-places", "AE-1.2")
        claimed |= mask
    table.legend_deck = pool & ~claimed
    _require(row.bit_count() <= LEGEND_ROW, "aetherya-refused-confrontation-row", "AE-11.4", most=LEGEND_ROW)
    while row.bit_count() < LEGEND_ROW and table.legend_deck:
        legend = table.legend_deck & -table.legend_deck
        row |= legend
        table.legend_deck &= ~legend
    table.row = row


def _read_turn(table: Confrontation, position: ConfrontationPosition) -> None:
    """Put the table into the middle of a turn."""
    phase = table.phase
    _require((position.chosen is not None) == (phase == LAY), "aetherya-refused-confrontation-chosen", "AE-11.8")
    table.claimed = int(position.claimed)
    table.reshuffled = int(position.reshuffled)
    middle = phase in (CHOOSE, LAY)
    _require(
        middle or not (position.claimed or position.reshuffled),
        "aetherya-refused-confrontation-phase",
        "AE-11.35",
        phase=position.phase,
    )
    _require(not position.before or phase == CLAIM, "aetherya-refused-confrontation-phase", "AE-11.21", phase=position.phase)
    table.stale = read_legends(position.before)
    if phase == LAY:
        table.phase = CHOOSE
        action = rules.A_HAND if position.chosen == "hand" else rules.A_TAKE + int(position.chosen or 0) - 1
        _require(action in table.actions(), "aetherya-refused-confrontation-chosen", "AE-11.8")
        table.aim(action)
    elif phase == CLAIM:
        _require(table.claimable() != 0, "aetherya-refused-confrontation-phase", "AE-11.35", phase=position.phase)
