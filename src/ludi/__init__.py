"""Five Roman board games, complete and exact: to play, to host and to research with."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludi import boxes
from ludi.bots import Bot, BotFault, Decision, UnknownBot, ask, bot
from ludi.core.catalogue import Action, Value
from ludi.core.checked import BadCall, checked
from ludi.core.contract import Event, Game, Option, View
from ludi.core.errors import (
    BadBox,
    BadNotation,
    BadRecord,
    BadSetup,
    CannotUndo,
    LudiError,
    RefusedAction,
    UnknownGame,
)
from ludi.core.features import Features
from ludi.core.match import Match
from ludi.core.replay import read_record
from ludi.envs.batch import Batch, batch
from ludi.envs.features import features, observe_features
from ludi.games import GAMES

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Action",
    "BadBox",
    "BadCall",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "Batch",
    "Bot",
    "BotFault",
    "CannotUndo",
    "Decision",
    "Event",
    "Features",
    "Game",
    "LudiError",
    "Match",
    "Option",
    "RefusedAction",
    "UnknownBot",
    "UnknownGame",
    "View",
    "__version__",
    "ask",
    "batch",
    "bot",
    "checked",
    "features",
    "game",
    "load",
    "new",
    "observe_features",
]


def game(name: str, box: str | Path | None = None) -> Game[Any]:
    """The game of that name; with the values of a box, the game as that copy prints it."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(f"unknown game {name!r}; expected one of {', '.join(GAMES)}")
    if box is None:
        return GAMES[name]
    found = boxes.read(Path(box))
    if found.game != name:
        raise BadBox(f"{box}: a box of {found.game}, not of {name}")
    return found.open()


def new(
    name: str,
    seats: int,
    seed: int | None = None,
    options: Mapping[str, Value] | None = None,
    box: str | Path | None = None,
) -> Match:
    """A new match; without a seed, an unguessable one is drawn. A box is a file of ``ludi box new``."""
    return Match(game(name, box), seats, secrets.randbits(128) if seed is None else seed, options)


def load(record: str | Path) -> Match:
    """The match that a record tells, replayed and checked: its text, or the path of its file."""
    if isinstance(record, Path):
        try:
            record = record.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadRecord(f"{record}: {getattr(error, 'strerror', None) or error}") from error
    if not isinstance(record, str):
        raise BadRecord(f"expected the text of a record or a path, got {record!r:.60}")
    return read_record(record, GAMES, Match)
