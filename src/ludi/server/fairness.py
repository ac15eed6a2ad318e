"""Shuffles that nobody can choose: commitment, shares and the seed they make.

The server commits to a secret when the table is made and cannot change it when
people's shares come in; people add their shares without knowing the secret.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec

from ludi.core.errors import LudiError
from ludi.core.match import Match
from ludi.core.replay import read_record
from ludi.games import GAMES

MARK: Final = "# fairness "


class Unfair(LudiError):
    """A record does not fit what was promised when its table was made."""


class Proof(msgspec.Struct, frozen=True):
    """All that is needed to check a finished match, as its record carries it."""

    table: str
    commitment: str
    salt: str
    secret: str
    shares: tuple[str | None, ...]


def commitment(salt: str, secret: str) -> str:
    """What is told when the table is made."""
    return hashlib.sha256(bytes.fromhex(salt) + bytes.fromhex(secret)).hexdigest()


def seed(table: str, secret: str, shares: Sequence[str | None]) -> int:
    lines = ["ludi-romani seed 1", table, secret, *(share or "-" for share in shares)]
    return int.from_bytes(hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).digest(), "big")


def with_proof(record: str, proof: Proof) -> str:
    """A record with its proof above it; readers of records pass over such lines."""
    return f"{MARK}{msgspec.json.encode(proof).decode()}\n{record}"


def read_proof(text: str) -> Proof:
    """The proof that a record carries."""
    for line in text.splitlines():
        if line.startswith(MARK):
            try:
                return msgspec.json.decode(line.removeprefix(MARK), type=Proof)
            except msgspec.DecodeError as error:
                raise Unfair(f"the proof of fairness cannot be read: {error}") from error
    raise Unfair("the record carries no proof of fairness: it was not downloaded from a server's finished match")


def verify(text: str) -> tuple[Match, Proof]:
    """Check commitment, shares and replay; what was checked, or an error that says what does not fit."""
    proof = read_proof(text)
    try:
        promised = commitment(proof.salt, proof.secret)
    except ValueError as error:
        raise Unfair(f"salt or secret: {error}") from error
    if promised != proof.commitment:
        raise Unfair(f"the commitment {proof.commitment} is not that of the secret, {promised}")
    match = read_record(text, GAMES, Match)
    expected = seed(proof.table, proof.secret, proof.shares)
    if match.seed != expected:
        raise Unfair(f"the match was played with the seed {match.seed}; secret and shares give {expected}")
    if len(proof.shares) != match.seats:
        raise Unfair(f"{len(proof.shares)} shares for {match.seats} seats")
    return match, proof
