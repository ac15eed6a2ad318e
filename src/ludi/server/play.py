"""A running match: actions, undo, resignations, bots and clocks.

Everything is stored before anybody is told. An action names the step it
answers; its client-made id makes a repeat harmless.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from ludi.core import texts
from ludi.core.catalogue import Action
from ludi.core.contract import OVER, Game
from ludi.core.errors import BadNotation
from ludi.server.append_log import Append
from ludi.server.bot_pool import known_level
from ludi.server.errors import Denied
from ludi.server.match_log import Entry, Kind, MatchLog
from ludi.server.messages import incoming, outgoing
from ludi.server.people import Person, now_ms
from ludi.server.store import StoreUnavailable
from ludi.server.table_session import TableSession
from ludi.server.tables import LEASE, Conflict, House, save_table

N_ADVICE: Final = 5


class Playing:
    """What happens at the board."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.moves = 0
        house.on_due = self.attend

    # People.

    async def play(self, person: Person, session: TableSession, wish: incoming.PlayBody) -> outgoing.Done:
        """Play one action."""
        async with session.lock:
            while True:
                done = self._repeated(person, session, wish.id, wish.seat)
                if done is not None:
                    return done
                log = session.running()
                self._holds(person, session, wish.seat)
                if wish.step < log.changed or wish.step > log.step:
                    raise self._stale(person, session, wish.seat)
                if log.actor != wish.seat:
                    raise Denied("not_your_turn", f"it is the turn of seat {log.actor}, not {wish.seat}")
                if wish.seat in log.away:
                    raise Denied("wrong_phase", "a bot stands in for you: join the table to come back")
                action = chosen(log, wish.action)
                refused = refusal(log, action)
                if refused is not None:
                    raise refused
                entry = log.entry("action", wish.seat, action.code, "person", wish.id, now_ms())
                if await self._commit(session, entry, log.after(action.code)):
                    break
        await self.attend(session)
        return outgoing.Done(wish.id, entry.step)

    async def resign(self, person: Person, session: TableSession, wish: incoming.ResignBody) -> outgoing.Done:
        """Give a seat up for good."""
        return await self._enter(person, session, wish.id, wish.seat, lambda log: self._resigning(log, wish.seat))

    def _resigning(self, log: MatchLog, seat: int) -> tuple[Kind, int]:
        if seat in log.resigned:
            raise Denied("wrong_phase", "this seat has resigned already")
        return "resign", 0

    async def undo(self, person: Person, session: TableSession, wish: incoming.UndoBody) -> outgoing.Done:
        """Take back at once where that is free, else offer to."""

        def decide(log: MatchLog) -> tuple[Kind, int]:
            if not log.base <= wish.to < log.ply:
                raise Denied("cannot_undo", f"ply {wish.to}: expected {log.base} to {log.ply - 1}", "$.to")
            if wish.seat in log.away or wish.seat in log.resigned:
                raise Denied("cannot_undo", "a bot plays this seat")
            if wish.to >= log.free_to(session.seats_of(person.id)):
                return "undo", wish.to
            if log.offer is not None:
                raise Denied("cannot_undo", "an offer to undo has not been answered yet")
            return "offer", wish.to

        return await self._enter(person, session, wish.id, wish.seat, decide)

    async def answer(self, person: Person, session: TableSession, wish: incoming.AnswerBody) -> outgoing.Done:
        """Agree to an offer or not; when everybody has agreed the match goes back."""
        done = self._repeated(person, session, wish.id, None)
        if done is not None:
            return done
        mine = session.seats_of(person.id)
        offer = session.running().offer
        if offer is None:
            raise Denied("cannot_undo", "there is no offer to undo")
        waiting = [seat for seat in session.running().waiting() if seat in mine]
        if not waiting and not (offer.seat in mine and not wish.accept):
            raise Denied("not_yours", "you have answered already, or do not play")
        seat = waiting[0] if waiting else offer.seat

        def decide(log: MatchLog) -> tuple[Kind, int]:
            if log.offer != offer:
                raise Denied("cannot_undo", "the offer has gone")
            return ("accept" if wish.accept else "decline"), offer.to

        return await self._enter(person, session, wish.id, seat, decide)

    async def go_away(self, person: Person, session: TableSession) -> None:
        """Leave a running match: a bot stands in on all of one's seats."""
        await self._for_all_seats(person, session, "stand_in", lambda log, seat: seat not in log.away)

    async def come_back(self, person: Person, session: TableSession) -> None:
        """Take one's seats back from the bot."""
        await self._for_all_seats(person, session, "hand_back", lambda log, seat: seat in log.away)

    async def _for_all_seats(
        self, person: Person, session: TableSession, kind: Kind, wanted: Callable[[MatchLog, int], bool]
    ) -> None:
        for seat in sorted(session.seats_of(person.id)):
            async with session.lock:
                while True:
                    log = session.running()
                    if seat in log.resigned or not wanted(log, seat):
                        break
                    if await self._commit(session, log.entry(kind, seat, 0, "person", None, now_ms())):
                        break
        self._house.subscriptions.table_changed(session)
        await self.attend(session)

    async def _enter(
        self,
        person: Person,
        session: TableSession,
        client: str,
        seat: int,
        decide: Callable[[MatchLog], tuple[Kind, int]],
    ) -> outgoing.Done:
        """Add what somebody decides for his seat; decided again if another process was first."""
        async with session.lock:
            while True:
                done = self._repeated(person, session, client, seat)
                if done is not None:
                    return done
                self._holds(person, session, seat)
                log = session.running()
                kind, value = decide(log)
                entry = log.entry(kind, seat, value, "person", client, now_ms())
                if await self._commit(session, entry):
                    break
            await self._settle_offer(session)
        if entry.kind == "resign":
            self._house.subscriptions.table_changed(session)
        if entry.kind == "offer":
            self._tell_offer(session)
        await self.attend(session)
        return _done(entry)

    async def _settle_offer(self, session: TableSession) -> None:
        """Go back once everybody who plays has agreed; the caller holds the lock."""
        while True:
            log = session.log
            if log is None or log.offer is None or log.waiting() or session.table.phase != "playing":
                return
            entry = log.entry("undo", log.offer.seat, log.offer.to, "person", None, now_ms())
            if await self._commit(session, entry):
                return

    # Bots and clocks.

    async def attend(self, session: TableSession) -> None:
        """Do what the server itself must do at a table now: let a bot think, or call time."""
        if (
            session.table.phase != "playing"
            or session.trouble is not None
            or self._house.is_stopping
            or session.is_at_rest
        ):
            return
        async with session.lock:
            await self._settle_offer(session)
            await self._call_time(session)
        log = session.log
        if log is None or session.table.phase != "playing" or log.actor == OVER:
            return
        if log.plays_bot(log.actor):
            if session.thinking is None:
                session.thinking = self._house.spawn(self._think(session), f"bot-{session.id}")
        elif session.due != log.deadline():
            session.due = log.deadline()
            await self._house.store.append(Append(session.id, None, session.due, due_changed=True))

    async def _call_time(self, session: TableSession) -> None:
        while session.table.phase == "playing":
            log = session.running()
            deadline, clock = log.deadline(), session.table.clock
            if clock is None or deadline is None or now_ms() < deadline:
                return
            kind: Kind = "resign" if clock.at_zero == "resign" else "stand_in"
            if await self._commit(session, log.entry(kind, log.actor, 0, "clock", None, now_ms())):
                self._house.subscriptions.table_changed(session)

    async def _think(self, session: TableSession) -> None:
        """Let bots decide until a person is to."""
        try:
            while session.table.phase == "playing":
                log = session.running()
                seat = log.actor
                if seat == OVER or not log.plays_bot(seat):
                    break
                level = session.table.seats[seat].level or self._house.stand_in_level
                await self._compiled(session, log.game)
                decision = await self._house.bots.decide(level, log.game, log.position)
                async with session.lock:
                    now = session.running() if session.table.phase == "playing" else None
                    if now is None or now.changed != log.changed or not now.plays_bot(seat):
                        continue
                    entry = now.entry("action", seat, decision.action, "bot", None, now_ms())
                    await self._commit(session, entry, now.after(decision.action))
        finally:
            session.thinking = None
        await self.attend(session)

    async def _compiled(self, session: TableSession, game: Game[Any]) -> None:
        """Wait for the compiler, if a new machine must, and let the table say so."""
        if not self._house.bots.must_compile(game):
            return
        session.is_preparing = True
        self._house.subscriptions.table_changed(session)
        try:
            await self._house.bots.compiled(game, bots=True)
        finally:
            session.is_preparing = False
            self._house.subscriptions.table_changed(session)

    # Storing and telling.

    async def _commit(self, session: TableSession, entry: Entry, after: Any = None) -> bool:
        """Store an entry, then show it; False when another process was first and its news has been taken over."""
        self._house.open_for_business()
        before = session.running()
        log = before.copy()
        log.add(entry, after)
        try:
            if log.is_over:
                finishing = _finishing(self._house, session, log, entry)
                await self._house.store.write(finishing, self._house.note("match", session))
                stored = True
            else:
                due = self._due(session, log)
                append = Append(session.id, entry, due, due_changed=due != session.due)
                stored = await self._house.store.append(append, self._house.note("match", session, append))
                session.due = due if stored else session.due
        except Conflict:
            stored = False
        except StoreUnavailable as error:
            raise Denied("unavailable", str(error)) from error
        if not stored:
            await self._house.refresh(session)
            return False
        self.moves += 1
        session.adopt(log)
        if log.is_over:
            session.due = None
            session.adopt_table(_finished(session, log, entry.at))
        self._house.subscriptions.match_changed(session)
        if log.is_over:
            self._house.subscriptions.table_changed(session)
            self._tell_people(session, "finished")
        elif log.actor != before.actor:
            self.tell_turn(session)
        return True

    def _due(self, session: TableSession, log: MatchLog) -> int | None:
        """When another process should look at the table if this one is no more."""
        if log.plays_bot(log.actor):
            still_good = session.due is not None and session.due > now_ms() + LEASE // 2
            return session.due if still_good and session.table.clock is None else now_ms() + LEASE
        return log.deadline()

    def tell_turn(self, session: TableSession, *, started: bool = False) -> None:
        """Notices about a match that began, or a turn that came."""
        if started:
            self._tell_people(session, "started")
        log = session.log
        if log is not None and log.actor != OVER and not log.plays_bot(log.actor):
            person = session.table.seats[log.actor].person
            if person is not None:
                self._house.subscriptions.notice(session, person, "your_turn")

    def _tell_people(self, session: TableSession, what: outgoing.Noticed) -> None:
        for person in {sitting.person for sitting in session.table.seats if sitting.kind == "person"}:
            if person is not None:
                self._house.subscriptions.notice(session, person, what)

    def _tell_offer(self, session: TableSession) -> None:
        log = session.log
        for seat in log.waiting() if log else ():
            person = session.table.seats[seat].person
            if person is not None:
                self._house.subscriptions.notice(session, person, "undo_offered")

    # Questions.

    def why(self, person: Person, session: TableSession, seat: int, action: int | str) -> outgoing.Why:
        """Whether an action may be played now by this seat."""
        self._holds(person, session, seat)
        log = session.running()
        asked = chosen(log, action)
        if log.actor != seat:
            return outgoing.Why(
                str(asked), legal=False, why="NOT_YOUR_TURN", clause=None, message="it is not your turn"
            )
        refused = refusal(log, asked)
        if refused is None:
            return outgoing.Why(str(asked), legal=True, why=None, clause=None, message=None)
        return outgoing.Why(str(asked), legal=False, why=refused.why, clause=refused.clause, message=str(refused))

    async def hint(self, person: Person, session: TableSession, wish: incoming.HintBody) -> outgoing.Hint:
        """The best few actions for the seat to act, by a bot that sees what the seat sees."""
        self._holds(person, session, wish.seat)
        level = known_level(wish.level, "$.level") if wish.level else self._house.hint_level
        log = session.running()
        if wish.step < log.changed or wish.step > log.step:
            raise self._stale(person, session, wish.seat)
        if log.actor != wish.seat:
            raise Denied("not_your_turn", "hints are for the seat to act")
        await self._compiled(session, log.game)
        found = await self._house.bots.advise(level, log.game, log.position)
        visits = found.visits or {found.action: 1}
        total = sum(visits.values())
        own = found.chances[wish.seat] if found.chances else 0.0
        advice = tuple(
            outgoing.Advice(
                code=code,
                action=log.game.actions.text(code),
                chance=round(min(1.0, max(0.0, found.values.get(code, own))), 4),
                weight=round(n / total, 4),
            )
            for code, n in list(visits.items())[:N_ADVICE]
        )
        return outgoing.Hint(wish.step, level, advice)

    # Checks.

    def _repeated(self, person: Person, session: TableSession, client: str, seat: int | None) -> outgoing.Done | None:
        """The answer that was given to the same client id before."""
        entry = session.match().by_client.get(client)
        if entry is None:
            return None
        if entry.seat not in session.seats_of(person.id) or (seat is not None and entry.seat != seat):
            raise Denied("bad_request", "this id has been used for something else", "$.id")
        return _done(entry)

    def _holds(self, person: Person, session: TableSession, seat: int) -> None:
        if seat not in session.seats_of(person.id):
            raise Denied("not_yours", f"seat {seat} is not yours", "$.seat")

    def _stale(self, person: Person, session: TableSession, seat: int) -> Denied:
        log = session.match()
        position = session.position(seat, session.seats_of(person.id), log.step)
        return Denied("stale", f"the match has gone on to step {log.step}", "$.step", position=position)


def _done(entry: Entry) -> outgoing.Done:
    return outgoing.Done(entry.client or "", entry.step, offered=entry.kind == "offer")


def chosen(log: MatchLog, action: int | str) -> Action:
    """The action that a code or a notation names."""
    try:
        return log.game.actions.parse(action) if isinstance(action, str) else log.game.actions[action]
    except BadNotation as error:
        raise Denied("bad_request", str(error), "$.action") from error


def refusal(log: MatchLog, action: Action) -> Denied | None:
    """Why the rules do not allow an action, with the clause."""
    found = int(log.game.refusal(log.position, action.code))
    if not found:
        return None
    why = log.game.refusals(found)
    sentence = texts.texts(log.game).format(f"refused-{why.name}")
    return Denied("refused", sentence, "$.action", why=why.name, clause=why.clause)


def _finished(session: TableSession, log: MatchLog, at: int) -> Any:
    return msgspec.structs.replace(
        session.table, version=session.table.version + 1, phase="finished", ended=at, result=log.result()
    )


def _finishing(
    house: House, session: TableSession, log: MatchLog, entry: Entry
) -> Callable[[AsyncConnection], Awaitable[None]]:
    """Store a match's last entry and its result together."""

    async def job(connection: AsyncConnection) -> None:
        if not await house.store.append_in(connection, session.id, entry):
            raise Conflict(f"step {entry.step} of {session.id} was taken")
        await save_table(connection, session.table, _finished(session, log, entry.at))

    return job
