"""Results on disk as they come: a line that says what is played, then a line for every match."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

import ludi
from ludi.arena.plan import Pairing, Plan, Played, groups
from ludi.bots.levels import full_name
from ludi.bots.network import FILE as WEIGHTS
from ludi.bots.tuning import FILE as TUNING
from ludi.core.contract import Game
from ludi.core.errors import LudiError
from ludi.core.jit import GENERIC, source_digest


class OtherRun(LudiError):
    """A file of results is not of this run, so that it cannot be taken up."""


class Run(msgspec.Struct, frozen=True):
    """What decides every match of a run."""

    version: str
    sources: str  # see ``sources``
    rules: int
    data: str
    plan: Plan
    bots: tuple[str, ...] = ()  # their full names: other weights play otherwise


def sources(games: Iterable[Game[Any]]) -> str:
    """A digest of everything that could change a decision in these games: code, and how and with what to search."""
    digest = hashlib.sha256(source_digest(GENERIC).encode())
    for game in games:
        for path in (game.folder / TUNING, game.folder / WEIGHTS):
            digest.update(path.read_bytes() if path.exists() else b"")
            digest.update(b"/")
    return digest.hexdigest()[:16]


def run_of(plan: Plan, game: Game[Any]) -> Run:
    """The run that would play this plan now."""
    bots = tuple(full_name(spec, game) for spec in plan.bots)
    return Run(ludi.__version__, sources([game]), game.rules, game.data_digest, plan, bots)


def take_up(path: Path, run: Run) -> list[Played]:
    """The matches that a file of this run holds already, whole groups only; the file holds nothing else then.

    A run may go on with more matches than it was begun with.
    """
    lines = path.read_bytes().splitlines() if path.exists() else []
    played: list[Played] = []
    if lines:
        begun = _read(path, 1, lines[0], Run)
        if _any_length(begun) != _any_length(run):
            raise OtherRun(f"{path}: another plan, or another version of the bots or rules; choose another file")
        # The last line may have been cut off in the middle.
        whole = lines[1:] if path.read_bytes().endswith(b"\n") else lines[1:-1]
        found = [_read(path, number, line, Played) for number, line in enumerate(whole, 2)]
        by_number = {match.pairing.number: match for match in found}
        for group in groups(msgspec.structs.replace(run.plan, matches=max(run.plan.matches, begun.plan.matches))):
            if all(pairing.number in by_number for pairing in group):
                played += [by_number[pairing.number] for pairing in group]
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(b"".join(_line(each) for each in (run, *played)))
    beside.replace(path)  # at once: whatever happens, one of the two is whole
    return played


def left_of(plan: Plan, played: Sequence[Played]) -> Iterator[list[Pairing]]:
    """The groups of a plan that are still to be played."""
    done = {match.pairing.number for match in played}
    return (group for group in groups(plan) if group[0].number not in done)


def add(path: Path, group: Sequence[Played]) -> None:
    """Write a group of matches at the end of the file."""
    with path.open("ab") as file:
        file.write(b"".join(_line(match) for match in group))


def _line(thing: object) -> bytes:
    return msgspec.json.encode(thing) + b"\n"


def _any_length(run: Run) -> Run:
    return msgspec.structs.replace(run, plan=msgspec.structs.replace(run.plan, matches=0))


def _read(path: Path, number: int, line: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise OtherRun(f"{path}, line {number}: these are no results of an arena: {error}") from error
