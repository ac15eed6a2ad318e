"""Import a game again with one of its modules changed."""

import ast
import importlib
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any


def forget(root: Path) -> None:
    """Forget every module that was imported from below that folder, but for what is installed there."""
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if not file or not Path(file).is_relative_to(root) or Path(file).is_relative_to(sys.prefix):
            continue
        if not name.startswith(("mutation", "__main__")):  # what mutates stays: it runs
            del sys.modules[name]
    importlib.invalidate_caches()


class Changed:
    """Hands out one module with another tree than its file holds."""

    def __init__(self, name: str, tree: ast.Module) -> None:
        self.name, self.tree = name, tree

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The module's own, but for what it is loaded from."""
        spec = PathFinder.find_spec(name, path, target) if name == self.name else None
        if spec is None or spec.origin is None:
            return None
        spec.loader = _Loader(name, spec.origin, self.tree)
        return spec


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, tree: ast.Module) -> None:
        super().__init__(name, path)
        self.tree = tree

    def get_code(self, fullname: str) -> CodeType:
        code: Any = compile(ast.fix_missing_locations(self.tree), self.get_filename(fullname), "exec")
        return code
