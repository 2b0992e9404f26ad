"""Signing in with a passkey: the ceremonies of WebAuthn, with the challenge kept by the house."""

from __future__ import annotations

import json
import secrets
from typing import Any

import webauthn
from sqlalchemy import delete, insert, select, update
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from traktir.core.game import Refused
from traktir.server.desk import Person
from traktir.server.storage import schema
from traktir.server.storage.database import Database, now

LASTS = 5 * 60_000


class Passkeys:
    def __init__(self, database: Database, domain: str, origins: list[str]) -> None:
        self.database = database
        self.domain = domain
        self.origins = origins

    async def _challenge(self, account: str | None, challenge: bytes) -> str:
        id = secrets.token_urlsafe(24)
        await self.database.write(
            delete(schema.challenges).where(schema.challenges.c.expires_at < now()),
            insert(schema.challenges).values(id=id, account=account, challenge=challenge, expires_at=now() + LASTS),
        )
        return id

    async def _take(self, id: str, account: str | None) -> bytes:
        """A challenge is good for one answer."""
        challenges = schema.challenges.c
        async with self.database.writing() as connection:
            row = (await connection.execute(select(schema.challenges).where(challenges.id == id))).first()
            await connection.execute(delete(schema.challenges).where(challenges.id == id))
        if row is None or row.account != account or row.expires_at < now():
            raise Refused("refused-passkey")
        challenge: bytes = row.challenge
        return challenge

    async def known(self, person: Person) -> bool:
        return await self.database.row(select(schema.passkeys.c.id).where(schema.passkeys.c.account == person.id)) is not None

    async def offer(self, person: Person) -> tuple[str, dict[str, Any]]:
        """Options for a new key."""
        known = await self.database.rows(select(schema.passkeys.c.id).where(schema.passkeys.c.account == person.id))
        options = webauthn.generate_registration_options(
            rp_id=self.domain,
            rp_name="Traktir",
            user_id=person.id.encode(),
            user_name=person.name,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.id)) for row in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
        )
        return await self._challenge(person.id, options.challenge), json.loads(webauthn.options_to_json(options))

    async def add(self, person: Person, challenge: str, credential: dict[str, Any]) -> None:
        expected = await self._take(challenge, person.id)
        try:
            verified = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=expected,
                expected_rp_id=self.domain,
                expected_origin=self.origins,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise Refused("refused-passkey") from error
        row = {
            "id": bytes_to_base64url(verified.credential_id),
            "account": person.id,
            "public_key": verified.credential_public_key,
            "sign_count": verified.sign_count,
            "created_at": now(),
        }
        await self.database.write(self.database.insert(schema.passkeys).values(**row).on_conflict_do_nothing())

    async def ask(self) -> tuple[str, dict[str, Any]]:
        """Options for signing in; the key says whose it is, so no name is asked for and none is given away."""
        options = webauthn.generate_authentication_options(
            rp_id=self.domain, user_verification=UserVerificationRequirement.REQUIRED
        )
        return await self._challenge(None, options.challenge), json.loads(webauthn.options_to_json(options))

    async def log_in(self, challenge: str, credential: dict[str, Any]) -> Person:
        expected = await self._take(challenge, None)
        passkeys, accounts = schema.passkeys.c, schema.accounts.c
        query = (
            select(schema.passkeys, accounts.name, accounts.language)
            .join_from(schema.passkeys, schema.accounts, passkeys.account == accounts.id)
            .where(passkeys.id == str(credential.get("id", ""))[:400])
        )
        row = await self.database.row(query)
        if row is None:
            raise Refused("refused-passkey")
        try:
            verified = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=expected,
                expected_rp_id=self.domain,
                expected_origin=self.origins,
                require_user_verification=True,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.sign_count,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise Refused("refused-passkey") from error
        counted = update(schema.passkeys).where(passkeys.id == row.id).values(sign_count=verified.new_sign_count)
        await self.database.write(counted)
        return Person(row.account, row.name, row.language, False)
