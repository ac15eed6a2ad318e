"""The list of routes, read off the handlers: for the generated types and the documents."""

import re
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from ludi.server.http import games, handlers, match, people, replay, tables


class Route(msgspec.Struct, frozen=True):
    """A path, what its body is and what it answers; a path's parts in braces are filled in."""

    method: str
    path: str
    asks: tuple[str, ...]  # names of what may stand behind the question mark
    takes: Any
    gives: Any
    does: str


def _route(handler: HTTPRouteHandler) -> Route:
    hints, marked = get_type_hints(handler.fn), get_type_hints(handler.fn, include_extras=True)
    gives = hints["return"]
    if get_origin(gives) is Response:
        gives = get_args(gives)[0]
    path = "/api" + re.sub(r":str}", "}", min(handler.paths))
    given = {"services", "visitor", "at", "request", "data", "return", *re.findall(r"{(\w+)}", path)}
    asked = {name: getattr(marked[name], "__metadata__", (None,))[0] for name in hints if name not in given}
    does = re.sub(r"\s+", " ", handler.fn.__doc__ or "").strip()
    return Route(
        min(handler.http_methods),
        path,
        tuple(getattr(mark, "name", None) or name for name, mark in asked.items()),
        hints.get("data"),
        None if gives is type(None) else gives,
        f"{does[0].lower()}{does[1:]}".rstrip("."),
    )


ROUTES: Final = tuple(_route(each) for each in handlers(games, people, tables, match, replay))


def markdown() -> str:
    """The list as ``docs/protocol.md`` shows it."""
    lines = ["| route | takes | gives | does |", "|---|---|---|---|"]
    for route in ROUTES:
        takes = _named(route.takes)
        gives = _named(route.gives)
        query = "".join(f"{'&' if at else '?'}{name}=" for at, name in enumerate(route.asks))
        lines.append(f"| `{route.method} {route.path}{query}` | {takes} | {gives} | {route.does.replace('``', '`')} |")
    return "\n".join(lines)


def _named(kind: Any) -> str:
    if kind in {None, str}:
        return "text" if kind else ""
    return f"`{kind.__args__[0].__name__}[]`" if hasattr(kind, "__args__") else f"`{kind.__name__}`"
