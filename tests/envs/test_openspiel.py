"""OpenSpiel's own tests and searches, for every game and number of seats."""

import numpy as np
import pytest

import ludi
from ludi.envs import openspiel

pyspiel = pytest.importorskip("pyspiel")
EVERY = [(name, seats) for name, game in ludi.GAMES.items() for seats in game.seats]
QUICKEST = "triumvirate"
GAMES = [pytest.param(name, marks=() if name == QUICKEST else pytest.mark.slow) for name in ludi.GAMES]
"""The quick subset asks one game: what is asked is the same for all."""


@pytest.fixture(scope="module", autouse=True)
def _registered() -> None:
    openspiel.register()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_openspiels_own_simulation_passes(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"ludi_{name}", {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def opened(name: str, seats: int) -> tuple[object, object]:
    game = pyspiel.load_game(f"ludi_{name}", {"players": seats})
    state = game.new_initial_state()
    state.apply_action(7)
    return game, state


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_searches_play_our_games(name: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415  (slow to import)

    game, state = opened(name, ludi.GAMES[name].seats[0])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    chance = np.random.RandomState(2)
    bots = [
        mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=chance),
        ismcts.ISMCTSBot(game=game, uct_c=1.4, evaluator=evaluator, max_simulations=3, random_state=chance),
    ]
    for bot in bots:
        assert bot.step(state) in state.legal_actions()  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_cannot_be_told_from_the_real_one(name: str) -> None:
    _, state = opened(name, ludi.GAMES[name].seats[-1])
    chance = np.random.default_rng(4)
    for _ in range(60):
        if state.is_terminal():  # type: ignore[attr-defined]
            break
        if not state.is_chance_node():  # type: ignore[attr-defined]
            seat = state.current_player()  # type: ignore[attr-defined]
            other = state.resample_from_infostate(seat, chance.random)  # type: ignore[attr-defined]
            assert state.legal_actions() == other.legal_actions()  # type: ignore[attr-defined]
            assert state.observation_string(seat) == other.observation_string(seat)  # type: ignore[attr-defined]
            assert state.information_state_string(seat) == other.information_state_string(seat)  # type: ignore[attr-defined]
        state.apply_action(int(chance.choice(state.legal_actions())))  # type: ignore[attr-defined]


def test_nothing_of_the_future_is_fixed_in_a_state() -> None:
    """The same action with other lots leads elsewhere: a planner that clones a state cannot read the dice."""
    _, state = opened("alea", 2)
    action = state.legal_actions()[0]  # type: ignore[attr-defined]
    ends = set()
    for lot in range(8):
        child = state.child(action)  # type: ignore[attr-defined]
        assert child.is_chance_node()
        ends.add(str(child.child(lot)))
    assert len(ends) > 1


def test_a_number_of_seats_that_cannot_be_is_refused() -> None:
    with pytest.raises(Exception, match="seats=9; expected 2 to 5"):
        pyspiel.load_game("ludi_alea", {"players": 9})
