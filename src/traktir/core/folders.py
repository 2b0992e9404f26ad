"""Where a person's own things are kept."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    if chosen := environment.get("TRAKTIR_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA", Path.home())) / "traktir"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "traktir"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "traktir"
