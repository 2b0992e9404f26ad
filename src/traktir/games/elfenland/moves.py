"""Action number <-> notation <-> sentence.

stack                          take an unseen counter           take pig                      take one of the open row
plan dragon                    choose a counter to lay          plan hidden dragon            … one of the hidden ones
plan dragon feodor-lapphalya   lay the chosen counter           obstacle feodor-lapphalya     put the obstacle there
pass                           plan nothing in this turn        go lapphalya-virst elfcycle   travel a road
go virst-ixara raft            travel by water                  caravan feodor-lapphalya      begin a caravan
pay raft                       a card into the caravan          stop                          end the movement turn
discard pig                    a card above the hand limit      keep pig, keep hidden pig     keep a counter for the next round
"""

from __future__ import annotations

from typing import Final

from traktir.core.game import Arg, Move, Refused, Text
from traktir.games.elfenland import rules
from traktir.games.elfenland.components import KEPT_CARDS, KINDS, LINKS, TOWNS, TRANSPORTS
from traktir.games.elfenland.rules import Elfenland
from traktir.games.elfenland.state import CARAVAN, DISCARD, KEEP, MOVE, PLAN, RAFT, ROAD, TAKE
from traktir.games.elfenland.words import (
    counter,
    is_road,
    link_args,
    pair,
    parse_counter,
    parse_kind,
    parse_links,
    parse_road,
    parse_transport,
)

PHASES: Final = ("take", "plan", "road", "move", "caravan", "discard", "keep", "over")

# the clause behind each question
CLAUSES: Final = tuple(f"EL-{number}" for number in ("8.1", "9.1", "9.2", "10.1", "10.11", "10.19", "11.2", "12.1"))

# first action of each kind, and the phase in which it is asked
NAMES: Final[tuple[tuple[str, int, int], ...]] = (
    ("stack", rules.A_STACK, TAKE),
    ("take", rules.A_TAKE, TAKE),
    ("plan", rules.A_PLAN, PLAN),
    ("road", rules.A_ROAD, ROAD),
    ("obstacle", rules.A_OBSTACLE, PLAN),
    ("pass", rules.A_PASS, PLAN),
    ("go", rules.A_GO, MOVE),
    ("caravan", rules.A_CARAVAN, MOVE),
    ("pay", rules.A_PAY, CARAVAN),
    ("stop", rules.A_STOP, MOVE),
    ("discard", rules.A_DISCARD, DISCARD),
    ("keep", rules.A_KEEP, KEEP),
)
BASES: Final = {name: base for name, base, _ in NAMES}
ALONE: Final = ("stack", "pass", "stop")


def kind_of(action: int) -> tuple[str, int, int]:
    """Name, what is behind it (a transport, a road, …) and its phase."""
    name, base, phase = next(kind for kind in reversed(NAMES) if kind[1] <= action)
    return name, action - base, phase


def transport_on(table: Elfenland, link: int) -> int:
    """What one travels a link with; -1 for a road without a counter."""
    return table.laid[link] if is_road(link) else RAFT


def notation(table: Elfenland, action: int) -> str:
    name, rest, _ = kind_of(action)
    if name == "road":
        return f"plan {counter(table.counter)} {pair(rest)}"
    if name == "obstacle":
        return f"obstacle {pair(rest)}"
    if name == "go":
        return f"go {pair(rest, table.me.town)} {TRANSPORTS[transport_on(table, rest)]}"
    if name == "caravan":
        return f"caravan {pair(rest, table.me.town)}"
    if name in ALONE:
        return name
    return f"{name} {counter(rest) if name in ('plan', 'keep') else TRANSPORTS[rest]}"


# reading


def parse(table: Elfenland, text: str) -> int:
    words = text.lower().split()
    name, rest = (words[0], words[1:]) if words else ("", [])
    if name in ALONE and not rest:
        return BASES[name]
    if name == "take" and rest == ["stack"]:
        return rules.A_STACK
    if name == "take" and len(rest) == 1:
        return rules.A_TAKE + parse_kind(rest[0])
    if name in ("pay", "discard") and len(rest) == 1:
        return BASES[name] + parse_transport(rest[0])
    if name == "obstacle" and len(rest) == 1:
        return rules.A_OBSTACLE + parse_road(rest[0], "elfenland-refused-obstacle-water", "EL-9.6")
    if name == "caravan" and len(rest) == 1:
        return rules.A_CARAVAN + parse_road(rest[0], "elfenland-refused-caravan-water", "EL-10.12")
    if name == "go" and len(rest) in (1, 2):
        return rules.A_GO + _parse_way(table, rest)
    if name == "keep" and rest:
        return rules.A_KEEP + parse_counter(" ".join(rest))
    if name == "plan" and rest:
        return _parse_plan(table, rest)
    raise Refused("refused-notation", text=text[:60])


def _parse_plan(table: Elfenland, words: list[str]) -> int:
    """A counter to choose, or the chosen one with its road."""
    if "-" not in words[-1]:
        return rules.A_PLAN + parse_counter(" ".join(words))
    road = parse_road(words[-1], "elfenland-refused-counter-water", "EL-9.3")
    chosen = parse_counter(" ".join(words[:-1]))
    if table.phase == ROAD and chosen != table.counter:
        raise Refused("elfenland-refused-other-chosen", "EL-9.1", transport=KINDS[table.counter % len(KINDS)])
    return rules.A_ROAD + road


def _parse_way(table: Elfenland, words: list[str]) -> int:
    """A link by its towns and the transport: a raft means the water, anything else the road (EL-2.4)."""
    found = parse_links(words[0])
    if len(words) == 2:
        transport = parse_transport(words[1])
        found = [link for link in found if is_road(link) == (transport != RAFT)]
        if not found:
            if transport == RAFT:
                raise Refused("elfenland-refused-no-water", "EL-3.2")
            raise Refused("elfenland-refused-only-water", "EL-10.9")
        on = transport_on(table, found[0])
        if on >= 0 and on != transport:
            raise Refused("elfenland-refused-other-counter", "EL-10.6", transport=TRANSPORTS[on])
    if len(found) > 1:
        raise Refused("elfenland-refused-which-link", "EL-2.4", road=LINKS[found[0]], water=LINKS[found[1]])
    return found[0]


# sentences


def move(table: Elfenland, action: int) -> Move:
    name, rest, _ = kind_of(action)
    key, touched = f"elfenland-move-{name}", ""
    args: dict[str, Arg] = {}
    if name in ("take", "pay", "discard"):
        args, touched = {"transport": TRANSPORTS[rest]}, TRANSPORTS[rest]
    elif name in ("plan", "keep"):
        hidden = rest >= len(KINDS)
        args, touched = {"transport": KINDS[rest % len(KINDS)]}, counter(rest)
        key += "-hidden" if hidden else ""
    elif name in ("road", "obstacle"):
        args, touched = link_args(rest), LINKS[rest]
        if name == "road":
            args["transport"] = KINDS[table.counter % len(KINDS)]
    elif name in ("go", "caravan"):
        args, touched = link_args(rest, table.me.town), LINKS[rest]
        args["cards"] = table.caravan_cost(rest) if name == "caravan" else way_cost(table, rest, table.me.town)
        args["transport"] = TRANSPORTS[transport_on(table, rest)]
    return Move(action, notation(table, action), Text(key, args), touched)


def told(table: Elfenland, action: int, seat: int | None) -> Text | None:
    """A counter is seen when it lies on its road, a caravan when it leaves, discards and kept counters never."""
    name, rest, _ = kind_of(action)
    if name == "plan" and seat != table.turn:
        return None
    if seat == table.turn or name not in ("caravan", "pay", "discard", "keep"):
        return move(table, action).text
    if name == "keep":
        return Text("elfenland-told-keep")
    p = table.me
    if name == "caravan":
        complete = p.hand_size == table.caravan_cost(rest)
    else:  # the last card, or the last that is a choice
        complete = table.left in (1, table.rest(p, rest))
    if not complete:
        return None
    if name == "discard":
        return Text("elfenland-told-discard", {"cards": p.hand_size - KEPT_CARDS})
    road = rest if name == "caravan" else table.road
    return Text("elfenland-told-caravan", {"cards": table.caravan_cost(road), **link_args(road, p.town)})


def way_cost(table: Elfenland, link: int, town: int) -> int:
    """The proper cards for a link; for a road it must have a counter."""
    if is_road(link):
        return table.road_cost(link)
    return 1 if rules.ONE_RAFT[town] >> link & 1 else 2


def prompt(table: Elfenland) -> Text:
    args: dict[str, Arg] = {}
    if table.phase == TAKE:
        args = {"lap": table.done // table.seats + 1, "laps": rules.LAPS}
    elif table.phase == ROAD:
        args = {"transport": KINDS[table.counter % len(KINDS)]}
    elif table.phase == MOVE:
        args = {"town": TOWNS[table.me.town], "cards": table.me.hand_size}
    elif table.phase == CARAVAN:
        args = {"left": table.left, **link_args(table.road, table.me.town)}
    elif table.phase == DISCARD:
        args = {"left": table.left, "limit": KEPT_CARDS}
    return Text(f"elfenland-prompt-{PHASES[table.phase]}", args)
