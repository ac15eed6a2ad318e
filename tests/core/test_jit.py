"""Which sources a cache of compiled code answers for."""

import pytest

from ludi.core import jit
from ludi.games import GAMES


@pytest.mark.parametrize("scope", [jit.GENERIC, *map(jit.rules_of, GAMES)])
def test_every_folder_of_a_scope_has_sources(scope: tuple[str, ...]) -> None:
    assert all(any((jit.PACKAGE / folder).glob("*.py")) for folder in scope)


def test_rules_depend_on_their_game_and_the_core_and_generic_code_on_all_games() -> None:
    assert ("core", "games/alea") == jit._scope("ludi.games.alea.rules")
    assert jit.GENERIC == jit._scope("ludi.bots.search") == jit._scope("ludi.core.rng") == jit._scope("ludi.games")


def test_every_scope_has_a_folder_of_its_own() -> None:
    scopes = [jit.GENERIC, *map(jit.rules_of, GAMES)]
    assert len(scopes) == len({jit.cache_folder(scope) for scope in scopes})
    assert jit.cache_folder(jit.GENERIC).name.startswith("generic-")
