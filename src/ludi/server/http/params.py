"""Where handlers take their arguments from.

Bounds of what is asked in an address stand here: those of the messages' types
hold in bodies, but Litestar does not look at them in parameters.
"""

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from ludi.core.contract import MAX_SEATS
from ludi.server.messages.common import LONGEST_LOG, TableId
from ludi.server.people import Visitor
from ludi.server.services import Services

TheServices: TypeAlias = NamedDependency[Services]
Who: TypeAlias = NamedDependency[Visitor]
AtTable: TypeAlias = FromPath[TableId]

SeatAsked: TypeAlias = Annotated[int, QueryParameter(ge=0, lt=MAX_SEATS)]
EyesAsked: TypeAlias = Annotated[int | None, QueryParameter(ge=0, lt=MAX_SEATS)]
StepAsked: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=LONGEST_LOG)]
MomentAsked: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=1 << 53)]
"""A time, in milliseconds since 1970."""
