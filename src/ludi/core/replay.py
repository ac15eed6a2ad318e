"""The text of a match: a header, one action a line with a digest, and the end.

::

    alea rules=1 data=1f0c3a2b seats=2 seed=17 options=-
    0        castrum 4 3              7cac4388
    1        forum 2                  33a85e74
    …
    end stages-played  scores 41 37  places 1 2

A match with another box than ours has a line for each value that differs after its header, such as
``box tile.A12.fee = 2``. The last line of a running match is ``running`` and its step, so that a text that
was cut off is not taken for one. Reading checks every line: a digest that
does not fit means that the text was altered or that the rules have changed.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final, Protocol

from ludi.core.box import Changes, name_without, nested
from ludi.core.catalogue import Value
from ludi.core.contract import Game
from ludi.core.errors import BadRecord, BadSetup, LudiError, UnknownGame
from ludi.core.layout import to_bytes

if TYPE_CHECKING:
    from ludi.core.match import Match

BOX: Final = "box "
"""Begins the lines after the header that say in what the box of a match differs from ours."""
FIELDS: Final = ("rules", "data", "seats", "seed", "options")


class Shelf(Protocol):
    """Where games are found by name, and opened with another box."""

    def __iter__(self) -> Iterator[str]: ...
    def get(self, name: str, /) -> Game[Any] | None: ...
    def with_box(self, name: str, changes: Changes) -> Game[Any]: ...


def digest(s: object) -> str:
    """Eight hex digits of a position."""
    return hashlib.sha256(to_bytes(s)).hexdigest()[:8]


def write_options(options: Mapping[str, Value]) -> str:
    """Options as one word, ``-`` for none."""
    return ",".join(f"{name}:{value}" for name, value in sorted(options.items())) or "-"


def read_options(game: Game[Any], text: str) -> dict[str, Value]:
    """Options from one word, each value as the game declares it."""
    chosen: dict[str, Value] = {}
    for part in () if text == "-" else text.split(","):
        name, _, given = part.partition(":")
        values = next((option.values for option in game.options if option.name == name), ())
        chosen[name] = next((value for value in values if str(value) == given), given)
    game.option_indices(chosen)
    return chosen


def write_record(match: "Match", digests: Sequence[str]) -> str:
    """The text of a match."""
    game = match.game
    header = (
        f"{name_without(game.name)} rules={game.rules} data={game.data_digest} seats={match.seats} "
        f"seed={match.seed} options={write_options(match.options)}"
    )
    lines = [header, *(f"box {line}" for line in game.box.lines())] if game.box else [header]
    for step, (code, mark) in enumerate(zip(match.actions, digests, strict=True)):
        lines.append(f"{step:<8} {game.actions.text(code):<24} {mark}")
    return "\n".join([*lines, _last_line(match)]) + "\n"


def _last_line(match: "Match") -> str:
    if not match.over:
        return f"running {match.step}"
    scores, places = " ".join(map(str, match.scores)), " ".join(map(str, match.places))
    return f"end {match.ending}  scores {scores}  places {places}"


def read_record(text: str, games: Shelf, begin: "Callable[..., Match]") -> "Match":
    """Replay the text of a match, checking every line of it."""
    told = list(_lines(text))
    if not told:
        raise BadRecord("the record is empty")
    if len(told) == 1 and "=" not in text and games.get(told[0][1].split()[0]) is None:
        raise BadRecord(
            f"{text!r:.60}: expected the text of a record; for a file, ludi.load(pathlib.Path({text!r:.60}))"
        )
    n_boxed = sum(1 for _ in takewhile(lambda line: line[1].startswith(BOX), told[1:]))
    match = _begin(told[0][1], told[1 : 1 + n_boxed], games, begin)
    lines = iter(told[1 + n_boxed :])
    for number, line in lines:
        if line.split()[0] in {"end", "running"}:
            _check_end(match, number, line)
            number, extra = next(lines, (0, ""))
            if extra:
                raise BadRecord(f"line {number}: nothing may follow the end, got {extra!r}")
            return match
        _play_line(match, number, line)
    raise BadRecord(
        f"the record is cut off after step {match.step}: expected a last line such as {_last_line(match)!r}"
    )


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            yield number, line.strip()


def _begin(header: str, boxed: Sequence[tuple[int, str]], games: Shelf, begin: "Callable[..., Match]") -> "Match":
    name, *rest = header.split()
    game = games.get(name)
    if game is None:
        raise UnknownGame(f"line 1: unknown game {name!r}; expected one of {', '.join(games)}")
    game = games.with_box(name, _read_box(game, boxed))
    given: dict[str, str] = {}
    for part in rest:
        field, _, value = part.partition("=")
        given[field] = value
    if tuple(given) != FIELDS:
        raise BadRecord(f"line 1: expected {name} {' '.join(f'{field}=…' for field in FIELDS)}, got {header!r}")
    if given["rules"] != str(game.rules):
        raise BadRecord(f"line 1: rules={given['rules']}, but this is rules={game.rules} of {name}")
    if given["data"] != game.data_digest:
        raise BadRecord(f"line 1: data={given['data']}, but the printed data here is data={game.data_digest}")
    try:
        seats, seed = int(given["seats"]), int(given["seed"])
        return begin(game, seats, seed, read_options(game, given["options"]))
    except ValueError:
        raise BadRecord(f"line 1: seats={given['seats']} seed={given['seed']}: expected whole numbers") from None
    except BadSetup as error:
        raise BadRecord(f"line 1: {error}") from error


def _read_box(game: Game[Any], boxed: Sequence[tuple[int, str]]) -> dict[str, Any]:
    """In what the box of a match differs, from its lines."""
    written: dict[str, Any] = {}
    lines: dict[str, int] = {}
    for number, line in boxed:
        path, _, value = line.removeprefix(BOX).partition(" = ")
        try:
            written[path] = json.loads(value)
        except ValueError:
            raise BadRecord(f"line {number}: {value!r}, expected a value of a box") from None
        lines[path] = number
    if not boxed:
        return {}
    changes, problems = game.unboxed(nested(written))
    for path, says in problems:
        number = next((n for found, n in lines.items() if f"{found}.".startswith(f"{path}.")), boxed[0][0])
        raise BadRecord(f"line {number}: {says}")
    return changes


def _play_line(match: "Match", number: int, line: str) -> None:
    step, *words = line.split()
    if step != str(match.step):
        raise BadRecord(f"line {number}: expected step {match.step}, got {step!r}")
    if len(words) < 2:
        raise BadRecord(f"line {number}: expected a step, an action and a digest, got {line!r}")
    try:
        match.play(" ".join(words[:-1]))
    except LudiError as error:
        raise BadRecord(f"line {number}: {error}") from error
    found = digest(match.state)
    if found != words[-1]:
        raise BadRecord(f"line {number}: the digest {words[-1]!r} does not fit the position, {found!r}")


def _check_end(match: "Match", number: int, line: str) -> None:
    if line.startswith("end") and not match.over:
        raise BadRecord(f"line {number}: the record ends at step {match.step}, but the game goes on")
    expected = _last_line(match)
    if line.split() != expected.split():
        raise BadRecord(f"line {number}: expected {expected!r}, got {line!r}")
