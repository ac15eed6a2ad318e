"""Single-observer information-set Monte Carlo tree search, written once and compiled for every game.

Each iteration imagines a world that fits what the seat knows, descends the
tree of actions in that world, adds one node, plays on for a while and credits
what came of it to every seat. Chance is drawn afresh in every world, so a node
stands for a sequence of actions, not for a position (open loop), and an action
counts only when the world at hand allows it.

Large action sets are widened step by step: a node considers its most
promising actions first, in the order of a look one action ahead.
"""

import math
from typing import Any, Final, NamedTuple

from numba.extending import overload

from ludi.bots.network import FARTHEST, POINT, answer, judge, sharpness, think
from ludi.bots.tree import DEPTH, NONE, ROOT, Floats, Tree, add, credit
from ludi.bots.worth import appraise, imagine
from ludi.core import dispatch, rng
from ludi.core.contract import OVER, Mask, Position
from ludi.core.jit import compiled, inlined, types
from ludi.core.layout import Ints, Records
from ludi.core.simulate import choose

SEED_MASK: Final = (1 << 62) - 1
LOWEST: Final = -(1 << 60)
FEW: Final = 16
USUAL_SCATTER: Final = 0.2
"""Of the utility, while few iterations have shown it."""
LEAST_SCATTER: Final = 0.002


class Style(NamedTuple):
    """How to search; the numbers that a level or an experiment may change."""

    exploration: float = 1.4  # in standard deviations of the utility, see scatter
    widen: float = 1.5  # children considered after v visits: widen * v ** power
    power: float = 0.45
    horizon: int = 2  # turns played on after the tree before the evaluation speaks; -1: to the end
    rivals: int = 4  # random actions compared by evaluation at each decision of a playout; 1: plain random
    looks: int = 64  # at most so many actions are looked at to find the next to add


class Desk(NamedTuple):
    """Scratch space of one searching thread."""

    work: Records  # two records: the world at hand, and a trial one action ahead
    mask: Mask
    luck: Ints
    out: Ints
    utility: Floats
    chance: Floats
    spread: Floats  # (1,): see worth.measure_spread


@compiled
def draw_seed(luck: Ints) -> int:
    """A seed for one world."""
    return ((rng.word(luck) << 32) | rng.word(luck)) & SEED_MASK


@inlined
def look(desk: Desk, code: int) -> int:
    """How good the world at hand looks to its actor one action further, in hundredths of a point."""
    desk.work[1] = desk.work[0]
    ahead = desk.work[1]
    actor = 0 + ahead.actor  # widened: rules are compiled once for every width of their arguments
    dispatch.apply(ahead, code)
    return dispatch.evaluate(ahead, actor)


def promising(mind: Any, desk: Desk, n_legal: int, looks: int) -> int:
    """The action of the mask to consider next."""
    return by_looks(mind, desk, n_legal, looks) if mind is None else by_network(mind, desk, n_legal, looks)


@overload(promising)
def _promising(mind: Any, desk: Desk, n_legal: int, looks: int) -> Any:  # noqa: ARG001  (Numba compares them)
    return by_looks if isinstance(mind, types.NoneType) else by_network


def judge_leaf(mind: Any, desk: Desk, style: Style) -> None:
    """What the world at hand is worth to every seat."""
    (by_playing_on if mind is None else by_judgement)(mind, desk, style)


@overload(judge_leaf)
def _judge_leaf(mind: Any, desk: Desk, style: Style) -> Any:  # noqa: ARG001  (Numba compares them)
    return by_playing_on if isinstance(mind, types.NoneType) else by_judgement


def by_playing_on(mind: Any, desk: Desk, style: Style) -> None:  # noqa: ARG001  (Numba compares them)
    """Play on for a while, and ask the evaluation."""
    rollout(desk, style)
    appraise(desk.work[0], desk.spread[0], desk.out, desk.utility, desk.chance)


def by_judgement(mind: Any, desk: Desk, style: Style) -> None:  # noqa: ARG001  (Numba compares them)
    """Go on to the next choice, and ask the network; at the end, the result."""
    s = desk.work[0]
    while s.actor != OVER:
        dispatch.legal(s, desk.mask)
        n_legal = 0
        only = -1
        for code in range(len(desk.mask)):
            if desk.mask[code]:
                n_legal += 1
                only = code
        if n_legal > 1:
            think(mind, s)
            judge(mind, s.actor, 0 + s.seats, desk.utility, desk.chance)
            return
        dispatch.apply(s, only)
    appraise(s, desk.spread[0], desk.out, desk.utility, desk.chance)


def by_network(mind: Any, desk: Desk, n_legal: int, looks: int) -> int:  # noqa: ARG001  (Numba compares them)
    """The action that the network, and a look one action ahead, promise most of."""
    s = desk.work[0]
    net = mind.network
    now = think(mind, s)
    unit = POINT * net.spread[s.seats]
    sharp = sharpness(mind)
    best, action = -1.0e9, -1
    for code in range(len(desk.mask)):
        if desk.mask[code]:
            logit = net.policy_bias[code] + answer(net.policy[code], mind.narrow)
            if sharp > 0:
                logit += sharp * min(max((look(desk, code) - now) / unit, -FARTHEST), FARTHEST)
            if logit > best:
                best, action = logit, code
    return action


def by_looks(mind: Any, desk: Desk, n_legal: int, looks: int) -> int:  # noqa: ARG001  (Numba compares them)
    """The action that looks best one action ahead; of too many, a random sample is looked at."""
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


@inlined
def rollout(desk: Desk, style: Style) -> None:
    """Play the world at hand on until the horizon or the end.

    The horizon lies between two turns: in the midst of one, evaluations of the seats do not compare.
    """
    s = desk.work[0]
    left = style.horizon
    actor = s.actor
    while s.actor != OVER and left != 0:
        dispatch.legal(s, desk.mask)
        code = choose(desk.mask, desk.luck)
        if style.rivals > 1:
            best = LOWEST
            for _ in range(style.rivals):
                rival = choose(desk.mask, desk.luck)
                if best == LOWEST:
                    best = look(desk, code)
                if rival != code:
                    worth = look(desk, rival)
                    if worth > best:
                        best, code = worth, rival
        dispatch.apply(s, code)
        if s.actor != actor:
            actor = s.actor
            left -= 1


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


@inlined
def descend(mind: Any, tree: Tree, desk: Desk, style: Style, exploration: float) -> int:
    """Walk the world at hand down the tree and one node beyond; the length of the path."""
    s = desk.work[0]
    node, depth = ROOT, 1
    tree.path[0] = ROOT
    while s.actor != OVER and depth < DEPTH:
        dispatch.legal(s, desk.mask)
        n_legal = 0
        only = -1
        for code in range(len(desk.mask)):
            if desk.mask[code]:
                n_legal += 1
                only = code
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
            action = promising(mind, desk, n_legal - known, style.looks)
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
        depth = descend(mind, tree, desk, style, style.exploration * scatter(tree, seat))
        judge_leaf(mind, desk, style)
        credit(tree, depth, desk.utility, desk.chance)
        tree.squares[0] += desk.utility[seat] ** 2
