"""Chapters 01 to 04: components, setup, stages, rolls and repete chips."""

import pytest

from games.alea.positions import a_stage, give_roll, last_turn, legal, play, put_castrum, until, why
from ludi.core import layout
from ludi.core.contract import OVER
from ludi.games.alea import GAME
from ludi.games.alea.actions import ACTIONS
from ludi.games.alea.setup import begin_turn
from ludi.games.alea.state import OPEN, SEATS, STACK, Phase
from ludi.games.alea.tables import BY_SEATS, CHIPS, DICE, FORTUNA, N_SENATE_TILES, SenateId

every_count = pytest.mark.parametrize("seats", range(2, 6))


@pytest.mark.clause("AIE-0101")
@pytest.mark.clause("AIE-0210")
@every_count
def test_each_player_has_eight_dice_of_six_faces(seats: int) -> None:
    s = a_stage(seats)

    assert [8] * seats == [int(s.hand[seat]) for seat in range(seats)]
    assert 8 * SEATS == 40 == DICE * SEATS
    assert len(s.roll) == 6


@pytest.mark.clause("AIE-0102")
def test_there_are_five_buildings() -> None:
    kinds = {kind.name for kind in ACTIONS.kinds()}
    assert {"templum", "senatus", "castrum", "forum", "latrina"} <= kinds


@pytest.mark.clause("AIE-0106")
def test_thirty_fortuna_tokens() -> None:
    assert [8, 14, 8] == [int(n) for n in FORTUNA]


@pytest.mark.clause("AIE-0107")
@pytest.mark.clause("AIE-0209")
@every_count
def test_thirty_chips_in_the_supply_and_none_with_a_player(seats: int) -> None:
    s = a_stage(seats)

    assert CHIPS == 30 == GAME.view(s, 0).supply.chips
    assert not any(s.chips)


@pytest.mark.clause("AIE-0201")
def test_six_stages_with_two_or_three_players_and_five_with_more() -> None:
    assert [6, 6, 5, 5] == [BY_SEATS[seats].stages for seats in range(2, 6)]
    for seats, stages in ((2, 6), (4, 5)):
        s = a_stage(seats)
        seen = set()
        while s.actor != OVER:
            seen.add(int(s.stage))
            GAME.apply(s, GAME.legal_codes(s)[0])
        assert set(range(stages)) == seen


@pytest.mark.clause("AIE-0202")
@pytest.mark.clause("AIE-0208")
@every_count
def test_templum_and_tokens_are_used_with_four_or_five_players(seats: int) -> None:
    s = a_stage(seats)

    assert (seats >= 4) == bool(legal(s, "templum"))
    assert ([8, 14, 8] if seats >= 4 else [0, 0, 0]) == [int(n) for n in s.fortuna_pile]
    if seats < 4:
        assert why(give_roll(s, [5]), "templum 5") == "TEMPLUM_CLOSED"


@pytest.mark.clause("AIE-0203")
@every_count
def test_senate_tile_iv_stays_in_the_box_without_the_templum(seats: int) -> None:
    s = a_stage(seats)
    stack = {int(s.senate[place]) for place in range(s.senate_tiles)}

    assert (19 if seats >= 4 else 18) == len(stack) == s.senate_tiles
    assert (seats >= 4) == (SenateId.MANY_FORTUNA_TOKENS in stack)


@pytest.mark.clause("AIE-0204")
@pytest.mark.clause("AIE-0207")
@every_count
def test_forum_columns_and_patricians_are_two_more_than_players(seats: int) -> None:
    view = GAME.view(a_stage(seats), 0)

    assert seats + 2 == len(view.forum) == len(view.open_patricians)
    assert 36 - seats - 2 == view.supply.patricians


@pytest.mark.clause("AIE-0205")
def test_senate_tiles_are_drawn_at_random() -> None:
    drawn = {tuple(int(t) for t in until(a_stage(2, seed=seed), Phase.SENATE).senate[:3]) for seed in range(8)}
    assert len(drawn) > 4


@pytest.mark.clause("AIE-0206")
@every_count
def test_as_many_provinces_as_players_are_shown(seats: int) -> None:
    s = a_stage(seats)
    view = GAME.view(s, 0)

    assert seats == len(view.open_provinces)
    assert 25 - seats == view.supply.provinces
    assert view.open_provinces != GAME.view(a_stage(seats, seed=2), 0).open_provinces


@pytest.mark.clause("AIE-0108")
@pytest.mark.clause("AIE-0211")
def test_the_start_player_is_drawn_or_given() -> None:
    assert {0, 1, 2, 3, 4} == {int(GAME.start(5, {}, seed).start) for seed in range(40)}
    assert [0, 1, 2] == [int(GAME.start(3, {"start": seat}, 1).start) for seat in (1, 2, 3)]


@pytest.mark.clause("AIE-0212")
@pytest.mark.clause("AIE-0302")
def test_turns_go_clockwise_from_the_start_player() -> None:
    s = a_stage(4, start=2)
    order = []
    for _ in range(8):
        order.append(int(s.actor))
        give_roll(s, [1] * int(s.hand[s.actor]))
        s = play(s, f"castrum {1} 1" if not legal(s, "forum") else "forum 1")
    assert [2, 3, 0, 1, 2, 3, 0, 1] == order


@pytest.mark.clause("AIE-0301")
@pytest.mark.clause("AIE-0309")
@every_count
def test_a_new_stage_begins_with_all_dice_new_tiles_and_the_next_start_player(seats: int) -> None:
    s = a_stage(seats, start=seats - 1)
    first = set(GAME.view(s, 0).open_provinces), set(GAME.view(s, 0).open_patricians)
    while s.stage == 0:
        GAME.apply(s, GAME.legal_codes(s)[-1])
    view = GAME.view(s, 0)

    assert [8] * seats == [player.dice_in_hand for player in view.players]
    assert not view.senatus
    assert not view.castrum
    assert all(pedestal.seat is None for pedestal in view.forum)
    assert [0] * seats == [player.latrina for player in view.players]
    assert view.start == 0 == s.actor
    assert (seats, seats + 2) == (len(view.open_provinces), len(view.open_patricians))
    assert not first[0] & set(view.open_provinces)
    assert not first[1] & set(view.open_patricians)


@pytest.mark.clause("AIE-0303")
def test_a_turn_is_roll_then_rerolls_then_placement() -> None:
    s = give_roll(a_stage(2), [3, 3, 5])
    s.chips[0] = 1

    assert "castrum 3 2" in legal(s)
    assert "mark 5 1" in legal(s)
    marking = play(s, "mark 5 1")
    assert {"reroll"} == legal(marking)
    assert why(marking, "castrum 3 2") == "NOT_ASKED"
    rolled = play(marking, "reroll")
    assert rolled.actor == s.actor
    assert rolled.phase == Phase.PLACE


@pytest.mark.clause("AIE-0304")
@pytest.mark.clause("AIE-0305")
def test_the_round_in_which_somebody_runs_out_of_dice_is_completed() -> None:
    s = give_roll(a_stage(3, start=1), [6], actor=2)
    s = play(s, "castrum 6 1")  # the last die of seat 2
    assert s.last_round == 1
    assert s.actor == 0
    assert s.phase == Phase.PLACE
    s = play(s, f"castrum {min(legal(s, 'castrum'))}")
    assert s.phase != Phase.PLACE or s.stage == 1  # seat 0 sits right of the start player: the stage is over


@pytest.mark.clause("AIE-0305")
@every_count
def test_nobody_without_dice_ever_has_a_turn(seats: int) -> None:
    for seed in range(5):
        s = a_stage(seats, seed=seed)
        turns = [0] * seats
        while s.actor != OVER:
            if s.phase == Phase.PLACE:
                assert s.hand[s.actor] > 0
            stage, actor, codes = int(s.stage), int(s.actor), GAME.legal_codes(s)
            placing = s.phase == Phase.PLACE
            GAME.apply(s, codes[(seed * 7 + len(codes)) % len(codes)])
            if placing and s.phase != Phase.MARK:
                turns[actor] += 1
            if s.stage != stage:
                assert 1 == len(set(turns))
                turns = [0] * seats


@pytest.mark.clause("AIE-0306")
def test_the_last_die_on_the_latrina_ends_the_stage_too() -> None:
    s = give_roll(a_stage(2, start=0), [6], actor=0)
    put_castrum(s, 1, [6])
    s.low[1], s.high[1] = 6, 6
    for column, value in enumerate((1, 1, 1, 1)):
        s.forum_seat[column], s.forum_value[column] = 1, value
    s.forum_dice = 4
    s.hand[1] = 8 - 6
    for seat in range(2):
        s.latrina[seat] = 0
    s.latrina[0] = 7
    assert {"latrina"} == legal(s)
    after = play(s, "latrina")
    assert after.last_round == 1


@pytest.mark.clause("AIE-0307")
def test_a_stage_lasts_one_to_eight_rounds() -> None:
    one_round = a_stage(2, start=0)
    give_roll(one_round, [4] * 8)
    s = play(one_round, "castrum 4 8")
    assert s.last_round == 1
    # Placing single dice makes the longest stage.
    s, turns = a_stage(2), 0
    while s.stage == 0 and s.phase == Phase.PLACE:
        give_roll(s, [turns % 6 + 1] * int(s.hand[s.actor]))
        single = next((c for c in GAME.legal_codes(s) if GAME.actions[c].arguments.get("count") == 1), None)
        GAME.apply(s, single if single is not None else GAME.legal_codes(s)[0])
        turns += 1
    assert turns <= 16


@pytest.mark.clause("AIE-0308")
@pytest.mark.clause("AIE-1101")
def test_dice_left_in_hand_go_to_the_latrina_first() -> None:
    s = a_stage(2, start=0)
    s.hand[0] = 3
    s.latrina[0] = 5
    s.latrina[1] = 7
    give_roll(s, [6], actor=1)
    after = play(s, "castrum 6 1")

    assert after.phase == Phase.PROVINCE
    assert [8, 7] == [int(after.latrina[seat]) for seat in range(2)]


@pytest.mark.clause("AIE-0310")
@every_count
def test_supplies_never_run_out(seats: int) -> None:
    numbers = BY_SEATS[seats]
    assert numbers.stages * numbers.provinces <= 25
    assert numbers.stages * numbers.columns <= 36
    assert numbers.stages * 3 <= numbers.senate_stack <= N_SENATE_TILES


@pytest.mark.clause("AIE-0401")
def test_all_dice_in_hand_are_rolled_in_public() -> None:
    s = a_stage(3)
    for n in range(1, 9):
        s.hand[0] = n
        begin_turn(s, 0)
        assert n == len(GAME.view(s, 1).roll) == len(GAME.view(s, None).roll)
    faces = {value for _ in range(30) for value in (begin_turn(s, 0), GAME.view(s, None).roll)[1]}
    assert {1, 2, 3, 4, 5, 6} == faces


@pytest.mark.clause("AIE-0401")
def test_dice_fall_independently_of_one_another() -> None:
    s = a_stage(2)
    s.hand[0] = 2
    rolls = [(begin_turn(s, 0), GAME.view(s, None).roll)[1] for _ in range(400)]
    assert 21 == len(set(rolls))  # every pair of values
    assert 40 < sum(1 for one, other in rolls if one == other) < 100  # a sixth of them are equal


@pytest.mark.clause("AIE-0402")
def test_marked_dice_are_those_of_the_roll_and_ascend() -> None:
    s = give_roll(a_stage(2), [2, 2, 5])
    s.chips[0] = 1
    assert {"2 1", "2 2", "5 1"} == legal(s, "mark")
    assert why(s, "mark 2 3") == "NOT_ROLLED"
    marked = play(s, "mark 5 1")
    assert why(marked, "mark 2 1") == why(marked, "mark 5 1") == "MARK_ASCENDING"
    assert {"5 1"} == legal(play(s, "mark 2 1"), "mark")


@pytest.mark.clause("AIE-0402")
def test_a_chip_rerolls_exactly_the_chosen_dice() -> None:
    s = give_roll(a_stage(2), [1, 1, 2, 6])
    s.chips[0] = 2
    s.chips[1] = 3
    after = play(s, "mark 1 2", "mark 2 1", "reroll")

    assert after.chips[0] == 1
    assert GAME.view(after, 0).supply.chips == 30 - 4
    assert sum(int(n) for n in after.roll) == 4
    assert after.roll[5] >= 1  # the six stayed
    assert "reroll" not in legal(s)  # at least one die must be chosen


@pytest.mark.clause("AIE-0402")
def test_every_part_of_the_roll_can_be_chosen_for_a_reroll() -> None:
    s = give_roll(a_stage(2), [1, 1, 2, 2, 3, 4, 5, 6])
    s.chips[0] = 1

    def parts(position: object) -> int:
        marks = [code for code in GAME.legal_codes(position) if GAME.actions[code].kind == "mark"]
        total = 0
        for code in marks:
            after = layout.copy(position)
            GAME.apply(after, code)
            total += 1 + parts(after)
        return total

    assert 143 == parts(s)  # the dossier's count for this roll


@pytest.mark.clause("AIE-0403")
def test_rerolling_may_be_repeated_with_any_dice() -> None:
    s = give_roll(a_stage(2), [2, 2, 2])
    s.chips[0] = 2
    again = play(s, "mark 2 3", "reroll")

    assert any(text.startswith("mark") for text in legal(again))
    value = GAME.view(again, 0).roll[0]
    last = play(again, f"mark {value} 1", "reroll")
    assert last.chips[0] == 0
    assert not any(text.startswith("mark") for text in legal(last))


@pytest.mark.clause("AIE-0404")
def test_chips_are_used_only_in_ones_own_turn_before_placing() -> None:
    s = give_roll(a_stage(2), [2, 2, 2])
    s.chips[1] = 5
    assert why(s, "mark 2 1") == "NO_CHIP"
    after = play(last_turn(layout.copy(s), 1, 6), "castrum 6 1")
    assert why(after, "mark 6 1") == "NOT_ASKED"


@pytest.mark.clause("AIE-0402")
def test_rolling_again_costs_a_chip_and_wants_marked_dice() -> None:
    s = give_roll(a_stage(2), [1, 2], actor=0)
    assert why(s, "reroll") == "NO_CHIP"
    s.chips[0] = 1
    assert why(s, "reroll") == "NOTHING_MARKED"


@pytest.mark.clause("AIE-0405")
def test_chips_won_can_be_used_later() -> None:
    s = a_stage(2)
    s.chips[0] = 1
    while s.stage < 3:
        places = [code for code in GAME.legal_codes(s) if GAME.actions[code].kind != "mark"]
        GAME.apply(s, places[0])
    s.actor = 0
    s.hand[0] = 8
    begin_turn(s, 0)
    assert s.chips[0] >= 1
    assert any(text.startswith("mark") for text in legal(s))


@pytest.mark.clause("AIE-0406")
def test_using_a_chip_is_optional_even_before_the_latrina() -> None:
    s = give_roll(a_stage(2), [6], actor=0)
    put_castrum(s, 1, [6])
    s.low[1], s.high[1] = 6, 6
    for column in range(4):
        s.forum_seat[column], s.forum_value[column] = 1, 1
    s.forum_dice = 4
    s.chips[0] = 1
    assert {"latrina", "mark 6 1"} == legal(s)


def test_untouched_tiles_stay_in_their_stacks() -> None:
    s = a_stage(2)
    assert 23 == sum(1 for tile in range(25) if s.province_at[tile] == STACK)
    assert 2 == sum(1 for tile in range(25) if s.province_at[tile] == OPEN)
