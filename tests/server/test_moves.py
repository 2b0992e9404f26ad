"""Draft, commit, undo, offers, resignation, clocks: what a person may do at a running table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from traktir.client import Denied, Seat, Visitor
from traktir.server.desk import OpenTable
from traktir.server.tables.facts import PerMove, Reserve

Story = Callable[[Visitor, Visitor], Awaitable[None]]


@pytest.fixture
def two(serve, run) -> Callable[..., None]:
    """Let two people live through a story at a house of their own."""

    def tell(story: Story, **settings: Any) -> None:
        server = serve(**settings)

        async def whole() -> None:
            async with Visitor(server.url) as anna, Visitor(server.url) as boris:
                await story(anna, boris)

        run(whole())

    return tell


async def begun(anna: Visitor, boris: Visitor, **wish) -> tuple[str, list[Seat]]:
    table = await anna.open_table(OpenTable("ethnos", 2, **wish))
    await boris.sit(table)
    await anna.start(table)
    return table, [await anna.watch(table, 0), await boris.watch(table, 1)]


async def mover(seats: list[Seat]) -> Seat:
    """Whoever decides now."""
    while True:
        for seat in seats:
            if seat.now is not None and seat.now.turn == seat.seat and seat.now.moves:
                return seat
        waiting = [asyncio.create_task(seat.changed()) for seat in seats]
        _, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()


async def until_band(seats: list[Seat]) -> tuple[Seat, int]:
    """Play on until somebody may begin a band of several cards; its first action."""
    while True:
        seat = await mover(seats)
        assert seat.now is not None
        for move in seat.now.moves:
            if move.notation.startswith("band"):
                drafted = await seat.draft([move.action])
                if not drafted.ready and drafted.view["phase"] == "compose":
                    return seat, move.action
        await seat.commit([seat.now.moves[0].action])
        await settled(seats)


async def settled(seats: list[Seat]) -> None:
    """Until both have heard of the same turn."""
    while seats[0].now is None or seats[1].now is None or seats[0].now.turn != seats[1].now.turn:
        waiting = [asyncio.create_task(seat.changed()) for seat in seats]
        _, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()


def test_a_draft_is_seen_by_nobody_and_kept_nowhere(two) -> None:
    async def story(anna: Visitor, boris: Visitor) -> None:
        _, seats = await begun(anna, boris)
        seat, band = await until_band(seats)
        other = seats[1 - seat.seat]
        version, heard = seat.version, other.version
        drafted = await seat.draft([band])
        assert drafted.view["phase"] == "compose" and drafted.moves
        assert (await seat.draft([])).view["phase"] != "compose", "taking back is free"
        assert (seat.version, other.version) == (version, heard)
        # a card from the deck is drawn only when it is committed
        assert seat.now is not None
        deck = next(move.action for move in seat.now.moves if move.notation == "deck")
        ready = await seat.draft([deck])
        assert ready.ready and ready.moves == [] and ready.view == (await seat.draft([])).view
        with pytest.raises(Denied, match="refused-draft-past-chance"):
            await seat.draft([deck, deck])
        with pytest.raises(Denied, match="refused-commit-past-chance"):
            await seat.commit([deck, deck])
        done = next(move.action for move in drafted.moves if move.notation == "done")
        await seat.commit([band, done])
        assert seat.version == version + 1

    two(story)


def test_a_move_sent_twice_is_played_once(two) -> None:
    async def story(anna: Visitor, boris: Visitor) -> None:
        _, seats = await begun(anna, boris)
        seat = await mover(seats)
        assert seat.now is not None
        action = seat.now.moves[0].action
        answers = await asyncio.gather(seat.commit([action], "twice"), seat.commit([action], "twice"))
        version = seat.version
        again = await seat.commit([action], "twice")
        assert {answer.id for answer in (*answers, again)} == {"twice"}
        assert seat.version == version == again.version

    two(story)


def test_what_is_not_allowed_is_refused_with_its_reason(two) -> None:
    async def story(anna: Visitor, boris: Visitor) -> None:
        async with Visitor(anna.url) as eve:
            table, seats = await begun(anna, boris)
            seat = await mover(seats)
            other = seats[1 - seat.seat]
            assert seat.now is not None and other.now is not None
            assert other.now.moves == [] and other.now.prompt is None
            action = seat.now.moves[0].action
            with pytest.raises(Denied, match="refused-not-your-turn"):
                await other.commit([action])
            with pytest.raises(Denied, match="refused"):
                await seat.commit([99_999])
            with pytest.raises(Denied, match="refused-commit-length"):
                await seat.commit([])
            stranger = await eve.watch(table)
            stranger.seat = seat.seat
            for ask in (stranger.commit([action]), stranger.draft([action]), stranger.undo(), stranger.resign(), stranger.hint()):
                with pytest.raises(Denied, match="refused-not-your-seat"):
                    await ask
            with pytest.raises(Denied, match="refused-not-your-table"):
                await stranger.say("hello")
            with pytest.raises(Denied, match="refused-not-your-seat"):
                await eve.watch(table, 0)

    two(story)


def test_a_move_that_gave_nothing_away_is_taken_back_freely(two) -> None:
    async def story(anna: Visitor, boris: Visitor) -> None:
        table, seats = await begun(anna, boris)
        seat, band = await until_band(seats)
        assert seat.now is not None
        before = seat.now.view
        await seat.commit([band])
        await seat.undo()
        assert seat.now.view == before
        with pytest.raises(Denied, match="refused-no-offer"):
            await (await boris.watch(table, 1) if seat.seat == 0 else await anna.watch(table, 0)).answer("undo", True)

    two(story)


@pytest.mark.parametrize("yes", [True, False])
def test_after_chance_everybody_must_agree_to_an_undo(two, yes: bool) -> None:
    async def story(anna: Visitor, boris: Visitor) -> None:
        table, seats = await begun(anna, boris)
        seat = await mover(seats)
        other = seats[1 - seat.seat]
        assert seat.now is not None
        before = seat.now.view
        deck = next(move.action for move in seat.now.moves if move.notation == "deck")
        await seat.commit([deck])
        await seat.undo()
        while other.now is None or other.now.offer is None:
            await other.changed()
        assert other.now.offer.what == "undo" and other.now.offer.agreed == [seat.seat]
        with pytest.raises(Denied, match="refused-offer-open"):
            await other.abort()
        await other.answer("undo", yes)
        after = (await (anna if seat.seat == 0 else boris).watch(table, seat.seat)).now
        assert after is not None and after.offer is None
        assert (after.view == before) == yes

    two(story)


def test_a_game_is_broken_off_when_all_agree(two) -> None:
    async def story(anna: Visitor, boris: Visitor) -> None:
        _, seats = await begun(anna, boris)
        await seats[0].abort()
        await seats[1].answer("abort", False)
        await seats[0].abort()
        await seats[1].answer("abort", True)
        assert (await seats[0].over()).status == "aborted"
        with pytest.raises(Denied, match="refused-not-running"):
            await seats[0].resign()

    two(story)


def test_whoever_resigns_stands_behind_the_others(two) -> None:
    async def story(anna: Visitor, boris: Visitor) -> None:
        _, seats = await begun(anna, boris)
        await seats[1].resign()
        now = await seats[0].over()
        assert now.result is not None and now.result.ranking == [1, 2]
        assert now.chairs[1].out == "resigned"

    two(story)


def test_a_clock_runs_out_though_nobody_is_connected(two) -> None:
    async def story(anna: Visitor, boris: Visitor) -> None:
        table, seats = await begun(anna, boris, clock=PerMove(5))
        assert seats[0].now is not None and seats[0].now.clock is not None
        loser = seats[0].now.turn
        for visitor in (anna, boris):
            assert visitor.line is not None
            await visitor.line.close()
        eye = await anna.watch(table)
        now = await eye.over()
        assert now.chairs[loser].out == "flagged"
        assert now.result is not None and now.result.ranking[loser] == 2

    two(story)


def test_a_reserve_shrinks_with_each_turn_and_grows_by_the_increment(two) -> None:
    async def story(anna: Visitor, boris: Visitor) -> None:
        _, seats = await begun(anna, boris, clock=Reserve(600, increment=30))
        seat = await mover(seats)
        assert seat.now is not None and seat.now.clock is not None
        assert seat.now.clock.left == [600_000, 600_000]
        assert seat.now.clock.deadline == seat.now.clock.since + 600_000
        await seat.commit([seat.now.moves[0].action])
        clock = seat.now.clock
        assert clock is not None and 600_000 < clock.left[seat.seat] <= 630_000
        assert clock.left[1 - seat.seat] == 600_000

    two(story)


def test_hints_are_for_casual_games(two) -> None:
    async def story(anna: Visitor, boris: Visitor) -> None:
        _, seats = await begun(anna, boris)
        seat = await mover(seats)
        assert seat.now is not None
        assert (await seat.hint()).move in seat.now.moves
        _, seats = await begun(anna, boris, rated=True)
        with pytest.raises(Denied, match="refused-hint-rated"):
            await (await mover(seats)).hint()
        seat = await mover(seats)
        assert seat.now is not None
        await seat.commit([seat.now.moves[0].action])
        with pytest.raises(Denied, match="refused-undo-never"):
            await seat.undo()

    two(story)


def test_chat_is_kept_limited_and_mutable(two) -> None:
    async def story(anna: Visitor, boris: Visitor) -> None:
        table, seats = await begun(anna, boris)
        await seats[0].say("  hello\u202e ")
        assert boris.line is not None and anna.line is not None
        assert (await boris.line.chat.get()).text == "hello"
        await boris.ask("POST", f"/api/players/{anna.me.id}/mute", type(None), {"muted": True})
        await seats[0].say("anybody?")
        await seats[1].say("no")
        assert (await boris.line.chat.get()).text == "no"
        assert [line["text"] for line in await boris.get(f"/api/tables/{table}/chat", list)] == ["no"]
        answers = await asyncio.gather(*(seats[0].say("again") for _ in range(10)), return_exceptions=True)
        assert {answer.key for answer in answers if isinstance(answer, Denied)} == {"refused-too-much"}

    two(story, limit_scale=1.0)
