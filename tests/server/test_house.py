"""Running the house: settings, migrations, backup, shutdown, health, metrics, fair shuffles, analysis, replays."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select

from traktir.client import Denied, Visitor
from traktir.core.game import Refused
from traktir.core.rng import LiveRng
from traktir.server.analysis import Job
from traktir.server.desk import OpenTable
from traktir.server.settings import read_settings
from traktir.server.storage import schema
from traktir.server.storage.backup import backup, restore
from traktir.server.storage.database import Database
from traktir.server.storage.migrate import check, migrate
from traktir.server.tables.facts import twin


def test_later_settings_win_over_earlier_ones(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1111\nhost = "0.0.0.0"\nlog = "json"\n')
    settings = read_settings({"log": "plain"}, {"TRAKTIR_PORT": "2222", "TRAKTIR_DATA": str(tmp_path)}, str(file))
    assert (settings.host, settings.port, settings.log) == ("0.0.0.0", 2222, "plain")
    assert settings.database == f"sqlite:///{tmp_path / 'house.sqlite'}"


@pytest.mark.parametrize(
    ("flags", "environment", "key"),
    [
        ({"port": 70_000}, {}, "refused-settings"),
        ({}, {"TRAKTIR_PORT": "many"}, "refused-settings"),
        ({}, {"TRAKTIR_CONFIG": "/nowhere.toml"}, "refused-settings"),
        ({"workers": 2}, {}, "refused-workers-sqlite"),
    ],
)
def test_settings_that_do_not_fit_are_refused(flags, environment, key: str) -> None:
    with pytest.raises(Refused, match=key):
        read_settings(flags, environment)


def test_a_database_address_that_does_not_fit_is_refused() -> None:
    for address in ("mysql://x/y", "what?"):
        with pytest.raises(Refused, match="refused-database"):
            Database(address)


def test_migrations_lead_to_the_schema(database_url: str) -> None:
    async def story() -> None:
        database = Database(database_url)
        try:
            await migrate(database)
            await migrate(database)
            await check(database)
            async with database.reading() as connection:
                found = await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), schema.METADATA))
            assert found == []
        finally:
            await database.close()

    asyncio.run(story())


@pytest.mark.parametrize("kind", ["sqlite", "bare_postgres"])
def test_a_database_of_the_first_version_keeps_its_games(request: pytest.FixtureRequest, kind: str) -> None:
    moves = [("t", version, 1_000 + version, f"0:m{version}", '{"kind":"started"}') for version in (1, 2, 3)]

    async def story() -> None:
        database = Database(request.getfixturevalue(f"{kind}_url"))
        try:
            await migrate(database, "0001")
            columns = ("table_id", "version", "at", "move_id", "entry")
            await database.write(insert(schema.log).values([dict(zip(columns, move, strict=True)) for move in moves]))
            await migrate(database)
            await check(database)
            assert [tuple(row) for row in await database.rows(select(schema.log))] == moves
        finally:
            await database.close()

    asyncio.run(story())


def test_a_database_without_our_schema_is_not_used(postgres) -> None:
    async def story() -> None:
        database = Database(str(postgres.get_uri()))
        try:
            with pytest.raises(Refused, match="refused-schema"):
                await check(database)
        finally:
            await database.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (("--database", "postgresql://nobody@127.0.0.1:1/nothing"), "The database does not answer: "),
        (("--database", "sqlite:////dev/null/house.sqlite"), "The database does not answer: "),
    ],
)
def test_a_house_without_its_database_says_so(flags: tuple[str, ...], told: str) -> None:
    command = [sys.executable, "-c", "from traktir.cli import main; main()", "serve", "--port", "0", *flags]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env={**os.environ, "LANG": "en"})
    assert done.returncode == 2 and told in done.stderr and "Traceback" not in done.stderr


def test_a_house_whose_address_is_taken_says_so(sqlite_url: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        command = [
            sys.executable,
            "-c",
            "from traktir.cli import main; main()",
            "serve",
            "--port",
            str(taken.getsockname()[1]),
            "--database",
            sqlite_url,
        ]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0 and "address already in use" in done.stderr and "Traceback" not in done.stderr


def test_commits_are_durable_by_default(sqlite_url: str) -> None:
    async def story() -> None:
        database = Database(sqlite_url)
        async with database.reading() as connection:
            assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
            assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2  # FULL
        await database.close()

    asyncio.run(story())


def test_a_backup_taken_while_people_play_brings_their_game_back(serve, run, sqlite_url: str, tmp_path: Path) -> None:
    server = serve()
    copy = tmp_path / "copies" / "monday.sqlite"

    async def story() -> str:
        async with Visitor(server.url) as anna:
            table = await anna.open_table(OpenTable("ethnos", 2, bots={"1": "random"}))
            await anna.start(table)
            seat = await anna.watch(table, 0)
            now = await seat.my_turn()
            assert now is not None
            backup(sqlite_url, copy)
            await seat.commit([now.moves[0].action])
            return table

    table = run(story())
    with pytest.raises(Refused, match="refused-backup-file"):
        backup(sqlite_url, copy)
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    restore(other, copy)
    with sqlite3.connect(tmp_path / "other.sqlite") as found:
        assert found.execute("SELECT count(*) FROM log WHERE table_id = ?", [table]).fetchone()[0] >= 3
    found.close()
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"not a database at all" * 100)
    with pytest.raises(Refused, match="refused-backup-file"):
        restore(other, broken)


def test_serve_stops_gracefully_and_logs_lines_of_json(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from traktir.cli import main; main()", "serve", "--port", "0", "--log", "json"]
    environment = {**os.environ, "TRAKTIR_DATA": str(tmp_path)}
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
    assert process.stderr is not None
    lines = []
    for line in process.stderr:
        lines.append(json.loads(line))
        if "running on" in lines[-1]["what"]:
            process.send_signal(signal.SIGTERM)
    assert process.wait() in (0, -signal.SIGTERM)
    process.stderr.close()
    assert lines[-1]["what"].startswith("Finished")
    assert {"at", "level", "from", "what"} <= set(lines[0])


def test_health_and_metrics(serve, run) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna:
            assert (await anna.get("/health", dict))["status"] == "ok"
            table = await anna.open_table(OpenTable("ethnos", 2, bots={"1": "random"}))
            await anna.start(table)
            seat = await anna.watch(table, 0)
            now = await seat.my_turn()
            assert now is not None
            await seat.commit([now.moves[0].action])
            text = (await anna.http.get("/metrics")).text
            assert "traktir_moves_total" in text and "traktir_sockets 1.0" in text and "traktir_requests_total" in text

    run(story())


def test_anybody_can_verify_a_finished_game(serve, run, tmp_path: Path) -> None:
    """And only a finished one; a record that was touched does not pass."""
    from traktir.cli import run as command
    from traktir.cli import traktir

    server = serve()

    async def story() -> bytes:
        async with Visitor(server.url) as anna:
            table = await anna.open_table(OpenTable("ethnos", 2, bots={"1": "random"}))
            await anna.start(table)
            for page in ("record", "replay?seat=1"):
                with pytest.raises(Denied, match=r"refused-(still-running|not-your-seat)"):
                    await anna.get(f"/api/tables/{table}/{page}", dict)
            with pytest.raises(Denied, match="refused-still-running"):
                await anna.post(f"/api/tables/{table}/analysis", None, Job)
            seat = await anna.watch(table, 0, since=0)
            while (now := await seat.my_turn()) is not None:
                await seat.commit([now.moves[-1].action])
            replay = await anna.get(f"/api/tables/{table}/replay?seat=1", dict)
            assert replay["steps"][-1]["view"]["seat"] == 1
            own = await anna.get(f"/api/tables/{table}/replay?seat=0", dict)
            assert [step["happened"]["version"] for step in own["steps"]] == list(range(1, seat.version + 1))
            job = await anna.post(f"/api/tables/{table}/analysis", None, Job)
            assert (await anna.post(f"/api/tables/{table}/analysis", None, Job)).id == job.id
            while job.status not in ("done", "failed"):
                job = await anna.get(f"/api/jobs/{job.id}", Job)
            assert job.status == "done" and job.done == job.of and job.analysis is not None and job.analysis.decisions
            return (await anna.http.get(f"/api/tables/{table}/record")).content

    told = run(story())
    file = tmp_path / "game.json"
    file.write_bytes(told)

    def verdict(*more: str) -> int:
        return command(lambda: traktir(["verify", str(file), *more], standalone_mode=False))

    assert verdict() == 0
    assert verdict("--commitment", "00" * 32) == 2
    touched = msgspec.json.decode(told)
    touched["record"]["seed"] = "00" * 32
    file.write_bytes(msgspec.json.encode(touched))
    assert verdict() == 2


def test_a_twin_of_the_chance_goes_its_own_way() -> None:
    rng = LiveRng(b"7" * 32)
    for _ in range(20):
        rng.next()
    other = twin(rng)
    assert [other.next() for _ in range(40)] == [rng.next() for _ in range(40)]
    before = rng.mark()
    other.next()
    assert rng.mark() == before


def test_a_cross_site_request_is_turned_away(serve, run) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna:
            for headers, status in (
                ({"origin": "https://evil.example"}, 403),
                ({"origin": "null"}, 403),
                ({"sec-fetch-site": "cross-site"}, 403),
                ({"origin": server.url}, 201),
                ({}, 201),
            ):
                answer = await anna.http.post("/api/guests", json={}, headers=headers)
                assert answer.status_code == status, headers
            form = await anna.http.post("/api/guests", content=b"name=x", headers={"content-type": "text/plain"})
            assert form.status_code == 415
            assert "frame-ancestors 'none'" in form.headers["content-security-policy"]

    run(story())


def test_too_many_requests_are_told_to_wait(serve, run) -> None:
    server = serve(limit_scale=0.1)

    async def story() -> None:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            codes = [(await http.get("/api/games")).status_code for _ in range(40)]
            assert codes[0] == 200 and codes[-1] == 429

    run(story())
