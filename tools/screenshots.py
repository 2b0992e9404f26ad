"""Pictures of the terminal tavern for the README: real tables, drawn by the real boards, as SVG."""

from __future__ import annotations

import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from traktir.bots import bot
from traktir.cli.boards import draw
from traktir.core.game import Setting
from traktir.core.rng import Rng
from traktir.games import game
from traktir.locale import speaker

OUT = Path(__file__).parents[1] / "docs" / "screenshots"
# no font is fetched from anywhere: the reader's own monospace will do
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace("Fira Code", "monospace")

# file name -> game, setting, decisions into the game, language
SHOTS = {
    "ethnos": ("ethnos", Setting(4), 150, "en"),
    "elfenland": ("elfenland", Setting(3), 40, "ru"),
    "vale": ("vale", Setting(3), 60, "en"),
    "aetherya": ("aetherya", Setting(2), 60, "ru"),
}


def shoot(name: str) -> None:
    id, setting, decisions, language = SHOTS[name]
    rules, say = game(id), speaker(language)
    rng, whims = Rng(7), Rng(8)
    state = rules.new(setting, rng)
    players = [bot("greedy", id, setting) for _ in range(setting.seats)]
    while state.turn >= 0 and (decisions > 0 or state.turn != 0):
        decisions -= 1
        state.play(players[state.turn].choose(state.imagine(state.turn, whims), whims), rng)
    names = [say("cli-you"), *(say(f"bot-{who}") for who in ("regular", "veteran", "master"))][: setting.seats]
    console = Console(record=True, width=110, file=open("/dev/null", "w"), force_terminal=True)  # noqa: SIM115
    console.print(draw(id, rules.view(state, 0), names, say))
    if state.turn >= 0:
        console.print(say(rules.prompt(state)), style="bold yellow")
        for number, move in enumerate(rules.moves(state)[:6], 1):
            console.print(f"[bold]{number:>3}[/bold]  {say(move.text)}  [dim]{move.notation}[/dim]", highlight=False)
    console.save_svg(str(OUT / f"{name}.svg"), title=f"traktir play {id} --lang {language}", code_format=FORMAT)


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    for name in SHOTS:
        shoot(name)
        print(OUT / f"{name}.svg")
