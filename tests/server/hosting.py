"""Real servers on loopback, started, killed and started again."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

MOTHER = Path(__file__).parent / "mother.py"


class Mother:
    """The process that forks servers; see `mother.py`."""

    def __init__(self) -> None:
        self.process = subprocess.Popen([sys.executable, str(MOTHER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def order(self, settings: dict[str, Any]) -> dict[str, int]:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(settings) + "\n")
        self.process.stdin.flush()
        born: dict[str, int] = json.loads(self.process.stdout.readline())
        return born

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Server:
    """One server process after another at the same address."""

    def __init__(self, mother: Mother, **settings: Any) -> None:
        self.mother = mother
        quick = {"limit_scale": 100_000.0, "sweep": 0.1, "log_level": "warning", "hint_bot": "greedy", "analysis_budget": 4}
        self.settings: dict[str, Any] = {**quick, **settings}
        self.pid = 0
        self.start()

    def start(self) -> None:
        born = self.mother.order(self.settings)
        self.pid, self.settings["port"] = born["pid"], born["port"]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings['port']}"

    def kill(self) -> None:
        """SIGKILL: nothing is finished, nothing is said goodbye to. Back when it is really dead."""
        watched = os.pidfd_open(self.pid)
        try:
            os.kill(self.pid, signal.SIGKILL)
            select.select([watched], [], [])
        finally:
            os.close(watched)
        self.pid = 0

    def stop(self) -> None:
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGTERM)
            self.pid = 0
