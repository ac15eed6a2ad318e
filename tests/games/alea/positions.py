"""Hand-made positions of Alea Iacta Est."""

from collections.abc import Sequence
from typing import Any

from ludi.core import layout
from ludi.games.alea import GAME
from ludi.games.alea.state import NOBODY, Phase, State


def a_stage(seats: int = 4, start: int = 0, seed: int = 1) -> State:
    """The beginning of the first stage, with a given start player."""
    return GAME.start(seats, {"start": start + 1}, seed)


def give_roll(s: State, dice: Sequence[int], actor: int | None = None) -> State:
    """Let the actor hold exactly these dice, just rolled."""
    if actor is not None:
        s.actor = actor
    s.phase = Phase.PLACE
    s.hand[s.actor] = len(dice)
    for value in range(6):
        s.roll[value] = list(dice).count(value + 1)
        s.marked[value] = 0
    return s


def put_castrum(s: State, seat: int, dice: Sequence[int]) -> State:
    for value in dice:
        s.castrum[seat, value - 1] += 1
        s.hand[seat] -= 1
    return s


def put_senatus(s: State, seat: int, low: int, high: int) -> State:
    s.low[seat], s.high[seat] = low, high
    s.hand[seat] -= high - low + 1
    return s


def put_forum(s: State, *dice: tuple[int, int]) -> State:
    """Dice as (seat, value), from the left."""
    for column, (seat, value) in enumerate(dice):
        s.forum_seat[column], s.forum_value[column] = seat, value
        s.hand[seat] -= 1
    s.forum_dice = len(dice)
    return s


def put_templum(s: State, seat: int, dice: Sequence[int]) -> State:
    """One more placement in the Templum; tokens are drawn as the rules say."""
    for value in dice:
        s.templum[seat, value - 1] += 1
        s.hand[seat] -= 1
    s.templum_placements += 1
    s.templum_last = seat
    return s


def draw_tokens(s: State, seat: int, tokens: Sequence[int]) -> State:
    """These tokens, from the pile."""
    for value in tokens:
        s.fortuna_pile[value - 1] -= 1
        s.fortuna_drawn[seat, value - 1] += 1
    return s


def leave_tokens(s: State, pile: Sequence[int], returned: Sequence[int]) -> State:
    """Only so many tokens, by value, lie in the pile and beside it; the last seat has kept the others."""
    for value, total in enumerate((8, 14, 8)):
        s.fortuna_pile[value], s.fortuna_returned[value] = pile[value], returned[value]
        s.fortuna_kept[s.seats - 1, value] = total - pile[value] - returned[value]
    return s


def legal(s: State, kind: str = "") -> set[str]:
    """The notation of all legal actions, or of one kind without its name."""
    found = {GAME.actions.text(code) for code in GAME.legal_codes(s)}
    return {text.removeprefix(kind + " ") for text in found if text.split()[0] == kind} if kind else found


def why(s: State, action: str) -> str:
    """The reason for refusing an action."""
    return GAME.refusals(GAME.refusal(s, GAME.actions.parse(action).code)).name


def play(s: State, *actions: str) -> State:
    """Play legal actions on a copy."""
    s = layout.copy(s)
    for action in actions:
        code = GAME.actions.parse(action).code
        assert not GAME.refusal(s, code), f"{action}: {why(s, action)}"
        GAME.apply(s, code)
    return s


def forum(s: State) -> list[tuple[int, int]]:
    """The dice of the Forum as (seat, value), from the left."""
    return [(int(s.forum_seat[c]), int(s.forum_value[c])) for c in range(s.forum_dice)]


def owned(places: Any, seat: int) -> list[int]:
    """The tiles that lie with a seat."""
    return [tile for tile in range(len(places)) if places[tile] == seat]


def until(s: State, phase: Phase) -> State:
    """Play the first legal action until that phase is asked."""
    s = layout.copy(s)
    while s.phase != phase:
        assert s.actor != NOBODY, "the game ended before"
        GAME.apply(s, GAME.legal_codes(s)[0])
    return s


def last_turn(s: State, actor: int, die: int = 6) -> State:
    """The actor holds a single die, the others none are to follow: his placement ends the stage."""
    s.start = (actor + 1) % s.seats
    return give_roll(s, [die], actor)
