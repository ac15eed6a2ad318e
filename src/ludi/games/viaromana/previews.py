"""What an action would lead to, before it is taken; nothing here depends on chance or on others' secrets.

What a scoring would bring is read from what the rules note when they are tried
on a copy. A payment that shows a card tells nothing new to him who holds it, so
the pieces are placed there without paying.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations
from typing import Any, Final, NamedTuple

from ludi.core import dispatch, events
from ludi.core.contract import Event
from ludi.core.jit import compiled

from .actions import ACTIONS
from .board import RoadView
from .building import place_build, place_double
from .paying import IS_IN_CITY, IS_PAIR
from .roads import open_scoring
from .state import NOTHING, Build, RoadIs, State
from .tables import (
    BASE_VALUE,
    CARD_IDS,
    CITY_COLOUR,
    CITY_IDS,
    DOUBLE_FROM,
    DRAWN_PER_TURN,
    HAND_LIMIT,
    N_ROADS,
    ROAD_COLOURS,
    ROAD_ENDS,
    SPACE_ROAD,
)

_BUILDS: Final = {build.name.lower(): build for build in Build}
_FORETOLD: Final = frozenset({"won", "tied", "due"})
_REMEMBERED: Final = 10_000
_CITY_COLOURS: Final = tuple(1 << int(colour) for colour in CITY_COLOUR)
_SPACE_COLOURS: Final = tuple(int(ROAD_COLOURS[road]) for road in SPACE_ROAD)
_COLOURS: Final = tuple(_CITY_COLOURS if IS_IN_CITY[build] else _SPACE_COLOURS for build in Build)
"""By build and site the colours, as a set of bits, that pay for it."""


@compiled
def try_build(s: State, build: int, site: int, paying: int) -> None:
    """Place the piece of a build as if so many more cards of the hand had been paid for it."""
    s.n_hand[s.actor] -= paying
    place_build(s, build, site, 0)


@compiled
def try_double(s: State, double: int) -> None:
    """Place two milestones as if they had been paid for."""
    s.n_hand[s.actor] -= 1
    place_double(s, double, 0)


class Outlook(NamedTuple):
    """A position as previews read it."""

    p: Any  # in plain numbers
    roads: tuple[RoadView, ...]
    lacks: list[int]  # markers that the actor's mission still needs, by colour
    hand: tuple[int, ...]  # the actor's, by kind of card

    def preview(self, s: State, code: int) -> tuple[Event, ...]:
        """The consequences of a legal action, as sentences."""
        p, action = self.p, ACTIONS[code]
        site = int(ACTIONS.arguments_of[code, 0])
        match action.kind:
            case kind if kind in _BUILDS:
                build = _BUILDS[kind]
                return (
                    _cost(self.hand, build, _COLOURS[build][site]),
                    *self._of_build(s, build, site, 2 if IS_PAIR[build] else 1),
                )
            case "double":
                return (_double_cost(site), *self._of_double(s, site))
            case "pay" if IS_PAIR[p.pending] and p.paid == NOTHING:
                return (Event("leads-second-card"),)
            case "pay":
                return self._of_build(s, p.pending, p.site, 1)
            case "discard":
                return (Event("leads-hand", {"cards": p.n_hand[p.actor] - 1}),)
            case "keep":
                return (Event("leads-hand", {"cards": p.n_hand[p.actor]}),)
            case "take":
                return (Event("leads-take", {"cards": p.due[p.actor] - 1}),)
            case "marker":
                return self._of_marker(site)
            case "score":
                return _trial(s, lambda ear: open_scoring(ear, site))
            case "end":
                drawn = cards_to_draw(p)
                asked = drawn and p.stubborn_hand
                return (Event("leads-draw-choice") if asked else Event("leads-draw", {"cards": drawn}),)
            case "draw":
                return (Event("leads-hand", {"cards": p.n_hand[p.actor] + site}),)
            case _:
                return (self._castle_worth(site),)

    def _castle_worth(self, city: int) -> Event:
        return Event("leads-castle", {"points": BASE_VALUE + self.p.stack[city]})

    def _of_build(self, s: State, build: int, site: int, paying: int) -> tuple[Event, ...]:
        """The roads that a build completes, or how far its road would be."""
        if not IS_IN_CITY[build]:
            road = SPACE_ROAD[site]
            if self.roads[road].missing > 1:
                return self._progress(road, 1)
        worth = (self._castle_worth(site),) if build == Build.CASTLE else ()
        return worth + _scorings(s, lambda ear: try_build(ear, build, site, paying))

    def _of_double(self, s: State, double: int) -> tuple[Event, ...]:
        road = DOUBLE_FROM[double, 0]
        if self.roads[road].missing > 2:
            return self._progress(road, 2)
        return _scorings(s, lambda ear: try_double(ear, double))

    def _progress(self, road: int, milestones: int) -> tuple[Event, ...]:
        """How far a road would be with so many milestones more of the actor."""
        shown, actor = self.roads[road], self.p.actor
        others = max(pieces for seat, pieces in enumerate(shown.pieces) if seat != actor)
        about = {"missing": shown.missing - milestones, "pieces": shown.pieces[actor] + milestones, "others": others}
        return (Event("leads-progress", {"road": shown.road, **about}),)

    def _of_marker(self, city: int) -> tuple[Event, ...]:
        """The marker's value, what it does for the own mission and to the castle there."""
        p = self.p
        found = [Event("leads-marker", {"value": BASE_VALUE + p.stack[city]})]
        if self.lacks[CITY_COLOUR[city]]:
            found.append(Event("leads-mission", {"missing": sum(self.lacks) - 1}))
        if p.has_castle[city]:
            found.append(Event("leads-castle-loses", {"seat": p.city[city], "city": CITY_IDS[city]}))
        return tuple(found)


@lru_cache(maxsize=_REMEMBERED)
def _cost(hand: tuple[int, ...], build: int, colours: int) -> Event:
    """What a build costs, with every way to pay for it from a hand (VIA-1002): pairs one after the other."""
    held = [card for card, n in enumerate(hand) for _ in range(n)]
    fitting = [card for card in held if colours >> int(CITY_COLOUR[card]) & 1]
    if not IS_PAIR[build]:
        return _priced(1, [(card,) for card in fitting])
    if build == Build.CASTLE:
        return _priced(2, combinations(fitting, 2))
    return _priced(2, [pair for pair in combinations(held, 2) if CITY_COLOUR[pair[0]] != CITY_COLOUR[pair[1]]])


@lru_cache(maxsize=_REMEMBERED)
def _double_cost(double: int) -> Event:
    road, end = DOUBLE_FROM[double]
    return _priced(1, [(int(ROAD_ENDS[road, end]),)])


def _priced(cards: int, ways: Iterable[tuple[int, ...]]) -> Event:
    """So many cards, to be paid in one of these ways."""
    return Event(
        "leads-cost", {"cards": cards, "ways": tuple(CARD_IDS[card] for way in dict.fromkeys(ways) for card in way)}
    )


def cards_to_draw(p: Any) -> int:
    """How many cards the actor can draw if he ends his turn now."""
    left = p.n_pile + sum(p.discard) + sum(p.front)
    room = HAND_LIMIT - p.n_hand[p.actor] if p.stubborn_hand else DRAWN_PER_TURN
    return min(DRAWN_PER_TURN, room, left)


def _ear(s: State) -> Any:
    """A copy that listens."""
    return events.begin(s, dispatch.game_of(s).listening)


def _trial(s: State, act: Callable[[Any], None]) -> tuple[Event, ...]:
    """What the rules note of the scoring that is opened by trying this on a copy."""
    game, ear = dispatch.game_of(s), _ear(s)
    act(ear)
    assert game.events is not None
    kinds = tuple(game.events)
    rows = [(kinds[row[events.KIND]], row) for row in events.noted_rows(ear)]
    told = [kind.event(row, int(s.actor), "leads-") for kind, row in rows if kind.message in _FORETOLD]
    return tuple(event for event in told if event)


def _scorings(s: State, place: Callable[[Any], None]) -> tuple[Event, ...]:
    """What the roads bring that these pieces complete, each as if it were scored first."""
    ear = _ear(s)
    place(ear)
    complete = [road for road in range(N_ROADS) if ear.road[road] == RoadIs.COMPLETE]
    found: tuple[Event, ...] = ()
    if len(complete) > 1:
        found = (Event("leads-order", {"roads": len(complete)}),)
    for road in complete:

        def act(ear: Any, road: int = road) -> None:
            place(ear)
            open_scoring(ear, road)

        found += _trial(s, act)
    return found
