"""Ethnos behind the contract of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from traktir.core.game import Move, Refused, Setting
from traktir.core.rng import Rng
from traktir.core.rooms import Rooms, RoomsGame
from traktir.games.ethnos import components, features, insight, moves, position, rules, sheet, view
from traktir.games.ethnos.about import ABOUT, Options
from traktir.games.ethnos.components import TRIBES
from traktir.games.ethnos.encoder import ENCODERS
from traktir.games.ethnos.rules import Ethnos
from traktir.games.ethnos.state import (
    HORDE,
    KINGDOM_TYPES,
    MARKER,
    MERFOLK,
    ORC,
    SKELETON,
    TROLL,
    Player,
    band_age,
    band_leader,
    band_size,
)


class EthnosGame(RoomsGame[Ethnos]):
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
        explain=moves.explain,
        dump=position.dump,
        load=position.load,
        weights=insight.WEIGHTS,
        insight=insight.EthnosInsight,
    )

    def check_options(self, setting: Setting, options: msgspec.Struct) -> None:
        assert isinstance(options, Options)
        if not options.tribes:
            return
        for tribe in options.tribes:
            if tribe not in TRIBES:
                raise Refused("ethnos-refused-no-tribe", "ET-1.2", tribe=tribe[:40])
        need = components.tribes_in_play(setting.seats)
        if len(options.tribes) != need or len(set(options.tribes)) != need:
            clause = "ET-3.3" if setting.seats < 4 else "ET-2.3"
            raise Refused("ethnos-refused-tribes", clause, need=need, seats=setting.seats)

    def dealer(self, setting: Setting) -> Callable[[Rng], Ethnos]:
        options = self.options(setting)
        assert isinstance(options, Options)
        seats = setting.seats
        tribes = vec[i64](sorted(TRIBES.index(t) for t in options.tribes))
        leader_only = int(options.merfolk_scoring == "leader_only")

        def deal(rng: Rng) -> Ethnos:
            table = rules.new_game(seats, tribes, rng)
            table.first_place_only = leader_only
            return table

        return deal

    def moves(self, state: Ethnos) -> list[Move]:
        return moves.moves(state)

    def invariants(self, state: Ethnos) -> list[str]:
        """ET-21.3."""
        wrong = []

        def check(holds: bool, what: str) -> None:
            if not holds:
                wrong.append(what)

        box = Counter(all_cards(state))
        found: Counter[int] = Counter(state.bag[: state.bag_size])
        for p in state.players:
            found.update({c: n for c, n in enumerate(p.hand) if n})
        found.update({c: n for c, n in enumerate(state.row) if n})
        found.update(entry & 63 for entry in state.laid)
        check(found == box, f"cards {found - box} too many, {box - found} missing")
        check(0 <= state.dragons <= 3, "dragons")
        running = state.turn >= 0 and state.phase != HORDE
        check(running == (state.turn >= 0 and state.dragons < 3), "an age without dragons goes on, or one with dragons has ended")
        check(state.row_mask == sum(1 << c for c, n in enumerate(state.row) if n), "row mask")
        check(state.turn < 0 or state.me is state.players[state.turn], "whose turn it is")
        whole = components.MARKERS - 1 - state.in_play(MERFOLK)
        trolls = state.trolls
        for seat, p in enumerate(state.players):
            check(p.hand_size == sum(p.hand) <= components.HAND_LIMIT, f"hand of {seat}")
            check(all(0 <= k <= h for k, h in zip(p.known, p.hand, strict=True)), f"known cards of {seat}")
            check(running or p.hand_size == 0, f"{seat} still has a hand")
            check(p.hand_mask == sum(1 << c for c, n in enumerate(p.hand) if n), f"hand mask of {seat}")
            check(_masks(p) == (p.tribe_mask, p.colour_mask), f"groups in the hand of {seat}")
            check(p.supply + sum(p.markers) + int(p.horde).bit_count() == whole and p.supply >= 0, f"markers of {seat}")
            check(0 <= p.swum <= (components.MERFOLK_LAST if state.in_play(MERFOLK) else 0), f"merfolk marker of {seat}")
            check(p.horde == 0 or state.in_play(ORC), f"horde of {seat}")
            check(p.trolls & trolls == 0, f"troll token of {seat} twice")
            trolls |= p.trolls
        check(trolls == (63 if state.in_play(TROLL) else 0), "troll tokens")
        giants = [band_size(b) if self._giant(state, b) else 0 for b in state.bands]
        if state.phase == MARKER:
            giants[-1] = 0  # its ability comes after its marker
        largest = max(giants, default=0)
        check(state.giant_size == largest, "giant size")
        check(state.giant_band == (giants.index(largest) if largest else -1), "giant token not on the earliest of the largest")
        cards: dict[int, list[int]] = {}
        for entry in state.laid:
            cards.setdefault(entry >> 6, []).append(entry & 63)
        for i, laid in cards.items():
            leader = band_leader(state.bands[i])
            alike = any(all(c == SKELETON or rules.group_of(leader, colour) >> c & 1 for c in laid) for colour in (False, True))
            check(leader in laid and leader != SKELETON and alike and len(laid) == band_size(state.bands[i]), f"band {i}")
        return wrong

    @staticmethod
    def _giant(state: Ethnos, band: int) -> bool:
        return band_age(band) == state.age and TRIBES[state.slots[band_leader(band) // 6]] == "giants"


def _masks(p: Player) -> tuple[int, int]:
    """Types whose tribe, and types whose colour, is in hand at least twice."""
    tribe = sum(63 << 6 * t for t in range(6) if sum(p.hand[6 * t : 6 * t + 6]) > 1)
    colour = sum(KINGDOM_TYPES[k] for k in range(6) if sum(p.hand[6 * t + k] for t in range(6)) > 1)
    return tribe, colour


def all_cards(state: Ethnos) -> list[int]:
    """Every ally card of this game (ET-1.2)."""
    fresh = rules.set_up([p.copy() for p in state.players], state.slots, state.tokens, state.giant_glory)
    fresh.fill_bag()
    return list(fresh.bag[: fresh.bag_size])


GAME = EthnosGame()
