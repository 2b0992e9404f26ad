"""The kingdoms of Aetherya in the terminal: cards as the letters of AE-0.3, tokens as small signs beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from traktir.cli.boards import aetherya_confrontation
from traktir.games.aetherya import ConfrontationView, KingdomView, View
from traktir.locale import Speaker

# every card also has a letter of its own: nothing is told by hue alone
INK = {
    "P": "yellow",
    "F": "green",
    "M": "grey62",
    "S": "dark_khaki",
    "H": "bright_blue",
    "E": "bright_green",
    "N": "dark_orange",
    "G": "red",
    "D": "bright_red bold",
    "L": "magenta bold",
    "#": "dim",
}
NAMES = {
    "P": "plains",
    "F": "forest",
    "M": "mountain",
    "S": "swamp",
    "H": "human",
    "E": "elf",
    "N": "dwarf",
    "G": "goblin",
    "D": "dragon",
    "L": "portal",
}


def card_text(letter: str, say: Speaker) -> Text:
    """`E Elves`, coloured."""
    return Text(f"{letter} {say('aetherya-card', card=NAMES[letter])}", style=INK[letter])


def legends_text(legends: Sequence[str], say: Speaker) -> Text:
    if not legends:
        return Text("—", style="dim")
    return Text(", ").join(Text(say("aetherya-legend", legend=legend), style="italic") for legend in legends)


def draw(view: Any, names: Sequence[str], say: Speaker) -> RenderableType:
    return DRAWN_BY[type(view)](view, names, say)


def draw_kingdoms(view: View, names: Sequence[str], say: Speaker) -> RenderableType:
    parts: list[RenderableType] = [Text(say("aetherya-board-deck", cards=view.deck), style="bold")]
    if view.solo is not None:
        century = say("aetherya-board-century", century=view.solo.century, target=view.solo.target)
        parts.append(Text(century, style="bold"))
    for pile in view.discards:
        top = card_text(pile[-1], say) if pile else Text("—", style="dim")
        below = Text(f"  ({pile[:-1]})", style="dim") if len(pile) > 1 else Text("")
        parts.append(line(say, "discard", top + below))
    parts.append(line(say, "legends", legends_text(view.legends, say)))
    if view.solo is not None:
        parts.append(line(say, "fulfilled", legends_text(view.solo.fulfilled, say)))
        parts += [line(say, "next", legends_text(row, say)) for row in view.solo.legends[view.solo.century :]]
    if view.coop is not None:
        parts.append(line(say, "fulfilled", legends_text([*view.coop.boxed, *view.coop.turned], say)))
        parts.append(line(say, "penalty", legends_text(view.coop.penalty, say)))
    panels = [kingdom(view, seat, name, say) for seat, name in enumerate(names)]
    parts.append(Columns(panels))
    hand = [card for card in (view.held, view.solo.second if view.solo else None) if card]
    if hand:
        parts.append(line(say, "held", Text(", ").join(card_text(card, say) for card in hand)))
    if view.coop is not None and view.coop.loose is not None:
        parts.append(line(say, "held", card_text(view.coop.loose, say)))
    if view.seat is not None and view.kingdoms[view.seat].hand:
        start = view.kingdoms[view.seat].hand or ""
        parts.append(line(say, "start", Text(", ").join(card_text(card, say) for card in start)))
    return Group(*parts)


def line(say: Speaker, heading: str, text: Text) -> Text:
    return Text.assemble((say(f"aetherya-board-{heading}") + " ", "bold"), text)


def kingdom(view: View, seat: int, name: str, say: Speaker) -> Panel:
    k = view.kingdoms[seat]
    rows: list[RenderableType] = [grid(k, say)]
    if k.rows is not None:
        points = sum(k.rows.values())
        rows.append(Text(say("aetherya-board-points", points=points), style="bold yellow"))
    if k.legends:
        rows.append(Text.assemble(say("aetherya-board-taken") + " ", legends_text(k.legends, say)))
    if k.beside:
        rows.append(
            Text(", ").join(
                Text(say("aetherya-token", token=token) + (f" ×{n}" if n > 1 else "")) for token, n in k.beside.items()
            )
        )
    title = f"▶ {name}" if seat == view.turn else name
    return Panel(Group(*rows), title=title, border_style="yellow" if seat == view.turn else "dim", width=34)


def grid(k: KingdomView, say: Speaker) -> RenderableType:
    """Rows and columns numbered as moves name them; ◦ a closed token, • an open one, ! a tamed Dragon."""
    if k.grid is None:
        return Text(say("aetherya-board-secret"), style="dim")
    table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False)
    signs = {token.spot: ("◦" if token.closed else "•") for token in k.tokens}
    signs |= dict.fromkeys(k.tamed or [], "!")
    lines = k.grid.split("/")
    table.add_column("", style="dim")
    for column in range(len(lines)):
        table.add_column(str(column + 1), style="dim", justify="left")
    for row, letters in enumerate(lines, 1):
        cells = [Text(letter + signs.get(f"{row},{column}", " "), style=INK[letter]) for column, letter in enumerate(letters, 1)]
        table.add_row(str(row), *cells)
    return table


def legend(view: View, say: Speaker) -> RenderableType:
    """Letters of the cards, and what the legends ask for."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for letter in NAMES:
        table.add_row(card_text(letter, say), "")
    for name in view.legends:
        table.add_row(Text(say("aetherya-legend", legend=name), style="italic"), say("aetherya-condition", legend=name))
    return table


DRAWN_BY: dict[type, Callable[[Any, Sequence[str], Speaker], RenderableType]] = {
    View: draw_kingdoms,
    ConfrontationView: aetherya_confrontation.draw,
}
