"""What every game promises, over random matches of every game in the registry."""

import random

import numpy as np

import promises
from ludi.core import layout
from ludi.core.contract import MAX_SEATS, PLACES, SCORES
from ludi.core.rng import key_from_seed
from walks import Table, each_table, sampled, steps, walk

SEEDS = (1, 2)


@each_table
def test_generator_and_predicate_agree(table: Table) -> None:
    for seed in SEEDS:
        for s, codes in sampled(table, seed, 40):
            promises.mask_and_refusal_agree(table, s, codes)


@each_table
def test_asking_changes_nothing(table: Table) -> None:
    """Wherever a kind of action becomes legal, in positions that have not been asked anything yet."""
    game, met = table.game, set[str]()
    for *_, after in steps(table, 3, 1000):
        kinds = {game.actions[code].kind for code in game.legal_codes(layout.copy(after))}
        if not kinds <= met:
            met |= kinds
            promises.asking_changes_nothing(table, after)


@each_table
def test_nothing_hidden_shows(table: Table) -> None:
    for seed in SEEDS:
        for s, _ in sampled(table, seed, 12):
            promises.nothing_hidden_shows(table, s, (11, 2**40 + 5))


@each_table
def test_a_concealed_world_is_a_position_of_the_game(table: Table) -> None:
    chooser = random.Random(5)
    for s, _ in sampled(table, 5, 6):
        promises.a_concealed_world_plays_on(table, s, chooser)


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
        if previous is not None:
            promises.chance_counts_as_a_reveal(previous, s)
        previous = layout.copy(s)


@each_table
def test_an_action_without_a_reveal_tells_nobody_anything(table: Table) -> None:
    for before, _, action, after in steps(table, 9, 40):
        promises.without_a_reveal_nobody_learns(table, before, action, after, 77)


@each_table
def test_a_decision_shows_to_whoever_takes_it(table: Table) -> None:
    for before, codes, action, after in steps(table, 10, 12):
        promises.a_decision_shows_to_whoever_takes_it(table, before, action, after, codes[:6])


@each_table
def test_results_need_only_the_state(table: Table) -> None:
    for seed in SEEDS:
        *_, (s, _) = walk(table, seed)
        promises.the_end_has_a_result(table, s)


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
    """Batches reuse records, of other numbers of seats too: setup writes every number of every field."""
    fresh = table.start(21)
    used = layout.from_bytes(table.game.state, b"\x55" * len(layout.to_bytes(fresh)))
    table.game.setup(used, table.seats, table.game.option_indices(dict(table.options)), key_from_seed(21))
    assert [] == [name for name in fresh.dtype.names if not np.array_equal(fresh[name], used[name])]


@each_table
def test_an_observation_forgets_what_the_record_held(table: Table) -> None:
    """A record of another table may be written to: every number is written, those of places nobody takes too."""
    for s, codes in sampled(table, 4, 10):
        if codes:
            used = layout.blank(table.game.observation, 1)
            used.view(np.int8)[:] = 0x55
            table.game.observe(s, s.actor, used[0])
            assert table.game.observed(s, s.actor).tolist() == used.view(np.int16).tolist()
