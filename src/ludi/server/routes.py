"""The list of routes: for the generated types, the documents and the tests.

The handlers stand in ``ludi.server.http``; a test compares both.
"""

from typing import Any, Final

import msgspec

from ludi.server.messages import incoming, outgoing


class Route(msgspec.Struct, frozen=True):
    """A path, what its body is and what it answers; a path's parts in braces are filled in."""

    method: str
    path: str
    takes: Any
    gives: Any
    does: str


def _(method: str, path: str, takes: Any, gives: Any, does: str) -> Route:
    return Route(method, path, takes, gives, does)


GET, POST, PUT, PATCH, DELETE = "GET", "POST", "PUT", "PATCH", "DELETE"
TABLE: Final = "/api/tables/{table}"

ROUTES: Final[tuple[Route, ...]] = (
    # Games, their texts and rules: for everybody, kept by caches.
    _(GET, "/api/games", None, tuple[outgoing.GameInfo, ...], "the games that can be played"),
    _(GET, "/api/texts/{game}/{language}", None, str, "Fluent texts; `core` for those all games share"),
    _(GET, "/api/rules/{game}", None, outgoing.RulesPage, "the rules as clauses"),
    # People.
    _(GET, "/api/me", None, outgoing.Me, "who I am; the first contact sets the cookie"),
    _(PATCH, "/api/me", incoming.NameMe, outgoing.Me, "set my name"),
    _(GET, "/api/me/tables", None, outgoing.Tables, "tables where I sit; ?before=&phase="),
    _(GET, "/api/me/links", None, tuple[outgoing.LinkInfo, ...], "my recovery links"),
    _(POST, "/api/me/links", None, outgoing.LinkMade, "make a recovery link"),
    _(DELETE, "/api/me/links/{link}", None, None, "revoke a recovery link"),
    _(POST, "/api/me/recover", incoming.Recover, outgoing.Me, "become the person of a recovery link"),
    _(POST, "/api/me/sign-out-elsewhere", None, outgoing.Me, "make every other device's cookie useless"),
    _(GET, "/api/me/tokens", None, tuple[outgoing.TokenInfo, ...], "my programs' tokens"),
    _(POST, "/api/me/tokens", incoming.MakeToken, outgoing.TokenMade, "make a token for a program"),
    _(DELETE, "/api/me/tokens/{token}", None, None, "revoke a program's token"),
    # Tables.
    _(GET, "/api/tables", None, outgoing.Tables, "public tables; ?game=&phase=&before="),
    _(POST, "/api/tables", incoming.MakeTable, outgoing.TableInfo, "make a table"),
    _(POST, "/api/join", incoming.SitByInvitation, outgoing.TableInfo, "sit down by an invitation link"),
    _(GET, TABLE, None, outgoing.TableInfo, "one table"),
    _(POST, f"{TABLE}/join", incoming.Sit, outgoing.TableInfo, "sit down; or come back from an absence"),
    _(POST, f"{TABLE}/leave", None, outgoing.TableInfo, "get up; in a running match a bot stands in"),
    _(PUT, f"{TABLE}/share", incoming.GiveShare, outgoing.TableInfo, "my part of the shuffles"),
    _(POST, f"{TABLE}/start", incoming.Begin, outgoing.TableInfo, "begin the match (host)"),
    _(DELETE, TABLE, None, None, "cancel the table before the match begins (host)"),
    _(GET, f"{TABLE}/invitation", None, outgoing.Invitation, "the invitation link (host)"),
    _(POST, f"{TABLE}/invitation", None, outgoing.Invitation, "a new invitation link; the old one dies (host)"),
    _(POST, f"{TABLE}/rematch", None, outgoing.TableInfo, "the same again; once for all who sat there"),
    _(
        POST,
        f"{TABLE}/agree",
        incoming.Agree,
        outgoing.TableInfo,
        "how a frozen match shall end; all must say the same",
    ),
    # The match, by plain requests: what the socket does.
    _(GET, f"{TABLE}/position", None, outgoing.Position, "?seat=&since=&wait=: wait up to 25 s for a newer step"),
    _(GET, f"{TABLE}/log", None, outgoing.Log, "?seat=&before=: up to 100 older entries"),
    _(POST, f"{TABLE}/actions", incoming.PlayBody, outgoing.Done, "play"),
    _(GET, f"{TABLE}/why", None, outgoing.Why, "?seat=&action=: is it legal now, and if not, why"),
    _(POST, f"{TABLE}/resign", incoming.ResignBody, outgoing.Done, "resign"),
    _(POST, f"{TABLE}/undo", incoming.UndoBody, outgoing.Done, "take back, or offer to"),
    _(POST, f"{TABLE}/undo/answer", incoming.AnswerBody, outgoing.Done, "answer an offer"),
    _(GET, f"{TABLE}/chat", None, outgoing.ChatLines, "?before=: up to 100 lines"),
    _(POST, f"{TABLE}/chat", incoming.ChatBody, outgoing.Done, "say something"),
    _(POST, f"{TABLE}/hint", incoming.HintBody, outgoing.Hint, "what a bot would do"),
    # A finished match.
    _(GET, f"{TABLE}/record", None, str, "the match as text that replays to the byte, with its proof of fairness"),
    _(GET, f"{TABLE}/replay", None, outgoing.Replay, "?seat=&from=&count=, or &open=true for all hands"),
    _(GET, f"{TABLE}/analysis", None, outgoing.Analysis, "the chance curve, computed when first asked for"),
    _(POST, f"{TABLE}/fork", incoming.Fork, outgoing.TableInfo, "play on from a moment against bots"),
)
SOCKET: Final = "/api/stream"


def markdown() -> str:
    """The list as ``docs/protocol.md`` shows it."""
    lines = ["| route | takes | gives | does |", "|---|---|---|---|"]
    for route in ROUTES:
        takes = "" if route.takes is None else f"`{route.takes.__name__}`"
        gives = "" if route.gives is None else "text" if route.gives is str else f"`{_named(route.gives)}`"
        lines.append(f"| `{route.method} {route.path}` | {takes} | {gives} | {route.does} |")
    return "\n".join(lines)


def _named(kind: Any) -> str:
    return f"{kind.__args__[0].__name__}[]" if hasattr(kind, "__args__") else str(kind.__name__)
