"""The websocket of uvicorn, with a short way through it for those who have come in.

Handshake, parsing, pings and closing stay uvicorn's and websockets'. Once a client stands behind the door, a message goes to it
in the same turn of the event loop, and a frame that was made once for everybody who sees the same is written as it is.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "traktir.door"
MOST_UNREAD: Final = 1 << 20  # bytes that may wait for a slow client


def framed(payload: bytes) -> bytes:
    """A text message of a server in one frame (RFC 6455, 5.2)."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


class Guest(Protocol):
    def receive(self, data: bytes) -> None: ...


class Door(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.guest: Guest | None = None
        self.unsent: list[bytes] = []

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"door": self}

    def let_in(self, guest: Guest) -> None:
        """From now on messages go to the guest; what came with the handshake goes first."""
        self.guest = guest
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for message in waiting:
            if message["type"] != "websocket.receive":
                self.queue.put_nowait(message)
                continue
            text = message.get("text")
            guest.receive(text.encode() if text is not None else message.get("bytes") or b"")
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self.guest is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.guest.receive(data)

    def write(self, frame: bytes) -> None:
        """What is said in one turn of the event loop goes out together."""
        self.unsent.append(frame)
        if len(self.unsent) == 1:
            self.loop.call_soon(self._send)

    def _send(self) -> None:
        """What cannot be sent any more is forgotten: whoever comes back says what they saw last."""
        frames, self.unsent = self.unsent, []
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
