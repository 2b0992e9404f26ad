"""Servers for the tests, quickly: this process has everything imported and forks one on each line of settings it reads.

The listening socket is opened here and stays: whoever connects while a server is dead waits for the next one.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import sys
from typing import Any


def bear(settings: Any, listening: socket.socket) -> int:
    from traktir.server.serve import serve

    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        try:
            serve(settings, sockets=[listening])
        finally:
            os._exit(0)
    return child


def main() -> None:
    import msgspec

    import traktir.server.serve  # noqa: F401
    from traktir.server.settings import Settings

    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    sockets: dict[int, socket.socket] = {}
    for line in sys.stdin:
        order = json.loads(line)
        port = order.pop("port", 0)
        if port not in sockets:
            listening = socket.create_server(("127.0.0.1", 0), backlog=512)
            port = listening.getsockname()[1]
            sockets[port] = listening
        settings = msgspec.convert({**order, "port": port}, Settings)
        print(json.dumps({"pid": bear(settings, sockets[port]), "port": port}), flush=True)


if __name__ == "__main__":
    main()
