"""What the page foretells, against the house: the browser's own modules run in Node over positions of random games."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from games.ethnos.table import options, play
from games.ethnos.test_random_games import random_setting
from traktir.core.bits import count
from traktir.core.rng import Rng
from traktir.games.ethnos import GAME
from traktir.games.ethnos.components import KINGDOMS
from traktir.games.ethnos.rules import Ethnos
from traktir.games.ethnos.scoring import HORDE_GLORY, score_boards
from traktir.games.ethnos.state import COMPOSE, MERFOLK, ROW_GIANT_HELD, ROW_MERFOLK, ROWS

GAMES = 24
EVERY = 7  # positions of a game that are looked at, besides all in which a band is composed
ROOT = Path(__file__).parents[3]
FORETELL = """
import { readFileSync } from "node:fs";
import { rolldown } from "rolldown";
const [positions, out] = process.argv.slice(-2);
const alias = { "@games": process.cwd() + "/../src/traktir/games", "@": process.cwd() + "/src" };
const bundle = await rolldown({ input: ["src/games/ethnos/forecast.ts", "src/games/ethnos/band.ts"], resolve: { alias } });
await bundle.write({ dir: out, entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" });
const { forecast } = await import(out + "/forecast.mjs");
const { outlook } = await import(out + "/band.mjs");
const deal = (words) => words.flatMap((word) => Array(Number(/^(\\d+) /.exec(word)?.[1] ?? 1)).fill(word.replace(/^\\d+ /, "")));
const told = JSON.parse(readFileSync(positions)).map(({ view, firstOnly }) => ({
  rows: forecast(view, firstOnly),
  band: view.band && outlook(view, view.seat, view.leader, deal(view.band)),
}));
process.stdout.write(JSON.stringify(told));
"""


def scored(t: Ethnos) -> dict[str, list[int]]:
    """ET-13: what the end of the age would bring to each seat, by row."""
    ended = t.copy()
    score_boards(ended, t.in_play(MERFOLK))
    seats = range(t.seats)

    def row(number: int) -> list[int]:
        return [ended.ledger[(t.age * t.seats + seat) * ROWS + number] for seat in seats]

    rows = {kingdom: row(k) for k, kingdom in enumerate(KINGDOMS)}
    rows["ethnos-row-merfolk"] = row(ROW_MERFOLK)
    rows["ethnos-row-giant-held"] = row(ROW_GIANT_HELD)
    rows["ethnos-row-horde"] = [HORDE_GLORY[count(p.horde)] for p in t.players]
    rows["ethnos-row-bands"] = [p.band_glory for p in t.players]
    return rows


def played(t: Ethnos) -> dict[str, Any]:
    """ET-9, ET-11: what comes of the band being composed when it is played as it lies, and no marker is placed."""
    seat, after = t.turn, t.copy()
    glory = t.players[seat].band_glory
    play(after, "done")
    kingdoms: set[str] = set()
    if GAME.view(after, seat).phase == "marker":
        kingdoms = {move.split()[1] for move in options(after) if move.startswith("marker ")}
        play(after, "no")
    tokens = [int(move.split()[1]) for move in options(after) if move.startswith("token ")] if after.turn == seat else []
    now = after.players[seat]
    return {"open": kingdoms, "glory": now.band_glory - glory, "to": now.swum, "token": max(tokens, default=0)}


@pytest.mark.clause("ET-13.2", "ET-13.7", "ET-14.2", "ET-14.3", "ET-14.4", "ET-9.2")
def test_the_page_foretells_what_the_house_counts(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None or not (ROOT / "web" / "node_modules" / "rolldown").is_dir():
        pytest.skip("the client's sources need Node and their packages")
    tables: list[Ethnos] = []
    first_only: list[bool] = []
    for number in range(GAMES):
        chance = Random(number)
        setting = random_setting(chance)
        rng = Rng(number)
        t = GAME.new(setting, rng)
        ply = 0
        while t.turn >= 0:
            if t.phase == COMPOSE or ply % EVERY == 0:
                tables.append(t.copy())
                first_only.append(setting.options["merfolk_scoring"] == "leader_only")
            legal = [*t.actions()]
            t.play(chance.choice(legal), rng)
            ply += 1
    seen = [{"view": GAME.view(t, t.turn), "firstOnly": only} for t, only in zip(tables, first_only, strict=True)]
    positions = tmp_path / "positions.json"
    positions.write_bytes(msgspec.json.encode(seen))
    command = [node, "--input-type=module", "-e", FORETELL, str(positions), str(tmp_path / "built")]
    done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    bands = 0
    for t, foretold in zip(tables, told, strict=True):
        counted = scored(t)
        for row in foretold["rows"]:
            assert row["points"] == counted[row["args"].get("kingdom", row["key"])], row
        if t.phase != COMPOSE:
            continue
        bands += 1
        came = played(t)
        assert set(foretold["band"]["open"]) == came["open"]
        assert foretold["band"]["glory"] == came["glory"]
        does = {"merfolk": "to", "troll": "token"}.get((GAME.view(t, t.turn).leader or "").partition("-")[2])
        assert does is None or foretold["band"]["ability"][does] == came[does]
    assert len(tables) > 1000 and bands > 300
