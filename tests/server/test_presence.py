"""Who is at the table: seats that somebody is looking from, told to everybody who watches, and nothing besides."""

from __future__ import annotations

import msgspec

from traktir.client import Visitor
from traktir.server.desk import OpenTable
from traktir.server.live.messages import Present


async def news_of(visitor: Visitor) -> list[list[int]]:
    """Every presence that this visitor is told from now on."""
    told: list[list[int]] = []
    line = await visitor.connect()
    line.heard = lambda message: told.append(message.seats) if isinstance(message, Present) else None
    return told


def test_everybody_sees_who_is_there_and_who_has_gone(serve, run) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna, Visitor(server.url) as boris, Visitor(server.url) as eve:
            table = await anna.open_table(OpenTable("ethnos", 3, bots={"2": "random"}))
            await boris.sit(table)
            await anna.start(table)
            at_the_table, beside_it = await news_of(anna), await news_of(eve)
            here, eye = await anna.watch(table, 0), await eve.watch(table)
            await boris.watch(table, 1)
            for seat in (here, eye):
                await seat.sees(0, 1)
            assert boris.line is not None
            await boris.line.close()
            for seat in (here, eye):
                await seat.sees(0)
            # each change once and in order; neither the bot nor the spectator is in it
            assert at_the_table == beside_it == [[0], [0, 1], [0]]

    run(story())


def test_a_spectator_who_comes_and_goes_is_not_mentioned(serve, run) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna, Visitor(server.url) as eve:
            table = await anna.open_table(OpenTable("ethnos", 2, bots={"1": "random"}))
            told = await news_of(anna)
            here = await anna.watch(table, 0)
            await here.sees(0)
            await eve.watch(table)
            assert eve.line is not None
            await eve.line.close()
            await here.say("is anybody there?")
            assert told == [[0]]
            assert msgspec.json.decode(msgspec.json.encode(Present(table, [0]))).keys() == {"type", "table", "seats"}

    run(story())


def test_one_person_at_two_windows_is_there_until_both_are_closed(serve, run) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna, Visitor(server.url) as boris, Visitor(server.url) as phone:
            table = await anna.open_table(OpenTable("ethnos", 2))
            await boris.sit(table)
            phone.http.cookies = boris.http.cookies
            told = await news_of(anna)
            here = await anna.watch(table, 0)
            await boris.watch(table, 1)
            await here.sees(0, 1)
            await phone.watch(table, 1)
            assert boris.line is not None and phone.line is not None
            await boris.line.close()
            await here.say("still there?")
            assert here.present == [0, 1]
            await phone.line.close()
            await here.sees(0)
            assert told == [[0], [0, 1], [0]]

    run(story())


def test_people_at_different_doors_see_each_other(serve, run, postgres_url) -> None:
    """And when a whole process falls silent, its people are gone."""
    one, two = serve(database=postgres_url), serve(database=postgres_url)

    async def story() -> None:
        async with Visitor(one.url) as anna, Visitor(two.url) as boris:
            table = await anna.open_table(OpenTable("ethnos", 2))
            await boris.sit(table)
            told = await news_of(anna)
            here, there = await anna.watch(table, 0), await boris.watch(table, 1)
            await here.sees(0, 1)
            await there.sees(0, 1)
            two.kill()
            await here.sees(0)
            assert told == [[0], [0, 1], [0]]

    run(story())
