"""A person at the house: the HTTP side, and the websocket that all their seats share."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any, Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from traktir.client.seat import Seat
from traktir.server.desk import OpenTable
from traktir.server.live.messages import (
    Chat,
    Committed,
    Done,
    Drafted,
    Hinted,
    Pong,
    Present,
    Refusal,
    Reply,
    Request,
    Update,
    Watch,
    Watching,
    Welcome,
)
from traktir.server.web.people import Me
from traktir.server.web.problems import Problem
from traktir.server.web.tables import Opened, TableNow

T = TypeVar("T")
_decoder: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


class Denied(Exception):
    """The house said no: an HTTP problem, or a refusal over the socket."""

    def __init__(self, problem: Problem | Refusal) -> None:
        super().__init__(problem.text.key, problem.text.args)
        self.problem = problem
        self.key = problem.text.key


class Line:
    """One websocket; answers find their questions, updates find their seats."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = itertools.count(1)
        self.waiting: dict[str, asyncio.Future[Any]] = {}
        self.seats: dict[tuple[str, int | None], Seat] = {}
        self.chat: asyncio.Queue[Chat] = asyncio.Queue()
        self.heard: Callable[[Reply], None] = lambda _: None
        self.ended = asyncio.Event()
        self.listener = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                self._hear(_decoder.decode(text))
        except ConnectionClosed:
            pass
        finally:
            self.ended.set()
            for future in self.waiting.values():
                if not future.done():
                    future.set_exception(ConnectionError("the line is dead"))
            for seat in self.seats.values():
                seat.lost()

    def _hear(self, message: Reply) -> None:
        self.heard(message)
        if isinstance(message, Update):
            seat = self.seats.get((message.table, message.seat))
            if seat is not None:
                seat.update(message)
        elif isinstance(message, Chat):
            self.chat.put_nowait(message)
        elif isinstance(message, Present):
            for (table, _), seat in self.seats.items():
                if table == message.table:
                    seat.see(message)
        elif isinstance(message, Committed | Done | Drafted | Hinted | Pong | Refusal | Watching):
            future = self.waiting.pop(message.re, None)
            if future is not None and not future.done():
                if isinstance(message, Refusal):
                    future.set_exception(Denied(message))
                else:
                    future.set_result(message)
        else:
            assert isinstance(message, Welcome)

    async def ask(self, request: Request) -> Any:
        """Send, and wait for the answer; Denied when it is a refusal, ConnectionError when the line breaks."""
        if self.ended.is_set():
            raise ConnectionError("the line is dead")
        re = f"{next(self.numbers)}"
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting[re] = future
        try:
            await self.socket.send(msgspec.json.encode(msgspec.structs.replace(request, re=re)).decode())
        except ConnectionClosed as error:
            self.waiting.pop(re, None)
            raise ConnectionError("the line is dead") from error
        return await future

    async def close(self) -> None:
        await self.socket.close()
        await self.listener


class Visitor:
    def __init__(self, url: str, name: str | None = None, timeout: float = 30) -> None:
        self.url = url.rstrip("/")
        self.name = name
        # the house is asked directly, whatever proxies the environment names
        self.http = httpx.AsyncClient(base_url=self.url, timeout=timeout, trust_env=False)
        self.me: Me
        self.line: Line | None = None

    async def __aenter__(self) -> Self:
        await self.enter()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.line is not None:
            await self.line.close()
        await self.http.aclose()

    async def enter(self) -> Me:
        self.me = await self.post("/api/guests", {"name": self.name}, Me)
        return self.me

    # over HTTP

    async def ask(self, method: str, path: str, type: type[T], body: object = None) -> T:
        content = msgspec.json.encode(body) if body is not None else None
        headers = {"content-type": "application/json"} if content is not None else {}
        answer = await self.http.request(method, path, content=content, headers=headers)
        if answer.status_code >= 400:
            raise Denied(msgspec.json.decode(answer.content, type=Problem))
        return msgspec.json.decode(answer.content or b"null", type=type)

    async def get(self, path: str, type: type[T]) -> T:
        return await self.ask("GET", path, type)

    async def post(self, path: str, body: object, type: type[T]) -> T:
        return await self.ask("POST", path, type, body)

    async def open_table(self, wish: OpenTable) -> str:
        return (await self.post("/api/tables", wish, Opened)).id

    async def sit(self, table: str, seat: int | None = None) -> TableNow:
        return await self.post(f"/api/tables/{table}/sit", {"seat": seat}, TableNow)

    async def start(self, table: str) -> TableNow:
        return await self.post(f"/api/tables/{table}/start", None, TableNow)

    async def table(self, table: str) -> TableNow:
        return await self.get(f"/api/tables/{table}", TableNow)

    # over the websocket

    async def connect(self) -> Line:
        if self.line is None or self.line.ended.is_set():
            cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            url = self.url.replace("http", "ws", 1) + "/ws"
            headers = {"Cookie": cookies}
            socket = await connect(url, additional_headers=headers, compression=None, max_size=None, proxy=None)
            self.line = Line(socket)
        return self.line

    async def watch(self, table: str, seat: int | None = None, since: int | None = None) -> Seat:
        """Follow a table; an old Seat of the same table is taken up again by `Seat.again`."""
        line = await self.connect()
        here = Seat(line, table, seat, since or 0)
        line.seats[table, seat] = here
        await line.ask(Watch(table=table, seat=seat, since=since))
        await here.shown()
        return here
