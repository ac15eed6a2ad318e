"""Programs of the tests in one of the three ways in which the rules run."""

import os

import examples  # noqa: F401  (programs find their games as well)
from places import ROOT


def environment_of(mode: str) -> dict[str, str]:
    """For a program that is to run so."""
    found = [str(ROOT / "src"), str(ROOT / "tests"), os.environ["PYTHONPATH"]]
    environment = os.environ | {"LUDI_MODE": mode, "PYTHONPATH": os.pathsep.join(found)}
    # Bounds are checked however little is optimised, and compiling takes up to a quarter less.
    return environment | ({"NUMBA_OPT": "1"} if mode == "checked" else {})
