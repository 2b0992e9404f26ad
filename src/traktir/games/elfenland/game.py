"""Elfenland behind the contract of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.core.rooms import Rooms, RoomsGame
from traktir.games.elfenland import features, guide, insight, journey, moves, position, refusals, rules, sheet, view
from traktir.games.elfenland.about import ABOUT, Options
from traktir.games.elfenland.components import CARDS, COSTS, COUNTERS, HAND, KEPT_CARDS, MARKERS, ROW, TERRAIN
from traktir.games.elfenland.encoder import ENCODERS
from traktir.games.elfenland.rules import Elfenland, Towns
from traktir.games.elfenland.scoring import early_winner
from traktir.games.elfenland.state import OVER


class ElfenlandGame(RoomsGame[Elfenland]):
    about = ABOUT
    actions = rules.ACTIONS
    view_type = view.View
    position_type = position.Position
    rooms = Rooms(
        view=view.view,
        views=view.views,
        encoders=ENCODERS,
        layout=features.layout,
        score_sheet=sheet.score_sheet,
        prompt=moves.prompt,
        move=moves.move,
        told=moves.told,
        clause=lambda state: moves.CLAUSES[state.phase],
        parse=moves.parse,
        explain=refusals.explain,
        dump=position.dump,
        load=position.load,
        weights=journey.WEIGHTS,
        insight=insight.ElfenlandInsight,
    )

    def check_options(self, setting: Setting, options: msgspec.Struct) -> None:
        assert isinstance(options, Options)
        if options.first is not None and options.first >= setting.seats:
            raise Refused("elfenland-refused-seat", "EL-4.6", seats=setting.seats)

    def dealer(self, setting: Setting) -> Callable[[Rng], Elfenland]:
        options = self.options(setting)
        assert isinstance(options, Options)
        seats = setting.seats
        towns = setting.mode == "towns"
        first = -1 if options.first is None else options.first
        strict = int(options.caravan == "strict")
        rounds = options.rounds

        def deal(rng: Rng) -> Elfenland:
            table = rules.new_game(seats, towns, first, rng)
            table.strict = strict
            table.rounds = rounds
            return table

        return deal

    def mode_of(self, state: Elfenland) -> str:
        return "towns" if isinstance(state, Towns) else "base"

    def routes(self, state: Elfenland, seat: int) -> list[guide.Route]:
        """Every town the seat can reach, with a cheapest way."""
        return guide.routes(state, seat)

    def wish(self, state: Elfenland, seat: int, places: Sequence[str]) -> guide.Wish:
        """What the seat lacks to travel these towns in order."""
        return guide.wish(state, seat, places)

    def invariants(self, state: Elfenland) -> list[str]:
        """EL-17."""
        wrong: list[str] = []

        def check(holds: bool, what: str) -> None:
            if not holds:
                wrong.append(what)

        laid = [kind for kind in state.laid if kind >= 0]
        for transport, box in enumerate(CARDS):
            held = sum(p.hand[transport] + p.shed[transport] for p in state.players)
            check(held + state.deck[transport] + state.played[transport] == box, f"cards of {transport}")
        for kind, box in enumerate(COUNTERS):
            held = sum(p.open[kind] + p.hidden[kind] for p in state.players)
            check(held + laid.count(kind) + state.row[kind] + state.stack[kind] == box, f"counters of {kind}")
        check(sum(state.row) == ROW, "open row")
        check(sum(state.deck) == state.deck_size and state.deck_size >= 24, "deck")
        check(sum(state.stack) == state.stack_size and state.stack_size >= 13, "stack")
        for road, kind in enumerate(state.laid):
            check((kind < 0) == bool(state.free >> road & 1), f"free road {road}")
            check(kind < 0 or COSTS[kind][TERRAIN[road]] > 0, f"counter on road {road}")
            check(kind >= 0 or not state.blocked >> road & 1, f"obstacle on road {road}")
        check(int(state.blocked).bit_count() <= sum(not p.obstacle for p in state.players), "obstacles")
        early = state.phase == OVER and early_winner(state) >= 0
        for seat, p in enumerate(state.players):
            check(p.hand_size == sum(p.hand) <= HAND, f"hand of {seat}")
            check(not state.has_moved(seat) or early or p.hand_size <= KEPT_CARDS, f"hand limit of {seat}")
            check(p.shed_size == sum(p.shed) and p.bounded(), f"what is known of the hand of {seat}")
            check(p.open_size == sum(p.open) and p.hidden_size == sum(p.hidden), f"counters of {seat}")
            check(p.counters() <= position.COUNTERS_MOST, f"counters held by {seat}")
            check(p.taken + int(p.markers).bit_count() == MARKERS, f"markers of {seat}")
            check(not p.markers >> p.town & 1, f"marker at the boot of {seat}")
            check(min(*p.hand, *p.shed, *p.open, *p.hidden) >= 0, f"less than nothing with {seat}")
        if isinstance(state, Towns):
            check(len({p.card for p in state.players}) == state.seats, "town cards")
        return wrong


GAME = ElfenlandGame()
