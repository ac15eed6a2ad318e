"""Chapter 15: who knows what, and what everybody can deduce."""

from collections.abc import Iterator

import pytest

from games.alea.positions import (
    a_stage,
    draw_tokens,
    give_roll,
    last_turn,
    leave_tokens,
    legal,
    play,
    put_castrum,
    put_senatus,
    put_templum,
)
from ludi.core import layout
from ludi.core.contract import OVER
from ludi.games.alea import GAME
from ludi.games.alea.rewards import end_placing, evaluate_templum, lay_open
from ludi.games.alea.state import STACK, Phase, State

ADA, BEN, CLEO, DIDO = range(4)


def worlds(s: State, viewer: int, count: int = 60) -> Iterator[State]:
    """Worlds that the viewer may imagine."""
    for seed in range(count):
        world = layout.copy(s)
        GAME.conceal(world, viewer, seed)
        GAME.check(world)
        yield world


def tokens(s: State, seat: int) -> tuple[int, ...]:
    """The hidden tokens of a seat, by value."""
    return tuple(int(n) for n in s.fortuna_drawn[seat, :])


@pytest.mark.clause("AIE-1502")
def test_concealing_redraws_what_is_to_come() -> None:
    s = a_stage(4)

    def future(world: State) -> tuple[str, ...]:
        while world.stage == 0:
            GAME.apply(world, GAME.legal_codes(world)[0])
        return GAME.view(world, None).open_provinces

    assert len({future(world) for world in worlds(s, ADA, 6)}) > 3


@pytest.mark.clause("AIE-1504")
def test_rank_one_imagines_rank_two_with_either_tile() -> None:
    s = put_senatus(put_senatus(a_stage(3), ADA, 6, 6), BEN, 5, 6)
    end_placing(s)
    offered = sorted(legal(s, "keep_tile"))
    s = play(s, f"keep_tile {offered[0]}", f"keep_tile {offered[1]}")
    imagined = set()
    for world in worlds(s, BEN):
        imagined |= {tile.tile for tile in GAME.view(world, ADA).players[ADA].senate_tiles or ()}
    assert set(offered[1:]) == imagined


@pytest.mark.clause("AIE-1504")
def test_only_the_tiles_passed_on_are_mixed_up_in_a_later_stage_too() -> None:
    s = put_senatus(a_stage(3), CLEO, 6, 6)
    end_placing(s)
    s = play(s, min(legal(s)))
    s = put_senatus(put_senatus(s, ADA, 6, 6), BEN, 5, 6)
    end_placing(s)
    first, second, _ = sorted(legal(s, "keep_tile"))
    s = play(s, f"keep_tile {first}", f"keep_tile {second}")
    assert 2 == s.senate_draws
    imagined = set()
    for world in worlds(s, BEN):
        assert s.senate[3] == world.senate[3], "her own"
        imagined.add(tuple(map(int, world.senate[4:6])))
    assert {tuple(map(int, s.senate[4:6])), tuple(map(int, s.senate[5:3:-1]))} == imagined


@pytest.mark.clause("AIE-1504")
def test_who_is_to_choose_next_knows_what_was_passed_on_and_not_what_was_kept() -> None:
    s = put_senatus(put_senatus(a_stage(3), ADA, 6, 6), BEN, 5, 6)
    end_placing(s)
    kept, *passed = sorted(legal(s, "keep_tile"))
    s = play(s, f"keep_tile {kept}")
    imagined = set()
    for world in worlds(s, ADA, 200):
        assert set(passed) == legal(world, "keep_tile")
        imagined.add(int(world.senate[0]))
    assert 16 == len(imagined)  # any of the 18 but the two that Ada holds


@pytest.mark.clause("AIE-1503")
def test_strangers_imagine_any_unseen_tile() -> None:
    s = put_senatus(a_stage(3), BEN, 5, 6)
    end_placing(s)
    s = play(s, min(legal(s)))
    imagined = set()
    for world in worlds(s, CLEO, 300):
        assert [BEN, STACK, STACK] == [int(owner) for owner in world.senate_at[:3]]
        imagined.add(int(world.senate[0]))
    assert {tile for tile in range(19) if tile != 3} == imagined


@pytest.mark.clause("AIE-1503")
def test_every_unseen_tile_may_lie_at_every_place_that_strangers_do_not_know() -> None:
    s = a_stage(3)
    for _ in range(5):
        end_placing(put_senatus(s, BEN, 5, 6))
        s = play(s, min(legal(s)))
    unseen = {tile for tile in range(19) if tile != 3}
    imagined = [list(map(int, world.senate[:15])) for world in worlds(s, CLEO, 300)]
    for place in range(15):
        assert unseen == {world[place] for world in imagined}, place


@pytest.mark.clause("AIE-1201")
@pytest.mark.clause("AIE-1504")
def test_tiles_seen_and_not_kept_are_the_same_after_the_end() -> None:
    s = put_senatus(put_senatus(a_stage(3), ADA, 1, 4), BEN, 1, 2)
    put_castrum(s, CLEO, [1])
    s.stage = 5
    end_placing(s)
    kept, second, third = sorted(legal(s, "keep_tile"))
    s = play(s, f"keep_tile {kept}", f"keep_tile {second}")
    assert (third,) == GAME.view(s, BEN).passed_tiles
    while s.actor != OVER:
        GAME.apply(s, GAME.legal_codes(s)[0])

    assert (third,) == GAME.view(s, BEN).passed_tiles  # what Ada kept was never in his hand
    assert {second, third} == set(GAME.view(s, ADA).passed_tiles)
    assert () == GAME.view(s, CLEO).passed_tiles


@pytest.mark.clause("AIE-1503")
def test_strangers_imagine_any_tokens_that_may_have_been_drawn() -> None:
    s = draw_tokens(a_stage(4), BEN, [3, 3])
    assert {(0, 0, 2)} == {tokens(world, BEN) for world in worlds(s, BEN, 5)}
    imagined = {tokens(world, BEN) for world in worlds(s, ADA, 100)}
    assert {(2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2)} == imagined


@pytest.mark.clause("AIE-1506")
@pytest.mark.clause("AIE-1507")
def test_tokens_drawn_after_a_reshuffle_are_of_those_that_were_returned() -> None:
    s = leave_tokens(a_stage(4, start=BEN), pile=(0, 0, 1), returned=(3, 0, 0))
    s = play(give_roll(s, [5, 1, 1, 1, 1, 1, 1, 1]), "templum 5")  # Ben draws the last token, a 3
    s = play(give_roll(s, [6, 6, 1, 1, 1, 1, 1, 1]), "templum 12")  # Cleo draws two of the returned 1s
    assert [(0, 0, 1), (2, 0, 0)] == [tokens(s, BEN), tokens(s, CLEO)]
    for viewer in (-1, ADA, BEN, CLEO):
        for world in worlds(s, viewer, 20):
            assert [(0, 0, 1), (2, 0, 0)] == [tokens(world, BEN), tokens(world, CLEO)]


@pytest.mark.clause("AIE-1506")
@pytest.mark.clause("AIE-1507")
def test_a_reshuffle_within_one_placement_divides_its_tokens() -> None:
    s = leave_tokens(a_stage(4, start=BEN), pile=(1, 0, 1), returned=(0, 4, 0))
    s = play(give_roll(s, [5, 1, 1, 1, 1, 1, 1, 1]), "templum 5")
    s = play(give_roll(s, [6, 6, 1, 1, 1, 1, 1, 1]), "templum 12")  # one from each pile
    imagined = {(tokens(world, BEN), tokens(world, CLEO)) for world in worlds(s, ADA)}
    assert {((1, 0, 0), (0, 1, 1)), ((0, 0, 1), (1, 1, 0))} == imagined
    assert 1 == len({tokens(world, BEN) for world in worlds(s, CLEO, 20)})  # she holds the other


@pytest.mark.clause("AIE-0609")
@pytest.mark.clause("AIE-1506")
@pytest.mark.clause("AIE-1507")
def test_when_no_token_is_left_nobody_forgets_which_pile_the_others_came_from() -> None:
    s = leave_tokens(a_stage(4, start=BEN), pile=(0, 0, 1), returned=(1, 0, 0))
    s = play(give_roll(s, [5, 1, 1, 1, 1, 1, 1, 1]), "templum 5")
    s = play(give_roll(s, [6, 6, 1, 1, 1, 1, 1, 1]), "templum 12")  # two dice, and a single token is left
    s = play(give_roll(s, [6, 6, 6, 1, 1, 1, 1, 1]), "templum 18")  # and none for Dido
    for world in worlds(s, ADA, 20):
        assert [(0, 0, 1), (1, 0, 0), (0, 0, 0)] == [tokens(world, seat) for seat in (BEN, CLEO, DIDO)]


@pytest.mark.clause("AIE-1506")
@pytest.mark.clause("AIE-1507")
def test_tokens_laid_open_tell_what_the_others_can_have() -> None:
    """Cleo shows 1, 2 and 2: the 2s came from the new pile, her 1 from the old one, so Ben has the 3."""
    s = leave_tokens(a_stage(4), pile=(1, 0, 1), returned=(0, 4, 0))
    put_templum(put_templum(s, BEN, [5]), CLEO, [6, 6])
    for value in range(3):
        s.fortuna_first[BEN, value], s.fortuna_drawn[BEN, value] = (0, 0, 1)[value], (0, 1, 1)[value]
        s.fortuna_first[CLEO, value], s.fortuna_drawn[CLEO, value] = (1, 0, 0)[value], (1, 2, 0)[value]
        s.fortuna_pile[value], s.fortuna_returned[value] = (0, 1, 0)[value], 0
    evaluate_templum(s)
    assert (CLEO, Phase.FORTUNA) == (s.actor, s.phase)
    assert {(0, 1, 1), (1, 1, 0)} == {tokens(world, BEN) for world in worlds(s, ADA)}
    s = play(s, "keep_fortuna 1+2")
    assert (BEN, Phase.FORTUNA) == (s.actor, s.phase)
    for world in worlds(s, ADA):
        assert (0, 1, 1) == tokens(world, BEN)


@pytest.mark.clause("AIE-1107")
@pytest.mark.clause("AIE-1503")
@pytest.mark.clause("AIE-1507")
def test_who_is_asked_what_to_keep_has_different_tokens() -> None:
    s = put_templum(put_templum(a_stage(4), ADA, [6]), BEN, [6, 5])
    draw_tokens(draw_tokens(s, ADA, [1, 3]), BEN, [2, 2])
    evaluate_templum(s)  # Ben keeps both
    assert (ADA, Phase.FORTUNA) == (s.actor, s.phase)
    imagined = {tokens(world, ADA) for world in worlds(s, CLEO, 100)}
    assert {(1, 1, 0), (1, 0, 1), (0, 1, 1)} == imagined


@pytest.mark.clause("AIE-1107")
@pytest.mark.clause("AIE-1507")
def test_being_asked_what_to_keep_tells_everybody_something_and_so_ends_undo() -> None:
    s = put_templum(put_templum(put_templum(a_stage(4), CLEO, [1]), BEN, [6, 1]), CLEO, [5, 5])
    s = last_turn(draw_tokens(draw_tokens(s, CLEO, [1, 2, 3]), BEN, [2, 3]), DIDO)

    after = play(s, "forum 6")
    assert (CLEO, Phase.FORTUNA) == (after.actor, after.phase)
    assert after.reveals > s.reveals
    s.fortuna_drawn[CLEO, :] = (0, 3, 0)
    assert CLEO != play(s, "forum 6").actor, "that she was asked tells that her tokens are not all alike"


@pytest.mark.clause("AIE-1106")
@pytest.mark.clause("AIE-1506")
def test_tokens_that_are_laid_open_count_as_a_reveal() -> None:
    s = draw_tokens(put_templum(put_templum(a_stage(4), BEN, [6]), ADA, [6, 5]), ADA, [2, 2])
    before = int(s.reveals)
    lay_open(s, ADA, 2, 2)
    assert before < s.reveals
