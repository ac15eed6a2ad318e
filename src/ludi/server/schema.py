"""What is kept: people, tables, the logs of matches, talk."""

from typing import Any, Final

from sqlalchemy import JSON, BigInteger, Boolean, ForeignKey, Index, Integer, MetaData, SmallInteger, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID: Final = String(16)
HASH: Final = String(64)


class Base(DeclarativeBase):
    """All of our tables."""

    metadata = METADATA


class PersonRow(Base):
    """Somebody who has done something here; a visitor who only looked has no row."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    named: Mapped[bool] = mapped_column(Boolean)
    generation: Mapped[int] = mapped_column(Integer, default=0)
    made: Mapped[int] = mapped_column(BigInteger)


class KeyRow(Base):
    """A recovery link or a program's token, as its hash."""

    __tablename__ = "keys"

    hash: Mapped[str] = mapped_column(HASH, primary_key=True)
    id: Mapped[str] = mapped_column(ID, unique=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    kind: Mapped[str] = mapped_column(String(8))  # link or token
    label: Mapped[str] = mapped_column(String(40))
    made: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int | None] = mapped_column(BigInteger)


class TableRow(Base):
    """A table and, once it has begun, the head of its match."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    version: Mapped[int] = mapped_column(Integer)  # raised by every change of this row but ``due``
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int] = mapped_column(Integer)
    data: Mapped[str] = mapped_column(String(16))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seats: Mapped[list[Any]] = mapped_column(JSON)  # of ludi.server.tables.Sitting
    host: Mapped[str] = mapped_column(ForeignKey("people.id"))
    public: Mapped[bool] = mapped_column(Boolean)
    pace: Mapped[str] = mapped_column(String(8))
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    autostart: Mapped[bool] = mapped_column(Boolean)
    phase: Mapped[str] = mapped_column(String(12))
    invitation: Mapped[int] = mapped_column(Integer)  # number of the link that works
    salt: Mapped[str] = mapped_column(HASH)
    secret: Mapped[str] = mapped_column(HASH)
    seed: Mapped[str | None] = mapped_column(HASH)  # hex, from the start
    prefix: Mapped[list[int]] = mapped_column(JSON)  # actions of the match it was forked from
    origin: Mapped[str | None] = mapped_column(ID)  # the finished match it plays on from
    root: Mapped[str] = mapped_column(ID)  # the table whose secret and shares made the seed
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    rematch: Mapped[str | None] = mapped_column(ID)
    made: Mapped[int] = mapped_column(BigInteger)
    started: Mapped[int | None] = mapped_column(BigInteger)
    ended: Mapped[int | None] = mapped_column(BigInteger)
    due: Mapped[int | None] = mapped_column(BigInteger)  # when the server itself must act

    __table_args__ = (Index(None, "public", "phase", "made"), Index(None, "due"))


class MemberRow(Base):
    """Somebody who may see a table: who sits there, or came by its link."""

    __tablename__ = "members"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    sits: Mapped[bool] = mapped_column(Boolean)
    made: Mapped[int] = mapped_column(BigInteger)  # of the table, for the order of lists

    __table_args__ = (Index(None, "person", "sits", "made"), Index(None, "table"))


class EntryRow(Base):
    """One entry of a match's log. ``(table, step)`` is unique: nothing is ever played twice."""

    __tablename__ = "entries"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    step: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int] = mapped_column(SmallInteger)
    value: Mapped[int] = mapped_column(Integer)  # an action's code, an undo's ply
    by: Mapped[str] = mapped_column(String(8))
    client: Mapped[str | None] = mapped_column(String(40))  # the id that the client made
    at: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index(None, "table", "client", unique=True),)


class ChatRow(Base):
    """A line of a table's talk."""

    __tablename__ = "chat"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    name: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int | None] = mapped_column(SmallInteger)
    text: Mapped[str] = mapped_column(Text)
    client: Mapped[str] = mapped_column(String(40))
    at: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index(None, "table", "client", unique=True),)


class AnalysisRow(Base):
    """The chance curve of a finished match, computed once."""

    __tablename__ = "analyses"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    points: Mapped[list[Any]] = mapped_column(JSON)
