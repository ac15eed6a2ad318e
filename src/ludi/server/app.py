"""The application: routes, errors, headers, life and death."""

import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from ludi.server.collector import keep_tidy
from ludi.server.config import Settings, load
from ludi.server.http import answers, games, handlers, match, people, replay, site, tables
from ludi.server.http.http_cache import PACKED, WORTH_PACKING
from ludi.server.http.params import at_table
from ludi.server.identity import SET_COOKIE
from ludi.server.logs import configure
from ludi.server.migrate import migrate
from ludi.server.services import Services
from ludi.server.socket import SOCKET, stream

logger = structlog.get_logger("ludi.app")
SWITCH_SECONDS: Final = 0.001
"""A thread that has stored moves, or a move that waits behind a thinking bot, gets the interpreter this soon."""
HEADERS: Final = (
    (b"content-security-policy", site.CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


def create_app(settings: Settings | None = None) -> "Application":
    """The application of one process; without settings, those of the environment."""
    settings = load() if settings is None else settings
    configure(settings)
    sys.setswitchinterval(SWITCH_SECONDS)
    services = Services(settings)
    metrics = services.metrics

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await migrate(settings.database_url)
        await services.open()
        services.tasks.spawn(keep_tidy(), "collector")
        logger.info(
            "serving", process=services.tables.process, database="postgresql" if settings.is_postgres else "sqlite"
        )
        try:
            yield
        finally:
            await services.close()
            logger.info("stopped", process=services.tables.process)

    @get("/metrics", include_in_schema=False)
    async def numbers() -> Response[bytes]:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=handlers(games, people, tables, match, replay)),
            *handlers(site),
            numbers,
        ],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "visitor": Provide(services.identity.visitor),
            "at": Provide(at_table),
        },
        exception_handlers=answers.HANDLERS,
        lifespan=[lifespan],
        compression_config=CompressionConfig("gzip", WORTH_PACKING, gzip_compress_level=4, exclude_opt_key=PACKED),
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
    return Application(app, services)


class Application:
    """Adds to every answer what every answer must have; the socket passes the framework by."""

    def __init__(self, app: Litestar, services: Services) -> None:
        self.services = services
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            await stream(self.services, scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        state: dict[str, Any] = scope.setdefault("state", {})

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_added(scope, state, message)]
                self.services.metrics.answered(message["status"], began)
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _added(scope: Any, state: dict[str, Any], message: Any) -> Iterator[tuple[bytes, bytes]]:
    yield from HEADERS
    if scope["path"].startswith("/api") and not any(name.lower() == b"cache-control" for name, _ in message["headers"]):
        yield b"cache-control", b"no-store"
    if SET_COOKIE in state and message["status"] < 400:
        yield b"set-cookie", state[SET_COOKIE].encode()
    if scope["scheme"] == "https":
        yield b"strict-transport-security", b"max-age=31536000"
