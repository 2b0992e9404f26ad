"""Tables: opening, joining, colours, codes, lists, starting, leaving, rematch."""

from __future__ import annotations

import pytest

from traktir.client import Denied, Visitor
from traktir.server.desk import Listed, OpenTable
from traktir.server.web.tables import Opened, TableNow


async def denied(key: str, asked) -> None:
    with pytest.raises(Denied, match=key):
        await asked


def test_a_table_fills_and_starts(serve, run) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url, "Anna") as anna, Visitor(server.url, "Boris") as boris:
            table = await anna.open_table(OpenTable("ethnos", 3, private=True))
            now = await anna.table(table)
            assert [chair.name for chair in now.now.chairs] == ["Anna", "", ""]
            found = await boris.get(f"/api/codes/{now.facts.code.lower()}", Opened)
            assert found.id == table
            await denied("refused-not-host", boris.start(table))
            await denied("refused-free-seats", anna.start(table))
            await denied("refused-seat-taken", boris.sit(table, 0))
            sat = await boris.sit(table, 2)
            assert sat.yours == [2]
            await denied("refused-colour-taken", boris.post(f"/api/tables/{table}/colour", {"seat": 2, "colour": 0}, TableNow))
            chosen = await boris.post(f"/api/tables/{table}/colour", {"seat": 2, "colour": 5}, TableNow)
            assert chosen.now.chairs[2].colour == 5
            await denied("refused-not-host", boris.post(f"/api/tables/{table}/bot", {"bot": "random"}, TableNow))
            await denied("refused-bot", anna.post(f"/api/tables/{table}/bot", {"bot": "nobody"}, TableNow))
            await anna.post(f"/api/tables/{table}/bot", {"bot": "random"}, TableNow)
            started = await anna.start(table)
            assert started.now.status == "running"
            await denied("refused-not-open", boris.sit(table))
            await denied("refused-not-open", anna.start(table))

    run(story())


def test_lists_show_open_running_and_own_tables(serve, run) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna, Visitor(server.url) as boris:
            hidden = await anna.open_table(OpenTable("ethnos", 2, private=True))
            shown = await anna.open_table(OpenTable("ethnos", 2))

            async def ids(who: Visitor, which: str) -> set[str]:
                return {listed.id for listed in await who.get(f"/api/tables?which={which}", list[Listed])}

            assert await ids(boris, "open") == {shown}
            assert await ids(anna, "mine") == {hidden, shown}
            await boris.sit(shown)
            await anna.start(shown)
            assert await ids(boris, "open") == set()
            assert await ids(boris, "running") == {shown}
            assert await ids(boris, "mine") == {shown}
            assert await boris.get("/api/tables?which=open&game=nothing", list[Listed]) == []

    run(story())


def test_what_cannot_be_opened_is_refused(serve, run) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna:
            await denied("refused-game", anna.open_table(OpenTable("chess", 2)))
            await denied("refused-seats", anna.open_table(OpenTable("ethnos", 9)))
            await denied("refused-mode", anna.open_table(OpenTable("ethnos", 2, "upside-down")))
            await denied("refused-options", anna.open_table(OpenTable("ethnos", 2, options={"speed": 3})))
            await denied("refused-bot", anna.open_table(OpenTable("ethnos", 2, bots={"1": "nobody"})))
            await denied("refused-bot", anna.open_table(OpenTable("ethnos", 2, bots={"1": "exec:touch /tmp/here"})))
            await denied("refused-seat", anna.open_table(OpenTable("ethnos", 2, bots={"7": "random"})))
            await denied("refused-no-table", anna.table("nowhere"))
            rated = await anna.open_table(OpenTable("ethnos", 2, rated=True))
            await denied("refused-one-seat-when-rated", anna.sit(rated))
            await anna.post(f"/api/tables/{rated}/bot", {"bot": "random"}, TableNow)
            await denied("refused-too-few-people", anna.start(rated))
            # what was refused has left nothing behind
            mine = await anna.get("/api/tables?which=mine", list[Listed])
            assert [(listed.id, listed.status) for listed in mine] == [(rated, "open")]

    run(story())


def test_one_person_plays_several_seats(serve, run) -> None:
    """Pass and play: each seat is watched, and sees, on its own."""
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna:
            table = await anna.open_table(OpenTable("ethnos", 2))
            await anna.sit(table)
            await anna.start(table)
            seats = [await anna.watch(table, 0), await anna.watch(table, 1)]
            for _ in range(30):
                turn = (await anna.table(table)).now.turn
                now = await seats[turn].my_turn()
                assert now is not None
                assert now.view["players"][turn]["hand"] is not None and now.view["players"][1 - turn]["hand"] is None
                await seats[turn].commit([now.moves[0].action])

    run(story())


def test_a_bot_plays_on_for_a_leaver_who_may_come_back(serve, run) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna, Visitor(server.url) as boris:
            table = await anna.open_table(OpenTable("ethnos", 2))
            await boris.sit(table)
            await anna.start(table)
            here = await anna.watch(table, 0)
            await denied("refused-not-your-seat", boris.post(f"/api/tables/{table}/leave", {"seat": 0}, TableNow))
            left = await boris.post(f"/api/tables/{table}/leave", {"seat": 1}, TableNow)
            assert left.now.chairs[1].bot == "random" and left.now.chairs[1].account == boris.me.id
            for _ in range(5):
                now = await here.my_turn()
                assert now is not None
                await here.commit([now.moves[0].action])
            back = await boris.post(f"/api/tables/{table}/return", {"seat": 1}, TableNow)
            assert back.now.chairs[1].bot is None
            await denied("refused-not-away", boris.post(f"/api/tables/{table}/return", {"seat": 1}, TableNow))

    run(story())


def test_a_rematch_is_one_table_for_everybody(serve, run) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna, Visitor(server.url) as boris:
            table = await anna.open_table(OpenTable("ethnos", 3, bots={"2": "random"}))
            await boris.sit(table)
            await anna.start(table)
            await denied("refused-still-running", anna.post(f"/api/tables/{table}/rematch", None, Opened))
            here, there = await anna.watch(table, 0), await boris.watch(table, 1)
            await there.resign()
            await here.resign()
            await here.over()
            fresh = (await boris.post(f"/api/tables/{table}/rematch", None, Opened)).id
            assert (await anna.post(f"/api/tables/{table}/rematch", None, Opened)).id == fresh
            now = await anna.table(fresh)
            assert now.facts.rematch_of == table
            assert [chair.bot for chair in now.now.chairs] == [None, None, "random"]

    run(story())
