"""The ladder of the bots, played with the arena and written into docs/bots.md: `make ladder`.

Every contest keeps a journal, so that a run that was broken off goes on; the table is written from what has been played,
with the number of games beside each share. The cheap contests come first.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from traktir.arena.journal import Journal
from traktir.arena.tournament import Played, Tournament, by_pairing, run, standings
from traktir.core.game import Setting

GAMES = 400
FEWEST = 100  # games of a contest that has begun, before its share is shown
PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- ladder: written by `make ladder` -->", "<!-- end of the ladder -->"

RIVALS = (
    ("ethnos", "base"),
    ("vale", "base"),
    ("aetherya", "base"),
    ("aetherya", "items"),
    ("aetherya", "confrontation"),
    ("elfenland", "base"),
    ("elfenland", "towns"),
)
TEAMS = (("aetherya", "solo", 1), ("aetherya", "coop", 2), ("aetherya", "coop", 4))  # win or lose together, against the game
STEPS = (("regular", "novice"), ("veteran", "regular"), ("master", "veteran"))


class Contest(NamedTuple):
    game: str
    mode: str
    seats: int
    bot: str
    rival: str  # at all other seats; the bot itself where a team plays against the game

    @property
    def file(self) -> str:
        return "-".join((self.game, self.mode, str(self.seats), self.bot, self.rival)) + ".games"

    def tournament(self, games: int) -> Tournament:
        bots = [self.bot] + [self.rival] * (self.seats - 1)
        return Tournament(self.game, Setting(self.seats, self.mode), bots, games)


def contests() -> Iterator[Contest]:
    for seats in (4, 2):
        for game, mode in RIVALS:
            yield Contest(game, mode, seats, "greedy", "random")
    for game, mode, seats in TEAMS:
        yield Contest(game, mode, seats, "greedy", "greedy")
    for seats in (2, 4):
        for game, mode in RIVALS:
            yield Contest(game, mode, seats, "regular", "greedy")
    for game, mode, seats in TEAMS:
        yield Contest(game, mode, seats, "regular", "regular")
    for bot, rival in STEPS[:2]:
        for game, mode in RIVALS:
            yield Contest(game, mode, 2, bot, rival)
    for game, mode, seats in TEAMS:
        yield Contest(game, mode, seats, "master", "master")
    for game, mode in RIVALS:
        yield Contest(game, mode, 2, *STEPS[2])


def shares(contest: Contest, games: list[Played], tournament: Tournament) -> tuple[float, float, float, float]:
    """Share of games won, its interval, and milliseconds for a decision."""
    if contest.bot != contest.rival:
        row = next(row for row in standings(tournament, games) if row.name == contest.bot)
        return row.win_share, *row.interval, row.decision_ms
    won = sum(1 in game.ranking for game in games) / len(games)
    # Wilson's interval: one sample is one game, and a share may lie near 0 or 1
    n, z = len(games), 1.96
    middle = (won + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(won * (1 - won) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    spent = sum(map(sum, (game.seconds for game in games))) / sum(map(sum, (game.decisions for game in games)))
    return won, middle - half, middle + half, 1000 * spent


def table(folder: Path, count: int) -> Iterator[str]:
    yield "| game | seats | bot | against | games | wins | 95 % | ms a decision |"
    yield "|---|---|---|---|---|---|---|---|"
    for contest in contests():
        path = folder / contest.file
        if not path.exists():
            continue
        tournament = contest.tournament(count)
        games = list(by_pairing(Journal(path, tournament, Played)).values())
        if len(games) < min(count, FEWEST):
            continue
        share, low, high, ms = shares(contest, games, tournament)
        name = contest.game if contest.mode == "base" else f"{contest.game}, {contest.mode}"
        rival = contest.rival if contest.bot != contest.rival else "the game"
        yield (
            f"| {name} | {contest.seats} | {contest.bot} | {rival} | {len(games)} "
            f"| {100 * share:.1f} % | {100 * low:.1f}-{100 * high:.1f} | {ms:.1f} |"
        )


def write(lines: list[str]) -> None:
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text("\n".join([before + BEGIN, "", *lines, "", END + after]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the journals")
    parser.add_argument("--games", type=int, default=GAMES, help="for each contest")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", default="", help="contests whose file name contains one of these words")
    parser.add_argument("--write", action="store_true", help="play nothing, write the table of what has been played")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    words = wanted.only.split() or [""]
    for contest in contests():
        if not wanted.write and any(word in contest.file for word in words):

            def told(done: int, of: int, name: str = contest.file) -> None:
                print(f"\r{name} {done}/{of}", end="" if done < of else "\n", file=sys.stderr, flush=True)

            run(contest.tournament(wanted.games), wanted.workers, wanted.folder / contest.file, told)
    write(list(table(wanted.folder, wanted.games)))


if __name__ == "__main__":
    main()
