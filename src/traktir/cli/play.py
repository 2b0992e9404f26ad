"""`traktir play`: a game in the terminal against bots."""

from __future__ import annotations

import secrets
from typing import Any

import click
from rich.markdown import Markdown
from rich.markup import escape
from rich.prompt import Prompt

from traktir.bots import BOTS, bot
from traktir.cli.boards import draw, legend
from traktir.cli.saves import Save, load_save, remove_save, store
from traktir.cli.terminal import bot_names, console, language, setting, setting_of, sheet_table
from traktir.core.game import Game, Refused, Text
from traktir.core.record import Record, begin, chance, result_of
from traktir.core.rng import Rng
from traktir.core.rulebook import clauses
from traktir.core.state import State
from traktir.games import FOLDERS
from traktir.games import game as game_of
from traktir.locale import Speaker


class Seat:
    """A person at the terminal, the table, and the record that both follow from."""

    def __init__(self, game: Game[Any], save: Save, say: Speaker) -> None:
        self.game = game
        self.say = say
        self.save = save
        self.record = save.record
        self.human = save.human
        self.state, self.rng = begin(game, self.record)
        for action in self.record.actions:
            self.carry_out(action)
        self.bots = {seat: bot(id, game.about.id, self.record.setting) for seat, id in self.opponents().items()}
        self.whims = Rng(len(self.record.actions) + 1)
        self.names = self.name_everybody()
        self.heard: list[str] = []  # what happened since the person last looked

    def opponents(self) -> dict[int, str]:
        """A bot for every seat but the person's; the last one named takes what is left."""
        seats = [seat for seat in range(self.record.setting.seats) if seat != self.human]
        return {seat: self.save.bots[min(i, len(self.save.bots) - 1)] for i, seat in enumerate(seats)}

    def name_everybody(self) -> list[str]:
        """By seat; bots of one name are numbered."""
        ids = self.opponents()
        names = []
        for seat in range(self.record.setting.seats):
            if seat == self.human:
                names.append(self.say("cli-you"))
                continue
            alike = [other for other, id in ids.items() if id == ids[seat]]
            name = self.say(f"bot-{ids[seat]}") if ids[seat] in BOTS else ids[seat][:20]
            names.append(f"{name} {alike.index(seat) + 1}" if len(alike) > 1 else name)
        return names

    def introduce(self) -> None:
        for id in dict.fromkeys(self.opponents().values()):
            if id in BOTS:
                console.print(f"[bold]{self.say(f'bot-{id}')}[/bold] [dim]{self.say(f'bot-{id}-about')}[/dim]")

    def carry_out(self, action: int) -> None:
        if self.state.turn < 0 or action not in self.state.actions():
            raise Refused("refused-record-action", ply=len(self.record.actions), action=action)
        self.state.play(action, self.rng)

    def decide(self, action: int) -> None:
        """Store first, then play: what was answered is never lost."""
        told = self.game.told(self.state, action, self.human)
        if told is not None and self.state.turn != self.human:
            self.heard.append(f"{self.names[self.state.turn]} {self.say.tell(told)}")
        self.record.actions.append(action)
        store(self.save)
        self.state.play(action, self.rng)

    def undo(self) -> Text | None:
        """Take back the own last decision, unless chance or somebody else came in between; the reason if not."""
        if not self.record.actions:
            return Text("cli-undo-nothing")
        state, rng = begin(self.game, self.record)
        for action in self.record.actions[:-1]:
            state.play(action, rng)
        if state.turn != self.human or self.state.turn != self.human:
            return Text("cli-undo-nothing")
        before = rng.mark()
        after: State = state.copy()
        after.play(self.record.actions[-1], rng)
        if rng.mark() != before:
            return Text("cli-undo-chance")
        self.record.actions.pop()
        store(self.save)
        self.state, self.rng = begin(self.game, self.record)
        for action in self.record.actions:
            self.state.play(action, self.rng)
        return None

    # what the person sees

    def show(self) -> None:
        for line in self.heard:
            console.print(f"[dim]{line}[/dim]")
        self.heard.clear()
        console.print(draw(self.game.about.id, self.game.view(self.state, self.human), self.names, self.say))

    def show_score(self) -> None:
        console.print(sheet_table(self.game.score_sheet(self.state), self.names, self.say, self.game))

    def show_rule(self, clause: str) -> None:
        book = clauses(self.game.about.id, self.say.language)
        found = next((text for number, text in book.items() if number.upper() == clause.upper()), None)
        if found is None:
            console.print(escape(self.say("cli-no-rule", clause=clause[:20])))
        else:
            console.print(Markdown(found))

    def show_end(self) -> None:
        self.show_score()
        sheet = self.game.score_sheet(self.state)
        for reason in sheet.decided_by:
            console.print(self.say(reason))
        winners = [name for name, place in zip(self.names, sheet.ranking, strict=True) if place == 1]
        if winners == [self.say("cli-you")]:
            console.print(self.say("cli-won"), style="bold yellow")
        elif not winners:
            console.print(self.say("cli-lost"), style="bold")
        else:
            key = "cli-winner" if len(winners) == 1 else "cli-winner-shared"
            console.print(self.say(key, winners=", ".join(winners)), style="bold")

    # the person's turn

    def ask(self) -> bool:
        """One decision of the person; False to leave the table."""
        moves = self.game.moves(self.state)
        console.print(self.say(self.game.prompt(self.state)), style="bold yellow")
        for number, move in enumerate(moves, 1):
            console.print(f"[bold]{number:>3}[/bold]  {self.say(move.text)}  [dim]{move.notation}[/dim]")
        while True:
            answer = Prompt.ask(f"[dim]{self.say('cli-choose')}[/dim]", console=console).strip()
            if answer in ("q", "quit"):
                return False
            if answer in ("u", "undo"):
                refused = self.undo()
                if refused is None:
                    self.show()
                    return True
                console.print(self.say(refused))
            elif answer in ("s", "score"):
                self.show_score()
            elif answer in ("b", "board"):
                self.show()
            elif answer in ("h", "help"):
                console.print(self.say("cli-help", example=moves[0].notation))
                console.print(legend(self.game.about.id, self.game.view(self.state, self.human), self.say))
            elif answer.startswith("?"):
                self.show_rule(answer[1:].strip() or self.game.clause(self.state))
            elif answer:
                try:
                    actions = self.understand(answer, [move.action for move in moves])
                except Refused as refused:
                    clause = f" [dim]({refused.clause})[/dim]" if refused.clause else ""
                    console.print(escape(self.say(refused.text)) + clause, style="red")
                    continue
                for action in actions:
                    self.decide(action)
                return True

    def understand(self, answer: str, actions: list[int]) -> list[int]:
        if answer.isascii() and answer.isdigit() and len(answer) < 5 and 1 <= int(answer) <= len(actions):
            return [actions[int(answer) - 1]]
        return self.game.choose_all(self.state, answer)

    def play(self) -> bool:
        """Until the game is over (True) or the person leaves (False)."""
        fresh = True
        while self.state.turn >= 0:
            if self.state.turn != self.human:
                world = self.state.imagine(self.state.turn, self.whims)
                self.decide(self.bots[self.state.turn].choose(world, self.whims))
                fresh = True
                continue
            if fresh:
                self.show()
                fresh = False
            before = len(self.record.actions)
            if not self.ask():
                return False
            fresh = len(self.record.actions) > before
        self.record.result = result_of(self.state)
        store(self.save)
        self.show()
        self.show_end()
        return True


def choose_game(say: Speaker) -> str:
    console.print(say("cli-welcome"), style="bold yellow")
    ids = list(FOLDERS)
    for number, id in enumerate(ids, 1):
        console.print(f"[bold]{number:>3}[/bold]  {say(f'{id}-name')} [dim]{say(f'{id}-about')}[/dim]")
    numbers = [str(n) for n in range(1, len(ids) + 1)]
    answer = Prompt.ask(say("cli-which-game"), choices=numbers, default="1", console=console)
    return ids[int(answer) - 1]


@click.command()
@click.argument("game", required=False)
@setting
@click.option("--bots", default="regular", show_default=True, help="Who plays against you, in commas: one for all or for each.")
@click.option("--seed", help="Chance of a new game; default: fresh.")
@click.option("--seat", type=int, default=0, show_default=True, help="Where you sit (counted from 0).")
@click.option("--new", "fresh", is_flag=True, help="Begin anew instead of going on with the saved game.")
@language
def play(
    game: str | None,
    seats: int | None,
    mode: str,
    options: tuple[str, ...],
    bots: str,
    seed: str | None,
    seat: int,
    fresh: bool,
    say: Speaker,
) -> None:
    """Play GAME in the terminal against bots; every decision is saved at once, and the next call goes on with it.

    \b
    Example: traktir play ethnos --seats 4 --lang en
    """
    try:
        id = game or choose_game(say)
        rules = game_of(id)
        save = None if fresh else load_save(id, mode)
        if save is not None:
            console.print(say("cli-continue"), style="dim")
        else:
            wanted = setting_of(id, seats, mode, options)
            if not 0 <= seat < wanted.seats:
                raise Refused("refused-seat", seat=seat, last=wanted.seats - 1)
            chosen = seed if seed is not None else secrets.token_hex(32)
            chance(chosen)
            names = bot_names(bots)
            for name in names:
                bot(name, id, wanted).leave()
            save = Save(Record(id, rules.about.rules_version, wanted, chosen), seat, tuple(names) or ("regular",))
        seated = Seat(rules, save, say)
        seated.introduce()
        try:
            over = seated.play()
        finally:
            for player in seated.bots.values():
                player.leave()
    except EOFError as error:
        raise click.Abort from error
    if over:
        remove_save(id, mode)
    else:
        console.print(say("cli-saved", command=f"traktir play {id}" + (f" --mode {mode}" if mode != "base" else "")))
