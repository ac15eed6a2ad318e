"""Hand-made positions of The End of the Triumvirate; seat and character have the same number in all of them."""

from collections.abc import Iterable

from ludi.core import layout
from ludi.core.contract import Event
from ludi.games.triumvirate import GAME
from ludi.games.triumvirate.state import Phase, State
from ludi.games.triumvirate.supply import begin_turn
from ludi.games.triumvirate.tables import CODES, MOVEMENT, Character, Track

CAE, POM, CRA = Character
POLITICAL, MILITARY = Track


def the_start(seats: int = 3, seed: int = 1) -> State:
    """The start position: Caesar is asked for his package, his governors have moved."""
    return GAME.start(seats, {"characters": "CAE-POM-CRA" if seats == 3 else "CAE-POM"}, seed)


def a_game(seats: int = 3, seed: int = 1) -> State:
    """The same with Caesar's servant in Illyricum and supply from Transalpina, not Italia.

    Where he starts with them is reconstructed and may change; tests of rules stand on this position.
    """
    s = the_start(seats, seed)
    put(s, "GNA", servants=0)
    put(s, "ILL", servants=1, governor_on=0)
    put(s, "GTR", governor_on=0)
    return put(s, "ITA", governor_on=1)


def province(code: str) -> int:
    return CODES.index(code)


def put(s: State, code: str, **fields: int) -> State:
    """Set owner, legions, gold, governor_on or servants of a province; stocks pay or receive the difference."""
    place = province(code)
    for name, value in fields.items():
        before = int(getattr(s, name)[place])
        getattr(s, name)[place] = value
        if name == "legions":
            s.legion_stock -= value - before
        elif name == "gold":
            s.gold_stock -= value - before
        elif name == "servants":
            s.servant_stock -= value - before
    return s


def give_gold(s: State, character: int, gold: int) -> State:
    """Set a hand, paid by the stock."""
    s.gold_stock -= gold - int(s.hand[character])
    s.hand[character] = gold
    return s


def give_citizens(s: State, caesar: int, pompeius: int, crassus: int = 0) -> State:
    """Set the forum; the rest is in ALII."""
    total = int(s.alii) + sum(int(n) for n in s.citizens)
    for character, citizens in zip(Character, (caesar, pompeius, crassus), strict=True):
        s.citizens[character] = citizens
    s.alii = total - caesar - pompeius - crassus
    return s


def fill_bag(s: State, red: int, blue: int, black: int) -> State:
    """Set the contents of the battle bag; the stocks keep the rest."""
    for character, weapons in zip(Character, (red, blue, black), strict=True):
        s.weapons[character] += int(s.bag[character]) - weapons
        s.bag[character] = weapons
    return s


def set_track(s: State, track: Track, fields: Iterable[int]) -> State:
    for character, field in enumerate(fields):
        s.competence[character, track] = field
    return s


def moving(s: State, character: int, at: str | None = None, points: int = MOVEMENT) -> State:
    """The character is asked for its next step."""
    s.character = character
    s.actor = s.seat_of[character]
    s.phase = Phase.MARCH
    s.points = points
    if at is not None:
        s.at[character] = province(at)
    return s


def acting(s: State, character: int, at: str, gold: int, acted: int = 0) -> State:
    """The character is asked for its next action, there and with that much gold."""
    s.acted = acted
    moving(s, character, at)
    give_gold(s, character, gold)
    s.phase = Phase.ACT
    return s


def supplying(s: State, character: int) -> State:
    """The character's turn begins with supply."""
    begin_turn(s, character)
    return s


def legal(s: State, kind: str = "") -> set[str]:
    """The notation of all legal actions, or of one kind without its name."""
    found = {GAME.actions.text(code) for code in GAME.legal_codes(s)}
    return {text.removeprefix(kind + " ") for text in found if text.split()[0] == kind} if kind else found


def why(s: State, action: str) -> str:
    """The reason for refusing an action."""
    return GAME.refusals(GAME.refusal(s, GAME.actions.parse(action).code)).name


def play(s: State, *actions: str) -> State:
    """Play legal actions on a copy, and check the invariants after each."""
    s = layout.copy(s)
    for action in actions:
        code = GAME.actions.parse(action).code
        assert not GAME.refusal(s, code), f"{action}: {why(s, action)}"
        GAME.apply(s, code)
        GAME.check(s)
    return s


def idle(s: State, turns: int = 1) -> State:
    """Let turns pass without movement or actions, gold from Rome, scarce things to the first claim."""
    last = int(s.turn) + turns
    while s.turn < last and s.actor >= 0:
        found = legal(s)
        quiet = [action for action in ("rome GG", "stop", "end", "decline") if action in found]
        s = play(s, quiet[0] if quiet else min(found))
    return s


def at(s: State, code: str) -> tuple[int, int, int, int]:
    """Owner, legions, gold and servants of a province."""
    place = province(code)
    return int(s.owner[place]), int(s.legions[place]), int(s.gold[place]), int(s.servants[place])


def is_on(s: State, code: str) -> bool:
    """Whether the governor stands on the supply field."""
    return bool(s.governor_on[province(code)])


def own(s: State, character: int) -> set[str]:
    return {code for code in CODES if s.owner[province(code)] == character}


def told(s: State, action: str) -> list[Event]:
    """What everybody hears of an action."""
    return list(GAME.tell(s, GAME.actions.parse(action).code, None))


def events(s: State, action: str) -> list[str]:
    """The kinds of sentences that an action leads to."""
    return [event.kind for event in told(s, action)]
