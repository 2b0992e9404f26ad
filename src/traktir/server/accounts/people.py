"""Accounts: begun as a guest, claimed with a name and a password, taken along or deleted whole."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from functools import cache
from typing import Annotated, Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Meta
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from traktir.core.game import Refused
from traktir.locale import LANGUAGES, speaker
from traktir.server.desk import Person
from traktir.server.house import Deed, House, NoTable
from traktir.server.storage import schema
from traktir.server.storage.database import Database, now
from traktir.server.tables import entries
from traktir.server.tables.entries import Resigned, Sat, Stood
from traktir.server.tables.facts import fresh_id
from traktir.server.tables.standing import Standing

Name = Annotated[str, Meta(min_length=2, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Preferences = Annotated[dict[str, bool | int | float | str | None], Meta(max_length=60)]
GONE = "gone"  # in the log, instead of an account that was deleted
MOST_PREFERENCES = 8192

_hasher = PasswordHasher()


def clean_name(name: str) -> str:
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 2 <= len(name) <= 24 or not all(c.isprintable() and (c.isalnum() or c in " -_'.’") for c in name):
        raise Refused("refused-name")
    return name


def name_key(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def tavern_name(language: str) -> str:
    """What the house calls somebody who has not said a name: Sleepy Badger."""
    say = speaker(language)
    mood, animal = (secrets.choice(say(key).split(", ")) for key in ("guest-moods", "guest-animals"))
    return f"{mood} {animal}"


class People:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def guest(self, name: str | None, language: str) -> Person:
        id = fresh_id()
        language = language if language in LANGUAGES else "en"
        person = Person(id, clean_name(name) if name else tavern_name(language), language)
        row = {"id": id, "name": person.name, "language": person.language, "preferences": "{}", "created_at": now()}
        await self.database.write(insert(schema.accounts).values(**row))
        return person

    async def get(self, id: str) -> Any:
        return await self.database.row(select(schema.accounts).where(schema.accounts.c.id == id))

    async def claim(self, person: Person, name: str, password: str | None) -> Person:
        """Give an account a name of its own; its games stay with it."""
        name = clean_name(name)
        hashed = await asyncio.to_thread(_hasher.hash, password) if password is not None else None
        values: dict[str, Any] = {"name": name, "name_key": name_key(name)}
        if hashed is not None:
            values["password"] = hashed
        try:
            await self.database.write(update(schema.accounts).where(schema.accounts.c.id == person.id).values(**values))
        except IntegrityError as error:
            raise Refused("refused-name-taken") from error
        return msgspec.structs.replace(person, name=name, guest=False)

    async def log_in(self, name: str, password: str) -> Person:
        """One answer for a wrong name and a wrong password, after the same work."""
        row = await self.database.row(select(schema.accounts).where(schema.accounts.c.name_key == name_key(name)))
        hashed = row.password if row is not None and row.password else None
        right = await asyncio.to_thread(lambda: verified(hashed or nobody(), password))
        if not right or row is None or not row.password:
            raise Refused("refused-login")
        return Person(row.id, row.name, row.language, False)

    async def check_password(self, person: Person, password: str | None) -> None:
        """Before something that cannot be undone; a guest or a passkey account has no password to ask for."""
        row = await self.get(person.id)
        if row is not None and row.password and not await asyncio.to_thread(verified, row.password, password or ""):
            raise Refused("refused-login")

    async def change(self, person: Person, language: str | None, preferences: dict[str, Any] | None) -> None:
        values: dict[str, Any] = {}
        if language is not None:
            if language not in LANGUAGES:
                raise Refused("refused-language", known=", ".join(LANGUAGES))
            values["language"] = language
        if preferences is not None:
            values["preferences"] = msgspec.json.encode(preferences).decode()
            if len(values["preferences"]) > MOST_PREFERENCES:
                raise Refused("refused-preferences")
        if values:
            await self.database.write(update(schema.accounts).where(schema.accounts.c.id == person.id).values(**values))


@cache
def nobody() -> str:
    """What is checked when there is no such name, so that both answers take as long."""
    return _hasher.hash(secrets.token_hex(16))


def verified(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


async def tables_of(database: Database, account: str) -> list[Any]:
    seats, tables = schema.seats.c, schema.tables.c
    query = (
        select(tables.id, tables.game, tables.status, tables.created_at, tables.facts, seats.seat, seats.place)
        .join_from(schema.seats, schema.tables, seats.table_id == tables.id)
        .where(seats.account == account)
        .order_by(tables.created_at.desc())
    )
    return await database.rows(query)


async def export(database: Database, person: Person) -> dict[str, Any]:
    """Everything that is kept about one person."""
    row = await database.row(select(schema.accounts).where(schema.accounts.c.id == person.id))
    chat = await database.rows(select(schema.chat).where(schema.chat.c.account == person.id).order_by(schema.chat.c.id))
    rated = await database.rows(select(schema.ratings).where(schema.ratings.c.account == person.id))
    keys = await database.rows(
        select(schema.passkeys.c.id, schema.passkeys.c.created_at).where(schema.passkeys.c.account == person.id)
    )
    muted = await database.rows(select(schema.mutes.c.muted).where(schema.mutes.c.account == person.id))
    return {
        "account": {
            "id": row.id,
            "name": row.name,
            "language": row.language,
            "created_at": row.created_at,
            "preferences": msgspec.json.decode(row.preferences),
            "password": row.password is not None,
        },
        "tables": [
            {"id": t.id, "game": t.game, "status": t.status, "seat": t.seat, "place": t.place, "created_at": t.created_at}
            for t in await tables_of(database, person.id)
        ],
        "chat": [{"table": line.table_id, "text": line.text, "at": line.at} for line in chat],
        "ratings": [{"game": r.game, "mu": r.mu, "sigma": r.sigma, "games": r.games} for r in rated],
        "passkeys": [{"id": key.id, "created_at": key.created_at} for key in keys],
        "muted": [row.muted for row in muted],
    }


async def forget(house: House, person: Person) -> None:
    """Leave every table, then take the person out of the books: name, chat, ratings, keys. The games themselves stay."""
    database = house.database
    held = await tables_of(database, person.id)
    for row in held:
        try:
            await house.act(row.id, lambda standing, seat=row.seat: _go(standing, person.id, seat))  # type: ignore[misc]
        except NoTable:
            continue
    log = schema.log.c
    for id in {row.id for row in held}:
        sat = await database.rows(select(log.version, log.entry).where(log.table_id == id, log.entry.contains(person.id)))
        scrubbed = []
        for row in sat:
            entry = entries.read(row.entry)
            if isinstance(entry, Sat) and entry.account == person.id:
                text = entries.write(msgspec.structs.replace(entry, account=GONE, name="—"))
                scrubbed.append(update(schema.log).where(log.table_id == id, log.version == row.version).values(entry=text))
        if scrubbed:
            await database.write(*scrubbed)
        await house.read_again(id)
    await database.write(
        update(schema.seats).where(schema.seats.c.account == person.id).values(account=None),
        delete(schema.chat).where(schema.chat.c.account == person.id),
        delete(schema.ratings).where(schema.ratings.c.account == person.id),
        delete(schema.mutes).where((schema.mutes.c.account == person.id) | (schema.mutes.c.muted == person.id)),
        delete(schema.passkeys).where(schema.passkeys.c.account == person.id),
        delete(schema.sessions).where(schema.sessions.c.account == person.id),
        delete(schema.accounts).where(schema.accounts.c.id == person.id),
    )


def _go(standing: Standing, account: str, seat: int) -> Deed | None:
    if standing.chairs[seat].account != account:
        return None
    if standing.status == "open":
        return Deed(Stood(seat))
    if standing.status == "running" and not standing.chairs[seat].out:
        return Deed(Resigned(seat))
    return None
