"""What is not asked for is not loaded."""

import os
import subprocess
import sys
from pathlib import Path

import ludi

EXTRAS = {
    "fluent.runtime",
    "gymnasium",
    "pettingzoo",
    "pyspiel",
    "torch",
    "jax",
    "ray",
    "litestar",
    "sqlalchemy",
    "numba.cuda.cudadrv",
}


def loaded_by(program: str) -> set[str]:
    environment = os.environ | {"PYTHONPATH": str(Path(ludi.__file__).parents[1])}
    command = [sys.executable, "-c", f"import sys\n{program}\nprint(*sys.modules)"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_the_library_loads_no_game_and_no_extra() -> None:
    loaded = loaded_by("import ludi")

    assert [] == sorted(name for name in loaded if name.startswith("ludi.games."))
    assert set() == EXTRAS & loaded


def test_asking_for_a_game_loads_no_other() -> None:
    loaded = loaded_by("import ludi; ludi.game('alea'); 'praetor' in ludi.GAMES; list(ludi.GAMES)")

    assert "ludi.games.alea" in loaded
    assert "ludi.games.praetor" not in loaded
