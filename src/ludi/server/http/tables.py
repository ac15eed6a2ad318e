"""Tables: make, find, join, begin, cancel, again."""

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import FromQuery, JSONBody, QueryParameter

from ludi.server.desk import Desk
from ludi.server.http.answers import ERRORS
from ludi.server.http.asked import AtTable, MomentAsked, TheDesk, Who
from ludi.server.live import Live
from ludi.server.messages import incoming, outgoing
from ludi.server.messages.common import Phase
from ludi.server.people import Visitor

REQUEST = Request[Any, Any, Any]


async def _live(desk: Desk, visitor: Visitor, table: str) -> Live:
    return await desk.house.visible(table, visitor.person.id)


@get("/tables", responses=ERRORS)
async def public(
    desk: TheDesk,
    visitor: Who,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    phase: FromQuery[Phase | None] = None,
    before: MomentAsked = None,
) -> outgoing.Tables:
    """List public tables, newest first."""
    return await desk.seating.public_tables(visitor.person, game, phase, before)


@post("/tables", responses=ERRORS)
async def make(desk: TheDesk, visitor: Who, data: JSONBody[incoming.MakeTable]) -> outgoing.TableInfo:
    """Make a table; its match begins at once if every seat is taken."""
    return (await desk.seating.make(visitor.person, data)).info(visitor.person.id)


@post("/join", status_code=200, responses=ERRORS)
async def join_by_invitation(
    desk: TheDesk, visitor: Who, data: JSONBody[incoming.SitByInvitation]
) -> outgoing.TableInfo:
    """Sit down by an invitation link, or look on when all seats are taken."""
    return (await desk.seating.sit_by_invitation(visitor.person, data)).info(visitor.person.id)


@get("/tables/{table:str}", responses=ERRORS)
async def one(desk: TheDesk, visitor: Who, table: AtTable) -> outgoing.TableInfo:
    """Show one table."""
    return (await _live(desk, visitor, table)).info(visitor.person.id)


@post("/tables/{table:str}/join", status_code=200, responses=ERRORS)
async def join(desk: TheDesk, visitor: Who, table: AtTable, data: JSONBody[incoming.Sit]) -> outgoing.TableInfo:
    """Sit down, or come back from an absence."""
    live = await _live(desk, visitor, table)
    return (await desk.seating.sit(visitor.person, live, data)).info(visitor.person.id)


@post("/tables/{table:str}/leave", status_code=200, responses=ERRORS)
async def leave(desk: TheDesk, visitor: Who, table: AtTable) -> outgoing.TableInfo:
    """Get up; in a running match a bot stands in."""
    live = await _live(desk, visitor, table)
    return (await desk.seating.leave(visitor.person, live)).info(visitor.person.id)


@put("/tables/{table:str}/share", responses=ERRORS)
async def share(desk: TheDesk, visitor: Who, table: AtTable, data: JSONBody[incoming.GiveShare]) -> outgoing.TableInfo:
    """Add one's part of the shuffles before the match begins."""
    live = await _live(desk, visitor, table)
    return (await desk.seating.share(visitor.person, live, data.share)).info(visitor.person.id)


@post("/tables/{table:str}/start", status_code=200, responses=ERRORS)
async def start(desk: TheDesk, visitor: Who, table: AtTable, data: JSONBody[incoming.Begin]) -> outgoing.TableInfo:
    """Begin the match."""
    live = await _live(desk, visitor, table)
    return (await desk.seating.begin(visitor.person, live, data.fill)).info(visitor.person.id)


@delete("/tables/{table:str}", responses=ERRORS)
async def cancel(desk: TheDesk, visitor: Who, table: AtTable) -> None:
    """Cancel the table before its match begins."""
    await desk.seating.cancel(visitor.person, await _live(desk, visitor, table))


def _invitation(desk: Desk, request: REQUEST, token: str) -> outgoing.Invitation:
    return outgoing.Invitation(token, f"{desk.origin(request)}/join#{token}")


@get("/tables/{table:str}/invitation", responses=ERRORS)
async def invitation(request: REQUEST, desk: TheDesk, visitor: Who, table: AtTable) -> outgoing.Invitation:
    """Show the invitation link."""
    live = await _live(desk, visitor, table)
    return _invitation(desk, request, desk.seating.invitation(visitor.person, live))


@post("/tables/{table:str}/invitation", status_code=200, responses=ERRORS)
async def renew_invitation(request: REQUEST, desk: TheDesk, visitor: Who, table: AtTable) -> outgoing.Invitation:
    """Make a new invitation link; the old one works no more."""
    live = await _live(desk, visitor, table)
    return _invitation(desk, request, await desk.seating.renew_invitation(visitor.person, live))


@post("/tables/{table:str}/rematch", status_code=200, responses=ERRORS)
async def rematch(desk: TheDesk, visitor: Who, table: AtTable) -> outgoing.TableInfo:
    """Play the same again."""
    live = await _live(desk, visitor, table)
    return (await desk.seating.rematch(visitor.person, live)).info(visitor.person.id)


@post("/tables/{table:str}/fork", responses=ERRORS)
async def fork(desk: TheDesk, visitor: Who, table: AtTable, data: JSONBody[incoming.Fork]) -> outgoing.TableInfo:
    """Play on from a moment of a finished match against bots."""
    live = await _live(desk, visitor, table)
    return (await desk.seating.fork(visitor.person, live, data)).info(visitor.person.id)


HANDLERS = [
    public,
    make,
    join_by_invitation,
    one,
    join,
    leave,
    share,
    start,
    cancel,
    invitation,
    renew_invitation,
    rematch,
    fork,
]
