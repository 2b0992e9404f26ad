"""The table of Ethnos in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from traktir.games.ethnos import View
from traktir.locale import Speaker

# every colour of a kingdom also has a letter of its own: nothing is told by hue alone
INK = {
    "green": "green",
    "purple": "magenta",
    "orange": "dark_orange",
    "grey": "grey62",
    "red": "red",
    "blue": "blue",
    "none": "bright_white",
}
KINGDOM_INK = dict(zip(("althea", "duris", "ithys", "pelagon", "rhea", "straton"), INK.values(), strict=False))
ROMAN = ("I", "II", "III")


def card_text(word: str, say: Speaker) -> Text:
    """`2 green-dwarf` as a coloured name."""
    times, _, name = word.rpartition(" ")
    colour, _, tribe = name.rpartition("-")
    said = say("ethnos-card", tribe=tribe, colour=colour or "none")
    return Text(f"{times}× {said}" if times else said, style=INK[colour or "none"])


def cards_text(words: Sequence[str], say: Speaker) -> Text:
    return Text(", ").join(card_text(word, say) for word in words) if words else Text("—", style="dim")


def draw(view: View, names: Sequence[str], say: Speaker) -> RenderableType:
    head = Text.assemble(
        (say("ethnos-board-age", age=view.age, ages=view.ages), "bold"),
        "  ",
        (say("ethnos-board-dragons", dragons=view.dragons), "red" if view.dragons else ""),
        "  ",
        say("ethnos-board-deck", cards=view.deck),
    )
    tribes = Text(" · ").join(Text(say("ethnos-tribe", tribe=tribe), style="italic") for tribe in view.tribes)
    parts: list[RenderableType] = [head, tribes, kingdoms(view, names, say), players(view, names, say)]
    parts.append(Text.assemble((say("ethnos-board-row") + " ", "bold"), cards_text(view.row, say)))
    if "trolls" in view.tribes:
        parts.append(Text.assemble((say("ethnos-board-trolls") + " ", "bold"), " ".join(map(str, view.trolls)) or "—"))
    if view.seat is not None:
        parts.append(Text.assemble((say("ethnos-board-hand") + " ", "bold"), cards_text(view.players[view.seat].hand or [], say)))
    if view.band is not None:
        parts.append(Text.assemble((say("ethnos-board-band") + " ", "bold"), cards_text(view.band, say)))
    if view.kept is not None:
        parts.append(Text.assemble((say("ethnos-board-kept") + " ", "bold"), cards_text(view.kept, say)))
    return Group(*parts)


def legend(view: View, say: Speaker) -> RenderableType:
    """The tribes in play and what their leaders can do."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for tribe in view.tribes:
        table.add_row(Text(say("ethnos-tribe", tribe=tribe), style="italic"), say("ethnos-ability", tribe=tribe))
    return table


def kingdoms(view: View, names: Sequence[str], say: Speaker) -> Table:
    """Markers by kingdom, with the glory of each age above them."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for kingdom, tokens in view.tokens.items():
        glory = " ".join(f"{ROMAN[i]}:{value}" for i, value in enumerate(tokens))
        table.add_column(
            Text(say("ethnos-kingdom", kingdom=kingdom) + "\n" + glory, style=KINGDOM_INK[kingdom]), justify="center"
        )
    for name, player in zip(names, view.players, strict=True):
        table.add_row(name, *(str(n) if n else "·" for n in player.markers.values()))
    return table


def players(view: View, names: Sequence[str], say: Speaker) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    columns = ["glory", "cards", "bands"]
    columns += [part for part, tribe in (("merfolk", "merfolk"), ("horde", "orcs"), ("tokens", "trolls")) if tribe in view.tribes]
    table.add_column("")
    for column in columns:
        table.add_column(say(f"ethnos-board-{column}"), justify="left" if column == "bands" else "center")
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
        bands = Text(" ").join(
            Text(
                f"{'★' if band.giant_token else ''}{band.size} {say('ethnos-fighter', tribe=band.leader.rpartition('-')[2])}",
                style=INK[band.leader.rpartition("-")[0]],
            )
            for band in player.bands
        )
        known = Text.assemble(str(player.hand_size))
        if player.known and seat != view.seat:
            known = Text.assemble(str(player.hand_size), " (", cards_text(player.known, say), ")")
        cells: dict[str, RenderableType] = {
            "glory": Text(str(player.glory), style="bold yellow"),
            "cards": known,
            "bands": bands,
            "merfolk": str(player.merfolk),
            "horde": Text(" ").join(Text(say("ethnos-kingdom", kingdom=k), style=KINGDOM_INK[k]) for k in player.horde),
            "tokens": " ".join(map(str, player.trolls)),
        }
        turn = Text.assemble(("▶ " if seat == view.turn else "  ", "yellow"), name)
        table.add_row(turn, *(cells[column] for column in columns))
    return table
