"""Compile all games once, in every compiled way, before parallel tests would each do it: ``warm.py``.

Test processes that start together on an empty cache compile the same functions at the same time; here every
game and mode is compiled by one process. So are the boxes that the browser tests play with, in the words in which
their server would ask for them.
"""

import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from textwrap import shorten

import examples  # noqa: F401  (first of all: their games are compiled as well)
import ludi
from ludi import boxes
from modes import environment_of
from places import ROOT

SHELF = ROOT / "client" / "tests" / "browser" / "boxes"
LONGEST_FIRST = sorted(
    ludi.GAMES, key=lambda name: -sum(path.stat().st_size for path in ludi.GAMES[name].folder.rglob("*.py"))
)
"""So that no core waits at the end for a large game that began late."""
JOBS = [
    *((mode, "tests/digests.py", game) for game in LONGEST_FIRST for mode in ("compiled", "checked")),
    *((mode, "tests/soak.py", game, "--matches", "1") for game in LONGEST_FIRST for mode in ("compiled", "checked")),
    *(("compiled", "-m", "ludi.server.preparing", game, "--bots") for game in LONGEST_FIRST),
    *(
        ("compiled", "-m", "ludi.server.preparing", box.game, "--bots", "--box", json.dumps(box.changes))
        for box in sorted(boxes.shelf(SHELF), key=lambda box: LONGEST_FIRST.index(box.game))
    ),
]


def compile_one(job: tuple[str, ...]) -> str:
    mode, *command = job
    began = time.monotonic()
    subprocess.run(
        [sys.executable, *command], env=environment_of(mode), cwd=ROOT, check=True, stdout=subprocess.DEVNULL
    )
    return f"{shorten(' '.join(job), 80)}: {time.monotonic() - began:.0f} s"


def main() -> None:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for line in pool.map(compile_one, JOBS):
            print(line, flush=True)


if __name__ == "__main__":
    main()
