"""Running the house: one process, or several on one PostgreSQL."""

from __future__ import annotations

import gc
import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Any

import msgspec
import uvicorn

from traktir.server.live.door import Door
from traktir.server.settings import Settings
from traktir.server.storage.migrate import prepare, run
from traktir.server.web.app import application

HANDED_OVER = "TRAKTIR_SETTINGS_JSON"
_PLAIN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One object a line: time, level, where, what, and whatever was given besides."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in _PLAIN}
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def worth_telling(record: logging.LogRecord) -> bool:
    """That a socket came or went is not; that something failed always is."""
    return record.levelno > logging.INFO or not any(word in record.getMessage() for word in ("connection ", "WebSocket"))


def set_up_logging(settings: Settings) -> None:
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if settings.log == "json" else plain)
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler], force=True)
    if settings.log_level != "debug":
        logging.getLogger("alembic").setLevel("WARNING")
        logging.getLogger("uvicorn.error").addFilter(worth_telling)


def calm_collector() -> None:
    """Tables live long and make no cycles: looking through all of them every few hundred objects is wasted work."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 50)


def factory() -> Any:
    """In each worker process."""
    settings = msgspec.json.decode(os.environ[HANDED_OVER], type=Settings)
    set_up_logging(settings)
    calm_collector()
    return application(settings)


def options(settings: Settings) -> dict[str, Any]:
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": settings.log_level == "debug",
        "loop": "uvloop" if sys.platform != "win32" else "asyncio",
        "ws": Door,
        "ws_max_size": 64 << 10,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 5,
        "server_header": False,
        "proxy_headers": False,
    }


def browse_when_open(settings: Settings) -> None:
    """Wait for the door to open, then show it to the person; a machine without a browser is told the address in the log."""
    address = (settings.host, settings.port)
    for _ in range(300):
        try:
            socket.create_connection(address, timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            url = f"http://{settings.host}:{settings.port}/"
            if not webbrowser.open(url):
                logging.getLogger("traktir").info("open %s in a browser", url)
            return


def serve(settings: Settings, browse: bool = False, sockets: list[socket.socket] | None = None) -> None:
    """Until a signal comes; on sockets that are already open, if there are any. Refused when the database does not answer."""
    set_up_logging(settings)
    run(settings.database, prepare)
    if browse:
        threading.Thread(target=browse_when_open, args=(settings,), daemon=True).start()
    calm_collector()
    if settings.workers == 1:
        uvicorn.Server(uvicorn.Config(application(settings), **options(settings))).run(sockets=sockets)
    else:
        os.environ[HANDED_OVER] = msgspec.json.encode(settings).decode()
        uvicorn.run("traktir.server.serve:factory", factory=True, workers=settings.workers, **options(settings))
