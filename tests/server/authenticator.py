"""A passkey in software: what a browser and its authenticator would answer."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    def __init__(self, domain: str, origin: str) -> None:
        self.domain, self.origin = domain, origin
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def _data(self, flags: int, rest: bytes = b"") -> bytes:
        self.count += 1
        return hashlib.sha256(self.domain.encode()).digest() + struct.pack(">BI", flags, self.count) + rest

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _answer(self, response: dict[str, bytes]) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        fields = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": fields, "clientExtensionResults": {}}

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        point = self.key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        attested = b"\0" * 16 + struct.pack(">H", len(self.id)) + self.id + cose
        data = self._data(PRESENT | VERIFIED | ATTESTED, attested)
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._answer({"clientDataJSON": client, "attestationObject": statement})

    def get(self, options: dict[str, Any], flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        data = self._data(flags)
        client = self._client("webauthn.get", options["challenge"])
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer({"clientDataJSON": client, "authenticatorData": data, "signature": signed, "userHandle": b""})
