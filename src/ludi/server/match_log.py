"""A match by its log: entries are only ever added, and everything follows from them.

An undo is an entry too: it lowers the ply while the step rises, so a log is
also the trace of what was taken back. Nothing here waits, stores or sends.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludi.core import layout
from ludi.core.contract import OVER
from ludi.server.clocks import Clocks
from ludi.server.messages.outgoing import By, ClockLeft, Kind, Result, StepInfo
from ludi.server.table import Standing, Table, game_of

RESIGNED: Final = "resigned"
OUT_OF_TIME: Final = "out-of-time"
ABANDONED: Final = "abandoned"


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of the log."""

    step: int  # from 1
    kind: Kind
    seat: int
    value: int  # an action's code; the ply of an undo or an offer
    by: By
    client: str | None
    at: int


class Move(msgspec.Struct, frozen=True, gc=False):
    """An action that stands on the board."""

    code: int
    seat: int
    after: Any
    reveals: int  # of the position after it
    earned: int = 0  # the increment that it brought


class Offer(msgspec.Struct, frozen=True):
    """Somebody asks to go back to a ply; these have agreed."""

    seat: int
    to: int
    agreed: frozenset[int]


class MatchLog:
    """The log of one match, folded."""

    def __init__(self, table: Table, entries: Sequence[Entry] = ()) -> None:
        assert table.seed is not None, "the match has not begun"
        self.table = table  # as it was when the match began, or was loaded
        self.seats = len(table.seats)
        self.people = frozenset(seat for seat, holder in enumerate(table.holders) if holder is not None)
        game = game_of(table)
        assert game is not None, "its trouble was asked for first"
        self.game = game
        self.seed = int(table.seed, 16)
        self.start = self.game.start(self.seats, table.options, self.seed)
        self.line: list[Move] = []
        self.entries: list[Entry] = []
        self.plies: list[int] = []  # after each entry
        self.by_client: dict[str, Entry] = {}
        self.resigned: set[int] = set()
        self.away: set[int] = set()  # a bot stands in
        self.offer: Offer | None = None
        self.changed = 0  # the step of the last change of the position
        self.clocks = Clocks(table.clock, self.seats, table.started or 0)
        self._ended: str | None = None  # what ended it, where the rules did not
        self._before: list[Any] = []  # the position before each action of the log, None for other entries
        self._latest: dict[int, int] = {}  # by seat: the ply of its latest decision
        self.base = 0  # the ply below which nothing can be taken back: what a fork began with
        for code in table.prefix:
            self._push(code)
        self.base = len(self.line)
        self._latest.clear()
        self._look()
        for entry in entries:
            self.add(entry)

    # Where it stands.

    @property
    def step(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def ply(self) -> int:
        """How many actions stand on the board."""
        return len(self.line)

    @property
    def position(self) -> Any:
        """The present position; not to be written to."""
        return self.line[-1].after if self.line else self.start

    def _seats_with(self, seat: int) -> frozenset[int]:
        """The seats of the person who holds this one."""
        return self.table.seats_of(self.table.holders[seat] or "")

    def _given_up(self) -> bool:
        return bool(self.resigned) and (not (self.people - self.resigned) or len(self.resigned) >= self.seats - 1)

    def _look(self) -> None:
        """Note whose decision it is now."""
        self.asked = int(self.position.actor)  # the seat whose decision the rules say it is
        self.is_over = self.asked == OVER or self._ended is not None  # also when nobody is left to play against
        self.actor = OVER if self.is_over else self.asked  # the seat to decide

    def at_ply(self, ply: int) -> Any:
        """The position after so many of the actions that stand."""
        return self.line[ply - 1].after if ply else self.start

    def codes(self) -> list[int]:
        return [move.code for move in self.line]

    def plays_bot(self, seat: int) -> bool:
        """Whether a bot decides for this seat now."""
        return seat not in self.people or seat in self.away or seat in self.resigned

    @property
    def decider(self) -> int | None:
        """The seat whose time runs: to decide, and by a person."""
        return None if self.is_over or self.plays_bot(self.actor) else self.actor

    @property
    def has_player(self) -> bool:
        """Whether anybody still plays for himself."""
        return bool(self.people - self.away - self.resigned)

    def standing(self, due: int | None, keeper: int | None) -> Standing:
        """What is stored beside the latest entry."""
        return Standing(
            step=self.step,
            ply=self.ply,
            actor=None if self.is_over else self.actor,
            away=sum(1 << seat for seat in self.away),
            resigned=sum(1 << seat for seat in self.resigned),
            at=self.clocks.since,
            due=None if self.is_over else due,
            keeper=None if self.is_over else keeper,
        )

    def result(self) -> Result:
        """The standing, as final if the match is over; those who resigned come last."""
        scores, places = self.game.standing(self.position)
        ranked = [(seat in self.resigned, place) for seat, place in enumerate(places)]
        final = tuple(1 + sum(other < mine for other in ranked) for mine in ranked)
        return Result(self._ended or self.game.endings[self.position.ending], scores, final)

    # Adding to it.

    def copy(self) -> "MatchLog":
        """A log that can be added to while this one is still shown."""
        twin = object.__new__(MatchLog)
        twin.__dict__ |= self.__dict__
        twin.line, twin.entries, twin.plies = self.line.copy(), self.entries.copy(), self.plies.copy()
        twin.by_client, twin.resigned, twin.away = self.by_client.copy(), self.resigned.copy(), self.away.copy()
        twin._before, twin.clocks, twin._latest = self._before.copy(), self.clocks.copy(), self._latest.copy()
        return twin

    def entry(self, kind: Kind, seat: int, value: int, by: By, client: str | None, at: int) -> Entry:
        """The next entry of this log; never earlier than the one before, whatever the machines' clocks say."""
        return Entry(len(self.entries) + 1, kind, seat, value, by, client, max(at, self.clocks.since))

    def add(self, entry: Entry) -> None:
        """Append an entry: to a copy before it is stored, to this log once it is."""
        assert entry.step == len(self.entries) + 1, f"step {entry.step} after {len(self.entries)}"
        before = self.position if entry.kind == "action" else None
        decider = self.decider
        self.clocks.charge(entry.at, decider, self.ply)
        match entry.kind:
            case "action":
                self._push(entry.value, 0 if decider is None else self.clocks.earn(decider))
                self._moved(entry)
            case "undo":
                for move in self.line[entry.value :]:
                    self.clocks.take_back(move.seat, move.earned)
                del self.line[entry.value :]
                self._latest = {move.seat: ply for ply, move in enumerate(self.line) if ply >= self.base}
                self._moved(entry)
            case "resign":
                self.resigned.add(entry.seat)
                self.offer = None
                if self._given_up():
                    self._ended = OUT_OF_TIME if entry.by == "clock" else RESIGNED
            case "lapse":
                self._ended = ABANDONED
            case "stand_in":
                self.away.add(entry.seat)
            case "hand_back":
                self.away.discard(entry.seat)
            case "offer":
                self.offer = Offer(entry.seat, entry.value, self._seats_with(entry.seat))
            case "accept":
                assert self.offer is not None
                agreed = self.offer.agreed | self._seats_with(entry.seat)
                self.offer = Offer(self.offer.seat, self.offer.to, agreed)
            case "decline":
                self.offer = None
            case "hint":
                pass  # noted, so that everybody knows
        self._look()
        self.entries.append(entry)
        self.plies.append(len(self.line))
        self._before.append(before)
        if entry.client is not None:
            self.by_client[entry.client] = entry

    def _push(self, code: int, earned: int = 0) -> None:
        seat, after = int(self.position.actor), layout.copy(self.position)
        self.game.apply(after, code)
        self._latest[seat] = len(self.line)
        self.line.append(Move(code, seat, after, int(after.reveals), earned))

    def _moved(self, entry: Entry) -> None:
        self.offer = None
        self.changed = entry.step

    # Clocks.

    def deadline(self) -> int | None:
        """When the time of the one to decide is up; None without a clock or when a bot decides."""
        if self.table.clock is None or self.decider is None:
            return None
        return self.clocks.since + max(0, self.clocks.left(self.decider, self.ply))

    def has_time(self, seat: int) -> bool:
        """Whether a seat could decide for itself if it had to now."""
        if self.table.clock is None:
            return True
        return (self.clocks.left(seat, self.ply) if seat == self.asked else self.clocks.idle(seat)) > 0

    def clocks_left(self, now: int) -> tuple[ClockLeft, ...]:
        """Everybody's time as of now."""
        deadline = self.deadline()
        if self.table.clock is None:
            return ()
        return tuple(
            ClockLeft(max(0, deadline - now), running=True)
            if deadline is not None and seat == self.actor
            else ClockLeft(max(0, self.clocks.idle(seat)), running=False)
            for seat in range(self.seats)
        )

    # Undo.

    def free_to(self, mine: frozenset[int]) -> int:
        """The lowest ply that somebody with these seats may go back to without asking."""
        if not mine or self.actor == OVER:
            return self.ply
        if mine >= self.people - self.resigned:
            return self.base
        ply = self.ply
        if self.actor in mine:
            reveals = self._reveals_at(ply)
            while ply > self.base and self.line[ply - 1].seat == self.actor and self._reveals_at(ply - 1) == reveals:
                ply -= 1
        return ply

    def _reveals_at(self, ply: int) -> int:
        return self.line[ply - 1].reveals if ply else int(self.start.reveals)

    def last_of(self, mine: frozenset[int]) -> int | None:
        """The ply of the latest decision of these seats."""
        return max([self._latest[seat] for seat in mine if seat in self._latest], default=None)

    def waiting(self) -> tuple[int, ...]:
        """The seats of people who have not answered the offer."""
        if self.offer is None:
            return ()
        return tuple(sorted(self.people - self.resigned - self.offer.agreed))

    # Telling it.

    def step_info(self, step: int, eyes: int | None) -> StepInfo:
        """An entry as a seat, or a spectator, may know it."""
        entry, before = self.entries[step - 1], self._before[step - 1]
        return StepInfo(
            step=step,
            kind=entry.kind,
            seat=entry.seat,
            by=entry.by,
            ply=self.plies[step - 1],
            at=entry.at,
            events=() if before is None else self.game.tell(before, entry.value, eyes),
        )
