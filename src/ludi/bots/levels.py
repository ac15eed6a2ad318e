"""The bots that people can name: ``legatus``, ``centurio@0.1s``, ``search@5000/horizon=0``, ``my.module:MyBot``."""

import importlib
import inspect
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, cast

from ludi.bots.desk import Style
from ludi.bots.network import FILE, Network, digest, read_network
from ludi.bots.player import Bot, Decision, drawn, mix
from ludi.bots.searcher import Budget, Searcher
from ludi.bots.simple import GreedyBot, RandomBot
from ludi.bots.tuning import tuning
from ludi.core.contract import Game
from ludi.core.errors import LudiError


class UnknownBot(LudiError):
    """No bot is called that, or its budget or style makes no sense."""


@dataclass(frozen=True, slots=True)
class Level:
    """A named strength: a share of the iterations of ``legatus`` and a ceiling in seconds."""

    share: float
    seconds: float
    learned: bool = False  # asks the game's network, where there is one
    trees: int = 1  # that share its iterations


LEVELS: Final = {
    "miles": Level(1 / 256, 0.3),
    "centurio": Level(1 / 32, 0.4),
    "legatus": Level(1, 0.5, learned=True),
    "imperator": Level(8, 5.0, learned=True, trees=8),
}
"""The levels that search, weakest first; below them is ``tiro``, which looks one action ahead.

How readily each errs is a matter of the game (``Tuning.temperatures``).
"""
TIRO: Final = "tiro"
LADDER: Final = (TIRO, *LEVELS)
ADVISER: Final = "legatus"
"""The strongest that nobody has to wait for: it gives hints."""
VETERANS: Final = {"evocatus": Level(1, 0.5)}
"""What was strongest before: kept to measure what is learned against it."""
NAMES: Final = ("random", "greedy", *LADDER, *VETERANS)

SEARCHING: Final = LEVELS | VETERANS | {"search": Level(1, 0.0)}
"""Every name of a search; one that is called just that has no budget of its own."""
NETWORK: Final = "/network="
"""What is behind it in a bot's name is the path of a file of weights."""
CHANGES: Final[dict[str, Callable[[str], Any]]] = {**Style.__annotations__, "temperature": float}
"""What a name such as ``search@500/horizon=0/temperature=0.1`` may change."""


def bot(spec: str, seed: int = 0, *, timed: bool = True, threads: int = 1) -> Bot:
    """The bot of that name.

    ``timed`` keeps a level within its time whatever the machine; without it a
    level always does the same work, so that its decisions can be reproduced.
    """
    if not isinstance(spec, str):
        raise UnknownBot(f"bot {spec!r:.60}: expected a name, such as legatus")
    if ":" in spec:
        return _imported(spec, seed)
    plain, _, _ = spec.partition(NETWORK)
    head, *changes = plain.split("/")
    name, _, asked = head.partition("@")
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name == TIRO or name in SEARCHING:
        return LevelBot(spec, name, asked, changes, seed, timed=timed, threads=threads)
    raise UnknownBot(f"unknown bot {spec!r}; expected one of {', '.join(NAMES)}, search@BUDGET or module:factory")


def warm(game: Game[Any], specs: Iterable[str]) -> None:
    """Compile, or load from the cache, what these bots need for this game; nobody's clock counts it."""
    s = game.start(game.seats[0], {}, 0)
    seat = int(s.actor)
    game.legal_codes(s)
    specs = list(specs)
    names = {_name(spec) for spec in specs}
    if names & {"greedy", TIRO}:
        GreedyBot(worlds=1, measures=TIRO in names).choose(game, s, seat)
    searching = [spec for spec in specs if _name(spec) in SEARCHING]
    for spec in {network_of(spec, game): spec for spec in searching}.values():
        Searcher(Budget(iterations=1), network=learned(spec, game)).choose(game, s, seat)


def _name(spec: str) -> str:
    return spec.partition("@")[0].partition("/")[0]


def network_of(spec: str, game: Game[Any]) -> Path | None:
    """The file of weights that a search of this name asks in a game: the one it names, its game's own, or none.

    What was learned with our values is not asked about a box with others.
    """
    named = spec.partition(NETWORK)[2]
    if named:
        return Path(named)
    own = game.folder / FILE
    return own if SEARCHING[_name(spec)].learned and not game.changes and own.exists() else None


def learned(spec: str, game: Game[Any]) -> Network | None:
    """What a search of this name has learned for a game."""
    path = network_of(spec, game)
    return None if path is None else read_network(path, game)


def full_name(spec: str, game: Game[Any]) -> str:
    """A bot's name in records and reports: behind a ``#``, what it has learned, so that other weights are another bot."""
    path = network_of(spec, game) if ":" not in spec and _name(spec) in SEARCHING else None
    return spec if path is None else f"{spec}#{digest(path)}"


class LevelBot:
    """A level: how much it searches and how readily it errs is settled by the game that it is asked to play."""

    def __init__(
        self, spec: str, name: str, asked: str, changes: list[str], seed: int, *, timed: bool = True, threads: int = 1
    ) -> None:
        self.spec = spec
        self.name = name
        self._budget = read_budget(asked) if asked else None
        self._changes = read_style(changes)
        self._temperature = self._changes.pop("temperature", None)
        self._seed = seed
        self._timed = timed
        self._threads = threads
        self._thinkers: dict[tuple[str, int], Searcher | GreedyBot] = {}
        if name == "search" and self._budget is None:
            raise UnknownBot("search: expected a budget, as in search@5000 or search@2s")
        if name == TIRO and (self._budget or self._changes):
            raise UnknownBot(f"{spec}: a tiro does not search, so that it has neither budget nor style")

    def __repr__(self) -> str:
        return self.name

    def choose(self, game: Game[Any], s: Any, seat: int) -> Decision:
        """Think as this level does in this game, and take what it finds best, or nearly so."""
        key = game.name, int(s.seats)
        if key not in self._thinkers:
            self._thinkers[key] = self._thinker(game, key[1])
        luck = mix("draw", self._seed, s.rng.tobytes().hex())
        decision = self._thinkers[key].choose(game, s, seat)
        temperature = self._temperature
        if temperature is None:
            temperature = tuning(game).temperatures.get(self.name, 0.0)
        return replace(decision, action=drawn(decision.values, temperature * decision.scatter, luck))

    def _thinker(self, game: Game[Any], seats: int) -> Searcher | GreedyBot:
        if self.name == TIRO:
            return GreedyBot(self._seed, worlds=1, measures=True)
        network = learned(self.spec, game)
        style = tuning(game).style_of(learned=network is not None)._replace(**self._changes)
        budget = self._budget or self._level(game, seats, learned=network is not None)
        return Searcher(budget, self._seed, style, self._threads, network, trees=SEARCHING[self.name].trees)

    def _level(self, game: Game[Any], seats: int, *, learned: bool) -> Budget:
        level = SEARCHING[self.name]
        iterations = tuning(game).iterations(level.share, seats, learned=learned)
        return Budget(iterations, level.seconds if self._timed else 0.0)


def read_budget(text: str) -> Budget:
    """``5000`` is iterations, ``2s`` is seconds."""
    try:
        return Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(iterations=int(text))
    except ValueError:
        raise UnknownBot(f"budget {text!r}: expected iterations as in 5000, or seconds as in 2s") from None


def read_style(changes: list[str]) -> dict[str, Any]:
    """``horizon=0`` and the like, each read as the field that it changes."""
    found: dict[str, Any] = {}
    for change in changes:
        field, _, value = change.partition("=")
        kind = CHANGES.get(field)
        if kind is None:
            raise UnknownBot(f"style {change!r}: expected one of {', '.join(CHANGES)}")
        try:
            found[field] = kind(value)
        except ValueError:
            raise UnknownBot(f"style {change!r}: expected a number") from None
    return found


def _imported(spec: str, seed: int) -> Bot:
    """Somebody's own bot, of an installed module or of one in the current folder."""
    module, _, name = spec.partition(":")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # last, so that it hides nobody's module
    try:
        found: Any = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"{spec}: {error}") from error
    is_made = isinstance(found, type) or (callable(found) and not hasattr(found, "choose"))
    player = _made(spec, found, seed) if is_made else found
    if not callable(getattr(player, "choose", None)):
        raise UnknownBot(f"{spec}: {player!r} has no method choose(game, s, seat)")
    return cast("Bot", player)


def _made(spec: str, factory: Callable[..., Any], seed: int) -> Any:
    """Call it with the seed if it has a parameter of that name or cannot do without one, else with nothing."""
    signature = inspect.signature(factory)
    if "seed" in signature.parameters:
        return factory(seed=seed)
    for arguments in ((), (seed,)):
        try:
            signature.bind(*arguments)
        except TypeError:
            continue
        return factory(*arguments)
    raise UnknownBot(f"{spec}{signature}: expected something that is made with a seed, or with nothing")
