"""The application: routes, errors, headers, life and death."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Response, Router, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Message, Scope

from ludi.server.config import Settings, load
from ludi.server.desk import SET_COOKIE, Connection, Desk
from ludi.server.http import answers, games, match, people, site, tables
from ludi.server.logs import configure
from ludi.server.migrate import migrate
from ludi.server.people import Visitor
from ludi.server.socket import stream

log = structlog.get_logger("ludi.app")
HEADERS: Final = (
    (b"content-security-policy", site.CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
BEGAN: Final = "ludi_began"


def create_app(settings: Settings | None = None) -> Litestar:
    """The application of one process; without settings, those of the environment."""
    settings = load() if settings is None else settings
    configure(settings)
    desk = Desk(settings)
    metrics = desk.metrics

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await migrate(settings.database_url)
        await desk.house.open()
        log.info("serving", process=desk.house.process, database="postgresql" if settings.is_postgres else "sqlite")
        try:
            yield
        finally:
            await desk.house.close()
            log.info("stopped", process=desk.house.process)

    async def visitor_of(request: Connection) -> Visitor:
        return await desk.visitor(request)

    def the_desk() -> Desk:
        return desk

    async def before_send(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        state: dict[str, Any] = scope["state"]
        headers = [*message["headers"], *HEADERS]
        path = scope["path"]
        if path.startswith("/api") and not any(name.lower() == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        if SET_COOKIE in state and message["status"] < 400:
            headers.append((b"set-cookie", state[SET_COOKIE].encode()))
        if scope["scheme"] == "https":
            headers.append((b"strict-transport-security", b"max-age=31536000"))
        message["headers"] = headers
        if BEGAN in state:
            metrics.answered(message["status"], state[BEGAN])

    async def before_request(request: Connection) -> None:
        request.scope["state"][BEGAN] = time.perf_counter()

    @get("/metrics", include_in_schema=False)
    async def numbers() -> Response[bytes]:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    api = Router(
        "/api",
        route_handlers=[*games.HANDLERS, *people.HANDLERS, *tables.HANDLERS, *match.HANDLERS, stream],
    )

    return Litestar(
        route_handlers=[api, *site.HANDLERS, numbers],
        dependencies={
            "desk": Provide(the_desk, sync_to_thread=False),
            "visitor": Provide(visitor_of),
        },
        exception_handlers=answers.HANDLERS,
        lifespan=[lifespan],
        before_request=before_request,
        before_send=[before_send],
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Ludi Romani",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        ),
        logging_config=None,
        debug=False,
    )
