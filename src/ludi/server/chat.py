"""Talk at a table: short lines, kept in order."""

from functools import partial
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from ludi.server import notes
from ludi.server.errors import Denied, visible
from ludi.server.limits import Rate
from ludi.server.messages import incoming, outgoing
from ludi.server.people import People, Person, now_ms
from ludi.server.schema import CHAT
from ludi.server.table_session import TableSession
from ludi.server.tables import Tables

PAGE: Final = 100
SHOWN: Final = 50
"""Lines that come with a snapshot."""
LINES: Final = select(*(CHAT.c[field] for field in outgoing.ChatLine.__struct_fields__))


class Chat:
    """What people say."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._store = tables.store
        self._people = people
        self._rate = Rate(tables.settings.limits.chat_rate, tables.settings.limits.chat_burst)

    async def say(self, person: Person, session: TableSession, wish: incoming.ChatBody) -> outgoing.Done:
        """Add a line; the same id again adds nothing."""
        self._tables.open_for_business()
        self._rate.take(person.id)
        text = visible(wish.text, "$.text")
        seat = min(session.seats_of(person.id), default=None)
        await self._people.ensure(person)

        def job(connection: Connection) -> None:
            same = select(CHAT.c.number).where(CHAT.c.table == session.id, CHAT.c.client == wish.id)
            if connection.execute(same).first() is not None:
                return
            last = connection.scalar(select(func.max(CHAT.c.number)).where(CHAT.c.table == session.id))
            line = outgoing.ChatLine((last or 0) + 1, person.id, person.name, seat, text, now_ms())
            connection.execute(CHAT.insert().values(table=session.id, client=wish.id, **asdict(line)))

        for _ in range(5):
            try:
                await self._store.write(job, notes.Talked(self._tables.process, session.id))
            except IntegrityError:
                continue  # another process took the number
            session.tell(partial(self.bring, session))
            return outgoing.Done(wish.id, None)
        raise Denied("unavailable", "too many people talk at once")

    async def lines(self, session: TableSession, before: int | None, most: int = PAGE) -> tuple[outgoing.ChatLine, ...]:
        """The newest lines before a number, oldest first."""
        query = LINES.where(CHAT.c.table == session.id).order_by(CHAT.c.number.desc()).limit(most)
        return (await self._read(query if before is None else query.where(CHAT.c.number < before)))[::-1]

    async def _read(self, query: Any) -> tuple[outgoing.ChatLine, ...]:
        async with self._store.reading() as connection:
            return tuple(outgoing.ChatLine(*row) for row in await connection.execute(query))

    async def bring(self, session: TableSession) -> None:
        """Bring every listener the lines he has not heard."""
        if not session.listeners:
            return
        heard = min(listener.follows[session.id].heard for listener in session.listeners)
        newer = LINES.where(CHAT.c.table == session.id, CHAT.c.number > heard).order_by(CHAT.c.number)
        for line in await self._read(newer):
            for listener in session.listeners:
                followed = listener.follows[session.id]
                if followed.heard < line.number:
                    followed.heard = line.number
                    listener.tell(outgoing.ChatMessage(session.id, line))
