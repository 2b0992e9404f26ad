"""What a seat is sent is byte-equal for every world that it cannot tell apart.

The bytes are the frames that `Room` and `Client` hand to the socket. At each point of random games the table is exchanged for one
that a seat cannot tell from it, with another seed behind it; what the seat is sent, whatever it asks for, must not change in a
single byte.
"""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from conformance.test_games import SETTINGS
from server.worlds import SEED, Ear, Past, asked, begun, exchanged, message_of, step
from traktir.core.game import Refused, Setting
from traktir.core.rng import Rng
from traktir.games import game
from traktir.server import bots, play
from traktir.server.bots import Thinkers
from traktir.server.live import messages
from traktir.server.live.messages import Request
from traktir.server.live.room import Room
from traktir.server.storage.database import Database
from traktir.server.storage.migrate import migrate
from traktir.server.tables.standing import Standing

PLIES = 40 if os.environ.get("TRAKTIR_EXPECT") == "compiled" else 8  # looked at in each setting
NAMED = pytest.mark.parametrize(("id", "setting"), SETTINGS, ids=lambda x: x if isinstance(x, str) else f"{x.mode}-{x.seats}")


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    """For chat, which is kept beside the game."""
    file: Path = tmp_path_factory.mktemp("leaks") / "house.sqlite"
    kept = Database(f"sqlite:///{file}")
    asyncio.run(migrate(kept))
    asyncio.run(kept.engine.dispose())
    yield kept
    asyncio.run(kept.close())


def requests(standing: Standing, seat: int, drafts: list[list[int]], chatting: bool) -> list[Request]:
    """Everything that somebody at a seat can say, allowed or not."""
    version, other = standing.counts[seat], (seat + 1) % len(standing.chairs)
    at = {"table": "table", "seat": seat}
    said: list[Request] = [
        messages.Watch(**at),
        messages.Watch(**at, since=version),
        messages.Watch(table="table"),
        messages.Watch(table="table", seat=15),
        *(messages.Draft(**at, version=version, actions=actions) for actions in drafts),
        *(messages.Commit(**at, version=version, actions=actions, id="x") for actions in drafts[1:]),
        messages.Commit(**at, version=version, actions=[*drafts[0], 99_999], id="two"),
        messages.Draft(**at, version=version + 1, actions=drafts[0]),
        messages.Commit(**at, version=0, actions=drafts[0], id="stale"),
        messages.Answer(**at, what="undo", yes=True),
        messages.Hint(**at),
        *(messages.Why(**at, version=version, notation=notation) for notation in notations(standing)),
        *(messages.Why(**at, version=version, notation=notation, actions=drafts[0]) for notation in notations(standing)),
        messages.Consult(**at, what="routes"),
        messages.Consult(**at, what="wish", args=["elvenhold", "beata"]),
        messages.Ping(),
        messages.Unwatch(table="table"),
    ]
    if other != seat:
        theirs = {"table": "table", "seat": other}
        said += [
            messages.Watch(**theirs),
            messages.Draft(**theirs, version=version, actions=drafts[0]),
            messages.Commit(**theirs, version=version, actions=drafts[0], id="theirs"),
            *(kind(**theirs) for kind in (messages.Undo, messages.Abort, messages.Resign, messages.Hint)),
            messages.Abort(**at),
        ]
        if len(standing.chairs) > 2:
            said.append(messages.Resign(**at))
    if chatting:
        said.append(messages.Say(table="table", text="well played"))
    return said


def notations(standing: Standing) -> list[str]:
    """Decisions to ask about: of this moment, of others like it, and none at all."""
    played = standing.game, standing.state
    now = [played[0].move(played[1], action).notation for action in played[1].actions()[:3]] if standing.turn >= 0 else []
    return [*now, "nonsense", "pass"]


def of_a_stranger(standing: Standing, action: int) -> list[Request]:
    at = {"table": "table", "seat": max(standing.turn, 0)}
    return [
        messages.Watch(table="table"),
        messages.Watch(**at),
        messages.Draft(**at, version=3, actions=[action]),
        messages.Commit(**at, version=3, actions=[action], id="x"),
        *(kind(**at) for kind in (messages.Undo, messages.Abort, messages.Resign, messages.Hint)),
        messages.Why(**at, version=3, notation="pass"),
        messages.Consult(**at, what="routes"),
        messages.Say(table="table", text="hello"),
    ]


def forget_chat(database: Database) -> None:
    """So that the next line has the same number."""

    async def forgotten() -> None:
        await database.in_one_go(lambda connection, _: connection.execute("DELETE FROM chat"), None)
        await database.engine.dispose()

    asyncio.run(forgotten())


@NAMED
def test_what_is_sent_does_not_depend_on_what_is_hidden(id: str, setting: Setting, database: Database, monkeypatch) -> None:
    """All that comes unasked and all answers: views, moves, drafts, hints, refusals, offers, chat, the house's own log."""
    past = Past(monkeypatch)
    rng, choices = Rng(11), Rng(12)
    looked = compared = 0
    room = begun(id, setting, SEED)
    while looked < PLIES:
        standing = room.standing
        if standing.status != "running":
            room = begun(id, setting, f"{looked:064x}")
            continue
        assert standing.state is not None
        legal = standing.state.actions()
        action = legal[choices.below(len(legal))]
        if choices.below(3) == 0:
            looked += 1
            illegal = [a for a in range(0, game(id).actions, 7) if a not in legal][:3]
            for seat in [None, *range(setting.seats)]:
                where = f"{id} {setting} ply {len(standing.actions)} seat {seat}"
                world = exchanged(standing, seat, rng)
                chatting = looked % 25 == 0
                said = (
                    of_a_stranger(standing, action)
                    if seat is None
                    else requests(standing, seat, [[action], *([a] for a in illegal)], chatting)
                )
                answers = []
                for table in (standing, world):
                    past.before = table
                    fresh = Room(replace(table, moves={}), [])
                    answers.append(asked(database, fresh, "stranger" if seat is None else f"p{seat}", said))
                    if chatting:
                        forget_chat(database)
                assert len(answers[0]) >= len(said), where
                assert answers[0] == answers[1], where
                compared += check_afterwards(past, database, standing, world, seat, action, where)
        step(room, action)
    assert compared > PLIES // 8, "hardly any decision left its seats without news"


def check_afterwards(
    past: Past, database: Database, standing: Standing, world: Standing, seat: int | None, action: int, where: str
) -> bool:
    """Where a decision leaves the same view in both worlds, it was told the same, at once and later, and taken back the same."""
    assert world.state is not None
    if action not in world.state.actions():
        return False
    after = []
    views = []
    for table in (standing, world):
        live, later = Ear(), Ear()
        room, rehearsal = past.went_on(table, action)
        entry, at = room.rows[0]
        watched = Room(table, [])
        watched.watch(live, seat)
        watched.advance(entry, at, room.standing, rehearsal.told)
        room.catch_up(later, seat, table.counts[-1 if seat is None else seat])
        views.append((room.standing.status, msgspec.json.encode(room.standing.game.view(room.standing.state, seat))))
        undo = messages.Undo(table="table", seat=table.turn)
        taken_back = []
        if room.standing.status == "running":
            taken_back = asked(database, room, f"p{table.turn}", [undo], listening=[seat])
            if seat != table.turn:
                taken_back = taken_back[1:]  # the answer is the other's
        after.append([*live.heard, *later.heard, *taken_back])
    if views[0] != views[1] or views[0][0] != "running":
        return False
    assert after[0] == after[1], f"{where} after {action}"
    return True


@NAMED
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
        told = [msgspec.json.decode(message_of(frame), type=messages.Update) for frame in ear.heard]
        live = [event for update in told for event in update.events]
        # what is missed and told later is what was told at the time, no more
        later = Ear()
        room.catch_up(later, seat, live[0].version - 1 if live else None)
        again = msgspec.json.decode(message_of(later.heard[-1]), type=messages.Update).events
        assert msgspec.json.encode(again) == msgspec.json.encode(live), f"{id} {setting} seat {seat}"


def sent(standing: Standing, seat: int | None) -> list[bytes]:
    """What a newcomer gets."""
    ear = Ear()
    Room(standing, []).catch_up(ear, seat, None)
    return ear.heard


@NAMED
def test_a_bot_is_handed_an_imagined_table(id: str, setting: Setting, monkeypatch) -> None:
    """Hints and bots: the seat's own view, and what it cannot see dealt anew."""
    handed: list[bytes] = []

    async def run(self: Thinkers, _: object, *given: object) -> list[tuple[int, bytes]]:
        position = given[3]
        assert isinstance(position, bytes)
        handed.append(position)
        return []

    monkeypatch.setattr(Thinkers, "run", run)
    numbers = itertools.count()
    monkeypatch.setattr(bots, "fresh_bits", lambda: next(numbers))
    thinkers, choices = Thinkers(1), Rng(9)
    room = begun(id, setting, SEED)
    secrets = dealt_anew = 0
    for _ in range(PLIES // 3):
        standing = room.standing
        if standing.status != "running":
            break
        assert standing.state is not None
        here, seat = standing.game, standing.turn
        handed.clear()
        for _ in range(3):
            asyncio.run(thinkers.ask(standing, seat, "random", once=True))
        whole = msgspec.json.encode(here.dump(standing.state))
        seen = msgspec.json.encode(here.view(standing.state, seat))
        for position in handed:
            world = here.load(msgspec.json.decode(position, type=here.position_type))
            assert msgspec.json.encode(here.view(world, seat)) == seen
            assert SEED.encode() not in position
        if any(msgspec.json.encode(here.dump(standing.state.imagine(seat, Rng(k)))) != whole for k in range(3)):
            secrets += 1
            dealt_anew += any(position != whole for position in handed)
        step(room, standing.state.actions()[choices.below(len(standing.state.actions()))])
    thinkers.close()
    assert dealt_anew * 2 >= secrets


def test_a_seat_of_somebody_else_is_never_shown(database: Database) -> None:
    room = begun("ethnos", Setting(2), SEED)
    standing = room.standing
    for request in (
        messages.Draft(table="table", seat=1, version=3, actions=[]),
        messages.Watch(table="table", seat=1),
    ):
        answer, *_ = asked(database, Room(standing, []), "p0", [request])
        assert msgspec.json.decode(message_of(answer))["text"]["key"] == "refused-not-your-seat"
    with pytest.raises(Refused, match="refused-not-your-seat"):
        play.at_seat(standing, "p1", 0)
