"""Compile all games once, in every compiled way, before parallel tests would each do it: ``warm.py``.

Test processes that start together on an empty cache compile the same functions at the same time; here every
game and mode is compiled by one process.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import examples  # noqa: F401  (compiled as well)
import ludi

ROOT = Path(__file__).parents[1]
JOBS = [
    *((mode, "tests/digests.py", game) for mode in ("compiled", "checked") for game in ludi.GAMES),
    *((mode, "tests/soak.py", game, "--matches", "1") for mode in ("compiled", "checked") for game in ludi.GAMES),
]


def compile_one(job: tuple[str, ...]) -> str:
    mode, *command = job
    environment = os.environ | {"LUDI_MODE": mode, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT / 'tests'}"}
    began = time.monotonic()
    subprocess.run([sys.executable, *command], env=environment, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return f"{' '.join(job)}: {time.monotonic() - began:.0f} s"


def main() -> None:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for line in pool.map(compile_one, JOBS):
            print(line, flush=True)


if __name__ == "__main__":
    main()
