"""Games by name, and the versioned names under which results are published."""

from typing import Any

from ludi.core.contract import Game
from ludi.core.errors import UnknownGame
from ludi.games import GAMES


def game_named(game: str | Game[Any]) -> Game[Any]:
    """The game of that name, with or without a version; a version that is not ours is an error."""
    if isinstance(game, Game):
        return game
    name, _, version = game.partition("-v") if isinstance(game, str) else ("", "", "")
    found = GAMES.get(name)
    if found is None:
        raise UnknownGame(f"unknown game {game!r}; expected one of {', '.join(GAMES)}")
    if version and version != str(found.environment):
        raise UnknownGame(f"{game}: this is {environment_name(found)}; its observations or actions differ")
    return found


def environment_name(game: Game[Any]) -> str:
    """The name of what learners see of a game, such as ``alea-v1``."""
    return f"{game.name}-v{game.environment}"
