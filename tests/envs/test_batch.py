"""A batch is many matches: each lane equal to playing its match by hand."""

from typing import Any

import numpy as np
import pytest

import macellum
from ludi.core import dispatch, layout
from ludi.core.contract import MAX_SEATS, OVER
from ludi.core.errors import BadSetup, UnknownGame
from ludi.envs.batch import IllegalAction, batch

GAME = macellum.GAME
dispatch.enrol(GAME)
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
    lanes = played(forced=True)
    for _ in range(40):
        assert lanes.masks.sum(axis=1).min() > 1
        lanes.sample()
        lanes.step()


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
        ({"n": 0}, "n=0"),
        ({"seed": 1.5}, "seed=1.5"),
        ({"seed": True}, "seed=True"),
        ({"device": "tpu"}, "device='tpu'"),
        ({"players": ("random", "random")}, "left to a learner"),
        ({"players": ("human",)}, "players='human'"),
        ({"buffers": {"masks": np.zeros(3)}}, "masks: expected a contiguous array of bool"),
        ({"buffers": {"keys": np.zeros(3)}}, "no array 'keys'"),
    ],
)
def test_what_cannot_be_is_said(given: dict[str, Any], message: str) -> None:
    asked: dict[str, Any] = {"game": GAME, "seats": 2, "n": 4} | given
    with pytest.raises((BadSetup, UnknownGame), match=message.replace("(", r"\(")):
        batch(**asked)
