"""Programs and tests in one of the three ways in which the rules run."""

import inspect
import os
import subprocess
import sys
from collections.abc import Callable
from functools import wraps

import examples  # noqa: F401  (programs find their games as well)
from ludi.core import jit
from places import ROOT


def environment_of(mode: str) -> dict[str, str]:
    """For a program that is to run so."""
    found = [str(ROOT / "src"), str(ROOT / "tests"), os.environ["PYTHONPATH"]]
    environment = os.environ | {"LUDI_MODE": mode, "PYTHONPATH": os.pathsep.join(found)}
    # Bounds are checked however little is optimised, and compiling takes up to a quarter less.
    return environment | ({"NUMBA_OPT": "1"} if mode == "checked" else {})


def interpreted(test: Callable[[], None]) -> Callable[[], None]:
    """A test of what does not depend on the mode, interpreted, for compiling would take far longer than it does."""
    if jit.INTERPRETED:
        return test

    @wraps(test)
    def elsewhere() -> None:
        name = f"{inspect.getfile(test)}::{test.__name__}"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", name]
        done = subprocess.run(
            command, env=environment_of("interpreted"), cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert 0 == done.returncode, done.stdout[-4000:] + done.stderr[-1000:]
        assert "1 passed" in done.stdout

    return elsewhere
