"""Where handlers take their arguments from.

Bounds of what is asked in an address stand here: those of the messages' types
hold in bodies, but Litestar does not look at them in parameters.
"""

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from ludi.core.contract import MAX_SEATS
from ludi.server.messages.common import LONGEST_LOG, TableId
from ludi.server.people import Visitor
from ludi.server.services import Services
from ludi.server.table_session import TableSession

REQUEST: TypeAlias = Request[Any, Any, Any]
TheServices: TypeAlias = NamedDependency[Services]
Who: TypeAlias = NamedDependency[Visitor]
AtTable: TypeAlias = NamedDependency[TableSession]
"""The table of the address, if this visitor may see it."""

SeatAsked: TypeAlias = Annotated[int, QueryParameter(ge=0, lt=MAX_SEATS)]
EyesAsked: TypeAlias = Annotated[int | None, QueryParameter(ge=0, lt=MAX_SEATS)]
StepAsked: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=LONGEST_LOG)]
MomentAsked: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=1 << 53)]
"""A time, in milliseconds since 1970."""


async def at_table(services: TheServices, visitor: Who, table: FromPath[TableId]) -> TableSession:
    """Find the table that an address names."""
    return await services.tables.visible(table, visitor.person.id)
