"""As many positions are reached by each number of actions as were when the counts were written; ``make perft``."""

import pytest

import ludi
from perfts import HEAD, OPENINGS, lines
from places import perfts_of


@pytest.mark.parametrize(
    ("game", "seats"), [(game.name, seats) for game in ludi.GAMES.values() for seats in game.seats]
)
def test_as_many_positions_are_reached_as_are_written(game: str, seats: int) -> None:
    written = perfts_of(ludi.game(game)).read_text(encoding="utf-8").splitlines()[2:]

    assert [line for line in written if line.split()[0] == str(seats)] == list(lines(ludi.game(game), seats))


@pytest.mark.parametrize("game", ludi.GAMES)
def test_every_number_of_seats_and_every_opening_is_counted(game: str) -> None:
    head, names, *written = perfts_of(ludi.game(game)).read_text(encoding="utf-8").splitlines()

    assert f"{game} rules={ludi.game(game).rules}" == head
    assert HEAD == names
    expected = {(str(seats), opening) for seats in ludi.game(game).seats for opening in OPENINGS}
    assert expected == {tuple(line.split()[:2]) for line in written}
