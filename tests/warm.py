"""Compile all games once, in every compiled way, before parallel tests would each do it: ``warm.py``.

Test processes that start together on an empty cache compile the same functions at the same time; here every game and
mode is compiled by one process. Each process takes several games, for it spends its first seconds on Numba itself and
compiles what games have in common once. The boxes that the browser tests play with are compiled beside their games,
as their server would do it.
"""

import gc
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import examples  # noqa: F401  (first of all: their games are compiled as well)
import ludi
from digests import lines
from ludi import boxes
from ludi.core import jit
from ludi.envs.batch import batch
from ludi.server import preparing
from modes import environment_of
from places import ROOT
from soak import soak

SHELF = ROOT / "client" / "tests" / "browser" / "boxes"


def shared_out(parts: int) -> list[list[str]]:
    """All games in so many parts of about the same work, the longest first."""
    sizes = {name: sum(path.stat().st_size for path in game.folder.rglob("*.py")) for name, game in ludi.GAMES.items()}
    found: list[list[str]] = [[] for _ in range(min(parts, len(sizes)))]
    for name in sorted(sizes, key=lambda name: -sizes[name]):
        min(found, key=lambda part: sum(sizes[each] for each in part)).append(name)
    return found


def compile_here(games: Sequence[str]) -> None:
    """In this process's mode: what the tests of these games ask for."""
    gc.set_threshold(100_000, 50, 1000)  # else Python looks through Numba's objects for a tenth of the time
    boxed = boxes.shelf(SHELF)
    for name in games:
        began = time.monotonic()
        for _ in lines(name):
            pass
        soak(ludi.GAMES[name], 1)
        if jit.MODE == "compiled":
            lanes = batch(name, tuple(ludi.GAMES[name].seats), 4, seed=1)
            lanes.reset()
            lanes.sample()
            lanes.step()
            for game in (name, *(ludi.GAMES.with_box(name, box.changes).name for box in boxed if box.game == name)):
                for bots in (False, True):
                    preparing._compile(game, bots=bots)
        print(f"{jit.MODE} {name}: {time.monotonic() - began:.0f} s", flush=True)


def compile_apart(job: tuple[str, list[str]]) -> None:
    mode, games = job
    subprocess.run([sys.executable, __file__, *games], env=environment_of(mode), cwd=ROOT, check=True)


def main() -> None:
    at_once = os.cpu_count() or 1
    jobs = [(mode, games) for mode in ("compiled", "checked") for games in shared_out(at_once)]
    with ThreadPoolExecutor(at_once) as pool:
        for _ in pool.map(compile_apart, jobs):
            pass


if __name__ == "__main__":
    compile_here(sys.argv[1:]) if sys.argv[1:] else main()
