"""What a viewer is sent. Everything of the game goes through `view`, `moves`, `told` and, at the end, `score_sheet`."""

from __future__ import annotations

from typing import Any, Final

from traktir.core.game import Text
from traktir.server.live.messages import ClockNow, Happened, Now, OfferNow, Sentence, Update
from traktir.server.tables import clocks
from traktir.server.tables.entries import (
    Aborted,
    Answered,
    AnyEntry,
    Asked,
    Flagged,
    Hired,
    Played,
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
from traktir.server.tables.rehearsal import rehearse
from traktir.server.tables.standing import Standing, opened

Told = tuple[tuple[Text, ...], ...]

_TEXTS: Final[dict[type, str]] = {
    Stood: "table-stood",
    Started: "table-started",
    Undone: "table-undone",
    Resigned: "table-resigned",
    Flagged: "table-flagged",
    Returned: "table-returned",
    Aborted: "table-aborted",
    Rested: "table-rested",
    Rematched: "table-rematched",
}


def viewer_place(standing: Standing, seat: int | None) -> int:
    return len(standing.chairs) if seat is None else seat


def lines_of(entry: AnyEntry, told: tuple[Text, ...]) -> list[Sentence]:
    seat = getattr(entry, "seat", None)
    if isinstance(entry, Played):
        return [Sentence(seat, text) for text in told]
    if isinstance(entry, Sat):  # whoever is named in the sentence is not named before it
        return [Sentence(None, Text("table-sat", {"name": entry.name}))]
    if isinstance(entry, Hired):
        return [Sentence(None, Text("table-hired", {"bot": entry.bot}))]
    if isinstance(entry, Replaced):
        return [Sentence(seat, Text("table-replaced", {"bot": entry.bot}))]
    if isinstance(entry, Asked):
        return [Sentence(seat, Text("table-asked", {"what": entry.what}))]
    if isinstance(entry, Answered):
        return [Sentence(seat, Text("table-agreed" if entry.yes else "table-declined", {"what": entry.what}))]
    return [Sentence(seat, Text(_TEXTS[type(entry)]))]


def now_of(standing: Standing, seat: int | None, view: Any = None) -> Now:
    """The table as a viewer may know it; `view`, when it was made before."""
    chairs = list(standing.chairs)
    turn = standing.turn
    if standing.state is None:
        return Now(standing.status, chairs, turn, rematch=standing.rematch)
    game, state = standing.game, standing.state
    mine = seat is not None and seat == turn
    over = standing.status in ("over", "aborted")
    clock = None
    if standing.facts.clock is not None and turn >= 0:
        limit = None
        if standing.bot_to_move is None:
            limit = clocks.deadline(standing.facts.clock, standing.left, turn, standing.turn_at)
        clock = ClockNow(standing.turn_at, limit, list(standing.left))
    offer = standing.offer
    return Now(
        status=standing.status,
        chairs=chairs,
        turn=turn,
        view=game.view(state, seat) if view is None else view,
        moves=game.moves(state) if mine else [],
        prompt=game.prompt(state) if mine else None,
        clause=game.clause(state) if mine else "",
        clock=clock,
        offer=OfferNow(offer.what, offer.seat, sorted(offer.agreed)) if offer is not None else None,
        result=standing.result,
        sheet=game.score_sheet(state) if standing.status == "over" else None,
        seed=standing.seed if over else None,
        rematch=standing.rematch,
    )


def update_of(standing: Standing, seat: int | None, events: list[Happened], view: Any = None) -> Update:
    version = standing.counts[viewer_place(standing, seat)]
    return Update(standing.facts.id, seat, version, events, now_of(standing, seat, view))


def happened_since(standing: Standing, rows: list[tuple[AnyEntry, int]], seat: int | None, since: int) -> list[Happened]:
    """What a viewer was told after its version `since`, from the log."""
    place = viewer_place(standing, seat)
    events: list[Happened] = []
    at_row = opened(standing.facts, standing.seed)
    for entry, at in rows:
        told: tuple[Text, ...] = ()
        ready = None
        if isinstance(entry, Played):
            # as it was told then: the same rehearsal on the same table
            rehearsal = rehearse(at_row, entry.seat, entry.actions)
            told, ready = rehearsal.told[place], (rehearsal.state, rehearsal.rng)
        before = at_row.counts[place]
        at_row = at_row.after(entry, at, ready)
        version = at_row.counts[place]
        if version > max(before, since):
            events.append(Happened(version, at, lines_of(entry, told)))
    return events
