"""Why a decision is not legal, with the clause behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from traktir.core.game import Refused
from traktir.games.elfenland import rules
from traktir.games.elfenland.components import COSTS, ENDS, KINDS, TERRAIN, TERRAINS, TOWNS, TRANSPORTS
from traktir.games.elfenland.moves import PHASES, kind_of, transport_on, way_cost
from traktir.games.elfenland.rules import Elfenland
from traktir.games.elfenland.state import PLAN, Player
from traktir.games.elfenland.words import is_road, link_args


def explain(table: Elfenland, action: int) -> Refused | None:
    if not 0 <= action < rules.ACTIONS:
        return Refused("refused-action", action=action)
    if table.turn < 0:
        return Refused("refused-over", "EL-12.1")
    if action in table.actions():
        return None
    name, rest, phase = kind_of(action)
    if name == "road" and table.phase == PLAN:
        return Refused("elfenland-refused-counter-first", "EL-9.1")
    if table.phase != phase:
        return Refused("elfenland-refused-not-now", "EL-5.1", phase=PHASES[table.phase])
    return _REASONS[name](table, table.me, rest)


def _stack(table: Elfenland, p: Player, _: int) -> Refused:
    return Refused("elfenland-refused-empty-stack", "EL-15.5")


def _take(table: Elfenland, p: Player, kind: int) -> Refused:
    return Refused("elfenland-refused-not-in-row", "EL-8.1", transport=KINDS[kind])


def _plan(table: Elfenland, p: Player, counter: int) -> Refused:
    kind = counter % len(KINDS)
    if (p.open if counter < len(KINDS) else p.hidden)[kind] == 0:
        return Refused("elfenland-refused-no-counter", "EL-9.2", transport=KINDS[kind])
    return Refused("elfenland-refused-no-road", "EL-9.2", transport=KINDS[kind])


def _road(table: Elfenland, p: Player, road: int) -> Refused:
    kind = table.counter % len(KINDS)
    if COSTS[kind][TERRAIN[road]] == 0:
        return Refused("elfenland-refused-terrain", "EL-9.2", transport=KINDS[kind], terrain=TERRAINS[TERRAIN[road]])
    return Refused("elfenland-refused-road-taken", "EL-9.4", **link_args(road), transport=KINDS[table.laid[road]])


def _obstacle(table: Elfenland, p: Player, road: int) -> Refused:
    if p.obstacle == 0:
        return Refused("elfenland-refused-obstacle-used", "EL-9.6")
    if table.laid[road] < 0:
        return Refused("elfenland-refused-obstacle-alone", "EL-9.6", **link_args(road))
    return Refused("elfenland-refused-obstacle-twice", "EL-9.6", **link_args(road))


def _away(p: Player, link: int) -> Refused | None:
    """What refuses every way of travelling a link: the boot is elsewhere, or there is no counter."""
    if p.town not in ENDS[link]:
        return Refused("elfenland-refused-elsewhere", "EL-10.2", town=TOWNS[p.town], **link_args(link))
    return None


def _go(table: Elfenland, p: Player, link: int) -> Refused:
    away = _away(p, link)
    if away is not None:
        return away
    transport = transport_on(table, link)
    if transport < 0:
        return Refused("elfenland-refused-bare-road", "EL-10.5", **link_args(link, p.town))
    blocked = bool(table.blocked >> link & 1)
    clause = "EL-10.9" if not is_road(link) else "EL-10.7" if blocked else "EL-10.6"
    need = way_cost(table, link, p.town)
    held = p.hand[transport]
    return Refused("elfenland-refused-cards", clause, transport=TRANSPORTS[transport], need=need, held=held)


def _caravan(table: Elfenland, p: Player, road: int) -> Refused:
    away = _away(p, road)
    if away is not None:
        return away
    if table.laid[road] < 0:
        return Refused("elfenland-refused-bare-road", "EL-10.13", **link_args(road, p.town))
    need = table.caravan_cost(road)
    if p.hand_size < need:
        return Refused("elfenland-refused-caravan-cards", "EL-10.11", need=need, held=p.hand_size)
    return Refused("elfenland-refused-caravan-strict", "EL-10.15", transport=KINDS[table.laid[road]])


def _card(clause: str) -> Callable[[Elfenland, Player, int], Refused]:
    def reason(table: Elfenland, p: Player, transport: int) -> Refused:
        if p.hand[transport] <= table.picked[transport]:
            return Refused("elfenland-refused-not-in-hand", clause, transport=TRANSPORTS[transport])
        return Refused("elfenland-refused-order", clause)

    return reason


def _keep(table: Elfenland, p: Player, counter: int) -> Refused:
    return Refused("elfenland-refused-no-counter", "EL-11.2", transport=KINDS[counter % len(KINDS)])


_REASONS: Final[dict[str, Callable[[Elfenland, Player, int], Refused]]] = {
    "stack": _stack,
    "take": _take,
    "plan": _plan,
    "road": _road,
    "obstacle": _obstacle,
    "go": _go,
    "caravan": _caravan,
    "pay": _card("EL-10.14"),
    "discard": _card("EL-10.19"),
    "keep": _keep,
}
