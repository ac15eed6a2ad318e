"""A table as it is kept, and as people are told about it."""

from collections.abc import Collection, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ludi.core.box import name_without
from ludi.core.contract import Game
from ludi.games import GAMES
from ludi.server import fairness
from ludi.server.messages import outgoing

Holder: TypeAlias = Literal["open", "invited", "person", "bot"]


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat: who has it, or who may."""

    kind: Holder
    person: str | None = None  # who sits there, or for whom the seat is kept
    name: str | None = None
    level: str | None = None
    share: str | None = None
    places: tuple[int, ...] | None = None  # how this person proposes to end a frozen match


class Standing(msgspec.Struct, frozen=True, gc=False):
    """Where a match stands, as lists show it and as the server finds what it must do; stored with every entry."""

    step: int = 0
    ply: int = 0
    actor: int | None = None  # None before the match and after it
    away: int = 0  # seats for which a bot stands in, one bit each
    resigned: int = 0
    at: int = 0  # of the latest entry
    due: int | None = None  # when the server itself must act
    keeper: int | None = None  # the process whose bots think about it


class Table(outgoing.TableFacts, frozen=True, kw_only=True):
    """A row of ``tables``, typed."""

    version: int = 1  # raised by every change
    seats: tuple[Sitting, ...]
    invitation: int = 0  # number of the link that works
    salt: str
    secret: str
    seed: str | None = None  # hex, from the start
    prefix: tuple[int, ...] = ()  # actions of the match it was forked from
    origin: str | None = None  # the finished match it plays on from
    root: str  # the table whose secret and shares made the seed

    def seats_of(self, person: str) -> frozenset[int]:
        return frozenset(seat for seat, holder in enumerate(self.holders) if holder == person)

    @property
    def holders(self) -> tuple[str | None, ...]:
        """By seat: the person who holds it."""
        return tuple(sitting.person if sitting.kind == "person" else None for sitting in self.seats)

    @property
    def people(self) -> frozenset[str]:
        return frozenset(person for person in self.holders if person is not None)

    def free_seats(self, person: str, *, invited: bool) -> list[int]:
        """The seats that a person may take: those kept for him first."""
        seats = list(enumerate(self.seats))
        kept = [s for s, sitting in seats if sitting.kind == "invited" and sitting.person == person]
        link = [s for s, sitting in seats if sitting.kind == "invited" and not sitting.person and invited]
        return [*kept, *link, *(s for s, sitting in seats if sitting.kind == "open")]

    @property
    def is_full(self) -> bool:
        return all(sitting.kind in {"person", "bot"} for sitting in self.seats)

    def seated_by(self, person: str, **changes: Any) -> "Table":
        """The table with something changed about the seats that a person holds."""
        seats = list(self.seats)
        for seat in self.seats_of(person):
            seats[seat] = msgspec.structs.replace(seats[seat], **changes)
        return self.with_seats(seats)

    def with_seats(self, seats: Sequence[Sitting]) -> "Table":
        return msgspec.structs.replace(self, seats=tuple(seats))

    def proof(self) -> fairness.Proof:
        """What its finished match is checked with."""
        shares = tuple(sitting.share for sitting in self.seats)
        return fairness.Proof(self.root, fairness.commitment(self.salt, self.secret), self.salt, self.secret, shares)


BEGUN_WITH: Final[dict[tuple[str, str], Game[Any]]] = {}
"""By name without a box and digest of data: games with values that this release would not print."""


def game_of(table: Table) -> Game[Any] | None:
    """The game of a table with the values that it began with, if they are known here; else as it is now."""
    now = GAMES.get(table.game)
    if now is not None and now.data_digest == table.data:
        return now
    return BEGUN_WITH.get((name_without(table.game), table.data), now)


def from_row(row: Any) -> Table:
    return msgspec.convert({field: row[field] for field in Table.__struct_fields__}, type=Table)


def seat_info(
    sitting: Sitting, seat: int, standing: Standing, person: str | None, present: Collection[str]
) -> outgoing.SeatInfo:
    """A seat as a visitor sees it."""
    is_person = sitting.kind == "person"
    return outgoing.SeatInfo(
        seat=seat,
        holder=sitting.kind,
        name=sitting.name,
        person=sitting.person if is_person else None,
        level=sitting.level,
        yours=person is not None and sitting.person == person,
        present=is_person and sitting.person in present,
        stand_in=bool(standing.away >> seat & 1),
        resigned=bool(standing.resigned >> seat & 1),
        places=sitting.places,
    )


def lapses(table: Table, standing: Standing, after: int) -> int | None:
    """When a table is given up if nothing happens, so many milliseconds after the latest thing that did."""
    if not after or table.phase in {"finished", "cancelled"}:
        return None
    return max(table.made, table.started or 0, standing.at) + after


def table_info(
    table: Table, standing: Standing, person: str | None, present: Collection[str], **more: Any
) -> outgoing.TableInfo:
    """A table as a visitor sees it; what its commitment commits to is told once the match is over."""
    proof = table.proof()
    shown = (proof.salt, proof.secret) if table.phase == "finished" else ()
    return outgoing.TableInfo(
        **{field: getattr(table, field) for field in outgoing.TableFacts.__struct_fields__},
        seats=tuple(seat_info(sat, seat, standing, person, present) for seat, sat in enumerate(table.seats)),
        step=max(0, standing.step),
        ply=standing.ply,
        actor=standing.actor if table.phase == "playing" else None,
        fairness=outgoing.Fairness(proof.commitment, proof.shares, *shown),
        origin=outgoing.Origin(table.origin, len(table.prefix)) if table.origin else None,
        **more,
    )
