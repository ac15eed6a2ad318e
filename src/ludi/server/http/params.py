"""Where handlers take their arguments from.

Bounds of what is asked in an address stand here: those of the messages' types
hold in bodies, but Litestar does not look at them in parameters.
"""

from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from ludi.core.contract import MAX_SEATS
from ludi.server.messages.common import LONGEST_LOG, TableId
from ludi.server.people import Person, Visitor
from ludi.server.services import Services
from ludi.server.table_session import TableSession

REQUEST: TypeAlias = Request[Any, Any, Any]
TheServices: TypeAlias = NamedDependency[Services]
Who: TypeAlias = NamedDependency[Visitor]


class Place(msgspec.Struct, frozen=True):
    """The table of an address, who asks there, and whom he asks."""

    services: Services
    person: Person
    session: TableSession


AtTable: TypeAlias = NamedDependency[Place]
SeatParameter: TypeAlias = Annotated[int, QueryParameter(ge=0, lt=MAX_SEATS)]
ViewerParameter: TypeAlias = Annotated[int | None, QueryParameter(ge=0, lt=MAX_SEATS)]
StepParameter: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=LONGEST_LOG)]
TimeParameter: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=1 << 53)]
"""A time, in milliseconds since 1970."""


async def at_table(services: TheServices, visitor: Who, table: FromPath[TableId]) -> Place:
    """Find the table that an address names, if this visitor may see it."""
    return Place(services, visitor.person, await services.tables.visible(table, visitor.person.id))
