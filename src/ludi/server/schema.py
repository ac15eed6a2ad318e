"""What is kept: people, tables, the logs of matches, talk. What a struct owns is derived from it."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import inspect
from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, MetaData, String, Table

from ludi.server import table
from ludi.server.match_log import Entry
from ludi.server.messages.outgoing import ChatLine

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
_PLAIN: Final[dict[type[inspect.Type], Any]] = {
    inspect.IntType: BigInteger,
    inspect.BoolType: Boolean,
    inspect.StrType: String,
    inspect.LiteralType: String,
}


def columns(struct: type[Any], **references: str) -> Iterator[Column[Any]]:
    """A column for each field of a struct: numbers, truths and texts as such, everything else as JSON."""
    found = inspect.type_info(struct)
    assert isinstance(found, inspect.StructType)
    for field in found.fields:
        kind, is_optional = field.type, False
        if isinstance(kind, inspect.UnionType):
            is_optional = any(isinstance(part, inspect.NoneType) for part in kind.types)
            kind = next(part for part in kind.types if not isinstance(part, inspect.NoneType))
        while isinstance(kind, inspect.Metadata):
            kind = kind.type
        refers = [ForeignKey(references[field.name])] if field.name in references else []
        sql = _PLAIN.get(type(kind), JSON(none_as_null=True))
        yield Column(field.name, sql, *refers, nullable=is_optional, primary_key=field.name == "id")


def at_table() -> Column[Any]:
    """The table that a row belongs to, first part of its key."""
    return Column("table", String, ForeignKey("tables.id"), primary_key=True)


PEOPLE: Final = Table(  # who has done something here; a visitor who only looked has no row
    "people",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("named", Boolean, nullable=False),
    Column("generation", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
)
KEYS: Final = Table(  # recovery links and programs' tokens, as hashes
    "keys",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("id", String, unique=True, nullable=False),
    Column("person", String, ForeignKey("people.id"), index=True, nullable=False),
    Column("kind", String, nullable=False),  # link or token
    Column("scope", String, nullable=False),  # of a token: play or read
    Column("label", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger),
)
TABLES: Final = Table(
    "tables", METADATA, *columns(table.Table, host="people.id"), Index(None, "public", "phase", "made")
)
PRINTED: Final = Table(  # all values of a game as they were when a match began, by their digest
    "printed",
    METADATA,
    Column("game", String, primary_key=True),
    Column("data", String, primary_key=True),
    Column("box", JSON, nullable=False),
)
MEMBERS: Final = Table(  # who may see a table: those who sit there, and who came by its link
    "members",
    METADATA,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    at_table(),
    Column("sits", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),  # of the table, for the order of lists
    Index(None, "person", "sits", "made"),
    Index(None, "table"),
)
ENTRIES: Final = Table(  # (table, step) is unique: nothing is ever played twice
    "entries", METADATA, at_table(), *columns(Entry), Index(None, "table", "client", unique=True)
)
ENTRIES.c.step.primary_key = True
STANDINGS: Final = Table("standings", METADATA, at_table(), *columns(table.Standing), Index(None, "due"))
CHAT: Final = Table(
    "chat",
    METADATA,
    at_table(),
    *columns(ChatLine, person="people.id"),
    Column("client", String, nullable=False),
    Index(None, "table", "client", unique=True),
)
ANALYSES: Final = Table(  # finished ones; they can be computed again
    "analyses", METADATA, at_table(), Column("judged", JSON, nullable=False)
)
