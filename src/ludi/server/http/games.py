"""Games, texts, rules: for everybody, and for caches."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ludi.server import books
from ludi.server.http.answers import ERRORS
from ludi.server.messages import outgoing

REQUEST = Request[Any, Any, Any]


def _cached(request: REQUEST, content: bytes, kind: str) -> Response[bytes]:
    """An answer that a browser keeps and asks about."""
    mark = books.etag(content)
    headers = {"ETag": mark, "Cache-Control": "public, max-age=60"}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)


@get("/games", responses=ERRORS, sync_to_thread=False)
def games(request: REQUEST) -> Response[tuple[outgoing.GameInfo, ...]]:
    """List the games that can be played."""
    return _cached(request, msgspec.json.encode(books.games()), MediaType.JSON)  # type: ignore[return-value]  # encoded


@get("/texts/{game:str}/{language:str}", media_type="text/plain; charset=utf-8", responses=ERRORS, sync_to_thread=False)
def texts(request: REQUEST, game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """Give a Fluent file as it lies in the package."""
    content = books.text(game, language).encode()
    return _cached(request, content, "text/plain; charset=utf-8")  # type: ignore[return-value]  # encoded


@get("/rules/{game:str}", responses=ERRORS, sync_to_thread=False)
def rules(request: REQUEST, game: FromPath[str]) -> Response[outgoing.RulesPage]:
    """Give the rules of a game as chapters and clauses."""
    return _cached(request, msgspec.json.encode(books.rules(game)), MediaType.JSON)  # type: ignore[return-value]  # encoded


HANDLERS = [games, texts, rules]
