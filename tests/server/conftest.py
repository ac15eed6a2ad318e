"""A server shared by all tests of a run: each start loads every game once more."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from hosting import Server, Visitor, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("ludi")
    with serving(folder) as running:
        yield running


@pytest.fixture
def visit(server: Server) -> Iterator[Callable[..., Visitor]]:
    """Somebody new at the server's door."""
    with ExitStack() as stack:
        yield lambda name=None: stack.enter_context(Visitor(server, name))
