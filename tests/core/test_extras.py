"""What an extra would bring is asked for by name; our own faults stay what they are."""

import pytest

from ludi.core.errors import LudiError
from ludi.extras import MissingExtra, needed


def test_a_missing_extra_is_a_sentence_with_the_line_to_install_it() -> None:
    with pytest.raises(MissingExtra) as told, needed("server", "ludi serve"):
        raise ModuleNotFoundError("No module named 'litestar'", name="litestar")

    assert "ludi serve needs litestar, which is not installed: pip install 'ludi-romani[server]'" == str(told.value)
    assert isinstance(told.value, LudiError)
    assert isinstance(told.value, ImportError)


@pytest.mark.parametrize("name", ["ludi.server.nowhere", None])
def test_a_module_of_our_own_that_is_missing_is_no_missing_extra(name: str | None) -> None:
    with pytest.raises(ModuleNotFoundError) as told, needed("server", "ludi serve"):
        raise ModuleNotFoundError("No module", name=name)

    assert not isinstance(told.value, MissingExtra)
