"""Directed play: seats that hoard, starve, idle, chase one thing or hurry, told by nothing but the contract.

Random play hardly ever comes to the corners of a game: there nobody wants anything for long. Here every seat, or
the whole table, has a bent that Hypothesis draws and makes smaller when something fails.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from ludi.core import layout
from ludi.core.contract import OVER, Game
from walks import TABLES, Table


@dataclass(frozen=True)
class Bent:
    """What a seat likes: the first of these that tells its legal actions apart decides, else chance."""

    kinds: tuple[str, ...] = ()  # the kind named first is taken wherever it is legal, then the next
    shuns: tuple[str, ...] = ()  # kinds taken only where nothing else is legal
    value: str = ""  # an argument that it chases
    sizes: int = 0  # 1: the largest numbers, -1: the smallest
    worth: int = 0  # 1: hoards what `evaluate` counts, -1: throws it away
    hurry: bool = False  # ends the game where it can, else leaves as few choices as it can
    obeys: int = 100  # how often, in percent

    def choose(self, game: Game[Any], s: Any, codes: Sequence[int], chooser: random.Random) -> int:
        """One of the legal actions."""
        if len(codes) == 1 or chooser.randrange(100) >= self.obeys:
            return chooser.choice(codes)
        likings = [self._liking(game, s, code) for code in codes]
        best = max(likings)
        return chooser.choice([code for code, liking in zip(codes, likings, strict=True) if liking == best])

    def _liking(self, game: Game[Any], s: Any, code: int) -> tuple[int, ...]:
        action = game.actions[code]
        values = action.arguments.values()
        rank = self.kinds.index(action.kind) if action.kind in self.kinds else len(self.kinds)
        liking = [-(action.kind in self.shuns), -rank, self.value in map(str, values)]
        if self.sizes:
            liking.append(self.sizes * sum(value for value in values if isinstance(value, int)))
        if self.worth or self.hurry:
            after = layout.copy(s)
            game.apply(after, code)
            if self.worth:
                liking.append(self.worth * int(game.evaluate(after, s.actor)))
            if self.hurry:
                liking += [after.actor == OVER, -len(game.legal_codes(after))]
        return tuple(map(int, liking))


@st.composite
def bents(draw: st.DrawFn, game: Game[Any]) -> Bent:
    """A bent for one of a game's seats."""
    kinds = [kind.name for kind in game.actions.kinds()]
    what = draw(st.sampled_from(["order", "shun", "chase", "sizes", "worth", "hurry"]))
    obeys = draw(st.sampled_from([100, 90, 60]))
    match what:
        case "order":
            bent = Bent(kinds=tuple(draw(st.permutations(kinds))), obeys=obeys)
        case "shun":
            shuns = draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=4, unique=True))
            bent = Bent(shuns=tuple(shuns), obeys=obeys)
        case "chase":
            values = sorted(
                {str(value) for kind in game.actions.kinds() for v in kind.arguments.values() for value in v}
            )
            bent = Bent(value=draw(st.sampled_from(values)) if values else "", obeys=obeys)
        case "sizes":
            bent = Bent(sizes=draw(st.sampled_from([1, -1])), obeys=obeys)
        case "worth":
            bent = Bent(worth=draw(st.sampled_from([1, -1])), obeys=obeys)
        case _:
            bent = Bent(hurry=True, obeys=obeys)
    return bent


@dataclass(frozen=True)
class Directed:
    """A match whose seats have bents."""

    table: Table
    seed: int
    bents: tuple[Bent, ...]  # by seat; a single one is everybody's

    def steps(self) -> Iterator[tuple[Any, list[int], int, Any]]:
        """Every position with its legal actions, the one chosen, and the position after it."""
        game, chooser = self.table.game, random.Random(self.seed)
        s = self.table.start(self.seed)
        while codes := game.legal_codes(s):
            code = self.bents[s.actor % len(self.bents)].choose(game, s, codes, chooser)
            after = layout.copy(s)
            game.apply(after, code)
            yield s, codes, code, after
            s = after


@st.composite
def directed(draw: st.DrawFn, game: Game[Any]) -> Directed:
    """A match of a game with any number of seats and any options."""
    table = draw(st.sampled_from([table for table in TABLES if table.game is game]))
    seed = draw(st.integers(0, 2**20))
    n = draw(st.sampled_from([1, table.seats]))
    return Directed(table, seed, tuple(draw(st.lists(bents(game), min_size=n, max_size=n))))
