"""The tables in memory, in step with the database. What happens at one is done by its owner, in order."""

import secrets
from asyncio import Future, ensure_future, shield
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec
from msgspec import to_builtins
from sqlalchemy import Connection, RowMapping, select, update

from ludi.core.errors import LudiError
from ludi.server import notes
from ludi.server.append_log import Append
from ludi.server.bot_pool import BotPool
from ludi.server.config import Settings
from ludi.server.errors import Denied, unknown
from ludi.server.limits import Recent
from ludi.server.match_log import Entry, MatchLog
from ludi.server.messages.outgoing import Notice, Noticed
from ludi.server.people import now_ms
from ludi.server.printed import Printed
from ludi.server.schema import ENTRIES, MEMBERS, STANDINGS, TABLES
from ludi.server.store import Store
from ludi.server.subscriptions import Subscriptions
from ludi.server.table import Standing, Table, from_row, game_of
from ludi.server.table_session import TableSession

LEASE: Final = 60_000
"""How long other processes leave a bot's turn to the one that keeps it, in milliseconds."""
Decide = Callable[[Table], Table]
Joins = Mapping[str, bool]
"""People who may see a table from now on, and whether they sit there."""


class Conflict(LudiError):
    """Another process changed the same thing first: look again."""


class Tables:
    """Finds tables, loads them, and stores their changes."""

    def __init__(self, settings: Settings, store: Store, subscriptions: Subscriptions, bots: BotPool) -> None:
        self.settings = settings
        self.process = secrets.randbits(31)
        self.store = store
        self.subscriptions = subscriptions
        self.bots = bots
        self.printed = Printed(store)
        self.is_stopping = False
        # Whoever holds a table is found by it, so that a table never has two owners; some are held for the next visit.
        self._sessions: WeakValueDictionary[str, TableSession] = WeakValueDictionary()
        self._recent = Recent[TableSession](settings.matches_kept)
        self._loading: dict[str, Future[TableSession]] = {}
        # What happened while a table was loaded.
        self._early: dict[str, list[Callable[[TableSession], Awaitable[None]]]] = {}

    def open_for_business(self) -> None:
        """Refuse to change anything while the server stops."""
        if self.is_stopping:
            raise Denied("unavailable", "the server is stopping: ask again in a moment")

    # In memory.

    def in_memory(self) -> list[TableSession]:
        return list(self._sessions.values())

    def known(self, identity: str) -> TableSession | None:
        return self._sessions.get(identity)

    async def table(self, identity: str) -> TableSession:
        found = self._sessions.get(identity)
        if found is None:
            loading = self._loading.get(identity)
            if loading is None:
                self._early[identity] = []
                loading = self._loading[identity] = ensure_future(self._load(identity))
                loading.add_done_callback(lambda _: self._loaded(identity))
            found = await shield(loading)
        self._recent[identity] = found
        return found

    async def visible(self, identity: str, person: str) -> TableSession:
        """A table that this person may see; any other is not there."""
        session = await self.table(identity)
        if not session.may_see(person):
            raise unknown("table")
        return session

    def happened(self, identity: str, work: Callable[[TableSession], Awaitable[None]]) -> None:
        """Something that concerns a table only if it is in memory, or will be in a moment."""
        session = self._sessions.get(identity)
        if session is not None:
            session.tell(partial(work, session))
        elif identity in self._early:
            self._early[identity].append(work)

    async def _load(self, identity: str) -> TableSession:
        table, standing, members = await self._read(identity)
        entries = await self._entries_after(identity, 0)
        await self.printed.find(table)
        if (game := game_of(table)) is not None:
            await self.bots.ready(game.name, bots=False)
        session = TableSession(table, members, standing, entries, self.refresh, self.settings.lapse)
        if session.log is not None and standing.step != session.log.step:
            session.standing = session.log.standing(standing.due, standing.keeper)
            if standing.step < 0:  # stored before standings were
                await self.store.append(Append(identity, None, session.standing))
        self._sessions[identity] = session
        for work in self._early[identity]:
            session.tell(partial(work, session))
        return session

    def _loaded(self, identity: str) -> None:
        del self._loading[identity], self._early[identity]

    # Reading.

    async def _read(self, identity: str) -> tuple[Table, Standing, set[str]]:
        async with self.store.reading() as connection:
            row = (await connection.execute(SHOWN.where(TABLES.c.id == identity))).mappings().first()
            if row is None:
                raise unknown("table")
            members = await connection.execute(select(MEMBERS.c.person).where(MEMBERS.c.table == identity))
            return from_row(row), standing_of(row), {member.person for member in members}

    async def _entries_after(self, table: str, step: int) -> list[Entry]:
        async with self.store.reading() as connection:
            newer = select(ENTRIES).where(ENTRIES.c.table == table, ENTRIES.c.step > step).order_by(ENTRIES.c.step)
            return [Entry(*row[1:]) for row in await connection.execute(newer)]

    async def refresh(self, session: TableSession) -> None:
        """Take over what is stored."""
        table, standing, members = await self._read(session.id)
        began = session.log is None
        session.members = members
        is_new = table.version != session.table.version
        if is_new:
            session.adopt_table(table)
        news: list[Entry] = []
        if session.log is not None:
            news = await self._entries_after(session.id, session.log.step)
            log = session.log.copy() if news else session.log
            for entry in news:
                log.add(entry)
            session.adopt(log, standing if standing.step == log.step else log.standing(standing.due, standing.keeper))
        session.is_uncertain = False
        self._show(session, is_new=is_new, began=began, moved=bool(news))

    def _show(self, session: TableSession, *, is_new: bool, began: bool, moved: bool) -> None:
        if is_new:
            self.subscriptions.table_changed(session)
        if began and session.log is not None:
            self.subscriptions.match_began(session)
        elif moved:
            self.subscriptions.match_changed(session)

    async def take(self, session: TableSession, news: Append) -> None:
        """Add an entry that another process has stored; where some are missing, all of them."""
        log, entry = session.log, news.entry
        if log is None or entry is None or entry.step > log.step + 1:
            await self.refresh(session)
        elif entry.step == log.step + 1:
            log = log.copy()
            log.add(entry)
            session.adopt(log, news.standing)
            self.subscriptions.match_changed(session)
        elif entry.step == log.step:
            session.standing = news.standing  # the entry was read already, this perhaps not

    def notice(self, table: Table, people: Iterable[str | None], what: Noticed, step: int = 0) -> notes.Happened:
        """What people are to be told of a table, wherever they are; None is nobody."""
        return notes.Happened(self.process, tuple(filter(None, people)), Notice(table.id, table.game, what, step))

    # Changing. All of it is done by the table's owner.

    def standing_after(self, log: MatchLog, before: Standing) -> Standing:
        """Where a match stands, when the server must look at it next, and who keeps its bots."""
        if log.is_over or not log.plays_bot(log.actor):
            return log.standing(log.deadline(), None)
        now = now_ms()
        still_good = before.keeper == self.process and before.due is not None and before.due > now + LEASE // 2
        return log.standing(before.due if still_good else now + LEASE, self.process)

    async def append(self, session: TableSession, log: MatchLog, *tell: notes.Note) -> bool:
        """Store the latest entry of a log, then take the log over; False when another process was first."""
        self.open_for_business()
        entry, standing = log.entries[-1], self.standing_after(log, session.standing)
        result = log.result() if log.is_over else None
        append = Append(session.id, entry, standing, result)
        note: notes.Note = notes.Changed(self.process, session.id) if result else notes.Moved(self.process, append)
        session.is_uncertain = True
        outcome = await self.store.append(append, note, *tell)
        session.is_uncertain = False
        if outcome != "stored":
            await self.refresh(session)
            return False
        session.adopt(log, standing)
        if result is not None:
            over = {"phase": "finished", "ended": entry.at, "result": result, "version": session.table.version + 1}
            session.adopt_table(msgspec.structs.replace(session.table, **over))
        self.subscriptions.match_changed(session)
        if result is not None:
            self.subscriptions.table_changed(session)
        return True

    async def stand(self, session: TableSession, standing: Standing) -> None:
        """Store what the server is to do next at a table."""
        await self.store.append(Append(session.id, None, standing))
        session.standing = standing

    async def keeps(self, session: TableSession, *, takeover: bool) -> bool:
        """Whether this process lets the table's bots think; it may take that over from one that is gone or late."""
        standing = session.standing
        if standing.keeper == self.process:
            return True
        if self.store.is_postgres and standing.keeper is not None and not takeover:
            return False
        mine = msgspec.structs.replace(standing, keeper=self.process, due=now_ms() + LEASE)
        if not await self.store.write(_claiming(session.id, standing, mine)):
            await self.refresh(session)
            return False
        session.standing = mine
        return True

    async def change(self, session: TableSession, decide: Decide, joins: Joins | None = None) -> None:
        """Change a table's row and tell everybody; ``decide`` may be asked again if another process was first."""
        self.open_for_business()
        while True:
            before = session.table
            after = msgspec.structs.replace(decide(before), version=before.version + 1)
            standing = self._standing(before, after, session.standing)
            session.is_uncertain = True
            try:
                saving = _saving(before, after, standing, joins or {})
                await self.store.write(saving, notes.Changed(self.process, session.id))
                break
            except Conflict:
                await self.refresh(session)
        session.is_uncertain = False
        began = session.log is None
        session.members |= set(joins or {})
        session.standing = standing
        session.adopt_table(after)
        self._show(session, is_new=True, began=began, moved=False)

    def saving(self, session: TableSession, decide: Decide) -> Any:
        """A change of a table's row as a part of another transaction; a ``Conflict`` if another process was first."""
        after = msgspec.structs.replace(decide(session.table), version=session.table.version + 1)
        return _saving(session.table, after, session.standing, {})

    def _standing(self, before: Table | None, after: Table, standing: Standing) -> Standing:
        """The first standing of a match that begins; none is kept of one that ends without its log."""
        if after.phase == "playing" and (before is None or before.phase != "playing"):
            return self.standing_after(MatchLog(after), standing)
        if after.phase in {"finished", "cancelled"}:
            return msgspec.structs.replace(standing, actor=None, due=None, keeper=None)
        return standing

    async def create(self, table: Table, members: Joins, *checks: Any) -> TableSession:
        """Store a new table, if ``checks`` agree in the same transaction."""
        standing = self._standing(None, table, Standing())

        def job(connection: Connection) -> None:
            for check in checks:
                check(connection)
            connection.execute(TABLES.insert().values(**to_builtins(table)))
            _joining(connection, table, members)
            if table.phase == "playing":
                _stand(connection, table.id, standing)

        await self.store.write(job)
        return await self.table(table.id)


SHOWN: Final = select(TABLES, STANDINGS).outerjoin(STANDINGS, STANDINGS.c.table == TABLES.c.id)
"""Everything that a list shows of tables."""


def standing_of(row: RowMapping) -> Standing:
    """Where a match stands, of a row of ``SHOWN``."""
    if row["step"] is None:
        return Standing()
    return Standing(**{field: row[field] for field in Standing.__struct_fields__})


def _saving(before: Table, after: Table, standing: Standing, joins: Joins) -> Any:
    """Write the fields of a row that changed, unless somebody else changed the row."""
    old, new = to_builtins(before), to_builtins(after)
    values = {name: value for name, value in new.items() if value != old[name]}

    def job(connection: Connection) -> None:
        mine = (TABLES.c.id == before.id) & (TABLES.c.version == before.version)
        if connection.execute(update(TABLES).where(mine).values(**values)).rowcount != 1:
            raise Conflict(f"table {before.id} has changed since version {before.version}")
        _joining(connection, after, joins)
        if after.phase != before.phase:
            _stand(connection, before.id, standing)

    return job


def _stand(connection: Connection, table: str, standing: Standing) -> None:
    connection.execute(STANDINGS.delete().where(STANDINGS.c.table == table))
    connection.execute(STANDINGS.insert().values(table=table, **msgspec.structs.asdict(standing)))


def _joining(connection: Connection, table: Table, joins: Joins) -> None:
    """Note that people may see a table, and whether they sit there."""
    rows = [{"person": person, "table": table.id, "sits": sits, "made": table.made} for person, sits in joins.items()]
    if rows:
        connection.execute(MEMBERS.delete().where(MEMBERS.c.table == table.id, MEMBERS.c.person.in_(joins)))
        connection.execute(MEMBERS.insert(), rows)


def _claiming(table: str, before: Standing, after: Standing) -> Any:
    """Take a bot's turn over, unless another process has done so or the match has gone on."""

    def job(connection: Connection) -> bool:
        same = (STANDINGS.c.table == table) & (STANDINGS.c.step == before.step)
        same &= STANDINGS.c.keeper.is_not_distinct_from(before.keeper)
        claimed = update(STANDINGS).where(same).values(keeper=after.keeper, due=after.due)
        return connection.execute(claimed).rowcount == 1

    return job
