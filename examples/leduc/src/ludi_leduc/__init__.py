"""Leduc hold'em for Ludi Romani."""

import ludi as ludi  # first of all: it gathers the games, this one among them
