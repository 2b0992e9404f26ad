"""The table of the Vale in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from traktir.games.vale import CREATURES, View
from traktir.locale import Speaker

INK = {"fire": "red", "water": "blue", "earth": "dark_goldenrod", "wind": "cyan", "dragon": "magenta"}
SIGN = {"instant": "⚡", "permanent": "∞", "active": "↻"}
# every stone also has a letter of its own: nothing is told by hue alone
STONE_INK = {"R": "red", "B": "blue", "P": "magenta"}
CREATURE = {creature.id.replace("_", "-"): creature for creature in CREATURES}


def card_text(name: str, say: Speaker) -> Text:
    """Name, printed cost and the signs of its effects."""
    creature = CREATURE[name]
    signs = "".join(SIGN[effect.type] for effect in creature.effects)
    return Text(f"{say('vale-card', card=name)} {creature.cost}{signs}", style=INK[creature.family])


def cards_text(names: Iterable[str], say: Speaker) -> Text:
    cards = [card_text(name, say) for name in names]
    return Text(", ").join(cards) if cards else Text("—", style="dim")


def stones_text(stones: str) -> Text:
    return Text.assemble(*((letter, STONE_INK[letter]) for letter in stones)) if stones else Text("—", style="dim")


def draw(view: View, names: Sequence[str], say: Speaker) -> RenderableType:
    head = Text.assemble(
        (say("vale-board-round", round=view.round), "bold"),
        "  ",
        say("vale-board-stage", stage=view.stage),
        "  ",
        say("vale-board-pile", cards=view.pile),
    )
    if view.top is not None:
        head.append("  ").append(say("vale-board-top", card=view.top))
    parts: list[RenderableType] = [head, players(view, names, say)]
    shown = [name for family in view.display for name in family]
    if shown:
        parts += [Text(say("vale-board-display"), style="bold"), readable(shown, say)]
    elif view.seat is not None and view.players[view.seat].caught:
        parts += [Text(say("vale-board-yours"), style="bold"), readable(view.players[view.seat].caught, say)]
    parts.append(Text.assemble((say("vale-board-discard") + " ", "bold"), cards_text(view.discard, say)))
    if view.seat is not None:
        parts += [Text(say("vale-board-hand"), style="bold"), readable(view.players[view.seat].hand or [], say)]
    if view.payments:
        parts.append(Text.assemble((say("vale-board-paid") + " ", "bold"), stones_text(view.paid)))
        ways = Text("  ").join(stones_text(way.stones) for way in view.payments)
        parts.append(Text.assemble((say("vale-board-payments") + " ", "bold"), ways))
    return Group(*parts)


def players(view: View, names: Sequence[str], say: Speaker) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for column in ("points", "stones", "cards", "area", "caught"):
        table.add_column(say(f"vale-board-{column}"), justify="left" if column in ("area", "caught") else "center")
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
        hand = Text(str(player.hand_size))
        if player.known and seat != view.seat:
            hand = Text.assemble(str(player.hand_size), " (", cards_text(player.known, say), ")")
        table.add_row(
            Text.assemble(("▶ " if seat == view.turn else "  ", "yellow"), name, (" ★" if seat == view.first else "", "yellow")),
            Text(str(player.points), style="bold yellow"),
            Text.assemble(stones_text(player.stones), f" /{player.stone_limit}"),
            hand,
            cards_text(player.area, say),
            cards_text(player.caught, say),
        )
    return table


def readable(names: Sequence[str], say: Speaker) -> RenderableType:
    """Cards with what is written on them."""
    if not names:
        return Text("  —", style="dim")
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1))
    for name in names:
        creature = CREATURE[name]
        texts = [f"{SIGN[effect.type]} {say(f'vale-text-{effect.type}', card=name)}" for effect in creature.effects]
        table.add_row(
            Text(say("vale-family", family=creature.family), style=INK[creature.family]),
            Text(str(creature.cost), style="bold"),
            Text(say("vale-card", card=name), style=INK[creature.family]),
            " ".join(texts),
        )
    return table


def legend(view: View, say: Speaker) -> RenderableType:
    """The signs on the cards, and every card that lies in the open."""
    signs = Text("   ").join(Text(say("vale-effect", type=type)) for type in SIGN)
    rule = Text(say("vale-rule", rule=view.payment_rule))
    open_cards = [name for player in view.players for name in (*player.area, *player.caught, *player.known)]
    return Group(signs, rule, readable(open_cards, say))
