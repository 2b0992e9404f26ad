"""The Vale of Eternity behind the contract of a game."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.core.rooms import Rooms, RoomsGame
from traktir.games.vale import features, insight, moves, position, reasons, rules, sheet, view
from traktir.games.vale.about import ABOUT, Options
from traktir.games.vale.cards import Cards, no_cards
from traktir.games.vale.components import CARDS, LAST_ROUND, LEAVES_AT_ONCE
from traktir.games.vale.encoder import ENCODERS
from traktir.games.vale.rules import Vale
from traktir.games.vale.state import HUNTING, PAY, RETURN, ROWS, number_of


class ValeGame(RoomsGame[Vale]):
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
        told=lambda state, action, _: moves.move(state, action).text,
        clause=lambda state: moves.CLAUSES[state.phase],
        parse=moves.parse,
        explain=reasons.explain,
        dump=position.dump,
        load=position.load,
        weights=insight.WEIGHTS,
        insight=insight.ValeInsight,
    )

    def check_options(self, setting: Setting, options: msgspec.Struct) -> None:
        assert isinstance(options, Options)
        if options.first_player is not None and not 0 <= options.first_player < setting.seats:
            raise Refused("vale-refused-no-seat", "VE-2.5", seats=setting.seats)

    def dealer(self, setting: Setting) -> Callable[[Rng], Vale]:
        options = self.options(setting)
        assert isinstance(options, Options)
        seats = setting.seats
        thrifty = options.payment_rule == "no_redundant"
        first = -1 if options.first_player is None else options.first_player

        def deal(rng: Rng) -> Vale:
            return rules.new_game(seats, thrifty, first, rng)

        return deal

    def invariants(self, state: Vale) -> list[str]:
        """VE-12.5, VE-12.6."""
        wrong = []

        def check(holds: bool, what: str) -> None:
            if not holds:
                wrong.append(what)

        places: list[Cards] = [state.display, state.discard]
        for seat, p in enumerate(state.players):
            places += [p.hand, p.area, p.caught]
            check(p.known.low & ~p.hand.low == 0 and p.known.high & ~p.hand.high == 0, f"known cards of {seat}")
            check(p.points >= 0, f"points of {seat}")
            check(sum(state.account[seat * ROWS : (seat + 1) * ROWS]) == p.points, f"account of {seat}")
            check(p.area.size <= state.round, f"area of {seat}")
            check(not any(p.area.has(c) and LEAVES_AT_ONCE[c] for c in range(len(CARDS))), f"area of {seat}")
            owes = state.phase == RETURN and seat == state.debtor
            check((number_of(p.stones) > p.limit) == owes, f"stones of {seat}")
            fresh = p.copy()
            fresh.take_stock()
            same = (fresh.limit, fresh.worth, fresh.discount) == (p.limit, p.worth, p.discount)
            check(same, f"permanent effects of {seat}")
            check(p.caught.size <= 2, f"tokens of {seat}")
        pile = no_cards()
        for c in state.bag[: state.bag_size]:
            pile.add(c)
        places.append(pile)
        for c in range(len(CARDS)):
            n = sum(place.has(c) for place in places) + (c == state.top)
            check(n == 1, f"{CARDS[c]} is in {n} places")
        for place in [*places, *(p.known for p in state.players)]:
            check(place.size == int(place.low).bit_count() + int(place.high).bit_count(), "size of a set")
        check(1 <= state.round <= LAST_ROUND, "round")
        check(state.stage == HUNTING or state.display.size == 0, "display")
        check(state.phase == PAY or (state.paid, state.cost, state.summoning, state.removing) == (0, 0, -1, -1), "payment")
        check(state.turn < 0 or state.phase in (RETURN, moves.PHASES.index("give-up")) or state.turn == state.actor, "turn")
        return wrong


GAME = ValeGame()
