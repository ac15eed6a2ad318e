"""Where handlers take their arguments from."""

from typing import TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath

from ludi.server.desk import Desk
from ludi.server.messages.common import TableId
from ludi.server.people import Visitor

TheDesk: TypeAlias = NamedDependency[Desk]
Who: TypeAlias = NamedDependency[Visitor]
AtTable: TypeAlias = FromPath[TableId]
