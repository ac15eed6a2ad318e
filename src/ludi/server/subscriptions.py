"""Who listens: sockets, what each follows, and how they are kept up to date.

A listener is never sent a queue of old positions: when its turn to be sent
something comes, it gets one message with all it has missed. A reader too slow
even for that is let go, and resumes by its last step.

Who decides next is told at once, who has just decided with the answer to it.
Spectators are told as soon as there is nothing more urgent to do: a busy
server gives them two moves in one message and keeps no player waiting for it.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

import msgspec

from ludi.server.messages import outgoing
from ludi.server.messages.common import Scope
from ludi.server.people import Person
from ludi.server.table_session import TableSession, encode

Message = dict[str, Any]
Send = Callable[[Message], Awaitable[None]]
"""What ASGI hands us to send with."""

MOST_QUEUED: Final = 200
SEND_SECONDS: Final = 20.0
AT_ONCE: Final = 2
"""How many onlookers are told between two looks at what is more urgent."""
PATIENCE: Final = 1.0
"""Seconds after which an onlooker is as urgent as everybody else."""


class Followed(msgspec.Struct):
    """A table that a listener follows: through whose eyes, and up to which step it has been told."""

    session: TableSession
    eyes: int | None
    sent: int | None  # None: nothing yet
    heard: int  # the number of the last line of talk


class Listener:
    """One socket."""

    def __init__(self, person: Person, key: str | None = None, scope: Scope = "play") -> None:
        self.person = person
        self.key = key  # of the token that it came by, if it did
        self.scope = scope
        self.is_gone = False
        self.follows: dict[str, Followed] = {}
        self.closing: outgoing.Closing | None = None
        self._queue: deque[bytes] = deque()
        self._behind: dict[str, None] = {}
        self._news = asyncio.Event()  # there is something to send
        self._sending_since: float | None = None
        self.sender: asyncio.Task[None] | None = None

    def tell(self, message: outgoing.FromServer) -> None:
        """Send a message when its turn comes."""
        self.tell_bytes(encode(message))

    def tell_bytes(self, message: bytes) -> None:
        """The same for one that is encoded already."""
        if len(self._queue) >= MOST_QUEUED:
            self.close("too_slow")
        else:
            self._queue.append(message)
            self._news.set()

    def catch_up(self, table: str) -> None:
        """A followed match went on."""
        self._behind[table] = None
        self._news.set()

    def close(self, reason: outgoing.Reason) -> None:
        if self.closing is None:
            self.closing = outgoing.Closing(reason)
            self._news.set()

    def mine(self, session: TableSession) -> frozenset[int]:
        return session.seats_of(self.person.id)

    async def send_all(self, send: Send) -> None:
        """Send what there is to send, until the listener is let go."""
        while self.closing is None:
            if not self._queue and not self._behind:
                self._news.clear()
                await self._news.wait()
                continue
            message = self._queue.popleft() if self._queue else self._update()
            if message is not None:
                self._sending_since = time.monotonic()
                await send({"type": "websocket.send", "text": message.decode()})
                self._sending_since = None
        await send({"type": "websocket.send", "text": encode(self.closing).decode()})

    @property
    def is_stuck(self) -> bool:
        """Whether its reader has taken nothing for too long."""
        return self._sending_since is not None and time.monotonic() - self._sending_since > SEND_SECONDS

    def _update(self) -> bytes | None:
        table = next(iter(self._behind))
        del self._behind[table]
        followed = self.follows.get(table)
        if followed is None:
            return None
        session = followed.session
        if followed.sent == (session.log.step if session.log else 0):
            return None
        position, message = session.update(followed.eyes, self.mine(session), followed.sent)
        followed.sent = position.step
        return message


class Subscriptions:
    """All listeners of this process."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self._by_person: dict[str, set[Listener]] = {}
        self._onlookers: OrderedDict[tuple[Listener, str], float] = OrderedDict()  # of which table, and since when

    def add(self, listener: Listener) -> None:
        """A socket has opened."""
        self.listeners.add(listener)
        self._by_person.setdefault(listener.person.id, set()).add(listener)

    def remove(self, listener: Listener) -> list[TableSession]:
        """A socket has closed; the tables it followed."""
        listener.is_gone = True
        self.listeners.discard(listener)
        others = self._by_person.get(listener.person.id, set())
        others.discard(listener)
        if not others:
            self._by_person.pop(listener.person.id, None)
        return [followed.session for followed in listener.follows.values()]

    def drop_stuck(self) -> None:
        """Let go of readers that take nothing: they would keep what they were sent in our memory."""
        for listener in self.listeners:
            if listener.is_stuck and listener.sender is not None:
                listener.sender.cancel()

    def of_person(self, person: str) -> set[Listener]:
        return self._by_person.get(person, set())

    def match_changed(self, session: TableSession) -> None:
        """A match has new entries, stored."""
        for listener in session.listeners:
            if session.moved(listener.person.id):
                # A moment later: with the answer to his move, in one packet.
                asyncio.get_running_loop().call_soon(listener.catch_up, session.id)
            elif session.decides(listener.person.id):
                listener.catch_up(session.id)
            else:
                self._put_off(listener, session)
        session.wake()

    def _put_off(self, listener: Listener, session: TableSession) -> None:
        if not self._onlookers:
            asyncio.get_running_loop().call_soon(self._tell_onlookers)
        self._onlookers.setdefault((listener, session.id), time.monotonic())

    def _tell_onlookers(self) -> None:
        """Some of them, those first who have waited longest; then the loop looks what else there is to do."""
        told, patient = 0, time.monotonic() - PATIENCE
        while self._onlookers:
            listener, table = place = next(iter(self._onlookers))
            if told >= AT_ONCE and self._onlookers[place] > patient:
                asyncio.get_running_loop().call_soon(self._tell_onlookers)
                return
            del self._onlookers[place]
            listener.catch_up(table)
            told += 1

    def table_changed(self, session: TableSession) -> None:
        """A table's row has changed, stored."""
        by_person: dict[str, bytes] = {}
        for listener in session.listeners:
            person = listener.person.id
            if person not in by_person:
                by_person[person] = encode(outgoing.TableMessage(session.id, session.info(person)))
            listener.tell_bytes(by_person[person])
            # Whoever lost the seat goes on watching as a spectator.
            followed = listener.follows[session.id]
            if followed.eyes is not None and followed.eyes not in listener.mine(session):
                followed.eyes = None
        session.wake()

    def match_began(self, session: TableSession) -> None:
        """There is a first position to see."""
        for listener in session.listeners:
            listener.follows[session.id].sent = None
        self.match_changed(session)

    def presence_changed(self, session: TableSession) -> None:
        message = encode(session.presence())
        for listener in session.listeners:
            listener.tell_bytes(message)

    def notice(self, people: Iterable[str], notice: outgoing.Notice) -> None:
        """Tell people of something at a table of theirs, wherever they do not follow it already."""
        for person in people:
            for listener in self.of_person(person):
                if notice.table not in listener.follows:
                    listener.tell(notice)

    def revoke(self, person: str, key: str | None) -> None:
        """Let go of the sockets that came by a token, or by cookies, that are no longer valid."""
        for listener in list(self.of_person(person)):
            if listener.key == key:
                listener.close("revoked")
