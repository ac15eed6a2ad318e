"""What the processes of one database tell each other."""

from typing import Final, TypeAlias

import msgspec

from ludi.server.append_log import Append
from ludi.server.messages.outgoing import Notice

TOLD_ELSEWHERE: Final = 200
"""How many of those who are at a table other processes are told of: a note has at most 8,000 bytes."""


class _Note(msgspec.Struct, frozen=True, array_like=True, tag=True):
    process: int  # that says so


class Moved(_Note, frozen=True, array_like=True, tag=True):
    """A log has a new entry: here it is."""

    news: Append


class Changed(_Note, frozen=True, array_like=True, tag=True):
    """A table's row has changed, or its match is over."""

    table: str


class Talked(_Note, frozen=True, array_like=True, tag=True):
    """Somebody said something."""

    table: str


class Present(_Note, frozen=True, array_like=True, tag=True):
    """These look at a table through that process; repeated now and then, for it may die."""

    table: str
    people: tuple[str, ...]


class Renamed(_Note, frozen=True, array_like=True, tag=True):
    """A person is not what memory says."""

    person: str


class Revoked(_Note, frozen=True, array_like=True, tag=True):
    """A person's cookies, or one of their tokens, are no longer valid."""

    person: str
    key: str | None


class Happened(_Note, frozen=True, array_like=True, tag=True):
    """Something that people are told wherever they are connected."""

    people: tuple[str, ...]
    notice: Notice


Note: TypeAlias = Moved | Changed | Talked | Present | Renamed | Revoked | Happened
encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(Note).decode
