"""A Ray cluster behind the ordinary interface of an executor (extra `cluster`)."""

from __future__ import annotations

import logging
import socket
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from traktir.core.game import Refused


def _check(address: str) -> None:
    """Ray itself knocks for minutes at a door that nobody opens."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except (OSError, ValueError, OverflowError) as error:
        raise Refused("refused-cluster", address=address[:80], why=str(error)[:160]) from error


class RayExecutor(Executor):
    """Each submitted call is a Ray task; `local` starts a small cluster on this machine and ends it afterwards."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError as error:
            raise Refused("refused-extra", extra="cluster") from error
        self.ray = ray
        _check(address)
        try:
            if address == "local":
                ray.init(log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
            else:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise Refused("refused-cluster", address=address[:80], why=str(error)[:160]) from error

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        reference = self.ray.remote(fn).remote(*args, **kwargs)
        future: Future[Any] = Future()
        threading.Thread(target=self._wait, args=(reference, future), daemon=True).start()
        return future

    def _wait(self, reference: Any, future: Future[Any]) -> None:
        try:
            future.set_result(self.ray.get(reference))
        except Exception as error:  # whatever the task raised belongs to whoever asks for its result
            future.set_exception(error)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.ray.shutdown()
