"""What both directions share."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from ludi.core.catalogue import Value
from ludi.core.contract import MAX_SEATS

PROTOCOL: Final = 1

LONGEST_LOG: Final = 1_000_000
LONGEST_THINGS: Final = 200
"""Letters in which things of a board are named."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
TableId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z2-7]{16}\Z")]
"""An address, not a right: what it opens depends on who asks."""
PersonId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z2-7]{16}\Z")]
"""The public mark of a person; it opens nothing."""
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Step: TypeAlias = Annotated[int, Meta(ge=0, le=LONGEST_LOG)]
"""How many entries the log of a match has: every change of a match adds one."""
Ply: TypeAlias = Annotated[int, Meta(ge=0, le=LONGEST_LOG)]
"""How many actions stand on the board: undo lowers it, while the step still rises."""
ClientId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""Made by the client, unguessed and new for each thing it wants; a repeat is recognised by it."""
Share: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""256 random bits that a person adds to the shuffles."""
LevelName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
"""How strong a bot is; the levels there are come with the list of games."""

OptionName: TypeAlias = Annotated[str, Meta(max_length=40)]
Pace: TypeAlias = Literal["live", "slow"]
Scope: TypeAlias = Literal["play", "read"]
"""What a program's token allows: to play, or only to look. Neither allows to change who somebody is."""
Phase: TypeAlias = Literal["gathering", "playing", "finished", "cancelled"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think, and what happens when it is used up."""

    kind: Literal["per_move", "bank"]
    # For each decision, or for the whole match.
    seconds: Annotated[int, Meta(ge=5, le=60 * 60 * 24 * 30)]
    # Added to a bank after each decision.
    increment: Annotated[int, Meta(ge=0, le=60 * 60 * 24)] = 0
    at_zero: Literal["bot", "resign"] = "bot"


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is played at: its maker chooses, its row keeps, everybody is told."""

    options: dict[OptionName, Value] = {}
    public: bool = False
    pace: Pace = "live"
    clock: Clock | None = None
    # Begin as soon as every seat is taken.
    autostart: bool = True
    # Whether hints may be asked for where several people play; the others see that one was.
    hints: bool = True
