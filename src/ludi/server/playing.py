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
from ludi.server.errors import Denied
from ludi.server.house import LEASE, Conflict, House, save_table
from ludi.server.journal import Append
from ludi.server.ledger import Entry, Kind, Ledger
from ludi.server.live import Live
from ludi.server.messages import incoming, outgoing
from ludi.server.people import Person, now_ms
from ludi.server.store import StoreUnavailable
from ludi.server.thinking import known_level

N_ADVICE: Final = 5


class Playing:
    """What happens at the board."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.moves = 0
        house.on_due = self.attend

    # People.

    async def play(self, person: Person, live: Live, wish: incoming.PlayBody) -> outgoing.Done:
        """Play one action."""
        async with live.lock:
            while True:
                done = self._repeated(person, live, wish.id, wish.seat)
                if done is not None:
                    return done
                ledger = live.running()
                self._holds(person, live, wish.seat)
                if wish.step < ledger.changed or wish.step > ledger.step:
                    raise self._stale(person, live, wish.seat)
                if ledger.actor != wish.seat:
                    raise Denied("not_your_turn", f"it is the turn of seat {ledger.actor}, not {wish.seat}")
                if wish.seat in ledger.away:
                    raise Denied("wrong_phase", "a bot stands in for you: join the table to come back")
                action = chosen(ledger, wish.action)
                refused = refusal(ledger, action)
                if refused is not None:
                    raise refused
                entry = ledger.entry("action", wish.seat, action.code, "person", wish.id, now_ms())
                if await self._commit(live, entry, ledger.after(action.code)):
                    break
        await self.attend(live)
        return outgoing.Done(wish.id, entry.step)

    async def resign(self, person: Person, live: Live, wish: incoming.ResignBody) -> outgoing.Done:
        """Give a seat up for good."""
        return await self._enter(person, live, wish.id, wish.seat, lambda ledger: self._resigning(ledger, wish.seat))

    def _resigning(self, ledger: Ledger, seat: int) -> tuple[Kind, int]:
        if seat in ledger.resigned:
            raise Denied("wrong_phase", "this seat has resigned already")
        return "resign", 0

    async def undo(self, person: Person, live: Live, wish: incoming.UndoBody) -> outgoing.Done:
        """Take back at once where that is free, else offer to."""

        def decide(ledger: Ledger) -> tuple[Kind, int]:
            if not ledger.base <= wish.to < ledger.ply:
                raise Denied("cannot_undo", f"ply {wish.to}: expected {ledger.base} to {ledger.ply - 1}", "$.to")
            if wish.seat in ledger.away or wish.seat in ledger.resigned:
                raise Denied("cannot_undo", "a bot plays this seat")
            if wish.to >= ledger.free_to(live.seats_of(person.id)):
                return "undo", wish.to
            if ledger.offer is not None:
                raise Denied("cannot_undo", "an offer to undo has not been answered yet")
            return "offer", wish.to

        return await self._enter(person, live, wish.id, wish.seat, decide)

    async def answer(self, person: Person, live: Live, wish: incoming.AnswerBody) -> outgoing.Done:
        """Agree to an offer or not; when everybody has agreed the match goes back."""
        done = self._repeated(person, live, wish.id, None)
        if done is not None:
            return done
        mine = live.seats_of(person.id)
        offer = live.running().offer
        if offer is None:
            raise Denied("cannot_undo", "there is no offer to undo")
        waiting = [seat for seat in live.running().waiting() if seat in mine]
        if not waiting and not (offer.seat in mine and not wish.accept):
            raise Denied("not_yours", "you have answered already, or do not play")
        seat = waiting[0] if waiting else offer.seat

        def decide(ledger: Ledger) -> tuple[Kind, int]:
            if ledger.offer != offer:
                raise Denied("cannot_undo", "the offer has gone")
            return ("accept" if wish.accept else "decline"), offer.to

        return await self._enter(person, live, wish.id, seat, decide)

    async def go_away(self, person: Person, live: Live) -> None:
        """Leave a running match: a bot stands in on all of one's seats."""
        await self._for_all_seats(person, live, "stand_in", lambda ledger, seat: seat not in ledger.away)

    async def come_back(self, person: Person, live: Live) -> None:
        """Take one's seats back from the bot."""
        await self._for_all_seats(person, live, "hand_back", lambda ledger, seat: seat in ledger.away)

    async def _for_all_seats(
        self, person: Person, live: Live, kind: Kind, wanted: Callable[[Ledger, int], bool]
    ) -> None:
        for seat in sorted(live.seats_of(person.id)):
            async with live.lock:
                while True:
                    ledger = live.running()
                    if seat in ledger.resigned or not wanted(ledger, seat):
                        break
                    if await self._commit(live, ledger.entry(kind, seat, 0, "person", None, now_ms())):
                        break
        self._house.hub.table_changed(live)
        await self.attend(live)

    async def _enter(
        self, person: Person, live: Live, client: str, seat: int, decide: Callable[[Ledger], tuple[Kind, int]]
    ) -> outgoing.Done:
        """Add what somebody decides for his seat; decided again if another process was first."""
        async with live.lock:
            while True:
                done = self._repeated(person, live, client, seat)
                if done is not None:
                    return done
                self._holds(person, live, seat)
                ledger = live.running()
                kind, value = decide(ledger)
                entry = ledger.entry(kind, seat, value, "person", client, now_ms())
                if await self._commit(live, entry):
                    break
            await self._settle_offer(live)
        if entry.kind == "resign":
            self._house.hub.table_changed(live)
        if entry.kind == "offer":
            self._tell_offer(live)
        await self.attend(live)
        return _done(entry)

    async def _settle_offer(self, live: Live) -> None:
        """Go back once everybody who plays has agreed; the caller holds the lock."""
        while True:
            ledger = live.ledger
            if ledger is None or ledger.offer is None or ledger.waiting() or live.table.phase != "playing":
                return
            entry = ledger.entry("undo", ledger.offer.seat, ledger.offer.to, "person", None, now_ms())
            if await self._commit(live, entry):
                return

    # Bots and clocks.

    async def attend(self, live: Live) -> None:
        """Do what the server itself must do at a table now: let a bot think, or call time."""
        if live.table.phase != "playing" or live.trouble is not None or self._house.is_stopping or live.is_at_rest:
            return
        async with live.lock:
            await self._settle_offer(live)
            await self._call_time(live)
        ledger = live.ledger
        if ledger is None or live.table.phase != "playing" or ledger.actor == OVER:
            return
        if ledger.plays_bot(ledger.actor):
            if live.thinking is None:
                live.thinking = self._house.spawn(self._think(live), f"bot-{live.id}")
        elif live.due != ledger.deadline():
            live.due = ledger.deadline()
            await self._house.store.append(Append(live.id, None, live.due, due_changed=True))

    async def _call_time(self, live: Live) -> None:
        while live.table.phase == "playing":
            ledger = live.running()
            deadline, clock = ledger.deadline(), live.table.clock
            if clock is None or deadline is None or now_ms() < deadline:
                return
            kind: Kind = "resign" if clock.at_zero == "resign" else "stand_in"
            if await self._commit(live, ledger.entry(kind, ledger.actor, 0, "clock", None, now_ms())):
                self._house.hub.table_changed(live)

    async def _think(self, live: Live) -> None:
        """Let bots decide until a person is to."""
        try:
            while live.table.phase == "playing":
                ledger = live.running()
                seat = ledger.actor
                if seat == OVER or not ledger.plays_bot(seat):
                    break
                level = live.table.seats[seat].level or self._house.stand_in_level
                await self._compiled(live, ledger.game)
                decision = await self._house.thinkers.decide(level, ledger.game, ledger.position)
                async with live.lock:
                    now = live.running() if live.table.phase == "playing" else None
                    if now is None or now.changed != ledger.changed or not now.plays_bot(seat):
                        continue
                    entry = now.entry("action", seat, decision.action, "bot", None, now_ms())
                    await self._commit(live, entry, now.after(decision.action))
        finally:
            live.thinking = None
        await self.attend(live)

    async def _compiled(self, live: Live, game: Game[Any]) -> None:
        """Wait for the compiler, if a new machine must, and let the table say so."""
        if not self._house.thinkers.must_compile(game):
            return
        live.is_preparing = True
        self._house.hub.table_changed(live)
        try:
            await self._house.thinkers.compiled(game, bots=True)
        finally:
            live.is_preparing = False
            self._house.hub.table_changed(live)

    # Storing and telling.

    async def _commit(self, live: Live, entry: Entry, after: Any = None) -> bool:
        """Store an entry, then show it; False when another process was first and its news has been taken over."""
        self._house.open_for_business()
        before = live.running()
        ledger = before.copy()
        ledger.add(entry, after)
        try:
            if ledger.is_over:
                finishing = _finishing(self._house, live, ledger, entry)
                await self._house.store.write(finishing, self._house.note("match", live))
                stored = True
            else:
                due = self._due(live, ledger)
                append = Append(live.id, entry, due, due_changed=due != live.due)
                stored = await self._house.store.append(append, self._house.note("match", live, append))
                live.due = due if stored else live.due
        except Conflict:
            stored = False
        except StoreUnavailable as error:
            raise Denied("unavailable", str(error)) from error
        if not stored:
            await self._house.refresh(live)
            return False
        self.moves += 1
        live.adopt(ledger)
        if ledger.is_over:
            live.due = None
            live.adopt_table(_finished(live, ledger, entry.at))
        self._house.hub.match_changed(live)
        if ledger.is_over:
            self._house.hub.table_changed(live)
            self._tell_people(live, "finished")
        elif ledger.actor != before.actor:
            self.tell_turn(live)
        return True

    def _due(self, live: Live, ledger: Ledger) -> int | None:
        """When another process should look at the table if this one is no more."""
        if ledger.plays_bot(ledger.actor):
            still_good = live.due is not None and live.due > now_ms() + LEASE // 2
            return live.due if still_good and live.table.clock is None else now_ms() + LEASE
        return ledger.deadline()

    def tell_turn(self, live: Live, *, started: bool = False) -> None:
        """Notices about a match that began, or a turn that came."""
        if started:
            self._tell_people(live, "started")
        ledger = live.ledger
        if ledger is not None and ledger.actor != OVER and not ledger.plays_bot(ledger.actor):
            person = live.table.seats[ledger.actor].person
            if person is not None:
                self._house.hub.notice(live, person, "your_turn")

    def _tell_people(self, live: Live, what: outgoing.Noticed) -> None:
        for person in {sitting.person for sitting in live.table.seats if sitting.kind == "person"}:
            if person is not None:
                self._house.hub.notice(live, person, what)

    def _tell_offer(self, live: Live) -> None:
        ledger = live.ledger
        for seat in ledger.waiting() if ledger else ():
            person = live.table.seats[seat].person
            if person is not None:
                self._house.hub.notice(live, person, "undo_offered")

    # Questions.

    def why(self, person: Person, live: Live, seat: int, action: int | str) -> outgoing.Why:
        """Whether an action may be played now by this seat."""
        self._holds(person, live, seat)
        ledger = live.running()
        asked = chosen(ledger, action)
        if ledger.actor != seat:
            return outgoing.Why(
                str(asked), legal=False, why="NOT_YOUR_TURN", clause=None, message="it is not your turn"
            )
        refused = refusal(ledger, asked)
        if refused is None:
            return outgoing.Why(str(asked), legal=True, why=None, clause=None, message=None)
        return outgoing.Why(str(asked), legal=False, why=refused.why, clause=refused.clause, message=str(refused))

    async def hint(self, person: Person, live: Live, wish: incoming.HintBody) -> outgoing.Hint:
        """The best few actions for the seat to act, by a bot that sees what the seat sees."""
        self._holds(person, live, wish.seat)
        level = known_level(wish.level, "$.level") if wish.level else self._house.hint_level
        ledger = live.running()
        if wish.step < ledger.changed or wish.step > ledger.step:
            raise self._stale(person, live, wish.seat)
        if ledger.actor != wish.seat:
            raise Denied("not_your_turn", "hints are for the seat to act")
        await self._compiled(live, ledger.game)
        found = await self._house.thinkers.advise(level, ledger.game, ledger.position)
        visits = found.visits or {found.action: 1}
        total = sum(visits.values())
        own = found.chances[wish.seat] if found.chances else 0.0
        advice = tuple(
            outgoing.Advice(
                code=code,
                action=ledger.game.actions.text(code),
                chance=round(min(1.0, max(0.0, found.values.get(code, own))), 4),
                weight=round(n / total, 4),
            )
            for code, n in list(visits.items())[:N_ADVICE]
        )
        return outgoing.Hint(wish.step, level, advice)

    # Checks.

    def _repeated(self, person: Person, live: Live, client: str, seat: int | None) -> outgoing.Done | None:
        """The answer that was given to the same client id before."""
        entry = live.match().by_client.get(client)
        if entry is None:
            return None
        if entry.seat not in live.seats_of(person.id) or (seat is not None and entry.seat != seat):
            raise Denied("bad_request", "this id has been used for something else", "$.id")
        return _done(entry)

    def _holds(self, person: Person, live: Live, seat: int) -> None:
        if seat not in live.seats_of(person.id):
            raise Denied("not_yours", f"seat {seat} is not yours", "$.seat")

    def _stale(self, person: Person, live: Live, seat: int) -> Denied:
        ledger = live.match()
        position = live.position(seat, live.seats_of(person.id), ledger.step)
        return Denied("stale", f"the match has gone on to step {ledger.step}", "$.step", position=position)


def _done(entry: Entry) -> outgoing.Done:
    return outgoing.Done(entry.client or "", entry.step, offered=entry.kind == "offer")


def chosen(ledger: Ledger, action: int | str) -> Action:
    """The action that a code or a notation names."""
    try:
        return ledger.game.actions.parse(action) if isinstance(action, str) else ledger.game.actions[action]
    except BadNotation as error:
        raise Denied("bad_request", str(error), "$.action") from error


def refusal(ledger: Ledger, action: Action) -> Denied | None:
    """Why the rules do not allow an action, with the clause."""
    found = int(ledger.game.refusal(ledger.position, action.code))
    if not found:
        return None
    why = ledger.game.refusals(found)
    sentence = texts.texts(ledger.game).format(f"refused-{why.name}")
    return Denied("refused", sentence, "$.action", why=why.name, clause=why.clause)


def _finished(live: Live, ledger: Ledger, at: int) -> Any:
    return msgspec.structs.replace(
        live.table, version=live.table.version + 1, phase="finished", ended=at, result=ledger.result()
    )


def _finishing(house: House, live: Live, ledger: Ledger, entry: Entry) -> Callable[[AsyncConnection], Awaitable[None]]:
    """Store a match's last entry and its result together."""

    async def job(connection: AsyncConnection) -> None:
        if not await house.store.append_in(connection, live.id, entry):
            raise Conflict(f"step {entry.step} of {live.id} was taken")
        await save_table(connection, live.table, _finished(live, ledger, entry.at))

    return job
