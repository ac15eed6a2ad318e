"""A bot that fails loses a match and nothing else; what was played is on disk at once and is taken up again."""

import contextlib
import io
import itertools
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import ludi
from ludi.arena import Pairing, Plan, Played, groups, here, standings
from ludi.arena.keeping import OtherRun, left_of, run_of, take_up
from ludi.arena.plan import check
from ludi.arena.report import write_report
from ludi.bots import RandomBot, UnknownBot
from ludi.cli.arena import _table, collect, faults

GAME = ludi.game("triumvirate")
AFTER = 3
LIMIT = 0.5


class Failing(RandomBot):
    """Plays a few decisions, then does something it should not."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.asked = 0

    def choose(self, game: ludi.Game[Any], s: Any, seat: int) -> Any:
        self.asked += 1
        return self.fail() if self.asked > AFTER else super().choose(game, s, seat)

    def fail(self) -> Any:
        return None


class Raising(Failing):
    def fail(self) -> Any:
        raise ValueError("no idea")


class Leaving(Failing):
    def fail(self) -> Any:
        sys.exit(3)


class Illegal(Failing):
    def fail(self) -> Any:
        return 9999


class Slow(Failing):
    def fail(self) -> Any:
        while True:
            time.sleep(0.01)


class Deaf(Failing):
    """Catches every error, and so whoever would stop it by one."""

    def fail(self) -> Any:
        while True:
            with contextlib.suppress(Exception):
                time.sleep(0.01)


class Unmade:
    def __init__(self) -> None:
        raise RuntimeError("no licence")


def plan_of(name: str, **limits: float) -> Plan:
    return Plan("triumvirate", 2, ("random", f"test_forfeits:{name}"), 2, seed=4, **limits)  # type: ignore[arg-type]


def run(plan: Plan) -> list[Played]:
    return [match for group in here(plan) for match in group]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Failing", "Failing answered None: expected an action, its code or its notation"),
        ("Raising", "ValueError: no idea"),
        ("Leaving", "SystemExit: 3"),
        ("Illegal", "action code 9999"),
        ("Slow", f"thought longer than {LIMIT} s"),
        ("Deaf", f"thought longer than {LIMIT} s"),
    ],
)
def test_a_fault_forfeits_the_match_and_names_its_place(name: str, why: str) -> None:
    plan = plan_of(name, move_seconds=LIMIT)
    played = run(plan)

    assert 2 == len(played)
    for match in played:
        fault = match.forfeit
        assert fault is not None
        assert why in fault.why
        assert f"test_forfeits:{name}" == fault.bot
        assert match.pairing.seating.index(1) == fault.seat
        assert len(match.actions) == fault.step >= AFTER
        assert 1 == match.places[1 - fault.seat]
        assert 2 == match.places[fault.seat]
    assert f"match 0 (seed {played[0].pairing.seed}, seat 2) at step {played[0].forfeit.step}: " in faults(played)[0]  # type: ignore[union-attr]
    assert [0, 2] == [one.forfeits for one in standings(plan, played)]
    assert "forfeits" in write_report(plan, standings(plan, played), played)


def test_time_may_be_limited_for_a_whole_match() -> None:
    found = run(plan_of("Slow", match_seconds=LIMIT))[0]

    assert found.forfeit is not None
    assert "thought longer than" in found.forfeit.why
    assert LIMIT < found.seconds[found.forfeit.seat]


def test_limits_change_nothing_for_who_keeps_them() -> None:
    free, limited = (run(Plan("triumvirate", 2, ("random",), 2, move_seconds=limit)) for limit in (0, 30))

    assert [match.actions for match in free] == [match.actions for match in limited]


def test_a_bot_that_cannot_be_made_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot, match="Unmade: making it raised RuntimeError: no licence"):
        check(plan_of("Unmade"), GAME)


def test_a_name_with_colons_is_printed_as_it_is() -> None:
    console = Console(file=io.StringIO(), width=200)
    played = run(Plan("triumvirate", 2, ("random", "random"), 2))
    plan = Plan("triumvirate", 2, ("a:smile:b", ":dragon:"), 2)
    console.print(_table(plan, standings(plan, played), played))

    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert "a:smile:b" in shown
    assert ":dragon:" in shown


def test_names_have_room_beside_forfeits_in_eighty_columns() -> None:
    console = Console(file=io.StringIO(), width=80)
    plan = plan_of("Raising")
    played = run(plan)
    console.print(_table(plan, standings(plan, played), played))

    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert any("test_forfeits:" in line and line.rstrip().endswith(" 2") for line in lines), lines


@pytest.mark.parametrize("bots", [("imperator#0123abcd", "legatus#0123abcd"), ("legatus@2000#0123abcd", "search@5000")])
def test_eighty_columns_cut_no_number_and_fold_names_where_their_digests_begin(bots: tuple[str, str]) -> None:
    console = Console(file=io.StringIO(), width=80)
    played = run(Plan("praetor", 2, ("random", "random"), 4))
    plan = Plan("praetor", 2, bots, 4)
    console.print(_table(plan, standings(plan, played), played))

    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert "…" not in shown
    for part in "#".join(bots).split("#"):
        assert part in shown


def essence(matches: list[Played]) -> list[tuple[object, ...]]:
    return sorted((match.pairing.number, match.actions, match.places) for match in matches)


PLAN = Plan("triumvirate", 2, ("random", "tiro"), 6, seed=5)


def broken(plan: Plan, left: Iterable[list[Pairing]] | None = None) -> Iterator[list[Played]]:
    """A run that plays one group and dies."""
    yield from itertools.islice(here(plan, left), 1)
    raise MemoryError


def silent() -> Console:
    return Console(file=io.StringIO())


def test_a_broken_run_is_taken_up_where_it_broke(tmp_path: Path) -> None:
    results = tmp_path / "run.jsonl"
    now = run_of(PLAN, GAME)
    for kept in (0, 2):
        before = take_up(results, now)
        assert kept == len(before)
        with pytest.raises(MemoryError):
            collect(PLAN, broken, silent(), before, results)
    with results.open("ab") as file:
        file.write(b'{"pairing": {"numb')  # cut off in the middle of a line
    before = take_up(results, now)
    whole = collect(PLAN, here, silent(), before, results)

    assert 4 == len(before)
    assert essence(run(PLAN)) == essence(whole)
    assert [] == list(left_of(PLAN, take_up(results, now)))


def test_a_finished_run_may_be_made_longer(tmp_path: Path) -> None:
    results = tmp_path / "run.jsonl"
    short = Plan("triumvirate", 2, ("random", "tiro"), 2, seed=5)
    collect(short, here, silent(), take_up(results, run_of(short, GAME)), results)
    before = take_up(results, run_of(PLAN, GAME))

    assert 2 == len(before)
    assert len(list(groups(PLAN))) - 1 == len(list(left_of(PLAN, before)))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a letter\n", "these are no results of an arena"),
        ("", ""),
    ],
)
def test_another_file_is_left_alone(tmp_path: Path, text: str, says: str) -> None:
    results = tmp_path / "run.jsonl"
    results.write_text(text, encoding="utf-8")
    if not says:
        assert [] == take_up(results, run_of(PLAN, GAME))
        return
    with pytest.raises(OtherRun, match=says):
        take_up(results, run_of(PLAN, GAME))
    assert text == results.read_text(encoding="utf-8")


def test_results_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    results = tmp_path / "run.jsonl"
    take_up(results, run_of(PLAN, GAME))
    with pytest.raises(OtherRun, match="another plan"):
        take_up(results, run_of(Plan("triumvirate", 2, ("random", "tiro"), 6, seed=6), GAME))
