"""A table as it is kept, and as people are told about it."""

from collections.abc import Collection, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from ludi.core.catalogue import Value
from ludi.server import fairness
from ludi.server.match_log import MatchLog
from ludi.server.messages import outgoing
from ludi.server.messages.common import Clock, Pace, Phase

Holder: TypeAlias = Literal["open", "invited", "person", "bot"]


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat: who has it, or who may."""

    kind: Holder
    person: str | None = None  # who sits there, or for whom the seat is kept
    name: str | None = None
    level: str | None = None
    share: str | None = None


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A row of ``tables``, typed."""

    id: str
    version: int
    game: str
    rules: int
    data: str
    options: dict[str, Value]
    seats: tuple[Sitting, ...]
    host: str
    public: bool
    pace: Pace
    clock: Clock | None
    autostart: bool
    phase: Phase
    invitation: int
    salt: str
    secret: str
    seed: str | None
    prefix: tuple[int, ...]
    origin: str | None
    root: str
    result: outgoing.Result | None
    rematch: str | None
    made: int
    started: int | None
    ended: int | None

    def row(self) -> dict[str, Any]:
        """The values of its row."""
        values: dict[str, Any] = msgspec.to_builtins(self)
        return values

    def seats_of(self, person: str) -> frozenset[int]:
        """The seats that a person holds."""
        return frozenset(
            seat for seat, sitting in enumerate(self.seats) if sitting.kind == "person" and sitting.person == person
        )

    @property
    def people(self) -> frozenset[int]:
        """The seats held by people."""
        return frozenset(seat for seat, sitting in enumerate(self.seats) if sitting.kind == "person")

    def free_seats(self, person: str, *, invited: bool) -> list[int]:
        """The seats that a person may take: those kept for him first."""
        kept = [s for s, sitting in enumerate(self.seats) if sitting.kind == "invited" and sitting.person == person]
        link = [
            s for s, sitting in enumerate(self.seats) if sitting.kind == "invited" and not sitting.person and invited
        ]
        return [*kept, *link, *(s for s, sitting in enumerate(self.seats) if sitting.kind == "open")]

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return all(sitting.kind in {"person", "bot"} for sitting in self.seats)

    def seated(self, seat: int, sitting: Sitting) -> "Table":
        """The table with another sitting at a seat."""
        return self.with_seats([sitting if s == seat else old for s, old in enumerate(self.seats)])

    def with_seats(self, seats: Sequence[Sitting]) -> "Table":
        """The table with other sittings."""
        return msgspec.structs.replace(self, seats=tuple(seats))

    def proof(self) -> fairness.Proof:
        """What its finished match is checked with."""
        shares = tuple(sitting.share for sitting in self.seats)
        return fairness.Proof(self.root, fairness.commitment(self.salt, self.secret), self.salt, self.secret, shares)


def from_row(row: Any) -> Table:
    """A row of the database as a table."""
    values = {field: row[field] for field in Table.__struct_fields__}
    return msgspec.convert(values, type=Table)


def fairness_told(table: Table) -> outgoing.Fairness:
    """The commitment at any time; what it committed to once the match is over."""
    proof = table.proof()
    over = table.phase == "finished"
    return outgoing.Fairness(
        commitment=proof.commitment,
        shares=proof.shares,
        salt=proof.salt if over else None,
        secret=proof.secret if over else None,
    )


def seat_told(
    table: Table, log: MatchLog | None, seat: int, person: str | None, present: Collection[str]
) -> outgoing.SeatInfo:
    """A seat as a visitor sees it."""
    sitting = table.seats[seat]
    return outgoing.SeatInfo(
        seat=seat,
        holder=sitting.kind,
        name=sitting.name,
        person=sitting.person if sitting.kind == "person" else None,
        level=sitting.level,
        yours=person is not None and sitting.person == person,
        present=sitting.kind == "person" and sitting.person in present,
        stand_in=log is not None and seat in log.away,
        resigned=log is not None and seat in log.resigned,
    )


def table_told(
    table: Table,
    log: MatchLog | None,
    person: str | None,
    present: Collection[str],
    trouble: str | None,
    *,
    preparing: bool,
) -> outgoing.TableInfo:
    """A table as a visitor sees it."""
    playing = log is not None and table.phase == "playing" and not log.is_over
    return outgoing.TableInfo(
        id=table.id,
        game=table.game,
        rules=table.rules,
        data=table.data,
        options=table.options,
        seats=tuple(seat_told(table, log, seat, person, present) for seat in range(len(table.seats))),
        host=table.host,
        public=table.public,
        pace=table.pace,
        clock=table.clock,
        autostart=table.autostart,
        phase=table.phase,
        made=table.made,
        started=table.started,
        ended=table.ended,
        step=log.step if log else 0,
        ply=log.ply if log else 0,
        actor=log.actor if playing and log else None,
        result=table.result,
        fairness=fairness_told(table),
        origin=outgoing.Origin(table.origin, len(table.prefix)) if table.origin else None,
        rematch=table.rematch,
        trouble=trouble,
        preparing=preparing,
    )
