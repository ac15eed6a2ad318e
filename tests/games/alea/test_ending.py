"""Chapters 12 to 15: fame points of a whole position, the winner, and who knows what."""

import numpy as np
import pytest

from games.alea.positions import a_stage, legal, play, put_senatus
from ludi.core.contract import OVER
from ludi.games.alea import GAME
from ludi.games.alea.rewards import end_placing
from ludi.games.alea.state import State
from ludi.games.alea.tables import PATRICIANS, PROVINCES, SENATE_TILES

PROVINCE = {tile.id: place for place, tile in enumerate(PROVINCES)}
PATRICIAN = {tile.id: place for place, tile in enumerate(PATRICIANS)}
TILE = {tile.id: place for place, tile in enumerate(SENATE_TILES)}


def the_end(seats: int = 4) -> State:
    """A finished game in which nobody has won anything."""
    s = a_stage(seats)
    s.actor, s.stage = OVER, 5
    return s


def give(s: State, seat: int, *tiles: str, fortuna: tuple[int, ...] = (), chips: int = 0) -> State:
    """Give a seat provinces, patricians and senate tiles by their ids."""
    for tile in tiles:
        if tile in PROVINCE:
            s.province_at[PROVINCE[tile]] = seat
        elif tile in PATRICIAN:
            s.patrician_at[PATRICIAN[tile]] = seat
        else:
            place = int(np.flatnonzero(np.asarray(s.senate) == TILE[tile])[0])
            target = 3 * int(s.senate_draws)
            s.senate[place], s.senate[target] = s.senate[target], s.senate[place]
            s.senate_at[target] = seat
            s.senate_seen[target] = 1 << seat
            s.senate_draws += 1
    for value in fortuna:
        s.fortuna_kept[seat, value - 1] += 1
        s.fortuna_pile[value - 1] -= 1
    s.chips[seat] = chips
    return s


@pytest.mark.clause("AIE-1301")
@pytest.mark.clause("AIE-1312")
@pytest.mark.clause("AIE-1313")
def test_w12_marcs_final_score() -> None:
    s = give(
        the_end(),
        1,
        *("PR-MAC-3", "PR-GER-4", "PR-LIB-0", "PR-GAL-1"),
        *("PA-MAC-F3", "PA-MAC-M1", "PA-GER-F3", "PA-GER-M3", "PA-HIS-F2", "PA-AEG-M1", "PA-BRI-F2"),
        *("PA-MAC-F1", "PA-GER-F1", "PA-GER-F2", "SQ-XII-e", "SQ-XII-d", "SQ-III", "SQ-VI"),
        fortuna=(3, 2, 1),
        chips=5,
    )
    fame = GAME.view(s, 1).players[1].fame

    assert 43 == GAME.standing(s)[0][1] == fame.total
    assert (7, 15, 13, 6, 2, 4) == (
        *(fame.provinces, fame.patricians, fame.senate),
        *(fame.fortuna, fame.chips, fame.unhoused),
    )
    homes = {home.home: home.residents for home in fame.homes}
    assert ("PA-MAC-F3", "PA-MAC-M1") == homes["PR-MAC-3"]
    assert ("PA-GER-F3", "PA-GER-M3") == homes["PR-GER-4"]
    assert () == homes["PR-GAL-1"] == homes["SQ-XII-d"]


@pytest.mark.clause("AIE-1305")
@pytest.mark.parametrize(("tokens", "points"), [(0, 1), (2, 1), (3, 3), (5, 3), (6, 5)])
def test_w16_tile_iv_scores_two_for_three_tokens(tokens: int, points: int) -> None:
    s = give(the_end(), 0, "SQ-IV", fortuna=(2,) * tokens)
    tiles = GAME.view(s, 0).players[0].senate_tiles
    assert tiles is not None
    assert [points] == [tile.points for tile in tiles]
    assert points + 2 * tokens == GAME.standing(s)[0][0]


@pytest.mark.clause("AIE-1313")
@pytest.mark.clause("AIE-1314")
@pytest.mark.parametrize(("chips", "points"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_w31_every_two_chips_score_a_point(chips: int, points: int) -> None:
    assert points == GAME.standing(give(the_end(), 0, chips=chips))[0][0]


@pytest.mark.clause("AIE-1312")
def test_kept_tokens_score_their_value() -> None:
    assert 9 == GAME.standing(give(the_end(), 0, fortuna=(3, 2, 2, 1, 1)))[0][0]


@pytest.mark.clause("AIE-1401")
def test_most_fame_points_win() -> None:
    s = give(give(the_end(), 2, "PR-MAC-4"), 0, "PR-GER-2")
    assert (1, 0, 3, 0) == GAME.standing(s)[0]
    assert (2, 3, 1, 3) == GAME.standing(s)[1]


@pytest.mark.clause("AIE-1402")
def test_ties_go_to_the_most_valuable_unhoused_patricians() -> None:
    s = give(give(the_end(3), 0, "PA-MAC-F3"), 2, "PA-GER-F1", "PA-BRI-F1")
    assert (0, 0, 0) == GAME.standing(s)[0]
    assert (1, 3, 2) == GAME.standing(s)[1]


@pytest.mark.clause("AIE-1403")
def test_what_is_still_tied_is_shared() -> None:
    s = give(give(the_end(3), 0, "PA-MAC-F2"), 2, "PA-GER-F1", "PA-BRI-F1")
    assert (1, 3, 1) == GAME.standing(s)[1]


@pytest.mark.clause("AIE-1201")
def test_senate_tiles_are_open_at_the_end_and_not_before() -> None:
    s = give(the_end(3), 1, "SQ-III")
    shown = GAME.view(s, None).players[1].senate_tiles
    assert shown is not None
    assert ["SQ-III"] == [tile.tile for tile in shown]
    s.actor = 0
    assert GAME.view(s, None).players[1].senate_tiles is None


@pytest.mark.clause("AIE-1501")
def test_public_things_are_public() -> None:
    s = give(a_stage(4), 1, "PR-MAC-3", "PA-MAC-F3", fortuna=(3,), chips=4)
    stranger = GAME.view(s, None)

    assert ("PR-MAC-3",) == stranger.players[1].provinces
    assert ("PA-MAC-F3",) == stranger.players[1].patricians
    assert ((3,), 4) == (stranger.players[1].fortuna_kept, stranger.players[1].chips)
    assert (21, 30, 19, 29) == (
        *(stranger.supply.provinces, stranger.supply.patricians),
        *(stranger.supply.senate_tiles, stranger.supply.fortuna_pile),
    )
    assert stranger.roll


@pytest.mark.clause("AIE-1201")
@pytest.mark.clause("AIE-1301")
def test_the_tile_chosen_last_counts_when_nothing_is_chosen_after_it() -> None:
    """Nobody has dice in Castrum or Forum: the game ends with the choice of a senate tile."""
    s = put_senatus(put_senatus(a_stage(4), 0, 6, 6), 1, 5, 6)
    s.stage = 4
    end_placing(s)
    first, second, _ = sorted(legal(s, "keep_tile"))
    s = play(s, f"keep_tile {first}", f"keep_tile {second}")

    assert OVER == s.actor
    for seat, kept in ((1, first), (0, second)):
        shown = GAME.view(s, None).players[seat].senate_tiles
        assert shown is not None
        assert [kept] == [tile.tile for tile in shown]
    assert [player.fame.total for player in GAME.view(s, None).players] == list(GAME.standing(s)[0])
