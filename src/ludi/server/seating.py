"""A table's life before, beside and after its match: make, join, leave, begin, rematch, fork."""

from collections.abc import Callable, Iterable
from functools import partial
from secrets import token_hex
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, select

import ludi
from ludi.core.contract import OVER, Game
from ludi.core.errors import BadSetup, UnknownGame
from ludi.server import fairness, keys, notes
from ludi.server.bot_pool import known_level
from ludi.server.errors import Denied, visible
from ludi.server.keys import Signer
from ludi.server.match_log import ABANDONED
from ludi.server.messages import incoming, outgoing
from ludi.server.messages.common import TableSettings
from ludi.server.people import People, Person, now_ms
from ludi.server.play import Play
from ludi.server.schema import MEMBERS, TABLES
from ludi.server.table import Sitting, Table, from_row, lapses, table_info
from ludi.server.table_session import TableSession, trouble_of
from ludi.server.tables import SHOWN, Conflict, Decide, Joins, Tables, standing_of

PAGE: Final = 30
OPEN_PHASES: Final = ("gathering", "playing")
AGREED: Final = "agreed"


class Seating:
    """What people do with tables."""

    def __init__(self, tables: Tables, people: People, signer: Signer, play: Play) -> None:
        self._tables = tables
        self._people = people
        self._signer = signer
        self._play = play

    # Making.

    async def make(self, person: Person, wish: incoming.MakeTable) -> TableSession:
        """A new table; its match begins at once if nobody has to be waited for."""
        game = _game(wish.game)
        _check_setup(game, len(wish.seats), wish.options)
        seats = tuple(self._wanted(person, seat, wish.share, at) for at, seat in enumerate(wish.seats))
        table = _fresh(game, person, seats, wish)
        return await self._store_new(person, _started_if_full(table), {person.id: bool(table.seats_of(person.id))})

    def _wanted(self, person: Person, seat: incoming.SeatRequest, share: str | None, at: int) -> Sitting:
        match seat:
            case incoming.MySeat(name=name):
                return Sitting("person", person.id, visible(name or person.name, f"$.seats[{at}].name"), share=share)
            case incoming.BotSeat(level=level):
                return Sitting("bot", level=known_level(level, f"$.seats[{at}].level"))
            case incoming.InvitedSeat():
                return Sitting("invited")
            case incoming.OpenSeat():
                return Sitting("open")

    async def _store_new(
        self, person: Person, table: Table, members: Joins, *checks: Callable[[Connection], Any]
    ) -> TableSession:
        self._tables.open_for_business()
        if any(seat.kind == "bot" for seat in table.seats):
            self._tables.bots.prepare(table.game, bots=True)
        await self._tables.bots.ready(table.game, bots=False)
        await self._people.ensure(person)
        await self._tables.printed.keep(ludi.GAMES[table.game])
        most = self._tables.settings.limits.open_tables

        def has_room(connection: Connection) -> None:
            hosted = select(func.count()).select_from(TABLES)
            hosted = hosted.where(TABLES.c.host == person.id, TABLES.c.phase.in_(OPEN_PHASES))
            if (connection.scalar(hosted) or 0) >= most:
                raise Denied("too_many", f"you have {most} open tables already")

        session = await self._tables.create(table, members, has_room, *checks)
        session.tell(partial(self._begun, session))
        return session

    async def _begun(self, session: TableSession) -> None:
        """What follows from a match that has just begun, if it has."""
        log, table = session.log, session.table
        if table.phase == "playing" and log is not None:
            self._notice(table, table.people, "started")
            self._notice(table, [] if log.decider is None else [table.holders[log.decider]], "your_turn")
            await self._play.attend(session)

    def _notice(self, table: Table, people: Iterable[str | None], what: outgoing.Noticed) -> None:
        happened = self._tables.notice(table, people, what)
        self._tables.subscriptions.notice(happened.people, happened.notice)
        self._tables.store.tell(happened)

    # Joining and leaving.

    async def sit(
        self, person: Person, session: TableSession, wish: incoming.Join, *, invited: bool = False
    ) -> TableSession:
        """Take a seat, or come back to one's own."""
        mine = session.table.seats_of(person.id)
        if mine and session.table.phase == "playing":
            await self._play.change_hands(person, session, "hand_back")
            return session
        if mine and wish.seat is None:
            return session

        def decide(table: Table) -> Table:
            mine = table.seats_of(person.id)
            if mine and wish.seat in {None, *mine}:
                return table  # an earlier wish was stored and not answered
            _gathering(table)
            free = table.free_seats(person.id, invited=invited)
            seat = next(iter(free), None) if wish.seat is None else wish.seat
            if seat is None or seat not in free:
                raise Denied("full", "no seat is free" if wish.seat is None else f"seat {wish.seat} is not free")
            me = Sitting("person", person.id, person.name, share=wish.share)
            return _started_if_full(table.with_seats([*table.seats[:seat], me, *table.seats[seat + 1 :]]))

        await self._people.ensure(person)
        try:
            await self._change(session, decide, {person.id: True})
        except Denied as denied:
            looks_on = denied.error == "wrong_phase" or (denied.error == "full" and wish.seat is None)
            if not (invited and looks_on):
                raise
            # Whoever came by the link may watch.
            if person.id not in session.members:
                await self._change(session, lambda table: table, {person.id: False})
        return session

    async def _change(self, session: TableSession, decide: Decide, joins: Joins | None = None) -> TableSession:
        """Change a table's row, and begin its match if that makes it begin."""

        async def work() -> None:
            began = session.log is None
            await self._tables.change(session, decide, joins)
            if began:
                await self._begun(session)

        await session.do(work)
        return session

    async def sit_by_invitation(self, person: Person, wish: incoming.JoinByInvitation) -> TableSession:
        """Sit down at the table of an invitation; when it is full, watch."""
        found = self._signer.read_invitation(wish.token)
        session = await self._tables.table(found[0]) if found else None
        if not (found and session and session.table.invitation == found[1]):
            raise Denied("unknown", "this invitation does not work, or no longer does", "$.token")
        return await self.sit(person, session, incoming.Join(wish.seat, wish.share), invited=True)

    async def leave(self, person: Person, session: TableSession) -> TableSession:
        """Get up: the seat is free again, or in a running match a bot stands in."""
        _sits(person, session.table)
        if session.table.phase == "playing":
            await self._play.change_hands(person, session, "stand_in")
            return session

        def decide(table: Table) -> Table:
            _gathering(table)
            return table.with_seats([Sitting("open") if seat.person == person.id else seat for seat in table.seats])

        return await self._change(session, decide, {person.id: False})

    async def share(self, person: Person, session: TableSession, share: str) -> TableSession:
        """Add one's part of the shuffles."""

        def decide(table: Table) -> Table:
            _gathering(table)
            _sits(person, table)
            return table.seated_by(person.id, share=share)

        return await self._change(session, decide)

    # The host's doing.

    async def begin(self, person: Person, session: TableSession, fill: str | None) -> TableSession:
        """Begin the match, with bots on the seats still free if a level is named."""
        level = None if fill is None else known_level(fill, "$.fill")

        def decide(table: Table) -> Table:
            _hosts(person, table)
            _gathering(table)
            if level is not None:
                free = Sitting("bot", level=level)
                table = table.with_seats([s if s.kind in {"person", "bot"} else free for s in table.seats])
            if not table.is_full:
                raise Denied("wrong_phase", "some seats are still free")
            return _started(table)

        return await self._change(session, decide)

    async def cancel(self, person: Person, session: TableSession) -> None:
        def decide(table: Table) -> Table:
            _hosts(person, table)
            _gathering(table)
            return _cancelled(table)

        await self._change(session, decide)

    def invitation(self, person: Person, session: TableSession) -> str:
        """The token of the link that works."""
        _hosts(person, session.table)
        return self._signer.invitation(session.id, session.table.invitation)

    async def renew_invitation(self, person: Person, session: TableSession) -> str:
        """A new link; the old one no longer works."""

        def decide(table: Table) -> Table:
            _hosts(person, table)
            return msgspec.structs.replace(table, invitation=table.invitation + 1)

        await self._change(session, decide)
        return self.invitation(person, session)

    # After the match.

    async def rematch(self, person: Person, session: TableSession) -> TableSession:
        """The same again: made once, with everybody's seat kept."""
        return await self._tables.table(await session.do(partial(self._rematch, person, session)))

    async def _rematch(self, person: Person, session: TableSession) -> str:
        old = session.table
        _sits(person, old)
        if old.phase != "finished":
            raise Denied("wrong_phase", "the match is not over")
        if old.rematch is not None:
            return old.rematch
        game = _game(old.game)
        _check_setup(game, len(old.seats), old.options)
        seats = tuple(_again(sitting, person) for sitting in old.seats)
        new = _started_if_full(_fresh(game, person, seats, old))
        # In one transaction: a rematch that another process has made first undoes this one.
        saving = self._tables.saving(session, lambda table: msgspec.structs.replace(table, rematch=new.id))
        members = {member: member == person.id for member in old.people}
        try:
            await self._store_new(person, new, members, saving)
        except Conflict:
            await self._tables.refresh(session)
            return await self._rematch(person, session)
        await self._tables.refresh(session)
        self._tables.store.tell(notes.Changed(self._tables.process, session.id))
        self._notice(new, old.people - {person.id}, "rematch")
        return new.id

    async def agree(self, person: Person, session: TableSession, places: tuple[int, ...]) -> TableSession:
        """Propose how a frozen match ends; it does once all its players propose the same."""

        def decide(table: Table) -> Table:
            if table.phase != "playing" or session.trouble is None:
                raise Denied("wrong_phase", "only a match that cannot be played on ends by agreement")
            _sits(person, table)
            if len(places) != len(table.seats) or 1 not in places or max(places) > len(places):
                raise Denied("bad_request", f"expected {len(table.seats)} places from 1, by seat", "$.places")
            table = table.seated_by(person.id, places=places)
            resigned = session.standing.resigned
            is_agreed = all(
                sitting.places == places or sitting.kind == "bot" or resigned >> seat & 1
                for seat, sitting in enumerate(table.seats)
            )
            return _ended(table, outgoing.Result(AGREED, (), places)) if is_agreed else table

        return await self._change(session, decide)

    async def lapse(self, session: TableSession) -> None:
        """Give up a table that nobody has touched for as long as the settings say; done by its owner."""
        due = lapses(session.table, session.standing, self._tables.settings.lapse)
        if due is None or now_ms() < due:
            return
        if session.table.phase == "playing" and session.trouble is None:
            await self._play.lapse(session)
        elif session.table.phase == "playing":
            nobody = outgoing.Result(ABANDONED, (), (1,) * len(session.table.seats))
            await self._tables.change(session, lambda table: _ended(table, nobody))
        else:
            await self._tables.change(session, _cancelled)

    async def fork(self, person: Person, session: TableSession, wish: incoming.Fork) -> TableSession:
        """Play on from a moment of a finished match against bots."""
        log = session.finished()
        if wish.ply > log.ply or (wish.ply == log.ply and log.asked == OVER):
            raise Denied("bad_request", f"ply {wish.ply}: expected a moment before the end", "$.ply")
        if any(seat >= log.seats for seat in wish.seats):
            raise Denied("bad_request", f"seats: expected 0 to {log.seats - 1}", "$.seats")
        level = known_level(wish.level, "$.level")
        old = session.table
        seats = tuple(
            Sitting("person", person.id, person.name, share=sitting.share)
            if seat in wish.seats
            else Sitting("bot", level=level, share=sitting.share)
            for seat, sitting in enumerate(old.seats)
        )
        kept = {field: getattr(old, field) for field in ("salt", "secret", "seed", "root")}
        table = msgspec.structs.replace(
            _fresh(log.game, person, seats, old),
            public=False,
            clock=None,
            phase="playing",
            prefix=tuple(log.codes()[: wish.ply]),
            origin=session.id,
            started=now_ms(),
            **kept,
        )
        return await self._store_new(person, table, {person.id: True})

    # Lists.

    async def public_tables(
        self, person: Person, game: str | None, phase: str | None, before: int | None
    ) -> outgoing.Tables:
        """Tables that everybody may see, newest first."""
        query = SHOWN.where(TABLES.c.public)
        return await self._page(person, query if game is None else query.where(TABLES.c.game == game), phase, before)

    async def own_tables(self, person: Person, phase: str | None, before: int | None) -> outgoing.Tables:
        """Tables where a person sits, or a seat is kept for him, newest first."""
        mine = SHOWN.join(MEMBERS, MEMBERS.c.table == TABLES.c.id).where(MEMBERS.c.person == person.id)
        return await self._page(person, mine, phase, before)

    async def _page(self, person: Person, query: Any, phase: str | None, before: int | None) -> outgoing.Tables:
        query = query.where(TABLES.c.phase != "cancelled" if phase is None else TABLES.c.phase == phase)
        if before is not None:
            query = query.where(TABLES.c.made < before)
        async with self._tables.store.reading() as connection:
            rows = (await connection.execute(query.order_by(TABLES.c.made.desc()).limit(PAGE))).mappings().all()
        listed = [await self._listed(row, person) for row in rows]
        return outgoing.Tables(tuple(listed), rows[-1]["made"] if len(rows) == PAGE else None)

    async def _listed(self, row: Any, person: Person) -> outgoing.TableInfo:
        """A table as a list shows it: of one that is not in memory, its row says all there is to know."""
        table, standing = from_row(row), standing_of(row)
        session = self._tables.known(table.id)
        await self._tables.printed.find(table)
        if standing.step < 0 and trouble_of(table) is None:
            session = await self._tables.table(table.id)  # written before rows said it: once
        if session is not None:
            return session.info(person.id)
        due = lapses(table, standing, self._tables.settings.lapse)
        return table_info(table, standing, person.id, (), lapses=due, trouble=trouble_of(table), preparing=False)


def _game(name: str) -> Game[Any]:
    try:
        return ludi.game(name)
    except UnknownGame as error:
        raise Denied("bad_request", str(error), "$.game") from error


def _check_setup(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    if seats not in game.seats:
        raise Denied("bad_request", f"{seats} seats: expected {game.seats[0]} to {game.seats[-1]}", "$.seats")
    try:
        game.option_indices(options)
    except BadSetup as error:
        raise Denied("bad_request", str(error), "$.options") from error


def _gathering(table: Table) -> None:
    if table.phase != "gathering":
        raise Denied("wrong_phase", "the match has begun")


def _sits(person: Person, table: Table) -> None:
    if not table.seats_of(person.id):
        raise Denied("not_yours", "you do not sit at this table")


def _hosts(person: Person, table: Table) -> None:
    if table.host != person.id:
        raise Denied("forbidden", "only the host of the table may do that")


def _again(sitting: Sitting, person: Person) -> Sitting:
    """A seat of the rematch: kept for whoever had it."""
    if sitting.kind != "person":
        return msgspec.structs.replace(sitting, share=None)
    return Sitting("person" if sitting.person == person.id else "invited", sitting.person, sitting.name)


def _ended(table: Table, result: outgoing.Result) -> Table:
    return msgspec.structs.replace(table, phase="finished", ended=now_ms(), result=result)


def _cancelled(table: Table) -> Table:
    return msgspec.structs.replace(table, phase="cancelled", ended=now_ms())


def _fresh(game: Game[Any], person: Person, seats: tuple[Sitting, ...], like: incoming.MakeTable | Table) -> Table:
    """A table as somebody wishes it, or like one that is over."""
    identity = keys.new_id()
    return Table(
        **{field: getattr(like, field) for field in TableSettings.__struct_fields__},
        id=identity,
        game=game.name,
        rules=game.rules,
        data=game.data_digest,
        seats=seats,
        host=person.id,
        phase="gathering",
        salt=token_hex(32),
        secret=token_hex(32),
        root=identity,
        made=now_ms(),
    )


def _started_if_full(table: Table) -> Table:
    return _started(table) if table.autostart and table.is_full else table


def _started(table: Table) -> Table:
    """The table with its match begun: the seed is made of the secret and everybody's share."""
    seed = fairness.seed(table.root, table.secret, [sitting.share for sitting in table.seats])
    return msgspec.structs.replace(table, phase="playing", started=now_ms(), seed=f"{seed:064x}")
