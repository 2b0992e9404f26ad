"""What a seat is sent is byte-equal for every world that it cannot tell apart.

The bytes are those that `Room` and `Client` hand to the socket. At each point of random games the table is exchanged for one that
a seat cannot tell from it, with another seed behind it; what the seat would be sent must not change in a single byte.
"""

from __future__ import annotations

import asyncio
import os
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from conformance.test_games import SETTINGS
from traktir.core.game import Refused, Setting, Text
from traktir.core.rng import LiveRng, Rng
from traktir.core.state import State
from traktir.games import about, game
from traktir.server import play
from traktir.server.desk import Person
from traktir.server.live import messages
from traktir.server.live.frames import lines_of
from traktir.server.live.room import Room
from traktir.server.live.socket import Client
from traktir.server.tables.entries import AnyEntry, Played, Sat, Started
from traktir.server.tables.facts import Facts, commitment_of
from traktir.server.tables.rehearsal import rehearse
from traktir.server.tables.standing import Standing, opened

PLIES = 150 if os.environ.get("TRAKTIR_EXPECT") == "compiled" else 40  # looked at in each setting
SEED = "5e" * 32
OTHER = "a7" * 32


class Ear:
    """A listener that remembers."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def hear(self, message: bytes) -> None:
        self.heard.append(message)


def begun(id: str, setting: Setting, seed: str) -> Room:
    facts = Facts("table", "CODE", id, about(id).rules_version, setting, "p0", commitment_of(SEED), 0)
    room = Room(opened(facts, seed), [])
    for seat in range(setting.seats):
        enter(room, Sat(seat, f"p{seat}", f"Player {seat}", seat))
    enter(room, Started())
    return room


def enter(room: Room, entry: AnyEntry, ready: Any = None, told: tuple[tuple[Text, ...], ...] = ()) -> None:
    at = 1000 * (len(room.rows) + 1)
    room.advance(entry, at, room.standing.after(entry, at, ready), told)


def step(room: Room, action: int) -> None:
    standing = room.standing
    rehearsal = rehearse(standing, standing.turn, [action])
    enter(room, Played(standing.turn, [action], rehearsal.seen), (rehearsal.state, rehearsal.rng), rehearsal.told)


def exchanged(standing: Standing, seat: int | None, rng: Rng) -> Standing:
    """The same table, as far as the seat knows."""
    assert standing.state is not None
    world = standing.state.imagine(-1 if seat is None else seat, rng)
    return replace(standing, state=world, rng=LiveRng(bytes.fromhex(OTHER)), seed=OTHER)


def sent(standing: Standing, seat: int | None) -> list[bytes]:
    """Everything that comes without being asked for, and what a newcomer gets."""
    ear = Ear()
    Room(standing, []).catch_up(ear, seat, None)
    return ear.heard


class Keeper:
    """As much of a keeper as answering needs when nothing is written."""

    def __init__(self, room: Room) -> None:
        self.house = self
        self.held = room

    async def room(self, _: str) -> Room:
        return self.held

    newest = room


async def answers(standing: Standing, seat: int, asked: list[messages.Request]) -> list[bytes]:
    client = Client(Keeper(Room(standing, [])), Person(f"p{seat}", ""), None, None)  # type: ignore[arg-type]
    for request in asked:
        await client.answer(request)
    return [client.out.get_nowait() or b"" for _ in range(client.out.qsize())]


def told_of(state: State, standing: Standing, action: int, place: int, seat: int | None) -> bytes:
    text = standing.game.told(state, action, seat)
    lines = lines_of(Played(state.turn, [action], 0), () if text is None else (text,))
    return msgspec.json.encode(lines)


@pytest.mark.parametrize(("id", "setting"), SETTINGS, ids=lambda x: x if isinstance(x, str) else f"{x.mode}-{x.seats}")
def test_what_is_sent_does_not_depend_on_what_is_hidden(id: str, setting: Setting) -> None:
    rng, choices = Rng(11), Rng(12)
    looked = 0
    room = begun(id, setting, SEED)
    seats = [None, *range(setting.seats)]
    while looked < PLIES:
        standing = room.standing
        if standing.status != "running":
            room = begun(id, setting, f"{looked:064x}")
            continue
        state = standing.state
        assert state is not None
        legal = state.actions()
        action = legal[choices.below(len(legal))]
        if choices.below(3) == 0:
            looked += 1
            before = {seat: sent(standing, seat) for seat in seats}
            for seat in seats:
                world = exchanged(standing, seat, rng)
                assert sent(world, seat) == before[seat], f"{id} {setting} ply {len(standing.actions)} seat {seat}"
                if seat is not None and seat != standing.turn:
                    check_news(standing, world, seat, action)
                elif seat is not None:
                    illegal = [a for a in range(0, game(id).actions, 7) if a not in legal][:3]
                    asked = requests(standing, seat, [[action], *([a] for a in illegal)])
                    ours, theirs = (asyncio.run(answers(table, seat, asked)) for table in (standing, world))
                    assert ours == theirs, f"{id} {setting} ply {len(standing.actions)} seat {seat}"
        step(room, action)
    assert looked >= PLIES


def requests(standing: Standing, seat: int, drafts: list[list[int]]) -> list[messages.Request]:
    version = standing.counts[seat]
    asked: list[messages.Request] = [messages.Draft(table="table", seat=seat, version=version, actions=a) for a in drafts]
    other = (seat + 1) % len(standing.chairs)
    asked.append(messages.Draft(table="table", seat=other, version=version, actions=drafts[0]))
    asked.append(messages.Draft(table="table", seat=seat, version=version + 1, actions=drafts[0]))
    return asked


def check_news(standing: Standing, world: Standing, seat: int, action: int) -> None:
    """If the same decision leaves the seat with the same view in both worlds, it was told the same of it."""
    assert standing.state is not None and world.state is not None
    ours, theirs = standing.state.copy(), world.state.copy()
    if action not in theirs.actions():
        return
    texts = [told_of(state, standing, action, seat, seat) for state in (ours, theirs)]
    for state in (ours, theirs):
        state.play(action, Rng(3))
    views = [msgspec.json.encode(standing.game.view(state, seat)) for state in (ours, theirs)]
    if views[0] == views[1]:
        assert texts[0] == texts[1]


@pytest.mark.parametrize(("id", "setting"), SETTINGS, ids=lambda x: x if isinstance(x, str) else f"{x.mode}-{x.seats}")
def test_a_version_counts_only_what_its_viewer_may_know(id: str, setting: Setting) -> None:
    """A hidden decision changes nothing at all for the others: no message, no version, no byte of the view."""
    room = begun(id, setting, SEED)
    ears = {seat: Ear() for seat in [None, *range(setting.seats)]}
    for seat, ear in ears.items():
        room.watch(ear, seat)
    choices = Rng(5)
    for _ in range(PLIES):
        standing = room.standing
        if standing.status != "running":
            break
        assert standing.state is not None
        legal = standing.state.actions()
        before = {seat: sent(standing, seat) for seat in ears}
        counts = {seat: len(ear.heard) for seat, ear in ears.items()}
        step(room, legal[choices.below(len(legal))])
        for seat, ear in ears.items():
            if len(ear.heard) == counts[seat]:
                assert sent(room.standing, seat) == before[seat], f"{id} {setting} seat {seat}"
    for seat, ear in ears.items():
        told = [msgspec.json.decode(message, type=messages.Update) for message in ear.heard]
        live = [event for update in told for event in update.events]
        # what is missed and told later is what was told at the time, no more
        later = Ear()
        room.catch_up(later, seat, live[0].version - 1 if live else None)
        again = msgspec.json.decode(later.heard[-1], type=messages.Update).events
        assert msgspec.json.encode(again) == msgspec.json.encode(live), f"{id} {setting} seat {seat}"


def test_a_seat_of_somebody_else_is_never_shown() -> None:
    room = begun("ethnos", Setting(2), SEED)
    standing = room.standing
    for request in (
        messages.Draft(table="table", seat=1, version=3, actions=[]),
        messages.Watch(table="table", seat=1),
    ):
        (answer,) = asyncio.run(answers(standing, 0, [request]))
        assert msgspec.json.decode(answer)["text"]["key"] == "refused-not-your-seat"
    with pytest.raises(Refused, match="refused-not-your-seat"):
        play.at_seat(standing, "p1", 0)
