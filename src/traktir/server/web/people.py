"""Routes for people: being here at all, getting a name, preferences, leaving for good."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec import Meta

from traktir.core.game import Refused
from traktir.games import about
from traktir.server.accounts import history
from traktir.server.accounts.history import Profile, Rating
from traktir.server.accounts.people import Name, Password, Preferences, export, forget
from traktir.server.accounts.sessions import COOKIE, LASTS
from traktir.server.desk import Person
from traktir.server.live import chat
from traktir.server.web.keeper import Keeper
from traktir.server.web.who import OurKeeper, SignedIn

AccountId = Annotated[str, PathParameter(min_length=1, max_length=24)]
Language = Literal["ru", "en"]
Asked = Request[Any, Any, Any]


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    language: Language = "en"


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Without a password only for an account that has a passkey."""

    name: Name
    password: Password | None = None


class LogIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=80)]
    password: Annotated[str, Meta(max_length=200)]


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Annotated[str, Meta(max_length=200)] | None = None


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    language: Language | None = None
    preferences: Preferences | None = None


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    guest: bool
    language: str
    preferences: dict[str, Any]


class Ceremony(msgspec.Struct, frozen=True):
    """What the browser's WebAuthn call is given."""

    challenge: str
    options: dict[str, Any]


class Credential(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    challenge: Annotated[str, Meta(max_length=44)]
    credential: Annotated[dict[str, Any], Meta(max_length=20)]


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    muted: bool


async def entered(keeper: Keeper, person: Person, status: int = 200) -> Response[Me]:
    """Welcome with a fresh cookie."""
    value = await keeper.sessions.begin(person.id)
    cookie = Cookie(
        COOKIE, value=value, path="/", max_age=LASTS // 1000, httponly=True, samesite="lax", secure=keeper.settings.secure
    )
    return Response(await described(keeper, person), cookies=[cookie], status_code=status)


async def described(keeper: Keeper, person: Person) -> Me:
    row = await keeper.people.get(person.id)
    if row is None:
        raise Refused("refused-not-signed-in")
    return Me(row.id, row.name, row.name_key is None, row.language, msgspec.json.decode(row.preferences))


class People(Controller):
    path = "/api"
    tags = ("people",)

    @post("/guests", summary="Come in without a name")
    async def guest(self, keeper: OurKeeper, request: Asked, data: JSONBody[Guest]) -> Response[Me]:
        keeper.limits.guests(keeper.address(request))
        return await entered(keeper, await keeper.people.guest(data.name, data.language), 201)

    @post("/login", status_code=200, summary="Come in with name and password")
    async def log_in(self, keeper: OurKeeper, request: Asked, data: JSONBody[LogIn]) -> Response[Me]:
        keeper.limits.logins(keeper.address(request))
        keeper.limits.names(data.name.casefold())
        return await entered(keeper, await keeper.people.log_in(data.name, data.password))

    @post("/logout", status_code=204, summary="Go out; `everywhere` ends every session of this account")
    async def log_out(self, keeper: OurKeeper, request: Asked, me: SignedIn, everywhere: FromQuery[bool] = False) -> None:
        if everywhere:
            await keeper.sessions.end_all(me.id)
        else:
            await keeper.sessions.end(request.cookies.get(COOKIE))

    @get("/me", summary="Oneself")
    async def show(self, keeper: OurKeeper, me: SignedIn) -> Me:
        return await described(keeper, me)

    @patch("/me", summary="Language and preferences")
    async def change(self, keeper: OurKeeper, me: SignedIn, data: JSONBody[Wishes]) -> Me:
        await keeper.people.change(me, data.language, data.preferences)
        return await described(keeper, me)

    @post("/me/claim", status_code=200, summary="Keep this account under a name")
    async def claim(self, keeper: OurKeeper, request: Asked, me: SignedIn, data: JSONBody[Claim]) -> Response[Me]:
        keeper.limits.logins(keeper.address(request))
        row = await keeper.people.get(me.id)
        if row.name_key is not None:
            raise Refused("refused-already-claimed")
        if data.password is None and not await keeper.passkeys.known(me):
            raise Refused("refused-password-missing")
        await keeper.people.claim(me, data.name, data.password)
        # whoever held the old cookie does not hold the named account
        await keeper.sessions.end_all(me.id)
        return await entered(keeper, me)

    @get("/me/export", summary="Everything that is kept about oneself")
    async def export(self, keeper: OurKeeper, me: SignedIn) -> dict[str, Any]:
        return await export(keeper.database, me)

    @delete("/me", status_code=204, summary="Delete the account")
    async def forget(self, keeper: OurKeeper, request: Asked, me: SignedIn, data: JSONBody[Farewell]) -> None:
        keeper.limits.logins(keeper.address(request))
        await keeper.people.check_password(me, data.password)
        await forget(keeper.house, me)

    @post("/me/passkeys/offer", status_code=200, summary="Begin to add a passkey")
    async def offer(self, keeper: OurKeeper, me: SignedIn) -> Ceremony:
        return Ceremony(*await keeper.passkeys.offer(me))

    @post("/me/passkeys", status_code=204, summary="Add a passkey")
    async def add(self, keeper: OurKeeper, me: SignedIn, data: JSONBody[Credential]) -> None:
        await keeper.passkeys.add(me, data.challenge, data.credential)

    @post("/passkeys/offer", status_code=200, summary="Begin to come in with a passkey")
    async def ask(self, keeper: OurKeeper, request: Asked) -> Ceremony:
        keeper.limits.logins(keeper.address(request))
        return Ceremony(*await keeper.passkeys.ask())

    @post("/passkeys/login", status_code=200, summary="Come in with a passkey")
    async def enter(self, keeper: OurKeeper, request: Asked, data: JSONBody[Credential]) -> Response[Me]:
        keeper.limits.logins(keeper.address(request))
        return await entered(keeper, await keeper.passkeys.log_in(data.challenge, data.credential))

    @get("/players/{account:str}", summary="A player's ratings, statistics and last games")
    async def profile(self, keeper: OurKeeper, account: AccountId) -> Profile:
        found = await history.profile(keeper.database, account)
        if found is None:
            raise Refused("refused-no-person")
        return found

    @post("/players/{account:str}/mute", status_code=204, summary="Hear, or do not hear, what somebody says")
    async def mute(self, keeper: OurKeeper, me: SignedIn, account: AccountId, data: JSONBody[Mute]) -> None:
        if await keeper.people.get(account) is None:
            raise Refused("refused-no-person")
        await chat.mute(keeper.house, me, account, data.muted)

    @get("/ratings/{game:str}", summary="The best at a game")
    async def ratings(self, keeper: OurKeeper, game: Annotated[str, PathParameter(max_length=40)]) -> list[Rating]:
        about(game)
        return await history.best(keeper.database, game)
