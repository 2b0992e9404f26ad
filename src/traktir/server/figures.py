"""What `/metrics` counts."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("traktir_moves", "Moves stored by this process")
RACES = Counter("traktir_races", "Writes that found their place in the log taken")
REFUSALS = Counter("traktir_refusals", "Requests of clients that were refused")
SOCKETS = Gauge("traktir_sockets", "Open websockets")
ROOMS = Gauge("traktir_rooms", "Tables held in memory")
BOT_SECONDS = Histogram("traktir_bot_seconds", "How long a bot was thought about, waiting included")
BOT_FAILURES = Counter("traktir_bot_failures", "Bots that gave no usable answer")
