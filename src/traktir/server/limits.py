"""How much of anything one client may ask for. Counted in this process."""

from __future__ import annotations

import time
from collections import OrderedDict

from traktir.core.game import Refused

REMEMBERED = 20_000


class Limit:
    """A bucket for each key: `burst` at once, then `per_second`."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        at = time.monotonic()
        level, since = self.buckets.pop(key, (self.burst, at))
        level = min(self.burst, level + (at - since) * self.per_second)
        allowed = level >= 1
        self.buckets[key] = (level - 1 if allowed else level, at)
        while len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return allowed

    def __call__(self, key: str) -> None:
        if not self.take(key):
            raise TooMuch


class TooMuch(Refused):
    def __init__(self) -> None:
        super().__init__("refused-too-much")


class Limits:
    def __init__(self, scale: float = 1.0) -> None:
        self.requests = Limit(120 * scale, 30 * scale)  # HTTP, by address
        self.guests = Limit(30 * scale, 0.1 * scale)  # new accounts, by address
        self.logins = Limit(10 * scale, 0.1 * scale)  # by address
        self.names = Limit(10 * scale, 0.05 * scale)  # attempts on one account, from everywhere
        self.messages = Limit(60 * scale, 20 * scale)  # websocket, by socket
        self.chat = Limit(5 * scale, 0.5 * scale)  # by person
        self.hints = Limit(5 * scale, 0.2 * scale)  # by person
        self.sockets_each = int(20 * scale)
