"""How errors leave the server: always typed, never with our insides."""

import re
from collections.abc import Awaitable
from math import ceil
from typing import Any, Final

import structlog
from litestar import MediaType, Response
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from ludi.core.errors import LudiError
from ludi.server.errors import STATUS, Denied
from ludi.server.http.params import REQUEST
from ludi.server.messages.outgoing import Done, Error, Fault, NotDone

logger = structlog.get_logger("ludi.http")

_PLACE: Final = re.compile(r" - at `(.+)`$")
_BY_STATUS: Final[dict[int, Fault]] = {
    401: "forbidden",
    403: "forbidden",
    404: "unknown",
    405: "bad_request",
    413: "too_large",
    429: "too_fast",
}

ERRORS: Final = {
    status: ResponseSpec(Error, description=told, generate_examples=False)
    for status, told in {
        400: "It cannot be read",
        403: "Not for you",
        404: "There is none, or it is not yours to see",
        409: "Not now",
        413: "Too large",
        429: "Too many, or too fast",
        503: "Ask again in a moment",
    }.items()
}
WITH_ID: Final = ERRORS | {
    status: ResponseSpec(NotDone, description="It was not done", generate_examples=False) for status in (403, 409, 429)
}


def _answer(status: int, error: Error) -> Response[Any]:
    headers = {"Retry-After": str(ceil((error.wait or 1000) / 1000))} if status in {429, 503} else {}
    return Response(error, status_code=status, media_type=MediaType.JSON, headers=headers)


async def done(client: str, work: Awaitable[Done]) -> Response[Done]:
    """Answer something with an id: also a refusal names it."""
    try:
        return Response(await work)
    except Denied as denied:
        return _answer(STATUS[denied.error], denied.answer(NotDone, id=client, position=denied.position))


def refused(_: REQUEST, denied: Denied) -> Response[Error]:
    """What we refused on purpose."""
    return _answer(STATUS[denied.error], denied.answer(Error))


def invalid(_: REQUEST, error: ValidationException) -> Response[Error]:
    """Parameters or a body that do not fit their types: the first fault, and where."""
    faults = error.extra if isinstance(error.extra, list) else []
    if not faults:
        return _answer(400, _placed(error.detail))
    first = faults[0]
    place, source = str(first.get("key") or ""), first.get("source")
    if source is None or source == "body":
        place = "$" if place in {"", "data"} else f"$.{place}"
    return _answer(400, Error("bad_request", str(first.get("message")), place))


def unreadable(request: REQUEST, error: HTTPException) -> Response[Error]:
    """What the framework refused."""
    if error.status_code >= 500:
        return broken(request, error)
    if isinstance(error, ClientException) and error.status_code == 400:
        return _answer(400, _placed(error.detail))
    return _answer(error.status_code, Error(_BY_STATUS.get(error.status_code, "bad_request"), error.detail))


def _placed(detail: str) -> Error:
    place = _PLACE.search(detail)
    return Error("bad_request", _PLACE.sub("", detail), place[1] if place else None)


def deliberate(_: REQUEST, error: LudiError) -> Response[Error]:
    """A deliberate error of the package that nobody has translated."""
    return _answer(400, Error("bad_request", str(error)))


def broken(request: REQUEST, error: Exception) -> Response[Error]:
    """Ours: reported once with its traceback; the visitor learns nothing of our insides."""
    logger.error("request failed", path=request.scope["path"], exc_info=error)
    return _answer(500, Error("unavailable", "something broke on our side; it has been reported"))


HANDLERS: Final[ExceptionHandlersMap] = {
    Denied: refused,
    ValidationException: invalid,
    HTTPException: unreadable,
    LudiError: deliberate,
    Exception: broken,
}
