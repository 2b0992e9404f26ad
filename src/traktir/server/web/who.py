"""Who is asking, as the routes want to know it."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide

from traktir.core.game import Refused
from traktir.server.desk import Person
from traktir.server.web.keeper import Keeper


def keeper_of(request: Request[Any, Any, Any]) -> Keeper:
    keeper: Keeper = request.app.state.keeper
    return keeper


async def somebody(request: Request[Any, Any, Any]) -> Person | None:
    return await keeper_of(request).person(request)


async def me(request: Request[Any, Any, Any]) -> Person:
    person = await somebody(request)
    if person is None:
        raise Refused("refused-not-signed-in")
    return person


OurKeeper = NamedDependency[Keeper]
Visitor = NamedDependency[Person | None]
SignedIn = NamedDependency[Person]

DEPENDENCIES = {
    "keeper": Provide(keeper_of, sync_to_thread=False),
    "visitor": Provide(somebody),
    "me": Provide(me),
}
