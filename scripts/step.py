"""Run a command and show one line for it: ``step.py "Building the client" 30 npm run build``.

The number is how many seconds it usually takes. On a terminal a bar fills in that time; what the command says is shown
only if it fails. A step that has nothing to do shows nothing. Runs before anything is installed.
"""

import shutil
import subprocess
import sys
import tempfile
import time

NAME = 31
WIDTH = 20
"""Of name and bar: the whole line fits 80 columns."""
LOOK = 0.2
AT_ONCE = 1.5
"""A command that is done in so many seconds had nothing to do."""


def line(name: str, elapsed: float, usual: float, *, done: bool) -> str:
    """The step, its bar, and its time: so far, or in all."""
    share = 1.0 if done else min(0.97, elapsed / usual)
    full = int(share * WIDTH)
    seconds = f"{elapsed:.0f} s" if done else f"{elapsed:.0f} s of about {usual:.0f} s"
    return f"{name:{NAME}} {'━' * full}{'·' * (WIDTH - full)} {seconds}"


def main(name: str, usual: float, command: list[str]) -> int:
    """The status of the command."""
    shows = sys.stdout.isatty()
    room = shutil.get_terminal_size().columns - 1  # a line that wraps cannot be written over
    began = time.monotonic()
    with tempfile.TemporaryFile() as output, subprocess.Popen(command, stdout=output, stderr=output) as process:
        while True:
            try:
                status = process.wait(LOOK)
                break
            except subprocess.TimeoutExpired:
                if shows and time.monotonic() - began > AT_ONCE:
                    shown = line(name, time.monotonic() - began, usual, done=False)
                    print(f"\r\x1b[2K{shown[:room]}", end="", flush=True)
        elapsed = time.monotonic() - began
        start = "\r\x1b[2K" if shows else ""
        if status:
            print(f"{start}{name}: failed after {elapsed:.0f} s", flush=True)
            output.seek(0)
            sys.stdout.buffer.write(output.read())
        elif elapsed > AT_ONCE:
            print(f"{start}{line(name, elapsed, usual, done=True)[: room if shows else None]}", flush=True)
    return status


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1], float(sys.argv[2]), sys.argv[3:]))
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
