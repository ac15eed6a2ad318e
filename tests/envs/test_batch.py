"""A batch is many matches: each lane equal to playing its match by hand."""

from typing import Any

import numpy as np
import pytest

import macellum
from ludi.core import layout
from ludi.core.checked import BadCall
from ludi.core.contract import MAX_SEATS, OVER
from ludi.core.errors import BadSetup, LudiError, UnknownGame
from ludi.envs.batch import IllegalAction, batch

GAME = macellum.GAME
N = 200


def played(**rules: Any) -> Any:
    lanes = batch(GAME, 2, N, seed=5, **rules)
    lanes.reset()
    return lanes


def test_every_lane_is_the_match_that_its_key_makes() -> None:
    lanes = played()
    shadows = [lanes.start(lane, 0) for lane in range(N)]
    finished = 0
    for _ in range(60):
        actions = lanes.sample().copy()
        for lane, s in enumerate(shadows):
            assert layout.to_bytes(s) == lanes.states[lane].tobytes()
            assert s.actor == lanes.actors[lane]
            assert GAME.legal_codes(s) == np.flatnonzero(lanes.masks[lane]).tolist()
            assert GAME.observed(s, s.actor).tolist() == lanes.observations[lane].tolist()
        lanes.step()
        for lane, s in enumerate(shadows):
            GAME.apply(s, int(actions[lane]))
            assert lanes.dones[lane] == (s.actor == OVER)
            if s.actor == OVER:
                scores, places = GAME.standing(s)
                assert (list(scores), list(places)) == (
                    lanes.scores[lane, :2].tolist(),
                    lanes.places[lane, :2].tolist(),
                )
                assert 0 == pytest.approx(lanes.rewards[lane].sum())
                shadows[lane] = lanes.start(lane, int(lanes.episodes[lane]))
                finished += 1
    assert finished > N


def test_threads_and_size_change_nothing() -> None:
    one, two, small = played(threads=1), played(threads=2), batch(GAME, 2, 10, seed=5)
    small.reset()
    for _ in range(30):
        one.sample()
        two.step(one.actions)
        small.step(one.actions[:10])
        one.step()
        assert one.states.tobytes() == two.states.tobytes()
        assert one.states[:10].tobytes() == small.states.tobytes()


def test_without_autoreset_a_lane_stays_at_its_end() -> None:
    lanes = played(autoreset=False)
    ends, won = np.zeros(N), np.zeros((N, MAX_SEATS))
    for _ in range(200):
        lanes.sample()
        lanes.step()
        ends += lanes.dones
        won += lanes.rewards
    assert (lanes.actors == OVER).all()
    assert not lanes.masks.any()
    assert (ends == 1).all(), "an end is told once"
    assert won.max() <= 0.5, "and so is what was won"


def test_bots_play_inside_the_step() -> None:
    for bot in ("random", "greedy"):
        lanes = played(players=("learner", bot))
        for _ in range(40):
            assert (lanes.actors == 0).all()
            lanes.sample()
            lanes.step()
        assert lanes.episodes.min() > 0


def test_forced_decisions_are_taken_inside_the_step() -> None:
    fewest = {}
    for forced in (False, True):
        lanes: Any = batch("viaromana", 2, 20, seed=5, forced=forced)
        lanes.reset()
        options = []
        for _ in range(60):
            options.append(lanes.masks.sum(axis=1).min())
            lanes.sample()
            lanes.step()
        fewest[forced] = min(options)

    assert 1 == fewest[False], "there are such decisions"
    assert fewest[True] > 1


def test_an_illegal_action_moves_nothing_in_its_lane() -> None:
    lanes = played()
    before = lanes.states[3].tobytes()
    lanes.sample()
    lanes.actions[3] = 9999

    with pytest.raises(IllegalAction, match="lane 3: action 9999"):
        lanes.step()

    assert before == lanes.states[3].tobytes()
    assert lanes.refused.tolist() == [lane == 3 for lane in range(N)]


def test_your_own_arrays_are_written_to() -> None:
    masks = np.zeros((N, len(GAME.actions)), dtype=np.bool_)
    seen = np.zeros((N, 3), dtype=np.int16)
    lanes = played(buffers={"masks": masks, "observations": seen})

    assert masks.any()
    assert seen.any()
    assert lanes.masks is masks


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"seats": 9}, "seats=9"),
        ({"seats": 2.0}, "seats=2.0; expected 2 to"),
        ({"seats": "2"}, "seats='2'; expected 2 to"),
        ({"seats": None}, "seats=None; expected 2 to"),
        ({"seats": (2, True)}, "seats=True; expected 2 to"),
        ({"seats": ()}, "expected at least one number of seats"),
        ({"n": 0}, "n=0"),
        ({"n": 2.0}, "n=2.0; expected a whole number"),
        ({"n": True}, "n=True; expected a whole number"),
        ({"seed": 1.5}, "seed=1.5; expected a whole number"),
        ({"seed": True}, "seed=True; expected a whole number"),
        ({"seed": "x"}, "seed='x'; expected a whole number"),
        ({"seed": -1}, "seed=-1; expected a whole number"),
        ({"threads": 0}, "threads=0; expected a whole number"),
        ({"threads": 1.5}, "threads=1.5; expected a whole number"),
        ({"device": "tpu"}, "device='tpu'"),
        ({"players": ("random", "random")}, "left to a learner"),
        ({"players": ("human",)}, "players='human'"),
        ({"players": "greedy"}, "players='greedy'; expected at most a name for each seat"),
        ({"players": ("learner", "random", "random")}, "expected at most a name for each seat"),
        ({"buffers": [np.zeros(3)]}, "expected arrays by name"),
        ({"buffers": {"masks": [False]}}, "masks: expected a contiguous array of bool"),
        ({"buffers": {"dones": np.broadcast_to(np.False_, 4)}}, "dones: expected a contiguous array of bool"),
        ({"buffers": {"masks": np.zeros(3)}}, "masks: expected a contiguous array of bool"),
        ({"buffers": {"keys": np.zeros(3)}}, "no array 'keys'"),
    ],
)
def test_what_cannot_be_is_said(given: dict[str, Any], message: str) -> None:
    asked: dict[str, Any] = {"game": GAME, "seats": 2, "n": 4} | given
    with pytest.raises((BadSetup, UnknownGame), match=message.replace("(", r"\(")):
        batch(**asked)


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    ours, theirs = batch(GAME, 2, 3, seed=5), batch(GAME, np.int64(2), np.int32(3), seed=np.uint32(5))
    for lanes in (ours, theirs):
        lanes.reset()

    assert ours.states.tobytes() == theirs.states.tobytes()


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda lanes: lanes.step([0, 1]), f"actions: expected {N} whole numbers, one for each lane, got int64 (2,)"),
        (lambda lanes: lanes.step(np.zeros(N)), "got float64"),
        (lambda lanes: lanes.step([None] * N), "got object"),
        (lambda lanes: lanes.observe_features(np.zeros((2, 2), np.float32)), "features: expected an array of float32"),
        (lambda lanes: lanes.observe_features(np.zeros((N, 3))), "features: expected an array of float32"),
        (lambda lanes: lanes.start(N, 0), f"lane {N}: expected 0 to {N - 1}"),
        (lambda lanes: lanes.start(0, -1), "episode -1: expected a whole number"),
    ],
)
def test_a_wrong_call_is_refused_and_moves_nothing(call: Any, message: str) -> None:
    lanes = played()
    before = lanes.states.tobytes()
    with pytest.raises(LudiError) as refused:
        call(lanes)

    assert message in str(refused.value)
    assert before == lanes.states.tobytes()


@pytest.mark.parametrize("call", [lambda lanes: lanes.sample(), lambda lanes: lanes.step()], ids=["sample", "step"])
def test_nothing_is_played_before_a_match_has_begun(call: Any) -> None:
    with pytest.raises(BadCall, match="reset the batch first"):
        call(batch(GAME, 2, 4))


def test_every_lane_episode_and_seed_has_shuffles_of_its_own() -> None:
    """Lanes that played one and the same match would pass for many."""
    lanes, other = played(), batch(GAME, 2, N, seed=6)
    other.reset()
    starts = [lanes.start(lane, episode).rng.tobytes() for lane in range(N) for episode in range(3)]
    seeds = [each.start(0, 0).rng.tobytes() for each in (lanes, other)]

    assert [lanes.start(lane, 0).rng.tobytes() for lane in range(N)] == [s.rng.tobytes() for s in lanes.states]
    assert len(starts) == len(set(starts))
    assert 2 == len(set(seeds))
