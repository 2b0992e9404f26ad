"""The guard at the door: where a request comes from, how many there are, and what browsers are told not to do."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from traktir.core.game import Text
from traktir.server.limits import Limits
from traktir.server.settings import Settings
from traktir.server.web.problems import Problem

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
PRIVATE: Final = (b"cache-control", b"no-store")


def header(scope: Any, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def address(scope: Any, trust_proxy: bool) -> str:
    if trust_proxy and (forwarded := header(scope, b"x-forwarded-for")):
        return forwarded.rpartition(",")[2].strip()[:60]
    client = scope.get("client")
    return str(client[0]) if client else "?"


def from_elsewhere(scope: Any, origin: str) -> bool:
    """Whether a page of another site is asking. Browsers say where a request comes from; other clients need no cookie jar."""
    said = header(scope, b"origin")
    if said is not None:
        if origin:
            return said != origin
        return urlsplit(said).netloc != (header(scope, b"host") or "")
    return header(scope, b"sec-fetch-site") not in (None, "same-origin", "none")


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            if from_elsewhere(scope, self.settings.origin):
                await send({"type": "websocket.close", "code": 4403, "reason": ""})
                return
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                private = [PRIVATE] if scope["path"].startswith("/api/") else []
                message["headers"] = [*message["headers"], *HEADERS, *private]
            await send(message)

        refused = self._refused(scope)
        if refused is None:
            await self.app(scope, receive, guarded)
            return
        status, key = refused
        body = msgspec.json.encode(Problem(status, Text(key)))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await guarded({"type": "http.response.start", "status": status, "headers": headers})
        await guarded({"type": "http.response.body", "body": body, "more_body": False})

    def _refused(self, scope: Any) -> tuple[int, str] | None:
        if not self.limits.requests.take(address(scope, self.settings.trust_proxy)):
            return 429, "refused-too-much"
        if scope["method"] in SAFE:
            return None
        if from_elsewhere(scope, self.settings.origin):
            return 403, "refused-origin"
        kind = header(scope, b"content-type")
        if kind is not None and kind.partition(";")[0].strip().lower() != "application/json":
            # a form of another site can send anything but JSON
            return 415, "refused-media-type"
        return None
