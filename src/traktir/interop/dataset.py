"""Games of bots as Parquet: every decision with what its seat saw, what it might have done, what it did and what came of it.

A data set is a folder of shards. A shard holds a fixed range of seeds and is put in place when it is whole, so whoever is
interrupted goes on with the shards that are missing; the result is the same, whoever wrote which.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from traktir.bots import bot
from traktir.core import files
from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.interop.tables import WHIM
from traktir.interop.terms import Glass, Terms

PLAN: Final = "dataset.json"
SHARD: Final = 64  # games


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a data set holds; the number of games may grow."""

    game: str
    rules_version: int
    setting: Setting
    bots: list[str]  # by seat
    seed: int
    features: list[tuple[str, int]]  # blocks of an observation
    actions: int


def plan_of(id: str, setting: Setting, bots: Sequence[str], seed: int) -> Plan:
    terms = Terms(id, setting.seats, setting.mode, setting.options, "rank")
    company = list(bots) * terms.seats if len(bots) == 1 else list(bots)
    if len(company) != terms.seats:
        raise Refused("refused-bots", bots=len(company), seats=terms.seats)
    for name in company:
        bot(name, id, setting).leave()
    layout = [(block.name, block.size) for block in terms.game.layout(setting)]
    return Plan(id, terms.game.about.rules_version, setting, company, seed, layout, terms.actions)


def schema(plan: Plan) -> pa.Schema:
    size = sum(width for _, width in plan.features)
    return pa.schema(
        [
            ("seed", pa.int64()),  # of the game
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.float32(), size)),
            ("mask", pa.list_(pa.bool_(), plan.actions)),
            ("action", pa.int16()),
            ("outcome", pa.float32()),  # of the seat: 1 alone at the top … -1 alone at the bottom
            ("score", pa.int32()),
        ]
    )


def decisions(plan: Plan, terms: Terms, glass: Glass, seed: int) -> Iterator[dict[str, Any]]:
    """One game, decision by decision."""
    rng, whim = Rng(seed), Rng(seed + WHIM)
    table = terms.deal(rng)
    company = [bot(name, plan.game, plan.setting) for name in plan.bots]
    rows: list[dict[str, Any]] = []
    while table.turn >= 0:
        seat = int(table.turn)
        look = glass.observation(table, seat)
        action = company[seat].choose(table.imagine(seat, whim), whim)
        rows.append(
            {
                "seed": seed,
                "ply": len(rows),
                "seat": seat,
                "observation": look["observation"],
                "mask": look["action_mask"],
                "action": action,
            }
        )
        table.play(action, rng)
    for player in company:
        player.leave()
    outcomes, scores = terms.returns(table), table.scores()
    for row in rows:
        yield {**row, "outcome": outcomes[row["seat"]], "score": scores[row["seat"]]}


def write_shard(plan: Plan, path: Path, first: int, games: int) -> int:
    """Games with the seeds from `first` on; how many decisions they took."""
    terms = Terms(plan.game, plan.setting.seats, plan.setting.mode, plan.setting.options, "rank")
    glass = Glass(terms)
    rows = [row for seed in range(first, first + games) for row in decisions(plan, terms, glass, seed)]
    shape = schema(plan)
    columns = []
    for field in shape:
        if field.name in ("observation", "mask"):
            flat = np.concatenate([row[field.name] for row in rows])
            values = pa.array(flat.astype(bool) if field.name == "mask" else flat)
            columns.append(pa.FixedSizeListArray.from_arrays(values, field.type.list_size))
        else:
            columns.append(pa.array([row[field.name] for row in rows], field.type))
    half_done = path.with_suffix(f".{os.getpid()}.part")
    pq.write_table(pa.Table.from_arrays(columns, schema=shape), half_done, compression="zstd")
    half_done.rename(path)
    return len(rows)


def write(plan: Plan, out: Path, games: int, workers: int = 1, progress: Callable[[int], None] = lambda _: None) -> int:
    """Write what is missing of a data set; how many shards that was. `progress` hears of games, those found too."""
    try:
        out.mkdir(parents=True, exist_ok=True)
        kept = out / PLAN
        if not kept.exists():
            kept.write_bytes(files.encode(plan))
        elif files.decode(kept.read_bytes(), Plan) != plan:
            raise Refused("refused-dataset", out=str(out)[:200])
    except OSError as error:
        raise Refused("refused-file", path=str(out)[:200], why=error.strerror or str(error)) from error
    missing = []
    for number, done in enumerate(range(0, games, SHARD)):
        size = min(SHARD, games - done)
        # a shard cut short by a smaller wish carries its size in its name, and is no shard of a larger one
        name = f"part-{number:06d}.parquet" if size == SHARD else f"part-{number:06d}-{size}.parquet"
        for stale in out.glob(f"part-{number:06d}*.parquet"):
            if stale.name != name:
                stale.unlink()
        if (out / name).exists():
            progress(size)
        else:
            missing.append((out / name, plan.seed + done, size))
    if workers == 1:
        for path, first, size in missing:
            write_shard(plan, path, first, size)
            progress(size)
        return len(missing)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        jobs = {pool.submit(write_shard, plan, path, first, size): size for path, first, size in missing}
        for job in as_completed(jobs):
            job.result()
            progress(jobs[job])
    return len(missing)
