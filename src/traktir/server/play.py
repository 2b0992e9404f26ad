"""What a person at a table may do while the game runs. Each rule of the house is a small function from a standing to a deed."""

from __future__ import annotations

import msgspec

from traktir.core.game import Refused
from traktir.core.rng import Rng
from traktir.server.house import Deed
from traktir.server.storage.database import now
from traktir.server.tables import clocks
from traktir.server.tables.entries import (
    Aborted,
    Answered,
    Asked,
    Flagged,
    Played,
    Question,
    Replaced,
    Resigned,
    Returned,
    Undone,
)
from traktir.server.tables.rehearsal import draft, rehearse, uncovers
from traktir.server.tables.standing import STAND_IN, Standing, dealt


class Stale(Refused):
    """The table has gone on since the version that the client saw."""

    def __init__(self) -> None:
        super().__init__("refused-stale")


class AlreadyPlayed(Exception):
    """This move is in the log: it was sent twice."""


def at_seat(standing: Standing, account: str, seat: int) -> None:
    """Everything a person does at a table goes through here."""
    if not 0 <= seat < len(standing.chairs) or standing.chairs[seat].account != account:
        raise Refused("refused-not-your-seat", seat=seat + 1)


def running(standing: Standing) -> None:
    if standing.status != "running":
        raise Refused("refused-not-running")


def in_turn(standing: Standing, account: str, seat: int, version: int) -> None:
    at_seat(standing, account, seat)
    running(standing)
    if not standing.counts_at_play[seat] <= version <= standing.counts[seat]:
        raise Stale
    if standing.turn != seat:
        raise Refused("refused-not-your-turn")
    if standing.chairs[seat].bot is not None:
        raise Refused("refused-bot-plays-for-you")


def commit(standing: Standing, account: str, seat: int, version: int, actions: list[int], move_id: str) -> Deed:
    at_seat(standing, account, seat)
    key = f"{seat}:{move_id}"
    if key in standing.moves:
        raise AlreadyPlayed
    in_turn(standing, account, seat, version)
    if out_of_time(standing):
        raise Refused("refused-out-of-time")
    if len(actions) > 1 and draft(standing, seat, actions[:-1]).ready:
        # a refusal of the last action would tell what the one before uncovered, for nothing
        raise Refused("refused-commit-past-chance")
    rehearsal = rehearse(standing, seat, actions)
    return Deed(Played(seat, actions, rehearsal.seen), rehearsal, key)


def out_of_time(standing: Standing) -> bool:
    if standing.turn < 0 or standing.bot_to_move is not None:
        return False
    limit = clocks.deadline(standing.facts.clock, standing.left, standing.turn, standing.turn_at)
    return limit is not None and now() > limit


def flag(standing: Standing) -> Deed | None:
    return Deed(Flagged(standing.turn)) if out_of_time(standing) else None


def undo(standing: Standing, account: str, seat: int) -> Deed:
    """Free while the move gave nothing away, drew no chance and nobody has acted since; otherwise everybody is asked."""
    at_seat(standing, account, seat)
    running(standing)
    if standing.facts.undo == "never" or standing.chairs[seat].bot is not None:
        raise Refused("refused-undo-never")
    mine = [turn for turn in standing.turns if turn.seat == seat]
    if not mine:
        raise Refused("refused-undo-nothing")
    if standing.offer is not None:
        raise Refused("refused-offer-open")
    last = mine[-1]
    if standing.turns[-1] is last and not last.chance:
        before, _ = dealt(standing, standing.actions[: last.ply])
        if not uncovers(standing, before, seat, standing.actions[last.ply :]):
            return Deed(Undone(seat, last.ply))
    if standing.persons() == [seat]:
        return Deed(Undone(seat, last.ply))  # only bots to ask, and they do not mind
    return Deed(Asked(seat, "undo", last.ply))


def abort(standing: Standing, account: str, seat: int) -> Deed:
    at_seat(standing, account, seat)
    running(standing)
    if standing.offer is not None:
        raise Refused("refused-offer-open")
    if len({standing.chairs[s].account for s in standing.persons()}) == 1:
        return Deed(Aborted())
    return Deed(Asked(seat, "abort"))


def answer(standing: Standing, account: str, seat: int, what: Question, yes: bool) -> Deed:
    at_seat(standing, account, seat)
    offer = standing.offer
    if offer is None or offer.what != what or seat in offer.agreed:
        raise Refused("refused-no-offer")
    return Deed(Answered(seat, what, yes))


def agreed(standing: Standing) -> Deed | None:
    """Carry out an offer that everybody has accepted; who holds several seats answers once."""
    offer = standing.offer
    if offer is None or standing.status != "running":
        return None
    accounts = {standing.chairs[seat].account for seat in offer.agreed}
    if any(standing.chairs[seat].account not in accounts for seat in standing.persons() if not standing.chairs[seat].bot):
        return None
    return Deed(Undone(offer.seat, offer.ply)) if offer.what == "undo" else Deed(Aborted())


def resign(standing: Standing, account: str, seat: int) -> Deed:
    at_seat(standing, account, seat)
    running(standing)
    if standing.chairs[seat].out:
        raise Refused("refused-already-out")
    return Deed(Resigned(seat))


def leave(standing: Standing, account: str, seat: int) -> Deed:
    """Walk away from a running game: a bot plays on until one comes back."""
    at_seat(standing, account, seat)
    running(standing)
    if standing.chairs[seat].bot is not None:
        raise Refused("refused-already-out")
    return Deed(Replaced(seat, STAND_IN))


def come_back(standing: Standing, account: str, seat: int) -> Deed:
    at_seat(standing, account, seat)
    running(standing)
    chair = standing.chairs[seat]
    if chair.out or chair.bot is None:
        raise Refused("refused-not-away")
    return Deed(Returned(seat))


def imagined(standing: Standing, seat: int, rng: Rng) -> bytes:
    """What a bot is given: a world that the seat cannot tell from the table, as a position."""
    assert standing.state is not None
    return msgspec.json.encode(standing.game.dump(standing.state.imagine(seat, rng)))
