"""What is compiled into its callers, and what it must still do."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

import ludi
from ludi.core import jit
from ludi.core.jit import compiled

pytestmark = pytest.mark.skipif(jit.INTERPRETED, reason="nothing is compiled")


@compiled
def leaf(n: int) -> int:
    return n + 1


@compiled
def least(numbers: Any) -> int:
    if numbers[0] < 0:
        raise ValueError("too few", numbers)  # an array: made into an object by what the function was told of Python
    return leaf(numbers[0])


@compiled
def trunk(numbers: Any) -> int:
    return least(numbers)


@compiled
def unused(n: int) -> int:
    """Names the leaf, but the first look at the code shows that it is never reached."""
    return leaf(n) if n * 0 == 1 else n


@compiled
def branch(n: int) -> int:
    return leaf(n) + leaf(2 * n)


@compiled
def tree(n: int) -> int:
    return branch(n) + unused(n)


def test_a_function_that_only_compiled_ones_call_is_not_made_by_itself() -> None:
    assert 2 + 3 + 1 == tree(1)
    assert [] == branch.signatures == unused.signatures  # type: ignore[attr-defined]


def test_it_can_be_called_from_python_nevertheless() -> None:
    assert [branch.py_func(n) for n in range(5)] == [branch(n) for n in range(5)]  # type: ignore[attr-defined]


def test_every_width_of_an_integer_is_one_part() -> None:
    @compiled
    def narrow(numbers: Any) -> int:
        return branch(numbers[0]) + branch(len(numbers)) + branch(True)

    assert 3 * branch(1) == narrow(np.ones(1, dtype=np.int8))


def test_an_error_inside_a_part_reaches_python() -> None:
    with pytest.raises(ValueError, match="too few") as told:
        trunk(np.array([-1, 7]))

    assert ("too few", [-1, 7]) == (told.value.args[0], told.value.args[1].tolist())


def test_other_peoples_compiled_code_may_call_a_part() -> None:
    @numba.njit
    def theirs(n: int) -> int:
        return tree(n) + branch(n)

    assert tree(3) + branch(3) == theirs(3)


@pytest.mark.parametrize("name", ["setup", "legal", "refusal", "apply", "conceal", "observe", "result", "evaluate"])
def test_generic_code_finds_the_functions_of_a_game_ready_made(name: str) -> None:
    function: Any = getattr(ludi.game("triumvirate"), name)

    assert function.get_overload.__self__ is function


CAUGHT = """
import numpy as np
from test_linking import trunk
try:
    trunk(np.array([-1, 7]))
except ValueError as error:
    print(*error.args, sum(trunk.stats.cache_hits.values()))
"""


def test_an_error_inside_a_part_reaches_python_from_the_cache_too(tmp_path: Path) -> None:
    places = [str(Path(ludi.__file__).parents[1]), str(Path(__file__).parent)]
    environment = os.environ | {"LUDI_CACHE": str(tmp_path), "PYTHONPATH": os.pathsep.join(places)}
    command = [sys.executable, "-c", CAUGHT]
    told = [
        subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout for _ in range(2)
    ]

    assert ["too few [-1  7] 0\n", "too few [-1  7] 1\n"] == told
