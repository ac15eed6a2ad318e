"""Pages and files: the built client, health and metrics."""

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from ludi.server import books
from ludi.server.http.asked import TheDesk

STATIC: Final = Path(__file__).parent.parent / "static"
REQUEST = Request[Any, Any, Any]
UNBUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludi Romani</title>
<h1>Ludi Romani</h1>
<p>The server runs, but the browser client has not been built into this checkout.</p>
<p>Build it with <code>make client</code>, or install a packaged release, then reload this page.
The programs' interface is at <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p>
"""
PAGES: Final = (
    "/",
    "/new",
    "/new/{_path:path}",
    "/how/{_path:path}",
    "/join",
    "/recover",
    "/settings",
    "/tables",
    "/table/{_path:path}",
    "/replay/{_path:path}",
    "/rules/{_path:path}",
    "/rules",
    "/games/{_path:path}",
    "/app/{_path:path}",
)
"""Where the client draws its own pages: all of them are index.html."""
CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Styles may be set on elements (the boards place their pieces so); scripts only come from our files."""


@get(list(PAGES), include_in_schema=False)
async def page(request: REQUEST) -> Response[bytes]:
    """Serve the client's page, or say how to build it."""
    index = STATIC / "index.html"
    if not index.exists():
        return Response(UNBUILT.encode(), media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})
    content = index.read_bytes()
    mark = books.etag(content)
    headers = {"ETag": mark, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=MediaType.HTML, headers=headers)


@get("/{name:path}", include_in_schema=False)
async def file(name: FromPath[str]) -> File:
    """Serve a file of the built client; those with a hash in their name never change."""
    relative = name.lstrip("/")
    path = (STATIC / relative).resolve()
    if not path.is_relative_to(STATIC) or not path.is_file():
        raise NotFoundException("there is no such page")
    is_hashed = relative.startswith("assets/")
    keep = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    kind = "application/manifest+json" if path.suffix == ".webmanifest" else kind
    return File(path, content_disposition_type="inline", media_type=kind, headers={"Cache-Control": keep})


@get("/health", include_in_schema=False)
async def health(desk: TheDesk) -> Response[dict[str, Any]]:
    """Say whether this process can serve: it stores, and it is not stopping."""
    from sqlalchemy import text  # noqa: PLC0415  (one query, only here)

    try:
        async with desk.house.store.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception:  # noqa: BLE001  (whatever is wrong with the database, we are not healthy)
        return Response({"status": "no database"}, status_code=503)
    if desk.house.is_stopping:
        return Response({"status": "stopping"}, status_code=503)
    return Response({"status": "ok"})


HANDLERS = [page, file, health]
