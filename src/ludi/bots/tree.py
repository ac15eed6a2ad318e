"""The search tree as flat arrays: a pool of nodes, children in linked lists, nothing allocated while searching."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ludi.core.contract import MAX_SEATS, Mask
from ludi.core.jit import compiled
from ludi.core.layout import Ints

ROOT: Final = 0
NONE: Final = 0
"""No child and no sibling: nobody's child is the root."""
DEPTH: Final = 512
"""Decisions of one descent that are remembered; deeper ones are played without being stored."""

Floats = npt.NDArray[np.float64]


class Tree(NamedTuple):
    """What is known of each node; a node stands for the action that led to it."""

    action: Ints
    first: Ints  # child
    sibling: Ints
    visits: Ints
    seen: Ints  # how often the action was legal when its parent was visited
    worth: Floats  # (node, seat): sum of utilities
    wins: Floats  # (node, seat): sum of chances to win
    prior: Floats  # what a network expects of the action, 0 to 1
    squares: Floats  # (1,): sum of squared utilities of the searching seat
    used: Ints  # (1,): nodes in use
    path: Ints  # nodes of the current descent


def plant(capacity: int) -> Tree:
    """An empty tree with room for so many nodes."""
    return Tree(
        action=np.full(capacity, -1, dtype=np.int64),  # as wide as the rules want it
        first=np.zeros(capacity, dtype=np.int32),
        sibling=np.zeros(capacity, dtype=np.int32),
        visits=np.zeros(capacity, dtype=np.int32),
        seen=np.zeros(capacity, dtype=np.int32),
        worth=np.zeros((capacity, MAX_SEATS)),
        wins=np.zeros((capacity, MAX_SEATS)),
        prior=np.zeros(capacity),
        squares=np.zeros(1),
        used=np.ones(1, dtype=np.int32),
        path=np.zeros(DEPTH, dtype=np.int32),
    )


@compiled
def clear(tree: Tree) -> None:
    """Keep the root alone, as if never visited."""
    tree.used[0] = 0
    tree.squares[0] = 0.0
    add(tree, ROOT, -1)
    tree.sibling[ROOT] = NONE


@compiled
def add(tree: Tree, parent: int, action: int) -> int:
    """A new child at the head of its parent's list; the caller has made sure that there is room."""
    node = tree.used[0]
    tree.used[0] += 1
    tree.action[node] = action
    tree.visits[node] = 0
    tree.seen[node] = 1
    tree.first[node] = NONE
    for seat in range(MAX_SEATS):
        tree.worth[node, seat] = 0.0
        tree.wins[node, seat] = 0.0
    tree.sibling[node] = tree.first[parent]
    if node != ROOT:
        tree.first[parent] = node
    return node


@compiled
def n_known(tree: Tree, node: int, mask: Mask) -> int:
    """How many legal actions have a child."""
    n = 0
    child: int = tree.first[node]
    while child != NONE:
        if mask[tree.action[child]]:
            n += 1
        child = tree.sibling[child]
    return n


@compiled
def credit(tree: Tree, depth: int, utility: Floats, chance: Floats) -> None:
    """Add one result to every node of the descent."""
    for step in range(depth):
        node = tree.path[step]
        tree.visits[node] += 1
        for seat in range(MAX_SEATS):
            tree.worth[node, seat] += utility[seat]
            tree.wins[node, seat] += chance[seat]
