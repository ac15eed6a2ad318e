"""Break the rules of a game on purpose and see which changes no test notices: ``make mutants GAME=alea``.

Comparisons, sums, constants, conditions, statements, ends of ranges, minima and reasons are changed one at a
time in the rules modules of the game; its clause tests and the conformance tests are run against each, without
the golden playthroughs, in interpreted mode. A change that cannot be noticed because it changes nothing is
excused in ``tests/games/<game>/mutants.toml``::

    [[excused]]
    file = "scoring.py"
    function = "result"
    before = "if points > best:"
    after = "if points >= best:"
    reason = "the same seat again changes nothing"

An excuse that fits no mutant any more is an error.
"""

import argparse
import os
import sys
import tomllib
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from mutation.running import Mutation, Outcome
from mutation.sources import Mutant, Target, target

ROOT = Path.cwd()


def excuses(game: Target) -> dict[tuple[str, str, str, str], str]:
    """The reasons by what they excuse."""
    path = game.tests / "mutants.toml"
    rows = tomllib.loads(path.read_text(encoding="utf-8")).get("excused", []) if path.exists() else []
    return {(row["file"], row["function"], row["before"], row["after"]): row["reason"] for row in rows}


def stale(known: dict[tuple[str, str, str, str], str], mutants: list[Mutant]) -> list[str]:
    """Excuses that fit no mutant."""
    possible = {mutant.identity for mutant in mutants}
    return [
        f"{file} {function}: {before!r} -> {after!r}"
        for file, function, before, after in known
        if (file, function, before, after) not in possible
    ]


def tell(outcome: Outcome) -> None:
    """A survivor at once; the others as a dot."""
    if outcome.killer:
        print(".", end="", flush=True)
    else:
        tests = f"{outcome.n_tests} tests" if outcome.n_tests else "(no test comes to it after import)"
        print(f"\nsurvived {tests}: {outcome.mutant}", flush=True)


def report(outcomes: list[Outcome], excused: list[Mutant]) -> None:
    """Killed and survived by clause, and in all."""
    by_clause: dict[str, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        by_clause[outcome.mutant.clause].append(outcome)
    print("\n\nclause               killed  survived")
    for clause, found in sorted(by_clause.items()):
        survived = sum(not outcome.killer for outcome in found)
        if survived:
            print(f"{clause:<20} {len(found) - survived:>6} {survived:>9}")
    killed = [outcome for outcome in outcomes if outcome.killer]
    suites = Counter("conformance" if "/conformance/" in outcome.killer else "clause" for outcome in killed)
    share = 100 * len(killed) / max(1, len(outcomes))
    print(
        f"\n{len(outcomes)} mutants: {len(killed)} killed ({share:.1f} %; {suites['clause']} by clause tests, "
        f"{suites['conformance']} by conformance tests), {len(outcomes) - len(killed)} survived; "
        f"{len(excused)} more excused"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("-n", type=int, default=300, help="how many, drawn by the seed (0: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only those whose file:function contains this")
    parser.add_argument("--jobs", type=int, default=1, choices=(1, 2), help="at a time")
    parser.add_argument("--slow", action="store_true", help="run the tests that are marked slow as well")
    parser.add_argument("--list", action="store_true", help="only show the mutants")
    asked = parser.parse_args()
    os.environ["LUDI_MODE"] = "interpreted"  # nothing of the package has been imported yet
    game = target(asked.game, ROOT)
    sources = game.rules()
    every = [mutant for source in sources.values() for mutant in source.mutants()]
    known = excuses(game)
    if wrong := stale(known, every):
        print("excused, but no such mutant:", *wrong, sep="\n  ")
        return 2
    wanted = [mutant for mutant in every if asked.only in f"{mutant.file}:{mutant.function}"]
    drawn = sorted(wanted, key=lambda mutant: mutant.drawn_by(asked.seed))[: asked.n or None]
    chosen = [mutant for mutant in drawn if mutant.identity not in known]
    print(f"{asked.game}: {len(every)} mutants in {', '.join(sources)}; {len(chosen)} drawn", flush=True)
    if asked.list:
        print(*chosen, sep="\n")
        return 0
    mutation = Mutation(game, sources, asked.jobs, slow=asked.slow)
    mutation.mutants, mutation.tell = chosen, tell
    status = mutation.run()
    if mutation.failed or status not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        print("the rules as they stand fail their tests:", *mutation.failed, sep="\n  ")
        return 2
    report(mutation.outcomes, [mutant for mutant in drawn if mutant.identity in known])
    return 0


if __name__ == "__main__":
    sys.exit(main())
