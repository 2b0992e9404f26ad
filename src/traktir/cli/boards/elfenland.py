"""The table of Elfenland in the terminal: the map within a hundred columns, the players below it."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from traktir.games.elfenland import ATLAS, Route, View, Wish
from traktir.locale import Speaker

WIDTH, HEIGHT = 98, 33  # a narrower terminal gets a narrower map
# what of the printed board is drawn: the rim is empty
LEFT, RIGHT, TOP, BOTTOM = 0.035, 0.975, 0.085, 0.945

# every terrain has a mark of its own: nothing is told by hue alone
MARKS = {"plain": "·", "forest": '"', "desert": ":", "mountain": "^", "river": "~", "lake": "-"}
INK = {
    "plain": "bright_green",
    "forest": "green",
    "desert": "yellow",
    "mountain": "grey62",
    "river": "blue",
    "lake": "bright_blue",
}
# rivers that would hide the road beside them
NUDGED = {"beata-elvenhold-river": (0.89, 0.59), "virst-ixara-river": (0.48, 0.94), "mahdavikia-grangor-river": (0.125, 0.75)}
WAITING, COLLECTED = "○", "●"

Point = tuple[float, float]


class Canvas:
    """A field of characters, each with a style; what is written later lies on top."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.marks = [[" "] * width for _ in range(HEIGHT)]
        self.styles = [[""] * width for _ in range(HEIGHT)]

    def place(self, point: Point) -> Point:
        """A point of the board on the canvas."""
        x, y = point
        return (x - LEFT) / (RIGHT - LEFT) * (self.width - 1), (y - TOP) / (BOTTOM - TOP) * (HEIGHT - 1)

    def put(self, column: int, row: int, text: str, style: str) -> None:
        """From a column on, moved left where the edge is too near."""
        column = max(0, min(column, self.width - len(text)))
        row = max(0, min(row, HEIGHT - 1))
        for i, mark in enumerate(text):
            self.marks[row][column + i] = mark
            self.styles[row][column + i] = style

    def line(self, points: Sequence[Point], mark: str, style: str) -> None:
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            steps = max(abs(round(x1 - x0)), abs(round(y1 - y0)), 1)
            for i in range(steps + 1):
                self.put(round(x0 + (x1 - x0) * i / steps), round(y0 + (y1 - y0) * i / steps), mark, style)

    def text(self) -> Text:
        drawn = Text(no_wrap=True, overflow="crop")
        for marks, styles in zip(self.marks, self.styles, strict=True):
            for mark, style in zip(marks, styles, strict=True):
                drawn.append(mark, style=style or None)
            drawn.append("\n")
        drawn.rstrip()
        return drawn


class Map:
    """The map, as wide as the terminal allows."""

    def __init__(self, view: View, say: Speaker) -> None:
        self.view = view
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield draw_map(self.view, self.say, min(WIDTH, options.max_width))


def draw_map(view: View, say: Speaker, width: int = WIDTH) -> Text:
    canvas = Canvas(width)
    place = canvas.place
    for link in ATLAS.links:
        # straight from town to town by way of the counter: at this size bends only confuse
        points = (link.line[0], NUDGED.get(link.id, link.spot), link.line[-1])
        canvas.line([place(point) for point in points], MARKS[link.terrain], INK[link.terrain])
    for link in ATLAS.links:
        if link.terrain == "river":  # where it flows
            (x0, y0), (x1, y1) = place(link.line[0]), place(link.line[-1])
            arrow = ("►" if x1 > x0 else "◄") if abs(x1 - x0) > 2 * abs(y1 - y0) else ("▼" if y1 > y0 else "▲")
            x, y = place(NUDGED.get(link.id, link.spot))
            canvas.put(round(x), round(y), arrow, "bold blue")
    for link in ATLAS.links:
        road = view.roads.get(link.id)
        if road is not None:
            letter = say("elfenland-letter", transport=road.counter)
            sign = f"[{letter}!]" if road.obstacle else f"[{letter}]"
            x, y = place(link.spot)
            canvas.put(round(x) - len(sign) // 2, round(y), sign, "bold white on red" if road.obstacle else "bold black on white")
    for town in ATLAS.towns:
        boots = "".join(str(seat) for seat, player in enumerate(view.players) if player.town == town.id)
        waiting = view.seat is None or town.id in view.players[view.seat].markers
        sign = " " if town.id == "elvenhold" else WAITING if waiting else COLLECTED
        name = say("elfenland-town", town=town.id)
        label = f"{sign}{name}" + (f"({boots})" if boots else "")
        x, y = place(town.at)
        canvas.put(round(x) - len(label) // 2, round(y), label, "bold reverse" if boots else "bold")
    return canvas.text()


def cards_text(words: Sequence[str] | None, say: Speaker) -> str:
    """`2 dragon`, `pig` in the reader's language."""
    said = []
    for word in words or []:
        times, _, name = word.rpartition(" ")
        kind = say("elfenland-transport", transport=name)
        said.append(f"{times}× {kind}" if times else kind)
    return ", ".join(said) or "—"


def draw(view: View, names: Sequence[str], say: Speaker) -> RenderableType:
    head = Text.assemble(
        (say("elfenland-board-round", round=view.round, rounds=view.rounds), "bold"),
        "  ",
        say("elfenland-board-piles", stack=view.stack, deck=view.deck, discards=view.discards),
    )
    parts: list[RenderableType] = [head, Map(view, say), key(say), players(view, names, say)]
    rows = [("row", cards_text(view.row, say))]
    if view.seat is not None:
        me = view.players[view.seat]
        rows += [("hand", cards_text(me.hand, say)), ("hidden", cards_text(me.hidden, say))]
        if me.town_card is not None:
            rows.append(("card", say("elfenland-town", town=me.town_card)))
    if view.picked:
        rows.append(("picked", cards_text(view.picked, say)))
    parts += [Text.assemble((say(f"elfenland-board-{name}") + " ", "bold"), what) for name, what in rows]
    return Group(*parts)


def key(say: Speaker) -> Text:
    """What the marks of the map mean."""
    signs = [
        f"[{say('elfenland-letter', transport=transport)}] {say('elfenland-transport', transport=transport)}"
        for transport in ATLAS.costs
    ]
    return Text("  ".join([*signs, f"! {say('elfenland-board-blocked')}"]), style="dim")


def players(view: View, names: Sequence[str], say: Speaker) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for column in ("town", "markers", "cards", "counters", "hidden-counters", "obstacle"):
        table.add_column(say(f"elfenland-board-{column}"), justify="left" if column in ("town", "counters") else "center")
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
        turn = Text.assemble(("▶ " if seat == view.turn else "  ", "yellow"), f"{seat} {name}")
        if seat == view.first:
            turn.append(" ★", style="yellow")
        table.add_row(
            turn,
            say("elfenland-town", town=player.town),
            Text(str(player.taken), style="bold yellow"),
            str(player.hand_size),
            cards_text(player.counters, say),
            str(player.hidden_size),
            "!" if player.obstacle else "·",
        )
    return table


def legend(view: View, say: Speaker) -> RenderableType:
    """What each transport costs on each terrain, and how the terrains are drawn."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    terrains = next(iter(ATLAS.costs.values()))
    for terrain in terrains:
        table.add_column(
            f"{MARKS[terrain] * 3} {say('elfenland-terrain', terrain=terrain)}", justify="center", style=INK[terrain]
        )
    for transport, costs in ATLAS.costs.items():
        letter = say("elfenland-letter", transport=transport)
        name = say("elfenland-transport", transport=transport)
        table.add_row(Text(f"[{letter}] {name}"), *(str(cost or "–") for cost in costs.values()))
    return Group(table, Text(say("elfenland-board-water", river=MARKS["river"] * 3, lake=MARKS["lake"] * 3)))


def routes(found: Sequence[Route], say: Speaker) -> RenderableType:
    """Where a seat can travel: town, cards, and the way there."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("town", "cards", "markers", "way"):
        table.add_column(say(f"elfenland-board-{column}"), justify="center" if column in ("cards", "markers") else "left")
    for route in found:
        way = " → ".join(f"{say('elfenland-town', town=leg.to)} ({cards_text(leg.cards, say)})" for leg in route.legs)
        table.add_row(say("elfenland-town", town=route.town), str(route.cards), str(len(route.markers)), way or "—")
    return table


def wish(told: Wish, say: Speaker) -> RenderableType:
    """What a chain of towns still needs."""
    if told.possible:
        return Text(say("elfenland-wish-possible"))
    lines = []
    for bare in told.bare:
        a, b, _ = bare.road.split("-")
        lines.append(say("elfenland-wish-bare", **{"from": a, "to": b}, fits=cards_text(bare.fits, say)))
    if told.cards:
        lines.append(say("elfenland-wish-cards", list=cards_text(told.cards, say)))
    if told.any_cards:
        lines.append(say("elfenland-wish-any", cards=told.any_cards))
    return Text("\n".join(lines))
