"""One iteration of the search where a network guides it.

The network is asked once for every node, when an iteration first comes there: its chances and leads are what the
iteration is worth, and its policy says how much of the search each action deserves. Where that suits a game better,
the policy waits until a node is reached again, and what playing on comes to counts beside the network's judgement.
"""

import math
from typing import Any, Final

from ludi.bots.desk import Desk, Style, count_legal, look
from ludi.bots.network import FARTHEST, POINT, Mind, answer, judge, sharpness, think
from ludi.bots.rollout import rollout
from ludi.bots.tree import DEPTH, NONE, ROOT, Tree, add, n_known
from ludi.bots.worth import appraise
from ludi.core import dispatch
from ludi.core.contract import OVER, Mask
from ludi.core.jit import compiled, inlined

UNLIKELY: Final = -1.0e9
COMPARED: Final = 3
"""The first iterations try so many of the most promising actions: however sure the policy is, they can be compared."""


@inlined
def promise(mind: Mind, desk: Desk, warmth: float) -> None:
    """Fill how much each legal action of the world at hand deserves to be tried; together they are 1."""
    s = desk.work[0]
    net = mind.network
    now = think(mind, s)
    unit = POINT * net.spread[s.seats]
    sharp = sharpness(mind)
    best = UNLIKELY
    for code in range(len(desk.mask)):
        if desk.mask[code]:
            logit = net.policy_bias[code] + answer(net.policy[code], mind.narrow)
            if sharp > 0:
                logit += sharp * min(max((look(desk, code) - now) / unit, -FARTHEST), FARTHEST)
            mind.promises[code] = logit
            best = max(best, logit)
    total = 0.0
    for code in range(len(desk.mask)):
        if desk.mask[code]:
            mind.promises[code] = math.exp((mind.promises[code] - best) / warmth)
            total += mind.promises[code]
    for code in range(len(desk.mask)):
        if desk.mask[code]:
            mind.promises[code] /= total


@compiled
def grow(mind: Mind, tree: Tree, node: int, mask: Mask) -> None:
    """Give the node a child for every legal action that has none, as far as there is room."""
    child: int = tree.first[node]
    while child != NONE:
        mask[tree.action[child]] = False
        child = tree.sibling[child]
    for code in range(len(mask)):
        if mask[code] and tree.used[0] < len(tree.action):
            tree.prior[add(tree, node, code)] = mind.promises[code]


@compiled
def best_promised(tree: Tree, node: int, seat: int, mask: Mask, exploration: float) -> int:
    """The legal child whose worth and promise are highest together; an untried one is worth what the node is."""
    mean = tree.worth[node, seat] / max(1, tree.visits[node])
    best, found = UNLIKELY, NONE
    child: int = tree.first[node]
    while child != NONE:
        if mask[tree.action[child]]:
            visits = tree.visits[child]
            worth = tree.worth[child, seat] / visits if visits else mean
            bound = worth + exploration * tree.prior[child] * math.sqrt(tree.seen[child]) / (1 + visits)
            if bound > best:
                best, found = bound, child
            tree.seen[child] += 1
        child = tree.sibling[child]
    return found


@compiled
def most_promised(tree: Tree, node: int, mask: Mask) -> int:
    """The legal child that promises most among those that were never tried."""
    best, found = -1.0, NONE
    child: int = tree.first[node]
    while child != NONE:
        if mask[tree.action[child]] and tree.visits[child] == 0 and tree.prior[child] > best:
            best, found = tree.prior[child], child
        child = tree.sibling[child]
    return found


@inlined
def settle(mind: Mind, desk: Desk, style: Style) -> None:
    """What the world at hand is worth: by what the network has just thought of it, and by playing on."""
    s = desk.work[0]
    n = 0 + s.seats
    judge(mind, s.actor, n, desk.utility, desk.chance)
    if style.play_on > 0:
        for seat in range(n):
            desk.judged[0, seat], desk.judged[1, seat] = desk.utility[seat], desk.chance[seat]
        rollout(desk, style)
        appraise(s, desk.spread[0], desk.out, desk.utility, desk.chance)
        for seat in range(n):
            desk.utility[seat] = style.play_on * desk.utility[seat] + (1 - style.play_on) * desk.judged[0, seat]
            desk.chance[seat] = style.play_on * desk.chance[seat] + (1 - style.play_on) * desk.judged[1, seat]


def guided(mind: Any, tree: Tree, desk: Desk, style: Style, exploration: float) -> int:
    """Walk the world at hand down to a node that has no children yet, and judge it; the length of the path.

    At the root it goes on at once: that is not to be judged.
    """
    s = desk.work[0]
    node, depth = ROOT, 1
    tree.path[0] = ROOT
    while s.actor != OVER:
        dispatch.legal(s, desk.mask)
        n_legal, only = count_legal(desk.mask)
        if n_legal == 1:
            dispatch.apply(s, only)  # no choice, no node
            continue
        is_leaf = node != ROOT and tree.first[node] == NONE
        if is_leaf and tree.visits[node] < style.patience:
            think(mind, s)
            break
        known = n_known(tree, node, desk.mask)  # another world may have allowed others
        if known < n_legal and known < max(1.0, style.widen * (tree.visits[node] + 1) ** style.power):
            promise(mind, desk, style.warmth)
            grow(mind, tree, node, desk.mask)
            if is_leaf and style.patience == 0:
                break
            dispatch.legal(s, desk.mask)
        child = best_promised(tree, node, s.actor, desk.mask, exploration)
        if node == ROOT and tree.visits[ROOT] < min(COMPARED, n_legal):
            child = most_promised(tree, node, desk.mask)
        if child == NONE or depth == DEPTH:  # the pool is full, or the path as long as is remembered
            think(mind, s)
            break
        node = child
        tree.path[depth] = node
        depth += 1
        dispatch.apply(s, tree.action[node])
    if s.actor == OVER:
        appraise(s, desk.spread[0], desk.out, desk.utility, desk.chance)
    else:
        settle(mind, desk, style)
    return depth
