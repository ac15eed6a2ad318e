"""What every game promises, over random matches of every game in the registry."""

import itertools
import random

import msgspec
import numpy as np

from ludi.core import layout
from ludi.core.contract import MAX_SEATS, OVER, PLACES, SCORES
from ludi.core.rng import key_from_seed
from walks import Table, each_table, sampled, walk

SEEDS = (1, 2)


def seen(table: Table, s: object, seat: int) -> tuple[bytes, bytes, list[int]]:
    """All that a seat is told of a position."""
    game = table.game
    view = game.view(s, None if seat < 0 else seat)
    observation = game.observed(s, seat).tobytes() if seat >= 0 else b""
    legal = game.legal_codes(s) if s.actor == seat else []  # type: ignore[attr-defined]
    return msgspec.json.encode(view), observation, legal


@each_table
def test_generator_and_predicate_agree(table: Table) -> None:
    for seed in SEEDS:
        for s, codes in sampled(table, seed, 40):
            if codes:
                assert codes == [a for a in range(len(table.game.actions)) if not table.game.refusal(s, a)]


@each_table
def test_asking_changes_nothing(table: Table) -> None:
    for s, _ in sampled(table, 3, 15):
        before = layout.to_bytes(s)
        for seat in range(-1, table.seats):
            seen(table, s, seat)
        table.game.standing(s)
        for seat in range(table.seats):
            table.game.evaluate(s, seat)
        assert before == layout.to_bytes(s)


@each_table
def test_nothing_hidden_shows(table: Table) -> None:
    """The law: view, observe and legal are the same in every world that the seat may imagine."""
    for seed in SEEDS:
        for s, _ in sampled(table, seed, 12):
            for seat, luck in itertools.product(range(-1, table.seats), (11, 2**40 + 5)):
                world = layout.copy(s)
                table.game.conceal(world, seat, luck)
                assert seen(table, s, seat) == seen(table, world, seat), f"seat {seat}"


@each_table
def test_a_concealed_world_is_a_position_of_the_game(table: Table) -> None:
    chooser = random.Random(5)
    for s, codes in sampled(table, 5, 6):
        for seat in range(-1, table.seats) if codes else ():
            world = layout.copy(s)
            table.game.conceal(world, seat, chooser.getrandbits(60))
            table.game.check(world)
            while legal := table.game.legal_codes(world):
                table.game.apply(world, chooser.choice(legal))
            table.game.check(world)


@each_table
def test_concealing_redraws_the_generator(table: Table) -> None:
    s = table.start(8)
    one, two, again = layout.copy(s), layout.copy(s), layout.copy(s)
    table.game.conceal(one, 0, 1)
    table.game.conceal(two, 0, 2)
    table.game.conceal(again, 0, 1)

    assert layout.to_bytes(one) == layout.to_bytes(again)
    assert bytes(one.rng) != bytes(two.rng)
    assert bytes(one.rng) != bytes(s.rng)


@each_table
def test_invariants_hold_everywhere(table: Table) -> None:
    for seed in SEEDS:
        for s, _ in walk(table, seed):
            table.game.check(s)


@each_table
def test_chance_counts_as_a_reveal(table: Table) -> None:
    previous = None
    for s, _ in walk(table, 6):
        if previous is not None and bytes(s.rng) != bytes(previous.rng):
            assert s.reveals > previous.reveals
        previous = layout.copy(s)


@each_table
def test_an_action_without_a_reveal_tells_nobody_anything(table: Table) -> None:
    """Undo is free only where nobody has learnt anything: any world the viewer imagined still fits."""
    chooser = random.Random(9)
    for s, codes in sampled(table, 9, 40):
        if not codes:
            continue
        action = chooser.choice(codes)
        after = layout.copy(s)
        table.game.apply(after, action)
        if after.reveals != s.reveals:
            continue
        for seat in range(-1, table.seats):
            world = layout.copy(s)
            table.game.conceal(world, seat, 77)
            if table.game.refusal(world, action):
                continue
            table.game.apply(world, action)
            assert seen(table, after, seat) == seen(table, world, seat), f"seat {seat}"


@each_table
def test_results_need_only_the_state(table: Table) -> None:
    for seed in SEEDS:
        *_, (s, _) = walk(table, seed)
        assert s.actor == OVER
        assert 0 <= s.ending < len(table.game.endings)
        scores, places = table.game.standing(s)
        assert len(scores) == len(places) == table.seats
        assert min(places) == 1
        for place in places:
            assert place == 1 + sum(1 for other in places if other < place)


@each_table
def test_result_fills_no_more_than_the_seats(table: Table) -> None:
    s = table.start(1)
    out = np.full((2, MAX_SEATS), -99, dtype=np.int32)
    table.game.result(s, out)
    assert (out[:, table.seats :] == -99).all() or (out[:, table.seats :] == 0).all()
    assert out[PLACES, : table.seats].min() == 1
    assert len(out[SCORES]) == MAX_SEATS


@each_table
def test_observations_fit_and_tell_positions_apart(table: Table) -> None:
    found = set()
    positions = 0
    for s, codes in sampled(table, 4, 40):
        if codes:
            found.add(table.game.observed(s, s.actor).tobytes())
            positions += 1
    assert len(found) >= positions * 9 // 10


@each_table
def test_setup_forgets_what_the_record_held(table: Table) -> None:
    """Batches reuse records: setup must not depend on what was there."""
    fresh = table.start(21)
    *_, (used, _) = walk(table, 22)
    table.game.setup(used, table.seats, table.game.option_indices(dict(table.options)), key_from_seed(21))
    assert layout.to_bytes(fresh) == layout.to_bytes(used)
