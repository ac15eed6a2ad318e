"""The only door to Numba.

``@compiled`` marks a function of the rules. One source runs three ways, chosen
by the environment variable ``LUDI_MODE`` before the first import:

* ``compiled`` (the default): machine code, cached on disk;
* ``checked``: the same with array bounds checked, for tests;
* ``interpreted``: plain Python, for breakpoints, coverage and tracebacks.

Numba's cache does not notice a change in a table or helper imported from
another file, so the cache folder is named after a digest of our sources.
Nothing else decides what is found in it: not where the sources lie, nor when
they were written, so a second checkout or an installed wheel compiles nothing.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import llvmlite
import numba
import numpy as np
import platformdirs
from numba.core import config as _config
from numba.core import types as _types
from numba.core.caching import UserProvidedCacheLocator
from numba.extending import overload

from ludi.core.box import name_without
from ludi.core.linking import IntoPart, IntoWhole

# Numba fills its settings and types in at run time and types only some of its options: a checker cannot know them.
config: Any = _config
types: Any = _types
njit: Any = numba.njit

F = TypeVar("F", bound=Callable[..., Any])

MODES: Final = ("compiled", "checked", "interpreted")
KEPT_CACHES: Final = 4
"""How many cache folders of other source digests survive a prune."""
ROOM: Final = 1 << 30
"""How many bytes of generic code are kept: it stays in one folder while games change."""


def _mode() -> str:
    if config.DISABLE_JIT:
        return "interpreted"
    asked = os.environ.get("LUDI_MODE", "compiled")
    if asked not in MODES:
        raise ValueError(f"LUDI_MODE={asked!r}: expected one of {', '.join(MODES)}")
    return asked


MODE: Final = _mode()
INTERPRETED: Final = MODE == "interpreted"


PACKAGE: Final = Path(__file__).parent.parent
ENTRY_POINTS: Final = "ludi.games"
"""The group in which other packages name their games."""


@cache
def _others() -> dict[str, str]:
    """The folders of other packages' games by name, found without importing them."""
    specs = {entry.name: find_spec(entry.module.partition(".")[0]) for entry in entry_points(group=ENTRY_POINTS)}
    return {name: str(Path(spec.origin).parent) for name, spec in specs.items() if spec and spec.origin}


GENERIC: Final = ("core", "games", "bots", *sorted(_others().values()))
"""The folders that can change how a bot plays: all games among them."""
SHARED: Final = ("core", "bots")
"""The folders of code that is written once for all games, such as the search.

The rules it is compiled for are part of the type of their records (:func:`rules_digest`), so that it is compiled anew
for a game that has changed, and not for the others.
"""


def rules_of(game: str) -> tuple[str, ...]:
    """The folders that can change a game's rules: its own and the core, so that work on one leaves others' caches."""
    return ("core", _others().get(game, f"games/{game}"))


def _scope(module: str) -> tuple[str, ...]:
    """The folders that can change what this module's compiled functions do; absolute for other people's games."""
    parts = module.split(".")
    if parts[0] != "ludi":
        file = getattr(sys.modules.get(parts[0]), "__file__", None)
        return ("core", str(Path(file).parent)) if file else SHARED
    if parts[1:2] == ["games"] and len(parts) > 2:
        return rules_of(parts[2])
    # What stands above the bots, such as batches, is built on the environments.
    return SHARED if parts[1] in SHARED else tuple(dict.fromkeys((*SHARED, "envs", parts[1])))


def rules_digest(module: str) -> str:
    """What tells the records of a game from those of the same game with other rules; nothing if none are compiled."""
    return "" if INTERPRETED else source_digest(_scope(module))


@cache
def source_digest(scope: tuple[str, ...]) -> str:
    """A digest of everything that decides what compiled code of this scope does."""
    versions = f"{numba.__version__} {llvmlite.__version__} {np.__version__} {sys.version}"
    digest = hashlib.sha256(versions.encode())
    for folder in scope:
        folder = name_without(folder) if folder.startswith("games/") else folder  # the same sources, another box
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE / folder).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where cache folders live: ``LUDI_CACHE``, or the user's cache folder."""
    asked = os.environ.get("LUDI_CACHE")
    return Path(asked) if asked else Path(platformdirs.user_cache_dir("ludi-romani"))


@cache
def cache_folder(scope: tuple[str, ...]) -> Path:
    """The folder of this scope's sources and mode, made on first use."""
    last = Path(scope[-1])
    name = "generic" if scope == SHARED else last.name if last.is_absolute() else scope[-1].replace("/", "-")
    folder = cache_root() / f"{name}-{MODE}-{source_digest(scope)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    except OSError:
        # A read-only home must not stop a game: this process compiles for itself.
        return Path(tempfile.mkdtemp(prefix="ludi-romani-"))
    _prune(folder, f"{name}-{MODE}-*")
    if scope == SHARED:
        _make_room(folder, ROOM)
    return folder


def _prune(current: Path, pattern: str) -> None:
    """Drop the caches of sources that no longer exist, the newest few kept."""
    others = [path for path in current.parent.glob(pattern) if path != current]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT_CACHES:]:
        shutil.rmtree(path, ignore_errors=True)


def _make_room(folder: Path, room: int) -> None:
    """Drop the oldest compiled code beyond so many bytes; Numba compiles again what it no longer finds."""
    found = [(status.st_mtime, status.st_size, path) for path in folder.rglob("*.nbc") if (status := path.stat())]
    excess = sum(size for _, size, _ in found) - room
    for _, size, path in sorted(found) if excess > 0 else ():
        path.unlink(missing_ok=True)
        excess -= size
        if excess <= 0:
            return


class ByModule(UserProvidedCacheLocator):
    """Finds compiled code by the name of its module, where Numba would go by the place of the file."""

    def __init__(self, function: Any, file: str) -> None:
        super().__init__(function, file)  # type: ignore[no-untyped-call]  # Numba ships no types
        self._cache_path = str(Path(config.CACHE_DIR) / function.__module__)


@contextmanager
def _our_cache(module: str) -> Iterator[None]:
    """Point Numba at our folder while it decorates, and leave other users' settings alone."""
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR = str(cache_folder(_scope(module)))
    config.CACHE_LOCATOR_CLASSES = f"{__name__}.{ByModule.__name__}"
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


def compiled(function: F) -> F:
    """Compile a function of plain integers and arrays, unless we are interpreting."""
    return _compiled(function)


def summed(function: F) -> F:
    """Compile a function whose sums of fractions may be taken in any order, several at once; the last digits differ."""
    return _compiled(function, fastmath={"reassoc", "contract"})


def _compiled(function: F, **more: Any) -> F:
    if INTERPRETED:
        return function
    rules = {"nogil": True, "no_cfunc_wrapper": True, "boundscheck": MODE == "checked", **more}
    with _our_cache(function.__module__):
        made = njit(cache=True, pipeline_class=IntoWhole, **rules)(function)
    _called(made, njit(no_cpython_wrapper=True, pipeline_class=IntoPart, **rules)(function))
    return cast("F", made)


def whole(function: Callable[..., Any]) -> None:
    """Let compiled callers find a compiled function ready made in the cache, where they would take it in as a part."""
    if hasattr(function, "get_call_template"):
        _called(function, function)


def _called(made: Any, used: Any) -> None:
    """Let compiled callers of a function use that one, and hand every integer over as 64 bits.

    A seat is eight bits wide in a record, 64 in a loop and a member of an enumeration by name: Numba would compile
    the same rule, and all that it calls, for each combination of its arguments.
    """
    resolve, found = (getattr(type(used), name).__get__(used) for name in ("get_call_template", "get_overload"))

    def widened(arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
        return resolve(tuple(map(_wide, arguments)), {key: _wide(given) for key, given in named.items()})

    made.get_call_template, made.get_overload = widened, found


def _wide(argument: Any) -> Any:
    plain = types.unliteral(argument)
    narrow = isinstance(plain, types.Integer) and plain.bitwidth < types.int64.bitwidth
    return types.int64 if narrow or isinstance(plain, types.IntEnumMember) else plain


def chosen(generic: Callable[..., Any]) -> Callable[[Callable[..., Any]], Any]:
    """Decorate what chooses, by the types at hand, the function that compiled code takes in for a generic one."""
    options: Any = {"pipeline_class": IntoPart}  # like every option of njit, though Numba's types know only some
    return cast("Callable[[Callable[..., Any]], Any]", overload(generic, jit_options=options))


def inlined(function: F) -> F:
    """Compile a helper into each of its callers instead of by itself, unless we are interpreting.

    Every function that is compiled by itself carries all the rules it calls and has them optimised once
    more. For the few helpers of a search this takes seconds off the first start; for rules it would add them.
    """
    if INTERPRETED:
        return function
    return cast("F", njit(nogil=True, boundscheck=MODE == "checked", inline="always")(function))
