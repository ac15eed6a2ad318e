"""Where commands print."""

from rich.console import Console


def screen(*, stderr: bool = False) -> Console:
    """A console that prints texts as they are: names and paths may have colons and brackets."""
    return Console(stderr=stderr, emoji=False, markup=False, highlight=False)
