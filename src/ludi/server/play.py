"""A running match: actions, undo, resignations, bots and clocks.

Everything is stored before anybody is told. An action names the step it
answers; its client-made id makes a repeat harmless.
"""

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from ludi.bots import ADVISER, LADDER
from ludi.core import texts
from ludi.core.catalogue import Action
from ludi.core.errors import BadNotation
from ludi.server import notes
from ludi.server.bot_pool import known_level
from ludi.server.errors import Denied
from ludi.server.limits import Rate
from ludi.server.match_log import Entry, MatchLog
from ludi.server.messages import incoming, outgoing
from ludi.server.messages.outgoing import Kind
from ludi.server.people import Person, now_ms
from ludi.server.table import Table
from ludi.server.table_session import TableSession
from ludi.server.tables import Tables
from ludi.server.tasks import Tasks
from ludi.server.together import answered, things_of

QUICKENING: Final = 0.8
"""A bot's least time, as a share of that of the decision before it: a round of many small decisions ends soon."""
LEAST_SHARE: Final = 1 / 12
"""It stays above this share of ``bot_seconds``, so that it still hides how long a decision took."""
Hands: TypeAlias = Literal["stand_in", "hand_back"]
Wish: TypeAlias = incoming.PlayBody | incoming.ResignBody | incoming.UndoBody | incoming.AnswerBody


class Play:
    """What happens at the board: asked for by people and done by the table's owner, one thing after the other."""

    def __init__(self, tables: Tables, tasks: Tasks) -> None:
        settings = tables.settings
        self._tables = tables
        self._tasks = tasks
        self._bots = tables.bots
        self._subscriptions = tables.subscriptions
        self._least_seconds = settings.bot_seconds
        self._stand_in_level = known_level(settings.stand_in_level or LADDER[1], "stand_in_level")
        self._hint_level = known_level(settings.hint_level or ADVISER, "hint_level")
        self._hint_rate = Rate(settings.limits.hint_rate, settings.limits.hint_burst)
        self.moves = 0

    # People.

    async def enter(self, person: Person, session: TableSession, wish: Wish) -> outgoing.Done:
        """Add what somebody wants to the log, once for each id; decided again if another process was first."""

        async def work() -> outgoing.Done:
            await self._catch_up(session, wish)
            await self.attend(session)  # whose time is up decides no more, though nobody has looked yet
            while (entry := _repeated(person, session, wish)) is None:
                kind, seat, value = _wanted(person, session, wish)
                new = session.running().entry(kind, seat, value, "person", wish.id, now_ms())
                if await self._commit(session, new):
                    if kind == "resign":
                        self._subscriptions.table_changed(session)
                    await self.attend(session)
            return outgoing.Done(wish.id, entry.step, offered=entry.kind == "offer")

        return await session.do(work)

    async def _catch_up(self, session: TableSession, wish: Wish | incoming.HintBody) -> None:
        """Read what is stored if somebody answers a step of which this process has not heard yet."""
        if session.log is not None and getattr(wish, "step", 0) > session.log.step:
            await self._tables.refresh(session)

    async def change_hands(self, person: Person, session: TableSession, kind: Hands) -> None:
        """Leave a running match, where a bot stands in on all of one's seats, or take them back with the time left."""
        await session.do(partial(self._for_all_seats, person, session, kind))

    async def _for_all_seats(self, person: Person, session: TableSession, kind: Hands) -> None:
        """For those seats that are not so already."""
        await self.attend(session)
        for seat in sorted(session.seats_of(person.id)):
            log = session.running()
            while seat not in log.resigned and (seat in log.away) == (kind == "hand_back"):
                if kind == "hand_back" and not log.has_time(seat):
                    raise Denied("wrong_phase", "your time is used up: a bot plays on")
                if await self._commit(session, log.entry(kind, seat, 0, "person", None, now_ms())):
                    break
                log = session.running()
        self._subscriptions.table_changed(session)
        await self.attend(session)

    # Bots and clocks. From here on everything is done by the table's owner.

    async def attend(self, session: TableSession, *, takeover: bool = False) -> None:
        """Do what the server itself must do at a table now: let a bot think, or call time."""
        if session.trouble is not None and session.standing.due is not None:
            await self._tables.stand(session, replace(session.standing, due=None, keeper=None))  # it is frozen
        if session.table.phase != "playing" or session.log is None or session.trouble is not None:
            return
        if self._tables.is_stopping or session.is_at_rest:
            return
        await self._settle_offer(session)
        await self._call_time(session)
        log, standing = session.log, session.standing
        if log.is_over:
            return
        if not log.plays_bot(log.actor):
            if standing.due != log.deadline() or standing.keeper is not None:
                await self._tables.stand(session, log.standing(log.deadline(), None))
        elif not session.is_attended:
            if standing.keeper is not None:
                await self._tables.stand(session, log.standing(None, None))
        elif session.thinking is not None:
            renewed = self._tables.standing_after(log, standing)
            if renewed != standing:
                await self._tables.stand(session, renewed)
        elif await self._tables.keeps(session, takeover=takeover):
            session.thinking = self._tasks.spawn(self._think(session, log), f"bot-{session.id}")

    async def _settle_offer(self, session: TableSession) -> None:
        """Go back once everybody who plays has agreed."""
        while (log := session.running()).offer is not None and not log.waiting():
            entry = log.entry("undo", log.offer.seat, log.offer.to, "person", None, now_ms())
            if await self._commit(session, entry):
                return

    async def _call_time(self, session: TableSession) -> None:
        while session.table.phase == "playing":
            log = session.running()
            deadline, clock = log.deadline(), session.table.clock
            if clock is None or deadline is None or now_ms() < deadline:
                return
            kind: Kind = "resign" if clock.at_zero == "resign" else "stand_in"
            if await self._commit(session, log.entry(kind, log.actor, 0, "clock", None, now_ms())):
                self._subscriptions.table_changed(session)

    async def lapse(self, session: TableSession) -> None:
        """Give a match up that nobody plays any more."""
        log = session.running()
        await self._commit(session, log.entry("lapse", max(0, log.actor), 0, "clock", None, now_ms()))

    async def _think(self, session: TableSession, log: MatchLog) -> None:
        """Let a bot decide, beside the owner, to whom the decision is told.

        An answer at once would say that there was no choice: the least time depends on nothing but what all can see.
        """
        level = session.table.seats[log.actor].level or self._stand_in_level
        try:
            await self._ready(session, log.game.name)
            decision, _ = await asyncio.gather(
                self._bots.decide(session.table.host, level, log.game, log.position),
                asyncio.sleep(self._least_seconds * least_share(log)),
            )
        except BaseException:
            session.thinking = None
            raise
        session.tell(partial(self._decided, session, log, decision.action))

    async def _decided(self, session: TableSession, thought: MatchLog, code: int) -> None:
        """Play what a bot has decided, if it is still asked."""
        session.thinking = None
        log = session.log
        if log is None or session.table.phase != "playing" or self._tables.is_stopping:
            return
        if log.changed == thought.changed and log.plays_bot(log.actor):
            await self._commit(session, log.entry("action", log.actor, code, "bot", None, now_ms()))
        await self.attend(session)

    async def _ready(self, session: TableSession, game: str) -> None:
        """Wait until bots can think, once after each start, and let the table say so."""
        if self._bots.is_ready(game, bots=True):
            return
        session.is_preparing = True
        self._subscriptions.table_changed(session)
        try:
            await self._bots.ready(game, bots=True)
        finally:
            session.is_preparing = False
            self._subscriptions.table_changed(session)

    # Storing and telling.

    async def _commit(self, session: TableSession, entry: Entry) -> bool:
        """Store an entry, then show it; False when another process was first and its news has been taken over."""
        before = session.running()
        log = before.copy()
        log.add(entry)
        happened = list(self._notices(session.table, before, log))
        if not await self._tables.append(session, log, *happened):
            return False
        self.moves += 1
        for each in happened:
            self._subscriptions.notice(each.people, each.notice)
        return True

    def _notices(self, table: Table, before: MatchLog, log: MatchLog) -> Iterator[notes.Happened]:
        """Whom a new entry concerns who may not be looking."""
        notice = partial(self._tables.notice, table, step=log.step)
        if log.is_over:
            yield notice(table.people, "finished")
        elif log.decider is not None and log.actor != before.actor:
            yield notice([table.holders[log.decider]], "your_turn")
        if log.entries[-1].kind == "offer":
            yield notice([table.holders[seat] for seat in log.waiting()], "undo_offered")

    # Questions.

    def why(self, person: Person, session: TableSession, seat: int, action: int | str) -> outgoing.Why:
        """Whether an action may be played now by this seat."""
        _holds(person, session, seat)
        log = session.running()
        asked = chosen(log, action)
        refused = refusal(log, asked)
        if log.actor != seat:
            refused = Denied("not_your_turn", "it is not your turn", why="NOT_YOUR_TURN")
        if refused is None:
            return outgoing.Why(str(asked), True, None, None, None)
        return outgoing.Why(str(asked), False, refused.why, refused.clause, str(refused))

    def why_not(self, person: Person, session: TableSession, seat: int, things: str) -> outgoing.WhyNot:
        """Whether this seat, which is to act, can do something with these things together."""
        _holds(person, session, seat)
        log, asked = session.running(), things_of(things)
        if log.actor != seat:
            return outgoing.WhyNot(False, (), None, "NOT_YOUR_TURN", None)
        return answered(log.game, log.position, seat, log.step, asked)

    async def hint(self, person: Person, session: TableSession, wish: incoming.HintBody) -> outgoing.Hint:
        """The best few actions for the seat to act, by a bot that sees what the seat sees."""
        self._hint_rate.take(person.id)
        level = known_level(wish.level, "$.level") if wish.level else self._hint_level
        log = await session.do(partial(self._may_hint, person, session, wish))
        await self._ready(session, log.game.name)
        return outgoing.Hint(wish.step, level, await self._bots.advise(person.id, level, log.game, log.position))

    async def _may_hint(self, person: Person, session: TableSession, wish: incoming.HintBody) -> MatchLog:
        """The match that a hint is asked for; where other people play, the log says that it was."""
        await self._catch_up(session, wish)
        while True:
            _holds(person, session, wish.seat)
            log = _is_asked(person, session, wish)
            if len(session.table.people) == 1:
                return log
            if not session.table.hints:
                raise Denied("forbidden", "there are no hints at this table")
            if await self._commit(session, log.entry("hint", wish.seat, 0, "person", None, now_ms())):
                return log


# Checks.


def _repeated(person: Person, session: TableSession, wish: Wish) -> Entry | None:
    """What the same client id has brought, now or before."""
    entry = session.match().by_client.get(wish.id)
    if entry and not (entry.seat in session.seats_of(person.id) and getattr(wish, "seat", entry.seat) == entry.seat):
        raise Denied("bad_request", "this id has been used for something else", "$.id")
    return entry


def _wanted(person: Person, session: TableSession, wish: Wish) -> tuple[Kind, int, int]:
    """The kind, seat and value of the entry that somebody wants, if he may have it."""
    log, mine = session.running(), session.seats_of(person.id)
    if not isinstance(wish, incoming.AnswerBody):
        _holds(person, session, wish.seat)
    match wish:
        case incoming.PlayBody(seat=seat):
            _is_asked(person, session, wish)
            if seat in log.away:
                raise Denied("wrong_phase", "a bot stands in for you: join the table to come back")
            action = chosen(log, wish.action)
            refused = refusal(log, action)
            if refused is not None:
                raise refused
            return "action", seat, action.code
        case incoming.ResignBody(seat=seat):
            if seat in log.resigned:
                raise Denied("wrong_phase", "this seat has resigned already")
            return "resign", seat, 0
        case incoming.UndoBody(seat=seat, to=to):
            if not log.base <= to < log.ply:
                raise Denied("cannot_undo", f"ply {to}: expected {log.base} to {log.ply - 1}", "$.to")
            if seat in log.away or seat in log.resigned:
                raise Denied("cannot_undo", "a bot plays this seat")
            if to >= log.free_to(mine):
                return "undo", seat, to
            if log.offer is not None:
                raise Denied("cannot_undo", "an offer to undo has not been answered yet")
            return "offer", seat, to
        case incoming.AnswerBody(accept=accept):
            if log.offer is None:
                raise Denied("cannot_undo", "there is no offer to undo")
            waiting = [seat for seat in log.waiting() if seat in mine]
            if not waiting and not (log.offer.seat in mine and not accept):
                raise Denied("not_yours", "you have answered already, or do not play")
            return ("accept" if accept else "decline"), [*waiting, log.offer.seat][0], log.offer.to


def _is_asked(person: Person, session: TableSession, wish: incoming.PlayBody | incoming.HintBody) -> MatchLog:
    """The match, unless something answers another step than the present one or comes from a seat that is not to act."""
    log = session.running()
    if wish.step < log.changed or wish.step > log.step:
        position = session.position(wish.seat, session.seats_of(person.id), log.step)
        raise Denied("stale", f"the match has gone on to step {log.step}", "$.step", position=position)
    if log.actor != wish.seat:
        raise Denied("not_your_turn", f"it is the turn of seat {log.actor}, not {wish.seat}")
    return log


def _holds(person: Person, session: TableSession, seat: int) -> None:
    if seat not in session.seats_of(person.id):
        raise Denied("not_yours", f"seat {seat} is not yours", "$.seat")


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


def least_share(log: MatchLog) -> float:
    """The part of ``bot_seconds`` that the next decision takes at least: less after each since a person's, while one plays."""
    if not log.people - log.resigned - log.away:
        return 1.0
    row = next((n for n, entry in enumerate(reversed(log.entries)) if entry.by != "bot"), log.step)
    return max(LEAST_SHARE, QUICKENING**row)
