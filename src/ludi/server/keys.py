"""Who may say who they are: the server's key, signed cookies, links and tokens.

Secrets are never stored: cookies and invitations are signed with the server's
key, recovery links and programs' tokens are kept as hashes of 256 random bits.
"""

import base64
import hashlib
import hmac
import os
import secrets
import time
from pathlib import Path
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


def new_token() -> str:
    """256 random bits for a link or a program."""
    return secrets.token_urlsafe(KEY_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It is random, so that a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).hexdigest()


def server_key(folder: Path) -> bytes:
    """The server's key: made on first use, readable by its owner only."""
    path = folder / "server.key"
    folder.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return _read_key(path)
    with os.fdopen(handle, "wb") as file:
        key = secrets.token_bytes(KEY_BYTES)
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key


def _read_key(path: Path) -> bytes:
    if path.stat().st_mode & 0o077:
        raise BadKey(f"{path}: others may read the server's key; expected mode 0600")
    key = path.read_bytes()
    for _ in range(50):
        if len(key) == KEY_BYTES:
            return key
        time.sleep(0.02)  # another process of ours is writing it
        key = path.read_bytes()
    raise BadKey(f"{path}: expected {KEY_BYTES} bytes, got {len(key)}")


class Cookie(msgspec.Struct, frozen=True):
    """What a signed cookie says."""

    person: str
    generation: int  # a person's older generations are signed out
    issued: int  # seconds


class Signer:
    """Signs with the server's key, each purpose with its own."""

    def __init__(self, key: bytes) -> None:
        self._cookies = hmac.digest(key, b"cookie", "sha256")
        self._invitations = hmac.digest(key, b"invitation", "sha256")

    def cookie(self, person: str, generation: int, now: float) -> str:
        """The value of a person's cookie."""
        body = f"1.{person}.{generation}.{int(now)}"
        return f"{body}.{_mac(self._cookies, body)}"

    def read_cookie(self, value: str, now: float) -> Cookie | None:
        """Who a cookie says it is, if we signed it and it is not too old."""
        body, _, mac = value.rpartition(".")
        parts = body.split(".")
        if (
            len(parts) != 4
            or parts[0] != "1"
            or not hmac.compare_digest(mac.encode(), _mac(self._cookies, body).encode())
        ):
            return None
        found = Cookie(parts[1], int(parts[2]), int(parts[3]))
        return found if now - found.issued < COOKIE_DAYS * _DAY else None

    def invitation(self, table: str, number: int) -> str:
        """The token of a table's invitation link; a higher number makes a new one."""
        body = base64.b32decode(table.upper()) + number.to_bytes(4, "big")
        return base64.urlsafe_b64encode(body + hmac.digest(self._invitations, body, "sha256")[:16]).decode().rstrip("=")

    def read_invitation(self, token: str) -> tuple[str, int] | None:
        """The table and number of an invitation that we made."""
        try:
            raw = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
        except ValueError:
            return None
        body, mac = raw[: ID_BYTES + 4], raw[ID_BYTES + 4 :]
        if not hmac.compare_digest(mac, hmac.digest(self._invitations, body, "sha256")[:16]):
            return None
        return base64.b32encode(body[:ID_BYTES]).decode().lower(), int.from_bytes(body[ID_BYTES:], "big")


def _mac(key: bytes, body: str) -> str:
    return base64.urlsafe_b64encode(hmac.digest(key, body.encode(), "sha256")).decode().rstrip("=")
