"""No function of the contract allocates: scratch space is part of the call, of the record or of the stack."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import examples  # noqa: F401  (its games are looked at as well)
import ludi

COMPILED = {"compiled", "inlined"}
MAKERS = {"empty", "zeros", "ones", "full", "array", "arange", "empty_like", "zeros_like", "copy"}


def compiled_functions(folder: Path) -> Iterator[tuple[Path, ast.FunctionDef]]:
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and COMPILED & {ast.unparse(mark) for mark in node.decorator_list}:
                yield path, node


def allocations(function: ast.FunctionDef) -> Iterator[str]:
    """Arrays and lists that a function makes."""
    for node in ast.walk(function):
        if isinstance(node, (ast.List, ast.ListComp, ast.Dict, ast.Set)) and not isinstance(
            getattr(node, "ctx", ast.Load()), ast.Store
        ):
            yield f"line {node.lineno}: {ast.unparse(node)}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MAKERS:
            yield f"line {node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("game", ludi.GAMES.values(), ids=ludi.GAMES)
def test_no_compiled_function_of_a_game_allocates(game: ludi.Game[object]) -> None:  # type: ignore[type-var]
    looked_at = list(compiled_functions(game.folder))

    assert len(looked_at) >= 8, "the eight of the contract at the least"
    found = [f"{path.name}, {one.name}, {what}" for path, one in looked_at for what in allocations(one)]
    assert [] == found
