"""Hand-made positions of Via Romana, in the notation of the rules page."""

from collections.abc import Iterable

from ludi.core import layout
from ludi.core.contract import Event
from ludi.games.viaromana import GAME
from ludi.games.viaromana.building import mark_complete
from ludi.games.viaromana.cards import hand_over
from ludi.games.viaromana.roads import winner_of
from ludi.games.viaromana.state import IN_PILE, NOBODY, NOTHING, SHOWN, Phase, RoadIs, State
from ludi.games.viaromana.tables import (
    CARD_IDS,
    CITY_IDS,
    DISPLAY,
    N_CITIES,
    N_ROADS,
    ROAD_FIRST,
    ROAD_IDS,
    SPACE_IDS,
)
from ludi.games.viaromana.turns import begin_turn


def city(name: str) -> int:
    """The number of a city, or of its card."""
    return CITY_IDS.index(name)


def road(name: str) -> int:
    return ROAD_IDS.index(name)


def space(name: str) -> int:
    """The number of a road space, as R16.2."""
    return SPACE_IDS.index(name.replace(".", "-"))


def pay(name: str) -> str:
    """The action that plays the card of a city."""
    return f"pay {CARD_IDS[city(name)]}"


def take(name: str) -> str:
    return f"take {CARD_IDS[city(name)]}"


def discard(name: str) -> str:
    return f"discard {CARD_IDS[city(name)]}"


def a_turn(*places: str, seats: int = 4, seat: int = 0, hand: str = "", **options: str) -> State:
    """A seat is to build; the board holds only these pieces, and all hands but his are empty."""
    s = GAME.start(seats, options, 1)
    s.start = 0
    for other in range(seats):
        for card in range(N_CITIES):
            for _ in range(s.hand[other, card]):
                put_back(s, card, other)
        s.hand[other] = 0
        s.n_hand[other] = 0
    show(s, "LUT", "BAG", "NAR", "AUG")
    put(s, *places)
    hold(s, seat, hand)
    begin_turn(s, seat)
    s.phase = Phase.BUILD
    return s


def put(s: State, *places: str) -> State:
    """Pieces as ``LUT=P1:K``, ``LUT=P1:M`` or ``R16.2=P3``."""
    for place in places:
        where, _, what = place.partition("=")
        seat = int(what[1])
        if where in CITY_IDS:
            s.city[city(where)] = seat
            s.has_castle[city(where)] = what.endswith("K")
        else:
            s.space[space(where)] = seat
        if what.endswith("K"):
            s.castles[seat] -= 1
        else:
            s.milestones[seat] -= 1
    return s


def fill(name: str, *owners: int) -> list[str]:
    """Milestones on the spaces of a road, from its first city."""
    return [f"{name}.{place + 1}=P{owner}" for place, owner in enumerate(owners)]


def draw(s: State, card: int, taker: int) -> None:
    """A card leaves the draw pile, unseen into a hand or SHOWN."""
    assert s.pile[card], f"no {CITY_IDS[card]} left in the pile"
    s.pile[card] -= 1
    s.n_pile -= 1
    hand_over(s, card, IN_PILE, taker)


def put_back(s: State, card: int, giver: int) -> None:
    """An unseen or SHOWN card goes back into the draw pile."""
    s.pile[card] += 1
    s.n_pile += 1
    s.dealt[hand_over(s, card, giver, IN_PILE)] = s.shuffle


def hold(s: State, seat: int, hand: str) -> State:
    """Put the cards of these cities into a hand, unseen, from the draw pile."""
    for name in hand.split():
        draw(s, city(name), seat)
        s.hand[seat, city(name)] += 1
        s.n_hand[seat] += 1
    return s


def hold_all(s: State, seat: int) -> State:
    """Put the whole draw pile into a hand."""
    return hold(s, seat, " ".join(CITY_IDS[card] for card in range(N_CITIES) for _ in range(s.pile[card])))


def hold_openly(s: State, seat: int, name: str) -> State:
    """Put a card into a hand that all saw taken."""
    draw(s, city(name), SHOWN)
    s.hand[seat, city(name)] += 1
    s.seen[seat, city(name)] += 1
    s.n_hand[seat] += 1
    return s


def show(s: State, *names: str) -> State:
    """Make the open display hold exactly these cards."""
    for place in range(DISPLAY):
        if s.display[place] != NOTHING:
            put_back(s, s.display[place], SHOWN)
        s.display[place] = NOTHING
    for place, name in enumerate(names):
        s.display[place] = city(name)
        draw(s, city(name), SHOWN)
    return s


def lay_aside(s: State, *, keep: int = 0) -> State:
    """Move the draw pile to the discard pile, but for so many cards."""
    for card in range(N_CITIES):
        while s.pile[card] and s.n_pile > keep:
            draw(s, card, SHOWN)
            s.discard[card] += 1
    return s


def close(s: State, *names: str) -> State:
    """Put signposts of the supply on these roads."""
    for name in names:
        s.road[road(name)] = RoadIs.SIGNPOSTED
        s.signposts -= 1
    return s


def close_all_but(s: State, *names: str, signposts: int) -> State:
    """Close as many other roads as leave so many signposts."""
    for name in ROAD_IDS:
        is_bare = all(s.space[p] == NOBODY for p in range(ROAD_FIRST[road(name)], ROAD_FIRST[road(name) + 1]))
        if s.signposts > signposts and name not in names and is_bare and s.road[road(name)] == RoadIs.OPEN:
            close(s, name)
    assert signposts == s.signposts
    return s


def give_marker(s: State, seat: int, name: str) -> State:
    """Let a seat have collected the top marker of a city."""
    s.stack[city(name)] -= 1
    s.markers[seat, 3 * (city(name) // 4) + s.stack[city(name)]] += 1
    return s


def complete(s: State) -> list[str]:
    """The roads that wait for their scoring."""
    for place in range(N_ROADS):
        mark_complete(s, place)
    return [ROAD_IDS[place] for place in range(N_ROADS) if s.road[place] == RoadIs.COMPLETE]


def legal(s: State, kind: str = "") -> set[str]:
    """The notation of all legal actions, or of one kind without its name."""
    found = {GAME.actions.text(code) for code in GAME.legal_codes(s)}
    return {text.removeprefix(kind + " ") for text in found if text.split()[0] == kind} if kind else found


def cards(s: State, kind: str) -> set[str]:
    """The legal cards of a kind of action, as cities."""
    return {CITY_IDS[CARD_IDS.index(card)] for card in legal(s, kind)}


def why(s: State, action: str) -> str:
    """The reason for refusing an action."""
    return GAME.refusals(GAME.refusal(s, GAME.actions.parse(action).code)).name


def play(s: State, *actions: str) -> State:
    """Play legal actions on a copy, and check what must hold after each."""
    s = layout.copy(s)
    for action in actions:
        code = GAME.actions.parse(action).code
        assert not GAME.refusal(s, code), f"{action}: {why(s, action)}"
        assert GAME.legal_codes(s).count(code) == 1
        GAME.apply(s, code)
        GAME.check(s)
    return s


def told(s: State, action: str, viewer: int | None = None) -> list[Event]:
    """What a seat, or a spectator, hears of an action."""
    return list(GAME.tell(s, GAME.actions.parse(action).code, viewer))


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]


def winner(s: State, name: str, trigger: int) -> int:
    """Who would win a road if this seat completed it."""
    s = layout.copy(s)
    s.turn = trigger
    return int(winner_of(s, road(name)))


def hand(s: State, seat: int) -> list[str]:
    """The cards of a hand, as cities."""
    return [CITY_IDS[card] for card in range(N_CITIES) for _ in range(s.hand[seat, card])]


def markers(s: State, seat: int) -> list[tuple[int, int]]:
    """Collected markers as (colour, value)."""
    return [(kind // 3, kind % 3 + 2) for kind in range(15) for _ in range(s.markers[seat, kind])]


def owners(s: State, name: str) -> list[int]:
    """Whose milestones stand on a road."""
    return [int(s.space[place]) for place in range(ROAD_FIRST[road(name)], ROAD_FIRST[road(name) + 1])]


def free(s: State) -> set[str]:
    return {CITY_IDS[place] for place in range(N_CITIES) if s.city[place] == NOBODY}
