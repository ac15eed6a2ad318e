"""Chapter 11: the evaluation of a stage."""

import pytest

from games.alea.positions import (
    a_stage,
    draw_tokens,
    give_roll,
    last_turn,
    legal,
    owned,
    play,
    put_castrum,
    put_forum,
    put_senatus,
    put_templum,
    why,
)
from ludi.core import layout
from ludi.core.contract import OVER
from ludi.games.alea import GAME
from ludi.games.alea.rewards import end_placing, evaluate_latrina
from ludi.games.alea.state import GONE, NOBODY, OPEN, Phase, State


def evaluated(s: State) -> State:
    """The position when all placing is done."""
    end_placing(s)
    return s


@pytest.mark.clause("AIE-1101")
def test_buildings_are_evaluated_in_order() -> None:
    s = a_stage(4)
    put_templum(put_templum(s, 1, [2]), 0, [3, 4])
    draw_tokens(draw_tokens(s, 1, [1]), 0, [1, 2, 3])
    put_senatus(s, 2, 1, 2)
    put_castrum(s, 3, [4])
    put_forum(s, (1, 1))
    phases = []
    evaluated(s)
    while s.stage == 0:
        phases.append(Phase(s.phase))
        GAME.apply(s, GAME.legal_codes(s)[0])
    assert [Phase.FORTUNA, Phase.SENATE, Phase.PROVINCE, Phase.PATRICIAN] == phases


@pytest.mark.clause("AIE-1102")
@pytest.mark.clause("AIE-1105")
@pytest.mark.clause("AIE-1106")
@pytest.mark.clause("AIE-1505")
def test_the_leader_keeps_two_tokens_and_others_one() -> None:
    s = put_templum(put_templum(a_stage(4), 1, [6]), 2, [6, 5])
    draw_tokens(draw_tokens(s, 1, [1, 3]), 2, [1, 2, 3])
    evaluated(s)

    assert (2, Phase.FORTUNA) == (s.actor, s.phase)
    assert {"1+2", "1+3", "2+3"} == legal(s, "keep_fortuna")
    s = play(s, "keep_fortuna 2+3")
    assert (1, Phase.FORTUNA) == (s.actor, s.phase)
    assert {"1", "3"} == legal(s, "keep_fortuna")
    assert why(s, "keep_fortuna 2") == "NOT_HELD"
    s.hand[0] = 0
    view = GAME.view(s, None)
    assert ((2, 3), (1,)) == (view.players[2].fortuna_kept, view.supply.fortuna_returned)
    assert s.hand[2] == 2  # his dice are back, without chips
    after = play(s, "keep_fortuna 3")
    assert (3,) == GAME.view(after, 0).players[1].fortuna_kept
    assert [2, 0, 0] == [int(n) for n in after.fortuna_returned]
    assert not any(after.fortuna_drawn[1, :])


@pytest.mark.clause("AIE-1103")
def test_the_number_of_tokens_kept_is_fixed() -> None:
    s = draw_tokens(put_templum(put_templum(a_stage(4), 1, [6]), 2, [6, 5]), 2, [1, 2, 3])
    evaluated(s)
    assert why(s, "keep_fortuna 3") == "FORTUNA_COUNT"
    short = draw_tokens(put_templum(put_templum(a_stage(4), 1, [6]), 2, [6, 5]), 2, [3])
    evaluated(short)  # holds a single token: it is kept without asking
    assert [0, 0, 1] == [int(n) for n in short.fortuna_kept[2, :]]


@pytest.mark.clause("AIE-1104")
def test_w32_a_single_die_draws_a_second_token_and_keeps_both() -> None:
    s = draw_tokens(put_templum(a_stage(4), 1, [2]), 1, [3])
    evaluated(s)
    assert 2 == sum(int(n) for n in s.fortuna_kept[1, :])
    assert s.fortuna_kept[1, 2] >= 1


@pytest.mark.clause("AIE-1106")
def test_templum_dice_earn_no_chips() -> None:
    s = draw_tokens(put_templum(a_stage(4), 1, [2]), 1, [3])
    for seat in range(4):
        s.hand[seat] = 0
    evaluated(s)
    assert s.chips[1] == 0


@pytest.mark.clause("AIE-1107")
def test_a_choice_of_tokens_is_asked_only_if_there_is_one() -> None:
    s = put_templum(put_templum(put_templum(a_stage(4), 3, [1]), 1, [6, 1]), 2, [6, 5, 5])
    draw_tokens(draw_tokens(draw_tokens(s, 3, [2, 1]), 1, [2, 2]), 2, [2, 2, 2])
    evaluated(s)

    assert [0, 2, 0] == [int(n) for n in s.fortuna_kept[2, :]]
    assert [0, 1, 0] == [int(n) for n in s.fortuna_kept[1, :]]
    assert (3, Phase.FORTUNA) == (s.actor, s.phase)


@pytest.mark.clause("AIE-1108")
@pytest.mark.parametrize(("better", "worse"), [((2, 5), (1, 4)), ((4, 6), (3, 5)), ((1, 4), (4, 6)), ((6, 6), (5, 5))])
def test_w09_longer_straights_rank_first_then_higher_ones(better: tuple[int, int], worse: tuple[int, int]) -> None:
    s = put_senatus(put_senatus(a_stage(3), 0, *worse), 2, *better)
    evaluated(s)
    assert [2, 0, NOBODY] == [int(seat) for seat in s.senate_rank]


@pytest.mark.clause("AIE-1109")
@pytest.mark.parametrize(("seats", "rewarded"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_number_of_rewarded_ranks_depends_on_the_players(seats: int, rewarded: int) -> None:
    s = a_stage(seats)
    for seat in range(seats):
        put_senatus(s, seat, 6 - seat, 6)
        s.hand[seat] = 0
    evaluated(s)

    ranked = [int(seat) for seat in s.senate_rank if seat != NOBODY]
    assert list(range(seats))[::-1][:rewarded] == ranked
    for seat in range(seats):
        length = seat + 1
        expected = (length, 0) if seat in ranked else (0, length)
        assert expected == (s.hand[seat], s.latrina[seat])


@pytest.mark.clause("AIE-1110")
@pytest.mark.clause("AIE-1504")
def test_three_tiles_are_passed_down_the_ranks() -> None:
    s = put_senatus(put_senatus(put_senatus(a_stage(5), 0, 6, 6), 1, 5, 6), 2, 4, 6)
    evaluated(s)
    assert (2, Phase.SENATE) == (s.actor, s.phase)
    offered = [tile.tile for tile in GAME.view(s, 2).offered_tiles]
    assert 3 == len(offered)
    assert {*offered} == legal(s, "keep_tile")
    assert () == GAME.view(s, 1).offered_tiles

    second = play(s, f"keep_tile {offered[1]}")
    assert (1, Phase.SENATE) == (second.actor, second.phase)
    left = {offered[0], offered[2]}
    assert left == legal(second, "keep_tile")
    assert left == set(GAME.view(second, 2).passed_tiles)
    third = play(second, f"keep_tile {offered[0]}")

    def tiles(viewer: int) -> list[str]:
        found = GAME.view(third, viewer).players[viewer].senate_tiles
        assert found is not None
        return [tile.tile for tile in found]

    assert [[offered[2]], [offered[0]], [offered[1]], [], []] == [tiles(seat) for seat in range(5)]
    passed = [set(GAME.view(third, seat).passed_tiles) for seat in range(5)]
    assert [set(), {offered[2]}, left, set(), set()] == passed


@pytest.mark.clause("AIE-1110")
def test_passing_tiles_on_reveals_them_so_that_undo_stops_there() -> None:
    s = put_senatus(put_senatus(a_stage(3), 0, 6, 6), 1, 5, 6)
    evaluated(s)
    after = play(s, min(legal(s)))
    assert after.reveals > s.reveals
    alone = put_senatus(a_stage(3), 1, 5, 6)
    evaluated(put_forum(alone, (0, 2)))
    assert play(alone, min(legal(alone))).reveals == alone.reveals  # nobody else saw anything


@pytest.mark.clause("AIE-1111")
@pytest.mark.parametrize("seats", range(2, 6))
def test_w11_one_player_alone_keeps_one_and_two_go_under_the_stack(seats: int) -> None:
    s = put_senatus(a_stage(seats), 1, 2, 3)
    stack = GAME.view(s, None).supply.senate_tiles
    evaluated(s)
    assert stack - 3 == GAME.view(s, None).supply.senate_tiles
    kept, *returned = sorted(legal(s, "keep_tile"))
    after = play(s, f"keep_tile {kept}")
    assert stack - 1 == GAME.view(after, None).supply.senate_tiles
    assert set(returned) == set(GAME.view(after, 1).passed_tiles)


@pytest.mark.clause("AIE-1112")
def test_kept_tiles_are_seen_by_their_owner_and_must_be_kept() -> None:
    s = put_senatus(a_stage(3), 1, 2, 3)
    evaluated(s)
    assert all(text.startswith("keep_tile") for text in legal(s))
    tile = min(legal(s, "keep_tile"))
    after = play(s, f"keep_tile {tile}")
    assert GAME.view(after, 0).players[1].senate_tiles is None
    assert 1 == GAME.view(after, 0).players[1].n_senate_tiles
    assert [tile] == [found.tile for found in GAME.view(after, 1).players[1].senate_tiles or ()]
    nobody = evaluated(put_castrum(a_stage(3), 0, [2]))
    assert (0, Phase.PROVINCE) == (nobody.senate_draws, nobody.phase)


@pytest.mark.clause("AIE-1113")
@pytest.mark.clause("AIE-1116")
def test_w10_sets_choose_provinces_by_size_then_value() -> None:
    s = a_stage(5)
    put_castrum(s, 0, [5, 5, 5])
    put_castrum(s, 1, [3, 3, 3])
    put_castrum(s, 2, [6, 6, 1, 1, 1])
    put_castrum(s, 3, [5, 5])
    evaluated(s)
    order, choices = [], []
    while s.phase == Phase.PROVINCE:
        order.append(int(s.actor))
        choices.append(len(legal(s)))
        assert legal(s) == {f"take_province {tile}" for tile in GAME.view(s, 0).open_provinces}
        s = play(s, min(legal(s)))
    assert [0, 1, 2, 2, 3] == order  # 555, 333, 111, 66, 55
    assert [5, 4, 3, 2, 1] == choices
    assert [1, 1, 2, 1, 0] == [len(owned(s.province_at, seat)) for seat in range(5)]


@pytest.mark.clause("AIE-1113")
def test_the_dice_of_a_rewarded_set_return_to_hand() -> None:
    s = put_castrum(a_stage(2), 0, [5, 5, 5])
    s.hand[0] = 0
    evaluated(s)
    after = play(put_forum(s, (1, 2)), min(legal(s)))
    assert after.hand[0] == 3


@pytest.mark.clause("AIE-1004")
@pytest.mark.clause("AIE-1114")
def test_sets_without_a_province_go_to_the_latrina() -> None:
    s = put_castrum(put_castrum(a_stage(2), 0, [5, 5, 5, 4, 4]), 1, [6])
    put_forum(s, (1, 2))
    s.hand[0] = s.hand[1] = 0
    evaluated(s)
    for _ in range(2):
        s = play(s, min(legal(s)))
    assert s.phase == Phase.PATRICIAN
    assert (5, 1) == (s.hand[0], s.latrina[1])


@pytest.mark.clause("AIE-1115")
def test_provinces_that_nobody_takes_leave_the_game() -> None:
    s = put_forum(put_castrum(a_stage(4), 0, [5]), (1, 2))
    shown = GAME.view(s, None).open_provinces
    evaluated(s)
    s = play(s, f"take_province {shown[0]}")
    assert set(shown[1:]) == set(GAME.view(s, None).gone)
    assert 3 == sum(1 for tile in range(25) if s.province_at[tile] == GONE)


@pytest.mark.clause("AIE-1117")
def test_forum_dice_choose_patricians_from_left_to_right() -> None:
    s = put_forum(a_stage(3), (2, 1), (0, 3), (2, 6))
    s.hand[2] = 0
    evaluated(s)
    order = []
    while s.phase == Phase.PATRICIAN and s.stage == 0:
        order.append(int(s.actor))
        assert legal(s) == {f"take_patrician {tile}" for tile in GAME.view(s, 0).open_patricians}
        if len(order) == 2:
            assert s.hand[2] == 1
        s = play(s, min(legal(s)))
    assert [2, 0, 2] == order
    assert [1, 0, 2] == [len(owned(s.patrician_at, seat)) for seat in range(3)]


@pytest.mark.clause("AIE-1118")
def test_patricians_that_nobody_takes_leave_the_game() -> None:
    s = put_forum(a_stage(3), (2, 1))
    shown = GAME.view(s, None).open_patricians
    evaluated(s)
    s = play(s, f"take_patrician {shown[0]}")
    assert set(shown[1:]) <= set(GAME.view(s, None).gone)
    assert not set(shown) & set(GAME.view(s, None).open_patricians)


@pytest.mark.clause("AIE-1119")
def test_each_die_on_the_latrina_brings_a_chip() -> None:
    s = a_stage(3)
    s.latrina[0], s.latrina[1] = 3, 5
    s.hand[0], s.hand[1] = 5, 3
    evaluate_latrina(s)
    assert [3, 5, 0] == [int(s.chips[seat]) for seat in range(3)]
    assert [8, 8, 8] == [int(s.hand[seat]) for seat in range(3)]


@pytest.mark.clause("AIE-1120")
def test_scarce_chips_are_dealt_one_by_one_from_the_start_player() -> None:
    s = a_stage(3, start=1)
    s.chips[0] = 24
    s.latrina[0], s.latrina[1], s.latrina[2] = 1, 4, 6
    evaluate_latrina(s)
    # Six chips: seats 1, 2, 0, then 1, 2, 1 … seat 0 has got all that was due.
    assert [25, 3, 2] == [int(s.chips[seat]) for seat in range(3)]
    assert 0 == GAME.view(s, None).supply.chips


@pytest.mark.clause("AIE-1120")
def test_the_start_player_gets_the_first_of_the_last_chips() -> None:
    s = a_stage(3, start=1)
    s.chips[0] = 28
    s.latrina[0], s.latrina[1], s.latrina[2] = 3, 3, 3
    evaluate_latrina(s)
    assert [28, 1, 1] == [int(s.chips[seat]) for seat in range(3)]


@pytest.mark.clause("AIE-1121")
def test_the_latrina_counts_after_the_last_stage() -> None:
    s = a_stage(2)
    s.stage = 5
    s.latrina[0] = 8
    evaluate_latrina(s)
    assert (OVER, 8) == (s.actor, s.chips[0])
    assert 4 == GAME.standing(s)[0][0]


@pytest.mark.clause("AIE-1004")
def test_dice_reach_the_latrina_in_four_ways() -> None:
    pushed = play(put_forum(give_roll(a_stage(2), [1], actor=0), (1, 1), (1, 2), (1, 3), (1, 4)), "forum 1")
    assert pushed.latrina[1] == 1
    left = a_stage(2)
    left.hand[0] = 3
    assert 3 == evaluated(put_forum(layout.copy(left), (1, 2))).latrina[0]
    beaten = put_senatus(put_senatus(put_forum(a_stage(2), (1, 2)), 0, 1, 1), 1, 2, 2)
    beaten.hand[0] = beaten.hand[1] = 0
    assert 1 == evaluated(beaten).latrina[0]


def test_the_stage_ends_after_the_player_right_of_the_start_player() -> None:
    s = last_turn(a_stage(2), 1, 5)
    after = play(s, "castrum 5 1")
    assert (1, Phase.PROVINCE) == (after.actor, after.phase)
    assert any(after.province_at[tile] == OPEN for tile in range(25))
