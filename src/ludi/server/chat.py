"""Chat at a table: short lines, kept in order."""

from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludi.server.errors import Denied
from ludi.server.messages import incoming, outgoing
from ludi.server.people import Person, now_ms
from ludi.server.schema import ChatRow
from ludi.server.store import insert_row
from ludi.server.table_session import TableSession
from ludi.server.tables import House

PAGE: Final = 100
SHOWN: Final = 50
"""Lines that come with a snapshot."""


class Chat:
    """What people say."""

    def __init__(self, house: House) -> None:
        self._house = house
        house.on_chat = self.bring

    async def say(self, person: Person, session: TableSession, wish: incoming.ChatBody) -> outgoing.Done:
        """Add a line; the same id again adds nothing."""
        self._house.open_for_business()
        text = " ".join(wish.text.split())
        if not text or not text.isprintable():
            raise Denied("bad_request", "a line is made of characters that can be seen", "$.text")
        seat = min(session.table.seats_of(person.id), default=None)

        async def job(connection: AsyncConnection) -> outgoing.ChatLine | None:
            await self._house.people.stored(connection, person)
            same = select(ChatRow.number).where(ChatRow.table == session.id, ChatRow.client == wish.id)
            if (await connection.execute(same)).first() is not None:
                return None
            last = await connection.scalar(select(func.max(ChatRow.number)).where(ChatRow.table == session.id))
            line = outgoing.ChatLine((last or 0) + 1, person.id, person.name, seat, text, now_ms())
            await insert_row(
                connection,
                ChatRow,
                table=session.id,
                number=line.number,
                person=line.person,
                name=line.name,
                seat=line.seat,
                text=line.text,
                client=wish.id,
                at=line.at,
            )
            return line

        for _ in range(5):
            try:
                await self._house.store.write(job, self._house.note("chat", session))
            except IntegrityError:
                continue  # another process took the number
            await self.bring(session)
            return outgoing.Done(wish.id, None)
        raise Denied("unavailable", "too many people talk at once")

    async def lines(self, session: TableSession, before: int | None, most: int = PAGE) -> tuple[outgoing.ChatLine, ...]:
        """The newest lines before a number, oldest first."""
        query = select(ChatRow.__table__).where(ChatRow.table == session.id)
        if before is not None:
            query = query.where(ChatRow.number < before)
        async with self._house.store.reading() as connection:
            rows = (await connection.execute(query.order_by(ChatRow.number.desc()).limit(most))).all()
        return tuple(_line(row) for row in reversed(rows))

    async def bring(self, session: TableSession) -> None:
        """Bring every listener the lines he has not heard."""
        if not session.listeners:
            return
        heard = min(listener.follows[session.id].heard for listener in session.listeners)
        query = select(ChatRow.__table__).where(ChatRow.table == session.id, ChatRow.number > heard)
        async with self._house.store.reading() as connection:
            rows = (await connection.execute(query.order_by(ChatRow.number))).all()
        for line in map(_line, rows):
            for listener in session.listeners:
                followed = listener.follows[session.id]
                if followed.heard < line.number:
                    followed.heard = line.number
                    listener.tell(outgoing.ChatTold(session.id, line))


def _line(row: Any) -> outgoing.ChatLine:
    return outgoing.ChatLine(row.number, row.person, row.name, row.seat, row.text, row.at)
