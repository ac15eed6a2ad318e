"""What the server says no to, as the wire tells it."""

from math import ceil
from typing import Any, Final, TypeVar

from ludi.core.errors import LudiError
from ludi.server.messages.outgoing import Error, Fault, Position

E = TypeVar("E", bound=Error)

STATUS: Final[dict[Fault, int]] = {
    "bad_request": 400,
    "forbidden": 403,
    "not_yours": 403,
    "unknown": 404,
    "stale": 409,
    "refused": 409,
    "not_your_turn": 409,
    "wrong_phase": 409,
    "full": 409,
    "cannot_undo": 409,
    "unreplayable": 409,
    "too_large": 413,
    "too_many": 429,
    "too_fast": 429,
    "unavailable": 503,
}


class Denied(LudiError):
    """Somebody asked for what cannot be done, or is not his to do."""

    def __init__(
        self,
        error: Fault,
        message: str,
        where: str | None = None,
        *,
        why: str | None = None,
        clause: str | None = None,
        position: Position | None = None,
        wait: float | None = None,  # seconds
    ) -> None:
        super().__init__(message)
        self.error: Final[Fault] = error
        self.where = where
        self.why = why
        self.clause = clause
        self.position = position
        self.wait = wait

    def answer(self, kind: type[E], **more: Any) -> E:
        """As an answer of some kind."""
        wait = None if self.wait is None else ceil(1000 * self.wait)
        return kind(self.error, str(self), self.where, self.why, self.clause, wait, **more)


def visible(text: str, where: str) -> str:
    """What somebody wrote, without spare spaces; refused if it cannot be seen."""
    plain = " ".join(text.split())
    if not plain or not plain.isprintable():
        raise Denied("bad_request", "expected characters that can be seen", where)
    return plain


def unknown(what: str) -> Denied:
    """There is no such thing, or it is not for this visitor: both look alike."""
    return Denied("unknown", f"there is no such {what}, or it is not yours to see")
