"""Games, texts, rules: for everybody, and for caches."""

from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath

from ludi.server import content
from ludi.server.http.answers import ERRORS
from ludi.server.http.http_cache import PACKED, kept
from ludi.server.http.params import REQUEST, TheServices
from ludi.server.messages import outgoing

KEEP: Final = "public, max-age=60"


@get("/games", responses=ERRORS, sync_to_thread=False, opt={PACKED: True})
def games(request: REQUEST, services: TheServices) -> Response[tuple[outgoing.GameInfo, ...]]:
    """List the games that can be played."""
    return kept(request, content.games_json(services.boxes), MediaType.JSON, KEEP)  # type: ignore[return-value]  # encoded


@get(
    "/texts/{game:str}/{language:str}",
    media_type="text/plain; charset=utf-8",
    responses=ERRORS,
    sync_to_thread=False,
    opt={PACKED: True},
)
def texts(request: REQUEST, game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """Give the Fluent messages of a game, or those that all games share (`core`)."""
    return kept(request, content.text(game, language).encode(), "text/plain; charset=utf-8", KEEP)  # type: ignore[return-value]  # encoded


@get("/rules/{game:str}", responses=ERRORS, sync_to_thread=False, opt={PACKED: True})
def rules(request: REQUEST, game: FromPath[str]) -> Response[outgoing.RulesPage]:
    """Give the rules of a game as chapters and clauses."""
    return kept(request, content.rules_json(game), MediaType.JSON, KEEP)  # type: ignore[return-value]  # encoded
