"""A table's life before, beside and after its match: make, join, leave, begin, rematch, fork."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

import ludi
from ludi.core.contract import OVER, Game
from ludi.core.errors import BadSetup, UnknownGame
from ludi.server import fairness, keys
from ludi.server.bot_pool import known_level
from ludi.server.errors import Denied
from ludi.server.messages import incoming, outgoing
from ludi.server.people import Person, now_ms
from ludi.server.play import Playing
from ludi.server.schema import MemberRow, TableRow
from ludi.server.store import insert_row
from ludi.server.table import Sitting, Table
from ludi.server.table_session import TableSession
from ludi.server.tables import House, join_member

PAGE: Final = 30
OPEN_PHASES: Final = ("gathering", "playing")


class Seating:
    """What people do with tables."""

    def __init__(self, house: House, playing: Playing) -> None:
        self._house = house
        self._playing = playing

    # Making.

    async def make(self, person: Person, wish: incoming.MakeTable) -> TableSession:
        """A new table; its match begins at once if nobody has to be waited for."""
        game = _game(wish.game)
        _check_setup(game, len(wish.seats), wish.options)
        seats = tuple(self._wanted(person, seat, wish.share, at) for at, seat in enumerate(wish.seats))
        salt, secret = fairness.draw()
        identity = keys.new_id()
        table = Table(
            id=identity,
            version=1,
            game=game.name,
            rules=game.rules,
            data=game.data_digest,
            options=dict(wish.options),
            seats=seats,
            host=person.id,
            public=wish.public,
            pace=wish.pace,
            clock=wish.clock,
            autostart=wish.autostart,
            phase="gathering",
            invitation=0,
            salt=salt,
            secret=secret,
            seed=None,
            prefix=(),
            origin=None,
            root=identity,
            result=None,
            rematch=None,
            made=now_ms(),
            started=None,
            ended=None,
        )
        return await self._store_new(person, _started_if_full(table), {person.id: bool(table.seats_of(person.id))})

    def _wanted(self, person: Person, seat: incoming.SeatWanted, share: str | None, at: int) -> Sitting:
        match seat:
            case incoming.MySeat(name=name):
                return Sitting("person", person.id, _plain(name, f"$.seats[{at}].name") or person.name, share=share)
            case incoming.BotSeat(level=level):
                return Sitting("bot", level=known_level(level, f"$.seats[{at}].level"))
            case incoming.InvitedSeat():
                return Sitting("invited")
            case incoming.OpenSeat():
                return Sitting("open")

    async def _store_new(self, person: Person, table: Table, members: dict[str, bool]) -> TableSession:
        self._house.open_for_business()
        if any(seat.kind == "bot" for seat in table.seats):
            self._house.bots.compile(_game(table.game), bots=True)
        await self._house.prepared(table.game)
        most = self._house.settings.limits.open_tables

        async def job(connection: AsyncConnection) -> None:
            await self._house.people.stored(connection, person)
            hosted = select(func.count()).select_from(TableRow)
            hosted = hosted.where(TableRow.host == person.id, TableRow.phase.in_(OPEN_PHASES))
            if (await connection.scalar(hosted) or 0) >= most:
                raise Denied("too_many", f"you have {most} open tables already")
            due = now_ms() if table.phase == "playing" else None
            await insert_row(connection, TableRow, **table.row(), due=due)
            for member, sits in members.items():
                await join_member(connection, member, table, sits=sits)

        await self._house.store.write(job)
        session = self._house.adopt_new(table, set(members))
        session.due = now_ms() if table.phase == "playing" else None
        await self._begun(session)
        return session

    async def _begun(self, session: TableSession) -> None:
        if session.table.phase == "playing":
            self._playing.tell_turn(session, started=True)
            await self._playing.attend(session)

    # Joining and leaving.

    async def sit(
        self, person: Person, session: TableSession, wish: incoming.Sit, *, invited: bool = False
    ) -> TableSession:
        """Take a seat, or come back to one's own."""
        self._house.open_for_business()
        mine = session.table.seats_of(person.id)
        if mine and session.table.phase == "playing":
            await self._playing.come_back(person, session)
            return session
        if mine and wish.seat is None:
            return session
        if session.table.phase != "gathering":
            if invited:
                return await self._admit(person, session)
            raise Denied("wrong_phase", "the match has begun")

        def decide(table: Table) -> Table:
            if table.phase != "gathering":
                raise Denied("wrong_phase", "the match has begun")
            free = table.free_seats(person.id, invited=invited)
            seat = next(iter(free), None) if wish.seat is None else wish.seat
            if seat is None or seat not in free:
                raise Denied("full", "no seat is free" if wish.seat is None else f"seat {wish.seat} is not free")
            return _started_if_full(table.seated(seat, Sitting("person", person.id, person.name, share=wish.share)))

        await self._ensure(person)
        try:
            await self._house.change(session, decide, joins={person.id: True})
        except Denied as denied:
            if invited and denied.error == "full" and wish.seat is None:
                return await self._admit(person, session)
            raise
        await self._begun(session)
        return session

    async def _ensure(self, person: Person) -> None:
        async def job(connection: AsyncConnection) -> None:
            await self._house.people.stored(connection, person)

        if not person.is_stored:
            await self._house.store.write(job)

    async def _admit(self, person: Person, session: TableSession) -> TableSession:
        """Let somebody who came by the link look on."""
        await self._ensure(person)
        if person.id not in session.members:

            async def job(connection: AsyncConnection) -> None:
                await join_member(connection, person.id, session.table, sits=False)

            await self._house.store.write(job, self._house.note("table", session))
            session.members.add(person.id)
        return session

    async def sit_by_invitation(self, person: Person, wish: incoming.SitByInvitation) -> TableSession:
        """Sit down at the table of an invitation; when it is full, look on."""
        found = self._house.signer.read_invitation(wish.token)
        if found is None:
            raise Denied("unknown", "this invitation does not work, or works no more", "$.token")
        session = await self._house.table(found[0])
        if session.table.invitation != found[1]:
            raise Denied("unknown", "this invitation does not work, or works no more", "$.token")
        return await self.sit(person, session, incoming.Sit(wish.seat, wish.share), invited=True)

    async def leave(self, person: Person, session: TableSession) -> TableSession:
        """Get up: the seat is free again, or in a running match a bot stands in."""
        mine = session.table.seats_of(person.id)
        if not mine:
            raise Denied("not_yours", "you do not sit at this table")
        if session.table.phase == "playing":
            await self._playing.go_away(person, session)
            return session

        def decide(table: Table) -> Table:
            if table.phase != "gathering":
                raise Denied("wrong_phase", "the table has gone on")
            return table.with_seats(
                [Sitting("open") if sitting.person == person.id else sitting for sitting in table.seats]
            )

        await self._house.change(session, decide, joins={person.id: False})
        return session

    async def share(self, person: Person, session: TableSession, share: str) -> TableSession:
        """Add one's part of the shuffles."""

        def decide(table: Table) -> Table:
            if table.phase != "gathering":
                raise Denied("wrong_phase", "the seed is made when the match begins")
            if not table.seats_of(person.id):
                raise Denied("not_yours", "you do not sit at this table")
            return table.with_seats(
                [
                    msgspec.structs.replace(sitting, share=share)
                    if sitting.kind == "person" and sitting.person == person.id
                    else sitting
                    for sitting in table.seats
                ]
            )

        return await self._house.change(session, decide)

    # The host's doing.

    async def begin(self, person: Person, session: TableSession, fill: str | None) -> TableSession:
        """Begin the match, with bots on the seats still free if a level is named."""
        self._house.open_for_business()
        level = None if fill is None else known_level(fill, "$.fill")

        def decide(table: Table) -> Table:
            _hosts(person, table)
            if table.phase != "gathering":
                raise Denied("wrong_phase", "the match has begun already")
            if level is not None:
                free = Sitting("bot", level=level)
                table = table.with_seats([s if s.kind in {"person", "bot"} else free for s in table.seats])
            if not table.is_full:
                raise Denied("wrong_phase", "some seats are still free")
            return _started(table)

        await self._house.change(session, decide)
        await self._begun(session)
        return session

    async def cancel(self, person: Person, session: TableSession) -> None:
        """Give the table up before its match begins."""

        def decide(table: Table) -> Table:
            _hosts(person, table)
            if table.phase != "gathering":
                raise Denied("wrong_phase", "the match has begun")
            return msgspec.structs.replace(table, phase="cancelled", ended=now_ms())

        await self._house.change(session, decide)

    def invitation(self, person: Person, session: TableSession) -> str:
        """The token of the link that works."""
        _hosts(person, session.table)
        return self._house.signer.invitation(session.id, session.table.invitation)

    async def renew_invitation(self, person: Person, session: TableSession) -> str:
        """A new link; the old one works no more."""

        def decide(table: Table) -> Table:
            _hosts(person, table)
            return msgspec.structs.replace(table, invitation=table.invitation + 1)

        await self._house.change(session, decide)
        return self.invitation(person, session)

    # After the match.

    async def rematch(self, person: Person, session: TableSession) -> TableSession:
        """The same again: made once, with everybody's seat kept."""
        if not session.table.seats_of(person.id):
            raise Denied("not_yours", "you did not sit at this table")
        if session.table.phase != "finished":
            raise Denied("wrong_phase", "the match is not over")
        if session.table.rematch is not None:
            return await self._house.table(session.table.rematch)
        old = session.table
        _check_setup(_game(old.game), len(old.seats), old.options)
        game = ludi.game(old.game)
        salt, secret = fairness.draw()
        identity = keys.new_id()
        new = msgspec.structs.replace(
            old,
            id=identity,
            version=1,
            rules=game.rules,
            data=game.data_digest,
            seats=tuple(_again(sitting, person) for sitting in old.seats),
            host=person.id,
            phase="gathering",
            invitation=0,
            salt=salt,
            secret=secret,
            seed=None,
            prefix=(),
            origin=None,
            root=identity,
            result=None,
            rematch=None,
            made=now_ms(),
            started=None,
            ended=None,
        )
        members = {s.person: s.person == person.id for s in old.seats if s.kind == "person" and s.person is not None}
        made = await self._store_new(person, _started_if_full(new), members)

        def decide(table: Table) -> Table:
            if table.rematch is not None:
                raise Denied("wrong_phase", "somebody else has just asked for a rematch")
            return msgspec.structs.replace(table, rematch=made.id)

        try:
            await self._house.change(session, decide)
        except Denied:
            await self.cancel(person, made)
            return await self.rematch(person, session)
        for member in members:
            if member != person.id:
                self._house.subscriptions.notice(made, member, "rematch")
        return made

    async def fork(self, person: Person, session: TableSession, wish: incoming.Fork) -> TableSession:
        """Play on from a moment of a finished match against bots."""
        log = session.match()
        if session.table.phase != "finished":
            raise Denied("wrong_phase", "the match is not over")
        if wish.ply > log.ply or (wish.ply == log.ply and log.asked == OVER):
            raise Denied("bad_request", f"ply {wish.ply}: expected a moment before the end", "$.ply")
        if any(seat >= log.head.seats for seat in wish.seats):
            raise Denied("bad_request", f"seats: expected 0 to {log.head.seats - 1}", "$.seats")
        level = known_level(wish.level, "$.level")
        now = now_ms()
        seats = tuple(
            Sitting("person", person.id, person.name, share=old.share)
            if seat in wish.seats
            else Sitting("bot", level=level, share=old.share)
            for seat, old in enumerate(session.table.seats)
        )
        table = msgspec.structs.replace(
            session.table,
            id=keys.new_id(),
            version=1,
            seats=seats,
            host=person.id,
            public=False,
            clock=None,
            phase="playing",
            invitation=0,
            prefix=tuple(log.codes()[: wish.ply]),
            origin=session.id,
            result=None,
            rematch=None,
            made=now,
            started=now,
            ended=None,
        )
        return await self._store_new(person, table, {person.id: True})

    # Lists.

    async def public_tables(
        self, person: Person, game: str | None, phase: str | None, before: int | None
    ) -> outgoing.Tables:
        """Tables that everybody may see, newest first."""
        query = select(TableRow.id, TableRow.made).where(TableRow.public, TableRow.phase != "cancelled")
        if game is not None:
            query = query.where(TableRow.game == game)
        return await self._page(person, query, TableRow, phase, before)

    async def own_tables(self, person: Person, phase: str | None, before: int | None) -> outgoing.Tables:
        """Tables where a person sits, or a seat is kept for him, newest first."""
        query = select(TableRow.id, TableRow.made).join(MemberRow, MemberRow.table == TableRow.id)
        query = query.where(MemberRow.person == person.id, TableRow.phase != "cancelled")
        return await self._page(person, query, TableRow, phase, before)

    async def _page(
        self, person: Person, query: Any, row: type[TableRow], phase: str | None, before: int | None
    ) -> outgoing.Tables:
        if phase is not None:
            query = query.where(row.phase == phase)
        if before is not None:
            query = query.where(row.made < before)
        async with self._house.store.reading() as connection:
            found: Sequence[Any] = (await connection.execute(query.order_by(row.made.desc()).limit(PAGE))).all()
        tables = [(await self._house.table(each.id)).info(person.id) for each in found]
        return outgoing.Tables(tuple(tables), found[-1].made if len(found) == PAGE else None)


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


def _plain(name: str | None, where: str) -> str | None:
    if name is None:
        return None
    plain = " ".join(name.split())
    if not plain or not plain.isprintable():
        raise Denied("bad_request", "a name is made of characters that can be seen", where)
    return plain


def _hosts(person: Person, table: Table) -> None:
    if table.host != person.id:
        raise Denied("forbidden", "only the host of the table may do that")


def _again(sitting: Sitting, person: Person) -> Sitting:
    """A seat of the rematch: kept for whoever had it."""
    if sitting.kind != "person":
        return msgspec.structs.replace(sitting, share=None)
    kind = "person" if sitting.person == person.id else "invited"
    return Sitting("person" if kind == "person" else "invited", sitting.person, sitting.name)


def _started_if_full(table: Table) -> Table:
    return _started(table) if table.autostart and table.is_full else table


def _started(table: Table) -> Table:
    """The table with its match begun: the seed is made of the secret and everybody's share."""
    seed = fairness.seed(table.root, table.secret, [sitting.share for sitting in table.seats])
    return msgspec.structs.replace(table, phase="playing", started=now_ms(), seed=f"{seed:064x}")
