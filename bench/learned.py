"""How a search that asks a network does against one that does not, at equal processor time.

    python bench/learned.py --seconds 0.01 --matches 200 --workers 2
    python bench/learned.py --games viaromana --network runs/viaromana/network.safetensors

For every game, with the fewest and the most seats: how many iterations each of the two takes in so many seconds of
processor time is measured beforehand, over decisions of a match of ``greedy``; both then play with these, so that
nothing depends on what else the machine does. The learned one sits on one seat, the other on all others, mirrored
and rotated. ``--style warmth=1`` tries another style of the guided search.
"""

import argparse
from pathlib import Path
from time import process_time
from typing import Any

import ludi
from ludi.arena import Plan, in_processes
from ludi.arena.statistics import standings
from ludi.bots import ask, bot, warm
from ludi.bots.network import FILE
from ludi.games import GAMES

EVERY = 7
"""Each seventh decision of the match is searched to measure."""
SAMPLE = 400
"""Iterations of such a search at first."""


def positions(game: ludi.Game, seats: int) -> list[Any]:
    """Some decisions of a match of ``greedy``."""
    match = ludi.new(game.name, seats=seats, seed=1)
    player = bot("greedy")
    found = []
    while not match.over:
        decision = ask(player, match)
        if match.step % EVERY == 0 and not decision.forced:
            found.append(match.state.copy())
        match.play(decision.action)
    return found


def iterations_in(spec: str, game: ludi.Game, asked: list[Any], seconds: float) -> int:
    """So many iterations of this search take the time on average; twice measured, the second time near the answer."""
    head, slash, tail = spec.partition("/")
    n = SAMPLE
    for _ in range(2):
        player: Any = bot(f"{head}@{n}{slash}{tail}")
        player.choose(game, asked[0].copy(), int(asked[0].actor))
        began, done = process_time(), 0
        for s in asked:
            done += player.choose(game, s.copy(), int(s.actor)).iterations
        n = max(1, round(seconds * done / (process_time() - began)))
    return n


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--seats", type=int, default=0, help="of these only; otherwise the fewest and the most")
    parser.add_argument("--seconds", type=float, default=0.01)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--network", type=Path, help="the file of weights; otherwise the game's own")
    parser.add_argument("--style", default="", help="of the guided search, such as warmth=1/exploration=2")
    asked = parser.parse_args()
    print("| game | seats | iterations, learned and not | won | matches | in fair shares |\n|---|---|---|---|---|---|")
    for name in asked.games.split(","):
        game = GAMES[name]
        network = asked.network or game.folder / FILE
        specs = [f"search{asked.style and '/'}{asked.style}/network={network}", "search"]
        warm(game, [spec.replace("search", "search@1", 1) for spec in specs])
        for seats in (asked.seats,) if asked.seats else (game.seats[0], game.seats[-1]):
            some = positions(game, seats)
            paces = [iterations_in(spec, game, some, asked.seconds) for spec in specs]
            bots = tuple(spec.replace("search", f"search@{n}", 1) for spec, n in zip(specs, paces, strict=True))
            plan = Plan(name, seats, bots, asked.matches, asked.seed)
            played = [match for group in in_processes(asked.workers)(plan) for match in group]
            share = standings(plan, played)[0].share
            won = f"{share.value:.0%} ({100 * share.low:.0f} to {100 * share.high:.0f})"
            print(
                f"| {name} | {seats} | {paces[0]}, {paces[1]} | {won} | {len(played)} | {seats * share.value:.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
