"""Pages and files: the built client, health and metrics."""

import asyncio
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from sqlalchemy import select

from ludi.games import GAMES
from ludi.server.http.http_cache import PACKED, kept
from ludi.server.http.params import REQUEST, TheServices
from ludi.server.store import StoreUnavailable

STATIC: Final = Path(__file__).parent.parent / "static"
UNBUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludi Romani</title>
<h1>Ludi Romani</h1>
<p>The server runs, but the browser client has not been built into this checkout.</p>
<p>Build it with <code>make client</code>, or install a packaged release, then reload this page.
The programs' interface is at <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p>
"""
CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Scripts and styles come from our files alone; the boards place their pieces by script, which this allows."""


@get(["/", "/{name:path}"], include_in_schema=False, opt={PACKED: True})
async def file(request: REQUEST, name: FromPath[str] = "/index.html") -> Response[bytes]:
    """Serve a file of the built client; an address without one is a page that the client draws in ``index.html``."""
    path = (STATIC / name.lstrip("/")).resolve()
    if not path.suffix and not name.startswith("/api/"):
        path = STATIC / "index.html"
    if path == STATIC / "index.html" and not path.exists():
        return Response(UNBUILT.encode(), media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})
    if not path.is_relative_to(STATIC) or not path.is_file():
        raise NotFoundException("there is no such page")
    return await asyncio.to_thread(_kept, request, path)


def _kept(request: REQUEST, path: Path) -> Response[bytes]:
    """Answer with a file as it is now, from memory if it has not changed; a hash in its name says it never does."""
    is_hashed = path.is_relative_to(STATIC / "assets")
    keep = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    kind = "application/manifest+json" if path.suffix == ".webmanifest" else kind
    content = _read(path, path.stat().st_mtime_ns)
    return kept(request, content, f"{kind}; charset=utf-8" if kind.startswith("text/") else kind, keep)


@lru_cache(maxsize=512)
def _read(path: Path, _: int) -> bytes:
    return path.read_bytes()


@get("/health", include_in_schema=False)
async def health(services: TheServices) -> Response[dict[str, Any]]:
    """Say whether this process can serve: it reads, it stores, and it is not stopping."""
    if services.tables.is_stopping:
        return Response({"status": "stopping"}, status_code=503)
    try:
        async with services.store.reading() as connection:
            await connection.execute(select(1))
    except StoreUnavailable:
        return Response({"status": "no database"}, status_code=503)
    if not await services.store.check():
        return Response({"status": "cannot store"}, status_code=503)
    return Response(
        {"status": "ok", "preparing": [each for each in GAMES if not services.bots.is_ready(each, bots=False)]}
    )
