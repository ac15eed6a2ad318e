"""A match by its log: entries are only ever added, and everything follows from them.

An undo is an entry too: it lowers the ply while the step rises, so a log is
also the trace of what was taken back. Nothing here waits, stores or sends.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ludi.core import layout
from ludi.core.catalogue import Value
from ludi.core.contract import OVER, Event, Game
from ludi.server.messages.common import Clock
from ludi.server.messages.outgoing import ClockLeft, Result, StepTold, UndoOffer

Kind: TypeAlias = Literal["action", "undo", "resign", "stand_in", "hand_back", "offer", "accept", "decline"]
By: TypeAlias = Literal["person", "bot", "clock"]

RESIGNED: Final = "resigned"
GRACE: Final = 30_000
"""A bank that ran out is filled to this when its person comes back, in milliseconds."""


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


class Offer(msgspec.Struct, frozen=True):
    """Somebody asks to go back to a ply; these have agreed."""

    seat: int
    to: int
    agreed: frozenset[int]


class Head(msgspec.Struct, frozen=True):
    """What a match begins with."""

    game: Game[Any]
    seats: int
    options: Mapping[str, Value]
    seed: int
    started: int
    prefix: Sequence[int] = ()
    clock: Clock | None = None
    people: frozenset[int] = frozenset()  # seats held by people


class MatchLog:
    """The log of one match, folded."""

    def __init__(self, head: Head, entries: Sequence[Entry] = ()) -> None:
        self.head = head
        self.game = head.game
        self.start = self.game.start(head.seats, head.options, head.seed)
        self.asked = int(self.start.actor)  # the seat whose decision the rules say it is
        self.actor = self.asked  # the seat to decide, or -1 when the match is over
        self.is_over = False  # the game has ended, or nobody is left to play against
        self.line: list[Move] = []
        self.entries: list[Entry] = []
        self.plies: list[int] = []  # after each entry
        self.by_client: dict[str, Entry] = {}
        self.resigned: set[int] = set()
        self.away: set[int] = set()  # a bot stands in
        self.offer: Offer | None = None
        self.changed = 0  # the step of the last change of the position
        self.turn_began = head.started
        self._spans: list[tuple[Any, Any] | None] = []  # before and after each action of the log
        self._latest: dict[int, int] = {}  # by seat: the ply of its latest decision
        clock = head.clock
        self._left = [clock.seconds * 1000 if clock else 0] * head.seats
        self._base = 0
        for code in head.prefix:
            self._push(code)
        self._base = len(self.line)
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

    def _given_up(self) -> bool:
        return bool(self.resigned) and (
            not (self.head.people - self.resigned) or len(self.resigned) >= self.head.seats - 1
        )

    def _look(self) -> None:
        """Note whose decision it is now."""
        self.asked = int(self.position.actor)
        self.is_over = self.asked == OVER or self._given_up()
        self.actor = OVER if self.is_over else self.asked

    def at_ply(self, ply: int) -> Any:
        """The position after so many of the actions that stand."""
        return self.line[ply - 1].after if ply else self.start

    def codes(self) -> list[int]:
        """The actions that stand."""
        return [move.code for move in self.line]

    def plays_bot(self, seat: int) -> bool:
        """Whether a bot decides for this seat now."""
        return seat not in self.head.people or seat in self.away or seat in self.resigned

    def result(self) -> Result:
        """The standing, as final if the match is over; those who resigned come last."""
        scores, places = self.game.standing(self.position)
        ranked = [(seat in self.resigned, place) for seat, place in enumerate(places)]
        final = tuple(1 + sum(other < mine for other in ranked) for mine in ranked)
        ended = self.asked == OVER
        return Result(self.game.endings[self.position.ending] if ended else RESIGNED, scores, final)

    # Adding to it.

    def copy(self) -> "MatchLog":
        """A log that can be added to while this one is still shown."""
        twin = object.__new__(MatchLog)
        twin.__dict__ |= self.__dict__
        twin.line, twin.entries, twin.plies = self.line.copy(), self.entries.copy(), self.plies.copy()
        twin.by_client, twin.resigned, twin.away = self.by_client.copy(), self.resigned.copy(), self.away.copy()
        twin._spans, twin._left, twin._latest = self._spans.copy(), self._left.copy(), self._latest.copy()
        return twin

    def after(self, code: int) -> Any:
        """The position that a legal action leads to."""
        s = layout.copy(self.position)
        self.game.apply(s, code)
        return s

    def entry(self, kind: Kind, seat: int, value: int, by: By, client: str | None, at: int, skip: int = 0) -> Entry:
        """The next entry of this log, or a later one."""
        return Entry(len(self.entries) + 1 + skip, kind, seat, value, by, client, at)

    def add(self, entry: Entry, after: Any = None) -> None:
        """Append an entry that has been stored; ``after`` spares computing an action twice."""
        assert entry.step == len(self.entries) + 1, f"step {entry.step} after {len(self.entries)}"
        span: tuple[Any, Any] | None = None
        match entry.kind:
            case "action":
                before = self.position
                self._charge(entry.at, self.asked)
                self._push(entry.value, after)
                span = (before, self.position)
                self._moved(entry)
            case "undo":
                self._charge(entry.at, None)
                del self.line[entry.value :]
                self._latest = {move.seat: ply for ply, move in enumerate(self.line) if ply >= self._base}
                self._moved(entry)
            case "resign":
                self.resigned.add(entry.seat)
                self.offer = None
            case "stand_in":
                self._charge(entry.at, None)
                self.away.add(entry.seat)
                self.turn_began = entry.at
            case "hand_back":
                self.away.discard(entry.seat)
                self.turn_began = entry.at
                if self.head.clock and self.head.clock.kind == "bank":
                    self._left[entry.seat] = max(self._left[entry.seat], GRACE)
            case "offer":
                self.offer = Offer(entry.seat, entry.value, frozenset({entry.seat}))
            case "accept":
                assert self.offer is not None
                self.offer = Offer(self.offer.seat, self.offer.to, self.offer.agreed | {entry.seat})
            case "decline":
                self.offer = None
        self._look()
        self.entries.append(entry)
        self.plies.append(len(self.line))
        self._spans.append(span)
        if entry.client is not None:
            self.by_client[entry.client] = entry

    def _push(self, code: int, after: Any = None) -> None:
        seat = int(self.position.actor)
        after = self.after(code) if after is None else after
        self._latest[seat] = len(self.line)
        self.line.append(Move(code, seat, after, int(after.reveals)))

    def _moved(self, entry: Entry) -> None:
        self.offer = None
        self.changed = entry.step
        self.turn_began = entry.at

    # Clocks.

    def _charge(self, now: int, decided: int | None) -> None:
        """Take the time since the turn began from the one who had it; who decided gets his increment."""
        clock = self.head.clock
        actor = self.asked
        if clock is None or clock.kind != "bank" or actor == OVER or self.plays_bot(actor):
            return
        left = max(0, self._left[actor] - (now - self.turn_began))
        self._left[actor] = left + (clock.increment * 1000 if decided == actor else 0)

    def deadline(self) -> int | None:
        """When the time of the one to decide is up; None without a clock or when a bot decides."""
        clock, actor = self.head.clock, self.actor
        if clock is None or actor == OVER or self.plays_bot(actor):
            return None
        return self.turn_began + (clock.seconds * 1000 if clock.kind == "per_move" else self._left[actor])

    def clocks(self, now: int) -> tuple[ClockLeft, ...]:
        """Everybody's time as of now."""
        clock, deadline = self.head.clock, self.deadline()
        if clock is None:
            return ()
        idle = [clock.seconds * 1000] * self.head.seats if clock.kind == "per_move" else self._left
        return tuple(
            ClockLeft(max(0, deadline - now), running=True)
            if deadline is not None and seat == self.actor
            else ClockLeft(idle[seat], running=False)
            for seat in range(self.head.seats)
        )

    # Undo.

    def free_to(self, mine: frozenset[int]) -> int:
        """The lowest ply that somebody with these seats may go back to without asking."""
        if not mine or self.actor == OVER:
            return self.ply
        if mine >= self.head.people - self.resigned:
            return self._base
        ply = self.ply
        if self.actor in mine:
            reveals = self._reveals_at(ply)
            while ply > self._base and self.line[ply - 1].seat == self.actor and self._reveals_at(ply - 1) == reveals:
                ply -= 1
        return ply

    def _reveals_at(self, ply: int) -> int:
        return self.line[ply - 1].reveals if ply else int(self.start.reveals)

    def last_of(self, mine: frozenset[int]) -> int | None:
        """The ply of the latest decision of these seats."""
        return max([self._latest[seat] for seat in mine if seat in self._latest], default=None)

    @property
    def base(self) -> int:
        """The ply below which nothing can be taken back: what a fork began with."""
        return self._base

    def waiting(self) -> tuple[int, ...]:
        """The seats of people who have not answered the offer."""
        if self.offer is None:
            return ()
        return tuple(sorted(self.head.people - self.resigned - self.offer.agreed))

    def offer_told(self) -> UndoOffer | None:
        """The offer as people see it."""
        return None if self.offer is None else UndoOffer(self.offer.seat, self.offer.to, self.waiting())

    # Telling it.

    def told(self, step: int, eyes: int | None) -> StepTold:
        """An entry as a seat, or a spectator, may know it."""
        entry = self.entries[step - 1]
        return StepTold(
            step=step,
            kind=entry.kind,
            seat=entry.seat,
            by=entry.by,
            ply=self.plies[step - 1],
            at=entry.at,
            events=tuple(self._events(step, eyes)),
        )

    def _events(self, step: int, eyes: int | None) -> list[Event]:
        span = self._spans[step - 1]
        if span is None:
            return []
        return self.game.narrate(span[0], self.entries[step - 1].value, span[1], eyes)
