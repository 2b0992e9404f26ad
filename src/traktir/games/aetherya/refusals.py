"""Why a decision is refused, with the clause, for the modes with a kingdom for each player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from traktir.core.game import Refused
from traktir.games.aetherya import rules
from traktir.games.aetherya.components import CARDS, LEGENDS, TOKENS
from traktir.games.aetherya.contact import DRAGON, PORTAL
from traktir.games.aetherya.coop import Coop
from traktir.games.aetherya.items import GEMS, HAMMER, PALANTIR, STAFF, SWORD_TOKEN, TREATY, Items
from traktir.games.aetherya.moves import PHASES, kind_of
from traktir.games.aetherya.rules import Base
from traktir.games.aetherya.solo import Solo
from traktir.games.aetherya.state import ARRANGE, FROM_PILE, HELD, PARTNER, SECOND, SIDE, SWORD, TURN
from traktir.games.aetherya.words import spot

# the rule that says when a kind of decision has its time
TIME: Final = {
    "draw": "AE-4.1",
    "take": "AE-4.1",
    "discard": "AE-4.3",
    "done": "AE-4.1",
    "legend": "AE-5.2",
    "place": "AE-4.4",
    "open": "AE-4.3",
    "keep": "AE-8.2",
    "refuse": "AE-8.2",
    "use": "AE-8.4",
    "on": "AE-8.4",
    "reach": "AE-8.4",
    "rob": "AE-8.4",
    "gem": "AE-8.13",
    "pile": "AE-10.4",
    "vote": "AE-10.7",
    "exchange": "AE-9.3",
    "play": "AE-9.5",
    "block": "AE-9.13",
}


def explain(table: Base, action: int) -> Refused | None:
    if not 0 <= action < rules.ACTIONS:
        return Refused("refused-action", action=action)
    if table.turn < 0:
        return Refused("refused-over", "AE-7.1")
    if action in table.actions():
        return None
    name, rest, phases = kind_of(action)
    if table.phase not in phases:
        return Refused("aetherya-refused-not-now", TIME[name], phase=PHASES[table.phase])
    return _REASONS[name](table, rest)


def _draw(table: Base, _: int) -> Refused:
    if isinstance(table, Solo) and table.deck_size == 1:
        return Refused("aetherya-refused-one-card", "AE-9.7")
    return Refused("aetherya-refused-no-deck", "AE-6.4")


def _take(table: Base, pile: int) -> Refused:
    if isinstance(table, Solo) and table.phase == TURN and not table.ruling.declared_first:
        return Refused("aetherya-refused-deck-first", "AE-9.15")
    if pile > 0 and not isinstance(table, Coop):
        return Refused("aetherya-refused-one-pile", "AE-4.2")
    return Refused("aetherya-refused-no-discard", "AE-4.2")


def _discard(table: Base, _: int) -> Refused:
    if table.source == FROM_PILE:
        return Refused("aetherya-refused-must-place", "AE-9.6" if isinstance(table, Solo) else "AE-4.2", card=CARDS[table.held])
    return Refused("aetherya-refused-must-place", "AE-9.6", card=CARDS[table.held])


def _done(table: Base, _: int) -> Refused:
    return Refused("aetherya-refused-claim-forced", "AE-5.3")


def _legend(table: Base, legend: int) -> Refused:
    name = LEGENDS[legend]
    if not table.row >> legend & 1:
        clause = "AE-9.8" if isinstance(table, Solo) else "AE-10.6" if isinstance(table, Coop) else "AE-5.1"
        return Refused("aetherya-refused-not-shown", clause, legend=name)
    if table.phase == SWORD:
        return Refused("aetherya-refused-sword", "AE-8.9", legend=name)
    if table.claimed:
        return Refused("aetherya-refused-second-legend", "AE-5.4")
    if table.phase == HELD and table.source == FROM_PILE and table.me.met >> legend & 1:
        return Refused("aetherya-refused-place-first", "AE-5.2")
    return Refused("aetherya-refused-unfulfilled", "AE-5.7", legend=name)


def _place(table: Base, cell: int) -> Refused:
    where = spot(SIDE, cell)
    if table.phase == ARRANGE:
        return Refused("aetherya-refused-centre", "AE-3.6", spot=where)
    card = table.me.land.at[cell]
    if card in (DRAGON, PORTAL):
        return Refused("aetherya-refused-locked", "AE-4.5", spot=where, card=CARDS[card])
    return Refused("aetherya-refused-same-type", "AE-4.6", spot=where, card=CARDS[card])


def _open(table: Base, cell: int) -> Refused:
    return Refused("aetherya-refused-already-open", "AE-4.3", spot=spot(SIDE, cell))


def _use(table: Base, token: int) -> Refused:
    name = TOKENS[token]
    if token < GEMS:
        return Refused("aetherya-refused-gem-use", "AE-8.14")
    if not isinstance(table, Items):
        return Refused("aetherya-refused-no-tokens", "AE-8.1")
    if table.hoards[table.turn].owned[token] == 0:
        return Refused("aetherya-refused-not-owned", "AE-8.4", token=name)
    if table.me.land.closed == 0:
        return Refused("aetherya-refused-no-end-phase", "AE-8.6")
    if token == PALANTIR and table.any_closed():
        return Refused("aetherya-refused-looked", "AE-8.18")
    clause = {TREATY: "AE-8.7", STAFF: "AE-8.8", SWORD_TOKEN: "AE-8.9", PALANTIR: "AE-8.12"}.get(token, "AE-8.13")
    return Refused("aetherya-refused-no-target", clause, token=name)


def _on(table: Base, cell: int) -> Refused:
    assert isinstance(table, Items)
    if table.using == HAMMER:
        key = "aetherya-refused-order" if table.phase == SECOND else "aetherya-refused-last-spot"
        return Refused(key, "AE-8.11")
    if table.using == TREATY:
        return Refused("aetherya-refused-treaty", "AE-8.7", spot=spot(SIDE, cell))
    return Refused("aetherya-refused-staff", "AE-8.8", spot=spot(SIDE, cell))


def _reach(table: Base, target: int) -> Refused:
    assert isinstance(table, Items)
    clause = "AE-8.12" if table.using == PALANTIR else "AE-8.10"
    return Refused("aetherya-refused-no-closed-token", clause, seat=target // 16 + 1, spot=spot(SIDE, target % 16))


def _rob(table: Base, target: int) -> Refused:
    return Refused("aetherya-refused-rob", "AE-8.13", seat=target // 12 + 1, token=TOKENS[target % 12])


def _gem(table: Base, gem: int) -> Refused:
    return Refused("aetherya-refused-no-gem", "AE-8.13", gem=gem + 1)


def _vote(table: Base, legend: int) -> Refused:
    return Refused("aetherya-refused-not-shown", "AE-10.7", legend=LEGENDS[legend])


def _exchange(table: Base, legend: int) -> Refused:
    key = "aetherya-refused-partner" if table.phase == PARTNER else "aetherya-refused-exchange"
    return Refused(key, "AE-9.3", legend=LEGENDS[legend])


def _play(table: Base, _: int) -> Refused:
    return Refused("aetherya-refused-same-card", "AE-9.5")


_REASONS: Final[dict[str, Callable[[Base, int], Refused]]] = {
    "draw": _draw,
    "take": _take,
    "discard": _discard,
    "done": _done,
    "legend": _legend,
    "place": _place,
    "open": _open,
    "use": _use,
    "on": _on,
    "reach": _reach,
    "rob": _rob,
    "gem": _gem,
    "vote": _vote,
    "exchange": _exchange,
    "play": _play,
}
