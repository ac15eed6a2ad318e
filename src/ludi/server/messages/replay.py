"""About finished matches: their moments, how they were judged, and lines that were not played."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from ludi.core.contract import Choice, Event
from ludi.server.messages.common import LONGEST_THINGS, Ply, Seat, TableId
from ludi.server.messages.incoming import FromClient
from ludi.server.messages.outgoing import Advice, FromServer, ViewOf

Code: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]


class ReplayStep(FromServer, frozen=True):
    """A moment of a match, or of a line beside it: what led to it, and the views asked for."""

    ply: Ply
    # Who acted, and what; None at the beginning.
    seat: Seat | None
    action: str | None
    events: tuple[Event, ...]
    # None where none are asked for, one, or of an open replay one by seat.
    views: tuple[ViewOf, ...]
    scores: tuple[int, ...]


class Replay(FromServer, frozen=True):
    """Moments of a finished match, ascending; ``plies`` is how many moves it has."""

    table: TableId
    plies: Ply
    steps: tuple[ReplayStep, ...]


class ChancePoint(FromServer, frozen=True):
    """Each seat's estimated chance to win after so many moves, 0 to 1."""

    ply: Ply
    chances: tuple[float, ...]


class Mistake(FromServer, frozen=True):
    """A move than which another was better, with what both are worth to its seat by one and the same search.

    ``ply`` is the number of the move, and of the moment to which it led. The margin is ``best - value``.
    """

    ply: Ply
    seat: Seat
    value: float
    better: Choice
    best: float


class TurningPoint(FromServer, frozen=True):
    """A turn that changed the chances: ``changes`` by seat, from before it (``since``) to the next turn.

    ``ply`` is the number of the move that stands for it: the one that cost most, or the last.
    """

    ply: Ply
    since: Ply
    seat: Seat
    changes: tuple[float, ...]


class Analysis(FromServer, frozen=True):
    """A match as the search judges it, as far as that has been done.

    A point stands before each turn, and at the end. All are judged as somebody would who sees everything but what
    is still to be drawn; mistakes by what their seat knew.
    """

    ready: bool
    # The name of the search, with eight digits of the weights it has learned, as in legatus@2000#0123abcd.
    judge: str
    points: tuple[ChancePoint, ...]
    mistakes: tuple[Mistake, ...]
    turning: tuple[TurningPoint, ...]


MOST_ACTIONS: Final = 150
"""Of a line: whoever wants to go further plays on from there."""


class Line(FromClient, frozen=True):
    """Actions that might have been played from a moment on."""

    ply: Ply
    actions: Annotated[tuple[Code, ...], Meta(max_length=MOST_ACTIONS)] = ()


class VariationBody(Line, frozen=True):
    """The same through a seat's eyes, a spectator's, or all seats'; without its first ``known`` actions."""

    seat: Seat | None = None
    open: bool = False
    known: Annotated[int, Meta(ge=0, le=MOST_ACTIONS)] = 0


class VariationThings(Line, frozen=True, kw_only=True):
    """The same, and things of the table that are pressed at its end."""

    things: Annotated[str, Meta(min_length=3, max_length=LONGEST_THINGS)]


class Variation(FromServer, frozen=True):
    """Moments of a line that was not played, and its end as whoever is to decide there sees it.

    That view has the choices that could be taken; there is none at the end of the match.
    """

    table: TableId
    ply: Ply
    steps: tuple[ReplayStep, ...]
    end: ViewOf | None


class Judgement(FromServer, frozen=True):
    """A moment as the search of the analysis judges it: chances by seat, and the best few actions, best first."""

    chances: tuple[float, ...]
    advice: tuple[Advice, ...]


class Comparison(FromServer, frozen=True):
    """Where two finished matches part: after ``ply`` equal moves, with these.

    ``same`` says whether they began alike: the same game, seats, options and shuffles. A match that has no move
    more than the other has none to part with.
    """

    table: TableId
    other: TableId
    same: bool
    ply: Ply
    here: ReplayStep | None
    there: ReplayStep | None
