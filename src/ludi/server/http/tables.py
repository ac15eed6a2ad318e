"""Tables: make, find, join, begin, cancel, again."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import FromQuery, JSONBody, QueryParameter

from ludi.server.http.answers import ERRORS
from ludi.server.http.params import REQUEST, AtTable, Place, TheServices, TimeParameter, Who
from ludi.server.messages import incoming, outgoing
from ludi.server.messages.common import Phase


@get("/tables", responses=ERRORS)
async def public(
    services: TheServices,
    visitor: Who,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    phase: FromQuery[Phase | None] = None,
    before: TimeParameter = None,
) -> outgoing.Tables:
    """List public tables, newest first."""
    return await services.seating.public_tables(visitor.person, game, phase, before)


@post("/tables", responses=ERRORS)
async def make(services: TheServices, visitor: Who, data: JSONBody[incoming.MakeTable]) -> outgoing.TableInfo:
    """Make a table; its match begins at once if every seat is taken."""
    return (await services.seating.make(visitor.person, data)).info(visitor.person.id)


@post("/join", status_code=200, responses=ERRORS)
async def join_by_invitation(
    services: TheServices, visitor: Who, data: JSONBody[incoming.JoinByInvitation]
) -> outgoing.TableInfo:
    """Sit down by an invitation link, or watch when all seats are taken."""
    return (await services.seating.sit_by_invitation(visitor.person, data)).info(visitor.person.id)


@get("/tables/{table:str}", responses=ERRORS)
async def one(at: AtTable) -> outgoing.TableInfo:
    """Show one table."""
    return at.session.info(at.person.id)


@post("/tables/{table:str}/join", status_code=200, responses=ERRORS)
async def join(at: AtTable, data: JSONBody[incoming.Join]) -> outgoing.TableInfo:
    """Sit down, or come back after an absence."""
    return (await at.services.seating.sit(at.person, at.session, data)).info(at.person.id)


@post("/tables/{table:str}/leave", status_code=200, responses=ERRORS)
async def leave(at: AtTable) -> outgoing.TableInfo:
    """Leave the table; in a running match a bot stands in."""
    return (await at.services.seating.leave(at.person, at.session)).info(at.person.id)


@put("/tables/{table:str}/share", responses=ERRORS)
async def share(at: AtTable, data: JSONBody[incoming.GiveShare]) -> outgoing.TableInfo:
    """Contribute to the shuffles before the match begins."""
    return (await at.services.seating.share(at.person, at.session, data.share)).info(at.person.id)


@post("/tables/{table:str}/start", status_code=200, responses=ERRORS)
async def start(at: AtTable, data: JSONBody[incoming.Start]) -> outgoing.TableInfo:
    """Begin the match."""
    return (await at.services.seating.begin(at.person, at.session, data.fill)).info(at.person.id)


@delete("/tables/{table:str}", responses=ERRORS)
async def cancel(at: AtTable) -> None:
    """Cancel the table before its match begins."""
    await at.services.seating.cancel(at.person, at.session)


def _invitation(at: Place, request: REQUEST, token: str) -> outgoing.Invitation:
    return outgoing.Invitation(token, f"{at.services.identity.origin(request)}/join#{token}")


@get("/tables/{table:str}/invitation", responses=ERRORS)
async def invitation(request: REQUEST, at: AtTable) -> outgoing.Invitation:
    """Show the invitation link."""
    return _invitation(at, request, at.services.seating.invitation(at.person, at.session))


@post("/tables/{table:str}/invitation", status_code=200, responses=ERRORS)
async def renew_invitation(request: REQUEST, at: AtTable) -> outgoing.Invitation:
    """Make a new invitation link; the old one no longer works."""
    return _invitation(at, request, await at.services.seating.renew_invitation(at.person, at.session))


@post("/tables/{table:str}/rematch", status_code=200, responses=ERRORS)
async def rematch(at: AtTable) -> outgoing.TableInfo:
    """Make a table for a rematch, with the same settings."""
    return (await at.services.seating.rematch(at.person, at.session)).info(at.person.id)


@post("/tables/{table:str}/agree", status_code=200, responses=ERRORS)
async def agree(at: AtTable, data: JSONBody[incoming.Agree]) -> outgoing.TableInfo:
    """Propose how a frozen match ends; it does once all its players propose the same."""
    return (await at.services.seating.agree(at.person, at.session, data.places)).info(at.person.id)


@post("/tables/{table:str}/fork", responses=ERRORS)
async def fork(at: AtTable, data: JSONBody[incoming.Fork]) -> outgoing.TableInfo:
    """Play on from a moment of a finished match against bots."""
    return (await at.services.seating.fork(at.person, at.session, data)).info(at.person.id)
