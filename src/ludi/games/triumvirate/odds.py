"""The odds of an attack, exactly, from the public contents of the bag (TRI-1201)."""

from ludi.core.jit import compiled

from .battle import n_drawn
from .characters import bag_size
from .state import State
from .tables import PROTECTION


@compiled
def choose(n: int, k: int) -> int:
    """Ways to draw k of n weapons, for k up to 3."""
    if k > n:
        return 0
    if k == 0:
        return 1
    if k == 1:
        return n
    if k == 2:
        return n * (n - 1) // 2
    return n * (n - 1) * (n - 2) // 6


def percent(wins: int, ways: int) -> int:
    """The chance for people: 0 and 100 only where it is certain."""
    if wins in {0, ways}:
        return 100 if wins else 0
    return min(max(round(100 * wins / ways), 1), 99)


@compiled
def odds(s: State, attacker: int, target: int, attackers: int) -> tuple[int, int, int]:
    """Ways to conquer, legions left over all of them, and all ways to draw (TRI-604 to 610)."""
    defender, defenders = s.owner[target], s.legions[target]
    drawn = n_drawn(s, attackers, defenders)
    ours, theirs = s.bag[attacker], s.bag[defender]
    neutral = bag_size(s) - ours - theirs
    protection = PROTECTION if s.at[defender] == target else 0
    wins, left = 0, 0
    for hits in range(drawn + 1):
        for losses in range(drawn + 1 - hits):
            rest = drawn - hits - losses
            ways = choose(ours, hits) * choose(theirs, losses) * choose(neutral, rest)
            survivors = attackers - losses - protection - (defenders - hits)
            if survivors > 0:
                wins += ways
                left += ways * survivors
    return wins, left, choose(ours + theirs + neutral, drawn)
