"""Who is asking: a random token in a signed cookie. The database keeps only its digest."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from sqlalchemy import delete, insert, select

from traktir.server.desk import Person
from traktir.server.storage import schema
from traktir.server.storage.database import Database, now

COOKIE = "traktir"
LASTS = 180 * 86_400_000


class Sessions:
    def __init__(self, database: Database, secret: bytes) -> None:
        self.database = database
        self.secret = secret

    def _sign(self, token: str) -> str:
        return hmac.new(self.secret, token.encode(), hashlib.sha256).hexdigest()

    def token(self, cookie: str | None) -> str | None:
        """The token of a cookie that we signed; anything else never reaches the database."""
        if not cookie or len(cookie) > 200 or not cookie.isascii():
            return None
        token, _, signature = cookie.partition(".")
        return token if hmac.compare_digest(signature, self._sign(token)) else None

    async def begin(self, account: str) -> str:
        """A new cookie."""
        token = secrets.token_urlsafe(32)
        await self.database.write(
            delete(schema.sessions).where(schema.sessions.c.expires_at < now()),
            insert(schema.sessions).values(digest=digest(token), account=account, expires_at=now() + LASTS),
        )
        return f"{token}.{self._sign(token)}"

    async def person(self, cookie: str | None) -> Person | None:
        token = self.token(cookie)
        if token is None:
            return None
        sessions, accounts = schema.sessions.c, schema.accounts.c
        query = (
            select(accounts.id, accounts.name, accounts.language, accounts.name_key)
            .join_from(schema.sessions, schema.accounts, sessions.account == accounts.id)
            .where(sessions.digest == digest(token), sessions.expires_at > now())
        )
        row = await self.database.row(query)
        return None if row is None else Person(row.id, row.name, row.language, row.name_key is None)

    async def end(self, cookie: str | None) -> None:
        token = self.token(cookie)
        if token is not None:
            await self.database.write(delete(schema.sessions).where(schema.sessions.c.digest == digest(token)))

    async def end_all(self, account: str) -> None:
        await self.database.write(delete(schema.sessions).where(schema.sessions.c.account == account))


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
