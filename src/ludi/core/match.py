"""A match in the hands of Python: the game, its log, and the position they lead to."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludi.core import texts
from ludi.core.catalogue import Action, Value
from ludi.core.contract import OVER, Event, Game, View, is_whole
from ludi.core.errors import BadNotation, CannotUndo
from ludi.core.replay import digest, write_record


class Match:
    """A match: its game, seats, options and seed, the codes of the actions played, and the position they lead to.

    ``state`` is that position, a NumPy record; read it as you like, and change it by ``play`` and ``undo`` only.
    """

    def __init__(self, game: Game[Any], seats: int, seed: int, options: Mapping[str, Value] | None = None) -> None:
        self.game = game
        self.state = game.start(seats, {} if options is None else options, seed)
        self.seats = int(seats)
        self.seed = int(seed)
        self.options: dict[str, Value] = dict(options or {})
        self.actions: list[int] = []
        self._digests: list[str] = []
        self._reveals: list[int] = []  # before each action

    def __repr__(self) -> str:
        return f"<Match {self.game.name} seats={self.seats} step={len(self.actions)}>"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.actor == OVER)

    @property
    def actor(self) -> int:
        """The seat to decide, or -1 when the game is over."""
        return int(self.state.actor)

    @property
    def step(self) -> int:
        """How many actions have been played."""
        return len(self.actions)

    @property
    def scores(self) -> tuple[int, ...]:
        """Scores by seat, as if the match ended here."""
        return self.game.standing(self.state)[0]

    @property
    def places(self) -> tuple[int, ...]:
        """Places by seat, 1 for a winner; ties share a place."""
        return self.game.standing(self.state)[1]

    @property
    def ending(self) -> str | None:
        """How the game ended, once it has."""
        return self.game.endings[self.state.ending] if self.over else None

    def legal(self) -> list[Action]:
        """Every action the seat to decide may take."""
        return [self.game.actions[code] for code in self.game.legal_codes(self.state)]

    def play(self, action: Action | int | str) -> list[Event]:
        """Play one action; what a spectator sees of it. Refused ones change nothing."""
        code = self.game.code(action)
        why = texts.refusal(self.game, self.state, code)
        if why is not None:
            raise why
        self._reveals.append(int(self.state.reveals))
        self.state, story = self.game.play(self.state, code)
        self.actions.append(code)
        self._digests.append(digest(self.state))
        return list(story.events(None))

    def why(self, action: Action | int | str) -> str | None:
        """Why an action is refused now, in words and with its clause; None if it is legal."""
        refused = texts.refusal(self.game, self.state, self.game.code(action))
        return None if refused is None else str(refused)

    def view(self, seat: int | None = None) -> View:
        """What a seat may see; None is a spectator."""
        if seat is not None and not (is_whole(seat) and 0 <= seat < self.seats):
            raise BadNotation(f"seat {seat!r}: expected 0 to {self.seats - 1}")
        return self.game.view(self.state, seat)

    @property
    def can_undo(self) -> bool:
        """Whether the last action revealed nothing, so that taking it back is fair."""
        return bool(self.actions) and self._reveals[-1] == self.state.reveals

    def undo(self, *, beyond_reveals: bool = False) -> Action:
        """Take back the last action, and return it; by default only if it revealed nothing."""
        if not self.actions:
            raise CannotUndo("no action has been played")
        if not beyond_reveals and not self.can_undo:
            raise CannotUndo(f"{self.game.actions.text(self.actions[-1])}: something has been revealed since")
        return self.rewind(len(self.actions) - 1)[0]

    def rewind(self, step: int) -> list[Action]:
        """Go back to an earlier step by replaying less; the actions taken back."""
        if not is_whole(step) or not 0 <= step <= len(self.actions):
            raise CannotUndo(f"step {step!r}: expected 0 to {len(self.actions)}")
        taken = self.actions[step:]
        self.state = self.game.start(self.seats, self.options, self.seed)
        for code in self.actions[:step]:
            self.game.apply(self.state, code)
        del self.actions[step:], self._digests[step:], self._reveals[step:]
        return [self.game.actions[code] for code in taken]

    def record(self) -> str:
        """The match as readable text that replays to the byte."""
        return write_record(self, self._digests)


def replayed(game: Game[Any], seats: int, seed: int, options: Mapping[str, Value], actions: Sequence[int]) -> Match:
    """The match that a log leads to."""
    match = Match(game, seats, seed, options)
    for action in actions:
        match.play(action)
    return match
