"""Have games compiled before anybody waits for them, in a process that ends: compiling takes a gigabyte.

``python -m ludi.server.preparing alea --bots`` plays a match through, then asks the bots;
what was compiled stays in the disk cache, from which the server loads it.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import threading
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import IO, Any, Final

import structlog

from ludi.bots import LADDER, bot, decide, warm
from ludi.core import jit, layout
from ludi.core.box import name_without
from ludi.core.contract import OVER, Game
from ludi.games import GAMES

NICENESS: Final = 10
LOOKS: Final = 8
"""Every so many positions are looked at."""
logger = structlog.get_logger("ludi.preparing")


def exercise(game: Game[Any], *, bots: bool) -> None:
    """Ask a game everything that a match asks of it; of its bots too, and with every number of seats, if ``bots``."""
    for seats in game.seats if bots else game.seats[-1:]:
        _play_through(game, seats)
    if bots:
        warm(game, LADDER)
        decide(bot(LADDER[0], 1), game, game.start(game.seats[0], {}, 1), 1)
        game.parts(game.start(game.seats[0], {}, 1), 0)


def _play_through(game: Game[Any], seats: int) -> None:
    s = game.start(seats, {}, 1)
    luck = random.Random(1)  # noqa: S311  (which match it is does not matter)
    for step in count():
        if s.actor == OVER:
            return
        codes = game.legal_codes(s)
        code = luck.choice(codes)
        before = layout.copy(s)
        game.refusal(s, code)
        game.apply(s, code)
        for eyes in (None, *range(seats)) if step % LOOKS == 0 else ():
            game.view(s, eyes)
            game.tell(before, code, eyes)
            game.standing(s)


async def compile_apart(game: str, *, bots: bool) -> None:
    """Compile what the disk cache lacks in another process, of low priority."""
    if mark(game, bots=bots).exists():
        return
    changes = GAMES[game].changes
    command = [sys.executable, "-m", "ludi.server.preparing", name_without(game), "--attended"]
    command += ["--bots"] if bots else []
    command += ["--box", json.dumps(changes)] if changes else []
    # In a session of its own: Ctrl-C in a terminal is for the server, with which it ends anyhow.
    process = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE, start_new_session=True)
    try:
        if await process.wait():
            logger.warning("could not compile apart", game=game, status=process.returncode)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def mark(game: str, *, bots: bool) -> Path:
    """A file beside the compiled code that says it is all there."""
    rules = jit.rules_of(game)
    return jit.cache_folder(jit.SHARED if bots else rules) / f"{game}-{jit.source_digest(rules)}.prepared"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m ludi.server.preparing", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--box", type=json.loads, default={}, help="values that differ from ours, as JSON by path")
    parser.add_argument("--bots", action="store_true", help="its bots as well, and every number of seats")
    parser.add_argument("--attended", action="store_true", help="stop when standard input is closed")
    asked = parser.parse_args(arguments)
    if asked.attended:
        threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for bots in (False, True) if asked.bots else (False,):  # people can begin while the bots are compiled
        _compile(GAMES.with_box(asked.game, asked.box).name, bots=bots)


def _compile(game: str, *, bots: bool) -> None:
    found = mark(game, bots=bots)
    with found.with_suffix(".lock").open("w") as lock:
        _take(lock)
        if not found.exists():
            exercise(GAMES[game], bots=bots)
            found.touch()


def _take(lock: IO[str]) -> None:
    """Where several servers start at once, one compiles and the others wait for it."""
    with contextlib.suppress(ImportError):  # on systems without such locks each compiles for itself
        import fcntl  # noqa: PLC0415

        fcntl.flock(lock, fcntl.LOCK_EX)


def _end_with_parent() -> None:
    """Whoever wanted the result holds the other end of standard input, even if it is killed."""
    os.read(0, 1)
    os._exit(1)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # who interrupts it wants no traceback
    main()
