"""The modes in which every player builds an own kingdom, behind the contract of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from traktir.core.encoder import Encoder
from traktir.core.game import Block, Move, Refused, ScoreSheet, Setting, Text
from traktir.core.insight import Insight
from traktir.core.rng import Rng
from traktir.games.aetherya import (
    components,
    coop,
    coop_sight,
    encoder,
    features,
    insight,
    items,
    items_sight,
    loading,
    moves,
    position,
    refusals,
    rules,
    sheet,
    sight,
    solo,
    solo_sight,
    view,
)
from traktir.games.aetherya.book import Book
from traktir.games.aetherya.contact import CLOSED, legends
from traktir.games.aetherya.coop import Coop
from traktir.games.aetherya.items import NOTHING, SEEN, UNSEEN, Items
from traktir.games.aetherya.rules import Base
from traktir.games.aetherya.solo import Solo
from traktir.games.aetherya.state import ARRANGE, NOWHERE, PILE, SIDE, TOKEN
from traktir.games.aetherya.switches import ruling_of


class Kingdoms(Book[Base]):
    """The base game, and what all four modes share."""

    mode = "base"
    state_type: type[Base] = Base
    position_type: type[msgspec.Struct] = position.BasePosition
    view_type = view.View
    actions = rules.ACTIONS
    encoders: Sequence[Encoder] = encoder.KINGDOMS

    def check_options(self, setting: Setting, options: Any) -> None:
        first = getattr(options, "first_player", None)
        if first is not None and first >= setting.seats:
            raise Refused("aetherya-refused-first-player", "AE-3.8", seats=setting.seats)

    def dealer(self, setting: Setting, options: Any) -> Callable[[Rng], Base]:
        ruling = ruling_of(options)
        seats, copies = setting.seats, components.copies(setting.seats)
        first = -1 if options.first_player is None else options.first_player
        return lambda rng: rules.new_game(seats, copies, first, ruling, rng)

    def view(self, state: Base, seat: int | None = None) -> view.View:
        return view.view(state, self.mode, seat)

    def encoder(self, setting: Setting) -> Encoder:
        return self.encoders[setting.seats]

    def layout(self, setting: Setting) -> list[Block]:
        return features.layout(setting.seats, setting.mode == "items")

    def score_sheet(self, state: Base) -> ScoreSheet:
        return sheet.score_sheet(state)

    def prompt(self, state: Base) -> Text:
        return moves.prompt(state)

    def move(self, state: Base, action: int) -> Move:
        return moves.move(state, action)

    def parse(self, state: Base, notation: str) -> int:
        return moves.parse(state, notation)

    def explain(self, state: Base, action: int) -> Refused | None:
        return refusals.explain(state, action)

    def told(self, state: Base, action: int, seat: int | None) -> Text | None:
        return moves.told(state, action, seat)

    def clause(self, state: Base) -> str:
        return moves.CLAUSES[state.phase]

    def dump(self, state: Base) -> Any:
        return position.dump(state)

    def load(self, given: Any) -> Base:
        return loading.load(given)

    def weights(self) -> dict[str, int]:
        return dict(sight.WEIGHTS)

    def insight(self, weights: dict[str, int]) -> Insight:
        return insight.KingdomInsight(sight.Sight(list(weights.values())))

    def invariants(self, state: Base) -> list[str]:
        """Every card and legend of this game is in one place, and what is kept up to date is right."""
        wrong = []

        def check(holds: bool, what: str) -> None:
            if not holds:
                wrong.append(what)

        found = Counter(self.all_cards(state))
        box = Counter(dict.fromkeys(range(len(components.CARDS)), state.copies))
        check(found == box, f"cards {found - box} too many, {box - found} missing")
        closed = state.closed_cards() - (4 * state.seats - self.laid(state) if state.phase == ARRANGE else 0)
        closed -= sum(card >= 0 for k in state.kingdoms for card in k.secrets)
        deck = state.deck_size if state.fresh else 0
        check(state.hidden_size == closed + deck, f"{state.hidden_size} hidden cards, {closed} closed, {deck} in the deck")
        places = self.all_legends(state)
        check(sum(places) == (1 << len(components.LEGENDS)) - 1, "legends")
        check(sum(int(mask).bit_count() for mask in places) == len(components.LEGENDS), "a legend in two places")
        for seat, k in enumerate(state.kingdoms):
            land = k.land
            for cell, card in enumerate(land.at):
                sets = [t for t in range(len(components.CARDS)) if land.of[t] >> cell & 1]
                check(sets == ([] if card == CLOSED else [card]), f"cell {cell} of {seat}")
                check((card == CLOSED) == bool(land.closed >> cell & 1), f"closed cell {cell} of {seat}")
            check(k.met == legends(land, bool(state.ruling.goblins_by_portal)) or bool(k.hand), f"legends met by {seat}")
        check((state.held == NOWHERE) == (state.source == NOWHERE), "card in hand")
        return wrong

    def laid(self, state: Base) -> int:
        """ARRANGE: cards of the start squares that lie on the table."""
        return SIDE * SIDE * state.seats - state.closed_cards()

    def all_cards(self, state: Base) -> list[int]:
        cards = list(state.hidden[: state.hidden_size])
        if not state.fresh:
            cards += state.deck[: state.deck_size]
        for pile in range(2):
            cards += state.piles[pile * PILE : pile * PILE + state.heights[pile]]
        for k in state.kingdoms:
            cards += [card for card in k.land.at if card != CLOSED]
            cards += [t for t in range(len(components.CARDS)) if k.hand >> t & 1]
            cards += [card for card in k.secrets if card >= 0]
        return cards + [state.held] * (state.held != NOWHERE)

    def all_legends(self, state: Base) -> list[int]:
        return [state.row, state.legend_deck, *(k.legends for k in state.kingdoms)]


class ItemsBook(Kingdoms):
    mode = "items"
    state_type = Items
    position_type = position.ItemsPosition
    encoders = encoder.ITEMS

    def dealer(self, setting: Setting, options: Any) -> Callable[[Rng], Base]:
        ruling = ruling_of(options)
        seats, copies = setting.seats, components.copies(setting.seats)
        first = -1 if options.first_player is None else options.first_player
        return lambda rng: items.new_game(seats, copies, first, ruling, rng)

    def insight(self, weights: dict[str, int]) -> Insight:
        return insight.KingdomInsight(items_sight.ItemsSight(list(weights.values())))

    def invariants(self, state: Base) -> list[str]:
        assert isinstance(state, Items)
        wrong = super().invariants(state)
        kinds: Counter[int] = Counter(dict(enumerate(state.gone)))
        for seat, hoard in enumerate(state.hoards):
            land = state.kingdoms[seat].land
            kinds.update(dict(enumerate(hoard.owned)))
            kinds.update(t for t in range(items.TOKENS) if hoard.bag >> t & 1)
            kinds.update(t - SEEN if t >= SEEN else t for t in hoard.lying if t not in (NOTHING, UNSEEN))
            unseen = sum(t == UNSEEN for t in hoard.lying)
            if state.turn >= 0 and unseen != int(hoard.bag).bit_count():
                wrong.append(f"closed tokens of {seat}")
            deciding = state.cell if state.phase == TOKEN and seat == state.turn else NOWHERE
            for cell, token in enumerate(hoard.lying):
                if (
                    (token >= UNSEEN or token == items.GRIFFIN)
                    and land.at[cell] != CLOSED
                    and cell != deciding
                    and state.turn >= 0
                ):
                    wrong.append(f"closed token on the open card {cell} of {seat}")
        if kinds != Counter(dict.fromkeys(range(items.TOKENS), state.seats)):
            wrong.append(f"tokens {kinds}")
        return wrong


class CoopBook(Kingdoms):
    mode = "coop"
    state_type = Coop
    position_type = position.CoopPosition
    encoders = encoder.COOP

    def dealer(self, setting: Setting, options: Any) -> Callable[[Rng], Base]:
        ruling = ruling_of(options)
        seats, copies = setting.seats, components.copies(setting.seats)
        display = components.coop_row(seats)
        first = -1 if options.first_player is None else options.first_player
        return lambda rng: coop.new_game(seats, copies, display, first, ruling, rng)

    def weights(self) -> dict[str, int]:
        return dict(sight.COOP_WEIGHTS)

    def insight(self, weights: dict[str, int]) -> Insight:
        return insight.TeamKingdomInsight(coop_sight.CoopSight(list(weights.values())))

    def all_cards(self, state: Base) -> list[int]:
        assert isinstance(state, Coop)
        return super().all_cards(state) + [state.loose] * (state.loose != NOWHERE)

    def all_legends(self, state: Base) -> list[int]:
        assert isinstance(state, Coop)
        return [state.row, state.legend_deck, state.turned, state.boxed, state.penalty]


class SoloBook(Kingdoms):
    mode = "solo"
    state_type = Solo
    position_type = position.SoloPosition
    encoders = encoder.SOLO

    def dealer(self, setting: Setting, options: Any) -> Callable[[Rng], Base]:
        ruling = ruling_of(options)
        copies = components.copies(2)  # AE-9.1
        return lambda rng: solo.new_game(copies, ruling, rng)

    def weights(self) -> dict[str, int]:
        return dict(sight.SOLO_WEIGHTS)

    def insight(self, weights: dict[str, int]) -> Insight:
        return insight.TeamKingdomInsight(solo_sight.SoloSight(list(weights.values())))

    def all_cards(self, state: Base) -> list[int]:
        assert isinstance(state, Solo)
        return super().all_cards(state) + [state.second] * (state.second != NOWHERE)

    def all_legends(self, state: Base) -> list[int]:
        """Those of finished centuries have left the game (AE-9.13)."""
        assert isinstance(state, Solo)
        table = sum(state.rows_of)
        return [table, (1 << len(components.LEGENDS)) - 1 & ~table]
