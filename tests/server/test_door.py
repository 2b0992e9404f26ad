"""What comes through the door byte by byte, and how much may pile up there."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any
from urllib.parse import urlsplit

import pytest

from traktir.client import Visitor
from traktir.server.desk import OpenTable
from traktir.server.live.door import MOST_UNREAD
from traktir.server.live.socket import MOST_WAITING

TEXT, MORE, PING, PONG, CLOSE = 0x1, 0x0, 0x9, 0xA, 0x8
MASK = b"\x01\x80\xff\x7f"


def frame(payload: bytes, kind: int = TEXT, last: bool = True, mask: bytes = MASK) -> bytes:
    """As a client sends it (RFC 6455, 5.2 and 5.3)."""
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((kind | last << 7,)) + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload))


class Wire:
    """A websocket with nothing between the test and the bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def of(cls, visitor: Visitor, buffer: int = 0) -> Wire:
        """`buffer`: how much the client takes without reading it."""
        house = urlsplit(visitor.url)
        line = socket.socket()
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)  # every piece travels by itself
        if buffer:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, (house.hostname, house.port))
        wire = cls(*await asyncio.open_connection(sock=line, limit=1024 if buffer else 1 << 16))
        cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
        head = ("GET /ws HTTP/1.1", f"Host: {house.netloc}", "Upgrade: websocket", "Connection: Upgrade", f"Cookie: {cookie}")
        key = ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", "")
        wire.writer.write("\r\n".join((*head, *key)).encode())
        assert b" 101 " in await wire.reader.readuntil(b"\r\n\r\n")
        assert (await wire.heard())["type"] == "welcome"
        return wire

    async def next(self) -> tuple[int, bytes]:
        kind, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        return kind & 0xF, await self.reader.readexactly(size)

    async def heard(self) -> Any:
        kind, payload = await self.next()
        assert kind == TEXT
        return json.loads(payload)


def ping(re: str) -> bytes:
    return json.dumps({"type": "ping", "re": re}).encode()


def test_messages_are_the_same_however_they_are_cut(serve, run) -> None:
    server = serve()
    long = "x" * 40
    # parts of one message with a ping between them, and a message whose every byte comes by itself, even where a part of it
    # looks like a message of its own
    parts = [frame(ping("parts")[:7], last=False), frame(b"!", PING), frame(ping("parts")[7:], MORE)]
    lookalike = b'{"type":"ping","re":"' + frame(b"{}", mask=b"\0\0\0\0")[:1].hex().encode() + b'"}'
    inner = frame(ping("inner"), mask=b"\0\0\0\0")
    split = frame(inner, mask=b"\0\0\0\0")  # its payload, sent by itself, is a whole frame: it is none

    async def story() -> list[Any]:
        async with Visitor(server.url) as anna:
            wire = await Wire.of(anna)
            told: list[Any] = []

            async def send(*pieces: bytes) -> None:
                """Each piece for itself: the next one goes when the house has certainly read this one."""
                for piece in pieces:
                    wire.writer.write(piece)
                    await wire.writer.drain()
                    await anna.get("/api/me", dict)

            await send(frame(ping("one")), frame(ping("two")) + frame(ping("three")), frame(ping(long)))
            await send(*parts)
            whole = frame(lookalike)
            await send(*(whole[i : i + 1] for i in range(len(whole))))
            await send(split[: -len(inner)], inner)
            await send(frame(ping("last")))
            while not told or told[-1] != "last":
                kind, payload = await wire.next()
                if kind == PONG:
                    told.append(payload)
                else:
                    message = json.loads(payload)
                    told.append(message["re"] if message["type"] == "pong" else message["text"]["key"])
            # after the goodbye nothing is heard any more
            wire.writer.write(frame(b"\x03\xe8", CLOSE))
            kind, _ = await wire.next()
            assert kind == CLOSE
            wire.writer.close()
            return told

    told = run(story())
    assert told == ["one", "two", "three", long, b"!", "parts", "81", "refused-message", "last"]


def test_a_message_inside_another_is_no_message(serve, run) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna:
            wire = await Wire.of(anna)
            wire.writer.write(frame(b'{"type":', last=False))
            await wire.writer.drain()
            await anna.get("/api/me", dict)
            wire.writer.write(frame(ping("inside")))
            kind, payload = await wire.next()
            assert (kind, payload[:2]) == (CLOSE, (1002).to_bytes(2, "big"))
            wire.writer.close()

    run(story())


def test_one_socket_has_at_most_so_many_requests_open(serve, run) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna:
            table = await anna.open_table(OpenTable("ethnos", 2, bots={"1": "random"}))
            await anna.start(table)
            await (await anna.watch(table, 0)).my_turn()
            wire = await Wire.of(anna)
            slow = json.dumps({"type": "hint", "table": table, "seat": 0, "re": "slow"}).encode()
            many = MOST_WAITING + 60
            wire.writer.write(frame(slow) + b"".join(frame(ping(str(i))) for i in range(many)))
            answers = [await wire.heard() for _ in range(many + 1)]
            refused = [answer for answer in answers if answer["type"] == "refusal"]
            served = [answer["re"] for answer in answers if answer["type"] == "pong"]
            assert {answer["text"]["key"] for answer in refused} == {"refused-too-much"}
            # the slow one waits too while it has not begun
            assert MOST_WAITING - 1 <= len(served) <= MOST_WAITING and len(served) + len(refused) == many
            assert served == [str(i) for i in range(len(served))], "in order, and the first ones"
            assert answers[: len(refused)] == refused, "nobody waits for a refusal"
            assert [answer["re"] for answer in answers if answer["type"] == "hinted"] == ["slow"]
            wire.writer.write(frame(ping("again")))
            assert (await wire.heard())["re"] == "again"
            wire.writer.close()

    run(story())


def test_whoever_does_not_read_is_dropped_and_the_others_play_on(serve, run) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna, Visitor(server.url, "Deaf") as deaf:
            table = await anna.open_table(OpenTable("ethnos", 2))
            await anna.sit(table)
            await anna.start(table)
            seats = [await anna.watch(table, 0), await anna.watch(table, 1)]
            wire = await Wire.of(deaf, buffer=4_096)
            watch = frame(json.dumps({"type": "watch", "table": table}).encode()) * (MOST_WAITING // 2)

            async def ask_on() -> None:
                """Each is answered with some kilobytes; the machine's own buffers take a few megabytes before the house's."""
                for _ in range(100 * MOST_UNREAD // (1024 * MOST_WAITING // 2)):
                    wire.writer.write(watch)
                    await wire.writer.drain()
                    await anna.get("/api/me", dict)

            with pytest.raises((ConnectionResetError, BrokenPipeError)):
                await ask_on()
            # nobody else noticed
            for _ in range(4):
                now = await anna.table(table)
                assert now.now is not None
                seat = seats[now.now.turn]
                turn = await seat.my_turn()
                assert turn is not None
                await seat.commit([turn.moves[0].action])
            wire.writer.close()

    run(story())
