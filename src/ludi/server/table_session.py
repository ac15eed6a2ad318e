"""A table in memory: its row, its match, who may see it, and what each pair of eyes is shown."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from ludi.core.contract import OVER, Event
from ludi.core.errors import LudiError
from ludi.server.errors import Denied
from ludi.server.match_log import Entry, MatchLog
from ludi.server.messages import outgoing
from ludi.server.people import now_ms
from ludi.server.table import Standing, Table, game_of, lapses, table_info
from ludi.server.tasks import Owner

if TYPE_CHECKING:
    from ludi.server.subscriptions import Listener

MOST_STEPS: Final = 100
FRESH: Final = 500
"""How long the same message may be sent again without reading the clock, in milliseconds."""
PRESENT_FOR: Final = 60_000
"""How long another process is believed about who is there: it may have died, in milliseconds."""
encode: Final = msgspec.json.Encoder().encode
logger = structlog.get_logger("ludi.tables")


def trouble_of(table: Table) -> str | None:
    """Why this server cannot replay a match, if so."""
    game = game_of(table)
    if game is None:
        return f"the game {table.game!r} is not installed here"
    if game.rules != table.rules:
        return f"it was played under rules={table.rules} of {table.game}; this server has rules={game.rules}"
    if game.data_digest != table.data:
        return f"it was played with data={table.data}; this server's printed data is data={game.data_digest}"
    return None


class TableSession(Owner):
    """One table. Only what is done by its owner changes it, and readers see only what is stored."""

    def __init__(
        self,
        table: Table,
        members: Collection[str],
        standing: Standing,
        entries: Sequence[Entry] = (),
        settle: Callable[["TableSession"], Awaitable[None]] | None = None,
        lapse: int = 0,
    ) -> None:
        super().__init__(f"table-{table.id}")
        self.table = table
        self.members = set(members)
        self.standing = standing
        self.is_uncertain = False  # a commit was not answered: what is stored must be looked at before anything else
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[int, tuple[frozenset[str], int]] = {}  # by other process: who is there, as of when
        self.thinking: asyncio.Task[None] | None = None
        self.is_preparing = False  # a bot waits until its kind is compiled
        self.changed = asyncio.Event()  # set and replaced at every change, for those who poll
        self.trouble = trouble_of(table)
        self.log: MatchLog | None = None
        self._settle = settle
        self._lapse = lapse
        self._views: dict[int | None, msgspec.Raw] = {}  # of the present position
        self._updates: dict[Any, tuple[outgoing.Position, bytes]] = {}
        self._seats: dict[str, frozenset[int]] = {}
        self.adopt_table(table, entries)

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is up to the server: a person decides, in his own time, and no offer is open."""
        log = self.log
        return (
            log is not None
            and self.standing.due is None
            and log.table.clock is None
            and log.offer is None
            and not log.plays_bot(log.actor)
        )

    @property
    def is_attended(self) -> bool:
        """Whether anybody plays in person or watches: bots do not play to an empty room."""
        return (self.log is not None and self.log.has_player) or bool(self.present())

    async def before_each(self) -> None:
        """Look what is stored, where the latest commit was not answered."""
        if self.is_uncertain and self._settle is not None:
            await self._settle(self)

    def adopt_table(self, table: Table, entries: Sequence[Entry] = ()) -> None:
        """Take over a stored change of the table; the match begins when the table has."""
        self.table = table
        self._seats.clear()
        if table.seed is not None and self.log is None and self.trouble is None:
            try:
                self.log = MatchLog(table, entries)
            except (LudiError, AssertionError) as error:
                # Reported once; the table can still be looked at.
                logger.error("log does not replay", table=self.id, error=str(error))  # noqa: TRY400  (the error says it)
                self.trouble = f"its log does not replay here: {error}"
        self._updates.clear()

    def adopt(self, log: MatchLog, standing: Standing) -> None:
        """Take over a match with entries that have been stored."""
        if self.log is None or log.position is not self.log.position or log.is_over:
            self._views.clear()
        self.log = log
        self.standing = standing
        self._updates.clear()

    def wake(self) -> None:
        """Let those who poll look again."""
        self.changed.set()
        self.changed = asyncio.Event()

    def is_at(self, step: int | None) -> bool:
        """Whether the match is still at this step and may go on."""
        is_newer = self.log is not None and self.log.step != step
        return step is not None and not is_newer and self.table.phase in {"gathering", "playing"}

    # Who may do what.

    def seats_of(self, person: str) -> frozenset[int]:
        found = self._seats.get(person)
        if found is None:
            found = self._seats[person] = self.table.seats_of(person)
        return found

    def moved(self, person: str) -> bool:
        """Whether this person has made the latest entry of the log."""
        return self.log is not None and bool(self.log.entries) and self.log.entries[-1].seat in self.seats_of(person)

    def decides(self, person: str) -> bool:
        """Whether the match waits for this person, or has not begun."""
        return self.log is None or self.log.actor in self.seats_of(person)

    def may_see(self, person: str) -> bool:
        """Whether the table is there at all for this person."""
        return self.table.public or person in self.members

    def match(self) -> MatchLog:
        """The match, once it has begun and while this server can replay it."""
        if self.trouble is not None:
            raise Denied("unreplayable", self.trouble)
        if self.log is None:
            raise Denied("wrong_phase", "the match has not begun")
        return self.log

    def running(self) -> MatchLog:
        """The match while it is being played."""
        log = self.match()
        if self.table.phase != "playing":
            raise Denied("wrong_phase", "the match is over")
        return log

    def finished(self) -> MatchLog:
        """The match once it is over."""
        log = self.match()
        if self.table.phase != "finished":
            raise Denied("wrong_phase", "the match is not over")
        return log

    def eyes(self, person: str, seat: int | None) -> int | None:
        """Through whose eyes a person may look."""
        if seat is not None and seat not in self.seats_of(person):
            raise Denied("not_yours", f"seat {seat} is not yours to look through", "$.seat")
        return seat

    # What is shown.

    def here(self) -> list[str]:
        """Who looks at the table by this process: those who sit there first."""
        sitting = self.table.people
        return sorted({each.person.id for each in self.listeners}, key=lambda person: (person not in sitting, person))

    def present(self) -> frozenset[str]:
        """Everybody who is looking at the table now."""
        here = {listener.person.id for listener in self.listeners}
        alive = now_ms() - PRESENT_FOR
        return frozenset(here.union(*(people for people, told in self.elsewhere.values() if told > alive)))

    def spectators(self) -> int:
        return len(self.present() - self.table.people)

    def presence(self) -> outgoing.PresenceMessage:
        present = self.present()
        seats = (seat for seat, person in enumerate(self.table.holders) if person in present)
        return outgoing.PresenceMessage(self.id, tuple(seats), self.spectators())

    def info(self, person: str | None) -> outgoing.TableInfo:
        return table_info(
            self.table,
            self.standing,
            person,
            self.present(),
            lapses=lapses(self.table, self.standing, self._lapse),
            trouble=self.trouble,
            preparing=self.is_preparing,
        )

    def view(self, eyes: int | None) -> msgspec.Raw:
        """The game's view, built once for each pair of eyes; when the match is over nobody is asked anything."""
        log, found = self.match(), self._views.get(eyes)
        if found is None:
            view = log.game.view(log.position, eyes)
            if log.is_over and view.actor != OVER:
                first = log.result().places.index(1)
                view = msgspec.structs.replace(view, actor=OVER, choices=(), ask=Event("ask-over", {"seat": first}))
            found = self._views[eyes] = msgspec.Raw(encode(view))
        return found

    def position(self, eyes: int | None, mine: frozenset[int], since: int | None) -> outgoing.Position:
        """Where the match stands for somebody who holds these seats and looks through these eyes."""
        now = now_ms()
        log = self.log if self.trouble is None else None
        step = log.step if log else 0
        since = max(0, step - MOST_STEPS) if since is None or not step - MOST_STEPS <= since <= step else since
        return outgoing.Position(
            table=self.id,
            seat=eyes,
            since=since,
            step=step,
            ply=log.ply if log else 0,
            steps=tuple([log.step_info(n, eyes) for n in range(since + 1, step + 1)]) if log else (),
            view=self.view(eyes) if log else None,
            result=log.result() if log and log.is_over else self.table.result,
            clocks=log.clocks_left(now) if log else (),
            undo=self._undo(log, mine),
            time=now,
        )

    def update(self, eyes: int | None, mine: frozenset[int], since: int | None) -> tuple[outgoing.Position, bytes]:
        """The same with its message, encoded once for everybody who sees the same."""
        kept = self._updates.get((eyes, mine))
        if kept is None or kept[0].since != since or now_ms() - kept[0].time >= FRESH:
            position = self.position(eyes, mine, since)
            kept = self._updates[eyes, mine] = position, encode(outgoing.Update(self.id, position))
        return kept

    def _undo(self, log: MatchLog | None, mine: frozenset[int]) -> outgoing.UndoState:
        if log is None or self.table.phase != "playing":
            return outgoing.UndoState(log.ply if log else 0, None, None)
        offer = outgoing.UndoOffer(log.offer.seat, log.offer.to, log.waiting()) if log.offer else None
        return outgoing.UndoState(log.free_to(mine), log.last_of(mine), offer)
