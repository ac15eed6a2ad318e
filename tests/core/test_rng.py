"""The generator: the published cipher, without bias, the same everywhere."""

from collections import Counter

import numpy as np
import pytest

from ludi.core import rng


def stream(key: np.ndarray) -> np.ndarray:
    state = np.zeros(rng.WORDS, dtype=np.uint32)
    rng.start(state, key)
    return state


def test_the_published_test_vector_of_chacha8() -> None:
    """ChaCha8, 256-bit key of zeros, nonce 0: the first two blocks of the published key stream."""
    state = stream(np.zeros(8, dtype=np.uint32))
    found = b"".join(int(rng.word(state)).to_bytes(4, "little") for _ in range(32))
    assert found.hex() == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
    )


def test_the_counter_carries() -> None:
    state = stream(np.zeros(8, dtype=np.uint32))
    state[rng.COUNTER] = 0xFFFFFFFF
    rng.word(state)
    assert (0, 1) == (state[rng.COUNTER], state[rng.COUNTER + 1])


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 36, 1000])
def test_ranges_are_uniform(n: int) -> None:
    state = stream(rng.key_from_seed(n))
    draws = 20_000
    found = Counter(int(rng.below(state, n)) for _ in range(draws))
    assert set(found) <= set(range(n))
    expected = draws / n
    chi_squared = sum((found[value] - expected) ** 2 / expected for value in range(n))
    # Far beyond any quantile that a fair generator reaches with these fixed seeds.
    assert chi_squared < n + 6 * (2 * n) ** 0.5 + 10


def test_large_ranges_reject_what_would_favour_small_numbers() -> None:
    n = (1 << 31) - 1
    state = stream(rng.key_from_seed(1))
    values = [int(rng.below(state, n)) for _ in range(2000)]
    assert all(0 <= value < n for value in values)
    assert 0.45 < sum(value < n // 2 for value in values) / len(values) < 0.55


def test_shuffles_reach_every_order() -> None:
    state = stream(rng.key_from_seed(2))
    orders = Counter()
    for _ in range(2400):
        items = np.arange(4, dtype=np.int8)
        rng.shuffle(state, items, 4)
        orders[tuple(items.tolist())] += 1
    assert len(orders) == 24
    assert max(orders.values()) < 160


def test_dealing_equals_shuffling_first() -> None:
    state = stream(rng.key_from_seed(3))
    orders = Counter()
    for _ in range(2400):
        deck = np.arange(4, dtype=np.int8)
        orders[tuple(int(rng.deal(state, deck, at, 4)) for at in range(4))] += 1
        assert sorted(deck.tolist()) == [0, 1, 2, 3]
    assert len(orders) == 24
    assert max(orders.values()) < 160


def test_keys_differ_with_every_bit_of_the_seed() -> None:
    seeds = [0, 1, 1 << 64, (1 << 64) + 1, 1 << 255]
    assert len(seeds) == len({rng.key_from_seed(seed).tobytes() for seed in seeds})


def test_simulation_seeds_give_different_streams() -> None:
    first = set()
    for seed in range(64):
        state = np.zeros(rng.WORDS, dtype=np.uint32)
        rng.start_from(state, seed << 20)
        first.add(int(rng.word(state)))
    assert len(first) == 64


def test_what_is_drawn_is_as_likely_as_its_share_and_is_gone() -> None:
    state = stream(rng.key_from_seed(5))
    found: Counter[int] = Counter()
    for _ in range(3000):
        counts = np.array([9, 0, 1, 0, 2], dtype=np.int8)
        kind = rng.draw(state, counts, 1, 3)
        found[kind] += 1
        assert {2: [9, 0, 0, 0, 2], 4: [9, 0, 1, 0, 1]}[kind] == counts.tolist()
    assert 900 < found[2] < 1100
