"""How a table stands after so many entries of its log. A Standing never changes; the next one is made from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from traktir.core.game import Game
from traktir.core.rng import LiveRng
from traktir.core.state import State
from traktir.games import game as game_of
from traktir.server.tables import clocks
from traktir.server.tables.entries import (
    Aborted,
    Answered,
    AnyEntry,
    Asked,
    Flagged,
    Hired,
    Played,
    Question,
    Rematched,
    Replaced,
    Resigned,
    Rested,
    Returned,
    Sat,
    Started,
    Stood,
    Undone,
)
from traktir.server.tables.facts import Facts

Status = Literal["open", "running", "over", "aborted"]
STAND_IN: Final = "random"  # plays on for a seat whose person is out of the game


class Chair(msgspec.Struct, frozen=True):
    """A seat at the table and who plays it: a person, a bot, or a bot in a person's stead."""

    account: str | None = None
    name: str = ""
    bot: str | None = None
    colour: int = 0
    out: Literal["", "resigned", "flagged"] = ""

    @property
    def free(self) -> bool:
        return self.account is None and self.bot is None

    @property
    def person(self) -> bool:
        return self.account is not None and not self.out


class Outcome(msgspec.Struct, frozen=True):
    scores: list[int]
    ranking: list[int]


class Turn(msgspec.Struct, frozen=True):
    """A stored move: who, from which decision on, and whether chance was drawn."""

    seat: int
    ply: int
    chance: bool


class Offer(msgspec.Struct, frozen=True):
    what: Question
    seat: int
    ply: int
    agreed: frozenset[int]


class Standing(msgspec.Struct, frozen=True):
    facts: Facts
    seed: str
    game: Game[Any]
    chairs: tuple[Chair, ...]
    # how many entries each viewer knows of (the last place: spectators), and how many of them when play last went on
    counts: tuple[int, ...]
    counts_at_play: tuple[int, ...]
    version: int = 0
    status: Status = "open"
    state: State | None = None
    rng: LiveRng | None = None
    actions: tuple[int, ...] = ()
    turns: tuple[Turn, ...] = ()
    turn_at: int = 0  # since when the seat in turn has been thinking
    rested_until: int = 0  # up to when closed times have been given back
    left: tuple[int, ...] = ()  # milliseconds in reserve, by seat
    offer: Offer | None = None
    result: Outcome | None = None
    rematch: str | None = None
    ended_at: int = 0
    moves: dict[str, int] = msgspec.field(
        default_factory=dict
    )  # client move id -> version; shared along the fold, only ever grows

    @property
    def turn(self) -> int:
        """The seat that decides now; -1 when nobody does."""
        return self.state.turn if self.state is not None and self.status == "running" else -1

    @property
    def bot_to_move(self) -> str | None:
        return self.chairs[self.turn].bot if self.turn >= 0 else None

    def seats_of(self, account: str | None) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if account is not None and chair.account == account]

    def persons(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    def after(self, entry: AnyEntry, at: int, ready: tuple[State, LiveRng] | None = None) -> Standing:
        """The next standing. `ready` is the table after a Played entry, when it was already rehearsed."""
        seen = entry.seen if isinstance(entry, Played) else -1
        counts = tuple(n + (seen >> viewer & 1) for viewer, n in enumerate(self.counts))
        then: Standing = _STEPS[type(entry)](self, entry, at, ready)
        plays = isinstance(entry, Played | Undone | Started)
        return replace(
            then,
            version=self.version + 1,
            counts=counts,
            counts_at_play=counts if plays else self.counts_at_play,
            ended_at=at if then.status != self.status and then.status in ("over", "aborted") else self.ended_at,
        )

    def due_at(self) -> int | None:
        """When somebody must look at this table even if nobody asks."""
        if self.status == "open":
            return self.facts.created_at + clocks.OPEN_FOR
        if self.turn >= 0:
            if self.bot_to_move is not None:
                return self.turn_at + clocks.PATIENCE
            return clocks.deadline(self.facts.clock, self.left, self.turn, self.turn_at)
        return self.ended_at if self.status == "over" else None


def opened(facts: Facts, seed: str) -> Standing:
    seats = facts.setting.seats
    none = (0,) * (seats + 1)
    chairs = tuple(Chair(colour=seat) for seat in range(seats))
    return Standing(facts, seed, game_of(facts.game), chairs, none, none)


def dealt(standing: Standing, actions: tuple[int, ...]) -> tuple[State, LiveRng]:
    """The table after so many decisions, from the seed."""
    rng = LiveRng(bytes.fromhex(standing.seed))
    state: State = standing.game.new(standing.facts.setting, rng)
    for action in actions:
        state.play(action, rng)
    return state, rng


def _reseat(standing: Standing, seat: int, chair: Chair) -> Standing:
    chairs = standing.chairs
    return replace(standing, chairs=(*chairs[:seat], chair, *chairs[seat + 1 :]))


def _sat(standing: Standing, entry: Sat, at: int, _: object) -> Standing:
    return _reseat(standing, entry.seat, Chair(entry.account, entry.name, None, entry.colour))


def _stood(standing: Standing, entry: Stood, at: int, _: object) -> Standing:
    return _reseat(standing, entry.seat, Chair(colour=entry.seat))


def _hired(standing: Standing, entry: Hired, at: int, _: object) -> Standing:
    return _reseat(standing, entry.seat, Chair(None, "", entry.bot, entry.colour))


def _started(standing: Standing, entry: Started, at: int, _: object) -> Standing:
    state, rng = dealt(standing, ())
    left = clocks.reserve(standing.facts.clock, len(standing.chairs))
    return replace(standing, status="running", state=state, rng=rng, turn_at=at, left=left)


def _played(standing: Standing, entry: Played, at: int, ready: tuple[State, LiveRng] | None) -> Standing:
    assert standing.state is not None and standing.rng is not None
    before = standing.rng.mark()
    if ready is not None:
        state, rng = ready
    else:  # reading the log: nobody else holds this state
        state, rng = standing.state, standing.rng
        for action in entry.actions:
            state.play(action, rng)
    turn = Turn(entry.seat, len(standing.actions), rng.mark() != before)
    left, turn_at = standing.left, standing.turn_at
    if state.turn != entry.seat:
        left = clocks.spent(standing.facts.clock, left, entry.seat, at - turn_at)
        turn_at = at
    then = replace(
        standing,
        state=state,
        rng=rng,
        actions=(*standing.actions, *entry.actions),
        turns=(*standing.turns, turn),
        left=left,
        turn_at=turn_at,
        offer=None,
    )
    return _ended(then) if state.turn < 0 else then


def _undone(standing: Standing, entry: Undone, at: int, _: object) -> Standing:
    state, rng = dealt(standing, standing.actions[: entry.ply])
    turns = tuple(turn for turn in standing.turns if turn.ply < entry.ply)
    actions = standing.actions[: entry.ply]
    return replace(standing, state=state, rng=rng, actions=actions, turns=turns, turn_at=at, offer=None)


def _asked(standing: Standing, entry: Asked, at: int, _: object) -> Standing:
    return replace(standing, offer=Offer(entry.what, entry.seat, entry.ply, frozenset({entry.seat})))


def _answered(standing: Standing, entry: Answered, at: int, _: object) -> Standing:
    if not entry.yes or standing.offer is None:
        return replace(standing, offer=None)
    return replace(standing, offer=replace(standing.offer, agreed=standing.offer.agreed | {entry.seat}))


def _out(standing: Standing, entry: Resigned | Flagged, at: int, _: object) -> Standing:
    """Somebody gives up: a stand-in plays on while at least two are left and a person is among them."""
    chair = standing.chairs[entry.seat]
    why: Literal["resigned", "flagged"] = "resigned" if isinstance(entry, Resigned) else "flagged"
    then = _reseat(standing, entry.seat, replace(chair, out=why, bot=STAND_IN))
    if then.turn == entry.seat:
        then = replace(then, turn_at=at)
    still_in = [chair for chair in then.chairs if not chair.out]
    if len(still_in) < 2 or not any(chair.person for chair in still_in):
        return _ended(replace(then, offer=None))
    return replace(then, offer=None)


def _replaced(standing: Standing, entry: Replaced, at: int, _: object) -> Standing:
    then = _reseat(standing, entry.seat, replace(standing.chairs[entry.seat], bot=entry.bot))
    return replace(then, turn_at=at, offer=None) if then.turn == entry.seat else replace(then, offer=None)


def _returned(standing: Standing, entry: Returned, at: int, _: object) -> Standing:
    then = _reseat(standing, entry.seat, replace(standing.chairs[entry.seat], bot=None))
    return replace(then, turn_at=at) if then.turn == entry.seat else then


def _aborted(standing: Standing, entry: Aborted, at: int, _: object) -> Standing:
    return replace(standing, status="aborted", offer=None)


def _rested(standing: Standing, entry: Rested, at: int, _: object) -> Standing:
    return replace(standing, turn_at=standing.turn_at + entry.ms, rested_until=entry.until)


def _rematched(standing: Standing, entry: Rematched, at: int, _: object) -> Standing:
    return replace(standing, rematch=entry.table)


def _ended(standing: Standing) -> Standing:
    """Whoever gave up stands behind everybody who did not."""
    assert standing.state is not None
    outs = [bool(chair.out) for chair in standing.chairs]
    ranking = standing.state.ranking()
    if any(outs):
        staying = [rank for rank, out in zip(ranking, outs, strict=True) if not out]
        behind = len(staying) + 1
        ranking = [behind if out else 1 + sum(r < rank for r in staying) for rank, out in zip(ranking, outs, strict=True)]
    return replace(standing, status="over", result=Outcome(standing.state.scores(), ranking), offer=None)


_STEPS: Final[dict[type, Callable[..., Standing]]] = {
    Sat: _sat,
    Stood: _stood,
    Hired: _hired,
    Started: _started,
    Played: _played,
    Asked: _asked,
    Answered: _answered,
    Undone: _undone,
    Resigned: _out,
    Flagged: _out,
    Replaced: _replaced,
    Returned: _returned,
    Aborted: _aborted,
    Rested: _rested,
    Rematched: _rematched,
}
