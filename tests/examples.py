"""Lets the games under ``examples/`` be found by their entry points without installing them.

Entry points are read from the metadata of what is installed; so that is written for each example, into a folder of
this process. It must be there before the package gathers the games.
"""

import atexit
import os
import shutil
import sys
import tempfile
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

assert "ludi" not in sys.modules, "the games have been gathered already"

_installed = {entry.name for entry in entry_points(group="ludi.games")}
_folder = Path(tempfile.mkdtemp(prefix="ludi-examples-"))
atexit.register(shutil.rmtree, _folder, ignore_errors=True)
_paths = [str(_folder)]
for _path in sorted((Path(__file__).parents[1] / "examples").glob("*/pyproject.toml")):
    _project = tomllib.loads(_path.read_text(encoding="utf-8"))["project"]
    _entries = _project["entry-points"]["ludi.games"]
    if _entries.keys() <= _installed:
        continue
    _paths.append(str(_path.parent / "src"))
    _metadata = _folder / f"{_project['name'].replace('-', '_')}-{_project['version']}.dist-info"
    _metadata.mkdir()
    (_metadata / "METADATA").write_text(f"Name: {_project['name']}\nVersion: {_project['version']}\n", encoding="utf-8")
    _lines = ["[ludi.games]", *(f"{name} = {value}" for name, value in _entries.items())]
    (_metadata / "entry_points.txt").write_text("\n".join(_lines), encoding="utf-8")
sys.path += _paths
# Programs that a test starts find them as well.
os.environ["PYTHONPATH"] = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), *_paths])
