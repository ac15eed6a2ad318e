"""A search that a network guides: whom it trusts, how far, and what it does without it."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import ludi
from ludi.bots.desk import Style, furnish
from ludi.bots.guided import best_promised, grow, promise, settle
from ludi.bots.network import Mind, mind_of, read_network, think
from ludi.bots.search import search
from ludi.bots.searcher import BEST, Budget, Searcher
from ludi.bots.tree import NONE, ROOT, Tree, clear, credit, n_known, plant
from ludi.core import rng
from ludi.core.contract import MAX_SEATS
from ludi.learning.model import Model

pytestmark = pytest.mark.slow  # parts of the search are compiled by themselves here, which nobody else asks for
LEDUC = ludi.GAMES["leduc"]
FOLD, CALL, RAISE = (LEDUC.actions.encode(kind) for kind in ("fold", "call", "raise"))


def a_mind(folder: Path, *, bias: dict[int, float], unit: float = 0.0) -> Mind:
    """A network that knows nothing but how it likes the actions; unaided, unless looks have a unit."""
    torch.manual_seed(3)
    model = Model(LEDUC, 16, 8)
    with torch.no_grad():
        for weights in model.parameters():
            weights.zero_()
        for code, logit in bias.items():
            model.policy.bias[code] = logit
        model.unit.fill_(unit)
    folder.mkdir(exist_ok=True)
    path = folder / "network.safetensors"
    model.save(path, torch.full((MAX_SEATS + 1,), 10.0), {"environment": "leduc-v1"})
    return mind_of(LEDUC, read_network(path, LEDUC))


def promises(mind: Mind, warmth: float, s: Any) -> dict[int, float]:
    """By legal action."""
    desk = furnish(LEDUC)
    desk.work[0] = s
    LEDUC.legal(s, desk.mask)
    promise(mind, desk, warmth)
    return {code: float(mind.promises[code]) for code in LEDUC.legal_codes(s)}


def a_start() -> Any:
    return ludi.new("leduc", seats=2, seed=4).state


def test_promises_are_the_policys_chances_among_legal_actions(tmp_path: Path) -> None:
    mind = a_mind(tmp_path, bias={CALL: 1.0, RAISE: 0.0, FOLD: 9.0})  # there is nothing to fold for yet
    told = promises(mind, 1.0, a_start())

    assert {CALL, RAISE} == set(told)
    assert np.e / (1 + np.e) == pytest.approx(told[CALL], abs=1e-6)
    assert pytest.approx(1.0) == sum(told.values())


def test_warmth_makes_the_policy_less_sure(tmp_path: Path) -> None:
    mind = a_mind(tmp_path, bias={CALL: 3.0})
    cold, warm = (promises(mind, warmth, a_start())[CALL] for warmth in (1.0, 3.0))

    assert np.e / (1 + np.e) == pytest.approx(warm, abs=1e-6)
    assert cold > warm


def test_an_unaided_network_does_not_ask_the_evaluation(tmp_path: Path) -> None:
    s = ludi.new("leduc", seats=2, seed=4).state
    unaided, aided = a_mind(tmp_path, bias={}), a_mind(tmp_path, bias={}, unit=1.0)
    for mind in (unaided, aided):
        mind.standing[:] = 7.0

    assert 0.0 == think(unaided, s)
    assert [7.0] * MAX_SEATS == unaided.standing.tolist()
    assert pytest.approx(LEDUC.evaluate(s, int(s.actor))) == think(aided, s)
    assert 7.0 not in aided.standing.tolist()


def a_tree(mind: Mind, s: Any) -> Tree:
    """The root and its children."""
    tree = plant(64)
    clear(tree)
    promises(mind, 1.0, s)
    mask = LEDUC.mask()
    LEDUC.legal(s, mask)
    grow(mind, tree, ROOT, mask)
    return tree


def children(tree: Tree) -> dict[int, int]:
    """By action."""
    found, child = {}, int(tree.first[ROOT])
    while child != NONE:
        found[int(tree.action[child])] = child
        child = int(tree.sibling[child])
    return found


def legal(*codes: int) -> Any:
    mask = LEDUC.mask()
    mask[list(codes)] = True
    return mask


def test_a_node_has_all_its_children_at_once_and_strange_ones_when_a_world_brings_them(tmp_path: Path) -> None:
    mind = a_mind(tmp_path, bias={CALL: 1.0})
    tree = a_tree(mind, a_start())

    assert {CALL, RAISE} == set(children(tree))
    assert 2 == n_known(tree, ROOT, legal(CALL, RAISE))
    assert 1 == n_known(tree, ROOT, legal(FOLD, CALL))

    mind.promises[FOLD] = 0.25
    grow(mind, tree, ROOT, legal(FOLD, CALL))

    assert {FOLD, CALL, RAISE} == set(children(tree))
    assert 0.25 == tree.prior[children(tree)[FOLD]]


def test_the_tree_grows_no_further_than_there_is_room(tmp_path: Path) -> None:
    mind = a_mind(tmp_path, bias={})
    tree = plant(2)
    clear(tree)
    grow(mind, tree, ROOT, legal(FOLD, CALL, RAISE))

    assert 1 == len(children(tree))


def test_promise_is_followed_first_and_worth_in_the_end(tmp_path: Path) -> None:
    tree = a_tree(a_mind(tmp_path, bias={CALL: 2.0}), a_start())
    by_action = children(tree)
    mask = legal(CALL, RAISE)
    tree.path[0] = ROOT
    taken = []
    for _ in range(200):
        child = best_promised(tree, ROOT, 0, mask, 0.3)
        tree.path[1] = child
        taken.append(int(tree.action[child]))
        worth = np.zeros(MAX_SEATS)
        worth[0] = 0.9 if child == by_action[RAISE] else 0.1
        credit(tree, 2, worth, worth)

    assert CALL == taken[0]
    assert RAISE == max(set(taken[100:]), key=taken[100:].count)
    assert 200 == tree.visits[ROOT] == sum(tree.visits[child] for child in by_action.values())


def test_an_illegal_child_is_never_taken(tmp_path: Path) -> None:
    tree = a_tree(a_mind(tmp_path, bias={CALL: 9.0}), a_start())

    assert RAISE == tree.action[best_promised(tree, ROOT, 0, legal(RAISE), 1.0)]
    assert NONE == best_promised(tree, ROOT, 0, legal(FOLD), 1.0)


def test_however_sure_the_policy_is_the_most_promising_actions_are_compared(tmp_path: Path) -> None:
    network = a_mind(tmp_path, bias={CALL: 60.0}).network
    found = Searcher(Budget(iterations=10), network=network).choose(LEDUC, a_start(), int(a_start().actor))

    assert {CALL: 9, RAISE: 1} == dict(found.visits)


def test_a_single_iteration_is_a_decision_by_the_policy(tmp_path: Path) -> None:
    for favourite in (CALL, RAISE):
        network = a_mind(tmp_path, bias={favourite: 2.0}).network
        found = Searcher(Budget(iterations=1), network=network).choose(LEDUC, a_start(), int(a_start().actor))

        assert (favourite, {favourite: 1}) == (found.action, dict(found.visits))


def grown(mind: Mind, patience: int) -> Tree:
    """The tree after a hundred iterations from the start."""
    tree, desk, s = plant(4096), furnish(LEDUC), a_start()
    clear(tree)
    rng.start_from(desk.luck, 1)
    search(s, int(s.actor), int(s.actor), BEST, mind, tree, desk, Style(patience=patience), 100)
    return tree


@pytest.mark.parametrize("patience", [0, 1, 3])
def test_actions_are_told_apart_once_a_node_has_been_judged_often_enough(tmp_path: Path, patience: int) -> None:
    tree = grown(a_mind(tmp_path, bias={}), patience)
    parents = [int(tree.visits[node]) for node in range(ROOT + 1, int(tree.used[0])) if tree.first[node] != NONE]

    assert 100 == tree.visits[ROOT]
    assert patience + 1 == min(parents)


def settled(mind: Mind, s: Any, style: Style) -> list[float]:
    """Utilities and chances at a position, with the same luck for every style."""
    desk = furnish(LEDUC)
    desk.work[0] = s
    desk.spread[0] = 10.0
    rng.start_from(desk.luck, 5)
    think(mind, s)
    settle(mind, desk, style)
    return [*desk.utility[:2].tolist(), *desk.chance[:2].tolist()]


def test_playing_on_counts_as_much_as_the_style_says(tmp_path: Path) -> None:
    s = a_start()
    mind, other = (a_mind(tmp_path / name, bias={}) for name in ("one", "other"))
    other.network.win_bias[0] = 2.0
    alone, half, all_of_it = (settled(mind, s, Style(play_on=share)) for share in (0.0, 0.5, 1.0))

    assert [0.5, 0.5] == pytest.approx(alone[2:])
    assert alone != pytest.approx(settled(other, s, Style()))
    assert alone != pytest.approx(all_of_it)
    assert all_of_it == settled(other, s, Style(play_on=1.0))
    assert [(one + two) / 2 for one, two in zip(alone, all_of_it, strict=True)] == pytest.approx(half)
