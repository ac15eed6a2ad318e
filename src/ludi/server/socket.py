"""The socket: follow tables, play, talk; answered in order, kept up to date beside."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec

from ludi.server.chat import SHOWN
from ludi.server.errors import Denied
from ludi.server.http.people import me_info
from ludi.server.identity import SET_COOKIE, Connection
from ludi.server.messages import incoming, outgoing
from ludi.server.messages.common import PROTOCOL
from ludi.server.people import now_ms
from ludi.server.services import Services
from ludi.server.subscriptions import Followed, Listener, Message, Send
from ludi.server.table_session import TableSession

Receive = Callable[[], Awaitable[Message]]

SOCKET: Final = "/api/stream"
REFUSED: Final = 4403
GOING_AWAY: Final = 1001
MOST_FAULTS: Final = 200
"""Messages that could not be read before the socket is closed."""
_decode: Final = msgspec.json.Decoder(incoming.ClientMessage).decode


async def stream(services: Services, scope: Any, receive: Receive, send: Send) -> None:
    """Serve one socket until either side closes it: an ASGI application of its own, with nothing in between."""
    await receive()  # that somebody wants to connect
    try:
        connection = Connection(scope)
        visitor = await services.identity.visitor(connection)
        services.tables.open_for_business()
        if len(services.subscriptions.of_person(visitor.person.id)) >= services.settings.limits.sockets:
            raise Denied("too_many", "you have as many sockets as one person may have")  # noqa: TRY301  (one answer for all)
    except Denied as denied:
        await send({"type": "websocket.close", "code": REFUSED, "reason": denied.error})
        return
    cookie = scope["state"].get(SET_COOKIE)
    await send({"type": "websocket.accept", "headers": [(b"set-cookie", cookie.encode())] if cookie else []})
    listener = Listener(visitor.person, visitor.key, visitor.scope)
    services.subscriptions.add(listener)
    listener.tell(outgoing.Welcome(PROTOCOL, me_info(visitor.person), now_ms()))
    reader = asyncio.create_task(_read(receive, services, listener), name="socket-reader")
    writer = listener.sender = asyncio.create_task(listener.send_all(send), name="socket-writer")
    try:
        done, _ = await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            # A fault of ours is raised and reported; a lost connection is ordinary.
            if not task.cancelled() and not isinstance(task.exception(), (*_LOST, type(None))):
                task.result()
    finally:
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)
        for session in services.subscriptions.remove(listener):
            session.tell(partial(services.cluster.left, session, listener))
        with contextlib.suppress(*_LOST):
            await send({"type": "websocket.close", "code": GOING_AWAY, "reason": ""})


_LOST: Final = (TimeoutError, OSError, RuntimeError)
"""How a connection that is gone shows itself."""


async def _read(receive: Receive, services: Services, listener: Listener) -> None:
    """Take messages one after the other: an answer is given before the next is read."""
    faults = 0
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect" or listener.closing is not None:
            return
        raw: str | bytes = message.get("text") or message.get("bytes") or ""
        services.metrics.messages.inc()
        faults += await _answer(services, listener, raw)
        if faults > MOST_FAULTS:
            listener.close("too_fast")


async def _answer(services: Services, listener: Listener, raw: str | bytes) -> int:
    """Do what a message says; how many faults it had."""
    wait, most = services.identity.rate.waiting(listener.person.id), services.settings.limits.message
    if len(raw) > most:
        listener.tell(outgoing.ErrorMessage("too_large", f"a message has at most {most} bytes"))
        return 1
    try:
        said = _decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        text, _, place = str(error).partition(" - at ")
        listener.tell(outgoing.ErrorMessage("bad_request", text, place.strip("`") or None))
        return 1
    try:
        await _obey(services, listener, said, wait)
    except Denied as denied:
        if isinstance(said, incoming.Ping | incoming.Follow | incoming.Unfollow):
            listener.tell(denied.answer(outgoing.ErrorMessage))
        else:
            listener.tell(
                denied.answer(outgoing.NotDoneMessage, id=said.id, position=denied.position, table=said.table)
            )
    return int(wait > 0)


async def _obey(services: Services, listener: Listener, said: incoming.ClientMessage, wait: float) -> None:
    if wait:
        raise Denied("too_fast", f"too many messages at once: wait {wait:.2f} s", wait=wait)
    if isinstance(said, incoming.Ping):
        listener.tell(outgoing.Pong(now_ms()))
        return
    if isinstance(said, incoming.Unfollow):
        if (followed := listener.follows.get(said.table)) is not None:
            await followed.session.do(partial(services.cluster.left, followed.session, listener))
        return
    session = await services.tables.visible(said.table, listener.person.id)
    if isinstance(said, incoming.Follow):
        await session.do(partial(_follow, services, session, listener, said))
        return
    if listener.scope == "read":
        raise Denied("forbidden", "this token only allows to look")
    person = await services.people.find(listener.person.id)
    if isinstance(said, incoming.Chat):
        done = await services.chat.say(person, session, said)
    else:
        done = await services.play.enter(person, session, said)
    listener.tell(outgoing.DoneMessage(done.id, done.step, done.offered, table=session.id))


async def _follow(services: Services, session: TableSession, listener: Listener, said: incoming.Follow) -> None:
    """Show a table from now on; done by its owner, so that nothing is missed or told twice."""
    eyes = session.eyes(listener.person.id, said.seat)
    most = services.settings.limits.followed
    if said.table not in listener.follows and len(listener.follows) >= most:
        raise Denied("too_many", f"a socket follows at most {most} tables")
    chat = await services.chat.lines(session, None, SHOWN)
    if listener.is_gone:
        return
    position = session.position(eyes, listener.mine(session), said.since)
    listener.follows[session.id] = Followed(session, eyes, position.step, chat[-1].number if chat else 0)
    info = session.info(listener.person.id)
    listener.tell(outgoing.Snapshot(session.id, info, position, chat, session.spectators()))
    await services.cluster.arrived(session, listener)
