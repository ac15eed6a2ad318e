"""What a command takes when nothing is said."""

import inspect
from importlib import import_module
from typing import Any

import pytest

from ludi.cli import COMMANDS, app

for _name in COMMANDS:
    import_module(f"ludi.cli.{_name}")


@pytest.mark.parametrize("command", app.registered_commands, ids=lambda command: command.callback.__name__)
def test_every_default_is_one_that_could_be_said(command: Any) -> None:
    for name, parameter in inspect.signature(command.callback).parameters.items():
        default = parameter.default
        for option in getattr(parameter.annotation, "__metadata__", ()):
            if isinstance(default, int | float) and not isinstance(default, bool):
                assert option.min is None or default >= option.min, name
                assert option.max is None or default <= option.max, name
