"""Confrontation behind the contract of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.encoder import Encoder
from traktir.core.game import Block, Move, Refused, ScoreSheet, Setting, Text
from traktir.core.insight import Insight
from traktir.core.rng import Rng
from traktir.games.aetherya import about
from traktir.games.aetherya import confrontation as rules
from traktir.games.aetherya import confrontation_features as features
from traktir.games.aetherya import confrontation_insight as insight
from traktir.games.aetherya import confrontation_moves as moves
from traktir.games.aetherya import confrontation_position as position
from traktir.games.aetherya.book import Book
from traktir.games.aetherya.components import CARDS
from traktir.games.aetherya.confrontation import FORTRESSES, POOLS, Confrontation
from traktir.games.aetherya.confrontation_encoder import ENCODERS
from traktir.games.aetherya.confrontation_position import ConfrontationPosition, read_people, read_peoples
from traktir.games.aetherya.confrontation_sheet import score_sheet
from traktir.games.aetherya.confrontation_state import OVER
from traktir.games.aetherya.confrontation_view import ConfrontationView, view
from traktir.games.aetherya.contact import CLOSED, DRAGON, DWARF, ELF, MOUNTAIN
from traktir.games.aetherya.contact import legends as legends_met
from traktir.games.aetherya.warfare import DWARVES, touching_two

SPOTS = "ABCD"


class ConfrontationBook(Book[Confrontation]):
    state_type = Confrontation
    position_type = ConfrontationPosition
    view_type = ConfrontationView
    actions = rules.ACTIONS

    def check_options(self, setting: Setting, options: msgspec.Struct) -> None:
        assert isinstance(options, about.Confrontation)
        seats = setting.seats
        peoples = read_peoples(list(options.races))
        if peoples and len(peoples) != seats:
            raise Refused("aetherya-refused-confrontation-races", "AE-11.3", seats=seats)
        if options.removed is not None:
            if seats != 2:
                raise Refused("aetherya-refused-confrontation-removed-race", "AE-11.2")
            if read_people(options.removed) in peoples:
                raise Refused("aetherya-refused-confrontation-removed-race", "AE-11.3")
        if options.spots and sorted(options.spots) != list(SPOTS[:seats]):
            raise Refused("aetherya-refused-confrontation-spots", "AE-11.39", spots=", ".join(SPOTS[:seats]))
        if options.first_player is not None and options.first_player >= seats:
            raise Refused("aetherya-refused-confrontation-seat", "AE-11.7", seats=seats)

    def dealer(self, setting: Setting, options: Any) -> Callable[[Rng], Confrontation]:
        seats = setting.seats
        chosen = vec[i64](read_peoples(list(options.races)))
        removed = -1 if options.removed is None else read_people(options.removed)
        spots = vec[i64]([SPOTS.index(letter) for letter in options.spots])
        first = -1 if options.first_player is None else options.first_player
        terms = position.terms_of(options)

        def deal(rng: Rng) -> Confrontation:
            peoples = chosen if len(chosen) else rules.deal_peoples(seats, removed, rng)
            gone = removed if seats != 2 or removed >= 0 else rules.remove_people(peoples, rng)
            return rules.new_game(peoples, gone, spots, first, terms, rng)

        return deal

    def view(self, state: Confrontation, seat: int | None = None) -> ConfrontationView:
        return view(state, seat)

    def encoder(self, setting: Setting) -> Encoder:
        return ENCODERS[setting.seats]

    def layout(self, setting: Setting) -> list[Block]:
        return features.layout(setting.seats)

    def score_sheet(self, state: Confrontation) -> ScoreSheet:
        return score_sheet(state)

    def prompt(self, state: Confrontation) -> Text:
        return moves.prompt(state)

    def clause(self, state: Confrontation) -> str:
        return moves.CLAUSES[state.phase]

    def move(self, state: Confrontation, action: int) -> Move:
        return moves.move(state, action)

    def parse(self, state: Confrontation, notation: str) -> int:
        return moves.parse(state, notation)

    def explain(self, state: Confrontation, action: int) -> Refused | None:
        return moves.explain(state, action)

    def dump(self, state: Confrontation) -> ConfrontationPosition:
        return position.dump(state)

    def load(self, given: ConfrontationPosition) -> Confrontation:
        return position.load(given)

    def weights(self) -> dict[str, int]:
        return dict(insight.WEIGHTS)

    def insight(self, weights: dict[str, int]) -> Insight:
        return insight.ConfrontationInsight(list(weights.values()))

    def invariants(self, state: Confrontation) -> list[str]:
        """AE-11.40, AE-11.41 and what AE-11.23, AE-11.28 leave behind."""
        wrong = []

        def check(holds: bool, what: str) -> None:
            if not holds:
                wrong.append(what)

        land = state.land
        box = rules.set_up(state.peoples, state.gone, state.terms).unseen
        for c, name in enumerate(CARDS):
            lying = int(land.of[c]).bit_count()
            offered = list(state.offer).count(c)
            aside = state.hand if c == ELF else state.slain if c == DRAGON else 0
            found = lying + offered + aside + state.unseen[c] + state.deck[c] + state.discard[c]
            check(found == box[c], f"{found} cards {name} instead of {box[c]}")
        check(state.unseen_size == sum(state.unseen), "unseen")
        check(state.deck_size == sum(state.deck), "deck")
        check(state.discard_size == sum(state.discard), "discard")
        closed = [cell for cell, card in enumerate(land.at) if card == CLOSED]
        check(land.closed == sum(1 << cell for cell in closed) and state.closed_left == len(closed), "closed cells")
        check(state.unseen_size >= state.closed_left, "too few unseen cards")
        if state.phase == OVER:
            check(not closed, "closed cards at the end")
        else:
            check(len(closed) >= state.seats, "too few closed cards")
        for people, owner in enumerate(state.owners):
            forts = int(state.fortresses[people])
            check(forts & ~state.cards_of(people) == 0, f"a fortress on a card that is not of people {people}")
            check(forts.bit_count() + state.spare[people] == (FORTRESSES if owner >= 0 else 0), f"fortresses of people {people}")
        if state.phase != OVER and state.owners[DWARVES] >= 0 and state.spare[DWARVES] > 0:
            due = touching_two(land, land.of[MOUNTAIN] & ~state.fortresses[DWARVES], land.of[DWARF])
            check(due == 0, "the dwarves have not built")
        if state.phase != OVER:
            met = legends_met(land, bool(state.terms.goblins_by_portal)) & state.row
            check(state.met == met, "fulfilled legends")
        legends = [state.row, state.legend_deck, *state.taken]
        check(sum(legends) == POOLS[state.gone + 1], "legends")
        check(sum(int(mask).bit_count() for mask in legends) == int(POOLS[state.gone + 1]).bit_count(), "a legend twice")
        return wrong
