"""While a server starts: where it is, which games are still being compiled, and the browser when the page is there."""

import json
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

LOOK: Final = 0.5
PATIENCE: Final = 300.0
"""Seconds between looks, and until a server that does not answer is left alone."""


def accompany(address: str, *, opens: bool) -> None:
    """Look after the start from a thread of its own: the server is busy with itself."""
    console = Console(stderr=True)
    if opens or console.is_terminal:
        threading.Thread(target=_watch, args=(address, opens, console), daemon=True).start()


def _watch(address: str, opens: bool, console: Console) -> None:
    until = time.monotonic() + PATIENCE
    while (health := _health(address)) is None and time.monotonic() < until:
        time.sleep(LOOK)
    if health is None:
        return
    if opens:
        webbrowser.open(address)
    if console.is_terminal:
        show_preparing(address, health, console)


def show_preparing(address: str, health: Any, console: Console) -> None:
    """A bar that fills as games are compiled; nothing where all are ready at once."""
    time.sleep(LOOK)
    left = (_health(address) or health)["preparing"]
    if len(left) < 2:
        return
    console.print(
        f"Compiling the rules of {len(left)} games. This happens once and takes one to two minutes for each; "
        f"{left[0]} can be played first.",
        highlight=False,
    )
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("Compiling", total=len(left))
        whole = len(left)
        while left:
            progress.update(task, completed=whole - len(left), description=left[0])
            time.sleep(LOOK)
            health = _health(address)
            if health is None:
                return
            left = health["preparing"]
    console.print("All games are compiled; the next start takes a second.", highlight=False)


def _health(address: str) -> Any:
    with suppress(OSError, ValueError), urllib.request.urlopen(f"{address}/health", timeout=2) as answer:  # noqa: S310  (our own address)
        return json.loads(answer.read())
    return None
