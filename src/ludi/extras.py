"""What the package's extras bring, and a sentence where one of them is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from ludi.core.errors import LudiError


class MissingExtra(LudiError, ImportError):
    """Something was asked for that an extra brings, and the extra is not installed."""


@contextmanager
def needed(extra: str, asked: str) -> Iterator[None]:
    """Import what an extra brings inside of this; where it is missing, say how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "ludi").partition(".")[0] == "ludi":
            raise  # our own fault
        raise MissingExtra(
            f"{asked} needs {error.name}, which is not installed: pip install 'ludi-romani[{extra}]'"
        ) from None
