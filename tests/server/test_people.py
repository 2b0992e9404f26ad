"""Accounts: guests, names, passwords, passkeys, preferences, export, deletion, ratings, history."""

from __future__ import annotations

from typing import Any

import pytest

from server.authenticator import PRESENT, Authenticator
from traktir.client import Denied, Visitor
from traktir.server.accounts.history import Profile, Rating
from traktir.server.desk import OpenTable
from traktir.server.web.people import Ceremony, Me

PASSWORD = "correct horse"


async def claimed(visitor: Visitor, name: str) -> Me:
    return await visitor.post("/api/me/claim", {"name": name, "password": PASSWORD}, Me)


def test_a_guest_takes_a_name_and_keeps_everything(serve, run, database_url) -> None:
    server = serve(database=database_url)

    async def story() -> None:
        async with Visitor(server.url) as anna, Visitor(server.url) as other, Visitor(server.url) as home:
            table = await anna.open_table(OpenTable("ethnos", 2))
            old = dict(anna.http.cookies)
            me = await claimed(anna, "Анна")
            assert (me.id, me.guest, me.name) == (anna.me.id, False, "Анна")
            assert dict(anna.http.cookies) != old, "a named account gets a fresh cookie"
            with pytest.raises(Denied, match="refused-name-taken"):
                await claimed(other, "АННА")
            with pytest.raises(Denied, match="refused-already-claimed"):
                await claimed(anna, "Anna")
            back = await home.post("/api/login", {"name": "анна", "password": PASSWORD}, Me)
            assert back.id == me.id
            assert [t["id"] for t in await home.get("/api/tables?which=mine", list)] == [table]
            await home.ask("POST", "/api/logout", type(None))
            with pytest.raises(Denied, match="refused-not-signed-in"):
                await home.get("/api/me", Me)

    run(story())


def test_a_wrong_name_and_a_wrong_password_are_answered_alike(serve, run) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna:
            await claimed(anna, "Anna")
            wrong = []
            for name in ("Anna", "Nobody"):
                with pytest.raises(Denied) as caught:
                    await anna.post("/api/login", {"name": name, "password": "not this one"}, Me)
                wrong.append(caught.value.problem)
            assert wrong[0] == wrong[1]

    run(story())


@pytest.mark.parametrize("name", ["x", "a" * 25, "<b>bold</b>", "\u202eanna", "  "])
def test_some_names_are_none(serve, run, name: str) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna:
            with pytest.raises(Denied, match=r"refused-(name|request)"):
                await claimed(anna, name)

    run(story())


def test_preferences_are_kept(serve, run) -> None:
    server = serve()

    async def story() -> None:
        async with Visitor(server.url) as anna:
            wishes = {"language": "ru", "preferences": {"sound": False, "speed": 1.5}}
            me = await anna.ask("PATCH", "/api/me", Me, wishes)
            assert (me.language, me.preferences) == ("ru", wishes["preferences"])
            assert await anna.get("/api/me", Me) == me
            with pytest.raises(Denied, match="refused-request"):
                await anna.ask("PATCH", "/api/me", Me, {"language": "xx"})
            with pytest.raises(Denied, match="refused-preferences"):
                await anna.ask("PATCH", "/api/me", Me, {"preferences": {f"p{i}": "x" * 500 for i in range(50)}})

    run(story())


def test_a_passkey_opens_the_door(serve, run) -> None:
    server = serve()
    domain, origin = "localhost", f"http://localhost:{server.settings['port']}"

    async def story() -> None:
        async with Visitor(server.url) as anna, Visitor(server.url) as later:
            with pytest.raises(Denied, match="refused-password-missing"):
                await anna.post("/api/me/claim", {"name": "Anna"}, Me)
            key = Authenticator(domain, origin)
            offer = await anna.post("/api/me/passkeys/offer", None, Ceremony)
            answer = {"challenge": offer.challenge, "credential": key.create(offer.options)}
            await anna.ask("POST", "/api/me/passkeys", type(None), answer)
            with pytest.raises(Denied, match="refused-passkey"):
                await anna.ask("POST", "/api/me/passkeys", type(None), answer)  # a challenge is good for one answer
            await anna.post("/api/me/claim", {"name": "Anna"}, Me)

            async def enter(answer: Any) -> Me:
                return await later.post("/api/passkeys/login", answer, Me)

            ask = await later.post("/api/passkeys/offer", None, Ceremony)
            assert "allowCredentials" not in ask.options or ask.options["allowCredentials"] == []
            me = await enter({"challenge": ask.challenge, "credential": key.get(ask.options)})
            assert me.id == anna.me.id
            # another key under the same name, an unverified person, another site
            for broken in (forged(key), key, Authenticator(domain, "http://evil.example")):
                ask = await later.post("/api/passkeys/offer", None, Ceremony)
                flags = PRESENT if broken is key else 0x05
                with pytest.raises(Denied, match="refused-passkey"):
                    await enter({"challenge": ask.challenge, "credential": broken.get(ask.options, flags)})

    run(story())


def forged(key: Authenticator) -> Authenticator:
    other = Authenticator(key.domain, key.origin)
    other.id, other.count = key.id, key.count
    return other


def test_everything_about_oneself_is_given_and_taken_away(serve, run, database_url) -> None:
    server = serve(database=database_url)

    async def story() -> None:
        async with Visitor(server.url, "Anna") as anna, Visitor(server.url, "Boris") as boris:
            table = await anna.open_table(OpenTable("ethnos", 2))
            await boris.sit(table)
            await claimed(anna, "Anna the Great")
            await anna.start(table)
            seat = await boris.watch(table, 1)
            await (await anna.watch(table, 0)).say("my words")
            told = await anna.get("/api/me/export", dict)
            assert told["account"]["name"] == "Anna the Great"
            assert [line["text"] for line in told["chat"]] == ["my words"]
            assert [entry["id"] for entry in told["tables"]] == [table]
            with pytest.raises(Denied, match="refused-login"):
                await anna.ask("DELETE", "/api/me", type(None), {"password": "wrong"})
            await anna.ask("DELETE", "/api/me", type(None), {"password": PASSWORD})
            with pytest.raises(Denied, match="refused-not-signed-in"):
                await anna.get("/api/me", Me)
            now = await seat.over()
            assert now.result is not None and now.result.ranking == [2, 1]
            shown = await boris.table(table)
            assert shown.now.chairs[0].name == "—" and anna.me.id not in str(shown.now)
            assert await boris.get(f"/api/tables/{table}/chat", list) == []
            with pytest.raises(Denied, match="refused-no-person"):
                await boris.get(f"/api/players/{anna.me.id}", Profile)

    run(story())


def test_ratings_and_history_follow_from_results(serve, run, database_url) -> None:
    server = serve(database=database_url)

    async def story() -> None:
        async with Visitor(server.url, "Anna") as anna, Visitor(server.url, "Boris") as boris:
            for _ in range(2):
                table = await anna.open_table(OpenTable("ethnos", 2, rated=True))
                await boris.sit(table)
                await anna.start(table)
                await (await boris.watch(table, 1)).resign()
                await (await anna.watch(table, 0)).over()
            # results are entered on the side, a moment after the game
            while (profile := await anna.get(f"/api/players/{anna.me.id}", Profile)).statistics[0].wins < 2:
                assert profile.statistics[0].games == 2
            profile = await anna.get(f"/api/players/{anna.me.id}", Profile)
            best = await anna.get("/api/ratings/ethnos", list[Rating])
            assert [entry.name for entry in best] == ["Anna", "Boris"]
            assert best[0].games == 2 and best[0].rating > best[1].rating
            assert [played.place for played in profile.last] == [1, 1]

    run(story())
