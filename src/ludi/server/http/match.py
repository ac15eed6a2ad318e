"""The match by plain requests: all that the socket does, and what is asked of finished ones."""

import asyncio
from collections.abc import Awaitable
from typing import Annotated, Final

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter

from ludi.server.errors import Denied
from ludi.server.http.answers import ERRORS, WITH_ID
from ludi.server.http.params import AtTable, EyesAsked, SeatAsked, StepAsked, TheServices, Who
from ludi.server.messages import incoming, outgoing
from ludi.server.messages.common import LONGEST_LOG
from ludi.server.table_session import MOST_STEPS

MOST_WAIT: Final = 25
MOST_MOMENTS: Final = 50

Wait = Annotated[int, QueryParameter(ge=0, le=MOST_WAIT)]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_MOMENTS)]


async def _done(client: str, work: Awaitable[outgoing.Done]) -> Response[outgoing.Done]:
    """Answer something with an id: also a refusal names it."""
    try:
        return Response(await work)
    except Denied as denied:
        return Response(denied.told_about(client), status_code=denied.status, headers=denied.headers)  # type: ignore[arg-type]  # documented as WITH_ID


@get("/tables/{table:str}/position", responses=ERRORS)
async def position(
    services: TheServices,
    visitor: Who,
    session: AtTable,
    seat: EyesAsked = None,
    since: StepAsked = None,
    wait: Wait = 0,
) -> outgoing.Position:
    """Show where the match stands; with ``wait``, once there is something newer than ``since``."""
    eyes = session.eyes(visitor.person.id, seat)
    deadline = asyncio.get_running_loop().time() + wait
    while since is not None and not services.tables.is_stopping and session.table.phase in {"gathering", "playing"}:
        left = deadline - asyncio.get_running_loop().time()
        if left <= 0 or (session.log is not None and session.log.step != since):
            break
        changed = session.changed
        try:
            async with asyncio.timeout(left):
                await changed.wait()
        except TimeoutError:
            break
    return session.position(eyes, session.table.seats_of(visitor.person.id), since)


@get("/tables/{table:str}/log", responses=ERRORS)
async def log(
    visitor: Who,
    session: AtTable,
    seat: EyesAsked = None,
    before: StepAsked = None,
) -> outgoing.Log:
    """Give up to 100 entries of the log before a step."""
    eyes, log = session.eyes(visitor.person.id, seat), session.match()
    last = log.step if before is None else min(before - 1, log.step)
    return outgoing.Log(tuple(log.told(step, eyes) for step in range(max(1, last - MOST_STEPS + 1), last + 1)))


@post("/tables/{table:str}/actions", status_code=200, responses=WITH_ID)
async def play(
    services: TheServices, visitor: Who, session: AtTable, data: JSONBody[incoming.PlayBody]
) -> Response[outgoing.Done]:
    """Play one action."""
    return await _done(data.id, services.play.play(visitor.person, session, data))


@get("/tables/{table:str}/why", responses=ERRORS)
async def why(
    services: TheServices,
    visitor: Who,
    session: AtTable,
    seat: SeatAsked,
    action: Annotated[str, QueryParameter(min_length=1, max_length=80)],
) -> outgoing.Why:
    """Tell whether an action is legal now, and if not, which rule forbids it."""
    coded = int(action) if action.isascii() and action.isdigit() else action
    return services.play.why(visitor.person, session, seat, coded)


@post("/tables/{table:str}/resign", status_code=200, responses=WITH_ID)
async def resign(
    services: TheServices, visitor: Who, session: AtTable, data: JSONBody[incoming.ResignBody]
) -> Response[outgoing.Done]:
    """Give a seat up for good."""
    return await _done(data.id, services.play.resign(visitor.person, session, data))


@post("/tables/{table:str}/undo", status_code=200, responses=WITH_ID)
async def undo(
    services: TheServices, visitor: Who, session: AtTable, data: JSONBody[incoming.UndoBody]
) -> Response[outgoing.Done]:
    """Take back, or offer to."""
    return await _done(data.id, services.play.undo(visitor.person, session, data))


@post("/tables/{table:str}/undo/answer", status_code=200, responses=WITH_ID)
async def answer(
    services: TheServices, visitor: Who, session: AtTable, data: JSONBody[incoming.AnswerBody]
) -> Response[outgoing.Done]:
    """Answer an offer to undo."""
    return await _done(data.id, services.play.answer(visitor.person, session, data))


@get("/tables/{table:str}/chat", responses=ERRORS)
async def chat(services: TheServices, session: AtTable, before: StepAsked = None) -> outgoing.ChatLines:
    """Give up to 100 lines of talk."""
    return outgoing.ChatLines(await services.chat.lines(session, before))


@post("/tables/{table:str}/chat", status_code=200, responses=WITH_ID)
async def say(
    services: TheServices, visitor: Who, session: AtTable, data: JSONBody[incoming.ChatBody]
) -> Response[outgoing.Done]:
    """Say something to everybody at the table."""
    services.chat_rate.take(visitor.person.id)
    return await _done(data.id, services.chat.say(visitor.person, session, data))


@post("/tables/{table:str}/hint", status_code=200, responses=ERRORS)
async def hint(
    services: TheServices, visitor: Who, session: AtTable, data: JSONBody[incoming.HintBody]
) -> outgoing.Hint:
    """Tell what a bot would do."""
    services.hint_rate.take(visitor.person.id)
    return await services.play.hint(visitor.person, session, data)


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=ERRORS)
async def record(services: TheServices, session: AtTable) -> str:
    """Give the finished match as text that replays to the byte, with its proof of fairness."""
    return await services.finished.record(session)


@get("/tables/{table:str}/replay", responses=ERRORS)
async def replay(
    services: TheServices,
    session: AtTable,
    seat: EyesAsked = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=LONGEST_LOG)] = 0,
    count: Count = MOST_MOMENTS,
    is_open: Annotated[bool, QueryParameter(name="open")] = False,
) -> outgoing.Replay:
    """Give moments of a finished match through a seat's eyes, a spectator's, or all seats'."""
    return await services.finished.replay(session, seat, first, count, is_open=is_open)


@get("/tables/{table:str}/analysis", responses=ERRORS)
async def analysis(services: TheServices, visitor: Who, session: AtTable) -> outgoing.Analysis:
    """Give the chance curve as far as it is computed."""
    return await services.finished.analysis(visitor.person, session)


HANDLERS = [position, log, play, why, resign, undo, answer, chat, say, hint, record, replay, analysis]
