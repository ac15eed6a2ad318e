"""Before any test is collected: the games under ``examples/`` are found like installed ones."""

import gc

import examples  # noqa: F401

# Numba, torch and the games are a million objects that stay. As often as Python looks through them unasked, that takes a
# tenth of the time of all tests.
gc.set_threshold(100_000, 50, 1000)
