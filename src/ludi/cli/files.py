"""Where results go: found out before anything is computed."""

import os
from pathlib import Path

from ludi.core.errors import LudiError


class CannotWrite(LudiError):
    """Results cannot be written where they should go."""


def check_writable(path: Path | None) -> None:
    """Refuse a file that could not be written in the end; no path is fine."""
    if path is None:
        return
    if path.is_dir():
        raise CannotWrite(f"{path}: this is a folder, expected a file")
    if not path.absolute().parent.is_dir():
        raise CannotWrite(f"{path}: there is no folder {path.absolute().parent}")
    if not os.access(path if path.exists() else path.absolute().parent, os.W_OK):
        raise CannotWrite(f"{path}: not allowed to write there")
