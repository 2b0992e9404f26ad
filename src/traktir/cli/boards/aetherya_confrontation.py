"""The shared land of Confrontation in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from traktir.games.aetherya import ConfrontationView
from traktir.locale import Speaker

# a card shows its letter (AE-0.3): nothing is told by hue alone
INK = {
    "P": "yellow",
    "F": "green",
    "M": "grey62",
    "S": "dark_olive_green3",
    "H": "bright_yellow",
    "E": "bright_green",
    "N": "bright_white",
    "G": "dark_orange",
    "D": "red",
    "L": "magenta",
    "#": "grey35",
}
LETTER = dict(
    zip(("plains", "forest", "mountain", "swamp", "human", "elf", "dwarf", "goblin", "dragon", "portal"), INK, strict=False)
)


def draw(view: ConfrontationView, names: Sequence[str], say: Speaker) -> RenderableType:
    closed = view.land.count("#")
    head = Text("  ·  ").join(
        Text(words)
        for words in (
            say("aetherya-board-confrontation-closed", cards=closed, left=max(0, closed - view.seats)),
            say("aetherya-board-confrontation-deck", cards=view.deck),
            say("aetherya-board-confrontation-discard", cards=sum(view.discard.values())),
        )
    )
    parts: list[RenderableType] = [head, land(view), Text(say("aetherya-board-confrontation-key"), style="dim")]
    parts.append(offer(view, say))
    if view.chosen is not None:
        parts.append(labelled(say("aetherya-board-confrontation-chosen"), card(view.chosen, say)))
    parts.append(legends(view, say))
    parts.append(players(view, names, say))
    parts += [Text(say("aetherya-board-confrontation-unplayed", race=race), style="dim") for race in view.unplayed]
    if view.removed is not None:
        parts.append(Text(say("aetherya-board-confrontation-removed", race=view.removed), style="dim"))
    return Group(*parts)


def labelled(label: str, words: Text) -> Text:
    return Text.assemble((f"{label} ", "bold"), words)


def card(name: str, say: Speaker) -> Text:
    return Text(f"{LETTER[name]} {say('aetherya-card', card=name)}", style=INK[LETTER[name]])


def land(view: ConfrontationView) -> Table:
    """Letters by row, with what protects or endangers each card around them."""
    fortified = {spot for player in view.players for spot in player.fortresses}
    threatened = {spot for player in view.players for spot in player.threatened}
    table = Table(box=box.SQUARE, show_lines=True, padding=(0, 0), show_header=True, header_style="dim")
    table.add_column("", style="dim")
    for column in range(view.side):
        table.add_column(str(column + 1), justify="center")
    for number, row in enumerate(view.land.split("/"), 1):
        cells = []
        for column, letter in enumerate(row, 1):
            spot = f"{number},{column}"
            face = f"[{letter}]" if spot in fortified else f" {letter} "
            if spot in threatened:
                face = f" {letter}!"
            elif spot in view.supplied and spot not in fortified:
                face = f" {letter}+"
            cells.append(Text(face, style=INK[letter]))
        table.add_row(str(number), *cells)
    return table


def offer(view: ConfrontationView, say: Speaker) -> Text:
    words = Text("   ").join(Text(f"{place} ", style="dim") + card(name, say) for place, name in enumerate(view.offer, 1))
    if view.reach < len(view.offer):
        words.append("  " + say("aetherya-board-confrontation-far"), style="dim")
    return labelled(say("aetherya-board-confrontation-offer"), words)


def legends(view: ConfrontationView, say: Speaker) -> Text:
    words = Text("; ").join(
        Text(say("aetherya-legend", legend=name), style="bold green" if name in view.fulfilled else "") for name in view.row
    )
    return labelled(say("aetherya-board-confrontation-row"), words)


def players(view: ConfrontationView, names: Sequence[str], say: Speaker) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for column in ("race", "points", "fortresses", "threats", "legends", "aside"):
        table.add_column(say(f"aetherya-board-confrontation-{column}"))
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
        aside = []
        if player.hand:
            aside.append(say("aetherya-board-confrontation-elves", cards=player.hand))
        if player.dragons:
            aside.append(say("aetherya-board-confrontation-dragons", cards=player.dragons))
        table.add_row(
            Text.assemble(("▶ " if seat == view.turn else "  ", "yellow"), name),
            say("aetherya-confrontation-race", race=player.race),
            Text(str(player.points), style="bold yellow"),
            f"{len(player.fortresses)} / {len(player.fortresses) + player.fortresses_left}",
            " ".join(player.threatened) or "—",
            str(len(player.legends)) if player.legends else "—",
            ", ".join(aside) or "—",
        )
    return table
