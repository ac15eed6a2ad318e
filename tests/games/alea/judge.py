"""What each seat has been shown, kept beside play: every world that it imagines must fit.

The record is kept as a person at the table would: of senate tiles, those one has had in hand and where they
can be now; of Fortuna tokens, how many everybody has drawn from which pile, and what lay in it.
"""

from collections import Counter
from typing import Any

from ludi.core.contract import Game
from ludi.games.alea.state import OPEN, STACK, Phase
from ludi.games.alea.tables import SENATE_TILES

Tokens = tuple[int, ...]  # how many of each value


class Judge:
    """A record of what each seat has been shown since the beginning of the match."""

    def __init__(self, game: Game[Any], s: Any) -> None:
        self.game = game
        self.seats = range(s.seats)
        # By seat: tiles that it has had in hand, and the places where they lie, in an order it need not know.
        self.tiles: list[list[tuple[list[str], list[int]]]] = [[] for _ in self.seats]
        self._begin_stage(s)

    def _begin_stage(self, s: Any) -> None:
        self.pile = tokens(s.fortuna_pile)
        self.first_pile: Tokens | None = None  # what lay in the pile before it was made anew this stage
        self.n_first = [0 for _ in self.seats]  # how many tokens each seat has drawn from it

    def see(self, before: Any, action: int, after: Any) -> None:
        """Write down what an action has shown."""
        if after.stage != before.stage:
            self._begin_stage(after)
        else:
            self._see_draws(before, after)
        played = self.game.actions[action]
        if played.kind == "keep_tile":
            self._see_tile(before, str(played.arguments["tile"]), after)

    def _see_draws(self, before: Any, after: Any) -> None:
        """The pile is made anew when it is empty and a token must be drawn (AIE-0608)."""
        had, have = self._n_drawn(before), self._n_drawn(after)
        left = sum(tokens(before.fortuna_pile))
        if sum(have) - sum(had) > left and self.first_pile is None:
            self.first_pile = self.pile
            self.n_first = [n + min(left, more - n) for n, more in zip(had, have, strict=True)]

    def _n_drawn(self, s: Any) -> list[int]:
        """How many tokens each seat has drawn this stage, laid open or not."""
        return [sum(tokens(s.fortuna_drawn[seat])) + sum(tokens(s.fortuna_shown[seat])) for seat in self.seats]

    def _see_tile(self, before: Any, kept: str, after: Any) -> None:
        """Rank 1 has seen three tiles, rank 2 two, rank 3 one (AIE-1504)."""
        actor = int(before.actor)
        passed = [tile.tile for tile in self.game.view(before, actor).offered_tiles if tile.tile != kept]
        was, now = self.game.view(before, None).players, self.game.view(after, None).players
        (third,) = [s for s in self.seats if s != actor and now[s].n_senate_tiles > was[s].n_senate_tiles] or [STACK]
        self.tiles[actor].append(([kept], [actor]))
        if len(passed) == 2:
            is_offered = int(after.stage) == int(before.stage) and after.phase == Phase.SENATE and after.actor >= 0
            self.tiles[actor].append((passed, [OPEN if is_offered else STACK] * 2))
            return
        self.tiles[actor].append((passed, [third]))
        if third != STACK:
            self.tiles[third].append((passed, [third]))
        for seen in self.tiles:
            for fact, (found, places) in enumerate(seen):
                if places == [OPEN, OPEN]:
                    seen[fact] = (found, [actor, third])

    def check(self, seat: int, world: Any) -> None:
        """Assert that the seat, or a spectator (-1), may imagine this world."""
        deck = zip(world.senate, world.senate_at, range(world.senate_tiles), strict=False)
        at = {SENATE_TILES[int(tile)].id: int(where) for tile, where, _ in deck}
        for found, places in self.tiles[seat] if seat >= 0 else ():
            assert sorted(places) == sorted(at[tile] for tile in found), f"seat {seat} has seen {found}"
        if world.phase == Phase.FORTUNA and world.actor >= 0:
            held = tokens(world.fortuna_drawn[world.actor])
            assert sum(map(bool, held)) > 1, "nobody is asked without a choice (AIE-1107)"
        if self.first_pile is not None:
            hands = [
                tuple(a + b for a, b in zip(*map(tokens, both), strict=True))
                for both in zip(world.fortuna_drawn, world.fortuna_shown, strict=True)
            ]
            drawn = Counter([(0, 0, 0)])
            for other in self.seats:
                drawn = Counter(
                    tuple(a + b for a, b in zip(so_far, part, strict=True))
                    for so_far in drawn
                    for part in parts(hands[other], self.n_first[other])
                )
            assert self.first_pile in drawn, "the first pile was drawn to its last token (AIE-1506)"


def tokens(counts: Any) -> Tokens:
    return tuple(int(n) for n in counts)


def parts(hand: Tokens, size: int) -> list[Tokens]:
    """Every choice of so many tokens."""
    return [
        (ones, twos, size - ones - twos)
        for ones in range(min(hand[0], size) + 1)
        for twos in range(min(hand[1], size - ones) + 1)
        if size - ones - twos <= hand[2]
    ]
