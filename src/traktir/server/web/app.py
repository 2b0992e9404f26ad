"""The application: routes, guard, socket, and the keeper's day from opening to closing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import ASGIApp

from traktir import __version__
from traktir.core.game import Refused
from traktir.server import figures
from traktir.server.live.door import EXTENSION, Door
from traktir.server.live.socket import Client
from traktir.server.settings import Settings
from traktir.server.web import hall, problems
from traktir.server.web.guard import Guard
from traktir.server.web.keeper import Keeper
from traktir.server.web.pages import built_in, pages
from traktir.server.web.people import People
from traktir.server.web.tables import Codes, Jobs, Tables
from traktir.server.web.who import DEPENDENCIES

MOST_BODY = 64 << 10


@websocket("/ws")
async def ws(socket: WebSocket[Any, Any, Any]) -> None:
    keeper: Keeper = socket.app.state.keeper
    person = await keeper.person(socket)
    if person is None:
        await socket.close(code=4401)
        return
    if keeper.sockets.get(person.id, 0) >= keeper.limits.sockets_each:
        await socket.close(code=4429)
        return
    await socket.accept()
    keeper.sockets[person.id] = keeper.sockets.get(person.id, 0) + 1
    figures.SOCKETS.inc()

    extensions: Any = socket.scope["extensions"]
    door: Door = extensions[EXTENSION]["door"]
    client = Client(keeper, person, door.write)
    client.welcome()
    door.let_in(client)
    try:
        # what is said goes past here; that somebody has gone does not
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
    finally:
        client.leave()
        keeper.sockets[person.id] -= 1
        if keeper.sockets[person.id] == 0:
            del keeper.sockets[person.id]
        figures.SOCKETS.dec()


def application(settings: Settings) -> Litestar:
    keeper = Keeper(settings)

    @asynccontextmanager
    async def day(_: Litestar) -> AsyncIterator[None]:
        await keeper.open()
        try:
            yield
        finally:
            await keeper.close()

    def guarded(app: ASGIApp) -> ASGIApp:
        return Guard(app, settings, keeper.limits)

    handlers: list[Any] = [Tables, Jobs, Codes, People, hall.games, hall.health, ws]
    middleware: list[Any] = [guarded]
    if settings.metrics:
        figures_of_http = PrometheusConfig(app_name="traktir", prefix="traktir", group_path=True, scopes={ScopeType.HTTP})
        middleware.append(figures_of_http.middleware)
        handlers.append(PrometheusController)
    if folder := settings.web or built_in():
        handlers += pages(folder)
    return Litestar(
        route_handlers=handlers,
        dependencies=DEPENDENCIES,
        middleware=middleware,
        lifespan=[day],
        state=State({"keeper": keeper}),
        request_max_body_size=MOST_BODY,
        exception_handlers={
            Refused: problems.on_refused,
            HTTPException: problems.on_http,
            Exception: problems.on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Traktir",
            version=__version__,
            path="/api/docs",
            render_plugins=[hall.ApiPage(path="/"), JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
