"""The house: the tables in memory, kept in step with the database and with other processes."""

import asyncio
import contextlib
import gc
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import asyncpg
import msgspec
import structlog
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludi.bots import LADDER
from ludi.core.errors import LudiError
from ludi.games import GAMES
from ludi.server.append_log import Append
from ludi.server.bot_pool import BotPool, known_level
from ludi.server.config import Settings
from ludi.server.errors import Denied, unknown
from ludi.server.keys import Signer, server_key
from ludi.server.match_log import Entry
from ludi.server.people import People, now_ms
from ludi.server.schema import MemberRow, TableRow
from ludi.server.store import CHANNEL, Store
from ludi.server.subscriptions import Subscriptions
from ludi.server.table import Table, from_row
from ludi.server.table_session import TableSession, encode

SWEEP_SECONDS: Final = 0.5
PRESENCE_SECONDS: Final = 20
"""How often a process repeats who is there, so that the dead are not believed for long."""
LEASE: Final = 60_000
"""How long another process waits before it takes over a bot's turn, in milliseconds."""
logger = structlog.get_logger("ludi.house")


class Conflict(LudiError):
    """Another process changed the same thing first: look again."""


class House:
    """Everything a process knows and does, behind HTTP and socket alike."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(6)
        self.signer = Signer(server_key(settings.folder))
        self.store = Store(settings.database_url)
        self.people = People(self.store, self.signer)
        self.subscriptions = Subscriptions()
        self.bots = BotPool(settings.n_bot_threads)
        self.stand_in_level = known_level(settings.stand_in_level or LADDER[1], "stand_in_level")
        self.hint_level = known_level(settings.hint_level or LADDER[-1], "hint_level")
        self.is_stopping = False
        self.on_due: Callable[[TableSession], Awaitable[None]] | None = None  # set by ludi.server.playing
        self.on_chat: Callable[[TableSession], Coroutine[Any, Any, None]] | None = None  # set by ludi.server.chat
        self._tables: OrderedDict[str, TableSession] = OrderedDict()
        self._loading: dict[str, asyncio.Future[TableSession]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._prepared: dict[str, asyncio.Task[Any]] = {}

    # Life.

    async def open(self) -> None:
        """Begin to work: what was left undone when the last process stopped is taken up."""
        await self.store.open()
        if self.store.is_postgres:
            self.spawn(self._listen(), "listen")
        self.spawn(self._sweep(), "sweep")
        self.spawn(self._prepare_all(), "prepare")

    async def _prepare_all(self) -> None:
        for bots in (False, True):
            for game in GAMES:
                await self.bots.all_compiled()  # what people wait for goes first
                await self.prepared(game, bots=bots)
        logger.info("prepared", games=len(GAMES))

    async def prepared(self, game: str, *, bots: bool = False) -> None:
        """Wait until a game's rules, or its bots, are compiled and loaded; everybody else's moves pass meanwhile."""
        what = f"{game} bots" if bots else game
        task = self._prepared.get(what)
        if task is None:
            task = self._prepared[what] = self.spawn(self._prepare(game, bots=bots), f"prepare-{what}")
        await asyncio.shield(task)

    async def _prepare(self, game: str, *, bots: bool) -> None:
        logger.info("preparing", game=game, bots=bots)
        await self.bots.prepare(GAMES[game], bots=bots)
        gc.freeze()  # what is loaded stays: the collector need not walk through it again and again

    @property
    def to_prepare(self) -> list[str]:
        """The games whose rules are not loaded yet."""
        return [game for game in GAMES if game not in self._prepared or not self._prepared[game].done()]

    async def close(self) -> None:
        """Let everybody go, finish what is being written, and stop."""
        self.is_stopping = True
        for listener in list(self.subscriptions.listeners):
            listener.close("stopping")
        for session in self._tables.values():
            session.wake()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        """Run something beside; a fault in it is logged with its traceback."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("task failed", task=task.get_name(), exc_info=task.exception())

    # Tables in memory.

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def table(self, identity: str) -> TableSession:
        """A table from memory, or loaded."""
        found = self._tables.get(identity)
        if found is not None:
            self._tables.move_to_end(identity)
            return found
        loading = self._loading.get(identity)
        if loading is None:
            loading = self._loading[identity] = asyncio.ensure_future(self._load(identity))
            loading.add_done_callback(lambda _: self._loading.pop(identity, None))
        return await asyncio.shield(loading)

    async def visible(self, identity: str, person: str) -> TableSession:
        """A table that this person may see; any other is not there."""
        session = await self.table(identity)
        if not session.may_see(person):
            raise unknown("table")
        return session

    async def _load(self, identity: str) -> TableSession:
        table, due, members = await self._read_table(identity)
        entries = await self.store.entries_after(identity, 0)
        if table.game in GAMES:
            await self.prepared(table.game)
        try:
            session = TableSession(table, entries, members, due)
        except AssertionError as error:
            # Reported once with the log that led there; the table can still be looked at.
            logger.error("log does not replay", table=identity, error=str(error))  # noqa: TRY400  (the assertion says it)
            session = TableSession(table, [], members, due)
            session.trouble = "its log does not replay here"
        self._keep(session)
        return session

    def _keep(self, session: TableSession) -> None:
        self._tables[session.id] = session
        for other in list(self._tables.values()) if len(self._tables) > self.settings.matches_kept else ():
            if len(self._tables) <= self.settings.matches_kept:
                break
            if other.is_idle and other is not session:
                del self._tables[other.id]

    def adopt_new(self, table: Table, members: set[str]) -> TableSession:
        """A table that was just made and stored."""
        session = TableSession(table, [], members, None)
        self._keep(session)
        return session

    async def _read_table(self, identity: str) -> tuple[Table, int | None, set[str]]:
        async with self.store.reading() as connection:
            row = (await connection.execute(select(TableRow.__table__).where(TableRow.id == identity))).first()
            if row is None:
                raise unknown("table")
            members = await connection.execute(select(MemberRow.person).where(MemberRow.table == identity))
            return from_row(row._mapping), row.due, {member.person for member in members}  # noqa: SLF001  (public by documentation)

    async def refresh(self, session: TableSession) -> None:
        """Take over what other processes have stored; the caller holds the lock."""
        table, due, members = await self._read_table(session.id)
        session.due, session.members = due, members
        began = session.log is None
        changed_table = table.version != session.table.version
        if changed_table:
            session.adopt_table(table)
        news: list[Entry] = []
        if session.log is not None:
            news = await self.store.entries_after(session.id, session.log.step)
            if news:
                log = session.log.copy()
                for entry in news:
                    log.add(entry)
                session.adopt(log)
        if changed_table:
            self.subscriptions.table_changed(session)
        if began and session.log is not None:
            self.subscriptions.match_began(session)
        elif news:
            self.subscriptions.match_changed(session)

    # Changing a table's row.

    async def change(
        self, session: TableSession, decide: Callable[[Table], Table], *, joins: dict[str, bool] | None = None
    ) -> TableSession:
        """Change a table's row and tell everybody; ``decide`` may be asked again if another process was first.

        ``joins`` are people who may see the table from now on, and whether they sit there.
        """
        async with session.lock:
            while True:
                before = session.table
                after = msgspec.structs.replace(decide(before), version=before.version + 1)
                try:
                    await self.store.write(_saving(before, after, joins or {}), self.note("table", session))
                    break
                except Conflict:
                    await self.refresh(session)
            began = session.log is None and after.seed is not None
            session.members |= set(joins or {})
            if after.phase != before.phase:
                session.due = after.started if after.phase == "playing" else None
            session.adopt_table(after)
            self.subscriptions.table_changed(session)
            if began:
                self.subscriptions.match_began(session)
        return session

    def note(self, what: str, session: TableSession, news: Append | None = None) -> tuple[str, ...]:
        """What other processes are told, if there are any: that something changed, or the change itself."""
        if not self.store.is_postgres:
            return ()
        return (f"{what} {self.process} {session.id} {encode(news).decode() if news else ''}",)

    # Other processes, and time.

    async def _listen(self) -> None:
        """Hear of other processes' changes; after a lost connection, look at everything again."""
        dsn = self.settings.database_url.replace("postgresql+asyncpg", "postgresql")
        while True:
            try:
                connection = await asyncpg.connect(dsn)
            except (OSError, asyncpg.PostgresError) as error:
                logger.warning("cannot listen", error=str(error))
                await asyncio.sleep(1)
                continue
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _, lost=lost: lost.set())
            await connection.add_listener(CHANNEL, lambda *heard: self._heard(str(heard[-1])))
            for session in list(self._tables.values()):
                self.spawn(self._refresh_alone(session), "refresh")
            try:
                await lost.wait()
            finally:
                with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await connection.close(timeout=1)

    def _heard(self, message: str) -> None:
        what, *rest = message.split(" ", 3)
        if what == "person":
            self.people.forget(rest[0])
            return
        process, identity = rest[:2]
        session = self._tables.get(identity)
        if session is None or process == self.process:
            return
        if what == "presence":
            session.elsewhere[process] = (frozenset(filter(None, rest[2].split(","))), now_ms())
            if not session.elsewhere[process][0]:
                del session.elsewhere[process]
            self.subscriptions.presence_changed(session)
        elif what == "chat":
            if self.on_chat is not None:
                self.spawn(self.on_chat(session), "talk")
        elif what == "match" and rest[2]:
            self.spawn(self._take(session, msgspec.json.decode(rest[2], type=Append)), "take")
        else:
            self.spawn(self._refresh_alone(session), "refresh")

    async def _take(self, session: TableSession, news: Append) -> None:
        """Add an entry that another process has stored; where some are missing, all of them."""
        async with session.lock:
            log, entry = session.log, news.entry
            if log is None or entry is None or entry.step > log.step + 1:
                await self.refresh(session)
            elif entry.step == log.step + 1:
                log = log.copy()
                log.add(entry)
                session.adopt(log)
                session.due = news.due if news.due_changed else session.due
                self.subscriptions.match_changed(session)
        if self.on_due is not None:
            await self.on_due(session)

    async def _refresh_alone(self, session: TableSession) -> None:
        async with session.lock:
            await self.refresh(session)
        if self.on_due is not None:
            await self.on_due(session)

    async def tell_presence(self, session: TableSession) -> None:
        """Tell everybody at the table, here and elsewhere, who is here."""
        self.subscriptions.presence_changed(session)
        await self._tell_presence_elsewhere(session)

    async def _tell_presence_elsewhere(self, session: TableSession) -> None:
        if self.store.is_postgres:
            await self.store.tell(f"presence {self.process} {session.id} {','.join(session.here())}")

    async def _sweep(self) -> None:
        """Do what is due: clocks that have run out, and bots whose process has gone."""
        everything, told = True, time.monotonic()
        while True:
            try:
                due = await self.store.due_before(None if everything else now_ms())
                everything = False
                for identity in due:
                    session = await self.table(identity)
                    if self.on_due is not None:
                        await self.on_due(session)
            except (LudiError, OSError) as error:
                logger.error("sweep failed", error=str(error))  # noqa: TRY400  (no fault of ours)
            except Exception:
                logger.exception("sweep failed")
            self.subscriptions.drop_stuck()
            if time.monotonic() - told > PRESENCE_SECONDS:
                told = time.monotonic()
                for session in [each for each in self._tables.values() if each.listeners]:
                    await self._tell_presence_elsewhere(session)
            await asyncio.sleep(SWEEP_SECONDS)

    def open_for_business(self) -> None:
        """Refuse to change anything while the server stops."""
        if self.is_stopping:
            raise Denied("unavailable", "the server is stopping: ask again in a moment")


def _saving(before: Table, after: Table, joins: dict[str, bool]) -> Callable[[AsyncConnection], Awaitable[None]]:
    async def job(connection: AsyncConnection) -> None:
        await save_table(connection, before, after)
        for person, sits in joins.items():
            await join_member(connection, person, after, sits=sits)

    return job


async def save_table(connection: AsyncConnection, before: Table, after: Table) -> None:
    """Write the fields of a row that changed, unless somebody else changed the row."""
    old, new = before.row(), after.row()
    values = {name: value for name, value in new.items() if value != old[name]}
    if after.phase != before.phase:
        # Looked at once when it begins, so that a bot's first turn survives a crash; never after its end.
        values["due"] = after.started if after.phase == "playing" else None
    found = await connection.execute(
        update(TableRow).where(TableRow.id == before.id, TableRow.version == before.version).values(**values)
    )
    if found.rowcount != 1:
        raise Conflict(f"table {before.id} has changed since version {before.version}")


async def join_member(connection: AsyncConnection, person: str, table: Table, *, sits: bool) -> None:
    """Note that somebody may see a table, and whether he sits there."""
    key = (MemberRow.person == person) & (MemberRow.table == table.id)
    found = await connection.execute(update(MemberRow).where(key).values(sits=sits))
    if found.rowcount == 0:
        row: Any = MemberRow.__table__
        await connection.execute(row.insert().values(person=person, table=table.id, sits=sits, made=table.made))
