"""Chapters 05 to 10: what each building accepts."""

from itertools import combinations, product

import numpy as np
import pytest

from games.alea.positions import (
    a_stage,
    forum,
    give_roll,
    leave_tokens,
    legal,
    play,
    put_castrum,
    put_forum,
    put_senatus,
    put_templum,
    why,
)
from ludi.games.alea import GAME
from ludi.games.alea.placing import draw_fortuna, place_latrina, set_rank, straight_rank, sums_of
from ludi.games.alea.state import State

MARC, ANNE, CARL, HERMAN = 0, 1, 2, 3


def blocked(seats: int = 2) -> State:
    """Seat 0 rolled a six that no building takes."""
    s = give_roll(a_stage(seats), [6], actor=0)
    put_castrum(s, 1, [6])
    put_senatus(s, 1, 6, 6)
    return put_forum(s, *[(1, 1)] * (seats + 2))


@pytest.mark.clause("AIE-0501")
def test_at_least_one_die_must_be_placed() -> None:
    s = give_roll(a_stage(2), [2, 5, 5])
    hand = int(s.hand[0])
    for code in GAME.legal_codes(s):
        after = play(s, GAME.actions.text(code))
        assert after.hand[0] < hand
    assert why(s, "castrum 4 1") == "NOT_ROLLED"


@pytest.mark.clause("AIE-0502")
def test_all_dice_of_a_turn_go_to_one_building_in_one_way() -> None:
    s = give_roll(a_stage(2), [1, 4, 4, 2, 3])
    after = play(s, "forum_pair 1+4")

    assert after.actor == 1
    # No action names two sets, or a single die and a pair.
    assert {"forum", "forum_pair", "castrum", "senatus"} == {text.split()[0] for text in legal(s)}
    assert {"1+4", "2+3"} == legal(s, "forum_pair")


@pytest.mark.clause("AIE-0503")
def test_w07_nobody_is_forced_to_place_all_that_fits() -> None:
    s = give_roll(a_stage(2), [1, 4])

    assert {"1", "4"} == legal(s, "forum")
    assert {"1+4"} == legal(s, "forum_pair")
    assert {"1", "2", "3"} == {text.split()[1] for text in legal(give_roll(a_stage(2), [5, 5, 5]), "castrum")}


@pytest.mark.clause("AIE-0504")
def test_placed_dice_stay_until_the_evaluation() -> None:
    s = play(give_roll(a_stage(3, start=0), [2, 2, 3]), "castrum 2 2")
    assert s.actor == 1
    s = play(give_roll(s, [5, 5, 6]), "castrum 5 1")
    s = play(give_roll(s, [1, 2, 3, 6]), "senatus 1-3")

    assert s.castrum[0, 1] == 2
    assert s.castrum[1, 4] == 1
    assert (1, 3) == (s.low[2], s.high[2])


@pytest.mark.clause("AIE-0505")
def test_legality_looks_only_at_the_whole_placement() -> None:
    # One four at a time would pass through the forbidden size three.
    s = put_castrum(give_roll(a_stage(2), [4, 4, 4, 4], actor=0), 1, [4, 4, 4])
    assert {"4 1", "4 2", "4 4"} == legal(s, "castrum")
    # Extending 4 to 3-5 at both ends passes through 3-4, which another player has.
    s = put_senatus(put_senatus(give_roll(a_stage(2), [3, 5], actor=0), 0, 4, 4), 1, 3, 4)
    assert {"3-5", "4-5"} == legal(s, "senatus")


@pytest.mark.clause("AIE-0601")
@pytest.mark.clause("AIE-0602")
@pytest.mark.clause("AIE-0603")
@pytest.mark.clause("AIE-0605")
def test_w01_templum_placements_grow_in_number_and_sum() -> None:
    s = play(give_roll(a_stage(4, start=MARC), [5, 1, 1, 1, 1, 1, 1, 1]), "templum 5")
    assert 1 == sum(int(n) for n in s.fortuna_drawn[MARC, :])
    s = give_roll(s, [3, 6, 2, 2, 1, 1, 1, 1], actor=ANNE)
    assert {"7", "8", "9"} == legal(s, "templum")  # two dice above 5: 6+1, 6+2, 6+3
    s = play(s, "templum 9")
    assert [0, 0, 1, 0, 0, 1] == [int(n) for n in s.templum[ANNE, :]]
    assert 2 == sum(int(n) for n in s.fortuna_drawn[ANNE, :])

    s = give_roll(s, [1, 2, 3, 1, 1, 6, 6], actor=MARC)
    assert why(s, "templum 4") == "TEMPLUM_TOO_LOW"  # 5 + 4 does not beat 9
    assert why(s, "templum 18") == "TEMPLUM_COUNT"  # neither one new die nor three
    assert {"5", "7", "8", "9", "12"} == legal(s, "templum")
    after = play(s, "templum 5")
    assert [0, 1, 1, 0, 1, 0] == [int(n) for n in after.templum[MARC, :]]
    assert 3 == sum(int(n) for n in after.fortuna_drawn[MARC, :])
    assert why(give_roll(s, [1, 3], actor=MARC), "templum 4") == "TEMPLUM_TOO_LOW"


@pytest.mark.clause("AIE-0602")
def test_own_old_dice_count_towards_the_number_due() -> None:
    s = a_stage(4)
    put_templum(put_templum(put_templum(s, MARC, [1]), ANNE, [1, 2]), CARL, [2, 2, 2])
    temple = GAME.view(s, None).templum

    assert temple is not None
    assert (3, 2, 1, 4) == temple.due
    assert 6 == temple.best


@pytest.mark.clause("AIE-0603")
def test_the_first_die_in_the_templum_may_be_any() -> None:
    s = give_roll(a_stage(5), [1, 3, 6])
    assert {"1", "3", "6"} == legal(s, "templum")


@pytest.mark.clause("AIE-0604")
def test_too_few_dice_in_hand_close_the_templum() -> None:
    s = put_templum(put_templum(a_stage(4), ANNE, [1]), CARL, [1, 1])
    assert why(give_roll(s, [6, 6], actor=MARC), "templum 12") == "TEMPLUM_TOO_FEW"
    assert {"18"} == legal(give_roll(s, [6, 6, 6], actor=MARC), "templum")


@pytest.mark.clause("AIE-0602")
@pytest.mark.parametrize("dice", range(1, 9))
def test_any_number_of_dice_may_be_due(dice: int) -> None:
    s = a_stage(4)
    s.templum_placements = dice - 1
    s.hand[MARC] = 8
    give_roll(s, [5] * dice + [6] * (8 - dice), actor=MARC)
    sums = range(5 * dice, 5 * dice + min(dice, 8 - dice) + 1)
    assert {str(total) for total in sums} == legal(s, "templum")
    after = play(s, f"templum {5 * dice}")
    assert (dice, 8 - dice) == (after.templum[MARC, 4], after.hand[MARC])


@pytest.mark.clause("AIE-0605")
@pytest.mark.clause("AIE-1503")
def test_only_the_owner_sees_the_tokens_he_draws() -> None:
    s = play(give_roll(a_stage(4, start=MARC), [5]), "templum 5")
    mine, theirs = GAME.view(s, MARC).players[MARC], GAME.view(s, ANNE).players[MARC]

    assert mine.fortuna_hidden is not None
    assert 1 == len(mine.fortuna_hidden) == theirs.n_fortuna_hidden
    assert theirs.fortuna_hidden is None


@pytest.mark.clause("AIE-0606")
def test_the_last_placer_may_add_one_die_in_a_later_round() -> None:
    s = put_templum(put_templum(a_stage(4), ANNE, [6]), MARC, [6, 6])
    give_roll(s, [1, 2, 3], actor=MARC)
    assert {"1", "2", "3"} == legal(s, "templum")


@pytest.mark.clause("AIE-0607")
def test_dice_counts_in_the_templum_rise_strictly() -> None:
    for seed in range(10):
        s = a_stage(5, seed=seed)
        while s.stage == 0 and s.phase == 0:
            codes = [c for c in GAME.legal_codes(s) if GAME.actions[c].kind == "templum"] or GAME.legal_codes(s)
            GAME.apply(s, codes[0])
            counts = [sum(int(n) for n in s.templum[seat, :]) for seat in range(5)]
            if s.phase == 0 and s.stage == 0 and s.templum_placements:
                assert s.templum_placements == counts[s.templum_last] <= 8
                assert 1 == counts.count(max(counts))


@pytest.mark.clause("AIE-0608")
@pytest.mark.clause("AIE-1506")
def test_an_empty_pile_is_made_anew_from_the_returned_tokens() -> None:
    s = a_stage(4)
    s.fortuna_kept[1, 0], s.fortuna_kept[1, 1], s.fortuna_kept[1, 2] = 8, 14, 6
    for value in range(3):
        s.fortuna_pile[value] = 0
    s.fortuna_returned[2] = 2
    draw_fortuna(s, 0, 1)

    assert [0, 0, 1] == [int(n) for n in s.fortuna_drawn[0, :]]
    assert [0, 0, 1] == [int(n) for n in s.fortuna_pile]
    assert not any(s.fortuna_returned)
    assert (1, ()) == (GAME.view(s, None).supply.fortuna_pile, GAME.view(s, None).supply.fortuna_returned)


@pytest.mark.clause("AIE-0608")
@pytest.mark.clause("AIE-1506")
def test_a_reshuffle_loses_no_token() -> None:
    s = leave_tokens(a_stage(4), pile=(1, 0, 0), returned=(2, 3, 1))
    draw_fortuna(s, 0, 3)
    GAME.check(s)
    assert (4, 0) == (sum(int(n) for n in s.fortuna_pile), sum(int(n) for n in s.fortuna_returned))
    assert 3 == sum(int(n) for n in s.fortuna_drawn[0, :])
    assert s.fortuna_drawn[0, 0] >= 1  # the last of the old pile
    assert [1, 0, 0] == [int(n) for n in s.fortuna_first[0, :]]


@pytest.mark.clause("AIE-0605")
def test_tokens_are_drawn_at_random() -> None:
    drawn = set()
    for seed in range(30):
        s = a_stage(4, seed=seed)
        draw_fortuna(s, 0, 1)
        drawn.add(tuple(int(n) for n in s.fortuna_drawn[0, :]))
    assert {(1, 0, 0), (0, 1, 0), (0, 0, 1)} == drawn


@pytest.mark.clause("AIE-0609")
def test_without_any_token_the_placement_is_legal_and_draws_nothing() -> None:
    s = give_roll(a_stage(4), [3], actor=0)
    s.fortuna_kept[1, 0], s.fortuna_kept[1, 1], s.fortuna_kept[1, 2] = 8, 14, 8
    for value in range(3):
        s.fortuna_pile[value] = 0
    after = play(s, "templum 3")

    assert after.templum_placements == 1
    assert not any(after.fortuna_drawn[0, :])


@pytest.mark.clause("AIE-0701")
@pytest.mark.clause("AIE-0703")
def test_any_straight_of_the_roll_may_be_laid() -> None:
    s = give_roll(a_stage(2), [1, 2, 3, 4, 5, 6])
    assert 21 == len(legal(s, "senatus"))
    assert {"1-1", "3-3", "3-4", "4-4"} == legal(give_roll(s, [1, 3, 4, 4]), "senatus")
    assert "NOT_ROLLED" == why(s, "senatus 1-3")


@pytest.mark.clause("AIE-0702")
@pytest.mark.clause("AIE-0704")
def test_a_straight_is_only_extended_up_down_or_both_ways() -> None:
    s = put_senatus(give_roll(a_stage(2), [1, 2, 5, 6], actor=0), 0, 3, 4)

    assert {"2-4", "1-4", "3-5", "3-6", "2-5", "2-6", "1-5", "1-6"} == legal(s, "senatus")
    assert why(s, "senatus 5-6") == "STRAIGHT_ONLY_EXTENDED"
    assert why(s, "senatus 3-4") == "STRAIGHT_ONLY_EXTENDED"
    s.hand[0] = 4  # put_senatus took the old dice from the hand
    after = play(s, "senatus 2-5")
    assert (2, 5) == (after.low[0], after.high[0])
    assert 2 == after.hand[0]  # only the two new dice were placed


@pytest.mark.clause("AIE-0705")
@pytest.mark.clause("AIE-0706")
def test_w02_equal_straights_are_forbidden_overlapping_ones_are_not() -> None:
    s = put_senatus(a_stage(4), CARL, 3, 5)
    give_roll(s, [3, 4, 5, 6], actor=MARC)
    assert why(s, "senatus 3-5") == "STRAIGHT_TAKEN"
    assert {"4-6", "3-6"} <= legal(s, "senatus")

    give_roll(s, [2], actor=CARL)
    assert {"2-5"} == legal(s, "senatus")
    put_senatus(s, ANNE, 2, 5)
    assert why(s, "senatus 2-5") == "STRAIGHT_TAKEN"


@pytest.mark.clause("AIE-0801")
@pytest.mark.clause("AIE-0802")
@pytest.mark.clause("AIE-0803")
@pytest.mark.clause("AIE-0804")
@pytest.mark.clause("AIE-0805")
@pytest.mark.clause("AIE-0806")
def test_w03_w04_w05_sets_in_the_castrum() -> None:
    s = give_roll(a_stage(4), [1, 2, 3, 4, 4, 4, 5], actor=HERMAN)
    s = play(s, "castrum 4 3")
    s = play(give_roll(s, [1, 1, 2, 2, 3, 4, 4, 5], actor=MARC), "castrum 4 2")

    give_roll(s, [4, 4, 5, 5], actor=HERMAN)  # W04
    assert {"4 1", "4 2", "5 1", "5 2"} == legal(s, "castrum")
    five = play(s, "castrum 4 2")
    assert five.castrum[HERMAN, 3] == 5  # joins the old set
    s = play(s, "castrum 5 2")
    assert (3, 2) == (s.castrum[HERMAN, 3], s.castrum[HERMAN, 4])

    give_roll(s, [4], actor=MARC)  # W05
    assert why(s, "castrum 4 1") == "SET_TAKEN"
    assert {"4 2"} == legal(give_roll(s, [4, 4], actor=MARC), "castrum")
    assert {"4 2", "4 3"} == legal(give_roll(s, [4, 4, 4], actor=MARC), "castrum")


@pytest.mark.clause("AIE-0901")
@pytest.mark.clause("AIE-0903")
@pytest.mark.clause("AIE-0904")
def test_w06_new_dice_push_others_to_the_right_and_off() -> None:
    blue, yellow, green, brown = range(4)
    s = put_forum(a_stage(4), (blue, 1), (yellow, 1), (blue, 2), (yellow, 3), (green, 3))
    give_roll(s, [2, 3, 6], actor=brown)
    after = play(s, "forum_pair 2+3")

    assert [(blue, 1), (yellow, 1), (brown, 2), (blue, 2), (brown, 3), (yellow, 3)] == forum(after)
    assert after.latrina[green] == 1


@pytest.mark.clause("AIE-0902")
def test_a_single_die_or_two_that_make_five() -> None:
    s = give_roll(a_stage(2), [1, 2, 3, 4, 5, 6])
    assert {"1", "2", "3", "4", "5", "6"} == legal(s, "forum")
    assert {"1+4", "2+3"} == legal(s, "forum_pair")
    assert set() == legal(give_roll(s, [1, 3, 5, 6]), "forum_pair")


@pytest.mark.clause("AIE-0903")
def test_a_new_die_goes_left_of_equal_ones() -> None:
    s = put_forum(give_roll(a_stage(4), [3], actor=0), (1, 2), (2, 3), (3, 3))
    assert [(1, 2), (0, 3), (2, 3), (3, 3)] == forum(play(s, "forum 3"))


@pytest.mark.clause("AIE-0905")
def test_a_die_must_find_a_pedestal_itself() -> None:
    s = put_forum(give_roll(a_stage(2), [3, 4, 5], actor=0), (1, 1), (1, 2), (1, 3), (1, 4))
    assert {"3", "4"} == legal(s, "forum")
    assert why(s, "forum 5") == "FORUM_FULL"


@pytest.mark.clause("AIE-0906")
def test_w08_both_dice_of_a_pair_must_find_pedestals() -> None:
    s = put_forum(give_roll(a_stage(2), [1, 4], actor=0), (1, 1), (1, 2), (1, 3))
    assert why(s, "forum_pair 1+4") == "PAIR_DISPLACED"
    assert {"1", "4"} == legal(s, "forum")
    # A full forum of high dice still takes the pair.
    full = put_forum(give_roll(a_stage(2), [1, 4], actor=0), (1, 4), (1, 5), (1, 6), (1, 6))
    after = play(full, "forum_pair 1+4")
    assert [(0, 1), (0, 4), (1, 4), (1, 5)] == forum(after)
    assert after.latrina[1] == 2


@pytest.mark.clause("AIE-0906")
@pytest.mark.parametrize(
    ("dice", "pair", "fits"),
    [
        ((1, 3, 4, 6), "1+4", True),  # two are smaller than the 4: it takes the last pedestal
        ((1, 3, 3, 6), "1+4", False),
        ((1, 2, 3, 6), "2+3", True),
        ((1, 2, 2, 6), "2+3", False),
        ((3, 3, 3, 3), "2+3", True),  # equal dice move to the right
    ],
)
def test_a_pair_fits_if_few_enough_dice_are_smaller(dice: tuple[int, ...], pair: str, fits: bool) -> None:
    s = put_forum(give_roll(a_stage(2), [1, 2, 3, 4], actor=0), *[(1, value) for value in dice])
    assert fits == (pair in legal(s, "forum_pair"))
    if fits:
        low, high = map(int, pair.split("+"))
        after = forum(play(s, f"forum_pair {pair}"))
        assert [low, high] == [value for seat, value in after if seat == 0]
        assert 2 == sum(1 for seat, _ in after if seat == 1)


@pytest.mark.clause("AIE-0907")
@pytest.mark.clause("AIE-0908")
def test_own_older_dice_may_be_displaced_in_a_later_round() -> None:
    s = put_forum(give_roll(a_stage(2), [1], actor=0), (0, 2), (1, 3), (1, 4), (0, 6))
    after = play(s, "forum 1")
    assert [(0, 1), (0, 2), (1, 3), (1, 4)] == forum(after)
    assert after.latrina[0] == 1


@pytest.mark.clause("AIE-1001")
@pytest.mark.clause("AIE-1003")
def test_a_roll_that_fits_nowhere_gives_its_lowest_die_to_the_latrina() -> None:
    s = blocked()
    assert {"latrina"} == legal(s)
    after = play(s, "latrina")
    assert (1, 0) == (after.latrina[0], after.hand[0])

    two = give_roll(blocked(), [6, 5], actor=0)
    put_castrum(two, 1, [5])
    assert why(two, "latrina") == "LATRINA_LAST"  # a straight 5-6 is possible


@pytest.mark.clause("AIE-1002")
def test_the_latrina_may_not_be_chosen_otherwise() -> None:
    s = a_stage(2)
    assert "latrina" not in legal(s)
    assert why(s, "latrina") == "LATRINA_LAST"


@pytest.mark.clause("AIE-1002")
def test_the_latrina_waits_for_the_templum_too() -> None:
    s = blocked(4)
    assert {"templum 6"} == legal(s)
    assert why(s, "latrina") == "LATRINA_LAST"
    full = put_templum(blocked(4), 1, [1])  # two dice are due, and there is only one
    assert {"latrina"} == legal(full)
    low = put_templum(give_roll(blocked(4), [5, 6], actor=0), 1, [6])
    put_templum(low, 0, [1])
    low.templum_last = 1
    low.templum_placements = 1
    put_castrum(put_senatus(low, 2, 5, 6), 2, [5])
    put_senatus(low, 3, 5, 5)
    assert {"templum 6"} == legal(low)  # with his old 1 a 6 makes 7, more than 6; a 5 does not


@pytest.mark.clause("AIE-1002")
@pytest.mark.parametrize(
    ("roll", "only"),
    [([4, 1], "forum_pair 1+4"), ([6, 6], "castrum 6 2"), ([5, 6], "senatus 5-6"), ([6, 1], "forum 1")],
)
def test_the_latrina_waits_for_every_other_placement(roll: list[int], only: str) -> None:
    s = blocked()
    if only == "forum_pair 1+4":
        s = put_forum(a_stage(2), *[(1, 5)] * 4)
    give_roll(s, roll, actor=0)
    assert only in legal(s)
    assert why(s, "latrina") == "LATRINA_LAST"
    assert "latrina" not in legal(s)


@pytest.mark.clause("AIE-1003")
def test_the_lowest_die_is_taken_by_the_latrina() -> None:
    s = give_roll(a_stage(2), [5, 5, 6], actor=0)
    place_latrina(s)
    assert [0, 0, 0, 0, 1, 1] == [int(n) for n in s.roll]
    assert (2, 1) == (s.hand[0], s.latrina[0])


@pytest.mark.clause("AIE-1108")
@pytest.mark.clause("AIE-1113")
def test_straights_and_sets_are_ranked_while_they_are_laid() -> None:
    s = put_senatus(put_senatus(put_senatus(a_stage(4), 0, 6, 6), 1, 1, 2), 2, 2, 3)
    assert [3, 2, 1] == [straight_rank(s, seat) for seat in range(3)]
    put_castrum(put_castrum(put_castrum(s, 0, [6]), 1, [1, 1]), 2, [5, 5])
    assert [3, 2, 1] == [set_rank(s, 0, 6), set_rank(s, 1, 1), set_rank(s, 2, 5)]


@pytest.mark.clause("AIE-0605")
def test_the_lowest_dice_that_make_the_sum_are_taken() -> None:
    s = put_templum(put_templum(a_stage(4), 1, [1]), 2, [1, 1])
    after = play(give_roll(s, [1, 2, 2, 3, 4, 6], actor=0), "templum 8")
    assert [1, 0, 1, 1, 0, 0] == [int(n) for n in after.templum[0, :]]
    assert (3, 0) == (after.hand[0], after.templum_last)


@pytest.mark.clause("AIE-0602")
@pytest.mark.parametrize("dice", [(1, 1, 2, 3, 5, 5, 6, 6), (1, 2, 3, 4, 5, 6, 6, 6), (4, 4, 4, 4, 4, 4, 4, 4)])
def test_the_sums_that_some_of_the_dice_can_make(dice: tuple[int, ...]) -> None:
    roll = np.array([dice.count(value) for value in range(1, 7)], dtype=np.int8)
    for count, lowest in product(range(9), range(1, 7)):
        high = [die for die in dice if die >= lowest]
        totals = {sum(some) for some in combinations(high, count)}
        assert sum(1 << total for total in totals) == sums_of(roll, count, lowest)
