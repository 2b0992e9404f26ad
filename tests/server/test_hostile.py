"""Clients that mean no good: no fault of the house, no change of anybody's table, no leak; limits hold."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from traktir.client import Visitor
from traktir.server.desk import OpenTable
from traktir.server.live.messages import Request
from traktir.server.web.problems import Problem

EXAMPLES = 12 if os.environ.get("TRAKTIR_EXPECT") == "compiled" else 3
pytestmark = pytest.mark.filterwarnings("default::DeprecationWarning", "default:::schemathesis.*")


async def victims(url: str) -> tuple[Visitor, str, Any]:
    """Somebody who plays, and should not notice anything."""
    visitor = Visitor(url, "Victim")
    await visitor.enter()
    table = await visitor.open_table(OpenTable("ethnos", 2))
    await visitor.sit(table)
    await visitor.start(table)
    seats = [await visitor.watch(table, 0), await visitor.watch(table, 1)]
    turn = seats[0].now.turn
    for move in ("first", "second"):
        seat = seats[(await visitor.table(table)).now.turn]
        now = await seat.my_turn()
        await seat.commit([now.moves[0].action], move)
    assert turn >= 0
    return visitor, table, seats


def kept(file: Path) -> list[Any]:
    """What is written about tables."""
    with sqlite3.connect(file) as database:
        rows = database.execute("SELECT table_id, version, entry FROM log ORDER BY table_id, version").fetchall()
        tables = database.execute("SELECT id, status, due_at FROM tables ORDER BY id").fetchall()
    database.close()
    return [rows, tables]


def test_the_http_api_stands_every_request_that_its_schema_can_think_of(serve, tmp_path: Path) -> None:
    server = serve()

    async def before() -> tuple[str, dict[str, str]]:
        visitor, table, _ = await victims(server.url)
        assert visitor.line is not None
        await visitor.line.close()
        await visitor.http.aclose()
        async with Visitor(server.url, "Stranger") as stranger:
            return table, dict(stranger.http.cookies)

    table, cookies = asyncio.run(before())
    victim = [row for row in kept(tmp_path / "house.sqlite")[0] if row[0] == table]
    described = httpx.get(f"{server.url}/api/docs/openapi.json", trust_env=False).json()
    schema = schemathesis.openapi.from_dict(described)
    answered: dict[int, int] = {}
    with httpx.Client(base_url=server.url, trust_env=False, cookies=cookies, timeout=30) as http:
        for found in schema.get_all_operations():
            operation = found.ok()
            if operation.path == "/api/logout":
                continue

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(), real=st.booleans())
            def attack(case: Any, real: bool) -> None:
                parameters = case.path_parameters or {}
                if real and "table" in parameters:
                    parameters = {**parameters, "table": table}
                path = case.operation.path
                for name, value in parameters.items():
                    path = path.replace(f"{{{name}}}", httpx.URL(path=f"/{value}").raw_path.decode()[1:] or "x")
                body = case.body if isinstance(case.body, dict | list | str | int | float | bool | None) else {}
                query = {key: value for key, value in (case.query or {}).items() if value is not None}
                answer = http.request(case.method, path, params=query, json=body)
                answered[answer.status_code] = answered.get(answer.status_code, 0) + 1
                assert answer.status_code < 500, (case.method, path, body, answer.text)
                if answer.status_code >= 400:
                    msgspec.json.decode(answer.content, type=Problem)
                    assert "Traceback" not in answer.text and "site-packages" not in answer.text

            attack()
    assert answered.get(200, 0) + answered.get(201, 0) > 5 * EXAMPLES / 3 and sum(answered.values()) > 25 * EXAMPLES
    assert [row for row in kept(tmp_path / "house.sqlite")[0] if row[0] == table] == victim


def nonsense(chance: random.Random, table: str) -> list[str | bytes]:
    """Malformed, oversized, out of order, wrong table, wrong seat, replayed."""
    kinds = [one.__struct_config__.tag for one in Request.__args__]
    whole: list[str | bytes] = ["", "null", "[]", "{}", '"', "\x00", b"\xff\xfe", b"", "9" * 400]
    whole += ["[" * 50_000, '{"a":' * 5_000 + "1"]
    for kind in kinds:
        for _ in range(6):
            message: dict[str, Any] = {"type": kind, "re": "r" * chance.choice([0, 5, 40])}
            message["table"] = chance.choice([table, "nowhere", "", "x" * 25, 7, None])
            message["seat"] = chance.choice([0, 1, 2, 15, -1, 16, 2**70, "0", None, 0.5])
            if kind in ("draft", "commit", "why"):
                message["version"] = chance.choice([0, 1, 5, 10**6, -1, 2**64])
                message["actions"] = chance.choice([[], [0], [0, 0], [99_999], [-1], [2**80], list(range(64)), "all", [[]]])
            if kind == "commit":
                message["id"] = chance.choice(["first", "second", "mine", "", "i" * 41])
            if kind == "answer":
                message |= {"what": chance.choice(["undo", "abort", "win"]), "yes": chance.choice([True, "yes"])}
            if kind == "why":
                message["notation"] = chance.choice(["deck", "", "n" * 201, "pass " * 30, "\x00", 5, None])
            if kind == "consult":
                message["what"] = chance.choice(["routes", "wish", "future", 1])
                message["args"] = chance.choice([[], ["beata"] * 40, ["x" * 41], ["x"] * 41, "beata", [None]])
            if kind == "say":
                message["text"] = chance.choice(["boo", "", "x" * 501, "\x00\n", 5])
            if kind == "watch":
                message["since"] = chance.choice([None, 0, 3, 10**6, -5])
                if chance.random() < 0.5:
                    message["seat"] = None
            if chance.random() < 0.1:
                message["admin"] = True
            whole.append(json.dumps(message))
    chance.shuffle(whole)
    return whole


@pytest.mark.parametrize("seed", [1, 2])
def test_the_websocket_stands_every_message(serve, run, tmp_path: Path, seed: int) -> None:
    server = serve()
    chance = random.Random(seed)

    async def story() -> None:
        visitor, table, seats = await victims(server.url)
        before = kept(tmp_path / "house.sqlite")
        async with Visitor(server.url, "Stranger") as stranger:
            cookie = "; ".join(f"{name}={value}" for name, value in stranger.http.cookies.items())
            url = server.url.replace("http", "ws") + "/ws"
            async with connect(url, additional_headers={"Cookie": cookie}, compression=None, proxy=None) as socket:
                heard: list[dict[str, Any]] = []
                for text in nonsense(chance, table):
                    await socket.send(text)
                await socket.send('{"type":"ping","re":"end"}')
                async for text in socket:
                    heard.append(json.loads(text))
                    if heard[-1].get("re") == "end":
                        break
            assert not any(message.get("text", {}).get("key") == "refused-fault" for message in heard)
            for message in heard:
                # a stranger is shown a table as a spectator, and nothing else
                if message["type"] == "update":
                    assert message["seat"] is None
                    assert all(player["hand"] is None for player in message["now"]["view"]["players"])
                assert message["type"] in ("welcome", "watching", "update", "refusal", "done", "pong"), message
            async with connect(url, additional_headers={"Cookie": cookie}, compression=None, proxy=None) as socket:
                await socket.recv()  # the welcome
                await socket.send("x" * (65 << 10))
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        assert kept(tmp_path / "house.sqlite") == before
        # the victim plays on
        seat = seats[(await visitor.table(table)).now.turn]
        now = await seat.my_turn()
        await seat.commit([now.moves[0].action])
        assert visitor.line is not None
        await visitor.line.close()
        await visitor.http.aclose()

    run(story())


def test_the_socket_is_for_people_of_the_house_from_its_own_pages(serve, run) -> None:
    server = serve()

    async def story() -> None:
        url = server.url.replace("http", "ws") + "/ws"
        async with Visitor(server.url) as anna:
            cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
            forged = cookie[:-4] + "0000"
            for headers in (
                {},
                {"Cookie": forged},
                {"Cookie": "traktir=x"},
                {"Cookie": cookie, "Origin": "https://evil.example"},
            ):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(url, additional_headers=headers, proxy=None)
                assert refused.value.response.status_code == 403
            async with connect(url, additional_headers={"Cookie": cookie, "Origin": server.url}, proxy=None) as socket:
                assert json.loads(await socket.recv())["type"] == "welcome"

    run(story())


def test_one_socket_cannot_flood_the_house(serve, run) -> None:
    server = serve(limit_scale=1.0)

    async def story() -> None:
        async with Visitor(server.url) as anna:
            cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
            async with connect(
                server.url.replace("http", "ws") + "/ws", additional_headers={"Cookie": cookie}, proxy=None
            ) as socket:
                for _ in range(200):
                    await socket.send('{"type":"ping"}')
                answers = [json.loads(await socket.recv())["type"] for _ in range(201)]
            assert answers.count("pong") < 150 and answers.count("refusal") > 30

    run(story())
