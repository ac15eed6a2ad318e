"""Which sources a cache of compiled code answers for."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numba
import pytest

from ludi.core import jit, layout
from ludi.core.events import listening
from ludi.games import GAMES


@pytest.mark.parametrize("scope", [jit.GENERIC, *map(jit.rules_of, GAMES)])
def test_every_folder_of_a_scope_has_sources(scope: tuple[str, ...]) -> None:
    assert all(any((jit.PACKAGE / folder).glob("*.py")) for folder in scope)


def test_rules_depend_on_their_game_and_the_core_and_generic_code_on_no_game() -> None:
    assert ("core", "games/alea") == jit._scope("ludi.games.alea.rules")
    assert jit.SHARED == jit._scope("ludi.bots.search") == jit._scope("ludi.core.rng")
    assert (*jit.SHARED, "envs") == jit._scope("ludi.envs.lanes")
    assert (*jit.SHARED, "envs", "bench") == jit._scope("ludi.bench.measure")


def test_every_scope_has_a_folder_of_its_own() -> None:
    scopes = [jit.SHARED, jit._scope("ludi.envs.lanes"), *map(jit.rules_of, GAMES)]
    assert len(scopes) == len({jit.cache_folder(scope) for scope in scopes})
    assert jit.cache_folder(jit.SHARED).name.startswith("generic-")


@pytest.mark.skipif(jit.INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize("name", GAMES)
def test_generic_code_is_compiled_for_a_games_present_rules(name: str) -> None:
    """It is found by the types of what it is handed, so those must differ where the rules do."""
    game, digest = GAMES[name], jit.source_digest(jit.rules_of(name))

    for record in (game.state, game.observation, listening(game.state)):
        assert digest in repr(numba.typeof(layout.blank(record, 1)))


def test_the_oldest_compiled_code_makes_room(tmp_path: Path) -> None:
    for age, name in enumerate(["newest", "middle", "oldest"]):
        file = tmp_path / "module" / f"{name}.nbc"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(b"x" * 10)
        os.utime(file, (1000 - age, 1000 - age))

    jit._make_room(tmp_path, 30)
    assert 3 == len(list(tmp_path.rglob("*.nbc")))
    jit._make_room(tmp_path, 15)
    assert ["newest.nbc"] == [path.name for path in tmp_path.rglob("*.nbc")]


COPIED = """
import sys
import numpy as np
from ludi.core import rng
rng.below(np.zeros(rng.WORDS, dtype=np.uint32), 6)
print(rng.__file__, sum(rng.below.stats.cache_hits.values()), sum(rng.below.stats.cache_misses.values()))
"""


@pytest.mark.skipif(jit.INTERPRETED, reason="nothing is compiled")
def test_another_copy_of_the_same_sources_compiles_nothing_again(tmp_path: Path) -> None:
    told = []
    for copy in ("first", "second"):
        shutil.copytree(jit.PACKAGE, tmp_path / copy / "ludi", copy_function=shutil.copyfile)
        environment = os.environ | {"LUDI_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path / copy)}
        ran = subprocess.run(
            [sys.executable, "-c", COPIED], env=environment, capture_output=True, text=True, check=True, cwd=tmp_path
        )
        told.append(ran.stdout.split())

    assert [str(tmp_path / copy / "ludi/core/rng.py") for copy in ("first", "second")] == [file for file, *_ in told]
    assert [["0", "1"], ["1", "0"]] == [counts for _, *counts in told]
