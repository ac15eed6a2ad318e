"""How the functions of the rules become one piece of machine code.

Numba makes machine code of every function by itself, with all that it calls optimised once more inside it: a rule that
lies five calls deep is optimised six times and kept six times, though nobody calls it but other rules. Here such a
function stays a *part*, which is typed and translated, and is optimised together with the *whole* that Python, or code
written for all games, calls in the end. A part belongs to its whole alone, so the optimiser may change what it is
handed, and dissolves it where it is called once.
"""

from collections.abc import Iterable
from typing import Any, Final

from numba.core import codegen as _codegen
from numba.core import compiler as _compiler

# Numba ships no types for what builds machine code.
_libraries: Any = _codegen
_compilers: Any = _compiler


class Part(_libraries.JITCodeLibrary):  # type: ignore[misc]  # a base without types
    """A function that only compiled ones call: linked into each of them, never made into machine code by itself."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.environments: Final[dict[str, Any]] = {}

    @property
    def codegen(self) -> Any:
        """Whom Numba tells the environment of a function: us, for there is no code yet that could be told."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Keep the environment until there is code."""
        self.environments[name] = environment

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002  (Numba names it)
        """Nothing that Python could call."""
        return 0

    def finalize(self) -> None:
        """Leave everything to the whole."""
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """The function with all it needs, for a caller that knows nothing of parts: other people's compiled code.

        Nobody tells such code the environments, so an error that is raised in a part may reach Python as another one.
        """
        module = super()._get_module_for_linking().clone()
        parts, others = _needed(self._linking_libraries)
        _take_in(module, parts)
        for other in others:
            module.link_in(other._get_module_for_linking(), preserve=True)  # noqa: SLF001
        return module


class Whole(_libraries.JITCodeLibrary):  # type: ignore[misc]  # a base without types
    """A function that Python or generic code calls, made into machine code together with its parts."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        """Take the parts in, make machine code of everything, and tell it what the parts were told."""
        parts, self._linking_libraries = _needed(self._linking_libraries)
        _take_in(self._final_module, parts)
        for part in parts:
            self._reload_init.update(part._reload_init)  # noqa: SLF001
        super().finalize()
        kept = {variable.name for variable in self._final_module.global_variables}
        for part in parts:
            for name, environment in part.environments.items():
                if name in kept:
                    self._codegen.set_env(name, environment)


def _take_in(module: Any, parts: Iterable[Part]) -> None:
    """Link parts into a module, which alone may use them.

    Private, not internal: a loader of machine code knows internal functions by name, and would take one that was
    changed for its callers for the part of the same name in other code.
    """
    names = []
    for part in parts:
        module.link_in(part._final_module, preserve=True)  # noqa: SLF001
        names += [function.name for function in part.get_defined_functions()]
    for name in names:
        module.get_function(name).linkage = "private"


def _needed(libraries: Iterable[Any]) -> tuple[list[Part], list[Any]]:
    """All the parts that these libraries are or need, each once, and the libraries that are none."""
    found: dict[Any, bool] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = isinstance(library, Part)
            waiting += library._linking_libraries if found[library] else []  # noqa: SLF001
    return [each for each, is_part in found.items() if is_part], [
        each for each, is_part in found.items() if not is_part
    ]


class _Compiler(_compilers.CompilerBase):  # type: ignore[misc]  # a base without types
    """Numba's own way to compile, into a library of ours."""

    library: type

    def define_pipelines(self) -> list[Any]:
        self.state.library = self.library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return [_compilers.DefaultPassBuilder.define_nopython_pipeline(self.state)]


class IntoPart(_Compiler):
    """Compiles a function for those that call it."""

    library = Part


class IntoWhole(_Compiler):
    """Compiles a function for Python and for generic code."""

    library = Whole
