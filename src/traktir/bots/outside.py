"""Bots of other people, in any language: a program that speaks JSON lines on standard input and output.

    us    {"type": "hello", "protocol": 1, "game": "ethnos", "setting": {…}, "seat": 2}
    them  {"type": "hello", "name": "my bot"}
    us    {"type": "decide", "view": {…}, "moves": [{"action": 0, "notation": "deck", …}, …], "seconds": 2.0}
    them  {"type": "choose", "action": 0}          or {"type": "choose", "notation": "deck"}
    us    {"type": "goodbye"}

A program that hangs, crashes or answers nonsense loses the decision, which then falls to the greedy bot, never the table.
"""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from typing import Any, Final

import msgspec

from traktir.bots.player import Bot
from traktir.bots.thinking import Greedy
from traktir.core.game import Game, Move, Refused, Setting
from traktir.core.rng import Rng
from traktir.core.state import State

PROTOCOL: Final = 1
LONGEST_LINE: Final = 1 << 16
PATIENCE: Final = 3  # decisions lost before the program is no longer asked


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    protocol: int
    game: str
    setting: Setting
    seat: int


class Decide(msgspec.Struct, tag_field="type", tag="decide"):
    view: Any
    moves: list[Move]
    seconds: float


class Goodbye(msgspec.Struct, tag_field="type", tag="goodbye"):
    pass


class HelloBack(msgspec.Struct, tag_field="type", tag="hello"):
    name: str = ""


class Choose(msgspec.Struct, tag_field="type", tag="choose"):
    action: int | None = None
    notation: str | None = None


class Lost(Exception):
    """The program lost this decision; why."""


class Gone(Lost):
    """The program has ended: there is nobody left to ask."""


class Outside(Bot):
    def __init__(self, game: Game[Any], setting: Setting, command: str, seconds: float = 2.0) -> None:
        super().__init__(game, setting)
        self.seconds = seconds
        self.stand_in = Greedy(game, setting)
        self.lost: list[str] = []  # why decisions were lost, for whoever wants to know
        self.name = command
        self.greeted = False
        try:
            words = shlex.split(command)
            self.program: subprocess.Popen[bytes] | None = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except (OSError, ValueError) as error:
            raise Refused("refused-bot-command", command=command[:80], why=str(error)[:120]) from error
        self.lines: queue.Queue[bytes | None] = queue.Queue(maxsize=64)
        self.ears = threading.Thread(target=self._listen, args=(self.program,), daemon=True)
        self.ears.start()

    def _listen(self, program: subprocess.Popen[bytes]) -> None:
        assert program.stdout is not None
        with program.stdout as words:
            while line := words.readline(LONGEST_LINE):
                if not self.lines.full():  # a program that never stops talking is not listened to
                    self.lines.put(line)
        while self.lines.full():
            self.lines.get()
        self.lines.put(None)

    def choose(self, world: State, rng: Rng) -> int:
        if self.program is not None:
            try:
                return self._ask(world)
            except Lost as lost:
                self.lost.append(str(lost))
                if len(self.lost) >= PATIENCE or isinstance(lost, Gone):
                    self.leave()
        return self.stand_in.choose(world, rng)

    def _ask(self, world: State) -> int:
        if not self.greeted:
            about = self.game.about
            self._say(Hello(PROTOCOL, about.id, self.setting, world.turn))
            self.name = self._hear(HelloBack).name[:40] or self.name
            self.greeted = True
        while not self.lines.empty():
            self.lines.get()  # a late answer is no answer to the next question
        self._say(Decide(self.game.view(world, world.turn), self.game.moves(world), self.seconds))
        answer = self._hear(Choose)
        try:
            action = answer.action if answer.action is not None else self.game.parse(world, answer.notation or "")
        except Refused as refused:
            raise Lost(f"no move: {refused.text.key}") from refused
        if action not in world.actions():
            raise Lost(f"not legal: {action}")
        return action

    def _say(self, message: msgspec.Struct) -> None:
        assert self.program is not None and self.program.stdin is not None
        try:
            self.program.stdin.write(msgspec.json.encode(message) + b"\n")
            self.program.stdin.flush()
        except OSError as error:
            raise Gone("the program is gone") from error

    def _hear(self, kind: type[Any]) -> Any:
        try:
            line = self.lines.get(timeout=self.seconds)
        except queue.Empty as error:
            raise Lost(f"no answer in {self.seconds} s") from error
        if line is None:
            raise Gone("the program is gone")
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Lost(f"nonsense: {error}"[:200]) from error

    def leave(self) -> None:
        program, self.program = self.program, None
        if program is None:
            return
        assert program.stdin is not None
        with suppress(OSError):  # it may have left before us
            program.stdin.write(msgspec.json.encode(Goodbye()) + b"\n")
            program.stdin.flush()
        with suppress(OSError):
            program.stdin.close()
        try:
            program.wait(timeout=0.5)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()
        self.ears.join(timeout=5)
