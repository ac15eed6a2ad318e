"""A test of the tests: every clause is proved, or listed with the reason why it cannot be."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from places import ROOT, homes_of_others, pages_of_others

PAGES = [*sorted((ROOT / "docs" / "rules").glob("*.md")), *pages_of_others()]
TESTS = [ROOT / "tests", *(home / "tests" for home in homes_of_others())]
CLAUSE = re.compile(r"^- \*\*([A-Z]+(?:-\w+)+)\*\*", re.MULTILINE)


def name_of(page: Path) -> str:
    """A page by its file, or by the package that it lies in."""
    return page.parent.name if page.stem == "rules" else page.stem


@cache
def cited() -> dict[str, list[str]]:
    """Clauses named by ``@pytest.mark.clause`` anywhere in the tests, with the tests that name them."""
    found: dict[str, list[str]] = {}
    for path in sorted(path for tests in TESTS for path in tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{path.name}:{node.lineno}: name the clause itself"
                    found.setdefault(str(argument.value), []).append(f"{path.name}:{node.lineno}")
    return found


@cache
def excused() -> dict[str, str]:
    """Clauses with nothing to test, and why."""
    found: dict[str, str] = {}
    for path in sorted(path for tests in TESTS for path in tests.rglob("untested.toml")):
        found |= tomllib.loads(path.read_text(encoding="utf-8"))
    return found


def clauses(page: Path) -> list[str]:
    """The clauses of a rules page; its worked examples (W01 …) are tests by name."""
    return CLAUSE.findall(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_clause_has_a_test(page: Path) -> None:
    assert len(clauses(page)) == len(set(clauses(page)))
    assert [] == [clause for clause in clauses(page) if clause not in cited() and clause not in excused()]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_worked_example_has_a_test(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    examples = set(re.findall(r"^(?:- \*\*|\| )(W\d+)\b", text, re.MULTILINE))
    prefix = CLAUSE.findall(text)[0].split("-")[0]
    tests = "".join(
        path.read_text(encoding="utf-8")
        for path in (path for tests in TESTS for path in tests.rglob("test_*.py"))
        if f'"{prefix}-' in path.read_text(encoding="utf-8")
    )
    assert [] == sorted(example for example in examples if not re.search(rf"{example}(?!\d)", tests, re.IGNORECASE))


def test_no_test_cites_an_unknown_clause() -> None:
    known = {clause for page in PAGES for clause in clauses(page)}
    assert [] == sorted(set(cited()) - known)
    assert [] == sorted(set(excused()) - known)


def test_no_clause_is_both_tested_and_excused() -> None:
    assert [] == sorted(set(cited()) & set(excused()))
