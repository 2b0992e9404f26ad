"""A game over the network from the first seat to the result."""

from __future__ import annotations

import pytest

from traktir.client import Visitor
from traktir.games import FOLDERS, about
from traktir.server.desk import OpenTable
from traktir.server.tables.facts import commitment_of
from traktir.server.web.tables import FairRecord


def test_a_game_against_bots_runs_to_its_end(serve, run, database_url) -> None:
    server = serve(database=database_url)

    async def story() -> None:
        async with Visitor(server.url, "Anna") as anna:
            table = await anna.open_table(OpenTable("ethnos", 3, bots={"1": "random", "2": "random"}))
            seen = await anna.start(table)
            seat = await anna.watch(table, 0, since=0)
            while (now := await seat.my_turn()) is not None:
                await seat.commit([now.moves[-1].action])
            now = await seat.over()
            assert now.result is not None and now.sheet is not None
            assert now.sheet.totals == now.result.scores
            assert now.seed is not None and commitment_of(now.seed) == seen.facts.commitment
            assert [event.version for event in seat.events] == list(range(1, seat.version + 1))
            told = await anna.get(f"/api/tables/{table}/record", FairRecord)
            assert told.record.result is not None

    run(story())


@pytest.mark.parametrize("id", FOLDERS)
def test_every_game_is_played_over_the_network_with_bots(serve, run, id: str) -> None:
    """Each mode for a while: drafts agree with what is then committed, bots answer, a verdict comes at the end."""
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna:
            for mode in about(id).modes:
                seats = max(2, mode.seats[0])
                bots = {str(seat): "greedy" for seat in range(1, seats)}
                table = await anna.open_table(OpenTable(id, seats, mode.id, bots=bots))
                await anna.start(table)
                seat = await anna.watch(table, 0, since=0)
                for number in range(25):
                    now = await seat.my_turn()
                    if now is None:
                        break
                    action = now.moves[number % len(now.moves)].action
                    drafted = await seat.draft([action])
                    await seat.commit([action])
                    if not drafted.ready:
                        assert seat.now is not None and seat.now.view == drafted.view
                if seat.now is not None and seat.now.status == "running":
                    await seat.resign()
                now = await seat.over()
                assert now.result is not None and now.sheet is not None
                assert [event.version for event in seat.events] == list(range(1, seat.version + 1))

    run(story())
