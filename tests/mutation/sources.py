"""The rules modules of a game, and every mutant of their functions."""

import ast
import copy
import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import CodeType
from typing import Final

from mutation.operators import Edit, edits, table_edits

ROOTS: Final = ("setup", "rules", "knowledge", "scoring")
"""What the rules of a game are made of, with all that these import from their own folder."""
NOT_RULES: Final = frozenset({"tables", "state", "actions", "events", "observation"})
"""What rules import that holds data, or is no rule."""
CLAUSE: Final = re.compile(r"\b[A-Z]{3}(?:-\w+)+(?:(?:,| to| and) \d+)*")
NO_CLAUSE: Final = "no clause"


@dataclass(frozen=True)
class Mutant:
    """One small change of one function."""

    file: str
    function: str
    line: int
    before: str
    after: str
    clause: str
    statement: int  # of its function, as :func:`instrumented` counts them
    again: int  # how often the same change of the same line stands before it in the function
    tree: ast.stmt = field(repr=False, compare=False)  # the function, or the table of rules, as it stands
    way: "Place" = field(repr=False, compare=False)
    edit: Edit = field(repr=False, compare=False)

    @property
    def identity(self) -> tuple[str, str, str, str]:
        """What an excuse names: it outlives changes elsewhere in the file."""
        return self.file, self.function, self.before, self.after

    def drawn_by(self, seed: int) -> bytes:
        """Its place in the order of a seed: a change elsewhere leaves the rest of a sample as it was."""
        return hashlib.sha256(repr((seed, *self.identity, self.again)).encode()).digest()

    def code(self, filename: str) -> CodeType:
        """What the function does now."""
        return code_of(_replaced(self.tree, self.way, self.edit), filename)

    def module(self, source: "Source") -> ast.Module:
        """What the module consists of now."""
        body = [_replaced(self.tree, self.way, self.edit) if node is self.tree else node for node in source.tree.body]
        return ast.Module(body, [])

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function} [{self.clause}]\n    - {self.before}\n    + {self.after}"


def code_of(tree: ast.stmt, filename: str) -> CodeType:
    """The code of a function, its decorators left aside."""
    assert isinstance(tree, ast.FunctionDef)
    bare = copy.copy(tree)
    bare.decorator_list = []
    module = compile(ast.fix_missing_locations(ast.Module([bare], [])), filename, "exec")
    return next(const for const in module.co_consts if isinstance(const, CodeType) and const.co_name == tree.name)


class Source:
    """One module of a game."""

    def __init__(self, path: Path, members: dict[str, list[str]]) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.lines = self.text.splitlines()
        self.tree = ast.parse(self.text)
        self.members = members

    @cached_property
    def functions(self) -> list[ast.FunctionDef]:
        """The functions of the module."""
        return [node for node in self.tree.body if isinstance(node, ast.FunctionDef)]

    def imported(self, package: str) -> set[str]:
        """The modules of the same package that this one imports."""
        found: set[str] = set()
        for node in ast.walk(self.tree):
            if not isinstance(node, ast.ImportFrom):
                continue
            module = node.module or ""
            if node.level or module.startswith(package):
                inside = module.removeprefix(package).strip(".")
                found |= {inside} if inside else {alias.name for alias in node.names}
        return found

    def clause(self, line: int, tree: ast.stmt) -> str:
        """What is cited at the line or nearest above it in the function, or else by the module."""
        for number in range(line, tree.lineno - 1, -1):
            if found := CLAUSE.search(self.lines[number - 1]):
                return found.group()
        found = CLAUSE.search(ast.get_docstring(self.tree) or "")
        return found.group() if found else NO_CLAUSE

    def mutants(self) -> Iterator[Mutant]:
        """Every small change of every function."""
        for function in self.functions:
            yield from self._named(function.name, function, _changes(function, self.members))
        for node in self.tree.body:
            if isinstance(node, ast.Assign | ast.AnnAssign) and "Rulebook(" in ast.unparse(node):
                ways = list(_expressions(node, ()))
                changes = ((0, way, edit) for way in ways for edit in table_edits(_at(node, way)))
                yield from self._named("RULES", node, changes)

    def _named(self, name: str, tree: ast.stmt, changes: Iterable[tuple[int, "Place", Edit]]) -> Iterator[Mutant]:
        met: dict[tuple[str, str], int] = {}
        for statement, way, edit in changes:
            node = _at(tree, way)
            before, after = self._shown(node, edit)
            if before == after:
                continue
            again = met[before, after] = met.get((before, after), -1) + 1
            clause = self.clause(node.lineno, tree)
            yield Mutant(self.path.name, name, node.lineno, before, after, clause, statement, again, tree, way, edit)

    def _shown(self, node: ast.expr | ast.stmt, edit: Edit) -> tuple[str, str]:
        """The line as it stands and as it would stand."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        if isinstance(node, ast.stmt):
            last = node.lineno
            if not isinstance(node, ast.If | ast.While | ast.For):
                last = node.end_lineno
            elif not isinstance(node, ast.For) and node.test.end_lineno is not None:
                last = node.test.end_lineno
            lines = [without_comment(line) for line in self.lines[node.lineno - 1 : last]]
            after = "pass" if edit is None else ast.unparse(edit).splitlines()[0]
            if isinstance(node, ast.For):
                after = f"{after}  (once)"
            before = " ".join(lines)
            return before, f"el{after}" if before.startswith("elif ") else after
        raw = [line.encode() for line in self.lines[node.lineno - 1 : node.end_lineno]]
        head, tail = raw[0][: node.col_offset].decode(), raw[-1][node.end_col_offset :].decode()
        assert edit is not None
        new = ast.unparse(edit)
        if isinstance(edit, ast.BinOp) and not isinstance(node, ast.BinOp):
            new = f"({new})"
        before = " ".join(without_comment(line.decode()) for line in raw)
        return before, without_comment(head + new + tail)


def without_comment(line: str) -> str:
    """The line as code alone."""
    return re.sub(r"\s+#.*$", "", line).strip()


Place = tuple[tuple[str, int | None], ...]
"""The way from a function to a node: fields, and the place in those that are lists."""


def _changes(function: ast.FunctionDef, members: dict[str, list[str]]) -> Iterator[tuple[int, Place, Edit]]:
    """Every change with the number of the statement that it belongs to."""
    for statement, way in enumerate(_statements(function)):
        node = _at(function, way)
        for edit in edits(node, members):
            yield statement, way, edit
        if isinstance(node, ast.AugAssign) and ast.unparse(node.target).endswith(".reveals"):
            continue  # that it rises matters, not by how much
        for inner in _expressions(node, way):
            for edit in edits(_at(function, inner), members):
                yield statement, inner, edit


def _statements(function: ast.FunctionDef) -> list[Place]:
    """The ways to all statements but the docstring, in the order of the source."""

    def inside(node: ast.AST, way: Place) -> Iterator[Place]:
        for name in ("body", "orelse"):
            for place, child in enumerate(getattr(node, name, None) or ()):
                if isinstance(child, ast.stmt) and not _is_text(child):
                    here = (*way, (name, place))
                    yield here
                    yield from inside(child, here)

    return list(inside(function, ()))


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _expressions(node: ast.AST, way: Place) -> Iterator[Place]:
    """The ways to all expressions of a statement, those of statements inside it left aside."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "len":
        return  # a table is as long whatever it holds
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list"}:
            continue
        for place, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.expr | ast.keyword | ast.comprehension):
                here = (*way, (name, place))
                if isinstance(child, ast.expr):
                    yield here
                yield from _expressions(child, here)


def _at(tree: ast.stmt, way: Place) -> ast.expr | ast.stmt:
    node: ast.AST = tree
    for name, place in way:
        node = getattr(node, name) if place is None else getattr(node, name)[place]
    assert isinstance(node, ast.expr | ast.stmt)
    return node


def _replaced(tree: ast.stmt, way: Place, edit: Edit) -> ast.stmt:
    """A copy of the function or table with the node at that place replaced."""
    changed = copy.deepcopy(tree)
    node: ast.AST = changed
    for name, place in way[:-1]:
        node = getattr(node, name) if place is None else getattr(node, name)[place]
    name, place = way[-1]
    new = ast.Pass() if edit is None else copy.deepcopy(edit)
    if place is None:
        setattr(node, name, new)
    else:
        getattr(node, name)[place] = new
    return changed


MET: Final = bytearray(100_000)
"""Notes of instrumented functions: which statements they came to."""


def instrumented(function: ast.FunctionDef, first: int) -> tuple[ast.FunctionDef, int]:
    """The function as it notes each statement it comes to, from that number on; and how many it has."""
    ways = _statements(function)
    changed = copy.deepcopy(function)
    for number, way in reversed(list(enumerate(ways))):  # backwards: earlier places stay right
        node: ast.AST = changed
        for name, place in way[:-1]:
            node = getattr(node, name) if place is None else getattr(node, name)[place]
        name, place = way[-1]
        assert place is not None
        getattr(node, name).insert(place, ast.parse(f"__met__[{first + number}] = 1").body[0])
    return changed, len(ways)


@dataclass(frozen=True)
class Target:
    """A game whose rules are broken, and where it and its tests lie."""

    name: str
    folder: Path
    package: str
    tests: Path

    def rules(self) -> dict[str, Source]:
        """The modules that the rules are made of, by name."""
        members: dict[str, list[str]] = {}
        for node in ast.parse((self.folder / "state.py").read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                targets = [target for line in node.body if isinstance(line, ast.Assign) for target in line.targets]
                members[node.name] = [target.id for target in targets if isinstance(target, ast.Name)]
        found: dict[str, Source] = {}
        waiting = list(ROOTS)
        while waiting:
            name = waiting.pop()
            path = self.folder / f"{name}.py"
            if name not in found and name not in NOT_RULES and path.exists():
                found[name] = Source(path, members)
                waiting += found[name].imported(self.package)
        return dict(sorted(found.items()))


def target(name: str, root: Path) -> Target:
    """One of our games, or one of the examples'."""
    example = root / "examples" / name
    if example.exists():
        entries = tomllib.loads((example / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
        package = entries["ludi.games"][name].partition(":")[0].rpartition(".")[0]
        return Target(name, example / "src" / package.replace(".", "/"), package, example / "tests")
    folder = root / "src" / "ludi" / "games" / name
    return Target(name, folder, f"ludi.games.{name}", root / "tests" / "games" / name)
