"""Makes the games under ``examples/`` known as their entry points would if they were installed."""

import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

from ludi.games import GAMES, GROUP, add_from

for _project in sorted((Path(__file__).parents[1] / "examples").glob("*/pyproject.toml")):
    _entries = tomllib.loads(_project.read_text(encoding="utf-8"))["project"]["entry-points"][GROUP]
    sys.path.append(str(_project.parent / "src"))
    for _name, _value in _entries.items():
        if _name not in GAMES:  # it may be installed after all
            add_from(EntryPoint(_name, _value, GROUP))
