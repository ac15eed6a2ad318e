"""Who is asking: a program by its token, a person by cookie, or somebody new."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ludi.server.config import Settings
from ludi.server.errors import Denied
from ludi.server.keys import COOKIE_DAYS
from ludi.server.limits import Rate
from ludi.server.people import People, Person, Visitor

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
SET_COOKIE: Final = "ludi_set_cookie"
Connection = ASGIConnection[Any, Any, Any, Any]


class Identity:
    """Knows visitors by what their requests carry, and how often each may ask."""

    def __init__(self, settings: Settings, people: People) -> None:
        self._people = people
        self._public_url = settings.public_url
        limits = settings.limits
        self.rate = Rate(limits.rate, limits.burst)
        self.newcomers = Rate(limits.new_people_rate, limits.new_people_burst)

    def origin(self, connection: Connection) -> str:
        """Where people reach us: as configured, or as this request came."""
        if self._public_url:
            return self._public_url.rstrip("/")
        scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
        return f"{scheme}://{connection.headers.get('host', '')}"

    def cookie_name(self, connection: Connection) -> str:
        """Bound to the host and to encryption wherever there is encryption."""
        return "__Host-ludi" if self.origin(connection).startswith("https://") else "ludi"

    async def visitor(self, request: Connection) -> Visitor:
        """Who is asking, if he may."""
        authorization = request.headers.get("authorization")
        if authorization is not None:
            scheme, _, token = authorization.partition(" ")
            if scheme.lower() != "bearer" or not token:
                raise Denied("bad_request", "expected Authorization: Bearer TOKEN", "Authorization")
            visitor = await self._people.by_token(token.strip())
        else:
            self.check_origin(request)
            visitor = await self._people.by_cookie(request.cookies.get(self.cookie_name(request)))
        if visitor.scope == "read" and request.scope.get("method", "GET") not in SAFE:
            raise Denied("forbidden", "this token only allows to look")
        if visitor.by == "new":
            self.newcomers.take(request.client.host if request.client else "-")
        else:
            self.rate.take(visitor.person.id)
        if visitor.renew:
            request.scope["state"][SET_COOKIE] = self.set_cookie(request, visitor.person)
        return visitor

    def check_origin(self, connection: Connection) -> None:
        """A browser must not act for its user because another site told it to."""
        if connection.scope.get("method", "POST") in SAFE:
            return
        origin = connection.headers.get("origin")
        if origin is not None:
            if _parts(origin) != _parts(self.origin(connection)):
                raise Denied("forbidden", "this request came from another site", "Origin")
        elif connection.headers.get("sec-fetch-site", "none") not in {"none", "same-origin"}:
            raise Denied("forbidden", "this request came from another site", "Sec-Fetch-Site")

    def set_cookie(self, connection: Connection, person: Person) -> str:
        """The header that makes a browser this person."""
        secure = "; Secure" if self.origin(connection).startswith("https://") else ""
        return (
            f"{self.cookie_name(connection)}={self._people.cookie(person)}; Path=/; "
            f"Max-Age={COOKIE_DAYS * 86_400}; HttpOnly; SameSite=Lax{secure}"
        )


def _parts(origin: str) -> tuple[str, str | None, int | None]:
    try:
        found = urlsplit(origin)
        port = found.port
    except ValueError:
        return "", None, None
    return found.scheme, found.hostname, port or {"http": 80, "https": 443}.get(found.scheme)
