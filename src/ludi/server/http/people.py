"""Who I am."""

from litestar import delete, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody

from ludi.server.http.answers import ERRORS
from ludi.server.http.params import REQUEST, TheServices, TimeParameter, Who
from ludi.server.identity import SET_COOKIE
from ludi.server.messages import incoming, outgoing
from ludi.server.messages.common import Phase
from ludi.server.people import Person


def me_info(person: Person) -> outgoing.Me:
    """A person to himself."""
    return outgoing.Me(person.id, person.name, person.named)


@get("/me", responses=ERRORS)
async def me(visitor: Who) -> outgoing.Me:
    """Say who is asking; the first contact sets the cookie."""
    return me_info(visitor.person)


@patch("/me", responses=ERRORS)
async def rename(services: TheServices, visitor: Who, data: JSONBody[incoming.Rename]) -> outgoing.Me:
    """Set the name that others see."""
    return me_info(await services.people.rename(visitor.in_person(), data.name))


@get("/me/tables", responses=ERRORS)
async def tables(
    services: TheServices, visitor: Who, phase: FromQuery[Phase | None] = None, before: TimeParameter = None
) -> outgoing.Tables:
    """List your own tables, newest first."""
    return await services.seating.own_tables(visitor.person, phase, before)


@get("/me/links", responses=ERRORS)
async def links(services: TheServices, visitor: Who) -> tuple[outgoing.LinkInfo, ...]:
    """List recovery links."""
    rows = await services.people.keys(visitor.in_person(), "link")
    return tuple(outgoing.LinkInfo(row.id, row.made, row.used) for row in rows)


@post("/me/links", responses=ERRORS)
async def make_link(request: REQUEST, services: TheServices, visitor: Who) -> outgoing.LinkMade:
    """Make a recovery link, shown this once."""
    most = services.settings.limits.links
    identity, token, made = await services.people.make_key(visitor.in_person(), "link", most)
    return outgoing.LinkMade(identity, token, f"{services.identity.origin(request)}/recover#{token}", made)


@delete("/me/links/{link:str}", responses=ERRORS)
async def revoke_link(services: TheServices, visitor: Who, link: FromPath[str]) -> None:
    """Revoke a recovery link."""
    await services.people.revoke(visitor.in_person(), "link", link)


@post("/me/recover", status_code=200, responses=ERRORS)
async def recover(request: REQUEST, services: TheServices, data: JSONBody[incoming.Recover]) -> outgoing.Me:
    """Take over the identity behind a recovery link on this device."""
    services.identity.check_origin(request)
    services.identity.newcomers.take(f"recover {request.client.host if request.client else '-'}")
    person = await services.people.recover(data.token)
    request.scope["state"][SET_COOKIE] = services.identity.set_cookie(request, person)
    return me_info(person)


@post("/me/sign-out-elsewhere", status_code=200, responses=ERRORS)
async def sign_out_elsewhere(request: REQUEST, services: TheServices, visitor: Who) -> outgoing.Me:
    """Sign out every other device."""
    person = await services.people.sign_out_elsewhere(visitor.in_person())
    services.subscriptions.revoke(person.id, None)
    request.scope["state"][SET_COOKIE] = services.identity.set_cookie(request, person)
    return me_info(person)


@get("/me/tokens", responses=ERRORS)
async def tokens(services: TheServices, visitor: Who) -> tuple[outgoing.TokenInfo, ...]:
    """List programs' tokens."""
    rows = await services.people.keys(visitor.in_person(), "token")
    return tuple(outgoing.TokenInfo(row.id, row.label, row.scope, row.made, row.used) for row in rows)


@post("/me/tokens", responses=ERRORS)
async def make_token(services: TheServices, visitor: Who, data: JSONBody[incoming.MakeToken]) -> outgoing.TokenMade:
    """Make a token with which a program plays for you."""
    most = services.settings.limits.tokens
    identity, token, made = await services.people.make_key(visitor.in_person(), "token", most, data.label, data.scope)
    return outgoing.TokenMade(identity, data.label, data.scope, token, made)


@delete("/me/tokens/{token:str}", responses=ERRORS)
async def revoke_token(services: TheServices, visitor: Who, token: FromPath[str]) -> None:
    """Revoke a program's token."""
    await services.people.revoke(visitor.in_person(), "token", token)
    services.subscriptions.revoke(visitor.person.id, token)
