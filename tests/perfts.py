"""Count positions by depth from named openings, and write the counts: ``python tests/perfts.py [GAME…]``.

A changed rule changes counts somewhere, also where no clause test looks and no golden playthrough comes by. For every
number of seats of a game there are three openings: the start of the golden match with that many seats, the middle of
it, and its last tenth. From each, all sequences of legal actions are followed for as long as they are few enough.
"""

import sys
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import examples  # noqa: F401  (they are counted as well)
import ludi
from ludi.core import layout
from ludi.core.contract import Game
from places import goldens_of, perfts_of

MOST: Final = 10_000
"""No deeper than so many actions are tried from an opening."""
OPENINGS: Final = {"start": 0.0, "middle": 0.5, "late": 0.9}
"""By name, how much of the match has been played."""
HEAD: Final = "seats  opening  step  depth      paths  positions  ended"


class Count(NamedTuple):
    """What is reached from an opening by so many actions."""

    depth: int
    paths: int  # sequences of legal actions
    positions: int  # that differ in any byte
    ended: int  # of the paths, those where the game is over


def counts(game: Game[Any], opening: Any) -> Iterator[Count]:
    """Depth by depth, until the next one would take too many tries."""
    level = {layout.to_bytes(opening): 1}
    tried = depth = ended = 0
    while level:
        legal = {raw: game.legal_codes(layout.from_bytes(game.state, raw)) for raw in level}
        tried += sum(map(len, legal.values()))
        if tried > MOST and depth:
            return
        following: dict[bytes, int] = {}
        for raw, ways in level.items():
            for code in legal[raw]:
                s = layout.from_bytes(game.state, raw)
                game.apply(s, code)
                after = layout.to_bytes(s)
                following[after] = following.get(after, 0) + ways
        level, depth = following, depth + 1
        if level:
            ended = sum(ways for raw, ways in level.items() if layout.from_bytes(game.state, raw).actor == -1)
            yield Count(depth, sum(level.values()), len(level), ended)


def lines(game: Game[Any], seats: int) -> Iterator[str]:
    """The counts from every opening with so many seats, a line a depth."""
    golden = ludi.load(goldens_of(game) / f"{seats}p.txt")
    actions = list(golden.actions)
    for name, share in OPENINGS.items():
        step = int(share * len(actions))
        golden.rewind(0)
        for code in actions[:step]:
            golden.play(code)
        for count in counts(game, golden.state):
            yield (
                f"{seats:5}  {name:7}  {step:4}  {count.depth:5}  {count.paths:9}  {count.positions:9}  {count.ended:5}"
            )


def main(names: list[str]) -> None:
    for name in names or ludi.GAMES:
        game = ludi.game(name)
        path = perfts_of(game)
        path.parent.mkdir(exist_ok=True)
        found = [line for seats in game.seats for line in lines(game, seats)]
        path.write_text("\n".join([f"{game.name} rules={game.rules}", HEAD, *found]) + "\n", encoding="utf-8")
        print(f"{name}: {len(found)} counts")


if __name__ == "__main__":
    main(sys.argv[1:])
