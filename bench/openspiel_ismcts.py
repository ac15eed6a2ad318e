"""How strong is ``legatus`` beside a search that nobody here wrote? OpenSpiel's information-set MCTS, equal time.

    python bench/openspiel_ismcts.py --minutes 30 --seconds 0.3
    python bench/openspiel_ismcts.py --minutes 10 --games alea --kept results.jsonl

Two seats, every shuffle played twice with seats exchanged. Both think so many seconds about a decision: ``legatus``
by its own clock, OpenSpiel's bot by as many simulations as it managed in that time before. It has its defaults: UCT,
the most visited action, one random rollout a simulation, and the constant 2 of OpenSpiel's own examples. Results are
kept as they come; a second run goes on.
"""

import argparse
from itertools import count
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ludi.arena.statistics import wilson
from ludi.bots import bot, decide, warm
from ludi.bots.player import mix
from ludi.core.contract import OVER
from ludi.envs import openspiel
from ludi.games import OURS

UCT = 2.0
FIRST_SIMULATIONS = 4


class Duel(msgspec.Struct, frozen=True):
    """One match: what ``legatus`` won, and how long either thought about a decision on average."""

    game: str
    seconds: float
    seed: int
    seat: int  # of legatus
    won: float
    thought: float
    rival_thought: float
    simulations: float  # of OpenSpiel's bot, a decision


class TimedSearch:
    """OpenSpiel's bot with as many simulations as fit into the time, by the pace of the decisions before."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed % (1 << 32))
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        self._bot = ismcts.ISMCTSBot(game, evaluator, UCT, FIRST_SIMULATIONS, random_state=chance)
        self._seconds = seconds
        self.spent = 0.0
        self.simulations = 0
        self.decisions = 0

    def choose(self, state: Any) -> int:
        if self.spent:
            self._bot._max_simulations = max(2, round(self._seconds * self.simulations / self.spent))  # noqa: SLF001
        began = perf_counter()
        action = int(self._bot.step(state))
        self.spent += perf_counter() - began
        self.simulations += self._bot._max_simulations  # noqa: SLF001
        self.decisions += 1
        return action


def play(name: str, seconds: float, seed: int, seat: int) -> Duel:
    """One match on OpenSpiel's board; chance is drawn by the seed and the step."""
    game = pyspiel.load_game(f"ludi_{name}", {"players": 2})
    rival = TimedSearch(game, seconds, mix("rival", seed, seat))
    ours = bot(f"legatus@{seconds}s", seed)
    state = game.new_initial_state()
    spent, decisions = 0.0, 0
    for step in count():
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(mix("lot", seed, step) % openspiel.LOTS)
            continue
        if len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        elif state.current_player() == seat:
            began = perf_counter()
            decision = decide(ours, OURS[name], state.position, mix("world", seed, step))
            spent += perf_counter() - began
            decisions += 1
            state.apply_action(decision.action)
        else:
            state.apply_action(rival.choose(state))
    assert state.position.actor == OVER
    won = state.returns()[seat] + 0.5
    return Duel(
        *(name, seconds, seed, seat, won, spent / max(1, decisions)),
        rival_thought=rival.spent / max(1, rival.decisions),
        simulations=rival.simulations / max(1, rival.decisions),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each decision")
    parser.add_argument("--games", default=",".join(OURS))
    parser.add_argument("--kept", type=Path, default=Path("openspiel_ismcts.jsonl"))
    asked = parser.parse_args()
    games = asked.games.split(",")
    openspiel.register(*games)
    lines = asked.kept.read_bytes().splitlines() if asked.kept.exists() else []
    duels = [msgspec.json.decode(line, type=Duel) for line in lines]
    for game in games if asked.minutes else ():
        warm(OURS[game], ["legatus"])  # nobody's clock counts compiling
    until = monotonic() + 60 * asked.minutes
    while monotonic() < until:
        mine = [duel for duel in duels if duel.seconds == asked.seconds]
        game = min(games, key=lambda name: sum(duel.game == name for duel in mine))
        number = sum(duel.game == game for duel in mine)
        duel = play(game, asked.seconds, mix("duel", game, number // 2), number % 2)
        duels.append(duel)
        with asked.kept.open("ab") as file:
            file.write(msgspec.json.encode(duel) + b"\n")
    print("| game | matches | legatus wins | s a decision | OpenSpiel's | its simulations |\n|---|---|---|---|---|---|")
    for game in games:
        found = [duel for duel in duels if duel.game == game and duel.seconds == asked.seconds]
        if found:
            share = wilson(sum(duel.won for duel in found), len(found))
            means = [np.mean([getattr(d, name) for d in found]) for name in ("thought", "rival_thought", "simulations")]
            won = f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})"
            print(f"| {game} | {len(found)} | {won} | {means[0]:.2f} | {means[1]:.2f} | {means[2]:.0f} |")


if __name__ == "__main__":
    main()
