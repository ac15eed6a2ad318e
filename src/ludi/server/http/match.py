"""The match by plain requests: all that the socket does."""

import asyncio
from contextlib import suppress
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from ludi.server.http.answers import ERRORS, WITH_ID, done
from ludi.server.http.params import AtTable, SeatParameter, StepParameter, ViewerParameter
from ludi.server.messages import incoming, outgoing
from ludi.server.messages.common import LONGEST_THINGS
from ludi.server.table_session import MOST_STEPS

MOST_WAIT: Final = 25


@get("/tables/{table:str}/position", responses=ERRORS)
async def position(
    at: AtTable,
    seat: ViewerParameter = None,
    since: StepParameter = None,
    wait: Annotated[int, QueryParameter(ge=0, le=MOST_WAIT)] = 0,
) -> outgoing.Position:
    """Show where the match stands; with ``wait``, once there is something newer than ``since``."""
    session = at.session
    eyes = session.eyes(at.person.id, seat)
    with suppress(TimeoutError):
        async with asyncio.timeout(wait):
            while session.is_at(since) and not at.services.tables.is_stopping:
                await session.changed.wait()
    return session.position(eyes, session.seats_of(at.person.id), since)


@get("/tables/{table:str}/log", responses=ERRORS)
async def log(at: AtTable, seat: ViewerParameter = None, before: StepParameter = None) -> outgoing.Log:
    """Give up to 100 entries of the log before a step."""
    eyes, log = at.session.eyes(at.person.id, seat), at.session.match()
    last = log.step if before is None else min(before - 1, log.step)
    return outgoing.Log(tuple(log.step_info(step, eyes) for step in range(max(1, last - MOST_STEPS + 1), last + 1)))


@post("/tables/{table:str}/actions", status_code=200, responses=WITH_ID)
async def play(at: AtTable, data: JSONBody[incoming.PlayBody]) -> Response[outgoing.Done]:
    """Play one action."""
    return await done(data.id, at.services.play.enter(at.person, at.session, data))


@get("/tables/{table:str}/why", responses=ERRORS)
async def why(
    at: AtTable, seat: SeatParameter, action: Annotated[str, QueryParameter(min_length=1, max_length=80)]
) -> outgoing.Why:
    """Tell whether an action is legal now, and if not, which rule forbids it."""
    coded = int(action) if action.isascii() and action.isdigit() else action
    return at.services.play.why(at.person, at.session, seat, coded)


@get("/tables/{table:str}/why-not", responses=ERRORS)
async def why_not(
    at: AtTable, seat: SeatParameter, things: Annotated[str, QueryParameter(min_length=3, max_length=LONGEST_THINGS)]
) -> outgoing.WhyNot:
    """Tell whether things such as `card=C3 space=R16-2` go together now, and if not, which rule is in the way."""
    return at.services.play.why_not(at.person, at.session, seat, things)


@post("/tables/{table:str}/resign", status_code=200, responses=WITH_ID)
async def resign(at: AtTable, data: JSONBody[incoming.ResignBody]) -> Response[outgoing.Done]:
    """Give a seat up for good."""
    return await done(data.id, at.services.play.enter(at.person, at.session, data))


@post("/tables/{table:str}/undo", status_code=200, responses=WITH_ID)
async def undo(at: AtTable, data: JSONBody[incoming.UndoBody]) -> Response[outgoing.Done]:
    """Take back, or offer to."""
    return await done(data.id, at.services.play.enter(at.person, at.session, data))


@post("/tables/{table:str}/undo/answer", status_code=200, responses=WITH_ID)
async def answer(at: AtTable, data: JSONBody[incoming.AnswerBody]) -> Response[outgoing.Done]:
    """Answer an offer to undo."""
    return await done(data.id, at.services.play.enter(at.person, at.session, data))


@get("/tables/{table:str}/chat", responses=ERRORS)
async def chat(at: AtTable, before: StepParameter = None) -> outgoing.ChatLines:
    """Give up to 100 lines of chat."""
    return outgoing.ChatLines(await at.services.chat.lines(at.session, before))


@post("/tables/{table:str}/chat", status_code=200, responses=WITH_ID)
async def say(at: AtTable, data: JSONBody[incoming.ChatBody]) -> Response[outgoing.Done]:
    """Say something to everybody at the table."""
    return await done(data.id, at.services.chat.say(at.person, at.session, data))


@post("/tables/{table:str}/hint", status_code=200, responses=ERRORS)
async def hint(at: AtTable, data: JSONBody[incoming.HintBody]) -> outgoing.Hint:
    """Tell what a bot would do."""
    return await at.services.play.hint(at.person, at.session, data)
