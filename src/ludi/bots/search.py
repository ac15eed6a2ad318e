"""Single-observer information-set Monte Carlo tree search, written once and compiled for every game.

Each iteration imagines a world that fits what the seat knows, descends the
tree of actions in that world, adds one node, plays on for a while and credits
what came of it to every seat. Chance is drawn afresh in every world, so a node
stands for a sequence of actions, not for a position (open loop), and an action
counts only when the world at hand allows it.

Large action sets are widened step by step: a node considers its most
promising actions first, in the order of a look one action ahead. Where a
network guides the search, ``guided.py`` has an iteration of its own.
"""

import math
from typing import Any, Final

from ludi.bots.desk import LOWEST, Desk, Style, count_legal, draw_seed, look
from ludi.bots.guided import guided
from ludi.bots.rollout import rollout
from ludi.bots.tree import DEPTH, NONE, ROOT, Tree, add, credit, n_known
from ludi.bots.worth import appraise, imagine
from ludi.core import dispatch, rng
from ludi.core.contract import OVER, Mask, Position
from ludi.core.jit import chosen, compiled, inlined, types

FEW: Final = 16
USUAL_SCATTER: Final = 0.2
"""Of the utility, while few iterations have shown it."""
LEAST_SCATTER: Final = 0.002


def explore(mind: Any, tree: Tree, desk: Desk, style: Style, exploration: float) -> int:
    """Take the world at hand through the tree and judge what it leads to; the length of the path."""
    return (unguided if mind is None else guided)(mind, tree, desk, style, exploration)


@chosen(explore)
def _explore(mind: Any, tree: Tree, desk: Desk, style: Style, exploration: float) -> Any:  # noqa: ARG001  (Numba compares them)
    return unguided if isinstance(mind, types.NoneType) else guided


def unguided(mind: Any, tree: Tree, desk: Desk, style: Style, exploration: float) -> int:  # noqa: ARG001  (likewise)
    """Walk down the tree, play on for a while, and ask the evaluation."""
    depth = descend(tree, desk, style, exploration)
    rollout(desk, style)
    appraise(desk.work[0], desk.spread[0], desk.out, desk.utility, desk.chance)
    return depth


@inlined
def promising(desk: Desk, n_legal: int, looks: int) -> int:
    """The action of the mask that looks best one action ahead; of too many, a random sample is looked at."""
    best, action, ties = LOWEST, -1, 0
    left = n_legal
    wanted = min(looks, n_legal)
    for code in range(len(desk.mask)):
        if not desk.mask[code]:
            continue
        # Selection sampling: exactly ``wanted`` of the ``n_legal``, each set equally likely.
        taken = wanted == left or rng.below(desk.luck, left) < wanted
        left -= 1
        if not taken:
            continue
        wanted -= 1
        worth = look(desk, code)
        if worth > best:
            best, action, ties = worth, code, 1
        elif worth == best:
            ties += 1
            if rng.below(desk.luck, ties) == 0:
                action = code
    return action


@compiled
def scatter(tree: Tree, seat: int) -> float:
    """The standard deviation of the seat's utility over the iterations so far.

    Exploration is measured by it: where a game is all but decided, or the evaluation
    hardly varies, small differences are all there is to choose by.
    """
    n = tree.visits[ROOT]
    if n < FEW:
        return USUAL_SCATTER
    mean = tree.worth[ROOT, seat] / n
    return max(LEAST_SCATTER, math.sqrt(max(0.0, tree.squares[0] / n - mean * mean)))


@compiled
def best_known(tree: Tree, node: int, seat: int, mask: Mask, exploration: float) -> int:
    """The legal child with the highest upper confidence bound; legal ones are seen once more."""
    best, found = -1.0e300, NONE
    child: int = tree.first[node]
    while child != NONE:
        if mask[tree.action[child]]:
            visits = tree.visits[child]
            bound = tree.worth[child, seat] / visits + exploration * math.sqrt(math.log(tree.seen[child] + 1) / visits)
            if bound > best:
                best, found = bound, child
            tree.seen[child] += 1
        child = tree.sibling[child]
    return found


@inlined
def descend(tree: Tree, desk: Desk, style: Style, exploration: float) -> int:
    """Walk the world at hand down the tree and one node beyond; the length of the path."""
    s = desk.work[0]
    node, depth = ROOT, 1
    tree.path[0] = ROOT
    while s.actor != OVER and depth < DEPTH:
        dispatch.legal(s, desk.mask)
        n_legal, only = count_legal(desk.mask)
        if n_legal == 1:
            dispatch.apply(s, only)  # no choice, no node
            continue
        known = n_known(tree, node, desk.mask)
        room = tree.used[0] < len(tree.action)
        if room and known < n_legal and known < max(1.0, style.widen * (tree.visits[node] + 1) ** style.power):
            child = tree.first[node]
            while child != NONE:
                if desk.mask[tree.action[child]]:
                    tree.seen[child] += 1
                    desk.mask[tree.action[child]] = False
                child = tree.sibling[child]
            action = promising(desk, n_legal - known, style.looks)
            tree.path[depth] = add(tree, node, action)
            dispatch.apply(s, action)
            return depth + 1
        if known == 0:
            return depth  # the pool is full
        node = best_known(tree, node, s.actor, desk.mask, exploration)
        tree.path[depth] = node
        depth += 1
        dispatch.apply(s, tree.action[node])
    return depth


@compiled
def search(
    root: Position, knower: int, seat: int, first: int, mind: Any, tree: Tree, desk: Desk, style: Style, iterations: int
) -> None:
    """So many iterations more, for the seat, in worlds as the knower may imagine them.

    Unless it is negative, ``first`` is played before each, so that it alone is judged.
    """
    for _ in range(iterations):
        desk.work[0] = root
        imagine(desk.work[0], knower, draw_seed(desk.luck))
        if first >= 0:
            dispatch.apply(desk.work[0], first)
        depth = explore(mind, tree, desk, style, style.exploration * scatter(tree, seat))
        credit(tree, depth, desk.utility, desk.chance)
        tree.squares[0] += desk.utility[seat] ** 2
