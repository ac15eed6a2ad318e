"""Run a game's tests once as they are, then once for each mutant in a process of its own, up to the first failure.

Everything is imported and collected once. A mutant is a fork of that process in which one function has other
code, so that every module which imported the function sees it. Tests that never come to the changed statement
cannot notice and are not run; the others are run the quickest first. No file is touched.

What happens while a module is imported is broken in another way: such a mutant's process forgets everything of
ours, imports it again with the change and runs all the tests.
"""

import ast
import gc
import importlib
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from mutation.importing import Changed, forget
from mutation.sources import MET, Mutant, Source, Target, code_of, instrumented

PATIENCE: Final = 10.0
"""Seconds of computing that every test may take beyond ten times what it takes on unbroken rules."""
LEFT_OUT: Final = frozenset({"test_golden.py", "test_modes.py", "test_clauses.py"})
"""Conformance tests that compare with recorded matches, or run nothing here."""


class TooLong(BaseException):
    """A test computes far longer than on unbroken rules; not an Exception, lest a test catch it."""


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant: the test that noticed it, or none."""

    mutant: Mutant
    killer: str
    seconds: float
    n_tests: int


def fails(item: pytest.Item) -> bool:
    """Whether a test fails."""
    return any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))


def first_failure(tests: Iterable[tuple[pytest.Item, float]]) -> str:
    """The first test that fails or takes far too long; empty if all pass."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise TooLong

    signal.signal(signal.SIGVTALRM, stop)
    for item, seconds in tests:
        limit = PATIENCE + 10 * seconds
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + 2 * limit) + 1, resource.RLIM_INFINITY))
        signal.setitimer(signal.ITIMER_VIRTUAL, limit)
        failed = fails(item)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        if failed:
            return item.nodeid
    return ""


class Chosen:
    """A plugin that leaves the tests of one game."""

    def __init__(self, game: Target, *, slow: bool) -> None:
        self.game, self.slow = game, slow
        self.options = [
            *("-q", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist"),
            *(str(game.tests), "tests/conformance"),
        ]

    def run(self) -> int:
        """Collect the tests and do with them what the plugin does."""
        return pytest.main([*self.options], plugins=[self])

    def pytest_configure(self) -> None:
        """A failing example of Hypothesis is enough: it is neither made small nor kept."""
        hypothesis = importlib.import_module("hypothesis")  # not before pytest has seen it
        phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
        hypothesis.settings.register_profile("mutants", derandomize=True, database=None, phases=phases, deadline=None)
        hypothesis.settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave the tests of this game."""
        items[:] = [item for item in items if self._concerns(item)]

    def _concerns(self, item: pytest.Item) -> bool:
        if item.get_closest_marker("slow") and not self.slow:
            return False
        if "conformance" not in item.path.parts:
            return True
        parameters = getattr(item, "callspec", None)
        about = [getattr(value, "game", value) for value in parameters.params.values()] if parameters else []
        return item.path.name not in LEFT_OUT and self.game.name in [getattr(value, "name", value) for value in about]


class Anew(Chosen):
    """Runs them all, the quickest first, up to the first failure."""

    def __init__(self, game: Target, seconds: dict[str, float], *, slow: bool) -> None:
        super().__init__(game, slow=slow)
        self.seconds = seconds
        self.killer = "its import"

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Everything collected, if everything could be."""
        if not session.testsfailed:
            tests = [(item, self.seconds.get(item.nodeid, 0.0)) for item in session.items]
            self.killer = first_failure(sorted(tests, key=lambda test: test[1]))
        return True


class Mutation(Chosen):
    """Takes the place of pytest's own loop over the tests."""

    def __init__(self, game: Target, sources: dict[str, Source], jobs: int, *, slow: bool) -> None:
        super().__init__(game, slow=slow)
        self.sources, self.jobs = sources, jobs
        self.n_statements = self._number_statements()
        self.mutants: Sequence[Mutant] = ()
        self.tell: Callable[[Outcome], None] = lambda _: None
        self.outcomes: list[Outcome] = []
        self.failed: list[str] = []
        self.n_tests = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Everything: the unbroken rules, then the mutants."""
        if session.testsfailed:
            return True
        self.n_tests = len(session.items)
        functions = self._functions()
        gc.freeze()
        met = [json.loads(answer) for _, answer in self._forked([None], lambda _: self._unbroken(session, functions))]
        if not met:
            raise RuntimeError("the tests of the unbroken rules ended their process")
        self.failed = met[0]["failed"]
        if self.failed:
            return True
        tests = self._tests_by_statement(met[0]["tests"])
        [(_, imported)] = self._forked([None], lambda _: self._met_at_import())
        at_import = {None, *map(int, imported.split())}
        items = {item.nodeid: item for item in session.items}
        seconds = {test: took for test, (took, _) in met[0]["tests"].items()}

        def broken(mutant: Mutant) -> str:
            coming = self._coming(mutant, tests)
            if self._statement(mutant) in at_import:
                return self._imported_anew(mutant, seconds)
            functions[mutant.file, mutant.function].__code__ = mutant.code(mutant.file)
            return first_failure([(items[test], took) for test, took in coming])

        began: dict[Mutant, float] = {}

        def started() -> Iterator[Mutant]:
            for mutant in self.mutants:
                began[mutant] = time.monotonic()
                yield mutant

        for mutant, answer in self._forked(started(), broken):
            outcome = Outcome(mutant, answer, time.monotonic() - began[mutant], len(self._coming(mutant, tests)))
            self.outcomes.append(outcome)
            self.tell(outcome)
        return True

    def _functions(self) -> dict[tuple[str, str], FunctionType]:
        """The functions of the rules as they stand in their modules."""
        found: dict[tuple[str, str], FunctionType] = {}
        for name, source in self.sources.items():
            module = importlib.import_module(f"{self.game.package}.{name}")
            assert Path(str(module.__file__)) == source.path, f"{module.__file__} is imported instead of {source.path}"
            for tree in source.functions:
                function = getattr(module, tree.name)
                while not isinstance(function, FunctionType):
                    function = function.__wrapped__
                found[source.path.name, tree.name] = getattr(function, "__wrapped__", function)
        return found

    def _imported_anew(self, mutant: Mutant, seconds: dict[str, float]) -> str:
        """The first test that fails once the module has been imported with the change."""
        source = self.sources[mutant.file.removesuffix(".py")]
        forget(Path.cwd())
        sys.meta_path.insert(0, Changed(f"{self.game.package}.{source.path.stem}", mutant.module(source)))
        anew = Anew(self.game, seconds, slow=self.slow)
        with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
            anew.run()
        return anew.killer

    def _coming(self, mutant: Mutant, tests: list[list[tuple[str, float]]]) -> list[tuple[str, float]]:
        """The tests that come to the changed statement: none to what happens only at import."""
        at = self._statement(mutant)
        return [] if at is None else tests[at]

    def _statement(self, mutant: Mutant) -> int | None:
        """The number of the changed statement; None for one that belongs to no function."""
        first = self.first.get((mutant.file, mutant.function))
        return None if first is None else first + mutant.statement

    def _unbroken(self, session: pytest.Session, functions: dict[tuple[str, str], FunctionType]) -> str:
        """For each test what it computes, in seconds, and the statements that it comes to."""
        for source in self.sources.values():
            for tree in source.functions:
                key = (source.path.name, tree.name)
                functions[key].__globals__["__met__"] = MET
                functions[key].__code__ = code_of(instrumented(tree, self.first[key])[0], str(source.path))
        tests: dict[str, tuple[float, list[int]]] = {}
        failed: list[str] = []
        for item in session.items:
            MET[:] = bytes(len(MET))
            began = time.process_time()
            if fails(item):
                failed.append(item.nodeid)
            tests[item.nodeid] = time.process_time() - began, [at for at in range(self.n_statements) if MET[at]]
        return json.dumps({"tests": tests, "failed": failed})

    def _met_at_import(self) -> str:
        """The statements that the game's modules come to while they are imported."""
        forget(Path.cwd())
        for name, source in self.sources.items():
            head = ast.parse("from mutation.sources import MET as __met__").body
            body = [
                instrumented(node, self.first[source.path.name, node.name])[0] if node in source.functions else node
                for node in source.tree.body
            ]
            sys.meta_path.insert(0, Changed(f"{self.game.package}.{name}", ast.Module([*head, *body], [])))
        importlib.import_module("ludi")
        importlib.import_module(f"{self.game.package}.rules")
        return " ".join(str(at) for at in range(self.n_statements) if MET[at])

    def _number_statements(self) -> int:
        """Number the statements of all functions through; how many there are."""
        self.first: dict[tuple[str, str], int] = {}
        n = 0
        for source in self.sources.values():
            for tree in source.functions:
                self.first[source.path.name, tree.name] = n
                n += instrumented(tree, n)[1]
        assert n <= len(MET)
        return n

    def _tests_by_statement(self, met: dict[str, tuple[float, list[int]]]) -> list[list[tuple[str, float]]]:
        """The tests that come to each statement, the quickest first."""
        found: list[list[tuple[str, float]]] = [[] for _ in range(self.n_statements)]
        for test, (seconds, statements) in sorted(met.items(), key=lambda row: row[1][0]):
            for at in statements:
                found[at].append((test, seconds))
        return found

    def _forked(self, tasks: Any, work: Callable[[Any], str]) -> Iterator[tuple[Any, str]]:
        """Each task in a process of its own, so many at a time; one that dies has been noticed too."""
        running: dict[int, tuple[Any, int]] = {}
        for task in tasks:
            read, write = os.pipe()
            child = os.fork()
            if not child:
                _answer(write, work, task)
            os.close(write)
            running[child] = task, read
            if len(running) == self.jobs:
                yield self._finished(running)
        while running:
            yield self._finished(running)

    @staticmethod
    def _finished(running: dict[int, tuple[Any, int]]) -> tuple[Any, str]:
        if len(running) == 1:  # a long answer must be read while its writer lives
            (child, (task, read)) = next(iter(running.items()))
        else:
            child, _ = os.wait()
            task, read = running[child]
        with os.fdopen(read) as pipe:
            answer = pipe.read()
        if len(running) == 1:
            os.waitpid(child, 0)
        del running[child]
        return task, answer.removeprefix("answer:") if answer.startswith("answer:") else "the process died"


def _answer(pipe: int, work: Callable[[Any], str], task: Any) -> None:
    """In the child: work, answer and end without anything that a test session does at its end."""
    try:
        with os.fdopen(pipe, "w") as out:
            out.write(f"answer:{work(task)}")
    finally:
        os._exit(0)
