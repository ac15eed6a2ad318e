"""To clients: the answers to requests, and what is told over the socket.

Nothing of a running match is in here but ``view`` and ``tell`` of the seat
that the client looks through.
"""

from typing import Any, Literal, TypeAlias

import msgspec

from ludi.core.catalogue import Action, Value
from ludi.core.contract import Choice, Event, Option
from ludi.server.messages.common import LevelName, PersonId, Phase, Ply, Scope, Seat, Step, TableId, TableSettings

Fault: TypeAlias = Literal[
    "bad_request",  # it cannot be read; ``where`` names the place
    "unknown",  # there is no such thing, or it is not yours to see
    "forbidden",  # not for you
    "not_yours",  # you do not hold this seat
    "not_your_turn",
    "stale",  # it answers a step that has passed; the present view comes along
    "refused",  # the rules do not allow it; ``why`` and ``clause`` say which
    "wrong_phase",  # not at this time of a table's life
    "full",  # no seat is free
    "cannot_undo",
    "too_many",  # of tables, links or tokens
    "too_fast",  # wait a little
    "too_large",
    "unreplayable",  # played under other rules or data than this server's
    "unavailable",  # the server is stopping or overloaded: ask again
]


class FromServer(msgspec.Struct, frozen=True, gc=False):
    """An answer, or a part of one."""


class Error(FromServer, frozen=True):
    """Why something was not done."""

    error: Fault
    message: str
    where: str | None = None
    # Of a refusal: the reason's name and its rule clause.
    why: str | None = None
    clause: str | None = None
    wait: int | None = None  # of ``too_fast``: milliseconds until it may be asked again


# About games.


class ArgumentInfo(FromServer, frozen=True):
    """An argument of an action and the values it takes."""

    name: str
    values: tuple[Value, ...]


class KindInfo(FromServer, frozen=True):
    """A kind of action; ``start`` is the code of its first, the last argument varies fastest."""

    name: str
    start: int
    arguments: tuple[ArgumentInfo, ...]


class BoxInfo(FromServer, frozen=True):
    """Values that another copy of a game prints."""

    # As its owner calls it; None where it is not offered for new tables.
    name: str | None
    # The game whose box it is.
    of: str
    # A sentence for each value, in English.
    differs: tuple[str, ...]


class GameInfo(FromServer, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    rules: int
    data: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    endings: tuple[str, ...]
    # Of bots, weakest first.
    levels: tuple[str, ...]
    # With complete texts.
    languages: tuple[str, ...]
    actions: tuple[KindInfo, ...]
    # Events that begin a part of the match: headings of the log, scenes on the table.
    openings: tuple[str, ...]
    # Events that change nothing on the table, such as a choice on the way to a move: the log folds them into it.
    changeless: tuple[str, ...]
    # With which box it is played, if not with ours, and what a drawn board must know of it.
    box: BoxInfo | None
    drawing: dict[str, Any] | None


class Clause(FromServer, frozen=True):
    """A rule; ``text`` is Markdown. A note tells how we read it where it can be read several ways."""

    id: str
    text: str


class Chapter(FromServer, frozen=True):
    """A heading of the rules with the clauses under it; ``text`` stands before the first."""

    title: str
    level: int
    text: str
    clauses: tuple[Clause, ...]


class RulesPage(FromServer, frozen=True):
    """The rules of a game as numbered clauses."""

    game: str
    title: str
    chapters: tuple[Chapter, ...]


# About people.


class Me(FromServer, frozen=True):
    """Who I am here."""

    id: PersonId
    name: str
    # False until a name has been set: the one shown was made up.
    named: bool


class LinkMade(FromServer, frozen=True):
    """A recovery link, shown this once: only its hash is kept."""

    id: str
    token: str
    url: str
    made: int


class LinkInfo(FromServer, frozen=True):
    """A recovery link that works until it is revoked."""

    id: str
    made: int
    used: int | None


class TokenMade(FromServer, frozen=True):
    """A token for a program, shown this once: only its hash is kept."""

    id: str
    label: str
    scope: Scope
    token: str
    made: int


class TokenInfo(FromServer, frozen=True):
    """A token for a program."""

    id: str
    label: str
    scope: Scope
    made: int
    used: int | None


# About tables.


class SeatInfo(FromServer, frozen=True):
    """Who sits where."""

    seat: Seat
    holder: Literal["open", "invited", "person", "bot"]
    name: str | None
    person: PersonId | None
    # Of the bot that plays or stands in.
    level: LevelName | None
    yours: bool
    present: bool
    # A bot plays until the person comes back.
    stand_in: bool
    resigned: bool
    # How this seat would have a frozen match end: places by seat.
    places: tuple[int, ...] | None = None


class Result(FromServer, frozen=True):
    """How a match ended; places from 1, ties share one, those who resigned come last.

    ``ending`` is one of the game's endings, or ``resigned``, ``out-of-time``, ``abandoned`` or ``agreed``;
    what people agreed on has no scores.
    """

    ending: str
    scores: tuple[int, ...]
    places: tuple[int, ...]


class Origin(FromServer, frozen=True):
    """The finished match from which this one plays on."""

    table: TableId
    ply: Ply


class Fairness(FromServer, frozen=True):
    """The proof that nobody chose the shuffles.

    ``commitment`` is SHA-256 of salt and secret, told when the table is made; shares by
    seat come from people; salt and secret are told when the match is over.
    """

    commitment: str
    shares: tuple[str | None, ...]
    salt: str | None = None
    secret: str | None = None


class TableFacts(FromServer, TableSettings, frozen=True, kw_only=True):
    """What is kept of a table and told as it is."""

    id: TableId
    game: str
    rules: int
    data: str
    host: PersonId
    phase: Phase
    made: int
    started: int | None = None
    ended: int | None = None
    result: Result | None = None
    # The table of the rematch, once somebody has asked for one.
    rematch: TableId | None = None


class TableInfo(TableFacts, frozen=True, kw_only=True):
    """A table as its visitor may know it."""

    seats: tuple[SeatInfo, ...]
    step: Step
    ply: Ply
    # The seat to decide, or None before the start and after the end.
    actor: Seat | None
    fairness: Fairness
    origin: Origin | None
    # When it is given up if nothing happens until then; None once it is over.
    lapses: int | None
    # Why this match is frozen, if so: other rules or data than it began with. It ends as all who sit there agree.
    trouble: str | None
    # Its bots are being compiled, once on each machine: their next move takes up to a minute.
    preparing: bool


class Tables(FromServer, frozen=True):
    """Tables, newest first; ``before`` continues the list."""

    tables: tuple[TableInfo, ...]
    before: int | None


class Invitation(FromServer, frozen=True):
    """The link that opens the seats kept for the invited."""

    token: str
    url: str


# About matches.


ViewOf: TypeAlias = msgspec.Raw
"""A game's own view as ``Game.view`` builds it for one seat, encoded once and sent to all who look through it."""


Kind: TypeAlias = Literal[
    "action", "undo", "resign", "stand_in", "hand_back", "offer", "accept", "decline", "hint", "lapse"
]
By: TypeAlias = Literal["person", "bot", "clock"]


class StepInfo(FromServer, frozen=True, omit_defaults=True):
    """One entry of the log, as the viewer may know it.

    ``events`` are the sentences of an action. Of an undo ``ply`` is what was gone back to;
    an offer, acceptance or refusal of one leaves the position as it was.
    """

    step: Step  # from 1: the log's length with this entry
    kind: Kind
    seat: Seat
    by: By
    ply: Ply  # after it
    at: int
    events: tuple[Event, ...] = ()


class ClockLeft(FromServer, frozen=True):
    """A seat's time as of the message's ``time``."""

    left: int
    running: bool


class UndoOffer(FromServer, frozen=True):
    """Somebody asks to go back; those at ``waiting`` have not answered."""

    seat: Seat
    to: Ply
    waiting: tuple[Seat, ...]


class UndoState(FromServer, frozen=True):
    """What the viewer may take back."""

    # Down to this ply without asking; the present ply when nothing is free.
    free_to: Ply
    # The ply of the viewer's latest decision: where an undo button goes.
    last: Ply | None
    offer: UndoOffer | None


class ChatLine(FromServer, frozen=True):
    """A line of the table's talk; a spectator has no seat."""

    number: int
    person: PersonId
    name: str
    seat: Seat | None
    text: str
    at: int


class Position(FromServer, frozen=True):
    """Where a match stands for one viewer, and the entries of the log that lead there.

    ``steps`` are all entries after ``since``. When ``since`` is more than 100 behind, or
    was None, they are the newest 100 and ``since`` is raised to the one before them.
    """

    table: TableId
    seat: Seat | None
    since: Step
    step: Step
    ply: Ply
    steps: tuple[StepInfo, ...]
    # None before the match begins.
    view: ViewOf | None
    # Once the match is over, for whatever reason: nobody is to decide, and this is how it ended.
    result: Result | None
    clocks: tuple[ClockLeft, ...]
    undo: UndoState
    time: int


class Log(FromServer, frozen=True):
    """Older entries of a log, ascending."""

    steps: tuple[StepInfo, ...]


class ChatLines(FromServer, frozen=True):
    """Chat, oldest first."""

    lines: tuple[ChatLine, ...]


class Done(FromServer, frozen=True):
    """It was done; for a repeated id the same answer as the first time."""

    id: str
    # The log's length after it, or None for what is not in the log.
    step: Step | None
    # Of an undo: it was only offered.
    offered: bool = False


class NotDone(Error, frozen=True, kw_only=True):
    """It was not done; of a stale action, here is where the match stands."""

    id: str
    position: Position | None = None


class Why(FromServer, frozen=True):
    """Whether an action may be played now, and if not, which rule forbids it."""

    action: str
    legal: bool
    why: str | None
    clause: str | None
    message: str | None


class WhyNot(FromServer, frozen=True):
    """Whether something can be done with several things together, and if not, which rule is first in the way."""

    possible: bool
    # What takes them one after the other; of what is not possible, as far as it goes.
    steps: tuple[Action, ...]
    # What is refused then. None where no rule is in the way of any of them alone, or no action mentions them.
    refused: Action | None
    why: str | None
    clause: str | None


class Advice(FromServer, frozen=True):
    """An action worth considering, with the chance to win that the bot gives it, 0 to 1."""

    code: int
    action: str
    chance: float
    # The bot's share of thought.
    weight: float
    # How it went on in more than half of what the bot tried, up to where chance or somebody else decides.
    then: tuple[Choice, ...] = ()
    # What speaks for it, by the parts of the evaluation: for the best beside the next, for the others beside the best.
    reasons: tuple[Event, ...] = ()


class Hint(FromServer, frozen=True):
    """The best few actions, best first."""

    step: Step
    level: str
    advice: tuple[Advice, ...]


# Over the socket.


class Welcome(FromServer, frozen=True, tag_field="type", tag="welcome"):
    """First of all."""

    protocol: int
    me: Me
    time: int


class Snapshot(FromServer, frozen=True, tag_field="type", tag="snapshot"):
    """The answer to ``follow``: all there is to know of the table."""

    table: TableId
    info: TableInfo
    position: Position
    chat: tuple[ChatLine, ...]
    spectators: int


class Update(FromServer, frozen=True, tag_field="type", tag="update"):
    """The match went on; ``position.since`` is the step of the message before."""

    table: TableId
    position: Position


class TableMessage(FromServer, frozen=True, tag_field="type", tag="table"):
    """The table changed: who sits where, whether it has begun or ended."""

    table: TableId
    info: TableInfo


class PresenceMessage(FromServer, frozen=True, tag_field="type", tag="presence"):
    """Which seats' people are here, and how many spectators."""

    table: TableId
    present: tuple[Seat, ...]
    spectators: int


class ChatMessage(FromServer, frozen=True, tag_field="type", tag="chat"):
    """A new line of talk."""

    table: TableId
    line: ChatLine


class DoneMessage(Done, frozen=True, kw_only=True, tag_field="type", tag="done"):
    """What was asked over the socket has been done."""

    table: TableId


class NotDoneMessage(NotDone, frozen=True, kw_only=True, tag_field="type", tag="not_done"):
    """What was asked over the socket has not been done."""

    table: TableId


Noticed: TypeAlias = Literal["your_turn", "started", "finished", "undo_offered", "rematch"]


class Notice(FromServer, frozen=True, tag_field="type", tag="notice"):
    """Something at a table of mine that this socket does not follow."""

    table: TableId
    game: str
    what: Noticed
    step: Step


class ErrorMessage(Error, frozen=True, tag_field="type", tag="error"):
    """A message could not be read or obeyed."""


class Pong(FromServer, frozen=True, tag_field="type", tag="pong"):
    """I am here."""

    time: int


Reason: TypeAlias = Literal["stopping", "too_slow", "too_fast", "revoked"]


class Closing(FromServer, frozen=True, tag_field="type", tag="closing"):
    """The server stops or lets go of a reader too slow: connect again and follow from your last step."""

    reason: Reason


ServerMessage: TypeAlias = (
    Welcome
    | Snapshot
    | Update
    | TableMessage
    | PresenceMessage
    | ChatMessage
    | DoneMessage
    | NotDoneMessage
    | Notice
    | ErrorMessage
    | Pong
    | Closing
)
"""Everything a client may hear over the socket."""
