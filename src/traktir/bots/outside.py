"""Bots of other people, in any language: a program that speaks JSON lines on standard input and output.

    us    {"type": "hello", "protocol": 1, "game": "ethnos", "setting": {…}, "seat": 2}
    them  {"type": "hello", "name": "my bot"}
    us    {"type": "decide", "number": 1, "view": {…}, "moves": [{"action": 0, "notation": "deck", …}, …], "seconds": 2.0}
    them  {"type": "choose", "number": 1, "action": 0}          or {"type": "choose", "notation": "deck"}
    us    {"type": "goodbye"}

A program that hangs, crashes or answers nonsense loses the decision, which then falls to the greedy bot, never the table. An
answer that gives another number than the last question's came too late: it is not listened to.
"""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
import time
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
SECONDS: Final = 2.0  # for a decision
GONE: Final = "the program is gone"
PATIENCE: Final = 3  # decisions lost before the program is no longer asked


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    protocol: int
    game: str
    setting: Setting
    seat: int


class Decide(msgspec.Struct, tag_field="type", tag="decide"):
    number: int
    view: Any
    moves: list[Move]
    seconds: float


class Goodbye(msgspec.Struct, tag_field="type", tag="goodbye"):
    pass


class HelloBack(msgspec.Struct, tag_field="type", tag="hello"):
    name: str = ""


class Choose(msgspec.Struct, tag_field="type", tag="choose"):
    number: int | None = None
    action: int | None = None
    notation: str | None = None


class Lost(Exception):
    """The program lost this decision; why."""


class Gone(Lost):
    """The program has ended: there is nobody left to ask."""


class Outside(Bot):
    clock = staticmethod(time.perf_counter)  # it thinks in a process of its own

    def __init__(self, game: Game[Any], setting: Setting, command: str, seconds: float = SECONDS) -> None:
        super().__init__(game, setting)
        self.seconds = seconds
        self.stand_in = Greedy(game, setting)
        self.name = command
        self.called = self.greeted = False
        self.asked = 0
        self.last_loss = GONE
        try:
            words = shlex.split(command)
            if not words or seconds <= 0:
                raise ValueError("no command" if not words else "no time")
            self.program: subprocess.Popen[bytes] | None = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except (OSError, ValueError) as error:
            raise Refused("refused-bot-command", command=command[:80], why=str(error)[:120]) from error
        self.questions: queue.SimpleQueue[msgspec.Struct | None] = queue.SimpleQueue()
        self.lines: queue.Queue[bytes | None] = queue.Queue(maxsize=64)
        # a program may stop to read or to write whenever it likes: neither must keep us waiting
        self.threads = [threading.Thread(target=work, args=(self.program,), daemon=True) for work in (self._speak, self._listen)]
        for thread in self.threads:
            thread.start()

    def _speak(self, program: subprocess.Popen[bytes]) -> None:
        assert program.stdin is not None
        with suppress(OSError), program.stdin as words:  # it may have left before us
            while (message := self.questions.get()) is not None:
                words.write(msgspec.json.encode(message) + b"\n")
                words.flush()

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
                self.last_loss = str(lost)
                if self.lost.total() + 1 >= PATIENCE or isinstance(lost, Gone):
                    self.leave()
        self.lost[self.last_loss] += 1
        return self.stand_in.choose(world, rng)

    def _ask(self, world: State) -> int:
        if not self.called:
            self.questions.put(Hello(PROTOCOL, self.game.about.id, self.setting, world.turn))
            self.called = True
        if not self.greeted:  # a slow starter is waited for again, not called again
            self.name = self._hear(HelloBack).name[:40] or self.name
            self.greeted = True
        while not self.lines.empty():
            if self.lines.get() is None:  # a late answer is no answer to the next question
                raise Gone(GONE)
        self.asked += 1
        self.questions.put(Decide(self.asked, self.game.view(world, world.turn), self.game.moves(world), self.seconds))
        answer = self._hear(Choose, self.asked)
        try:
            action = answer.action if answer.action is not None else self.game.parse(world, answer.notation or "")
        except Refused as refused:
            raise Lost(f"no move: {refused.text.key}") from refused
        if action not in world.actions():
            raise Lost(f"not legal: {action}")
        return action

    def _hear(self, kind: type[Any], number: int | None = None) -> Any:
        end = time.monotonic() + self.seconds
        while (left := end - time.monotonic()) > 0:
            try:
                line = self.lines.get(timeout=left)
            except queue.Empty:
                break
            if line is None:
                raise Gone(GONE)
            try:
                answer = msgspec.json.decode(line, type=kind)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Lost(f"nonsense: {error}"[:200]) from error
            if number is None or answer.number in (None, number):
                return answer
        raise Lost(f"no answer in {self.seconds} s")

    def leave(self) -> None:
        program, self.program = self.program, None
        if program is None:
            return
        self.questions.put(Goodbye())
        self.questions.put(None)
        try:
            program.wait(timeout=0.5)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()
        for thread in self.threads:
            thread.join(timeout=5)
