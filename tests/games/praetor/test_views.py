"""What people see: views and previews."""

import pytest

from games.praetor.positions import a_game, cell, claim, play, put, show, staff
from ludi.games.praetor import GAME
from ludi.games.praetor.city import corner
from ludi.games.praetor.state import State
from ludi.games.praetor.tables import BY_ID, N_START, N_TILES, TILES, Corner
from ludi.games.praetor.track import move


def seen(s: State) -> dict[str, object]:
    """The view of a spectator by field."""
    view = GAME.view(s, None)
    return {name: getattr(view, name) for name in view.__struct_fields__}


@pytest.mark.clause("PRA-PLZ-05")
def test_corners_are_shown_as_the_tile_lies() -> None:
    s = a_game(5)
    for place, tile in enumerate(TILES[N_START:]):
        put(s, tile.id, 2 + place, 0)
    for turns in range(4):
        s.rotation[:] = turns
        city = {shown.tile: shown for shown in GAME.view(s, None).city}  # type: ignore[attr-defined]
        for tile in range(N_TILES):
            expected = tuple(Corner(corner(tile, turns, place)).name for place in range(4))
            assert expected == city[TILES[tile].id].corners


@pytest.mark.clause("PRA-INF-02", "PRA-INI-02")
def test_the_next_order_shows_whose_marker_lies_on_top() -> None:
    s = a_game(3)
    for seat in (2, 0, 1):
        s.favour[seat] = 0
        move(s, seat, 5)
    assert (1, 0, 2) == seen(s)["next_order"]
    assert (0, 1, 2) == seen(s)["order"]


@pytest.mark.clause("PRA-USE-04")
def test_a_neutral_tile_shows_no_fee() -> None:
    city = {tile.tile: tile for tile in GAME.view(a_game(2), None).city}  # type: ignore[attr-defined]
    assert (0, None, None) == (city["T1"].fee, city["T1"].fee_good, city["T1"].owner)
    assert (1, "gold", 0) == (city["M1"].fee, city["M1"].fee_good, city["M1"].owner)


@pytest.mark.clause("PRA-VAR-02")
def test_districts_and_majorities_are_shown_in_the_expert_game_only() -> None:
    for expert, district, majorities in (("off", None, None), ("on", 2, 12 + 6 + 11)):
        s = claim(put(a_game(3, expert=expert), "A01", 0, 2, owner=2), 0, "W01", "W02")
        claim(s, 1, "W03")
        player = GAME.view(s, 1).players[2]  # type: ignore[attr-defined]
        assert (district, majorities) == (player.district, player.score.majorities)


def test_a_cell_is_named_by_the_tiles_beside_it() -> None:
    s = play(show(a_game(4), "A02"), "build A02", "worker 1")
    leads = {f"cell {c.arguments['place']}": c.leads[0].arguments for c in GAME.view(s, 0).choices}
    assert {"x": 0, "y": 2, "tiles": ("T1", "M3"), "plaza": 3} == leads[cell(s, 0, 2)]


def test_previews_read_the_position_that_is_asked_about() -> None:
    """Two positions one after the other: nothing of the first is left in the second."""
    rich, poor = staff(a_game(2), 0, [5]), staff(a_game(2), 0, [2])
    for s, amount in ((rich, 5), (poor, 2), (rich, 5)):
        leads = {c.arguments.get("tile"): c.leads for c in GAME.view(s, 0).choices if c.kind == "activate"}
        assert {"amount": amount, "good": "gold"} == leads["M1"][0].arguments
    assert 0 == rich.owner[BY_ID["M1"]]
