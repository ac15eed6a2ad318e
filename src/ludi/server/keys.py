"""Who may say who they are: the server's key, signed cookies, links and tokens.

Secrets are never stored: cookies and invitations are signed with the server's
key, recovery links and programs' tokens are kept as hashes of 256 random bits.
"""

import base64
import hashlib
import hmac
import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

import msgspec

from ludi.core.errors import LudiError

KEY_BYTES: Final = 32
ID_BYTES: Final = 10
COOKIE_DAYS: Final = 400
REFRESH_DAYS: Final = 30
_DAY: Final = 86_400


class BadKey(LudiError):
    """The file of the server's key cannot be used."""


def new_id() -> str:
    """Eighty random bits in sixteen letters: an address that is not guessed, and opens nothing by itself."""
    return base64.b32encode(secrets.token_bytes(ID_BYTES)).decode().lower()


def hashed(token: str) -> str:
    """What is kept of a token. It is random, so that a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).hexdigest()


def server_keys(folder: Path) -> list[bytes]:
    """The server's keys, made on first use, readable by their owner only: the first signs, all are believed."""
    path = folder / "server.key"
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        with NamedTemporaryFile(dir=folder, prefix="server.key-") as file:  # readable by its owner only
            file.write(secrets.token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
            with suppress(FileExistsError):  # another process of ours was first, with a whole file
                os.link(file.name, path)
    if path.stat().st_mode & 0o077:
        raise BadKey(f"{path}: others may read the server's key; expected mode 0600")
    raw = path.read_bytes()
    if not raw or len(raw) % KEY_BYTES:
        raise BadKey(f"{path}: expected {KEY_BYTES} bytes for each key, got {len(raw)}")
    return [raw[at : at + KEY_BYTES] for at in range(0, len(raw), KEY_BYTES)]


class Cookie(msgspec.Struct, frozen=True):
    """What a signed cookie says."""

    person: str
    generation: int  # a person's older generations are signed out
    issued: int  # seconds


class Signer:
    """Signs with the server's first key, each purpose with its own; believes what any of the keys has signed."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._cookies = [hmac.digest(key, b"cookie", "sha256") for key in keys]
        self._invitations = [hmac.digest(key, b"invitation", "sha256") for key in keys]

    def cookie(self, person: str, generation: int, now: float) -> str:
        body = f"1.{person}.{generation}.{int(now)}"
        return f"{body}.{_mac(self._cookies[0], body)}"

    def read_cookie(self, value: str, now: float) -> Cookie | None:
        """Who a cookie says it is, if we signed it and it is not too old."""
        body, _, mac = value.rpartition(".")
        parts = body.split(".")
        is_signed = any(hmac.compare_digest(mac.encode(), _mac(key, body).encode()) for key in self._cookies)
        if len(parts) != 4 or parts[0] != "1" or not is_signed:
            return None
        found = Cookie(parts[1], int(parts[2]), int(parts[3]))
        return found if now - found.issued < COOKIE_DAYS * _DAY else None

    def invitation(self, table: str, number: int) -> str:
        """The token of a table's invitation link; a higher number makes a new one."""
        body = base64.b32decode(table.upper()) + number.to_bytes(4, "big")
        return base64.urlsafe_b64encode(body + _short(self._invitations[0], body)).decode().rstrip("=")

    def read_invitation(self, token: str) -> tuple[str, int] | None:
        """The table and number of an invitation that we made."""
        try:
            raw = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
        except ValueError:
            return None
        body, mac = raw[: ID_BYTES + 4], raw[ID_BYTES + 4 :]
        if not any(hmac.compare_digest(mac, _short(key, body)) for key in self._invitations):
            return None
        return base64.b32encode(body[:ID_BYTES]).decode().lower(), int.from_bytes(body[ID_BYTES:], "big")


def _short(key: bytes, body: bytes) -> bytes:
    return hmac.digest(key, body, "sha256")[:16]


def _mac(key: bytes, body: str) -> str:
    return base64.urlsafe_b64encode(hmac.digest(key, body.encode(), "sha256")).decode().rstrip("=")
