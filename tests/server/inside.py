"""The services of a server without its door: for tests that look inside or break something."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from hosting import new_client_id

from ludi.server.config import Settings
from ludi.server.keys import new_id
from ludi.server.messages import incoming, outgoing
from ludi.server.people import Person, made_up
from ludi.server.services import Services
from ludi.server.subscriptions import Followed, Listener
from ludi.server.table_session import TableSession

ME, OPEN, BOT = incoming.MySeat(), incoming.OpenSeat(), incoming.BotSeat("tiro")


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    services = Services(settings)
    await services.store.open()
    await services.cluster.open(services.tasks)
    try:
        yield services
    finally:
        await services.close()


async def somebody(services: Services) -> Person:
    person = made_up(new_id())
    await services.people.ensure(person)
    return await services.people.find(person.id)


async def table(services: Services, person: Person, *seats: Any, **more: Any) -> TableSession:
    more = {"public": True, "options": {"start": 1}} | more
    session = await services.seating.make(person, incoming.MakeTable("alea", seats, **more))
    await session.finish()
    return session


async def two_people(services: Services, **more: Any) -> tuple[TableSession, Person, Person]:
    ada, ben = await somebody(services), await somebody(services)
    session = await table(services, ada, ME, OPEN, **more)
    await services.seating.sit(ben, session, incoming.Join())
    return session, ada, ben


def first_code(session: TableSession) -> int:
    log = session.match()
    return log.game.legal_codes(log.position)[0]


def a_play(session: TableSession, client: str | None = None) -> incoming.PlayBody:
    log = session.match()
    return incoming.PlayBody(client or new_client_id(), log.actor, log.step, first_code(session))


async def play(services: Services, person: Person, session: TableSession) -> outgoing.Done:
    return await services.play.enter(person, session, a_play(session))


async def until(condition: Callable[[], Any], seconds: float = 300) -> Any:
    async with asyncio.timeout(seconds):
        while not (found := condition()):  # noqa: ASYNC110  (it happens in another process or thread)
            await asyncio.sleep(0.01)
        return found


async def looking(services: Services, person: Person, session: TableSession) -> Listener:
    """A socket that follows a table, without the socket."""
    listener = Listener(person)
    services.subscriptions.add(listener)
    listener.follows[session.id] = Followed(session, None, 0, 0)
    await session.do(lambda: services.cluster.arrived(session, listener))
    return listener
